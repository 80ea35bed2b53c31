//! Reading the files of an edition and refusing what no edition may hold.

use std::collections::BTreeMap;

use serde::{Deserialize, de::DeserializeOwned};
use tabletop::{MaterialError, MaterialFile};

pub(super) const SHEET: &str = "sheet.toml";
pub(super) const CARDS: &str = "cards.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SheetText {
    pub rounds: Rounds,
    pub pool: Pool,
    pub dice: Dice,
    pub coins: Coins,
    pub coin_track: CoinTrack,
    pub market: Market,
    pub boats: BTreeMap<String, Boats>,
    pub licences: Licences,
    pub harbour: BTreeMap<String, Craft>,
    pub crab: Crab,
    pub wharf: BTreeMap<String, Building>,
    pub buildings: Buildings,
    pub solo: Solo,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rounds {
    pub players: u8,
    pub solo: u8,
    pub provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pool {
    pub boat_dice: u8,
    pub town_dice: u8,
    pub provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dice {
    pub boat: BTreeMap<String, u8>,
    pub town: BTreeMap<String, u8>,
    pub provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Coins {
    pub income: u8,
    pub three_coins: u8,
    pub die_as_coin: u8,
    pub second_licence: u8,
    pub provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CoinTrack {
    pub boxes: u8,
    pub stars: Vec<u8>,
    pub provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Market {
    pub table: Vec<(u8, u8)>,
    pub provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Boats {
    pub boxes: String,
    pub boxes_provenance: String,
    pub vp: Vec<u8>,
    pub vp_provenance: String,
    pub catch: u8,
    pub catch_provenance: String,
    pub hold: [u8; 3],
    pub hold_provenance: String,
    pub top_licence_vp: u8,
    pub top_licence_vp_provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Licences {
    pub shrimp_marks: [u8; 3],
    pub shrimp_stars: [u8; 3],
    pub cod_coins: [u8; 3],
    pub lobster: [Vec<(u8, u8)>; 3],
    pub swordfish_stars: [u8; 3],
    pub swordfish_coins: [u8; 3],
    pub provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Craft {
    pub boxes: String,
    pub boxes_provenance: String,
    pub hold: u8,
    pub vp: u8,
    pub boat_provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Crab {
    pub licence_vp: u8,
    pub most: u8,
    pub provenance: String,
    pub bonuses: Vec<BonusText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BonusText {
    pub counts: String,
    pub per: u8,
    pub vp: u8,
    pub provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Building {
    pub boxes: u8,
    pub vp: u8,
    pub box_vp: u8,
    pub provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Buildings {
    pub salvage_uses: u8,
    pub tackle_coins: u8,
    pub cannery_coins: u8,
    pub smokehouse_coins: u8,
    pub buffet_vp: [u8; 6],
    pub provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Solo {
    pub picked_crosses: u8,
    pub shared_crosses: u8,
    pub joker_crosses: u8,
    pub ranks: [u8; 4],
    pub provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CardsText {
    pub trophies: Trophies,
    pub captain: Vec<Captain>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Trophies {
    pub vp: u8,
    pub provenance: String,
    pub gold: Vec<String>,
    pub silver: Vec<Silver>,
    pub cards_provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Silver {
    pub counts: String,
    pub least: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Captain {
    pub boats: String,
    pub boxes: Vec<String>,
    pub counts: String,
    pub per: u8,
    pub vp: u8,
    pub most: u8,
    pub provenance: String,
}

/// Reads one file of the edition.
pub(super) fn read<T: DeserializeOwned>(files: &[MaterialFile<'_>], name: &str) -> Result<T, MaterialError> {
    let file = files.iter().find(|file| file.name == name);
    let file = file.ok_or_else(|| MaterialError::new(name, "", "the file is missing"))?;
    toml::from_str(file.text).map_err(|why| MaterialError::new(name, "", why.message()))
}

/// Refuses numbers that do not say where they come from.
pub(super) fn provenance(file: &str, entry: &str, said: &[&String]) -> Result<(), MaterialError> {
    if said.iter().any(|text| text.trim().is_empty()) {
        return Err(MaterialError::new(file, entry, "the provenance is empty"));
    }
    Ok(())
}
