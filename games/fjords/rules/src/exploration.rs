//! The exploration phase (rulebook: "Exploration").

use std::hint::select_unpredictable;

use tabletop::{Seat, Sink};

use crate::{
    Action, Corners, Deed, Event, ExplorationEnd, Face, Fjords, HexId, Piece, PieceKind, Place, Refusal,
    Rune, Step, Terrain, Variant,
    board::OpenCell,
    state::{Kinds, ROW, Row},
};

/// How many open cells are looked at together.
const CHUNK: usize = 32;

impl Fjords {
    /// Luck chose who begins (rulebook: "Setting up").
    pub(crate) fn begin(&mut self, first: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(Event::FirstChosen { seat: first });
        self.seat = first;
        if self.variant == Variant::Original {
            self.begin_original_turn();
        } else {
            self.step = Step::Row;
        }
    }

    /// A hex came out of the bag.
    #[inline]
    pub(crate) fn take_from_bag(&mut self, hex: HexId, sink: &mut impl Sink<Event>) {
        self.bag.take(hex.index());
        if self.step == Step::Draw {
            return self.draw_original(hex, sink);
        }
        sink.emit(Event::RowFilled { hex: self.material.face(hex) });
        self.row.push(hex);
        if self.step == Step::Refill {
            self.seat = self.seat.next(self.seats);
            self.begin_turn(sink);
        } else if self.row.hexes().len() == ROW {
            self.begin_turn(sink);
        }
    }

    /// The seat is to lay a hex. If nothing in the row fits, the row goes back into the bag and four others are drawn;
    /// if nothing in the bag fits either, the phase is over (step 3, R-6 to R-8).
    #[inline]
    pub(crate) fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        if self.fits_somewhere(self.row.kinds()) {
            self.step = Step::Lay;
        } else {
            self.swap_row(sink);
        }
    }

    #[cold]
    fn swap_row(&mut self, sink: &mut impl Sink<Event>) {
        let bag_fits = self.bag.iter().any(|(kind, _)| self.fits_somewhere(Row::only(HexId(kind as u8))));
        if !bag_fits {
            let nothing_left = self.row.hexes().is_empty() && self.bag.is_empty();
            let why = if nothing_left { ExplorationEnd::AllLaid } else { ExplorationEnd::NothingFits };
            return self.end_exploration(why, self.seat, sink);
        }
        sink.emit(Event::RowSwapped { seat: self.seat });
        for hex in std::mem::replace(&mut self.row, Row::EMPTY).hexes() {
            self.bag.put(hex.index());
        }
        self.step = Step::Row;
    }

    /// Can a hex of these kinds be laid anywhere?
    #[inline]
    pub(crate) fn fits_somewhere(&self, kinds: Kinds) -> bool {
        self.board.open().iter().any(|&cell| self.turns_at(cell, kinds) != 0)
    }

    /// The turns in which four kinds fit an open cell: eight bits for each kind.
    #[inline(always)]
    fn turns_at(&self, open: OpenCell, [a, b, c, d]: Kinds) -> u32 {
        let fitting = self.material.fitting(self.board.pattern(open));
        u32::from_le_bytes([a, b, c, d].map(|kind| fitting[kind.index()]))
    }

    /// Appends the ways to lay a hex of these kinds.
    ///
    /// Most cells take none of them, few take several. So the cells that take any are collected first, and then all
    /// their turns are written in one loop: no branch depends on how many turns a cell takes.
    #[inline]
    pub(crate) fn ways_to_lay(&self, kinds: Kinds, out: &mut Vec<Action>) {
        let faces = kinds.map(|kind| self.material.face_code(kind));
        for open in self.board.open().chunks(CHUNK) {
            let mut cells = [(0, 0); CHUNK + 1];
            let mut count = 0;
            for &cell in open {
                let turns = self.turns_at(cell, kinds);
                cells[count] = (cell.key(), turns);
                count += usize::from(turns != 0);
            }
            let (mut at, mut turns) = (0, cells[0].1);
            while at < count {
                let bit = turns.trailing_zeros();
                out.push(Action::lay(cells[at].0, faces[bit as usize / 8 % ROW] + bit as u16 % 8));
                turns &= turns - 1;
                let done = turns == 0;
                at += usize::from(done);
                turns = select_unpredictable(done, cells[at].1, turns);
            }
        }
    }

    /// Step 1: which rule forbids laying `hex` at `at`?
    pub(crate) fn check_lay(&self, hex: Face, at: Place) -> Result<(), Refusal> {
        match self.step {
            Step::House => return Err(Refusal::HexAlreadyLaid),
            Step::Lay | Step::Choose => {}
            _ => return Err(Refusal::OnlyInExploration),
        }
        let kind = self.material.by_face(hex).ok_or(Refusal::UnknownHex)?;
        self.check_offered(kind)?;
        if self.board.number(at).is_some() {
            return Err(Refusal::HexThere);
        }
        if !self.board.is_open(at) {
            return Err(Refusal::TouchesTooFew);
        }
        self.check_corners(hex.corners, at)
    }

    /// Is this hex one that may be laid now?
    fn check_offered(&self, kind: HexId) -> Result<(), Refusal> {
        let offered = |yes, refusal| if yes { Ok(()) } else { Err(refusal) };
        match (self.variant, self.step) {
            (Variant::Original, Step::Choose) => {
                offered(self.original.aside.copies(kind.index()) > 0, Refusal::NotSetAside)?;
                offered(self.fits_somewhere(Row::only(kind)), Refusal::FitsNowhere)
            }
            (Variant::Original, _) => offered(self.original.drawn == Some(kind), Refusal::AnotherHexDrawn),
            _ => offered(self.row.hexes().contains(&kind), Refusal::NotInRow),
        }
    }

    /// The sides must agree with all neighbours, and one of them must show land.
    fn check_corners(&self, corners: Corners, at: Place) -> Result<(), Refusal> {
        let known = self.board.pattern_at(at);
        let both = |bits: u16| (bits | bits >> 1) & 0x555;
        let mask = both(known) * 3;
        if corners.pattern() & mask != known {
            Err(Refusal::SidesDiffer)
        } else if known == Terrain::Sea.bits() * both(known) {
            Err(Refusal::SecondLandmass)
        } else {
            Ok(())
        }
    }

    /// Step 1: lays a hex; a stone in play goes on its symbol at once.
    #[inline]
    pub(crate) fn lay(&mut self, hex: Face, at: Place, sink: &mut impl Sink<Event>) {
        let seat = self.seat;
        let kind = self.material.by_face(hex).expect("a legal hex is one of the edition");
        match self.step {
            Step::Choose => self.original.aside.take(kind.index()),
            _ if self.original.drawn.is_some() => self.original.drawn = None,
            _ => self.row.take(kind),
        }
        self.board.lay(at, hex.corners, kind, Some(seat));
        self.last = Some(at);
        sink.emit(Event::HexLaid { seat, hex, at });
        if !self.runes.is_empty() {
            self.place_stone(kind, at, sink);
        }
        if self.may_build(seat) || self.may_move_a_house(seat) {
            self.step = Step::House;
        } else {
            self.end_turn(sink);
        }
    }

    /// Strength, water and friendship: the stone must go on the hex with its symbol, if the rune is in play.
    fn place_stone(&mut self, kind: HexId, at: Place, sink: &mut impl Sink<Event>) {
        let symbol = self.material.kind(kind).symbol.filter(|&rune| self.runes.contains(rune));
        if let Some(rune) = symbol {
            self.board.hex_mut(self.just_laid()).stone = symbol;
            sink.emit(Event::StonePlaced { rune, at });
        }
    }

    /// The number of the hex laid last.
    pub(crate) fn just_laid(&self) -> usize {
        self.board.len() - 1
    }

    #[inline]
    fn may_build(&self, seat: Seat) -> bool {
        self.check_house(seat).is_ok()
    }

    /// Step 2: a house may go on the hex just laid, if it has plain and no stone.
    #[inline]
    pub(crate) fn check_house(&self, seat: Seat) -> Result<(), Refusal> {
        if self.player(seat).houses == 0 {
            return Err(Refusal::NoHouseLeft);
        }
        let hex = &self.board.hexes()[self.just_laid()];
        if hex.corners.plain_sides() == 0 {
            return Err(Refusal::NoPlain);
        }
        if hex.stone.is_some() { Err(Refusal::RuneThere) } else { Ok(()) }
    }

    /// Appends what may be done with the hex just laid.
    #[inline]
    pub(crate) fn ways_to_build(&self, seat: Seat, out: &mut Vec<Action>) {
        let may_build = self.may_build(seat);
        if may_build {
            out.push(Deed::House.into());
        }
        out.push(Deed::NoHouse.into());
        if may_build && self.holds(seat, Rune::Home) {
            out.push(Deed::Home.into());
        }
        self.ways_to_move_a_house(seat, out);
    }

    /// Something that belongs after laying a hex: is this the time?
    pub(crate) fn check_house_step(&self) -> Result<(), Refusal> {
        match self.step {
            Step::House => Ok(()),
            Step::Lay | Step::Choose => Err(Refusal::HexToLay),
            _ => Err(Refusal::OnlyInExploration),
        }
    }

    /// Home: like a house, with the stone under it (rulebook: "Runes of the home").
    pub(crate) fn check_home(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_stone(seat, Rune::Home)?;
        self.check_house(seat)
    }

    /// Is the rune in play, and does the seat still hold its stone?
    pub(crate) fn check_stone(&self, seat: Seat, rune: Rune) -> Result<(), Refusal> {
        if !self.runes.contains(rune) {
            Err(Refusal::RuneNotInPlay(rune))
        } else if !self.holds(seat, rune) {
            Err(Refusal::RuneSpent(rune))
        } else {
            Ok(())
        }
    }

    /// Step 2: builds a house, on the home stone if so chosen.
    #[inline]
    pub(crate) fn build(&mut self, home: bool, sink: &mut impl Sink<Event>) {
        let (seat, number) = (self.seat, self.just_laid());
        let hex = self.board.hex_mut(number);
        let at = hex.at;
        hex.set_piece(Some(Piece { seat, kind: PieceKind::House, home }));
        self.player_mut(seat).houses -= 1;
        if home {
            self.spend(seat, Rune::Home);
            sink.emit(Event::HomeFounded { seat, at });
        } else {
            sink.emit(Event::HouseBuilt { seat, at });
        }
        self.end_turn(sink);
    }

    /// Step 3: the row is filled up, then the next seat's turn begins. With an empty bag play goes on with what lies.
    #[inline]
    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        if self.variant == Variant::Original {
            self.end_original_turn(sink);
        } else if self.bag.is_empty() {
            self.seat = self.seat.next(self.seats);
            self.begin_turn(sink);
        } else {
            self.step = Step::Refill;
        }
    }

    /// Houses in hand are lost; so are home and secret stones, which only exploration could use.
    #[cold]
    pub(crate) fn end_exploration(&mut self, why: ExplorationEnd, first: Seat, sink: &mut impl Sink<Event>) {
        let unlaid = self.row.hexes().len() as u16 + self.bag.len() + self.original.aside.len();
        sink.emit(Event::ExplorationEnded { why, first, unlaid: unlaid as u8 });
        for player in &mut self.players {
            player.stones = player.stones.without(Rune::Home).without(Rune::Secret);
        }
        self.begin_settlement(first, sink);
    }
}
