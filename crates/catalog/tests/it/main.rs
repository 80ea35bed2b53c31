//! The catalog as server and tools use it.
#![allow(clippy::unwrap_used)]

mod closed;
mod editions;
mod fixed;
mod guides;
mod memory;
mod naming;
mod puzzles;
mod tables;
mod teaching;
