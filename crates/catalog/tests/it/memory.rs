//! Bots that think for a time go on from what they thought before, where they may.

use std::sync::atomic::AtomicBool;

use catalog::{AnyTable, Budget, Catalog, Limits, Memory};
use dealer::Quick;
use tabletop::{Dealer, Seat, Turn, Viewer};

static ON: AtomicBool = AtomicBool::new(false);

fn opened(game: &str) -> Box<dyn AnyTable> {
    Catalog::load(None).unwrap().game(game).unwrap().open("2p").unwrap()
}

/// Lets luck decide until somebody owes a decision; `None` once the game is over.
fn to_move(table: &mut dyn AnyTable, luck: &mut Quick) -> Option<Seat> {
    while table.turn() == Turn::Chance {
        table.draw(&mut |_, total| luck.pick(total)).unwrap();
    }
    match table.turn() {
        Turn::Seats(seats) => seats.lowest(),
        Turn::Chance | Turn::Over => None,
    }
}

fn choose(table: &dyn AnyTable, seat: Seat, budget: Budget, memory: &mut Memory) -> String {
    let player = "pilot".parse().unwrap();
    let chosen =
        table.thinker(seat).choose(player, &Limits::new(budget, 3, &ON).on_threads(2), memory).unwrap();
    assert!(table.legal(seat).contains(&chosen), "{chosen} is not legal");
    chosen
}

/// Lets pilots play at most `decisions`. Says how often one went on from its memory, and how often one kept something.
fn remembered(game: &str, decisions: usize) -> (usize, usize) {
    let (mut table, mut luck) = (opened(game), Quick::new(5));
    let mut memories = [Memory::default(), Memory::default()];
    let (mut recalled, mut kept) = (0, 0);
    for _ in 0..decisions {
        let Some(seat) = to_move(table.as_mut(), &mut luck) else { break };
        let memory = &mut memories[seat.index()];
        let action = choose(table.as_ref(), seat, Budget::Millis(2), memory);
        recalled += usize::from(memory.recalled());
        kept += usize::from(!memory.is_empty());
        assert!(memory.is_empty() || !table.has_secrets(Viewer::Seat(seat)));
        table.play(seat, &action).unwrap();
    }
    (recalled, kept)
}

#[test]
fn where_all_is_open_pilots_remember() {
    for (game, decisions) in [("fjords", 1000), ("fleet", 60)] {
        let (recalled, kept) = remembered(game, decisions);
        assert!(0 < recalled && recalled <= kept, "{game}: {recalled} of {kept}");
    }
}

#[test]
fn where_something_is_hidden_they_remember_nothing() {
    for game in ["nusfjord", "pomory"] {
        assert_eq!(remembered(game, 60), (0, 0), "{game}");
    }
}

/// A table at which a bot has laid its first hex, what it then remembers, and who it is.
fn after_a_hex() -> (Box<dyn AnyTable>, Memory, Seat) {
    let (mut table, mut luck, mut memory) = (opened("fjords"), Quick::new(1), Memory::default());
    let seat = to_move(table.as_mut(), &mut luck).unwrap();
    let action = choose(table.as_ref(), seat, Budget::Millis(20), &mut memory);
    assert!(!memory.is_empty() && !memory.recalled());
    table.play(seat, &action).unwrap();
    (table, memory, seat)
}

#[test]
fn the_next_decision_of_a_turn_goes_on() {
    let (table, mut memory, seat) = after_a_hex();
    choose(table.as_ref(), seat, Budget::Millis(5), &mut memory);
    assert!(memory.recalled());
}

#[test]
fn after_a_step_was_taken_back_a_bot_begins_anew() {
    let (mut table, mut memory, seat) = after_a_hex();
    table.undo(seat).unwrap();
    let steps = table.steps();
    choose(table.as_ref(), seat, Budget::Millis(5), &mut memory);
    assert!(!memory.recalled());

    // Another hex is laid than the one that was thought of.
    let (mut table, mut memory, seat) = after_a_hex();
    let laid = table.step(steps).unwrap().1;
    table.undo(seat).unwrap();
    let other = table.legal(seat).into_iter().find(|action| *action != laid).unwrap();
    table.play(seat, &other).unwrap();
    choose(table.as_ref(), seat, Budget::Millis(5), &mut memory);
    assert!(!memory.recalled());
}

#[test]
fn a_memory_serves_its_own_seat_and_game_alone() {
    let (table, mut memory, seat) = after_a_hex();
    let mut other = opened("fleet");
    let beginner = to_move(other.as_mut(), &mut Quick::new(1)).unwrap();
    choose(other.as_ref(), beginner, Budget::Millis(1), &mut memory);
    assert!(!memory.recalled());
    choose(table.as_ref(), seat, Budget::Millis(1), &mut memory);
    assert!(!memory.recalled(), "what another game left behind says nothing here");
}

#[test]
fn a_budget_in_playouts_leaves_nothing_and_chooses_as_ever() {
    let (table, mut memory, seat) = after_a_hex();
    let budget = Budget::Playouts(60);
    let chosen = choose(table.as_ref(), seat, budget, &mut memory);
    assert!(memory.is_empty());
    assert_eq!(chosen, choose(table.as_ref(), seat, budget, &mut Memory::default()));
}
