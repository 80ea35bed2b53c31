//! What changed between two states of a value, as JSON by paths.
//!
//! A value is encoded once as compact bytes in which each part can be passed over ([`Document`]). Two documents are then
//! compared by those: parts that are equal are passed over whole, and only what differs is ever written as text.
//!
//! A change is `set` (a path and the new value; an index just beyond the end of a list appends) or `cut` (a path and the
//! new, shorter length of a list). Paths are names and indices joined by `/`; in names `~` is written `~0` and `/` `~1`, as
//! in a JSON pointer; no name is empty. [`apply`] does what a reader does with them.

mod apply;
mod document;
mod encode;
mod fields;

pub use apply::{ApplyError, apply};
pub use document::{Changes, Document};
pub use fields::Fields;
