//! What a strong player would do, and what then may be expected. Everything is judged by what a seat may know.

use bots::{
    ActionOf, Budget, Knowledge, Limits, Worth,
    search::{self, Mind},
};
use tabletop::{Game, Seat, Seen, Turn};

/// How far a line is followed.
const LONGEST: usize = 4;

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
    /// The advised action, in notation, and how the seat thinks the game would go on until something comes to light.
    pub line: Vec<(Seat, String)>,
    /// What may be expected after it.
    pub outlook: Outlook,
    /// How many playouts that rests on.
    pub playouts: u32,
    /// The next best action, in notation, and what may be expected after it, if the search tried another one.
    pub next: Option<(String, Outlook)>,
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

/// One thing that a seat may do, as a search rates it.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// In notation.
    pub action: String,
    /// How often it was tried.
    pub visits: u32,
    /// How often it should be done: always or never, but where several seats decide at the same time.
    pub share: f64,
    /// What may be expected after it.
    pub outlook: Outlook,
}

/// What a search thinks of everything that a seat may do.
#[derive(Clone, Debug, PartialEq)]
pub struct Rating {
    /// The best first.
    pub candidates: Vec<Candidate>,
    /// The best, and how the game would go on until something comes to light.
    pub line: Vec<(Seat, String)>,
    /// Are the numbers of all candidates as good as those of the best? Otherwise those that seemed worse were hardly tried.
    pub even: bool,
}

/// Rates what `seat` may do in `state`, as far as the seat can know.
pub(crate) fn rate<K: Knowledge>(state: &K::Game, seat: Seat, limits: &Limits<'_>) -> Rating {
    let found = search::analyse(&Seen::new(state, seat), &limits.reproducible(), &Mind::<K>::default());
    let verdict = found.verdict;
    let by_seat = |worth: &Worth| worth[..usize::from(state.seats())].to_vec();
    let best = (seat, verdict.best());
    let line = if found.line.first() == Some(&best) { found.line } else { vec![best] };
    let candidate = |rated: &search::Rated<ActionOf<K>>| Candidate {
        action: rated.action.to_string(),
        visits: rated.visits,
        share: rated.share,
        outlook: Outlook { points: by_seat(&rated.points), wins: by_seat(&rated.wins) },
    };
    Rating {
        candidates: verdict.actions.iter().map(candidate).collect(),
        line: line.into_iter().map(|(seat, action)| (seat, action.to_string())).collect(),
        even: verdict.exact || verdict.by_value,
    }
}

/// What may be expected after an action, looked at by itself: see [`look_closer`].
pub(crate) fn expect<K: Knowledge>(
    state: &K::Game,
    seat: Seat,
    action: ActionOf<K>,
    limits: &Limits<'_>,
) -> Option<Outlook> {
    let (points, wins) = look_closer::<K>(state, seat, action, &limits.reproducible())?;
    let by_seat = |worth: &Worth| worth[..usize::from(state.seats())].to_vec();
    Some(Outlook { points: by_seat(&points), wins: by_seat(&wins) })
}

/// Judges what `seat` may do in `state`, as far as the seat can know.
pub(crate) fn judge<K: Knowledge>(
    state: &K::Game,
    seat: Seat,
    played: Option<ActionOf<K>>,
    limits: &Limits<'_>,
) -> Judgement {
    let limits = limits.reproducible();
    let found = search::analyse(&Seen::new(state, seat), &limits, &Mind::<K>::default());
    let best = found.verdict.best();
    let done = found.verdict.actions.iter().find(|rated| Some(rated.action) == played && rated.visits > 0);
    // Where nothing was tried often enough to be a line, what seems best is one.
    let line = if found.line.first() == Some(&(seat, best)) { found.line } else { vec![(seat, best)] };
    let outlook = |points: &Worth, wins: &Worth| {
        let by_seat = |worth: &Worth| worth[..usize::from(state.seats())].to_vec();
        Outlook { points: by_seat(points), wins: by_seat(wins) }
    };
    let others = found.verdict.actions.iter().filter(|rated| rated.action != best && rated.visits > 0);
    let next = others.max_by(|a, b| a.visits.cmp(&b.visits).then(a.value.total_cmp(&b.value)));
    let closer = played.filter(|&played| played != best).and_then(|played| {
        let (points, wins) = look_closer::<K>(
            state,
            seat,
            played,
            &Limits { budget: half(limits.budget), threads: 1, ..limits },
        )?;
        Some(outlook(&points, &wins))
    });
    Judgement {
        played: closer.or_else(|| done.map(|rated| outlook(&rated.points, &rated.wins))),
        best: Advice {
            line: line.into_iter().take(LONGEST).map(|(seat, action)| (seat, action.to_string())).collect(),
            outlook: outlook(&found.points, &found.wins),
            playouts: found.verdict.playouts,
            next: next.map(|rated| (rated.action.to_string(), outlook(&rated.points, &rated.wins))),
        },
    }
}

/// What may be expected after an action that the search hardly tried because others seemed better: a few tries make it
/// look worse than it is. Nothing where seats decide at the same time: there the position after one decision is none
/// that anybody sees.
fn look_closer<K: Knowledge>(
    state: &K::Game,
    seat: Seat,
    action: ActionOf<K>,
    limits: &Limits<'_>,
) -> Option<(Worth, Worth)> {
    if state.turn() != Turn::seat(seat) {
        return None;
    }
    let mut after = state.clone();
    after.act_unchecked(seat, action, &mut ());
    if after.turn() == Turn::Over || K::before_secrets(&after, seat).is_some() {
        return None;
    }
    let found = search::analyse(&Seen::new(&after, seat), limits, &Mind::<K>::default());
    Some((found.points, found.wins))
}

fn half(budget: Budget) -> Budget {
    match budget {
        Budget::Playouts(playouts) => Budget::Playouts((playouts / 2).max(1)),
        Budget::Millis(millis) => Budget::Millis((millis / 2).max(1)),
    }
}
