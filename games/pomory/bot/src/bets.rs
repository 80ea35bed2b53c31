//! What bets may be expected to bring, quickly.

use dealer::Quick;
use pomory::{Action, Cards, Deed, Face, Kind, Pomory, Weather};
use tabletop::{Dealer, Seat};

use super::PomoryWeights;

/// How much the opponent catches of his two best: nothing, the best, both; with their chances.
const THEIR_CATCH: [f32; 3] = [0.15, 0.4, 0.45];

const WEATHERS: usize = Weather::ALL.len();

/// What a seat reckons with when it bets.
pub(super) struct Appraisal {
    /// By weather and kind, what a catch card would bring.
    hauls: [[f32; 5]; WEATHERS],
    /// By weather, what the opponent may catch.
    theirs: [[f32; 3]; WEATHERS],
    /// A played salt card brings ships home.
    home: f32,
    /// A failed bet brings news.
    news: f32,
    /// By kind, what the cards taken are worth beside their points.
    cards: [f32; 5],
    whim: f32,
}

impl Appraisal {
    pub(super) fn new(game: &Pomory, seat: Seat, weights: &PomoryWeights) -> Appraisal {
        let values = game.open_values();
        let (me, them) = (seat.index() & 1, 1 - (seat.index() & 1));
        let second = game.first() != seat;
        let (mut hauls, mut theirs) = ([[0.0; 5]; WEATHERS], [[0.0; 3]; WEATHERS]);
        for (at, weather) in Weather::ALL.into_iter().enumerate() {
            let ships = game.free_ships_after(weather);
            let haul = |seat: usize, kind: usize| f32::from(ships[seat][kind] * values[kind]);
            let (mut best, mut next) = (0.0f32, 0.0f32);
            for (kind, mine) in hauls[at].iter_mut().enumerate() {
                let theirs = haul(them, kind);
                *mine = haul(me, kind);
                // The first player takes the cards of what he catches.
                if second && theirs > 0.0 {
                    *mine *= weights.contested;
                }
                next = next.max(best.min(theirs));
                best = best.max(theirs);
            }
            theirs[at] = [0.0, best, best + next];
        }
        Appraisal {
            hauls,
            theirs,
            home: (weights.supply - weights.dock) * f32::from(game.docked(seat)),
            news: weights.news,
            cards: values.map(|value| weights.card * 0.5 * f32::from(value)),
            whim: weights.whim,
        }
    }

    /// The points that a bet of two cards may be expected to bring, with what else comes of it.
    pub(super) fn of(&self, cards: Cards) -> f32 {
        let (mut kinds, mut salts) = ([Kind::Salmon; 3], [0.0f32; 3]);
        let (mut catches, mut salted) = (0, 0);
        for card in cards.iter() {
            match card.face() {
                Face::Catch(kind) => {
                    kinds[catches] = kind;
                    catches += 1;
                }
                Face::Salt(value) => {
                    salts[salted] = f32::from(value);
                    salted += 1;
                }
            }
        }
        let mut expected = if salted > 0 { self.home } else { 0.0 };
        for (at, weather) in Weather::ALL.into_iter().enumerate() {
            let chance = f32::from(weather.ninths()) / 9.0;
            let haul = |n: usize| if n < catches { self.hauls[at][kinds[n].index()] } else { 0.0 };
            let mine = [haul(0), haul(1)];
            let gained = kinds[..catches.min(2)].iter().zip(mine).filter(|&(_, haul)| haul > 0.0);
            expected += chance * gained.map(|(kind, _)| self.cards[kind.index()]).sum::<f32>();
            for (theirs, likely) in self.theirs[at].into_iter().zip(THEIR_CATCH) {
                let demand = mine[0] + mine[1] + theirs;
                let sold = |value: f32| if value <= demand { value } else { 0.0 };
                let points = match (catches, salted) {
                    (_, 0) if mine[0] > 0.0 && mine[1] > 0.0 => mine[0] + mine[1],
                    (_, 0) => 0.0,
                    (0, _) => sold(salts[0]).max(sold(salts[1])),
                    _ if mine[0] > 0.0 && sold(salts[0]) > 0.0 => mine[0].max(salts[0]),
                    _ => 0.0,
                };
                expected += chance * likely * if points > 0.0 { points } else { self.news };
            }
        }
        expected
    }

    /// Draws one of these bets, the better ones oftener.
    pub(super) fn draw(&self, bets: &[Action], memo: &mut Vec<f32>, dealer: &mut Quick) -> Action {
        memo.clear();
        memo.extend(bets.iter().map(|bet| match bet.deed() {
            Deed::Bet { cards } => self.of(cards),
            _ => 0.0,
        }));
        let best = memo.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for worth in memo.iter_mut() {
            *worth = ((*worth - best) / self.whim).exp();
            sum += *worth;
        }
        let mut lot = sum * (dealer.pick(1 << 20) as f32 / (1 << 20) as f32);
        let drawn = memo.iter().position(|worth| {
            lot -= worth;
            lot < 0.0
        });
        bets[drawn.unwrap_or(0)]
    }
}
