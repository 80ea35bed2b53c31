//! The catalog as server and tools use it.
#![allow(clippy::unwrap_used)]

mod editions;
mod memory;
mod naming;
mod tables;
mod teaching;
