//! Nusfjord, tested.

mod contract;
