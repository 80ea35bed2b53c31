//! What the interface answers, as plain data.

use catalog::{Score, ScoreItem, Viewed};
use serde::Serialize;
use tabletop::{Play, Seat, Words};

use crate::{
    live::{Eyes, Live, Snapshot, Stage, TurnTold},
    people,
    problem::Problem,
    store::{Purpose, SeatKind, SeatRow, TableRow, VisitorId},
};

/// A seat.
#[derive(Serialize)]
pub struct SeatAnswer {
    pub seat: char,
    pub name: String,
    pub kind: &'static str,
    pub level: Option<String>,
    pub colour: &'static str,
    pub online: bool,
}

impl SeatAnswer {
    /// A seat as anybody may see it.
    pub fn new(row: &SeatRow, live: Option<&Live>) -> SeatAnswer {
        let (kind, level, online) = match &row.kind {
            SeatKind::Open => ("open", None, false),
            SeatKind::Person(visitor) => {
                let kind = if row.program { "program" } else { "person" };
                (kind, None, live.is_some_and(|live| live.is_present(visitor)))
            }
            SeatKind::Bot(level) => ("bot", Some(level.clone()), true),
        };
        SeatAnswer {
            seat: row.seat.letter(),
            name: row.name.clone(),
            kind,
            level,
            colour: colour(row.seat),
            online,
        }
    }
}

/// The key of a seat's colour and shield.
pub fn colour(seat: Seat) -> &'static str {
    ["p1", "p2", "p3", "p4", "p5"][seat.index() % 5]
}

/// A table in a list.
#[derive(Serialize)]
pub struct ListedTable {
    pub id: String,
    pub name: String,
    pub game: String,
    pub setup: String,
    pub state: &'static str,
    pub seats: Vec<SeatAnswer>,
    pub you: Vec<char>,
    pub turn: Vec<char>,
    pub your_turn: bool,
}

impl ListedTable {
    /// A table as its line in a list tells it to a visitor.
    pub fn new(row: &TableRow, seats: &[SeatRow], visitor: Option<&VisitorId>) -> ListedTable {
        let own = |row: &&SeatRow| visitor.is_some_and(|visitor| row.kind.is(visitor));
        let you: Vec<_> = seats.iter().filter(own).map(|row| row.seat.letter()).collect();
        let turn: Vec<_> = row.standing.turn.chars().collect();
        ListedTable {
            id: row.id.clone(),
            name: row.name.clone(),
            game: row.game.clone(),
            setup: row.setup.clone(),
            state: row.stage().key(),
            seats: seats.iter().map(|row| SeatAnswer::new(row, None)).collect(),
            your_turn: turn.iter().any(|seat| you.contains(seat)),
            you,
            turn,
        }
    }
}

/// A legal action.
#[derive(Serialize)]
pub struct LegalAction {
    pub seat: char,
    pub action: String,
    pub label: String,
    pub path: Vec<String>,
}

/// A seat's score.
#[derive(Serialize)]
pub struct ScoreAnswer {
    pub seat: char,
    pub total: i32,
    pub place: u8,
    pub lines: Vec<ScoreLineAnswer>,
}

/// One item of a score.
#[derive(Serialize)]
pub struct ScoreLineAnswer {
    pub reason: String,
    pub count: i32,
    pub points: i32,
    pub places: Vec<String>,
}

/// One line of the log.
#[derive(Serialize)]
pub struct Line {
    pub step: usize,
    pub actor: Option<char>,
    pub texts: Vec<String>,
}

/// A table as one viewer may know it, but for the view.
#[derive(Serialize)]
pub struct TableAnswer {
    pub id: String,
    pub name: String,
    pub game: String,
    pub setup: String,
    pub edition: String,
    pub rules: u16,
    pub luck: String,
    pub public: bool,
    pub seq: u64,
    pub steps: usize,
    pub shown: usize,
    pub state: &'static str,
    pub turn: TurnTold,
    pub you: Vec<char>,
    pub seats: Vec<SeatAnswer>,
    pub legal: Vec<LegalAction>,
    pub scores: Vec<ScoreAnswer>,
    pub may_undo: Vec<char>,
    pub invite: Option<String>,
    pub rematch: Option<String>,
    pub people: serde_json::Value,
}

/// Everything about a table that `eyes` may know; `shown` is what they see of it, now or in the past.
pub fn table(
    live: &Live,
    snapshot: &Snapshot,
    eyes: &Eyes,
    shown: &dyn Viewed,
    past: bool,
    words: &dyn Words,
) -> TableAnswer {
    let row = &snapshot.row;
    let now = !past && snapshot.stage() == Stage::Playing;
    let letters = |seats: &[Seat]| seats.iter().map(|seat| seat.letter()).collect::<Vec<_>>();
    let undo: Vec<_> =
        eyes.you.iter().copied().filter(|&seat| now && snapshot.may_undo(&eyes.you, seat).is_ok()).collect();
    TableAnswer {
        id: row.id.clone(),
        name: row.name.clone(),
        game: row.game.clone(),
        setup: row.setup.clone(),
        edition: format!("{} {}", row.edition, row.edition_hash),
        rules: row.rules,
        luck: luck(row),
        public: row.public,
        seq: snapshot.seq,
        steps: snapshot.table.steps(),
        shown: shown.steps(),
        state: snapshot.stage().key(),
        turn: shown.turn().into(),
        you: letters(&eyes.you),
        seats: snapshot.seats.iter().map(|row| SeatAnswer::new(row, Some(live))).collect(),
        legal: if now { legal(snapshot, eyes, words) } else { Vec::new() },
        scores: scores(snapshot.scores(shown), words),
        may_undo: letters(&undo),
        invite: None,
        rematch: row.rematch.clone(),
        people: people::told(snapshot),
    }
}

impl TableAnswer {
    /// The answer as JSON, with a view that is JSON already.
    pub fn with_view(&self, view: &[u8]) -> Vec<u8> {
        let mut json = serde_json::to_vec(self).expect("answers are plain data");
        json.pop();
        json.reserve(view.len() + 10);
        json.extend_from_slice(b",\"view\":");
        json.extend_from_slice(view);
        json.push(b'}');
        json
    }
}

/// The commitment to the table's luck, as the record's header states it.
fn luck(row: &TableRow) -> String {
    format!("sha256 {}", row.seed.commitment())
}

fn legal(snapshot: &Snapshot, eyes: &Eyes, words: &dyn Words) -> Vec<LegalAction> {
    let own = eyes.you.iter().copied().filter(|&seat| snapshot.is_asked(seat));
    let actions = own.flat_map(|seat| {
        let choices = snapshot.seen_by(seat).choices().into_iter();
        choices.map(move |choice| LegalAction {
            seat: seat.letter(),
            label: words.say(&choice.label),
            action: choice.action,
            path: choice.path,
        })
    });
    actions.collect()
}

/// The scores of a table. While a game goes on they count only what everybody may know.
fn scores(scores: Vec<Score>, words: &dyn Words) -> Vec<ScoreAnswer> {
    let line = |item: ScoreItem| ScoreLineAnswer {
        reason: words.say(&item.reason),
        count: item.count,
        points: item.points,
        places: item.targets,
    };
    let score = |(seat, score): (u8, Score)| ScoreAnswer {
        seat: Seat(seat).letter(),
        total: score.total,
        place: score.place,
        lines: score.items.into_iter().map(line).collect(),
    };
    (0..).zip(scores).map(score).collect()
}

/// What the viewer learnt from the steps after the first `since`, in words. A step that told them nothing is left out.
pub fn lines(shown: &dyn Viewed, since: usize, words: &dyn Words) -> Vec<Line> {
    let facts = (since..).zip(shown.facts(since)).filter(|(_, facts)| !facts.is_empty());
    let line = |(index, facts): (usize, Vec<catalog::Fact>)| Line {
        step: index + 1,
        actor: facts.iter().find_map(|fact| fact.actor).map(Seat::letter),
        texts: facts.iter().map(|fact| words.say(&fact.message)).collect(),
    };
    facts.map(line).collect()
}

/// Whether the record may be handed out; to everybody or to nobody.
pub fn has_open_record(snapshot: &Snapshot) -> bool {
    snapshot.stage() == Stage::Over || !snapshot.table.is_secretive()
}

/// The record, to everybody alike: of a finished game the whole with its seed, of a running one only where the game has
/// no secrets. Were it open while nothing happens to be hidden, that it closes would tell something.
pub fn record_of(snapshot: &Snapshot) -> Result<Play, Problem> {
    if !has_open_record(snapshot) {
        return Err(Problem::SecretRecord);
    }
    let mut play = snapshot.table.record();
    play.set("table", &snapshot.row.name);
    // What began as a lesson has luck of the lesson's.
    let drawn = matches!(snapshot.row.purpose, Purpose::Game | Purpose::Tournament { .. });
    if drawn {
        play.set("luck", luck(&snapshot.row));
    }
    for seat in snapshot.seats.iter().filter(|seat| !seat.name.is_empty()) {
        play.set(&format!("seat {}", seat.seat), &seat.name);
    }
    if drawn && snapshot.stage() == Stage::Over {
        play.set("seed", snapshot.row.seed.to_text());
    }
    Ok(play)
}
