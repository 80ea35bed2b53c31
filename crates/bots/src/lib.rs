//! Artificial players that know only what their seat may know, and the arena where they meet.
//!
//! A [`Bot`] gets [`Seen`](tabletop::Seen): its view, its legal actions, the events its seat was shown, and random states that
//! it cannot tell from the true one. There is no way from there to what is hidden, so no bot can cheat. [`Random`],
//! [`Greedy`], [`Uct`] and [`Search`] are bots for every game; the last three are generic over [`Knowledge`]: what players
//! know of a [`Game`](tabletop::Game) beyond its rules. Nothing here names a game.
//!
//! Whoever writes a bot of his own lets it meet these in the [`arena`]:
//!
//! ```
//! use bots::{
//!     Bot, Budget, Limits, Random,
//!     arena::{self, Entrant, Match},
//! };
//! use tabletop::Seen;
//! use testkit::toy::{Action, Event, Flotsam};
//!
//! /// Bids its best plank, and remembers how many prizes it saw being taken.
//! #[derive(Default)]
//! struct Bold {
//!     taken: usize,
//! }
//!
//! impl Bot<Flotsam> for Bold {
//!     fn choose(&mut self, seen: &Seen<'_, Flotsam>, _: &Limits<'_>) -> Action {
//!         let prizes = seen.events().filter(|event| matches!(event, Event::PrizeTaken(..)));
//!         self.taken = prizes.count();
//!         let legal = seen.legal();
//!         let seals = legal.iter().filter(|action| matches!(action, Action::Seal(_)));
//!         *seals.max().or(legal.last()).expect("a bot is asked only when its seat owes a decision")
//!     }
//! }
//!
//! let material = testkit::material::<Flotsam>();
//! let entrants = [Entrant::new("bold", Bold::default), Entrant::new("random", || Random)];
//! let terms = Match { games: 20, seed: 7, budget: Budget::Playouts(100), progress: &|_| () };
//! let report = arena::play(&"2p".parse()?, material, &entrants, &terms);
//! assert_eq!((report.seats[0].name.as_str(), report.seats[0].games), ("bold", 20));
//! assert!(report.seats[0].win_rate > report.seats[1].win_rate);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

pub mod arena;
pub mod bench;
mod bot;
mod greedy;
mod knowledge;
pub mod ladder;
pub mod laws;
pub mod learn;
pub mod learned;
mod limits;
mod mix;
pub mod net;
mod player;
pub mod search;
pub mod tune;
pub mod weights;

pub(crate) use bot::only_choice;
pub use bot::{Bot, Random};
pub use greedy::Greedy;
pub use knowledge::{ActionOf, ChanceOf, Knowledge, MaterialOf, Playout, RulesOnly, SetupOf, Worth};
pub use limits::{Budget, Limits};
pub use mix::mix;
pub use player::{Kind, Player, PlayerError};
pub use search::{Search, Uct};
pub use weights::Weights;
