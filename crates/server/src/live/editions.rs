//! Component data of tables that were opened with another edition than the program has now.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use catalog::{AnyGame, Files};

use super::Context;
use crate::{
    problem::Problem,
    store::{StoredEdition, TableRow},
};

/// Games by the hash of their edition; each edition is read once.
#[derive(Default)]
pub struct Editions {
    read: Mutex<HashMap<String, Arc<dyn AnyGame>>>,
}

/// The component data of a game as the store keeps it.
pub fn stored(game: &dyn AnyGame) -> StoredEdition {
    let files = game.files();
    StoredEdition {
        hash: files.edition.hash.clone(),
        game: game.info().key.into(),
        name: files.edition.name.clone(),
        files: serde_json::to_string(&files.texts).expect("names and texts are plain data"),
    }
}

impl Context {
    /// Lets `open` work with the game that a table is played with, in the edition it was opened with.
    pub async fn with_game_of<T>(
        &self,
        row: &TableRow,
        open: impl FnOnce(&dyn AnyGame) -> T,
    ) -> Result<T, Problem> {
        let ours = self.catalog.game(&row.game).ok_or(Problem::Outdated)?;
        let files = ours.files();
        if files.edition.hash == row.edition_hash || files.hash_of_texts() == row.edition_hash {
            return Ok(open(ours));
        }
        if let Some(game) = self.editions.get(&row.edition_hash) {
            return Ok(open(game.as_ref()));
        }
        let stored = match self.store.edition(&row.edition_hash).await? {
            Some(stored) => stored,
            // Before editions were kept with tables: the program's own has been corrected since, and the table goes on
            // with that as far as its steps fit.
            None if row.edition == "default" => return Ok(open(ours)),
            None => return Err(Problem::Outdated),
        };
        let unreadable = |reason: &dyn std::fmt::Display| {
            tracing::error!(table = row.id, edition = stored.hash, %reason, "the edition cannot be read");
            Problem::Outdated
        };
        let texts = serde_json::from_str(&stored.files).map_err(|error| unreadable(&error))?;
        let game =
            ours.with_files(Files::new(stored.name.clone(), texts)).map_err(|error| unreadable(&error))?;
        let game = self.editions.keep(&row.edition_hash, game.into());
        Ok(open(game.as_ref()))
    }
}

impl Editions {
    fn get(&self, hash: &str) -> Option<Arc<dyn AnyGame>> {
        self.read.lock().unwrap_or_else(PoisonError::into_inner).get(hash).cloned()
    }

    /// Keeps a game; of two that were read at the same time the first stays.
    fn keep(&self, hash: &str, game: Arc<dyn AnyGame>) -> Arc<dyn AnyGame> {
        let mut read = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        read.entry(hash.into()).or_insert(game).clone()
    }
}
