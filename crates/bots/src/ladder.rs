//! A round robin and the ratings that come of it: how strong each bot is, and how sure that is.

use std::convert::Infallible;

use tabletop::{Game, Setup};

use crate::arena::{self, Entrant, Log, Match, Outcome};

/// The rating of an average player.
const MIDDLE: f64 = 1500.0;
/// So many points of rating make one ten times as likely to win as to lose.
const DECADE: f64 = 400.0;

/// Two players who met.
#[derive(Clone, Debug, PartialEq)]
pub struct Pairing {
    /// The one, by number.
    pub first: usize,
    /// The other, by number.
    pub second: usize,
    /// What the first got, from 0 to 1, in each group of games that shared their luck.
    pub scores: Vec<f64>,
}

impl Pairing {
    /// What the first got on average.
    pub fn score(&self) -> f64 {
        if self.scores.is_empty() { 0.5 } else { self.scores.iter().sum::<f64>() / self.scores.len() as f64 }
    }
}

/// A round robin: every two meet.
#[derive(Clone, Copy, Debug)]
pub struct RoundRobin {
    /// Seats of the game, two at least.
    pub seats: u8,
    /// Games that two play against each other, at least.
    pub games: u32,
}

impl RoundRobin {
    /// The seatings in which two meet, `true` for the first of them: in turns round the table. With an odd number of seats
    /// either has the majority once.
    fn line_ups(&self) -> Vec<Vec<bool>> {
        let from = |odd: bool| (0..self.seats).map(|seat| seat.is_multiple_of(2) != odd).collect();
        if self.seats.is_multiple_of(2) { vec![from(false)] } else { vec![from(false), from(true)] }
    }

    /// How many games a seating is played: whole rotations, at least as many as asked for.
    pub fn games_each(&self) -> u32 {
        let seats = u32::from(self.seats);
        self.games.div_ceil(self.line_ups().len() as u32).div_ceil(seats) * seats
    }

    /// How many games two play against each other.
    pub fn games_of_pair(&self) -> u32 {
        self.games_each() * self.line_ups().len() as u32
    }

    /// Plays all pairings of so many players, who are numbered from 0; `meet` lets a seating, given by these numbers, play
    /// [so many](RoundRobin::games_each) games.
    pub fn pairings<E>(
        &self,
        players: usize,
        mut meet: impl FnMut(&[usize]) -> Result<Vec<Outcome>, E>,
    ) -> Result<Vec<Pairing>, E> {
        let mut pairings = Vec::new();
        for first in 0..players {
            for second in first + 1..players {
                let mut scores = Vec::new();
                for line_up in self.line_ups() {
                    let seating = line_up.iter().map(|&is_first| if is_first { first } else { second });
                    let outcomes = meet(&seating.collect::<Vec<_>>())?;
                    scores.push(shares(&line_up, &outcomes));
                }
                let groups = scores[0].len();
                let mean =
                    |group: usize| scores.iter().map(|score| score[group]).sum::<f64>() / scores.len() as f64;
                pairings.push(Pairing { first, second, scores: (0..groups).map(mean).collect() });
            }
        }
        Ok(pairings)
    }
}

/// What the first got in each group of games that share their luck, so that equals get a half on average over all seatings.
fn shares(line_up: &[bool], outcomes: &[Outcome]) -> Vec<f64> {
    let of_first = |outcome: &Outcome| -> f64 {
        let own = outcome.wins.iter().zip(line_up).filter(|(_, is_first)| **is_first);
        own.map(|(wins, _)| wins).sum()
    };
    let group = |games: &[Outcome]| games.iter().map(of_first).sum::<f64>() / line_up.len() as f64;
    outcomes.chunks(line_up.len()).map(group).collect()
}

/// Lets every two of these bots meet, and rates them. Of `terms` the number of games is that of each pair, at least.
pub fn play<G: Game>(
    setup: &G::Setup,
    material: &'static G::Material,
    entrants: &[Entrant<G>],
    terms: &Match<'_>,
) -> Vec<Rating> {
    let round = RoundRobin { seats: setup.seats(), games: terms.games };
    let terms = Match { games: round.games_each(), ..*terms };
    let meet = |seating: &[usize]| -> Result<_, Infallible> {
        let seating: Vec<&Entrant<G>> = seating.iter().map(|&number| &entrants[number]).collect();
        Ok(arena::outcomes(setup, material, &seating, &terms, &Log::NONE))
    };
    let Ok(pairings) = round.pairings(entrants.len(), meet);
    ratings(entrants.len(), &pairings)
}

/// How strong a player is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// On a scale where 400 points more mean winning ten times as often as losing, and the average player has 1500.
    pub rating: f64,
    /// The true rating lies above this with 97.5 % confidence,
    pub low: f64,
    /// and below this.
    pub high: f64,
}

/// Rates players, who are numbered from 0, by whom they met. Who won everything would be infinitely strong; hence every
/// pairing counts one drawn group more than was played. Intervals come from how much the games tell about the strengths
/// (Fisher's information), with a group of games that shared their luck counted as one: rather too wide than too narrow.
pub fn ratings(players: usize, pairings: &[Pairing]) -> Vec<Rating> {
    let rated = strengths(players, pairings);
    let spread = uncertainty(&rated, pairings);
    let rating =
        |(rating, spread): (f64, f64)| Rating { rating, low: rating - spread, high: rating + spread };
    rated.into_iter().zip(spread).map(rating).collect()
}

/// How likely the first of two with these ratings beats the second.
fn chance(first: f64, second: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf((second - first) / DECADE))
}

/// Half the width of each rating's interval.
fn uncertainty(ratings: &[f64], pairings: &[Pairing]) -> Vec<f64> {
    let players = ratings.len();
    // Ratings tell differences only. Adding the same to all entries fixes their mean; a trifle on the diagonal keeps
    // those apart who never met anybody.
    let mut information = vec![vec![1.0 / players as f64; players]; players];
    for Pairing { first, second, scores } in pairings {
        let chance = chance(ratings[*first], ratings[*second]);
        let told = (scores.len() as f64 + 1.0) * chance * (1.0 - chance);
        information[*first][*first] += told;
        information[*second][*second] += told;
        information[*first][*second] -= told;
        information[*second][*first] -= told;
    }
    (0..players).for_each(|player| information[player][player] += 1e-6);
    let variance = diagonal_of_inverse(information);
    let spread = |variance: f64| {
        1.959_963_984_540_054 * (variance - 1.0 / players as f64).max(0.0).sqrt() * DECADE / 10f64.ln()
    };
    variance.into_iter().map(spread).collect()
}

/// The diagonal of the inverse of a positive matrix.
fn diagonal_of_inverse(mut matrix: Vec<Vec<f64>>) -> Vec<f64> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 0..size {
        let by = matrix[pivot][pivot];
        for column in 0..size {
            matrix[pivot][column] /= by;
            inverse[pivot][column] /= by;
        }
        for row in (0..size).filter(|&row| row != pivot) {
            let times = matrix[row][pivot];
            for column in 0..size {
                matrix[row][column] -= times * matrix[pivot][column];
                inverse[row][column] -= times * inverse[pivot][column];
            }
        }
    }
    (0..size).map(|at| inverse[at][at]).collect()
}

/// The strengths that make the scores most likely (Bradley and Terry), on the scale of ratings.
fn strengths(players: usize, pairings: &[Pairing]) -> Vec<f64> {
    let mut won = vec![0.0; players];
    let mut met = vec![vec![0.0; players]; players];
    for pairing in pairings {
        let (groups, score) = (pairing.scores.len() as f64, pairing.score());
        let (first, second) = (pairing.first, pairing.second);
        won[first] += score * groups + 0.5;
        won[second] += (1.0 - score) * groups + 0.5;
        met[first][second] += groups + 1.0;
        met[second][first] += groups + 1.0;
    }
    let mut strength = vec![1.0; players];
    for _ in 0..2000 {
        let next: Vec<f64> = (0..players)
            .map(|one| {
                let others = (0..players).filter(|&other| met[one][other] > 0.0);
                let weight: f64 =
                    others.map(|other| met[one][other] / (strength[one] + strength[other])).sum();
                if weight == 0.0 { 1.0 } else { won[one] / weight }
            })
            .collect();
        let mean =
            (next.iter().map(|strength: &f64| strength.ln()).sum::<f64>() / players.max(1) as f64).exp();
        let next: Vec<f64> = next.iter().map(|strength| strength / mean).collect();
        let moved = next.iter().zip(&strength).map(|(new, old)| (new / old).ln().abs()).fold(0.0, f64::max);
        strength = next;
        if moved < 1e-9 {
            break;
        }
    }
    strength.iter().map(|strength| MIDDLE + DECADE * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pairing(first: usize, second: usize, won: usize, of: usize) -> Pairing {
        Pairing { first, second, scores: (0..of).map(|game| f64::from(u8::from(game < won))).collect() }
    }

    /// Ten wins to one loss, and no more, are 400 points apart.
    #[test]
    fn a_tenfold_advantage_is_one_decade() {
        // With the drawn group: 999.5 + 0.5 to 99.5 + 0.5.
        let scores = vec![999.5 / 1099.0; 1099];
        let rated = ratings(2, &[Pairing { first: 0, second: 1, scores }]);
        assert!((rated[0].rating - rated[1].rating - DECADE).abs() < 0.01, "{rated:?}");
        assert!((rated[0].rating + rated[1].rating - 2.0 * MIDDLE).abs() < 1e-6, "{rated:?}");
    }

    #[test]
    fn the_order_is_that_of_the_results_and_intervals_shrink_with_games() {
        let met = |of: usize| {
            [pairing(0, 1, of * 3 / 4, of), pairing(1, 2, of * 3 / 4, of), pairing(0, 2, of * 9 / 10, of)]
        };
        let (few, many) = (ratings(3, &met(20)), ratings(3, &met(2000)));
        assert!(many[0].low > many[1].high && many[1].low > many[2].high, "{many:?}");
        for (few, many) in few.iter().zip(&many) {
            assert!(few.low <= few.rating && few.rating <= few.high, "{few:?}");
            assert!(many.high - many.low < (few.high - few.low) / 4.0, "{few:?} {many:?}");
        }
    }

    #[test]
    fn who_won_everything_is_strong_but_not_infinitely() {
        let rated = ratings(2, &[pairing(0, 1, 30, 30)]);
        assert!(rated[0].rating.is_finite() && rated[0].rating > rated[1].rating + 500.0, "{rated:?}");
        assert!(rated[0].high - rated[0].low > 200.0, "and nobody knows how strong: {rated:?}");
    }

    /// Two players, a hundred groups, three quarters won: the share's own interval, put on the scale of ratings.
    #[test]
    fn intervals_are_as_wide_as_the_games_allow() {
        let rated = ratings(2, &[pairing(0, 1, 75, 100)]);
        let share: f64 = 75.5 / 101.0;
        let logit = 1.96 / (101.0 * share * (1.0 - share)).sqrt();
        // Each rating takes half of the uncertainty of their difference.
        let expected = logit * DECADE / 10f64.ln() / 2.0;
        assert!(((rated[0].high - rated[0].rating) / expected - 1.0).abs() < 0.01, "{rated:?} {expected}");
    }

    #[test]
    fn who_met_nobody_is_average() {
        let rated = ratings(3, &[pairing(0, 1, 5, 10)]);
        assert!((rated[2].rating - MIDDLE).abs() < 1e-6, "{rated:?}");
        assert!(rated[2].high - rated[2].low > 4000.0, "and could be anything: {rated:?}");
    }
}
