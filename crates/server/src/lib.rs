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
mod extract;
mod frame;
mod live;
mod names;
mod opening;
mod operations;
mod problem;
mod random;
mod reader;
mod series;
mod server;
mod sessions;
mod store;
mod web;

pub use app::words;
pub use server::{Config, ServeError, Server, StartError, serve, work};
pub use store::{Moved, Place, StoreError, migrate};

/// The words of the server: language code and Fluent source.
pub const LANG: &[(&str, &str)] = &[
    ("en", include_str!("../lang/place.en.ftl")),
    ("ru", include_str!("../lang/place.ru.ftl")),
    ("uk", include_str!("../lang/place.uk.ftl")),
    ("en", include_str!("../lang/en.ftl")),
    ("ru", include_str!("../lang/ru.ftl")),
    ("uk", include_str!("../lang/uk.ftl")),
];
