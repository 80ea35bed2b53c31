//! Faults that are planted on purpose, to see whether those who look for faults of several servers find them. Only where debug
//! assertions are on, and only if `NAUST_PLANTED` names one.

use std::sync::OnceLock;

/// An append is answered before it is written.
pub const ANSWER_FIRST: &str = "answer-first";
/// Entries are appended whatever the journal holds already.
pub const NO_COMPARE: &str = "no-compare";
/// A request that is sent again is not recognised.
pub const TWICE: &str = "twice";
/// Nobody compares what they hold with the store.
pub const NO_HEALING: &str = "no-healing";

/// Is this one planted?
pub fn is(fault: &str) -> bool {
    static PLANTED: OnceLock<Option<String>> = OnceLock::new();
    cfg!(debug_assertions)
        && PLANTED.get_or_init(|| std::env::var("NAUST_PLANTED").ok()).as_deref() == Some(fault)
}
