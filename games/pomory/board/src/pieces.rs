//! Ships: a hull with a curved stem, and the owner's shield as its sail.

use pomory::View;
use tabletop::Seat;

use crate::PomoryBoard;
use scene::{
    Board,
    chart::{
        path::num,
        point::{Point, point},
    },
};

/// A ship with the shield `colour`, its middle at `at`.
pub fn ship(colour: &str, at: Point, scale: f64, class: &str) -> String {
    format!(
        "<g class=\"koch {class}\" transform=\"translate({} {})scale({scale})\">\
         <path class=\"k-halo\" d=\"M-21 6c2 2 6 3 9 3h25c4 0 7-2 10-5-1 9-6 14-12 15h-22c-6-1-10-7-10-13zM-1.2-22h2.4v28h-2.4z\"/>\
         <path class=\"k-mast\" d=\"M0-21v28M-12-17h24\"/>\
         <use href=\"#sh-{colour}\" x=\"-12\" y=\"-19\" width=\"24\" height=\"24\"/>\
         <path class=\"k-hull\" d=\"M-20 6.5c2 1.6 5 2.5 8 2.5h25c3.6 0 6.5-1.6 9.5-4.5-1 8.5-5.5 13.5-11.5 14.5h-22c-5.5-1-9-6.5-9-12.5z\"/>\
         <path class=\"k-plank\" d=\"M-16 12.5h33M-13 15.8h26\"/></g>",
        num(at.x),
        num(at.y)
    )
}

/// The ship of a seat.
pub fn of(view: &View, seat: Seat, at: Point, scale: f64, class: &str) -> String {
    ship(PomoryBoard::colour(view, seat), at, scale, class)
}

/// Where the upper ship of two lies.
pub const ABOVE: Point = point(-9.0, -13.0);
/// Where the lower ship of two lies.
pub const BELOW: Point = point(11.0, 13.0);
/// Where a single ship lies.
pub const ALONE: Point = point(0.0, -4.0);

/// All ships on one cell about its middle, the blocked one below.
pub fn on_cell(view: &View, ships: &[Seat]) -> String {
    match *ships {
        [] => String::new(),
        [alone] => of(view, alone, ALONE, 0.98, ""),
        [below, above, ..] => format!(
            "{}{}<g transform=\"translate(27 25)\"><circle class=\"lk-b\" r=\"9.5\"/><path class=\"lk\" \
             d=\"M-4-.5h8v5.5h-8zM-2.5-.5v-2a2.5 2.5 0 0 1 5 0v2\"/></g>",
            of(view, below, BELOW, 0.84, "blocked"),
            of(view, above, ABOVE, 0.92, "")
        ),
    }
}
