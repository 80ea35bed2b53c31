//! What the keeper of a table is asked to do.

use tabletop::Seat;
use tokio::sync::oneshot;

use super::news;
use crate::{
    problem::Problem,
    store::{Person, Request, VisitorId},
};

/// Where an answer goes.
pub type Answer<T> = oneshot::Sender<Result<T, Problem>>;

/// What a learner wants of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// Back to where it was left.
    Back,
    /// No lesson any more: the game goes on as any other.
    PlayOn,
}

/// What somebody wants of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// To go back to the first so many steps, or to before the own last action.
    Back(Option<u32>),
    /// To stop the clocks.
    Pause,
    /// To stop the game.
    Stop,
    /// To let a bot decide for a seat.
    Bot(Seat),
    /// To play once more.
    Again,
}

/// What somebody does beside the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Gives up; the first own seat if none is named.
    Resign(Option<Seat>),
    /// Calls the game off before it has really begun.
    Abort,
    /// Takes back a seat for which a bot sits in.
    Return(Option<Seat>),
    /// Lets the clocks run again.
    Resume,
    /// Asks something of the others.
    Ask(Wanted),
    /// Answers what was asked.
    Answer {
        /// The number of the question.
        ask: u64,
        /// Agrees, or not.
        yes: bool,
    },
}

/// Something said, or done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Speech {
    /// A text, or the key of a phrase.
    Say {
        /// Is it a key?
        phrase: bool,
        /// The text, or the key.
        text: String,
    },
    /// Whoever said this is not read any more by the one who asks, or is again.
    Mute {
        /// The number of something they said.
        n: u32,
        /// Or again.
        on: bool,
    },
    /// The host shall look at this.
    Report {
        /// Its number.
        n: u32,
    },
    /// The host takes this away.
    Remove {
        /// Its number.
        n: u32,
    },
}

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
    /// Somebody wants to play again; the answer is the id of the new table, once all who must have agreed.
    Rematch {
        /// Who asks.
        by: VisitorId,
        /// Where the answer goes.
        answer: Answer<Option<String>>,
    },
    /// Somebody does something beside the game; the answer is the new number of journal entries.
    People {
        /// Who.
        by: VisitorId,
        /// What.
        doing: Doing,
        /// Where the answer goes.
        answer: Answer<u64>,
    },
    /// Somebody says something, or does something about what was said.
    Talk {
        /// Who.
        by: Person,
        /// What.
        speech: Speech,
        /// Where the answer goes.
        answer: Answer<()>,
    },
    /// Whoever runs the server closes the table.
    Close {
        /// Where the answer goes.
        answer: Answer<()>,
    },
    /// Who sits where has been changed in the store.
    LookAgain {
        /// Where the answer goes.
        answer: Answer<()>,
    },
    /// A learner goes back to the lesson or leaves it; the answer is the number of journal entries.
    Lesson {
        /// Who asks.
        by: VisitorId,
        /// What they want.
        wish: Lesson,
        /// Where the answer goes.
        answer: Answer<u64>,
    },
    /// The record of a lesson goes on.
    Follow {
        /// The number of journal entries before.
        seq: u64,
        /// Whose step.
        seat: Seat,
        /// In notation.
        action: String,
    },
    /// Somebody has opened a page of the table who had none open here.
    Arrived,
    /// Another node may have written to the table.
    Heard(news::Heard),
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
