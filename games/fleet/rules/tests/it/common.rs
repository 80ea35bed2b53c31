//! Ways to set up a table and to speak about it, so that the tests read like the rulebook.

use fleet::{
    Action, Chance, Event, Face, Fleet, Position, Reason, Refusal, Section, SectionView, Setup, SheetView,
    View,
};
use tabletop::{Game, Notation, Seat, Turn, Viewer};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

#[track_caller]
pub fn setup(text: &str) -> Setup {
    text.parse().unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// A game as it is set up, before luck.
#[track_caller]
pub fn fresh(text: &str) -> Fleet {
    Fleet::new(&setup(text), testkit::material::<Fleet>())
}

/// Blank sheets in round 1.
#[track_caller]
pub fn blank(text: &str) -> Position {
    Position::new(&setup(text), testkit::material::<Fleet>())
}

/// Faces by their words.
#[track_caller]
pub fn faces(text: &str) -> Vec<Face> {
    text.split_whitespace()
        .map(|word| Face::from_word(word).unwrap_or_else(|| panic!("no face {word}")))
        .collect()
}

/// The boat phase with these dice.
#[track_caller]
pub fn boats(position: Position, dice: &str) -> Fleet {
    position.boat_phase(&faces(dice)).unwrap()
}

/// The town phase with these dice.
#[track_caller]
pub fn town(position: Position, dice: &str) -> Fleet {
    position.town_phase(&faces(dice)).unwrap()
}

/// Whose turn it is; nobody's if luck decides or all is over.
pub fn to_move(game: &Fleet) -> Option<Seat> {
    match game.turn() {
        Turn::Seats(seats) => seats.lowest(),
        Turn::Chance | Turn::Over => None,
    }
}

/// What the seat to move may do, in notation.
pub fn choices(game: &Fleet) -> Vec<String> {
    let mut actions = Vec::new();
    to_move(game).into_iter().for_each(|seat| game.legal(seat, &mut actions));
    actions.iter().map(Action::to_string).collect()
}

/// The choices that begin with a verb, without the verb.
pub fn choices_of(game: &Fleet, verb: &str) -> Vec<String> {
    let verb = format!("{verb} ");
    choices(game).iter().filter_map(|choice| choice.strip_prefix(&verb)).map(str::to_owned).collect()
}

#[track_caller]
fn action(text: &str) -> Action {
    Action::parse(text).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// The seat to move does these things, one after the other.
#[track_caller]
pub fn act(game: &mut Fleet, deeds: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in deeds {
        let seat = to_move(game).unwrap_or_else(|| panic!("nobody may {text}: {:?}", game.turn()));
        assert_eq!(game.check(seat, action(text)), Ok(()), "{seat} {text}");
        game.act_unchecked(seat, action(text), &mut events);
    }
    events
}

/// The outcomes of luck with their weights.
pub fn outcomes(game: &Fleet) -> Vec<(String, u32)> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
}

/// Luck brings these things.
#[track_caller]
pub fn reveal(game: &mut Fleet, chances: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in chances {
        let outcome = Chance::parse(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        let possible = outcomes(game);
        assert!(possible.iter().any(|(word, _)| word == text), "{text} cannot come: {possible:?}");
        game.reveal_unchecked(outcome, &mut events);
    }
    events
}

/// Why the seat to move may not do this.
#[track_caller]
pub fn refusal(game: &Fleet, text: &str) -> Refusal {
    let seat = to_move(game).unwrap_or(A);
    match game.check(seat, action(text)) {
        Ok(()) => panic!("{seat} may {text}"),
        Err(why) => why,
    }
}

/// May the seat to move do this?
#[track_caller]
pub fn may(game: &Fleet, text: &str) -> bool {
    to_move(game).is_some_and(|seat| game.check(seat, action(text)).is_ok())
}

pub fn view(game: &Fleet) -> View {
    game.view(Viewer::Spectator)
}

pub fn sheet(game: &Fleet, seat: Seat) -> SheetView {
    view(game).seats[seat.index()].clone()
}

pub fn section(game: &Fleet, seat: Seat, section: Section) -> SectionView {
    sheet(game, seat).sections[section.index()].clone()
}

/// Boxes marked in a section.
pub fn marked(game: &Fleet, seat: Seat, which: Section) -> usize {
    section(game, seat, which).boxes.iter().filter(|it| it.marked).count()
}

/// Numbers of the boxes that the Captain has crossed.
pub fn crossed(game: &Fleet, which: Section) -> Vec<usize> {
    let boxes = section(game, A, which).boxes;
    (1..).zip(boxes).filter(|(_, it)| it.crossed).map(|(number, _)| number).collect()
}

/// All boxes marked on a sheet.
pub fn all_marked(game: &Fleet, seat: Seat) -> usize {
    Section::ALL.into_iter().map(|which| marked(game, seat, which)).sum()
}

/// Fish on the launched boats of a section.
pub fn fish(game: &Fleet, seat: Seat, which: Section) -> Vec<u8> {
    section(game, seat, which).boats.iter().filter(|boat| boat.launched).map(|boat| boat.fish).collect()
}

pub fn licence(game: &Fleet, seat: Seat, which: Section) -> u8 {
    section(game, seat, which).licence
}

pub fn coins(game: &Fleet, seat: Seat) -> u8 {
    sheet(game, seat).coins
}

pub fn stars(game: &Fleet, seat: Seat) -> u8 {
    sheet(game, seat).pending_stars
}

/// The points of one line of a seat's score sheet; nothing if the line is not there.
pub fn line(game: &Fleet, seat: Seat, reason: Reason) -> Option<i32> {
    let sheet = &game.scores()[seat.index()];
    sheet.lines.iter().find(|line| line.reason == reason).map(|line| line.points)
}

/// Time goes by without anything of note until `until`: all dice are taken as coins and all stars declined, oyster boats
/// keep their fish, luck rolls lobster and market.
#[track_caller]
pub fn pass_time(game: &mut Fleet, until: impl Fn(&Fleet) -> bool) -> Vec<Event> {
    let mut events = Vec::new();
    while !until(game) {
        match game.turn() {
            Turn::Over => panic!("the game is over before it comes to that"),
            Turn::Chance => {
                let possible = outcomes(game);
                let wanted = ["roll market", "roll lobster"]
                    .into_iter()
                    .find(|word| possible.iter().any(|(it, _)| it == word));
                let wanted = wanted.unwrap_or(&possible[0].0).to_owned();
                events.extend(reveal(game, &[&wanted]));
            }
            Turn::Seats(_) => {
                let choices = choices(game);
                let quiet = ["coin", "decline", "second-fish"]
                    .into_iter()
                    .find(|deed| choices.iter().any(|it| it == deed));
                let deed = quiet.unwrap_or(&choices[0]).to_owned();
                events.extend(act(game, &[&deed]));
            }
        }
    }
    events
}

/// Does luck owe the next step?
pub fn luck_is_next(game: &Fleet) -> bool {
    game.turn() == Turn::Chance
}
