//! Records and undo.

use tabletop::{Entry, Game, Play, Record, RecordError, Step, Table, Turn, UndoError};

use super::score::same;
use crate::{
    law::{Breach, Check, Law, difference, ensure},
    material::material,
    play::everybody,
};

/// Only the seat that acted last may take its action back; after a reveal, and once the game is over, nobody may.
pub(crate) fn undo_rights<G: Game>(table: &Table<G>) -> Check {
    let last = table.steps().last();
    for seat in everybody(table.seats()) {
        let acted = table.steps().iter().any(|step| matches!(step, Step::Act(actor, _) if *actor == seat));
        let expected = match last {
            _ if table.turn() == Turn::Over => Err(UndoError::Over),
            Some(Step::Act(actor, _)) if *actor == seat => Ok(()),
            _ if !acted => Err(UndoError::NothingToTakeBack),
            Some(Step::Act(..)) => Err(UndoError::SomeoneElseActed),
            _ => Err(UndoError::SomethingWasRevealed),
        };
        let found = table.may_undo(seat);
        ensure!(Law::Undo, found == expected, "seat {seat} may take back: {found:?}, expected {expected:?}");
        if found.is_err() {
            let mut tried = table.clone();
            ensure!(Law::Undo, tried.undo(seat) == found, "seat {seat} took back what it may not");
            ensure!(Law::Undo, tried.steps() == table.steps(), "a refused undo changed the record");
        }
    }
    Ok(())
}

/// Taking the last action of a running game back leads to `before`, and doing it again to the state that was left.
pub(crate) fn undo_restores<G: Game>(table: &Table<G>, before: &G) -> Check {
    let Some(&Step::Act(seat, action)) = table.steps().last() else { return Ok(()) };
    if table.turn() == Turn::Over {
        return Ok(());
    }
    let mut undone = table.clone();
    let done = undone.undo(seat);
    ensure!(Law::Undo, done.is_ok(), "seat {seat} cannot take `{action}` back: {done:?}");
    same(undone.state(), before, Law::Undo, &format!("taking `{seat} {action}` back leads elsewhere"))?;
    ensure!(Law::Undo, undone.steps().len() + 1 == table.steps().len(), "undo took back more than one step");
    let again = undone.play(seat, action);
    ensure!(Law::Undo, again.is_ok(), "`{seat} {action}` is refused after it was taken back");
    same(
        undone.state(),
        table.state(),
        Law::Undo,
        &format!("`{seat} {action}` leads elsewhere the second time"),
    )
}

/// The record as text reads back as the same steps, and they lead through the same `states` with the same `events`.
pub(crate) fn replays<G: Game>(table: &Table<G>, states: &[G], events: &[Vec<G::Event>]) -> Check {
    let text = table.to_play().to_string();
    let unread = |why: RecordError| Breach {
        law: Law::RecordRoundTrip,
        detail: format!("the record does not read back: {why}"),
    };
    let play = text.parse::<Play>().map_err(unread)?;
    ensure!(
        Law::RecordRoundTrip,
        play.to_string() == text,
        "the record is written differently when read back"
    );
    let record = Record::<G>::read(&play).map_err(unread)?;
    let steps: Vec<Step<G>> = record
        .entries
        .iter()
        .filter_map(|(_, entry)| match entry {
            Entry::Step(step) => Some(*step),
            Entry::Expect(_) => None,
        })
        .collect();
    ensure!(Law::RecordRoundTrip, steps == table.steps(), "the record reads back as other steps");
    ensure!(Law::RecordRoundTrip, record.setup == *table.setup(), "the record reads back with another setup");

    let mut again = Table::<G>::new(record.setup, material::<G>());
    for (number, step) in steps.into_iter().enumerate() {
        same(
            again.state(),
            &states[number],
            Law::Replay,
            &format!("before step {} the replay differs", number + 1),
        )?;
        match again.step(step) {
            Ok(found) => ensure!(
                Law::Replay,
                found == events[number],
                "step {} makes other events when replayed:\n{}",
                number + 1,
                difference(&events[number], &found)
            ),
            Err(why) => ensure!(Law::Replay, false, "step {} is refused when replayed: {why}", number + 1),
        }
    }
    same(again.state(), table.state(), Law::Replay, "the replay ends elsewhere")
}
