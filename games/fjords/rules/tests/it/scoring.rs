//! Winning the game.

use fjords::{Event, Fjords, Position, Reason, Rune};
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
    let position = lone_viking("2p runes=journey").hex(at(3, 1), hex("SSPPPS")).house(B, at(3, 1));
    let mut game = position.settling(A, A).unwrap();
    assert!(may(&game, B, &format!("journey {}", at(3, 0))), "b could sail there");
    act(&mut game, B, "leave");
    assert_eq!(line(&game, A, Reason::Uncontested), Some(4));
    // Nor does the own horse add a hex behind the mountains, though it could carry a viking there.
    let position = || ridge("2p runes=horse").hex(at(0, 1), hex("MMPPPM")).viking(A, at(0, 0));
    assert!(may(&position().settling(A, A).unwrap(), A, &format!("horse {}", at(0, 1))));
    let game = position().hand(A, 0, 0).settling(A, A).unwrap();
    assert!(view(&game).seats[0].runes.contains(&Rune::Horse));
    assert_eq!(line(&game, A, Reason::Uncontested), Some(4), "those of the ridge");
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

/// The last event names the winner, and how many points the best of the others has.
#[test]
fn the_end_names_the_winner_and_the_next() {
    for (vikings_of_c, winner, points, next) in [(2, C, 2, 1), (1, C, 1, 1), (0, B, 1, 1)] {
        let position = coast("3p").house(A, at(0, 0)).viking(B, at(2, 0)).house(C, at(3, 0));
        let position =
            if vikings_of_c > 1 { position.viking(C, at(4, 0)) } else { position.house(B, at(4, 0)) };
        let (position, far) = plains(position, 1);
        let position = if vikings_of_c > 0 { position.viking(C, far[0]) } else { position.house(C, far[0]) };
        let mut game = position.settling(A, A).unwrap();
        let events = act(&mut game, A, "viking n0e1");
        let expected = Event::GameOver { winner, points, next, of_match: false };
        assert_eq!(events.last(), Some(&expected), "a and b have one each, c has {vikings_of_c}");
    }
}

/// FJ-072: of three or four equal players, the latest of them.
#[test]
fn a_tie_of_many_goes_to_the_latest() {
    assert_eq!(winner(&finished("4p", D, &[12, 12, 12, 12])), C);
    assert_eq!(winner(&finished("4p", D, &[12, 12, 10, 12])), B);
    assert_eq!(winner(&finished("4p", B, &[0, 0, 0, 0])), A, "nobody has a point");
}

/// FJ-075: in the epic game both colours are the player's own: vikings beyond the twenty of one colour are bases and points.
#[test]
fn both_colours_count_in_the_epic_game() {
    let (position, places) = plains(empty("2p epic"), 30);
    let position = places[..19].iter().fold(position, |position, &place| position.viking(A, place));
    // The far end of the row of hexes is reached only by way of vikings that are the twentieth and more.
    let mut game = position.settling(A, A).unwrap();
    for place in &places[19..29] {
        act(&mut game, A, &format!("viking {place}"));
    }
    assert_eq!((view(&game).seats[0].vikings, points(&game)[0]), (1, 29));
    assert_eq!(choices(&game), [format!("viking {}", places[29])]);
    act(&mut game, A, &format!("viking {}", places[29]));
    assert_eq!(line(&game, A, Reason::Vikings), Some(30));
}

/// FJ-078: majority and home count both colours together.
#[test]
fn majorities_count_both_colours() {
    let around = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)].map(|(q, r)| at(q, r));
    let position = || {
        let (position, far) = plains(empty("2p epic runes=friendship,home"), 20);
        let position = around.iter().fold(position.hex(at(0, 0), hex("PPPPPP")), |position, &place| {
            position.hex(place, hex("PPPPPP"))
        });
        let position = position.stone(Rune::Friendship, at(0, 0)).viking(B, around[3]).viking(B, around[4]);
        // Eighteen of a's vikings stand elsewhere, so that those that come now are of both colours.
        let position = position.home(A, far[19]);
        (far[..18].iter().fold(position, |position, &place| position.viking(A, place)), far)
    };
    let scored = |vikings: &[fjords::Place]| {
        let (position, _) = position();
        let game = vikings.iter().fold(position, |position, &place| position.viking(A, place));
        let game = game.settling(A, A).unwrap();
        let of = |seat, reason| line(&game, seat, reason).unwrap();
        (of(A, Reason::Friendship), of(B, Reason::Friendship), of(A, Reason::Home))
    };
    let far = position().1;
    let beside_home = far[..18].iter().filter(|place| place.distance(far[19]) == 1).count() as i32;
    assert!(beside_home > 0 && far[18].distance(far[19]) == 1);
    assert_eq!(scored(&around[..1]), (0, 2, beside_home), "one against two");
    assert_eq!(scored(&around[..2]), (2, 2, beside_home), "two colours of a against two of b");
    assert_eq!(scored(&around[..3]), (2, 0, beside_home));
    assert_eq!(scored(&[&around[..2], &far[18..19]].concat()), (2, 2, beside_home + 1));
}
