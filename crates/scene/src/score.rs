//! Scores on their way to whoever reads them.

use tabletop::Message;

/// One seat's score.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// The sum of the items.
    pub total: i32,
    /// 1 for the first; seats that nothing tells apart share a place.
    pub place: u8,
    /// What it is made of.
    pub items: Vec<ScoreItem>,
}

/// One item of a score.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreItem {
    /// What the points are for.
    pub reason: Message,
    /// How many things were counted.
    pub count: i32,
    /// What they are worth together.
    pub points: i32,
    /// Targets on the board that show where they were counted.
    pub targets: Vec<String>,
    /// How the points come about, sum by sum, where one number hides several.
    pub sums: Vec<Message>,
}
