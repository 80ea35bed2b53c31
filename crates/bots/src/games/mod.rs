//! What bots know of each game.

pub mod fjords;
pub mod fleet;
pub mod newlands;
pub mod nusfjord;
pub mod pomory;
