//! ПОСТРОИТЬ КОРАБЛЬ: exactly one sloop, cutter or schooner; and the ways in which cards change ships.

use tabletop::Sink;

use super::Purse;
use crate::{
    action::Deed,
    code::Order,
    effect::{Hull, Moment, Task},
    event::Event,
    goods::Goods,
    harbor::Piece,
    refusal::{Lack, Refusal},
    resolve::Facts,
    state::{MAX_PIECES, Nusfjord},
};

impl Nusfjord {
    /// Does a piece of this length fit? A ship may not stick out, and at the last number of the track no ship can be
    /// built; the number meant is the visible one, not a catch raised by a building.
    fn fits(&self, length: u8) -> bool {
        let (me, material) = (self.me(), self.material.0);
        me.length + length <= material.track_length()
            && Some(&self.visible_catch(me)) < material.catch.last()
            && usize::from(me.pieces) < MAX_PIECES
    }

    /// One price of a ship for the active player: the printed one or the order's, less all rebates, each part at least 0.
    pub(crate) fn ship_price(&self, order: &Order, price: Goods) -> Goods {
        price.less(order.less.plus(self.me().standing.ship_less))
    }

    pub(super) fn launches(&self, purse: &Purse, order: &Order, take: &mut impl FnMut(Deed)) {
        let standing = &self.me().standing;
        for hull in Hull::ALL {
            let there = order.allows(hull) && self.supply[hull as usize] > 0;
            if !there || !self.fits(self.material.0.ship(hull).length) {
                continue;
            }
            for (which, &price) in self.material.0.prices(order, hull).iter().enumerate() {
                if purse.can_pay(self.ship_price(order, price), standing) {
                    take(Deed::Ship(hull, which as u8));
                }
            }
        }
    }

    pub(super) fn permit_ship(
        &self,
        purse: &Purse,
        order: &Order,
        hull: Hull,
        which: u8,
    ) -> Result<(), Refusal> {
        if !order.allows(hull) {
            return Err(Refusal::NoSuchChoice);
        }
        if self.supply[hull as usize] == 0 {
            return Err(Refusal::NoShipLeft);
        }
        if !self.fits(self.material.0.ship(hull).length) {
            return Err(Refusal::TrackFull);
        }
        let prices = self.material.0.prices(order, hull);
        let price = self.ship_price(order, *prices.get(usize::from(which)).ok_or(Refusal::NoSuchChoice)?);
        match purse.lacking(price, &self.me().standing) {
            Goods::NONE => Ok(()),
            lacking => Err(Refusal::Short(Lack(lacking))),
        }
    }

    /// Why no ship can be built.
    pub(super) fn no_ship(&self, order: &Order) -> Refusal {
        let allowed = || Hull::ALL.into_iter().filter(|&hull| order.allows(hull));
        if allowed().all(|hull| !self.fits(self.material.0.ship(hull).length)) {
            Refusal::TrackFull
        } else if allowed().all(|hull| self.supply[hull as usize] == 0) {
            Refusal::NoShipLeft
        } else {
            Refusal::NoShipInReach
        }
    }

    /// ПОСТРОИТЬ КОРАБЛЬ: paid for and put on the leftmost free space of the catch track.
    pub(super) fn build_ship(&mut self, order: &Order, hull: Hull, which: u8, sink: &mut impl Sink<Event>) {
        let material = self.material.0;
        let price = self.ship_price(order, material.prices(order, hull)[usize::from(which)]);
        self.pay(price, sink);
        self.supply[hull as usize] -= 1;
        self.me_mut().add_piece(Piece::Ship(hull), material);
        sink.emit(Event::ShipBuilt { seat: self.actor(), hull, catch: self.catch(self.me()) });
        self.fire(Facts { hull: Some(hull), ..Facts::of(Moment::After(Task::Ship)) }, sink);
    }

    /// The next better kind of ship and its price, for the piece at `index` of the track.
    pub(crate) fn permit_upgrade(
        &self,
        purse: &Purse,
        prices: (Goods, Goods),
        index: u8,
    ) -> Result<(Hull, Goods), Refusal> {
        let (better, price) = match self.me().track().get(usize::from(index)) {
            Some(Piece::Ship(Hull::Sloop)) => (Hull::Cutter, prices.0),
            Some(Piece::Ship(Hull::Cutter)) => (Hull::Schooner, prices.1),
            Some(Piece::Ship(_)) => return Err(Refusal::NoBetterShip),
            _ => return Err(Refusal::NoShipThere),
        };
        let Some(Piece::Ship(old)) = self.me().track().get(usize::from(index)) else {
            return Err(Refusal::NoShipThere);
        };
        let material = self.material.0;
        let longer = self.me().length + material.ship(better).length - material.ship(*old).length;
        if self.supply[better as usize] == 0 {
            Err(Refusal::NoShipLeft)
        } else if longer > material.track_length() {
            Err(Refusal::TrackFull)
        } else if !purse.stock.covers(price) {
            Err(Refusal::Short(Lack(purse.stock.short(price))))
        } else {
            Ok((better, price))
        }
    }

    /// A ship is replaced in its place by the next kind; the old tile goes back. It is not building a ship.
    pub(crate) fn upgrade_ship(&mut self, prices: (Goods, Goods), index: u8, sink: &mut impl Sink<Event>) {
        let Ok((better, price)) = self.permit_upgrade(&self.purse(), prices, index) else { return };
        let Piece::Ship(old) = self.me().track[usize::from(index)] else { return };
        self.pay(price, sink);
        self.supply[better as usize] -= 1;
        self.supply[old as usize] += 1;
        let material = self.material.0;
        let me = self.me_mut();
        me.fleet[old as usize] -= 1;
        me.fleet[better as usize] += 1;
        me.track[usize::from(index)] = Piece::Ship(better);
        me.measure(material);
        let catch = self.catch(self.me());
        sink.emit(Event::ShipUpgraded { seat: self.actor(), from: old, to: better, catch });
    }
}
