//! What a seat may do: legal actions, `check`, and their notation.

use std::{collections::BTreeSet, fmt::Display};

use dealer::Quick;
use tabletop::{Game, Notation, Say, Seat, Turn};

use crate::{
    law::{Check, Law, ensure},
    play::{everybody, legal_actions},
    pool::Pool,
    vocabulary::Vocabulary,
};

/// How many candidates `check` judges in every state.
const CANDIDATES: usize = 48;

/// Somebody who owes a decision has one to make.
pub(crate) fn decisions<G: Game>(state: &G, seats: u8) -> Check {
    let turn = state.turn();
    if let Turn::Seats(owing) = turn {
        ensure!(Law::Decision, !owing.is_empty(), "the table waits for seats, but for none");
        for seat in owing.iter() {
            ensure!(Law::Decision, seat.0 < seats, "seat {seat} owes a decision at a table of {seats}");
        }
    }
    for seat in everybody(seats).filter(|&seat| turn.awaits(seat)) {
        let legal = legal_actions(state, seat);
        ensure!(
            Law::Decision,
            !legal.is_empty(),
            "seat {seat} has no legal action, and the turn is {turn:?}"
        );
    }
    Ok(())
}

/// Everything about what the seats may do now.
pub(crate) fn choices<G: Game>(
    state: &G,
    seats: u8,
    pool: &mut Pool<G>,
    words: &Vocabulary,
    probe: &mut Quick,
) -> Check {
    decisions(state, seats)?;
    for seat in everybody(seats).filter(|&seat| state.turn().awaits(seat)) {
        let legal = legal_actions(state, seat);
        let mut appended = vec![legal[0]];
        state.legal(seat, &mut appended);
        ensure!(
            Law::Appends,
            appended[1..] == legal[..],
            "`legal` of seat {seat} disturbs what the list held before"
        );
        ascending(&legal, "legal action")?;
        distinct(&legal)?;
        for &action in &legal {
            reads_back(action)?;
            let check = state.check(seat, action);
            ensure!(
                Law::LegalIsChecked,
                check.is_ok(),
                "seat {seat}: `{action}` is legal, but refused: {check:?}"
            );
            words.can_say(&state.tell(seat, action))?;
        }
        pool.add(&legal);
        for action in pool.candidates(CANDIDATES, probe) {
            reads_back(action)?;
            judged(state, seat, action, &legal, words)?;
        }
    }
    Ok(())
}

/// `check` judges `action` as `legal` does, and gives a reason that can be said.
fn judged<G: Game>(
    state: &G,
    seat: Seat,
    action: G::Action,
    legal: &[G::Action],
    words: &Vocabulary,
) -> Check {
    match state.check(seat, action) {
        Ok(()) => ensure!(
            Law::CheckedIsLegal,
            legal.binary_search(&action).is_ok(),
            "seat {seat}: `{action}` is accepted, but not among the {} legal actions",
            legal.len()
        ),
        Err(refusal) => {
            ensure!(
                Law::LegalIsChecked,
                legal.binary_search(&action).is_err(),
                "seat {seat}: `{action}` is legal, but refused: {refusal:?}"
            );
            words.can_say(&refusal.say())?;
        }
    }
    Ok(())
}

/// Ascending and unique.
pub(crate) fn ascending<T: Ord + Display>(list: &[T], what: &str) -> Check {
    for pair in list.windows(2) {
        ensure!(Law::LegalOrder, pair[0] < pair[1], "{what} `{}` comes before `{}`", pair[0], pair[1]);
    }
    Ok(())
}

/// No two are written alike.
pub(crate) fn distinct<T: Display>(list: &[T]) -> Check {
    let mut written = BTreeSet::new();
    for value in list {
        let text = value.to_string();
        ensure!(Law::NotationUnique, !written.contains(&text), "two are written `{text}`");
        written.insert(text);
    }
    Ok(())
}

/// The short form is fit for a record and reads back as the same value.
pub(crate) fn reads_back<T: Notation>(value: T) -> Check {
    let text = value.to_string();
    let plain = text.chars().all(|c| c == ' ' || c.is_ascii_graphic() && !c.is_ascii_uppercase() && c != ';');
    let words = text.split(' ').all(|word| !word.is_empty() && word != ":");
    ensure!(Law::NotationRoundTrip, plain && words, "{text:?} is no short form");
    let read = T::parse(&text);
    ensure!(
        Law::NotationRoundTrip,
        read.as_ref() == Ok(&value),
        "`{text}` of {value:?} reads back as {read:?}"
    );
    Ok(())
}
