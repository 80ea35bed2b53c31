//! One module for each command.

pub mod arena;
pub mod bench;
pub mod check;
pub mod draw;
pub mod games;
pub mod perft;
pub mod play;
pub mod replay;
pub mod serve;
