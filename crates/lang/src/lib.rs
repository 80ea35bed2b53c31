//! Words in English, Russian and Ukrainian.
//!
//! Games and machinery name sentences ([`tabletop::Message`]); the sentences stand in Fluent files. A [`Speaker`]
//! holds all of them in one language and is built once; [`Speaker::at_table`] adds the players' names. [`compare`]
//! says where the languages do not agree with each other.

mod compare;
mod language;
mod sentence;
mod speaker;

pub use compare::{Problem, compare};
pub use language::Lang;
pub use speaker::{AtTable, Speaker};

/// The words of the table itself: wrong setups, actions out of turn, steps that cannot be taken back.
pub const LANG: &[(&str, &str)] = &[
    ("en", include_str!("../ui/en.ftl")),
    ("ru", include_str!("../ui/ru.ftl")),
    ("uk", include_str!("../ui/uk.ftl")),
];
