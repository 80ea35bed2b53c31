//! What catch cards would bring in each weather, with the ships where they are and the cards that lie open.

use pomory::{Pomory, Weather};
use tabletop::Seat;

/// By seat and kind, in one weather.
type Haul = [[f32; 5]; 2];

/// What catch cards would bring.
pub(super) struct Hauls([Haul; Weather::ALL.len()]);

impl Hauls {
    pub(super) fn of(game: &Pomory) -> Hauls {
        let values = game.open_values();
        let mut hauls = [Haul::default(); Weather::ALL.len()];
        // A loop rather than `map`: the compiler calls closures of nested arrays one by one, and this is asked often.
        for (weather, haul) in Weather::ALL.into_iter().zip(&mut hauls) {
            for (ships, haul) in game.free_ships_after(weather).iter().zip(haul) {
                for (points, (&ships, &value)) in haul.iter_mut().zip(ships.iter().zip(&values)) {
                    *points = f32::from(ships * value);
                }
            }
        }
        Hauls(hauls)
    }

    /// What a catch card is expected to bring.
    pub(super) fn mean(&self, seat: Seat, kind: usize) -> f32 {
        self.expected(|haul| haul[seat.index()][kind])
    }

    /// What two catch cards are expected to bring if they are the best ones, whatever the weather.
    pub(super) fn best_two(&self, seat: Seat) -> f32 {
        self.expected(|haul| best_two(&haul[seat.index()]))
    }

    /// What the two best cards for a bet before the weather is known are expected to bring, and the best single one.
    pub(super) fn bet(&self, seat: Seat) -> [f32; 2] {
        let (mut pair, mut single) = (0.0f32, 0.0f32);
        for first in 0..5 {
            single = single.max(self.mean(seat, first));
            for second in 0..first {
                let both = |haul: &Haul| {
                    let (first, second) = (haul[seat.index()][first], haul[seat.index()][second]);
                    if first > 0.0 && second > 0.0 { first + second } else { 0.0 }
                };
                pair = pair.max(self.expected(both));
            }
        }
        [pair, single]
    }

    /// How much of the demand that salt of `value` needs there would be if both caught what they can.
    pub(super) fn demand(&self, value: u8) -> f32 {
        self.expected(|haul| {
            let caught: f32 = haul.iter().map(best_two).sum();
            (caught / f32::from(value)).min(1.0)
        })
    }

    /// What is expected of something that depends on the weather.
    fn expected(&self, of: impl Fn(&Haul) -> f32) -> f32 {
        let part = |(weather, haul): (Weather, &Haul)| f32::from(weather.ninths()) / 9.0 * of(haul);
        Weather::ALL.into_iter().zip(&self.0).map(part).sum()
    }
}

fn best_two(kinds: &[f32; 5]) -> f32 {
    let (mut best, mut second) = (0.0f32, 0.0f32);
    for &haul in kinds {
        second = second.max(best.min(haul));
        best = best.max(haul);
    }
    best + second
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bet_counts_only_where_both_cards_catch() {
        let [red, blue] = [Seat(0), Seat(1)];
        // In every weather red catches 4 and 6, and 8 in the first alone; blue catches nothing.
        let mut hauls = Hauls([[[4.0, 6.0, 0.0, 0.0, 0.0], [0.0; 5]]; Weather::ALL.len()]);
        hauls.0[0][0][2] = 8.0;
        let first = f32::from(Weather::ALL[0].ninths()) / 9.0;
        let near = |a: f32, b: f32| assert!((a - b).abs() < 1e-4, "{a} is not {b}");
        near(hauls.mean(red, 1), 6.0);
        near(hauls.mean(red, 2), 8.0 * first);
        near(hauls.best_two(red), 10.0 + 4.0 * first);
        near(hauls.bet(red)[0], 10.0f32.max(14.0 * first));
        near(hauls.bet(red)[1], 6.0f32.max(8.0 * first));
        assert_eq!((hauls.bet(blue), hauls.best_two(blue)), ([0.0; 2], 0.0));
        near(hauls.demand(4), 1.0);
        near(hauls.demand(20), (10.0 + 4.0 * first) / 20.0);
    }
}
