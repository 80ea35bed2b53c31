//! The catalog as server and tools use it.
#![allow(clippy::unwrap_used)]

mod editions;
mod fixed;
mod memory;
mod naming;
mod puzzles;
mod tables;
mod teaching;
