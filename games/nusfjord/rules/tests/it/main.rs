//! Nusfjord, tested.

#![allow(clippy::unwrap_used)]

mod actions;
mod board;
mod cod;
mod contract;
mod copying;
mod council;
mod counting;
mod effects;
mod elders;
mod encoding;
mod fishing;
mod gazette;
mod golden;
mod herring;
mod hidden;
mod home;
mod laws;
mod mackerel;
mod material;
mod notation;
mod preparation;
mod reckoning;
mod refusals;
mod rulebook;
mod rulings;
mod scoring;
mod variants;
mod words;
mod work;
