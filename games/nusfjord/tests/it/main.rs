//! Nusfjord, tested.

mod board;
mod cod;
mod contract;
mod elders;
mod gazette;
mod herring;
mod mackerel;
