//! Finished games kept as they were told and drawn: log in words, final picture, scores. A later program whose rules no longer
//! fit a record, or that does not know its game any more, still shows them.
//!
//! One task writes them down, in the background: what has ended, and at the start whatever an earlier program left.

use std::{
    collections::{BTreeMap, HashSet},
    io::{Read as _, Write as _},
};

use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use lang::Lang;
use page::{ArchivedGame, ArchivedLine, ArchivedPlayer};
use scene::file;
use serde::{Deserialize, Serialize};
use tabletop::{Viewer, Words as _};

use crate::{
    api::lines,
    app::App,
    clock,
    live::{Snapshot, Stage},
    problem::Problem,
    web,
};

/// Higher levels make archives a tenth smaller and cost four times as much.
const LEVEL: Compression = Compression::new(2);

/// A finished game as it is kept. Fields are only ever added, with a default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Archive {
    /// Points of every seat at the end.
    pub totals: Vec<i32>,
    /// Everything in words, by language.
    pub told: BTreeMap<String, Told>,
    /// The final picture: SVG that stands alone, with the few words on it in English, for a picture in each language would
    /// be most of the database. Nothing for a game that is not drawn.
    pub picture: Option<String>,
}

/// A finished game in one language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Told {
    game: String,
    agreed: Vec<String>,
    outcome: [String; 2],
    players: Vec<Player>,
    log: Vec<Line>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Player {
    name: String,
    place: u8,
    total: i32,
    items: Vec<(String, i32)>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Line {
    step: usize,
    texts: Vec<String>,
}

impl Archive {
    /// What is kept of a game that is over. After the end nothing is hidden from anybody.
    fn of(app: &App, snapshot: &Snapshot) -> Archive {
        let seen = snapshot.table.viewed_by(Viewer::Omniscient, None);
        let names = snapshot.names();
        let in_words = |lang: Lang| (lang.code().to_owned(), Told::of(app, snapshot, lang));
        let chart = seen.picture(&app.words(Lang::En).at_table(&names));
        let game = app.game(&snapshot.row.game).ok();
        let picture =
            chart.zip(game).map(|(chart, game)| file::svg(&chart, &game.assets(), file::Theme::Day));
        let totals = seen.scores().iter().map(|score| score.total).collect();
        Archive { totals, told: Lang::ALL.map(in_words).into(), picture }
    }

    fn packed(&self) -> Vec<u8> {
        let mut packed = DeflateEncoder::new(Vec::new(), LEVEL);
        let text = serde_json::to_vec(self).expect("an archive is plain data");
        packed.write_all(&text).and_then(|()| packed.finish()).expect("memory can be written to")
    }

    /// Nothing if it is not one of ours.
    fn unpacked(packed: &[u8]) -> Option<Archive> {
        let mut text = Vec::new();
        DeflateDecoder::new(packed).read_to_end(&mut text).ok()?;
        serde_json::from_slice(&text).ok()
    }

    /// What the points of a player were for.
    pub fn items_of(&self, lang: Lang, name: &str) -> Option<&[(String, i32)]> {
        let told = self.told.get(lang.code())?;
        Some(&told.players.iter().find(|player| player.name == name)?.items)
    }

    /// The words of a language.
    pub fn in_words(&self, lang: Lang) -> Option<ArchivedGame<'_>> {
        let told = self.told.get(lang.code()).or(self.told.values().next())?;
        let player = |player: &'_ Player| ArchivedPlayer {
            name: player.name.clone(),
            place: player.place,
            total: player.total,
            items: player.items.clone(),
        };
        let line = |line: &'_ Line| ArchivedLine { step: line.step as u32, texts: line.texts.clone() };
        Some(ArchivedGame {
            game: &told.game,
            agreed: &told.agreed,
            outcome: &told.outcome,
            players: told.players.iter().map(player).collect(),
            log: told.log.iter().map(line).collect(),
            drawn: self.picture.is_some(),
        })
    }
}

impl Told {
    fn of(app: &App, snapshot: &Snapshot, lang: Lang) -> Told {
        let names = snapshot.names();
        let words = app.words(lang).at_table(&names);
        let seen = snapshot.table.viewed_by(Viewer::Omniscient, None);
        let scores = snapshot.scores(seen.as_ref());
        let end = web::end_in_words(app, snapshot, lang, &scores);
        let mut players: Vec<Player> = scores
            .iter()
            .zip(&names)
            .map(|(score, name)| Player {
                name: name.clone(),
                place: score.place,
                total: score.total,
                items: score.items.iter().map(|item| (words.say(&item.reason), item.points)).collect(),
            })
            .collect();
        players.sort_by_key(|player| player.place);
        let log = lines(seen.as_ref(), 0, &words)
            .into_iter()
            .map(|line| Line { step: line.step, texts: line.texts });
        Told { game: end.game, agreed: end.agreed, outcome: end.outcome, players, log: log.collect() }
    }
}

/// The archive of a table, if it has one that can be read.
pub async fn find(app: &App, id: &str) -> Result<Option<Archive>, Problem> {
    Ok(app.store().archive(id).await?.and_then(|packed| Archive::unpacked(&packed)))
}

/// The archive of a table that this program cannot show as it ended: its game is unknown, a step no longer fits, or it would
/// end with other points. Nothing for a table that can be shown.
pub async fn instead_of(
    app: &App,
    id: &str,
    found: Result<&Snapshot, &Problem>,
) -> Result<Option<Archive>, Problem> {
    match found {
        Err(Problem::Outdated | Problem::UnknownGame) => find(app, id).await,
        Err(_) => Ok(None),
        Ok(snapshot) if snapshot.row.standing.ended.is_none() => Ok(None),
        Ok(snapshot) if snapshot.stage() != Stage::Over => find(app, id).await,
        Ok(snapshot) if snapshot.row.rules == snapshot.table.info().rules_revision => Ok(None),
        Ok(snapshot) => {
            let now: Vec<_> = snapshot.table.viewed_by(Viewer::Omniscient, None).scores();
            let totals: Vec<i32> = now.iter().map(|score| score.total).collect();
            Ok(find(app, id).await?.filter(|archive| archive.totals != totals))
        }
    }
}

/// Writes down every game that has ended and is not kept yet, as long as the server runs.
pub async fn keep_all(app: App) {
    let mut closing = app.context().closing.clone();
    // What cannot be shown now will not be shown later by this program.
    let mut lost = HashSet::new();
    loop {
        match app.store().unarchived().await {
            Ok(ids) => {
                for id in ids {
                    if *closing.borrow() {
                        return;
                    }
                    if !lost.contains(&id) && !keep(&app, &id).await {
                        lost.insert(id);
                    }
                }
            }
            Err(error) => tracing::error!(%error, "finished games are not known"),
        }
        tokio::select! {
            () = app.context().ended.notified() => {}
            _ = closing.wait_for(|&closing| closing) => return,
        }
    }
}

/// Says whether the game is kept now.
async fn keep(app: &App, id: &str) -> bool {
    let snapshot = match app.tables().snapshot(id).await {
        Ok(snapshot) if snapshot.stage() == Stage::Over => snapshot,
        _ => return false,
    };
    let drawer = app.clone();
    let packed = tokio::task::spawn_blocking(move || Archive::of(&drawer, &snapshot).packed()).await;
    let Ok(packed) = packed else { return false };
    tracing::debug!(table = id, bytes = packed.len(), "kept for ever");
    match app.store().keep_archive(id, packed, clock::now()).await {
        Ok(()) => true,
        Err(error) => {
            tracing::error!(table = id, %error, "a finished game could not be kept");
            false
        }
    }
}
