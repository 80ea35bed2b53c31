//! What bots know of each game.

mod fjords;
mod fleet;
mod newlands;
mod nusfjord;
mod pomory;
