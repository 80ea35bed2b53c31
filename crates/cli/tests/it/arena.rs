//! Bots meet.

use serde_json::Value;

use crate::naust::{fails, fine, naust};

fn arena(args: &[&str]) -> Value {
    let said = naust(&[&["arena", "fjords", "--json"], args].concat());
    assert_eq!(said.status, 0, "{said:?}");
    serde_json::from_str(&said.out).unwrap()
}

#[test]
fn the_report_has_the_promised_shape() {
    let json = arena(&["--seats", "greedy,random", "--games", "4", "--seed", "5"]);
    let keys: Vec<_> = json.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["game", "seats", "seed", "setup"]);
    assert_eq!((&json["game"], &json["setup"], &json["seed"]), (&"fjords".into(), &"2p".into(), &5.into()));
    let seats = json["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 2);
    for (seat, player) in seats.iter().zip(["greedy", "random"]) {
        let keys: Vec<_> = seat.as_object().unwrap().keys().collect();
        assert_eq!(keys, ["games", "high", "low", "mean_score", "player", "win_rate", "wins"]);
        assert_eq!((&seat["player"], &seat["games"]), (&player.into(), &4.into()));
        let [low, rate, high] = ["low", "win_rate", "high"].map(|key| seat[key].as_f64().unwrap());
        assert!(0.0 <= low && low <= rate && rate <= high && high <= 1.0, "{seat}");
    }
    let wins: f64 = seats.iter().map(|seat| seat["wins"].as_f64().unwrap()).sum();
    assert_eq!(wins, 4.0);
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let args = ["--seats", "search,greedy", "--games", "2", "--playouts", "30", "--seed", "9"];
    assert_eq!(arena(&args), arena(&args));
}

#[test]
fn bots_have_budgets_of_their_own() {
    let json = arena(&["3p runes=game2", "--seats", "search:20,uct:10,search:2ms", "--games", "1"]);
    assert_eq!(json["setup"], "3p runes=strength");
    assert_eq!(json["seats"][2]["player"], "search:2ms");
}

#[test]
fn the_table_for_people_names_everybody() {
    let text = fine(&["arena", "fjords", "--seats", "greedy,random", "--games", "2"]);
    let lines: Vec<_> = text.lines().collect();
    assert!(
        lines[0].contains("win rate") && lines[1].starts_with("greedy") && lines[2].starts_with("random"),
        "{text}"
    );
}

#[test]
fn bad_seats_are_refused() {
    let seats = |seats: &str| fails(2, &["arena", "fjords", "--seats", seats, "--games", "1"]);
    assert_eq!(seats("random"), "1 players named for 2 seats");
    assert_eq!(seats("random,random,random"), "3 players named for 2 seats");
    assert!(
        seats("random,human").contains("no player is called `human`; there are random, greedy, uct, search")
    );
    assert!(seats("random,search:fast").contains("`fast` is no budget"));
    assert!(seats("").contains("no player is called ``"));
}
