//! Pomory: what ships will catch in each weather, what salt will sell, what sets will bring.

mod bets;
mod hauls;
mod marks;

use pomory::{Action, Face, Kind, Pomory, Step};
use tabletop::{Game, Seat};

use crate::{
    Played, Playout, Worth,
    lore::Lore,
    search::{Luck, Style},
    weights::weights,
};
use bets::Appraisal;
use hauls::Hauls;

weights! {
    /// What counts in Pomory.
    PomoryWeights, "pomory.toml", {
        /// A point that the two best catch cards would bring, over all weathers.
        catch,
        /// The points of the dearest salt card that the expected demand would pay.
        salt,
        /// A ship at sea that is free.
        ship,
        /// A ship in the supply.
        supply,
        /// A ship in the dock.
        dock,
        /// A caught card, up to the size of the next set.
        card,
        /// A set that can be announced, for every card of it.
        set,
        /// A news card.
        news,
        /// A salt card in hand.
        hand,
        /// Of a catch that the first player might take away, what is left for the second.
        contested,
        /// How many points a bet may be worse and still be made about a third as often.
        whim,
    }
}

impl Played for Pomory {
    const STYLE: Style = Style {
        // A round and the beginning of the next are played, and judged where a round ends.
        curiosity: 0.12,
        patience: 4.0,
        attention: 2,
        luck: Luck::Merged,
        horizon: 4,
        heed: 4,
        rivals: 8,
        effort: 3,
        ..Style::informed()
    };

    const LEAD: f32 = 12.0;

    type Weights = PomoryWeights;
    type Memo = Vec<f32>;

    fn seats(&self) -> u8 {
        2
    }

    fn evaluate(&self, weights: &PomoryWeights) -> Worth {
        let mut worth = Worth::default();
        let points = [Seat(0), Seat(1)].map(|seat| self.points(seat) as f32);
        if self.step() == Step::Nothing {
            worth[..2].copy_from_slice(&points);
            return worth;
        }
        let hauls = Hauls::of(self);
        let catches = [Seat(0), Seat(1)].map(|seat| hauls.best_two(seat));
        let demand = 0.6 * (catches[0] + catches[1]);
        for seat in [Seat(0), Seat(1)] {
            let ships = f32::from(5 - self.supply(seat) - self.docked(seat));
            let mut salts = 0.0;
            let mut dearest = 0.0f32;
            for card in self.hand(seat).iter() {
                if let Face::Salt(value) = card.face() {
                    salts += 1.0;
                    let sold = (demand / f32::from(value)).min(1.0);
                    dearest = dearest.max(f32::from(value) * sold * sold);
                }
            }
            let bet = self.bet(seat);
            let this_round = if bet.is_empty() {
                weights.catch * catches[seat.index()] + weights.salt * dearest
            } else {
                Appraisal::new(self, seat, weights).of(bet)
            };
            worth[seat.index()] = points[seat.index()]
                + this_round
                + weights.hand * salts
                + weights.ship * ships
                + weights.supply * f32::from(self.supply(seat))
                + weights.dock * f32::from(self.docked(seat))
                + weights.news * f32::from(self.news_in_hand(seat))
                + collection(self, seat, weights);
        }
        worth
    }

    fn lore() -> Option<&'static Lore> {
        Some(&marks::LORE)
    }

    fn marks(&self, note: &mut impl FnMut(Seat, usize, f32)) {
        marks::note(self, note);
    }

    /// A round is judged when it is over.
    fn is_midway(&self) -> bool {
        self.step() != Step::Movement
    }

    fn playout_action(&self, seat: Seat, playout: &mut Playout<Pomory>) -> Action {
        match self.step() {
            Step::Movement => playout.heeded(self, seat),
            Step::Seal => {
                let appraisal = Appraisal::new(self, seat, &playout.mind.weights);
                let Playout { dealer, memo, legal, .. } = playout;
                legal.clear();
                self.legal(seat, legal);
                appraisal.draw(legal, memo, dealer)
            }
            Step::Announce => {
                // A set in hand is announced before the other announces it.
                legal_last(self, seat, playout)
            }
            _ => playout.any(self, seat),
        }
    }

    fn before_secrets(&self, seat: Seat) -> Option<Pomory> {
        self.before_other_bet(seat)
    }
}

/// Sets stand before the pass in the list of actions; any of them will do.
fn legal_last(game: &Pomory, seat: Seat, playout: &mut Playout<Pomory>) -> Action {
    let any = playout.any(game, seat);
    let set = playout.legal.iter().copied().find(|action| matches!(action.deed(), pomory::Deed::Set { .. }));
    set.unwrap_or(any)
}

/// What caught cards promise.
fn collection(game: &Pomory, seat: Seat, weights: &PomoryWeights) -> f32 {
    let size = game.next_set();
    let worth = |kind: Kind| {
        let cards = game.caught_cards(seat, kind);
        let part = f32::from(cards.min(size)) / f32::from(size);
        let whole = if cards >= size { weights.set * f32::from(size) } else { 0.0 };
        weights.card * f32::from(cards) * part + whole
    };
    Kind::ALL.into_iter().map(worth).sum()
}
