//! What would happen, laid over the map.

use pomory::{Cell, Deed, View, Way};
use tabletop::Seat;

use crate::{lane::Lane, pieces, sea};
use scene::chart::point::Point;

/// How the map would look if `deed` were done; nothing for what does not happen on the map.
pub fn ghost(view: &View, seat: Seat, deed: Deed) -> String {
    let lane = Lane::new(view);
    let place = |cell: Cell| lane.cell(cell.index()).at;
    match deed {
        Deed::Place { to } | Deed::Pilot { from: None, to } => arrival(view, seat, to, place(to)),
        Deed::Move { from, to } | Deed::Pilot { from: Some(from), to } => {
            let way = (place(to) - place(from)).unit();
            let arrow = sea::arrow(place(from) + way * 24.0, place(to) - way * 24.0, "pm-go");
            format!("<g class=\"ghost\">{arrow}</g>{}", arrival(view, seat, to, place(to)))
        }
        Deed::Dock { at } => leaving(place(at), sea::dock()),
        Deed::Anchor { at, way } => {
            let count = view.cells.len();
            let beside = match way {
                Way::Cw => (at.index() + 1) % count,
                Way::Ccw => (at.index() + count - 1) % count,
            };
            leaving(place(at), place(at).lerp(lane.cell(beside).at, 0.92))
        }
        Deed::Moryana { port } => format!("<g class=\"ghost\">{}</g>", sea::band(view, &lane, port)),
        _ => String::new(),
    }
}

fn arrival(view: &View, seat: Seat, to: Cell, place: Point) -> String {
    let taken = view.cells.get(to.index()).is_some_and(|cell| !cell.ships.is_empty());
    let offset = if taken { pieces::ABOVE } else { pieces::ALONE };
    format!("<g class=\"ghost\">{}</g>", sea::at(place, &pieces::of(view, seat, offset, 0.98, "coming")))
}

fn leaving(from: Point, to: Point) -> String {
    format!("<g class=\"ghost\">{}{}</g>", sea::victim(from), sea::arrow(from, to, "pm-go"))
}
