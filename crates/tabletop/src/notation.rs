//! Short forms that people read and programs parse back.

use std::{fmt, hash::Hash};

/// A value with a short form: lower-case ASCII, stable for ever, no `;` and no line break in it.
pub trait Notation: Copy + Ord + Hash + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// Reads the short form. Never panics, whatever the text.
    fn parse(text: &str) -> Result<Self, NotationError>;
}

/// Where a short form could not be read, and what should have stood there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// Byte offset into the text.
    pub at: usize,
    /// What was expected there.
    pub expected: &'static str,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {} at character {}", self.expected, self.at + 1)
    }
}

impl std::error::Error for NotationError {}

/// Reads a short form from left to right.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    /// Starts at the beginning of `text`.
    pub fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    /// What has not been read yet.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// An error at this place.
    pub fn expected(&self, expected: &'static str) -> NotationError {
        NotationError { at: self.at, expected }
    }

    /// Passes `token` if it comes next.
    pub fn eat(&mut self, token: &str) -> bool {
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    /// Passes `token`, which must come next.
    pub fn need(&mut self, token: &str, expected: &'static str) -> Result<(), NotationError> {
        if self.eat(token) { Ok(()) } else { Err(self.expected(expected)) }
    }

    /// Takes the longest run of characters that satisfy `wanted`; it may be empty.
    pub fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Takes a decimal number, with a minus sign if negative. Leading zeros and `-0` are refused, so that every
    /// number has one form.
    pub fn number(&mut self, expected: &'static str) -> Result<i32, NotationError> {
        let start = self.at;
        let negative = self.eat("-");
        let digits = self.take_while(|c| c.is_ascii_digit());
        let canonical = digits == "0" && !negative || !digits.is_empty() && !digits.starts_with('0');
        let value = digits.parse::<i32>().ok().filter(|_| canonical);
        value.map(|v| if negative { -v } else { v }).ok_or(NotationError { at: start, expected })
    }

    /// Takes one of `words`; gives its index. Longer words win over their own beginnings.
    pub fn one_of(&mut self, words: &[&str], expected: &'static str) -> Result<usize, NotationError> {
        let found =
            (0..words.len()).filter(|&i| self.rest().starts_with(words[i])).max_by_key(|&i| words[i].len());
        let index = found.ok_or(self.expected(expected))?;
        self.at += words[index].len();
        Ok(index)
    }

    /// Nothing may follow.
    pub fn end(self) -> Result<(), NotationError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.expected("nothing more")) }
    }
}
