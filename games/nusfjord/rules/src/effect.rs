//! The words in which cards are written. A building is a list of [`Ability`]s, an elder a list of [`Op`]s.
//!
//! The material files are read straight into these types. Play does not walk them: `compile` lowers every op
//! into a flat table of small `Instruction`s. Four readers know every op, each in one exhaustive
//! `match`, so that a new one does not compile until all of them have learnt it: `feasible` asks whether it can
//! be carried out, `resolve` carries it out, `say` puts it into words, and `encode` shows it
//! to bots.

use serde::Deserialize;

use crate::goods::Goods;

/// What can be owned in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// At most 12 in the personal supply.
    Wood,
    /// Any amount.
    Fish,
    /// One point each.
    Gold,
}

/// The letter on a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[serde(rename_all = "snake_case")]
pub enum Letter {
    /// Cheap and useful.
    A,
    /// Dearer and stronger.
    B,
    /// From the hand in rounds 4 and 5, open to all from round 6.
    C,
}

/// A kind of ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[serde(rename_all = "snake_case")]
pub enum Hull {
    /// Length 2.
    Sloop,
    /// Length 3.
    Cutter,
    /// Length 4.
    Schooner,
    /// The seventh schooner, which never lies in the supply.
    Spare,
}

impl Hull {
    /// All kinds.
    pub const ALL: [Hull; 4] = [Hull::Sloop, Hull::Cutter, Hull::Schooner, Hull::Spare];

    /// The kind whose price, length and points it has: the spare is a schooner.
    pub fn kind(self) -> Hull {
        if self == Hull::Spare { Hull::Schooner } else { self }
    }
}

/// The eleven actions of the action board, in the rulebook's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// +1 Gold.
    Gold,
    /// Transfer Reserve.
    Transfer,
    /// Serve Fish.
    Serve,
    /// Build a Building.
    Building,
    /// Issue a Share.
    Issue,
    /// Buy All Shares.
    Buy,
    /// Clear a Forest.
    Clear,
    /// Plant a Forest.
    Plant,
    /// Thin Out.
    Thin,
    /// Build a Ship.
    Ship,
    /// Take an Elder.
    Elder,
}

impl Task {
    /// All actions in the rulebook's order.
    pub const ALL: [Task; 11] = [
        Task::Gold,
        Task::Transfer,
        Task::Serve,
        Task::Building,
        Task::Issue,
        Task::Buy,
        Task::Clear,
        Task::Plant,
        Task::Thin,
        Task::Ship,
        Task::Elder,
    ];
}

/// What a building can be.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ability {
    /// After the card is paid for and placed.
    Build(Vec<Op>),
    /// Whenever something happens.
    When {
        /// What.
        on: Moment,
        /// Only if this holds when it happens.
        #[serde(default)]
        test: Option<Condition>,
        /// What follows.
        ops: Vec<Op>,
    },
    /// Alternatives, any number of times, in the owner's turn.
    Anytime(Vec<Op>),
    /// One time in the game, in the owner's turn; then the card is turned.
    Once(Vec<Op>),
    /// Changes a base rule while the card stands.
    Always(Modifier),
    /// Victory points at the end, besides the printed ones.
    Score(Worth),
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Op {
    /// Fixed goods from the general supply.
    Gain(Goods),
    /// A computed amount of one good into the personal supply.
    GainBy {
        good: Good,
        /// How much.
        by: Worth,
    },
    /// An exchange; without `times` once, else 0 to `times` times.
    Swap {
        /// Goes to the general supply.
        give: Goods,
        /// Comes from there.
        get: Goods,
        /// How often at most.
        #[serde(default)]
        times: Option<u8>,
    },
    /// A base action with all its conditions, without a worker.
    Do {
        /// Which.
        action: Task,
        /// Lowers the price.
        #[serde(default)]
        less: Option<Goods>,
        /// Replaces the price by these alternatives.
        #[serde(default)]
        price: Option<Vec<Goods>>,
        /// Only these kinds of ship.
        #[serde(default)]
        ships: Option<Vec<Hull>>,
        /// At most so many plates.
        #[serde(default)]
        plates: Option<u8>,
    },
    /// One Forest on a free double space or on exactly one Forest.
    AddForest,
    /// A sloop becomes a cutter or a cutter a schooner, at that price.
    Upgrade {
        /// From sloop to cutter.
        sloop: Goods,
        /// From cutter to schooner.
        cutter: Goods,
    },
    /// Exactly one of the lists, or none.
    Choose(Vec<Vec<Op>>),
    /// What no other op can say.
    Special(Special),
}

/// Hand-written behaviour: a closed list, one function each in [`crate::special`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// The card may be placed on the catch track instead of a building space.
    OnTrack,
    /// Any-time: return a ship for gold.
    SellShip,
    /// The rightmost ship may be moved onto the card.
    Museum,
    /// Carry out the action of an own elder without worker and fish.
    FreeElder,
    /// Carry out the action of a fully occupied space.
    CopySpace,
}

/// When it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// The action is complete, however it came about.
    After(Task),
    /// An elder's action of yours is complete.
    ElderUsed,
    /// End of the turn in which you placed your third worker.
    LastWorker,
    /// You passed a turn.
    Passed,
    /// All fish of the Fishing Phase are collected.
    FishingEnd,
    /// Before the first turn of the Work Phase.
    WorkStart,
}

impl Moment {
    /// How many moments there are.
    pub const COUNT: u8 = 16;

    /// A number below [`COUNT`](Moment::COUNT).
    #[inline]
    pub fn index(self) -> u8 {
        match self {
            Moment::After(task) => task as u8,
            Moment::ElderUsed => 11,
            Moment::LastWorker => 12,
            Moment::Passed => 13,
            Moment::FishingEnd => 14,
            Moment::WorkStart => 15,
        }
    }
}

/// Which base rule changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Modifier {
    /// Building, ship or buy; sums up, each part at least 0.
    Price {
        /// The action whose price falls.
        action: Task,
        /// By how much.
        less: Goods,
    },
    /// Up to so much wood of a building's price may be paid with fish, 1 for 1.
    FishAsWood(u8),
    /// Goods missing for a building or ship come from the Reserve.
    PayFromReserve,
    /// Step 4 of the Fishing Phase.
    ReserveLimit(u8),
    /// Wood of the personal supply.
    WoodLimit(u8),
    /// Added to the catch.
    Catch(u8),
    /// Fish kept when an elder reaches 3.
    ElderKeep(u8),
    /// No fish on own shares in New Shares.
    SkipNewShares,
    /// Plant a Forest also as one Forest on exactly one Forest.
    PlantOnOne,
}

/// How much.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Worth {
    /// Always the same.
    Flat(u8),
    /// `each` × floor(max(0, count + shift) / step), then raised to `min` and cut to `max`.
    Per {
        /// What is counted.
        count: Count,
        #[serde(default)]
        each: Option<u8>,
        /// For each so many.
        #[serde(default)]
        step: Option<u8>,
        /// Added to the count.
        #[serde(default)]
        shift: Option<i8>,
        /// At least.
        #[serde(default)]
        min: Option<u8>,
        /// At most.
        #[serde(default)]
        max: Option<u8>,
    },
    /// `of[count]`; beyond the end the last entry.
    Table {
        /// What is counted.
        count: Count,
        /// Worth by count.
        of: Vec<u8>,
    },
    /// One of two amounts.
    Test {
        /// Decides.
        test: Condition,
        /// If it holds.
        yes: u8,
        /// If not.
        no: u8,
    },
    /// The parts added up, then cut to `max`.
    Sum {
        /// The parts.
        of: Vec<Worth>,
        /// At most.
        #[serde(default)]
        max: Option<u8>,
    },
}

/// What is counted, on the own board unless said otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Ship tiles owned, on the track or in the museum.
    Ships,
    /// Of these, sloops.
    Sloops,
    /// Of these, cutters.
    Cutters,
    /// Of these, schooners, the spare included.
    Schooners,
    /// Different kinds among them.
    ShipKinds,
    /// Total length of the ships on the track.
    ShipLength,
    /// The catch now.
    Catch,
    /// Free length units of the track.
    FreeTrack,
    /// Own buildings.
    Buildings,
    /// Own A buildings.
    BuildingsA,
    /// Own B buildings.
    BuildingsB,
    /// Own C buildings.
    BuildingsC,
    /// Own buildings with a printed price of 3 wood or more.
    WoodBuildings,
    /// Buildings orthogonally next to this card.
    Neighbours,
    /// Elders in the council.
    Elders,
    /// Free seats in the council.
    EmptySeats,
    /// Fish lying on own elders.
    ElderFish,
    /// Filled plates of the banquet table.
    Plates,
    /// Forests, covered ones too.
    Forests,
    /// Double spaces with Forest.
    ForestPairs,
    /// Double spaces with two Forests.
    ForestStacks,
    /// Free building spaces.
    FreeSpaces,
    /// Wood of the personal supply.
    Wood,
    /// Fish of the personal supply.
    Fish,
    Gold,
    ReserveFish,
    /// Fish in the Reserve and the personal supply.
    AllFish,
    /// Issued shares in the supply.
    Shares,
    /// Of these, of the own colour.
    OwnShares,
    /// Of these, of other colours.
    ForeignShares,
    /// Own unissued shares.
    Unissued,
    /// Goods that left the Reserve in this Transfer Reserve.
    Moved,
    /// Plates filled in this Serve Fish.
    Served,
    /// Forests left on the double space just cleared.
    PairLeft,
    /// The smallest of several counts.
    Least(Vec<Count>),
}

/// Under which condition.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// At least `n`.
    AtLeast {
        /// What is counted.
        count: Count,
        /// How many.
        n: u8,
    },
    /// At most `n`.
    AtMost {
        /// What is counted.
        count: Count,
        /// How many.
        n: u8,
    },
    /// The ship just built is of one of these kinds.
    Ship(Vec<Hull>),
    /// The building just built has one of these letters.
    Letter(Vec<Letter>),
}
