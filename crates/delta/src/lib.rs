//! What changed between two states of a value, as JSON by paths.
//!
//! A value is written once, as JSON text together with where each part of it lies ([`Document`]). Two documents are then
//! compared by their bytes: parts that are equal are passed over whole, so that comparing costs about as much as writing.
//!
//! A change is `set` (a path and the new value; an index just beyond the end of a list appends) or `cut` (a path and the
//! new, shorter length of a list). Paths are names and indices joined by `/`; in names `~` is written `~0` and `/` `~1`, as
//! in a JSON pointer; no name is empty. [`apply`] does what a reader does with them.

mod apply;
mod document;
mod fields;

pub use apply::{ApplyError, apply};
pub use document::{Changes, Document, Room};
pub use fields::Fields;
