//! What one points at to say an action, and what pointing at something could have meant.

use fjords::{Action, Deed, Event, Face, HexId, Kind, Phase, Place, Step, View};
use tabletop::{Notation, Seat};

/// The target of a cell.
pub fn cell(place: Place) -> String {
    format!("cell-{place}")
}

/// Where an event happened.
pub fn places(event: &Event) -> Vec<String> {
    match *event {
        Event::HexLaid { at, .. }
        | Event::StonePlaced { at, .. }
        | Event::HouseBuilt { at, .. }
        | Event::HomeFounded { at, .. }
        | Event::VikingSent { at, .. }
        | Event::VikingSailed { at, .. }
        | Event::VikingRode { at, .. } => vec![cell(at)],
        Event::HouseMoved { from, to, .. } => vec![cell(from), cell(to)],
        Event::VikingCrossed { cell: stone, at, .. } => vec![cell(stone), cell(at)],
        _ => Vec::new(),
    }
}

/// What one points at, in order, to say `action`.
pub fn path(view: &View, action: Action) -> Vec<String> {
    let button = |word: &str| format!("do-{word}");
    match action.deed() {
        Deed::Lay { hex, at } => source(view, hex).into_iter().chain([cell(at)]).collect(),
        Deed::House => vec![button("house")],
        Deed::NoHouse => vec![button("no-house")],
        Deed::Home => vec![button("home")],
        Deed::Secret { from, to } => vec![button("secret"), cell(from), cell(to)],
        Deed::Viking { at } => vec![cell(at)],
        Deed::Journey { at } => vec![button("journey"), cell(at)],
        Deed::Horse { at } => vec![button("horse"), cell(at)],
        Deed::Wisdom { cell: stone, at } => vec![button("wisdom"), cell(stone), cell(at)],
        Deed::Leave => vec![button("leave")],
        Deed::Draw => vec![button("draw")],
    }
}

/// The hexes on offer with their targets: hand, row, set aside. Of equal hexes in the row the first stands for all.
pub fn offers(view: &View) -> Vec<(String, HexId)> {
    let mut offers: Vec<(String, HexId)> = view.drawn.iter().map(|&hex| ("drawn".to_owned(), hex)).collect();
    for (name, hexes) in [("row", &view.row), ("aside", &view.aside)] {
        for (i, &hex) in hexes.iter().enumerate() {
            if !hexes[..i].contains(&hex) {
                offers.push((format!("{name}-{i}"), hex));
            }
        }
    }
    offers
}

/// The target of the hex that lies as `face` once it is laid.
fn source(view: &View, face: Face) -> Option<String> {
    let offers = offers(view);
    offers.into_iter().find(|&(_, hex)| lies_as(kind(view, hex), face)).map(|(target, _)| target)
}

/// The kind of a hex.
pub fn kind(view: &View, hex: HexId) -> &Kind {
    &view.kinds[usize::from(hex.0)]
}

/// Can a hex of this kind lie so?
pub fn lies_as(kind: &Kind, face: Face) -> bool {
    let shown = face.corners.terrain();
    let turned = (0..6).any(|turn| (0..6).all(|i| kind.corners[i] == shown[(i + turn) % 6]));
    turned && kind.key.ends_with('*') == face.starred
}

/// Something pointed at.
enum Target {
    Hex(HexId),
    Cell(Place),
    Do(Button),
}

#[derive(Clone, Copy)]
enum Button {
    House,
    NoHouse,
    Home,
    Secret,
    Journey,
    Horse,
    Wisdom,
    Leave,
    Draw,
}

fn target(view: &View, name: &str) -> Option<Target> {
    if let Some(place) = name.strip_prefix("cell-") {
        return Place::parse(place).ok().map(Target::Cell);
    }
    let slot =
        |hexes: &[HexId], number: &str| hexes.get(number.parse::<usize>().ok()?).copied().map(Target::Hex);
    if let Some(number) = name.strip_prefix("row-") {
        return slot(&view.row, number);
    }
    if let Some(number) = name.strip_prefix("aside-") {
        return slot(&view.aside, number);
    }
    let button = match name {
        "drawn" => return view.drawn.map(Target::Hex),
        "do-house" => Button::House,
        "do-no-house" => Button::NoHouse,
        "do-home" => Button::Home,
        "do-secret" => Button::Secret,
        "do-journey" => Button::Journey,
        "do-horse" => Button::Horse,
        "do-wisdom" => Button::Wisdom,
        "do-leave" => Button::Leave,
        "do-draw" => Button::Draw,
        _ => return None,
    };
    Some(Target::Do(button))
}

/// The actions that pointing along `path` could mean, legal or not.
pub fn attempts(view: &View, seat: Seat, path: &[&str]) -> Vec<Action> {
    let targets: Option<Vec<Target>> = path.iter().map(|name| target(view, name)).collect();
    let deeds = match targets.as_deref().unwrap_or_default() {
        [Target::Hex(hex)] => view.open.iter().flat_map(|&at| lays(view, *hex, at)).collect(),
        [Target::Hex(hex), Target::Cell(at)] => lays(view, *hex, *at),
        [Target::Cell(at)] => at_cell(view, *at),
        [Target::Do(button), rest @ ..] => {
            let cells: Option<Vec<Place>> = rest.iter().map(cell_of).collect();
            cells.map_or_else(Vec::new, |cells| with_button(view, seat, *button, &cells))
        }
        _ => Vec::new(),
    };
    deeds.into_iter().filter(|&deed| in_reach(deed)).map(Action::from).collect()
}

fn cell_of(target: &Target) -> Option<Place> {
    match target {
        Target::Cell(place) => Some(*place),
        _ => None,
    }
}

/// A cell pointed at without anything chosen before.
fn at_cell(view: &View, at: Place) -> Vec<Deed> {
    let settling = matches!(view.phase, Phase::Settlement | Phase::Over);
    if settling || view.waiting_for == Step::Nothing {
        return vec![Deed::Viking { at }];
    }
    let mut hexes: Vec<HexId> = offers(view).into_iter().map(|(_, hex)| hex).collect();
    if hexes.is_empty() {
        // Nothing is on offer (a house is asked about in the original variant); any hex brings out why.
        hexes.push(HexId(0));
    }
    hexes.into_iter().flat_map(|hex| lays(view, hex, at)).collect()
}

/// Every way to lay `hex` at a place.
fn lays(view: &View, hex: HexId, at: Place) -> Vec<Deed> {
    let kind = kind(view, hex);
    (0..kind.turns()).map(|turn| Deed::Lay { hex: kind.turned(turn), at }).collect()
}

fn with_button(view: &View, seat: Seat, button: Button, cells: &[Place]) -> Vec<Deed> {
    let laid = || view.hexes.iter().map(|laid| laid.at);
    match (button, cells) {
        (Button::House, []) => vec![Deed::House],
        (Button::NoHouse, []) => vec![Deed::NoHouse],
        (Button::Home, []) => vec![Deed::Home],
        (Button::Leave, []) => vec![Deed::Leave],
        (Button::Draw, []) => vec![Deed::Draw],
        (Button::Journey, []) => laid().map(|at| Deed::Journey { at }).collect(),
        (Button::Journey, &[at]) => vec![Deed::Journey { at }],
        (Button::Horse, []) => laid().map(|at| Deed::Horse { at }).collect(),
        (Button::Horse, &[at]) => vec![Deed::Horse { at }],
        (Button::Wisdom, []) => view.open.iter().flat_map(|&cell| crossings(cell)).collect(),
        (Button::Wisdom, &[cell]) => crossings(cell),
        (Button::Wisdom, &[cell, at]) => vec![Deed::Wisdom { cell, at }],
        (Button::Secret, []) => {
            let own = view.hexes.iter().filter(|laid| laid.piece.is_some_and(|piece| piece.seat == seat));
            own.flat_map(|laid| moves(laid.at)).collect()
        }
        (Button::Secret, &[from]) => moves(from),
        (Button::Secret, &[from, to]) => vec![Deed::Secret { from, to }],
        _ => Vec::new(),
    }
}

/// Every way over a wisdom stone on `cell`.
fn crossings(cell: Place) -> Vec<Deed> {
    cell.neighbours().into_iter().map(|at| Deed::Wisdom { cell, at }).collect()
}

/// Every place within two steps that a house could go to.
fn moves(from: Place) -> Vec<Deed> {
    let near = from.neighbours();
    let mut all: Vec<Place> = near.iter().flat_map(|place| place.neighbours()).chain(near).collect();
    all.sort();
    all.dedup();
    all.into_iter().filter(|&to| to != from).map(|to| Deed::Secret { from, to }).collect()
}

/// Beyond the table no action can be named.
fn in_reach(deed: Deed) -> bool {
    match deed {
        Deed::Lay { at, .. } | Deed::Viking { at } | Deed::Journey { at } | Deed::Horse { at } => {
            at.is_in_reach()
        }
        Deed::Secret { from, to } => from.is_in_reach() && to.is_in_reach(),
        Deed::Wisdom { cell, at } => cell.is_in_reach() && at.is_in_reach(),
        _ => true,
    }
}
