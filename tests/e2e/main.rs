//! Whole games in a real browser against the real binary.
#![allow(clippy::unwrap_used)]

mod advice;
mod again;
mod axe;
mod by_hand;
mod coached;
mod curtain;
mod deliberate;
mod durable;
mod fleet;
mod guided;
mod hands;
mod harness;
mod insight;
mod learning;
mod live;
mod networks;
mod newlands;
mod nusfjord;
mod painted;
mod place;
mod pomory;
mod reading;
mod telling;
mod told;
mod tournament;
mod whole_game;
