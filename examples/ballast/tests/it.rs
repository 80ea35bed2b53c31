//! The example obeys the contract, is played by search, and over the server; it stays small.

#[path = "../../over_the_server.rs"]
mod over_the_server;

use ballast::{Ballast, BallastBoard, BallastBot};
use bots::{Budget, Random, Search, arena, search::Mind};
use catalog::Catalog;
use tabletop::{Number, Seat, Table, Turn, Viewer};

#[test]
fn it_obeys_the_contract() {
    testkit::obeys_the_contract::<Ballast>("2p", 100);
}

#[test]
fn rules_drawing_and_bot_take_at_most_200_lines() {
    let lines = include_str!("../src/lib.rs").lines().count();
    assert!(lines <= 200, "{lines}");
}

/// Cards of 5 and 2; the first seat loads two dice, the second none.
fn loaded(dice: [u8; 2]) -> Table<Ballast> {
    let mut table = Table::<Ballast>::new("2p".parse().unwrap(), &());
    table.reveal(Number(5)).unwrap();
    table.reveal(Number(2)).unwrap();
    assert!(table.check(Seat(0), Number(4)).is_err(), "three dice at most");
    table.play(Seat(0), Number(2)).unwrap();
    for die in dice {
        table.reveal(Number(die)).unwrap();
    }
    table.play(Seat(1), Number(0)).unwrap();
    table
}

#[test]
fn a_boat_counts_what_it_carries_and_sinks_with_more_than_12() {
    let points = |dice| {
        let mut table = loaded(dice);
        table.reveal(Number(0)).unwrap();
        assert_eq!(table.turn(), Turn::Over);
        [Seat(0), Seat(1)].map(|seat| tabletop::Game::points(table.state(), seat))
    };
    assert_eq!(points([3, 4]), [12, 2]);
    assert_eq!(points([4, 4]), [0, 2]);
}

#[test]
fn a_card_is_known_to_its_own_seat_until_the_cards_are_opened() {
    let mut table = loaded([1, 1]);
    let shown =
        |table: &Table<Ballast>, viewer| serde_json::to_value(table.view(viewer)).unwrap()["cards"].clone();
    assert_eq!(shown(&table, Viewer::Seat(Seat(0))), serde_json::json!([5, null]));
    assert_eq!(shown(&table, Viewer::Spectator), serde_json::json!([null, null]));
    table.reveal(Number(0)).unwrap();
    assert_eq!(shown(&table, Viewer::Spectator), serde_json::json!([5, 2]));
}

#[test]
fn search_beats_chance() {
    let entrants = [
        arena::Entrant::new("search", || Search::<BallastBot>::new(Mind::default())),
        arena::Entrant::new("random", || Random),
    ];
    let terms = arena::Match { games: 200, seed: 3, budget: Budget::Playouts(200), progress: &|_| () };
    let report = arena::play(&"2p".parse().unwrap(), &(), &entrants, &terms);
    assert!(report.seats[0].win_rate > 0.55, "{report:?}");
}

#[tokio::test]
async fn it_is_played_over_the_server() {
    let catalog = Catalog::load(None).unwrap().with::<BallastBoard, BallastBot>().unwrap();
    let (over, page) = over_the_server::played(catalog, "ballast").await;
    assert_eq!(over["state"], "over", "{over}");
    assert!(over["view"]["cards"].as_array().unwrap().iter().all(|card| card.is_u64()), "{over}");
    assert!(page.contains("Ingrid") && !page.contains('⟨'), "every word is known");
}
