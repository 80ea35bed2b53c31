//! The coast in letters, for a terminal.
//!
//! Hexes stand on a corner, ten columns wide and three lines from row to row, so that the corners of neighbours fall
//! on each other. Every corner shows its terrain; inside stand the place, what is on it, and its rune.
//!
//! ```text
//!      ...
//! ^^^ n0e0  ~~~
//!  |   [a]   |
//! ^^^       ...
//!      ...
//! ```

use std::collections::BTreeMap;

use fjords::{HexId, Laid, Phase, PieceKind, Place, Rune, SeatView, Terrain, View};
use scene::Ink;
use tabletop::{Message, Seat, Words};

/// Columns from hex to hex.
const WIDE: i32 = 10;
/// Lines from row to row.
const HIGH: i32 = 3;

/// The terminal's own colour, and a fainter one.
const TEXT: u8 = 250;
const FAINT: u8 = 242;

/// The mark and the colour of a terrain.
fn terrain(terrain: Terrain) -> (&'static str, u8) {
    match terrain {
        Terrain::Plain => ("...", 107),
        Terrain::Mountain => ("^^^", 180),
        Terrain::Sea => ("~~~", 74),
    }
}

/// Characters on a grid that grows in all directions, each with its colour.
#[derive(Default)]
struct Grid {
    marks: BTreeMap<(i32, i32), (char, u8)>,
}

impl Grid {
    /// Writes `text` with its middle at a point.
    fn write(&mut self, (x, y): (i32, i32), text: &str, colour: u8) {
        let start = x - text.chars().count() as i32 / 2;
        for (offset, mark) in text.chars().enumerate() {
            self.marks.insert((y, start + offset as i32), (mark, colour));
        }
    }

    fn print(&self, ink: Ink) -> String {
        let left = self.marks.keys().map(|&(_, x)| x).min().unwrap_or(0);
        let mut text = String::new();
        let mut at = None;
        for (&(y, x), &(mark, colour)) in &self.marks {
            let (line, mut column) = at.unwrap_or((y, left));
            if line < y {
                text.extend((line..y).map(|_| '\n'));
                column = left;
            }
            text.extend((column..x).map(|_| ' '));
            text += &ink.paint(colour, &mark.to_string());
            at = Some((y, x + 1));
        }
        text
    }
}

/// The table in letters.
pub fn letters(view: &View, words: &dyn Words, ink: Ink) -> String {
    let say = |id: &'static str| words.say(&Message::new(id));
    let legend = [Terrain::Plain, Terrain::Mountain, Terrain::Sea].map(|kind| {
        let (mark, colour) = terrain(kind);
        format!("{} {}", ink.paint(colour, mark), say(kind.name()))
    });
    let mut text = format!("{}\n\n{}\n", map(view, words, ink), legend.join("   "));
    if view.phase == Phase::Exploration {
        let left: usize = view.bag.iter().map(|&(_, copies)| usize::from(copies)).sum();
        let bag = words.say(&Message::new("fjords-letters-bag").with("count", left));
        let loose = [&view.row[..], &view.aside, view.drawn.as_slice()].concat();
        let key = |hex: &HexId| view.kinds[hex.index()].key.as_str();
        let loose: Vec<_> = loose.iter().map(key).collect();
        text += &format!("\n{}   ({bag})\n", ink.bold(&loose.join("  ")));
    }
    for (seat, SeatView { vikings, houses, runes, points, .. }) in (0..).map(Seat).zip(&view.seats) {
        let name = words.say(&Message::new("fjords-label-seat").with("seat", seat));
        let runes: Vec<_> = runes.iter().map(|rune| say(rune.name())).collect();
        let runes = runes.join(", ");
        text += &format!(
            "\n{}: ({seat})×{vikings}  [{seat}]×{houses}  {runes}  = {points}",
            ink.seat(seat, &name)
        );
    }
    text.push('\n');
    text
}

/// The middle of a hex on the grid.
fn middle(place: Place) -> (i32, i32) {
    (place.column() * WIDE + (place.row() & 1) * WIDE / 2, place.row() * HIGH)
}

/// As much of a rune's name as there is room for on a hex.
fn rune_mark(rune: Rune, letters: usize, words: &dyn Words) -> String {
    words.say(&Message::new(rune.name())).to_lowercase().chars().take(letters).collect()
}

fn map(view: &View, words: &dyn Words, ink: Ink) -> String {
    let mut grid = Grid::default();
    if view.phase == Phase::Exploration {
        view.open.iter().for_each(|&place| grid.write(middle(place), &place.to_string(), FAINT));
    }
    for &(place, seat) in &view.wisdom {
        let (x, y) = middle(place);
        grid.write((x, y + 1), &format!("{} {seat}", rune_mark(Rune::Wisdom, 3, words)), TEXT);
    }
    for laid in &view.hexes {
        draw_hex(&mut grid, laid, words);
    }
    grid.print(ink)
}

fn draw_hex(grid: &mut Grid, laid: &Laid, words: &dyn Words) {
    let (x, y) = middle(laid.at);
    let half = WIDE / 2;
    let corners = [(0, -2), (half, -1), (half, 1), (0, 2), (-half, 1), (-half, -1)];
    for ((dx, dy), &kind) in corners.into_iter().zip(&laid.corners) {
        let (mark, colour) = terrain(kind);
        grid.write((x + dx, y + dy), mark, colour);
    }
    for side in [-half, half] {
        grid.write((x + side, y), "|", FAINT);
    }
    grid.write((x, y - 1), &laid.at.to_string(), TEXT);
    if let Some(piece) = &laid.piece {
        let seat = piece.seat;
        let text = match (piece.kind, piece.home) {
            (PieceKind::House, false) => format!("[{seat}]"),
            (PieceKind::House, true) => format!("[{seat}*]"),
            (PieceKind::Viking, _) => format!("({seat})"),
        };
        grid.write((x, y), &text, Ink::colour_of(seat));
    }
    if let Some(rune) = laid.rune.filter(|&rune| rune != Rune::Home) {
        grid.write((x, y + 1), &rune_mark(rune, 5, words), TEXT);
    }
}
