//! Fleet as the printed sheet that one marks: dice beside it, the sheets of the others in small, and the Captain.

mod cards;
mod coins;
mod cover;
mod dice;
mod dock;
mod gives;
mod letters;
mod others;
mod paper;
mod pointing;
mod print;
mod rank;
mod running;
mod sea;
mod seats;
pub(crate) mod signs;
mod town;
mod waiting;

pub use gives::{Gives, gives};

use fleet::{Action, Event, Fleet, Material, Stage, View};
use tabletop::{Message, Seat, Viewer, Words};

use paper::Paper;
use scene::{Assets, Board, Body, CardText, Chart, Eye, Ink, Layout, Panel, Scene, Teaching};

/// Draws the game.
pub struct FleetBoard;

impl Board for FleetBoard {
    type Game = Fleet;

    const ASSETS: Assets = Assets {
        lang: &[
            ("en", include_str!("../lang/en.ftl")),
            ("ru", include_str!("../lang/ru.ftl")),
            ("uk", include_str!("../lang/uk.ftl")),
        ],
        paint: include_str!("../assets/paint.css"),
        layout: include_str!("../assets/layout.css"),
        symbols: String::new,
        icons: signs::definitions,
    };

    const TEACHING: Teaching = scene::teaching!("../../teach", ["first-game", "cards", "solo"]);

    fn scene(view: &View, eye: &Eye<'_, Fleet>) -> Scene {
        let own = Paper { view, seat: own_seat(view, eye), words: eye.words, live: true };
        let panel =
            |id, title, icon, body| Panel { id, title: Message::new(title), icon, body: Body::Sheet(body) };
        let solo = view.tokens.is_some();
        let others = if solo { "fleet-label-captain" } else { "fleet-label-others" };
        Scene {
            phase: Some(Message::new(phase(view))),
            progress: (view.round > 0).then(|| (view.round.into(), view.rounds.into())),
            panels: vec![
                panel("dice", "fleet-label-dice", "dice", dice::panel(&own, eye)),
                panel("sea", "fleet-label-sea", "ship", sea::half(&own) + &coins::strip(&own)),
                panel("town", "fleet-label-town", "town", town::half(&own)),
                panel("others", others, "companion", others::panel(&own)),
            ],
            seats: seats::cards(view, eye.words),
            dock: dock::dock(&own, eye),
            notice: Some(Message::new("fleet-label-reconstructed")),
            layout: Layout::Tables,
            banner: Some(seats::rounds(&own)),
            verdict: Self::verdict(view),
        }
    }

    fn verdict(view: &View) -> Vec<Message> {
        rank::verdict(view)
    }

    fn path(_: &View, action: Action) -> Vec<String> {
        vec![pointing::target(action.deed())]
    }

    fn attempts(_: &View, _: Seat, path: &[&str]) -> Vec<Action> {
        match path {
            [name] => pointing::deed(name).map(Action::from).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The coin boxes that would be marked, to lie over the coin track.
    fn ghost(view: &View, seat: Seat, action: Action, _: &dyn Words) -> String {
        coins::ghost(view, seat, gives(view, seat, action.deed()).coins)
    }

    fn picture(view: &View, words: &dyn Words) -> Option<Chart> {
        Some(print::picture(view, words))
    }

    fn letters(view: &View, words: &dyn Words, ink: Ink) -> Option<String> {
        Some(letters::letters(view, words, ink))
    }

    fn places(event: &Event) -> Vec<String> {
        pointing::places(event)
    }

    fn target_of_place(place: &str) -> String {
        format!("box-{place}")
    }

    fn cover() -> String {
        cover::cover()
    }

    fn primer() -> Vec<(Message, Message)> {
        cover::primer()
    }

    fn cards(material: &Material) -> Vec<CardText> {
        cards::all(material)
    }
}

/// Whose sheet lies in the middle: that of whoever decides here, else the viewer's own, else that of whose turn it is.
fn own_seat(view: &View, eye: &Eye<'_, Fleet>) -> Seat {
    let viewer = match eye.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    eye.acting.or(viewer).or(view.to_act).unwrap_or(Seat(0))
}

/// The message that names the phase.
fn phase(view: &View) -> &'static str {
    match view.stage {
        Stage::First | Stage::Gold | Stage::Silver | Stage::Start => "fleet-phase-setup",
        Stage::Roll | Stage::Pick | Stage::Share if view.town => "fleet-phase-town",
        Stage::Roll | Stage::Pick | Stage::Share => "fleet-phase-boat",
        Stage::Income => "fleet-phase-income",
        Stage::Catch | Stage::AfterCatch | Stage::Swordfish => "fleet-phase-fishing",
        Stage::Over => "fleet-phase-over",
    }
}
