//! Tables over the network: pages, an interface for programs, live updates, and storage that survives.
//!
//! A step is appended to the table's journal before it is answered or published. After a crash every table is there
//! and goes on, because a table *is* its journal: whoever asks for it replays it.

mod accounts;
mod analyses;
mod api;
mod app;
mod archives;
mod clock;
mod connected;
mod connections;
mod extract;
mod frame;
mod hooks;
mod limits;
mod live;
mod metrics;
mod names;
mod observe;
mod opening;
mod operations;
mod people;
mod problem;
mod random;
mod ratings;
mod reader;
mod records;
mod series;
mod server;
mod sessions;
mod store;
mod study;
mod talk;
mod terms;
mod tournaments;
mod turns;
mod upkeep;
mod web;

pub use app::words;
pub use connections::Connections;
pub use limits::Limits;
pub use server::{Config, ServeError, Server, StartError, serve};
pub use store::{Moved, Place, StoreError, migrate};
pub use upkeep::{Finding, UpkeepError, backup, examine, restore};

/// The words of the server: language code and Fluent source.
pub const LANG: &[(&str, &str)] = &[
    ("en", include_str!("../lang/place.en.ftl")),
    ("ru", include_str!("../lang/place.ru.ftl")),
    ("uk", include_str!("../lang/place.uk.ftl")),
    ("en", include_str!("../lang/en.ftl")),
    ("en", include_str!("../lang/limits.en.ftl")),
    ("ru", include_str!("../lang/ru.ftl")),
    ("ru", include_str!("../lang/limits.ru.ftl")),
    ("uk", include_str!("../lang/uk.ftl")),
    ("uk", include_str!("../lang/limits.uk.ftl")),
];
