//! Whole games in a real browser against the real binary.
#![allow(clippy::unwrap_used)]

mod advice;
mod by_hand;
mod durable;
mod fleet;
mod harness;
mod learning;
mod newlands;
mod nusfjord;
mod pomory;
mod reading;
mod whole_game;
