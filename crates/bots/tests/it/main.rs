//! Bots at small games whose right play is known.

#![allow(clippy::unwrap_used)]

mod arena;
mod choosing;
mod fjords;
mod honesty;
mod players;
mod toys;
