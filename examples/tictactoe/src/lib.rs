//! Tic-tac-toe: rules, drawing and bot of a whole game. `docs/adding-a-game.md` walks through this file.

use std::fmt;

use bots::{Knowledge, Worth};
use scene::{Assets, Board, Body, Chart, Eye, Layer, Panel, Scene, SeatCard, marks, markup::said};
use serde::Serialize;
use tabletop::{
    Cursor, Game, Info, Message, NoChance, NoEvent, NoMaterial, Notation, NotationError, Players, Said,
    ScoreLine, ScoreSheet, Seat, Sink, Turn, Viewer,
};

/// Three in a row, as sets of cells: bit 0 is `a1`, bit 8 is `c3`.
const ROWS: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o124, 0o421];

/// The state: which cells each seat has marked. Everybody sees all of it, so it is the view, too.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct TicTacToe {
    marked: [u16; 2],
}

impl TicTacToe {
    fn to_move(&self) -> Seat {
        Seat((self.marked[0].count_ones() > self.marked[1].count_ones()).into())
    }

    fn has_row(&self, seat: Seat) -> bool {
        ROWS.iter().any(|row| self.marked[seat.index()] & row == *row)
    }

    fn is_free(&self, cell: Cell) -> bool {
        (self.marked[0] | self.marked[1]) >> cell.0 & 1 == 0
    }
}

/// What a seat does: it marks a cell, from `a1` to `c3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 / 3), self.0 % 3 + 1)
    }
}

impl Notation for Cell {
    fn parse(text: &str) -> Result<Cell, NotationError> {
        let mut cursor = Cursor::new(text);
        let column = cursor.one_of(&["a", "b", "c"], "a column from a to c")?;
        let row = cursor.one_of(&["1", "2", "3"], "a row from 1 to 3")?;
        cursor.end().map(|()| Cell((3 * column + row) as u8))
    }
}

impl Game for TicTacToe {
    const INFO: Info = Info {
        max_steps: 9,
        lang: &[
            ("en", include_str!("../lang/en.ftl")),
            ("ru", include_str!("../lang/ru.ftl")),
            ("uk", include_str!("../lang/uk.ftl")),
        ],
        ..Info::new("tictactoe", 2..=2)
    };

    type Material = NoMaterial;
    type Setup = Players<2, 2>;
    type Action = Cell;
    type Chance = NoChance;
    type Event = NoEvent;
    type Refusal = Said;
    type Reason = Said;
    type View = TicTacToe;

    fn new(_: &Players<2, 2>, _: &'static NoMaterial) -> TicTacToe {
        TicTacToe::default()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        let full = self.marked[0] | self.marked[1] == 0o777;
        let over = full || self.has_row(Seat(0)) || self.has_row(Seat(1));
        if over { Turn::Over } else { Turn::seat(self.to_move()) }
    }

    fn legal(&self, _: Seat, out: &mut Vec<Cell>) {
        out.extend((0..9).map(Cell).filter(|&cell| self.is_free(cell)));
    }

    fn check(&self, _: Seat, cell: Cell) -> Result<(), Said> {
        if self.is_free(cell) { Ok(()) } else { Err(Said("tictactoe-refusal-taken")) }
    }

    fn act_unchecked(&mut self, seat: Seat, cell: Cell, _: &mut impl Sink<NoEvent>) {
        self.marked[seat.index()] |= 1 << cell.0;
    }

    fn view(&self, _: Viewer) -> TicTacToe {
        self.clone()
    }

    fn scores(&self) -> Vec<ScoreSheet<Said>> {
        let points = [Seat(0), Seat(1)].map(|seat| i32::from(self.has_row(seat)));
        points
            .map(|points| ScoreSheet::new([ScoreLine::new(Said("tictactoe-reason-row"), points, points)]))
            .into()
    }

    fn tell(&self, _: Seat, cell: Cell) -> Message {
        Message::new("tictactoe-action-mark").with("cell", cell.to_string())
    }
}

/// The drawing.
pub struct TicTacToeBoard;

impl Board for TicTacToeBoard {
    type Game = TicTacToe;
    const ASSETS: Assets = Assets::NONE;

    fn scene(view: &TicTacToe, eye: &Eye<'_, TicTacToe>) -> Scene {
        let name = |cell: Cell| said(eye.words, &view.tell(Seat(0), cell));
        let drawn = |cell: Cell| sign(view, cell) + &marks::hit(&target(cell), &name(cell), &square(cell));
        let open = |&cell: &Cell| {
            let dashes = format!("<path class=\"l-dash\" d=\"{}\"/>", square(cell));
            marks::legal(&target(cell), &name(cell), &dashes)
        };
        let layers = vec![
            Layer { id: "cells", svg: (0..9).map(Cell).map(drawn).collect() },
            Layer { id: "targets", svg: eye.legal.iter().map(open).collect() },
        ];
        let title = Message::new("tictactoe-board");
        let chart = Chart { view_box: [0.0, 0.0, 320.0, 320.0], label: eye.words.say(&title), layers };
        let seat = |colour| SeatCard { colour, ..SeatCard::default() };
        Scene {
            panels: vec![Panel { id: "board", title, icon: "hex", body: Body::Chart(chart) }],
            seats: ["p1", "p2"].map(seat).into(),
            ..Scene::default()
        }
    }

    fn path(_: &TicTacToe, cell: Cell) -> Vec<String> {
        vec![target(cell)]
    }

    fn attempts(_: &TicTacToe, _: Seat, path: &[&str]) -> Vec<Cell> {
        path.iter().filter_map(|target| Cell::parse(target.strip_prefix("cell-")?).ok()).collect()
    }
}

fn target(cell: Cell) -> String {
    format!("cell-{cell}")
}

fn square(cell: Cell) -> String {
    format!("M{} {}h90v90h-90z", 15 + 100 * (cell.0 / 3), 15 + 100 * (cell.0 % 3))
}

/// A cross, a ring or nothing.
fn sign(view: &TicTacToe, cell: Cell) -> String {
    let shape = match view.marked.map(|marked| marked >> cell.0 & 1) {
        [1, _] => "l60 60m0-60l-60 60",
        [_, 1] => "m30 0a30 30 0 1 0 .1 0",
        _ => return String::new(),
    };
    format!(
        "<path class=\"last-line\" d=\"M{} {}{shape}\"/>",
        30 + 100 * (cell.0 / 3),
        30 + 100 * (cell.0 % 3)
    )
}

/// What bots know beyond the rules: rows that the other has not touched are worth something.
pub struct TicTacToeBot;

impl Knowledge for TicTacToeBot {
    type Game = TicTacToe;
    type Weights = ();
    type Memo = ();
    const LEAD: f32 = 1.0;

    fn evaluate(state: &TicTacToe, (): &()) -> Worth {
        let mut worth = Worth::default();
        for (seat, worth) in worth.iter_mut().enumerate().take(2) {
            let open = ROWS.iter().filter(|&row| state.marked[1 - seat] & row == 0).count();
            *worth = state.points(Seat(seat as u8)) as f32 + open as f32 / 100.0;
        }
        worth
    }
}
