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
    /// Lets `read` work with the game of an edition, ours or one that some table was opened with.
    pub async fn with_edition<T>(
        &self,
        hash: &str,
        read: impl FnOnce(&dyn AnyGame) -> T,
    ) -> Result<Option<T>, Problem> {
        let has_hash = |game: &&dyn AnyGame| {
            let files = game.files();
            files.edition.hash == hash || files.hash_of_texts() == hash
        };
        if let Some(game) = self.catalog.games().find(has_hash) {
            return Ok(Some(read(game)));
        }
        if let Some(game) = self.editions.get(hash) {
            return Ok(Some(read(game.as_ref())));
        }
        let Some(stored) = self.store.edition(hash).await? else { return Ok(None) };
        let unreadable = |reason: &dyn std::fmt::Display| {
            tracing::error!(edition = hash, %reason, "the edition cannot be read");
            Problem::Outdated
        };
        let ours = self.catalog.game(&stored.game).ok_or(Problem::Outdated)?;
        let texts = serde_json::from_str(&stored.files).map_err(|error| unreadable(&error))?;
        let game =
            ours.with_files(Files::new(stored.name.clone(), texts)).map_err(|error| unreadable(&error))?;
        let game = self.editions.keep(hash, game.into());
        Ok(Some(read(game.as_ref())))
    }

    /// Lets `open` work with the game that a table is played with, in the edition it was opened with.
    pub async fn with_game_of<T>(
        &self,
        row: &TableRow,
        open: impl FnOnce(&dyn AnyGame) -> T,
    ) -> Result<T, Problem> {
        let ours = self.catalog.game(&row.game).ok_or(Problem::Outdated)?;
        let mut open = Some(open);
        let opened = self.with_edition(&row.edition_hash, |game| open.take().map(|open| open(game))).await?;
        match (opened.flatten(), open) {
            (Some(opened), _) => Ok(opened),
            // Before editions were kept with tables: the program's own has been corrected since, and the table goes on
            // with that as far as its steps fit.
            (None, Some(open)) if row.edition == "default" => Ok(open(ours)),
            _ => Err(Problem::Outdated),
        }
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
