//! Opening tables: who shall sit where, under which setup, with which luck.

use catalog::{AnyGame, Player};
use tabletop::Seat;

use crate::{
    clock,
    live::{Snapshot, editions},
    names,
    problem::Problem,
    random,
    store::{NewTable, Person, Purpose, SeatKind, SeatRow, Standing, TableRow, VisitorId},
    terms::Terms,
};

/// What bots are called, seat by seat; how well they play is said beside it.
const BOTS: [&str; 8] = ["Astrid", "Bjørn", "Hilde", "Gunnar", "Sigrid", "Ivar", "Ragnhild", "Leif"];

/// Who shall sit on a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chair {
    /// Whoever opens the table, or somebody who shares their screen and has another name.
    Me(Option<String>),
    /// Whoever comes.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// What somebody wants to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// The setup as typed.
    pub setup: String,
    /// The seats in order.
    pub chairs: Vec<Chair>,
    /// Shall it be listed in the lobby?
    pub public: bool,
    /// What is agreed on beside the game.
    pub terms: Terms,
}

/// Names of the bots people can choose, weakest first.
pub fn levels() -> Vec<&'static str> {
    Player::LEVELS.iter().map(|level| level.kind.name()).collect()
}

/// The name of a bot that may sit at a table: a level, or a yardstick that a program asked for.
pub fn level(name: &str) -> Option<&'static str> {
    Player::ALL.iter().map(|player| player.kind.name()).find(|known| *known == name)
}

/// Refuses a setup that no new table can begin with, and too many or too few seats; gives the canonical setup.
pub fn check(game: &dyn AnyGame, wish: &Wish) -> Result<String, Problem> {
    let setup = game.opening(&wish.setup)?;
    let seats = game.seats(&setup)?;
    if wish.chairs.len() != usize::from(seats) {
        return Err(Problem::Seats { given: wish.chairs.len(), seats });
    }
    Ok(setup)
}

/// The table that was wished for, if the game can be played so.
pub fn table(game: &dyn AnyGame, wish: &Wish, host: &Person) -> Result<NewTable, Problem> {
    let setup = check(game, wish)?;
    let seat = |(index, chair): (usize, &Chair)| {
        let (kind, name) = match chair {
            Chair::Me(None) => (SeatKind::Person(host.id.clone()), host.name.clone()),
            Chair::Me(Some(name)) => (SeatKind::Person(host.id.clone()), names::clean(name)?),
            Chair::Open => (SeatKind::Open, String::new()),
            Chair::Bot(name) if level(name).is_some() => {
                (SeatKind::Bot(name.clone()), BOTS[index % BOTS.len()].into())
            }
            Chair::Bot(level) => return Err(Problem::Level(level.clone())),
        };
        Ok(SeatRow { seat: Seat(index as u8), kind, name, program: false })
    };
    let mut seats = wish.chairs.iter().enumerate().map(seat).collect::<Result<Vec<_>, Problem>>()?;
    tell_apart(&mut seats);
    let edition = editions::stored(game);
    let row = TableRow { terms: wish.terms.clone(), ..row(game, setup, &host.id, wish.public, &seats) };
    Ok(NewTable { row, seats, edition, request: None })
}

/// Names that look alike get a number.
fn tell_apart(seats: &mut [SeatRow]) {
    for at in 0..seats.len() {
        let (before, row) = (&seats[..at], &seats[at]);
        let others = before.iter().filter(|row| row.kind != SeatKind::Open).map(|row| row.name.as_str());
        if row.kind != SeatKind::Open {
            seats[at].name = names::apart(&row.name, others.collect::<Vec<_>>());
        }
    }
}

/// What a bot on this seat is called.
pub fn bot_name(seat: usize) -> &'static str {
    BOTS[seat % BOTS.len()]
}

/// A table at which these sit, under a canonical setup. It has begun if nobody is missing.
pub fn seated(
    game: &dyn AnyGame,
    setup: String,
    terms: Terms,
    host: &VisitorId,
    public: bool,
    players: Vec<(SeatKind, String)>,
) -> NewTable {
    let seat = |(index, (kind, name))| SeatRow { seat: Seat(index), kind, name, program: false };
    let mut seats: Vec<SeatRow> = (0..).zip(players).map(seat).collect();
    tell_apart(&mut seats);
    let edition = editions::stored(game);
    let row = TableRow { terms, ..row(game, setup, host, public, &seats) };
    NewTable { row, seats, edition, request: None }
}

/// The same game once more, or the next of its series: same people on the same seats, new luck.
pub fn again(game: &dyn AnyGame, before: &Snapshot, host: &VisitorId) -> NewTable {
    let seats = before.seats.to_vec();
    let setup = before.table.sequel().unwrap_or_else(|| before.row.setup.clone());
    let edition = editions::stored(game);
    let terms = before.row.terms.clone();
    let row = TableRow { terms, ..row(game, setup, host, before.row.public, &seats) };
    NewTable { row, seats, edition, request: None }
}

fn row(game: &dyn AnyGame, setup: String, host: &VisitorId, public: bool, seats: &[SeatRow]) -> TableRow {
    let created = clock::now();
    let full = seats.iter().all(|row| row.kind != SeatKind::Open);
    let edition = game.edition();
    TableRow {
        id: random::id(),
        // The store gives a number.
        number: 0,
        name: random::table_name(),
        game: game.info().key.into(),
        setup,
        rules: game.info().rules_revision,
        edition: edition.name.clone(),
        edition_hash: edition.hash.clone(),
        seed: random::seed(),
        host: host.clone(),
        terms: Terms::default(),
        public,
        invite: random::id(),
        created,
        begun: full.then_some(created),
        standing: Standing::default(),
        rematch: None,
        purpose: Purpose::Game,
    }
}
