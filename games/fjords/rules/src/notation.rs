//! Short forms of actions and chance: `lay ssppps n0e1`, `hex pppsss`.

use std::fmt;

use tabletop::{Cursor, MAX_SEATS, Notation, NotationError, Seat};

use crate::{Action, Chance, Deed, Face, Place};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.deed() {
            Deed::Lay { hex, at } => write!(f, "lay {hex} {at}"),
            Deed::House => f.write_str("house"),
            Deed::NoHouse => f.write_str("no-house"),
            Deed::Home => f.write_str("home"),
            Deed::Secret { from, to } => write!(f, "secret {from} {to}"),
            Deed::Viking { at } => write!(f, "viking {at}"),
            Deed::Journey { at } => write!(f, "journey {at}"),
            Deed::Horse { at } => write!(f, "horse {at}"),
            Deed::Wisdom { cell, at } => write!(f, "wisdom {cell} {at}"),
            Deed::Leave => f.write_str("leave"),
            Deed::Draw => f.write_str("draw"),
        }
    }
}

const VERBS: [&str; 11] = [
    "lay ", "house", "no-house", "home", "secret ", "viking ", "journey ", "horse ", "wisdom ", "leave",
    "draw",
];

impl Notation for Action {
    fn parse(text: &str) -> Result<Action, NotationError> {
        let mut cursor = Cursor::new(text);
        let verb = cursor.one_of(
            &VERBS,
            "lay, house, no-house, home, secret, viking, journey, horse, wisdom, leave or draw",
        )?;
        let cursor = &mut cursor;
        let deed = match verb {
            0 => {
                let hex = Face::read(cursor)?;
                Deed::Lay { hex, at: second_place(cursor)? }
            }
            1 => Deed::House,
            2 => Deed::NoHouse,
            3 => Deed::Home,
            4 => Deed::Secret { from: Place::read(cursor)?, to: second_place(cursor)? },
            5 => Deed::Viking { at: Place::read(cursor)? },
            6 => Deed::Journey { at: Place::read(cursor)? },
            7 => Deed::Horse { at: Place::read(cursor)? },
            8 => Deed::Wisdom { cell: Place::read(cursor)?, at: second_place(cursor)? },
            9 => Deed::Leave,
            _ => Deed::Draw,
        };
        cursor.clone().end()?;
        Ok(deed.into())
    }
}

fn second_place(cursor: &mut Cursor<'_>) -> Result<Place, NotationError> {
    cursor.need(" ", "a space and a place")?;
    Place::read(cursor)
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Hex(face) => write!(f, "hex {face}"),
        }
    }
}

impl Notation for Chance {
    fn parse(text: &str) -> Result<Chance, NotationError> {
        let mut cursor = Cursor::new(text);
        let chance = match cursor
            .one_of(&["first ", "hex "], "`first` and a seat, or `hex` and six corners")?
        {
            0 => {
                let letter = cursor.take_while(|c| c.is_ascii_lowercase());
                let seat = letter.chars().next().and_then(Seat::from_letter).filter(|_| letter.len() == 1);
                let seat = seat.filter(|seat| seat.index() < MAX_SEATS);
                Chance::First(seat.ok_or(cursor.expected("a seat letter"))?)
            }
            _ => Chance::Hex(Face::read(&mut cursor)?),
        };
        cursor.end()?;
        Ok(chance)
    }
}
