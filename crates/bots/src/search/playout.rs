//! Playing on from the edge of the tree.

use dealer::Quick;
use tabletop::{Dealer, Game, Turn};

use crate::Played;

/// Lets luck decide until a seat must.
pub(super) fn pass_luck<G: Game>(state: &mut G, dealer: &mut Quick) {
    while state.turn() == Turn::Chance {
        let ticket = dealer.pick(state.weight());
        state.reveal(state.outcome(ticket), &mut ());
    }
}

/// Plays on until the game is over, or judged well enough where playing is informed.
pub(super) fn play_out<G: Played>(
    state: &mut G,
    informed: bool,
    scratch: &mut Vec<G::Action>,
    dealer: &mut Quick,
) {
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => pass_luck(state, dealer),
            Turn::Seats(seats) => {
                if informed && state.is_settled() {
                    return;
                }
                let seat = seats.lowest().expect("a turn of seats has one");
                let action = if informed {
                    state.playout_action(seat, scratch, dealer)
                } else {
                    scratch.clear();
                    state.legal(seat, scratch);
                    scratch[dealer.pick(scratch.len() as u32) as usize]
                };
                state.act(seat, action, &mut ());
            }
        }
    }
}
