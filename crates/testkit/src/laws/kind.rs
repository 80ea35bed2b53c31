//! A game is of the kind that its INFO says.

use dealer::Quick;
use tabletop::{Game, GameKind, Table, Turn, Viewer};

use crate::{
    law::{Check, Law, difference, ensure},
    material::{material, setup},
    play::{everybody, random_step},
};

/// What is claimed must be seen in so many random games of the largest table.
const GAMES: u64 = 20;

/// What is denied does not happen.
pub(crate) fn nothing_denied<G: Game>(state: &G, seats: u8) -> Check {
    let (kind, seen) = (G::INFO.kind, shown(state, seats));
    ensure!(Law::Kind, kind.luck || !seen.luck, "luck decides in a game that says it has none");
    ensure!(
        Law::Kind,
        kind.simultaneous || !seen.simultaneous,
        "several seats owe a decision in a game that says they decide in turn: {:?}",
        state.turn()
    );
    if seen.secrets && !kind.secrets {
        let (all, seen) = (state.view(Viewer::Omniscient), state.view(Viewer::Spectator));
        ensure!(
            Law::Kind,
            false,
            "something is hidden in a game that says it has no secrets; spectators are not shown:\n{}",
            difference(&all, &seen)
        );
    }
    Ok(())
}

/// What is claimed happens at the largest table.
pub(crate) fn nothing_claimed_in_vain<G: Game>() -> Check {
    let (kind, seats) = (G::INFO.kind, *G::INFO.seats.end());
    let alone = G::INFO.seats.contains(&1);
    ensure!(Law::Kind, kind.solo == alone, "`solo` is {}, and {:?} may play", kind.solo, G::INFO.seats);
    let mut seen = GameKind { solo: kind.solo, ..GameKind::PLAIN };
    for seed in 0..GAMES {
        let mut table = Table::<G>::new(setup::<G>(&format!("{seats}p")), material::<G>());
        let mut dealer = Quick::new(seed);
        loop {
            let now = shown(table.state(), seats);
            seen.luck |= now.luck;
            seen.secrets |= now.secrets;
            seen.simultaneous |= now.simultaneous;
            if seen == kind {
                return Ok(());
            }
            let Some(step) = random_step(table.state(), &mut dealer) else { break };
            if table.step(step).is_err() {
                break;
            }
        }
    }
    ensure!(
        Law::Kind,
        seen == kind,
        "the kind is {kind:?}, but all that {GAMES} games of {seats} show is {seen:?}"
    );
    Ok(())
}

/// What one state shows. Luck with a single outcome only opens what was decided.
fn shown<G: Game>(state: &G, seats: u8) -> GameKind {
    let luck = state.turn() == Turn::Chance && {
        let mut outcomes = Vec::new();
        state.outcomes(&mut outcomes);
        outcomes.len() > 1
    };
    let all = state.view(Viewer::Omniscient);
    let mut viewers = everybody(seats).map(Viewer::Seat).chain([Viewer::Spectator]);
    GameKind {
        luck,
        secrets: viewers.any(|viewer| state.view(viewer) != all),
        simultaneous: matches!(state.turn(), Turn::Seats(owing) if owing.len() > 1),
        solo: false,
    }
}
