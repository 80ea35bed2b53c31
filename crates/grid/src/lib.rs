//! Geometry that several games share. Numbers only: no terrain, no tiles, no rules.

pub mod hex;
pub mod square;
