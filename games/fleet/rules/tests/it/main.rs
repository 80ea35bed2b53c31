//! The rules of Fleet: The Dice Game, tested: by the rulebook's chapters, by its examples, and by laws that hold for
//! every game.

#![allow(clippy::unwrap_used)]

mod cards;
mod chains;
mod coins;
mod common;
mod course;
mod dice;
mod encoding;
mod harbour;
mod laws;
mod licences;
mod material;
mod notation;
mod position;
mod reckoning;
mod refusals;
mod rulebook;
mod scoring;
mod solo;
mod wharf;
mod words;
