//! Decisions that several seats make at once.

use dealer::Quick;
use tabletop::{Game, Seat, Step, Turn};

use crate::{
    law::{Check, Law, difference, ensure},
    play::{after, legal_actions, pick},
};

/// Two seats that decide at once leave each other's choice alone, and either order leads to the same state.
pub(crate) fn any_order<G: Game>(state: &G, probe: &mut Quick) -> Check {
    let Turn::Seats(owing) = state.turn() else { return Ok(()) };
    let seats: Vec<Seat> = owing.iter().collect();
    let Some(&one) = pick(&seats, probe) else { return Ok(()) };
    let others: Vec<Seat> = owing.without(one).iter().collect();
    let Some(&other) = pick(&others, probe) else { return Ok(()) };
    let (first, second) = (legal_actions(state, one), legal_actions(state, other));
    let (Some(&a), Some(&b)) = (pick(&first, probe), pick(&second, probe)) else { return Ok(()) };

    let (after_one, _) = after(state, Step::Act(one, a));
    let (after_other, _) = after(state, Step::Act(other, b));
    ensure!(
        Law::AnyOrder,
        legal_actions(&after_one, other) == second && legal_actions(&after_other, one) == first,
        "`{one} {a}` and `{other} {b}` are decided at once, but one changes what the other may be"
    );
    let (one_way, _) = after(&after_one, Step::Act(other, b));
    let (other_way, _) = after(&after_other, Step::Act(one, a));
    ensure!(
        Law::AnyOrder,
        one_way == other_way,
        "`{one} {a}` before `{other} {b}` differs from the other order:\n{}",
        difference(&one_way, &other_way)
    );
    Ok(())
}
