//! «Содержимое» and «Подготовка».

use newlands::{Chance, NewLands, Removal, Rotation, Setup, Terrain, material::Kind, view::SeatView, words};
use tabletop::{Game, Seat, SetupError, Turn};

use crate::board::{A, B, C, Played, at, board, material, position, tile};

fn count(each: impl Fn(&Kind) -> usize) -> usize {
    material().kinds().iter().map(|kind| usize::from(kind.copies) * each(kind)).sum()
}

/// NL-001, NL-008
#[test]
fn the_start_tile_lies_in_the_middle_and_83_tiles_are_face_down() {
    assert_eq!(count(|_| 1), 84);
    assert_eq!(material().kinds().iter().filter(|kind| kind.start).count(), 1);
    let view = Played::new("2p").view();
    assert_eq!(view.left, 83);
    assert_eq!(view.total, 84);
    let laid: Vec<_> = view.tiles.iter().map(|laid| (laid.at, laid.tile, laid.rotation, laid.by)).collect();
    assert_eq!(laid, [(at(0, 0), tile("start"), Rotation::R0, None)]);
}

/// NL-002
#[test]
fn cities_stand_between_land_and_sea() {
    for kind in material().kinds() {
        for city in &kind.cities {
            let [land, sea] = [city.land, city.sea].map(usize::from);
            assert_ne!(kind.pieces[land].terrain, Terrain::Sea, "{}", kind.key);
            assert_eq!(kind.pieces[sea].terrain, Terrain::Sea, "{}", kind.key);
            assert!(kind.pieces[land].touches.contains(&city.sea), "{}", kind.key);
        }
    }
    assert_eq!(count(|kind| kind.cities.len()), 37);
}

/// NL-003
#[test]
fn the_totals_of_the_tiles() {
    assert_eq!(material().kinds().len(), 66);
    for terrain in Terrain::ALL {
        assert_eq!(count(|kind| kind.sides.iter().filter(|&&side| side == terrain).count()), 112);
        assert_eq!(count(|kind| kind.pieces.iter().any(|piece| piece.terrain == terrain).into()), 62);
    }
    let with_cities = |number| count(|kind| (kind.cities.len() == number).into());
    assert_eq!([0, 1, 2].map(with_cities), [48, 35, 1]);
    let cities_on = |terrain| {
        count(|kind| {
            kind.cities.iter().filter(|city| kind.pieces[usize::from(city.land)].terrain == terrain).count()
        })
    };
    assert_eq!([Terrain::Mountain, Terrain::Grassland].map(cities_on), [14, 23]);
    let pieces = |terrain| count(|kind| kind.pieces.iter().filter(|piece| piece.terrain == terrain).count());
    assert_eq!(Terrain::ALL.map(pieces), [82, 82, 83]);
}

/// NL-004, NL-010: four of the five companions can be set; the fifth stands on 0.
#[test]
fn everybody_has_four_companions_and_no_points() {
    for seats in 2..=5 {
        let game = Played::new(&format!("{seats}p"));
        for seat in (0..seats).map(Seat) {
            assert_eq!((game.reserve(seat), game.points(seat)), (4, 0));
        }
    }
}

/// NL-005: the role comes from the region and is no choice of its own.
#[test]
fn the_terrain_makes_the_role() {
    let mut game = board("start@0,0/0 ssss-solid@0,1/0");
    game.lay("mgss-tri@1,1/0");
    let legal = game.legal();
    assert_eq!(legal.len(), 4, "one deployment for each of three pieces, and to pass: {legal:?}");
    for (piece, role) in
        [(0, "newlands-role-navigator"), (1, "newlands-role-brigand"), (2, "newlands-role-explorer")]
    {
        let mut game = game.clone();
        game.deploy(1, 1, piece);
        assert_eq!(words::role_key(game.companion(1, 1).piece.terrain()), role);
    }
}

/// NL-006
#[test]
fn two_to_five_may_play() {
    for (text, given) in [("1p", 1), ("6p", 6)] {
        assert_eq!(text.parse::<Setup>(), Err(SetupError::Seats { given, low: 2, high: 5 }));
    }
    for text in ["2p", "3p", "4p", "5p"] {
        assert_eq!(text.parse::<Setup>().unwrap().to_string(), text);
    }
}

/// NL-007: aid cards lie before nobody. Were there one more thing before a seat, this would not compile.
#[test]
fn nothing_else_lies_before_the_players() {
    let SeatView { points, reserve, hand, at_the_end } = Played::new("2p").view().seats.remove(0);
    assert_eq!((points, reserve, hand, at_the_end), (0, 4, vec![], 0));
}

/// NL-009: luck draws by the copies left; there is no order to know.
#[test]
fn the_supply_is_a_bag() {
    let mut game = board("start@0,0/0");
    let copies = |game: &Played, key| {
        game.outcomes()
            .iter()
            .find(|(outcome, _)| *outcome == Chance::Tile(tile(key)))
            .map(|&(_, weight)| weight)
    };
    assert_eq!(game.0.weight(), 83);
    assert_eq!(copies(&game, "gmgg-cap"), Some(3));
    assert_eq!(copies(&game, "start"), None);
    game.lay_and_pass("gmgg-cap@1,0/2");
    assert_eq!(game.0.weight(), 82);
    assert_eq!(copies(&game, "gmgg-cap"), Some(2));
    game.lay_and_pass("mmmm-solid@-1,0/0");
    assert_eq!(copies(&game, "mmmm-solid"), None);
    assert_eq!(game.view().supply.iter().map(|&(_, copies)| u32::from(copies)).sum::<u32>(), 81);
}

/// NL-010
#[test]
fn a_fifth_companion_cannot_be_deployed() {
    let four = "start@0,0/0 gggg-solid@0,-1/0 mmmm-solid@1,0/0 ssss-solid@0,1/0 ggmm-half@1,-1/3";
    let game = Played::from(
        position("2p", four)
            .companion(A, at(0, 0), 0)
            .companion(A, at(1, 0), 0)
            .companion(A, at(0, 1), 0)
            .tile(tile("mgss-tri"), Rotation::R0, at(1, 1))
            .tile_laid(),
    );
    assert_eq!(game.reserve(A), 1);
    assert_eq!(game.targets(), [2], "the mountains and the sea are taken");
    let mut game = game;
    game.deploy(1, 1, 2);
    assert_eq!(game.reserve(A), 0);
    game.lay_and_pass("gmgg-cap@-1,0/0");
    game.lay("sgms-tricap@2,0/1");
    assert_eq!(game.refused(game.deployment(2, 0, 1)), newlands::Refusal::NoneInReserve);
}

/// NL-011
#[test]
fn the_first_player_is_chosen_by_lot_or_by_agreement() {
    let mut game = Played::new("3p");
    assert_eq!(game.outcomes(), [A, B, C].map(|seat| (Chance::First(seat), 1)));
    assert_eq!(game.view().to_act, None);
    game.reveal(Chance::First(C));
    game.draw("mmmm-solid");
    assert_eq!(game.seat(), C);

    let setup: Setup = "3p first=b".parse().unwrap();
    assert_eq!((setup.first, setup.to_string().as_str()), (Some(B), "3p first=b"));
    let game = Played::new("3p first=b");
    assert_eq!(game.view().to_act, Some(B));
    assert_eq!(game.0.weight(), 83, "no lot is drawn, but a tile");
    let error = "2p first=c".parse::<Setup>().unwrap_err();
    assert!(matches!(error, SetupError::Clash { id: "newlands-setup-first-not-seated", .. }), "{error}");
}

/// NL-113: how many tiles are removed, and NL-116: the departure for five.
#[test]
fn the_removal_by_players() {
    let removed = |removal: Removal| [2, 3, 4, 5].map(|seats| removal.tiles(seats));
    assert_eq!(removed(Removal::None), [0, 0, 0, 0]);
    assert_eq!(removed(Removal::Printed), [1, 2, 3, 1]);
    assert_eq!(removed(Removal::Equal), [1, 2, 3, 3]);
}

/// NL-018: nothing that is drawn stays secret, and nothing else is.
#[test]
fn everybody_sees_the_drawn_tile() {
    use tabletop::Viewer;
    let mut game = Played::new("2p first=a");
    game.draw("mgmm-cap");
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator, Viewer::Omniscient] {
        assert_eq!(game.0.view(viewer).seats[A.index()].hand, [tile("mgmm-cap")]);
    }
    assert!(matches!(NewLands::new(&"2p first=a".parse().unwrap(), material()).turn(), Turn::Chance));
}
