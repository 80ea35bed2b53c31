//! Short forms of actions and outcomes, as [`crate::action`] shows them.

use std::fmt;

use tabletop::{Cursor, Notation, NotationError, Seat};

use crate::{
    action::{Action, Chance, Deed, Shares},
    card::{Card, Cell, Elder},
    effect::Hull,
};

/// Words for the kinds of ship.
pub(crate) const HULL_WORDS: [&str; 4] = ["sloop", "cutter", "schooner", "spare"];

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Deed::Gold => f.write_str("gold"),
            Deed::Transfer => f.write_str("transfer"),
            Deed::Serve(plates) => write!(f, "serve {plates}"),
            Deed::Build(card) => write!(f, "build {}", card.key()),
            Deed::Issue => f.write_str("issue"),
            Deed::Buy => f.write_str("buy"),
            Deed::Clear(cell) => write!(f, "clear {cell}"),
            Deed::Plant(cell) => write!(f, "plant {cell}"),
            Deed::Thin => f.write_str("thin"),
            Deed::Ship(hull, price) => write!(f, "ship {}{}", HULL_WORDS[hull as usize], Nth(price)),
            Deed::Take(elder) => write!(f, "take {}", elder.key()),
        }
    }
}

/// `/2` for the second of several; nothing for the first.
struct Nth(u8);

impl fmt::Display for Nth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { Ok(()) } else { write!(f, "/{}", u16::from(self.0) + 1) }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Work(deed) => write!(f, "{deed}"),
            Action::Copy(deed) => write!(f, "copy {deed}"),
            Action::Use(elder) => write!(f, "use {}", elder.key()),
            Action::Pass => f.write_str("pass"),
            Action::Trade(card, which) => write!(f, "trade {}{}", card.key(), Nth(which)),
            Action::Sell(piece) => write!(f, "sell {}", u16::from(piece) + 1),
            Action::Once(card) => write!(f, "once {}", card.key()),
            Action::End => f.write_str("end"),
            Action::Carry(deed) => write!(f, ">{deed}"),
            Action::At(cell) => write!(f, "at {cell}"),
            Action::OnTrack => f.write_str("at track"),
            Action::Fish(n) => write!(f, "fish {n}"),
            Action::Now => f.write_str("now"),
            Action::Skip => f.write_str("skip"),
            Action::Times(n) => write!(f, "x{n}"),
            Action::Pick(n) => write!(f, "pick {}", u16::from(n) + 1),
            Action::Forest(cell) => write!(f, "forest {cell}"),
            Action::Upgrade(piece) => write!(f, "upgrade {}", u16::from(piece) + 1),
            Action::Exhibit => f.write_str("exhibit"),
            Action::Let(elder) => write!(f, "let {}", elder.key()),
            Action::Feed(seats) => {
                f.write_str("feed ")?;
                (0..5).filter(|i| seats >> i & 1 == 1).try_for_each(|i| write!(f, "{}", i + 1))
            }
            Action::Dividend(shares) => {
                f.write_str("dividend ")?;
                for seat in (0..5).map(Seat) {
                    (0..shares.at(seat)).try_for_each(|_| write!(f, "{seat}"))?;
                }
                Ok(())
            }
        }
    }
}

/// A number from `low` to 255.
fn byte(cursor: &mut Cursor<'_>, low: u8) -> Result<u8, NotationError> {
    let error = cursor.expected("a number");
    u8::try_from(cursor.number("a number")?).ok().filter(|&n| n >= low).ok_or(error)
}

/// `/2` and more, or nothing for the first.
fn nth(cursor: &mut Cursor<'_>) -> Result<u8, NotationError> {
    if cursor.eat("/") { byte(cursor, 2).map(|n| n - 1) } else { Ok(0) }
}

/// A place in a row counted from 1.
fn place(cursor: &mut Cursor<'_>) -> Result<u8, NotationError> {
    byte(cursor, 1).map(|n| n - 1)
}

fn word<'a>(cursor: &mut Cursor<'a>) -> &'a str {
    cursor.take_while(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

fn card(cursor: &mut Cursor<'_>) -> Result<Card, NotationError> {
    let error = cursor.expected("the key of a building");
    Card::from_key(word(cursor)).ok_or(error)
}

fn elder(cursor: &mut Cursor<'_>) -> Result<Elder, NotationError> {
    let error = cursor.expected("the key of an elder");
    Elder::from_key(word(cursor)).ok_or(error)
}

fn cell(cursor: &mut Cursor<'_>) -> Result<Cell, NotationError> {
    let error = cursor.expected("a cell, a1 to d3");
    Cell::from_name(word(cursor)).ok_or(error)
}

fn deed(cursor: &mut Cursor<'_>) -> Result<Deed, NotationError> {
    const WORDS: [&str; 11] = [
        "gold", "transfer", "serve ", "build ", "issue", "buy", "clear ", "plant ", "thin", "ship ", "take ",
    ];
    Ok(match cursor.one_of(&WORDS, "an action")? {
        0 => Deed::Gold,
        1 => Deed::Transfer,
        2 => Deed::Serve(byte(cursor, 0)?),
        3 => Deed::Build(card(cursor)?),
        4 => Deed::Issue,
        5 => Deed::Buy,
        6 => Deed::Clear(cell(cursor)?),
        7 => Deed::Plant(cell(cursor)?),
        8 => Deed::Thin,
        9 => {
            let hull = Hull::ALL[cursor.one_of(&HULL_WORDS, "a kind of ship")?];
            Deed::Ship(hull, nth(cursor)?)
        }
        _ => Deed::Take(elder(cursor)?),
    })
}

fn council_seats(cursor: &mut Cursor<'_>) -> Result<u8, NotationError> {
    let mut seats = 0;
    loop {
        let error = cursor.expected("council seats in ascending order");
        let digits = ["1", "2", "3", "4", "5"];
        let Ok(seat) = cursor.one_of(&digits, "") else {
            return if seats == 0 { Err(error) } else { Ok(seats) };
        };
        if seats >> seat != 0 {
            return Err(error);
        }
        seats |= 1 << seat;
    }
}

fn shares(cursor: &mut Cursor<'_>) -> Result<Shares, NotationError> {
    let (mut shares, mut last) = (Shares::default(), None);
    loop {
        let error = cursor.expected("seats in ascending order");
        let Ok(letter) = cursor.one_of(&["a", "b", "c", "d", "e"], "") else {
            return if last.is_none() { Err(error) } else { Ok(shares) };
        };
        let seat = Seat(letter as u8);
        if last > Some(seat) || shares.at(seat) == 3 {
            return Err(error);
        }
        shares = shares.with(seat, shares.at(seat) + 1);
        last = Some(seat);
    }
}

fn answer(cursor: &mut Cursor<'_>) -> Result<Action, NotationError> {
    const WORDS: [&str; 20] = [
        "use ",
        "pass",
        "trade ",
        "sell ",
        "once ",
        "end",
        "at track",
        "at ",
        "fish ",
        "now",
        "skip",
        "x",
        "pick ",
        "forest ",
        "upgrade ",
        "exhibit",
        "let ",
        "feed ",
        "dividend ",
        "copy ",
    ];
    Ok(match cursor.one_of(&WORDS, "an action")? {
        0 => Action::Use(elder(cursor)?),
        1 => Action::Pass,
        2 => Action::Trade(card(cursor)?, nth(cursor)?),
        3 => Action::Sell(place(cursor)?),
        4 => Action::Once(card(cursor)?),
        5 => Action::End,
        6 => Action::OnTrack,
        7 => Action::At(cell(cursor)?),
        8 => Action::Fish(byte(cursor, 0)?),
        9 => Action::Now,
        10 => Action::Skip,
        11 => Action::Times(byte(cursor, 0)?),
        12 => Action::Pick(place(cursor)?),
        13 => Action::Forest(cell(cursor)?),
        14 => Action::Upgrade(place(cursor)?),
        15 => Action::Exhibit,
        16 => Action::Let(elder(cursor)?),
        17 => Action::Feed(council_seats(cursor)?),
        18 => Action::Dividend(shares(cursor)?),
        _ => Action::Copy(deed(cursor)?),
    })
}

impl Notation for Action {
    fn parse(text: &str) -> Result<Action, NotationError> {
        let mut cursor = Cursor::new(text);
        let mut trial = cursor.clone();
        let action = if cursor.eat(">") {
            Action::Carry(deed(&mut cursor)?)
        } else {
            match deed(&mut trial) {
                Ok(deed) => {
                    cursor = trial;
                    Action::Work(deed)
                }
                // The verb was understood, so the error is about what follows it.
                Err(why) if why.at > 0 => return Err(why),
                Err(_) => answer(&mut cursor)?,
            }
        };
        cursor.end()?;
        Ok(action)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Open(card) => write!(f, "open {}", card.key()),
            Chance::Deal(seat, card) => write!(f, "deal {seat} {}", card.key()),
            Chance::Hands => f.write_str("hands"),
            Chance::Turn(elder) => write!(f, "elder {}", elder.key()),
        }
    }
}

impl Notation for Chance {
    fn parse(text: &str) -> Result<Chance, NotationError> {
        let mut cursor = Cursor::new(text);
        let seat = |cursor: &mut Cursor<'_>| {
            cursor.one_of(&["a", "b", "c", "d", "e"], "a seat").map(|letter| Seat(letter as u8))
        };
        let chance = match cursor.one_of(&["first ", "open ", "deal ", "hands", "elder "], "an outcome")? {
            0 => Chance::First(seat(&mut cursor)?),
            1 => Chance::Open(card(&mut cursor)?),
            2 => {
                let seat = seat(&mut cursor)?;
                cursor.need(" ", "a building")?;
                Chance::Deal(seat, card(&mut cursor)?)
            }
            3 => Chance::Hands,
            _ => Chance::Turn(elder(&mut cursor)?),
        };
        cursor.end()?;
        Ok(chance)
    }
}
