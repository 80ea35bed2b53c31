//! Scores that explain themselves.

/// "4 ships × 2 = 8".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreLine<R> {
    /// What the points are for.
    pub reason: R,
    /// How many things were counted.
    pub count: i32,
    /// What they are worth together.
    pub points: i32,
    /// Where they were counted: places in the game's own notation, for lighting up.
    pub places: Vec<String>,
}

impl<R> ScoreLine<R> {
    /// A line that names no places.
    pub fn new(reason: R, count: i32, points: i32) -> ScoreLine<R> {
        ScoreLine { reason, count, points, places: Vec::new() }
    }
}

/// One seat's score, itemised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet<R> {
    /// The items, in the rulebook's order; lines worth nothing stay in.
    pub lines: Vec<ScoreLine<R>>,
    /// Compared in order when totals are equal; more is better.
    pub tiebreaks: Vec<i32>,
}

impl<R> ScoreSheet<R> {
    /// A sheet of these lines, without tie-breaks.
    pub fn new(lines: impl Into<Vec<ScoreLine<R>>>) -> ScoreSheet<R> {
        ScoreSheet { lines: lines.into(), tiebreaks: Vec::new() }
    }

    /// The sum of all lines.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }
}

/// Each seat's place, 1 for the winner; seats that nothing tells apart share a place.
pub fn placings<R>(sheets: &[ScoreSheet<R>]) -> Vec<u8> {
    let key = |sheet: &ScoreSheet<R>| (sheet.total(), sheet.tiebreaks.clone());
    sheets
        .iter()
        .map(|sheet| 1 + sheets.iter().filter(|other| key(other) > key(sheet)).count() as u8)
        .collect()
}
