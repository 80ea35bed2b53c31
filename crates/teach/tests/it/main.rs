//! Texts as authors write them: what is read, what is refused, what must be alike.
#![allow(clippy::unwrap_used)]

mod drawing;
mod reading;
