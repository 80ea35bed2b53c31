//! Cards as play sees them: flat tables of small values, made from the vocabulary once when the material is loaded.

use tabletop::Message;

use crate::{
    effect::{Ability, Condition, Good, Hull, Letter, Modifier, Op, Special, Task, Worth},
    goods::Goods,
};

/// A run of instructions in [`Code::ops`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// First instruction.
    pub at: u16,
    /// One past the last.
    pub end: u16,
}

impl Span {
    /// Is there nothing to do?
    #[inline]
    pub fn is_empty(self) -> bool {
        self.at == self.end
    }
}

/// One op, lowered. Lists, orders and worths are indexes into the tables of [`Code`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// Fixed goods.
    Gain(Goods),
    /// A computed amount.
    GainBy {
        good: Good,
        /// Index into `Code::worths`.
        by: u16,
    },
    /// An exchange, at most `times` times.
    Swap {
        /// Goes.
        give: Goods,
        /// Comes.
        get: Goods,
        /// At most so often.
        times: u8,
    },
    /// A base action: index into [`Code::orders`].
    Do(u16),
    /// One more Forest.
    AddForest,
    /// A ship becomes a better one.
    Upgrade {
        /// Price from sloop to cutter.
        sloop: Goods,
        /// Price from cutter to schooner.
        cutter: Goods,
    },
    /// One of `count` lists from [`Code::lists`].
    Choose {
        /// The first of them.
        first: u16,
        /// How many.
        count: u8,
    },
    /// Hand-written.
    Special(Special),
}

/// A base action as a card or a space orders it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Which action.
    pub task: Task,
    /// Taken off the price.
    pub less: Goods,
    /// Alternatives that replace the printed price; empty if it stands.
    pub prices: Vec<Goods>,
    /// Kinds of ship allowed, one bit per [`Hull`].
    pub hulls: u8,
    /// At most so many plates.
    pub plates: u8,
}

impl Order {
    /// The action as the board prints it.
    pub fn plain(task: Task) -> Order {
        let hulls = 1 << Hull::Sloop as u8 | 1 << Hull::Cutter as u8 | 1 << Hull::Schooner as u8;
        Order { task, less: Goods::NONE, prices: Vec::new(), hulls, plates: u8::MAX }
    }

    /// Is this kind of ship allowed?
    #[inline]
    pub fn allows(&self, hull: Hull) -> bool {
        self.hulls >> hull as u8 & 1 == 1
    }
}

/// A reaction of a building.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct When {
    /// [`crate::effect::Moment::index`] of what it waits for.
    pub moment: u8,
    /// Read when the moment comes.
    pub test: Option<Condition>,
    /// What follows.
    pub ops: Span,
    /// Nothing but gains: needs no decision and runs before the others.
    pub gains: bool,
}

/// An any-time exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// Goods against goods.
    Goods {
        /// Goes.
        give: Goods,
        /// Comes.
        get: Goods,
    },
    /// Ships against gold.
    Ship,
}

/// All lowered ops of an edition.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// Every instruction; spans point here.
    pub ops: Vec<Instruction>,
    /// The same in words, for asking about them.
    pub op_texts: Vec<Message>,
    /// The lists of every `Choose`.
    pub lists: Vec<Span>,
    /// The same in words.
    pub list_texts: Vec<Message>,
    /// Every order; the first eleven are the plain base actions.
    pub orders: Vec<Order>,
    /// Every computed amount.
    pub worths: Vec<Worth>,
    /// Every reaction; buildings hold ranges.
    pub whens: Vec<When>,
}

/// The category printed on a building: when its ability works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Deserialize)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// When it is built.
    AtOnce,
    /// Whenever something happens.
    Whenever,
    /// Any number of times in the own turn.
    AnyTime,
    /// One time in the game.
    Once,
    /// A changed rule.
    Special,
    /// Points at the end.
    Points,
}

/// A building card.
#[derive(Clone, Debug)]
pub struct Building {
    /// The printed number, 101 to 354.
    pub number: u16,
    /// A, B or C.
    pub letter: Letter,
    /// When its ability works.
    pub category: Category,
    /// The printed price.
    pub cost: Goods,
    /// The printed points; a star counts as 0.
    pub points: i8,
    /// A star is printed instead of points.
    pub star: bool,
    /// The card as it is written in the material.
    pub abilities: Vec<Ability>,
    /// Where the entry comes from.
    pub provenance: String,
    /// The chance in percent that it matches the printed card.
    pub confidence: u8,
    /// May be placed on the catch track.
    pub on_track: bool,
    /// What happens when it is built.
    pub build: Span,
    /// Its reactions: a range of `Code::whens`.
    pub whens: (u16, u16),
    /// The moments it reacts to, one bit each.
    pub hears: u16,
    /// Its any-time exchanges.
    pub exchanges: Vec<Exchange>,
    /// What may be done once.
    pub once: Span,
    /// The rules it changes.
    pub always: Vec<Modifier>,
    /// What it scores besides its printed points: indexes into `Code::worths`.
    pub scores: Vec<u16>,
}

#[derive(Clone, Debug)]
pub struct ElderCard {
    /// The printed number, 1 to 18.
    pub number: u8,
    /// The smallest table at which he takes part.
    pub players: u8,
    /// The card as it is written in the material.
    pub ops: Vec<Op>,
    /// Where the entry comes from.
    pub provenance: String,
    /// What he does.
    pub code: Span,
}
