//! ВЫРУБИТЬ ЛЕС, ПОСАДИТЬ ЛЕС, ПРОРЕДИТЬ: Forests on the harbor board.

use tabletop::Sink;

use super::Purse;
use crate::{
    action::Deed,
    card::Cell,
    effect::{Moment, Task},
    event::Event,
    refusal::Refusal,
    resolve::Facts,
    state::Nusfjord,
};

/// Wood from clearing a Forest.
const CLEARED_WOOD: u8 = 5;
/// Forests laid by planting.
const PLANTED: u8 = 2;

impl Nusfjord {
    /// Does a double space begin at `cell`?
    fn is_double(&self, cell: Cell) -> Result<(), Refusal> {
        if self.material.0.double_at[cell.index()] == u8::MAX { Err(Refusal::NoDoubleSpace) } else { Ok(()) }
    }

    pub(super) fn clearings(&self, take: &mut impl FnMut(Deed)) {
        for &(cell, _) in &self.material.0.doubles {
            if self.me().forests[cell.index()] > 0 {
                take(Deed::Clear(cell));
            }
        }
    }

    pub(super) fn permit_clear(&self, cell: Cell) -> Result<(), Refusal> {
        self.is_double(cell)?;
        if self.me().forests[cell.index()] > 0 { Ok(()) } else { Err(Refusal::NoForest) }
    }

    /// ВЫРУБИТЬ ЛЕС: exactly one Forest, 5 wood; legal even if the supply holds no more.
    pub(super) fn clear_forest(&mut self, cell: Cell, sink: &mut impl Sink<Event>) {
        let left = self.me().forests[cell.index()] - 1;
        self.me_mut().set_forests(cell, left);
        let seat = self.actor();
        self.add_wood(CLEARED_WOOD, sink, |wood| Event::ForestCleared { seat, cell, wood });
        self.fire(Facts { value: left, ..Facts::of(Moment::After(Task::Clear)) }, sink);
    }

    /// ПОСАДИТЬ ЛЕС: a wholly free double space, or with a Nursery exactly one Forest.
    fn may_plant(&self, cell: Cell) -> bool {
        let me = self.me();
        me.is_free_double(cell) || me.standing.plant_on_one && me.forests[cell.index()] == 1
    }

    pub(super) fn plantings(&self, take: &mut impl FnMut(Deed)) {
        for &(cell, _) in &self.material.0.doubles {
            if self.may_plant(cell) {
                take(Deed::Plant(cell));
            }
        }
    }

    pub(super) fn permit_plant(&self, cell: Cell) -> Result<(), Refusal> {
        self.is_double(cell)?;
        if self.may_plant(cell) { Ok(()) } else { Err(Refusal::NoFreeDoubleSpace) }
    }

    /// ПОСАДИТЬ ЛЕС: two Forests, one on top of the other.
    pub(super) fn plant_forest(&mut self, cell: Cell, sink: &mut impl Sink<Event>) {
        let before = self.me().forests[cell.index()];
        self.me_mut().set_forests(cell, PLANTED);
        sink.emit(Event::ForestPlanted { seat: self.actor(), cell, forests: PLANTED - before });
        self.fire(Facts::of(Moment::After(Task::Plant)), sink);
    }

    pub(super) fn thinnings(&self, purse: &Purse, take: &mut impl FnMut(Deed)) {
        if self.permit_thin(purse).is_ok() {
            take(Deed::Thin);
        }
    }

    /// ПРОРЕДИТЬ: not without Forest, not with as much wood as the supply holds.
    pub(super) fn permit_thin(&self, purse: &Purse) -> Result<(), Refusal> {
        if self.me().forest_count() == 0 {
            Err(Refusal::NoForest)
        } else if purse.stock.wood >= self.me().standing.wood_limit.into() {
            Err(Refusal::WoodFull)
        } else {
            Ok(())
        }
    }

    /// ПРОРЕДИТЬ: a wood for every Forest, covered ones too; they stay.
    pub(super) fn thin_out(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.actor();
        self.add_wood(self.me().forest_count(), sink, |wood| Event::ThinnedOut { seat, wood });
        self.fire(Facts::of(Moment::After(Task::Thin)), sink);
    }

    /// May one more Forest be laid here by a card: on a free double space or on exactly one Forest?
    pub(crate) fn may_add_forest(&self, cell: Cell) -> bool {
        self.me().is_free_double(cell) || self.me().forests[cell.index()] == 1
    }

    pub(crate) fn permit_forest(&self, cell: Cell) -> Result<(), Refusal> {
        self.is_double(cell)?;
        if self.may_add_forest(cell) { Ok(()) } else { Err(Refusal::NoFreeDoubleSpace) }
    }

    /// One more Forest by a card. It is not Plant a Forest, so nothing reacts.
    pub(crate) fn add_forest(&mut self, cell: Cell, sink: &mut impl Sink<Event>) {
        let forests = self.me().forests[cell.index()] + 1;
        self.me_mut().set_forests(cell, forests);
        sink.emit(Event::ForestPlanted { seat: self.actor(), cell, forests: 1 });
    }
}
