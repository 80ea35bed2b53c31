//! What seats and luck do, and how it is written.

use std::fmt;

use tabletop::{Cursor, Notation, NotationError, Seat};

/// What a seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `seal 3`: bids a plank, face down.
    Seal(u8),
    /// `bury 2`: puts a plank under the boat, face down, to draw another.
    Bury(u8),
    /// `pass`: buries none.
    Pass,
}

/// What luck does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// `first b`: who is first player.
    First(Seat),
    /// `deal 3`: a plank dealt face down to the next seat.
    Deal(u8),
    /// `tide 2`: the prize.
    Tide(u8),
    /// `open`: all bids are opened.
    Open,
    /// `draw 4`: the plank drawn for a buried one.
    Draw(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Seal(plank) => write!(f, "seal {plank}"),
            Action::Bury(plank) => write!(f, "bury {plank}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Deal(plank) => write!(f, "deal {plank}"),
            Chance::Tide(prize) => write!(f, "tide {prize}"),
            Chance::Open => f.write_str("open"),
            Chance::Draw(plank) => write!(f, "draw {plank}"),
        }
    }
}

/// A whole number that fits a byte.
fn byte(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<u8, NotationError> {
    let wrong = cursor.expected(expected);
    u8::try_from(cursor.number(expected)?).map_err(|_| wrong)
}

impl Notation for Action {
    fn parse(text: &str) -> Result<Action, NotationError> {
        let mut cursor = Cursor::new(text);
        let action = match cursor.one_of(&["seal ", "bury ", "pass"], "`seal`, `bury` or `pass`")? {
            0 => Action::Seal(byte(&mut cursor, "a plank")?),
            1 => Action::Bury(byte(&mut cursor, "a plank")?),
            _ => Action::Pass,
        };
        cursor.end()?;
        Ok(action)
    }
}

impl Notation for Chance {
    fn parse(text: &str) -> Result<Chance, NotationError> {
        let mut cursor = Cursor::new(text);
        let words = ["first ", "deal ", "tide ", "open", "draw "];
        let chance = match cursor.one_of(&words, "`first`, `deal`, `tide`, `open` or `draw`")? {
            0 => {
                let wrong = cursor.expected("a seat");
                let mut letters = cursor.take_while(|c| c.is_ascii_lowercase()).chars();
                let seat = letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none());
                Chance::First(seat.ok_or(wrong)?)
            }
            1 => Chance::Deal(byte(&mut cursor, "a plank")?),
            2 => Chance::Tide(byte(&mut cursor, "a prize")?),
            3 => Chance::Open,
            _ => Chance::Draw(byte(&mut cursor, "a plank")?),
        };
        cursor.end()?;
        Ok(chance)
    }
}
