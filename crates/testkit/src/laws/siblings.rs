//! Two ways on from one state: whoever cannot see the difference must not hear it either.
//!
//! If two actions of one seat, or two outcomes, lead to different states that look the same to a viewer, the
//! difference is hidden from that viewer. Then the events it hears must be the same, and so must what it may do and
//! the samples it gets. This catches secrets that leave by the side door, and a `determinize` that copies the truth.

use dealer::Quick;
use tabletop::{Event, Game, Seat, Step, Viewer};

use super::{hidden::heard, score::same};
use crate::{
    law::{Check, Law, difference, ensure},
    play::{after, everybody, legal_actions, pick, written},
};

/// How many other ways are compared with the one that was taken.
const OTHERS: usize = 4;

/// Compares the step about to be taken with some that could have been.
pub(crate) fn siblings<G: Game>(state: &G, seats: u8, step: Step<G>, probe: &mut Quick) -> Check {
    let here = after(state, step);
    for _ in 0..OTHERS {
        let Some(other) = another(state, step, probe) else { break };
        if other == step {
            continue;
        }
        let there = after(state, other);
        if here.0 == there.0 {
            continue;
        }
        // Whoever acted knows what was done.
        let knows = |seat: Seat| matches!(step, Step::Act(actor, _) if actor == seat);
        let viewers =
            everybody(seats).filter(|&seat| !knows(seat)).map(Viewer::Seat).chain([Viewer::Spectator]);
        for viewer in viewers.filter(|&viewer| here.0.view(viewer) == there.0.view(viewer)) {
            hears_no_difference(
                &here,
                &there,
                viewer,
                &format!("`{}` and `{}`", written(step), written(other)),
            )?;
            if let Viewer::Seat(seat) = viewer {
                knows_no_difference(&here.0, &there.0, seat, probe)?;
            }
        }
    }
    Ok(())
}

/// Some step of the same kind.
fn another<G: Game>(state: &G, step: Step<G>, probe: &mut Quick) -> Option<Step<G>> {
    match step {
        Step::Act(seat, _) => pick(&legal_actions(state, seat), probe).map(|&action| Step::Act(seat, action)),
        Step::Reveal(_) => {
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            pick(&outcomes, probe).map(|&(outcome, _)| Step::Reveal(outcome))
        }
    }
}

fn hears_no_difference<G: Game>(
    here: &(G, Vec<G::Event>),
    there: &(G, Vec<G::Event>),
    viewer: Viewer,
    steps: &str,
) -> Check {
    let (one, other) = (heard::<G>(&here.1, viewer), heard::<G>(&there.1, viewer));
    ensure!(
        Law::EventLeak,
        one == other,
        "{steps} look the same to {viewer:?}, but are told apart by events:\n{}",
        difference(&one, &other)
    );
    Ok(())
}

fn knows_no_difference<G: Game>(here: &G, there: &G, seat: Seat, probe: &mut Quick) -> Check {
    let (legal, other) = (legal_actions(here, seat), legal_actions(there, seat));
    ensure!(
        Law::ChoiceLeak,
        legal == other && here.turn() == there.turn(),
        "two states look the same to seat {seat}, but offer it different actions:\n{}",
        difference(&legal, &other)
    );
    let seed = probe.number();
    let what = format!("two states look the same to seat {seat}, but give it different samples");
    let sample = |state: &G| state.determinize(seat, &mut Quick::new(seed));
    same(&sample(here), &sample(there), Law::SampleFromKnowledge, &what)
}

/// The omniscient hear everything; a viewer's version is all that viewer can make of it; spectators hear no more than
/// any seat does.
pub(crate) fn event_layers<E: Event>(event: &E, seats: u8) -> Check {
    let all = event.seen_by(Viewer::Omniscient);
    ensure!(Law::EventLayers, all.as_ref() == Some(event), "the omniscient hear {all:?} of {event:?}");
    let public = event.seen_by(Viewer::Spectator);
    for viewer in everybody(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
        let heard = event.seen_by(viewer);
        let again = heard.as_ref().and_then(|heard| heard.seen_by(viewer));
        ensure!(Law::EventLayers, heard == again, "{viewer:?} hears {heard:?}, and of that only {again:?}");
        let passed_on = heard.as_ref().and_then(|heard| heard.seen_by(Viewer::Spectator));
        ensure!(
            Law::EventLayers,
            passed_on == public,
            "spectators hear {public:?}, but from what {viewer:?} hears it would be {passed_on:?}"
        );
    }
    Ok(())
}
