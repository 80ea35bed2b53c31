//! Points and places (rulebook: "Комбинации карт", "Премия за поставку крупных партий рыбы", "Окончание игры").

use tabletop::{MAX_SEATS, Message, Say, ScoreLine, ScoreSheet, Seat};

use crate::{Combination, Pomory};

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// Two catch cards.
    CatchCatch,
    /// A catch card and a salt card.
    CatchSalt,
    /// Two salt cards.
    SaltSalt,
    /// A combination rescued by Merchant's Word.
    Word,
    /// Announced sets.
    Sets,
}

impl Reason {
    /// All reasons, in the rulebook's order.
    pub const ALL: [Reason; 5] =
        [Reason::CatchCatch, Reason::CatchSalt, Reason::SaltSalt, Reason::Word, Reason::Sets];

    /// The reason for a combination.
    pub(crate) fn of(combination: Combination) -> Reason {
        match combination {
            Combination::CatchCatch => Reason::CatchCatch,
            Combination::CatchSalt => Reason::CatchSalt,
            Combination::SaltSalt => Reason::SaltSalt,
        }
    }
}

impl Say for Reason {
    fn say(&self) -> Message {
        Message::new(match self {
            Reason::CatchCatch => "pomory-reason-catch-catch",
            Reason::CatchSalt => "pomory-reason-catch-salt",
            Reason::SaltSalt => "pomory-reason-salt-salt",
            Reason::Word => "pomory-reason-word",
            Reason::Sets => "pomory-reason-sets",
        })
    }
}

/// One seat's points, by what they were for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Tally {
    times: [u8; Reason::ALL.len()],
    points: [u16; Reason::ALL.len()],
}

impl Tally {
    /// Adds points; a combination that paid nothing leaves no trace.
    #[inline]
    pub fn add(&mut self, reason: Reason, points: u8) {
        self.times[reason as usize] += u8::from(points > 0);
        self.points[reason as usize] += u16::from(points);
    }

    #[inline]
    pub fn total(&self) -> u16 {
        self.points.iter().sum()
    }
}

impl Pomory {
    pub(crate) fn score_sheet(&self, seat: Seat) -> ScoreSheet<Reason> {
        let tally = &self.player(seat).tally;
        let line = |reason: Reason| ScoreLine {
            reason,
            count: tally.times[reason as usize].into(),
            points: tally.points[reason as usize].into(),
            places: Vec::new(),
        };
        // Equal scores are a draw: the rulebook knows no tie-break (correction C7).
        ScoreSheet { lines: Reason::ALL.into_iter().map(line).collect(), tiebreaks: Vec::new() }
    }

    pub(crate) fn placing(&self) -> [u8; MAX_SEATS] {
        let points = [0, 1].map(|index: usize| self.players[index].tally.total());
        let mut places = [0; MAX_SEATS];
        places[0] = 1 + u8::from(points[1] > points[0]);
        places[1] = 1 + u8::from(points[0] > points[1]);
        places
    }
}
