//! The drawing holds true: it shows the data, every action can be pointed at, files stand alone.

mod country;
mod drawn;
mod files;
mod games;
mod letters;
mod sample;
mod words;
