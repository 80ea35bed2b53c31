//! Strength, water, friendship and home: stones on the board and what they score.

use fjords::{Event, Fjords, Reason, Refusal, Rune};
use tabletop::{Game, Seat};

use crate::common::*;

/// The all-mountain hex with its stone in the middle, and hexes with mountains towards it round it.
fn mountain(text: &str) -> fjords::Position {
    let around = [((1, 0), "PPPPMM"), ((0, 1), "MPPPPM"), ((-1, 1), "MMPPPP"), ((-1, 0), "PMMPPP")];
    with(empty(text).hex(at(0, 0), hex("MMMMMM")), &around)
}

fn scored(game: &Fjords, reason: Reason) -> Vec<i32> {
    (0..view(game).seats.len() as u8).map(|seat| line(game, Seat(seat), reason).unwrap()).collect()
}

/// FJ-097: a hex with a stone takes neither house nor viking.
#[test]
fn nothing_stands_on_a_stone() {
    let (position, places) = plains(empty("2p runes=friendship"), 3);
    let position = position.house(A, places[0]).stone(Rune::Friendship, places[1]);
    let game = position.hex(at(0, 0), hex("PPPPPP")).settling(A, A);
    assert_eq!(view(&game.unwrap()).phase, fjords::Phase::Over, "the stone shuts a in");
    let (position, places) = plains(empty("2p runes=friendship,journey"), 3);
    let position = position.house(A, places[1]).stone(Rune::Friendship, places[2]);
    let game = position.settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, &format!("viking {}", places[2])), Refusal::RuneThere);
    // Nor a house: with the secret rune in hand the step is asked, and the house refused.
    let position = start("2p runes=friendship,secret").house(A, at(0, 1));
    let mut game = row(position, &["PPPPPP", "MMPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert_eq!(refusal(&game, A, "house"), Refusal::RuneThere);
}

/// FJ-098: symbols of runes that are not in play mean nothing.
#[test]
fn symbols_out_of_play_mean_nothing() {
    let board = with(start("2p runes=strength"), &[((1, 0), "SSPPPS")]);
    let mut game = row(board, &["PSSSSS"]).exploring(A).unwrap();
    let way = choices_of(&game, "lay")[0].clone();
    act(&mut game, A, &format!("lay {way}"));
    assert!(may(&game, A, "house"), "no water in play");
    let (position, places) = plains(empty("2p runes=water"), 2);
    let game = position.house(A, places[0]).settling(A, A).unwrap();
    assert!(may(&game, A, &format!("viking {}", places[1])), "no friendship in play");
}

/// FJ-099: the strength stone goes on the all-mountain hex as soon as it is laid.
#[test]
fn the_strength_stone_goes_on_its_hex() {
    let board = with(start("2p runes=game2"), &[((-1, 0), "MMMPMM"), ((-2, 1), "MPPMMM")]);
    let mut game = row(board, &["MMMMMM", "PPPPPP"]).exploring(A).unwrap();
    let events = act(&mut game, A, &lay("MMMMMM", -2, 0));
    assert_eq!(events[1], Event::StonePlaced { rune: Rune::Strength, at: at(-2, 0) });
    assert_eq!(view(&game).hexes[5].rune, Some(Rune::Strength));
}

/// FJ-100: every viking beside it is a point more for its owner, across mountains too; houses are not.
#[test]
fn strength_counts_vikings_beside_it() {
    let position = mountain("2p runes=strength").stone(Rune::Strength, at(0, 0));
    let position = position.viking(A, at(1, 0)).viking(A, at(0, 1)).viking(B, at(-1, 1)).house(B, at(-1, 0));
    let game = position.settling(A, A).unwrap();
    assert_eq!(scored(&game, Reason::Strength), [2, 1]);
    assert_eq!(points(&game), [4, 2]);
}

/// FJ-101: the stone of a hex that is never laid does nothing.
#[test]
fn a_rune_hex_that_is_not_laid_scores_nothing() {
    let position = mountain("2p runes=strength,water,friendship").viking(A, at(1, 0)).viking(B, at(-1, 1));
    let game = position.settling(A, A).unwrap();
    for reason in [Reason::Strength, Reason::Water, Reason::Friendship] {
        assert_eq!(scored(&game, reason), [0, 0], "{reason:?}");
    }
}

/// FJ-102: the all-mountain hex is reached by horse alone, and only if the strength stone does not lie on it.
#[test]
fn only_the_horse_climbs_the_all_mountain_hex() {
    let mut game = mountain("2p runes=horse").house(A, at(1, 0)).settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, "viking n0e0"), Refusal::NoPlain);
    assert!(choices(&game).contains(&"horse n0e0".to_owned()), "{:?}", choices(&game));
    act(&mut game, A, "horse n0e0");
    assert_eq!((points(&game), to_move(&game)), (vec![1, 0], Some(A)), "b has no house");
    assert_eq!(choices_of(&game, "viking"), places(vec![at(0, 1)]), "from the house, not from the peak");
    // With the stone on it nobody comes.
    let position = mountain("2p runes=strength,horse").stone(Rune::Strength, at(0, 0)).house(A, at(1, 0));
    let game = position.settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, "viking n0e0"), Refusal::RuneThere);
    assert_eq!(refusal(&game, A, "horse n0e0"), Refusal::RuneThere);
    assert!(!choices(&game).contains(&"horse n0e0".to_owned()));
    // Nor do the other runes lead there, nor a house.
    let position = mountain("2p runes=journey,wisdom").house(A, at(1, 0));
    let game = position.settling(A, A).unwrap();
    assert_eq!(refusal(&game, A, "journey n0e0"), Refusal::NoShore);
    assert_eq!(refusal(&game, A, &format!("wisdom {} n0e0", at(1, -1))), Refusal::NoPlainTowardsStone);
}

/// FJ-104: every viking that can swim to the water stone is a point more, at any distance.
#[test]
fn water_counts_vikings_on_its_sea() {
    let position = coast("2p runes=water").hex(at(-1, 0), hex("SPSSSS")).stone(Rune::Water, at(-1, 0));
    let game = position.viking(A, at(0, 0)).viking(B, at(4, 0)).settling(A, A).unwrap();
    assert_eq!(scored(&game, Reason::Water), [1, 1]);
}

/// FJ-105: only printed sea counts, joined over sides on which it is common.
#[test]
fn water_does_not_flow_over_empty_cells() {
    let position = coast("2p runes=water").hex(at(-1, 0), hex("SPSSSS")).stone(Rune::Water, at(-1, 0));
    // Inland; and on a shore that faces the same bay from the other side of an unlaid cell.
    let position = position.hex(at(1, -1), hex("PPPPPP")).hex(at(0, 2), hex("SSPPPS"));
    let game = position.viking(A, at(1, -1)).viking(B, at(0, 2)).settling(A, A).unwrap();
    assert_eq!(scored(&game, Reason::Water), [0, 0]);
}

/// FJ-107: a stone goes on each plains-only hex when it is laid, but not on the start hex.
#[test]
fn friendship_stones_go_on_plains_only_hexes() {
    let mut game = row(start("2p runes=game5"), &["PPPPPP", "MMPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    let hexes = view(&game).hexes;
    assert_eq!((hexes[3].rune, hexes[2].rune), (Some(Rune::Friendship), None));
    assert_eq!(to_move(&game), Some(B), "no house may go there");
    let position = start("2p runes=game5").hex(at(1, 0), hex("SSPPPS")).house(A, at(1, 0));
    assert!(may(&position.settling(A, A).unwrap(), A, &format!("viking {}", at(0, 1))));
}

/// FJ-077: in the epic game all four hexes get a stone.
#[test]
fn the_epic_game_has_four_friendship_stones() {
    let mut game = row(start("2p epic runes=friendship"), &["PPPPPP"; 4]).exploring(A).unwrap();
    while let Some(seat) = to_move(&game).filter(|_| view(&game).phase == fjords::Phase::Exploration) {
        let way = choices(&game)[0].clone();
        act(&mut game, seat, &way);
    }
    let stones = view(&game).hexes.iter().filter(|hex| hex.rune == Some(Rune::Friendship)).count();
    assert_eq!(stones, 4);
}

/// A friendship stone with the six hexes round it.
fn friends(text: &str) -> (fjords::Position, [fjords::Place; 6]) {
    let around = [(0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1)];
    let hexes = around.map(|cell| (cell, "PPPPPP"));
    let position = with(empty(text).hex(at(0, 0), hex("PPPPPP")), &hexes).stone(Rune::Friendship, at(0, 0));
    (position, around.map(|(q, r)| at(q, r)))
}

fn settled(position: fjords::Position, vikings: &[(Seat, &[fjords::Place])]) -> Fjords {
    let position = vikings.iter().fold(position, |position, (seat, places)| {
        places.iter().fold(position, |position, &place| position.viking(*seat, place))
    });
    position.settling(A, A).unwrap()
}

/// FJ-109: most vikings round a stone are two points, each stone by itself.
#[test]
fn friendship_goes_to_the_most_vikings() {
    let (position, round) = friends("2p runes=friendship");
    let (position, far) = plains(position, 3);
    let position = position.stone(Rune::Friendship, far[1]);
    let game = settled(position, &[(A, &round[..3]), (B, &round[3..4]), (B, &[far[0], far[2]])]);
    assert_eq!(scored(&game, Reason::Friendship), [2, 2]);
    assert_eq!(points(&game), [3 + 2, 3 + 2]);
}

/// FJ-110: all who lead get two points, nobody else.
#[test]
fn friendship_is_shared_by_those_who_lead() {
    let (position, round) = friends("3p runes=friendship");
    let game = settled(position, &[(A, &round[..2]), (B, &round[2..4]), (C, &round[4..5])]);
    assert_eq!(scored(&game, Reason::Friendship), [2, 2, 0]);
    let (position, round) = friends("2p runes=friendship");
    let game = settled(position, &[(A, &round[..3]), (B, &round[3..6])]);
    assert_eq!(scored(&game, Reason::Friendship), [2, 2], "three each");
}

/// FJ-111: a viking may count for several stones, a house for none.
#[test]
fn one_viking_may_befriend_two_stones() {
    let (position, places) = plains(empty("2p runes=friendship"), 5);
    let stones = position.stone(Rune::Friendship, places[0]).stone(Rune::Friendship, places[2]);
    let game = settled(stones.house(B, places[3]), &[(A, &[places[1]])]);
    assert_eq!(scored(&game, Reason::Friendship), [4, 0]);
}

/// FJ-112: where no viking stands nobody scores.
#[test]
fn nobody_befriends_a_lonely_stone() {
    let (position, round) = friends("2p runes=friendship");
    let game = settled(position.house(A, round[0]).hand(A, 0, 0), &[]);
    assert_eq!(scored(&game, Reason::Friendship), [0, 0]);
}

/// FJ-126: on any turn of the exploration the home stone may go on the hex just laid, with a house on it.
#[test]
fn home_goes_under_a_house_on_the_hex_just_laid() {
    let mut game = row(start("2p runes=home"), &["MMPPPP", "PPPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert_eq!(choices(&game), ["house", "no-house", "home"]);
    let events = act(&mut game, A, "home");
    assert_eq!(events[0], Event::HomeFounded { seat: A, at: at(-1, 2) });
    let (seat, piece) = (&view(&game).seats[0], view(&game).hexes[3].piece.unwrap());
    assert_eq!((seat.houses, seat.runes.len(), piece.home), (3, 0, true));
    assert!(!game.turn().awaits(A), "the one house of this turn is built");
    let way = choices(&game)[0].clone();
    act(&mut game, B, &way);
    act(&mut game, B, "home");
    assert_eq!(refusal(&game, A, "home"), Refusal::OnlyInExploration, "the settlement has begun");
}

/// FJ-127: not without a house in hand.
#[test]
fn home_needs_a_house() {
    let position = start("2p runes=home,secret").house(A, at(0, 1)).hand(A, 20, 0);
    let mut game = row(position, &["PPPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert_eq!(refusal(&game, A, "home"), Refusal::NoHouseLeft);
}

/// FJ-128: not on a hex without plain or with another stone.
#[test]
fn home_needs_plain_and_no_other_stone() {
    let board = with(start("2p runes=home,secret"), &[((-1, 0), "MMMPMM"), ((-2, 1), "MPPMMM")]);
    let mut game = row(board.house(A, at(-2, 1)), &["MMMMMM", "PPPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("MMMMMM", -2, 0));
    assert_eq!(refusal(&game, A, "home"), Refusal::NoPlain);
    let position = start("2p runes=home,friendship,secret").house(A, at(0, 1));
    let mut game = row(position, &["PPPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    assert_eq!(refusal(&game, A, "home"), Refusal::RuneThere);
}

/// FJ-129: own vikings beside the own home stone are a point more each; those of others nothing.
#[test]
fn home_counts_own_vikings_beside_it() {
    let (around, round) = friends("2p runes=home,friendship");
    let home = with(empty("2p runes=home"), &[((0, 0), "PPPPPP")]);
    let home =
        round.iter().fold(home, |position, &place| position.hex(place, hex("PPPPPP"))).home(A, at(0, 0));
    let game = settled(home.clone(), &[(A, &round[..3]), (B, &round[3..4])]);
    assert_eq!(scored(&game, Reason::Home), [3, 0]);
    assert_eq!(points(&game), [6, 1]);
    // Only another's vikings beside it: nothing for either. Nor do own ones count that stand farther away.
    let game = settled(home.clone(), &[(B, &round[..2])]);
    assert_eq!((scored(&game, Reason::Home), points(&game)), (vec![0, 0], vec![0, 2]));
    let (home, far) = plains(home, 1);
    let game = settled(home, &[(A, &far)]);
    assert_eq!(scored(&game, Reason::Home), [0, 0]);
    // Beside a stone that is no home: nothing.
    let game = settled(around, &[(A, &round[..3])]);
    assert_eq!(scored(&game, Reason::Home), [0, 0]);
}

/// FJ-130: a home stone that was not used is worth nothing.
#[test]
fn an_unused_home_stone_is_lost() {
    let mut game = row(start("2p runes=home"), &["PPPPPP"]).exploring(A).unwrap();
    act(&mut game, A, &lay("PPPPPP", -1, 2));
    act(&mut game, A, "house");
    assert!(choices(&game).iter().all(|choice| choice.starts_with("viking")));
    assert_eq!(refusal(&game, A, "home"), Refusal::OnlyInExploration);
    assert_eq!(scored(&game, Reason::Home), [0, 0]);
}

/// FJ-139: all points of runes add up: 12 + 3 + 2 + 2 + 1.
#[test]
fn points_add_up() {
    let hexes = [
        ((0, 0), "MMMMMM"),
        ((1, 0), "PSSPMM"),
        ((1, -1), "SSPMMP"),
        ((2, 0), "SPSSSS"),
        ((2, -1), "SSSSPS"),
        ((-1, 0), "PMMPPP"),
        ((-2, 0), "PPPPPP"),
        ((-1, 1), "MMPPPP"),
    ];
    let position = with(empty("2p runes=strength,water,friendship,home"), &hexes);
    let position = position.stone(Rune::Strength, at(0, 0)).stone(Rune::Water, at(2, 0));
    let position = position.stone(Rune::Friendship, at(-2, 0)).home(A, at(-1, 1));
    let (position, far) = plains(position, 9);
    let game = settled(position, &[(A, &[at(1, 0), at(1, -1), at(-1, 0)]), (A, &far)]);
    let reasons = [
        Reason::Vikings,
        Reason::Uncontested,
        Reason::Strength,
        Reason::Water,
        Reason::Friendship,
        Reason::Home,
    ];
    assert_eq!(reasons.map(|reason| line(&game, A, reason).unwrap()), [12, 0, 3, 2, 2, 1]);
    assert_eq!((game.points(A), game.scores()[0].total()), (20, 20));
}
