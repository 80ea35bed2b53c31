//! News of the movement turn: Fair Wind, Old Pilot, Carpenters' Crew, Slipped Anchor, Word of Shoals (reconstructed).

use tabletop::{Seat, Sink};

use crate::{
    Action, Cell, Deed, Event, News, Pomory, Refill, Refusal, Resource, Way, cell::cells, kind::RESOURCES,
    news::Window, state::other,
};

impl Pomory {
    /// Lists the news a seat can play in its movement turn.
    pub(crate) fn ways_to_play_while_moving(&self, seat: Seat, out: &mut Vec<Action>) {
        let playable = self.playable(seat).and(Window::Movement.news());
        for news in playable.iter() {
            match news {
                News::FairWind => out.push(Deed::FairWind.into()),
                News::Pilot => self.ways_to_pilot(seat, out),
                News::Carpenters => {
                    out.extend(self.check_carpenters(seat).is_ok().then(|| Action::from(Deed::Carpenters)));
                }
                News::Anchor => {
                    for at in cells(self.blocked(seat)) {
                        let pushes =
                            Way::ALL.into_iter().filter(|&way| self.check_anchor(seat, at, way).is_ok());
                        out.extend(pushes.map(|way| Action::from(Deed::Anchor { at, way })));
                    }
                }
                News::Shoals => self.ways_to_exchange(out),
                _ => {}
            }
        }
    }

    fn ways_to_pilot(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.left == 0 {
            return;
        }
        let empty = self.material.all & !self.occupied();
        let from_supply = (self.player(seat).supply > 0).then_some(None);
        let from_sea = cells(self.free(seat)).map(Some);
        for from in from_supply.into_iter().chain(from_sea) {
            out.extend(cells(empty).map(|to| Action::from(Deed::Pilot { from, to })));
        }
    }

    fn ways_to_exchange(&self, out: &mut Vec<Action>) {
        if self.deck.is_empty() {
            return;
        }
        let mut open = [0; RESOURCES];
        self.row.iter().flatten().for_each(|card| open[card.index()] += 1);
        let cards = || (0..RESOURCES).filter(|&card| open[card] > 0);
        for one in cards() {
            let card = Resource::from_index(one);
            out.push(Deed::Shoals { one: card, two: None }.into());
            if self.material.amount(News::Shoals) < 2 {
                continue;
            }
            for two in cards().filter(|&two| two > one || two == one && open[one] > 1) {
                out.push(Deed::Shoals { one: card, two: Some(Resource::from_index(two)) }.into());
            }
        }
    }

    /// N02 costs a relocation and ends on an empty cell (ruling U15).
    pub(crate) fn check_pilot(&self, seat: Seat, from: Option<Cell>, to: Cell) -> Result<(), Refusal> {
        self.check_relocation()?;
        self.check_cell(to)?;
        match from {
            None if self.player(seat).supply == 0 => return Err(Refusal::SupplyEmpty),
            None => {}
            Some(from) => {
                self.check_own_ship(seat, from)?;
                if self.blocked(seat) & from.bit() != 0 {
                    return Err(Refusal::ShipBlocked);
                }
            }
        }
        if self.occupied() & to.bit() != 0 { Err(Refusal::CellOccupied) } else { Ok(()) }
    }

    /// N03 needs a ship in the dock.
    pub(crate) fn check_carpenters(&self, seat: Seat) -> Result<(), Refusal> {
        if self.player(seat).dock == 0 { Err(Refusal::DockEmpty) } else { Ok(()) }
    }

    /// N04 needs an own ship that is blocked, and an empty cell that way.
    pub(crate) fn check_anchor(&self, seat: Seat, at: Cell, way: Way) -> Result<(), Refusal> {
        self.check_own_ship(seat, at)?;
        if self.blocked(seat) & at.bit() == 0 {
            return Err(Refusal::ShipNotBlocked);
        }
        // Only the dead end of a line can be without an empty cell.
        if self.one_way(at, way).ends == 0 { Err(Refusal::NoEmptyCellThatWay) } else { Ok(()) }
    }

    /// N05 names open cards, and needs a deck to open new ones (ruling U14).
    pub(crate) fn check_shoals(&self, one: Resource, two: Option<Resource>) -> Result<(), Refusal> {
        if self.deck.is_empty() {
            return Err(Refusal::DeckEmpty);
        }
        if two.is_some() && self.material.amount(News::Shoals) < 2 {
            return Err(Refusal::TooManyCards(1));
        }
        let open = |card: Resource| self.row.iter().flatten().filter(|&&lying| lying == card).count();
        if open(one) == 0 {
            return Err(Refusal::CardNotOpen(one));
        }
        match two {
            Some(two) if open(two) < if two == one { 2 } else { 1 } => Err(Refusal::CardNotOpen(two)),
            _ => Ok(()),
        }
    }

    pub(crate) fn play_fair_wind(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.left += self.material.amount(News::FairWind);
        sink.emit(Event::WindTurned { seat, left: self.left });
    }

    pub(crate) fn play_pilot(
        &mut self,
        seat: Seat,
        from: Option<Cell>,
        to: Cell,
        sink: &mut impl Sink<Event>,
    ) {
        match from {
            None => self.place(seat, to, sink),
            Some(from) => self.relocate(seat, from, to, sink),
        }
    }

    pub(crate) fn play_carpenters(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let ships = self.bring_home(seat);
        sink.emit(Event::ShipsReturned { seat, ships });
    }

    /// The blocker goes to the nearest empty cell of the chosen side, never onto a ship; the freed ship may move in the
    /// same turn (ruling U15).
    pub(crate) fn play_anchor(&mut self, seat: Seat, at: Cell, way: Way, sink: &mut impl Sink<Event>) {
        let end = self.one_way(at, way).ends;
        let to = cells(end).next().expect("a push has an empty cell to go to");
        self.lift(other(seat), at);
        self.put(other(seat), to);
        let (from, to) = (self.material.spot(at), self.material.spot(to));
        sink.emit(Event::ShipPushed { seat: other(seat), from, to });
        sink.emit(Event::ShipFreed { seat, at: from });
    }

    /// Both cards are named before anything is opened (ruling U14).
    pub(crate) fn play_shoals(&mut self, one: Resource, two: Option<Resource>, sink: &mut impl Sink<Event>) {
        for card in [Some(one), two].into_iter().flatten() {
            let place = self.row.iter().position(|&lying| lying == Some(card));
            self.row[place.expect("a named card lies open")] = None;
            self.discard[card.index()] += 1;
            sink.emit(Event::RowCardDiscarded { card });
        }
        self.refill(Refill::Shoals, sink);
    }
}
