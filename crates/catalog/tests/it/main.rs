//! The catalog as server and tools use it.
#![allow(clippy::unwrap_used)]

mod beginnings;
mod closed;
mod editions;
mod fixed;
mod guides;
mod memory;
mod naming;
mod parts;
mod puzzles;
mod stills;
mod tables;
mod teaching;
