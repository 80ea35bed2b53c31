//! What one points at to say an action, and what pointing at something could have meant.

use newlands::{Action, Deed, Event, PieceName, Place, Rotation, Step, Tile, View};
use tabletop::{Notation, Seat};

/// The target of an empty square.
pub fn cell(place: Place) -> String {
    format!("cell-{place}")
}

/// How the target of a piece of a region begins.
pub const SPOT: &str = "spot-";
/// How the target of a companion begins.
pub const COMPANION: &str = "companion-";

/// The target of a piece of a region.
pub fn spot(at: Place, piece: PieceName) -> String {
    format!("{SPOT}{at}-{piece}")
}

/// The target of a companion on the land.
pub fn companion(at: Place) -> String {
    format!("{COMPANION}{at}")
}

/// The target of the button that ends the turn.
pub const PASS: &str = "do-pass";

/// The tiles in a seat's hand with their targets; equal ones share the first.
pub fn hand(view: &View, seat: Seat) -> Vec<(String, Tile)> {
    let tiles = &view.seats[seat.index()].hand;
    let different = tiles.iter().enumerate().filter(|(i, tile)| !tiles[..*i].contains(tile));
    different.map(|(i, &tile)| (format!("hand-{i}"), tile)).collect()
}

/// Where an event happened: the tile.
pub fn places(event: &Event) -> Vec<String> {
    match event {
        Event::TileLaid { at, .. }
        | Event::RegionFinished { at, .. }
        | Event::CompanionDeployed { at, .. }
        | Event::CompanionTakenBack { at, .. }
        | Event::CompanionPaid { at, .. } => vec![format!("tile-{at}")],
        _ => Vec::new(),
    }
}

/// What one points at, in order, to say `action`.
pub fn path(view: &View, action: Action) -> Vec<String> {
    let in_hand = |tile: Tile| {
        let tiles = view.to_act.map(|seat| hand(view, seat)).unwrap_or_default();
        tiles.into_iter().find(|&(_, held)| held == tile).map(|(target, _)| target)
    };
    match action.deed() {
        Deed::Lay { at, tile, .. } => in_hand(tile).into_iter().chain([cell(at)]).collect(),
        Deed::Discard { tile } => in_hand(tile).into_iter().collect(),
        Deed::Deploy { at, piece } => vec![spot(at, piece)],
        Deed::TakeBack { at } => vec![companion(at)],
        Deed::Pass => vec![PASS.into()],
    }
}

/// Something pointed at.
enum Target {
    Hand(Tile),
    Cell(Place),
    Spot(Action),
    Companion(Place),
    Pass,
}

fn target(view: &View, seat: Seat, name: &str) -> Option<Target> {
    // Places and pieces are read as notation reads them.
    let place = |text: &str| match Action::parse(&format!("take {text}")).ok()?.deed() {
        Deed::TakeBack { at } => Some(at),
        _ => None,
    };
    if name == PASS {
        return Some(Target::Pass);
    }
    let (kind, rest) = name.split_once('-')?;
    match kind {
        "hand" => {
            let tiles = &view.seats.get(seat.index())?.hand;
            tiles.get(rest.parse::<usize>().ok()?).copied().map(Target::Hand)
        }
        "cell" => place(rest).map(Target::Cell),
        "spot" => Action::parse(&format!("deploy {rest}")).ok().map(Target::Spot),
        "companion" => place(rest).map(Target::Companion),
        _ => None,
    }
}

/// The actions that pointing along `path` could mean, legal or not.
pub fn attempts(view: &View, seat: Seat, path: &[&str]) -> Vec<Action> {
    let targets: Option<Vec<Target>> = path.iter().map(|name| target(view, seat, name)).collect();
    match *targets.as_deref().unwrap_or_default() {
        [Target::Hand(tile)] if view.step == Step::Discard => vec![Action::discard(tile)],
        [Target::Hand(tile)] => view.open.iter().flat_map(|&at| lays(tile, at)).collect(),
        [Target::Hand(tile), Target::Cell(at)] => lays(tile, at).into(),
        [Target::Cell(at)] => at_cell(view, seat, at),
        [Target::Spot(deploy)] => vec![deploy],
        [Target::Companion(at)] => vec![Action::take_back(at)],
        [Target::Pass] => vec![Action::PASS],
        _ => Vec::new(),
    }
}

/// A square pointed at without anything chosen before.
fn at_cell(view: &View, seat: Seat, at: Place) -> Vec<Action> {
    let mut tiles: Vec<Tile> = hand(view, seat).into_iter().map(|(_, tile)| tile).collect();
    if tiles.is_empty() {
        // Nothing is in hand; any tile brings out why.
        tiles.extend(Tile::all().next());
    }
    tiles.into_iter().flat_map(|tile| lays(tile, at)).collect()
}

/// Every way to lay a tile on a square.
fn lays(tile: Tile, at: Place) -> [Action; 4] {
    Rotation::ALL.map(|rotation| Action::lay(at, tile, rotation))
}
