//! What a strong player would do, and what then may be expected. Everything is judged by what a seat may know.

use std::sync::atomic::AtomicBool;

use bots::{
    Budget, Played, Terms, Worth, mix,
    search::{self, Rated},
};
use tabletop::{Seat, Seats, Seen, Turn};

/// How far a line is followed.
const LONGEST: usize = 4;

/// How to think about advice.
#[derive(Clone, Copy)]
pub struct Musing<'a> {
    /// For how long.
    pub budget: Budget,
    /// Where the search takes its luck from.
    pub seed: u64,
    /// Set to make it answer at once.
    pub stop: &'a AtomicBool,
}

/// What each seat may expect at the end of the game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outlook {
    /// Points, by seat.
    pub points: Vec<f32>,
    /// The chance to win, from 0 to 1, by seat.
    pub wins: Vec<f32>,
}

/// What should be done, and what then may be expected.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The advised action, in notation, and how play should go on as long as nothing comes to light.
    pub line: Vec<(Seat, String)>,
    /// What may be expected after it.
    pub outlook: Outlook,
    /// How many playouts that rests on.
    pub playouts: u32,
}

impl Advice {
    /// The advised action, in notation.
    pub fn action(&self) -> &str {
        &self.line[0].1
    }
}

/// What was best, beside what was done.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The best.
    pub best: Advice,
    /// What could be expected after what was done; nothing if the search did not think of it.
    pub played: Option<Outlook>,
}

fn outlook<A>(rated: &Rated<A>, seats: u8) -> Outlook {
    let by_seat = |worth: &Worth| worth[..usize::from(seats)].to_vec();
    Outlook { points: by_seat(&rated.points), wins: by_seat(&rated.wins) }
}

/// Judges what `seat` may do in `state` as far as the seat can know. The line goes on with the decisions of `company`,
/// each by its own seat's knowledge.
pub(crate) fn judge<G: Played>(
    state: &G,
    seat: Seat,
    played: Option<G::Action>,
    musing: &Musing<'_>,
    company: Seats,
) -> Judgement {
    let Musing { budget, seed, stop } = *musing;
    let trees = match budget {
        Budget::Playouts(_) => 1,
        Budget::Millis(_) => 2,
    };
    let verdict =
        search::rate(&Seen::new(state, seat), seed, &Terms::new(budget, stop).in_trees(trees), &G::STYLE);
    let best = &verdict.actions[0];
    let done = verdict.actions.iter().find(|rated| Some(rated.action) == played && rated.visits > 0);
    let mut line = vec![(seat, best.action.to_string())];
    let mut state = state.clone();
    state.act(seat, best.action, &mut ());
    let terms = Terms::new(part(budget), stop);
    while let Turn::Seats(seats) = state.turn() {
        let Some(next) = seats.iter().find(|&next| company.contains(next)) else { break };
        if line.len() == LONGEST {
            break;
        }
        let seen = Seen::new(&state, next);
        let action = match seen.legal()[..] {
            [only] => only,
            _ => search::rate(&seen, mix(seed, line.len() as u64), &terms, &G::STYLE).best(),
        };
        line.push((next, action.to_string()));
        state.act(next, action, &mut ());
    }
    Judgement {
        played: done.map(|rated| outlook(rated, state.seats())),
        best: Advice { line, outlook: outlook(best, state.seats()), playouts: verdict.playouts },
    }
}

/// How long a step further down the line is thought about.
fn part(budget: Budget) -> Budget {
    match budget {
        Budget::Playouts(playouts) => Budget::Playouts((playouts / 4).max(1)),
        Budget::Millis(millis) => Budget::Millis((millis / 4).max(1)),
    }
}
