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
    assert!(Player::LEVELS.iter().all(|level| Player::ALL.contains(level)));
}

#[test]
fn wrong_names_say_what_there_is() {
    let error = |text: &str| text.parse::<Player>().unwrap_err().to_string();
    assert_eq!(
        error("deepblue"),
        "no player is called `deepblue`; there are random, greedy, uct, search, deckhand, mate, skipper, pilot"
    );
    assert_eq!(
        error(""),
        "no player is called ``; there are random, greedy, uct, search, deckhand, mate, skipper, pilot"
    );
    let budget = "is no budget; write playouts as `search:2000` or time as `search:500ms`";
    for wrong in ["", "0", "-1", "many", "1s", "0ms", "99999999999"] {
        assert_eq!(error(&format!("search:{wrong}")), format!("`{wrong}` {budget}"));
    }
}

/// A level is a budget and some noise; only the highest thinks for as long as it is given.
#[test]
fn levels_differ_by_budget_and_noise() {
    let given = Budget::Millis(1000);
    let budgets: Vec<_> = Player::LEVELS.iter().map(|level| level.thinks_for(given)).collect();
    let Budget::Millis(_) = budgets[3] else { panic!("{budgets:?}") };
    let playouts = budgets.iter().map(|budget| match budget {
        Budget::Playouts(playouts) => *playouts,
        Budget::Millis(_) => u32::MAX,
    });
    let playouts: Vec<_> = playouts.collect();
    assert!(playouts.is_sorted_by(|weak, strong| weak < strong), "{budgets:?}");
    let noise: Vec<_> = Player::LEVELS.iter().map(|level| level.kind.noise()).collect();
    assert!(noise.is_sorted_by(|weak, strong| weak >= strong), "{noise:?}");
    assert_eq!("mate:5".parse::<Player>().unwrap().thinks_for(given), Budget::Playouts(5));
}
