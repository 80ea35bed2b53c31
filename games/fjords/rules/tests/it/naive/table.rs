//! Whose turn it is and what may be done: told from the setup and the steps alone, never from what the game shows.

mod score;
mod turns;

use std::collections::{BTreeMap, BTreeSet};

use fjords::{Rune, Terrain, View};
use tabletop::Seat;

use super::land::{Cell, Land};
use crate::common::*;

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    Lot,
    FullRow,
    OneHex,
    Draw,
    Choose,
    Lay,
    House,
    Viking,
    Over,
}

/// Six corner letters; of the six turns of a hex the first in the dictionary.
type Key = String;

#[derive(Clone)]
struct Hand {
    vikings: usize,
    houses: usize,
    runes: BTreeSet<Rune>,
    out: bool,
}

/// What lies on the table before the lot is drawn.
#[derive(Clone)]
struct Start {
    land: Land,
    bag: BTreeMap<Key, u64>,
    hand: Hand,
}

pub struct Table {
    seats: usize,
    original: bool,
    runes: BTreeSet<Rune>,
    symbols: BTreeMap<Key, Rune>,
    start: Start,
    pub land: Land,
    bag: BTreeMap<Key, u64>,
    row: Vec<Key>,
    aside: Vec<Key>,
    drawn: Option<Key>,
    hands: Vec<Hand>,
    wisdom: BTreeSet<Cell>,
    just_laid: Cell,
    turn: usize,
    first_settler: usize,
    next: Next,
    /// Points by seat and the winner of every game of the match that is over.
    played: Vec<(Vec<usize>, usize)>,
}

fn letters(corners: [Terrain; 6]) -> String {
    corners.map(Terrain::letter).into_iter().collect()
}

fn terrain(letters: &str) -> [Terrain; 6] {
    hex(letters).terrain()
}

fn turned(corners: [Terrain; 6], turns: usize) -> [Terrain; 6] {
    let mut turned = corners;
    turned.rotate_right(turns);
    turned
}

fn key(text: &str) -> Key {
    (0..6).map(|turns| letters(turned(terrain(text), turns))).min().unwrap()
}

fn name((q, r): Cell) -> String {
    at(q, r).to_string()
}

/// Reads a cell: `s2w1` is two rows south and, by the offset of rows, one column west.
fn cell(text: &str) -> Cell {
    let number = |text: &str| text.parse::<i8>().unwrap();
    let split = text.rfind(['e', 'w']).unwrap();
    let r = number(&text[1..split]) * if text.starts_with('s') { 1 } else { -1 };
    let column = number(&text[split + 1..]) * if text.as_bytes()[split] == b'e' { 1 } else { -1 };
    (column - r.div_euclid(2), r)
}

impl Table {
    /// The table as it is set up: hexes and pieces of the box, before any luck.
    pub fn new(text: &str, fresh: &View) -> Table {
        let words: BTreeSet<&str> = text.split(' ').collect();
        let seats = text[..1].parse().unwrap();
        let epic = words.contains("epic");
        let runes: BTreeSet<Rune> = setup(text).runes().iter().collect();
        let personal = [Rune::Journey, Rune::Horse, Rune::Wisdom, Rune::Home, Rune::Secret];
        let hand = Hand {
            vikings: if epic { 30 } else { 20 },
            houses: if epic { 6 } else { 4 },
            runes: personal.into_iter().filter(|rune| runes.contains(rune)).collect(),
            out: false,
        };
        let mut land = Land::default();
        for (at, corners) in [((0, 0), "PSPPMM"), ((-1, 1), "MPPPPP"), ((0, 1), "PPPPPP")] {
            land.lay(at, terrain(corners), None);
        }
        let mut symbols = BTreeMap::new();
        let bag = fresh.bag.iter().map(|&(id, copies)| {
            let kind = &fresh.kinds[usize::from(id.0)];
            let key = key(&letters(kind.corners));
            symbols.extend(kind.symbol.map(|rune| (key.clone(), rune)));
            (key, u64::from(copies))
        });
        let start = Start { bag: bag.collect(), land, hand };
        let mut table = Table {
            seats,
            original: words.contains("original"),
            runes,
            symbols,
            land: Land::default(),
            bag: BTreeMap::new(),
            row: Vec::new(),
            aside: Vec::new(),
            drawn: None,
            hands: Vec::new(),
            wisdom: BTreeSet::new(),
            just_laid: (0, 0),
            turn: 0,
            first_settler: 0,
            next: Next::Lot,
            played: Vec::new(),
            start,
        };
        table.set_up();
        table
    }

    fn set_up(&mut self) {
        let Start { land, bag, hand } = self.start.clone();
        (self.land, self.bag, self.hands) = (land, bag, vec![hand; self.seats]);
        (self.row, self.aside, self.wisdom) = (Vec::new(), Vec::new(), BTreeSet::new());
        self.next = Next::Lot;
    }

    /// Whose turn it is to decide; nobody's while luck does, or when it is over.
    pub fn decides(&self) -> Option<Seat> {
        let decision = matches!(self.next, Next::Choose | Next::Lay | Next::House | Next::Viking);
        decision.then_some(Seat(self.turn as u8))
    }

    pub fn is_over(&self) -> bool {
        self.next == Next::Over
    }

    /// What luck may bring, with weights.
    pub fn luck(&self) -> BTreeMap<String, u64> {
        match self.next {
            Next::Lot => (0..self.seats as u8).map(|seat| (format!("first {}", Seat(seat)), 1)).collect(),
            Next::FullRow | Next::OneHex | Next::Draw => {
                self.bag.iter().map(|(key, &copies)| (format!("hex {key}"), copies)).collect()
            }
            _ => BTreeMap::new(),
        }
    }

    /// Everything the seat to move may do.
    pub fn ways(&self) -> BTreeSet<String> {
        match self.next {
            Next::Lay => match &self.drawn {
                Some(drawn) => self.ways_to_lay([drawn]),
                None => self.ways_to_lay(&self.row),
            },
            Next::Choose => self.ways_to_lay(&self.aside).into_iter().chain(["draw".into()]).collect(),
            Next::House => self.ways_to_build(),
            Next::Viking => {
                let (on_foot, by_rune) = self.ways_to_settle(self.turn);
                let leave = on_foot.is_empty().then(|| "leave".to_owned());
                on_foot.into_iter().chain(by_rune).chain(leave).collect()
            }
            _ => BTreeSet::new(),
        }
    }

    fn ways_to_lay<'a>(&self, keys: impl IntoIterator<Item = &'a Key>) -> BTreeSet<String> {
        let cells = self.land.empty_cells();
        let turns = keys.into_iter().flat_map(|key| (0..6).map(|turns| turned(terrain(key), turns)));
        let faces: BTreeSet<String> = turns.map(letters).collect();
        let mut ways = BTreeSet::new();
        for face in faces {
            let takes = cells.iter().filter(|&&cell| self.land.takes(cell, terrain(&face)));
            ways.extend(takes.map(|&cell| format!("lay {face} {}", name(cell))));
        }
        ways
    }

    fn ways_to_build(&self) -> BTreeSet<String> {
        let (land, me, seat) = (&self.land, &self.hands[self.turn], Seat(self.turn as u8));
        let mut ways = BTreeSet::from(["no-house".to_owned()]);
        if me.houses > 0 && land.free(self.just_laid) && land.has_plain(self.just_laid) {
            ways.insert("house".into());
            ways.extend(me.runes.contains(&Rune::Home).then(|| "home".to_owned()));
        }
        if me.runes.contains(&Rune::Secret) {
            let steps = |from: Cell| {
                let mut cells = land.neighbours(from);
                cells.retain(|&to| land.joined(from, to, Terrain::Plain));
                cells
            };
            for from in land.held(seat).into_iter().filter(|cell| !land.hexes[cell].piece.unwrap().home) {
                let near = steps(from);
                let open = near.iter().filter(|cell| land.hexes[cell].piece.is_none());
                let far = open.flat_map(|&cell| steps(cell));
                let targets: BTreeSet<Cell> =
                    near.iter().copied().chain(far).filter(|&to| to != from && land.free(to)).collect();
                ways.extend(targets.into_iter().map(|to| format!("secret {} {}", name(from), name(to))));
            }
        }
        ways
    }

    /// Vikings over plain, and vikings by rune.
    fn ways_to_settle(&self, seat: usize) -> (BTreeSet<String>, BTreeSet<String>) {
        let (land, me, own) = (&self.land, &self.hands[seat], self.land.held(Seat(seat as u8)));
        let on_foot = land.beside(&own).into_iter().map(|cell| format!("viking {}", name(cell))).collect();
        let mut by_rune = BTreeSet::new();
        for (rune, terrain) in [(Rune::Journey, Terrain::Sea), (Rune::Horse, Terrain::Mountain)] {
            if me.runes.contains(&rune) {
                let targets = land.walk(&own, terrain, 3).into_keys().filter(|&cell| land.free(cell));
                by_rune.extend(targets.map(|cell| format!("{} {}", rune.word(), name(cell))));
            }
        }
        if me.runes.contains(&Rune::Wisdom) {
            for stone in land.empty_cells().into_iter().filter(|cell| !self.wisdom.contains(cell)) {
                let around = land.neighbours(stone);
                let facing = around.iter().copied().filter(|&hex| land.joined(stone, hex, Terrain::Plain));
                let facing: Vec<Cell> = facing.collect();
                if around.len() >= 2 && facing.iter().any(|hex| own.contains(hex)) {
                    let targets = facing.into_iter().filter(|&hex| land.free(hex));
                    by_rune.extend(targets.map(|hex| format!("wisdom {} {}", name(stone), name(hex))));
                }
            }
        }
        (on_foot, by_rune)
    }
}
