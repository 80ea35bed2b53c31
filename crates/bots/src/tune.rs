//! A racing tuner: numbers that win are kept.
//!
//! A challenger is the champion with some numbers changed at random. They race, batch after batch, until it has clearly lost
//! or the race is over; a challenger that wins its race is the next champion. Steps grow after a win and shrink after
//! a defeat, so that the search first strides and then feels its way.

use dealer::Quick;
use tabletop::Dealer;

use crate::{
    Budget, Knowledge, MaterialOf, Player, SetupOf, Weights,
    arena::{self, Entrant, Match, wilson},
    mix,
    search::Mind,
};

/// A challenger is crowned that is ahead by this part of what luck may do in all but one of forty races.
const SURE: f64 = 0.75;

/// How a tuner works.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Who races: `greedy` is quick, a search is closer to what counts.
    pub player: Player,
    /// How many challengers there are.
    pub challengers: u32,
    /// Games between two looks at a race.
    pub batch: u32,
    /// Batches of a race at most.
    pub batches: u32,
    /// By what part numbers change at first.
    pub stride: f32,
    /// Where all luck comes from.
    pub seed: u64,
}

/// How a race ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Race {
    /// The number of the challenger, from 1.
    pub number: u32,
    /// Games raced.
    pub games: u32,
    /// The share the challenger won.
    pub won: f64,
    /// Is the challenger the new champion?
    pub crowned: bool,
}

/// Tunes the numbers of a game from `start` on; `watch` hears of every race. Gives the last champion.
pub fn tune<K: Knowledge>(
    setup: &SetupOf<K>,
    material: &'static MaterialOf<K>,
    start: K::Weights,
    plan: &Plan,
    mut watch: impl FnMut(&Race, &K::Weights),
) -> K::Weights {
    let mut champion = start;
    let mut stride = plan.stride;
    let mut dealer = Quick::new(plan.seed);
    for number in 1..=plan.challengers {
        let challenger = changed::<K::Weights>(&champion, stride, &mut dealer);
        let race = race::<K>(setup, material, plan, number, [challenger, champion]);
        if race.crowned {
            champion = challenger;
            stride = (stride * 1.3).min(0.6);
        } else {
            stride = (stride * 0.95).max(0.05);
        }
        watch(&race, &champion);
    }
    champion
}

/// Lets a challenger race the champion; other seats are shared out among them in turn.
fn race<K: Knowledge>(
    setup: &SetupOf<K>,
    material: &'static MaterialOf<K>,
    plan: &Plan,
    number: u32,
    rivals: [K::Weights; 2],
) -> Race {
    let seats = usize::from(tabletop::Setup::seats(setup));
    let entrant = |seat: usize| {
        Entrant::player::<K>(plan.player, Mind { weights: rivals[seat % 2], ..Mind::default() })
    };
    let players: Vec<Entrant<K::Game>> = (0..seats).map(entrant).collect();
    let fair = seats.div_ceil(2) as f64 / seats as f64;
    let (mut games, mut wins) = (0, 0.0);
    for batch in 0..plan.batches {
        let seed = mix(plan.seed, u64::from(number) << 32 | u64::from(batch));
        let terms = Match { games: plan.batch, seed, budget: Budget::Playouts(100), progress: &|_| () };
        let report = arena::play(setup, material, &players, &terms);
        games += plan.batch;
        wins += report.seats.iter().step_by(2).map(|standing| standing.wins).sum::<f64>();
        // A race may be lost early, but not won: of many challengers some are lucky for a while.
        if wilson(wins, games.into()).1 < fair {
            break;
        }
    }
    let won = wins / f64::from(games.max(1));
    let (low, _) = wilson(wins, games.into());
    Race { number, games, won, crowned: won - fair > SURE * (won - low) }
}

/// About half of the numbers changed, by a factor or, near nothing, by a little.
fn changed<W: Weights>(weights: &W, stride: f32, dealer: &mut Quick) -> W {
    let mut values = weights.values();
    let chosen = dealer.pick(values.len().max(1) as u32) as usize;
    for (at, value) in values.iter_mut().enumerate() {
        if at == chosen || dealer.pick(2) == 0 {
            let step = stride * bell(dealer);
            *value = *value * step.exp() + 0.02 * step;
        }
    }
    W::of(&values)
}

/// A bell-shaped number about 0: the sum of twelve even ones.
fn bell(dealer: &mut Quick) -> f32 {
    let even = |dealer: &mut Quick| dealer.pick(1 << 16) as f32 / 65_536.0;
    (0..12).map(|_| even(dealer)).sum::<f32>() - 6.0
}
