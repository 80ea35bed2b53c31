//! Playing on from the edge of the tree.

use dealer::Quick;
use tabletop::{Dealer, Game, Turn};

use super::{Mind, Style, reward};
use crate::{Played, Playout, Worth};

/// Lets luck decide until a seat must.
pub(super) fn pass_luck<G: Game>(state: &mut G, dealer: &mut Quick) {
    while state.turn() == Turn::Chance {
        let ticket = dealer.pick(state.weight());
        state.reveal(state.outcome(ticket), &mut ());
    }
}

/// Plays on until the game is over, or judged well enough where playing is informed.
pub(super) fn play_out<G: Played>(state: &mut G, style: &Style, playout: &mut Playout<G>) {
    let informed = style.informed;
    if informed {
        state.remember(&mut playout.memo);
    }
    let mut decisions = 0;
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => pass_luck(state, &mut playout.dealer),
            Turn::Seats(_) if informed && state.is_settled() => return,
            Turn::Seats(_) if decisions >= style.horizon && !state.is_midway() => return,
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a turn of seats has one");
                let action =
                    if informed { state.playout_action(seat, playout) } else { playout.any(state, seat) };
                state.act(seat, action, &mut ());
                decisions += 1;
            }
        }
    }
}

/// Plays a state out with luck of its own. Gives rewards, points and victories.
pub(super) fn outcome<G: Played>(mut state: G, mind: &Mind<G>, seed: u64) -> (Worth, Worth, Worth) {
    play_out(&mut state, &mind.style, &mut Playout::new(seed, mind));
    let ending = reward::ending(&state, mind);
    (reward::rewards(&state, &ending, mind.style.winning), ending.points, ending.wins)
}
