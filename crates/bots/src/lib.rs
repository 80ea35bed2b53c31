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

use search::Mind;

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
    let trees = match player.thinks_for(budget) {
        Budget::Playouts(_) => 1,
        Budget::Millis(_) => rayon::current_num_threads() as u32,
    };
    think(player, &Mind::default(), seen, seed, &Terms::new(budget, stop).in_trees(trees))
}

/// Chooses on the given terms and with this mind.
pub(crate) fn think<G: Played>(
    player: Player,
    mind: &Mind<G>,
    seen: &Seen<'_, G>,
    seed: u64,
    terms: &Terms<'_>,
) -> G::Action {
    let legal = seen.legal();
    assert!(!legal.is_empty(), "a bot is asked only when its seat owes a decision");
    if legal.len() == 1 {
        return legal[0];
    }
    let terms = &Terms { budget: player.thinks_for(terms.budget), ..*terms };
    let noise = player.kind.noise();
    let search = |mind: &Mind<G>| search::rate_by(seen, seed, terms, mind).choice(seed, noise);
    match player.kind {
        Kind::Random => legal[Quick::new(seed).pick(legal.len() as u32) as usize],
        Kind::Greedy => greedy::choose(seen, &legal, seed, &Mind { lore: None, ..*mind }),
        Kind::Uct => search(&Mind { style: search::Style::plain(), ..*mind }),
        Kind::Search | Kind::Deckhand | Kind::Mate | Kind::Skipper | Kind::Pilot => search(mind),
    }
}
