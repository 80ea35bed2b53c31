//! Short forms of actions and chance: `take cod`, `mark casino`, `roll market`.

use std::fmt;

use tabletop::{Cursor, MAX_SEATS, Notation, NotationError, Seat};

use crate::{Action, Chance, Deed, Face, Measure, Section};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.deed() {
            Deed::Take(face) => write!(f, "take {}", face.word()),
            Deed::Mark(section) => write!(f, "mark {}", section.word()),
            Deed::Bonus(measure) => write!(f, "bonus {}", measure.word()),
            deed => f.write_str(VERBS[single(deed)]),
        }
    }
}

/// The words of actions that say everything by themselves, then those that name something.
const VERBS: [&str; 15] = [
    "coins",
    "market",
    "shrimp-star",
    "coin",
    "salvage",
    "hex",
    "reroll",
    "decline",
    "boat",
    "licence",
    "second-fish",
    "fish-coin",
    "take ",
    "mark ",
    "bonus ",
];

const SINGLE: [Deed; 12] = [
    Deed::Coins,
    Deed::Market,
    Deed::ShrimpStar,
    Deed::Coin,
    Deed::Salvage,
    Deed::Hex,
    Deed::Reroll,
    Deed::Decline,
    Deed::Boat,
    Deed::Licence,
    Deed::SecondFish,
    Deed::FishCoin,
];

fn single(deed: Deed) -> usize {
    SINGLE.iter().position(|&it| it == deed).expect("deeds that name nothing stand in the list")
}

impl Notation for Action {
    fn parse(text: &str) -> Result<Action, NotationError> {
        let mut cursor = Cursor::new(text);
        let verb = cursor.one_of(&VERBS, "take, mark, bonus or a word such as coin or decline")?;
        let deed = match verb {
            12 => Deed::Take(face(&mut cursor)?),
            13 => Deed::Mark(section(&mut cursor)?),
            14 => Deed::Bonus(measure(&mut cursor)?),
            verb => SINGLE[verb],
        };
        cursor.end()?;
        Ok(deed.into())
    }
}

fn face(cursor: &mut Cursor<'_>) -> Result<Face, NotationError> {
    cursor.one_of(&Face::WORDS, "a face such as cod, coins or market").map(|index| Face::ALL[index])
}

fn section(cursor: &mut Cursor<'_>) -> Result<Section, NotationError> {
    cursor.one_of(&Section::WORDS, "a section such as cod, barge or casino").map(|index| Section::ALL[index])
}

fn measure(cursor: &mut Cursor<'_>) -> Result<Measure, NotationError> {
    cursor
        .one_of(&Measure::WORDS, "fish, boats, licences, buildings, coins, full or masteries")
        .map(|index| Measure::ALL[index])
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Gold(measure) => write!(f, "gold {}", measure.word()),
            Chance::Silver(measure) => write!(f, "silver {}", measure.word()),
            Chance::Captain(section) => write!(f, "captain {}", section.word()),
            Chance::Roll(face) => write!(f, "roll {}", face.word()),
        }
    }
}

impl Notation for Chance {
    fn parse(text: &str) -> Result<Chance, NotationError> {
        let mut cursor = Cursor::new(text);
        let kinds = ["first ", "gold ", "silver ", "captain ", "roll "];
        let chance = match cursor.one_of(&kinds, "first, gold, silver, captain or roll")? {
            0 => {
                let letter = cursor.take_while(|c| c.is_ascii_lowercase());
                let seat = letter.chars().next().and_then(Seat::from_letter).filter(|_| letter.len() == 1);
                let seat = seat.filter(|seat| seat.index() < MAX_SEATS);
                Chance::First(seat.ok_or(cursor.expected("a seat letter"))?)
            }
            1 => Chance::Gold(measure(&mut cursor)?),
            2 => Chance::Silver(measure(&mut cursor)?),
            3 => Chance::Captain(section(&mut cursor)?),
            _ => Chance::Roll(face(&mut cursor)?),
        };
        cursor.end()?;
        Ok(chance)
    }
}
