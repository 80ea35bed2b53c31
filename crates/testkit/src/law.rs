//! The laws by name, and what is said when one is broken.

use std::fmt;

/// A law that every game obeys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Law {
    /// The rules never panic on what a table may ask of them.
    NoPanic,
    /// A setup's text reads back as the same setup and the same text.
    SetupRoundTrip,
    /// A seat that owes a decision has a legal action.
    Decision,
    /// `legal` and `outcomes` append; what lies in the list already stays.
    Appends,
    /// Legal actions are ascending, each once.
    LegalOrder,
    /// No two legal actions or outcomes are written alike.
    NotationUnique,
    /// A short form is plain lower-case text and reads back as the same value.
    NotationRoundTrip,
    /// What `legal` lists, `check` accepts.
    LegalIsChecked,
    /// What `check` accepts, `legal` lists.
    CheckedIsLegal,
    /// Luck has outcomes, ascending, each once, of positive weight, when it owes one and only then.
    Outcomes,
    /// `weight` and `outcome` agree with `outcomes`, ticket by ticket.
    Tickets,
    /// Several seats deciding at once do not get into each other's way: either order leads to the same state.
    AnyOrder,
    /// Copies are equal, and equal states have equal hashes.
    Copies,
    /// Every component exists as often as it should.
    Audit,
    /// Every seat has a score sheet; `points` and `places` agree with them.
    Scores,
    /// The game is over within `INFO.max_steps` steps.
    Ends,
    /// The record reads back as the same steps.
    RecordRoundTrip,
    /// The same steps lead to the same states and the same events.
    Replay,
    /// Undo restores the previous state, and only the last actor may take back, and nothing that was revealed.
    Undo,
    /// The same dealer gives a seat the same sample.
    SampleRepeats,
    /// A sample is made from what the seat knows and from nothing else.
    SampleFromKnowledge,
    /// A sample is a state like any other: it can be played to its end.
    SamplePlays,
    /// A seat's view does not depend on what is hidden from it.
    ViewLeak,
    /// A spectator's view does not depend on what is hidden from any seat.
    SpectatorLeak,
    /// Neither whose turn it is, nor what a seat may do, why not, and in what words, depends on what is hidden from it.
    ChoiceLeak,
    /// The standing score does not depend on what is hidden from any seat.
    ScoreLeak,
    /// The game has luck, secrets, simultaneous decisions and a solo game if and only if `INFO.kind` says so.
    Kind,
    /// Acting shows the actor nothing new.
    Peek,
    /// Events tell nobody what the views hide.
    EventLeak,
    /// What is told to spectators is told to every seat, and the omniscient hear everything.
    EventLayers,
    /// Every message that is said stands in every language.
    Words,
    /// Every value that a sentence uses is given to it.
    WordValues,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match self {
            Law::NoPanic => "the rules never panic",
            Law::SetupRoundTrip => "a setup's text reads back as the same setup",
            Law::Decision => "a seat that owes a decision has a legal action",
            Law::Appends => "`legal` and `outcomes` append to the list",
            Law::LegalOrder => "legal actions are ascending, each once",
            Law::NotationUnique => "no two actions or outcomes are written alike",
            Law::NotationRoundTrip => "a short form is plain and reads back as the same value",
            Law::LegalIsChecked => "what `legal` lists, `check` accepts",
            Law::CheckedIsLegal => "what `check` accepts, `legal` lists",
            Law::Outcomes => "luck has ascending outcomes of positive weight when it owes one and only then",
            Law::Tickets => "`weight` and `outcome` agree with `outcomes`",
            Law::AnyOrder => "seats that decide at once may do so in any order",
            Law::Copies => "copies are equal and equal states have equal hashes",
            Law::Audit => "no component is lost or invented",
            Law::Scores => "`points` and `places` agree with the score sheets of all seats",
            Law::Ends => "the game ends within `max_steps`",
            Law::RecordRoundTrip => "the record reads back as the same steps",
            Law::Replay => "the same steps lead to the same states and events",
            Law::Undo => "undo restores the previous state, and only where nothing was revealed since",
            Law::SampleRepeats => "the same dealer gives the same sample",
            Law::SampleFromKnowledge => "a sample depends on nothing that is hidden from its seat",
            Law::SamplePlays => "a sample can be played to its end",
            Law::ViewLeak => "a seat's view does not depend on what is hidden from it",
            Law::SpectatorLeak => "a spectator's view does not depend on what is hidden",
            Law::ChoiceLeak => "turn, choices, refusals and their words do not depend on what is hidden",
            Law::ScoreLeak => "the standing score does not depend on what is hidden",
            Law::Kind => "the game is of the kind that `INFO.kind` says",
            Law::Peek => "acting shows the actor nothing new",
            Law::EventLeak => "events tell nobody what the views hide",
            Law::EventLayers => "spectators hear no more than any seat, the omniscient everything",
            Law::Words => "every message stands in every language",
            Law::WordValues => "every value that a sentence uses is given to it",
        };
        f.write_str(sentence)
    }
}

/// A law was broken, and how to see it happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Which law.
    pub law: Law,
    /// The setup's text.
    pub setup: String,
    /// The seed of the random game, for [`random_game`](crate::random_game).
    pub seed: u64,
    /// After how many steps.
    pub step: usize,
    /// What was found.
    pub detail: String,
    /// The record so far, as the text of a `.play` file.
    pub record: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "broken law {:?}: {}", self.law, self.law)?;
        writeln!(f, "setup `{}`, seed {}, after step {}", self.setup, self.seed, self.step)?;
        writeln!(f, "{}", self.detail)?;
        writeln!(f, "--- the record so far ---")?;
        write!(f, "{}", self.record)
    }
}

impl std::error::Error for Violation {}

/// A broken law, before it is known in which game.
#[derive(Debug)]
pub(crate) struct Breach {
    pub law: Law,
    pub detail: String,
}

/// What a check gives.
pub(crate) type Check = Result<(), Breach>;

/// Leaves with a [`Breach`] unless the condition holds.
macro_rules! ensure {
    ($law:expr, $condition:expr, $($detail:tt)+) => {
        if !$condition {
            return Err($crate::law::Breach { law: $law, detail: format!($($detail)+) });
        }
    };
}
pub(crate) use ensure;

/// The first lines in which two values differ, as their debug forms show them.
pub(crate) fn difference(expected: &dyn fmt::Debug, found: &dyn fmt::Debug) -> String {
    let (expected, found) = (format!("{expected:#?}"), format!("{found:#?}"));
    let (mut left, mut right) = (expected.lines(), found.lines());
    let mut shown = Vec::new();
    let mut line = 0;
    while shown.len() < 4 {
        line += 1;
        match (left.next(), right.next()) {
            (None, None) => break,
            (one, other) if one == other => {}
            (one, other) => shown.push(format!(
                "  line {line}: `{}` against `{}`",
                one.unwrap_or("nothing").trim(),
                other.unwrap_or("nothing").trim()
            )),
        }
    }
    if shown.is_empty() { "  (they look alike when printed)".into() } else { shown.join("\n") }
}
