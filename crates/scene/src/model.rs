//! What a drawing hands to the page: pictures, and facts as messages.

use tabletop::{Game, Message, Seat, Viewer, Words};

/// Who looks, and what they may do.
pub struct Eye<'a, G: Game> {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The seat whose decisions are offered on this page, if it owes one now.
    pub acting: Option<Seat>,
    /// That seat's legal actions.
    pub legal: &'a [G::Action],
    /// For labels inside pictures.
    pub words: &'a dyn Words,
}

/// Everything the page shows of a table to one viewer.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// "Exploration".
    pub phase: Option<Message>,
    /// How far the phase or game is, as a part of a whole.
    pub progress: Option<(u32, u32)>,
    /// The board first, then whatever lies around it.
    pub panels: Vec<Panel>,
    /// One card per seat.
    pub seats: Vec<SeatCard>,
    /// What the acting seat may do; for others, what the table waits for.
    pub dock: Dock,
    /// Says plainly which parts of the material are reconstructed.
    pub notice: Option<Message>,
    /// How the parts lie on the sheet.
    pub layout: Layout,
    /// HTML for the middle of the head instead of the progress: the rounds, a ruler of points.
    pub banner: Option<String>,
    /// What a game that is over made of whoever played it, where that says more than who won: a title, then sentences.
    pub verdict: Vec<Message>,
}

impl Scene {
    /// The first part that is a picture, if there is one.
    pub fn chart(&self) -> Option<&Chart> {
        self.panels.iter().find_map(|panel| match &panel.body {
            Body::Chart(chart) => Some(chart),
            Body::Sheet(_) => None,
        })
    }
}

/// How the parts of a table lie on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// One large chart, with the players and the log beside it.
    #[default]
    Chart,
    /// The players in a row, the panels side by side below them, the log in a drawer.
    Tables,
}

/// A part of the table with a tab of its own on a phone.
#[derive(Clone, Debug)]
pub struct Panel {
    /// Id of the element on the page.
    pub id: &'static str,
    /// Its name.
    pub title: Message,
    /// Icon key of its tab on a phone.
    pub icon: &'static str,
    /// What it shows.
    pub body: Body,
}

/// What a panel shows.
#[derive(Clone, Debug)]
pub enum Body {
    /// A picture that pans and zooms.
    Chart(Chart),
    /// HTML that flows with the page.
    Sheet(String),
}

/// A picture in layers.
#[derive(Clone, Debug, Default)]
pub struct Chart {
    /// `viewBox` that fits everything: x, y, width, height.
    pub view_box: [f64; 4],
    /// Read out instead of the picture.
    pub label: String,
    /// Bottom to top. The page redraws only layers whose text changed.
    pub layers: Vec<Layer>,
}

/// Ids of layers that are there to be pointed at; a file without a pointer leaves them out.
pub const POINTING: [&str; 5] = ["cells", "lights", "pins", "targets", "ghost"];

/// Part of a picture.
#[derive(Clone, Debug)]
pub struct Layer {
    /// Id of its group.
    pub id: &'static str,
    /// The content of the group.
    pub svg: String,
}

/// What the rail shows of a seat.
#[derive(Clone, Debug, Default)]
pub struct SeatCard {
    /// `p1` to `p5`.
    pub colour: &'static str,
    /// What lies before the player.
    pub stock: Vec<Stock>,
    /// Points, or another number that matters in this phase.
    pub points: i32,
    /// What that number is.
    pub points_label: Option<Message>,
    /// What the player is doing, if the table waits for him.
    pub doing: Option<Message>,
    /// HTML below the name: what numbers with signs cannot show.
    pub more: String,
    /// HTML that the player sees on a phone whatever tab is open: what there is to pay with.
    pub purse: String,
}

/// A number with its sign.
#[derive(Clone, Debug)]
pub struct Stock {
    /// Icon key.
    pub icon: &'static str,
    /// How many.
    pub count: i32,
    /// Of what.
    pub label: Message,
}

/// What to do now.
#[derive(Clone, Debug, Default)]
pub struct Dock {
    /// "Lay the hex".
    pub heading: Option<Message>,
    /// What is asked next while an action is half said, by how the target chosen last begins: "Which forest do you clear?"
    pub questions: Vec<(&'static str, Message)>,
    /// "4 places are open."
    pub facts: Vec<Message>,
    /// The steps of this turn.
    pub stages: Vec<(Stage, Message)>,
    /// Cards to choose from.
    pub picks: Vec<Pick>,
    /// Choices that are not on the board.
    pub buttons: Vec<Button>,
    /// The word on the confirming button: "Lay it here".
    pub confirm: Option<Message>,
    /// Other words for it, where choices are of several kinds: by how the first target begins.
    pub confirm_for: Vec<(&'static str, Message)>,
}

/// Where a step of the turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Behind us.
    Done,
    /// Now.
    Now,
    /// Still to come.
    Later,
}

/// A card to choose.
#[derive(Clone, Debug)]
pub struct Pick {
    /// Its target.
    pub target: String,
    /// A whole `<svg>`.
    pub art: String,
    /// Its name.
    pub title: Message,
    /// Small facts.
    pub notes: Vec<Note>,
    /// Why it cannot be chosen, if so.
    pub closed: Option<Message>,
}

/// A small fact with an icon.
#[derive(Clone, Debug)]
pub struct Note {
    /// Icon key, or nothing.
    pub icon: Option<&'static str>,
    /// The fact.
    pub text: Message,
}

/// A choice that is not on the board.
#[derive(Clone, Debug)]
pub struct Button {
    /// Its target, beginning with `do-`.
    pub target: String,
    /// Icon key.
    pub icon: &'static str,
    /// What it says.
    pub label: Message,
    /// Why it cannot be chosen, if so.
    pub closed: Option<Message>,
}

impl Button {
    /// A choice that is open.
    pub fn new(target: String, icon: &'static str, label: Message) -> Button {
        Button { target, icon, label, closed: None }
    }
}

/// A card, rune or building in words, for galleries and lists.
#[derive(Clone, Debug, PartialEq)]
pub struct CardText {
    /// The printed number, or nothing where cards have none.
    pub number: Option<u16>,
    /// Its name.
    pub name: Message,
    /// What it is sorted under, such as its deck; nothing where there is one kind only.
    pub group: Option<Message>,
    /// Small printed facts: price, points, when it works.
    pub facts: Vec<Message>,
    /// What it does, a sentence each.
    pub text: Vec<Message>,
    /// A whole `<svg>` of it, or nothing.
    pub art: String,
    /// What it is found by though it is not written on it so, such as what its price takes.
    pub sorts: Vec<Message>,
}
