//! Addresses that are called when it is somebody's turn, and the calls that are still to be made.

use super::{Answer, VisitorId};

/// Where somebody wants to be told that a table waits for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hook {
    /// The address.
    pub url: String,
    /// The secret that signs what is sent there.
    pub secret: String,
}

/// A call that is to be made: one for each time that a table began to wait for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// Its number, the same however often it is tried.
    pub n: i64,
    /// Who is told.
    pub visitor: VisitorId,
    /// Where.
    pub hook: Hook,
    /// Which table waits.
    pub table: String,
    /// The number of journal entries since which it waits.
    pub seq: u64,
    /// How often it was tried before.
    pub tries: u32,
}

/// The part of the store that tells people elsewhere.
///
/// The rows are written by [`append`](super::Store::append), with the step that makes them due: one for everybody who has a
/// hook, owes a decision after it, and owed none before it. It takes the place of an earlier one of the same person and table.
pub trait Hooks {
    /// Where somebody is told.
    fn hook_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Option<Hook>>;

    /// Tells somebody there from now on, or nowhere; calls that were not made yet are dropped.
    fn set_hook<'a>(&'a self, visitor: &'a VisitorId, hook: Option<&'a Hook>) -> Answer<'a, ()>;

    /// Calls that are due by `now`; nobody else gets them before `again`.
    fn take_calls(&self, now: i64, again: i64, limit: u32) -> Answer<'_, Vec<Call>>;

    /// A call was tried: it is tried once more at that time, or it is done with.
    fn end_call(&self, n: i64, again: Option<i64>) -> Answer<'_, ()>;
}
