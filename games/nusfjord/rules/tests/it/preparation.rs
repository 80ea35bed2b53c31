//! ПОДГОТОВКА К ИГРЕ: components, setup by number of players, first player.

use std::collections::BTreeSet;

use nusfjord::{
    Card, Elder, Material, Nusfjord, Refusal, Setup,
    effect::{Hull::*, Letter, Task},
};
use tabletop::{Game, Turn, Viewer};

use crate::board::*;

/// The table of `setup` after all setup luck, the first of everything drawn.
fn laid(setup: &str) -> Board {
    let setup: Setup = setup.parse().unwrap();
    let mut board = Board(Nusfjord::new(&setup, testkit::material::<Nusfjord>()));
    board.reveal_all();
    board
}

fn open(board: &Board, letter: Letter) -> Vec<Card> {
    board.view().cards.iter().filter(|card| card.letter == letter).map(|card| card.card).collect()
}

#[test]
fn nu_001_one_to_five_may_play() {
    // NU-001
    for players in 1..=5u8 {
        let setup: Setup = format!("{players}p").parse().unwrap();
        assert_eq!(tabletop::Setup::seats(&setup), players);
    }
    assert!("0p".parse::<Setup>().is_err());
    assert_eq!("6p".parse::<Setup>().unwrap_err().to_string(), "6 players; allowed are 1 to 5");
}

#[test]
fn nu_002_three_decks_of_44_buildings() {
    // NU-002
    let material = testkit::material::<Nusfjord>();
    let numbers: BTreeSet<u16> = material.buildings.iter().map(|building| building.number).collect();
    assert_eq!((material.buildings.len(), numbers.len()), (132, 132));
    for deck in material.buildings.chunks(44) {
        let of = |letter| deck.iter().filter(|building| building.letter == letter).count();
        assert_eq!((of(Letter::A), of(Letter::B), of(Letter::C)), (18, 12, 14));
    }
    let herring: Vec<u16> = material.buildings[..44].iter().map(|building| building.number).collect();
    let expected: Vec<u16> = (101..=118).chain(121..=132).chain(141..=154).collect();
    assert_eq!(herring, expected);
}

#[test]
fn nu_003_nineteen_ships() {
    // NU-003
    let tiles = testkit::material::<Nusfjord>().ships.each_ref().map(|ship| ship.tiles);
    assert_eq!(tiles, [6, 6, 7]);
}

#[test]
fn nu_004_elders_workers_shares_and_tiles() {
    // NU-004
    let material = testkit::material::<Nusfjord>();
    assert_eq!(
        material.elders.iter().map(|elder| elder.number).collect::<Vec<_>>(),
        (1..=18).collect::<Vec<_>>()
    );
    let board = laid("5p");
    for harbor in board.view().harbors {
        assert_eq!(harbor.workers, 3);
        assert_eq!(harbor.shares.iter().sum::<u8>() + harbor.unissued, 5);
    }
    // A tile for each seat of each table: 1 + 2 + 3 + 4 + 5. Their cells are the rounds that the seat begins; those of
    // four players are the rulebook's example.
    let tiles = |players: usize| -> Vec<Vec<usize>> {
        let first = laid(&format!("{players}p")).view().first_players;
        let cells = |seat: usize| (1..=7).filter(|round| first[round - 1].index() == seat).collect();
        (0..players).map(cells).collect()
    };
    assert_eq!((1..=5).map(|players| tiles(players).len()).sum::<usize>(), 15);
    assert_eq!(tiles(1), [[1, 2, 3, 4, 5, 6, 7]]);
    assert_eq!(tiles(2), [vec![1, 3, 5, 7], vec![2, 4, 6]]);
    assert_eq!(tiles(3), [vec![1, 4, 7], vec![3, 6], vec![2, 5]]);
    assert_eq!(tiles(4), [vec![1, 5], vec![4], vec![3, 7], vec![2, 6]]);
    assert_eq!(tiles(5), [vec![1, 6], vec![5], vec![4], vec![3], vec![2, 7]]);
}

#[test]
fn nu_005_goods_and_forests_are_unlimited() {
    // NU-005
    let rich = position("2p").seat(A, |a| {
        a.goods(0, 100, 60).reserve(0, 5);
    });
    let mut board = rich.board();
    board.act("transfer");
    assert_eq!(board.goods(A).1, 105);
    let mut wooded = position("5p");
    for seat in [A, B, C, D, E] {
        wooded = wooded.seat(seat, |s| _ = s.forests("c2", 2).forests("c3", 2));
    }
    let mut board = wooded.seat(B, |b| _ = b.forests("a3", 1)).board();
    assert!((0..5).map(|i| board.forests(tabletop::Seat(i))).sum::<u8>() > 27);
    board.act("plant a2");
    assert_eq!(board.forests(A), 8);
}

#[test]
fn nu_006_everything_but_goods_and_forests_is_limited() {
    // NU-006
    let board = position("2p")
        .seat(A, |a| {
            a.goods(8, 2, 1);
        })
        .seat(B, |b| {
            b.ships(&[Sloop, Sloop, Sloop]);
        })
        .board();
    assert_eq!(board.refusal("ship sloop"), Refusal::NoShipLeft);
    assert!(board.is_legal("ship cutter"));
    // An elder, a building and a share are there once; a worker is placed once a round.
    let mut board = position("3p")
        .open(&["fish-stand"])
        .seat(A, |a| _ = a.goods(1, 0, 0).held_by(B, 2))
        .seat(B, |b| _ = b.goods(1, 0, 0))
        .board();
    assert!(board.is_legal("build fish-stand") && board.is_legal("take builder"));
    board.acts(&["build fish-stand", "at b1"]);
    assert_eq!(board.refusal("build fish-stand"), Refusal::CardNotOpen);
    board.acts(&["take builder", "pass"]);
    assert_eq!(board.refusal("take builder"), Refusal::ElderNotInSupply);
    board.act("issue");
    assert_eq!(board.harbor(A).unissued, 0);
    board.acts(&["pass", "pass"]);
    assert_eq!(board.refusal("issue"), Refusal::NoUnissuedShare);
    board.act("gold");
    assert_eq!((board.asked(), board.harbor(A).workers), (B, 0));
    assert!(!board.0.turn().awaits(A));
}

#[test]
fn nu_007_the_side_of_the_action_board() {
    // NU-007
    let spaces = |setup: &str| laid(setup).view().spaces;
    for few in ["1p", "2p"] {
        assert_eq!(spaces(few).len(), 12);
        assert_eq!(spaces(few).iter().filter(|space| space.task == Task::Building).count(), 2);
    }
    for many in ["3p", "4p", "5p"] {
        assert_eq!(spaces(many).len(), 11);
        let building = spaces(many).into_iter().find(|space| space.task == Task::Building).unwrap();
        assert_eq!(building.capacity, 3);
    }
}

#[test]
fn nu_008_the_copy_board_by_number_of_players() {
    // NU-008
    let copies = |setup: &str| laid(setup).view().copy_spaces.len();
    assert_eq!(["2p", "3p", "4p", "5p", "1p"].map(copies), [0, 0, 1, 3, 1]);
    for none in ["2p", "3p"] {
        let board = position(none).workers(1, &[Task::Thin]).board();
        assert_eq!(board.refusal("copy thin"), Refusal::NoCopyBoard);
    }
}

#[test]
fn nu_009_010_plates_are_filled_from_the_lowest() {
    // NU-009, NU-010
    let filled = |setup: &str| laid(setup).view().filled;
    assert_eq!(["2p", "3p", "4p", "5p"].map(filled), [1, 2, 3, 4]);
    // With four players the next plate to fill is the fourth.
    let mut board = position("4p").seat(A, |a| _ = a.goods(0, 3, 0)).board();
    board.act("serve 1");
    assert_eq!((board.goods(A), board.view().filled), ((0, 0, 1), 4));
}

#[test]
fn nu_011_012_ships_in_the_supply() {
    // NU-011, NU-012
    let ships = |setup: &str| laid(setup).view().ships.iter().map(|ship| ship.left).collect::<Vec<_>>();
    assert_eq!(ships("2p"), [3, 3, 3]);
    assert_eq!(ships("3p"), [4, 4, 4]);
    assert_eq!(ships("4p"), [5, 5, 5]);
    assert_eq!(ships("5p"), [6, 6, 6]);
    // The seventh schooner never lies there.
    let board = position("5p")
        .seat(A, |a| _ = a.goods(0, 0, 4))
        .seat(B, |b| _ = b.ships(&[Schooner; 3]))
        .seat(C, |c| _ = c.ships(&[Schooner; 3]))
        .board();
    assert_eq!(board.refusal("ship schooner/2"), Refusal::NoShipLeft);
    assert_eq!(board.refusal("ship spare/2"), Refusal::NoSuchChoice);
}

#[test]
fn nu_013_014_elders_lie_in_pairs() {
    // NU-013, NU-014
    let piles = laid("4p").view().elders;
    let tops: Vec<_> = piles.iter().map(|pile| pile.top.unwrap()).collect();
    let below: Vec<_> = piles.iter().map(|pile| pile.below.unwrap()).collect();
    assert_eq!(tops, (6..12).map(Elder).collect::<Vec<_>>());
    assert_eq!(below, (0..6).map(Elder).collect::<Vec<_>>());
    assert_eq!((tops[0].key(), below[0].key()), ("builder", "developer"));
}

#[test]
fn nu_015_the_last_six_elders_lie_hidden_with_five_players() {
    // NU-015
    let board = laid("5p");
    for viewer in [Viewer::Seat(A), Viewer::Spectator, Viewer::Omniscient] {
        let view = board.0.view(viewer);
        assert!(view.elders.iter().all(|pile| pile.face_down && pile.top.unwrap() < Elder(12)));
        assert_eq!(view.unknown_elders, (12..18).map(Elder).collect::<Vec<_>>());
    }
    let four = laid("4p").view();
    assert!(four.elders.iter().all(|pile| !pile.face_down) && four.unknown_elders.is_empty());
    // Whichever of them comes up is luck.
    let mut board = position("5p").seat(A, |a| _ = a.elder("builder", 0)).board();
    board.act("take developer");
    let mut outcomes = Vec::new();
    board.0.outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 6);
}

#[test]
fn nu_016_elders_by_number_of_players_are_data() {
    // NU-016
    let elders = |setup: &str, material: &'static Material| {
        let game = Nusfjord::new(&setup.parse().unwrap(), material);
        let view = game.view(Viewer::Spectator);
        let piles = view
            .elders
            .iter()
            .map(|pile| usize::from(pile.top.is_some()) + usize::from(pile.below.is_some()));
        piles.sum::<usize>() + view.unknown_elders.len()
    };
    let material = testkit::material::<Nusfjord>();
    assert_eq!(["1p", "2p", "3p", "4p", "5p"].map(|setup| elders(setup, material)), [6, 6, 12, 12, 18]);
    let changed = edition("elders.toml", "players = 3", "players = 2");
    assert_eq!(elders("2p", changed), 12);
}

#[test]
fn nu_017_one_deck_is_played() {
    // NU-017
    let cod = testkit::random_game::<Nusfjord>("3p deck=cod", 5);
    let notation = cod.to_play().to_string();
    let named = |deck: usize| {
        Card::all()
            .filter(|card| card.deck() == deck)
            .filter(|card| notation.contains(&format!(" {}\n", card.key())))
            .count()
    };
    assert_eq!((named(0), named(1)), (0, 0));
    assert!(named(2) > 15);
    assert_eq!("2p deck=herring".parse::<Setup>().unwrap(), "2p".parse().unwrap(), "herring is the default");
}

#[test]
fn nu_018_019_boards_hold_nine_a_and_six_b() {
    // NU-018, NU-019
    for setup in ["1p", "2p deck=cod", "3p", "4p deck=mackerel", "5p"] {
        let board = laid(setup);
        assert_eq!(open(&board, Letter::A).len(), 9);
        assert_eq!(open(&board, Letter::B).len(), 6);
        assert_eq!(open(&board, Letter::C).len(), 0);
    }
}

#[test]
fn nu_018_each_letter_is_a_pile_of_its_own() {
    // NU-018
    let setup: Setup = "3p deck=cod".parse().unwrap();
    let mut board = Board(Nusfjord::new(&setup, testkit::material::<Nusfjord>()));
    board.reveal("first a");
    let mut opened = Vec::new();
    for letter in [[Letter::A; 9].as_slice(), &[Letter::B; 6]].concat() {
        // Any building of this letter that is not open yet may come, all alike, and no other.
        let mut outcomes = Vec::new();
        board.0.outcomes(&mut outcomes);
        let found: Vec<Card> = outcomes
            .iter()
            .map(|&(outcome, weight)| match outcome {
                nusfjord::Chance::Open(card) => {
                    assert_eq!(weight, outcomes[0].1);
                    card
                }
                other => panic!("{other:?}"),
            })
            .collect();
        let left = |card: &Card| card.deck() == 2 && card.letter() == letter && !opened.contains(card);
        assert_eq!(found, Card::all().filter(left).collect::<Vec<_>>());
        let drawn = found[found.len() / 2];
        board.reveal(&format!("open {}", drawn.key()));
        opened.push(drawn);
    }
    assert!(matches!(board.0.turn(), Turn::Seats(_)), "nothing of C is laid open");
}

#[test]
fn nu_020_021_what_is_kept_for_later() {
    // NU-020, NU-021
    for many in ["3p", "4p", "5p"] {
        assert_eq!(laid(many).view().piles, [9, 6, 14]);
    }
    for few in ["1p", "2p"] {
        assert_eq!(laid(few).view().piles, [0, 0, 14]);
    }
}

#[test]
fn nu_022_everybody_starts_with_nothing() {
    // NU-022
    let setup: Setup = "3p".parse().unwrap();
    let game = Nusfjord::new(&setup, testkit::material::<Nusfjord>());
    for harbor in game.view(Viewer::Omniscient).harbors {
        assert_eq!(harbor.stock, nusfjord::Stock::default());
        assert!(harbor.council.is_empty() && harbor.buildings.is_empty());
    }
}

#[test]
fn nu_023_024_the_wood_limit() {
    // NU-023, NU-024
    let mut board = position("2p").seat(A, |a| _ = a.goods(12, 30, 30).reserve(0, 1)).board();
    board.act("transfer");
    assert_eq!(board.goods(A), (12, 31, 30));
    let mut board = position("2p").seat(A, |a| _ = a.goods(11, 0, 0).forests("c3", 0)).board();
    assert_eq!(board.forests(A), 3);
    board.act("thin");
    assert_eq!(board.goods(A).0, 12, "three wood, two go back");
}

#[test]
fn nu_025_costs_come_from_the_supply() {
    // NU-025
    let board = position("2p").open(&["fish-stand"]).seat(A, |a| _ = a.goods(0, 1, 0).reserve(5, 8)).board();
    assert_eq!(
        board.refusal("build fish-stand"),
        Refusal::Short(nusfjord::Lack(nusfjord::Goods::new(1, 0, 0)))
    );
    let table = position("2p").plates(2).seat(A, |a| _ = a.goods(0, 1, 0).reserve(5, 8)).board();
    assert_eq!(table.refusal("serve 1"), Refusal::Short(nusfjord::Lack(nusfjord::Goods::new(0, 2, 0))));
}

#[test]
fn nu_026_two_shares_are_issued() {
    // NU-026
    for (seat, harbor) in laid("4p").view().harbors.iter().enumerate() {
        assert_eq!((harbor.shares[seat], harbor.shares.iter().sum::<u8>(), harbor.unissued), (2, 2, 3));
    }
    assert_eq!(laid("4p").view().new_shares, [0, 0, 0, 0]);
}

#[test]
fn nu_027_028_the_harbor_at_the_start() {
    // NU-027, NU-028
    let harbor = &laid("2p").view().harbors[0];
    let forests: Vec<_> = harbor.forests.iter().map(|(cell, n)| (cell.to_string(), *n)).collect();
    let expected = [("c1", 2), ("a2", 0), ("c2", 1), ("a3", 0), ("c3", 1)];
    assert_eq!(forests, expected.map(|(cell, n)| (cell.to_owned(), n)));
    let free: Vec<_> = harbor.free.iter().map(ToString::to_string).collect();
    assert_eq!(free, ["b1", "a2", "b2", "a3", "b3"]);
    assert_eq!(harbor.reserve.to_string(), "a1");
    // b1 belongs to no double space: with only it free, nothing can be planted.
    let board = position("2p").seat(A, |a| _ = a.forests("a2", 1).forests("a3", 1)).board();
    assert_eq!(board.refusal("plant b1"), Refusal::NoDoubleSpace);
}

#[test]
fn nu_029_anybody_may_start() {
    // NU-029
    let mut starters = BTreeSet::new();
    for seed in 0..60 {
        let table = testkit::random_game::<Nusfjord>("4p", seed).after(16);
        let first = table.view(Viewer::Spectator).first;
        assert_eq!(table.turn(), Turn::seat(first));
        starters.insert(first);
    }
    assert_eq!(starters.len(), 4);
}

#[test]
fn nu_030_031_first_players_go_round_to_the_right() {
    // NU-030, NU-031
    let order = |setup: &str| laid(setup).view().first_players.iter().map(|seat| seat.0).collect::<Vec<_>>();
    assert_eq!(order("4p"), [0, 3, 2, 1, 0, 3, 2]);
    assert_eq!(order("2p"), [0, 1, 0, 1, 0, 1, 0]);
    assert_eq!(order("3p"), [0, 2, 1, 0, 2, 1, 0]);
    assert_eq!(order("5p"), [0, 4, 3, 2, 1, 0, 4]);
    // The order told is the order played.
    let whole = testkit::random_game::<Nusfjord>("3p", 3);
    let told = whole.view(Viewer::Spectator).first_players;
    let mut played = Vec::new();
    for steps in 0..=whole.steps().len() {
        let view = whole.after(steps).view(Viewer::Spectator);
        if view.phase == nusfjord::Phase::Work && usize::from(view.round) > played.len() {
            played.push(view.first);
        }
    }
    assert_eq!(played, told);
}
