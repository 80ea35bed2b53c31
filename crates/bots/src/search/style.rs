//! How the search explores.

use crate::Luck;

/// The numbers that steer a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How much curiosity counts beside success.
    pub curiosity: f32,
    /// How much the game's inkling about an action counts before much was tried.
    pub bias: f32,
    /// What an untried action is held to be worth beside its place in the tree: added to the average there. Infinite:
    /// try everything once.
    pub welcome: f32,
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
        Style { curiosity: 0.6, bias: 1.0, welcome: 0.1, winning: 0.5, luck: Luck::Merged, informed: true }
    }

    /// Without: uniform playouts to the end, nothing but wins.
    pub const fn plain() -> Style {
        Style {
            curiosity: 1.0,
            bias: 0.0,
            welcome: f32::INFINITY,
            winning: 1.0,
            luck: Luck::Apart,
            informed: false,
        }
    }
}
