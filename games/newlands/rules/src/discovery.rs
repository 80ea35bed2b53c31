//! «1. Открытие новых земель»: a tile is drawn and laid.

use tabletop::{Seat, Sink};

use crate::{
    Event, NewLands, Refusal,
    action::Action,
    land::RIM,
    material::Tile,
    place::{Place, Rotation, Side},
    state::Step,
};

/// For every set of rotations, the rotations in it.
const ROTATIONS: [[u32; 4]; 16] = {
    let mut sets = [[0; 4]; 16];
    let mut set: usize = 0;
    while set < 16 {
        let (mut rotation, mut count) = (0, 0);
        while rotation < 4 {
            if set >> rotation & 1 == 1 {
                sets[set][count] = rotation;
                count += 1;
            }
            rotation += 1;
        }
        set += 1;
    }
    sets
};

/// For every set of rotations, how many are in it.
const COUNTS: [u8; 16] = {
    let mut counts = [0; 16];
    let mut set: usize = 0;
    while set < 16 {
        counts[set] = set.count_ones() as u8;
        set += 1;
    }
    counts
};

/// Room for every laying there can be: four rotations of two tiles on every square of the rim.
static BLANK: [Action; 4 * 2 * RIM] = [Action::PASS; 4 * 2 * RIM];

impl NewLands {
    /// The seat to move begins its turn: it will draw, or lay from its hand. Whoever cannot do either is passed over; when
    /// nobody can, the game ends.
    pub(crate) fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        if !self.setup.hand {
            if self.supply.is_empty() {
                self.finish(sink);
            } else {
                self.step = Step::Draw;
            }
            return;
        }
        // the supply being empty, all play on until their hands are empty too.
        for _ in 0..self.seats() {
            if self.choose_from_hand(sink) {
                return;
            }
            self.seat = self.seat.next(self.seats());
        }
        self.finish(sink);
    }

    /// The seat to move looks at its hand: is there a choice to make? If nothing fits and there is nothing to draw, the
    /// hand leaves the game and the turn is over.
    fn choose_from_hand(&mut self, sink: &mut impl Sink<Event>) -> bool {
        let hand = *self.hand(self.seat);
        if hand.tiles().iter().any(|&tile| self.land.has_room_for(tile, &self.material)) {
            self.step = Step::Lay;
            return true;
        }
        if !self.supply.is_empty() {
            self.step = Step::Discard;
            return true;
        }
        for &tile in hand.tiles() {
            self.put_out_of_the_game(tile);
            sink.emit(Event::TileDiscarded { seat: self.seat, tile, face: self.face(tile) });
        }
        false
    }

    /// «В начале хода игрок должен взять из одной закрытой стопки квадрат земли». A tile that fits nowhere leaves the game
    /// and another is drawn.
    #[inline]
    pub(crate) fn draw(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        let seat = self.seat;
        self.draw_into_hand(tile);
        sink.emit(Event::TileDrawn { seat, tile, face: self.face(tile) });
        if self.step == Step::Replenish {
            self.step = Step::Companion;
        } else if self.setup.hand {
            self.begin_turn(sink);
        } else if self.land.has_room_for(tile, &self.material) {
            self.step = Step::Lay;
        } else {
            self.put_out_of_the_game(tile);
            sink.emit(Event::TileDiscarded { seat, tile, face: self.face(tile) });
            // The supply being empty, the game ends without a companion step: nothing was laid.
            self.begin_turn(sink);
        }
    }

    /// Every place and rotation of every tile in hand.
    #[inline]
    pub(crate) fn layings(&self, seat: Seat, out: &mut Vec<Action>) {
        match *self.hand(seat).tiles() {
            [tile] => self.layings_of([tile], out),
            [tile, twin] if tile == twin => self.layings_of([tile], out),
            [one, other] => self.layings_of([one, other], out),
            _ => {}
        }
    }

    /// Four actions are written for every gap and tile, without asking how many fit; the next ones overwrite what is too
    /// much. That is quicker than a branch that cannot be foretold.
    #[inline(never)]
    fn layings_of<const N: usize>(&self, tiles: [Tile; N], out: &mut Vec<Action>) {
        let fits = tiles.map(|tile| &self.material.tables.fits[tile.index()]);
        let before = out.len();
        out.extend_from_slice(&BLANK[..4 * N * self.land.rim.len()]);
        let mut room = &mut out[before..];
        for (at, pattern) in self.land.rim.gaps() {
            for (tile, fits) in tiles.into_iter().zip(fits) {
                let set = usize::from(fits.rotations(pattern) & 0b1111);
                let four = room.first_chunk_mut().expect("there is room for four each");
                *four = Action::lay(at, tile, Rotation::R0).turned(&ROTATIONS[set]);
                room = &mut room[usize::from(COUNTS[set])..];
            }
        }
        let left = room.len();
        out.truncate(out.len() - left);
    }

    /// Says why `tile` may not be laid.
    pub(crate) fn check_lay(
        &self,
        seat: Seat,
        at: Place,
        tile: Tile,
        rotation: Rotation,
    ) -> Result<(), Refusal> {
        match self.step {
            Step::Companion => return Err(Refusal::TileLaid),
            Step::Lay | Step::Discard => {}
            _ => return Err(Refusal::TileNotDrawn),
        }
        if !self.hand(seat).tiles().contains(&tile) {
            return Err(Refusal::NotInHand);
        }
        if self.land.tile_at(at).is_some() {
            return Err(Refusal::SquareTaken);
        }
        if self.land.rim.pattern(at).is_none() {
            let around = [Side::North, Side::South].map(|side| at.over(side));
            let mut corners = around.into_iter().flat_map(|row| [row.over(Side::East), row.over(Side::West)]);
            let corner = corners.any(|corner| self.land.tile_at(corner).is_some());
            return Err(if corner { Refusal::CornerOnly } else { Refusal::TouchesNothing });
        }
        for side in Side::ALL {
            let ours = self.material.kind(tile).side(side, rotation);
            if let Some(theirs) =
                self.land.terrain_facing(at, side, &self.material).filter(|&theirs| theirs != ours)
            {
                return Err(Refusal::SideMismatch { side, ours, theirs });
            }
        }
        if self.material.tables.alike[tile.index()][rotation as usize] != rotation {
            return Err(Refusal::AlikeRotation);
        }
        Ok(())
    }

    /// «…и выкладывает квадрат на стол».
    #[inline]
    pub(crate) fn lay(&mut self, at: Place, tile: Tile, rotation: Rotation, sink: &mut impl Sink<Event>) {
        let seat = self.seat;
        self.hands[seat.index()].take(tile);
        let material = self.material.0;
        self.land.lay(tile, rotation, at, seat.0, material.shape(tile, rotation));
        sink.emit(Event::TileLaid { seat, tile, rotation, at });
        if sink.listens() {
            self.tell_finished(sink);
        }
        // With hands of two the next tile is drawn at once, before the companion step.
        self.step =
            if self.setup.hand && !self.supply.is_empty() { Step::Replenish } else { Step::Companion };
    }

    /// Tells which regions the tile just laid has finished.
    fn tell_finished(&self, sink: &mut impl Sink<Event>) {
        let at = self.land.last().at;
        let pieces = self.land.pieces_of(self.land.tiles().len() as u8 - 1);
        for piece in pieces.clone().filter(|&piece| self.land.region(piece).open == 0) {
            let twin = |&other: &u8| self.land.label(other) == self.land.label(piece);
            if !(pieces.start..piece).any(|other| twin(&other)) {
                let sum = self.land.sum(piece, &self.material);
                sink.emit(Event::RegionFinished { at, piece: self.land.name_of(piece, &self.material), sum });
            }
        }
    }

    /// The tiles in hand, when nothing fits.
    pub(crate) fn discards(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.hand(seat).kinds().map(|(tile, _)| Action::discard(tile)));
    }

    /// Says why `tile` may not be put out of the game: only what fits nowhere leaves it.
    pub(crate) fn check_discard(&self, seat: Seat, tile: Tile) -> Result<(), Refusal> {
        match self.step {
            Step::Discard if self.hand(seat).tiles().contains(&tile) => Ok(()),
            Step::Discard => Err(Refusal::NotInHand),
            Step::Lay => Err(Refusal::TileFits),
            Step::Companion => Err(Refusal::TileLaid),
            _ => Err(Refusal::TileNotDrawn),
        }
    }

    /// A tile of the player's choice leaves the game, and another is drawn.
    pub(crate) fn discard(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        self.put_out_of_the_game(tile);
        sink.emit(Event::TileDiscarded { seat: self.seat, tile, face: self.face(tile) });
        self.step = Step::Draw;
    }
}
