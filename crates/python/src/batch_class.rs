//! The class `Batch`: many games stepped together.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::Budget;
use numpy::{PyArray1, PyArray2, PyArrayMethods as _, PyReadonlyArray1, PyUntypedArrayMethods as _};
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
    types::PyDict,
};
use rayon::{ThreadPool, ThreadPoolBuilder};
use tabletop::Seat;

use crate::{
    batch::{AnyBatch, Columns, Job, Terms},
    module::{IllegalAction, any_seed, failed, player, spec_dict},
    shelf::{self, Spec},
};

/// Games stepped together; made by `naust.batch`.
///
/// The arrays are written in place by every step: copy what must stay. Row i is game i.
///
/// >>> import naust
/// >>> b = naust.batch("fjords", "2p", n=4, seed=1)
/// >>> b.obs.shape[0], b.seat.shape, b.reward.shape
/// (4, (4,), (4, 2))
/// >>> for _ in range(100):
/// ...     reward, done = b.step_random()
#[allow(clippy::doc_lazy_continuation)] // Python's doctests
#[pyclass(module = "naust")]
pub(crate) struct Batch {
    spec: Arc<Spec>,
    inner: Mutex<Inner>,
    /// What every seat's action may see: uint8 (n, size).
    #[pyo3(get)]
    obs: Py<PyArray2<u8>>,
    /// Which actions are legal: int8 (n, actions).
    #[pyo3(get)]
    mask: Py<PyArray2<i8>>,
    /// Who is to act: int8 (n,); -1 is luck, -2 nobody.
    #[pyo3(get)]
    seat: Py<PyArray1<i8>>,
    /// What the last step paid: float32 (n, seats).
    #[pyo3(get)]
    reward: Py<PyArray2<f32>>,
    /// Which games the last step ended: bool (n,).
    #[pyo3(get)]
    done: Py<PyArray1<bool>>,
    /// The actions of the last step, or those `sample` chose: int64 (n,).
    #[pyo3(get)]
    action: Py<PyArray1<i64>>,
    games: usize,
}

struct Inner {
    batch: Box<dyn AnyBatch>,
    threads: usize,
    /// Threads do not survive a fork, so they belong to a process.
    pool: Option<(u32, ThreadPool)>,
}

impl Inner {
    fn pool(&mut self) -> Result<(), String> {
        let process = std::process::id();
        if self.threads < 2 || self.pool.as_ref().is_some_and(|&(owner, _)| owner == process) {
            return Ok(());
        }
        // Threads of another process cannot be told to end.
        std::mem::forget(self.pool.take());
        let pool = ThreadPoolBuilder::new().num_threads(self.threads).build();
        self.pool = Some((process, pool.map_err(|error| format!("no threads: {error}"))?));
        Ok(())
    }
}

impl Batch {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does a job in all games, without the interpreter's lock. The game whose action is not legal, if there is one.
    fn run(&self, py: Python<'_>, jobs: &[Job]) -> PyResult<Option<usize>> {
        let mut obs = self.obs.bind(py).try_readwrite()?;
        let mut mask = self.mask.bind(py).try_readwrite()?;
        let mut seat = self.seat.bind(py).try_readwrite()?;
        let mut reward = self.reward.bind(py).try_readwrite()?;
        let mut done = self.done.bind(py).try_readwrite()?;
        let mut action = self.action.bind(py).try_readwrite()?;
        let (obs, mask, seat) = (obs.as_slice_mut()?, mask.as_slice_mut()?, seat.as_slice_mut()?);
        let (reward, done, action) = (reward.as_slice_mut()?, done.as_slice_mut()?, action.as_slice_mut()?);
        let wrong = py.detach(|| -> Result<Option<usize>, String> {
            let mut inner = self.inner();
            inner.pool()?;
            let Inner { batch, pool, .. } = &mut *inner;
            let pool = pool.as_ref().map(|(_, pool)| pool);
            for &job in jobs {
                let columns = Columns {
                    obs: &mut *obs,
                    mask: &mut *mask,
                    seat: &mut *seat,
                    reward: &mut *reward,
                    done: &mut *done,
                    action: &mut *action,
                };
                if let Some(game) = batch.run(job, columns, pool) {
                    return Ok(Some(game));
                }
            }
            Ok(None)
        });
        wrong.map_err(failed)
    }

    fn game(&self, game: usize) -> PyResult<usize> {
        if game < self.games {
            Ok(game)
        } else {
            Err(failed(format!("there is no game {game}; the batch has {}, counted from 0", self.games)))
        }
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (game, setup, n, seed = None, *, threads = None, obs = true, mask = true, reward = "win",
                        chance = "resolved", autoreset = "same", opponents = None, playouts = 100, seat = None,
                        illegal = "raise"))]
    #[allow(clippy::too_many_arguments)]
    fn new(
        py: Python<'_>,
        game: &str,
        setup: &str,
        n: usize,
        seed: Option<u64>,
        threads: Option<usize>,
        obs: bool,
        mask: bool,
        reward: &str,
        chance: &str,
        autoreset: &str,
        opponents: Option<&str>,
        playouts: u32,
        seat: Option<u8>,
        illegal: &str,
    ) -> PyResult<Batch> {
        let spec = shelf::spec(game, setup).map_err(failed)?;
        let same_step = match autoreset {
            "same" => true,
            "next" => false,
            other => return Err(failed(format!("autoreset is `same` or `next`, not `{other}`"))),
        };
        let explicit = match chance {
            "resolved" => false,
            "explicit" => true,
            other => return Err(failed(format!("chance is `resolved` or `explicit`, not `{other}`"))),
        };
        let illegal_loses = match illegal {
            "raise" => false,
            "lose" => true,
            other => return Err(failed(format!("illegal is `raise` or `lose`, not `{other}`"))),
        };
        if n == 0 || playouts == 0 {
            return Err(failed("a batch has at least one game, and bots make at least one playout".into()));
        }
        if let Some(seat) = seat.filter(|&seat| seat >= spec.seats) {
            return Err(failed(format!(
                "there is no seat {seat}; the game has {}, counted from 0",
                spec.seats
            )));
        }
        let terms = Terms {
            games: n,
            seed: seed.unwrap_or_else(any_seed),
            explicit,
            reward: reward.parse().map_err(failed)?,
            same_step,
            opponents: opponents.map(player).transpose()?,
            budget: Budget::Playouts(playouts),
            illegal_loses,
            seat: seat.map(Seat),
        };
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = threads.unwrap_or_else(cores).clamp(1, n);
        let width = |wanted: bool, width: usize| if wanted { width } else { 0 };
        let batch = shelf::game(game).and_then(|shelf| shelf.batch(setup, terms)).map_err(failed)?;
        let made = Batch {
            inner: Mutex::new(Inner { batch, threads, pool: None }),
            obs: PyArray2::zeros(py, [n, width(obs, spec.size)], false).unbind(),
            mask: PyArray2::zeros(py, [n, width(mask, spec.actions)], false).unbind(),
            seat: PyArray1::zeros(py, n, false).unbind(),
            reward: PyArray2::zeros(py, [n, spec.seats.into()], false).unbind(),
            done: PyArray1::zeros(py, n, false).unbind(),
            action: PyArray1::zeros(py, n, false).unbind(),
            games: n,
            spec,
        };
        made.run(py, &[Job::Reset])?;
        Ok(made)
    }

    /// How many games there are.
    #[getter]
    fn n(&self) -> usize {
        self.games
    }

    fn __len__(&self) -> usize {
        self.games
    }

    /// The game's key.
    #[getter]
    fn game_key(&self) -> &'static str {
        self.spec.key
    }

    /// The setup in its canonical form.
    #[getter]
    fn setup(&self) -> &str {
        &self.spec.setup
    }

    /// The numbers of the game, as `naust.spec` gives them.
    #[getter]
    fn spec<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        spec_dict(py, &self.spec)
    }

    /// How many threads share the work.
    #[getter]
    fn threads(&self) -> usize {
        self.inner().threads
    }

    /// Begins all games anew: game i with the luck of `seed + i`, or of `seed[i]` if a list is given.
    #[pyo3(signature = (seed = None))]
    fn reset(&self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let from = |first: u64| (0..self.games as u64).map(|game| first.wrapping_add(game)).collect();
        let seeds: Vec<u64> = match seed {
            None => from(any_seed()),
            Some(seed) => match seed.extract::<u64>() {
                Ok(first) => from(first),
                Err(_) => seed.extract()?,
            },
        };
        if seeds.len() != self.games {
            return Err(PyValueError::new_err(format!("{} seeds for {} games", seeds.len(), self.games)));
        }
        {
            let mut inner = self.inner();
            seeds.iter().enumerate().for_each(|(game, &seed)| inner.batch.plan(game, seed));
        }
        self.run(py, &[Job::Reset]).map(drop)
    }

    /// The seed of the game that begins in row `game` when the one there is over.
    fn plan(&self, game: usize, seed: u64) -> PyResult<()> {
        let game = self.game(game)?;
        self.inner().batch.plan(game, seed);
        Ok(())
    }

    /// The arrays `obs`, `mask` and `seat` as they stand: what every game's seat sees, may do, and which seat it is.
    #[allow(clippy::type_complexity)]
    fn observe(&self, py: Python<'_>) -> (Py<PyArray2<u8>>, Py<PyArray2<i8>>, Py<PyArray1<i8>>) {
        (self.obs.clone_ref(py), self.mask.clone_ref(py), self.seat.clone_ref(py))
    }

    /// Carries out one action in every game and writes all arrays. If an action is not legal, nothing changes anywhere.
    /// Gives `reward` and `done`.
    #[allow(clippy::type_complexity)]
    fn step(
        &self,
        py: Python<'_>,
        actions: &Bound<'_, PyAny>,
    ) -> PyResult<(Py<PyArray2<f32>>, Py<PyArray1<bool>>)> {
        let wanted = integers(actions)?;
        if wanted.len() != self.games {
            return Err(PyValueError::new_err(format!("{} actions for {} games", wanted.len(), self.games)));
        }
        let before = {
            let mut action = self.action.bind(py).try_readwrite()?;
            let action = action.as_slice_mut()?;
            let before = action.to_vec();
            action.copy_from_slice(&wanted);
            before
        };
        if let Some(game) = self.run(py, &[Job::Choose])? {
            self.action.bind(py).try_readwrite()?.as_slice_mut()?.copy_from_slice(&before);
            return Err(IllegalAction::new_err(format!(
                "action {} is not legal in game {game}",
                wanted[game]
            )));
        }
        self.run(py, &[Job::Step])?;
        Ok((self.reward.clone_ref(py), self.done.clone_ref(py)))
    }

    /// Chooses a random legal action for every game (outcomes of luck by their weights) into `action`, which it gives.
    fn sample(&self, py: Python<'_>) -> PyResult<Py<PyArray1<i64>>> {
        self.run(py, &[Job::Sample])?;
        Ok(self.action.clone_ref(py))
    }

    /// Carries out a random legal action in every game, `steps` times. Gives `reward` and `done` of the last.
    #[pyo3(signature = (steps = 1))]
    #[allow(clippy::type_complexity)]
    fn step_random(&self, py: Python<'_>, steps: usize) -> PyResult<(Py<PyArray2<f32>>, Py<PyArray1<bool>>)> {
        for _ in 0..steps {
            self.run(py, &[Job::StepRandom])?;
            py.check_signals()?;
        }
        Ok((self.reward.clone_ref(py), self.done.clone_ref(py)))
    }

    /// The numbers of the legal actions of all games in one array, those of game i from `offsets[i]` to `offsets[i + 1]`:
    /// `offsets, numbers`.
    fn legal<'py>(&self, py: Python<'py>) -> (Bound<'py, PyArray1<i64>>, Bound<'py, PyArray1<i64>>) {
        let inner = self.inner();
        let (mut offsets, mut numbers) = (vec![0], Vec::new());
        for game in 0..self.games {
            numbers.extend(inner.batch.legal(game));
            offsets.push(numbers.len() as i64);
        }
        (PyArray1::from_vec(py, offsets), PyArray1::from_vec(py, numbers))
    }

    /// What luck may bring in a game: pairs of number and probability. Empty if luck is not to decide.
    fn outcomes(&self, game: usize) -> PyResult<Vec<(u32, f64)>> {
        let outcomes = self.inner().batch.outcomes(self.game(game)?);
        let total: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
        Ok(outcomes.into_iter().map(|(number, weight)| (number, f64::from(weight) / total)).collect())
    }

    /// The seed of the game that is being played in each row: `naust.State(game, setup, seed)` has the same luck.
    fn seeds(&self) -> Vec<u64> {
        self.inner().batch.seeds()
    }

    fn __repr__(&self) -> String {
        format!("<naust.Batch {} \"{}\", {} games>", self.spec.key, self.spec.setup, self.games)
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(PyTypeError::new_err(
            "a batch cannot be pickled; make one in every process, which must be spawned",
        ))
    }
}

/// The integers of an array or list; nothing else passes for a number.
fn integers(actions: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(array) = actions.extract::<PyReadonlyArray1<'_, i64>>() {
        return Ok(array.as_array().to_vec());
    }
    if let Ok(array) = actions.extract::<PyReadonlyArray1<'_, i32>>() {
        return Ok(array.as_array().iter().map(|&number| number.into()).collect());
    }
    let array = actions.py().import("numpy")?.call_method1("asarray", (actions,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    let array = match kind.as_str() {
        "i" | "u" => array.call_method1("astype", ("int64",))?,
        _ => return Err(PyTypeError::new_err("actions are integers, one for each game")),
    };
    let array = array.extract::<PyReadonlyArray1<'_, i64>>();
    let array =
        array.map_err(|_| PyTypeError::new_err("actions are one row of integers, one for each game"))?;
    debug_assert_eq!(array.ndim(), 1);
    Ok(array.as_array().to_vec())
}
