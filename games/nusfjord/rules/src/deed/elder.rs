//! ПРИГЛАСИТЬ СТАРЕЙШИНУ and ЗАДЕЙСТВОВАТЬ СТАРЕЙШИНУ: elders join the council and act.

use tabletop::{Seat, Sink};

use super::Purse;
use crate::{
    action::Deed,
    card::{Bits, Elder},
    event::Event,
    harbor::CouncilSeat,
    refusal::Refusal,
    stack::{Frame, Origin},
    state::{COUNCIL, ELDER_PAYS_AT, NOBODY, Nusfjord},
};

impl Nusfjord {
    pub(super) fn invitations(&self, take: &mut impl FnMut(Deed)) {
        if usize::from(self.me().elders) == COUNCIL {
            return;
        }
        let tops = self.tops.iter().filter(|&&top| top != NOBODY).fold(0u64, |set, &top| set | 1 << top);
        for elder in Bits(tops) {
            take(Deed::Take(Elder(elder as u8)));
        }
    }

    /// ПРИГЛАСИТЬ СТАРЕЙШИНУ: a face-up elder from the top of a pile, to a free seat of the council.
    pub(super) fn permit_take(&self, elder: Elder) -> Result<(), Refusal> {
        if usize::from(self.me().elders) == COUNCIL {
            return Err(Refusal::CouncilFull);
        }
        if self.tops.contains(&elder.0) {
            Ok(())
        } else if self.tops == [NOBODY; 6] {
            Err(Refusal::NoElderLeft)
        } else if self.below.contains(&elder.0) {
            Err(Refusal::ElderCovered)
        } else {
            Err(Refusal::ElderNotInSupply)
        }
    }

    /// ПРИГЛАСИТЬ СТАРЕЙШИНУ: he may act at once. A face-down elder who comes to the top is turned up before that.
    pub(super) fn take_elder(&mut self, elder: Elder, sink: &mut impl Sink<Event>) {
        let Some(pile) = self.tops.iter().position(|&top| top == elder.0) else { return };
        self.tops[pile] = std::mem::replace(&mut self.below[pile], NOBODY);
        let me = self.me_mut();
        let slot = me.elders;
        me.council[usize::from(slot)] = CouncilSeat { elder: elder.0, ..CouncilSeat::default() };
        me.elders += 1;
        sink.emit(Event::ElderTaken { seat: self.actor(), elder });
        self.stack.push(Frame::AfterElder);
        self.stack.push(Frame::Offer(slot));
        if self.tops[pile] == NOBODY && self.hidden >> pile & 1 == 1 {
            self.stack.push(Frame::Flip(pile as u8));
        }
    }

    /// The purse as an elder will find it: one fish has left the highest plate, and if it is his third, he has paid
    ///
    fn purse_for(&self, slot: u8) -> Purse {
        let mut purse = self.purse();
        purse.plates -= 1;
        if self.me().council[usize::from(slot)].fish + 1 == ELDER_PAYS_AT {
            purse.stock.fish += u16::from(self.me().standing.elder_keep);
        }
        purse
    }

    /// May the elder on this council seat act now? A fish must lie on the table, and his first op must change
    /// something.
    pub(crate) fn permit_elder(&self, slot: u8) -> Result<(), Refusal> {
        if self.plates == 0 {
            return Err(Refusal::NoFishOnTable);
        }
        let elder = Elder(self.me().council[usize::from(slot)].elder);
        if self.can_start(&self.purse_for(slot), self.material.0.elder(elder).code) {
            Ok(())
        } else {
            Err(Refusal::NothingChanges)
        }
    }

    /// ЗАДЕЙСТВОВАТЬ СТАРЕЙШИНУ: a worker on an own elder on whom there is none yet.
    pub(crate) fn permit_use(&self, elder: Elder) -> Result<u8, Refusal> {
        let slot = self.me().seat_of(elder).ok_or(Refusal::NotYourElder)?;
        if self.me().council[usize::from(slot)].worker != NOBODY {
            return Err(Refusal::ElderBusy);
        }
        self.permit_elder(slot).map(|()| slot)
    }

    /// ЗАДЕЙСТВОВАТЬ СТАРЕЙШИНУ: a fish from the highest filled plate goes onto his card, then he acts.
    pub(crate) fn elder_acts(&mut self, slot: u8, sink: &mut impl Sink<Event>) {
        self.plates -= 1;
        self.feed_elder(self.actor(), slot, sink);
        self.elder_begins(slot, sink);
    }

    /// The elder's ops, then reactions to him. The first op must be carried out.
    pub(crate) fn elder_begins(&mut self, slot: u8, sink: &mut impl Sink<Event>) {
        let elder = Elder(self.me().council[usize::from(slot)].elder);
        sink.emit(Event::ElderActed { seat: self.actor(), elder });
        self.stack.push(Frame::ElderUsed);
        self.start(Origin::elder(elder), self.material.0.elder(elder).code, true);
    }

    /// One fish on an elder. Whenever he has exactly three, they go: one to the personal supply, the others back.
    pub(crate) fn feed_elder(&mut self, seat: Seat, slot: u8, sink: &mut impl Sink<Event>) {
        let harbor = &mut self.harbors[seat.index()];
        let place = &mut harbor.council[usize::from(slot)];
        let elder = Elder(place.elder);
        place.fish += 1;
        sink.emit(Event::ElderFed { seat, elder });
        if place.fish == ELDER_PAYS_AT {
            place.fish = 0;
            let fish = harbor.standing.elder_keep;
            harbor.stock.fish += u16::from(fish);
            sink.emit(Event::ElderPaid { seat, elder, fish });
        }
    }
}
