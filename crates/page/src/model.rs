//! What the pages show: plain values, filled by the server. Words that depend on the language are either
//! [`Message`]s, said by the page, or strings that were said for this reader already.

use std::collections::BTreeMap;

use scene::{CardText, Scene, Score};
use tabletop::{Info, Message, Seat, Words};

use crate::Files;

/// What every page knows of its reader.
pub struct Frame<'a> {
    /// Style, script and symbols of all pages.
    pub files: &'a Files,
    /// `en`, `ru` or `uk`.
    pub lang: &'a str,
    /// That language; at a table it knows the players' names.
    pub words: &'a dyn Words,
    /// The reader's choice; nothing if the system decides.
    pub theme: Option<Theme>,
    /// The reader's name, once given.
    pub visitor: Option<&'a str>,
    /// What everybody is told by whoever runs the server.
    pub notice: Option<String>,
    /// Path and query of this page: where the forms for name, language and theme lead back to.
    pub path: &'a str,
}

/// The sheet the chart is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// By day.
    Light,
    /// By night.
    Dark,
}

impl Theme {
    /// The word in forms and cookies.
    pub fn key(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// Reads the word; anything else leaves the choice to the system.
    pub fn from_key(key: &str) -> Option<Theme> {
        [Theme::Light, Theme::Dark].into_iter().find(|theme| theme.key() == key)
    }
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// The reader, or somebody who shares the reader's screen.
    You,
    /// Somebody elsewhere.
    Person {
        /// Has a page of the table open now.
        online: bool,
    },
    /// A program of somebody's.
    Program,
    /// A bot of this level; its name is the message `ui-bot-<level>`.
    Bot(&'static str),
    /// Nobody yet.
    Open,
}

/// A seat as lists and cards show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLine {
    /// Name of the player; empty while the seat is open.
    pub name: String,
    /// Who sits there.
    pub sitter: Sitter,
    /// `p1` to `p5`: colour and shield.
    pub colour: &'static str,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Seats are open or nobody has started it.
    Open,
    /// The game goes on.
    Playing,
    /// The scores are final.
    Over,
    /// The rules have changed and a step no longer fits: it can be read, and goes no further.
    Closed,
}

/// The first page.
pub struct Lobby<'a> {
    /// Every game of the boathouse.
    pub games: Vec<GameCard<'a>>,
    /// Tables one can join or watch.
    pub open: Vec<TableLine<'a>>,
    /// Tables the reader sits at.
    pub mine: Vec<TableLine<'a>>,
    /// The reader's ranks from finished series.
    pub ranks: Vec<(&'a Info, u8)>,
    /// Only open tables of this game are shown.
    pub filter: Option<&'a Info>,
    /// Only those with this kind of clock: `live`, `slow` or `none`.
    pub clock: Option<&'static str>,
    /// Only those of about the reader's strength.
    pub level: bool,
    /// The reader has a rating to compare with.
    pub has_level: bool,
    /// A game in two clicks.
    pub start: Start<'a>,
}

/// A game in two clicks.
pub struct Start<'a> {
    /// The game that is chosen: the one played last.
    pub last: Option<&'a Info>,
    /// Levels of bots, weakest first.
    pub levels: &'a [&'static str],
}

/// Where it is the reader's turn.
pub struct Turns<'a> {
    /// The most urgent first.
    pub tables: Vec<TableLine<'a>>,
    /// The reader has an account, which being called elsewhere takes.
    pub account: bool,
    /// Where the reader is called, and the secret that signs the calls.
    pub hook: Option<(String, String)>,
    /// What is wrong with the address that was sent.
    pub error: Option<String>,
}

/// How a game ended for the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// The own place.
    pub place: u8,
    /// Somebody else has the same.
    pub shared: bool,
    /// Nobody else played.
    pub alone: bool,
    /// The others, by name.
    pub against: Vec<String>,
    /// All points, the best place first.
    pub points: Vec<i32>,
}

/// A game in the lobby.
pub struct GameCard<'a> {
    /// The game.
    pub info: &'a Info,
    /// A small SVG.
    pub cover: &'a str,
    /// There is a guided first game.
    pub guided: bool,
}

/// A table in the lobby.
pub struct TableLine<'a> {
    /// Its id in addresses.
    pub id: String,
    /// "Skrei 27".
    pub name: String,
    /// Its game.
    pub info: &'a Info,
    /// The agreement as text, `4p runes=strength`.
    pub setup: String,
    /// Everybody, in order of the seats.
    pub seats: Vec<SeatLine>,
    /// How far it has come.
    pub state: State,
    /// The reader owes a decision.
    pub your_turn: bool,
    /// Seats that owe a decision, by name; empty if nobody does.
    pub waits_for: Vec<String>,
    /// The clock as tables keep it, `1200+20`, `turn:86400` or `none`.
    pub clock: String,
    /// What is left of the time that runs out first, in milliseconds.
    pub left: Option<i64>,
    /// How it ended.
    pub finished: Option<Finished>,
    /// How strong whoever opened it is.
    pub strength: Option<i64>,
}

/// The form for a new table.
pub struct NewTable<'a> {
    /// The game.
    pub info: &'a Info,
    /// A small SVG.
    pub cover: &'a str,
    /// What stands in the form; [`NewTableForm::fresh`] for an untouched one.
    pub form: NewTableForm,
    /// For how many players an option, or one of its values, can be chosen; what is not named fits everybody.
    pub fits: Vec<Fit>,
    /// Levels of bots; their names are messages `ui-bot-<level>`.
    pub levels: &'a [&'static str],
    /// Ways to begin: `first`, `usual`, `all`, each with a setup without the number of players.
    pub begin: Vec<(&'static str, String)>,
    /// Ids of symbols by option, or by option and value as `runes-strength`.
    pub signs: BTreeMap<String, String>,
    /// What was wrong with the form that was sent.
    pub error: Option<String>,
}

pub use crate::form::{Fit, NewTableForm, SeatChoice, SeatKind};

/// A table before the game.
pub struct Waiting<'a> {
    /// Its id in addresses.
    pub id: &'a str,
    /// "Skrei 27".
    pub name: &'a str,
    /// Its game.
    pub info: &'a Info,
    /// The agreement as text.
    pub setup: &'a str,
    /// The number of journal entries; forms send it back.
    pub seq: u64,
    /// Everybody, in order of the seats.
    pub seats: Vec<SeatLine>,
    /// The address that lets somebody in; only for those who may invite.
    pub invite: Option<String>,
    /// The reader may take an open seat here.
    pub may_sit: bool,
    /// The reader may start the game now.
    pub may_start: bool,
    /// The reader sits here and may get up.
    pub may_leave: bool,
    /// Anybody may find it in the lobby.
    pub public: bool,
}

/// A table where the game goes on, or is looked at again.
pub struct TableModel<'a> {
    /// Its id in addresses.
    pub id: &'a str,
    /// "Skrei 27".
    pub name: &'a str,
    /// Its game.
    pub info: &'a Info,
    /// The agreement as text.
    pub setup: &'a str,
    /// Board, cards and dock, drawn for this reader.
    pub scene: &'a Scene,
    /// Everybody, in order of the seats.
    pub seats: Vec<SeatLine>,
    /// Seats that owe a decision now; none when luck decides or the game is over.
    pub turn: Vec<Seat>,
    /// The reader's seat whose decisions this page offers.
    pub acting: Option<Seat>,
    /// That seat's legal actions; empty in a replay.
    pub moves: Vec<Choice>,
    /// The number of journal entries; forms send it back.
    pub seq: u64,
    /// The number of steps taken.
    pub steps: u32,
    /// The step looked at, in a replay.
    pub shown: Option<u32>,
    /// Several people share the reader's screen, and this one is to be handed it before anything hidden is shown.
    pub curtain: Option<Seat>,
    /// Several people share the reader's screen, and something is hidden from some of them.
    pub passed: bool,
    /// What an analysis says of the step looked at.
    pub judged: Option<Judged>,
    /// The reader's seat that may take its last action back.
    pub undo: Option<Seat>,
    /// What happened, oldest first, up to the step looked at.
    pub log: Vec<LogLine>,
    /// One per seat.
    pub scores: Vec<Score>,
    /// Playing or over.
    pub state: State,
    /// The game has cards that can be read beside the table.
    pub cards: bool,
    /// One may play on from an earlier step.
    pub may_go_on: bool,
    /// The record may be downloaded by this reader now.
    pub record: bool,
    /// The reader may ask what a strong player would do.
    pub may_ask: bool,
    /// The advice asked for without script, in words.
    pub advice: Option<String>,
    /// What is taught here.
    pub lesson: Option<crate::LessonCard>,
    /// The people beside their game.
    pub people: crate::people::People,
}

/// What an analysis says of one decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// In words: the chances, and what would have been better.
    pub text: String,
    /// So much was given away that it is worth a word.
    pub slip: bool,
    /// What would have been pointed at for the better action.
    pub better: Vec<String>,
    /// How the better action would have looked on the board.
    pub ghost: String,
}

/// A legal action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Whose.
    pub seat: Seat,
    /// In notation.
    pub action: String,
    /// In words.
    pub label: String,
    /// What one points at, in order, to say it.
    pub path: Vec<String>,
}

/// What one step brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The number of the step, from 1.
    pub step: u32,
    /// Whose deed it was.
    pub actor: Option<Seat>,
    /// Somebody decided it; otherwise luck did.
    pub decided: bool,
    /// The facts the reader may know, in words.
    pub texts: Vec<String>,
    /// Where on the table it happened.
    pub places: Vec<String>,
}

/// The end of a game.
pub struct ResultModel<'a> {
    /// The table's id in addresses.
    pub id: &'a str,
    /// "Skrei 27".
    pub name: &'a str,
    /// The game.
    pub info: &'a Info,
    /// The agreement as text.
    pub setup: &'a str,
    /// The final board, drawn for this reader.
    pub scene: &'a Scene,
    /// Everybody, in order of the seats.
    pub seats: Vec<SeatLine>,
    /// One per seat.
    pub scores: Vec<Score>,
    /// Each seat's points after every step that is drawn, first to last; all of one length.
    pub course: Vec<Vec<i32>>,
    /// The number of journal entries; forms send it back.
    pub seq: u64,
    /// Once more, for those who sat here.
    pub again: Option<crate::people::Again>,
    /// What the end of a series made of the player.
    pub honours: Option<Message>,
    /// How far looking at the game again has come.
    pub analysis: Looking,
    /// The reader may ask for that.
    pub may_analyse: bool,
    /// The reader's seat.
    pub you: Option<Seat>,
    /// The reader may go back to a decision and play on from there.
    pub may_retry: bool,
    /// Who the players are beyond this table; one for each seat.
    pub known: Vec<KnownPlayer>,
    /// The tournament that the game belongs to.
    pub tournament: Option<String>,
    /// By step: the position, what was done, and what was better.
    pub pictures: BTreeMap<u32, Vec<crate::Still>>,
}

/// Who somebody is beyond one table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownPlayer {
    /// The name in addresses, if there is an account.
    pub login: Option<String>,
    /// The rating before and after this game, if it counted.
    pub rating: Option<(i64, i64)>,
}

/// How far looking at a finished game again has come.
#[derive(Clone, Debug, PartialEq)]
pub enum Looking {
    /// Nobody has asked for it.
    NotYet,
    /// Under way: decisions looked at, of how many.
    Running(usize, usize),
    /// Done.
    Done(Analysis),
}

/// A game looked at again.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// Every decision, in order.
    pub moments: Vec<Moment>,
    /// Each seat's share of the victory.
    pub end: Vec<f32>,
    /// Where the game turned, in order.
    pub turns: Vec<Turn>,
}

/// One decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The number of the step by which it was taken, from 1.
    pub step: u32,
    /// Whose it was.
    pub seat: Seat,
    /// What was done, in words.
    pub played: String,
    /// Was the best done?
    pub is_best: bool,
    /// The best line, step by step and in words.
    pub line: Vec<String>,
    /// Was so much given away that it is worth a word?
    pub slip: bool,
    /// How much chance to win was given away.
    pub lost: f32,
    /// The points each seat could expect.
    pub points: Vec<f32>,
    /// Each seat's chance to win, from 0 to 1.
    pub wins: Vec<f32>,
}

/// Why a game turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A decision gave something away.
    Decision,
    /// Luck, or what others did.
    Fortune,
    /// From here on somebody was ahead to the end.
    Lead,
}

/// Where a game turned.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// The number of the step of the decision before the change.
    pub step: u32,
    /// Whose chance changed.
    pub seat: Seat,
    /// Why.
    pub cause: Cause,
    /// The chance before,
    pub from: f32,
    /// and after.
    pub to: f32,
}

/// How a game is played.
pub struct Rules<'a> {
    /// The game.
    pub info: &'a Info,
    /// A small SVG.
    pub cover: &'a str,
    /// Chapters: heading and text.
    pub primer: Vec<(Message, Message)>,
    /// What is reconstructed, in words.
    pub reconstructed: Vec<Message>,
    /// How many cards the gallery has.
    pub cards: usize,
}

/// The rules of a game for people, with figures.
pub struct Handbook<'a> {
    /// The game.
    pub info: &'a Info,
    /// A small SVG.
    pub cover: &'a str,
    /// The text in the reader's language.
    pub book: &'a teach::Book,
    /// The views of every figure, by name.
    pub drawings: &'a BTreeMap<String, Vec<teach::Drawing>>,
    /// How many cards the gallery has.
    pub cards: usize,
    /// There is a guided first game.
    pub guided: bool,
    /// How many puzzles there are.
    pub puzzles: usize,
}

/// The player aid of a game.
pub struct Aid<'a> {
    /// The game.
    pub info: &'a Info,
    /// The text in the reader's language.
    pub aid: &'a teach::Book,
    /// The views of every figure, by name.
    pub drawings: &'a BTreeMap<String, Vec<teach::Drawing>>,
}

/// Every card of a game, to search through.
pub struct Cards<'a> {
    /// The game.
    pub info: &'a Info,
    /// The cards.
    pub cards: Vec<CardText>,
    /// What is reconstructed, in words.
    pub reconstructed: Vec<Message>,
}

/// The reader's own bots: programs that play in their own names.
pub struct OwnBots<'a> {
    /// Those whose tokens are valid: id in addresses, and name.
    pub bots: Vec<(String, String)>,
    /// The bot just let in, with its token, which is shown only now.
    pub fresh: Option<(String, String)>,
    /// Scheme and host by which the reader reached the server.
    pub origin: &'a str,
    /// What was wrong with the name that was sent.
    pub error: Option<String>,
    /// What was typed.
    pub typed: String,
}

/// Asks a guest for a name.
pub struct NameForm<'a> {
    /// Where the name is sent: `/me`, or the invite link that asks for it.
    pub action: &'a str,
    /// Where `/me` leads back to.
    pub back: &'a str,
    /// Why the reader is asked, such as the table that is waiting.
    pub why: Option<String>,
    /// What was wrong with the name that was sent.
    pub error: Option<String>,
    /// What was typed.
    pub typed: String,
}
