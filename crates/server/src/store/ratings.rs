//! How strong people and bots are.

use super::{Answer, VisitorId};

/// How strong somebody was after a rated game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    /// In which game, by its key.
    pub game: String,
    /// A visitor, or `bot:` and a level.
    pub who: String,
    /// How many rated games they had played with this one.
    pub n: u32,
    /// Which table it was.
    pub table: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The rating (Weng-Lin).
    pub rating: f64,
    /// How uncertain it is.
    pub uncertainty: f64,
}

/// Somebody on a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Leader {
    /// The newest rating.
    pub rating: RatingRow,
    /// The name of a visitor; empty for bots.
    pub name: String,
    /// The login name; empty for bots.
    pub login: String,
}

/// The part of the store that knows how strong people are.
pub trait Ratings {
    /// The newest ratings of these in a game; who has none is left out.
    fn ratings_now<'a>(&'a self, game: &'a str, who: &'a [String]) -> Answer<'a, Vec<RatingRow>>;

    /// Writes ratings down, all or none; says no if one of these numbers, or this table, is written down already.
    fn add_ratings<'a>(&'a self, rows: &'a [RatingRow]) -> Answer<'a, bool>;

    /// Was this table counted?
    fn is_rated<'a>(&'a self, table: &'a str) -> Answer<'a, bool>;

    /// The best in a game, bots among them.
    fn leaders<'a>(&'a self, game: &'a str, limit: u32) -> Answer<'a, Vec<Leader>>;

    /// All ratings of a visitor, by game and in order.
    fn ratings_of<'a>(&'a self, visitor: &'a VisitorId) -> Answer<'a, Vec<RatingRow>>;

    /// A visitor by a login name: id, name, and since when.
    fn known_by_login<'a>(&'a self, login: &'a str) -> Answer<'a, Option<(super::Person, i64)>>;
}
