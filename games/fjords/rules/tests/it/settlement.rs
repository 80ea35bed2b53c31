//! The settlement phase.

use fjords::{Event, ExplorationEnd, Fjords, OutBecause, Phase, PieceKind, Refusal};
use tabletop::{Game, Seat};

use crate::common::*;

/// Plays the first choice of whoever is to move, `turns` times; says whose turns they were.
fn play_on(game: &mut Fjords, turns: usize) -> Vec<Seat> {
    let mut order = Vec::new();
    for _ in 0..turns {
        let Some(seat) = to_move(game) else { break };
        order.push(seat);
        let way = choices(game)[0].clone();
        act(game, seat, &way);
    }
    order
}

/// FJ-044: the player after the one who laid last begins.
#[test]
fn the_player_left_of_the_last_layer_begins() {
    let mut game = row(start("3p"), &["PPPPPP"]).house(A, at(0, 0)).house(C, at(0, 1)).exploring(B).unwrap();
    act(&mut game, B, &lay("PPPPPP", -1, 2));
    act(&mut game, B, "house");
    assert_eq!(view(&game).settlement_order, [C, A, B]);
    assert_eq!(to_move(&game), Some(C));
}

/// FJ-045: a player who finds nothing to lay begins.
#[test]
fn a_player_with_nothing_to_lay_begins() {
    let position = row(start("2p"), &["PPPPPP", "MMMMMM"]).house(B, at(0, 1));
    let mut game = position.exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    let events = act(&mut game, A, "no-house");
    assert_eq!(events[0], Event::ExplorationEnded { why: ExplorationEnd::NothingFits, first: B, unlaid: 1 });
    assert_eq!(to_move(&game), Some(B));
    // Also when nobody has laid anything.
    let game = row(start("3p"), &["MMMMMM"]).house(A, at(0, 1)).house(C, at(0, 0)).exploring(C).unwrap();
    assert_eq!(view(&game).settlement_order, [C, A, B]);
}

/// FJ-046: a turn is one viking; nobody passes who can place one.
#[test]
fn a_turn_is_one_viking() {
    let mut game = coast("2p").house(A, at(0, 0)).house(B, at(4, 0)).settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, "leave"), Refusal::VikingToSend);
    let events = act(&mut game, A, "viking n0e1");
    assert_eq!(events, [Event::VikingSent { seat: A, at: at(1, 0) }]);
    assert_eq!((view(&game).seats[0].vikings, to_move(&game)), (19, Some(B)));
}

/// FJ-047: only an empty hex.
#[test]
fn a_viking_needs_an_empty_hex() {
    let position = coast("2p").house(A, at(0, 0)).viking(A, at(1, 0)).viking(B, at(2, 0)).house(B, at(4, 0));
    let game = position.settling(A, B).unwrap();
    for q in [0, 1, 2, 4] {
        assert_eq!(refusal(&game, B, &format!("viking {}", at(q, 0))), Refusal::Occupied, "{q}");
    }
    assert_eq!(refusal(&game, B, "viking n0e5"), Refusal::NoHexThere);
}

/// FJ-048: beside an own house or viking.
#[test]
fn a_viking_goes_beside_an_own_piece() {
    let mut game = coast("2p").house(A, at(0, 0)).settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, "viking n0e2"), Refusal::NoOwnNeighbour);
    act(&mut game, A, "viking n0e1");
    assert!(may(&game, A, "viking n0e2"));
}

/// FJ-049: plain on half the shared side is enough.
#[test]
fn half_a_side_of_plain_links() {
    let position = with(empty("2p"), &[((0, 0), "SSPMPS"), ((0, 1), "PMPPPM")]).house(A, at(0, 0));
    let game = position.settling(A, A).unwrap();
    assert_eq!(choices_of(&game, "viking"), places(vec![at(0, 1)]));
}

/// FJ-050: a side all mountain or all sea does not link.
#[test]
fn mountain_and_sea_do_not_link() {
    let game = white("2p").viking(A, at(0, 0)).settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, &format!("viking {}", at(1, 0))), Refusal::NoCommonPlain);
    let position = with(empty("2p"), &[((0, 0), "PPSSSP"), ((0, 1), "SSPPPS"), ((1, 0), "PPSSSP")]);
    let game = position.house(A, at(0, 0)).settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, &format!("viking {}", at(0, 1))), Refusal::NoCommonPlain);
}

/// FJ-051: pieces of others give no link.
#[test]
fn rivals_give_no_link() {
    let game = coast("2p").house(B, at(0, 0)).house(A, at(4, 0)).settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, "viking n0e1"), Refusal::NoOwnNeighbour);
}

/// FJ-052: vikings may go on start hexes.
#[test]
fn start_hexes_take_vikings() {
    let position = start("2p").hex(at(-1, 2), hex("PPPPPP")).house(A, at(-1, 2));
    let game = position.settling(A, A).unwrap();
    assert!(may(&game, A, &format!("viking {}", at(0, 1))));
}

/// FJ-053: a viking stays where it is.
#[test]
fn vikings_stay() {
    for seed in 0..20 {
        let table = testkit::random_game::<Fjords>("4p runes=journey,horse,wisdom", seed);
        let mut vikings = Vec::new();
        for steps in 0..=table.steps().len() {
            let after = table.after(steps);
            let hexes = view(after.state()).hexes;
            let viking = |hex: &fjords::Laid| hex.piece.filter(|piece| piece.kind == PieceKind::Viking);
            let now: Vec<_> =
                hexes.iter().filter_map(|hex| viking(hex).map(|viking| (hex.at, viking))).collect();
            assert!(vikings.iter().all(|viking| now.contains(viking)), "step {steps} of game {seed}");
            vikings = now;
        }
        assert!(!vikings.is_empty());
    }
}

/// FJ-059: whoever cannot place a viking is out and skipped.
#[test]
fn a_seat_that_is_shut_in_is_out() {
    let (position, places) = plains(empty("3p"), 8);
    let position = position.house(A, places[0]).house(C, places[7]).hex(at(0, 0), hex("PPPPPP"));
    let mut game = position.house(B, at(0, 0)).settling(A, A).unwrap();
    let first = act(&mut game, A, &format!("viking {}", places[1]));
    assert!(first.contains(&Event::SeatOut { seat: B, why: OutBecause::NoHexInReach }));
    assert_eq!(play_on(&mut game, 3), [C, A, C]);
    assert!(view(&game).seats[1].out);
}

/// FJ-060: no vikings, no turn, whatever is free.
#[test]
fn a_seat_without_vikings_is_out() {
    let position = coast("2p").house(A, at(0, 0)).house(B, at(4, 0)).hand(A, 0, 0);
    let mut game = position.settling(A, A).unwrap();
    assert_eq!(play_on(&mut game, 9), [B, B, B]);
}

/// FJ-061: a seat without a house on the board has no turn and no points.
#[test]
fn a_seat_without_houses_is_out_at_once() {
    let mut game = coast("2p").house(A, at(0, 0)).settling(B, B).unwrap();
    assert_eq!(play_on(&mut game, 9), [A, A, A, A]);
    assert_eq!((points(&game)[1], view(&game).phase), (0, Phase::Over));
}

/// FJ-062: a lone player goes on until the end.
#[test]
fn a_lone_player_goes_on() {
    let position = coast("2p").house(A, at(0, 0)).house(B, at(1, 0)).hand(A, 20, 3);
    let mut game = position.settling(A, A).unwrap();
    assert_eq!(play_on(&mut game, 9), [B, B, B]);
    assert_eq!(game.turn(), tabletop::Turn::Over);
}

/// FJ-137: with a playable rune and no other move a seat is not out: it plays the rune or leaves for good.
#[test]
fn a_rune_keeps_a_shut_in_seat_in_the_game() {
    let shut_in =
        || coast("2p runes=journey").house(A, at(0, 0)).house(B, at(1, 0)).without(B, fjords::Rune::Journey);
    let mut game = shut_in().settling(A, A).unwrap();
    assert_eq!(choices(&game), ["journey n0e2", "journey n0e3", "leave"]);
    let events = act(&mut game, A, "leave");
    assert_eq!(events, [Event::SeatOut { seat: A, why: OutBecause::Left }]);
    assert_eq!(play_on(&mut game, 9), [B, B, B], "a is never asked again");
    let game = shut_in().hand(A, 0, 0).settling(A, A).unwrap();
    assert_eq!(to_move(&game), Some(B), "without a viking the rune is dead");
}
