//! Playing on from the edge of the tree.

use dealer::Quick;
use tabletop::{Dealer, Game, Turn};

use crate::{Played, Playout};

/// Lets luck decide until a seat must.
pub(super) fn pass_luck<G: Game>(state: &mut G, dealer: &mut Quick) {
    while state.turn() == Turn::Chance {
        let ticket = dealer.pick(state.weight());
        state.reveal(state.outcome(ticket), &mut ());
    }
}

/// Plays on until the game is over, or judged well enough where playing is informed.
pub(super) fn play_out<G: Played>(state: &mut G, informed: bool, playout: &mut Playout<G>) {
    if informed {
        state.remember(&mut playout.memo);
    }
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => pass_luck(state, &mut playout.dealer),
            Turn::Seats(_) if informed && state.is_settled() => return,
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a turn of seats has one");
                let action =
                    if informed { state.playout_action(seat, playout) } else { playout.any(state, seat) };
                state.act(seat, action, &mut ());
            }
        }
    }
}
