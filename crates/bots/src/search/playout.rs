//! Playing on from the edge of the tree.

use dealer::Quick;
use tabletop::{Dealer, Game, Turn, Weight};

use super::{Mind, Strategy, reward};
use crate::{Knowledge, Playout, Worth};

/// Lets luck decide until a seat must.
pub(super) fn pass_luck<G: Game>(state: &mut G, dealer: &mut Quick) {
    while state.turn() == Turn::Chance {
        let ticket = dealer.pick(state.weight());
        state.reveal_unchecked(state.outcome(ticket), &mut ());
    }
}

/// Lets the first luck that comes before anybody decides fall on every outcome in turn, as `turn` goes up by one, so that
/// few playouts see as much of it as many would.
pub(super) fn spread_luck<G: Game>(state: &mut G, turn: u64) {
    while state.turn() == Turn::Chance {
        let weight = state.weight();
        let ticket = turn.wrapping_mul(stride(weight).into()) % u64::from(weight);
        state.reveal_unchecked(state.outcome(ticket as Weight), &mut ());
        if weight > 1 {
            return;
        }
    }
}

/// Steps of this size around a ring of so many places come by all of them, and far from where they just were.
fn stride(places: Weight) -> Weight {
    let common = |mut a: Weight, mut b: Weight| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    (places * 5 / 8..).find(|&step| common(step, places) == 1).unwrap_or(1)
}

/// Plays on until the game is over, or judged well enough where playing is informed.
pub(super) fn play_out<K: Knowledge>(state: &mut K::Game, playout: &mut Playout<K>) {
    let Strategy { informed, playout_horizon, .. } = playout.mind.strategy;
    if informed {
        K::remember(state, &mut playout.memo);
    }
    let mut decisions = 0;
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => pass_luck(state, &mut playout.dealer),
            Turn::Seats(_) if informed && K::is_settled(state) => return,
            Turn::Seats(_) if decisions >= playout_horizon && !K::is_midway(state) => return,
            Turn::Seats(seats) => {
                let seat = seats.lowest().expect("a turn of seats has one");
                let action =
                    if informed { K::playout_action(state, seat, playout) } else { playout.any(state, seat) };
                state.act_unchecked(seat, action, &mut ());
                decisions += 1;
            }
        }
    }
}

/// Plays a state out with luck of its own. Gives rewards, points and victories.
pub(super) fn outcome<K: Knowledge>(mut state: K::Game, mind: &Mind<K>, seed: u64) -> (Worth, Worth, Worth) {
    play_out(&mut state, &mut Playout::new(seed, mind));
    let ending = reward::ending(&state, mind);
    (reward::rewards::<K>(&state, &ending, mind.strategy.win_weight), ending.points, ending.wins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strides_come_by_every_place_before_any_again() {
        for places in 1..200 {
            let step = stride(places);
            let mut seen: Vec<Weight> = (0..places).map(|turn| turn * step % places).collect();
            seen.sort_unstable();
            assert!(seen.into_iter().eq(0..places), "{places} places in steps of {step}");
        }
    }
}
