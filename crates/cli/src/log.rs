//! The log of a match: one line of JSON for each game, so that a match that was broken off can go on.

use std::{
    fs::{self, File, OpenOptions},
    io::{ErrorKind, Write},
    path::{Path, PathBuf},
    sync::Mutex,
};

use bots::{Player, arena::Outcome};
use serde::{Deserialize, Serialize};

use crate::failure::Failure;

/// What a log is about; games of anything else must not be mixed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subject {
    /// The game's key.
    pub game: String,
    pub edition: String,
    pub setup: String,
    /// The seed of all luck.
    pub seed: u64,
    /// The budget of those who have none of their own.
    pub budget: String,
}

/// One game of some match.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Line {
    players: String,
    game: u32,
    wins: Vec<f64>,
    points: Vec<i64>,
}

/// A log that is read and continued, or nothing but memory.
pub struct MatchLog {
    lines: Vec<Line>,
    file: Option<(PathBuf, Mutex<File>)>,
}

impl MatchLog {
    /// Opens the log at `path`, if one is wanted; makes it if it does not exist.
    pub fn open(path: Option<&Path>, subject: &Subject) -> Result<MatchLog, Failure> {
        let Some(path) = path else { return Ok(MatchLog { lines: Vec::new(), file: None }) };
        let failed = |why: &dyn std::fmt::Display| Failure::failed(format!("{}: {why}", path.display()));
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            read => read.map_err(|why| failed(&why))?,
        };
        // A line that was cut off when the last match was broken off is played again.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let mut written = text[..whole].lines();
        if let Some(first) = written.next() {
            let known: Subject = serde_json::from_str(first).map_err(|_| failed(&"is no log of a match"))?;
            if known != *subject {
                return Err(failed(&format_args!(
                    "is the log of {} {}, seed {}, budget {}; another match needs another file",
                    known.game, known.setup, known.seed, known.budget
                )));
            }
        }
        let lines = written.map(serde_json::from_str).collect::<Result<_, _>>();
        let lines = lines.map_err(|why: serde_json::Error| failed(&why))?;
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(|why| failed(&why))?;
        file.set_len(whole as u64).map_err(|why| failed(&why))?;
        if whole == 0 {
            writeln!(file, "{}", serde_json::to_string(subject)?)?;
        }
        Ok(MatchLog { lines, file: Some((path.into(), Mutex::new(file))) })
    }

    /// What is known of the games between these players.
    pub fn known(&self, players: &[Player]) -> Vec<Outcome> {
        let players_text = text(players);
        let fits = |line: &&Line| {
            line.players == players_text
                && line.wins.len() == players.len()
                && line.points.len() == players.len()
        };
        let outcome =
            |line: &Line| Outcome { game: line.game, wins: line.wins.clone(), points: line.points.clone() };
        self.lines.iter().filter(fits).map(outcome).collect()
    }

    /// Writes a game down.
    pub fn write(&self, players: &[Player], outcome: &Outcome) {
        let Some((path, file)) = &self.file else { return };
        let Outcome { game, wins, points } = outcome.clone();
        let line = serde_json::to_string(&Line { players: text(players), game, wins, points });
        let line = line.expect("a line of the log is plain data") + "\n";
        let mut file = file.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Err(error) = file.write_all(line.as_bytes()) {
            // The match is worth more than its log.
            let _ = writeln!(std::io::stderr(), "naust: {}: {error}", path.display());
        }
    }
}

fn text(players: &[Player]) -> String {
    players.iter().map(Player::to_string).collect::<Vec<_>>().join(",")
}
