//! Values learned by self-play: a table of numbers, one for each sparse feature that a position may have, or rows of them
//! that make up [networks](crate::net).
//!
//! A game's evaluation says what a player would say; learned values correct it where thousands of games showed that it was
//! wrong. The table is data (`learned.txt` of the game's bot), written by [`learn`](crate::learn) and read when it is first
//! needed.

use std::{fmt::Write as _, sync::OnceLock};

/// A part of the table: its name and how many numbers it has.
pub type Group = (&'static str, usize);

/// What was learned about a game.
pub struct Learned {
    /// Its parts, in order.
    pub groups: &'static [Group],
    /// As it was written.
    pub text: &'static str,
    table: OnceLock<Vec<f32>>,
}

impl Learned {
    /// The table in `text`, which has these groups.
    pub const fn new(groups: &'static [Group], text: &'static str) -> Learned {
        Learned { groups, text, table: OnceLock::new() }
    }

    /// The numbers.
    pub fn table(&'static self) -> &'static [f32] {
        let read = || read(self.groups, self.text).expect("the learned values in the program is complete");
        self.table.get_or_init(read)
    }

    /// How many numbers it has.
    pub fn size(&self) -> usize {
        self.groups.iter().map(|&(_, size)| size).sum()
    }
}

/// Numbers on a line of the written table.
const ON_A_LINE: usize = 15;

/// Reads groups: a line with the name and a colon, then the numbers; `#` begins a comment. An empty text is
/// the table of somebody who has learned nothing.
pub fn read(groups: &[Group], text: &str) -> Result<Vec<f32>, String> {
    let size = groups.iter().map(|&(_, size)| size).sum();
    let mut table: Vec<f32> = Vec::with_capacity(size);
    let mut words =
        text.lines().map(|line| line.split('#').next().unwrap_or("")).flat_map(str::split_whitespace);
    let Some(mut word) = words.next() else { return Ok(vec![0.0; size]) };
    for &(name, size) in groups {
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
pub fn write(groups: &[Group], table: &[f32]) -> String {
    let mut text = String::new();
    let mut rest = table;
    for &(name, size) in groups {
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

/// Most features count for themselves, by how much of the game is left, and by the square of that.
pub const TIMES: usize = 3;

/// Notes features with the time at which they were seen.
pub struct ByTime<'a, N> {
    /// Hears of every feature.
    pub note: &'a mut N,
    /// How much of the game is left, from 1 to 0.
    pub left: f32,
}

impl<N: FnMut(usize, f32)> ByTime<'_, N> {
    /// So much of feature number `at` of a group was seen.
    pub fn much(&mut self, group: usize, at: usize, much: f32) {
        let at = group + at * TIMES;
        (self.note)(at, much);
        (self.note)(at + 1, much * self.left);
        (self.note)(at + 2, much * self.left * self.left);
    }

    /// Feature number `at` of a group was seen, or the last of `count`.
    pub fn one(&mut self, group: usize, count: usize, at: impl Into<usize>) {
        self.much(group, at.into().min(count - 1), 1.0);
    }
}

/// Declares where each group begins (`NAME`), and all of them as `GROUPS`.
#[macro_export]
macro_rules! feature_groups {
    ($($name:ident: $size:expr),+ $(,)?) => {
        const GROUPS: &[$crate::learned::Group] = &[$((stringify!($name), $size)),+];
        $crate::feature_groups!(@ 0usize; $($name: $size),+);
    };
    (@ $at:expr; $name:ident: $size:expr $(, $names:ident: $sizes:expr)*) => {
        const $name: usize = $at;
        $crate::feature_groups!(@ $name + $size; $($names: $sizes),*);
    };
    (@ $at:expr;) => {};
}
