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
