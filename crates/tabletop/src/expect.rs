//! What a record in a test expects: `= turn b`, `= legal 12`, `= score a 7`, `= place a 1`, `= over`,
//! `= refuse a <action> : <message id>`.

use std::{fmt, str::FromStr};

use crate::{ActError, Game, MAX_SEATS, Notation, Say, Seat, Setup, Table, Turn};

/// Something that must be so at one point of a record.
#[derive(Clone, Debug, PartialEq)]
pub enum Expectation<G: Game> {
    /// `turn *`, `turn ab`: who owes a decision.
    Turn(String),
    /// `legal 12`: how many actions the seats to move have together.
    Legal(usize),
    /// `offer a <action>`: this action is legal.
    Offer(Seat, G::Action),
    /// `refuse a <action> : <message id>`: this action is not, for this reason.
    Refuse(Seat, G::Action, String),
    /// `score a 7`: the points so far.
    Score(Seat, i32),
    /// `place a 1`: the rank by points and tie-breaks.
    Place(Seat, u8),
    /// `over`: the game has ended.
    Over,
}

/// Why an expectation cannot be read or does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectationError(String);

impl fmt::Display for ExpectationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ExpectationError {}

fn seat(word: Option<&str>) -> Option<Seat> {
    let mut letters = word?.chars();
    letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none())
}

impl<G: Game> FromStr for Expectation<G> {
    type Err = ExpectationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ExpectationError(format!("cannot read the expectation `{text}`"));
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let mut words = rest.split(' ');
        let action =
            |text: &str| G::Action::parse(text).map_err(|why| ExpectationError(format!("`{text}`: {why}")));
        Ok(match verb {
            "turn" => Expectation::Turn(rest.into()),
            "legal" => Expectation::Legal(rest.parse().map_err(|_| wrong())?),
            "offer" => {
                let (who, what) = rest.split_once(' ').ok_or_else(wrong)?;
                Expectation::Offer(seat(Some(who)).ok_or_else(wrong)?, action(what)?)
            }
            "refuse" => {
                let (who, what) = rest.split_once(' ').ok_or_else(wrong)?;
                let (what, why) = what.split_once(" : ").ok_or_else(wrong)?;
                Expectation::Refuse(seat(Some(who)).ok_or_else(wrong)?, action(what)?, why.into())
            }
            "score" => {
                let who = seat(words.next()).ok_or_else(wrong)?;
                Expectation::Score(who, words.next().and_then(|n| n.parse().ok()).ok_or_else(wrong)?)
            }
            "place" => {
                let who = seat(words.next()).ok_or_else(wrong)?;
                Expectation::Place(who, words.next().and_then(|n| n.parse().ok()).ok_or_else(wrong)?)
            }
            "over" if rest.is_empty() => Expectation::Over,
            _ => return Err(wrong()),
        })
    }
}

impl<G: Game> fmt::Display for Expectation<G> {
    /// The text that reads back as the same expectation, without the leading `=`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expectation::Turn(turn) => write!(f, "turn {turn}"),
            Expectation::Legal(count) => write!(f, "legal {count}"),
            Expectation::Offer(seat, action) => write!(f, "offer {seat} {action}"),
            Expectation::Refuse(seat, action, why) => write!(f, "refuse {seat} {action} : {why}"),
            Expectation::Score(seat, points) => write!(f, "score {seat} {points}"),
            Expectation::Place(seat, place) => write!(f, "place {seat} {place}"),
            Expectation::Over => f.write_str("over"),
        }
    }
}

impl<G: Game> Expectation<G> {
    /// The same kind of expectation with what is so at `table` now; `None` if there is nothing to put right, as with
    /// an action that is no longer offered.
    pub fn corrected(&self, table: &Table<G>) -> Option<Expectation<G>> {
        let known = |seat: Seat| (seat.0 < table.seats()).then_some(seat);
        match self {
            Expectation::Turn(_) => Some(Expectation::Turn(turn_text(table.turn()))),
            Expectation::Legal(_) => Some(Expectation::Legal(legal_count(table))),
            Expectation::Score(seat, _) => {
                Some(Expectation::Score(*seat, table.state().points(known(*seat)?)))
            }
            Expectation::Place(seat, _) => {
                Some(Expectation::Place(*seat, table.state().places()[known(*seat)?.index()]))
            }
            Expectation::Refuse(seat, action, _) => match table.check(known(*seat)?, *action) {
                Ok(()) => None,
                Err(ActError::Refused(why)) => Some(Expectation::Refuse(*seat, *action, why.say().id.into())),
                Err(other) => Some(Expectation::Refuse(*seat, *action, other.to_string())),
            },
            Expectation::Offer(..) | Expectation::Over => None,
        }
    }

    /// Is it so at `table` now?
    pub fn holds(&self, table: &Table<G>) -> Result<(), ExpectationError> {
        let compare = |what: &str, expected: &dyn fmt::Display, found: &dyn fmt::Display| {
            let (expected, found) = (expected.to_string(), found.to_string());
            if expected == found {
                Ok(())
            } else {
                Err(ExpectationError(format!("expected {what} {expected}, found {found}")))
            }
        };
        let known = |seat: Seat| {
            if seat.0 < table.setup().seats() {
                Ok(seat)
            } else {
                Err(ExpectationError(format!("there is no seat {seat}")))
            }
        };
        match self {
            Expectation::Turn(expected) => compare("turn", expected, &turn_text(table.turn())),
            Expectation::Legal(expected) => compare("legal", expected, &legal_count(table)),
            Expectation::Offer(seat, action) => match table.check(known(*seat)?, *action) {
                Ok(()) => Ok(()),
                Err(why) => Err(ExpectationError(format!("expected `{action}` to be legal: {why}"))),
            },
            Expectation::Refuse(seat, action, expected) => match table.check(known(*seat)?, *action) {
                Ok(()) => Err(ExpectationError(format!("expected `{action}` to be refused"))),
                Err(ActError::Refused(why)) => compare("refusal", expected, &why.say().id),
                Err(other) => compare("refusal", expected, &other),
            },
            Expectation::Score(seat, expected) => {
                compare("score", expected, &table.state().points(known(*seat)?))
            }
            Expectation::Place(seat, expected) => {
                compare("place", expected, &table.state().places()[known(*seat)?.index()])
            }
            Expectation::Over => compare("turn", &"over", &turn_text(table.turn())),
        }
    }
}

fn turn_text(turn: Turn) -> String {
    match turn {
        Turn::Seats(seats) => seats.iter().map(Seat::letter).collect(),
        Turn::Chance => "*".into(),
        Turn::Over => "over".into(),
    }
}

fn legal_count<G: Game>(table: &Table<G>) -> usize {
    let mut actions = Vec::new();
    for seat in (0..MAX_SEATS as u8).map(Seat).filter(|&seat| table.turn().awaits(seat)) {
        table.state().legal(seat, &mut actions);
    }
    actions.len()
}
