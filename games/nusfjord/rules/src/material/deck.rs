//! The card files: three decks of buildings, and the elders.

use serde::Deserialize;
use tabletop::MaterialError;
use toml::{Table, Value};

use super::{DEAREST, laws};
use crate::{
    card::{Card, DECK_SIZE, Elder},
    code::{Building, Category, Code, ElderCard},
    compile,
    effect::{Ability, Letter, Op},
    goods::Goods,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingEntry {
    number: u16,
    key: String,
    letter: Letter,
    category: Category,
    cost: Goods,
    #[serde(default)]
    points: Option<i8>,
    abilities: Vec<Ability>,
    provenance: String,
    #[serde(default)]
    confidence: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ElderEntry {
    number: u8,
    key: String,
    players: u8,
    ops: Vec<Op>,
    provenance: String,
}

/// The entries called `kind`, each still to be read.
fn entries(file: &str, mut table: Table, kind: &str, count: usize) -> Result<Vec<Value>, MaterialError> {
    let Some(Value::Array(entries)) = table.remove(kind) else {
        return Err(MaterialError::new(file, kind, "expected entries"));
    };
    if let Some(other) = table.keys().next() {
        return Err(MaterialError::new(file, other, "no such entry is known"));
    }
    if entries.len() != count {
        return Err(MaterialError::new(
            file,
            kind,
            format!("expected {count} entries, found {}", entries.len()),
        ));
    }
    Ok(entries)
}

/// `building 103`, or its place in the file where the number cannot be read.
fn entry_name(kind: &str, place: usize, entry: &Value) -> String {
    match entry.get("number").and_then(Value::as_integer) {
        Some(number) => format!("{kind} {number}"),
        None => format!("{kind} no. {}", place + 1),
    }
}

/// Reads one deck; its ops go into `code`.
pub(super) fn read_buildings(
    file: &str,
    deck: usize,
    table: Table,
    code: &mut Code,
) -> Result<Vec<Building>, MaterialError> {
    let entries = entries(file, table, "building", DECK_SIZE.into())?;
    let read = |(place, value): (usize, Value)| {
        let name = entry_name("building", place, &value);
        let error = |reason: String| MaterialError::new(file, &name, reason);
        let entry: BuildingEntry = value.try_into().map_err(|why: toml::de::Error| error(why.to_string()))?;
        let card = Card::at(deck, place as u32);
        check_building(card, &entry).map_err(error)?;
        laws::check_abilities(&entry.abilities).map_err(error)?;
        Ok(lower(entry, code))
    };
    entries.into_iter().enumerate().map(read).collect()
}

fn check_building(card: Card, entry: &BuildingEntry) -> Result<(), String> {
    if entry.number != card.number() || entry.key != card.key() || entry.letter != card.letter() {
        return Err(format!(
            "number, key and letter are facts of the printed game; here belongs {} `{}` {:?}",
            card.number(),
            card.key(),
            card.letter()
        ));
    }
    let cost = entry.cost;
    if cost.in_reserve() || [cost.wood, cost.fish, cost.gold].iter().any(|&n| usize::from(n) > DEAREST) {
        return Err(format!("a building costs wood, fish and gold, at most {DEAREST} of each"));
    }
    let scores = entry.abilities.iter().any(|ability| matches!(ability, Ability::Score(_)));
    if entry.points.is_none() && !scores {
        return Err("a building without points needs a `score` ability (the printed star)".into());
    }
    if entry.provenance.is_empty() {
        return Err("provenance is empty".into());
    }
    Ok(())
}

fn lower(entry: BuildingEntry, code: &mut Code) -> Building {
    let mut building = Building {
        number: entry.number,
        letter: entry.letter,
        category: entry.category,
        cost: entry.cost,
        points: entry.points.unwrap_or(0),
        star: entry.points.is_none(),
        abilities: Vec::new(),
        provenance: entry.provenance,
        confidence: entry.confidence,
        on_track: false,
        build: Default::default(),
        whens: (0, 0),
        hears: 0,
        exchanges: Vec::new(),
        once: Default::default(),
        always: Vec::new(),
        scores: Vec::new(),
    };
    compile::building(&entry.abilities, &mut building, code);
    building.abilities = entry.abilities;
    building
}

/// Reads the elders; their ops go into `code`.
pub(super) fn read_elders(
    file: &str,
    table: Table,
    code: &mut Code,
) -> Result<Vec<ElderCard>, MaterialError> {
    let entries = entries(file, table, "elder", Elder::COUNT)?;
    let read = |(place, value): (usize, Value)| {
        let name = entry_name("elder", place, &value);
        let error = |reason: String| MaterialError::new(file, &name, reason);
        let entry: ElderEntry = value.try_into().map_err(|why: toml::de::Error| error(why.to_string()))?;
        let elder = Elder(place as u8);
        if usize::from(entry.number) != place + 1 || entry.key != elder.key() {
            return Err(error(format!("here belongs elder {} `{}`", place + 1, elder.key())));
        }
        if !(1..=5).contains(&entry.players) {
            return Err(error("players must be 1 to 5".into()));
        }
        if entry.provenance.is_empty() {
            return Err(error("provenance is empty".into()));
        }
        laws::check_elder(&entry.ops).map_err(error)?;
        Ok(ElderCard {
            number: entry.number,
            players: entry.players,
            code: compile::list(&entry.ops, code),
            ops: entry.ops,
            provenance: entry.provenance,
        })
    };
    entries.into_iter().enumerate().map(read).collect()
}
