//! What was learned from play: a table of numbers, one for each mark that a position may bear, or rows of them that make up
//! [networks](crate::net).
//!
//! A game's evaluation says what a player would say; the lore corrects it where thousands of games showed that it was wrong.
//! The table is data (`lore/<game>.txt`), written by [`learn`](crate::learn) and read when it is first needed.

use std::{fmt::Write as _, sync::OnceLock};

/// A part of the table: its name and how many numbers it has.
pub type Chapter = (&'static str, usize);

/// The lore of a game.
pub struct Lore {
    /// Its parts, in order.
    pub chapters: &'static [Chapter],
    /// As it was written.
    pub text: &'static str,
    table: OnceLock<Vec<f32>>,
}

impl Lore {
    /// The lore of `text`, which has these chapters.
    pub const fn new(chapters: &'static [Chapter], text: &'static str) -> Lore {
        Lore { chapters, text, table: OnceLock::new() }
    }

    /// The numbers.
    pub fn table(&'static self) -> &'static [f32] {
        let read = || read(self.chapters, self.text).expect("the lore in the program is complete");
        self.table.get_or_init(read)
    }

    /// How many numbers it has.
    pub fn size(&self) -> usize {
        self.chapters.iter().map(|&(_, size)| size).sum()
    }
}

/// Numbers on a line of the written table.
const ON_A_LINE: usize = 15;

/// Reads chapters: a line with the name and a colon, then the numbers; `#` begins a comment. An empty text is the lore
/// of somebody who has learned nothing.
pub fn read(chapters: &[Chapter], text: &str) -> Result<Vec<f32>, String> {
    let size = chapters.iter().map(|&(_, size)| size).sum();
    let mut table: Vec<f32> = Vec::with_capacity(size);
    let mut words =
        text.lines().map(|line| line.split('#').next().unwrap_or("")).flat_map(str::split_whitespace);
    let Some(mut word) = words.next() else { return Ok(vec![0.0; size]) };
    for &(name, size) in chapters {
        if word.strip_suffix(':') != Some(name) {
            return Err(format!("`{name}:` should stand where `{word}` stands"));
        }
        for _ in 0..size {
            let number =
                words.next().and_then(|word| word.parse().ok()).filter(|number: &f32| number.is_finite());
            table.push(number.ok_or_else(|| format!("`{name}` should have {size} numbers"))?);
        }
        word = words.next().unwrap_or("");
    }
    if word.is_empty() { Ok(table) } else { Err(format!("`{word}` follows the last number")) }
}

/// Writes what [`read`] reads, to a thousandth.
pub fn write(chapters: &[Chapter], table: &[f32]) -> String {
    let mut text = String::new();
    let mut rest = table;
    for &(name, size) in chapters {
        let (part, after) = rest.split_at(size);
        rest = after;
        let _ = writeln!(text, "{name}:");
        for line in part.chunks(ON_A_LINE) {
            let numbers: Vec<_> = line.iter().map(|&number| short(number)).collect();
            let _ = writeln!(text, "{}", numbers.join(" "));
        }
    }
    text
}

/// A number to a thousandth, without what says nothing.
fn short(number: f32) -> String {
    let text = format!("{number:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".into() } else { text.into() }
}

/// Most marks count for themselves, by how much of the game is left, and by the square of that.
pub(crate) const TIMES: usize = 3;

/// Notes marks with the time at which they were seen.
pub(crate) struct ByTime<'a, N> {
    /// Hears of every mark.
    pub note: &'a mut N,
    /// How much of the game is left, from 1 to 0.
    pub left: f32,
}

impl<N: FnMut(usize, f32)> ByTime<'_, N> {
    /// So much of mark number `at` of a chapter was seen.
    pub fn much(&mut self, chapter: usize, at: usize, much: f32) {
        let at = chapter + at * TIMES;
        (self.note)(at, much);
        (self.note)(at + 1, much * self.left);
        (self.note)(at + 2, much * self.left * self.left);
    }

    /// Mark number `at` of a chapter was seen, or the last of `count`.
    pub fn one(&mut self, chapter: usize, count: usize, at: impl Into<usize>) {
        self.much(chapter, at.into().min(count - 1), 1.0);
    }
}

/// Declares where each chapter begins (`NAME`), and all of them as `CHAPTERS`.
macro_rules! chapters {
    ($($name:ident: $size:expr),+ $(,)?) => {
        const CHAPTERS: &[$crate::lore::Chapter] = &[$((stringify!($name), $size)),+];
        $crate::lore::chapters!(@ 0usize; $($name: $size),+);
    };
    (@ $at:expr; $name:ident: $size:expr $(, $names:ident: $sizes:expr)*) => {
        const $name: usize = $at;
        $crate::lore::chapters!(@ $name + $size; $($names: $sizes),*);
    };
    (@ $at:expr;) => {};
}

pub(crate) use chapters;
