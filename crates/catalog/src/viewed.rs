//! A table as one viewer may know it: what pages, programs and terminals are given.

use std::sync::Arc;

use delta::{Document, Fields};
use scene::{ActionOf, Board, Chart, EventOf, Eye, Ink, Scene, Score, ScoreItem};
use tabletop::{ActError, Event, Game, Info, Message, Say, Seat, Table, Turn, UndoError, Viewer, Words};

use crate::{
    game::Registered,
    refused::{Refused, refused},
    table::{allowed, legal, readable},
};

/// Something that happened, as one viewer learnt it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fact {
    /// Who did it, if anybody.
    pub actor: Option<Seat>,
    /// What to say of it.
    pub message: Message,
    /// Where on the table it happened, as the drawing names places.
    pub places: Vec<String>,
}

/// A legal action as the page offers it.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// Notation.
    pub action: String,
    /// In words.
    pub label: Message,
    /// What is pointed at, in order, to say it.
    pub path: Vec<String>,
}

/// A table as one viewer may know it, bound to that viewer: whoever is handed this, and not the
/// [`AnyTable`](crate::AnyTable) behind it, cannot show anybody what the viewer may not know.
///
/// Previews and reasons are for the seat that looks; to other viewers every action is refused as not theirs.
pub trait Viewed: Send + Sync {
    /// Who looks.
    fn viewer(&self) -> Viewer;
    /// The seat whose decisions are offered: the viewer's own, if it owes one.
    fn acting(&self) -> Option<Seat>;
    /// Facts about the game.
    fn info(&self) -> Info;
    /// How many play.
    fn seats(&self) -> u8;
    /// What the table waits for.
    fn turn(&self) -> Turn;
    /// How many steps were taken.
    fn steps(&self) -> usize;

    /// Everything the viewer may know, as JSON.
    fn view(&self) -> serde_json::Value;
    /// Everything the viewer may know but what the edition fixes, as JSON that can be compared with an earlier one.
    fn write_view(&self, document: &mut Document);
    /// Everything the page shows.
    fn scene(&self, words: &dyn Words) -> Scene;
    /// What the game itself says of how it went; [`Scene::verdict`] without the drawing.
    fn verdict(&self) -> Vec<Message>;
    /// The table as one picture for a file; nothing for a game that is not drawn.
    fn picture(&self, words: &dyn Words) -> Option<Chart>;
    /// The table in letters, where the game is drawn so.
    fn letters(&self, words: &dyn Words, ink: Ink) -> Option<String>;
    /// What the viewer learnt from each step after the first `since`.
    fn facts(&self, since: usize) -> Vec<Vec<Fact>>;
    /// The scores as they stand, final once the game is over. Until then they count only what everybody may know.
    fn scores(&self) -> Vec<Score>;
    /// Points of every seat after each step, the start included: the course of the game.
    fn course(&self) -> Vec<Vec<i32>>;

    /// What the acting seat may do now, in words and with the way to point at it.
    fn choices(&self) -> Vec<Choice>;
    /// What would be seen to happen by this action: nothing new can come to light by acting.
    fn forecast(&self, action: &str) -> Result<Vec<Fact>, Refused>;
    /// How the board would look after this action: SVG to lay over the chart.
    fn ghost(&self, action: &str, words: &dyn Words) -> Result<String, Refused>;
    /// The same of an action that need not be legal, for figures that show what is forbidden.
    fn sketch(&self, action: &str, words: &dyn Words) -> Result<String, Refused>;
    /// What is to be said beside the board while this action is chosen: HTML.
    fn prospect(&self, action: &str, words: &dyn Words) -> Result<String, Refused>;
    /// Why what pointing along `path` means is forbidden; `None` if it means nothing or is allowed.
    fn why(&self, path: &[&str]) -> Option<Message>;
    /// Whether [`undo`](crate::AnyTable::undo) of the viewer's seat would succeed.
    fn may_undo(&self) -> Result<(), UndoError>;
}

pub(crate) struct Viewing<B: Board> {
    table: Arc<Table<B::Game>>,
    viewer: Viewer,
    acting: Option<Seat>,
}

impl<B: Registered> Viewing<B> {
    /// Decisions are offered to nobody but the seat that looks.
    pub(crate) fn new(table: Arc<Table<B::Game>>, viewer: Viewer, acting: Option<Seat>) -> Self {
        let own = |seat: &Seat| viewer == Viewer::Seat(*seat) && table.turn().awaits(*seat);
        Viewing { acting: acting.filter(own), table, viewer }
    }

    fn known(&self) -> <B::Game as Game>::View {
        self.table.view(self.viewer)
    }

    fn legal(&self) -> Vec<ActionOf<B>> {
        self.acting.map(|seat| legal(&self.table, seat)).unwrap_or_default()
    }

    /// The seat that looks, and its action, if it is legal now.
    fn allowed(&self, action: &str) -> Result<(Seat, ActionOf<B>), Refused> {
        let Viewer::Seat(seat) = self.viewer else { return Err(Refused::NotYourTurn) };
        Ok((seat, allowed(&self.table, seat, action)?))
    }
}

fn told<B: Board>(events: &[EventOf<B>], viewer: Viewer) -> Vec<Fact> {
    let seen = events.iter().filter_map(|event| event.seen_by(viewer));
    seen.map(|event| Fact { actor: event.actor(), message: event.say(), places: B::places(&event) }).collect()
}

impl<B: Registered> Viewed for Viewing<B> {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn acting(&self) -> Option<Seat> {
        self.acting
    }

    fn info(&self) -> Info {
        B::Game::INFO
    }

    fn seats(&self) -> u8 {
        self.table.seats()
    }

    fn turn(&self) -> Turn {
        self.table.turn()
    }

    fn steps(&self) -> usize {
        self.table.steps().len()
    }

    fn view(&self) -> serde_json::Value {
        serde_json::to_value(self.known()).expect("views are plain data with string keys")
    }

    fn write_view(&self, document: &mut Document) {
        let fields = Fields { of: &self.known(), named: B::Game::FIXED, without: true };
        document.write(&fields).expect("views are plain data with string keys");
    }

    fn scene(&self, words: &dyn Words) -> Scene {
        let eye = Eye { viewer: self.viewer, acting: self.acting, legal: &self.legal(), words };
        B::scene(&self.known(), &eye)
    }

    fn verdict(&self) -> Vec<Message> {
        B::verdict(&self.known())
    }

    fn picture(&self, words: &dyn Words) -> Option<Chart> {
        let view = self.known();
        let eye = Eye { viewer: self.viewer, acting: None, legal: &[], words };
        B::picture(&view, words).or_else(|| B::scene(&view, &eye).chart().cloned())
    }

    fn letters(&self, words: &dyn Words, ink: Ink) -> Option<String> {
        B::letters(&self.known(), words, ink)
    }

    fn facts(&self, since: usize) -> Vec<Vec<Fact>> {
        self.table.events().iter().skip(since).map(|events| told::<B>(events, self.viewer)).collect()
    }

    fn scores(&self) -> Vec<Score> {
        let places = self.table.state().places();
        let view = self.table.view(Viewer::Spectator);
        let sheets = self.table.state().scores().into_iter().enumerate();
        let score = |(seat, sheet): (usize, tabletop::ScoreSheet<<B::Game as Game>::Reason>)| {
            let items = sheet.lines.iter().map(|line| {
                let reason = line.reason.say();
                ScoreItem {
                    count: line.count,
                    points: line.points,
                    targets: line.places.iter().map(|place| B::target_of_place(place)).collect(),
                    sums: B::sums(&view, Seat(seat as u8), &reason),
                    reason,
                }
            });
            Score { total: sheet.total(), place: places[seat], items: items.collect() }
        };
        sheets.map(score).collect()
    }

    fn course(&self) -> Vec<Vec<i32>> {
        self.table.course().map(<[i32]>::to_vec).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        let Some(seat) = self.acting else { return Vec::new() };
        let view = self.known();
        let choice = |action: ActionOf<B>| Choice {
            action: action.to_string(),
            label: self.table.state().tell(seat, action),
            path: B::path(&view, action),
        };
        self.legal().into_iter().map(choice).collect()
    }

    fn forecast(&self, action: &str) -> Result<Vec<Fact>, Refused> {
        let (seat, action) = self.allowed(action)?;
        let mut events = Vec::new();
        let mut then = self.table.state().clone();
        then.act_unchecked(seat, action, &mut events);
        let changes = B::changes(&self.known(), &then.view(self.viewer), seat);
        let changes = changes.into_iter().map(|message| Fact { actor: None, message, places: Vec::new() });
        Ok(told::<B>(&events, self.viewer).into_iter().chain(changes).collect())
    }

    fn ghost(&self, action: &str, words: &dyn Words) -> Result<String, Refused> {
        let (seat, action) = self.allowed(action)?;
        Ok(B::ghost(&self.known(), seat, action, words))
    }

    fn sketch(&self, action: &str, words: &dyn Words) -> Result<String, Refused> {
        let Viewer::Seat(seat) = self.viewer else { return Err(Refused::NotYourTurn) };
        Ok(B::ghost(&self.known(), seat, readable(&self.table, seat, action)?, words))
    }

    fn prospect(&self, action: &str, words: &dyn Words) -> Result<String, Refused> {
        let (seat, action) = self.allowed(action)?;
        Ok(B::prospect(&self.known(), seat, action, words))
    }

    fn why(&self, path: &[&str]) -> Option<Message> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        let mut worst = None;
        for action in B::attempts(&self.known(), seat, path) {
            match self.table.check(seat, action) {
                Ok(()) => return None,
                Err(ActError::Refused(rule)) => worst = worst.max(Some(rule)),
                Err(other) => return Some(refused(other).say()),
            }
        }
        worst.map(|rule| rule.say())
    }

    fn may_undo(&self) -> Result<(), UndoError> {
        match self.viewer {
            Viewer::Seat(seat) => self.table.may_undo(seat),
            Viewer::Spectator | Viewer::Omniscient => Err(UndoError::NothingToTakeBack),
        }
    }
}
