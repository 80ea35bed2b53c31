//! Hand-written behaviour: what the vocabulary cannot say. One function or pair of functions per special.
//!
//! `OnTrack` has its home in [`crate::deed`], where buildings are placed.

use tabletop::Sink;

use crate::{
    card::Elder,
    deed::Purse,
    effect::{Hull, Task},
    event::Event,
    harbor::Piece,
    refusal::Refusal,
    state::{NOBODY, Nusfjord},
};

/// Gold for a sloop, a cutter and a schooner sold.
pub const SHIP_GOLD: [u8; 3] = [2, 3, 5];

/// Victory points for a ship in the museum, besides its own.
pub const MUSEUM_POINTS: u8 = 2;

impl Nusfjord {
    /// `SellShip`: any own ship on the track.
    pub(crate) fn permit_sale(&self, index: u8) -> Result<Hull, Refusal> {
        match self.me().track().get(usize::from(index)) {
            Some(Piece::Ship(hull)) => Ok(*hull),
            _ => Err(Refusal::NoShipThere),
        }
    }

    /// `SellShip`: the tile goes back to the supply, what stands to its right moves left, the catch drops at once. The
    /// spare schooner leaves the game.
    pub(crate) fn sell_ship(&mut self, index: u8, sink: &mut impl Sink<Event>) {
        let material = self.material.0;
        let Piece::Ship(hull) = self.me_mut().remove_piece(usize::from(index), material) else { return };
        if hull != Hull::Spare {
            self.supply[hull as usize] += 1;
        }
        let gold = SHIP_GOLD[hull.kind() as usize];
        self.me_mut().stock.gold += u16::from(gold);
        sink.emit(Event::ShipSold { seat: self.actor(), hull, gold, catch: self.catch(self.me()) });
    }

    /// `Museum`: is there a ship on the track?
    pub(crate) fn may_exhibit(&self) -> bool {
        self.me().museum == NOBODY && self.me().track().iter().any(|piece| matches!(piece, Piece::Ship(_)))
    }

    /// `Museum`: the rightmost ship leaves the track. It still counts as a ship, but not for length and catch.
    pub(crate) fn exhibit_ship(&mut self, sink: &mut impl Sink<Event>) {
        let material = self.material.0;
        let rightmost = self.me().track().iter().rposition(|piece| matches!(piece, Piece::Ship(_)));
        let Some(index) = rightmost else { return };
        let me = self.me_mut();
        if let Piece::Ship(hull) = me.remove_piece(index, material) {
            me.fleet[hull as usize] += 1;
            me.museum = hull as u8;
            sink.emit(Event::ShipExhibited { seat: self.actor(), hull, catch: self.catch(self.me()) });
        }
    }

    /// `FreeElder`: can this own elder act without worker and fish?
    pub(crate) fn may_let(&self, purse: &Purse, slot: u8) -> bool {
        let elder = self.elder_at(self.me(), slot);
        elder.is_some_and(|elder| self.can_start(purse, self.material.0.elder(elder).code))
    }

    /// `FreeElder`: why this elder may not.
    pub(crate) fn permit_let(&self, elder: Elder) -> Result<u8, Refusal> {
        let slot = self.me().seat_of(elder).ok_or(Refusal::NotYourElder)?;
        if self.may_let(&self.purse(), slot) { Ok(slot) } else { Err(Refusal::NothingChanges) }
    }

    /// `CopySpace`: actions of which a space is fully occupied; never an elder, never a copy space.
    pub(crate) fn full_tasks(&self) -> impl Iterator<Item = Task> + use<> {
        let (board, full) = (self.board(), self.full);
        Task::ALL.into_iter().filter(move |&task| board.of[task as usize] & full != 0)
    }
}
