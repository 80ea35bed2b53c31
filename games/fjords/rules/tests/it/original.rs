//! The original variant of 2005: a match of three games.

use fjords::{Event, ExplorationEnd, Fjords, Phase, Position, Reason, Refusal, Step};
use tabletop::{Game, Seat};

use crate::common::*;

fn original() -> Position {
    start("2p original")
}

/// Vikings fill a board of their own; the game of the match that this is ends at once.
fn ending(position: Position, first: Seat, vikings: [u8; 2]) -> Fjords {
    let (mut position, places) = plains(position, vikings[0] + vikings[1]);
    for (index, &place) in places.iter().enumerate() {
        position = position.viking(if index < vikings[0].into() { A } else { B }, place);
    }
    position.hand(A, 0, 0).hand(B, 0, 0).settling(first, first).unwrap()
}

fn match_lines(game: &Fjords, seat: Seat) -> Vec<Option<i32>> {
    [1, 2, 3].map(|number| line(game, seat, Reason::Game(number))).to_vec()
}

/// FJ-081: the points of three games are added up.
#[test]
fn three_games_are_added_up() {
    let position = empty("2p original").played([14, 12], A).played([13, 15], B);
    let game = ending(position, A, [16, 11]);
    assert_eq!(game.turn(), tabletop::Turn::Over);
    assert_eq!(points(&game), [43, 38]);
    assert_eq!(match_lines(&game, A), [Some(14), Some(13), Some(16)]);
    assert_eq!(match_lines(&game, B), [Some(12), Some(15), Some(11)]);
    assert_eq!(view(&game).earlier, [[14, 12], [13, 15], [16, 11]]);
    assert_eq!(game.places()[..2], [1, 2]);
}

/// FJ-081: of the three games the one on the table shows where its points were counted. The hexes of the others are gone.
#[test]
fn only_the_game_on_the_table_has_places() {
    let (position, places) = plains(empty("2p original").played([14, 12], A), 7);
    let position = position.viking(A, places[0]).viking(A, places[1]).viking(B, places[6]);
    let game = position.hand(A, 0, 0).hand(B, 5, 0).settling(B, B).unwrap();
    assert_eq!(points(&game), [14 + 2, 12 + 1]);
    for (seat, vikings) in [(A, &places[..2]), (B, &places[6..])] {
        let lines = game.scores().swap_remove(seat.index()).lines;
        let shown: Vec<_> = lines.iter().map(|line| (line.reason, line.places.clone())).collect();
        let vikings = vikings.iter().map(ToString::to_string).collect();
        assert_eq!(shown, [(Reason::Game(1), vec![]), (Reason::Game(2), vikings)], "{seat}");
    }
}

/// FJ-082: no row: a hex is drawn, and laid if it fits.
#[test]
fn a_drawn_hex_that_fits_must_be_laid() {
    let mut game = fresh("2p original");
    reveal(&mut game, "first a");
    assert_eq!((view(&game).waiting_for, view(&game).to_act), (Step::Draw, Some(A)));
    let events = reveal(&mut game, "hex pppppp");
    assert_eq!(events, [Event::HexDrawn { seat: A, hex: hex("PPPPPP").into() }]);
    assert_eq!(choices(&game), [lay("PPPPPP", -1, 2)]);
    assert_eq!(refusal(&game, A, "draw"), Refusal::HexToLay);
    assert_eq!(refusal(&game, A, &lay("SSPPPS", 1, 0)), Refusal::AnotherHexDrawn);
}

/// FJ-083: what does not fit is set aside, and another is drawn in the same turn.
#[test]
fn a_hex_that_does_not_fit_is_set_aside() {
    let mut game = fresh("2p original");
    reveal(&mut game, "first a");
    let events = reveal(&mut game, "hex psssss");
    assert_eq!(events[1], Event::HexSetAside { seat: A, hex: hex("PSSSSS").into() });
    draw(&mut game, &["MMMMMM", "PPPPPP"]);
    assert_eq!(view(&game).aside.len(), 2);
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert_eq!(choices(&game), ["house", "no-house"]);
    act(&mut game, A, "house");
    assert_eq!(view(&game).to_act, Some(B));
}

/// FJ-084: once drawing has begun, hexes set aside must wait for a later turn.
#[test]
fn after_a_draw_nothing_set_aside_may_be_used() {
    let position = original().aside(hex("PPPPPP")).in_bag(hex("MMMMMM")).in_bag(hex("PSSSSS"));
    let mut game = position.exploring(A).unwrap();
    act(&mut game, A, "draw");
    reveal(&mut game, "hex mmmmmm");
    assert_eq!(view(&game).waiting_for, Step::Draw, "another draw, though a hex set aside would fit");
    assert!(!game.turn().awaits(A));
    let position = original().aside(hex("PPPPPP")).in_bag(hex("MMPPPP")).in_bag(hex("PSSSSS"));
    let mut game = position.exploring(A).unwrap();
    act(&mut game, A, "draw");
    reveal(&mut game, "hex mmpppp");
    assert_eq!(refusal(&game, A, &lay("PPPPPP", -1, 2)), Refusal::AnotherHexDrawn);
}

/// FJ-085: a turn begins with a hex set aside or with a draw, not both.
#[test]
fn a_turn_begins_with_a_choice() {
    let position = original().aside(hex("PPPPPP")).in_bag(hex("MMPPPP")).in_bag(hex("MMPPPP"));
    for seat in [A, B] {
        let game = position.clone().exploring(seat).unwrap();
        assert_eq!(choices(&game), [lay("PPPPPP", -1, 2), "draw".into()], "either player, any later turn");
    }
    let mut game = position.exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert_eq!(refusal(&game, A, "draw"), Refusal::HexAlreadyLaid);
    act(&mut game, A, "no-house");
    assert_eq!((game.weight(), view(&game).to_act), (2, Some(B)), "the bag is as it was");
}

/// FJ-086: a hex set aside must fit to be chosen.
#[test]
fn only_what_fits_can_be_chosen() {
    let game = original().aside(hex("PSSSSS")).in_bag(hex("PPPPPP")).exploring(A).unwrap();
    assert_eq!(view(&game).waiting_for, Step::Draw, "nothing to choose");
    let position = original().aside(hex("PSSSSS")).aside(hex("PPPPPP")).in_bag(hex("PPPPPP"));
    let game = position.exploring(A).unwrap();
    assert_eq!(refusal(&game, A, &lay("PSSSSS", 1, 0)), Refusal::FitsNowhere);
    assert_eq!(refusal(&game, A, &lay("MMPPPP", 1, 0)), Refusal::NotSetAside);
}

/// FJ-087: the turn that draws the last hex is the last. FJ-089: if it is laid, the next player begins to settle.
#[test]
fn the_last_hex_ends_the_exploration() {
    let position = original().aside(hex("PPPPPP")).in_bag(hex("PPPPPS")).house(B, at(0, 1));
    let mut game = position.exploring(A).unwrap();
    act(&mut game, A, "draw");
    reveal(&mut game, "hex ppppps");
    let way = choices(&game)[0].clone();
    act(&mut game, A, &way);
    let events = act(&mut game, A, "house");
    assert_eq!(events[1], Event::ExplorationEnded { why: ExplorationEnd::LastLaid, first: B, unlaid: 1 });
    assert_eq!((view(&game).phase, view(&game).settlement_order), (Phase::Settlement, vec![B, A]));
    assert_eq!(view(&game).unlaid.len(), 1, "though it would have fitted");
}

/// FJ-088: a hex set aside does not end the exploration while the bag holds one.
#[test]
fn using_a_hex_set_aside_ends_nothing() {
    let mut game = original().aside(hex("PPPPPP")).in_bag(hex("PPPPPS")).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    act(&mut game, A, "no-house");
    assert_eq!((view(&game).phase, game.weight(), view(&game).to_act), (Phase::Exploration, 1, Some(B)));
}

/// FJ-090: if the last hex does not fit, its drawer begins to settle, without hex and house; a tie then goes to the
/// other.
#[test]
fn the_drawer_of_a_last_hex_that_does_not_fit_begins() {
    let position = original().in_bag(hex("PSSSSS")).house(A, at(0, 0)).house(B, at(0, 1));
    let mut game = position.exploring(A).unwrap();
    let events = reveal(&mut game, "hex psssss");
    assert_eq!(events[2], Event::ExplorationEnded { why: ExplorationEnd::LastUnfit, first: A, unlaid: 1 });
    assert_eq!(view(&game).settlement_order, [A, B]);
    assert_eq!(choices(&game), [format!("viking {}", at(-1, 1))], "no hex and no house first");
    let game = ending(empty("2p original"), A, [12, 12]);
    assert_eq!((view(&game).earlier, view(&game).game), (vec![vec![12, 12]], 2));
    assert_eq!(game.scores().iter().map(|sheet| sheet.tiebreaks[0]).collect::<Vec<_>>(), [0, 1], "b won it");
}

/// FJ-091: each game is set up afresh, and the lot decides who begins.
#[test]
fn every_game_of_the_match_begins_afresh() {
    let (position, places) = plains(empty("2p original"), 3);
    let mut game = position.house(A, places[0]).hand(A, 2, 3).settling(A, A).unwrap();
    for place in &places[1..] {
        let events = act(&mut game, A, &format!("viking {place}"));
        let over = events.contains(&Event::GameBegan { game: 2 });
        assert_eq!(over, *place == places[2], "{events:?}");
    }
    let table = view(&game);
    assert_eq!(
        (table.phase, table.waiting_for, table.game, table.games),
        (Phase::Setup, Step::FirstPlayer, 2, 3)
    );
    assert_eq!(table.bag.iter().map(|&(_, copies)| copies).sum::<u8>(), 37);
    assert!(table.seats.iter().all(|seat| (seat.vikings, seat.houses, seat.out) == (20, 4, false)));
    assert_eq!((table.hexes.len(), points(&game)), (3, vec![2, 0]));
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    assert_eq!(outcomes.iter().map(|&(_, weight)| weight).collect::<Vec<_>>(), [1, 1]);
}

/// FJ-092: a tied game goes to the later settler; the points stay.
#[test]
fn a_tied_game_has_a_winner() {
    let game = ending(empty("2p original"), B, [14, 14]);
    assert_eq!(view(&game).earlier, [[14, 14]]);
    assert_eq!(
        game.scores().iter().map(|sheet| sheet.tiebreaks[0]).collect::<Vec<_>>(),
        [1, 0],
        "a settled second"
    );
}

/// FJ-093: if the totals are equal, whoever won two games wins.
#[test]
fn a_tied_match_goes_to_the_winner_of_two_games() {
    let position = empty("2p original").played([14, 14], A).played([15, 13], A);
    let game = ending(position, A, [12, 14]);
    assert_eq!((points(&game), game.places()[..2].to_vec()), (vec![41, 41], vec![1, 2]));
}

/// Whole random matches: three games, never a shared win, and the sum of the games.
#[test]
fn random_matches_have_three_games_and_one_winner() {
    for seed in 0..60 {
        let table = testkit::random_game::<Fjords>("2p original", seed);
        let game = table.state();
        let earlier = view(game).earlier;
        assert_eq!(earlier.len(), 3, "match {seed}");
        let sum = |seat: usize| earlier.iter().map(|points| points[seat]).sum::<i32>();
        assert_eq!(points(game), [sum(0), sum(1)], "match {seed}");
        let mut places = game.places()[..2].to_vec();
        places.sort_unstable();
        assert_eq!(places, [1, 2], "match {seed}");
    }
}
