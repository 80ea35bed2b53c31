//! What bots know of each game.

mod fjords;
