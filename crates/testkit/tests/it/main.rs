//! The kit tested on a good game, and on games that are broken on purpose.

mod golden;
mod good;
