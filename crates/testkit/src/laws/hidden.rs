//! Hidden information: what a seat is shown must follow from what it knows.
//!
//! `determinize(p)` gives a state that seat `p` cannot tell from the true one. So everything `p` is shown, offered or
//! told must be the same in both. Spectators know no more than any seat, so what they are shown must be the same too.

use dealer::Quick;
use tabletop::{Event, Game, Seat, Step, Turn, Viewer};

use super::{
    choices::decisions,
    score::{audit, same},
};
use crate::{
    law::{Breach, Check, Law, difference, ensure},
    play::{after, everybody, legal_actions, pick, random_step, written},
    pool::Pool,
};

/// Samples for each seat in every state.
const SAMPLES: usize = 2;
/// Actions that are compared in every sample.
const ACTIONS: usize = 6;

/// All that can be asked of a state and its samples.
pub(crate) fn hidden<G: Game>(state: &G, seats: u8, pool: &mut Pool<G>, probe: &mut Quick) -> Check {
    for seat in everybody(seats) {
        for _ in 0..SAMPLES {
            let sample = sample(state, seat, probe)?;
            audit(&sample).map_err(|breach| in_sample(breach, seat))?;
            looks_alike(state, &sample, seat)?;
            same_choices(state, &sample, seat, pool, probe)?;
            no_peeking(state, &sample, seat, probe)?;
        }
    }
    Ok(())
}

/// A sample for `seat`: the same again from the same dealer, and from a sample as from the truth.
fn sample<G: Game>(state: &G, seat: Seat, probe: &mut Quick) -> Result<G, Breach> {
    let seed = probe.number();
    let sample = state.determinize(seat, &mut Quick::new(seed));
    let again = state.determinize(seat, &mut Quick::new(seed));
    same(
        &sample,
        &again,
        Law::SampleRepeats,
        &format!("two samples for seat {seat} by the same dealer differ"),
    )?;
    let seed = probe.number();
    let from_truth = state.determinize(seat, &mut Quick::new(seed));
    let from_sample = sample.determinize(seat, &mut Quick::new(seed));
    let what = format!("a sample for seat {seat} is another one when it is taken from a sample");
    same(&from_truth, &from_sample, Law::SampleFromKnowledge, &what)?;
    Ok(sample)
}

/// Views, turn and standing score are the same.
fn looks_alike<G: Game>(state: &G, sample: &G, seat: Seat) -> Check {
    let (true_turn, turn) = (state.turn(), sample.turn());
    ensure!(
        Law::ChoiceLeak,
        true_turn == turn,
        "the turn is {true_turn:?}, in a sample for seat {seat} {turn:?}"
    );
    same_view(state, sample, Viewer::Seat(seat), Law::ViewLeak, seat)?;
    same_view(state, sample, Viewer::Spectator, Law::SpectatorLeak, seat)?;
    let (true_scores, scores) = (state.scores(), sample.scores());
    ensure!(
        Law::ScoreLeak,
        true_scores == scores,
        "the score depends on what seat {seat} cannot see:\n{}",
        difference(&true_scores, &scores)
    );
    Ok(())
}

fn same_view<G: Game>(state: &G, other: &G, viewer: Viewer, law: Law, seat: Seat) -> Check {
    let (view, other) = (state.view(viewer), other.view(viewer));
    ensure!(
        law,
        view == other,
        "the view of {viewer:?} depends on what seat {seat} cannot see:\n{}",
        difference(&view, &other)
    );
    Ok(())
}

/// The seat is offered the same actions in the same words and refused the same for the same reasons.
fn same_choices<G: Game>(state: &G, sample: &G, seat: Seat, pool: &mut Pool<G>, probe: &mut Quick) -> Check {
    let (legal, other) = (legal_actions(state, seat), legal_actions(sample, seat));
    ensure!(
        Law::ChoiceLeak,
        legal == other,
        "what seat {seat} may do depends on what it cannot see:\n{}",
        difference(&legal, &other)
    );
    for _ in 0..ACTIONS.min(legal.len()) {
        let Some(&action) = pick(&legal, probe) else { break };
        let (told, other) = (state.tell(seat, action), sample.tell(seat, action));
        ensure!(
            Law::ChoiceLeak,
            told == other,
            "`{action}` is told to seat {seat} as {told:?} and as {other:?}"
        );
    }
    if state.turn().awaits(seat) {
        for action in pool.candidates(ACTIONS, probe) {
            let (verdict, other) = (state.check(seat, action), sample.check(seat, action));
            ensure!(
                Law::ChoiceLeak,
                verdict == other,
                "`{action}` of seat {seat} is judged by what it cannot see: {verdict:?} and {other:?}"
            );
        }
    }
    Ok(())
}

/// An action shows its actor the same in the sample as in truth, and spectators too: they know no more than the actor.
fn no_peeking<G: Game>(state: &G, sample: &G, seat: Seat, probe: &mut Quick) -> Check {
    let legal = legal_actions(state, seat);
    for _ in 0..ACTIONS.min(legal.len()) {
        let Some(&action) = pick(&legal, probe) else { break };
        let step = Step::Act(seat, action);
        let ((truly, events), (otherwise, other)) = (after(state, step), after(sample, step));
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let (view, other_view) = (truly.view(viewer), otherwise.view(viewer));
            ensure!(
                Law::Peek,
                view == other_view,
                "`{seat} {action}` shows {viewer:?} what seat {seat} could not see:\n{}",
                difference(&view, &other_view)
            );
            let (heard, other_heard) = (heard::<G>(&events, viewer), heard::<G>(&other, viewer));
            ensure!(
                Law::Peek,
                heard == other_heard,
                "`{seat} {action}` tells {viewer:?} what seat {seat} could not see:\n{}",
                difference(&heard, &other_heard)
            );
        }
        let (turn, other_turn) = (truly.turn(), otherwise.turn());
        ensure!(
            Law::Peek,
            turn == other_turn,
            "whose turn comes after `{seat} {action}` depends on what seat {seat} could not see: {turn:?}, {other_turn:?}"
        );
    }
    Ok(())
}

/// The events as `viewer` learns them.
pub(crate) fn heard<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| event.seen_by(viewer)).collect()
}

/// A sample for a random seat can be played to its end.
pub(crate) fn sample_plays<G: Game>(state: &G, seats: u8, steps: usize, probe: &mut Quick) -> Check {
    let all: Vec<Seat> = everybody(seats).collect();
    let Some(&seat) = pick(&all, probe) else { return Ok(()) };
    let mut sample = state.determinize(seat, probe);
    let mut played = Vec::new();
    for _ in steps..=G::INFO.max_steps as usize {
        let went = |breach: Breach| went_on(breach, seat, &played);
        decisions(&sample, seats).map_err(|breach| in_sample(breach, seat)).map_err(went)?;
        audit(&sample).map_err(went)?;
        if sample.turn() == Turn::Over {
            return Ok(());
        }
        let Some(step) = random_step(&sample, probe) else { break };
        played.push(written(step));
        sample = after(&sample, step).0;
    }
    let detail = format!("it does not come to its end: {:?}", sample.turn());
    Err(went_on(Breach { law: Law::SamplePlays, detail }, seat, &played))
}

fn in_sample(breach: Breach, seat: Seat) -> Breach {
    let detail = format!("in a sample for seat {seat}, {}: {}", breach.law, breach.detail);
    Breach { law: Law::SamplePlays, detail }
}

/// The breach, with the way that was gone from the sample.
fn went_on(breach: Breach, seat: Seat, played: &[String]) -> Breach {
    let detail = format!("{}\n(in a sample for seat {seat} after {})", breach.detail, played.join(", "));
    Breach { detail, ..breach }
}
