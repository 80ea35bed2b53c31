//! Tables as text.

mod ink;
mod reply;

pub use ink::{ink, who};
pub use reply::Reply;

use std::{
    env,
    io::{self, Write},
};

use catalog::{Choice, Viewed};
use scene::Ink;
use tabletop::{Seat, Turn, Words};

use crate::words::Speech;

/// Choices that take more words than this stand one below the other, each as it is written and then in words.
const WORDY: usize = 60;

/// Prints the choices with their numbers, in as many columns as fit.
pub fn choices(out: &mut impl Write, choices: &[Choice], words: &Speech) -> io::Result<()> {
    let mut labels: Vec<_> = choices.iter().map(|choice| words.say(&choice.label)).collect();
    let longest = |labels: &[String]| labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    if longest(&labels) > WORDY {
        let written = choices.iter().map(|choice| choice.action.chars().count()).max().unwrap_or(0);
        let both = |(choice, label): (&Choice, &String)| format!("{:written$}  {label}", choice.action);
        labels = choices.iter().zip(&labels).map(both).collect();
    }
    let width = longest(&labels);
    let terminal = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).unwrap_or(100);
    let columns = (terminal / (width + 7)).max(1);
    let rows = labels.len().div_ceil(columns);
    for row in 0..rows {
        let mut line = String::new();
        for index in (row..labels.len()).step_by(rows) {
            line += &format!("{:4}  {:width$} ", index + 1, labels[index]);
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Prints every seat's score with what it is made of, the best first.
pub fn scores(out: &mut impl Write, table: &dyn Viewed, words: &Speech, ink: Ink) -> io::Result<()> {
    let mut scores: Vec<_> = table.scores().into_iter().enumerate().collect();
    scores.sort_by_key(|(seat, score)| (score.place, *seat));
    for (seat, score) in scores {
        let seat = Seat(seat as u8);
        let place = if table.turn() == Turn::Over { format!("{}. ", score.place) } else { String::new() };
        let name = ink.seat(seat, &words.name(seat));
        writeln!(out, "{place}{name}: {}", ink.bold(&score.total.to_string()))?;
        for item in score.items.iter().filter(|item| item.count != 0 || item.points != 0) {
            writeln!(out, "     {} ({}): {}", words.say(&item.reason), item.count, item.points)?;
        }
    }
    Ok(())
}
