//! The example obeys the contract, is played by search, and over the server; it stays small.

#[path = "../../over_the_server.rs"]
mod over_the_server;

use std::sync::atomic::AtomicBool;

use bots::{Bot, Budget, Limits, Random, RulesOnly, Search, arena, search::Mind};
use catalog::Catalog;
use tabletop::{Game, Notation, Seat, Table, Turn};
use tictactoe::{Cell, TicTacToe, TicTacToeBoard, TicTacToeBot};

#[test]
fn it_obeys_the_contract() {
    testkit::obeys_the_contract::<TicTacToe>("2p", 50);
}

#[test]
fn rules_drawing_and_bot_take_at_most_200_lines() {
    let lines = include_str!("../src/lib.rs").lines().count();
    assert!(lines <= 200, "{lines}");
}

fn after(moves: &[&str]) -> Table<TicTacToe> {
    let mut table = Table::new("2p".parse().unwrap(), &());
    for (number, text) in moves.iter().enumerate() {
        table.play(Seat(number as u8 % 2), Cell::parse(text).unwrap()).unwrap();
    }
    table
}

#[test]
fn three_in_a_row_win_and_a_full_board_ends() {
    let won = after(&["a1", "b1", "a2", "b2", "a3"]);
    assert_eq!((won.turn(), points(&won)), (Turn::Over, [1, 0]));
    let drawn = after(&["a1", "b2", "c3", "a2", "c2", "c1", "a3", "b3", "b1"]);
    assert_eq!((drawn.turn(), points(&drawn)), (Turn::Over, [0, 0]));
    let going_on = after(&["a1", "b1", "a2"]);
    assert_eq!(going_on.turn(), Turn::seat(Seat(1)));
    assert!(going_on.check(Seat(1), Cell::parse("a1").unwrap()).is_err(), "it is marked");
}

fn points(table: &Table<TicTacToe>) -> [i32; 2] {
    [Seat(0), Seat(1)].map(|seat| table.state().points(seat))
}

#[test]
fn search_takes_the_win_and_prevents_the_other() {
    let stop = AtomicBool::new(false);
    let choose = |moves: &[&str], seat: u8| {
        let table = after(moves);
        let mut bot = Search::<TicTacToeBot>::new(Mind::default());
        bot.choose(&table.seen_by(Seat(seat)), &Limits::new(Budget::Playouts(400), 1, &stop)).to_string()
    };
    assert_eq!(choose(&["a1", "b1", "a2", "b2"], 0), "a3", "it wins at once");
    assert_eq!(choose(&["a1", "b2", "a2"], 1), "a3", "it stops the other");
}

#[test]
fn search_beats_chance() {
    let entrants = [
        arena::Entrant::new("search", || Search::<TicTacToeBot>::new(Mind::default())),
        arena::Entrant::new("random", || Random),
    ];
    let terms = arena::Match { games: 40, seed: 3, budget: Budget::Playouts(200), progress: &|_| () };
    let report = arena::play(&"2p".parse().unwrap(), &(), &entrants, &terms);
    assert!(report.seats[0].win_rate > 0.8, "{report:?}");
}

/// Bots that know the rules alone can be registered just as well.
#[test]
fn it_joins_the_catalog_with_and_without_knowledge() {
    let rules_only = Catalog::load(None).unwrap().with::<TicTacToeBoard, RulesOnly<TicTacToe>>().unwrap();
    assert_eq!(rules_only.game("tictactoe").unwrap().perft("2p", 3).unwrap(), 9 * 8 * 7);
}

#[tokio::test]
async fn it_is_played_over_the_server() {
    let catalog = Catalog::load(None).unwrap().with::<TicTacToeBoard, TicTacToeBot>().unwrap();
    let (over, page) = over_the_server::played(catalog, "tictactoe").await;
    assert_eq!(over["state"], "over", "{over}");
    let points: Vec<_> = [0, 1].map(|seat| over["scores"][seat]["total"].as_i64().unwrap()).into();
    assert!(points.iter().sum::<i64>() <= 1 && over["steps"].as_u64().unwrap() >= 5, "{over}");
    assert!(
        page.contains("cell-b2") && !page.contains('⟨'),
        "the page draws the board, and every word is known"
    );
}

/// Every block of code in the walk-through is a passage of the file it names.
#[test]
fn the_walk_through_shows_the_code_as_it_is() {
    let document = include_str!("../../../docs/adding-a-game.md");
    let mut blocks = 0;
    let mut rest = document;
    while let Some((_, after)) = rest.split_once("```") {
        let (head, after) = after.split_once('\n').unwrap();
        let (block, after) = after.split_once("```").expect("every block ends");
        rest = after;
        let source = match head {
            "rust" => include_str!("../src/lib.rs"),
            "rust test" => include_str!("it.rs"),
            "toml" => include_str!("../Cargo.toml"),
            "fluent" => include_str!("../lang/en.ftl"),
            other => panic!("from which file is a block of `{other}`?"),
        };
        assert!(source.contains(block), "this is not in the source ({head}):\n{block}");
        blocks += 1;
    }
    assert!(blocks >= 8, "{blocks}");
}
