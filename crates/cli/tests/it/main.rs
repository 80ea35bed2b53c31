//! The real command, run as a person or a program would run it.

#![allow(clippy::unwrap_used)]

mod analysing;
mod arena;
mod asking;
mod dependencies;
mod deploy;
mod hosting;
mod ladder;
mod listing;
mod load;
mod moving;
mod naust;
mod nodes;
mod playing;
mod promises;
mod records;
mod serving;
