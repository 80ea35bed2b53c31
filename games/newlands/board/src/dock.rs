//! What to do now: one question, its facts, the tiles in hand, and what every companion would bring.

use std::collections::{BTreeMap, BTreeSet};

use newlands::{
    Deed, NewLands, PieceName, Place, Step, Tile, View,
    view::{CompanionView, Worth},
    words::role_key,
};
use tabletop::{Message, Seat, Viewer};

use crate::{NewLandsBoard, board, companions, pointing};
use scene::{Board, Button, Dock, Eye, Note, Pick, Stage};

/// The dock of one pair of eyes.
pub fn dock(view: &View, eye: &Eye<'_, NewLands>) -> Dock {
    let Some(seat) = eye.acting else { return looking_on(view, eye) };
    let fits = Fits::new(view, eye);
    match view.step {
        Step::Lay => Dock {
            heading: Some(Message::new(if view.hand_of_two {
                "newlands-dock-lay-one"
            } else {
                "newlands-dock-lay"
            })),
            facts: vec![
                Message::new("newlands-dock-lay-fact").with("count", fits.places()).with("left", view.left),
            ],
            questions: vec![("hand-", Message::new("newlands-next-lay"))],
            stages: stages(view, false),
            picks: [hand(view, seat, Some(&fits), eye), crew(view, seat, Asked::Lay)].concat(),
            confirm: Some(Message::new("newlands-dock-confirm-lay")),
            ..Dock::default()
        },
        Step::Discard => Dock {
            heading: Some(Message::new("newlands-dock-discard")),
            facts: vec![Message::new("newlands-dock-discard-fact").with("left", view.left)],
            picks: [hand(view, seat, None, eye), crew(view, seat, Asked::Lay)].concat(),
            confirm: Some(Message::new("newlands-dock-confirm-discard")),
            ..Dock::default()
        },
        Step::Companion => Dock {
            heading: Some(Message::new("newlands-dock-companion")),
            facts: vec![
                Message::new("newlands-dock-companion-fact").with("count", view.seats[seat.index()].reserve),
            ],
            stages: stages(view, true),
            picks: [deploys(view, seat, eye), crew(view, seat, Asked::Companion)].concat(),
            buttons: vec![Button {
                target: pointing::PASS.into(),
                icon: "skip",
                label: Message::new("newlands-dock-pass"),
                closed: None,
            }],
            confirm: Some(Message::new("newlands-dock-confirm-companion")),
            confirm_for: vec![
                (pointing::SPOT, Message::new("newlands-dock-confirm-set")),
                (pointing::COMPANION, Message::new("newlands-dock-confirm-take")),
            ],
            ..Dock::default()
        },
        Step::Remove | Step::First | Step::Deal | Step::Draw | Step::Replenish | Step::Over => {
            Dock::default()
        }
    }
}

/// What a companion's card is shown for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    /// To weigh where the tile goes.
    Lay,
    /// To take it back.
    Companion,
}

/// Where the tiles in hand fit.
struct Fits(BTreeMap<Tile, BTreeSet<Place>>);

impl Fits {
    fn new(view: &View, eye: &Eye<'_, NewLands>) -> Fits {
        let mut fits: BTreeMap<Tile, BTreeSet<Place>> = BTreeMap::new();
        if let Some(seat) = view.to_act {
            fits.extend(view.seats[seat.index()].hand.iter().map(|&tile| (tile, BTreeSet::new())));
        }
        for action in eye.legal {
            if let Deed::Lay { at, tile, .. } = action.deed() {
                fits.entry(tile).or_default().insert(at);
            }
        }
        Fits(fits)
    }

    fn places(&self) -> usize {
        self.0.values().flatten().collect::<BTreeSet<_>>().len()
    }

    fn of(&self, tile: Tile) -> usize {
        self.0.get(&tile).map_or(0, BTreeSet::len)
    }
}

/// For those who are not to act: what the table waits for, the tile in question, and their own companions.
fn looking_on(view: &View, eye: &Eye<'_, NewLands>) -> Dock {
    let id = match view.step {
        Step::Lay => Some("newlands-dock-waiting-lay"),
        Step::Discard => Some("newlands-dock-waiting-discard"),
        Step::Companion => Some("newlands-dock-waiting-companion"),
        Step::Remove | Step::First | Step::Deal | Step::Draw | Step::Replenish | Step::Over => None,
    };
    let own = match eye.viewer {
        Viewer::Seat(seat) => Some(seat),
        _ => None,
    };
    let mut picks = Vec::new();
    if view.step != Step::Over {
        picks.extend(
            own.filter(|_| view.hand_of_two)
                .or(view.to_act)
                .into_iter()
                .flat_map(|seat| hand(view, seat, None, eye)),
        );
        picks.extend(own.into_iter().flat_map(|seat| crew(view, seat, Asked::Lay)));
    }
    let heading = view.to_act.zip(id).map(|(seat, id)| Message::new(id).with("seat", seat));
    Dock { heading, picks, ..Dock::default() }
}

/// The steps of a turn: a tile is drawn or chosen, laid, and a companion is seen to.
fn stages(view: &View, laid: bool) -> Vec<(Stage, Message)> {
    let (tile, place, companion) = match (laid, view.hand_of_two) {
        (true, _) => (Stage::Done, Stage::Done, Stage::Now),
        (false, true) => (Stage::Now, Stage::Later, Stage::Later),
        (false, false) => (Stage::Done, Stage::Now, Stage::Later),
    };
    let choose = if view.hand_of_two { "newlands-dock-stage-choose" } else { "newlands-dock-stage-draw" };
    vec![
        (tile, Message::new(choose)),
        (place, Message::new("newlands-dock-stage-place")),
        (companion, Message::new("newlands-dock-stage-companion")),
    ]
}

/// The tiles in a hand as cards; equal ones share one.
fn hand(view: &View, seat: Seat, fits: Option<&Fits>, eye: &Eye<'_, NewLands>) -> Vec<Pick> {
    let tiles = pointing::hand(view, seat).into_iter();
    tiles
        .map(|(target, tile)| {
            let places = fits.map(|fits| fits.of(tile));
            let note = |count| Message::new("newlands-dock-places").with("count", count);
            Pick {
                art: board::loose(view, tile, &format!("pick-{target}-land"), eye.words),
                title: Message::new(if view.hand_of_two {
                    "newlands-dock-tile"
                } else {
                    "newlands-dock-drawn"
                }),
                notes: places.filter(|&count| count > 0).map(|count| text(note(count))).into_iter().collect(),
                closed: (places == Some(0)).then(|| Message::new("newlands-dock-fits-nowhere")),
                target,
            }
        })
        .collect()
}

fn text(text: Message) -> Note {
    Note { icon: None, text }
}

/// A seat's companions on the land: what each would bring now and at the end.
fn crew(view: &View, seat: Seat, asked: Asked) -> Vec<Pick> {
    let own = view.companions.iter().filter(|companion| companion.seat == seat);
    own.map(|companion| companion_card(view, companion, asked)).collect()
}

fn companion_card(view: &View, companion: &CompanionView, asked: Asked) -> Pick {
    let terrain = companion.piece.terrain();
    let verb = (asked == Asked::Companion).then_some("newlands-dock-take");
    Pick {
        target: pointing::companion(companion.at),
        art: companions::portrait(NewLandsBoard::colour(view, companion.seat), terrain, companion.at),
        title: Message::new(role_key(terrain)),
        notes: notes(verb, companion.now, companion.at_the_end),
        closed: None,
    }
}

/// "take back: 7 now, 3 at the end".
fn notes(verb: Option<&'static str>, now: Worth, at_the_end: Worth) -> Vec<Note> {
    let verb = verb.map(Message::new);
    let worth = [("newlands-dock-now", now), ("newlands-dock-end", at_the_end)]
        .map(|(id, worth)| Message::new(id).with("points", worth.points));
    verb.into_iter().chain(worth).map(text).collect()
}

/// The regions of the tile just laid that may be claimed.
fn deploys(view: &View, seat: Seat, eye: &Eye<'_, NewLands>) -> Vec<Pick> {
    let key = NewLandsBoard::colour(view, seat);
    let deeds = eye.legal.iter().filter_map(|action| match action.deed() {
        Deed::Deploy { at, piece } => Some((at, piece)),
        _ => None,
    });
    deeds.map(|(at, piece)| deploy_card(view, key, at, piece)).collect()
}

fn deploy_card(view: &View, key: &str, at: Place, piece: PieceName) -> Pick {
    let terrain = piece.terrain();
    let region = view.region_of(at, piece);
    let worth = region.map(|region| notes(Some("newlands-dock-set"), region.now, region.at_the_end));
    Pick {
        target: pointing::spot(at, piece),
        art: companions::portrait(key, terrain, at),
        title: Message::new(role_key(terrain)),
        notes: worth.unwrap_or_default(),
        closed: None,
    }
}
