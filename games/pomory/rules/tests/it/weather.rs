//! Weather and storm (rulebook: "3. Этап определения погоды").

use pomory::{Event, Port, Step, Weather};
use tabletop::Game;

use crate::desk::{A, B, Desk, Written, cell, position};

/// After both bets.
fn betted(ships: &str) -> Desk {
    let mut desk = Desk::new(position().ships(ships).bets());
    desk.run("a bet 4 6; b bet 4 6; * sealed");
    desk
}

/// The cells of the ships a storm took.
fn taken(ships: &str, die: u8) -> Vec<(u8, bool)> {
    let mut desk = betted(ships);
    desk.run(&format!("* die {die}"));
    desk.view().story.lost.into_iter().flatten().map(|lost| (lost.at.cell.number(), lost.blocker)).collect()
}

/// PO-147
#[test]
fn the_die_is_rolled_after_both_bets() {
    let mut desk = Desk::new(position().bets());
    desk.run("b bet 4 6");
    assert_eq!(desk.view().step, Step::Seal);
    assert!(desk.outcomes().is_empty());
    desk.run("a bet 4 6; * sealed");
    assert_eq!(desk.view().step, Step::Roll);
}

/// PO-148
#[test]
fn three_to_six_bring_a_storm_to_the_port_of_that_value() {
    for die in 3..=6 {
        let mut desk = betted("c01 a");
        desk.run(&format!("* die {die}"));
        assert_eq!(desk.view().story.weather, Some(Weather::Storm(Port::of_die(die).unwrap())));
    }
}

/// PO-149
#[test]
fn one_or_two_is_rolled_once_more() {
    let mut fair = betted("c01 a, c20 b, c05 a, c06 b");
    fair.run("* die 2; * die 1");
    assert_eq!(fair.view().story.weather, Some(Weather::Fair));
    assert_eq!(fair.view().story.dice, [Some(2), Some(1)]);
    assert_eq!(fair.view().step, Step::Open, "no third roll");
    assert_eq!((fair.seat(A).dock, fair.seat(B).dock), (0, 0));
    let mut storm = betted("c13 a");
    storm.run("* die 1; * die 6");
    assert_eq!(storm.view().story.weather, Some(Weather::Storm(Port::of_die(6).unwrap())));
    assert_eq!(storm.seat(A).dock, 1);
}

/// PO-150
#[test]
fn each_port_two_ninths_fair_weather_one_ninth() {
    let mut counts = [0; 7];
    for first in 1..=6 {
        for second in 1..=6 {
            let mut desk = betted("c01 a");
            desk.run(&format!("* die {first}"));
            if desk.view().step == Step::Reroll {
                desk.run(&format!("* die {second}"));
            }
            match desk.view().story.weather.unwrap() {
                Weather::Fair => counts[0] += 1,
                Weather::Storm(port) => counts[usize::from(port.die())] += 1,
            }
        }
    }
    assert_eq!(counts, [4, 0, 0, 8, 8, 8, 8], "of 36");
    assert_eq!(Weather::ALL.map(Weather::ninths), [1, 2, 2, 2, 2]);
}

/// PO-151
#[test]
fn a_storm_reaches_five_cells_to_each_side() {
    assert_eq!(taken("c18 a", 6), []);
    assert_eq!(taken("c17 a", 6), [(17, false)]);
    assert_eq!(taken("c16 a", 3), [(16, false)]);
    assert_eq!(taken("c15 a", 3), []);
}

/// PO-152
#[test]
fn it_does_not_reach_past_the_next_port() {
    assert_eq!(taken("c09 a", 4), []);
    assert_eq!(taken("c08 a", 4), [(8, false)]);
}

/// PO-153
#[test]
fn the_nearest_blocking_ship_goes_to_the_dock() {
    let mut desk = betted("c04 a/b, c02 a/b");
    desk.run("* die 4");
    assert_eq!((desk.on(4), desk.on(2)), ("b".into(), "a/b".into()));
    assert_eq!((desk.seat(A).dock, desk.seat(B).dock), (1, 0));
}

/// PO-154
#[test]
fn a_blocker_is_taken_before_a_nearer_single_ship() {
    let mut desk = betted("c05 b, c03 a/b");
    desk.run("* die 4");
    assert_eq!((desk.on(5), desk.on(3)), ("b".into(), "b".into()));
    assert_eq!(desk.seat(A).dock, 1);
}

/// PO-155
#[test]
fn without_a_blocker_the_nearest_single_ship_is_taken() {
    assert_eq!(taken("c06 b, c07 a", 4), [(6, false)]);
}

/// PO-156, correction C8
#[test]
fn a_blocker_out_of_reach_does_not_count() {
    assert_eq!(taken("c14 a, c18 b/a", 6), [(14, false)]);
}

/// PO-157
#[test]
fn at_most_one_ship_per_side_of_any_owner() {
    let mut none = betted("c01 a");
    none.run("* die 5");
    assert!(none.events.contains(&Event::StormSpared { port: Port::of_die(5).unwrap() }));
    let mut both = betted("c05 a, c04 b, c06 a, c07 b");
    both.run("* die 4");
    assert_eq!((both.seat(A).dock, both.seat(B).dock), (2, 0));
    assert_eq!(both.view().story.lost.iter().flatten().count(), 2);
}

/// PO-158
#[test]
fn the_ship_below_a_docked_blocker_catches_this_round() {
    let mut desk = Desk::new(position().ships("c03 a/b").lies("F2 H1 C1 S1").bets());
    desk.run("a bet 4 6; b bet flounder 4; * sealed; * die 4");
    assert!(desk.events.contains(&Event::ShipFreed { seat: B, at: crate::desk::material().spot(cell(3)) }));
    desk.run("* open");
    assert_eq!(desk.part(B).caught, Some(2));
}

/// PO-159, ruling U20
#[test]
fn the_storm_may_take_a_last_free_ship() {
    assert_eq!(taken("c06 b", 4), [(6, false)]);
}

/// PO-160
#[test]
fn storm_moves_are_no_relocations() {
    let mut desk = betted("c06 b, c05 a");
    desk.run(
        "* die 4; * open; * news signs; * news calm; a keep signs; * news word; * news fair; b keep fair",
    );
    assert_eq!((desk.view().actor, desk.view().relocations_left), (B, 3));
    desk.run("b end");
    assert_eq!(desk.view().relocations_left, 3);
}

/// PO-161: the rulebook's picture.
#[test]
fn example_die_four_takes_a_blocker_left_and_a_single_right() {
    let mut desk = betted("c04 a/b, c06 b, c08 a");
    desk.run("* die 4");
    assert_eq!((desk.seat(A).dock, desk.seat(B).dock), (1, 1));
    let lost: Vec<_> = desk.view().story.lost.into_iter().flatten().collect();
    assert_eq!(lost.len(), 2);
    assert!(lost.iter().any(|lost| lost.seat == A && lost.at.cell == cell(4) && lost.blocker));
    assert!(lost.iter().any(|lost| lost.seat == B && lost.at.cell == cell(6) && !lost.blocker));
    assert_eq!(desk.on(8), "a", "the farther one stays");
    desk.game.audit().unwrap();
}
