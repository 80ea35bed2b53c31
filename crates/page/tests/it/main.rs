//! Pages as a browser would read them.
#![allow(clippy::unwrap_used)]

mod assets;
mod form;
mod html;
mod pages;
mod sample;
mod table;
mod words;
