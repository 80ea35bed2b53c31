//! Nusfjord, tested.

mod actions;
mod board;
mod cod;
mod contract;
mod copying;
mod council;
mod elders;
mod fishing;
mod gazette;
mod herring;
mod home;
mod mackerel;
mod preparation;
mod rulebook;
mod scoring;
mod work;
