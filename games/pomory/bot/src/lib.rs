//! Pomory: what ships will catch in each weather, what salt will sell, what sets will bring.

mod bets;
mod features;
mod hauls;

use pomory::{Action, Face, Kind, Pomory, Step};
use tabletop::{Game, Seat};

use bets::Appraisal;
use bots::{
    Knowledge, Playout, Worth,
    learned::Learned,
    search::{Method, RegretMatching, SequentialHalving, Strategy, TreeSearch},
    weights,
};
use hauls::Hauls;

weights! {
    /// What counts in Pomory.
    PomoryWeights, "../weights.toml", {
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

/// What bots know of Pomory.
pub struct PomoryBot;

impl Knowledge for PomoryBot {
    type Game = Pomory;

    const STRATEGY: Strategy = Strategy {
        methods: &[
            Method::Exact,
            Method::RegretMatching(RegretMatching::USUAL),
            Method::SequentialHalving(SequentialHalving { arms: 8, virtual_visits: 4.0 }),
            // For the seat that is not to act.
            Method::Tree(TreeSearch {
                exploration: 0.12,
                virtual_visits: 4.0,
                expand_after: 2,
                ..TreeSearch::INFORMED
            }),
        ],
        // A round and the beginning of the next are played, and judged where a round ends.
        playout_horizon: 4,
        playout_candidates: 4,
        effort: 3,
        ..Strategy::INFORMED
    };

    const LEAD: f32 = 12.0;

    type Weights = PomoryWeights;
    type Memo = Vec<f32>;

    fn evaluate(game: &Pomory, weights: &PomoryWeights) -> Worth {
        let mut worth = Worth::default();
        let points = [Seat(0), Seat(1)].map(|seat| game.points(seat) as f32);
        if game.step() == Step::Nothing {
            worth[..2].copy_from_slice(&points);
            return worth;
        }
        let hauls = Hauls::of(game);
        let catches = [Seat(0), Seat(1)].map(|seat| hauls.best_two(seat));
        let demand = 0.6 * (catches[0] + catches[1]);
        for seat in [Seat(0), Seat(1)] {
            let ships = f32::from(5 - game.supply(seat) - game.docked(seat));
            let mut salts = 0.0;
            let mut dearest = 0.0f32;
            for card in game.hand(seat).iter() {
                if let Face::Salt(value) = card.face() {
                    salts += 1.0;
                    let sold = (demand / f32::from(value)).min(1.0);
                    dearest = dearest.max(f32::from(value) * sold * sold);
                }
            }
            let bet = game.bet(seat);
            let this_round = if bet.is_empty() {
                weights.catch * catches[seat.index()] + weights.salt * dearest
            } else {
                Appraisal::new(game, seat, weights).of(bet)
            };
            worth[seat.index()] = points[seat.index()]
                + this_round
                + weights.hand * salts
                + weights.ship * ships
                + weights.supply * f32::from(game.supply(seat))
                + weights.dock * f32::from(game.docked(seat))
                + weights.news * f32::from(game.news_in_hand(seat))
                + collection(game, seat, weights);
        }
        worth
    }

    fn learned() -> Option<&'static Learned> {
        Some(&features::LEARNED)
    }

    fn features(game: &Pomory, note: &mut impl FnMut(Seat, usize, f32)) {
        features::note(game, note);
    }

    /// A round is judged when it is over.
    fn is_midway(game: &Pomory) -> bool {
        game.step() != Step::Movement
    }

    fn playout_action(game: &Pomory, seat: Seat, playout: &mut Playout<PomoryBot>) -> Action {
        match game.step() {
            Step::Movement => playout.playout_choice(game, seat),
            Step::Seal => {
                let appraisal = Appraisal::new(game, seat, &playout.mind.weights);
                let Playout { dealer, memo, legal, .. } = playout;
                legal.clear();
                game.legal(seat, legal);
                appraisal.draw(legal, memo, dealer)
            }
            Step::Announce => {
                // A set in hand is announced before the other announces it.
                legal_last(game, seat, playout)
            }
            _ => playout.any(game, seat),
        }
    }

    fn before_secrets(game: &Pomory, seat: Seat) -> Option<Pomory> {
        game.before_other_bet(seat)
    }
}

/// Sets stand before the pass in the list of actions; any of them will do.
fn legal_last(game: &Pomory, seat: Seat, playout: &mut Playout<PomoryBot>) -> Action {
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
