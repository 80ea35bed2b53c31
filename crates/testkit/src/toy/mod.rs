//! Flotsam, a small whole game with every feature that the laws are about: hands dealt face down, bids sealed by all
//! at once and opened by a reveal, dice, a plank buried in secret and another drawn in secret, setup options,
//! tie-breaks. It exists to test the machinery without waiting for a real game.
//!
//! Everybody holds a hand of planks worth 1 to 5. Each round the tide brings a prize of 1 to 3; everybody seals one
//! plank, all are opened, and the highest takes the prize (the `ties` option says what happens when two are highest).
//! Whoever took it may bury a plank under the boat and draw another. When the hands are empty, buried planks count
//! one point each that is worth 4 or 5; ties are broken by the number of prizes.

mod action;
mod event;
mod rules;
mod setup;
mod state;
mod view;

pub use action::{Action, Chance};
pub use event::{Event, Reason, Refusal};
pub use setup::{Setup, Ties};
pub use state::{Flotsam, KINDS, Material, Phase};
pub use view::{Plank, View};
