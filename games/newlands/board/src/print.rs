//! The whole table as one picture, for files: the land, and beside it what the page shows around it. The tiles to come,
//! the score track, and before every player the points, the companions in reserve and the open tiles.

use std::fmt::Write as _;

use newlands::{NewLands, Step, Terrain, View, material::COMPANIONS, view::SeatView};
use tabletop::{Message, Seat, Viewer, Words};

use crate::{
    NewLandsBoard, board, companions,
    squares::{SIDE, Square},
};
use scene::{
    Board, Chart, Eye, Layer,
    art::shields::SHIELDS,
    chart::{
        furniture::{self, SHEET},
        path::num,
        point::{Frame, point},
    },
    markup::said,
};

/// What lies beside the land, in measures of its own; it grows with the land, so that both can be read.
const WIDTH: f64 = 460.0;
/// Two lines about the tiles to come, and the score track.
const HEAD: f64 = 64.0;
const TRACK: f64 = 84.0;
/// What lies before a player.
const SEAT: f64 = 132.0;
const GAP: f64 = 14.0;
/// An open tile.
const TILE: f64 = 82.0;
/// Between the land, the rest, and the edge of the sheet.
const AISLE: f64 = 24.0;

/// The land, and beside it everything else.
pub fn picture(view: &View, words: &dyn Words) -> Chart {
    let eye = Eye::<NewLands> { viewer: Viewer::Spectator, acting: None, legal: &[], words };
    let mut chart = board::chart(view, &eye);
    let [x, y, w, h] = chart.view_box;
    let long = HEAD + TRACK + view.seats.len() as f64 * (SEAT + GAP);
    // As high as the land, if the sheet that is broader than high has the room, and never much broader than the land.
    let room = (SHEET * h - w).max(0.5 * w);
    let scale = (h / (long + 2.0 * AISLE)).min(room / (WIDTH + 2.0 * AISLE));
    // As it is written: one decimal, as for places, would enlarge everything by up to a tenth too much.
    let scale = (scale * 1000.0).floor() / 1000.0;
    let aisle = AISLE * scale;
    let mut svg = head(view, words) + &track(view);
    for (seat, own) in (0..).map(Seat).zip(&view.seats) {
        let top = HEAD + TRACK + f64::from(seat.0) * (SEAT + GAP);
        let _ =
            write!(svg, "<g transform=\"translate(0 {})\">{}</g>", num(top), before(view, seat, own, words));
    }
    let left = x + w + aisle;
    let place = format!("translate({} {}) scale({scale})", num(left), num(y + aisle));
    let (width, height) = (w + WIDTH * scale + 2.0 * aisle, h.max(long * scale + 2.0 * aisle));
    chart.view_box = [x, y, width.ceil(), height.ceil()];
    let sheet = Frame { min: point(x, y), max: point(x + width, y + height) };
    if let Some(layer) = chart.layers.iter_mut().find(|layer| layer.id == "furniture") {
        // The compass keeps off the land, and off what lies beside it as if squares lay there.
        let tiles = view.tiles.iter().map(|tile| Square::from(tile.at).centre());
        let steps = |from: f64, to: f64| {
            (0..).map(move |n| from + SIDE * f64::from(n)).take_while(move |&at| at < to)
        };
        let beside = steps(left, x + width).flat_map(|x| steps(y, y + height).map(move |y| point(x, y)));
        let middles: Vec<_> = tiles.chain(beside).collect();
        layer.svg = furniture::orientation(sheet, &middles, &middles, board::ROOM);
    }
    chart.layers.push(Layer { id: "table", svg: format!("<g transform=\"{place}\">{svg}</g>") });
    chart
}

fn text(class: &str, x: f64, y: f64, words: &str) -> String {
    format!("<text class=\"lp-t {class}\" x=\"{}\" y=\"{}\">{words}</text>", num(x), num(y))
}

/// A whole `<svg>` at a place.
fn at(drawn: &str, x: f64, y: f64, width: f64, height: f64) -> String {
    let [x, y, width, height] = [x, y, width, height].map(num);
    drawn.replacen("<svg ", &format!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" "), 1)
}

fn shield(view: &View, seat: Seat, x: f64, y: f64, scale: f64) -> String {
    let key = NewLandsBoard::colour(view, seat);
    SHIELDS.iter().find(|shield| shield.key == key).map_or_else(String::new, |shield| shield.at(x, y, scale))
}

/// How far the game is, and how many tiles are still face down; the tiles taken out lie open.
fn head(view: &View, words: &dyn Words) -> String {
    let laid = Message::new("newlands-label-board").with("count", view.tiles.len());
    let left = Message::new("newlands-dock-discard-fact").with("left", view.left);
    let mut svg = text("lp-h", 0.0, 22.0, &said(words, &laid)) + &text("", 0.0, 46.0, &said(words, &left));
    for (number, &tile) in view.removed.iter().rev().enumerate() {
        let drawn = board::loose(view, tile, &format!("out-{number}-land"), words);
        svg += &at(&drawn, WIDTH - 46.0 * (number + 1) as f64 + 4.0, 6.0, 42.0, 42.0);
    }
    svg
}

/// The points of all players on one line; those who have as many stand on each other.
fn track(view: &View) -> String {
    let most = view.seats.iter().map(|own| own.points).max().unwrap_or(0).max(10);
    let end = (most + 9) / 10 * 10;
    let (base, inner) = (HEAD + TRACK - 26.0, WIDTH - 40.0);
    let place = |points: i32| 20.0 + inner * f64::from(points) / f64::from(end);
    let mut svg =
        format!("<path class=\"lp-track\" d=\"M{} {}H{}\"/>", num(place(0)), num(base), num(place(end)));
    let step = if end > 100 { 20 } else { 10 };
    for points in (0..=end).step_by(step) {
        let x = num(place(points));
        let _ = write!(svg, "<path class=\"lp-track\" d=\"M{x} {}v8\"/>", num(base - 4.0));
        svg += &text("lp-mid lp-faint", place(points), base + 20.0, &points.to_string());
    }
    for (index, own) in view.seats.iter().enumerate() {
        let near = |other: &&SeatView| (place(other.points) - place(own.points)).abs() < 14.0;
        let below = view.seats[..index].iter().filter(near).count() as f64;
        svg += &shield(view, Seat(index as u8), place(own.points) - 8.0, base - 21.0 - 11.0 * below, 0.5);
    }
    svg
}

/// What lies before a player.
fn before(view: &View, seat: Seat, own: &SeatView, words: &dyn Words) -> String {
    let say = |message: Message| said(words, &message);
    let active = if view.to_act == Some(seat) { " lp-active" } else { "" };
    let mut svg = format!(
        "<rect class=\"lp-seat{active}\" width=\"{}\" height=\"{}\" rx=\"4\"/>",
        num(WIDTH),
        num(SEAT)
    );
    svg += &shield(view, seat, 12.0, 9.0, 0.9);
    svg += &text("lp-h", 50.0, 31.0, &say(Message::new("newlands-label-seat").with("seat", seat)));
    let points = say(Message::new("newlands-seat-points").with("count", own.points));
    svg += &text("lp-h lp-end", WIDTH - 12.0, 31.0, &format!("{} {points}", own.points));
    let key = NewLandsBoard::colour(view, seat);
    for number in 0..own.reserve {
        let at = point(28.0 + 30.0 * f64::from(number), 66.0);
        svg += &companions::figure(Terrain::Grassland).standing(key, at, 34.0);
    }
    let reserve = say(Message::new("newlands-seat-reserve").with("all", COMPANIONS));
    svg += &text("", 14.0, 102.0, &format!("{} {reserve}", own.reserve));
    if view.step != Step::Over {
        let end = say(Message::new("newlands-seat-end"));
        svg += &text("lp-faint", 14.0, 121.0, &format!("{} {end}", own.at_the_end));
    }
    for (number, &tile) in own.hand.iter().rev().enumerate() {
        let drawn = board::loose(view, tile, &format!("open-{seat}-{number}-land"), words);
        svg += &at(&drawn, WIDTH - (TILE + 10.0) * (number + 1) as f64, SEAT - TILE - 8.0, TILE, TILE);
    }
    svg
}
