//! Pictures of decisions for the coach and for the answers of puzzles.

use std::collections::BTreeMap;

use catalog::AnyTable;
use page::Still;
use tabletop::{Seat, Words};

use crate::live::Snapshot;

/// A line of a puzzle is shown so far.
const LONGEST: usize = 8;

fn said(before: &dyn AnyTable, seat: Seat, action: &str, words: &dyn Words) -> String {
    let told = before.thinker(seat).tell(&[(seat, action.to_owned())]);
    told.first().map_or_else(|| action.to_owned(), |message| words.say(message))
}

/// The position, and what each action that is legal makes of it.
pub fn compared(
    id: &str,
    before: &dyn AnyTable,
    seat: Seat,
    actions: &[&str],
    words: &dyn Words,
) -> Vec<Still> {
    let pictures = catalog::compared(id, before, seat, actions, words).into_iter();
    let done =
        std::iter::once(String::new()).chain(actions.iter().map(|action| said(before, seat, action, words)));
    let still = |(picture, done): (Option<catalog::Still>, String)| {
        picture.map(|picture| Still { html: picture.html, brought: picture.brought, done })
    };
    pictures.zip(done).filter_map(still).collect()
}

/// The position, and each step of a line.
pub fn followed(
    id: &str,
    before: &dyn AnyTable,
    eyes: Seat,
    line: &catalog::StillLine,
    words: &dyn Words,
) -> Vec<Still> {
    let line = &line[..line.len().min(LONGEST)];
    let told = before.thinker(eyes).tell(line);
    let done = std::iter::once(String::new()).chain(told.iter().map(|message| words.say(message)));
    let pictures = catalog::followed(id, before, eyes, line, words).into_iter();
    pictures
        .zip(done)
        .map(|(picture, done)| Still { html: picture.html, brought: picture.brought, done })
        .collect()
}

/// The coach's pictures of a finished game: by step the position, what was done, and what was better.
pub fn coached(
    position: &Snapshot,
    found: &catalog::Analysis,
    steps: &[u32],
    words: &dyn Words,
) -> BTreeMap<u32, Vec<Still>> {
    let of_step = |&step: &u32| {
        let moment = found.moments.iter().find(|moment| moment.step == step as usize)?;
        let (_, best) = moment.best.first()?;
        let before = position.table.after(step as usize - 1);
        let actions = [moment.played.as_str(), best.as_str()];
        let pictures =
            compared(&format!("coach-{step}"), before.as_ref(), Seat(moment.seat), &actions, words);
        // Without what was better there is nothing to compare.
        (pictures.len() == 3).then_some((step, pictures))
    };
    steps.iter().filter_map(of_step).collect()
}
