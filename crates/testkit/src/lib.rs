//! Laws that every game obeys, and the other tests that are the same for all games.
//!
//! The whole of a game's generic tests, with [`toy::Flotsam`] in the place of the game:
//!
//! ```
//! use testkit::toy::Flotsam;
//!
//! // Every law of `Law` at every step of random games.
//! testkit::obeys_the_contract::<Flotsam>("2p", 3);
//! // The one number that a refactoring must not move.
//! assert_eq!(testkit::fingerprint::<Flotsam>("2p"), testkit::fingerprint::<Flotsam>("2p"));
//! ```
//!
//! [`playthroughs`] replays golden records, [`perft_file`] counts known trees, [`every_statement_has_a_test`] compares
//! the ids of a game's `RULES.md` with the tests that cite them.

#![warn(missing_docs)]

mod contract;
mod drawn;
mod encoded;
mod fingerprint;
mod law;
mod laws;
mod material;
mod perft;
mod play;
mod playthrough;
mod pool;
mod refusals;
mod statements;
pub mod toy;
mod vocabulary;
mod wording;

pub use contract::{contract, obeys_the_contract};
pub use drawn::{Plainly, values};
pub use encoded::{encoding_fingerprint, numbers_are_unique, obeys_the_encoding, seats_are_relative};
pub use fingerprint::fingerprint;
pub use law::{Law, Violation};
pub use material::material;
pub use perft::{count_all, perft_file};
pub use play::random_game;
pub use playthrough::{playthroughs, replay_all, write_playthrough};
pub use refusals::refusals_in_order;
pub use statements::{every_statement_has_a_test, uncited};
pub use wording::{shuns, wording};
