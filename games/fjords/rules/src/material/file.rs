//! Reading `hexes.toml` and refusing what no edition may hold.

use serde::Deserialize;
use tabletop::{MaterialError, MaterialFile};

use super::{KINDS, LANDSCAPE, START};
use crate::{Corners, Face, Place, Rune, Terrain};

const FILE: &str = "hexes.toml";
/// A row of four and something left to draw.
const FEWEST_UNMARKED: u8 = 5;

/// A checked edition.
pub(super) struct Edition {
    /// In the order of their faces.
    pub hexes: Vec<Entry>,
    pub start: [(Place, Corners); START],
    pub stones: [u8; Rune::ALL.len()],
}

/// A kind of hex with its copies.
pub(super) struct Entry {
    pub face: Face,
    pub symbol: Option<Rune>,
    all: u8,
    three: u8,
    four: u8,
}

impl Entry {
    /// Copies used by this many players.
    pub fn copies(&self, players: u8) -> u8 {
        let marked = |mark: u8, copies: u8| if players >= mark { copies } else { 0 };
        self.all + marked(3, self.three) + marked(4, self.four)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Text {
    stones: StonesText,
    start: Vec<StartText>,
    hex: Vec<HexText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StonesText {
    strength: u8,
    water: u8,
    friendship: u8,
    journey: u8,
    horse: u8,
    wisdom: u8,
    home: u8,
    provenance: String,
    confidence: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartText {
    corners: String,
    q: i8,
    r: i8,
    provenance: String,
    confidence: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HexText {
    corners: String,
    all: u8,
    three: u8,
    four: u8,
    symbol: Option<String>,
    provenance: String,
    confidence: String,
}

/// Reads and checks the one file of an edition.
pub(super) fn read(files: &[MaterialFile<'_>]) -> Result<Edition, MaterialError> {
    let file = files.iter().find(|file| file.name == FILE);
    let file = file.ok_or_else(|| MaterialError::new(FILE, "", "the file is missing"))?;
    if let Some(other) = files.iter().find(|file| file.name != FILE) {
        return Err(MaterialError::new(other.name, "", "Fjords has no such file"));
    }
    let text: Text = toml::from_str(file.text).map_err(|why| MaterialError::new(FILE, "", why))?;
    let stones = stones(&text.stones)?;
    let hexes = hexes(&text.hex, &stones)?;
    let start = start(&text.start)?;
    Ok(Edition { hexes, start, stones })
}

fn wrong<T>(entry: &str, reason: impl std::fmt::Display) -> Result<T, MaterialError> {
    Err(MaterialError::new(FILE, entry, reason))
}

/// Every entry says where its numbers come from.
fn need_source(entry: &str, provenance: &str, confidence: &str) -> Result<(), MaterialError> {
    if provenance.trim().is_empty() || confidence.trim().is_empty() {
        return wrong(entry, "provenance and confidence must say where the numbers come from");
    }
    Ok(())
}

fn stones(text: &StonesText) -> Result<[u8; Rune::ALL.len()], MaterialError> {
    need_source("stones", &text.provenance, &text.confidence)?;
    let stones = [
        text.strength,
        text.water,
        text.friendship,
        text.journey,
        text.horse,
        text.wisdom,
        text.home,
        // Four secret stones belong to the deluxe edition, outside the box (FJ-131).
        4,
    ];
    for rune in Rune::ALL.into_iter().filter(|rune| rune.is_personal()) {
        if stones[rune as usize] < 4 {
            return wrong("stones", format!("each of four players needs a {} stone", rune.word()));
        }
    }
    Ok(stones)
}

fn corners(entry: &str, text: &str) -> Result<Corners, MaterialError> {
    let terrain: Option<Vec<_>> = text.chars().map(Terrain::from_letter).collect();
    let Some(terrain) = terrain.and_then(|terrain| <[Terrain; 6]>::try_from(terrain).ok()) else {
        return wrong(entry, "corners are six letters P, M or S");
    };
    if terrain == [Terrain::Sea; 6] {
        return wrong(entry, "no hex is all sea");
    }
    match Corners::new(terrain) {
        Some(corners) => Ok(corners),
        None => wrong(entry, "no hex shows mountain beside sea"),
    }
}

fn hexes(texts: &[HexText], stones: &[u8]) -> Result<Vec<Entry>, MaterialError> {
    let mut entries = Vec::new();
    for text in texts {
        entries.push(hex(text)?);
    }
    star_twins(&mut entries)?;
    entries.sort_by_key(|entry| entry.face);
    if entries.len() > KINDS - START {
        return wrong(
            "",
            format!("{} kinds of hexes; at most {} are possible", entries.len(), KINDS - START),
        );
    }
    let sum: usize = entries.iter().map(|entry| usize::from(entry.copies(4))).sum();
    if sum != LANDSCAPE {
        return wrong("", format!("{sum} landscape hexes; the box holds {LANDSCAPE}"));
    }
    let unmarked: u8 = entries.iter().map(|entry| entry.copies(2)).sum();
    if unmarked < FEWEST_UNMARKED {
        return wrong("", format!("{unmarked} unmarked hexes; two players need {FEWEST_UNMARKED}"));
    }
    for rune in [Rune::Strength, Rune::Water, Rune::Friendship] {
        let marked: u8 = entries.iter().filter(|e| e.symbol == Some(rune)).map(|e| e.copies(4)).sum();
        let stones = stones[rune as usize];
        if marked != stones {
            return wrong("", format!("{marked} hexes with the {} symbol, but {stones} stones", rune.word()));
        }
    }
    Ok(entries)
}

fn hex(text: &HexText) -> Result<Entry, MaterialError> {
    let entry = format!("hex {}", text.corners);
    need_source(&entry, &text.provenance, &text.confidence)?;
    let corners = corners(&entry, &text.corners)?.name();
    let symbol = match &text.symbol {
        None => None,
        Some(word) => match Rune::from_word(word).filter(|rune| !rune.is_personal()) {
            Some(rune) => Some(rune),
            None => {
                return wrong(&entry, format!("`{word}` is no symbol; use strength, water or friendship"));
            }
        },
    };
    let sum = [text.all, text.three, text.four].into_iter().map(usize::from).sum::<usize>();
    if !(1..=LANDSCAPE).contains(&sum) {
        return wrong(&entry, format!("{sum} copies"));
    }
    let mountain = corners.terrain() == [Terrain::Mountain; 6];
    if mountain && sum != 1 {
        return wrong(&entry, format!("{sum} all-mountain hexes; there is exactly one"));
    }
    if mountain != (symbol == Some(Rune::Strength)) {
        return wrong(&entry, "the strength symbol is on the all-mountain hex and on no other");
    }
    if symbol == Some(Rune::Friendship) && corners.terrain() != [Terrain::Plain; 6] {
        return wrong(&entry, "the friendship symbol is on plains-only hexes");
    }
    if symbol == Some(Rune::Water) && !corners.shows(Terrain::Sea) {
        return wrong(&entry, "the water symbol is on a hex with sea");
    }
    Ok(Entry { face: corners.into(), symbol, all: text.all, three: text.three, four: text.four })
}

/// Of two kinds with the same corners the one with the symbol is starred; more than two cannot be told apart.
fn star_twins(entries: &mut [Entry]) -> Result<(), MaterialError> {
    for index in 0..entries.len() {
        let corners = entries[index].face.corners;
        let twins = entries.iter().filter(|other| other.face.corners == corners);
        let twins: Vec<_> = twins.map(|twin| twin.symbol).collect();
        let plain = twins.iter().filter(|symbol| symbol.is_none()).count();
        if twins.len() > 2 || twins.len() == 2 && plain != 1 {
            return wrong(
                &format!("hex {corners}"),
                "the hex stands twice; only its symbol may tell two apart",
            );
        }
        entries[index].face.starred = twins.len() == 2 && entries[index].symbol.is_some();
    }
    Ok(())
}

fn start(texts: &[StartText]) -> Result<[(Place, Corners); START], MaterialError> {
    let mut start = Vec::new();
    for text in texts {
        let entry = format!("start {}", text.corners);
        need_source(&entry, &text.provenance, &text.confidence)?;
        let at = Place::new(text.q, text.r);
        if !at.is_in_reach() || at.distance(Place::new(0, 0)) > 2 {
            return wrong(&entry, "a start hex lies too far from the middle");
        }
        start.push((at, corners(&entry, &text.corners)?));
    }
    for (index, &(at, corners)) in start.iter().enumerate() {
        for &(other_at, other) in &start[..index] {
            let Some(side) = at.side_towards(other_at) else {
                return wrong(&format!("start {corners}"), "the start hexes lie in a triangle, side to side");
            };
            let (mine, theirs) = (grid::hex::corners(side), grid::hex::corners_across(side));
            let agree = (0..2).all(|end| corners.terrain()[mine[end]] == other.terrain()[theirs[end]]);
            if !agree {
                return wrong(
                    &format!("start {corners}"),
                    format!("its side towards {other} does not match"),
                );
            }
        }
    }
    start
        .try_into()
        .or_else(|found: Vec<_>| wrong("", format!("{} start hexes; there are {START}", found.len())))
}
