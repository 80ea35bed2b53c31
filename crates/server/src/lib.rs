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
mod orders;
mod people;
mod planted;
mod problem;
mod random;
mod ratings;
mod reader;
mod records;
mod retention;
mod series;
mod server;
mod sessions;
mod store;
mod study;
mod talk;
mod terms;
mod tls;
mod tournaments;
mod turns;
mod upkeep;
mod web;
mod work;

pub use app::words;
pub use connections::Connections;
pub use limits::Limits;
pub use orders::{NoOrder, Ordered};
pub use retention::Keeping;
pub use server::{Config, ServeError, Server, StartError, serve, work};
pub use store::{Moved, Place, StoreError, migrate};
pub use tls::{Certificate, TlsError};
pub use upkeep::{Finding, Host, UpkeepError, backup, examine, restore, token};

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
