//! The whole table as one picture, for files: the board, the hexes on offer, and what lies before each player.

use fjords::{Fjords, HexId, SeatView, View};
use tabletop::{Message, Seat, Viewer, Words};

use crate::{
    FjordsBoard, board, exploring,
    hexes::{Cell, RADIUS},
    phase, pointing, runes, seats,
};
use scene::{
    Board, Chart, Eye, Layer,
    art::{pieces::Figure, shields},
    chart::{
        furniture,
        point::{Frame, point},
    },
    escape,
    markup::said,
};

/// The column beside the board.
const COLUMN: f64 = 440.0;
/// Between the board and the column.
const GAP: f64 = 36.0;
/// A hex on offer, and how many of them lie side by side.
const HEX: (f64, f64) = (102.0, 118.0);
const ACROSS: usize = 4;
/// A player's card, and the room to the next one.
const CARD: f64 = 118.0;
const NEXT: f64 = 14.0;

/// Board and column.
pub fn picture(view: &View, words: &dyn Words) -> Chart {
    let eye: Eye<'_, Fjords> = Eye { viewer: Viewer::Spectator, acting: None, legal: &[], words };
    let mut chart = board::chart(view, &eye);
    let [x, y, width, height] = chart.view_box;
    let left = x + width + GAP;
    let mut column = Column { view, words, left, y: y + 34.0 };
    let offers = column.offers();
    let players = column.players();
    chart.layers.push(Layer { id: "offers", svg: offers });
    chart.layers.push(Layer { id: "players", svg: players });
    let (wide, high) = (width + GAP + COLUMN + GAP, height.max(column.y - y));
    chart.view_box = [x, y, wide, high];
    if let Some(layer) = chart.layers.iter_mut().find(|layer| layer.id == "furniture") {
        let sheet = Frame { min: point(x, y), max: point(x + wide, y + high) };
        layer.svg = compass(view, sheet, left);
    }
    chart
}

/// The compass keeps off the land, and off the column as if hexes lay there.
fn compass(view: &View, sheet: Frame, left: f64) -> String {
    let land = view.hexes.iter().map(|laid| Cell::from(laid.at).centre());
    let steps =
        |from: f64, to: f64| (0..).map(move |n| from + RADIUS * f64::from(n)).take_while(move |&at| at < to);
    let column =
        steps(left, sheet.max.x).flat_map(|x| steps(sheet.min.y, sheet.max.y).map(move |y| point(x, y)));
    let middles: Vec<_> = land.chain(column).collect();
    furniture::orientation(sheet, &middles, &middles, RADIUS)
}

struct Column<'a> {
    view: &'a View,
    words: &'a dyn Words,
    left: f64,
    /// Where the next thing goes.
    y: f64,
}

fn text(class: &str, x: f64, y: f64, words: &str) -> String {
    format!("<text class=\"fj-t {class}\" x=\"{x}\" y=\"{y}\">{words}</text>")
}

impl Column<'_> {
    /// How far the game is, what can be laid, and how much is still to come.
    fn offers(&mut self) -> String {
        let mut svg = String::new();
        if let Some(phase) = phase(self.view) {
            svg += &text("fj-title", self.left, self.y, &said(self.words, &phase));
            self.y += 20.0;
        }
        let drawn: Vec<HexId> = self.view.drawn.into_iter().collect();
        for (id, hexes) in [
            ("fjords-label-row", &self.view.row),
            ("fjords-label-drawn", &drawn),
            ("fjords-label-aside", &self.view.aside),
            ("fjords-label-unlaid", &self.view.unlaid),
        ] {
            if !hexes.is_empty() {
                svg += &self.hexes(id, hexes);
            }
        }
        if exploring(self.view) {
            let bag: usize = self.view.bag.iter().map(|&(_, copies)| usize::from(copies)).sum();
            let left = Message::new("fjords-dock-choose-fact").with("count", bag);
            self.y += 28.0;
            svg += &text("", self.left, self.y, &said(self.words, &left));
        }
        self.y += 26.0;
        svg
    }

    fn hexes(&mut self, id: &'static str, hexes: &[HexId]) -> String {
        self.y += 24.0;
        let mut svg = text("", self.left, self.y, &said(self.words, &Message::new(id)));
        self.y += 12.0;
        for (number, &hex) in hexes.iter().enumerate() {
            let (column, row) = (number % ACROSS, number / ACROSS);
            let (x, y) = (self.left + column as f64 * (HEX.0 + 8.0), self.y + row as f64 * (HEX.1 + 6.0));
            let drawn = board::loose(
                self.view,
                pointing::kind(self.view, hex),
                &format!("{id}-{number}"),
                self.words,
            );
            let place = format!("<svg x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" ", HEX.0, HEX.1);
            svg += &drawn.replacen("<svg ", &place, 1);
        }
        self.y += hexes.len().div_ceil(ACROSS) as f64 * (HEX.1 + 6.0);
        svg
    }

    fn players(&mut self) -> String {
        let mut svg = String::new();
        for (seat, own) in (0..).map(Seat).zip(&self.view.seats) {
            svg += &self.player(seat, own);
            self.y += CARD + NEXT;
        }
        svg
    }

    /// Shield, name and points; below them houses, vikings and runes in hand.
    fn player(&self, seat: Seat, own: &SeatView) -> String {
        let (x, y, key) = (self.left, self.y, FjordsBoard::colour(self.view, seat));
        let turn = if self.view.to_act == Some(seat) { " fj-turn" } else { "" };
        let mut svg = format!(
            "<rect class=\"fj-card{turn}\" x=\"{x}\" y=\"{y}\" width=\"{COLUMN}\" height=\"{CARD}\" rx=\"6\"/>"
        );
        svg += &shields::shield(key, point(x + 32.0, y + 30.0), 40.0);
        let name = Message::new("fjords-label-seat").with("seat", seat);
        svg += &text("fj-name", x + 62.0, y + 39.0, &said(self.words, &name));
        let (points, label) = seats::standing(self.view, seat, own);
        // The label has one form only, so the number comes after it.
        let points = format!("{}: {points}", self.words.say(&Message::new(label)));
        svg += &text("fj-end", x + COLUMN - 16.0, y + 39.0, &escape(&points));
        let mut at = x + 38.0;
        let mut supply = vec![(Figure::Viking, 36.0, own.vikings)];
        if exploring(self.view) {
            supply.insert(0, (Figure::House, 46.0, own.houses));
        }
        for (figure, width, number) in supply {
            svg += &figure.standing(key, point(at, y + 87.0), width);
            svg += &text("fj-count", at + 30.0, y + 97.0, &number.to_string());
            at += 108.0;
        }
        for rune in &own.runes {
            svg += &runes::stone(rune.word(), point(at, y + 86.0), 38.0);
            at += 46.0;
        }
        svg
    }
}
