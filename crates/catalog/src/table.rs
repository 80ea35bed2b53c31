//! A table whose game is known only by its key; speaks notation, messages, scenes and JSON.

use std::marker::PhantomData;

use bots::{Bot, Knowledge, Limits, Player, search::Mind};
use scene::{ActionOf, Board, Chart, Eye, Scene};
use tabletop::{
    ActError, Event, Game, Info, Message, Notation, NotationError, Play, Say, Seat, Setup, Step, Table, Turn,
    UndoError, Viewer, Weight, Who, Words,
};

use crate::{
    advice::{self, Advice, Judgement},
    edition::Edition,
    game::Registered,
    memory::{Memory, hides},
};

/// Something that happened, as one viewer learnt it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fact {
    /// Whose deed it was, if anybody's.
    pub actor: Option<Seat>,
    /// What to say of it.
    pub message: Message,
}

/// Why a step was not taken.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// The action cannot be read.
    Unreadable {
        /// Where, and for programmers what should have stood there.
        error: NotationError,
        /// The action possible now that is most like it, as it is written.
        like: Option<String>,
    },
    /// The game is over.
    Over,
    /// The table does not wait for this seat.
    NotYourTurn,
    /// The table waits for a seat, not for luck.
    NotChance,
    /// Luck cannot bring this now.
    Impossible,
    /// A rule forbids it; the message names the rule.
    Rule(Message),
}

impl Say for Refused {
    fn say(&self) -> Message {
        match self {
            // What the parser expected is said in English; an example is notation and needs no translation.
            Refused::Unreadable { error, like: None } => {
                Message::new("error-unreadable").with("at", error.at + 1)
            }
            Refused::Unreadable { error, like: Some(like) } => {
                Message::new("error-unreadable-like").with("at", error.at + 1).with("like", like.clone())
            }
            Refused::Over => Message::new("error-over"),
            Refused::NotYourTurn => Message::new("error-not-your-turn"),
            Refused::NotChance => Message::new("error-not-chance"),
            Refused::Impossible => Message::new("error-impossible"),
            Refused::Rule(message) => message.clone(),
        }
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Refused::Unreadable { error, .. } => write!(f, "cannot be read: {error}"),
            other => f.write_str(other.say().id),
        }
    }
}

impl std::error::Error for Refused {}

fn refused<R: Say>(error: ActError<R>) -> Refused {
    match error {
        ActError::Over => Refused::Over,
        ActError::NotYourTurn => Refused::NotYourTurn,
        ActError::NotChance => Refused::NotChance,
        ActError::Impossible => Refused::Impossible,
        ActError::Refused(rule) => Refused::Rule(rule.say()),
    }
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

/// One line of a score.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreItem {
    /// What the points are for.
    pub reason: Message,
    /// How many things were counted.
    pub count: i32,
    /// What they are worth.
    pub points: i32,
    /// Targets on the board that were counted.
    pub targets: Vec<String>,
    /// How the points come about, sum by sum, where one number hides several.
    pub sums: Vec<Message>,
}

/// One seat's score.
#[derive(Clone, Debug, PartialEq)]
pub struct Sheet {
    /// The items.
    pub items: Vec<ScoreItem>,
    /// Their sum.
    pub total: i32,
    /// 1 for the first; seats that nothing tells apart share a place.
    pub place: u8,
}

/// A table whose game is known only by its key. The referee's object: hand out only what its methods give to a viewer.
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

    /// Lets a seat act.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refused>;
    /// Lets luck decide once; `draw` gets the number of the draw and the total weight and gives a ticket below it.
    fn draw(&mut self, draw: &mut dyn FnMut(u64, Weight) -> Weight) -> Result<(), Refused>;
    /// Takes a step of a record.
    fn take(&mut self, who: Who, text: &str) -> Result<(), Refused>;
    /// Takes back a seat's last action.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Could it?
    fn may_undo(&self, seat: Seat) -> Result<(), UndoError>;

    /// What `seat` may do now, in words and with the way to point at it.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// What `seat` may do now, in notation.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Everything `viewer` may know, as JSON.
    fn view(&self, viewer: Viewer) -> serde_json::Value;
    /// Everything the page shows to `viewer`; `acting` is the seat whose decisions are offered.
    fn scene(&self, viewer: Viewer, acting: Option<Seat>, words: &dyn Words) -> Scene;
    /// What `viewer` may know as one picture for a file; nothing for a game that is not drawn.
    fn picture(&self, viewer: Viewer, words: &dyn Words) -> Option<Chart>;
    /// What `viewer` learnt from each step.
    fn facts(&self, viewer: Viewer) -> Vec<Vec<Fact>>;
    /// What `seat` would see happen if it acted so: nothing new can come to light by acting.
    fn forecast(&self, seat: Seat, action: &str) -> Result<Vec<Fact>, Refused>;
    /// How the board would look if `seat` acted so: SVG to lay over the chart.
    fn ghost(&self, seat: Seat, action: &str, words: &dyn Words) -> Result<String, Refused>;
    /// What is to be said beside the board while `seat` has chosen to act so: HTML.
    fn prospect(&self, seat: Seat, action: &str, words: &dyn Words) -> Result<String, Refused>;
    /// Why `seat` may not do what pointing along `path` means; `None` if it means nothing or is allowed.
    fn why(&self, seat: Seat, path: &[&str]) -> Option<Message>;
    /// What `viewer` may know in letters, where the game is drawn so.
    fn letters(&self, viewer: Viewer, words: &dyn Words) -> Option<String>;
    /// The scores as they stand, final once the game is over.
    fn scores(&self) -> Vec<Sheet>;
    /// The setup of the game that follows this one, where it is not the same game again.
    fn sequel(&self) -> Option<String>;
    /// What the last game of a series makes of a player of rank `before` with `total` points in all its games.
    fn promote(&self, before: u8, total: i32) -> Option<(u8, Message)>;
    /// Points of every seat after each step, the start included: the course of the game.
    fn course(&self) -> Vec<Vec<i32>>;

    /// The whole record, with game, setup, rules and edition in its header. Secret where the game has secrets.
    fn record(&self) -> Play;
    /// Can anything ever be hidden from anybody in this game? Then the record of a running game is for nobody.
    fn is_secretive(&self) -> bool;
    /// Does any seat know something that `viewer` may not, at this moment?
    fn has_secrets(&self, viewer: Viewer) -> bool;
    /// How often luck has decided.
    fn draws(&self) -> u64;
    /// The table as it was after the first `steps` steps.
    fn after(&self, steps: usize) -> Box<dyn AnyTable>;
    /// A copy, for thinking and looking back without holding the table up.
    fn copy(&self) -> Box<dyn AnyTable>;
    /// Asks a player what it would do at `seat`; it learns no more than that seat may know. If it thinks for a time, it goes
    /// on from its `memory` where it can, and leaves there what it thought.
    fn choose(&self, seat: Seat, player: Player, limits: &Limits<'_>, memory: &mut Memory) -> Option<String>;
    /// What a strong player would do at `seat` and what may then be expected, by what the seat may know.
    fn advise(&self, seat: Seat, limits: &Limits<'_>) -> Option<Advice>;
    /// The best for `seat` beside what it did, by what the seat could know.
    fn judge(&self, seat: Seat, played: &str, limits: &Limits<'_>) -> Option<Judgement>;
    /// A line of actions from here in words, as far as it is legal.
    fn tell(&self, line: &[(Seat, String)]) -> Vec<Message>;
    /// What each step of a seat was, in words; nothing for luck.
    fn labels(&self) -> Vec<Option<Message>>;
    /// Counts the components.
    fn audit(&self) -> Result<(), String>;
}

/// A table together with the edition it is played with.
pub(crate) struct Seated<B: Board, K> {
    table: Table<B::Game>,
    edition: Edition,
    bots: PhantomData<fn() -> K>,
}

impl<B: Registered, K: Knowledge<Game = B::Game>> Seated<B, K> {
    pub(crate) fn new(table: Table<B::Game>, edition: Edition) -> Self {
        Seated { table, edition, bots: PhantomData }
    }

    /// Reads an action of `seat`.
    fn readable(&self, seat: Seat, text: &str) -> Result<ActionOf<B>, Refused> {
        let alike = |action: &String| action.bytes().zip(text.bytes()).take_while(|(a, b)| a == b).count();
        ActionOf::<B>::parse(text).map_err(|error| {
            let like = self.legal(seat).into_iter().rev().max_by_key(alike);
            Refused::Unreadable { error, like }
        })
    }

    /// An action that is legal for `seat` now.
    fn allowed(&self, seat: Seat, text: &str) -> Result<ActionOf<B>, Refused> {
        let action = self.readable(seat, text)?;
        self.table.check(seat, action).map_err(refused)?;
        Ok(self.table.state().canonical(action))
    }

    fn actions(&self, seat: Seat) -> Vec<ActionOf<B>> {
        let mut actions = Vec::new();
        if self.table.turn().awaits(seat) {
            self.table.state().legal(seat, &mut actions);
        }
        actions
    }
}

fn told<E: Event>(events: &[E], viewer: Viewer) -> Vec<Fact> {
    let seen = events.iter().filter_map(|event| event.seen_by(viewer));
    seen.map(|event| Fact { actor: event.actor(), message: event.say() }).collect()
}

impl<B: Registered, K: Knowledge<Game = B::Game>> AnyTable for Seated<B, K> {
    fn info(&self) -> Info {
        <B::Game as Game>::INFO
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

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refused> {
        let action = self.readable(seat, action)?;
        self.table.play(seat, action).map(drop).map_err(refused)
    }

    fn draw(&mut self, draw: &mut dyn FnMut(u64, Weight) -> Weight) -> Result<(), Refused> {
        self.table.draw(draw).map(drop).map_err(refused)
    }

    fn take(&mut self, who: Who, text: &str) -> Result<(), Refused> {
        match who {
            Who::Seat(seat) => self.play(seat, text),
            Who::Chance => {
                let unread = |error| Refused::Unreadable { error, like: None };
                let outcome = <B::Game as Game>::Chance::parse(text).map_err(unread)?;
                self.table.reveal(outcome).map(drop).map_err(refused)
            }
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.table.undo(seat)
    }

    fn may_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.table.may_undo(seat)
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let view = self.table.view(Viewer::Seat(seat));
        let choice = |action: ActionOf<B>| Choice {
            action: action.to_string(),
            label: self.table.state().tell(seat, action),
            path: B::path(&view, action),
        };
        self.actions(seat).into_iter().map(choice).collect()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.actions(seat).into_iter().map(|action| action.to_string()).collect()
    }

    fn view(&self, viewer: Viewer) -> serde_json::Value {
        serde_json::to_value(self.table.view(viewer)).expect("views are plain data with string keys")
    }

    fn scene(&self, viewer: Viewer, acting: Option<Seat>, words: &dyn Words) -> Scene {
        let acting = acting.filter(|&seat| self.table.turn().awaits(seat));
        let legal = acting.map(|seat| self.actions(seat)).unwrap_or_default();
        B::scene(&self.table.view(viewer), &Eye { viewer, acting, legal: &legal, words })
    }

    fn picture(&self, viewer: Viewer, words: &dyn Words) -> Option<Chart> {
        let drawn = B::picture(&self.table.view(viewer), words);
        drawn.or_else(|| self.scene(viewer, None, words).chart().cloned())
    }

    fn facts(&self, viewer: Viewer) -> Vec<Vec<Fact>> {
        self.table.events().iter().map(|events| told(events, viewer)).collect()
    }

    fn forecast(&self, seat: Seat, action: &str) -> Result<Vec<Fact>, Refused> {
        let action = self.allowed(seat, action)?;
        let (mut events, viewer) = (Vec::new(), Viewer::Seat(seat));
        let mut then = self.table.state().clone();
        then.act(seat, action, &mut events);
        let changes = B::changes(&self.table.view(viewer), &then.view(viewer), seat);
        let changes = changes.into_iter().map(|message| Fact { actor: None, message });
        Ok(told(&events, viewer).into_iter().chain(changes).collect())
    }

    fn ghost(&self, seat: Seat, action: &str, words: &dyn Words) -> Result<String, Refused> {
        let action = self.allowed(seat, action)?;
        Ok(B::ghost(&self.table.view(Viewer::Seat(seat)), seat, action, words))
    }

    fn prospect(&self, seat: Seat, action: &str, words: &dyn Words) -> Result<String, Refused> {
        let action = self.allowed(seat, action)?;
        Ok(B::prospect(&self.table.view(Viewer::Seat(seat)), seat, action, words))
    }

    fn why(&self, seat: Seat, path: &[&str]) -> Option<Message> {
        let attempts = B::attempts(&self.table.view(Viewer::Seat(seat)), seat, path);
        let mut worst = None;
        for action in attempts {
            match self.table.check(seat, action) {
                Ok(()) => return None,
                Err(ActError::Refused(rule)) => worst = worst.max(Some(rule)),
                Err(other) => return Some(refused(other).say()),
            }
        }
        worst.map(|rule| rule.say())
    }

    fn sequel(&self) -> Option<String> {
        self.table.state().sequel(self.table.setup()).map(|setup| setup.to_string())
    }

    fn promote(&self, before: u8, total: i32) -> Option<(u8, Message)> {
        <B::Game as Game>::promote(self.table.setup(), before, total)
    }

    fn letters(&self, viewer: Viewer, words: &dyn Words) -> Option<String> {
        B::letters(&self.table.view(viewer), words)
    }

    fn scores(&self) -> Vec<Sheet> {
        let places = self.table.state().places();
        let view = self.table.view(Viewer::Spectator);
        let sheets = self.table.state().scores().into_iter().enumerate();
        let sheet = |(seat, sheet): (usize, tabletop::ScoreSheet<<B::Game as Game>::Reason>)| Sheet {
            total: sheet.total(),
            place: places[seat],
            items: sheet
                .lines
                .iter()
                .map(|line| ScoreItem {
                    reason: line.reason.say(),
                    count: line.count,
                    points: line.points,
                    targets: line.places.iter().map(|place| B::target_of_place(place)).collect(),
                    sums: B::sums(&view, Seat(seat as u8), &line.reason.say()),
                })
                .collect(),
        };
        sheets.map(sheet).collect()
    }

    fn course(&self) -> Vec<Vec<i32>> {
        let seats = self.seats();
        let points =
            |table: &Table<B::Game>| (0..seats).map(|seat| table.state().points(Seat(seat))).collect();
        let mut again = self.table.after(0);
        let mut course = vec![points(&again)];
        for &step in self.table.steps() {
            again.step(step).expect("a table's own steps are legal");
            course.push(points(&again));
        }
        course
    }

    fn record(&self) -> Play {
        let mut play = self.table.to_play();
        play.set("edition", &self.edition);
        play
    }

    fn is_secretive(&self) -> bool {
        <B::Game as Game>::SECRETS
    }

    fn has_secrets(&self, viewer: Viewer) -> bool {
        hides(self.table.state(), viewer)
    }

    fn draws(&self) -> u64 {
        self.table.draws()
    }

    fn after(&self, steps: usize) -> Box<dyn AnyTable> {
        Box::new(Self::new(self.table.after(steps), self.edition.clone()))
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(Self::new(self.table.clone(), self.edition.clone()))
    }

    fn choose(&self, seat: Seat, player: Player, limits: &Limits<'_>, memory: &mut Memory) -> Option<String> {
        if !self.table.turn().awaits(seat) {
            return None;
        }
        let seen = self.table.seen_by(seat);
        if !player.searches() {
            *memory = Memory::default();
            return Some(player.bot::<K>(Mind::default()).choose(&seen, limits).to_string());
        }
        let mut search = memory.recall::<K>(&self.table, seat, player);
        let action = search.choose(&seen, limits);
        memory.keep(search, &self.table, seat, action);
        Some(action.to_string())
    }

    fn advise(&self, seat: Seat, limits: &Limits<'_>) -> Option<Advice> {
        let advise = || advice::judge::<K>(self.table.state(), seat, None, limits).best;
        self.table.turn().awaits(seat).then(advise)
    }

    fn judge(&self, seat: Seat, played: &str, limits: &Limits<'_>) -> Option<Judgement> {
        let played = ActionOf::<B>::parse(played).ok()?;
        let judge = || advice::judge::<K>(self.table.state(), seat, Some(played), limits);
        self.table.turn().awaits(seat).then(judge)
    }

    fn tell(&self, line: &[(Seat, String)]) -> Vec<Message> {
        let mut state = self.table.state().clone();
        let mut told = Vec::with_capacity(line.len());
        for (seat, text) in line {
            let Ok(action) = ActionOf::<B>::parse(text) else { break };
            if !state.turn().awaits(*seat) || state.check(*seat, action).is_err() {
                break;
            }
            told.push(state.tell(*seat, action));
            state.act(*seat, action, &mut ());
        }
        told
    }

    fn labels(&self) -> Vec<Option<Message>> {
        let mut again = self.table.after(0);
        let mut labels = Vec::with_capacity(self.table.steps().len());
        for &step in self.table.steps() {
            labels.push(match step {
                Step::Act(seat, action) => Some(again.state().tell(seat, action)),
                Step::Reveal(_) => None,
            });
            again.step(step).expect("a table's own steps are legal");
        }
        labels
    }

    fn audit(&self) -> Result<(), String> {
        self.table.state().audit()
    }
}
