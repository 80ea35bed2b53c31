//! Tournaments: people, and bots where some are missing, play one game by one clock against each other.
//!
//! A tournament is one document in the store. Whoever changes it replaces the version they read, so that of two nodes one carries
//! a change out; the tables of a round are named in the document before they are opened, so that a server that dies between
//! the two opens them when it comes back.

mod acting;
mod minding;
mod pairing;
mod standings;

use serde::{Deserialize, Serialize};

pub use acting::{
    Announcement, TournamentError, announce, call_off, find, list, sign_up, start_now, withdraw,
};
pub use minding::{mind, people};
pub use standings::{Line, standings};

use crate::{
    opening, random,
    store::{TournamentRow, VisitorId},
};
use pairing::{Pairs, Player};

/// So many take part at least, bots included.
pub const LEAST: usize = 4;
/// And so many at most.
pub const MOST: usize = 64;
/// Between two rounds everybody has so long to breathe, in milliseconds.
const BREAK: i64 = 60_000;
/// Who did not come to so many rounds is taken off the list.
const MISSED: u8 = 2;

/// How opponents are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum System {
    /// Some rounds, each against somebody with as many points.
    Swiss,
    /// Everybody against everybody.
    Robin,
    /// Game after game against whoever is free, until the time is over.
    Arena,
}

impl System {
    /// All systems.
    pub const ALL: [System; 3] = [System::Swiss, System::Robin, System::Arena];

    /// The word in forms and for programs.
    pub fn key(self) -> &'static str {
        match self {
            System::Swiss => "swiss",
            System::Robin => "robin",
            System::Arena => "arena",
        }
    }

    /// Reads the word.
    pub fn from_key(key: &str) -> Option<System> {
        System::ALL.into_iter().find(|system| system.key() == key)
    }
}

/// How far a tournament has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// People sign up.
    Open,
    /// Games are played.
    Running,
    /// The standings are final.
    Over,
    /// It did not take place.
    Cancelled,
}

impl Stage {
    /// The word for programs.
    pub fn key(self) -> &'static str {
        match self {
            Stage::Open => "open",
            Stage::Running => "running",
            Stage::Over => "over",
            Stage::Cancelled => "cancelled",
        }
    }
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// A visitor; nothing for a bot.
    pub person: Option<String>,
    /// The level of a bot.
    pub level: Option<String>,
    /// The name of a bot.
    #[serde(default)]
    pub name: String,
    /// The rating at the beginning, as people read it.
    pub strength: i64,
    /// Decides where nothing else does.
    pub lot: u32,
    /// Plays no further rounds.
    #[serde(default)]
    pub left: bool,
    /// How many games were lost without a single move.
    #[serde(default)]
    pub missed: u8,
}

impl Entrant {
    /// Is this the visitor?
    pub fn is(&self, visitor: &VisitorId) -> bool {
        self.person.as_deref() == Some(&visitor.0)
    }
}

/// How a game of a tournament ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// Who moved first won.
    First,
    /// Who moved second won.
    Second,
    /// Neither.
    Draw,
    /// A free round.
    Free,
}

/// A game of a tournament, or a free round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    /// From 1. In an arena every pairing is one.
    pub round: u32,
    /// Who moves first.
    pub first: usize,
    /// The other one; nobody in a free round.
    pub second: Option<usize>,
    /// The table; its id is chosen before it is opened.
    pub table: Option<String>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    /// What it is called.
    pub name: String,
    /// Who announced it.
    pub host: String,
    /// The key of the game.
    pub game: String,
    /// What is agreed on, in canonical text.
    pub setup: String,
    /// Clock and ratings, as tables keep them.
    pub terms: String,
    /// How opponents are found.
    pub system: System,
    /// How many rounds; unknown for a round robin that has not begun, none in an arena.
    pub rounds: u32,
    /// How long an arena takes.
    pub minutes: u32,
    /// When it begins, in milliseconds since 1970.
    pub begins: i64,
    /// So many may take part.
    pub most: usize,
    /// Bots of this level fill up.
    pub fill: Option<String>,
    /// How far it has come.
    pub stage: Stage,
    /// Those who take part, in the order in which they signed up.
    pub entrants: Vec<Entrant>,
    /// All games so far.
    pub games: Vec<Game>,
    /// When the next round begins, if one waits.
    pub next: Option<i64>,
    /// When it was over.
    pub ended: Option<i64>,
}

impl Tournament {
    /// Reads what the store keeps.
    fn of(row: &TournamentRow) -> Option<Tournament> {
        serde_json::from_str(&row.text).ok()
    }

    fn text(&self) -> String {
        serde_json::to_string(self).expect("a tournament is plain data")
    }

    /// The round that is played, from 1; 0 before the first.
    pub fn round(&self) -> u32 {
        self.games.iter().map(|game| game.round).max().unwrap_or(0)
    }

    /// The number of a visitor among those who take part.
    pub fn number_of(&self, visitor: &VisitorId) -> Option<usize> {
        self.entrants.iter().position(|entrant| entrant.is(visitor))
    }

    /// The games that are not over.
    pub fn unfinished(&self) -> impl Iterator<Item = &Game> {
        self.games.iter().filter(|game| game.outcome.is_none())
    }

    /// Those who play on.
    fn active(&self) -> impl Iterator<Item = usize> {
        (0..self.entrants.len()).filter(|&n| !self.entrants[n].left)
    }

    /// When somebody must look at it.
    fn due(&self) -> Option<i64> {
        match self.stage {
            Stage::Open => Some(self.begins),
            Stage::Running => Some(0),
            Stage::Over | Stage::Cancelled => None,
        }
    }

    /// When an arena ends.
    pub fn ends(&self) -> i64 {
        self.begins + i64::from(self.minutes) * 60_000
    }

    /// Does what is due; says whether anything changed. Bots that fill up are as strong as `bots`.
    fn advance(&mut self, now: i64, bots: i64) -> bool {
        match self.stage {
            Stage::Open if now >= self.begins => self.begin(now, bots),
            Stage::Running => self.go_on(now),
            Stage::Open | Stage::Over | Stage::Cancelled => false,
        }
    }

    fn begin(&mut self, now: i64, bots: i64) -> bool {
        self.begins = now;
        self.entrants.retain(|entrant| !entrant.left);
        if let Some(level) = self.fill.clone() {
            // Nobody has a free round where a bot can be there instead.
            let people = self.entrants.len();
            let count = people.max(LEAST).next_multiple_of(2);
            let bot = |name: &str| Entrant {
                person: None,
                level: Some(level.clone()),
                name: name.into(),
                strength: bots,
                lot: lot(),
                left: false,
                missed: 0,
            };
            self.entrants.extend((0..count - people).map(|n| bot(opening::bot_name(n))));
        }
        if self.entrants.len() < LEAST {
            self.end(Stage::Cancelled, now);
            return true;
        }
        self.stage = Stage::Running;
        match self.system {
            System::Robin => self.rounds = pairing::robin_rounds(self.entrants.len()) as u32,
            System::Swiss => self.rounds = self.rounds.min(self.entrants.len() as u32 - 1),
            System::Arena => {}
        }
        self.pair(now);
        true
    }

    fn end(&mut self, stage: Stage, now: i64) {
        (self.stage, self.next, self.ended) = (stage, None, Some(now));
    }

    fn go_on(&mut self, now: i64) -> bool {
        let mut changed = false;
        for entrant in self.entrants.iter_mut().filter(|entrant| !entrant.left && entrant.missed >= MISSED) {
            (entrant.left, changed) = (true, true);
        }
        let playing = self.unfinished().next().is_some();
        if self.system == System::Arena {
            if now < self.ends() {
                return self.pair(now) || changed;
            }
            if !playing {
                self.end(Stage::Over, now);
            }
            return changed || !playing;
        }
        if playing {
            return changed;
        }
        // Who is left alone has nobody to meet.
        if self.round() >= self.rounds || self.active().count() < 2 {
            self.end(Stage::Over, now);
        } else if let Some(next) = self.next {
            if now < next {
                return changed;
            }
            self.pair(now);
        } else {
            self.next = Some(now + BREAK);
        }
        true
    }

    /// The next round; says whether anybody meets anybody.
    fn pair(&mut self, now: i64) -> bool {
        let round = self.round() + 1;
        let found = match self.system {
            System::Swiss => pairing::swiss(&self.players(|_| true)),
            System::Robin => self.robin(round),
            System::Arena => {
                let busy = |n: usize| self.unfinished().any(|game| game.is_of(n));
                let free = self.players(|n| !busy(n));
                let found = pairing::arena(&free, self.active().count());
                // Waiting in an arena is no free round.
                Pairs { free: Vec::new(), ..found }
            }
        };
        if found == Pairs::default() {
            return false;
        }
        tracing::debug!(round, pairs = found.pairs.len(), at = now, "paired");
        self.next = None;
        let played = found.pairs.into_iter().map(|[first, second]| Game {
            round,
            first,
            second: Some(second),
            table: Some(random::id()),
            outcome: None,
        });
        let free = found.free.into_iter().map(|first| Game {
            round,
            first,
            second: None,
            table: None,
            outcome: Some(Outcome::Free),
        });
        self.games.extend(played.chain(free));
        true
    }

    /// A round of a round robin. Whoever should meet somebody who has left has a free round.
    fn robin(&self, round: u32) -> Pairs {
        let all = pairing::robin(self.entrants.len(), round as usize - 1);
        let here = |n: &usize| !self.entrants[*n].left;
        let mut found = Pairs { pairs: Vec::new(), free: all.free.into_iter().filter(here).collect() };
        for [one, other] in all.pairs {
            match (here(&one), here(&other)) {
                (true, true) => found.pairs.push([one, other]),
                (true, false) => found.free.push(one),
                (false, true) => found.free.push(other),
                (false, false) => {}
            }
        }
        found
    }

    /// Those who play on, as pairing knows them, in the order of the standings.
    fn players(&self, also: impl Fn(usize) -> bool) -> Vec<Player> {
        let lines = standings(self);
        let here = lines.iter().filter(|line| !self.entrants[line.n].left && also(line.n));
        here.map(|line| {
            let of = || self.games.iter().filter(|game| game.is_of(line.n));
            let played = || of().filter(|game| game.second.is_some());
            Player {
                n: line.n,
                points: line.points,
                met: played().filter_map(|game| game.other(line.n)).collect(),
                free: of().filter(|game| game.second.is_none()).count() as i64,
                first: played().map(|game| if game.first == line.n { 1 } else { -1 }).sum(),
                games: played().count() as i64,
            }
        })
        .collect()
    }
}

fn lot() -> u32 {
    u32::from_le_bytes(random::bytes())
}
