//! Bots at small games whose right play is known, and at those of the boathouse.

#![allow(clippy::unwrap_used)]

mod arena;
mod choosing;
mod equilibrium;
mod fjords;
mod honesty;
mod knowledge;
mod learning;
mod players;
mod racing;
mod toys;
mod tuning;
