//! The default edition of a game, read once.

use std::{
    any::{Any, TypeId},
    collections::BTreeMap,
    sync::Mutex,
};

use tabletop::Game;

/// Every edition read so far, by the type of its game.
static READ: Mutex<BTreeMap<TypeId, &'static (dyn Any + Send + Sync)>> = Mutex::new(BTreeMap::new());

/// The default edition of `G`. It is read once and kept for ever, so that states of several tests can be compared.
#[track_caller]
pub fn material<G: Game>() -> &'static G::Material {
    let mut read = READ.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let kept = read.entry(TypeId::of::<G>()).or_insert_with(|| match G::load(G::INFO.material) {
        Ok(material) => Box::leak(Box::new(material)),
        Err(why) => panic!("the default edition of {} does not load: {why}", G::INFO.key),
    });
    kept.downcast_ref().expect("an edition is kept under the type of its game")
}

/// Reads a setup that a test wrote.
#[track_caller]
pub(crate) fn setup<G: Game>(text: &str) -> G::Setup {
    text.parse().unwrap_or_else(|why| panic!("setup `{text}` of {}: {why}", G::INFO.key))
}
