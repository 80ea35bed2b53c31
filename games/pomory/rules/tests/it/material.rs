//! What is in the box (rulebook: "Состав игры").

use pomory::{Kind, Material, Pomory, Resource, Setup, Way};
use tabletop::{Game, MaterialError, MaterialFile, Notation, Seat};

use crate::desk::{A, B, Desk, cards, cell, material, position};

/// The default edition with one text put in the place of another.
fn edition(file: &str, old: &str, new: &str) -> Result<Material, MaterialError> {
    let texts: Vec<(&str, String)> = Pomory::INFO
        .material
        .iter()
        .map(|found| {
            let text = if found.name == file { found.text.replacen(old, new, 1) } else { found.text.into() };
            assert!(found.name != file || text != found.text, "`{old}` is not in {file}");
            (found.name, text)
        })
        .collect();
    let files: Vec<_> = texts.iter().map(|(name, text)| MaterialFile { name, text }).collect();
    Pomory::load(&files)
}

fn wrong(file: &str, old: &str, new: &str) -> String {
    edition(file, old, new).map(|_| "it loads").unwrap_err().to_string()
}

/// PO-001
#[test]
fn the_game_is_for_exactly_two() {
    for text in ["1p", "3p"] {
        let error = text.parse::<Setup>().unwrap_err();
        assert!(matches!(error, tabletop::SetupError::Seats { .. }), "{text}: {error}");
    }
    assert_eq!("2p".parse::<Setup>().unwrap().to_string(), "2p");
}

/// PO-002, PO-003
#[test]
fn ships_and_resource_cards_are_conserved_at_every_step() {
    let table = testkit::random_game::<Pomory>("2p", 11);
    for steps in (0..=table.steps().len()).step_by(7) {
        let view = table.after(steps).view(tabletop::Viewer::Omniscient);
        let row = view.row.iter().flatten().count() as u8;
        let piles = view.deck.iter().chain(&view.discard).map(|&(_, copies)| copies).sum::<u8>();
        let held: u8 = view.seats.iter().flat_map(|seat| &seat.collection).sum();
        assert_eq!(row + piles + held, 40);
        for seat in &view.seats {
            let sea =
                view.cells.iter().flat_map(|cell| &cell.ships).filter(|ship| **ship == seat.seat).count();
            assert_eq!(seat.supply + seat.dock + sea as u8, 5);
        }
    }
    let ones: u8 = Kind::ALL.map(|kind| material().copies(Resource::new(kind, 1))).iter().sum();
    let twos: u8 = Kind::ALL.map(|kind| material().copies(Resource::new(kind, 2))).iter().sum();
    assert_eq!((ones, twos), (20, 20));
}

/// PO-004
#[test]
fn every_kind_has_four_cards_of_each_value_but_another_split_loads() {
    for kind in Kind::ALL {
        assert_eq!(material().copies(Resource::new(kind, 1)), 4);
        assert_eq!(material().copies(Resource::new(kind, 2)), 4);
    }
    let (from, to) =
        ("ones = 4\ntwos = 4\nprovenance = \"Kind and", "ones = 5\ntwos = 4\nprovenance = \"Kind and");
    assert_eq!(wrong("cards.toml", from, to), "cards.toml: 21 cards of value 1; the box holds 20");
    let salmon = "ones = 4\ntwos = 4\nprovenance = \"Kind and colour: rulebook. Split of the 40 cards: inferred.\"\nconfidence = \"High.\"\n\n[[kind]]\nkind = \"flounder\"\ncolour = \"green\"\nones = 4";
    let split =
        salmon.replacen("ones = 4", "ones = 5", 1).replacen("green\"\nones = 4", "green\"\nones = 3", 1);
    let edition = edition("cards.toml", salmon, &split).unwrap();
    assert_eq!(edition.copies(Resource::new(Kind::Salmon, 1)), 5);
    assert_eq!(edition.copies(Resource::new(Kind::Flounder, 1)), 3);
}

/// PO-005, PO-006
#[test]
fn every_player_owns_a_catch_card_of_each_kind_and_five_salt_cards() {
    let desk = Desk::new(position().bets());
    for seat in [A, B] {
        assert_eq!(desk.seat(seat).hand, Some(cards("salmon flounder herring cod seal 4 6 8 10 12")));
    }
    // There is one card of each, and no other.
    for text in ["bet cod cod", "bet cod 5", "bet 7 8", "bet 4 4"] {
        assert!(pomory::Action::parse(text).is_err(), "{text}");
    }
}

/// PO-007
#[test]
fn there_are_fifteen_different_news_cards_and_a_fair_die() {
    let file = Pomory::INFO.material.iter().find(|file| file.name == "news.toml").unwrap();
    assert_eq!(file.text.matches("[[news]]").count(), 15);
    // What is in the file is in the deck, each card once: whoever scores nothing may draw any of them.
    let mut failed = Desk::new(position().bets());
    assert_eq!(failed.view().news_deck, 15);
    failed.run("a bet cod 4; b bet cod 4; * sealed; * die 3; * open");
    let mut drawn = Vec::new();
    failed.game.outcomes(&mut drawn);
    let keys = file.text.lines().filter_map(|line| line.strip_prefix("key = "));
    let keys: Vec<_> = keys.map(|key| (format!("news {}", key.trim_matches('"')), 1)).collect();
    assert_eq!(drawn.iter().map(|(news, weight)| (news.to_string(), *weight)).collect::<Vec<_>>(), keys);
    let fair = file.text.find("[[news]]\nid = \"N15\"").unwrap();
    assert_eq!(wrong("news.toml", &file.text[fair..], ""), "news.toml: news fair is missing");
    let twice = format!("{0}{0}", &file.text[fair..]);
    assert_eq!(wrong("news.toml", &file.text[fair..], &twice), "news.toml, news fair: the card stands twice");
    // Two markers: each player's points are counted for themselves.
    assert_eq!(failed.view().seats.iter().map(|seat| seat.points).collect::<Vec<_>>(), [0, 0]);
    let mut desk = Desk::new(position().bets());
    desk.run("a bet cod 4; b bet cod 4; * sealed");
    let mut outcomes = Vec::new();
    desk.game.outcomes(&mut outcomes);
    let faces: Vec<_> = outcomes.iter().map(|(face, weight)| (face.to_string(), *weight)).collect();
    assert_eq!(faces, (1..=6).map(|value| (format!("die {value}"), 1)).collect::<Vec<_>>());
    let missing = wrong("news.toml", "key = \"tackle\"", "key = \"nets\"");
    assert_eq!(missing, "news.toml, news nets: its number is N12, not N07");
}

/// PO-008
#[test]
fn the_board_is_a_closed_ring_of_twenty_cells() {
    let mut at = cell(1);
    for number in 1..=20 {
        assert_eq!(at, cell(number));
        let next = material().next(at, Way::Cw).unwrap();
        assert_eq!(material().next(next, Way::Ccw), Some(at));
        at = next;
    }
    assert_eq!(at, cell(1));
    assert!(material().is_ring());
    for kind in Kind::ALL {
        assert_eq!(material().cells().filter(|spot| spot.kind == kind).count(), 4, "{kind:?}");
    }
    // Ports part the segments 5, 3, 4 and 8: one placement reaches the cells beside them.
    let desk = Desk::new(position());
    assert_eq!(desk.legal_after(A, "place"), ["c01", "c05", "c06", "c08", "c09", "c12", "c13", "c20"]);
}

/// PO-009
#[test]
fn colours_are_data() {
    let colours = Kind::ALL.map(|kind| material().colour(kind).to_owned());
    assert_eq!(colours, ["pink", "green", "blue", "yellow", "brown"]);
    let swapped = edition("cards.toml", "colour = \"blue\"", "colour = \"azure\"").unwrap();
    assert_eq!(swapped.of_colour("azure"), Some(Kind::Herring));
    assert_eq!(swapped.of_colour("blue"), None);
    assert_eq!(
        wrong("cards.toml", "colour = \"blue\"", "colour = \"pink\""),
        "cards.toml, kind herring: every kind has a colour of its own"
    );
    crate::example::full_example(material());
    let blue_cod = edition("cards.toml", "colour = \"blue\"", "colour = \"yellow\"");
    assert!(blue_cod.is_err(), "two kinds of one colour");
    let text = Pomory::INFO.material[1].text.replace("\"blue\"", "\"x\"").replace("\"yellow\"", "\"blue\"");
    let text = text.replace("\"x\"", "\"yellow\"");
    let mut files = Pomory::INFO.material.to_vec();
    files[1] = MaterialFile { name: "cards.toml", text: &text };
    let swapped: &'static Material = Box::leak(Box::new(Pomory::load(&files).unwrap()));
    assert_eq!(swapped.of_colour("blue"), Some(Kind::Cod));
    crate::example::full_example(swapped);
}

#[test]
fn a_wrong_file_is_refused_with_file_entry_and_reason() {
    let board = |old: &str, new: &str| wrong("board.toml", old, new);
    assert_eq!(
        board("topology = \"ring\"", "topology = \"star\""),
        "board.toml, board: `star` is neither `ring` nor `line`"
    );
    assert_eq!(board("port = 4", "port = 3"), "board.toml, coast of port 3: the port stands twice");
    assert_eq!(
        board("port = 4", "port = 7"),
        "board.toml, coast of port 7: ports have the values 3, 4, 5 and 6"
    );
    assert_eq!(
        board("[\"cod\", \"cod\"", "[\"cod\", \"eel\""),
        "board.toml, coast of port 3: `eel` is no kind"
    );
    assert_eq!(
        board("port = 4", "before = [\"cod\"]\nport = 4"),
        "board.toml, coast of port 4: only a line has cells before its first port"
    );
    assert_eq!(
        board("confidence = \"Port high, the rest low.\"", "confidence = \"\""),
        "board.toml, coast of port 3: provenance and confidence must say where the data come from"
    );
    let cards = |old: &str, new: &str| wrong("cards.toml", old, new);
    assert_eq!(cards("kind = \"cod\"", "kind = \"eel\""), "cards.toml, kind eel: `eel` is no kind");
    assert_eq!(cards("kind = \"cod\"", "kind = \"seal\""), "cards.toml, kind seal: the kind stands twice");
    let news = |old: &str, new: &str| wrong("news.toml", old, new);
    assert_eq!(
        news("key = \"fair-wind\"", "key = \"gale\""),
        "news.toml, news gale: there is no such news card"
    );
    assert_eq!(
        news("window = \"before-roll\"", "window = \"own-bet\""),
        "news.toml, news moryana: the effect belongs to the window `before-roll`, not `own-bet`"
    );
    assert_eq!(news("\"before-roll\"", "\"dawn\""), "news.toml, news moryana: `dawn` is no window");
    assert_eq!(
        news("amount = 1 # ships", "amount = 9 # ships"),
        "news.toml, news nets: the amount must be between 1 and 4"
    );
    let only_two = Pomory::load(&Pomory::INFO.material[..2]).map(|_| ()).unwrap_err();
    assert_eq!(only_two.to_string(), "news.toml: the file is missing");
    let other = [MaterialFile { name: "ships.toml", text: "" }];
    assert_eq!(
        Pomory::load(&other).map(|_| ()).unwrap_err().to_string(),
        "ships.toml: Pomory has no such file"
    );
}

/// Ruling E8: the engine does not depend on the ring: on a line with dead ends ships stop at them.
#[test]
fn a_board_may_be_a_line_with_dead_ends() {
    let line = Pomory::INFO.material[0].text.replace("topology = \"ring\"", "topology = \"line\"").replacen(
        "port = 3",
        "before = [\"salmon\", \"cod\"]\nport = 3",
        1,
    );
    let mut files = Pomory::INFO.material.to_vec();
    files[0] = MaterialFile { name: "board.toml", text: &line };
    let line: &'static Material = Box::leak(Box::new(Pomory::load(&files).unwrap()));
    assert!(!line.is_ring());
    assert_eq!(line.next(cell(1), Way::Ccw), None);
    assert_eq!(line.next(cell(22), Way::Cw), None);
    let port = pomory::Port::of_die(3).unwrap();
    assert_eq!(line.storm(port, Way::Ccw), [cell(2), cell(1)]);
    assert_eq!(line.storm(port, Way::Cw), [cell(3), cell(4), cell(5), cell(6), cell(7)]);
    let start = |ships: &[(Seat, u8)]| {
        let row = crate::desk::resources("S1 F1 H1 C1");
        let mut position = pomory::Position::new(line).round(2, A).row(&row);
        for &(seat, number) in ships {
            position = position.ship(seat, cell(number));
        }
        Desk::new(position)
    };
    let desk = start(&[(A, 1), (B, 2), (B, 9), (A, 22)]);
    // Out of port 3: over c02 no empty cell follows, so only blocking it is left; beyond c22 there is nothing.
    assert_eq!(
        desk.legal_after(A, "place"),
        ["c02", "c03", "c07", "c08", "c10", "c11", "c14", "c15"],
        "c02 is blocked on the way to the dead end"
    );
    assert!(!desk.legal_after(A, "move c22").contains(&"c01".to_owned()));
    assert!(desk.legal_after(A, "move c22").contains(&"c21".to_owned()));
}
