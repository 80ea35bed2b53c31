//! The material file: what the shipped edition holds, and what no edition may hold.

use fjords::{Corners, Fjords, Material, Rune, Terrain, Variant, View};
use tabletop::{Game, MaterialFile};

use crate::common::*;

fn shipped() -> &'static str {
    Fjords::INFO.material[0].text
}

fn load(text: &str) -> Result<Material, String> {
    Fjords::load(&[MaterialFile { name: "hexes.toml", text }]).map_err(|why| why.to_string())
}

/// The shipped file with one passage replaced.
#[track_caller]
fn changed(from: &str, to: &str) -> Result<Material, String> {
    assert!(shipped().contains(from), "the shipped file has no `{from}`");
    load(&shipped().replacen(from, to, 1))
}

#[track_caller]
fn refused(from: &str, to: &str) -> String {
    changed(from, to).err().unwrap_or_else(|| panic!("`{to}` was accepted"))
}

/// The entry of a hex, up to its copies.
fn entry(corners: &str, [all, three, four]: [u8; 3]) -> String {
    format!("corners = \"{corners}\"\nall = {all}\nthree = {three}\nfour = {four}\n")
}

fn copies(seats: u8, corners: &str) -> u8 {
    let material = testkit::material::<Fjords>();
    let kind = material.by_face(hex(corners).into()).unwrap();
    material.bag(seats, Variant::Standard).copies(kind.index())
}

/// FJ-001: 64 landscape hexes and 3 start hexes.
#[test]
fn the_box_holds_64_hexes_and_3_to_start_with() {
    let material = testkit::material::<Fjords>();
    assert_eq!(material.bag(4, Variant::Standard).len(), 64);
    assert_eq!(material.start().len(), 3);
    assert_eq!(
        refused(&entry("MMMPPP", [3, 1, 1]), &entry("MMMPPP", [3, 1, 2])),
        "hexes.toml: 65 landscape hexes; the box holds 64"
    );
    let start = "[[start]]\ncorners = \"PPPPPP\"\nq = 0\nr = 1\n";
    let fourth = format!(
        "{start}provenance = \"x\"\nconfidence = \"x\"\n\n[[start]]\ncorners = \"PPPPPP\"\nq = -1\nr = 0\n"
    );
    assert!(refused(start, &fourth).contains("start"), "a fourth start hex");
}

/// FJ-003: 22 stones; the secret stones are not among them.
#[test]
fn the_box_holds_22_stones() {
    let material = testkit::material::<Fjords>();
    let stones = |rune| material.stones(rune);
    assert_eq!([Rune::Strength, Rune::Water].map(stones), [1, 1]);
    assert_eq!([Rune::Friendship, Rune::Journey, Rune::Horse, Rune::Wisdom, Rune::Home].map(stones), [4; 5]);
    let printed = Rune::ALL.into_iter().filter(|&rune| rune != Rune::Secret);
    assert_eq!(printed.map(stones).sum::<u8>(), 22);
}

/// FJ-006: 20 types, and how many of each are unmarked, marked 3 and marked 4.
#[test]
fn every_type_has_its_copies() {
    let table = [
        ("MMMMMM", [1, 0, 0]),
        ("PPPPPP", [2, 1, 1]),
        ("MMMMMP", [1, 0, 1]),
        ("MMMMPP", [2, 1, 0]),
        ("MMMPPP", [3, 1, 1]),
        ("MMPPPP", [3, 1, 1]),
        ("MPPPPP", [1, 1, 1]),
        ("MMPMMP", [1, 0, 1]),
        ("MMPMPP", [1, 1, 0]),
        ("MPMPPP", [2, 1, 0]),
        ("MMMPSP", [2, 1, 0]),
        ("MMPPSP", [2, 1, 0]),
        ("MMPSPP", [1, 0, 1]),
        ("MMPSSP", [3, 1, 1]),
        ("MPSSPP", [2, 1, 1]),
        ("MPSSSP", [2, 0, 1]),
        ("PPPPPS", [2, 1, 1]),
        ("PPPSSS", [3, 1, 1]),
        ("PPSSSS", [2, 1, 1]),
        ("PSSSSS", [1, 0, 0]),
    ];
    for (corners, [all, three, four]) in table {
        let by_players = [2, 3, 4].map(|seats| copies(seats, corners));
        assert_eq!(by_players, [all, all + three, all + three + four], "{corners}");
    }
    let sum = |mark: usize| table.iter().map(|(_, copies)| copies[mark]).sum::<u8>();
    assert_eq!([sum(0), sum(1), sum(2)], [37, 14, 13]);
    let material = testkit::material::<Fjords>();
    let in_bag = material.kinds().iter().filter(|kind| material.by_face(kind.turned(0)).is_some());
    assert_eq!(in_bag.count(), 20 + 1, "the plains-only start hex is a kind of its own, without the symbol");
}

/// FJ-007: no mountain beside sea, no hex all sea, exactly one all mountain; the land of every hex is one piece.
#[test]
fn some_hexes_cannot_be() {
    let plain = entry("MPPPPP", [1, 1, 1]);
    assert_eq!(
        refused(&plain, &entry("MSPPPP", [1, 1, 1])),
        "hexes.toml, hex MSPPPP: no hex shows mountain beside sea"
    );
    assert_eq!(refused(&plain, &entry("SSSSSS", [1, 1, 1])), "hexes.toml, hex SSSSSS: no hex is all sea");
    assert_eq!(
        refused(&entry("MMMMMM", [1, 0, 0]), &entry("MMMMMM", [1, 1, 0])),
        "hexes.toml, hex MMMMMM: 2 all-mountain hexes; there is exactly one"
    );
    assert_eq!(
        refused(&entry("MMMMMM", [1, 0, 0]), &entry("MMMMMP", [1, 0, 0])),
        "hexes.toml, hex MMMMMP: the strength symbol is on the all-mountain hex and on no other"
    );
    // Of all ways to write six corners, those are hexes that part mountain from sea and show land; and only then is
    // the land of a hex one piece, so that R-3 may ask for one side.
    for number in 0..3usize.pow(6) {
        let letters: String = (0..6).map(|corner| ['p', 'm', 's'][number / 3usize.pow(corner) % 3]).collect();
        let touch = (0..6).any(|at| {
            let two = [at, (at + 1) % 6].map(|corner| &letters[corner..=corner]);
            two == ["m", "s"] || two == ["s", "m"]
        });
        assert_eq!(letters.parse::<Corners>().is_ok(), !touch && letters != "ssssss", "{letters}");
        assert!(touch || letters == "ssssss" || pieces_of_land(&letters) == 1, "{letters}");
    }
    assert_eq!(pieces_of_land("smsppp"), 2, "a peak cut off by sea");
    for kind in testkit::material::<Fjords>().kinds() {
        assert_eq!(pieces_of_land(&kind.turned(0).corners.to_string()), 1, "{}", kind.key);
    }
}

/// Floods the land of a hex: corners side by side are joined, and all plain in the middle.
fn pieces_of_land(letters: &str) -> usize {
    let letters = letters.as_bytes();
    let mut unseen: Vec<usize> = (0..6).filter(|&corner| letters[corner] != b's').collect();
    let mut pieces = 0;
    while let Some(seed) = unseen.pop() {
        pieces += 1;
        let mut queue = vec![seed];
        while let Some(from) = queue.pop() {
            let joined = |to: usize| {
                let beside = (from + 1) % 6 == to || (to + 1) % 6 == from;
                beside || (letters[from], letters[to]) == (b'p', b'p')
            };
            queue.extend(unseen.iter().copied().filter(|&to| joined(to)));
            unseen.retain(|&to| !joined(to));
        }
    }
    pieces
}

/// FJ-008: runs of mountain or sea corners are regions of their own; all plain of a hex is one.
#[test]
fn three_types_have_two_ridges() {
    let runs = |corners: Corners, terrain: Terrain| {
        let corners = corners.terrain();
        (0..6).filter(|&at| corners[at] == terrain && corners[(at + 5) % 6] != terrain).count()
    };
    let material = testkit::material::<Fjords>();
    let mut ridges = Vec::new();
    for kind in material.kinds() {
        let corners = kind.turned(0).corners;
        if runs(corners, Terrain::Mountain) > 1 {
            assert_eq!(runs(corners, Terrain::Mountain), 2, "{corners}");
            ridges.push(kind.key.clone());
        }
        assert!(runs(corners, Terrain::Sea) <= 1, "{corners} has two seas");
    }
    assert_eq!(ridges, ["mmpmmp", "mmpmpp", "mpmppp"]);
}

/// FJ-010: the start layout, which never comes out of the bag.
#[test]
fn three_hexes_lie_from_the_start() {
    let laid: Vec<_> = view(&fresh("2p")).hexes.iter().map(|hex| (hex.at, hex.corners, hex.by)).collect();
    let expected = [((0, 0), "PSPPMM"), ((-1, 1), "MPPPPP"), ((0, 1), "PPPPPP")];
    let expected: Vec<_> = expected.iter().map(|&((q, r), c)| (at(q, r), hex(c).terrain(), None)).collect();
    assert_eq!(laid, expected);
    let material = testkit::material::<Fjords>();
    for start in material.start() {
        let kind = material.kind(start.hex);
        assert_eq!((kind.turned(0).corners, kind.symbol), (start.corners.name(), None), "{}", start.at);
    }
    // The bag holds the hexes of the box, none more for those that lie; and no plains-only hex without the symbol.
    assert_eq!(["MMPSPP", "MPPPPP", "PPPPPP"].map(|corners| copies(4, corners)), [2, 3, 4]);
    for text in ["2p runes=friendship", "4p runes=friendship"] {
        let game = fresh(text);
        let View { bag, kinds, .. } = view(&game);
        for (hex, _) in bag {
            let kind = &kinds[usize::from(hex.0)];
            assert_eq!(kind.key == "pppppp", kind.symbol == Some(Rune::Friendship), "{}", kind.key);
        }
        for seed in 0..20 {
            let table = testkit::random_game::<Fjords>(text, seed);
            let start = view(&game).hexes.len();
            let laid = &view(table.state()).hexes[start..];
            let plains = laid.iter().filter(|hex| hex.corners == [Terrain::Plain; 6]);
            plains.for_each(|hex| assert_eq!(hex.rune, Some(Rune::Friendship), "game {seed} of {text}"));
        }
    }
    assert!(refused("q = 0\nr = 1", "q = 0\nr = 2").contains("triangle"));
    assert!(
        refused("corners = \"MPPPPP\"\nq = -1", "corners = \"PPPPPM\"\nq = -1").contains("does not match")
    );
}

/// FJ-106: one hex carries the water symbol; here it is the one with most sea.
#[test]
fn one_hex_carries_the_water_symbol() {
    let material = testkit::material::<Fjords>();
    let water: Vec<_> = material.kinds().iter().filter(|kind| kind.symbol == Some(Rune::Water)).collect();
    assert_eq!(water.iter().map(|kind| kind.key.as_str()).collect::<Vec<_>>(), ["psssss"]);
    assert_eq!(copies(4, "PSSSSS"), 1);
}

/// FJ-108: as many hexes with the friendship symbol as there are players.
#[test]
fn there_is_a_friendship_hex_for_every_player() {
    assert_eq!([2, 3, 4].map(|seats| copies(seats, "PPPPPP")), [2, 3, 4]);
}

#[test]
fn a_wrong_file_names_entry_and_reason() {
    assert_eq!(
        refused("symbol = \"water\"", "symbol = \"fire\""),
        "hexes.toml, hex PSSSSS: `fire` is no symbol; use strength, water or friendship"
    );
    assert_eq!(
        refused("symbol = \"water\"\n", ""),
        "hexes.toml: 0 hexes with the water symbol, but 1 stones"
    );
    assert_eq!(
        refused("corners = \"MPSSPP\"", "corners = \"MPSSP\""),
        "hexes.toml, hex MPSSP: corners are six letters P, M or S"
    );
    assert_eq!(
        refused(&entry("MPMPPP", [2, 1, 0]), &entry("PPPSSS", [2, 1, 0])),
        "hexes.toml, hex pppsss: the hex stands twice; only its symbol may tell two apart"
    );
    assert_eq!(
        refused("wisdom = 4", "wisdom = 3"),
        "hexes.toml, stones: each of four players needs a wisdom stone"
    );
    assert!(refused("confidence = \"Medium.\"", "confidence = \"\"").contains("start PSPPMM"));
    assert!(refused("[stones]", "[pebbles]").starts_with("hexes.toml: "));
    assert!(load("").is_err_and(|why| why.starts_with("hexes.toml: ")));
    let other = [MaterialFile { name: "tiles.toml", text: "" }];
    assert_eq!(Fjords::load(&other).err().unwrap().to_string(), "hexes.toml: the file is missing");
}

/// An owner may find that the water symbol is on one of several like hexes: the two are then told apart by a star.
#[test]
fn an_edition_may_hold_two_hexes_that_differ_in_their_symbol_alone() {
    let without = shipped().replacen("symbol = \"water\"\n", "", 1);
    let marked = "[[hex]]\ncorners = \"SSSPPP\"\nall = 1\nthree = 0\nfour = 0\nsymbol = \"water\"\nprovenance = \"owner\"\nconfidence = \"certain\"\n\n[[hex]]\n";
    let text = without.replacen("[[hex]]\n", marked, 1).replacen(
        &entry("PPPSSS", [3, 1, 1]),
        &entry("PPPSSS", [2, 1, 1]),
        1,
    );
    let material: &'static Material = Box::leak(Box::new(load(&text).unwrap_or_else(|why| panic!("{why}"))));
    let mut game = Fjords::new(&setup("2p runes=water"), material);
    reveal(&mut game, "first a");
    for hex in ["pppsss*", "pppsss", "pppsss", "pppppp"] {
        reveal(&mut game, &format!("hex {hex}"));
    }
    let ways = choices_of(&game, "lay");
    let starred = ways.iter().filter(|way| way.contains('*')).count();
    let plain = ways
        .iter()
        .filter(|way| way.contains('s') && !way.contains("* ") && !way.starts_with("pppppp "))
        .count();
    assert!(starred > 0 && starred == plain, "{ways:?}");
    let starred = ways.iter().find(|way| way.contains('*')).unwrap();
    act(&mut game, A, &format!("lay {starred}"));
    assert_eq!(view(&game).hexes[3].rune, Some(Rune::Water));
    assert_eq!(game.audit(), Ok(()));
}
