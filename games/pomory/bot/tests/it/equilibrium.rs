//! Pomory reduced to its last bets, few cells and few cards: small enough to be solved by other means, so that what the
//! bot bets can be measured against perfect play.

use std::sync::atomic::AtomicBool;

use bots::{
    Budget, Knowledge, Limits,
    laws::material,
    search::{Mind, Strategy, Verdict, rate},
};
use pomory::{Action, Card, Cards, Cell, Kind, News, Pomory, Position, Resource, Step};
use pomory_bot::PomoryBot;
use tabletop::{Game, Seat, Seen, Turn};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// The last round: ships lie, the deck is empty, both hold two salt cards. Whoever scores more wins.
fn last_bets(ships: [&[u8]; 2], salt: [[u8; 2]; 2], points: [u8; 2], news_left: bool) -> Pomory {
    let row = [(Kind::Salmon, 2), (Kind::Cod, 1), (Kind::Herring, 2), (Kind::Seal, 1)];
    let row = row.map(|(kind, value)| Resource::new(kind, value));
    let mut position = Position::new(material::<Pomory>()).round(9, A).row(&row).deck(&[]);
    for (seat, cells) in [A, B].into_iter().zip(ships) {
        for &cell in cells {
            position = position.ship(seat, Cell::new(cell).unwrap());
        }
        let held: Cards = salt[seat.index()].iter().map(|&value| Card::salt(value).unwrap()).collect();
        position = position.open_salt(seat, Cards::SALT.without(held)).points(seat, points[seat.index()]);
    }
    if !news_left {
        position = position.played_news(&News::ALL);
    }
    position.bets().build().unwrap()
}

/// A's chance to win from `state` on. News drawn in the last round change nothing, so that any card will do there.
fn chance(state: &Pomory) -> f64 {
    match state.turn() {
        Turn::Over => match state.places() {
            [1, 1, ..] => 0.5,
            [1, ..] => 1.0,
            _ => 0.0,
        },
        Turn::Chance => {
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            if state.step() == Step::DrawNews {
                outcomes.truncate(1);
            }
            let all: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
            let after = |&(outcome, weight): &(_, u32)| {
                let mut after = state.clone();
                after.reveal_unchecked(outcome, &mut ());
                f64::from(weight) / f64::from(all) * chance(&after)
            };
            outcomes.iter().map(after).sum()
        }
        Turn::Seats(seats) => {
            let seat = seats.lowest().unwrap();
            let after = legal(state, seat).into_iter().map(|action| {
                let mut after = state.clone();
                after.act_unchecked(seat, action, &mut ());
                chance(&after)
            });
            if seat == A { after.fold(0.0, f64::max) } else { after.fold(1.0, f64::min) }
        }
    }
}

fn legal(state: &Pomory, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal
}

/// A's chance for every pair of bets.
fn table(state: &Pomory) -> Vec<Vec<f64>> {
    let row = |&mine: &Action| {
        let cell = |&theirs: &Action| {
            let mut after = state.clone();
            after.act_unchecked(A, mine, &mut ());
            after.act_unchecked(B, theirs, &mut ());
            chance(&after)
        };
        legal(state, B).iter().map(cell).collect()
    };
    legal(state, A).iter().map(row).collect()
}

/// The value for A of a game of one move, from below and from above: both raise the weights of what would have done well
/// (Hedge), and their averages bound the value.
fn value(table: &[Vec<f64>]) -> (f64, f64) {
    const ROUNDS: u32 = 30_000;
    let (rows, columns) = (table.len(), table[0].len());
    let (mut gains, mut losses) = (vec![0.0f64; rows], vec![0.0f64; columns]);
    let (mut mine, mut theirs) = (vec![0.0; rows], vec![0.0; columns]);
    let weigh = |sums: &[f64], step: f64| {
        let best = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = sums.iter().map(|sum| ((sum - best) * step).exp()).collect();
        let all: f64 = weights.iter().sum();
        weights.into_iter().map(|weight| weight / all).collect::<Vec<f64>>()
    };
    for round in 1..=ROUNDS {
        let step = (2.0 / f64::from(round)).sqrt();
        let (x, y) = (weigh(&gains, step), weigh(&losses, step));
        for row in 0..rows {
            for column in 0..columns {
                gains[row] += y[column] * table[row][column];
                losses[column] -= x[row] * table[row][column];
            }
        }
        mine.iter_mut().zip(&x).for_each(|(sum, share)| *sum += share / f64::from(ROUNDS));
        theirs.iter_mut().zip(&y).for_each(|(sum, share)| *sum += share / f64::from(ROUNDS));
    }
    let best_row = table.iter().map(|row| row.iter().zip(&theirs).map(|(v, y)| v * y).sum::<f64>());
    (worst_case(table, &mine), best_row.fold(0.0, f64::max))
}

/// What a mix of bets is sure to bring A, whatever B does.
fn worst_case(table: &[Vec<f64>], mix: &[f64]) -> f64 {
    let against = |column: usize| table.iter().zip(mix).map(|(row, share)| share * row[column]).sum::<f64>();
    (0..table[0].len()).map(against).fold(1.0, f64::min)
}

fn bets_of(state: &Pomory, playouts: u32) -> Verdict<Action> {
    let stop = AtomicBool::new(false);
    // Here winning is all.
    let strategy = Strategy { win_weight: 1.0, ..PomoryBot::STRATEGY };
    let mind = Mind::<PomoryBot> { strategy, ..Mind::default() };
    rate(&Seen::new(state, A), &Limits::new(Budget::Playouts(playouts), 3, &stop), &mind)
}

fn within_two_percent(state: &Pomory, verdict: &Verdict<Action>) {
    let table = table(state);
    let (low, high) = value(&table);
    assert!(high - low < 0.01, "the yardstick is too coarse: {low} to {high}");
    let share = |action: &Action| verdict.actions.iter().find(|rated| rated.action == *action).unwrap().share;
    let mix: Vec<f64> = legal(state, A).iter().map(share).collect();
    assert!((mix.iter().sum::<f64>() - 1.0).abs() < 1e-3);
    let sure = worst_case(&table, &mix);
    assert!(sure > high - 0.02, "sure of {sure}, the game is worth {low} to {high}");
}

const SHIPS: [&[u8]; 2] = [&[1, 4, 9, 12], &[2, 6, 10, 15]];

/// In some of these positions one bet is best whatever the other does, in others it must not be foreseen.
#[test]
fn near_the_end_bets_are_worked_out() {
    let mut mixed = 0;
    for salt in [[[4, 8], [6, 10]], [[6, 10], [4, 6]]] {
        for points in [47, 49, 50, 51, 53] {
            let state = last_bets(SHIPS, salt, [points, 50], false);
            let verdict = bets_of(&state, 2000);
            assert!(verdict.exact);
            within_two_percent(&state, &verdict);
            mixed += u32::from(verdict.actions[0].share < 0.9);
        }
    }
    assert!(mixed > 0, "no position asks for a mix");
}

/// With news to be drawn there are too many ways to work out; the pairs are played out, and the mix is nearly as good.
#[test]
fn what_is_played_out_comes_near() {
    let state = last_bets(SHIPS, [[4, 8], [6, 10]], [50, 52], true);
    let verdict = bets_of(&state, 30_000);
    assert!(!verdict.exact);
    within_two_percent(&state, &verdict);
}

/// He who bets second does not know the first bet: the mix is the same.
#[test]
fn the_second_to_seal_bets_as_if_both_did_at_once() {
    let before = last_bets(SHIPS, [[4, 8], [6, 10]], [50, 52], false);
    let mix = |state: &Pomory| {
        let verdict = bets_of(state, 2000);
        verdict.actions.iter().map(|rated| (rated.action, rated.share)).collect::<Vec<_>>()
    };
    let mut after = before.clone();
    after.act_unchecked(B, legal(&before, B)[3], &mut ());
    assert_eq!(mix(&before), mix(&after));
}
