//! Short forms of actions and chance: `move c02 c03`, `bet cod 8`, `card herring2`.

use std::fmt;

use tabletop::{Cursor, Notation, NotationError, Seat};

use crate::{Action, Card, Cards, Cell, Chance, Deed, Kind, News, Port, Resource, Way, card};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deed = self.deed();
        if let Some(news) = deed.news() {
            f.write_str(news.word())?;
        }
        match deed {
            Deed::End => f.write_str("end"),
            Deed::Place { to } => write!(f, "place {to}"),
            Deed::Move { from, to } => write!(f, "move {from} {to}"),
            Deed::Dock { at } => write!(f, "dock {at}"),
            Deed::Bet { cards } => write!(f, "bet {cards}"),
            Deed::Pass => f.write_str("pass"),
            Deed::TakeBack { card } => write!(f, "take-back {card}"),
            Deed::Keep { news } => write!(f, "keep {}", news.word()),
            Deed::Set { kind } => write!(f, "set {}", kind.word()),
            Deed::Pilot { from: None, to } => write!(f, " {to}"),
            Deed::Pilot { from: Some(from), to } => write!(f, " {from} {to}"),
            Deed::Anchor { at, way } => write!(f, " {at} {way}"),
            Deed::Shoals { one, two: None } => write!(f, " {one}"),
            Deed::Shoals { one, two: Some(two) } => write!(f, " {one} {two}"),
            Deed::Saltworks { salt } => write!(f, " {salt}"),
            Deed::Moryana { port } => write!(f, " {port}"),
            Deed::Nets { kind } | Deed::Fair { kind } => write!(f, " {}", kind.word()),
            Deed::Decree { by } => write!(f, " {by}"),
            Deed::FairWind
            | Deed::Carpenters
            | Deed::Gossip
            | Deed::Tackle
            | Deed::Signs
            | Deed::Calm
            | Deed::Word => Ok(()),
        }
    }
}

const VERBS: [&str; 9] = ["end", "place ", "move ", "dock ", "bet ", "pass", "take-back ", "keep ", "set "];

impl Notation for Action {
    fn parse(text: &str) -> Result<Action, NotationError> {
        let mut cursor = Cursor::new(text);
        let verb = cursor.clone().one_of(&VERBS, "a verb").ok();
        let deed = match verb {
            Some(verb) => {
                cursor.need(VERBS[verb], "a verb")?;
                plain(verb, &mut cursor)?
            }
            None => {
                let index = cursor.one_of(
                    &News::WORDS,
                    "end, place, move, dock, bet, pass, take-back, keep, set or a news card",
                )?;
                play(News::ALL[index], &mut cursor)?
            }
        };
        cursor.end()?;
        Ok(deed.into())
    }
}

fn plain(verb: usize, cursor: &mut Cursor<'_>) -> Result<Deed, NotationError> {
    Ok(match verb {
        0 => Deed::End,
        1 => Deed::Place { to: cell(cursor)? },
        2 => {
            let from = cell(cursor)?;
            space(cursor)?;
            Deed::Move { from, to: cell(cursor)? }
        }
        3 => Deed::Dock { at: cell(cursor)? },
        4 => Deed::Bet { cards: cards(cursor)? },
        5 => Deed::Pass,
        6 => Deed::TakeBack { card: one_card(cursor)? },
        7 => Deed::Keep { news: News::ALL[cursor.one_of(&News::WORDS, "a news card")?] },
        _ => Deed::Set { kind: kind(cursor)? },
    })
}

fn play(news: News, cursor: &mut Cursor<'_>) -> Result<Deed, NotationError> {
    if !matches!(
        news,
        News::FairWind
            | News::Carpenters
            | News::Gossip
            | News::Tackle
            | News::Signs
            | News::Calm
            | News::Word
    ) {
        space(cursor)?;
    }
    Ok(match news {
        News::FairWind => Deed::FairWind,
        News::Pilot => {
            let first = cell(cursor)?;
            match cursor.eat(" ") {
                true => Deed::Pilot { from: Some(first), to: cell(cursor)? },
                false => Deed::Pilot { from: None, to: first },
            }
        }
        News::Carpenters => Deed::Carpenters,
        News::Anchor => {
            let at = cell(cursor)?;
            space(cursor)?;
            Deed::Anchor { at, way: Way::ALL[cursor.one_of(&Way::WORDS, "cw or ccw")?] }
        }
        News::Shoals => shoals(cursor)?,
        News::Gossip => Deed::Gossip,
        News::Tackle => Deed::Tackle,
        News::Saltworks => {
            let salt = cards(cursor)?;
            if !Cards::SALT.contains_all(salt) {
                return Err(cursor.expected("salt cards only"));
            }
            Deed::Saltworks { salt }
        }
        News::Signs => Deed::Signs,
        News::Calm => Deed::Calm,
        News::Moryana => Deed::Moryana { port: port(cursor)? },
        News::Nets => Deed::Nets { kind: kind(cursor)? },
        News::Decree => {
            let at = cursor.clone();
            let by = i8::try_from(cursor.number("a number from -9 to 9")?).ok();
            let by = by.filter(|by| (-9..=9).contains(by));
            Deed::Decree { by: by.ok_or(at.expected("a number from -9 to 9"))? }
        }
        News::Word => Deed::Word,
        News::Fair => Deed::Fair { kind: kind(cursor)? },
    })
}

fn shoals(cursor: &mut Cursor<'_>) -> Result<Deed, NotationError> {
    let one = resource(cursor)?;
    if !cursor.eat(" ") {
        return Ok(Deed::Shoals { one, two: None });
    }
    let two = resource(cursor)?;
    Ok(Deed::Shoals { one: one.min(two), two: Some(one.max(two)) })
}

fn space(cursor: &mut Cursor<'_>) -> Result<(), NotationError> {
    cursor.need(" ", "a space")
}

fn cell(cursor: &mut Cursor<'_>) -> Result<Cell, NotationError> {
    const EXPECTED: &str = "a cell from c01 to c32";
    let wrong = cursor.expected(EXPECTED);
    cursor.need("c", EXPECTED)?;
    let digits = cursor.take_while(|c| c.is_ascii_digit());
    let number = if digits.len() == 2 { digits.parse().ok() } else { None };
    number.and_then(Cell::new).ok_or(wrong)
}

fn kind(cursor: &mut Cursor<'_>) -> Result<Kind, NotationError> {
    Ok(Kind::ALL[cursor.one_of(&Kind::WORDS, "salmon, flounder, herring, cod or seal")?])
}

fn port(cursor: &mut Cursor<'_>) -> Result<Port, NotationError> {
    Ok(Port::ALL[cursor.one_of(&["3", "4", "5", "6"], "a port from 3 to 6")?])
}

fn resource(cursor: &mut Cursor<'_>) -> Result<Resource, NotationError> {
    let kind = kind(cursor)?;
    let value = cursor.one_of(&["1", "2"], "the value 1 or 2")?;
    Ok(Resource::new(kind, value as u8 + 1))
}

fn one_card(cursor: &mut Cursor<'_>) -> Result<Card, NotationError> {
    Ok(Card::from_index(cursor.one_of(&card::WORDS, "a kind, or salt 4, 6, 8, 10 or 12")?))
}

/// One or more cards in any order, each once. They are written in ascending order.
fn cards(cursor: &mut Cursor<'_>) -> Result<Cards, NotationError> {
    let mut cards = Cards::only(one_card(cursor)?);
    while cursor.eat(" ") {
        let at = cursor.clone();
        let next = one_card(cursor)?;
        if cards.contains(next) {
            return Err(at.expected("another card: each is laid once"));
        }
        cards = cards.with(Cards::only(next));
    }
    Ok(cards)
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Sealed => f.write_str("sealed"),
            Chance::Peek(card) => write!(f, "peek {card}"),
            Chance::Die(value) => write!(f, "die {value}"),
            Chance::Open => f.write_str("open"),
            Chance::News(news) => write!(f, "news {}", news.word()),
        }
    }
}

const CHANCES: [&str; 7] = ["first ", "card ", "sealed", "peek ", "die ", "open", "news "];

impl Notation for Chance {
    fn parse(text: &str) -> Result<Chance, NotationError> {
        let mut cursor = Cursor::new(text);
        let chance = match cursor.one_of(&CHANCES, "first, card, sealed, peek, die, open or news")? {
            0 => {
                let seat = cursor.one_of(&["a", "b"], "seat a or b")?;
                Chance::First(Seat(seat as u8))
            }
            1 => Chance::Card(resource(&mut cursor)?),
            2 => Chance::Sealed,
            3 => Chance::Peek(one_card(&mut cursor)?),
            4 => {
                let die = cursor.one_of(&["1", "2", "3", "4", "5", "6"], "a number from 1 to 6")?;
                Chance::Die(die as u8 + 1)
            }
            5 => Chance::Open,
            _ => Chance::News(News::ALL[cursor.one_of(&News::WORDS, "a news card")?]),
        };
        cursor.end()?;
        Ok(chance)
    }
}
