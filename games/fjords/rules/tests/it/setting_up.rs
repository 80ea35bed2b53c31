//! Setting up, and the variants and runes that can be agreed on.

use fjords::{Fjords, Rune, Setup};
use tabletop::{Game, SetupError};

use crate::common::*;

fn refused(text: &str) -> SetupError {
    text.parse::<Setup>().expect_err(text)
}

fn clash(text: &str) -> &'static str {
    match refused(text) {
        SetupError::Clash { id, .. } => id,
        other => panic!("{text}: {other}"),
    }
}

fn hands(game: &Fjords) -> Vec<(u8, u8)> {
    view(game).seats.iter().map(|seat| (seat.vikings, seat.houses)).collect()
}

fn in_bag(game: &Fjords) -> u32 {
    view(game).bag.iter().map(|&(_, copies)| u32::from(copies)).sum()
}

/// A game with its first player and row.
fn dealt(text: &str) -> Fjords {
    let mut game = fresh(text);
    reveal(&mut game, "first a");
    draw(&mut game, &["PPPPPP", "MMPPPP", "PPPPPS", "PPPSSS"]);
    game
}

/// FJ-002: 20 vikings and 4 houses in each of four colours.
#[test]
fn everybody_has_20_vikings_and_4_houses() {
    assert_eq!(hands(&fresh("4p")), [(20, 4); 4]);
}

/// FJ-005: two to four players.
#[test]
fn two_to_four_play() {
    for text in ["1p", "5p"] {
        assert!(matches!(refused(text), SetupError::Seats { low: 2, high: 4, .. }), "{text}");
    }
    assert!(["2p", "3p", "4p"].iter().all(|text| text.parse::<Setup>().is_ok()));
}

/// FJ-009: a colour each, and no pieces of colours that nobody plays. A seat is its colour: nothing that can be agreed on
/// gives one to two players, and nobody's pieces serve another. (That all look different, the drawing shows.)
#[test]
fn everybody_plays_a_colour_of_his_own() {
    for (text, seats) in [("2p", 2), ("3p", 3), ("4p", 4)] {
        assert_eq!(hands(&fresh(text)), vec![(20, 4); seats], "{text}");
    }
    let options: Vec<_> = Fjords::INFO.options.iter().map(|option| option.key).collect();
    assert_eq!(options, ["epic", "original", "runes"]);
    let mut game = coast("2p").house(A, at(0, 0)).house(B, at(4, 0)).settling(A, A).unwrap();
    assert_eq!(choices(&game), ["viking n0e1"]);
    act(&mut game, A, "viking n0e1");
    assert_eq!((choices(&game), points(&game)), (vec!["viking n0e3".to_owned()], vec![1, 0]));
}

/// FJ-011: hexes marked 4 need four players, those marked 3 need three.
#[test]
fn the_bag_is_filled_for_the_number_of_players() {
    assert_eq!(["2p", "3p", "4p"].map(|text| in_bag(&fresh(text))), [37, 51, 64]);
    let material = testkit::material::<Fjords>();
    let marked = material.by_face(hex("MPPPPP").into()).unwrap();
    let copies =
        |text| view(&fresh(text)).bag.iter().find(|&&(kind, _)| kind == marked).map(|&(_, copies)| copies);
    assert_eq!(["2p", "3p", "4p"].map(copies), [Some(1), Some(2), Some(3)]);
}

/// FJ-012: four hexes lie face up.
#[test]
fn four_hexes_make_the_row() {
    for (text, left) in [("2p", 33), ("3p", 47), ("4p", 60)] {
        let game = dealt(text);
        assert_eq!((view(&game).row.len(), in_bag(&game)), (4, left), "{text}");
    }
}

/// FJ-013: the lot decides who begins, all alike.
#[test]
fn the_first_player_is_drawn_by_lot() {
    let mut outcomes = Vec::new();
    fresh("3p").outcomes(&mut outcomes);
    let outcomes: Vec<_> = outcomes.iter().map(|(who, weight)| (who.to_string(), *weight)).collect();
    assert_eq!(outcomes, [("first a".into(), 1), ("first b".into(), 1), ("first c".into(), 1)]);
}

/// FJ-073: the epic game is for two and uses all 64 hexes.
#[test]
fn the_epic_game_is_for_two_with_all_hexes() {
    assert_eq!(clash("3p epic"), "fjords-setup-epic-two");
    assert_eq!((view(&dealt("2p epic")).row.len(), in_bag(&dealt("2p epic"))), (4, 60));
}

/// FJ-074: 20 vikings and 4 houses of one colour, 10 and 2 of another. Colours do not matter in play, so the fifth
/// house is built like the first.
#[test]
fn the_epic_game_has_pieces_of_two_colours_each() {
    assert_eq!(hands(&fresh("2p epic")), [(20 + 10, 4 + 2); 2]);
    for (text, fifth) in [("2p", false), ("2p epic", true)] {
        let (position, places) = plains(start(text), 4);
        let position = places.iter().fold(position, |position, &place| position.house(A, place));
        let mut game = row(position, &["PPPPPP", "MMPPPP"]).exploring(A).unwrap();
        act(&mut game, A, &lay("PPPPPP", -1, 2));
        assert_eq!(may(&game, A, "house"), fifth, "{text}");
    }
}

/// FJ-079: the original variant is for two, without runes and without the epic game.
#[test]
fn the_original_variant_goes_with_nothing_else() {
    assert_eq!(clash("3p original"), "fjords-setup-original-two");
    assert_eq!(clash("2p original runes=water"), "fjords-setup-original-runes");
    assert_eq!(clash("2p original epic"), "fjords-setup-original-epic");
    assert!("2p original runes=game1".parse::<Setup>().is_ok(), "no runes at all");
}

/// FJ-080: the original variant uses the 37 unmarked hexes and no row.
#[test]
fn the_original_variant_has_37_hexes_and_no_row() {
    let mut game = fresh("2p original");
    reveal(&mut game, "first b");
    assert_eq!((in_bag(&game), view(&game).row.len()), (37, 0));
}

/// FJ-094: any kinds of runes together.
#[test]
fn any_runes_go_together() {
    for chosen in 1u32..1 << 7 {
        let wanted: Vec<_> = Rune::ALL.into_iter().filter(|&rune| chosen >> rune as u32 & 1 == 1).collect();
        let words: Vec<_> = wanted.iter().map(|rune| rune.word()).collect();
        let agreed = setup(&format!("3p runes={}", words.join(",")));
        assert_eq!(agreed.runes().iter().collect::<Vec<_>>(), wanted);
    }
}

/// FJ-095: the seven suggested line-ups.
#[test]
fn presets_name_the_suggested_line_ups() {
    let line_ups = [
        ("game1", "2p"),
        ("game2", "2p runes=strength"),
        ("game3", "2p runes=strength,water"),
        ("game4", "2p runes=strength,water,journey,horse"),
        ("game5", "2p runes=friendship,journey,horse"),
        ("game6", "2p runes=friendship,journey,horse,wisdom"),
        ("game7", "2p runes=journey,horse,wisdom,home"),
    ];
    for (preset, text) in line_ups {
        assert_eq!(setup(&format!("2p runes={preset}")).to_string(), text);
    }
    assert!(matches!(refused("2p runes=game8"), SetupError::UnknownValue { .. }));
}

/// FJ-096: journey, horse, wisdom and home go to the players, the others lie by the board.
#[test]
fn personal_runes_go_to_the_players() {
    let stones = |text| view(&fresh(text)).seats.iter().map(|seat| seat.runes.clone()).collect::<Vec<_>>();
    let own = vec![Rune::Journey, Rune::Horse, Rune::Wisdom, Rune::Home];
    assert_eq!(stones("3p runes=game7"), [own.clone(), own.clone(), own]);
    assert_eq!(stones("2p runes=game3"), [vec![], vec![]]);
}

/// FJ-131: the secret rune is off unless asked for; then everybody has one.
#[test]
fn the_secret_rune_is_extra() {
    assert!(!setup("2p runes=game7").runes().contains(Rune::Secret));
    let game = fresh("4p runes=secret");
    assert!(view(&game).seats.iter().all(|seat| seat.runes == [Rune::Secret]));
}

/// FJ-076: also in the epic game everybody has one stone of a kind, and uses it once.
#[test]
fn the_epic_game_has_one_set_of_runes_each() {
    assert!(view(&fresh("2p epic runes=journey")).seats.iter().all(|seat| seat.runes == [Rune::Journey]));
    let mut game = coast("2p epic runes=journey").house(A, at(0, 0)).settling(A, A).unwrap();
    act(&mut game, A, "journey n0e2");
    assert_eq!(refusal(&game, A, "journey n0e3"), fjords::Refusal::RuneSpent(Rune::Journey));
}
