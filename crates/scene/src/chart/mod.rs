//! The chart itself: seeded accidents, curves, stitched coasts, and the layers of a printed landscape.
//!
//! Everything here is a pure function of where things lie, so a board looks the same on every machine and nothing
//! moves when a piece of land is added elsewhere. Units are SVG user units; y grows downwards; "clockwise" is as seen
//! on the screen; the left normal of a direction (dx, dy) is (dy, -dx).

pub mod curve;
pub mod field;
pub mod furniture;
pub mod growth;
pub mod hachures;
pub mod landscape;
pub mod noise;
pub mod path;
pub mod peaks;
pub mod point;
pub mod stitch;

pub use landscape::{At, Border, Country, Ground, Landscape, Plot, Style, draw};
pub use point::{Frame, Point};
pub use stitch::Side;
