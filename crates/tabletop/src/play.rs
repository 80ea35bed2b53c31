//! The text of a record, a `.play` file: header, numbered steps, comments, expectations.
//!
//! ```text
//! naust 1
//! game: flotsam
//! setup: 2p runes=strength
//! rules: 2
//! edition: default 5f0c…
//! luck: sha256 9b1e…
//! seat a: Ingrid
//!
//! 1 * first b
//! 2 * hex mmpssp
//! 3 b lay ppppps/2 c4      ; the first coast
//! = legal 2
//! ```
//!
//! This module knows lines, not games; [`Record`](crate::Record) reads the steps in a game's notation.

use std::{fmt, str::FromStr};

use crate::Seat;

/// Who took a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Luck, written `*`.
    Chance,
    /// A seat, written as its letter.
    Seat(Seat),
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Who::Chance => f.write_str("*"),
            Who::Seat(seat) => write!(f, "{seat}"),
        }
    }
}

/// A line below the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// `12 a lay ppppps/2 c4 ; comment`
    Step {
        /// Who took it.
        who: Who,
        /// What it was, in the game's notation.
        text: String,
        /// What somebody said about it; empty if nothing.
        comment: String,
    },
    /// `= legal 2`: something a test expects here.
    Expect(String),
    /// `; text` on a line of its own.
    Comment(String),
    /// An empty line.
    Blank,
}

/// A whole `.play` file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    /// `key: value` pairs in order.
    pub header: Vec<(String, String)>,
    /// Everything after the header, with line numbers counted from 1.
    pub lines: Vec<(usize, Line)>,
}

/// The first line of every record.
const MAGIC: &str = "naust 1";

/// What is wrong with a record's text, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayError {
    /// Line number from 1.
    pub line: usize,
    /// What is wrong there.
    pub reason: String,
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for PlayError {}

impl Play {
    /// The header's value for `key`.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.header.iter().find(|(k, _)| k == key).map(|(_, value)| value.as_str())
    }

    /// Sets or replaces a header value. Line breaks become spaces.
    pub fn set(&mut self, key: &str, value: impl fmt::Display) {
        let value = one_line(&value.to_string());
        match self.header.iter_mut().find(|(k, _)| k == key) {
            Some((_, old)) => *old = value,
            None => self.header.push((key.into(), value)),
        }
    }

    /// Appends a step.
    pub fn push(&mut self, who: Who, text: impl fmt::Display) {
        let line = Line::Step { who, text: text.to_string(), comment: String::new() };
        self.lines.push((0, line));
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl FromStr for Play {
    type Err = PlayError;

    fn from_str(text: &str) -> Result<Play, PlayError> {
        let error = |line: usize, reason: String| PlayError { line, reason };
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        match lines.find(|(_, line)| !line.is_empty()) {
            Some((_, MAGIC)) => {}
            Some((number, _)) => return Err(error(number, format!("a record begins with `{MAGIC}`"))),
            None => return Err(error(1, "the record is empty".into())),
        }
        let mut play = Play::default();
        let mut steps = 0;
        for (number, line) in lines {
            if play.lines.is_empty() && !line.starts_with([';', '=']) && !starts_with_digit(line) {
                if line.is_empty() {
                    continue;
                }
                let (key, value) = line.split_once(':').ok_or_else(|| {
                    error(number, "expected `key: value`, a numbered step or a comment".into())
                })?;
                let (key, value) = (key.trim(), one_line(value));
                if play.get(key).is_some() {
                    return Err(error(number, format!("`{key}` stands twice")));
                }
                play.header.push((key.into(), value));
                continue;
            }
            let parsed = parse_line(line, &mut steps).map_err(|reason| error(number, reason))?;
            play.lines.push((number, parsed));
        }
        while play.lines.last().is_some_and(|(_, line)| *line == Line::Blank) {
            play.lines.pop();
        }
        Ok(play)
    }
}

fn starts_with_digit(line: &str) -> bool {
    line.starts_with(|c: char| c.is_ascii_digit())
}

fn parse_line(line: &str, steps: &mut usize) -> Result<Line, String> {
    if line.is_empty() {
        return Ok(Line::Blank);
    }
    if let Some(comment) = line.strip_prefix(';') {
        return Ok(Line::Comment(comment.trim().into()));
    }
    if let Some(expected) = line.strip_prefix('=') {
        return Ok(Line::Expect(one_line(expected)));
    }
    let (body, comment) = line.split_once(';').unwrap_or((line, ""));
    let mut words = body.split_whitespace();
    let number = words.next().unwrap_or_default();
    *steps += 1;
    if number.parse() != Ok(*steps) {
        return Err(format!("expected step {steps}, found `{number}`"));
    }
    let who = match words.next() {
        Some("*") => Who::Chance,
        Some(word) => {
            let mut letters = word.chars();
            let seat = letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none());
            Who::Seat(seat.ok_or_else(|| format!("expected `*` or a seat letter, found `{word}`"))?)
        }
        None => return Err("the step names nobody: expected `*` or a seat letter".into()),
    };
    let text = words.collect::<Vec<_>>().join(" ");
    if text.is_empty() {
        return Err("the step says nothing".into());
    }
    Ok(Line::Step { who, text, comment: comment.trim().into() })
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{MAGIC}")?;
        for (key, value) in &self.header {
            writeln!(f, "{key}: {value}")?;
        }
        if !self.lines.is_empty() {
            writeln!(f)?;
        }
        let mut steps = 0;
        for (_, line) in &self.lines {
            match line {
                Line::Step { who, text, comment } => {
                    steps += 1;
                    write!(f, "{steps} {who} {text}")?;
                    if !comment.is_empty() {
                        write!(f, " ; {comment}")?;
                    }
                    writeln!(f)?;
                }
                Line::Expect(expected) => writeln!(f, "= {expected}")?,
                Line::Comment(comment) => writeln!(f, "; {comment}")?,
                Line::Blank => writeln!(f)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "naust 1\ngame: flotsam\nsetup: 2p\nseat a: Ingrid\n\n1 * first b\n; now it begins\n2 b lay x c4 ; well laid\n= legal 2\n";

    #[test]
    fn text_round_trips() {
        let play: Play = SMALL.parse().unwrap();
        assert_eq!(play.get("game"), Some("flotsam"));
        assert_eq!(play.get("seat a"), Some("Ingrid"));
        assert_eq!(play.lines.len(), 4);
        assert_eq!(play.to_string(), SMALL);
    }

    #[test]
    fn errors_name_line_and_reason() {
        let error = |text: &str| text.parse::<Play>().unwrap_err().to_string();
        assert_eq!(error(""), "line 1: the record is empty");
        assert_eq!(error("\n\nhello"), "line 3: a record begins with `naust 1`");
        assert_eq!(
            error("naust 1\ngame flotsam"),
            "line 2: expected `key: value`, a numbered step or a comment"
        );
        assert_eq!(error("naust 1\na: 1\na: 2"), "line 3: `a` stands twice");
        assert_eq!(error("naust 1\n\n1 * x\n3 * y"), "line 4: expected step 2, found `3`");
        assert_eq!(error("naust 1\n1 * x\n2 z y"), "line 3: expected `*` or a seat letter, found `z`");
        assert_eq!(error("naust 1\n1"), "line 2: the step names nobody: expected `*` or a seat letter");
        assert_eq!(error("naust 1\n1 a ; c"), "line 2: the step says nothing");
    }

    proptest::proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "(naust 1\n)?([a-z1-3 :;=*\u{e9}]{0,12}\n){0,6}") {
            if let Ok(play) = text.parse::<Play>() {
                // What was read is written so that it reads the same again, but for line numbers.
                let again: Play = play.to_string().parse().unwrap();
                proptest::prop_assert_eq!(play.to_string(), again.to_string());
            }
        }
    }
}
