//! The class `State`: one game.

use std::sync::Arc;

use bots::Budget;
use lang::{Lang, Speaker};
use numpy::{PyArray1, PyArrayMethods as _};
use picture::Theme;
use pyo3::{
    exceptions::PyTypeError,
    prelude::*,
    types::{PyBytes, PyDict, PyType},
};
use tabletop::{Play, Seat, Viewer, Who, Words as _};

use crate::{
    module::{IllegalAction, any_seed, failed, player, spec_dict},
    running::{Reward, Waits},
    shelf::{self, Spec},
    state::AnyState,
};

/// A state of a game.
///
/// >>> import naust
/// >>> s = naust.State("fjords", "2p", seed=7)
/// >>> while not s.over:
/// ...     s.act(s.legal()[0])
/// >>> sum(s.rewards())
/// 0.0
///
/// `chance="explicit"` stops where luck decides: then `outcomes()` lists what it may bring and `act` takes one of them.
#[allow(clippy::doc_lazy_continuation)] // Python's doctests
#[pyclass(module = "naust")]
pub(crate) struct State {
    spec: Arc<Spec>,
    inner: Box<dyn AnyState>,
    seed: u64,
    explicit: bool,
}

fn is_explicit(chance: &str) -> PyResult<bool> {
    match chance {
        "resolved" => Ok(false),
        "explicit" => Ok(true),
        other => Err(failed(format!("chance is `resolved` or `explicit`, not `{other}`"))),
    }
}

impl State {
    fn checked(&self, seat: u8) -> PyResult<Seat> {
        if seat < self.spec.seats {
            Ok(Seat(seat))
        } else {
            Err(failed(format!("there is no seat {seat}; the game has {}, counted from 0", self.spec.seats)))
        }
    }

    /// The seat meant, or else the one that is to act, or else the first.
    fn eye(&self, seat: Option<u8>) -> PyResult<Seat> {
        match (seat, self.inner.waits()) {
            (Some(seat), _) => self.checked(seat),
            (None, Waits::Seat(seat)) => Ok(seat),
            (None, _) => Ok(Seat(0)),
        }
    }

    fn viewer(&self, viewer: Option<&Bound<'_, PyAny>>) -> PyResult<Viewer> {
        let Some(viewer) = viewer else { return Ok(Viewer::Omniscient) };
        if let Ok(seat) = viewer.extract::<u8>() {
            return Ok(Viewer::Seat(self.checked(seat)?));
        }
        match viewer.extract::<String>().as_deref() {
            Ok("all") => Ok(Viewer::Omniscient),
            Ok("spectator") => Ok(Viewer::Spectator),
            _ => Err(failed("a viewer is a seat, \"all\" or \"spectator\"".into())),
        }
    }

    fn number(&self, action: &Bound<'_, PyAny>) -> PyResult<u32> {
        if let Ok(number) = action.extract::<i64>() {
            return u32::try_from(number)
                .map_err(|_| IllegalAction::new_err(format!("{number} is no action number")));
        }
        match action.extract::<String>() {
            Ok(text) => self.inner.parse(&text).map_err(IllegalAction::new_err),
            Err(_) => Err(PyTypeError::new_err("an action is a number or a text in the game's notation")),
        }
    }

    fn speaker(&self, language: &str) -> PyResult<Speaker> {
        let lang = Lang::from_code(language)
            .ok_or_else(|| failed(format!("there are no words in `{language}`; there are en, ru and uk")))?;
        let sources = shelf::catalog().map_err(failed)?.words();
        Ok(Speaker::new(lang, &[&sources[..], lang::LANG].concat()))
    }

    fn names(&self) -> Vec<String> {
        (0..self.spec.seats).map(|seat| Seat(seat).letter().to_string()).collect()
    }

    fn picture(&self, viewer: Viewer, dark: bool) -> PyResult<String> {
        let table = self.inner.table().map_err(failed)?;
        let speaker = self.speaker("en")?;
        let chart = table.viewed_by(viewer, None).picture(&speaker.at_table(&self.names()));
        let chart = chart.ok_or_else(|| failed("this game has no board to draw".into()))?;
        let game = shelf::catalog().map_err(failed)?.game(self.spec.key);
        let assets = game.ok_or_else(|| failed("the game is not in the catalog".into()))?.assets();
        Ok(picture::svg(&chart, &assets, if dark { Theme::Night } else { Theme::Day }))
    }
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (game, setup, seed = None, *, chance = "resolved"))]
    fn new(game: &str, setup: &str, seed: Option<u64>, chance: &str) -> PyResult<State> {
        let explicit = is_explicit(chance)?;
        let spec = shelf::spec(game, setup).map_err(failed)?;
        let seed = seed.unwrap_or_else(any_seed);
        let inner = shelf::game(game).and_then(|shelf| shelf.open(setup, seed, explicit)).map_err(failed)?;
        Ok(State { spec, inner, seed, explicit })
    }

    /// The state at the end of a record, the text of a `.play` file.
    #[classmethod]
    #[pyo3(signature = (record, seed = None, *, chance = "resolved"))]
    fn replay(_cls: &Bound<'_, PyType>, record: &str, seed: Option<u64>, chance: &str) -> PyResult<State> {
        let explicit = is_explicit(chance)?;
        let play: Play = record.parse().map_err(|error: tabletop::PlayError| failed(error.to_string()))?;
        let key = play.get("game").ok_or_else(|| failed("the header has no `game`".into()))?;
        let seed = seed.unwrap_or_else(any_seed);
        let shelved = shelf::game(key).map_err(failed)?;
        let inner = shelved.replay(&play, seed, explicit).map_err(failed)?;
        let spec = shelf::spec(key, play.get("setup").unwrap_or_default()).map_err(failed)?;
        Ok(State { spec, inner, seed, explicit })
    }

    /// The game's key.
    #[getter]
    fn game(&self) -> &'static str {
        self.spec.key
    }

    /// The setup in its canonical form.
    #[getter]
    fn setup(&self) -> &str {
        &self.spec.setup
    }

    /// How many play.
    #[getter]
    fn seats(&self) -> u8 {
        self.spec.seats
    }

    /// Where the luck of this game comes from.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The numbers of the game, as `naust.spec` gives them.
    #[getter]
    fn spec<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        spec_dict(py, &self.spec)
    }

    /// The seat that is to act, or None. Of several that decide at once it is the first; `owing` has all.
    #[getter]
    fn seat(&self) -> Option<u8> {
        match self.inner.waits() {
            Waits::Seat(seat) => Some(seat.0),
            Waits::Luck | Waits::Over => None,
        }
    }

    /// All seats that owe a decision; several where choices are simultaneous.
    #[getter]
    fn owing(&self) -> Vec<usize> {
        self.inner.owing().iter().map(Seat::index).collect()
    }

    /// Is the game over?
    #[getter]
    fn over(&self) -> bool {
        self.inner.waits() == Waits::Over
    }

    /// Is luck to decide? Only with `chance="explicit"`.
    #[getter]
    fn chance(&self) -> bool {
        self.inner.waits() == Waits::Luck
    }

    /// The numbers of the legal actions, ascending; of another seat than the one to act where several decide at once.
    #[pyo3(signature = (seat = None))]
    fn legal(&self, seat: Option<u8>) -> PyResult<Vec<u32>> {
        match seat {
            None => {
                let mut numbers = self.inner.numbers().to_vec();
                numbers.sort_unstable();
                Ok(numbers)
            }
            Some(seat) => Ok(self.inner.numbers_of(self.checked(seat)?)),
        }
    }

    /// One int8 for every action number: 1 where it is legal, all 0 for a seat that is not asked.
    #[pyo3(signature = (seat = None))]
    fn mask<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let array = PyArray1::zeros(py, self.spec.actions, false);
        let mut borrowed = array.try_readwrite()?;
        let mask = borrowed.as_slice_mut()?;
        let mark = |numbers: &[u32], mask: &mut [i8]| {
            numbers.iter().for_each(|&number| mask[number as usize] = 1);
        };
        match (seat.map(|seat| self.checked(seat)).transpose()?, self.inner.waits()) {
            (None, _) => mark(self.inner.numbers(), mask),
            (Some(seat), Waits::Seat(asked)) if seat == asked => mark(self.inner.numbers(), mask),
            (Some(seat), _) => mark(&self.inner.numbers_of(seat), mask),
        }
        drop(borrowed);
        Ok(array)
    }

    /// What a seat may know, as uint8; of the seat that is to act if none is named. `spec["parts"]` says what is where.
    #[pyo3(signature = (seat = None))]
    fn observe<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seat = self.eye(seat)?;
        let array = PyArray1::zeros(py, self.spec.size, false);
        let mut borrowed = array.try_readwrite()?;
        self.inner.observe(seat, borrowed.as_slice_mut()?);
        drop(borrowed);
        Ok(array)
    }

    /// Carries out an action: its number, or its text in the game's notation. With `chance="explicit"` also an outcome. `seat`
    /// is needed only where several decide at once and another than the first does.
    #[pyo3(signature = (action, seat = None))]
    fn act(&mut self, action: &Bound<'_, PyAny>, seat: Option<u8>) -> PyResult<()> {
        let number = self.number(action)?;
        let done = match seat {
            None => self.inner.act(number),
            Some(seat) => self.inner.act_as(self.checked(seat)?, number),
        };
        done.map_err(IllegalAction::new_err)
    }

    /// The text of an action number (or outcome number) that is possible now.
    fn notation(&self, number: u32) -> PyResult<String> {
        let none = || IllegalAction::new_err(format!("{number} is not possible now"));
        self.inner.notation(number).ok_or_else(none)
    }

    /// The number of an action (or outcome) that is possible now.
    fn parse(&self, text: &str) -> PyResult<u32> {
        self.inner.parse(text).map_err(IllegalAction::new_err)
    }

    /// An action that is legal now, in words of a language: en, ru or uk.
    #[pyo3(signature = (number, lang = "en"))]
    fn tell(&self, number: u32, lang: &str) -> PyResult<String> {
        let none = || IllegalAction::new_err(format!("{number} is not legal now"));
        let message = self.inner.tell(number).ok_or_else(none)?;
        Ok(self.speaker(lang)?.at_table(&self.names()).say(&message))
    }

    /// What luck may bring: pairs of number and probability. Empty if luck is not to decide.
    fn outcomes(&self) -> Vec<(u32, f64)> {
        self.inner.outcomes()
    }

    /// The points of every seat as they stand.
    fn points(&self) -> Vec<i32> {
        (0..self.spec.seats).map(|seat| self.inner.points(Seat(seat))).collect()
    }

    /// The place of every seat as things stand, 1 for the first; equal seats share one.
    fn places(&self) -> Vec<u32> {
        self.inner.places().into_iter().map(u32::from).collect()
    }

    /// What every seat is paid: 0 until the game is over. `"win"`: 1 for the first place to -1 for the last, sum 0 (alone:
    /// points); `"margin"`: points less the mean of all; `"points"`.
    #[pyo3(signature = (kind = "win"))]
    fn rewards(&self, kind: &str) -> PyResult<Vec<f64>> {
        let reward: Reward = kind.parse().map_err(failed)?;
        if self.inner.waits() == Waits::Over {
            Ok(self.inner.pay(reward))
        } else {
            Ok(vec![0.0; self.spec.seats.into()])
        }
    }

    /// What a viewer may know, as a dict: a seat, "spectator", or "all". The seat to act if nobody is named.
    #[pyo3(signature = (viewer = None))]
    fn view<'py>(&self, py: Python<'py>, viewer: Option<&Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let viewer = match viewer {
            None => Viewer::Seat(self.eye(None)?),
            some => self.viewer(some)?,
        };
        let text = self.inner.view(viewer).map_err(failed)?;
        py.import("json")?.call_method1("loads", (text,))
    }

    /// The record of the game so far: the text of a `.play` file, from which `State.replay` makes the same state.
    fn record(&self) -> PyResult<String> {
        Ok(self.inner.table().map_err(failed)?.record().to_string())
    }

    /// Every step so far: pairs of seat (None for luck) and text. Of a sample, every step since it was made.
    fn history(&self) -> Vec<(Option<u8>, String)> {
        let seat = |who: Who| match who {
            Who::Seat(seat) => Some(seat.0),
            Who::Chance => None,
        };
        self.inner.steps().into_iter().map(|(who, text)| (seat(who), text)).collect()
    }

    /// Is it a sample, or did it come from one? Then no steps are known to lead to it from the beginning.
    #[getter]
    fn sampled(&self) -> bool {
        self.inner.is_sample()
    }

    /// What has happened so far in words, as a viewer learnt it: one list of sentences for each step.
    #[pyo3(signature = (viewer = None, lang = "en"))]
    fn events(&self, viewer: Option<&Bound<'_, PyAny>>, lang: &str) -> PyResult<Vec<Vec<String>>> {
        let viewer = self.viewer(viewer)?;
        let table = self.inner.table().map_err(failed)?;
        let speaker = self.speaker(lang)?;
        let words = speaker.at_table(&self.names());
        let facts = table.viewed_by(viewer, None).facts(0);
        Ok(facts.iter().map(|step| step.iter().map(|fact| words.say(&fact.message)).collect()).collect())
    }

    /// All that a seat has seen and done since the game began (or since the sample was made), as text: two games that it
    /// cannot tell apart give the same.
    fn recall(&self, seat: u8) -> PyResult<String> {
        self.inner.recall(self.checked(seat)?).map_err(failed)
    }

    /// A random state that a seat cannot tell from this one. It has no record.
    #[pyo3(signature = (seat, seed = None))]
    fn sample(&self, seat: u8, seed: Option<u64>) -> PyResult<State> {
        let seed = seed.unwrap_or_else(any_seed);
        let inner = self.inner.sample(self.checked(seat)?, seed);
        Ok(State { spec: self.spec.clone(), inner, seed, explicit: self.explicit })
    }

    /// Asks a bot of the house what it would do: the number of an action. It sees what its seat may see, and thinks for `ms`
    /// milliseconds or for `playouts`.
    #[pyo3(signature = (bot = "pilot", *, ms = None, playouts = None, seed = 0, threads = 1))]
    fn choose(
        &self,
        py: Python<'_>,
        bot: &str,
        ms: Option<u32>,
        playouts: Option<u32>,
        seed: u64,
        threads: u32,
    ) -> PyResult<u32> {
        let budget = match (ms, playouts) {
            (Some(_), Some(_)) => return Err(failed("name ms or playouts, not both".into())),
            (Some(0), None) | (None, Some(0)) => {
                return Err(failed("a bot needs at least one millisecond or playout".into()));
            }
            (Some(ms), None) => Budget::Millis(ms),
            (None, playouts) => Budget::Playouts(playouts.unwrap_or(100)),
        };
        let player = player(bot)?;
        py.detach(|| self.inner.choose(player, budget, seed, threads)).map_err(failed)
    }

    /// The board as an SVG picture, as a viewer sees it ("all" if none is named).
    #[pyo3(signature = (viewer = None, *, dark = false))]
    fn svg(&self, viewer: Option<&Bound<'_, PyAny>>, dark: bool) -> PyResult<String> {
        self.picture(self.viewer(viewer)?, dark)
    }

    /// The same as a PNG, so many pixels wide.
    #[pyo3(signature = (viewer = None, *, width = 800, dark = false))]
    fn png<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<&Bound<'py, PyAny>>,
        width: u32,
        dark: bool,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let svg = self.picture(self.viewer(viewer)?, dark)?;
        let png = py.detach(|| picture::png(&svg, width)).map_err(|error| failed(error.to_string()))?;
        Ok(PyBytes::new(py, &png))
    }

    /// The board as pixels: uint8 of shape (height, width, 3).
    #[pyo3(signature = (viewer = None, *, width = 400, dark = false))]
    fn pixels<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<&Bound<'py, PyAny>>,
        width: u32,
        dark: bool,
    ) -> PyResult<Bound<'py, numpy::PyArray3<u8>>> {
        let svg = self.picture(self.viewer(viewer)?, dark)?;
        let (width, height, rgb) =
            py.detach(|| picture::pixels(&svg, width)).map_err(|error| failed(error.to_string()))?;
        PyArray1::from_vec(py, rgb).reshape([height as usize, width as usize, 3])
    }

    fn _repr_svg_(&self) -> PyResult<Option<String>> {
        // A sample is not drawn; the notebook shows its text instead.
        Ok(self.picture(Viewer::Omniscient, false).ok())
    }

    fn __copy__(&self) -> State {
        State { spec: self.spec.clone(), inner: self.inner.copy(), seed: self.seed, explicit: self.explicit }
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.__copy__()
    }

    /// The same state, to go on differently.
    fn copy(&self) -> State {
        self.__copy__()
    }

    #[allow(clippy::type_complexity)]
    fn __reduce__(
        &self,
        py: Python<'_>,
    ) -> PyResult<(Py<PyAny>, (&'static str, String, Vec<(Option<u8>, String)>, u64, u64, bool))> {
        let restore = py.import("naust._naust")?.getattr("_restore")?.unbind();
        if self.inner.is_sample() {
            return Err(failed("a sample cannot be pickled: no steps are known to lead to it".into()));
        }
        let (steps, draws) = (self.history(), self.inner.draws());
        Ok((restore, (self.spec.key, self.spec.setup.clone(), steps, self.seed, draws, self.explicit)))
    }

    fn __hash__(&self) -> u64 {
        self.inner.hash()
    }

    fn __eq__(&self, other: &State) -> bool {
        self.inner.equals(other.inner.as_ref())
    }

    fn __repr__(&self) -> String {
        let now = match self.inner.waits() {
            Waits::Seat(seat) => format!("seat {} to act", seat.0),
            Waits::Luck => "luck to decide".into(),
            Waits::Over => "over".into(),
        };
        format!("<naust.State {} \"{}\", {now}>", self.spec.key, self.spec.setup)
    }
}

/// A state from what `pickle` kept of it.
#[pyfunction]
#[pyo3(name = "_restore")]
pub(crate) fn restore(
    game: &str,
    setup: &str,
    steps: Vec<(Option<u8>, String)>,
    seed: u64,
    draws: u64,
    explicit: bool,
) -> PyResult<State> {
    let spec = shelf::spec(game, setup).map_err(failed)?;
    let mut play = Play::default();
    play.set("game", game);
    play.set("setup", setup);
    for (seat, text) in steps {
        play.push(seat.map_or(Who::Chance, |seat| Who::Seat(Seat(seat))), text);
    }
    let mut inner =
        shelf::game(game).and_then(|shelf| shelf.replay(&play, seed, explicit)).map_err(failed)?;
    inner.set_draws(draws);
    Ok(State { spec, inner, seed, explicit })
}
