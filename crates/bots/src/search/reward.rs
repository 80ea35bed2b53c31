//! What the end of a playout is worth to each seat.

use tabletop::{Game, MAX_SEATS, Seat, Turn};

use super::Mind;
use crate::{ActionOf, Knowledge, Worth};

/// How far `seat` is ahead of the best of the others; alone, of what one wants to have.
pub fn lead<K: Knowledge>(state: &K::Game, worth: &Worth, seat: Seat) -> f32 {
    let others = (0..state.seats().into()).filter(|&other| other != seat.index()).map(|other| worth[other]);
    let best = others.fold(f32::NEG_INFINITY, f32::max);
    if best.is_finite() { worth[seat.index()] - best } else { worth[seat.index()] - K::PAR }
}

/// How far `seat` seems to be ahead once what is half done has been done as well as it can be, looking at most `depth`
/// of its own actions ahead.
pub(crate) fn promise<K: Knowledge>(state: &K::Game, seat: Seat, mind: &Mind<K>, depth: u32) -> f32 {
    if depth == 0 || !K::is_midway(state) || !state.turn().awaits(seat) {
        return outlook(state, seat, mind);
    }
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let after = |&action: &ActionOf<K>| {
        let mut after = state.clone();
        after.act_unchecked(seat, action, &mut ());
        promise(&after, seat, mind, depth - 1)
    };
    legal.iter().map(after).fold(f32::NEG_INFINITY, f32::max)
}

/// How many actions of the same seat are looked at to see what becomes of something half done.
pub(crate) const LOOK_AHEAD: u32 = 2;

/// Of actions that leave something half done, so many are looked at closely.
const CLOSELY: usize = 8;

/// The one of `legal` after which `seat` seems to be farthest ahead. Where actions leave something half done, all get a
/// quick look by the evaluation alone, and the best of them a closer one with all that was learned.
pub(crate) fn most_promising<K: Knowledge>(
    state: &K::Game,
    seat: Seat,
    legal: &[ActionOf<K>],
    mind: &Mind<K>,
) -> ActionOf<K> {
    if let [action] = legal {
        return *action;
    }
    let after = |action: ActionOf<K>| {
        let mut after = state.clone();
        after.act_unchecked(seat, action, &mut ());
        after
    };
    let mut outlooks: Vec<(f32, ActionOf<K>)> = Vec::with_capacity(legal.len());
    if legal.len() > CLOSELY && K::is_midway(&after(legal[0])) {
        let plain = Mind { learned: None, ..*mind };
        outlooks.extend(legal.iter().map(|&action| (outlook(&after(action), seat, &plain), action)));
        outlooks.select_nth_unstable_by(CLOSELY - 1, |a, b| b.0.total_cmp(&a.0));
        outlooks.truncate(CLOSELY);
    } else {
        outlooks.extend(legal.iter().map(|&action| (0.0, action)));
    }
    for (outlook, action) in &mut outlooks {
        *outlook = promise(&after(*action), seat, mind, LOOK_AHEAD);
    }
    outlooks.into_iter().max_by(|a, b| a.0.total_cmp(&b.0)).expect("a seat that decides has a choice").1
}

/// How far `seat` seems to be ahead.
pub(super) fn outlook<K: Knowledge>(state: &K::Game, seat: Seat, mind: &Mind<K>) -> f32 {
    lead::<K>(state, &mind.judge(state), seat)
}

/// What a lead is worth at the time of `state`, from 0 to 1.
pub(super) fn reward_for<K: Knowledge>(state: &K::Game, lead: f32, win_weight: f32) -> f32 {
    win_weight * K::win_chance(state, lead) + (1.0 - win_weight) * squash(lead / K::LEAD)
}

/// How a playout ended.
pub(super) struct Ending {
    /// Points, as they are or as they may be expected.
    pub points: Worth,
    /// Each seat's chance to have won.
    pub wins: Worth,
}

/// Judges `state`.
pub(super) fn ending<K: Knowledge>(state: &K::Game, mind: &Mind<K>) -> Ending {
    if state.turn() == Turn::Over {
        return Ending { points: points::<K>(state), wins: shares(&state.places()) };
    }
    let points = mind.judge(state);
    let wins = chances::<K>(state, &points);
    Ending { points, wins }
}

/// Each seat's chance to win, by its lead over each of the others. One of them will, unless somebody plays alone.
fn chances<K: Knowledge>(state: &K::Game, points: &Worth) -> Worth {
    let seats = usize::from(state.seats());
    let mut wins = Worth::default();
    for (seat, chance) in wins.iter_mut().enumerate().take(seats) {
        let odds: f32 = leads::<K>(state, points, seat).map(|lead| odds(K::win_chance(state, lead))).sum();
        *chance = 1.0 / (1.0 + odds);
    }
    if seats > 2 {
        let all: f32 = wins.iter().sum();
        wins.iter_mut().for_each(|chance| *chance /= all);
    }
    wins
}

/// What an ending is worth to each seat, from 0 to 1: its chance to have won, and how clear its lead over the others is.
pub(super) fn rewards<K: Knowledge>(state: &K::Game, ending: &Ending, win_weight: f32) -> Worth {
    let mut rewards = Worth::default();
    for (seat, reward) in rewards.iter_mut().enumerate().take(state.seats().into()) {
        let (sum, count) = leads::<K>(state, &ending.points, seat)
            .fold((0.0, 0.0), |(sum, count), lead| (sum + odds(squash(lead / K::LEAD)), count + 1.0));
        *reward = win_weight * ending.wins[seat] + (1.0 - win_weight) / (1.0 + sum / count);
    }
    rewards
}

/// How far `seat` is ahead of each of the others; alone, of what one wants to have.
fn leads<K: Knowledge>(state: &K::Game, points: &Worth, seat: usize) -> impl Iterator<Item = f32> {
    let (seats, points) = (state.seats().into(), *points);
    let alone = (seats == 1).then(|| points[seat] - K::PAR);
    (0..seats).filter(move |&other| other != seat).map(move |other| points[seat] - points[other]).chain(alone)
}

/// The odds against something that has this chance.
fn odds(chance: f32) -> f32 {
    (1.0 - chance) / chance.max(1e-6)
}

fn points<K: Knowledge>(state: &K::Game) -> Worth {
    let mut worth = Worth::default();
    for (seat, worth) in worth.iter_mut().enumerate().take(state.seats().into()) {
        *worth = state.points(Seat(seat as u8)) as f32;
    }
    worth
}

/// Each seat's share of the victory: those who are first together share it.
pub(crate) fn shares(places: &[u8; MAX_SEATS]) -> Worth {
    let winners = places.iter().filter(|&&place| place == 1).count();
    places.map(|place| if place == 1 { 1.0 / winners as f32 } else { 0.0 })
}

/// From minus to plus infinity, onto 0 to 1.
pub(crate) fn squash(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}
