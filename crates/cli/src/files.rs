//! What commands read: component data, records, words.

use std::{fs, io::ErrorKind, path::Path};

use catalog::{AnyGame, AnyTable, Catalog};
use tabletop::{Play, PlayError};

use crate::{
    args::{Chosen, Material},
    failure::Failure,
};

/// Records longer than this are no records.
const LARGEST: u64 = 4 << 20;

/// All games with the component data asked for.
pub fn catalog(material: &Material) -> Result<Catalog, Failure> {
    let folder = material.material.as_deref();
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(Failure::failed(format!("{} is no folder", folder.display())));
    }
    Catalog::load(folder).map_err(Failure::failed)
}

/// The game with this key.
pub fn game<'a>(catalog: &'a Catalog, key: &str) -> Result<&'a dyn AnyGame, Failure> {
    catalog.game(key).ok_or_else(|| {
        let known: Vec<_> = catalog.games().map(|game| game.info().key).collect();
        Failure::usage(format!("unknown game `{key}`; there are {}", known.join(", ")))
    })
}

/// The game asked for and the canonical text of its setup.
pub fn chosen<'a>(catalog: &'a Catalog, chosen: &Chosen) -> Result<(&'a dyn AnyGame, String), Failure> {
    let game = game(catalog, &chosen.game)?;
    Ok((game, setup(game, &chosen.setup)?))
}

/// The canonical text of a setup typed as words.
pub fn setup(game: &dyn AnyGame, words: &[String]) -> Result<String, Failure> {
    game.setup(&words.join(" ")).map_err(|why| Failure::usage(format!("setup: {why}")))
}

/// The canonical text of a setup with which a new table may begin, typed as words.
pub fn opening(game: &dyn AnyGame, words: &[String]) -> Result<String, Failure> {
    game.opening(&words.join(" ")).map_err(|why| Failure::usage(format!("setup: {why}")))
}

/// Reads the text of a record.
pub fn record(path: &Path) -> Result<Play, Failure> {
    let failed = |why: &dyn std::fmt::Display| Failure::failed(format!("{}: {why}", path.display()));
    let size = fs::metadata(path).map_err(|why| failed(&why))?;
    if size.is_dir() {
        return Err(failed(&"is a folder, not a record"));
    }
    if size.len() > LARGEST {
        return Err(failed(&"is too large for a record"));
    }
    let text = fs::read_to_string(path).map_err(|why| match why.kind() {
        ErrorKind::InvalidData => failed(&"is not text"),
        _ => failed(&why),
    })?;
    text.parse().map_err(|why: PlayError| failed(&why))
}

/// Reads a record and plays it to its end, checking every step and every expectation.
pub fn table(catalog: &Catalog, path: &Path) -> Result<(Play, Box<dyn AnyTable>), Failure> {
    let play = record(path)?;
    let table = catalog.read(&play).map_err(|why| Failure::failed(format!("{}: {why}", path.display())))?;
    Ok((play, table))
}
