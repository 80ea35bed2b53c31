//! What seats and nature do.

use std::fmt;

use tabletop::Seat;

use crate::{Card, Cards, Cell, Kind, News, Port, Resource, Way};

/// What a seat does, in four bytes. [`Action::deed`] opens it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u32);

/// What a seat does, spelled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// `end`: ends the movement turn.
    End,
    /// `place c13`: brings a ship from the supply out of a port.
    Place {
        /// Where it ends.
        to: Cell,
    },
    /// `move c02 c03`: moves a ship at sea, along the chain or by way of a port.
    Move {
        /// Where it lies.
        from: Cell,
        /// Where it ends.
        to: Cell,
    },
    /// `dock c05`: takes an own ship to the repair dock.
    Dock {
        /// Where it lies.
        at: Cell,
    },
    /// `bet cod 8`: lays two cards face down, or three with Spare Tackle.
    Bet {
        /// Which.
        cards: Cards,
    },
    /// `pass`: plays no news, announces no set.
    Pass,
    /// `take-back 10`: takes one of three sealed cards back (Spare Tackle).
    TakeBack {
        /// Which.
        card: Card,
    },
    /// `keep tackle`: keeps one of two news cards.
    Keep {
        /// Which.
        news: News,
    },
    /// `set cod`: announces a set.
    Set {
        /// Of what.
        kind: Kind,
    },
    /// `fair-wind`: more relocations (N01).
    FairWind,
    /// `pilot c15` from the supply, `pilot c01 c15` from a cell: to any empty cell (N02).
    Pilot {
        /// Where the ship lies; `None` in the supply.
        from: Option<Cell>,
        /// Where it goes.
        to: Cell,
    },
    /// `carpenters`: docked ships come home (N03).
    Carpenters,
    /// `anchor c05 cw`: pushes off the ship that blocks an own one (N04).
    Anchor {
        /// Where both lie.
        at: Cell,
        /// Which way it is pushed.
        way: Way,
    },
    /// `shoals herring1` or `shoals herring1 cod2`: exchanges open cards (N05).
    Shoals {
        /// One card.
        one: Resource,
        /// Another; not before `one` in order.
        two: Option<Resource>,
    },
    /// `gossip`: the opponent bets first and shows a card (N06).
    Gossip,
    /// `tackle`: three cards will be bet (N07).
    Tackle,
    /// `saltworks 4 8`: takes played salt cards back (N08).
    Saltworks {
        /// Which.
        salt: Cards,
    },
    /// `signs`: the weather is rolled anew (N09).
    Signs,
    /// `calm`: the storm takes nobody (N10).
    Calm,
    /// `moryana 6`: the storm comes to this port (N11).
    Moryana {
        /// Which.
        port: Port,
    },
    /// `nets cod`: one ship more for this catch card (N12).
    Nets {
        /// Which.
        kind: Kind,
    },
    /// `decree -2`: the demand for salt changes (N13).
    Decree {
        /// By how much, -9 to 9.
        by: i8,
    },
    /// `word`: the successful card of two scores (N14).
    Word,
    /// `fair cod`: announces a set with one card too few (N15).
    Fair {
        /// Of what.
        kind: Kind,
    },
}

const TAG: u32 = 24;
const FIRST: u32 = 12;
const FIELD: u32 = (1 << FIRST) - 1;

const END: u32 = 0;
const PLACE: u32 = 1;
const MOVE: u32 = 2;
const DOCK: u32 = 3;
const BET: u32 = 4;
const PASS: u32 = 5;
const TAKE_BACK: u32 = 6;
const KEEP: u32 = 7;
const SET: u32 = 8;
/// News cards follow in their own order.
const PLAY: u32 = 9;

/// The most that a decree can say; what it may say is on the card.
const DECREE: i8 = 9;

impl Action {
    /// Ends the movement turn.
    pub(crate) const END: Action = Action(END << TAG);
    /// Plays and announces nothing.
    pub(crate) const PASS: Action = Action(PASS << TAG);

    /// `place`, by the index of the cell.
    #[inline(always)]
    pub(crate) const fn place(to: u32) -> Action {
        Action(PLACE << TAG | to)
    }

    /// `move`, by the indexes of the cells.
    #[inline(always)]
    pub(crate) const fn sail(from: u32, to: u32) -> Action {
        Action(MOVE << TAG | from << FIRST | to)
    }

    /// `dock`, by the index of the cell.
    #[inline(always)]
    pub(crate) const fn dock(at: u32) -> Action {
        Action(DOCK << TAG | at)
    }

    /// What it is.
    #[inline]
    pub fn deed(self) -> Deed {
        let (first, second) = (self.0 >> FIRST & FIELD, self.0 & FIELD);
        let cell = |index: u32| Cell::from_index(index as usize);
        let kind = Kind::ALL[second as usize % Kind::ALL.len()];
        let tag = self.0 >> TAG;
        match tag {
            END => Deed::End,
            PLACE => Deed::Place { to: cell(second) },
            MOVE => Deed::Move { from: cell(first), to: cell(second) },
            DOCK => Deed::Dock { at: cell(second) },
            BET => Deed::Bet { cards: Cards::from_bits(second as u16) },
            PASS => Deed::Pass,
            TAKE_BACK => Deed::TakeBack { card: Card::from_index(second as usize) },
            KEEP => Deed::Keep { news: News::ALL[second as usize % News::ALL.len()] },
            SET => Deed::Set { kind },
            _ => match News::ALL[(tag - PLAY) as usize % News::ALL.len()] {
                News::FairWind => Deed::FairWind,
                News::Pilot => Deed::Pilot { from: first.checked_sub(1).map(cell), to: cell(second) },
                News::Carpenters => Deed::Carpenters,
                News::Anchor => Deed::Anchor { at: cell(first), way: Way::ALL[second as usize % 2] },
                News::Shoals => Deed::Shoals {
                    one: Resource::from_index(first as usize),
                    two: second.checked_sub(1).map(|index| Resource::from_index(index as usize)),
                },
                News::Gossip => Deed::Gossip,
                News::Tackle => Deed::Tackle,
                News::Saltworks => Deed::Saltworks { salt: Cards::from_bits(second as u16) },
                News::Signs => Deed::Signs,
                News::Calm => Deed::Calm,
                News::Moryana => Deed::Moryana { port: Port::ALL[second as usize % 4] },
                News::Nets => Deed::Nets { kind },
                News::Decree => Deed::Decree { by: second as i8 - DECREE },
                News::Word => Deed::Word,
                News::Fair => Deed::Fair { kind },
            },
        }
    }
}

impl Deed {
    /// The news card that is played by it.
    pub fn news(self) -> Option<News> {
        Some(match self {
            Deed::FairWind => News::FairWind,
            Deed::Pilot { .. } => News::Pilot,
            Deed::Carpenters => News::Carpenters,
            Deed::Anchor { .. } => News::Anchor,
            Deed::Shoals { .. } => News::Shoals,
            Deed::Gossip => News::Gossip,
            Deed::Tackle => News::Tackle,
            Deed::Saltworks { .. } => News::Saltworks,
            Deed::Signs => News::Signs,
            Deed::Calm => News::Calm,
            Deed::Moryana { .. } => News::Moryana,
            Deed::Nets { .. } => News::Nets,
            Deed::Decree { .. } => News::Decree,
            Deed::Word => News::Word,
            Deed::Fair { .. } => News::Fair,
            Deed::End
            | Deed::Place { .. }
            | Deed::Move { .. }
            | Deed::Dock { .. }
            | Deed::Bet { .. }
            | Deed::Pass
            | Deed::TakeBack { .. }
            | Deed::Keep { .. }
            | Deed::Set { .. } => return None,
        })
    }
}

impl From<Deed> for Action {
    fn from(deed: Deed) -> Action {
        let cell = |cell: Cell| cell.index() as u32;
        let play = |news: News| PLAY + news.index() as u32;
        let (tag, first, second) = match deed {
            Deed::End => (END, 0, 0),
            Deed::Place { to } => (PLACE, 0, cell(to)),
            Deed::Move { from, to } => (MOVE, cell(from), cell(to)),
            Deed::Dock { at } => (DOCK, 0, cell(at)),
            Deed::Bet { cards } => (BET, 0, cards.bits().into()),
            Deed::Pass => (PASS, 0, 0),
            Deed::TakeBack { card } => (TAKE_BACK, 0, card.index() as u32),
            Deed::Keep { news } => (KEEP, 0, news.index() as u32),
            Deed::Set { kind } => (SET, 0, kind.index() as u32),
            Deed::FairWind => (play(News::FairWind), 0, 0),
            Deed::Pilot { from, to } => (play(News::Pilot), from.map_or(0, |from| cell(from) + 1), cell(to)),
            Deed::Carpenters => (play(News::Carpenters), 0, 0),
            Deed::Anchor { at, way } => (play(News::Anchor), cell(at), way as u32),
            Deed::Shoals { one, two } => {
                (play(News::Shoals), one.index() as u32, two.map_or(0, |two| two.index() as u32 + 1))
            }
            Deed::Gossip => (play(News::Gossip), 0, 0),
            Deed::Tackle => (play(News::Tackle), 0, 0),
            Deed::Saltworks { salt } => (play(News::Saltworks), 0, salt.bits().into()),
            Deed::Signs => (play(News::Signs), 0, 0),
            Deed::Calm => (play(News::Calm), 0, 0),
            Deed::Moryana { port } => (play(News::Moryana), 0, port.index() as u32),
            Deed::Nets { kind } => (play(News::Nets), 0, kind.index() as u32),
            Deed::Decree { by } => (play(News::Decree), 0, (by.clamp(-DECREE, DECREE) + DECREE) as u32),
            Deed::Word => (play(News::Word), 0, 0),
            Deed::Fair { kind } => (play(News::Fair), 0, kind.index() as u32),
        };
        Action(tag << TAG | first << FIRST | second)
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What nature does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// `first b`: this seat is the first player.
    First(Seat),
    /// `card herring2`: this card comes from the resource deck.
    Card(Resource),
    /// `sealed`: both bets lie; nobody takes back any more.
    Sealed,
    /// `peek cod`: this sealed card is shown (Quay Gossip).
    Peek(Card),
    /// `die 4`: the weather die.
    Die(u8),
    /// `open`: both bets are opened.
    Open,
    /// `news tackle`: this card comes from the news deck.
    News(News),
}
