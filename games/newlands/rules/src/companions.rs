//! «2. Выставление спутников», «Начисление за освоение», «Спорные объекты» and «После ухода с незавершённого объекта»:
//! after laying a tile, a seat may set one companion on it, or take one back and score.

use tabletop::{Seat, Sink};

use crate::{
    Event, NewLands, Refusal,
    action::Action,
    material::PieceName,
    place::Place,
    state::{Companion, Step},
};

impl NewLands {
    /// What the seat's companions may do: go onto a free region of the tile just laid, come back, or nothing.
    #[inline]
    pub(crate) fn companion_choices(&self, seat: Seat, out: &mut Vec<Action>) {
        let crew = &self.crews[seat.index()];
        if crew.reserve() > 0 {
            let last = self.land.last();
            let first = self.land.pieces_of(self.land.tiles().len() as u8 - 1).start;
            let shape = self.material.shape(last.tile, last.rotation);
            for &number in &shape.order[..usize::from(shape.pieces)] {
                if self.land.region(first + number).companions == 0 {
                    out.push(Action::deploy(last.at, shape.names[usize::from(number)]));
                }
            }
        }
        out.extend(crew.on_land().iter().map(|companion| Action::take_back(companion.at)));
        out.push(Action::PASS);
    }

    /// Is it time for companions? First the tile, then the companions («в указанном порядке»).
    pub(crate) fn check_companion_step(&self) -> Result<(), Refusal> {
        match self.step {
            Step::Companion => Ok(()),
            _ => Err(Refusal::TileFirst),
        }
    }

    /// Says why no companion may be set there.
    pub(crate) fn check_deploy(&self, seat: Seat, at: Place, piece: PieceName) -> Result<(), Refusal> {
        self.check_companion_step()?;
        if self.land.last().at != at {
            return Err(Refusal::NotTheTileJustLaid);
        }
        let tile = self.land.tiles().len() as u8 - 1;
        let piece = self.land.piece_named(tile, piece, &self.material).ok_or(Refusal::NoSuchRegion)?;
        if self.crews[seat.index()].reserve() == 0 {
            return Err(Refusal::NoneInReserve);
        }
        if self.land.region(piece).companions > 0 {
            return Err(Refusal::RegionTaken { by: self.holder(piece) });
        }
        Ok(())
    }

    /// Whose companion stands on the region of `piece`; of several, the first by seats.
    fn holder(&self, piece: u8) -> Seat {
        let label = self.land.label(piece);
        let stands =
            |crew: &&crate::state::Crew| crew.on_land().iter().any(|c| self.land.label(c.piece) == label);
        Seat(self.crews.iter().position(|crew| stands(&crew)).expect("somebody stands on a taken region")
            as u8)
    }

    /// «Игрок может выставить спутника только на тот квадрат, который он только что выложил».
    #[inline]
    pub(crate) fn deploy(&mut self, at: Place, name: PieceName, sink: &mut impl Sink<Event>) {
        let seat = self.seat;
        let tile = self.land.tiles().len() as u8 - 1;
        let piece = self.land.piece_named(tile, name, &self.material).expect("the action was checked");
        self.crews[seat.index()].add(Companion { at, piece });
        self.land.settle(piece);
        sink.emit(Event::CompanionDeployed { seat, at, piece: name });
        self.end_turn(sink);
    }

    /// Says why no companion may be taken back from there.
    pub(crate) fn check_take_back(&self, seat: Seat, at: Place) -> Result<(), Refusal> {
        self.check_companion_step()?;
        match self.companion_at(at) {
            None => Err(Refusal::NoCompanionThere),
            Some((by, _)) if by != seat => Err(Refusal::NotYourCompanion { by }),
            Some(_) => Ok(()),
        }
    }

    /// «…снять с поля уже выставленного спутника и получить очки за освоение объекта». Nobody shares or outvotes: every
    /// companion earns the full value of its region.
    #[inline]
    pub(crate) fn take_back(&mut self, at: Place, sink: &mut impl Sink<Event>) {
        let seat = self.seat;
        let Companion { piece, .. } = self.crews[seat.index()].remove(at);
        let sum = self.land.sum(piece, &self.material);
        self.land.leave(piece);
        self.score(seat, at, piece, sum, false);
        let piece = self.land.name_of(piece, &self.material);
        sink.emit(Event::CompanionTakenBack { seat, at, piece, sum });
        self.end_turn(sink);
    }

    /// «Когда игрок не пользуется правом снять или выставить спутника, он просто … завершает свой ход».
    #[inline]
    pub(crate) fn pass(&mut self, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Passed { seat: self.seat });
        self.end_turn(sink);
    }

    /// «Игроки передают право хода по часовой стрелке».
    #[inline]
    fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.seat = self.seat.next(self.seats());
        self.begin_turn(sink);
    }
}
