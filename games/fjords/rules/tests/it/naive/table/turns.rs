//! What a step does to the table, and who is next.

use fjords::{Piece, PieceKind, Rune};
use tabletop::Seat;

use super::{Key, Next, Table, cell, key, terrain};
use crate::naive::land::Cell;

impl Table {
    /// A seat's decision, in notation.
    pub fn act(&mut self, text: &str) {
        let words: Vec<&str> = text.split(' ').collect();
        let end = || cell(words[words.len() - 1]);
        match words[0] {
            "lay" => self.lay(words[1], end()),
            "house" => self.build(false),
            "home" => self.build(true),
            "no-house" => self.end_turn(),
            "secret" => {
                self.spend(Rune::Secret);
                let house = self.land.hexes.get_mut(&cell(words[1])).unwrap().piece.take().unwrap();
                self.land.put(end(), house);
                self.end_turn();
            }
            "draw" => self.next = Next::Draw,
            "leave" => {
                self.hands[self.turn].out = true;
                self.next_settler(self.turn + 1);
            }
            verb => {
                if verb == "wisdom" {
                    self.wisdom.insert(cell(words[1]));
                }
                Rune::from_word(verb).into_iter().for_each(|rune| self.spend(rune));
                self.hands[self.turn].vikings -= 1;
                self.land.put(end(), self.piece(PieceKind::Viking, false));
                self.next_settler(self.turn + 1);
            }
        }
    }

    /// What luck brought, in notation.
    pub fn reveal(&mut self, text: &str) {
        let (what, which) = text.split_once(' ').unwrap();
        if what == "first" {
            self.turn = usize::from(which.as_bytes()[0] - b'a');
            return if self.original { self.begin_original_turn() } else { self.next = Next::FullRow };
        }
        let hex = key(which);
        let copies = self.bag.get_mut(&hex).expect("it was in the bag");
        *copies -= 1;
        self.bag.retain(|_, copies| *copies > 0);
        if self.next == Next::Draw {
            return self.draw(hex);
        }
        self.row.push(hex);
        if self.next == Next::OneHex {
            self.turn = (self.turn + 1) % self.seats;
            self.begin_turn();
        } else if self.row.len() == 4 {
            self.begin_turn();
        }
    }

    fn piece(&self, kind: PieceKind, home: bool) -> Piece {
        Piece { seat: Seat(self.turn as u8), kind, home }
    }

    fn spend(&mut self, rune: Rune) {
        assert!(self.hands[self.turn].runes.remove(&rune), "{rune:?} was in hand");
    }

    fn fits<'a>(&self, keys: impl IntoIterator<Item = &'a Key>) -> bool {
        !self.ways_to_lay(keys).is_empty()
    }

    /// Nothing of the row fits: it goes back into the bag and four are drawn, for the same player; if nothing of the bag
    /// fits either, the exploration is over, and who has nothing to lay begins.
    fn begin_turn(&mut self) {
        if self.fits(&self.row) {
            self.next = Next::Lay;
        } else if self.fits(self.bag.keys()) {
            for hex in std::mem::take(&mut self.row) {
                *self.bag.entry(hex).or_insert(0) += 1;
            }
            self.next = Next::FullRow;
        } else {
            self.begin_settlement(self.turn);
        }
    }

    /// Rules of 2005: a hex set aside that fits may be taken, or one is drawn.
    fn begin_original_turn(&mut self) {
        self.next = if self.fits(&self.aside) { Next::Choose } else { Next::Draw };
    }

    /// Rules of 2005: what fits nowhere is set aside, and another is drawn; if it was the last, its drawer begins.
    fn draw(&mut self, hex: Key) {
        if self.fits([&hex]) {
            (self.drawn, self.next) = (Some(hex), Next::Lay);
        } else {
            self.aside.push(hex);
            if self.bag.is_empty() {
                self.begin_settlement(self.turn);
            }
        }
    }

    fn lay(&mut self, face: &str, at: Cell) {
        let hex = key(face);
        let from = if self.next == Next::Choose { &mut self.aside } else { &mut self.row };
        if self.drawn.take().is_none() {
            let index = from.iter().position(|other| *other == hex).expect("it was on offer");
            from.remove(index);
        }
        let rune = self.symbols.get(&hex).copied().filter(|rune| self.runes.contains(rune));
        self.land.lay(at, terrain(face), rune);
        self.just_laid = at;
        self.next = Next::House;
        if self.ways_to_build().len() == 1 {
            self.end_turn();
        }
    }

    fn build(&mut self, home: bool) {
        if home {
            self.spend(Rune::Home);
        }
        self.hands[self.turn].houses -= 1;
        self.land.put(self.just_laid, self.piece(PieceKind::House, home));
        self.end_turn();
    }

    /// The row is filled, then the next player's turn begins.
    fn end_turn(&mut self) {
        if self.original && self.bag.is_empty() {
            return self.begin_settlement((self.turn + 1) % self.seats);
        }
        if !self.original && !self.bag.is_empty() {
            self.next = Next::OneHex;
            return;
        }
        self.turn = (self.turn + 1) % self.seats;
        if self.original { self.begin_original_turn() } else { self.begin_turn() }
    }

    fn begin_settlement(&mut self, first: usize) {
        self.first_settler = first;
        self.next_settler(first);
    }

    /// Who cannot place a viking is out for good; when all are out, the game is over.
    fn next_settler(&mut self, from: usize) {
        for seat in (from..from + self.seats).map(|seat| seat % self.seats) {
            let (on_foot, by_rune) = self.ways_to_settle(seat);
            let hand = &mut self.hands[seat];
            hand.out |= hand.vikings == 0 || on_foot.is_empty() && by_rune.is_empty();
            if !hand.out {
                (self.turn, self.next) = (seat, Next::Viking);
                return;
            }
        }
        self.end();
    }

    fn end(&mut self) {
        let points: Vec<usize> = (0..self.seats).map(|seat| self.score(seat)).collect();
        let place = |seat: usize| (seat + self.seats - self.first_settler) % self.seats;
        let winner = (0..self.seats).max_by_key(|&seat| (points[seat], place(seat))).unwrap();
        self.played.push((points, winner));
        if self.original && self.played.len() < 3 {
            self.set_up();
        } else {
            self.next = Next::Over;
        }
    }

    /// Points of the whole match.
    pub fn points(&self, seat: usize) -> usize {
        let played: usize = self.played.iter().map(|(points, _)| points[seat]).sum();
        played + if self.is_over() { 0 } else { self.score(seat) }
    }

    /// Most points win, then whoever won more games: one game, or two of three.
    pub fn winner(&self) -> Seat {
        let wins = |seat: usize| self.played.iter().filter(|&&(_, winner)| winner == seat).count();
        let best = (0..self.seats).max_by_key(|&seat| (self.points(seat), wins(seat)));
        Seat(best.unwrap() as u8)
    }
}
