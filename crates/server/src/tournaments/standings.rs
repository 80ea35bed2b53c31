//! Who stands where, and why.

use super::{Game, Outcome, Tournament};

/// Where somebody stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The number among all who signed up.
    pub n: usize,
    /// From 1; equal only before the first game.
    pub place: usize,
    /// In half points.
    pub points: i64,
    /// The points of all whom they met, in half points.
    pub opponents: i64,
    /// Half points in games against those with the same points and the same opponents' points.
    pub direct: i64,
    /// What each game brought, in order: half points, or nothing if it goes on.
    pub games: Vec<Option<i64>>,
}

impl Game {
    /// Half points of a player, once the game is over.
    pub fn points_of(&self, n: usize) -> Option<i64> {
        let first = self.first == n;
        match self.outcome? {
            Outcome::Free => Some(2),
            Outcome::Draw => Some(1),
            Outcome::First => Some(if first { 2 } else { 0 }),
            Outcome::Second => Some(if first { 0 } else { 2 }),
        }
    }

    /// Does this player take part?
    pub fn is_of(&self, n: usize) -> bool {
        self.first == n || self.second == Some(n)
    }

    /// Whom a player meets; nobody in a free round.
    pub fn other(&self, n: usize) -> Option<usize> {
        if self.first == n { self.second } else { Some(self.first) }
    }
}

/// The standings, best first: points, then the opponents' points, then the games among those who are still equal, then the lot.
pub fn standings(tournament: &Tournament) -> Vec<Line> {
    let of = |n: usize| tournament.games.iter().filter(move |game| game.is_of(n));
    let points = |n: usize| of(n).filter_map(|game| game.points_of(n)).sum::<i64>();
    let mut lines: Vec<Line> = (0..tournament.entrants.len())
        .map(|n| Line {
            n,
            place: 0,
            points: points(n),
            opponents: of(n)
                .filter(|game| game.outcome.is_some())
                .filter_map(|game| game.other(n))
                .map(points)
                .sum(),
            direct: 0,
            games: of(n).map(|game| game.points_of(n)).collect(),
        })
        .collect();
    for at in 0..lines.len() {
        let line = &lines[at];
        let equal = |other: usize| {
            let other = &lines[other];
            other.n != line.n && (other.points, other.opponents) == (line.points, line.opponents)
        };
        let among = of(line.n).filter(|game| game.other(line.n).is_some_and(equal));
        lines[at].direct = among.filter_map(|game| game.points_of(line.n)).sum();
    }
    let lot = |n: usize| tournament.entrants[n].lot;
    lines.sort_by_key(|line| (-line.points, -line.opponents, -line.direct, lot(line.n)));
    // Before anybody has points they stand by strength.
    if tournament.games.iter().all(|game| game.outcome.is_none()) {
        lines.sort_by_key(|line| (-tournament.entrants[line.n].strength, lot(line.n)));
    }
    for (place, line) in (1..).zip(&mut lines) {
        line.place = place;
    }
    lines
}
