//! What the module offers besides its classes: the games, their numbers, and matches of the house's bots.

use bots::{Budget, Player, arena};
use pyo3::{
    create_exception,
    exceptions::PyValueError,
    prelude::*,
    types::{PyDict, PyList},
};
use tabletop::OptKind;

use crate::{
    batch_class::Batch,
    shelf::{self, Spec},
    state_class::{State, restore},
};

create_exception!(naust, NaustError, PyValueError, "Something that cannot be done, and why.");
create_exception!(naust, IllegalAction, NaustError, "An action that is not legal now.");

/// A sentence as an exception of ours.
pub(crate) fn failed(reason: String) -> PyErr {
    NaustError::new_err(reason)
}

/// A seed that nobody chose.
pub(crate) fn any_seed() -> u64 {
    use std::hash::{BuildHasher as _, Hasher as _, RandomState};
    RandomState::new().build_hasher().finish()
}

pub(crate) fn player(name: &str) -> PyResult<Player> {
    name.parse().map_err(|error: bots::PlayerError| failed(error.to_string()))
}

/// The keys of all games, in alphabetical order.
#[pyfunction]
fn games() -> PyResult<Vec<&'static str>> {
    Ok(shelf::all().map_err(failed)?.iter().map(|game| game.info().key).collect())
}

/// What is known of a game before it is set up: seats, options, whether anything is hidden.
#[pyfunction]
fn info<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyDict>> {
    let shelved = shelf::game(game).map_err(failed)?;
    let info = shelved.info();
    let options = PyDict::new(py);
    for option in info.options {
        let (kind, of): (&str, &[&str]) = match option.kind {
            OptKind::Switch => ("switch", &[]),
            OptKind::One(of) => ("one", of),
            OptKind::Any { of, .. } => ("any", of),
        };
        options.set_item(option.key, (kind, of.to_vec()))?;
    }
    let dict = PyDict::new(py);
    dict.set_item("key", info.key)?;
    dict.set_item("seats", (*info.seats.start(), *info.seats.end()))?;
    dict.set_item("minutes", info.minutes)?;
    dict.set_item("rules", info.rules_revision)?;
    dict.set_item("max_steps", info.max_steps)?;
    dict.set_item("secrets", shelved.secrets())?;
    dict.set_item("options", options)?;
    Ok(dict)
}

/// The numbers of a game under a setup: how many actions, bytes and outcomes there are, and what each of them is.
#[pyfunction]
fn spec<'py>(py: Python<'py>, game: &str, setup: &str) -> PyResult<Bound<'py, PyDict>> {
    let spec = shelf::spec(game, setup).map_err(failed)?;
    spec_dict(py, &spec)
}

pub(crate) fn spec_dict<'py>(py: Python<'py>, spec: &Spec) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("game", spec.key)?;
    dict.set_item("setup", &spec.setup)?;
    dict.set_item("encoding", spec.encoding)?;
    dict.set_item("seats", spec.seats)?;
    dict.set_item("actions", spec.actions)?;
    dict.set_item("size", spec.size)?;
    dict.set_item("chances", spec.chances)?;
    dict.set_item("max_steps", spec.max_steps)?;
    dict.set_item("secrets", spec.secrets)?;
    let blocks = PyList::empty(py);
    let mut offset = 0;
    for block in &spec.blocks {
        blocks.append((block.name, offset, block.shape.clone(), block.axes.to_vec()))?;
        offset += block.len();
    }
    dict.set_item("blocks", blocks)?;
    let parts = PyList::empty(py);
    let mut offset = 0;
    for part in &spec.parts {
        parts.append((part.name, offset, part.shape.clone(), part.high, part.columns.to_vec(), part.note))?;
        offset += part.len();
    }
    dict.set_item("parts", parts)?;
    Ok(dict)
}

/// Lets bots of the house play each other on all cores: one dict for each, with the share of games won, its 95 % interval
/// and the mean points. `progress` is called now and then with the number of finished games.
#[pyfunction]
#[pyo3(signature = (game, setup, players, games = 100, seed = 0, playouts = 100, progress = None))]
#[allow(clippy::too_many_arguments)]
fn arena_report<'py>(
    py: Python<'py>,
    game: &str,
    setup: &str,
    players: Vec<String>,
    games: u32,
    seed: u64,
    playouts: u32,
    progress: Option<Py<PyAny>>,
) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let players = players.iter().map(|name| player(name)).collect::<PyResult<Vec<_>>>()?;
    let found = shelf::catalog().map_err(failed)?.game(game);
    let found = found.ok_or_else(|| failed(format!("no game is called `{game}`")))?;
    if playouts == 0 {
        return Err(failed("a bot needs at least one playout".into()));
    }
    let hear = |finished: u32| {
        if let Some(progress) = &progress {
            // Whoever watches cannot stop the match: what goes wrong there is theirs.
            Python::attach(|py| {
                if let Err(error) = progress.call1(py, (finished,)) {
                    error.write_unraisable(py, None);
                }
            });
        }
    };
    let report = py.detach(|| {
        let terms = arena::Match { games, seed, budget: Budget::Playouts(playouts), progress: &hear };
        found.arena(setup, &players, &terms)
    });
    let report = report.map_err(|error| failed(error.to_string()))?;
    let line = |standing: &arena::Standing| {
        let dict = PyDict::new(py);
        dict.set_item("name", &standing.name)?;
        dict.set_item("games", standing.games)?;
        dict.set_item("wins", standing.wins)?;
        dict.set_item("win_rate", standing.win_rate)?;
        dict.set_item("low", standing.low)?;
        dict.set_item("high", standing.high)?;
        dict.set_item("mean_score", standing.mean_score)?;
        Ok(dict)
    };
    report.seats.iter().map(line).collect()
}

/// The names of the house's bots.
#[pyfunction]
fn bots_of_the_house() -> Vec<&'static str> {
    bots::Kind::ALL.iter().map(|kind| kind.name()).collect()
}

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("NaustError", py.get_type::<NaustError>())?;
    module.add("IllegalAction", py.get_type::<IllegalAction>())?;
    module.add_class::<State>()?;
    module.add_class::<Batch>()?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(info, module)?)?;
    module.add_function(wrap_pyfunction!(spec, module)?)?;
    module.add_function(wrap_pyfunction!(arena_report, module)?)?;
    module.add_function(wrap_pyfunction!(bots_of_the_house, module)?)?;
    module.add_function(wrap_pyfunction!(restore, module)?)
}
