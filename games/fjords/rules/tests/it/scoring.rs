//! Winning the game.

use fjords::{Fjords, Position, Reason, Rune};
use tabletop::{Game, Seat};

use crate::common::*;

/// A finished game with these many vikings of each seat on the board and none in hand, settled in the order from
/// `first`. Every hex is taken, so nothing is left to claim.
fn finished(text: &str, first: Seat, vikings: &[u8]) -> Fjords {
    let (mut position, places) = plains(empty(text), vikings.iter().sum());
    let mut places = places.into_iter();
    for (seat, &count) in (0..).map(Seat).zip(vikings) {
        for place in places.by_ref().take(count.into()) {
            position = position.viking(seat, place);
        }
        position = position.hand(seat, 0, 0);
    }
    position.settling(first, first).unwrap()
}

fn winner(game: &Fjords) -> Seat {
    assert_eq!(game.turn(), tabletop::Turn::Over);
    let places = game.places();
    let first: Vec<_> = (0..4).map(Seat).filter(|seat| places[seat.index()] == 1).collect();
    assert_eq!(first.len(), 1, "there is always one winner: {places:?}");
    first[0]
}

/// FJ-063: a point for each viking, none for houses.
#[test]
fn vikings_are_points_and_houses_are_not() {
    let (position, places) = plains(empty("2p"), 17);
    let position = places[..13].iter().fold(position, |position, &place| position.viking(A, place));
    let position = places[13..].iter().fold(position, |position, &place| position.house(A, place));
    let game = position.settling(A, A).unwrap();
    assert_eq!(points(&game), [13, 0]);
    assert_eq!(line(&game, A, Reason::Vikings), Some(13));
}

/// FJ-064: most points win.
#[test]
fn most_points_win() {
    assert_eq!(winner(&finished("2p", A, &[13, 12])), A);
    assert_eq!(winner(&finished("2p", B, &[12, 13])), B);
}

fn lone_viking(text: &str) -> Position {
    coast(text).viking(A, at(0, 0)).hand(A, 0, 0)
}

/// FJ-065: with all vikings placed, the empty hexes that nobody else could reach are points, reached one through the
/// other.
#[test]
fn uncontested_hexes_are_points() {
    let game = lone_viking("2p").settling(A, A).unwrap();
    assert_eq!(line(&game, A, Reason::Uncontested), Some(4));
    let sheet = &game.scores()[0];
    assert_eq!(sheet.lines[1].places, places(vec![at(1, 0), at(2, 0), at(3, 0), at(4, 0)]));
    assert_eq!(points(&game), [5, 0]);
}

/// FJ-066: not as long as a viking is in hand.
#[test]
fn uncontested_hexes_need_an_empty_hand() {
    let mut game = lone_viking("2p").hand(A, 1, 0).settling(A, A).unwrap();
    assert_eq!(line(&game, A, Reason::Uncontested), Some(0));
    act(&mut game, A, "viking n0e1");
    assert_eq!((game.turn(), line(&game, A, Reason::Uncontested)), (tabletop::Turn::Over, Some(3)));
}

/// FJ-067: a hex that another could reach gives nothing, whatever he has in hand.
#[test]
fn contested_hexes_are_no_points() {
    let game = lone_viking("2p").viking(B, at(4, 0)).hand(B, 0, 0).settling(A, A).unwrap();
    assert_eq!([A, B].map(|seat| line(&game, seat, Reason::Uncontested)), [Some(0); 2]);
}

/// FJ-068: exactly a point each, without the points of runes; hexes with a stone do not count and bar the way.
#[test]
fn uncontested_hexes_know_no_runes() {
    let game = lone_viking("2p runes=water").stone(Rune::Water, at(2, 0)).settling(A, A).unwrap();
    assert_eq!(line(&game, A, Reason::Uncontested), Some(1));
    let beside_strength =
        ridge("2p runes=strength,friendship").hex(at(0, 1), hex("MMMMMM")).stone(Rune::Strength, at(0, 1));
    let game = beside_strength.viking(A, at(2, 0)).hand(A, 0, 0).settling(A, A).unwrap();
    assert_eq!(line(&game, A, Reason::Uncontested), Some(4), "two of them beside the stone");
    assert_eq!(line(&game, A, Reason::Strength), Some(0));
    assert_eq!(points(&game), [5, 0]);
}

/// FJ-069: runes in hand change nothing in this count.
#[test]
fn uncontested_hexes_ignore_runes_in_hand() {
    let position = lone_viking("2p runes=journey,horse").hex(at(3, 1), hex("SSPPPS")).house(B, at(3, 1));
    let mut game = position.settling(A, A).unwrap();
    assert!(may(&game, B, &format!("journey {}", at(3, 0))), "b could sail there");
    act(&mut game, B, "leave");
    assert_eq!(line(&game, A, Reason::Uncontested), Some(4));
    assert!(view(&game).seats[0].runes.contains(&Rune::Horse), "nor does a's own horse add a hex");
}

/// FJ-070: without runes and uncontested hexes, whoever has fewest vikings left has most points.
#[test]
fn points_are_the_vikings_that_are_gone() {
    for seed in 0..200 {
        let table = testkit::random_game::<Fjords>("3p", seed);
        let game = table.state();
        for (index, seat) in view(game).seats.iter().enumerate() {
            let uncontested = line(game, Seat(index as u8), Reason::Uncontested).unwrap();
            assert_eq!(seat.points - uncontested, 20 - i32::from(seat.vikings), "game {seed}");
        }
    }
}

/// FJ-071: of two equal players the one who came later in the settlement wins.
#[test]
fn a_tie_goes_to_the_later_settler() {
    assert_eq!(winner(&finished("3p", C, &[10, 14, 14])), B, "order c, a, b; b and c tie");
    assert_eq!(winner(&finished("3p", C, &[14, 10, 14])), A, "a and c tie");
}

/// FJ-072: of three or four equal players, the latest of them.
#[test]
fn a_tie_of_many_goes_to_the_latest() {
    assert_eq!(winner(&finished("4p", D, &[12, 12, 12, 12])), C);
    assert_eq!(winner(&finished("4p", D, &[12, 12, 10, 12])), B);
    assert_eq!(winner(&finished("4p", B, &[0, 0, 0, 0])), A, "nobody has a point");
}

/// FJ-075: in the epic game both colours are the player's own.
#[test]
fn both_colours_count_in_the_epic_game() {
    let (position, places) = plains(empty("2p epic"), 30);
    let position =
        places[..25].iter().fold(position.house(A, places[25]), |position, &place| position.viking(A, place));
    let game = position.settling(A, A).unwrap();
    assert_eq!((view(&game).seats[0].vikings, points(&game)[0]), (5, 25));
    assert!(
        may(&game, A, &format!("viking {}", places[26])),
        "a viking of either colour beside any own piece"
    );
}

/// FJ-078: majority and home count both colours together.
#[test]
fn majorities_count_both_colours() {
    let (position, far) = plains(empty("2p epic runes=friendship,home"), 21);
    let around = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    let hexes: Vec<_> = around.iter().map(|&cell| (cell, "PPPPPP")).collect();
    let position = with(position.hex(at(0, 0), hex("PPPPPP")), &hexes).stone(Rune::Friendship, at(0, 0));
    // Twenty of a's vikings, a whole colour, stand elsewhere; the others are of both colours.
    let position = far[..19].iter().fold(position, |position, &place| position.viking(A, place));
    let position = position.home(A, far[20]).viking(A, far[19]);
    let position = [(1, -1), (1, 0), (0, 1)].iter().fold(position, |p, &(q, r)| p.viking(A, at(q, r)));
    let position = [(-1, 1), (-1, 0)].iter().fold(position, |p, &(q, r)| p.viking(B, at(q, r)));
    let game = position.settling(A, A).unwrap();
    assert_eq!([A, B].map(|seat| line(&game, seat, Reason::Friendship)), [Some(2), Some(0)]);
    let beside_home = far[..20].iter().filter(|place| place.distance(far[20]) == 1).count() as i32;
    assert_eq!(line(&game, A, Reason::Home), Some(beside_home));
    assert!(beside_home > 0);
}
