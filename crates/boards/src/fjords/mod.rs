//! Fjords as a sea chart.

mod country;
mod hexes;

pub use country::{Corners, HexCountry};
pub use hexes::{Cell, RADIUS};
