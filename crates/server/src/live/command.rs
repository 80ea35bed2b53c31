//! What the keeper of a table is asked to do.

use tabletop::Seat;
use tokio::sync::oneshot;

use super::news::Told;
use crate::{
    problem::Problem,
    store::{Person, Request, VisitorId},
};

/// Where an answer goes.
pub type Answer<T> = oneshot::Sender<Result<T, Problem>>;

/// A command to the keeper of a table.
pub enum Command {
    /// A seat acts; the answer is the new number of journal entries.
    Act {
        /// Who asks.
        by: VisitorId,
        /// The number of journal entries the action answers.
        seq: u64,
        /// Who acts.
        seat: Seat,
        /// In notation.
        action: String,
        /// The request, if its client gave it a key.
        request: Option<Request>,
        /// Where the answer goes.
        answer: Answer<u64>,
    },
    /// A seat takes its last action back.
    Undo {
        /// Who asks.
        by: VisitorId,
        /// The number of journal entries the request answers.
        seq: u64,
        /// Whose action.
        seat: Seat,
        /// The request, if its client gave it a key.
        request: Option<Request>,
        /// Where the answer goes.
        answer: Answer<u64>,
    },
    /// Somebody wants to sit down; the answer is the seat.
    Join {
        /// Who.
        by: Person,
        /// Where; the first open seat if nothing is said.
        seat: Option<Seat>,
        /// The secret of the link they followed.
        invite: Option<String>,
        /// Where the answer goes.
        answer: Answer<Seat>,
    },
    /// Somebody gets up.
    Leave {
        /// Who.
        by: VisitorId,
        /// Where the answer goes.
        answer: Answer<()>,
    },
    /// The same people want to play again; the answer is the id of the new table.
    Rematch {
        /// Who asks.
        by: VisitorId,
        /// Where the answer goes.
        answer: Answer<String>,
    },
    /// Who sits where has been changed in the store.
    LookAgain {
        /// Where the answer goes.
        answer: Answer<()>,
    },
    /// Another node may have written to the table.
    Heard(Told),
    /// A worker is asked to let a bot think.
    Think {
        /// The number of journal entries it shall think about.
        seq: u64,
        /// Whose decision.
        seat: Seat,
        /// How many milliseconds it takes at least.
        pace: u64,
    },
    /// A bot has decided.
    Thought {
        /// The number of journal entries it thought about.
        seq: u64,
        /// Whose decision.
        seat: Seat,
        /// In notation; nothing if it failed.
        action: Option<String>,
    },
}
