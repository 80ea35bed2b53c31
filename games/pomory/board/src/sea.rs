//! The map: the chain of cells and its four ports, the ships upon it, dock and supply, and the storm with its reach.

use pomory::{CellView, Pomory, Port, Stage, View, Weather, losses};
use tabletop::{Message, Seat, Words};

use crate::{
    land,
    lane::{HEIGHT, Lane, Place, WIDTH},
    marks, names, pieces, signs,
};
use scene::{
    Chart, Eye, Layer,
    chart::{
        path::{self, num},
        point::{Point, point},
    },
    markup::said,
};

/// The map as `eye` sees it.
pub fn chart(view: &View, eye: &Eye<'_, Pomory>) -> Chart {
    let lane = Lane::new(view);
    let label = Message::new("pomory-label-map").with("count", view.cells.len());
    let layers = [
        ("land", land::picture().to_owned()),
        ("names", land::names(eye.words)),
        ("lane", track(&lane)),
        ("reach", reach(view, &lane)),
        ("storm", storm(view, &lane)),
        ("waters", waters(view, &lane)),
        ("ports", ports(view, &lane, eye.words)),
        ("ships", ships(view, &lane)),
        ("quays", quays(view, eye.words)),
        ("lost", lost(view, &lane)),
        ("cells", marks::cells(view, &lane, eye.words)),
        ("targets", marks::targets(view, eye, &lane)),
        ("ghost", String::new()),
    ];
    Chart {
        view_box: [0.0, 0.0, WIDTH, HEIGHT],
        label: eye.words.say(&label),
        layers: layers.map(|(id, svg)| Layer { id, svg }).into(),
    }
}

/// Opens a group at a place; what is inside may be drawn larger on a small screen.
pub fn at(place: Point, content: &str) -> String {
    format!("<g transform=\"translate({} {})\"><g class=\"zz\">{content}</g></g>", num(place.x), num(place.y))
}

fn track(lane: &Lane) -> String {
    let (points, closed) = lane.whole();
    let d = if closed { path::closed([points.as_slice()]) } else { path::open([points.as_slice()]) };
    format!("<path class=\"pm-lane\" d=\"{d}\"/>")
}

/// The cells: a double ring in the colour of its kind with the animal inside; where ships lie, it moves to a badge.
fn waters(view: &View, lane: &Lane) -> String {
    view.cells.iter().map(|cell| water(view, lane, cell)).collect()
}

fn water(view: &View, lane: &Lane, cell: &CellView) -> String {
    let place = lane.cell(cell.cell.index());
    let (outer, inner) = (num(lane.radius), num(lane.radius - 4.5));
    let kind = cell.kind.word();
    let sign = match cell.ships.len() {
        0 => signs::on_chart(kind, 0.0, 0.0, 32.0),
        ships => format!(
            "<g transform=\"translate({} 18)\"><circle class=\"c-b\" r=\"11.5\"/>{}</g>",
            if ships < 2 { 20 } else { -21 },
            signs::on_chart(kind, 0.0, 0.0, 17.0)
        ),
    };
    let number = lane.number(cell.cell.index());
    let rings = format!(
        "<circle class=\"c-o\" r=\"{outer}\"/><circle class=\"c-i\" r=\"{inner}\"/>{sign}\
         <text class=\"c-n\" x=\"{}\" y=\"{}\">{}</text>",
        num(number.x),
        num(number.y + 4.0),
        cell.cell.number()
    );
    format!("<g class=\"cell {}\">{}</g>", names::hue(&view.colours, cell.kind), at(place.at, &rings))
}

/// Ports: a tented church and the value of the die; the name stands on the land.
fn ports(view: &View, lane: &Lane, words: &dyn Words) -> String {
    let storm = raging(view);
    lane.harbours()
        .map(|(harbour, port, place)| {
            let hit = storm == Some(port);
            // The sign stands ashore; at the second harbour the name is there, so it goes beside it.
            let sign = if harbour == 1 { point(34.0, -24.0) } else { place.seawards * -36.0 };
            let church = format!(
                "<circle class=\"pt-d\" r=\"19\"/>{}<g transform=\"translate(15 12)\"><rect class=\"pt-b\" x=\"-9\" y=\"-9\" \
                 width=\"18\" height=\"18\" rx=\"4\"/><text class=\"pt-n\" y=\"4.8\">{port}</text></g>{}",
                signs::on_chart("church", 0.0, -2.0, 28.0),
                if hit {
                    format!(
                        "<g transform=\"translate({} {})\"><circle class=\"st-b\" r=\"19\"/><g class=\"st-i\">{}</g></g>",
                        num(sign.x),
                        num(sign.y),
                        signs::on_chart("storm", 0.0, 0.0, 29.0)
                    )
                } else {
                    String::new()
                }
            );
            let name = said(words, &Message::new(names::port(port)));
            let class = if hit { "port port-now" } else { "port" };
            format!(
                "<g class=\"{class} port-{port}\">{}{}</g>",
                at(place.at, &church),
                port_name(harbour, place, &name)
            )
        })
        .collect()
}

fn port_name(harbour: usize, place: Place, name: &str) -> String {
    let (x, y, anchor) = match harbour {
        0 => (place.at.x + 8.0, place.at.y - 27.0, "middle"),
        1 => (place.at.x + 2.0, place.at.y + 42.0, "middle"),
        2 => (place.at.x - 54.0, place.at.y + 34.0, "middle"),
        _ => (0.0, place.at.y + 37.0, "start"),
    };
    format!("<text class=\"pt-l\" x=\"{}\" y=\"{}\" text-anchor=\"{anchor}\">{name}</text>", num(x), num(y))
}

fn ships(view: &View, lane: &Lane) -> String {
    let cells = view.cells.iter().filter(|cell| !cell.ships.is_empty());
    cells
        .map(|cell| {
            let place = lane.cell(cell.cell.index());
            let letters: String = cell.ships.iter().map(|seat| seat.letter()).collect();
            format!(
                "<g id=\"ship-{}-{letters}\" class=\"piece\">{}</g>",
                cell.cell,
                at(place.at, &pieces::on_cell(view, &cell.ships))
            )
        })
        .collect()
}

/// Where the dock stands on the sheet: the lower right corner, as on the printed board.
const DOCK: Point = point(560.0, 612.0);
/// Where the supplies stand: opposite.
const SUPPLY: Point = point(16.0, 612.0);
const BOX: Point = point(144.0, 124.0);

/// The middle of the dock.
pub fn dock() -> Point {
    DOCK + BOX * 0.5
}

/// The middle of the supplies.
pub fn supply() -> Point {
    SUPPLY + BOX * 0.5
}

/// Repair dock and supplies: a row for each player.
fn quays(view: &View, words: &dyn Words) -> String {
    let dock: Vec<(Seat, u8)> = view.seats.iter().map(|own| (own.seat, own.dock)).collect();
    let supply: Vec<(Seat, u8)> = view.seats.iter().map(|own| (own.seat, own.supply)).collect();
    quay(view, DOCK, "dock", "pomory-map-dock", &dock, words)
        + &quay(view, SUPPLY, "church", "pomory-map-supply", &supply, words)
}

fn quay(
    view: &View,
    corner: Point,
    sign: &str,
    title: &'static str,
    rows: &[(Seat, u8)],
    words: &dyn Words,
) -> String {
    let title = said(words, &Message::new(title));
    let class = if title.chars().count() > 11 { "dk-t dk-long" } else { "dk-t" };
    let mut svg = format!(
        "<g class=\"quay-box\" transform=\"translate({} {})\"><rect class=\"dk-b\" width=\"{}\" height=\"{}\" rx=\"4\"/>\
         <g class=\"dk-i\">{}</g><text class=\"{class}\" x=\"33\" y=\"23\">{title}</text>",
        num(corner.x),
        num(corner.y),
        num(BOX.x),
        num(BOX.y),
        signs::on_chart(sign, 19.0, 17.0, 19.0)
    );
    for (row, &(seat, count)) in rows.iter().enumerate() {
        let y = 57.0 + row as f64 * 43.0;
        svg += &format!("<path class=\"dk-p\" d=\"M8 {0}h128\"/>", num(y + 18.0));
        for ship in 0..count {
            // Many ships stand closer; the last number says how many there are.
            let apart = (78.0 / f64::from(count.max(2) - 1)).min(34.0);
            svg += &pieces::of(view, seat, point(24.0 + f64::from(ship) * apart, y), 0.72, "");
        }
        if count == 0 {
            svg += &format!(
                "<use href=\"#sh-{}\" x=\"12\" y=\"{}\" width=\"17\" height=\"17\"/>",
                ["p1", "p2"][seat.index() % 2],
                num(y - 9.0)
            );
        }
        svg += &format!("<text class=\"dk-n\" x=\"136\" y=\"{}\">{count}</text>", num(y + 13.0));
    }
    svg + "</g>"
}

/// The port whose storm is still told on the map: until somebody has moved a ship again.
fn raging(view: &View) -> Option<Port> {
    let fresh = view.story.round == view.round
        || view.stage == Stage::Movement && view.actor == view.first && view.relocations_left == 3;
    match view.story.weather {
        Some(Weather::Storm(port)) if fresh || view.stage == Stage::Over => Some(port),
        _ => None,
    }
}

/// The band over all cells that a storm at `port` reaches.
pub fn band(view: &View, lane: &Lane, port: Port) -> String {
    let Some(at) = view.ports.iter().find(|reached| reached.port == port) else { return String::new() };
    let [after, before] = &at.reach;
    let end =
        |cells: &[pomory::Cell]| cells.last().map_or_else(|| lane.port(port), |cell| lane.cell(cell.index()));
    let way = lane.way(end(before), end(after));
    let d = path::open([way.as_slice()]);
    format!("<path class=\"pm-band\" d=\"{d}\"/><path class=\"pm-rain\" d=\"{d}\"/>")
}

/// For each port what a storm there would do now; hidden until the port or its weather is looked at.
fn reach(view: &View, lane: &Lane) -> String {
    Weather::ALL
        .into_iter()
        .filter_map(|weather| match weather {
            Weather::Fair => None,
            Weather::Storm(port) => {
                let lost = losses(view, weather);
                let victims: String =
                    lost.iter().map(|lost| victim(lane.cell(lost.at.cell.index()).at)).collect();
                Some(format!("<g class=\"reach reach-{port}\">{}{victims}</g>", band(view, lane, port)))
            }
        })
        .collect()
}

/// A dashed ring around a ship that would be lost.
pub fn victim(place: Point) -> String {
    at(place, "<circle class=\"pm-victim\" r=\"33\"/>")
}

fn storm(view: &View, lane: &Lane) -> String {
    raging(view).map(|port| band(view, lane, port)).unwrap_or_default()
}

/// Ships that the storm took: ghosts at their old places, and the way to the dock.
fn lost(view: &View, lane: &Lane) -> String {
    if raging(view).is_none() {
        return String::new();
    }
    let taken = view.story.lost.iter().flatten();
    taken
        .enumerate()
        .map(|(number, lost)| {
            let place = lane.cell(lost.at.cell.index()).at;
            let offset = if lost.blocker { pieces::ABOVE } else { pieces::ALONE };
            let to = DOCK + point(-4.0, 34.0 + 40.0 * number as f64);
            format!(
                "<g class=\"piece\">{}{}</g>",
                at(place, &pieces::of(view, lost.seat, offset, 0.92, "taken")),
                arrow(place + point(12.0, 4.0), to, "pm-arr")
            )
        })
        .collect()
}

/// A bent dashed arrow.
pub fn arrow(from: Point, to: Point, class: &str) -> String {
    let bend = from.lerp(to, 0.5) + (to - from).left() * 0.16;
    let back = (to - bend).unit();
    let (tip, left, right) = (to, to - back * 13.0 + back.left() * 6.0, to - back * 13.0 - back.left() * 6.0);
    let d = format!(
        "M{} {}Q{} {} {} {}",
        num(from.x),
        num(from.y),
        num(bend.x),
        num(bend.y),
        num(to.x - back.x * 8.0),
        num(to.y - back.y * 8.0)
    );
    format!(
        "<path class=\"pm-arw\" d=\"{d}\"/><path class=\"{class}\" d=\"{d}\"/><path class=\"{class}-h\" d=\"{}\"/>",
        path::closed([[tip, left, right].as_slice()])
    )
}
