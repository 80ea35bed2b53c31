//! The rules of Fjords, tested: by the rulebook's chapters, by its examples, and by laws that hold for every game.

#![allow(clippy::unwrap_used)]

mod common;
mod encoding;
mod exploration;
mod laws;
mod material;
mod naive;
mod original;
mod refusals;
mod rulebook;
mod rulings;
mod runes;
mod scoring;
mod scouting;
mod setting_up;
mod settlement;
mod stones;
mod words;
mod writing;
