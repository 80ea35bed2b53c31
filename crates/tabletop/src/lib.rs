//! The vocabulary in which every game of the boathouse is written.
//!
//! A game is a value and a pure step. It says who owes a decision ([`Turn`]), what that seat may do
//! ([`Game::legal`]), why something may not be done ([`Game::check`]), and what happens when it is done
//! ([`Game::act_unchecked`]). Luck lives outside: a game lists what may come ([`Game::outcomes`]) and takes what came
//! ([`Game::reveal_unchecked`]). Facts leave as [`Event`]s and [`Message`]s; the words for them live elsewhere.
//!
//! Around the game stands the [`Table`]: the record of its steps, the current state, and undo that needs no
//! code in any game.
//!
//! ```
//! use tabletop::{Seat, Table, Turn, UndoError, Viewer};
//! use testkit::toy::Flotsam;
//!
//! let mut table: Table<Flotsam> = Table::new("2p".parse()?, testkit::material::<Flotsam>());
//! // Luck decides where nobody is asked; a ticket below the total weight says what comes.
//! while table.turn() == Turn::Chance {
//!     table.draw(|number, total| (number as u32 * 7) % total).expect("luck has its turn");
//! }
//! let Turn::Seats(asked) = table.turn() else { panic!("somebody is asked") };
//! let seat = asked.lowest().expect("a turn of seats has one");
//! let before = table.view(Viewer::Seat(seat));
//! let action = table.seen_by(seat).legal()[0];
//! table.play(seat, action).expect("it is legal");
//! assert_ne!(table.view(Viewer::Seat(seat)), before);
//! // What was done is taken back by replaying the steps before it.
//! table.undo(seat).expect("nothing was revealed since");
//! assert_eq!(table.view(Viewer::Seat(seat)), before);
//! assert_eq!(table.undo(Seat(0)), Err(UndoError::NothingToTakeBack));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod bag;
mod encoded;
mod expect;
mod game;
mod info;
mod luck;
mod material;
mod message;
mod notation;
mod perft;
mod plain;
mod play;
mod record;
mod score;
mod seat;
mod seen;
mod series;
mod setup;
mod table;

pub use bag::Bag;
pub use encoded::{Block, Encoded, Fields, Part, signed};
pub use expect::{Expectation, ExpectationError};
pub use game::{Event, Game, Refusal, Sink, Weight};
pub use info::{GameKind, Info};
pub use luck::Dealer;
pub use material::{Material, MaterialError, MaterialFile, Shared};
pub use message::{Arg, Message, Say, Words};
pub use notation::{Cursor, Notation, NotationError};
pub use perft::perft;
pub use plain::{NoChance, NoEvent, NoMaterial, Number, Players, Said};
pub use play::{Line, Play, PlayError, Who};
pub use record::{Entry, Record, RecordError};
pub use score::{ScoreLine, ScoreSheet, placings};
pub use seat::{MAX_SEATS, Seat, Seats, Turn, Viewer};
pub use seen::Seen;
pub use series::Series;
pub use setup::{Choices, Opt, OptKind, Setup, SetupError};
pub use table::{ActError, Step, Table, UndoError};
