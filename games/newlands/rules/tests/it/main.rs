//! The rules of New Lands, tested.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod board;
mod closing;
mod companions;
mod components;
mod discovery;
mod encoding;
mod ending;
mod laws;
mod material;
mod naive;
mod notation;
mod prospects;
mod refusals;
mod rulings;
mod scoring;
mod variants;
mod words;
