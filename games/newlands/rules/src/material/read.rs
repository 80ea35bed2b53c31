//! Reading and checking `tiles.toml`.

use serde::Deserialize;
use tabletop::{Cursor, MaterialError, MaterialFile};

use super::{City, KEYS, Kind, MAX_PIECES, Material, Piece, TILES, Terrain};
use crate::{land::PIECES, place::Sides};

/// The one file of an edition.
pub(crate) const FILE: &str = "tiles.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    tile: Vec<toml::Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    key: String,
    copies: u8,
    #[serde(default)]
    start: bool,
    sides: String,
    layout: String,
    regions: Vec<RegionEntry>,
    #[serde(default)]
    cities: Vec<CityEntry>,
    provenance: String,
    #[serde(default)]
    note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionEntry {
    terrain: Terrain,
    sides: String,
    touches: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityEntry {
    land: u8,
    sea: u8,
}

/// Reads and checks an edition.
pub(crate) fn read(files: &[MaterialFile<'_>]) -> Result<Material, MaterialError> {
    let whole = |reason: String| MaterialError::new(FILE, "", reason);
    if let Some(other) = files.iter().find(|file| file.name != FILE) {
        return Err(MaterialError::new(other.name, "", format!("no such file; New Lands has {FILE} alone")));
    }
    let text = files.first().ok_or_else(|| whole("the file is missing".into()))?.text;
    let file: File = toml::from_str(text).map_err(|why| whole(why.to_string().trim_end().into()))?;
    let mut kinds: Vec<Option<Kind>> = vec![None; KEYS.len()];
    for (number, table) in file.tile.into_iter().enumerate() {
        let name = table.get("key").and_then(|key| key.as_str()).map(str::to_owned);
        let name = name.unwrap_or_else(|| format!("tile {}", number + 1));
        let wrong = |reason: String| MaterialError::new(FILE, &name, reason);
        let entry: Entry = table.try_into().map_err(|why: toml::de::Error| wrong(why.message().into()))?;
        let index =
            KEYS.iter().position(|&key| key == entry.key).ok_or_else(|| wrong("unknown key".into()))?;
        let kind = check_tile(entry, KEYS[index]).map_err(wrong)?;
        if kinds[index].replace(kind).is_some() {
            return Err(wrong("stands twice".into()));
        }
    }
    if let Some(missing) = kinds.iter().position(Option::is_none) {
        return Err(MaterialError::new(FILE, KEYS[missing], "is missing"));
    }
    let kinds: Vec<Kind> = kinds.into_iter().flatten().collect();
    check_set(&kinds).map_err(whole)?;
    Ok(Material::new(kinds))
}

/// Checks what concerns all tiles together.
fn check_set(kinds: &[Kind]) -> Result<(), String> {
    let tiles: usize = kinds.iter().map(|kind| usize::from(kind.copies)).sum();
    if tiles != TILES {
        return Err(format!("{tiles} tiles in all; the game has {TILES}"));
    }
    let start: Vec<_> = kinds.iter().filter(|kind| kind.start).collect();
    if start.len() != 1 || start[0].copies != 1 {
        return Err("exactly one tile is the start tile, and there is one copy of it".into());
    }
    let pieces: usize = kinds.iter().map(|kind| usize::from(kind.copies) * kind.pieces.len()).sum();
    if pieces > PIECES {
        return Err(format!("{pieces} regions printed in all; at most {PIECES} can be kept apart"));
    }
    Ok(())
}

fn check_tile(entry: Entry, key: &'static str) -> Result<Kind, String> {
    if entry.copies == 0 {
        return Err("there is at least one copy".into());
    }
    if entry.provenance.is_empty() {
        return Err("does not say where it comes from".into());
    }
    if !(1..=MAX_PIECES).contains(&entry.regions.len()) {
        return Err(format!("{} regions; a tile has 1 to {MAX_PIECES}", entry.regions.len()));
    }
    let regions: Result<Vec<Piece>, String> =
        entry.regions.into_iter().enumerate().map(check_region).collect();
    let pieces = regions?;
    let sides = check_sides(&entry.sides, &pieces)?;
    check_touches(&pieces)?;
    let cities = entry.cities.into_iter().map(|city| check_city(city, &pieces)).collect::<Result<_, _>>()?;
    let Entry { copies, start, layout, provenance, note, .. } = entry;
    Ok(Kind { key, copies, start, layout, sides, pieces, cities, provenance, note })
}

fn check_region((number, region): (usize, RegionEntry)) -> Result<Piece, String> {
    let mut cursor = Cursor::new(&region.sides);
    let sides = Sides::read(&mut cursor);
    if cursor.end().is_err() {
        return Err(format!("region {number}: `{}` are not sides in the order n, e, s, w", region.sides));
    }
    Ok(Piece { terrain: region.terrain, sides, touches: region.touches })
}

/// Every side belongs to one region, of the terrain that `sides` says.
fn check_sides(letters: &str, pieces: &[Piece]) -> Result<[Terrain; 4], String> {
    let terrain = |letter| match letter {
        'g' => Ok(Terrain::Grassland),
        'm' => Ok(Terrain::Mountain),
        's' => Ok(Terrain::Sea),
        other => Err(format!("`{other}` is no terrain; allowed are g, m and s")),
    };
    let said: Vec<Terrain> = letters.chars().map(terrain).collect::<Result<_, _>>()?;
    let said: [Terrain; 4] = said.try_into().map_err(|_| format!("`{letters}` are not four sides"))?;
    for (side, said) in crate::place::Side::ALL.into_iter().zip(said) {
        let mut reaching = pieces.iter().filter(|piece| piece.sides.contains(side));
        match (reaching.next(), reaching.next()) {
            (Some(piece), None) if piece.terrain == said => {}
            (Some(_), None) => return Err(format!("side {side:?}: `sides` and `regions` disagree")),
            (None, _) => return Err(format!("side {side:?} belongs to no region")),
            (Some(_), Some(_)) => return Err(format!("side {side:?} belongs to two regions")),
        }
    }
    for terrain in Terrain::ALL {
        if pieces.iter().filter(|piece| piece.terrain == terrain && piece.sides.is_empty()).count() > 1 {
            return Err(format!(
                "two regions of {} reach no side; their names would be alike",
                terrain.key()
            ));
        }
    }
    Ok(said)
}

/// Borders are seen from both sides and part different terrains.
fn check_touches(pieces: &[Piece]) -> Result<(), String> {
    for (number, piece) in pieces.iter().enumerate() {
        for &other in &piece.touches {
            let neighbour =
                pieces.get(usize::from(other)).ok_or(format!("region {number} touches no region {other}"))?;
            if !neighbour.touches.contains(&(number as u8)) {
                return Err(format!("region {number} touches region {other}, but not the other way round"));
            }
            if neighbour.terrain == piece.terrain {
                return Err(format!(
                    "regions {number} and {other} touch and are of one terrain: they are one region"
                ));
            }
        }
    }
    Ok(())
}

/// A city stands between a land and a sea that touch.
fn check_city(city: CityEntry, pieces: &[Piece]) -> Result<City, String> {
    let CityEntry { land, sea } = city;
    let of = |number: u8| {
        pieces.get(usize::from(number)).ok_or(format!("a city on region {number}, which is not there"))
    };
    if of(land)?.terrain == Terrain::Sea || of(sea)?.terrain != Terrain::Sea {
        return Err(format!("a city stands between land and sea, not between regions {land} and {sea}"));
    }
    if !of(land)?.touches.contains(&sea) {
        return Err(format!("a city between regions {land} and {sea}, which do not touch"));
    }
    Ok(City { land, sea })
}
