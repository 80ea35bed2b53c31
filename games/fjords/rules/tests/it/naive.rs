//! The rules a second time, slowly: turn order, rows and ends of phases are followed from the steps alone, corners are
//! points of the plane, land and water are flooded. Random games must agree with it at every step.

pub mod land;
mod table;

use std::collections::{BTreeMap, BTreeSet};

use fjords::Fjords;
use tabletop::{Game, Seat, Step, Turn};

use self::table::Table;
use crate::common::*;

/// Does the game wait for what the table of this file waits for, and count as it does?
fn compare(game: &Fjords, table: &Table, when: &str) {
    assert_eq!(to_move(game), table.decides(), "who decides, {when}");
    assert_eq!(game.turn() == Turn::Over, table.is_over(), "is it over, {when}");
    let found: BTreeSet<String> = choices(game).into_iter().collect();
    assert_eq!(found, table.ways(), "choices, {when}");
    let mut outcomes = Vec::new();
    if game.turn() == Turn::Chance {
        game.outcomes(&mut outcomes);
    }
    let outcomes: BTreeMap<String, u64> =
        outcomes.iter().map(|(outcome, weight)| (outcome.to_string(), u64::from(*weight))).collect();
    assert_eq!(outcomes, table.luck(), "luck, {when}");
    let view = view(game);
    let open: BTreeSet<_> = view.open.iter().map(|place| (place.q, place.r)).collect();
    let two = table.land.empty_cells().into_iter().filter(|&cell| table.land.neighbours(cell).len() >= 2);
    assert_eq!(open, two.collect(), "open cells, {when}");
    compare_points(game, table, when);
}

fn compare_points(game: &Fjords, table: &Table, when: &str) {
    for seat in 0..view(game).seats.len() {
        let points = table.points(seat) as i32;
        assert_eq!(game.points(Seat(seat as u8)), points, "points of {}, {when}", Seat(seat as u8));
    }
    if table.is_over() {
        assert_eq!(game.places()[table.winner().index()], 1, "the winner, {when}");
    }
}

/// Follows random games; `look` at every step, or at the end only.
fn agrees(text: &str, seeds: std::ops::Range<u64>, at_every_step: bool) {
    for seed in seeds {
        let played = testkit::random_game::<Fjords>(text, seed);
        let mut game = fresh(text);
        let mut table = Table::new(text, &view(&game));
        for (number, step) in played.steps().iter().enumerate() {
            let when = format!("before step {} of game {seed} of {text}", number + 1);
            if at_every_step {
                compare(&game, &table, &when);
            }
            match *step {
                Step::Act(seat, action) => {
                    assert_eq!(table.decides(), Some(seat), "who decides, {when}");
                    table.act(&action.to_string());
                    game.act_unchecked(seat, action, &mut ());
                }
                Step::Reveal(outcome) => {
                    table.reveal(&outcome.to_string());
                    game.reveal_unchecked(outcome, &mut ());
                }
            }
        }
        let when = format!("at the end of game {seed} of {text}");
        assert!(table.is_over(), "{when}");
        compare_points(&game, &table, &when);
    }
}

#[test]
fn two_players_agree_with_the_naive_rules() {
    agrees("2p", 0..4, true);
}

#[test]
fn four_players_agree_with_the_naive_rules() {
    agrees("4p", 0..1, true);
}

#[test]
fn runes_agree_with_the_naive_rules() {
    agrees("3p runes=strength,water,friendship,journey,horse,wisdom,home,secret", 0..3, true);
    agrees("2p runes=game7", 0..2, true);
}

#[test]
fn variants_agree_with_the_naive_rules() {
    agrees("2p original", 0..1, true);
    agrees("2p epic runes=strength,water,friendship,secret", 0..1, true);
}

/// Turns, ends of phases, scores and winners of many more games than choices can be compared in.
#[test]
fn whole_games_agree_with_the_naive_rules() {
    for text in ["2p", "3p runes=game3", "4p runes=strength,water,friendship,journey,horse,wisdom,home"] {
        agrees(text, 100..110, false);
    }
    agrees("2p original", 100..102, false);
}
