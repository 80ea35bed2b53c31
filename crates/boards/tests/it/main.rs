//! The drawing holds true: it shows the data, every action can be pointed at, files stand alone.

mod country;
mod files;
mod fleet;
mod games;
mod newlands;
mod newlands_land;
mod nusfjord;
mod pomory;
mod sample;
mod scene;
mod words;
