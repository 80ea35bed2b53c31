//! Copies, components and scores: what holds of a state by itself.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use tabletop::{Game, MAX_SEATS, Say, placings};

use crate::{
    law::{Check, Law, difference, ensure},
    play::everybody,
    vocabulary::Vocabulary,
};

/// A copy is equal and has the same hash.
pub(crate) fn copies<G: Game>(state: &G) -> Check {
    same(state, &state.clone(), Law::Copies, "a copy differs")
}

/// Two states that must be equal are, and have the same hash.
pub(crate) fn same<G: Game>(one: &G, other: &G, law: Law, what: &str) -> Check {
    ensure!(law, one == other, "{what}:\n{}", difference(one, other));
    let hash = |state: &G| BuildHasherDefault::<DefaultHasher>::default().hash_one(state);
    ensure!(Law::Copies, hash(one) == hash(other), "two equal states have different hashes");
    Ok(())
}

/// No component is lost or invented.
pub(crate) fn audit<G: Game>(state: &G) -> Check {
    let audit = state.audit();
    ensure!(Law::Audit, audit.is_ok(), "{}", audit.err().unwrap_or_default());
    Ok(())
}

/// Sheets for everybody, and the short cuts agree with them.
pub(crate) fn scores<G: Game>(state: &G, seats: u8, words: &Vocabulary) -> Check {
    let sheets = state.scores();
    ensure!(
        Law::Scores,
        sheets.len() == usize::from(seats),
        "{} score sheets for {seats} seats",
        sheets.len()
    );
    for (seat, sheet) in everybody(seats).zip(&sheets) {
        let (points, total) = (state.points(seat), sheet.total());
        ensure!(Law::Scores, points == total, "seat {seat}: `points` says {points}, the sheet {total}");
        sheet.lines.iter().try_for_each(|line| words.can_say(&line.reason.say()))?;
    }
    let mut expected = [0; MAX_SEATS];
    expected.iter_mut().zip(placings(&sheets)).for_each(|(place, taken)| *place = taken);
    let places = state.places();
    ensure!(Law::Scores, places == expected, "`places` says {places:?}, the sheets {expected:?}");
    Ok(())
}
