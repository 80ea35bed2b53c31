//! How the search explores.

use crate::Luck;

/// The numbers that steer a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How much curiosity counts beside success.
    pub curiosity: f32,
    /// How much it counts, before much was tried, how things look right after an action.
    pub bias: f32,
    /// From this many visits to a place on it is worth while to look at that.
    pub attention: u32,
    /// An action counts as tried this many times with average success before it is tried at all, so that a good one
    /// may be tried again before the last of many was tried once. Zero: try everything once first.
    pub patience: f32,
    /// How much winning counts beside the lead.
    pub winning: f32,
    /// What to do with luck.
    pub luck: Luck,
    /// Use the game's playout policy and evaluation?
    pub informed: bool,
}

impl Style {
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
        }
    }
}
