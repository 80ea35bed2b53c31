//! The games of the boathouse for Python: states, batches of games, observations and action numbers.
//!
//! `shelf` knows the games by their keys, `running` plays one, `state` and `batch` are what Python holds of them, as objects
//! that know no game; `module` and its neighbours are the classes and functions that Python sees.

mod batch;
mod batch_class;
mod luck;
mod module;
mod running;
mod shelf;
mod state;
mod state_class;

use pyo3::prelude::*;

/// The games of the boathouse: what `naust` is made of.
#[pymodule]
fn _naust(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module::register(module)
}
