//! What all handlers share.

use std::{
    collections::{HashMap, HashSet},
    path::PathBuf,
    sync::Arc,
};

use catalog::{AnyGame, Catalog};
use lang::{AtTable, Lang, Speaker};

use crate::{
    accounts,
    analyses::Analyses,
    limits::{Gate, Limits},
    live::{Context, Snapshot, Tables},
    observe::Numbers,
    orders::Orders,
    problem::Problem,
    reader::Reader,
    sessions::Sessions,
    store::{Store, VisitorId},
    web::{self, Audiences, Packed, rules::Lessons},
    work::Work,
};

/// Everything that can be said: by the games, the table, the pages and the server.
pub fn words(catalog: &Catalog) -> Vec<(&'static str, &'static str)> {
    [catalog.words(), lang::LANG.into(), page::LANG.into(), crate::LANG.into()].concat()
}

/// What all handlers share; cloning is cheap.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    tables: Arc<Tables>,
    files: page::Files,
    packed: HashMap<&'static str, Packed>,
    covers: HashMap<&'static str, String>,
    /// The games that have cards to read.
    carded: HashSet<&'static str>,
    speakers: [Speaker; 3],
    analyses: Analyses,
    lessons: Lessons,
    sessions: Sessions,
    audiences: Audiences,
    passwords: Work,
    pictures: Work,
    gate: Gate,
    orders: Orders,
    numbers: Numbers,
    surroundings: Surroundings,
}

/// What the server knows of the network around it.
#[derive(Default)]
pub struct Surroundings {
    /// Proxies that are believed when they say on whose behalf they ask.
    pub proxies: Vec<ipnet::IpNet>,
    /// Scheme and host by which the server is known to the world.
    pub url: Option<String>,
    /// The folder with the data, where the token of whoever runs the server lies.
    pub data: Option<PathBuf>,
}

impl App {
    /// Draws what can be drawn once, and learns the languages.
    pub fn new(context: Context, limits: Limits, surroundings: Surroundings) -> App {
        let sources = words(&context.catalog);
        let speakers = Lang::ALL.map(|lang| Speaker::new(lang, &sources));
        let covers = context.catalog.games().map(|game| (game.info().key, game.cover())).collect();
        let assets: Vec<_> = context.catalog.games().map(|game| game.assets()).collect();
        let carded = context.catalog.games().filter(|game| !game.cards().is_empty());
        let carded = carded.map(|game| game.info().key).collect();
        let files = page::Files::new(&assets);
        App(Arc::new(Shared {
            packed: files.names().map(|name| (name, Packed::default())).collect(),
            files,
            tables: Tables::new(context),
            covers,
            carded,
            speakers,
            analyses: Analyses::default(),
            lessons: Lessons::default(),
            sessions: Sessions::default(),
            audiences: Audiences::new(),
            passwords: accounts::hashing(),
            pictures: web::drawing(),
            gate: Gate::new(limits),
            orders: Orders::default(),
            numbers: Numbers::default(),
            surroundings,
        }))
    }

    /// The thread that draws pictures.
    pub fn pictures(&self) -> &Work {
        &self.0.pictures
    }

    /// The threads that hash passwords.
    pub fn passwords(&self) -> &Work {
        &self.0.passwords
    }

    /// Watches over how much one visitor may ask for.
    pub fn gate(&self) -> &Gate {
        &self.0.gate
    }

    /// What whoever runs the server has ordered.
    pub fn orders(&self) -> &Orders {
        &self.0.orders
    }

    /// Numbers for requests.
    pub fn numbers(&self) -> &Numbers {
        &self.0.numbers
    }

    /// What the server knows of the network around it.
    pub fn surroundings(&self) -> &Surroundings {
        &self.0.surroundings
    }

    /// All tables.
    pub fn tables(&self) -> &Arc<Tables> {
        &self.0.tables
    }

    /// Finished games that are being looked at again.
    pub fn analyses(&self) -> &Analyses {
        &self.0.analyses
    }

    /// Rules with their figures, drawn already.
    pub fn lessons(&self) -> &Lessons {
        &self.0.lessons
    }

    /// Whose session a token is.
    pub fn sessions(&self) -> &Sessions {
        &self.0.sessions
    }

    /// Gives a visitor another name.
    pub async fn rename(&self, visitor: &VisitorId, name: &str) -> Result<(), Problem> {
        self.store().rename(visitor, name).await?;
        self.sessions().forget(visitor);
        self.context().news.tell_of_visitor(visitor, false);
        Ok(())
    }

    /// Revokes the token of a person's program; says whether there was one.
    pub async fn revoke_token(&self, owner: &VisitorId, program: &VisitorId) -> Result<bool, Problem> {
        let revoked = self.store().revoke_token(owner, program).await?;
        if revoked {
            self.revoke_sessions(program);
        }
        Ok(revoked)
    }

    /// Sessions of a visitor were ended in the store: here and at all other nodes what they hold open ends, too.
    pub fn revoke_sessions(&self, visitor: &VisitorId) {
        self.sessions().revoke(visitor);
        self.context().news.tell_of_visitor(visitor, true);
    }

    /// Those who have a table open.
    pub fn audiences(&self) -> &Audiences {
        &self.0.audiences
    }

    /// Where everything is kept.
    pub fn store(&self) -> &dyn Store {
        self.context().store.as_ref()
    }

    /// What the tables share.
    pub fn context(&self) -> &Context {
        self.0.tables.context()
    }

    /// All games.
    pub fn catalog(&self) -> &Catalog {
        &self.context().catalog
    }

    /// The game with this key.
    pub fn game(&self, key: &str) -> Result<&dyn AnyGame, Problem> {
        self.catalog().game(key).ok_or(Problem::UnknownGame)
    }

    /// Style, script and symbols of all pages.
    pub fn files(&self) -> &page::Files {
        &self.0.files
    }

    /// A file of theirs as it is sent.
    pub fn packed(&self, name: &str) -> &Packed {
        &self.0.packed[name]
    }

    /// The picture of a game for the lobby.
    pub fn cover(&self, key: &str) -> &str {
        self.0.covers.get(key).map_or("", String::as_str)
    }

    /// Has the game cards to read?
    pub fn has_cards(&self, key: &str) -> bool {
        self.0.carded.contains(key)
    }

    /// The reader's language, where no table is concerned.
    pub fn words(&self, lang: Lang) -> &Speaker {
        let speaker = self.0.speakers.iter().find(|speaker| speaker.lang() == lang);
        speaker.expect("there is a speaker for every language")
    }

    /// The reader's language on the page they look at: at a table it knows the players.
    pub fn words_on_page(&self, reader: &Reader) -> AtTable<'_> {
        let mut parts =
            reader.path.split(['/', '?']).skip_while(|part| !matches!(*part, "t" | "tables")).skip(1);
        let snapshot = parts.next().and_then(|id| self.tables().awake(id));
        self.words(reader.lang).at_table(&snapshot.map(|snapshot| snapshot.names()).unwrap_or_default())
    }

    /// The reader's language at a table, which knows the names of its players.
    pub fn words_at(&self, reader: &Reader, snapshot: &Snapshot) -> AtTable<'_> {
        self.words(reader.lang).at_table(&snapshot.names())
    }
}
