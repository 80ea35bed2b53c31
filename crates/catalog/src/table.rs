//! A table whose game is known only by its key, as its referee holds it.

use std::{marker::PhantomData, sync::Arc};

use bots::Knowledge;
use scene::Board;
use tabletop::{
    Game, Info, Message, Notation, Play, Seat, Setup, Step, Table, Turn, UndoError, Viewer, Weight, Who,
};

use crate::{
    edition::Edition,
    game::Registered,
    memory::hides,
    refused::{Refused, refused},
    series::InSeries,
    thinker::{Thinker, Thinking},
    viewed::{Viewed, Viewing},
};

/// A table whose game is known only by its key. The referee's object: it holds the whole truth. Others are handed a
/// [`Viewed`] or a [`Thinker`].
pub trait AnyTable: Send + Sync {
    /// Facts about the game.
    fn info(&self) -> Info;
    /// The component data it is played with.
    fn edition(&self) -> &Edition;
    /// The canonical setup text.
    fn setup(&self) -> String;
    /// How many play.
    fn seats(&self) -> u8;
    /// What the table waits for.
    fn turn(&self) -> Turn;
    /// How many steps were taken.
    fn steps(&self) -> usize;
    /// Step number `index` (from 0) as it stands in the record. Secret where the game has secrets.
    fn step(&self, index: usize) -> Option<(Who, String)>;
    /// How often luck has decided.
    fn draws(&self) -> u64;
    /// What `seat` may do now, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;

    /// Lets a seat act.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refused>;
    /// Lets luck decide once; `draw` gets the number of the draw and the total weight and gives a ticket below it.
    fn draw(&mut self, draw: &mut dyn FnMut(u64, Weight) -> Weight) -> Result<(), Refused>;
    /// Takes a step of a record.
    fn take(&mut self, who: Who, text: &str) -> Result<(), Refused>;
    /// Takes back a seat's last action.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;

    /// The whole record, with game, setup, rules and edition in its header. Secret where the game has secrets.
    fn record(&self) -> Play;
    /// Can anything ever be hidden from anybody in this game? Then the record of a running game is for nobody.
    fn is_secretive(&self) -> bool;
    /// Does any seat know something that `viewer` may not, at this moment?
    fn has_secrets(&self, viewer: Viewer) -> bool;
    /// The setup of the game that follows this one, where it is not the same game again.
    fn sequel(&self) -> Option<String>;
    /// What the last game of a series makes of a player of rank `before` with `total` points in all its games.
    fn promote(&self, before: u8, total: i32) -> Option<(u8, Message)>;
    /// Counts the components.
    fn audit(&self) -> Result<(), String>;

    /// The table as it was after the first `steps` steps.
    fn after(&self, steps: usize) -> Box<dyn AnyTable>;
    /// A copy that can be changed while others look at this one.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// What `viewer` may know; `acting` is the viewer's own seat if its decisions are to be offered.
    fn viewed_by(&self, viewer: Viewer, acting: Option<Seat>) -> Box<dyn Viewed>;
    /// Somebody who thinks for `seat`.
    fn thinker(&self, seat: Seat) -> Box<dyn Thinker>;
}

/// A table together with the edition it is played with. Shared with everybody who looks or thinks; copied when it changes.
pub(crate) struct Seated<B: Board, K> {
    table: Arc<Table<B::Game>>,
    edition: Edition,
    series: Option<InSeries<B::Game>>,
    bots: PhantomData<fn() -> K>,
}

impl<B: Board, K> Seated<B, K> {
    pub(crate) fn new(
        table: Arc<Table<B::Game>>,
        edition: Edition,
        series: Option<InSeries<B::Game>>,
    ) -> Self {
        Seated { table, edition, series, bots: PhantomData }
    }

    fn table_mut(&mut self) -> &mut Table<B::Game> {
        Arc::make_mut(&mut self.table)
    }
}

/// What `seat` may do now.
pub(crate) fn legal<G: Game>(table: &Table<G>, seat: Seat) -> Vec<G::Action> {
    table.seen_by(seat).legal()
}

/// Reads an action of `seat`.
pub(crate) fn readable<G: Game>(table: &Table<G>, seat: Seat, text: &str) -> Result<G::Action, Refused> {
    let alike = |action: &String| action.bytes().zip(text.bytes()).take_while(|(a, b)| a == b).count();
    G::Action::parse(text).map_err(|error| {
        let legal = legal(table, seat).into_iter().map(|action| action.to_string());
        Refused::Unreadable { error, like: legal.rev().max_by_key(alike) }
    })
}

/// Reads an action that is legal for `seat` now.
pub(crate) fn allowed<G: Game>(table: &Table<G>, seat: Seat, text: &str) -> Result<G::Action, Refused> {
    let action = readable(table, seat, text)?;
    table.check(seat, action).map_err(refused)?;
    Ok(table.state().canonical(action))
}

impl<B: Registered, K: Knowledge<Game = B::Game>> AnyTable for Seated<B, K> {
    fn info(&self) -> Info {
        B::Game::INFO
    }

    fn edition(&self) -> &Edition {
        &self.edition
    }

    fn setup(&self) -> String {
        self.table.setup().to_string()
    }

    fn seats(&self) -> u8 {
        self.table.setup().seats()
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn steps(&self) -> usize {
        self.table.steps().len()
    }

    fn step(&self, index: usize) -> Option<(Who, String)> {
        self.table.steps().get(index).map(|step| match step {
            Step::Act(seat, action) => (Who::Seat(*seat), action.to_string()),
            Step::Reveal(outcome) => (Who::Chance, outcome.to_string()),
        })
    }

    fn draws(&self) -> u64 {
        self.table.draws()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        legal(&self.table, seat).into_iter().map(|action| action.to_string()).collect()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        let action = readable(&self.table, seat, action)?;
        self.table_mut().play(seat, action).map(drop).map_err(refused)
    }

    fn draw(&mut self, draw: &mut dyn FnMut(u64, Weight) -> Weight) -> Result<(), Refused> {
        self.table_mut().draw(draw).map(drop).map_err(refused)
    }

    fn take(&mut self, who: Who, text: &str) -> Result<(), Refused> {
        match who {
            Who::Seat(seat) => self.play(seat, text),
            Who::Chance => {
                let unread = |error| Refused::Unreadable { error, like: None };
                let outcome = <B::Game as Game>::Chance::parse(text).map_err(unread)?;
                self.table_mut().reveal(outcome).map(drop).map_err(refused)
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.table_mut().undo(seat)
    }

    fn record(&self) -> Play {
        let mut play = self.table.to_play();
        play.set("edition", &self.edition);
        play
    }

    fn is_secretive(&self) -> bool {
        B::Game::INFO.kind.secrets
    }

    fn has_secrets(&self, viewer: Viewer) -> bool {
        hides(self.table.state(), viewer)
    }

    fn sequel(&self) -> Option<String> {
        let sequel = (self.series?.sequel)(self.table.state(), self.table.setup())?;
        Some(sequel.to_string())
    }

    fn promote(&self, before: u8, total: i32) -> Option<(u8, Message)> {
        (self.series?.promote)(self.table.setup(), before, total)
    }

    fn audit(&self) -> Result<(), String> {
        self.table.state().audit()
    }

    fn after(&self, steps: usize) -> Box<dyn AnyTable> {
        Box::new(Self::new(self.table.after(steps).into(), self.edition.clone(), self.series))
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(Self::new(self.table.clone(), self.edition.clone(), self.series))
    }

    fn viewed_by(&self, viewer: Viewer, acting: Option<Seat>) -> Box<dyn Viewed> {
        Box::new(Viewing::<B>::new(self.table.clone(), viewer, acting))
    }

    fn thinker(&self, seat: Seat) -> Box<dyn Thinker> {
        Box::new(Thinking::<K>::new(self.table.clone(), seat))
    }
}
