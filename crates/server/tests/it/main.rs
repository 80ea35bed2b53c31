//! The server from outside: real requests to a real port, real SQLite in a folder of its own.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic like the tests themselves")]

mod accounts;
mod advice;
mod archives;
mod bots_play;
mod company;
mod connections;
mod durable;
mod encrypted;
mod fjords;
mod flood;
mod harbour;
mod health;
mod hidden;
mod hooks;
mod hosting;
mod keys;
mod learning;
mod line;
mod live;
mod lobby;
mod logs;
mod mishaps;
mod nodes;
mod openapi;
mod pages;
mod programs;
mod ratings;
mod records;
mod refusals;
mod sealed;
mod series;
mod sessions;
mod socket;
mod starting;
mod stream;
mod study;
mod swapped;
mod tables;
mod talk;
mod tournaments;
mod undo;
mod upgrade;
mod wager;
mod words;
