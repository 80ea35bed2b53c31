//! Every game of the boathouse, each registered by one line of [`Catalog::load`].
//!
//! Server, command line and tools speak to [`AnyGame`] and [`AnyTable`]: notation, messages, scenes and JSON instead
//! of a game's own types. The table is the referee's; pages and programs are given a [`Viewed`], bots a [`Thinker`].

#![warn(missing_docs)]

mod advice;
mod analysis;
mod edition;
mod game;
mod guide;
mod lesson;
mod memory;
mod puzzle;
mod refused;
mod series;
mod stills;
mod table;
mod thinker;
mod viewed;
mod ways;

use std::path::Path;

use bots::Knowledge;
use tabletop::MaterialError;

pub use advice::{Advice, Candidate, Judgement, Outlook, Rating};
pub use analysis::{Analysis, Cause, Expected, Moment, TurningPoint, analyse};
pub use bots::{Budget, Limits, Player};
pub use edition::{Edition, EditionError, Files};
pub use game::{AnyGame, GameError, Opened, Registered};
pub use guide::{Guide, Next, Said, Stop};
pub use lesson::Lesson;
pub use memory::Memory;
pub use puzzle::{
    Again, Candidate as PuzzleMove, Effort, Puzzle, PuzzleError, Stage, ask_again, find as find_puzzles,
};
pub use refused::Refused;
pub use scene::{Score, ScoreItem};
pub use stills::{Line as StillLine, Still, compared, followed};
pub use table::AnyTable;
pub use thinker::Thinker;
pub use viewed::{Choice, Fact, Viewed};
pub use ways::Beginnings;

/// Puts one game on the shelf, with the material found in a folder.
type Register = fn(Option<&Path>) -> Result<Box<dyn AnyGame>, EditionError>;

/// All games with the editions they are played with.
pub struct Catalog {
    games: Vec<Box<dyn AnyGame>>,
}

impl Catalog {
    /// Reads and checks all material: the files compiled in, replaced by those found in `material/<game>/`.
    pub fn load(material: Option<&Path>) -> Result<Catalog, EditionError> {
        let register: [Register; 5] = [
            game::register::<fjords_board::FjordsBoard, fjords_bot::FjordsBot>,
            game::register::<fleet_board::FleetBoard, fleet_bot::FleetBot>,
            game::register::<newlands_board::NewLandsBoard, newlands_bot::NewLandsBot>,
            game::register_series::<nusfjord_board::NusfjordBoard, nusfjord_bot::NusfjordBot>,
            game::register::<pomory_board::PomoryBoard, pomory_bot::PomoryBot>,
        ];
        let games = register.iter().map(|register| register(material)).collect::<Result<_, _>>()?;
        Ok(Catalog { games })
    }

    /// The catalog with one more game in its default edition: tools and tests bring games of their own.
    pub fn with<B: Registered, K: Knowledge<Game = B::Game>>(mut self) -> Result<Catalog, EditionError> {
        self.games.push(game::register::<B, K>(None)?);
        Ok(self)
    }

    /// The games in alphabetical order of their keys.
    pub fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games.iter().map(Box::as_ref)
    }

    /// The game with this key.
    pub fn game(&self, key: &str) -> Option<&dyn AnyGame> {
        self.games().find(|game| game.info().key == key)
    }

    /// Opens a record of whatever game it is.
    pub fn read(&self, play: &tabletop::Play) -> Result<Box<dyn AnyTable>, tabletop::RecordError> {
        let error = |reason: String| tabletop::PlayError { line: 1, reason };
        let key = play.get("game").ok_or_else(|| error("the header has no `game`".into()))?;
        let game = self.game(key).ok_or_else(|| error(format!("unknown game `{key}`")))?;
        game.read(play)
    }

    /// Every source of words: the games', the drawings' and the machinery's own, with their language codes.
    pub fn words(&self) -> Vec<(&'static str, &'static str)> {
        let games = self.games().flat_map(|game| [game.info().lang, game.assets().lang].concat());
        games.chain(scene::SHARED.lang.iter().copied()).collect()
    }
}

/// A material file that is wrong stops the program before any table opens.
impl From<MaterialError> for EditionError {
    fn from(error: MaterialError) -> EditionError {
        EditionError::Material(error)
    }
}
