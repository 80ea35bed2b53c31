//! How games ended.

use super::{Answer, SeatKind};

/// How a game ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// At which table.
    pub table: String,
    /// On which seat.
    pub seat: u8,
    /// For whom.
    pub kind: SeatKind,
    /// In which place.
    pub place: u8,
    /// With how many points.
    pub points: i32,
}

/// The part of the store that knows how games ended.
pub trait Results {
    /// Writes down how a game ended, once.
    fn keep_results<'a>(&'a self, rows: &'a [ResultRow]) -> Answer<'a, ()>;

    /// How these games ended, by table and seat.
    fn results_of<'a>(&'a self, tables: &'a [&'a str]) -> Answer<'a, Vec<ResultRow>>;
}
