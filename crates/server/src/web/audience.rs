//! Those who see the same of a table: it is drawn once for all of them, and they are told what changed.
//!
//! Whoever sits at a table is an audience of their own, everybody else is one together; each in its language. The last
//! drawing is kept while somebody has the page open, so that the next one can be compared with it.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use axum::extract::ws::Utf8Bytes;
use lang::Lang;
use page::{Patch, standing_twice};
use scene::{
    parts::{self, Shelf},
    tree::{self, Element, Piece},
};
use serde_json::{Map, json};
use tabletop::Seat;
use tokio::sync::{Mutex as AsyncMutex, broadcast::error::RecvError, watch};

use super::table::{Look, words_hash};
use crate::{
    app::App,
    live::{Live, Notice, Snapshot},
    problem::Problem,
    reader::Reader,
    store::{SeatKind, VisitorId},
    work::{For, Work},
};

/// So long a drawing is kept for a page that was loaded and has not begun to listen.
const KEPT: Duration = Duration::from_secs(30);
/// And so long if there are more audiences than [`MANY`].
const BRIEFLY: Duration = Duration::from_secs(3);
/// A drawing takes some hundred kilobytes.
const MANY: usize = 256;
/// Every so many messages the page checks that it has the elements it should have.
const CHECKED: u64 = 50;
/// Every so many drawings one is made without anything kept, and compared.
const COMPARED: u64 = if cfg!(debug_assertions) { 10 } else { 1000 };
/// More threads would only take the cores from those that answer.
const THREADS: usize = 2;
/// So many pages of one visitor may wait to be drawn.
const WAITING: usize = 32;
/// What the page fills in itself: the server knows no ids inside.
const FILLED_BY_THE_PAGE: [&str; 2] = ["ghost", "prospect"];

/// Who sees the same: the table, who sits there (nobody: all who only look on), for which seat the curtain of a shared
/// screen is raised, the language.
type Key = (String, Option<VisitorId>, Option<Seat>, Lang);

/// A table as one audience sees it.
pub struct Drawing {
    position: Arc<Snapshot>,
    /// Which people were at the table, by seat.
    present: Vec<Presence>,
    /// How many look on.
    watching: usize,
    /// `<div id="table">`.
    root: Arc<Element>,
    /// Names what is drawn.
    pub version: String,
}

impl Drawing {
    /// As markup, with what is this reader's alone.
    pub fn html(&self, own: &[(&str, String)]) -> String {
        let mut text = String::with_capacity(128 * 1024);
        self.root.write(&mut text, &|element| {
            own.iter().find(|(id, _)| **id == *element.id).map(|(_, markup)| markup.clone())
        });
        let version = format!(" data-v=\"{}\"", self.version);
        text.insert_str(self.root.open.len() - 1, &version);
        text
    }
}

/// Whether somebody has the table open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Presence {
    Here,
    Gone,
    /// For so long that the others may do something about it.
    Away,
}

/// What an audience is told.
#[derive(Clone, Default)]
pub struct Told {
    /// The last change: what it leads from and to, and the message.
    pub change: Option<Arc<ChangeMessage>>,
    /// The bot that thinks.
    pub thinking: Option<Seat>,
}

/// The message that leads from one drawing to the next.
pub struct ChangeMessage {
    /// The version it leads from.
    pub from: String,
    /// The version it leads to.
    pub to: String,
    /// As it is sent.
    pub text: Utf8Bytes,
}

/// Those who see the same of a table.
pub struct Audience {
    key: Key,
    drawing: AsyncMutex<(Option<Arc<Drawing>>, u64)>,
    told: watch::Sender<Told>,
    /// For whom it is drawn.
    whom: For,
    asked: Mutex<Instant>,
}

#[derive(Default)]
struct Known {
    audiences: HashMap<Key, (Arc<Audience>, bool)>,
    shelves: HashMap<String, Arc<Shelf>>,
}

/// All audiences, and the threads that draw for them.
pub struct Audiences {
    work: Work,
    known: Mutex<Known>,
}

impl Audiences {
    /// Nobody looks yet.
    pub fn new() -> Audiences {
        Audiences { work: Work::new("draw", THREADS, WAITING), known: Mutex::default() }
    }

    /// The threads that draw.
    pub fn work(&self) -> &Work {
        &self.work
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        // The maps are whole at every moment, so a panic elsewhere cannot have spoilt them.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn of(
        &self,
        known: &mut Known,
        position: &Snapshot,
        reader: &Reader,
        raised: Option<Seat>,
    ) -> Arc<Audience> {
        let you = reader.id().map(|visitor| position.seats_of(visitor)).unwrap_or_default();
        // Who watches and has muted a speaker reads something else than the others who watch.
        let mutes = |visitor: &&VisitorId| position.mutes.iter().any(|(by, _)| by == *visitor);
        let seated = reader.id().filter(|visitor| !you.is_empty() || mutes(visitor));
        let raised = raised.filter(|seat| you.len() > 1 && you.contains(seat));
        let key = (position.row.id.clone(), seated.cloned(), raised, reader.lang);
        if let Some((audience, _)) = known.audiences.get(&key) {
            audience.touch();
            return audience.clone();
        }
        let kept = if known.audiences.len() > MANY { BRIEFLY } else { KEPT };
        known.audiences.retain(|_, (audience, watched)| *watched || audience.touched().elapsed() < kept);
        let in_use: Vec<&str> = known.audiences.keys().map(|(table, ..)| table.as_str()).collect();
        known.shelves.retain(|table, _| in_use.contains(&table.as_str()));
        let audience = Arc::new(Audience {
            key: key.clone(),
            drawing: AsyncMutex::default(),
            told: watch::Sender::default(),
            whom: if seated.is_some() { For::reader(reader) } else { For::host(&position.row.host) },
            asked: Mutex::new(Instant::now()),
        });
        known.audiences.insert(key, (audience.clone(), false));
        audience
    }

    /// The table as it stands, as the reader's audience sees it.
    pub async fn drawing(
        &self,
        app: &App,
        live: &Arc<Live>,
        reader: &Reader,
        raised: Option<Seat>,
    ) -> Result<Arc<Drawing>, Problem> {
        let audience = self.of(&mut self.lock(), &live.snapshot(), reader, raised);
        self.draw(app, live, &audience).await
    }

    /// Begins to listen with the reader's audience.
    pub fn listen(
        &self,
        app: &App,
        live: &Arc<Live>,
        reader: &Reader,
        raised: Option<Seat>,
    ) -> (Arc<Audience>, watch::Receiver<Told>) {
        let mut known = self.lock();
        let audience = self.of(&mut known, &live.snapshot(), reader, raised);
        let told = audience.told.subscribe();
        if let Some((_, watched)) = known.audiences.get_mut(&audience.key)
            && !std::mem::replace(watched, true)
        {
            tokio::spawn(watch_table(app.clone(), live.clone(), audience.clone()));
        }
        (audience, told)
    }

    fn shelf(&self, table: &str) -> Arc<Shelf> {
        self.lock().shelves.entry(table.to_owned()).or_default().clone()
    }

    /// Draws the table if anything has changed, and tells the audience what.
    pub async fn draw(
        &self,
        app: &App,
        live: &Arc<Live>,
        audience: &Arc<Audience>,
    ) -> Result<Arc<Drawing>, Problem> {
        let mut last = audience.drawing.lock().await;
        let position = live.snapshot();
        let present = present(live, &position);
        let watching = live.watching(&position, page::MOST_WATCHERS);
        if let Some(drawing) = &last.0
            && Arc::ptr_eq(&drawing.position, &position)
            && drawing.present == present
            && drawing.watching == watching
        {
            return Ok(drawing.clone());
        }
        last.1 += 1;
        let number = last.1;
        let shelf = self.shelf(&audience.key.0);
        let (app, live, before, key) = (app.clone(), live.clone(), last.0.clone(), audience.key.clone());
        let job = move || {
            let drawing = draw(&app, &live, position, (present, watching), &key, &shelf, number);
            let change = before.and_then(|before| change(&before, &drawing, number));
            (drawing, change)
        };
        let (drawing, change) = self.work.run(&audience.whom, job).await?;
        let drawing = Arc::new(drawing);
        last.0 = Some(drawing.clone());
        if let Some(change) = change {
            audience.told.send_modify(|told| told.change = Some(Arc::new(change)));
        }
        Ok(drawing)
    }

    /// The table is gone.
    fn forget(&self, audience: &Audience) {
        self.lock().audiences.remove(&audience.key);
    }

    /// The audience has gone, unless somebody began to listen meanwhile.
    fn leave(&self, audience: &Audience) -> bool {
        let mut known = self.lock();
        if audience.told.receiver_count() > 0 {
            return false;
        }
        if let Some((_, watched)) = known.audiences.get_mut(&audience.key) {
            *watched = false;
        }
        audience.touch();
        true
    }
}

impl Audience {
    fn touch(&self) {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    fn touched(&self) -> Instant {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Draws whenever something is called out at the table, until the whole audience has gone.
async fn watch_table(app: App, live: Arc<Live>, audience: Arc<Audience>) {
    let audiences = app.audiences();
    let mut notices = live.listen();
    loop {
        let heard = tokio::select! {
            heard = notices.recv() => heard,
            () = audience.told.closed() => {
                if audiences.leave(&audience) {
                    return;
                }
                continue;
            }
        };
        match heard {
            Ok(Notice::Step | Notice::Seat) | Err(RecvError::Lagged(_)) => {
                if let Err(problem) = audiences.draw(&app, &live, &audience).await {
                    tracing::error!(table = audience.key.0, %problem, "the table could not be drawn");
                }
            }
            Ok(Notice::Thinking(seat)) => {
                audience.told.send_modify(|told| told.thinking = Some(seat));
            }
            Err(RecvError::Closed) => return audiences.forget(&audience),
        }
    }
}

/// Which of the people who sit at the table have it open.
fn present(live: &Live, position: &Snapshot) -> Vec<Presence> {
    let here = |kind: &SeatKind| match kind {
        SeatKind::Person(visitor) if live.is_present(visitor) => Presence::Here,
        SeatKind::Person(visitor) if live.is_long_away(visitor) => Presence::Away,
        _ => Presence::Gone,
    };
    position.seats.iter().map(|row| here(&row.kind)).collect()
}

fn draw(
    app: &App,
    live: &Live,
    position: Arc<Snapshot>,
    (present, watching): (Vec<Presence>, usize),
    (table, visitor, raised, lang): &Key,
    shelf: &Arc<Shelf>,
    number: u64,
) -> Drawing {
    let reader = Reader::of_audience(visitor.as_ref(), *lang, format!("/t/{table}"));
    let look =
        Look { app, reader: &reader, live, position: &position, past: false, advice: None, judged: None };
    let eyes = position.eyes_at_screen(reader.id(), *raised);
    let shown = position.seen_with(&eyes);
    let words = words_hash(*lang, &position.seats);
    let mut root = parts::with_shelf(shelf, words, || root(&look.fragment(shown.as_ref(), &eyes)));
    if number.is_multiple_of(COMPARED) {
        let anew = self::root(&look.fragment(shown.as_ref(), &eyes));
        if anew.hash != root.hash {
            tracing::error!(table, "what was kept of the page is not what would be drawn");
            root = anew;
        }
    }
    let version = format!("{:016x}", root.hash);
    Drawing { position, present, watching, root, version }
}

/// The element `<div id="table">` of a fragment.
pub fn root(text: &str) -> Arc<Element> {
    match tree::cut(text).pop() {
        Some(Piece::Element(root)) => root,
        _ => unreachable!("a fragment is one element"),
    }
}

/// The message that leads from one drawing to the next; nothing if they are the same.
fn change(before: &Drawing, drawing: &Drawing, number: u64) -> Option<ChangeMessage> {
    if before.version == drawing.version {
        return None;
    }
    let (from, to) = (before.version.clone(), drawing.version.clone());
    let checked = number.is_multiple_of(CHECKED);
    let twice = if checked || cfg!(debug_assertions) { standing_twice(&drawing.root) } else { None };
    let mut message = Patch::between(&before.root, &drawing.root).to_json();
    if let Some(id) = twice {
        tracing::error!(table = drawing.position.row.id, id, "an id stands twice on the page");
        message = Map::from_iter([("reload".to_owned(), json!(true))]);
    }
    message.insert("seq".into(), json!(drawing.position.seq));
    message.insert("from".into(), json!(from));
    message.insert("to".into(), json!(to));
    if checked {
        message.insert("ids".into(), json!(hash_of_ids(&drawing.root)));
    }
    let text = serde_json::Value::Object(message).to_string().into();
    Some(ChangeMessage { from, to, text })
}

/// A hash (FNV-1a, 32 bits) over all ids in the order of the document, as the page computes it.
fn hash_of_ids(root: &Element) -> u32 {
    fn add(element: &Element, hash: &mut u32) {
        for unit in element.id.encode_utf16().chain([32]) {
            *hash = (*hash ^ u32::from(unit)).wrapping_mul(0x0100_0193);
        }
        if !FILLED_BY_THE_PAGE.contains(&&*element.id) {
            element.children().for_each(|child| add(child, hash));
        }
    }
    let mut hash = 0x811c_9dc5;
    add(root, &mut hash);
    hash
}
