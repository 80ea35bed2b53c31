//! Editions: what the files hold, and what is said when one is wrong.

use nusfjord::{FILES, Nusfjord};
use tabletop::{Game, MaterialFile};

/// What loading says when one file is changed.
#[track_caller]
fn error(file: &str, from: &str, to: &str) -> String {
    let text = FILES.iter().find(|found| found.name == file).unwrap().text;
    assert!(text.contains(from), "`{from}` is not in {file}");
    let text = text.replacen(from, to, 1);
    let mut files: Vec<MaterialFile<'_>> = FILES.to_vec();
    files.iter_mut().find(|found| found.name == file).unwrap().text = &text;
    Nusfjord::load(&files).map(drop).unwrap_err().to_string()
}

#[test]
fn every_entry_has_a_provenance() {
    let material = testkit::material::<Nusfjord>();
    assert!(material.buildings.iter().all(|building| !building.provenance.is_empty()));
    assert!(material.elders.iter().all(|elder| !elder.provenance.is_empty()));
    assert_eq!(material.provenance.len(), 5 + 11 + 1 + 1 + 3 + 1 + 1);
    assert!(material.provenance.iter().all(|(_, text)| !text.is_empty()));
}

#[test]
fn a_wrong_file_is_named_with_entry_and_reason() {
    let wrong = error("herring.toml", "number = 103", "number = 104");
    assert!(wrong.starts_with("herring.toml, building 104: number, key and letter are facts"), "{wrong}");
    let wrong = error("cod.toml", "{ gain = { gold = 1 } }", "{ gian = { gold = 1 } }");
    assert!(wrong.starts_with("cod.toml, building 302: ") && wrong.contains("gian"), "{wrong}");
    let wrong = error("elders.toml", "players = 2", "players = 9");
    assert_eq!(wrong, "elders.toml, elder 1: players must be 1 to 5");
    let wrong = error("board.toml", "wood = 12", "wod = 12");
    assert!(wrong.starts_with("board.toml, limits: ") && wrong.contains("wod"), "{wrong}");
    let wrong = error("board.toml", "discount = [0, 0, 0, 1, 1, 2, 2]", "discount = [0]");
    assert_eq!(wrong, "board.toml, limits: discount needs a number for each of 7 rounds");
    let wrong = error("board.toml", "few = [1, 1]", "few = [1, 4]");
    assert_eq!(wrong, "board.toml, space building: a space holds 1 to 3 workers");
    let wrong = error("board.toml", "at = \"a2\"", "at = \"b2\"");
    assert_eq!(wrong, "board.toml, harbor: the double space at c2 leaves the row or overlaps");
    let wrong = error("mackerel.toml", "[[building]]", "[[bulding]]");
    assert_eq!(wrong, "mackerel.toml, bulding: no such entry is known");
    let missing = Nusfjord::load(&FILES[1..]).map(drop).unwrap_err().to_string();
    assert_eq!(missing, "board.toml: the file is missing");
    assert!(Nusfjord::load(&[MaterialFile { name: "board.toml", text: "= nonsense" }]).is_err());
}

/// Every limit of the board is checked on both sides: one more is refused with its reason, the limit itself is not.
#[test]
fn a_board_has_limits() {
    let refused = |from: &str, to: &str, why: &str| {
        assert_eq!(error("board.toml", from, to), format!("board.toml, {why}"), "{to}");
    };
    let accepted = |from: &str, to: &str| _ = crate::board::edition("board.toml", from, to);
    refused("players = 1", "players = 2", "count: expected entries for 1, 2, 3, 4 and 5 players in order");
    let copies = "count 1: the copy board has 1 or 3 spaces, or does not take part (0)";
    refused("copy = 1", "copy = 2", copies);
    refused("copy_hard = 3", "copy_hard = 2", copies);
    accepted("copy_hard = 3", "copy_hard = 1");
    refused("hand_c = 4", "hand_c = 15", "count 1: more C buildings are dealt than a deck has");
    accepted("hand_c = 4\nnew_b = 0\nopen_c = 3", "hand_c = 14\nnew_b = 0\nopen_c = 0");
    let order = "space: expected the eleven actions once each, in the rulebook's order";
    refused("action = \"transfer\"", "action = \"gold\"", order);
    refused("few = [1, 1]", "few = []", "space: every action needs a space, and there are at most 12");
    refused("few = [1, 1]", "few = [1, 1, 1]", "space: every action needs a space, and there are at most 12");
    refused("few = [1]", "few = [0]", "space gold: a space holds 1 to 3 workers");
    let plates = "banquet: plates must rise, leave one empty at the start and be 16 at most";
    let printed = "plates = [2, 2, 3, 3, 4, 4, 5, 5]";
    refused(printed, "plates = [2, 2, 3, 3]", plates);
    refused(printed, "plates = [2, 2, 3, 3, 2]", plates);
    refused(printed, "plates = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]", plates);
    accepted(printed, "plates = [2, 2, 3, 3, 4]");
    let catch = "catch = [3, 3, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 11, 12, 12]";
    let numbers = "track: the numbers must rise, 5 to 17 of them";
    refused(catch, "catch = [3, 3, 4, 5]", numbers);
    refused(catch, "catch = [3, 3, 4, 5, 4]", numbers);
    accepted(catch, "catch = [3, 3, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 11, 12, 12, 12]");
    refused("kind = \"sloop\"", "kind = \"cutter\"", "ship: expected sloop, cutter and schooner in order");
    let tile = "ship sloop: too few tiles, a length below 2, or no price";
    refused("tiles = 6", "tiles = 5", tile);
    refused("length = 2", "length = 1", tile);
    refused("prices = [{ wood = 2, fish = 2 }]", "prices = []", tile);
    let reserve = "ship sloop: a price is paid from the personal supply";
    refused("{ wood = 2, fish = 2 }", "{ wood = 2, reserve_fish = 2 }", reserve);
    refused("tiles = 7", "tiles = 6", "ship schooner: one schooner must be left over as the spare");
    refused("reserve = \"a1\"", "reserve = \"e1\"", "harbor: `e1` is no cell, a1 to d3");
    refused("at = \"c1\"", "at = \"d1\"", "harbor: the double space at d1 leaves the row or overlaps");
    refused("forests = 2", "forests = 3", "harbor: a double space holds 2 Forests at most, not 3");
    let rows = "harbor: expected 1 to 5 double spaces, row by row";
    refused(
        "{ at = \"c1\", forests = 2 },\n  { at = \"a2\", forests = 0 },",
        "{ at = \"a2\", forests = 0 },\n  { at = \"c1\", forests = 2 },",
        rows,
    );
    accepted("{ at = \"a2\", forests = 0 },", "");
}

#[test]
fn the_laws_of_cards_hold_for_every_edition() {
    let swap = "{ swap = { give = { fish = 2 }, get = { wood = 1 } } }";
    let wrong = error("mackerel.toml", swap, "{ swap = { give = { fish = 1 }, get = { wood = 1 } } }");
    assert!(wrong.contains("building 204: an any-time exchange must lose value"), "{wrong}");
    let wrong = error("mackerel.toml", swap, "{ swap = { give = { gold = 1 }, get = { fish = 2 } } }");
    assert!(wrong.ends_with("an any-time exchange may not take gold"), "{wrong}");
    let wrong = error("mackerel.toml", swap, "{ gain = { fish = 2 } }");
    assert!(wrong.ends_with("`anytime` holds only `swap` without `times` and `sell_ship`"), "{wrong}");
    let wrong = error(
        "herring.toml",
        "{ do = { action = \"clear\" } }",
        "{ do = { action = \"clear\", plates = 2 } }",
    );
    assert!(wrong.ends_with("`plates` has no meaning with this action"), "{wrong}");
    let wrong = error("herring.toml", "{ gain = { fish = 3 } }", "{ special = \"copy_space\" }");
    assert!(wrong.ends_with("CopySpace has no meaning here"), "{wrong}");
    let wrong = error("cod.toml", "count = \"moved\"", "count = \"served\"");
    assert!(wrong.ends_with("Served is known only after the action it belongs to"), "{wrong}");
    // A reaction to ships that issues a share exists; one to shares that builds a ship would close the circle.
    let wrong = error(
        "mackerel.toml",
        "on = { after = \"issue\" }, ops = [{ gain = { wood = 1, fish = 2 } }]",
        "on = { after = \"issue\" }, ops = [{ do = { action = \"ship\" } }]",
    );
    assert!(wrong.starts_with("cards, when: reactions to Issue lead back to Issue"), "{wrong}");
}

#[test]
fn an_edition_changes_a_card_without_code() {
    let changed = crate::board::edition(
        "herring.toml",
        "abilities = [{ build = [{ gain = { fish = 3 } }] }]",
        "abilities = [{ build = [{ gain = { gold = 2 } }] }]",
    );
    let setup = "2p".parse().unwrap();
    let position = nusfjord::Position::new(&setup, changed).open(&["fish-stand"]);
    let game = position.seat(crate::board::A, |a| _ = a.goods(1, 0, 0)).ready().unwrap();
    let mut board = crate::board::Board(game);
    board.acts(&["build fish-stand", "at b1"]);
    assert_eq!(board.goods(crate::board::A), (0, 0, 2));
}
