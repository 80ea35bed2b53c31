//! Everything that can go wrong, with its status, its short code and its sentence.
//!
//! Handlers return a [`Problem`]; it becomes JSON or a page, in the reader's language, on its way out.

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use catalog::Refused;
use tabletop::{Message, Say, SetupError, UndoError};

use crate::{
    accounts::AccountError, hooks::HookError, limits::What, names::NameError, people::PeopleError,
    store::StoreError, terms::TermsError, tournaments::TournamentError,
};

/// Why a request was not fulfilled. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Problem {
    /// The request itself cannot be read: what is wrong with it, for programmers.
    #[error("malformed: {0}")]
    Malformed(String),
    /// Nobody is known by this cookie or token.
    #[error("no session")]
    NoSession,
    /// The seat belongs to somebody else.
    #[error("somebody else's seat")]
    ForeignSeat,
    /// The table is for those who have its link.
    #[error("wrong invitation")]
    WrongInvite,
    /// Whoever runs the server keeps the reader out.
    #[error("barred")]
    Barred,
    /// A page of another site tried to act for the reader.
    #[error("sent from another site")]
    CrossSite,
    /// There is no such page.
    #[error("no such page")]
    UnknownPage,
    /// There is no such game.
    #[error("no such game")]
    UnknownGame,
    /// There is no such edition.
    #[error("no such edition")]
    UnknownEdition,
    /// There is no such table.
    #[error("no such table")]
    UnknownTable,
    /// The game has not come that far.
    #[error("no such step")]
    UnknownStep,
    /// The table has no such seat.
    #[error("no such seat")]
    UnknownSeat,
    /// The person has let in no such program.
    #[error("no such program")]
    UnknownProgram,
    /// Only people let programs in.
    #[error("programs let nobody in")]
    NotForPrograms,
    /// Advice is for those who play against bots.
    #[error("no hints among people")]
    NoHints,
    /// The page exists, but not for this method.
    #[error("method not allowed")]
    Method,
    /// The request took too long.
    #[error("timeout")]
    Timeout,
    /// Something happened at the table that the request did not know of.
    #[error("stale, now at {seq}")]
    Stale {
        /// The number of journal entries now.
        seq: u64,
    },
    /// The key of an earlier request came with another one.
    #[error("key used for another request")]
    KeyReused,
    /// The seat is not open.
    #[error("seat taken")]
    SeatTaken,
    /// One person takes one seat by link.
    #[error("already seated")]
    AlreadySeated,
    /// The game has not begun.
    #[error("not begun")]
    NotBegun,
    /// The game has begun.
    #[error("already begun")]
    Begun,
    /// Seats are still open.
    #[error("seats are open")]
    SeatsOpen,
    /// The game goes on.
    #[error("not over")]
    NotOver,
    /// The record would tell what the reader may not know.
    #[error("the record is secret until the game is over")]
    SecretRecord,
    /// The table was begun under other rules or with other material.
    #[error("begun under other rules or with other material")]
    Outdated,
    /// The rules have changed, and a step of the table no longer fits.
    #[error("a step no longer fits the rules")]
    Closed,
    /// More than one visitor, or one address, may ask for.
    #[error("too many: {what:?}, again in {wait} s")]
    TooMany {
        /// Of what.
        what: What,
        /// When it is worth to ask again, in seconds.
        wait: u64,
    },
    /// A lesson waits: it is gone back to or left first.
    #[error("a lesson waits")]
    Answered,
    /// More than the server reads.
    #[error("too large")]
    TooLarge,
    /// Neither JSON nor a form.
    #[error("wrong content type")]
    ContentType,
    /// A rule of the game, or the state of the table, forbids it.
    #[error("refused: {0}")]
    Refused(Refused),
    /// It cannot be taken back.
    #[error("cannot be taken back: {0:?}")]
    Undo(UndoError),
    /// The setup is wrong.
    #[error("setup: {0}")]
    Setup(SetupError),
    /// Not as many seats as the setup has.
    #[error("{given} seats given for {seats}")]
    Seats {
        /// How many were given.
        given: usize,
        /// How many there are.
        seats: u8,
    },
    /// There is no such bot.
    #[error("unknown level `{0}`")]
    Level(String),
    /// Nobody can be called that.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Something about an account.
    #[error(transparent)]
    Account(#[from] AccountError),
    /// Something between people at a table.
    #[error(transparent)]
    People(#[from] PeopleError),
    /// A record that cannot be read.
    #[error("record, line {line}: {reason}")]
    Record {
        /// Which line.
        line: usize,
        /// What is wrong there, for programmers.
        reason: String,
    },
    /// Something about being told elsewhere.
    #[error(transparent)]
    Hook(#[from] HookError),
    /// Something about a tournament.
    #[error(transparent)]
    Tournament(#[from] TournamentError),
    /// Too many wait for bots and advice.
    #[error("busy")]
    Busy,
    /// It could not be written; nothing has changed, and it may be tried again.
    #[error("not written")]
    NotWritten,
    /// The database cannot be reached. Whether anything has changed is not known; with its key a request may be sent again.
    #[error("the store is away")]
    StoreAway,
    /// The server failed; the cause is in its log.
    #[error("internal")]
    Internal,
}

impl Problem {
    /// The status and the code by which programs know the problem.
    pub fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Problem::Malformed(_) => (StatusCode::BAD_REQUEST, "malformed"),
            Problem::Refused(Refused::Unreadable { .. }) => (StatusCode::BAD_REQUEST, "unreadable"),
            Problem::NoSession => (StatusCode::UNAUTHORIZED, "no-session"),
            Problem::ForeignSeat => (StatusCode::FORBIDDEN, "foreign-seat"),
            Problem::WrongInvite => (StatusCode::FORBIDDEN, "wrong-invite"),
            Problem::Barred => (StatusCode::FORBIDDEN, "barred"),
            Problem::CrossSite => (StatusCode::FORBIDDEN, "cross-site"),
            Problem::UnknownPage => (StatusCode::NOT_FOUND, "unknown-page"),
            Problem::UnknownGame => (StatusCode::NOT_FOUND, "unknown-game"),
            Problem::UnknownEdition => (StatusCode::NOT_FOUND, "unknown-edition"),
            Problem::UnknownTable => (StatusCode::NOT_FOUND, "unknown-table"),
            Problem::UnknownStep => (StatusCode::NOT_FOUND, "unknown-step"),
            Problem::UnknownSeat => (StatusCode::NOT_FOUND, "unknown-seat"),
            Problem::UnknownProgram => (StatusCode::NOT_FOUND, "unknown-bot"),
            Problem::NotForPrograms => (StatusCode::FORBIDDEN, "not-for-bots"),
            Problem::NoHints => (StatusCode::FORBIDDEN, "no-hints"),
            Problem::Method => (StatusCode::METHOD_NOT_ALLOWED, "method"),
            Problem::Timeout => (StatusCode::REQUEST_TIMEOUT, "timeout"),
            Problem::Stale { .. } => (StatusCode::CONFLICT, "stale"),
            Problem::KeyReused => (StatusCode::UNPROCESSABLE_ENTITY, "key-reused"),
            Problem::SeatTaken => (StatusCode::CONFLICT, "seat-taken"),
            Problem::AlreadySeated => (StatusCode::CONFLICT, "already-seated"),
            Problem::NotBegun => (StatusCode::CONFLICT, "not-begun"),
            Problem::Begun => (StatusCode::CONFLICT, "begun"),
            Problem::SeatsOpen => (StatusCode::CONFLICT, "seats-open"),
            Problem::NotOver => (StatusCode::CONFLICT, "not-over"),
            Problem::SecretRecord => (StatusCode::CONFLICT, "secret-record"),
            Problem::Outdated => (StatusCode::CONFLICT, "outdated"),
            Problem::Closed => (StatusCode::CONFLICT, "closed"),
            Problem::TooMany { .. } => (StatusCode::TOO_MANY_REQUESTS, "too-many"),
            Problem::Answered => (StatusCode::CONFLICT, "answered"),
            Problem::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            Problem::ContentType => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "content-type"),
            Problem::Refused(_) => (StatusCode::UNPROCESSABLE_ENTITY, "refused"),
            Problem::Undo(_) => (StatusCode::UNPROCESSABLE_ENTITY, "undo"),
            Problem::Setup(_) => (StatusCode::UNPROCESSABLE_ENTITY, "setup"),
            Problem::Seats { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "seats"),
            Problem::Level(_) => (StatusCode::UNPROCESSABLE_ENTITY, "level"),
            Problem::Name(_) => (StatusCode::UNPROCESSABLE_ENTITY, "name"),
            Problem::Account(error) => error.kind(),
            Problem::People(error) => error.kind(),
            Problem::Record { .. } => (StatusCode::UNPROCESSABLE_ENTITY, "record"),
            Problem::Hook(error) => error.kind(),
            Problem::Tournament(error) => error.kind(),
            Problem::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
            Problem::NotWritten => (StatusCode::SERVICE_UNAVAILABLE, "not-written"),
            Problem::StoreAway => (StatusCode::SERVICE_UNAVAILABLE, "store-away"),
            Problem::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
        }
    }

    /// After so many seconds the same request may well be fulfilled, if that is known.
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            Problem::TooMany { wait, .. } => Some(*wait),
            Problem::Busy | Problem::NotWritten | Problem::StoreAway => Some(2),
            Problem::Account(AccountError::TooMany) => Some(600),
            Problem::People(PeopleError::TooOften) => Some(15),
            _ => None,
        }
    }

    /// The problem that a bare status stands for, where some layer answered without us.
    pub fn of_status(status: StatusCode) -> Problem {
        match status {
            StatusCode::NOT_FOUND => Problem::UnknownPage,
            StatusCode::METHOD_NOT_ALLOWED => Problem::Method,
            StatusCode::REQUEST_TIMEOUT => Problem::Timeout,
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Problem::ContentType,
            status if status.is_client_error() => Problem::Malformed(String::new()),
            _ => Problem::Internal,
        }
    }

    /// The id of the rule that forbids it, where one does.
    pub fn rule(&self) -> Option<&'static str> {
        matches!(self, Problem::Refused(_) | Problem::Undo(_) | Problem::Setup(_)).then(|| self.say().id)
    }
}

impl Say for Problem {
    fn say(&self) -> Message {
        match self {
            Problem::Malformed(_) => Message::new("ui-problem-malformed"),
            Problem::NoSession => Message::new("ui-problem-no-session"),
            Problem::ForeignSeat => Message::new("ui-problem-foreign-seat"),
            Problem::WrongInvite => Message::new("ui-problem-wrong-invite"),
            Problem::Barred => Message::new("ui-problem-barred"),
            Problem::CrossSite => Message::new("ui-problem-cross-site"),
            Problem::UnknownPage => Message::new("ui-problem-unknown-page"),
            Problem::UnknownGame => Message::new("ui-problem-unknown-game"),
            Problem::UnknownEdition => Message::new("ui-problem-unknown-edition"),
            Problem::UnknownTable => Message::new("ui-problem-unknown-table"),
            Problem::UnknownStep => Message::new("ui-problem-unknown-step"),
            Problem::UnknownSeat => Message::new("ui-problem-unknown-seat"),
            Problem::UnknownProgram => Message::new("ui-problem-unknown-bot"),
            Problem::NotForPrograms => Message::new("ui-problem-not-for-bots"),
            Problem::NoHints => Message::new("ui-problem-no-hints"),
            Problem::Method => Message::new("ui-problem-method"),
            Problem::Timeout => Message::new("ui-problem-timeout"),
            Problem::Stale { .. } => Message::new("ui-problem-stale"),
            Problem::KeyReused => Message::new("ui-problem-key-reused"),
            Problem::SeatTaken => Message::new("ui-problem-seat-taken"),
            Problem::AlreadySeated => Message::new("ui-problem-already-seated"),
            Problem::NotBegun => Message::new("ui-problem-not-begun"),
            Problem::Begun => Message::new("ui-problem-begun"),
            Problem::SeatsOpen => Message::new("ui-problem-seats-open"),
            Problem::NotOver => Message::new("ui-problem-not-over"),
            Problem::SecretRecord => Message::new("ui-problem-secret-record"),
            Problem::Outdated => Message::new("ui-problem-outdated"),
            Problem::Closed => Message::new("ui-problem-closed"),
            Problem::TooMany { what, wait } => Message::new(what.said())
                .with("seconds", *wait as i64)
                .with("minutes", wait.div_ceil(60) as i64),
            Problem::Answered => Message::new("ui-problem-answered"),
            Problem::TooLarge => Message::new("ui-problem-too-large"),
            Problem::ContentType => Message::new("ui-problem-content-type"),
            Problem::Refused(refused) => refused.say(),
            Problem::Undo(error) => error.say(),
            Problem::Setup(error) => error.say(),
            Problem::Seats { given, seats } => {
                Message::new("setup-error-players").with("given", *given).with("seats", *seats)
            }
            Problem::Level(level) => Message::new("ui-problem-level").with("level", level.clone()),
            Problem::Name(NameError::Empty) => Message::new("ui-problem-name-empty"),
            Problem::Name(NameError::Long) => {
                Message::new("ui-problem-name-long").with("longest", crate::names::LONGEST)
            }
            Problem::Name(NameError::Unseen) => Message::new("ui-problem-name-unseen"),
            Problem::Account(error) => error.say(),
            Problem::People(error) => error.say(),
            Problem::Record { line, reason } => {
                Message::new("ui-problem-record").with("line", *line).with("reason", reason.clone())
            }
            Problem::Hook(error) => error.say(),
            Problem::Tournament(error) => error.say(),
            Problem::Busy => Message::new("ui-problem-busy"),
            Problem::NotWritten => Message::new("ui-problem-not-written"),
            Problem::StoreAway => Message::new("ui-problem-store-away"),
            Problem::Internal => Message::new("ui-problem-internal"),
        }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        Problem::Refused(refused)
    }
}

impl From<UndoError> for Problem {
    fn from(error: UndoError) -> Problem {
        Problem::Undo(error)
    }
}

impl From<SetupError> for Problem {
    fn from(error: SetupError) -> Problem {
        Problem::Setup(error)
    }
}

impl From<TermsError> for Problem {
    fn from(_: TermsError) -> Problem {
        Problem::People(PeopleError::Terms)
    }
}

/// The cause goes to the log, not to the reader.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        let problem = match error {
            StoreError::KeyReused => return Problem::KeyReused,
            StoreError::Failed(_) | StoreError::Closed => Problem::NotWritten,
            StoreError::Away(_) => Problem::StoreAway,
            StoreError::Database(_) | StoreError::Conflict(_) | StoreError::Unreadable(_) => {
                Problem::Internal
            }
        };
        tracing::error!(%error, "the store failed");
        problem
    }
}

impl IntoResponse for Problem {
    /// A bare status that carries the problem; the frame around all handlers puts it into words.
    fn into_response(self) -> Response {
        let mut response = self.kind().0.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
