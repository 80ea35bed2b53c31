//! The settlement phase (rulebook: "Settlement").

use tabletop::{Seat, Sink};

use crate::{
    Action, Deed, Event, Fjords, OutBecause, Piece, PieceKind, Place, Refusal, Rune, Step, Variant,
    state::{Land, PLAYERS},
};

impl Fjords {
    /// Numbers the hexes by place and marks what every seat's houses reach.
    pub(crate) fn begin_settlement(&mut self, first: Seat, sink: &mut impl Sink<Event>) {
        self.survey();
        self.first_settler = first;
        self.next_settler(first, sink);
    }

    /// Fills [`Land`] from the board.
    pub(crate) fn survey(&mut self) {
        self.land = Land { keys: self.board.number_bits(), ..Land::UNSETTLED };
        let mut free = [0u64; 2];
        for number in 0..self.board.len() {
            let (hex, bit) = (self.board.hexes()[number], self.board.bit(number));
            free[bit as usize / 64 % 2] |= u64::from(hex.is_free()) << (bit % 64);
            if let Some(piece) = hex.piece() {
                self.land.reach[piece.seat.index()] |= self.linked_bits(number);
                if piece.kind == PieceKind::Viking {
                    self.land.vikings[piece.seat.index()] |= 1 << bit;
                }
            }
        }
        self.land.free = u128::from(free[0]) | u128::from(free[1]) << 64;
    }

    /// The hexes joined to this one by plain, as bits.
    #[inline]
    pub(crate) fn linked_bits(&self, number: usize) -> u128 {
        let hex = &self.board.hexes()[number];
        self.board.bits_over(hex.at, hex.corners.plain_sides())
    }

    /// The keys of the places of a set of hexes, from north to south.
    pub(crate) fn keys_of(&self, mut bits: u128) -> impl Iterator<Item = u16> + '_ {
        std::iter::from_fn(move || {
            let bit = bits.trailing_zeros() as usize;
            bits &= bits.wrapping_sub(1);
            self.land.keys.get(bit).copied()
        })
    }

    /// The places of a set of hexes, from north to south.
    pub(crate) fn places_of(&self, bits: u128) -> impl Iterator<Item = Place> + '_ {
        self.keys_of(bits).map(Place::from_key)
    }

    /// The hexes to which the seat may send a viking without a rune.
    #[inline]
    pub(crate) fn settleable(&self, seat: Seat) -> u128 {
        self.land.reach[seat.index()] & self.land.free
    }

    /// Finds the next seat that can place a viking, from `seat` on. Who cannot is out for good; when all are out, the
    /// game is over.
    #[inline]
    pub(crate) fn next_settler(&mut self, mut seat: Seat, sink: &mut impl Sink<Event>) {
        for _ in 0..self.seats {
            if !self.player(seat).out {
                match self.hindrance(seat) {
                    None => {
                        self.seat = seat;
                        self.step = Step::Viking;
                        return;
                    }
                    Some(why) => self.drop_out(seat, why, sink),
                }
            }
            seat = seat.next(self.seats);
        }
        self.end_settlement(sink);
    }

    /// Why the seat cannot place a viking, if so. A playable rune keeps it in the game.
    #[inline]
    fn hindrance(&self, seat: Seat) -> Option<OutBecause> {
        if self.player(seat).vikings == 0 {
            Some(OutBecause::NoVikingLeft)
        } else if self.settleable(seat) != 0 || self.may_use_a_rune(seat) {
            None
        } else {
            Some(OutBecause::NoHexInReach)
        }
    }

    fn drop_out(&mut self, seat: Seat, why: OutBecause, sink: &mut impl Sink<Event>) {
        self.player_mut(seat).out = true;
        sink.emit(Event::SeatOut { seat, why });
    }

    fn end_settlement(&mut self, sink: &mut impl Sink<Event>) {
        if self.variant == Variant::Original {
            self.end_original_game(sink);
        } else {
            self.step = Step::Nothing;
        }
        if self.step == Step::Nothing && sink.listens() {
            let winner = self.winner();
            let others = self.seats().filter(|&seat| seat != winner);
            let next = others.map(|seat| self.points_of(seat)).max().unwrap_or(0);
            let of_match = self.variant == Variant::Original;
            sink.emit(Event::GameOver { winner, points: self.points_of(winner), next, of_match });
        }
    }

    /// Appends what the seat may do: vikings over land first, then runes; leaving only if no viking can go over land.
    #[inline]
    pub(crate) fn ways_to_settle(&self, seat: Seat, out: &mut Vec<Action>) {
        let bits = self.settleable(seat);
        for (mut word, base) in [(bits as u64, 0), ((bits >> 64) as u64, 64)] {
            while word != 0 {
                let bit = base + word.trailing_zeros() as usize;
                word &= word - 1;
                out.push(Action::viking(self.land.keys[bit]));
            }
        }
        if !self.player(seat).stones.is_empty() {
            self.ways_to_use_runes(seat, out);
            if bits == 0 {
                out.push(Deed::Leave.into());
            }
        }
    }

    /// A seat may leave only when no viking can go over land.
    pub(crate) fn check_leave(&self, seat: Seat) -> Result<(), Refusal> {
        match self.step {
            Step::Lay | Step::Choose => Err(Refusal::HexToLay),
            Step::Viking if self.settleable(seat) == 0 => Ok(()),
            Step::Viking => Err(Refusal::VikingToSend),
            _ => Err(Refusal::OnlyInSettlement),
        }
    }

    /// Is this the phase for vikings?
    pub(crate) fn check_viking_step(&self) -> Result<(), Refusal> {
        if self.step == Step::Viking { Ok(()) } else { Err(Refusal::OnlyInSettlement) }
    }

    /// The target must be a hex without piece and stone.
    pub(crate) fn check_target(&self, at: Place) -> Result<usize, Refusal> {
        let number = self.board.number(at).ok_or(Refusal::NoHexThere)?;
        let hex = &self.board.hexes()[number];
        if hex.piece().is_some() {
            Err(Refusal::Occupied)
        } else if hex.stone.is_some() {
            Err(Refusal::RuneThere)
        } else {
            Ok(number)
        }
    }

    /// The same where one comes over plain: a hex without any is refused by name.
    pub(crate) fn check_target_with_plain(&self, at: Place) -> Result<usize, Refusal> {
        let number = self.check_target(at)?;
        let plain = self.board.hexes()[number].corners.plain_sides() != 0;
        if plain { Ok(number) } else { Err(Refusal::NoPlain) }
    }

    /// A viking goes on an empty hex joined by plain to a hex with an own house or viking.
    pub(crate) fn check_viking(&self, seat: Seat, at: Place) -> Result<(), Refusal> {
        self.check_viking_step()?;
        let number = self.check_target_with_plain(at)?;
        if self.land.reach[seat.index()] >> self.board.bit(number) & 1 == 1 {
            return Ok(());
        }
        let own = |(_, other): (usize, usize)| self.board.hexes()[other].is_held_by(seat);
        if self.board.neighbours(at).any(own) {
            Err(Refusal::NoCommonPlain)
        } else {
            Err(Refusal::NoOwnNeighbour)
        }
    }

    /// Puts a viking on a hex, by whatever way it came, and passes the turn on.
    #[inline]
    pub(crate) fn settle(&mut self, at: Place, sink: &mut impl Sink<Event>) {
        let seat = self.seat;
        let number = self.board.number_of_laid(at);
        let bit = 1u128 << self.board.bit(number);
        self.board.hex_mut(number).set_piece(Some(Piece { seat, kind: PieceKind::Viking, home: false }));
        self.player_mut(seat).vikings -= 1;
        self.last = Some(at);
        self.land.free &= !bit;
        self.land.vikings[seat.index()] |= bit;
        self.land.reach[seat.index()] |= self.linked_bits(number);
        self.next_settler(seat.next(self.seats), sink);
    }

    /// Leaves the settlement for good, though a rune could still be played.
    pub(crate) fn leave(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.seat;
        self.drop_out(seat, OutBecause::Left, sink);
        self.next_settler(seat.next(self.seats), sink);
    }

    /// The stones lie where they were laid; their owners are known.
    pub(crate) fn wisdom_stones(&self) -> impl Iterator<Item = (Place, Seat)> + '_ {
        (0..PLAYERS as u8).filter_map(|seat| self.wisdom[usize::from(seat)].map(|cell| (cell, Seat(seat))))
    }

    /// Journey, horse and wisdom: only in the settlement, with the stone in hand.
    pub(crate) fn check_travel(&self, seat: Seat, rune: Rune) -> Result<(), Refusal> {
        self.check_viking_step()?;
        self.check_stone(seat, rune)
    }
}
