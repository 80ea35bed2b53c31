//! How the search explores.

/// How search treats what luck brings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Luck {
    /// Positions that differ only in what luck brought share a place in the tree: right where luck hardly changes
    /// what is best, and where its outcomes are many.
    Merged,
    /// Every outcome has a place of its own: right where the best answer depends on it and outcomes are few.
    Apart,
    /// Progressive widening: the more often luck was asked here, the more outcomes get places of their own — this
    /// many times the square root. The others share one until there is room.
    Widening(f32),
}

/// The numbers that steer a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How much curiosity counts beside success.
    pub curiosity: f32,
    /// How much it counts, before much was tried, how things look right after an action; 1 takes it at its word.
    pub bias: f32,
    /// From this many visits to a place on it is worth while to look at that.
    pub attention: u32,
    /// An action counts as tried this many times, with the success that its look promises, before it is tried at all, so
    /// that a good one may be tried again before the last of many was tried once. Zero: try everything once first.
    pub patience: f32,
    /// How much winning counts beside the lead.
    pub winning: f32,
    /// What to do with luck.
    pub luck: Luck,
    /// Use the game's playout policy and evaluation?
    pub informed: bool,
    /// Playouts end after this many decisions, at the next point where nothing is half done, and the game is judged.
    pub horizon: u32,
    /// In playouts a seat looks at so many random actions, or at [every one](Style::EVERY), and takes the best.
    pub heed: u32,
    /// Instead of growing a tree, let so many of the most promising actions race each other. Zero: grow a tree.
    pub rivals: u32,
    /// How many usual playouts one of this style is worth, and costs: levels and analyses make so many times fewer.
    pub effort: u32,
    /// Work small ends out to the last position, and decisions of two seats at once in a table of all pairs?
    pub thorough: bool,
}

impl Style {
    /// To heed every action.
    pub const EVERY: u32 = u32::MAX;

    /// With the game's knowledge.
    pub const fn informed() -> Style {
        Style {
            curiosity: 0.6,
            bias: 1.0,
            attention: 3,
            patience: 1.0,
            winning: 0.5,
            luck: Luck::Merged,
            informed: true,
            horizon: u32::MAX,
            heed: 1,
            rivals: 0,
            effort: 1,
            thorough: true,
        }
    }

    /// Without: uniform playouts to the end, nothing but wins.
    pub const fn plain() -> Style {
        Style {
            curiosity: 1.0,
            bias: 0.0,
            attention: u32::MAX,
            patience: 0.0,
            winning: 1.0,
            luck: Luck::Apart,
            informed: false,
            horizon: u32::MAX,
            heed: 1,
            rivals: 0,
            effort: 1,
            thorough: false,
        }
    }
}
