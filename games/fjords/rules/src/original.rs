//! The rules of 2005 (rulebook: "Original variant"): no row, hexes set aside, three games added up.

use tabletop::Sink;

use crate::{
    Action, Deed, Event, ExplorationEnd, Fjords, HexId, Refusal, Step, Variant,
    state::{GAMES, Row},
};

impl Fjords {
    /// A turn begins with a choice only if a hex set aside fits; otherwise the seat draws.
    pub(crate) fn begin_original_turn(&mut self) {
        let aside_fits = self.kinds_aside().any(|hex| self.fits_somewhere(Row::only(hex)));
        self.step = if aside_fits { Step::Choose } else { Step::Draw };
    }

    /// The different kinds set aside, ascending.
    pub(crate) fn kinds_aside(&self) -> impl Iterator<Item = HexId> + '_ {
        self.original.aside.iter().map(|(kind, _)| HexId(kind as u8))
    }

    /// Appends the ways to lay a hex set aside, and the draw.
    #[inline(never)]
    pub(crate) fn ways_to_choose(&self, out: &mut Vec<Action>) {
        let start = out.len();
        self.kinds_aside().for_each(|hex| self.ways_to_lay(Row::only(hex), out));
        out[start..].sort_unstable();
        out.push(Deed::Draw.into());
    }

    /// Drawing is a choice only at the start of a turn of this variant; a drawn hex that fits must be laid.
    pub(crate) fn check_draw(&self) -> Result<(), Refusal> {
        match self.step {
            _ if self.variant != Variant::Original => Err(Refusal::NoDrawing),
            Step::Choose => Ok(()),
            Step::Lay => Err(Refusal::HexToLay),
            Step::House => Err(Refusal::HexAlreadyLaid),
            _ => Err(Refusal::OnlyInExploration),
        }
    }

    /// The drawn hex must be laid if it fits; otherwise it is set aside and another is drawn, in the same turn.
    /// If it was the last, the phase is over and its drawer begins the settlement.
    pub(crate) fn draw_original(&mut self, hex: HexId, sink: &mut impl Sink<Event>) {
        let (seat, face) = (self.seat, self.material.face(hex));
        sink.emit(Event::HexDrawn { seat, hex: face });
        if self.fits_somewhere(Row::only(hex)) {
            self.original.drawn = Some(hex);
            self.step = Step::Lay;
            return;
        }
        sink.emit(Event::HexSetAside { seat, hex: face });
        self.original.aside.put(hex.index());
        if self.bag.is_empty() {
            self.end_exploration(ExplorationEnd::LastUnfit, seat, sink);
        }
    }

    /// Exploration ends after the turn in which the last hex is drawn; what is set aside then stays unlaid.
    pub(crate) fn end_original_turn(&mut self, sink: &mut impl Sink<Event>) {
        let next = self.seat.next(self.seats);
        if self.bag.is_empty() {
            self.end_exploration(ExplorationEnd::LastLaid, next, sink);
        } else {
            self.seat = next;
            self.begin_original_turn();
        }
    }

    /// Books the finished game; sets the table afresh for the next one, or ends the match.
    pub(crate) fn end_original_game(&mut self, sink: &mut impl Sink<Event>) {
        let game = self.original.game;
        let index = usize::from(game - 1);
        let winner = self.winner_of_this_game();
        for seat in self.seats() {
            self.original.points[index][seat.index()] = self.points_of_this_game(seat) as u8;
        }
        self.original.winners[index] = Some(winner);
        let points = i32::from(self.original.points[index][winner.index()]);
        sink.emit(Event::GameEnded { game, winner, points });
        if game == GAMES {
            self.step = Step::Nothing;
            return;
        }
        self.original.game += 1;
        self.set_the_table();
        sink.emit(Event::GameBegan { game: game + 1 });
    }
}
