//! The runes that players hold (rulebook: "Playing with runes"): journey, horse, wisdom and secret.

use grid::hex::READING_ORDER;
use tabletop::{Seat, Sink};

use crate::{Action, Deed, Event, Fjords, Piece, PieceKind, Place, Refusal, Rune, Terrain, board::MOST};

/// How far journey and horse carry a viking.
const TRAVEL: u32 = 3;

impl Fjords {
    /// Could the seat place a viking by journey, horse or wisdom?
    #[inline]
    pub(crate) fn may_use_a_rune(&self, seat: Seat) -> bool {
        if self.player(seat).stones.is_empty() {
            return false;
        }
        let mut ways = Vec::new();
        self.ways_to_use_runes(seat, &mut ways);
        !ways.is_empty()
    }

    /// Appends the ways to place a viking by rune.
    pub(crate) fn ways_to_use_runes(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.holds(seat, Rune::Journey) {
            out.extend(self.keys_of(self.travel_targets(seat, Terrain::Sea)).map(Action::journey));
        }
        if self.holds(seat, Rune::Horse) {
            out.extend(self.keys_of(self.travel_targets(seat, Terrain::Mountain)).map(Action::horse));
        }
        if self.holds(seat, Rune::Wisdom) {
            self.ways_to_use_wisdom(seat, out);
        }
    }

    fn ways_to_use_wisdom(&self, seat: Seat, out: &mut Vec<Action>) {
        for cell in self.board.open().iter().map(|cell| cell.place()) {
            let (mut own, mut targets) = (false, 0u8);
            for (side, number) in self.board.neighbours(cell) {
                if self.board.faces_with_plain(number, side) {
                    let hex = &self.board.hexes()[number];
                    own |= hex.is_held_by(seat);
                    targets |= u8::from(hex.is_free()) << side;
                }
            }
            if own && targets != 0 && !self.wisdom.contains(&Some(cell)) {
                let targets = READING_ORDER.into_iter().filter(|side| targets >> side & 1 == 1);
                out.extend(targets.map(|side| Action::from(Deed::Wisdom { cell, at: cell.over(side) })));
            }
        }
    }

    /// The corners of `terrain` reached from the seat's own houses and vikings in at most `steps` steps.
    fn travel(&self, seat: Seat, terrain: Terrain, steps: u32) -> [u8; MOST] {
        let own = self.board.hexes().iter().enumerate();
        let own = own.filter(|(_, hex)| hex.is_held_by(seat));
        self.board.walk(own.map(|(number, hex)| (number, hex.corners.mask(terrain))), steps)
    }

    /// Free hexes one to three steps from an own piece, joined all the way by the terrain.
    fn travel_targets(&self, seat: Seat, terrain: Terrain) -> u128 {
        let reached = self.travel(seat, terrain, TRAVEL);
        let bits = (0..self.board.len()).filter(|&number| reached[number] != 0);
        bits.fold(0, |bits, number| bits | 1 << self.board.bit(number)) & self.land.free
    }

    /// Journey (rulebook: "Runes of the journey").
    pub(crate) fn check_journey(&self, seat: Seat, at: Place) -> Result<(), Refusal> {
        self.check_travel(seat, Rune::Journey)?;
        let trouble = [Refusal::NoShore, Refusal::TooFarBySea, Refusal::SeaBroken];
        self.check_way(seat, at, Terrain::Sea, trouble)
    }

    /// Horse (rulebook: "Runes of the horse").
    pub(crate) fn check_horse(&self, seat: Seat, at: Place) -> Result<(), Refusal> {
        self.check_travel(seat, Rune::Horse)?;
        let trouble = [Refusal::NoFoothill, Refusal::TooFarByRidge, Refusal::RidgeBroken];
        self.check_way(seat, at, Terrain::Mountain, trouble)
    }

    fn check_way(
        &self,
        seat: Seat,
        at: Place,
        terrain: Terrain,
        [no_start, too_far, broken]: [Refusal; 3],
    ) -> Result<(), Refusal> {
        let number = self.check_target(at)?;
        if self.travel(seat, terrain, 0).iter().all(|&corners| corners == 0) {
            Err(no_start)
        } else if self.travel(seat, terrain, TRAVEL)[number] != 0 {
            Ok(())
        } else if self.travel(seat, terrain, MOST as u32)[number] != 0 {
            Err(too_far)
        } else {
            Err(broken)
        }
    }

    /// Wisdom (rulebook: "Runes of wisdom").
    pub(crate) fn check_wisdom(&self, seat: Seat, cell: Place, at: Place) -> Result<(), Refusal> {
        self.check_travel(seat, Rune::Wisdom)?;
        self.check_wisdom_cell(seat, cell)?;
        self.check_wisdom_target(cell, at)
    }

    /// The stone goes on an empty cell beside two hexes, one of them with an own piece and plain towards the cell.
    fn check_wisdom_cell(&self, seat: Seat, cell: Place) -> Result<(), Refusal> {
        if self.board.number(cell).is_some() {
            return Err(Refusal::HexThere);
        }
        if !self.board.is_open(cell) {
            return Err(Refusal::TouchesTooFew);
        }
        if self.wisdom.contains(&Some(cell)) {
            return Err(Refusal::CellTaken);
        }
        let own = |(side, number): (usize, usize)| {
            self.board.hexes()[number].is_held_by(seat) && self.board.faces_with_plain(number, side)
        };
        if self.board.neighbours(cell).any(own) { Ok(()) } else { Err(Refusal::NoOwnPlainAtCell) }
    }

    /// The viking goes on a free hex beside the stone that shows it plain.
    fn check_wisdom_target(&self, cell: Place, at: Place) -> Result<(), Refusal> {
        let side = cell.side_towards(at).ok_or(Refusal::NotBesideStone)?;
        let number = self.check_target(at)?;
        if self.board.faces_with_plain(number, side) { Ok(()) } else { Err(Refusal::NoPlainTowardsStone) }
    }

    /// Spends a stone and puts the viking down.
    pub(crate) fn use_rune(
        &mut self,
        rune: Rune,
        at: Place,
        cell: Option<Place>,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = self.seat;
        self.spend(seat, rune);
        sink.emit(match cell {
            Some(cell) => Event::VikingCrossed { seat, cell, at },
            None if rune == Rune::Journey => Event::VikingSailed { seat, at },
            None => Event::VikingRode { seat, at },
        });
        self.wisdom[seat.index()] = cell.or(self.wisdom[seat.index()]);
        self.settle(at, sink);
    }

    /// Could the seat move a house by the secret stone?
    #[inline]
    pub(crate) fn may_move_a_house(&self, seat: Seat) -> bool {
        self.holds(seat, Rune::Secret)
            && self.movable_houses(seat).any(|house| self.house_targets(house) != 0)
    }

    /// The numbers of the hexes with a house of the seat that is not on its home stone.
    fn movable_houses(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        let hexes = self.board.hexes().iter().enumerate();
        let houses =
            hexes.filter(move |(_, hex)| hex.piece().is_some_and(|piece| piece.seat == seat && !piece.home));
        houses.map(|(number, _)| number)
    }

    /// Appends the moves of the seat's houses by the secret stone.
    pub(crate) fn ways_to_move_a_house(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.holds(seat, Rune::Secret) {
            return;
        }
        let start = out.len();
        for house in self.movable_houses(seat) {
            let mut targets = self.house_targets(house);
            while targets != 0 {
                let to = self.board.hexes()[targets.trailing_zeros() as usize].at;
                out.push(Deed::Secret { from: self.board.hexes()[house].at, to }.into());
                targets &= targets - 1;
            }
        }
        out[start..].sort_unstable();
    }

    /// The free hexes one or two steps over plain from a house, not through other houses; bits by number.
    fn house_targets(&self, house: usize) -> u128 {
        let free = |number: usize| u128::from(self.board.hexes()[number].is_free()) << number;
        self.board.linked(house).fold(0, |targets, middle| {
            let barred = self.board.hexes()[middle].piece().is_some();
            let beyond = self.board.linked(middle).filter(|_| !barred).fold(0, |bits, end| bits | free(end));
            targets | free(middle) | beyond
        })
    }

    /// Secret (rulebook: "Secret runes"): instead of placing a house, an own house moves one or two hexes over plain.
    pub(crate) fn check_secret(&self, seat: Seat, from: Place, to: Place) -> Result<(), Refusal> {
        self.check_stone(seat, Rune::Secret)?;
        let number = self.board.number(from).ok_or(Refusal::NoHexThere)?;
        let house = self.board.hexes()[number].piece().filter(|piece| piece.seat == seat);
        if house.ok_or(Refusal::NoOwnHouseThere)?.home {
            return Err(Refusal::HomeStays);
        }
        if from == to {
            return Err(Refusal::SameHex);
        }
        let target = self.check_target_with_plain(to)?;
        self.check_house_way(number, target)
    }

    /// One or two steps over linked plains; houses bar the way, stones do not.
    fn check_house_way(&self, from: usize, to: usize) -> Result<(), Refusal> {
        let leads_there = |middle: usize| self.board.linked(middle).any(|end| end == to);
        if self.house_targets(from) >> to & 1 == 1 {
            Ok(())
        } else if self.board.linked(from).any(leads_there) {
            Err(Refusal::HouseInTheWay)
        } else if self.board.hexes()[from].at.distance(self.board.hexes()[to].at) > 2 {
            Err(Refusal::HouseTooFar)
        } else {
            Err(Refusal::PlainBroken)
        }
    }

    /// Moves a house and spends the stone.
    pub(crate) fn move_house(&mut self, from: Place, to: Place, sink: &mut impl Sink<Event>) {
        let seat = self.seat;
        self.spend(seat, Rune::Secret);
        let (from_number, to_number) = (self.board.number_of_laid(from), self.board.number_of_laid(to));
        self.board.hex_mut(from_number).set_piece(None);
        self.board.hex_mut(to_number).set_piece(Some(Piece { seat, kind: PieceKind::House, home: false }));
        self.last = Some(to);
        sink.emit(Event::HouseMoved { seat, from, to });
        self.end_turn(sink);
    }
}
