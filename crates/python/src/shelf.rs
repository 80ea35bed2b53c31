//! The games by their keys: rules in numbers, and bots that know them.

use std::sync::{Arc, LazyLock};

use bots::Knowledge;
use catalog::Catalog;
use serde::Serialize;
use tabletop::{Block, Encoded, Event, Game, Info, Part, Play, Record, Setup as _};

use crate::{
    batch::{AnyBatch, Rows, Terms},
    state::{AnyState, Held},
};

/// A game that can be played here: it has numbers, and its views can be sent.
pub(crate) trait Playable: Encoded<View: Serialize, Event: Event + Serialize> {}

impl<G: Encoded<View: Serialize, Event: Event + Serialize>> Playable for G {}

type SetupOf<K> = <<K as Knowledge>::Game as Game>::Setup;

/// A game in numbers, as one setup has it.
pub(crate) struct Spec {
    pub key: &'static str,
    pub setup: String,
    pub encoding: u16,
    pub seats: u8,
    pub actions: usize,
    pub size: usize,
    pub chances: u32,
    pub max_steps: u32,
    pub secrets: bool,
    pub blocks: Vec<Block>,
    pub parts: Vec<Part>,
}

/// A game known only by its key.
pub(crate) trait Shelved: Send + Sync {
    fn info(&self) -> Info;
    fn secrets(&self) -> bool;
    fn spec(&self, setup: &str) -> Result<Spec, String>;
    fn open(&self, setup: &str, seed: u64, explicit: bool) -> Result<Box<dyn AnyState>, String>;
    fn replay(&self, play: &Play, seed: u64, explicit: bool) -> Result<Box<dyn AnyState>, String>;
    fn batch(&self, setup: &str, terms: Terms) -> Result<Box<dyn AnyBatch>, String>;
}

pub(crate) struct Shelf<K: Knowledge> {
    pub material: &'static <K::Game as Game>::Material,
}

impl<K: Knowledge<Game: Playable>> Shelf<K> {
    fn load() -> Result<Box<dyn Shelved>, String> {
        let info = <K::Game as Game>::INFO;
        let material = K::Game::load(info.material).map_err(|error| error.to_string())?;
        K::Game::encodes(&material).map_err(|error| format!("{}: {error}", info.key))?;
        // Shared by every state for as long as the interpreter runs.
        Ok(Box::new(Shelf::<K> { material: Box::leak(Box::new(material)) }))
    }

    fn setup(text: &str) -> Result<SetupOf<K>, String> {
        text.parse::<SetupOf<K>>().map_err(|error| format!("setup `{text}`: {error}"))
    }
}

impl<K: Knowledge<Game: Playable>> Shelved for Shelf<K> {
    fn info(&self) -> Info {
        <K::Game as Game>::INFO
    }

    fn secrets(&self) -> bool {
        <K::Game as Game>::INFO.kind.secrets
    }

    fn spec(&self, setup: &str) -> Result<Spec, String> {
        let setup = Self::setup(setup)?;
        let blocks = K::Game::blocks(&setup, self.material);
        let parts = K::Game::layout(&setup, self.material);
        Ok(Spec {
            key: self.info().key,
            encoding: K::Game::ENCODING,
            seats: setup.seats(),
            actions: Block::total(&blocks),
            size: Part::total(&parts),
            chances: K::Game::chances(&setup, self.material),
            max_steps: self.info().max_steps,
            secrets: self.secrets(),
            setup: setup.to_string(),
            blocks,
            parts,
        })
    }

    fn open(&self, setup: &str, seed: u64, explicit: bool) -> Result<Box<dyn AnyState>, String> {
        Ok(Box::new(Held::<K>::new(Self::setup(setup)?, self.material, seed, explicit)))
    }

    fn replay(&self, play: &Play, seed: u64, explicit: bool) -> Result<Box<dyn AnyState>, String> {
        let record = Record::<K::Game>::read(play).map_err(|error| error.to_string())?;
        let table = record.replay(self.material).map_err(|error| error.to_string())?;
        Ok(Box::new(Held::<K>::of_table(&table, self.material, seed, explicit)))
    }

    fn batch(&self, setup: &str, terms: Terms) -> Result<Box<dyn AnyBatch>, String> {
        Ok(Box::new(Rows::<K>::new(&Self::setup(setup)?, self.material, terms)))
    }
}

type Load = fn() -> Result<Box<dyn Shelved>, String>;

static SHELVES: LazyLock<Result<Vec<Box<dyn Shelved>>, String>> = LazyLock::new(|| {
    let games: [Load; 5] = [
        Shelf::<fjords_bot::FjordsBot>::load,
        Shelf::<fleet_bot::FleetBot>::load,
        Shelf::<newlands_bot::NewLandsBot>::load,
        Shelf::<nusfjord_bot::NusfjordBot>::load,
        Shelf::<pomory_bot::PomoryBot>::load,
    ];
    games.iter().map(|load| load()).collect()
});

/// All games, in the order of their keys.
pub(crate) fn all() -> Result<&'static [Box<dyn Shelved>], String> {
    SHELVES.as_ref().map(Vec::as_slice).map_err(Clone::clone)
}

/// The game with this key.
pub(crate) fn game(key: &str) -> Result<&'static dyn Shelved, String> {
    let all = all()?;
    let found = all.iter().find(|game| game.info().key == key);
    found.map(Box::as_ref).ok_or_else(|| {
        let keys: Vec<_> = all.iter().map(|game| game.info().key).collect();
        format!("no game is called `{key}`; there are {}", keys.join(", "))
    })
}

/// The numbers of a game under a setup.
pub(crate) fn spec(key: &str, setup: &str) -> Result<Arc<Spec>, String> {
    Ok(Arc::new(game(key)?.spec(setup)?))
}

static CATALOG: LazyLock<Result<Catalog, String>> =
    LazyLock::new(|| Catalog::load(None).map_err(|error| error.to_string()));

/// The games with their drawings and words, in their default editions.
pub(crate) fn catalog() -> Result<&'static Catalog, String> {
    CATALOG.as_ref().map_err(Clone::clone)
}
