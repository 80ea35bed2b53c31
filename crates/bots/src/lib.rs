//! Artificial players that know only what their seat may know, and the arena where they meet.
//!
//! A bot gets [`Seen`]: its view, its legal actions, and random states that it cannot tell from the true one. There is
//! no way from there to what is hidden, so no bot can cheat. Everything here is generic over [`Played`], a [`Game`]
//! with a few hints for players; [`games`] holds the hints of each game.
//!
//! [`Game`]: tabletop::Game

pub mod arena;
pub mod bench;
pub mod games;
mod greedy;
pub mod ladder;
pub mod learn;
pub mod lore;
mod mix;
pub mod net;
mod played;
mod player;
pub mod search;
mod terms;
pub mod tune;
pub mod weights;

pub use mix::mix;
pub use played::{Played, Playout, Worth};
pub use player::{Kind, Player, PlayerError};
pub use terms::{Budget, Terms};
pub use weights::Weights;

use std::sync::atomic::AtomicBool;

use dealer::Quick;
use tabletop::{Dealer, Seen};

use search::{Mind, Thinker};

/// Chooses one of the legal actions of the seat that looks. There must be at least one.
///
/// The choice depends on what the seat may see, the seed and the budget alone; with a budget in playouts it is the same
/// on every machine. A player with a budget of its own keeps to that. An action without alternatives is chosen at
/// once, and raising `stop` brings the best action found so far. Where somebody waits for an answer in time, the search
/// uses every core.
pub fn choose<G: Played>(
    player: Player,
    seen: &Seen<'_, G>,
    seed: u64,
    budget: Budget,
    stop: &AtomicBool,
) -> G::Action {
    choose_with(&mut Thinker::new(Mind::default()), player, seen, seed, budget, stop)
}

/// The same for a player who has thought about this game before.
///
/// Who thinks for a time goes on from what `thinker` remembers, which must be of this very position, and leaves there
/// what it thought. With a budget in playouts nothing is remembered, so that such a choice stays the same whatever was
/// thought before.
pub fn choose_with<G: Played>(
    thinker: &mut Thinker<G>,
    player: Player,
    seen: &Seen<'_, G>,
    seed: u64,
    budget: Budget,
    stop: &AtomicBool,
) -> G::Action {
    let terms = Terms::new(player.thinks_for(budget), stop);
    match terms.budget {
        Budget::Playouts(_) => {
            thinker.forget();
            think(player, thinker.mind(), seen, seed, &terms)
        }
        Budget::Millis(_) => {
            let trees = rayon::current_num_threads() as u32;
            decide(player, thinker, seen, seed, &terms.in_trees(trees))
        }
    }
}

/// Chooses on the given terms and with this mind.
pub(crate) fn think<G: Played>(
    player: Player,
    mind: &Mind<G>,
    seen: &Seen<'_, G>,
    seed: u64,
    terms: &Terms<'_>,
) -> G::Action {
    decide(player, &mut Thinker::new(*mind), seen, seed, terms)
}

fn decide<G: Played>(
    player: Player,
    thinker: &mut Thinker<G>,
    seen: &Seen<'_, G>,
    seed: u64,
    terms: &Terms<'_>,
) -> G::Action {
    let legal = seen.legal();
    assert!(!legal.is_empty(), "a bot is asked only when its seat owes a decision");
    if legal.len() == 1 {
        return legal[0];
    }
    let mind = thinker.mind();
    let terms = Terms { budget: player.thinks_for(terms.budget), ..*terms };
    let terms = &if player.keeps_to_its_level() { terms.shortened(mind.style.effort) } else { terms };
    let noise = player.kind.noise();
    match player.kind {
        Kind::Random => legal[Quick::new(seed).pick(legal.len() as u32) as usize],
        Kind::Greedy => greedy::choose(seen, &legal, seed, &Mind { lore: None, ..*mind }),
        Kind::Uct => {
            let mind = Mind { style: search::Style::plain(), ..*mind };
            search::rate_by(seen, seed, terms, &mind).choice(seed, noise)
        }
        Kind::Search | Kind::Deckhand | Kind::Mate | Kind::Skipper | Kind::Pilot => {
            thinker.rate(seen, seed, terms).choice(seed, noise)
        }
    }
}
