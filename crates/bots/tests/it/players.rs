//! Players by name.

use bots::{Budget, Kind, Player};

#[test]
fn names_round_trip() {
    for kind in Kind::ALL {
        assert_eq!(kind.name().parse(), Ok(Player::from(kind)));
    }
    for text in ["random", "search:2000", "search:500ms", "uct:1"] {
        assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
    }
    let player: Player = "search:250ms".parse().unwrap();
    assert_eq!(player.budget, Some(Budget::Millis(250)));
    assert!(Player::ALL.iter().all(|player| player.to_string().parse() == Ok(*player)));
}

#[test]
fn wrong_names_say_what_there_is() {
    let error = |text: &str| text.parse::<Player>().unwrap_err().to_string();
    assert_eq!(error("deepblue"), "no player is called `deepblue`; there are random, greedy, uct, search");
    assert_eq!(error(""), "no player is called ``; there are random, greedy, uct, search");
    let budget = "is no budget; write playouts as `search:2000` or time as `search:500ms`";
    for wrong in ["", "0", "-1", "many", "1s", "0ms", "99999999999"] {
        assert_eq!(error(&format!("search:{wrong}")), format!("`{wrong}` {budget}"));
    }
}
