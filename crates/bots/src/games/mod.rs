//! What bots know of each game.
