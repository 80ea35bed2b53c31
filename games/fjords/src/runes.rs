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
        for (rune, terrain) in [(Rune::Journey, Terrain::Sea), (Rune::Horse, Terrain::Mountain)] {
            if self.holds(seat, rune) {
                let targets = self.places_of(self.travel_targets(seat, terrain));
                out.extend(targets.map(|at| Action::from(travel(rune, at))));
            }
        }
        if self.holds(seat, Rune::Wisdom) {
            for cell in self.board.open().iter().map(|cell| cell.place()) {
                if self.check_wisdom_cell(seat, cell).is_ok() {
                    let targets = READING_ORDER.into_iter().map(|side| cell.over(side));
                    let targets = targets.filter(|&at| self.check_wisdom_target(cell, at).is_ok());
                    out.extend(targets.map(|at| Action::from(Deed::Wisdom { cell, at })));
                }
            }
        }
    }

    /// The corners of `terrain` reached from the seat's own houses and vikings in at most `steps` steps.
    fn travel(&self, seat: Seat, terrain: Terrain, steps: u32) -> [u8; MOST] {
        let own = self.board.hexes().iter().enumerate();
        let own = own.filter(|(_, hex)| hex.is_held_by(seat));
        self.board.walk(own.map(|(number, hex)| (number, hex.corners.mask(terrain))), terrain, steps)
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
        let number = match self.check_target(at) {
            Err(Refusal::NoPlain) => return Err(Refusal::NoPlainTowardsStone),
            target => target?,
        };
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
        if !self.holds(seat, Rune::Secret) {
            return false;
        }
        let mut ways = Vec::new();
        self.ways_to_move_a_house(seat, &mut ways);
        !ways.is_empty()
    }

    /// Appends the moves of the seat's houses by the secret stone.
    pub(crate) fn ways_to_move_a_house(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.holds(seat, Rune::Secret) {
            return;
        }
        let start = out.len();
        for (number, hex) in self.board.hexes().iter().enumerate() {
            if hex.piece().is_some_and(|piece| piece.seat == seat && !piece.home) {
                let from = hex.at;
                let targets = self.board.hexes().iter().enumerate().filter(|&(to, target)| {
                    target.at.distance(from) <= 2
                        && target.is_free()
                        && self.check_house_way(number, to).is_ok()
                });
                out.extend(targets.map(|(_, target)| Action::from(Deed::Secret { from, to: target.at })));
            }
        }
        out[start..].sort_unstable();
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
        let target = self.check_target(to)?;
        self.check_house_way(number, target)
    }

    /// One or two steps over linked plains; houses bar the way, stones do not.
    fn check_house_way(&self, from: usize, to: usize) -> Result<(), Refusal> {
        let is_house = |number: usize| self.board.hexes()[number].piece().is_some();
        let between =
            || self.board.linked(from).filter(|&middle| self.board.linked(middle).any(|end| end == to));
        if self.board.linked(from).any(|end| end == to) || between().any(|middle| !is_house(middle)) {
            Ok(())
        } else if between().next().is_some() {
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

fn travel(rune: Rune, at: Place) -> Deed {
    if rune == Rune::Journey { Deed::Journey { at } } else { Deed::Horse { at } }
}
