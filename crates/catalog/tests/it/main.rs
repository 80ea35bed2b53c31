//! The catalog as server and tools use it.

mod editions;
mod tables;
