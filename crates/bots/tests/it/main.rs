//! Bots at small games whose right play is known.

#![allow(clippy::unwrap_used)]

mod arena;
mod choosing;
mod honesty;
mod learning;
mod players;
mod toys;
