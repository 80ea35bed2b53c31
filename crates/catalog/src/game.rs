//! A game known only by its key.

use std::{fmt, marker::PhantomData, path::Path, sync::OnceLock};

use bots::{
    Knowledge, Player,
    arena::{self, Entrant},
    bench,
    search::Mind,
};
use delta::Fields;
use scene::{Assets, Board, CardText, Teaching};
use serde::Serialize;
use tabletop::{
    Game, Info, Message, Play, Record, RecordError, Say, Series, Setup, SetupError, Table, Viewer,
};

use crate::{
    edition::{Edition, EditionError, Files},
    puzzle::Puzzle,
    series::InSeries,
    table::{AnyTable, Seated},
};

/// The drawing of a game with everything else the boathouse needs beside bots: rules, and views that can be sent.
pub trait Registered: Board<Game: Game<View: Serialize, Event: Serialize>> {}

impl<B: Board<Game: Game<View: Serialize, Event: Serialize>>> Registered for B {}

type SetupOf<B> = <<B as Board>::Game as Game>::Setup;

/// A table that was just set.
pub type Opened = Box<dyn AnyTable>;

/// Why something about a game failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError {
    /// The setup text is wrong.
    Setup(SetupError),
    /// Not as many players as seats.
    Players {
        /// How many were named.
        given: usize,
        /// How many the setup has.
        seats: u8,
    },
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameError::Setup(error) => error.fmt(f),
            GameError::Players { given, seats } => write!(f, "{given} players named for {seats} seats"),
        }
    }
}

impl std::error::Error for GameError {}

impl From<SetupError> for GameError {
    fn from(error: SetupError) -> GameError {
        GameError::Setup(error)
    }
}

impl Say for GameError {
    fn say(&self) -> Message {
        match self {
            GameError::Setup(error) => error.say(),
            GameError::Players { given, seats } => {
                Message::new("setup-error-players").with("given", *given).with("seats", *seats)
            }
        }
    }
}

/// A game known only by its key.
pub trait AnyGame: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> Info;

    /// The component data it is played with.
    fn edition(&self) -> &Edition;

    /// The same with the texts of its files.
    fn files(&self) -> &Files;

    /// The same game with other component data. What is read stays in memory, so ask once for each edition.
    fn with_files(&self, files: Files) -> Result<Box<dyn AnyGame>, EditionError>;

    /// The canonical text of a setup.
    fn setup(&self, text: &str) -> Result<String, SetupError>;

    /// The canonical text of a setup with which a new table may begin; a later game of a series may not.
    fn opening(&self, text: &str) -> Result<String, SetupError>;

    /// How many play under a setup.
    fn seats(&self, setup: &str) -> Result<u8, SetupError>;

    /// Sets a table.
    fn open(&self, setup: &str) -> Result<Opened, SetupError>;

    /// Opens a record, checking every step, every expectation and the edition.
    fn read(&self, play: &Play) -> Result<Opened, RecordError>;

    /// Words, style and symbols of its drawing.
    fn assets(&self) -> Assets;

    /// A picture for the lobby.
    fn cover(&self) -> String;

    /// How to play: pairs of heading and text.
    fn primer(&self) -> Vec<(Message, Message)>;

    /// The files by which it is taught.
    fn teaching(&self) -> Teaching;

    /// Its puzzles; none with other component data than that in which they were found.
    fn puzzles(&self) -> &[Puzzle];

    /// Everything that has a text of its own, in words; nothing for games without such cards.
    fn cards(&self) -> Vec<CardText>;

    /// The fields of every view that this edition fixes, as JSON: `write_view` leaves them out.
    fn fixed(&self) -> String;

    /// Counts the steps that can be taken from a fresh table, `depth` deep.
    fn perft(&self, setup: &str, depth: u32) -> Result<u64, SetupError>;

    /// Random play on one core.
    fn bench(&self, setup: &str, seconds: f64) -> Result<bench::Bench, SetupError>;

    /// Playouts of search in a second on one core, at the first decision.
    fn playouts_per_s(&self, setup: &str, seconds: f64) -> Result<f64, SetupError>;

    /// Lets bots play each other; every game in order, those known beforehand included.
    fn outcomes(
        &self,
        setup: &str,
        players: &[Player],
        terms: &arena::Match,
        log: &arena::Log,
    ) -> Result<Vec<arena::Outcome>, GameError>;

    /// Lets bots play each other.
    fn arena(
        &self,
        setup: &str,
        players: &[Player],
        terms: &arena::Match,
    ) -> Result<arena::Report, GameError>;
}

struct Shelf<B: Board, K> {
    material: &'static <B::Game as Game>::Material,
    files: Files,
    series: Option<InSeries<B::Game>>,
    puzzles: OnceLock<Vec<Puzzle>>,
    bots: PhantomData<fn() -> K>,
}

/// Loads a game's material and puts the game on the shelf.
pub(crate) fn register<B: Registered, K: Knowledge<Game = B::Game>>(
    folder: Option<&Path>,
) -> Result<Box<dyn AnyGame>, EditionError> {
    shelve::<B, K>(Files::read(&B::Game::INFO, folder)?, None)
}

/// The same for a game that is played in series.
pub(crate) fn register_series<B: Registered<Game: Series>, K: Knowledge<Game = B::Game>>(
    folder: Option<&Path>,
) -> Result<Box<dyn AnyGame>, EditionError> {
    shelve::<B, K>(Files::read(&B::Game::INFO, folder)?, Some(InSeries::METHODS))
}

fn shelve<B: Registered, K: Knowledge<Game = B::Game>>(
    files: Files,
    series: Option<InSeries<B::Game>>,
) -> Result<Box<dyn AnyGame>, EditionError> {
    let material = B::Game::load(&files.list())?;
    // Material is read once per program and edition and shared by every state of every table.
    Ok(Box::new(Shelf::<B, K> {
        material: Box::leak(Box::new(material)),
        files,
        series,
        puzzles: OnceLock::new(),
        bots: PhantomData,
    }))
}

impl<B: Registered, K: Knowledge<Game = B::Game>> AnyGame for Shelf<B, K> {
    fn info(&self) -> Info {
        B::Game::INFO
    }

    fn edition(&self) -> &Edition {
        &self.files.edition
    }

    fn files(&self) -> &Files {
        &self.files
    }

    fn with_files(&self, files: Files) -> Result<Box<dyn AnyGame>, EditionError> {
        shelve::<B, K>(files, self.series)
    }

    fn setup(&self, text: &str) -> Result<String, SetupError> {
        Ok(text.parse::<SetupOf<B>>()?.to_string())
    }

    fn opening(&self, text: &str) -> Result<String, SetupError> {
        let setup: SetupOf<B> = text.parse()?;
        if let Some(series) = self.series {
            (series.may_begin)(&setup)?;
        }
        Ok(setup.to_string())
    }

    fn seats(&self, setup: &str) -> Result<u8, SetupError> {
        Ok(setup.parse::<SetupOf<B>>()?.seats())
    }

    fn open(&self, setup: &str) -> Result<Opened, SetupError> {
        let table = Table::<B::Game>::new(setup.parse()?, self.material);
        Ok(Box::new(Seated::<B, K>::new(table.into(), self.files.edition.clone(), self.series)))
    }

    fn read(&self, play: &Play) -> Result<Opened, RecordError> {
        let is_ours = |edition: &str| {
            let hash = edition.rsplit(' ').next().unwrap_or_default();
            hash == self.files.edition.hash || hash == self.files.hash_of_texts()
        };
        if let Some(edition) = play.get("edition").filter(|&edition| !is_ours(edition)) {
            let reason =
                format!("played with edition `{edition}`; this program has `{}`", self.files.edition);
            return Err(RecordError { line: 1, reason });
        }
        let table = Record::<B::Game>::read(play)?.replay(self.material)?;
        Ok(Box::new(Seated::<B, K>::new(table.into(), self.files.edition.clone(), self.series)))
    }

    fn assets(&self) -> Assets {
        B::ASSETS
    }

    fn cover(&self) -> String {
        B::cover()
    }

    fn primer(&self) -> Vec<(Message, Message)> {
        B::primer()
    }

    fn teaching(&self) -> Teaching {
        B::TEACHING
    }

    fn puzzles(&self) -> &[Puzzle] {
        // They are compiled in and tested; a record of another edition is refused.
        let read = || Puzzle::read_all(B::TEACHING.puzzles).unwrap_or_default();
        let fits = |puzzles: &Vec<Puzzle>| puzzles.first().is_none_or(|first| first.table(self).is_ok());
        self.puzzles.get_or_init(|| Some(read()).filter(fits).unwrap_or_default())
    }

    fn cards(&self) -> Vec<CardText> {
        B::cards(self.material)
    }

    fn fixed(&self) -> String {
        let setup: SetupOf<B> = format!("{}p", B::Game::INFO.seats.start())
            .parse()
            .expect("every game can be played by the fewest");
        let view = B::Game::new(&setup, self.material).view(Viewer::Spectator);
        let fields = Fields { of: &view, named: B::Game::FIXED, without: false };
        serde_json::to_string(&fields).expect("views are plain data with string keys")
    }

    fn perft(&self, setup: &str, depth: u32) -> Result<u64, SetupError> {
        Ok(tabletop::perft(&B::Game::new(&setup.parse()?, self.material), depth))
    }

    fn bench(&self, setup: &str, seconds: f64) -> Result<bench::Bench, SetupError> {
        Ok(bench::run::<B::Game>(&setup.parse()?, self.material, seconds))
    }

    fn playouts_per_s(&self, setup: &str, seconds: f64) -> Result<f64, SetupError> {
        Ok(bench::playouts_per_s::<K>(&setup.parse()?, self.material, seconds))
    }

    fn outcomes(
        &self,
        setup: &str,
        players: &[Player],
        terms: &arena::Match,
        log: &arena::Log,
    ) -> Result<Vec<arena::Outcome>, GameError> {
        let setup: SetupOf<B> = setup.parse()?;
        if players.len() != usize::from(setup.seats()) {
            return Err(GameError::Players { given: players.len(), seats: setup.seats() });
        }
        let entrant = |&player: &Player| Entrant::player::<K>(player, Mind::default());
        let entrants: Vec<Entrant<B::Game>> = players.iter().map(entrant).collect();
        Ok(arena::outcomes(&setup, self.material, &entrants.iter().collect::<Vec<_>>(), terms, log))
    }

    fn arena(
        &self,
        setup: &str,
        players: &[Player],
        terms: &arena::Match,
    ) -> Result<arena::Report, GameError> {
        Ok(arena::report(players, &self.outcomes(setup, players, terms, &arena::Log::NONE)?))
    }
}
