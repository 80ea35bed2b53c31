//! The kit tested on a good game, and on games that are broken on purpose.

mod broken;
mod golden;
mod good;
