//! Why a step was not taken, whatever the game.

use tabletop::{ActError, Message, NotationError, Say};

/// Why a step was not taken.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// The action cannot be read.
    Unreadable {
        /// Where, and for programmers what should have stood there.
        error: NotationError,
        /// The action possible now that is most like it, as it is written.
        like: Option<String>,
    },
    /// The game is over.
    Over,
    /// The table does not wait for this seat.
    NotYourTurn,
    /// The table waits for a seat, not for luck.
    NotChance,
    /// Luck cannot bring this now.
    Impossible,
    /// A rule forbids it; the message names the rule.
    Rule(Message),
}

impl Say for Refused {
    fn say(&self) -> Message {
        match self {
            // What the parser expected is said in English; an example is notation and needs no translation.
            Refused::Unreadable { error, like: None } => {
                Message::new("error-unreadable").with("at", error.at + 1)
            }
            Refused::Unreadable { error, like: Some(like) } => {
                Message::new("error-unreadable-like").with("at", error.at + 1).with("like", like.clone())
            }
            Refused::Over => Message::new("error-over"),
            Refused::NotYourTurn => Message::new("error-not-your-turn"),
            Refused::NotChance => Message::new("error-not-chance"),
            Refused::Impossible => Message::new("error-impossible"),
            Refused::Rule(message) => message.clone(),
        }
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Refused::Unreadable { error, .. } => write!(f, "cannot be read: {error}"),
            other => f.write_str(other.say().id),
        }
    }
}

impl std::error::Error for Refused {}

/// The same for a game's own refusals.
pub(crate) fn refused<R: Say>(error: ActError<R>) -> Refused {
    match error {
        ActError::Over => Refused::Over,
        ActError::NotYourTurn => Refused::NotYourTurn,
        ActError::NotChance => Refused::NotChance,
        ActError::Impossible => Refused::Impossible,
        ActError::Refused(rule) => Refused::Rule(rule.say()),
    }
}
