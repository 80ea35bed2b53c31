//! Ratings from a round robin: how strong each player is, and how sure that is.

use dealer::Quick;
use tabletop::Dealer;

/// The rating of an average player.
const MIDDLE: f64 = 1500.0;
/// So many points of rating make one ten times as likely to win as to lose.
const DECADE: f64 = 400.0;
/// How often the games are drawn anew to see how far ratings depend on chance.
const RESAMPLES: u32 = 300;

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
/// pairing counts one drawn group more than was played.
pub fn ratings(players: usize, pairings: &[Pairing], seed: u64) -> Vec<Rating> {
    let rated = strengths(players, pairings.iter().map(|pairing| (pairing, pairing.score())));
    let mut dealer = Quick::new(seed);
    let mut again: Vec<Vec<f64>> = vec![Vec::new(); players];
    for _ in 0..RESAMPLES {
        let drawn: Vec<f64> = pairings.iter().map(|pairing| resampled(pairing, &mut dealer)).collect();
        let strengths = strengths(players, pairings.iter().zip(drawn));
        strengths.into_iter().zip(&mut again).for_each(|(strength, again)| again.push(strength));
    }
    let rating = |(rating, mut again): (f64, Vec<f64>)| {
        again.sort_by(f64::total_cmp);
        let (cut, last) = (again.len() / 40, again.len() - 1);
        Rating { rating, low: again[cut].min(rating), high: again[last - cut].max(rating) }
    };
    rated.into_iter().zip(again).map(rating).collect()
}

/// The average score of groups drawn anew from those played.
fn resampled(pairing: &Pairing, dealer: &mut Quick) -> f64 {
    let count = pairing.scores.len();
    if count == 0 {
        return 0.5;
    }
    let drawn = (0..count).map(|_| pairing.scores[dealer.pick(count as u32) as usize]);
    drawn.sum::<f64>() / count as f64
}

/// The strengths that make the scores most likely (Bradley and Terry), on the scale of ratings.
fn strengths<'a>(players: usize, scores: impl Iterator<Item = (&'a Pairing, f64)>) -> Vec<f64> {
    let mut won = vec![0.0; players];
    let mut met = vec![vec![0.0; players]; players];
    for (pairing, score) in scores {
        let groups = pairing.scores.len() as f64;
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
        let rated = ratings(2, &[Pairing { first: 0, second: 1, scores }], 1);
        assert!((rated[0].rating - rated[1].rating - DECADE).abs() < 0.01, "{rated:?}");
        assert!((rated[0].rating + rated[1].rating - 2.0 * MIDDLE).abs() < 1e-6, "{rated:?}");
    }

    #[test]
    fn the_order_is_that_of_the_results_and_intervals_shrink_with_games() {
        let met = |of: usize| {
            [pairing(0, 1, of * 3 / 4, of), pairing(1, 2, of * 3 / 4, of), pairing(0, 2, of * 9 / 10, of)]
        };
        let (few, many) = (ratings(3, &met(20), 7), ratings(3, &met(2000), 7));
        assert!(many[0].low > many[1].high && many[1].low > many[2].high, "{many:?}");
        for (few, many) in few.iter().zip(&many) {
            assert!(few.low <= few.rating && few.rating <= few.high, "{few:?}");
            assert!(many.high - many.low < (few.high - few.low) / 4.0, "{few:?} {many:?}");
        }
    }

    #[test]
    fn who_won_everything_is_strong_but_not_infinitely() {
        let rated = ratings(2, &[pairing(0, 1, 30, 30)], 1);
        assert!(rated[0].rating.is_finite() && rated[0].rating > rated[1].rating + 500.0, "{rated:?}");
    }

    #[test]
    fn who_met_nobody_is_average() {
        let rated = ratings(3, &[pairing(0, 1, 5, 10)], 1);
        assert!((rated[2].rating - MIDDLE).abs() < 1e-6, "{rated:?}");
    }
}
