//! Ways to set up a table and to speak about it, so that the tests read like the rulebook.

use fjords::{Action, Chance, Corners, Event, Fjords, Place, Position, Reason, Refusal, Setup, View};
use tabletop::{Game, Notation, Seat, Turn, Viewer};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// The cell at axial coordinates.
pub fn at(q: i8, r: i8) -> Place {
    Place::new(q, r)
}

/// Six corners clockwise from north, in capital letters as RULES.md and the material write them.
#[track_caller]
pub fn hex(corners: &str) -> Corners {
    corners.to_lowercase().parse().unwrap_or_else(|why| panic!("{corners}: {why}"))
}

#[track_caller]
pub fn setup(text: &str) -> Setup {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// A game as it is set up, before luck.
#[track_caller]
pub fn fresh(text: &str) -> Fjords {
    Fjords::new(&setup(text), testkit::material::<Fjords>())
}

/// A table with nothing on it.
#[track_caller]
pub fn empty(text: &str) -> Position {
    Position::empty(&setup(text), testkit::material::<Fjords>())
}

/// A table with the three start hexes.
#[track_caller]
pub fn start(text: &str) -> Position {
    Position::start(&setup(text), testkit::material::<Fjords>())
}

/// Lays hexes, each at its own cell.
pub fn with(position: Position, hexes: &[((i8, i8), &str)]) -> Position {
    hexes.iter().fold(position, |position, &((q, r), corners)| position.hex(at(q, r), hex(corners)))
}

/// Five hexes in a row, plain in the north and one sea in the south.
pub fn coast(text: &str) -> Position {
    with(empty(text), &[0, 1, 2, 3, 4].map(|q| ((q, 0), "PPSSSP")))
}

/// Five hexes in a row, plain in the north and one mountain range in the south.
pub fn ridge(text: &str) -> Position {
    with(empty(text), &[0, 1, 2, 3, 4].map(|q| ((q, 0), "PPMMMP")))
}

/// Three hexes of which two are parted by a ridge and joined by way of the third.
pub fn white(text: &str) -> Position {
    with(empty(text), &[((0, 0), "PMMPPP"), ((1, 0), "PPPPMM"), ((0, 1), "MPPPPP")])
}

/// As many plains-only hexes as wanted, in rows of eight far from everything else.
pub fn plains(position: Position, count: u8) -> (Position, Vec<Place>) {
    let places: Vec<_> = (0..count as i8).map(|n| at(10 + n % 8 - n / 16, 10 + n / 8)).collect();
    (places.iter().fold(position, |position, &place| position.hex(place, hex("PPPPPP"))), places)
}

/// Puts hexes into the row.
pub fn row(position: Position, hexes: &[&str]) -> Position {
    hexes.iter().fold(position, |position, corners| position.in_row(hex(corners)))
}

/// Whose turn it is; nobody's if luck decides or all is over.
pub fn to_move(game: &Fjords) -> Option<Seat> {
    match game.turn() {
        Turn::Seats(seats) => seats.lowest(),
        Turn::Chance | Turn::Over => None,
    }
}

/// What the seat to move may do, in notation.
pub fn choices(game: &Fjords) -> Vec<String> {
    let mut actions = Vec::new();
    to_move(game).into_iter().for_each(|seat| game.legal(seat, &mut actions));
    actions.iter().map(Action::to_string).collect()
}

/// The choices that begin with a verb, without the verb.
pub fn choices_of(game: &Fjords, verb: &str) -> Vec<String> {
    let verb = format!("{verb} ");
    choices(game).iter().filter_map(|choice| choice.strip_prefix(&verb)).map(str::to_owned).collect()
}

/// Places in notation, in the order in which choices are given.
pub fn places(mut places: Vec<Place>) -> Vec<String> {
    places.sort();
    places.iter().map(Place::to_string).collect()
}

#[track_caller]
fn action(text: &str) -> Action {
    Action::parse(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The seat does something legal.
#[track_caller]
pub fn act(game: &mut Fjords, seat: Seat, text: &str) -> Vec<Event> {
    let action = action(text);
    assert_eq!(game.check(seat, action), Ok(()), "{seat} {text}");
    let mut events = Vec::new();
    game.act_unchecked(seat, action, &mut events);
    events
}

/// Luck brings something possible.
#[track_caller]
pub fn reveal(game: &mut Fjords, text: &str) -> Vec<Event> {
    let outcome = Chance::parse(text).unwrap_or_else(|why| panic!("{text}: {why}"));
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    assert!(outcomes.iter().any(|&(possible, _)| possible == outcome), "{text} cannot come: {outcomes:?}");
    let mut events = Vec::new();
    game.reveal_unchecked(outcome, &mut events);
    events
}

/// Why the seat may not do this.
#[track_caller]
pub fn refusal(game: &Fjords, seat: Seat, text: &str) -> Refusal {
    match game.check(seat, action(text)) {
        Ok(()) => panic!("{seat} may {text}"),
        Err(why) => why,
    }
}

/// May the seat do this?
#[track_caller]
pub fn may(game: &Fjords, seat: Seat, text: &str) -> bool {
    game.check(seat, action(text)).is_ok()
}

/// `lay` of a hex in capital letters.
pub fn lay(corners: &str, q: i8, r: i8) -> String {
    format!("lay {} {}", hex(corners), at(q, r))
}

pub fn view(game: &Fjords) -> View {
    game.view(Viewer::Spectator)
}

/// The points of one line of a seat's score sheet; nothing if the line is not there.
pub fn line(game: &Fjords, seat: Seat, reason: Reason) -> Option<i32> {
    let sheet = &game.scores()[seat.index()];
    sheet.lines.iter().find(|line| line.reason == reason).map(|line| line.points)
}

/// Points of all seats.
pub fn points(game: &Fjords) -> Vec<i32> {
    view(game).seats.iter().map(|seat| seat.points).collect()
}

/// Lets luck bring hexes one after the other.
#[track_caller]
pub fn draw(game: &mut Fjords, hexes: &[&str]) {
    for corners in hexes {
        reveal(game, &format!("hex {}", hex(corners)));
    }
}
