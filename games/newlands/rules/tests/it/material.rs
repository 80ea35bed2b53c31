//! Editions: what a material file may say, and how a mistake in it is named.

use newlands::{Material, NewLands};
use tabletop::{Game, MaterialError, MaterialFile};

const TILES: &str = NewLands::INFO.material[0].text;

fn load(text: &str) -> Result<Material, MaterialError> {
    NewLands::load(&[MaterialFile { name: "tiles.toml", text }])
}

/// The error that a change of the default edition brings.
#[track_caller]
fn error(from: &str, to: &str) -> String {
    assert!(TILES.contains(from), "`{from}` is not in the file");
    load(&TILES.replacen(from, to, 1)).expect_err("the edition is accepted").to_string()
}

#[test]
fn the_default_edition_says_where_every_tile_comes_from() {
    let material = load(TILES).unwrap();
    assert!(material.kinds().iter().all(|kind| kind.provenance.starts_with("scan")));
    let mut scans: Vec<u8> = material
        .kinds()
        .iter()
        .flat_map(|kind| kind.provenance.trim_start_matches("scans").trim_start_matches("scan").split(','))
        .map(|number| number.trim().parse().unwrap())
        .collect();
    scans.sort_unstable();
    assert!(scans.into_iter().eq(1..=84), "every scan is one tile");
}

/// A corrected number is taken as it is.
#[test]
fn an_owner_may_correct_a_tile() {
    let without_city = TILES.replacen("cities = [{ land = 1, sea = 2 }]\n", "", 1);
    let material = load(&without_city).unwrap();
    assert_eq!(material.kind(material.start()).cities, []);
}

#[test]
fn errors_name_file_entry_and_reason() {
    assert_eq!(error("copies = 2", "copies = 3"), "tiles.toml: 85 tiles in all; the game has 84");
    assert_eq!(error("copies = 2", "copies = 0"), "tiles.toml, ggmg-caps3: there is at least one copy");
    assert_eq!(error("key = \"gmgg-cap\"", "key = \"xxxx\""), "tiles.toml, xxxx: unknown key");
    assert_eq!(error("key = \"gmgg-cap\"", "key = \"start\""), "tiles.toml, start: stands twice");
    assert_eq!(
        error("start = true\n", ""),
        "tiles.toml: exactly one tile is the start tile, and there is one copy of it"
    );
    assert_eq!(
        error("sides = \"gmsm\"", "sides = \"gmxm\""),
        "tiles.toml, start: `x` is no terrain; allowed are g, m and s"
    );
    assert_eq!(error("sides = \"gmsm\"", "sides = \"gms\""), "tiles.toml, start: `gms` are not four sides");
    assert_eq!(
        error("sides = \"gmsm\"", "sides = \"mmsm\""),
        "tiles.toml, start: side North: `sides` and `regions` disagree"
    );
    assert_eq!(error("sides = \"ew\"", "sides = \"e\""), "tiles.toml, start: side West belongs to no region");
    assert_eq!(
        error("sides = \"ew\"", "sides = \"new\""),
        "tiles.toml, start: side North belongs to two regions"
    );
    assert_eq!(
        error("sides = \"ew\"", "sides = \"we\""),
        "tiles.toml, start: region 1: `we` are not sides in the order n, e, s, w"
    );
    assert_eq!(
        error("touches = [0, 2]", "touches = [0]"),
        "tiles.toml, start: region 2 touches region 1, but not the other way round"
    );
    assert_eq!(
        error("touches = [0, 2]", "touches = [0, 7]"),
        "tiles.toml, start: region 1 touches no region 7"
    );
    assert_eq!(
        error("land = 1, sea = 2", "land = 0, sea = 2"),
        "tiles.toml, start: a city between regions 0 and 2, which do not touch"
    );
    assert_eq!(
        error("land = 1, sea = 2", "land = 0, sea = 1"),
        "tiles.toml, start: a city stands between land and sea, not between regions 0 and 1"
    );
    assert_eq!(
        error("provenance = \"scan 1\"", "provenance = \"\""),
        "tiles.toml, start: does not say where it comes from"
    );
    assert_eq!(error("layout = \"band\"", "shape = \"band\"").split(": ").next(), Some("tiles.toml, start"));
    let short = TILES.rsplit_once("[[tile]]").unwrap().0;
    assert_eq!(load(short).unwrap_err().to_string(), "tiles.toml, mmmm-solid: is missing");
}

#[test]
fn unreadable_files_are_refused() {
    assert!(load("[[tile").unwrap_err().to_string().starts_with("tiles.toml: "));
    assert_eq!(NewLands::load(&[]).unwrap_err().to_string(), "tiles.toml: the file is missing");
    let other = NewLands::load(&[MaterialFile { name: "hexes.toml", text: "" }]).unwrap_err();
    assert_eq!(other.to_string(), "hexes.toml: no such file; New Lands has tiles.toml alone");
}

/// The regions of one terrain never touch: they would be one.
#[test]
fn touching_regions_differ() {
    let text = TILES.replacen(
        "{ terrain = \"grassland\", sides = \"n\", touches = [1] }",
        "{ terrain = \"mountain\", sides = \"n\", touches = [1] }",
        1,
    );
    let text = text.replacen("sides = \"gmsm\"", "sides = \"mmsm\"", 1);
    assert_eq!(
        load(&text).unwrap_err().reason,
        "regions 0 and 1 touch and are of one terrain: they are one region"
    );
}
