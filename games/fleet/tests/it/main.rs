//! The rules of Fleet: The Dice Game, tested: by the rulebook's chapters, by its examples, and by laws that hold for
//! every game.

#![allow(clippy::unwrap_used)]

mod laws;
