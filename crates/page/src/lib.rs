//! The pages of the boathouse: plain models in, HTML out. Everything here works without script; the one script
//! (`assets/naust.js`) makes it quick. No rules, no storage, no network.
//!
//! Words of the page itself stand in `lang/*.ftl` under ids that begin with `ui-`.

mod asset;
mod form;
pub mod model;
mod pages;

pub use asset::{Asset, asset};
pub use model::*;
pub use pages::{
    error, lobby, name_form, new_table, result, rules, table, table_fragment, waiting_fragment, waiting_room,
};

/// The words of the page: language code and Fluent source.
pub const LANG: &[(&str, &str)] = &[
    ("en", include_str!("../lang/en.ftl")),
    ("ru", include_str!("../lang/ru.ftl")),
    ("uk", include_str!("../lang/uk.ftl")),
];
