//! One module for each command.

pub mod analyse;
pub mod arena;
pub mod bench;
pub mod cards;
pub mod check;
pub mod draw;
pub mod games;
pub mod ladder;
pub mod load;
pub mod migrate;
pub mod perft;
pub mod play;
pub mod puzzles;
pub mod replay;
pub mod serve;
pub mod upkeep;
pub mod worker;
