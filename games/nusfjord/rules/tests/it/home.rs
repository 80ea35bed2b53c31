//! III. ФАЗА ВОЗВРАЩЕНИЯ ДОМОЙ and the cells of the round tiles.

use nusfjord::{
    Card, Event,
    effect::{Letter, Task},
};
use tabletop::{Game, Turn, Viewer};

use crate::board::*;

fn shown(board: &Board, letter: Letter) -> usize {
    board.view().cards.iter().filter(|card| card.letter == letter && !card.in_hand).count()
}

/// The end of the round before `round`: the last pass is left, and so many A and B herring buildings lie open.
fn before(setup: &str, round: u8, a: usize, b: usize) -> Board {
    let keys: Vec<&str> = Card::all().take(a).chain((18..18 + b as u8).map(Card)).map(Card::key).collect();
    let seats: u8 = setup[..1].parse().unwrap();
    position(setup).round(round - 1, A).turns(3 * seats - 1).open(&keys).board()
}

#[test]
fn nu_071_all_workers_return() {
    // NU-071, R-26
    let mut board = position("4p")
        .turns(11)
        .workers(0, &[Task::Gold, Task::Clear])
        .workers(1, &[Task::Thin])
        .copy_worker(2, 0)
        .seat(C, |c| _ = c.elder("builder", 0).worker_on("builder", 2))
        .board();
    board.act("pass");
    let view = board.view();
    assert!(view.spaces.iter().all(|space| space.workers.is_empty()));
    assert!(view.copy_spaces.iter().all(|space| space.worker.is_none()));
    assert!(view.harbors.iter().all(|harbor| harbor.workers == 3));
    assert!(view.harbors.iter().flat_map(|harbor| &harbor.council).all(|seat| seat.worker.is_none()));
}

#[test]
fn nu_072_073_the_right_neighbour_starts_and_has_two_turns_in_a_row() {
    // NU-072, NU-073
    let mut board = position("4p").turns(11).board();
    assert_eq!(board.asked(), D);
    board.act("pass");
    assert_eq!((board.0.round(), board.view().first, board.asked()), (2, D, D));
}

#[test]
fn nu_074_tile_instructions_come_before_fishing() {
    // NU-074
    let keys: Vec<&str> = Card::all().take(7).map(Card::key).collect();
    let mut board = position("3p").round(2, A).turns(8).workers(1, &[Task::Gold]).open(&keys).board();
    let mut events = board.act("pass");
    assert_eq!(board.0.turn(), Turn::Chance);
    events.extend(board.reveal_all());
    let place = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).unwrap();
    let home = place(&|event| *event == Event::WorkersReturned);
    let card = place(&|event| matches!(event, Event::Opened { .. }));
    let fish = place(&|event| matches!(event, Event::Caught { .. }));
    assert!(home < card && card < fish);
}

#[test]
fn nu_075_round_three_brings_a_buildings_into_free_cells() {
    // NU-075
    let after = |setup, open| {
        let mut board = before(setup, 3, open, 6);
        board.act("pass");
        board.reveal_all();
        shown(&board, Letter::A)
    };
    assert_eq!(after("5p", 0), 5);
    assert_eq!(after("3p", 7), 9);
    assert_eq!(after("3p", 9), 9);
    let mut full = before("3p", 3, 9, 6);
    full.act("pass");
    assert_eq!(full.view().piles[0], 9, "the pile keeps the rest");
}

#[test]
fn nu_077_two_players_get_nothing_new() {
    // NU-077
    for (round, setup) in [(3, "2p"), (5, "2p"), (3, "1p"), (5, "1p")] {
        let mut board = before(setup, round, 4, 3);
        board.act("pass");
        assert_eq!(board.0.round(), round);
        assert!(matches!(board.0.turn(), Turn::Seats(_)));
        assert_eq!((shown(&board, Letter::A), shown(&board, Letter::B)), (4, 3));
    }
}

#[test]
fn nu_078_round_four_deals_c_buildings() {
    // NU-078
    for (setup, each, left) in [("2p", 4, 6), ("3p", 3, 5), ("4p", 2, 6), ("5p", 2, 4)] {
        let mut board = before(setup, 4, 9, 6);
        board.act("pass");
        board.reveal_all();
        assert!(board.view().harbors.iter().all(|harbor| harbor.hand_count == each));
        assert_eq!(board.view().piles[2], left);
    }
}

#[test]
fn nu_079_hands_are_secret() {
    // NU-079, R-25
    let mut board = before("3p", 4, 9, 6);
    board.act("pass");
    let events = board.reveal_all();
    let view = board.0.view(Viewer::Seat(B));
    assert_eq!((view.harbors[0].hand_count, &view.harbors[0].hand), (3, &None));
    assert_eq!(view.harbors[1].hand.as_ref().map(Vec::len), Some(3));
    assert!(board.0.view(Viewer::Spectator).harbors.iter().all(|harbor| harbor.hand.is_none()));
    for event in events {
        let told = tabletop::Event::seen_by(&event, Viewer::Seat(B));
        if let Some(Event::Dealt { seat, card }) = told {
            assert_eq!(card.is_some(), seat == B);
        }
    }
}

#[test]
fn nu_080_round_five_brings_b_buildings_into_free_cells() {
    // NU-080
    let after = |setup, open| {
        let mut board = before(setup, 5, 9, open);
        board.act("pass");
        board.reveal_all();
        shown(&board, Letter::B) - open
    };
    assert_eq!([after("5p", 2), after("4p", 5), after("3p", 0), after("4p", 3)], [3, 1, 2, 2]);
}

#[test]
fn nu_081_round_six_lays_hands_open() {
    // NU-081, R-36
    let mut board = position("2p")
        .round(5, A)
        .turns(5)
        .seat(A, |a| _ = a.hand(&["wharf", "castle", "manor"]))
        .seat(B, |b| _ = b.hand(&["aquarium"]))
        .board();
    board.act("pass");
    assert_eq!(
        board.0.turn(),
        Turn::Chance,
        "laying open is no player's decision and tells everybody something"
    );
    let events = board.reveal("hands");
    assert_eq!(events.iter().filter(|event| matches!(event, Event::LaidOpen { .. })).count(), 4);
    assert_eq!(shown(&board, Letter::C), 4);
    assert!(board.view().harbors.iter().all(|harbor| harbor.hand_count == 0));
}

#[test]
fn nu_082_boards_are_not_refilled() {
    // NU-082, R-14
    let mut board = position("3p").open(&["fish-stand", "yard"]).seat(A, |a| _ = a.goods(1, 0, 0)).board();
    board.acts(&["build fish-stand", "at b1"]);
    assert_eq!(shown(&board, Letter::A), 1);
    board.pass_round();
    assert_eq!((board.0.round(), shown(&board, Letter::A)), (2, 1));
    // C buildings that were not dealt never appear with two players or more.
    let mut last = position("2p").round(5, A).turns(5).seat(A, |a| _ = a.hand(&["wharf"])).board();
    last.act("pass");
    last.reveal_all();
    assert_eq!((shown(&last, Letter::C), last.view().piles[2]), (1, 13));
}

#[test]
fn nu_083_after_round_seven_comes_the_end() {
    // NU-083, R-14
    let mut board = position("3p").round(7, A).turns(8).board();
    let events = board.act("pass");
    assert_eq!(events.last(), Some(&Event::GameEnded));
    assert!(!events.contains(&Event::WorkersReturned));
    assert_eq!((board.0.turn(), board.0.round()), (Turn::Over, 7));
    // A short pile gives what it has.
    let all_but_two: Vec<&str> = Card::all().take(18).skip(7).map(Card::key).collect();
    let short = position("4p").round(2, A).turns(11).open(&[]);
    let mut short = all_but_two.iter().enumerate().fold(short, |position, (i, key)| {
        let seat = tabletop::Seat((i / 3) as u8);
        position.seat(seat, |s| _ = s.built(key, ["b1", "a2", "b2"][i % 3]))
    });
    let open: Vec<&str> = Card::all().take(5).map(Card::key).collect();
    short = short.open(&open);
    let mut short = short.board();
    assert_eq!((short.view().piles[0], shown(&short, Letter::A)), (2, 5));
    short.act("pass");
    short.reveal_all();
    assert_eq!((short.view().piles[0], shown(&short, Letter::A)), (0, 7));
}
