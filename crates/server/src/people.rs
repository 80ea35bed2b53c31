//! What people do at tables beside the game: what can go wrong, and how it is told.

use axum::http::StatusCode;
use serde_json::{Value, json};
use tabletop::{Message, Say, Seat};

use crate::{
    app::App,
    live::{Command, Doing, Ending, Snapshot, Stage, Wanted},
    problem::Problem,
    reader::Reader,
    store::Wish,
    terms::Clock,
};

/// Why something between people did not go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PeopleError {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The seat has given up, or nobody sits in for it.
    #[error("not in the game")]
    Out,
    /// A bot sits in for the player.
    #[error("a bot sits in")]
    StandIn,
    /// The clocks stand.
    #[error("paused")]
    Paused,
    /// The clocks run.
    #[error("not paused")]
    NotPaused,
    /// The game has really begun.
    #[error("too late to call it off")]
    TooLate,
    /// The player is there, or has not been away for long enough, or is not asked anything.
    #[error("not away")]
    NotAway,
    /// The same was asked since the last step.
    #[error("asked before")]
    AskedBefore,
    /// There is no such question any more.
    #[error("no such question")]
    NotAsked,
    /// There is nothing to take back.
    #[error("nothing to take back")]
    NothingBack,
    /// Luck has shown something since.
    #[error("luck has shown something")]
    Luck,
    /// Nothing that can be said: nothing at all, too much, or no such phrase.
    #[error("not to be said")]
    Speech,
    /// Said too often.
    #[error("said too often")]
    TooOften,
    /// The game counts: nothing is taken back, nobody is replaced, nobody is told what to do.
    #[error("rated")]
    Rated,
    /// The game belongs to a tournament: it is played as it was paired.
    #[error("a game of a tournament")]
    Tournament,
    /// No such agreement can be made.
    #[error("no such agreement")]
    Terms,
}

impl PeopleError {
    /// The status and the code by which programs know the problem.
    pub fn kind(self) -> (StatusCode, &'static str) {
        match self {
            PeopleError::Over => (StatusCode::CONFLICT, "over"),
            PeopleError::Out => (StatusCode::CONFLICT, "out"),
            PeopleError::StandIn => (StatusCode::CONFLICT, "stand-in"),
            PeopleError::Paused => (StatusCode::CONFLICT, "paused"),
            PeopleError::NotPaused => (StatusCode::CONFLICT, "not-paused"),
            PeopleError::TooLate => (StatusCode::CONFLICT, "too-late"),
            PeopleError::NotAway => (StatusCode::CONFLICT, "not-away"),
            PeopleError::AskedBefore => (StatusCode::CONFLICT, "asked-before"),
            PeopleError::NotAsked => (StatusCode::CONFLICT, "not-asked"),
            PeopleError::NothingBack => (StatusCode::UNPROCESSABLE_ENTITY, "nothing-back"),
            PeopleError::Luck => (StatusCode::UNPROCESSABLE_ENTITY, "beyond-luck"),
            PeopleError::Speech => (StatusCode::UNPROCESSABLE_ENTITY, "speech"),
            PeopleError::TooOften => (StatusCode::TOO_MANY_REQUESTS, "too-often"),
            PeopleError::Rated => (StatusCode::CONFLICT, "rated"),
            PeopleError::Tournament => (StatusCode::CONFLICT, "tournament"),
            PeopleError::Terms => (StatusCode::UNPROCESSABLE_ENTITY, "terms"),
        }
    }
}

impl Say for PeopleError {
    fn say(&self) -> Message {
        Message::new(match self {
            PeopleError::Over => "ui-problem-over",
            PeopleError::Out => "ui-problem-out",
            PeopleError::StandIn => "ui-problem-stand-in",
            PeopleError::Paused => "ui-problem-paused",
            PeopleError::NotPaused => "ui-problem-not-paused",
            PeopleError::TooLate => "ui-problem-too-late",
            PeopleError::NotAway => "ui-problem-not-away",
            PeopleError::AskedBefore => "ui-problem-asked-before",
            PeopleError::NotAsked => "ui-problem-not-asked",
            PeopleError::NothingBack => "ui-problem-nothing-back",
            PeopleError::Luck => "ui-problem-luck",
            PeopleError::Speech => "ui-problem-speech",
            PeopleError::TooOften => "ui-problem-too-often",
            PeopleError::Rated => "ui-problem-rated",
            PeopleError::Tournament => "ui-problem-tournament-game",
            PeopleError::Terms => "ui-problem-terms",
        })
    }
}

/// What somebody wants, as forms and programs say it.
pub struct Said<'a> {
    pub deed: &'a str,
    pub seat: Option<Seat>,
    pub ask: Option<u64>,
    pub steps: Option<u32>,
}

impl Said<'_> {
    fn doing(&self) -> Result<Doing, Problem> {
        let unreadable = || Problem::Malformed(format!("`{}` is no deed", self.deed.escape_default()));
        let ask = || self.ask.ok_or_else(|| Problem::Malformed("`ask` must be a number".into()));
        let seat = || self.seat.ok_or_else(|| Problem::Malformed("`seat` is missing".into()));
        Ok(match self.deed {
            "resign" => Doing::Resign(self.seat),
            "abort" => Doing::Abort,
            "return" => Doing::Return(self.seat),
            "resume" => Doing::Resume,
            "ask-pause" => Doing::Ask(Wanted::Pause),
            "ask-stop" => Doing::Ask(Wanted::Stop),
            "ask-again" => Doing::Ask(Wanted::Again),
            "ask-back" => Doing::Ask(Wanted::Back(self.steps)),
            "ask-bot" => Doing::Ask(Wanted::Bot(seat()?)),
            "agree" => Doing::Answer { ask: ask()?, yes: true },
            "refuse" => Doing::Answer { ask: ask()?, yes: false },
            _ => return Err(unreadable()),
        })
    }
}

/// Does what somebody wants; the answer is the new number of journal entries.
pub async fn carry_out(app: &App, reader: &Reader, id: &str, said: &Said<'_>) -> Result<u64, Problem> {
    let by = &reader.person()?.id;
    let doing = said.doing()?;
    let seq = app.tables().ask(id, |answer| Command::People { by: by.clone(), doing, answer }).await?;
    if matches!(doing, Doing::Answer { yes: true, .. } | Doing::Ask(Wanted::Again))
        && let Some(next) = &app.tables().snapshot(id).await?.row.rematch
    {
        // Its luck is drawn and its bots begin as soon as it is awake.
        app.tables().live(next).await?;
    }
    Ok(seq)
}

/// What is asked, in a word for programs.
pub fn wish_key(wish: Wish) -> &'static str {
    match wish {
        Wish::Back(_) => "back",
        Wish::Pause => "pause",
        Wish::Stop => "stop",
        Wish::Again => "again",
        Wish::Bot(_) => "bot",
    }
}

/// Everything between people at a table, for programs.
pub fn told(snapshot: &Snapshot) -> Value {
    let company = &snapshot.company;
    let letters = |seats: &mut dyn Iterator<Item = Seat>| seats.map(Seat::letter).collect::<Vec<_>>();
    let clocks = company.times().filter(|_| snapshot.stage() == Stage::Playing).map(|times| {
        let face = |(left, until): (i64, Option<i64>)| json!({ "left": left, "until": until });
        times.into_iter().map(face).collect::<Vec<_>>()
    });
    let ask = |ask: &crate::live::Ask| {
        let seat = match ask.wish {
            Wish::Bot(seat) => Some(seat.letter()),
            _ => None,
        };
        let steps = match ask.wish {
            Wish::Back(steps) => Some(steps),
            _ => None,
        };
        json!({
            "ask": ask.id, "by": ask.by.letter(), "wish": wish_key(ask.wish), "seat": seat, "steps": steps,
            "of": letters(&mut ask.of.iter()), "agreed": letters(&mut ask.agreed.iter()),
        })
    };
    let stand_ins =
        (0..).map(Seat).take(snapshot.seats.len()).filter(|&seat| company.stand_in(seat).is_some());
    json!({
        "terms": snapshot.row.terms.to_string(),
        "clock": (snapshot.row.terms.clock != Clock::None).then(|| snapshot.row.terms.clock.to_string()),
        "clocks": clocks,
        "paused": company.is_paused(),
        "ending": company.ending().map(Ending::key),
        "out": letters(&mut company.out().iter().copied()),
        "stand_ins": letters(&mut { stand_ins }),
        "asks": company.asks().iter().map(ask).collect::<Vec<_>>(),
    })
}
