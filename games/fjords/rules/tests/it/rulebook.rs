//! The worked examples of the rulebook, in its order. Where only the picture of the 2005 rulebook shows the hexes, they
//! were read off it; where there is no picture at all, the position is our own.

use fjords::{Fjords, Position, Refusal};

use crate::common::*;

/// Start, and a hex that shall be laid on it.
fn laying(position: Position, corners: &str, (q, r): (i8, i8)) -> Result<(), Refusal> {
    let game = row(position, &[corners, "PPPPPP", "PPPPPS", "MMPPPP"]).exploring(A).unwrap();
    if may(&game, A, &lay(corners, q, r)) { Ok(()) } else { Err(refusal(&game, A, &lay(corners, q, r))) }
}

/// The start layout: three cells touch two hexes.
#[test]
fn three_cells_are_open_at_the_start() {
    let game = row(start("2p"), &["PPPPPP"]).exploring(A).unwrap();
    let open: Vec<_> = view(&game).open.iter().map(ToString::to_string).collect();
    assert_eq!(open, places(vec![at(1, 0), at(-1, 0), at(-1, 2)]));
}

/// The crossed-out hex: the mountain is not continued.
#[test]
fn a_side_that_does_not_match() {
    assert_eq!(laying(start("2p"), "PPMPSS", (-1, 0)), Err(Refusal::SidesDiffer));
}

/// The hex beside it, which is laid rightly.
#[test]
fn a_side_that_matches() {
    assert_eq!(laying(start("2p"), "SSPPPS", (1, 0)), Ok(()));
}

/// A hex that touches one other only.
#[test]
fn one_neighbour_is_not_enough() {
    assert_eq!(laying(start("2p"), "PPPPPP", (0, 2)), Err(Refusal::TouchesTooFew));
}

/// FJ-023: a second landmass is forbidden even where it could be joined up later.
#[test]
fn the_sea_may_not_divide_the_land() {
    let board = with(empty("2p"), &[((0, 0), "PPPMMM"), ((1, 0), "SSSSPP"), ((0, 1), "PSSPMM")]);
    assert_eq!(laying(board, "SPPPSS", (1, 1)), Err(Refusal::SecondLandmass));
}

/// A house and the first viking beside it, over a side that is plain on one half.
#[test]
fn a_half_plain_side_connects() {
    let board = with(empty("2p"), &[((0, 0), "SSPMPS"), ((0, 1), "PMPPPM")]).house(A, at(0, 0));
    assert_eq!(choices(&board.settling(A, A).unwrap()), [format!("viking {}", at(0, 1))]);
}

/// FJ-054: white cannot place viking D before C has gone round the ridge.
#[test]
fn white_goes_round_the_mountains() {
    let mut game = white("2p").viking(A, at(0, 0)).settling(A, A).unwrap();
    let (c, d) = (format!("viking {}", at(0, 1)), format!("viking {}", at(1, 0)));
    assert_eq!(refusal(&game, A, &d), Refusal::NoCommonPlain);
    act(&mut game, A, &c);
    assert!(may(&game, A, &d));
}

/// Six plains-only hexes for the example with the hexes A to D: the yellow house touches A, B and C, the black one B, C
/// and D, and C touches A. Yellow is seat a, black seat b.
fn race(to_move: tabletop::Seat) -> Fjords {
    let board = [YELLOW, BLACK, HEX_A, HEX_B, HEX_C, HEX_D].map(|cell| (cell, "PPPPPP"));
    let position = with(empty("2p"), &board).house(A, at(YELLOW.0, YELLOW.1)).house(B, at(BLACK.0, BLACK.1));
    position.settling(A, to_move).unwrap()
}

const YELLOW: (i8, i8) = (0, 0);
const BLACK: (i8, i8) = (1, 0);
const HEX_A: (i8, i8) = (0, -1);
const HEX_B: (i8, i8) = (0, 1);
const HEX_C: (i8, i8) = (1, -1);
const HEX_D: (i8, i8) = (2, 0);

fn viking((q, r): (i8, i8)) -> String {
    format!("viking {}", at(q, r))
}

/// The letters of the hexes to which the seat to move may send a viking.
fn within_reach(game: &Fjords) -> String {
    let hexes = [('a', HEX_A), ('b', HEX_B), ('c', HEX_C), ('d', HEX_D)];
    let choices = choices(game);
    hexes.iter().filter(|&&(_, hex)| choices.contains(&viking(hex))).map(|&(letter, _)| letter).collect()
}

/// What both could do after one of them has sent a viking: black first, then yellow.
fn after(seat: tabletop::Seat, hex: (i8, i8)) -> [String; 2] {
    // The other seat moves next; the one that has just moved waits for one turn, spent where it changes nothing.
    let mut game = race(seat);
    act(&mut game, seat, &viking(hex));
    let other = within_reach(&game);
    let own_pieces = if seat == A { (YELLOW, BLACK) } else { (BLACK, YELLOW) };
    let board = [YELLOW, BLACK, HEX_A, HEX_B, HEX_C, HEX_D].map(|cell| (cell, "PPPPPP"));
    let position = with(empty("2p"), &board).house(seat, at(own_pieces.0.0, own_pieces.0.1));
    let position =
        position.house(seat.next(2), at(own_pieces.1.0, own_pieces.1.1)).viking(seat, at(hex.0, hex.1));
    let own = within_reach(&position.settling(seat, seat).unwrap());
    if seat == A { [other, own] } else { [own, other] }
}

/// FJ-055: at first D is black's alone, B and C are open to both, A is yellow's alone.
#[test]
fn race_before_the_first_viking() {
    assert_eq!([within_reach(&race(B)), within_reach(&race(A))], ["bcd", "abc"]);
}

/// FJ-056: black on C opens A to black and shuts C to yellow.
#[test]
fn race_after_black_takes_c() {
    assert_eq!(after(B, HEX_C), ["abd", "ab"]);
}

/// FJ-057: yellow on C shuts black out of A.
#[test]
fn race_after_yellow_takes_c() {
    assert_eq!(after(A, HEX_C), ["bd", "ab"]);
}

/// FJ-058: yellow on B does not reach D, for the way there leads through the black house.
#[test]
fn race_after_yellow_takes_b() {
    assert_eq!(after(A, HEX_B), ["cd", "ac"]);
    let mut game = race(A);
    act(&mut game, A, &viking(HEX_B));
    act(&mut game, B, &viking(HEX_C));
    assert_eq!(refusal(&game, A, &viking(HEX_D)), Refusal::NoOwnNeighbour);
}
