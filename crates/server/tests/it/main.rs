//! The server from outside: real requests to a real port, real SQLite in a folder of its own.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic like the tests themselves")]

mod accounts;
mod advice;
mod archives;
mod bots_play;
mod durable;
mod fjords;
mod harbour;
mod hidden;
mod keys;
mod learning;
mod line;
mod live;
mod logs;
mod nodes;
mod openapi;
mod pages;
mod programs;
mod refusals;
mod sealed;
mod series;
mod sessions;
mod starting;
mod stream;
mod swapped;
mod tables;
mod undo;
mod upgrade;
mod wager;
mod words;
