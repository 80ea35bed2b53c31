//! The course of the game: rounds, phases, the first player.

use fleet::{Event, Face, Section, Stage};
use tabletop::{Game, Seat, Turn};

use crate::common::*;

/// The phases as their events tell them, with the first player of each round.
fn phases(events: &[Event]) -> Vec<String> {
    let mut phases: Vec<String> = Vec::new();
    for event in events {
        let phase = match event {
            Event::RoundBegan { round, first } => format!("round {round} {}", first.unwrap()),
            Event::LastDie { face: Face::Market } => "town".into(),
            Event::LastDie { .. } => "boat".into(),
            Event::IncomeTaken { .. } => "income".into(),
            Event::FishingBegan => "fishing".into(),
            _ => continue,
        };
        if phases.last() != Some(&phase) {
            phases.push(phase);
        }
    }
    phases
}

fn over(game: &fleet::Fleet) -> bool {
    game.turn() == Turn::Over
}

/// FL-016, FL-017, FL-039, FL-048, FL-058: ten rounds of three or four phases; the marker passes to the left.
#[test]
fn ten_rounds() {
    let mut game = fresh("4p first=b");
    let phases = phases(&pass_time(&mut game, over));
    let mut expected = Vec::new();
    for round in 1..=10u8 {
        expected.push(format!("round {round} {}", Seat(round % 4)));
        expected.extend(["boat", "income"].map(str::to_owned));
        expected.extend((round % 2 == 0).then(|| "fishing".to_owned()));
        expected.push("town".into());
    }
    assert_eq!(phases, expected);
}

/// FL-210, FL-174: alone there are eight rounds; you begin in the odd ones.
#[test]
fn eight_rounds_alone() {
    let mut game = fresh("1p");
    let events = pass_time(&mut game, over);
    let rounds = events.iter().filter(|event| matches!(event, Event::RoundBegan { .. })).count();
    let catches = events.iter().filter(|event| **event == Event::FishingBegan).count();
    assert_eq!((rounds, catches), (8, 4));
    let deeds = events.iter().filter_map(|event| match event {
        Event::DieTaken { .. } => Some('y'),
        Event::CaptainTook { .. } | Event::CaptainPassed { .. } => Some('c'),
        _ => None,
    });
    assert_eq!(deeds.collect::<String>(), "ycyccycy".repeat(4), "boat and town, odd and even rounds");
}

/// FL-039, FL-089: fish come in even rounds; a licence works until the end.
#[test]
fn licences_and_boats_last() {
    let mut game = fresh("2p first=a");
    reveal(&mut game, &["roll cod", "roll lobster"]);
    let mut caught = Vec::new();
    for round in 1..=10 {
        pass_time(&mut game, |game| view(game).round == round && view(game).town);
        caught.push(fish(&game, A, Section::Cod)[0]);
    }
    assert_eq!(caught, [0, 1, 1, 2, 2, 3, 3, 4, 4, 4]);
    reveal(&mut game, &["roll harbour", "roll harbour", "roll cod"]);
    let before = coins(&game, to_move(&game).unwrap());
    assert_eq!(to_move(&game), Some(B));
    act(&mut game, &["take harbour", "mark research"]);
    assert_eq!(coins(&game, B), before, "no cod licence");
    let before = coins(&game, A);
    act(&mut game, &["take harbour", "mark research"]);
    assert_eq!(coins(&game, A), before + 1, "the licence of the start, in round 10");
}

/// FL-033: a boat launched before the fishing phase fishes in it; one launched in the town waits for the next.
#[test]
fn a_launched_boat_fishes_from_the_next_phase_on() {
    let position = || blank("2p").round(2).marked(A, Section::Cod, 2).licence(A, Section::Cod, 1);
    let mut game = boats(position(), "cod lobster lobster");
    act(&mut game, &["take cod", "mark cod"]);
    pass_time(&mut game, |game| view(game).town);
    assert_eq!(fish(&game, A, Section::Cod), [1]);
    let mut game = town(position(), "cod market market");
    act(&mut game, &["take cod", "mark cod"]);
    pass_time(&mut game, |game| view(game).round == 4);
    assert_eq!(fish(&game, A, Section::Cod), [0]);
    pass_time(&mut game, |game| view(game).town);
    assert_eq!(fish(&game, A, Section::Cod), [1]);
}

/// FL-040, FL-042, FL-043: the log says how many fish this fishing brought, not how many there are.
#[test]
fn a_catch_is_what_was_caught_now() {
    let position = blank("2p").round(4).boats(A, Section::Cod, &[2, 4]).boats(B, Section::Cod, &[3]);
    let (_, events) = position.boats(A, Section::Lobster, &[1]).fishing().unwrap();
    let caught: Vec<_> = events.iter().filter(|event| matches!(event, Event::Fished { .. })).collect();
    assert_eq!(caught, [&Event::Fished { seat: A, fish: 2 }, &Event::Fished { seat: B, fish: 1 }]);
}

/// FL-025: who uses the last die first makes no difference to the sheets.
#[test]
fn the_order_of_the_last_die_makes_no_difference() {
    let end = |first| {
        let position = blank("2p").first(first).licence(A, Section::Cod, 2).coins(A, 2).coins(B, 2);
        let position = position.boats(B, Section::Oyster, &[0]).licence(B, Section::Oyster, 1);
        let mut game = town(position.marked(B, Section::Yacht, 2), "wharf cod harbour");
        for deeds in [["take wharf", "coin"], ["take cod", "coin"]] {
            act(&mut game, &deeds);
        }
        for _ in 0..2 {
            match to_move(&game) {
                Some(A) => act(&mut game, &["mark research", "mark pub"]),
                _ => act(&mut game, &["mark yacht", "fish-coin", "mark casino"]),
            };
        }
        assert_eq!(view(&game).stage, Stage::Roll, "the round is over");
        [sheet(&game, A), sheet(&game, B)]
    };
    assert_eq!(end(A), end(B));
}

/// FL-109: swordfish licences wait for a fishing phase.
#[test]
fn no_swordfish_in_odd_rounds() {
    let position = || blank("2p").licence(A, Section::Swordfish, 3);
    let stars_of = |round| {
        let (game, _) = position().round(round).income().unwrap();
        stars(&game, A)
    };
    assert_eq!([1, 2, 3].map(stars_of), [0, 2, 0]);
}

/// FL-047, FL-114: a star earned while fishing comes before swordfish, which then counts the level it has brought; a
/// boat that it launches does not fish any more.
#[test]
fn stars_of_the_catch_come_before_swordfish() {
    let position = blank("2p").round(2).coins(A, 3).licence(A, Section::Oyster, 1);
    let position = position.boats(A, Section::Oyster, &[0]).licence(A, Section::Swordfish, 1);
    let (mut game, _) = position.clone().marked(A, Section::Swordfish, 5).fishing().unwrap();
    act(&mut game, &["fish-coin"]);
    assert_eq!((stars(&game, A), coins(&game, A)), (1, 4), "the star of the catch alone");
    act(&mut game, &["mark swordfish"]);
    assert_eq!((licence(&game, A, Section::Swordfish), coins(&game, A)), (2, 6));
    act(&mut game, &["decline"]);
    assert_eq!((coins(&game, A), luck_is_next(&game)), (7, true), "the coin of level 2 stays");
    let (mut game, _) = position.fishing().unwrap();
    act(&mut game, &["fish-coin", "mark inuit"]);
    assert_eq!(fish(&game, A, Section::Inuit), [0]);
    act(&mut game, &["mark inuit"]);
    assert_eq!((fish(&game, A, Section::Inuit), luck_is_next(&game)), (vec![0], true));
}

/// What a player reckons with: fishing phases that are still to come, before and after that of the round.
#[test]
fn fishing_phases_to_come() {
    let mut game = fresh("2p first=a");
    let mut counted = vec![game.fishing_to_come()];
    for round in 1..=10 {
        for town in [false, true] {
            pass_time(&mut game, |game| view(game).round == round && view(game).town == town);
            counted.push(game.fishing_to_come());
        }
    }
    let expected = [5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0];
    assert_eq!(counted, expected);
    pass_time(&mut game, |game| view(game).stage == fleet::Stage::Over);
    assert_eq!(game.fishing_to_come(), 0);
    assert_eq!(fresh("1p").fishing_to_come(), 4, "alone in rounds 2, 4, 6 and 8");
}
