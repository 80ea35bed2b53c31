//! Editions: what the files may say, and how a mistake in them is named.

use fleet::{Fleet, Group, Kind, Material, Section};
use tabletop::{Dealer as _, Game, MaterialError, MaterialFile, Turn};

const SHEET: &str = Fleet::INFO.material[0].text;
const CARDS: &str = Fleet::INFO.material[1].text;

fn load(sheet: &str, cards: &str) -> Result<Material, MaterialError> {
    Fleet::load(&[
        MaterialFile { name: "sheet.toml", text: sheet },
        MaterialFile { name: "cards.toml", text: cards },
    ])
}

/// The error that a change of the default edition brings.
#[track_caller]
fn error(from: &str, to: &str) -> String {
    assert!(SHEET.contains(from) || CARDS.contains(from), "`{from}` is in no file");
    let change = |text: &str| text.replacen(from, to, 1);
    load(&change(SHEET), &change(CARDS)).expect_err("the edition is accepted").to_string()
}

/// FL-002: what is in the box.
#[test]
fn the_box() {
    let material = testkit::material::<Fleet>();
    assert_eq!(material.dice(), (6, 4));
    assert_eq!((material.captains().len(), material.gold().len() + material.silver().len()), (5, 10));
    let tokens = crate::common::view(&crate::common::fresh("1p")).tokens;
    assert_eq!(
        tokens.map(|tokens| tokens.map(Section::group)),
        Some([Group::Boats, Group::Harbour, Group::Wharf])
    );
}

/// FL-031, FL-062, FL-150: the sheet as RULES.md describes it.
#[test]
fn the_sheet() {
    let material = testkit::material::<Fleet>();
    use Kind::{Boat, Choice, Fishing, Licence, Plain};
    for section in Group::Boats.sections() {
        let boxes = [Plain, Licence, Boat, Plain, Boat, Licence, Plain, Choice, Choice, Choice];
        assert_eq!((material.boxes(*section), material.boats(*section)), (&boxes[..], 4), "{section:?}");
    }
    assert_eq!(material.boxes(Section::Crab), [Plain, Plain, Licence, Plain, Boat]);
    assert_eq!(material.boxes(Section::Yacht), [Plain, Plain, Fishing, Plain, Plain, Fishing]);
    assert_eq!(material.boxes(Section::Research), [Boat; 4]);
    assert_eq!(material.boxes(Section::Barge), [Plain, Boat]);
    assert_eq!(material.boxes(Section::Inuit), [Boat, Plain, Boat, Plain, Boat]);
    let wharf = Group::Wharf.sections().iter().map(|&building| material.boxes(building).len());
    assert!(wharf.eq([2, 4, 2, 2, 1, 2, 4, 1]));
}

/// What is printed on every sheet is what the files say.
#[test]
fn printed_numbers() {
    let printed = crate::common::view(&crate::common::fresh("2p")).printed;
    assert_eq!((printed.three_coins, printed.die_as_coin, printed.second_licence), (3, 1, 2));
    assert_eq!(printed.lobster, [vec![(2, 1), (8, 2)], vec![(2, 1), (5, 2)], vec![(2, 1), (5, 2), (10, 3)]]);
    assert_eq!((printed.shrimp_marks, printed.shrimp_stars), ([1, 1, 2], [0, 1, 1]));
    assert_eq!((printed.swordfish_stars, printed.swordfish_coins), ([1, 1, 2], [0, 1, 0]));
    assert_eq!((printed.cod_coins, printed.oyster_holds), ([1, 2, 3], [6, 8, 10]));
    assert_eq!(printed.building_vp, [2, 0, 2, 2, 1, 3, 10, 0]);
    assert_eq!((printed.box_vp[1], printed.buffet_vp), (2, [0, 1, 3, 6, 10, 15]));
    assert_eq!(printed.market.first().map(|row| row.0), Some(0));
}

/// A corrected number is taken as it is.
#[test]
fn an_owner_may_correct_a_number() {
    let longer = SHEET.replacen("boxes = \"BBBB\"", "boxes = \"B.B\"", 1);
    let material = load(&longer, CARDS).unwrap();
    assert_eq!((material.boxes(Section::Research).len(), material.boats(Section::Research)), (3, 2));
    let changed = CARDS.replacen("boxes = [\"casino\"]", "boxes = [\"casino\", \"pub\"]", 1);
    let material = load(SHEET, &changed).unwrap();
    assert_eq!(material.captain(Section::Shrimp).unwrap().marks().len(), 5);
}

#[test]
fn errors_name_file_entry_and_reason() {
    assert_eq!(error("players = 10", "players = 0"), "sheet.toml, rounds: a game lasts 1 to 40 rounds");
    assert_eq!(
        error("boat_dice = 6", "boat_dice = 4"),
        "sheet.toml, pool: four players need 5 boat dice and 4 town dice"
    );
    assert_eq!(
        error("boat = { shrimp = 1", "boat = { whale = 1"),
        "sheet.toml, dice: `whale` is no face of this die"
    );
    assert_eq!(
        error("three_coins = 3", "three_coins = 9"),
        "sheet.toml, coins: no more than 5 coins at a time"
    );
    assert_eq!(error("ranks = [85", "ranks = [15"), "sheet.toml, solo: the ranks must fall");
    assert_eq!(
        error("stars = [4", "stars = [40"),
        "sheet.toml, coin_track: the stars are at most 32 boxes of the track in ascending order"
    );
    assert_eq!(
        error("table = [[0", "table = [[1"),
        "sheet.toml, market: the table begins with 0 fish and rises"
    );
    assert_eq!(
        error("boxes = \".LB.BL.???\"", "boxes = \".LF.BL.???\""),
        "sheet.toml, shrimp: `F` is no box of this section"
    );
    assert_eq!(
        error("boxes = \".LB.BL.???\"", "boxes = \".L\""),
        "sheet.toml, shrimp: three boxes are marked at the start"
    );
    assert_eq!(error("catch = 1", "catch = 2"), "sheet.toml, shrimp: oyster boats catch 2, all others 1");
    assert_eq!(
        error("[harbour.crab]", "[harbour.squid]"),
        "sheet.toml, squid: there is no such section here"
    );
    assert_eq!(
        error("boxes = \"..L.B\"", "boxes = \"....B\""),
        "sheet.toml, crab: there is one crab licence"
    );
    assert_eq!(
        error("counts = \"fish\", per = 6", "counts = \"fish\", per = 0"),
        "sheet.toml, crab: `per` must not be 0"
    );
    assert_eq!(
        error("counts = \"fish\", per = 6", "counts = \"boats\", per = 6"),
        "sheet.toml, crab: two bonuses count boats"
    );
    assert_eq!(
        error("casino = { boxes = 2", "casino = { boxes = 0"),
        "sheet.toml, casino: a building has 1 to 15 boxes"
    );
    assert_eq!(error("boats = \"shrimp\"", "boats = \"pub\""), "cards.toml, pub: this is no boat type");
    assert_eq!(
        error("boats = \"shrimp\"", "boats = \"cod\""),
        "cards.toml, captain: four players need four cards, each of another boat type"
    );
    assert_eq!(
        error("boxes = [\"casino\"]", "boxes = [\"cod\"]"),
        "cards.toml, shrimp: `cod` is no harbour craft and no building"
    );
    assert_eq!(
        error("\"cannery\"]", "\"cannery\", \"cannery\"]"),
        "cards.toml, lobster: it marks too many boxes"
    );
    assert_eq!(
        error("gold = [\"fish\"", "gold = [\"boats\""),
        "cards.toml, trophies: there are trophies, and no two of a kind count the same"
    );
    assert_eq!(
        error("provenance = \"ours\"", "provenance = \" \""),
        "cards.toml, trophies: the provenance is empty"
    );
}

/// The limits themselves are still allowed: three boxes of a boat type, four captains, 5 coins for a licence.
#[test]
fn limits_are_allowed() {
    assert!(load(&SHEET.replacen("boxes = \".LB.BL.???\"", "boxes = \".LB\"", 1), CARDS).is_ok());
    assert!(load(&SHEET.replacen("cod_coins = [1, 2, 3]", "cod_coins = [1, 2, 5]", 1), CARDS).is_ok());
    let five = CARDS.matches("[[captain]]").count();
    let (four, _) = CARDS.rsplit_once("[[captain]]").unwrap();
    assert_eq!((five, load(SHEET, four).unwrap().captains().len()), (5, 4));
    let why = "sheet.toml, licences: numbers up to 5, and at least one mark of a shrimp die";
    assert_eq!(error("cod_coins = [1, 2, 3]", "cod_coins = [1, 2, 6]"), why);
    assert_eq!(error("shrimp_marks = [1, 1, 2]", "shrimp_marks = [1, 0, 2]"), why);
}

/// Every number of the sheet is held to its limits on both sides: one more is refused with its reason, the limit is not.
#[test]
fn numbers_have_limits_on_both_sides() {
    let change = |from: &str, to: &str| {
        assert!(SHEET.contains(from), "`{from}` is not in the sheet");
        load(&SHEET.replacen(from, to, 1), CARDS)
    };
    let refused = |from: &str, to: &str, why: &str| {
        assert_eq!(change(from, to).expect_err(to).to_string(), format!("sheet.toml, {why}"), "{to}");
    };
    let accepted = |from: &str, to: &str| {
        if let Err(why) = change(from, to) {
            panic!("{to}: {why}");
        }
    };
    for (key, old) in [("players", 10), ("solo", 8)] {
        let rounds = format!("{key} = {old}");
        for fine in [1, 40] {
            accepted(&rounds, &format!("{key} = {fine}"));
        }
        for wrong in [0, 41] {
            refused(&rounds, &format!("{key} = {wrong}"), "rounds: a game lasts 1 to 40 rounds");
        }
    }
    let pool = "pool: four players need 5 boat dice and 4 town dice";
    accepted("boat_dice = 6", "boat_dice = 5");
    refused("boat_dice = 6", "boat_dice = 4", pool);
    refused("town_dice = 4", "town_dice = 3", pool);
    for key in ["income = 1", "three_coins = 3", "die_as_coin = 1", "second_licence = 2"].into_iter().chain([
        "tackle_coins = 2",
        "cannery_coins = 1",
        "smokehouse_coins = 2",
    ]) {
        let name = key.split(' ').next().unwrap();
        accepted(key, &format!("{name} = 5"));
        refused(key, &format!("{name} = 6"), "coins: no more than 5 coins at a time");
    }
    let first = SHEET.split("ranks = [").nth(1).unwrap().split(',').next().unwrap();
    let second = SHEET.split("ranks = [").nth(1).unwrap().split(", ").nth(1).unwrap();
    refused(&format!("ranks = [{first}"), &format!("ranks = [{second}"), "solo: the ranks must fall");
    let boat = "boat = { shrimp = 1, cod = 1, lobster = 1, swordfish = 1, oyster = 1, coins = 1 }";
    let town = "town = { harbour = 2, wharf = 2, market = 2 }";
    accepted(boat, "boat = { oyster = 1 }");
    refused(boat, "boat = { coins = 3 }", "dice: a die needs faces");
    refused(town, "town = {}", "dice: a die needs faces");
    accepted(town, "town = { market = 1 }");
    refused(boat, "boat = { harbour = 1 }", "dice: `harbour` is no face of this die");
    refused(town, "town = { cod = 1 }", "dice: `cod` is no face of this die");
    let boxes = "coin_track: the track has 1 to 200 boxes";
    let track = |boxes: u32, stars: &str| format!("boxes = {boxes}\nstars = [{stars}]");
    let printed = track(96, "4, 8, 12, 16, 20, 24, 28, 32, 37, 42, 47, 52, 57, 63, 69, 75, 82, 89, 96");
    let between = SHEET.split("[coin_track]").nth(1).unwrap().split("[market]").next().unwrap();
    assert!(between.contains(&printed), "{between}");
    accepted(&printed, &track(1, "1"));
    accepted(&printed, &track(200, "200"));
    refused(&printed, &track(0, ""), boxes);
    refused(&printed, &track(201, ""), boxes);
    let stars = "coin_track: the stars are at most 32 boxes of the track in ascending order";
    refused(&printed, &track(9, "10"), stars);
    refused(&printed, &track(9, "0, 3"), stars);
    refused(&printed, &track(9, "3, 3"), stars);
    let rising = |count: u32| (1..=count).map(|star| star.to_string()).collect::<Vec<_>>().join(", ");
    accepted(&printed, &track(96, &rising(32)));
    refused(&printed, &track(96, &rising(33)), stars);
    let table = "table = [[0, 2], [10, 3], [20, 4], [30, 5]]";
    accepted(table, "table = [[0, 9]]");
    refused(table, "table = [[0, 10]]", "market: no more than 9 coins");
    refused(table, "table = []", "market: the table begins with 0 fish and rises");
    refused(table, "table = [[0, 2], [0, 3]]", "market: the table begins with 0 fish and rises");
    let boats = |vp: &str| format!("vp = [{vp}]");
    refused("vp = [1, 1, 2, 2]", &boats(""), "shrimp: 1 to 4 boats");
    refused("vp = [1, 1, 2, 2]", &boats("1, 1, 2, 2, 2"), "shrimp: 1 to 4 boats");
    accepted("vp = [1, 1, 2, 2]", &boats("3"));
    let hold = "shrimp: boats hold 1 to 12 fish, and not fewer with a higher licence";
    for wrong in ["hold = [0, 4, 4]", "hold = [4, 4, 13]", "hold = [4, 3, 4]"] {
        refused("hold = [4, 4, 4]", wrong, hold);
    }
    accepted("hold = [4, 4, 4]", "hold = [1, 1, 12]");
    let craft = |name: &str| format!("{name}: at most 4 boats, one barge, 12 fish each");
    refused("boxes = \"BBBB\"", "boxes = \"BBBBB\"", &craft("research"));
    refused("boxes = \".B\"", "boxes = \"BB\"", &craft("barge"));
    refused("hold = 8", "hold = 13", &craft("barge"));
    accepted("hold = 8", "hold = 12");
    refused("boxes = \"..L.B\"", "boxes = \"..LLB\"", "crab: there is one crab licence");
    accepted("casino = { boxes = 2", "casino = { boxes = 15");
    refused("casino = { boxes = 2", "casino = { boxes = 16", "casino: a building has 1 to 15 boxes");
    accepted("boxes = \".LB.BL.???\"", "boxes = \".LB.BL.???.....\"");
    let long = "shrimp: a section has 1 to 15 boxes";
    refused("boxes = \".LB.BL.???\"", "boxes = \".LB.BL.???......\"", long);
    refused("boxes = \".LB.BL.???\"", "boxes = \"\"", long);
    accepted("[10, 3]]]", "[10, 5]]]");
    refused("[10, 3]]]", "[10, 6]]]", "licences: lobster pays up to 5 coins");
    for table in ["shrimp_stars = [0, 1, 1]", "swordfish_stars = [1, 1, 2]", "swordfish_coins = [0, 1, 0]"] {
        let (name, _) = table.split_once(" =").unwrap();
        accepted(table, &format!("{name} = [0, 1, 5]"));
        let why = "licences: numbers up to 5, and at least one mark of a shrimp die";
        refused(table, &format!("{name} = [0, 1, 6]"), why);
    }
}

#[test]
fn unreadable_files_are_refused() {
    assert!(load("[rounds", CARDS).unwrap_err().to_string().starts_with("sheet.toml: "));
    assert!(load(SHEET, "").unwrap_err().to_string().starts_with("cards.toml: "));
    assert_eq!(Fleet::load(&[]).unwrap_err().to_string(), "sheet.toml: the file is missing");
}

/// The files do not claim more than is known: what is reconstructed says so.
#[test]
fn reconstructed_numbers_say_so() {
    let says = |entry: &str, word: &str| {
        let after = SHEET.split(entry).nth(1).unwrap_or_else(|| panic!("no {entry}"));
        let line = after.lines().find(|line| line.contains("provenance")).unwrap();
        assert!(line.contains(word), "{entry}: {line}");
    };
    for entry in ["[coin_track]", "[market]", "[boats.cod]", "[harbour.crab]", "[harbour.barge]"] {
        says(entry, "reconstructed");
    }
    assert_eq!(CARDS.matches("provenance = \"ours\"").count(), 5 + 1);
}

/// FL-030: in another edition a licence or boat circle may stand below a ?, and give nothing because its kind is used up.
#[test]
fn circles_below_a_choice_may_give_nothing() {
    let sheet = SHEET.replace("boxes = \".LB.BL.???\"", "boxes = \".LB????LBLB\"");
    let material: &'static Material = Box::leak(Box::new(load(&sheet, CARDS).unwrap()));
    let mut without_effect = [0; 2];
    for seed in 0..20 {
        let mut game = Fleet::new(&"2p".parse().unwrap(), material);
        let mut dealer = dealer::Quick::new(seed);
        while game.turn() != Turn::Over {
            let mut events = Vec::new();
            match game.turn() {
                Turn::Seats(seats) => {
                    let (seat, mut legal) = (seats.lowest().unwrap(), Vec::new());
                    game.legal(seat, &mut legal);
                    // Boats rather than coins, so that tracks fill up.
                    legal.sort_by_key(
                        |action| !matches!(action.deed(), fleet::Deed::Mark(it) if it.index() < 5),
                    );
                    let wanted = if legal.len() > 1 { legal.len().div_ceil(2) } else { 1 };
                    let action = legal[dealer.pick(wanted as u32) as usize];
                    game.act_unchecked(seat, action, &mut events);
                    for (at, it) in [fleet::Kind::Licence, fleet::Kind::Boat].into_iter().enumerate() {
                        without_effect[at] += usize::from(gave_nothing(material, &events, it));
                    }
                }
                _ => {
                    let ticket = dealer.pick(game.weight());
                    game.reveal_unchecked(game.outcome(ticket), &mut events);
                }
            }
            game.audit().unwrap();
        }
    }
    assert!(without_effect.iter().all(|&times| times > 5), "{without_effect:?}");
}

/// Was a circle of this kind marked that launched and licensed nothing?
fn gave_nothing(material: &Material, events: &[fleet::Event], kind: Kind) -> bool {
    let marked = events.iter().any(|event| match *event {
        fleet::Event::Marked { section, number, .. } => {
            section.group() == Group::Boats && material.boxes(section)[usize::from(number) - 1] == kind
        }
        _ => false,
    });
    let gave =
        |event: &fleet::Event| matches!(event, fleet::Event::Launched { .. } | fleet::Event::Licensed { .. });
    marked && !events.iter().any(gave)
}

/// What a sheet holds must be what its circles can have given.
#[test]
fn an_audit_tells_boats_from_licences() {
    use crate::common::*;
    let audit = |boats: &[u8], licence| {
        let position = blank("2p").marked(A, Section::Cod, 3).boats(A, Section::Cod, boats);
        let game = boats_rolled(position.licence(A, Section::Cod, licence));
        game.audit().is_ok()
    };
    assert!(audit(&[0], 1));
    assert!(!audit(&[], 2), "one licence and one boat circle are marked");
    assert!(!audit(&[0, 0], 0));
    assert!(!audit(&[0], 2) && !audit(&[], 1));
}

fn boats_rolled(position: fleet::Position) -> Fleet {
    crate::common::boats(position, "cod cod cod")
}

/// What a boat holds, by the licence.
#[test]
fn holds_are_those_of_the_sheet() {
    let material = testkit::material::<Fleet>();
    let holds = |section| [0, 1, 2, 3].map(|level| material.hold(section, level));
    assert_eq!(holds(Section::Oyster), [6, 6, 8, 10]);
    assert_eq!(holds(Section::Cod), [4; 4]);
    assert_eq!([Section::Barge, Section::Inuit, Section::Research].map(|it| material.hold(it, 0)), [8, 3, 0]);
}

/// More boats or fish than a sheet has room for are refused.
#[test]
fn sections_have_limits() {
    let boats = "shrimp: 1 to 4 boats";
    assert!(error("vp = [1, 1, 2, 2]", "vp = [1, 1, 2, 2, 2]").contains(boats));
    assert!(error("vp = [1, 1, 2, 2]", "vp = []").contains(boats));
    assert!(error("hold = [4, 4, 4]", "hold = [4, 4, 13]").contains("1 to 12 fish"));
    let harbour = "at most 4 boats, one barge, 12 fish each";
    for (from, to) in [
        ("boxes = \".B\"", "boxes = \"BB\""),
        ("boxes = \"BBBB\"", "boxes = \"BBBBB\""),
        ("hold = 8", "hold = 13"),
    ] {
        let why = error(from, to);
        assert!(why.contains(harbour), "{to}: {why}");
    }
}
