//! The coast in letters.
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

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Message, Seat, Words};

use super::Ink;
use crate::words::Speech;

/// Columns from hex to hex.
const WIDE: i32 = 10;
/// Lines from row to row.
const HIGH: i32 = 3;

/// What is drawn of a view.
#[derive(Deserialize)]
struct View {
    seats: Vec<Supply>,
    hexes: Vec<Laid>,
    open: Vec<Place>,
    wisdom: Vec<(Place, u8)>,
    row: Vec<usize>,
    aside: Vec<usize>,
    drawn: Option<usize>,
    bag: Vec<(usize, u8)>,
    kinds: Vec<Kind>,
    phase: String,
}

#[derive(Deserialize)]
struct Supply {
    vikings: u8,
    houses: u8,
    runes: Vec<String>,
    points: i32,
}

#[derive(Deserialize)]
struct Laid {
    at: Place,
    corners: [String; 6],
    rune: Option<String>,
    piece: Option<Piece>,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    q: i32,
    r: i32,
}

#[derive(Deserialize)]
struct Piece {
    seat: u8,
    kind: String,
    home: bool,
}

#[derive(Deserialize)]
struct Kind {
    key: String,
}

impl Place {
    fn column(self) -> i32 {
        self.q + (self.r - (self.r & 1)) / 2
    }

    /// The middle of the hex on the sheet.
    fn middle(self) -> (i32, i32) {
        (self.column() * WIDE + (self.r & 1) * WIDE / 2, self.r * HIGH)
    }

    /// The place as it is written.
    fn label(self) -> String {
        let (row, column) = (self.r, self.column());
        let (ns, ew) = (if row <= 0 { 'n' } else { 's' }, if column >= 0 { 'e' } else { 'w' });
        format!("{ns}{}{ew}{}", row.abs(), column.abs())
    }
}

/// The terrains with their marks and colours.
const TERRAINS: [(&str, &str, u8); 3] = [("plain", "...", 107), ("mountain", "^^^", 180), ("sea", "~~~", 74)];

/// Characters on a sheet that grows in all directions, each with its colour.
#[derive(Default)]
struct Sheet {
    marks: BTreeMap<(i32, i32), (char, u8)>,
}

/// The terminal's own colour.
const INK: u8 = 250;
const FAINT: u8 = 242;

impl Sheet {
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

/// Draws what somebody may know; `None` if that is no view of this game.
pub(super) fn board(view: &Value, words: &Speech, ink: Ink) -> Option<String> {
    let view = View::deserialize(view).ok()?;
    let mut text = map(&view, words, ink);
    text.push('\n');
    let legend = TERRAINS.map(|(name, mark, colour)| {
        let word = words.word(&format!("fjords-terrain-{name}")).unwrap_or_else(|| name.into());
        format!("{} {word}", ink.paint(colour, mark))
    });
    text += &format!("\n{}\n", legend.join("   "));
    if is_exploring(&view) {
        let keys =
            |ids: &[usize]| ids.iter().map(|&id| view.kinds[id].key.as_str()).collect::<Vec<_>>().join("  ");
        let left = view.bag.iter().map(|&(_, copies)| usize::from(copies)).sum::<usize>();
        let bag = words.say(&Message::new("cli-bag").with("count", left));
        let loose = [&view.row[..], &view.aside, view.drawn.as_slice()].concat();
        text += &format!("\n{}   ({bag})\n", ink.bold(&keys(&loose)));
    }
    for (seat, supply) in view.seats.iter().enumerate() {
        let seat = Seat(seat as u8);
        let Supply { vikings, houses, runes, points } = supply;
        let name = ink.seat(seat, &words.name(seat));
        let runes: Vec<_> = runes.iter().map(|rune| rune_name(rune, words)).collect();
        text += &format!("\n{name}: ({seat})×{vikings}  [{seat}]×{houses}  {}  = {points}", runes.join(", "));
    }
    text.push('\n');
    Some(text)
}

fn is_exploring(view: &View) -> bool {
    view.phase == "exploration"
}

/// What a rune is called.
fn rune_name(rune: &str, words: &Speech) -> String {
    words.word(&format!("fjords-rune-{rune}")).unwrap_or_else(|| rune.into())
}

/// As much of a rune's name as there is room for on a hex.
fn rune_mark(rune: &str, letters: usize, words: &Speech) -> String {
    rune_name(rune, words).to_lowercase().chars().take(letters).collect()
}

fn map(view: &View, words: &Speech, ink: Ink) -> String {
    let mut sheet = Sheet::default();
    if is_exploring(view) {
        view.open.iter().for_each(|place| sheet.write(place.middle(), &place.label(), FAINT));
    }
    for (place, seat) in &view.wisdom {
        let (x, y) = place.middle();
        sheet.write((x, y + 1), &format!("{} {}", rune_mark("wisdom", 3, words), Seat(*seat)), INK);
    }
    for laid in &view.hexes {
        draw_hex(&mut sheet, laid, words);
    }
    sheet.print(ink)
}

fn draw_hex(sheet: &mut Sheet, laid: &Laid, words: &Speech) {
    let (x, y) = laid.at.middle();
    let half = WIDE / 2;
    let corners = [(0, -2), (half, -1), (half, 1), (0, 2), (-half, 1), (-half, -1)];
    for ((dx, dy), terrain) in corners.into_iter().zip(&laid.corners) {
        let known = TERRAINS.iter().find(|(name, ..)| name == terrain);
        let &(_, mark, colour) = known.unwrap_or(&("", "???", INK));
        sheet.write((x + dx, y + dy), mark, colour);
    }
    for side in [-half, half] {
        sheet.write((x + side, y), "|", FAINT);
    }
    sheet.write((x, y - 1), &laid.at.label(), INK);
    if let Some(piece) = &laid.piece {
        let seat = Seat(piece.seat);
        let text = match (piece.kind.as_str(), piece.home) {
            ("house", false) => format!("[{seat}]"),
            ("house", true) => format!("[{seat}*]"),
            _ => format!("({seat})"),
        };
        sheet.write((x, y), &text, Ink::colour_of(seat));
    }
    if let Some(rune) = laid.rune.as_deref().filter(|&rune| rune != "home") {
        sheet.write((x, y + 1), &rune_mark(rune, 5, words), INK);
    }
}

#[cfg(test)]
mod tests {
    use catalog::Catalog;
    use serde_json::json;

    use super::*;
    use crate::args::Language;

    fn hex(q: i32, r: i32, corners: &str, piece: Value) -> Value {
        let name = |letter| match letter {
            'p' => "plain",
            'm' => "mountain",
            _ => "sea",
        };
        let corners: Vec<_> = corners.chars().map(name).collect();
        json!({"at": {"q": q, "r": r}, "corners": corners, "rune": null, "piece": piece})
    }

    /// The start hexes: corners of neighbours must fall on each other, so that nothing is drawn twice.
    #[test]
    fn the_start_hexes_fit_together() {
        let view = json!({
            "seats": [{"vikings": 20, "houses": 3, "runes": ["journey"], "points": 0}],
            "hexes": [
                hex(0, 0, "psppmm", Value::Null),
                hex(-1, 1, "mppppp", json!({"seat": 0, "kind": "house", "home": false})),
                hex(0, 1, "pppppp", json!({"seat": 1, "kind": "viking", "home": false})),
            ],
            "open": [{"q": 1, "r": 0}], "wisdom": [], "row": [1, 0], "aside": [], "drawn": null,
            "bag": [[0, 2], [1, 3]], "kinds": [{"key": "pppsss"}, {"key": "mmmmmm"}], "phase": "exploration",
        });
        let language = Language { lang: Some(lang::Lang::En) };
        let words = Speech::new(&language, &Catalog::load(None).unwrap(), Vec::new());
        let expected = "\
··········...
·····^^^·n0e0··~~~
······|·········|··n0e1
·····^^^·······...
...·s1w1··...·s1e0··...
·|···[a]···|···(b)···|
...·······...·······...
·····...·······...

...·plain···^^^·mountain···~~~·sea

mmmmmm  pppsss   (5 hexes in the bag)

A: (a)×20  [a]×3  Journey  = 0
";
        assert_eq!(board(&view, &words, Ink::PLAIN).unwrap(), expected.replace('·', " "));
        assert_eq!(board(&json!({"hexes": 1}), &words, Ink::PLAIN), None);
    }
}
