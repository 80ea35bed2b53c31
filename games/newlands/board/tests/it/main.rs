//! The drawing of New Lands holds true: it shows the data, and every action can be pointed at.

mod drawn;
mod land;
mod words;
