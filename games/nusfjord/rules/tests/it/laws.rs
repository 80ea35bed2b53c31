//! What a card of any edition may say: every law is shown from both sides.

use nusfjord::{FILES, Nusfjord};
use tabletop::Game;

const FISH_STAND: &str = "abilities = [{ build = [{ gain = { fish = 3 } }] }]";

/// What loading says when the Fish Stand has these abilities.
#[track_caller]
fn loaded(abilities: &str) -> Result<(), String> {
    let file = FILES.iter().find(|file| file.name == "herring.toml").unwrap();
    assert!(file.text.contains(FISH_STAND));
    let text = file.text.replacen(FISH_STAND, &format!("abilities = [{abilities}]"), 1);
    let mut files = FILES.to_vec();
    files.iter_mut().find(|file| file.name == "herring.toml").unwrap().text = &text;
    Nusfjord::load(&files).map(drop).map_err(|why| why.to_string())
}

#[track_caller]
fn refused(abilities: &str, why: &str) {
    let said = loaded(abilities).expect_err(abilities);
    assert!(said.ends_with(why), "{abilities}: {said}");
}

#[track_caller]
fn accepted(abilities: &str) {
    loaded(abilities).unwrap_or_else(|why| panic!("{abilities}: {why}"));
}

#[test]
fn each_kind_of_ability_stands_once() {
    let once_each = "`build`, `anytime` and `once` may stand once each";
    let gain = "[{ gain = { fish = 1 } }]";
    let swap = "[{ swap = { give = { wood = 1 }, get = { fish = 1 } } }]";
    for (kind, ops) in [("build", gain), ("once", gain), ("anytime", swap)] {
        accepted(&format!("{{ {kind} = {ops} }}"));
        refused(&format!("{{ {kind} = {ops} }}, {{ {kind} = {ops} }}"), once_each);
    }
    accepted(&format!("{{ build = {gain} }}, {{ once = {gain} }}, {{ anytime = {swap} }}"));
    let passed = format!("{{ when = {{ on = \"passed\", ops = {gain} }} }}");
    accepted(&format!("{passed}, {passed}"));
}

#[test]
fn an_op_does_something() {
    refused("{ build = [] }", "an empty list of ops");
    refused("{ once = [] }", "an empty list of ops");
    refused("{ when = { on = \"passed\", ops = [] } }", "an empty list of ops");
    refused("{ build = [{ gain = {} }] }", "a `gain` of nothing");
    refused("{ build = [{ swap = { give = {}, get = { fish = 1 } } }] }", "a `swap` that gives nothing");
    let swap = |times: u8| {
        format!(
            "{{ build = [{{ swap = {{ give = {{ wood = 1 }}, get = {{ fish = 5 }}, times = {times} }} }}] }}"
        )
    };
    refused(&swap(0), "a `swap` with `times = 0`");
    accepted(&swap(1));
    let two = "a `choose` needs two lists at least";
    refused("{ build = [{ choose = [] }] }", two);
    refused("{ build = [{ choose = [[{ gain = { fish = 1 } }]] }] }", two);
    accepted("{ build = [{ choose = [[{ gain = { fish = 1 } }], [{ gain = { wood = 1 } }]] }] }");
    refused("{ build = [{ choose = [[{ gain = { fish = 1 } }], []] }] }", "an empty list of ops");
    let upgrade = |sloop: &str, cutter: &str| {
        format!("{{ build = [{{ upgrade = {{ sloop = {{ {sloop} }}, cutter = {{ {cutter} }} }} }}] }}")
    };
    accepted(&upgrade("wood = 1", "gold = 1"));
    let supply = "an upgrade is paid from the personal supply";
    refused(&upgrade("reserve_wood = 1", "gold = 1"), supply);
    refused(&upgrade("wood = 1", "reserve_fish = 1"), supply);
}

#[test]
fn what_is_special_has_its_place() {
    for special in ["on_track", "museum", "free_elder"] {
        let op = format!("[{{ special = \"{special}\" }}]");
        if special != "museum" {
            accepted(&format!("{{ build = {op} }}"));
        }
        assert!(
            loaded(&format!("{{ once = {op} }}")).unwrap_err().ends_with("has no meaning here"),
            "{special}"
        );
        let when = format!("{{ when = {{ on = \"passed\", ops = {op} }} }}");
        assert!(loaded(&when).unwrap_err().ends_with("has no meaning here"), "{special}");
    }
    refused("{ build = [{ special = \"museum\" }] }", "only one card may be a museum");
    refused("{ build = [{ special = \"sell_ship\" }] }", "SellShip has no meaning here");
    accepted("{ anytime = [{ special = \"sell_ship\" }] }");
    refused("{ build = [{ special = \"copy_space\" }] }", "CopySpace has no meaning here");
    let anytime = "`anytime` holds only `swap` without `times` and `sell_ship`";
    refused("{ anytime = [{ special = \"museum\" }] }", anytime);
    refused("{ anytime = [{ swap = { give = { wood = 1 }, get = { fish = 1 }, times = 2 } }] }", anytime);
}

/// An exchange may not make value, and not keep it either: 4 wood are 7 fish.
#[test]
fn exchanges_go_down() {
    let swap = |give: &str, get: &str| {
        format!("{{ anytime = [{{ swap = {{ give = {{ {give} }}, get = {{ {get} }} }} }}] }}")
    };
    let loses =
        |give: &str, get: &str| loaded(&swap(give, get)).is_err_and(|why| why.contains("must lose value"));
    assert!(loses("wood = 4", "fish = 7") && loses("fish = 7", "wood = 4"));
    accepted(&swap("wood = 4", "fish = 6"));
    accepted(&swap("fish = 8", "wood = 4"));
    assert!(loses("fish = 1", "reserve_fish = 1") && loses("wood = 1", "reserve_wood = 1"));
    accepted(&swap("reserve_wood = 1", "fish = 1"));
    accepted(&swap("reserve_fish = 2", "wood = 1"));
    accepted(&swap("fish = 1", "gold = 9"));
    refused(&swap("gold = 1, wood = 9", "fish = 1"), "an any-time exchange may not take gold");
    let both = swap("fish = 2", "wood = 1") + ", ";
    assert!(loaded(&(both + "{ build = [{ gain = { fish = 1 } }] }")).is_ok());
}

#[test]
fn an_action_has_terms_that_fit_it() {
    let act = |action: &str, terms: &str| {
        format!("{{ build = [{{ do = {{ action = \"{action}\", {terms} }} }}] }}")
    };
    for action in ["ship", "building", "buy"] {
        accepted(&act(action, "less = { gold = 1 }"));
        refused(&act(action, "less = { reserve_fish = 1 }"), "a rebate is on goods of the personal supply");
    }
    refused(&act("serve", "less = { fish = 1 }"), "`less` has no meaning with this action");
    refused(&act("issue", "price = [{ wood = 1 }]"), "`price` has no meaning with this action");
    refused(&act("serve", "ships = [\"sloop\"]"), "`ships` has no meaning with this action");
    refused(&act("ship", "plates = 1"), "`plates` has no meaning with this action");
    accepted(&act("ship", "price = [{ wood = 1 }, { gold = 1 }]"));
    let alternatives = "`price` needs alternatives, paid from the personal supply";
    refused(&act("ship", "price = []"), alternatives);
    refused(&act("ship", "price = [{ wood = 1 }, { reserve_wood = 1 }]"), alternatives);
    accepted(&act("serve", "price = [{ fish = 1 }]"));
    let plate = "the `price` of a plate is one number of fish";
    refused(&act("serve", "price = [{ fish = 1 }, { fish = 2 }]"), plate);
    refused(&act("serve", "price = [{ fish = 1, wood = 1 }]"), plate);
    refused(&act("serve", "price = [{ gold = 1 }]"), plate);
    let never = "an action that can never be carried out";
    refused(&act("ship", "ships = []"), never);
    refused(&act("serve", "plates = 0"), never);
    accepted(&act("ship", "ships = [\"cutter\"]"));
    accepted(&act("serve", "plates = 1"));
}

#[test]
fn a_rule_that_changes_has_limits() {
    let always = |rule: &str| format!("{{ always = {{ {rule} }} }}");
    for action in ["building", "ship", "buy"] {
        accepted(&always(&format!("price = {{ action = \"{action}\", less = {{ gold = 1 }} }}")));
    }
    let prices = "only prices of building, ship and buy can fall";
    refused(&always("price = { action = \"serve\", less = { fish = 1 } }"), prices);
    refused(&always("price = { action = \"ship\", less = { reserve_wood = 1 } }"), prices);
    for (rule, most, why) in [
        ("elder_keep", 3, "an elder pays 3 fish at most"),
        ("wood_limit", 200, "a wood limit above 200"),
        ("catch", 20, "a catch raised by more than 20"),
    ] {
        accepted(&always(&format!("{rule} = {most}")));
        refused(&always(&format!("{rule} = {}", most + 1)), why);
    }
}

#[test]
fn what_is_counted_is_known_then() {
    let score = |worth: &str| format!("{{ score = {{ {worth} }} }}");
    accepted(&score("per = { count = \"ships\", step = 1, min = 2, max = 2 }"));
    refused(&score("per = { count = \"ships\", step = 0 }"), "`step = 0`");
    refused(&score("per = { count = \"ships\", min = 3, max = 2 }"), "`min` above `max`");
    accepted(&score("table = { count = \"ships\", of = [1] }"));
    refused(&score("table = { count = \"ships\", of = [] }"), "an empty table");
    refused(&score("sum = { of = [] }"), "an empty sum");
    refused(&score("sum = { of = [{ flat = 1 }, { per = { count = \"ships\", step = 0 } }] }"), "`step = 0`");
    accepted(&score("per = { count = { least = [\"wood\", \"fish\"] } }"));
    refused(&score("per = { count = { least = [] } }"), "the least of nothing");
    for (count, task) in [("moved", "Moved"), ("served", "Served"), ("pair_left", "PairLeft")] {
        let unknown = format!("{task} is known only after the action it belongs to");
        refused(&score(&format!("per = {{ count = \"{count}\" }}")), &unknown);
        refused(&score(&format!("table = {{ count = \"{count}\", of = [1] }}")), &unknown);
        refused(&score(&format!("per = {{ count = {{ least = [\"wood\", \"{count}\"] }} }}")), &unknown);
        let test =
            format!("test = {{ test = {{ at_most = {{ count = \"{count}\", n = 1 }} }}, yes = 1, no = 0 }}");
        refused(&score(&test), &unknown);
    }
    accepted(&score("per = { count = \"neighbours\" }"));
    refused(
        "{ build = [{ gain_by = { good = \"fish\", by = { per = { count = \"neighbours\" } } } }] }",
        "neighbours are counted only by `score`",
    );
    let known = "ship and letter are known only to the `test` of a `when`";
    refused(&score("test = { test = { ship = [\"sloop\"] }, yes = 1, no = 0 }"), known);
    refused(&score("test = { test = { letter = [\"a\"] }, yes = 1, no = 0 }"), known);
    let when = |on: &str, test: &str| {
        format!(
            "{{ when = {{ on = {{ after = \"{on}\" }}, test = {{ {test} }}, ops = [{{ gain = {{ fish = 1 }} }}] }} }}"
        )
    };
    accepted(&when("ship", "ship = [\"sloop\"]"));
    refused(&when("building", "ship = [\"sloop\"]"), "the ship is known only after Build a Ship");
    accepted(&when("building", "letter = [\"a\"]"));
    refused(&when("ship", "letter = [\"a\"]"), "the letter is known only after Build a Building");
    accepted(&when("transfer", "at_least = { count = \"moved\", n = 1 }"));
    refused(
        &when("serve", "at_least = { count = \"moved\", n = 1 }"),
        "Moved is known only after the action it belongs to",
    );
    accepted(&when("clear", "at_most = { count = \"pair_left\", n = 1 }"));
}

/// Reactions that start actions may not lead back to the action they react to, not even over a third card.
#[test]
fn no_reaction_comes_round_to_itself() {
    let after = |on: &str, starts: &str| {
        format!(
            "{{ when = {{ on = {{ after = \"{on}\" }}, ops = [{{ do = {{ action = \"{starts}\" }} }}] }} }}"
        )
    };
    accepted(&after("gold", "thin"));
    refused(&after("gold", "gold"), "reactions to Gold lead back to Gold");
    let round = [after("gold", "thin"), after("thin", "transfer"), after("transfer", "gold")].join(", ");
    refused(&round, "reactions to Gold lead back to Gold");
    accepted(&[after("gold", "thin"), after("thin", "transfer"), after("gold", "transfer")].join(", "));
    let chosen = "{ when = { on = { after = \"gold\" }, ops = [{ choose = [[{ gain = { fish = 1 } }], \
                  [{ do = { action = \"gold\" } }]] }] } }";
    refused(chosen, "reactions to Gold lead back to Gold");
    let used = |starts: &str| {
        format!("{{ when = {{ on = \"elder_used\", ops = [{{ do = {{ action = \"{starts}\" }} }}] }} }}")
    };
    refused(&used("elder"), "a used elder may not lead to an elder");
    accepted(&used("issue"));
}
