//! ДЕЙСТВИЯ: the eleven base actions, whether a worker, a copy, an elder or a building calls for them.
//!
//! Each action is read in three ways: which deeds an order allows ([`Nusfjord::deeds`]), why one is forbidden
//! ([`Nusfjord::permit`]), and what it does ([`Nusfjord::carry`]).

mod building;
mod elder;
mod forest;
mod ship;
mod shore;

use tabletop::Sink;

use crate::{
    action::Deed,
    code::Order,
    effect::Task,
    event::Event,
    goods::{Goods, Stock},
    harbor::{Harbor, Standing},
    refusal::Refusal,
    state::Nusfjord,
};

/// What a player could pay with, and the banquet table: the state as an effect will find it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Purse {
    pub stock: Stock,
    /// Filled plates.
    pub plates: u8,
}

impl Purse {
    /// Can this price of a building or ship be paid? ЛИЧНЫЙ ЗАПАС: from the personal supply only, unless a
    /// building lets the Reserve help.
    #[inline]
    pub fn can_pay(&self, price: Goods, standing: &Standing) -> bool {
        if standing.pay_from_reserve {
            let stock = &self.stock;
            u16::from(price.wood) <= stock.wood + stock.reserve_wood
                && u16::from(price.fish) <= stock.fish + stock.reserve_fish
                && u16::from(price.gold) <= stock.gold
        } else {
            self.stock.covers(price)
        }
    }

    /// What this price of a building or ship lacks when everything pays that may.
    pub fn lacking(&self, price: Goods, standing: &Standing) -> Goods {
        let short = self.stock.short(price);
        if !standing.pay_from_reserve {
            return short;
        }
        let beyond = |short: u8, reserve: u16| u16::from(short).saturating_sub(reserve) as u8;
        let wood = beyond(short.wood, self.stock.reserve_wood);
        Goods { wood, fish: beyond(short.fish, self.stock.reserve_fish), ..short }
    }
}

impl Nusfjord {
    /// The active player's purse.
    #[inline]
    pub(crate) fn purse(&self) -> Purse {
        Purse { stock: self.me().stock, plates: self.plates }
    }

    /// Hands every deed that `order` allows to `take`, in ascending order.
    #[inline]
    pub(crate) fn deeds(&self, purse: &Purse, order: &Order, take: &mut impl FnMut(Deed)) {
        match order.task {
            Task::Gold => take(Deed::Gold),
            Task::Transfer => self.transfers(purse, take),
            Task::Serve => self.servings(purse, order, take),
            Task::Building => self.buildings(purse, order, take),
            Task::Issue => self.issues(take),
            Task::Buy => self.purchases(purse, order, take),
            Task::Clear => self.clearings(take),
            Task::Plant => self.plantings(take),
            Task::Thin => self.thinnings(purse, take),
            Task::Ship => self.launches(purse, order, take),
            Task::Elder => self.invitations(take),
        }
    }

    /// Is there any deed that `order` allows?
    pub(crate) fn possible(&self, purse: &Purse, order: &Order) -> bool {
        let mut any = false;
        self.deeds(purse, order, &mut |_| any = true);
        any
    }

    /// Says what forbids a deed under `order`.
    pub(crate) fn permit(&self, purse: &Purse, order: &Order, deed: Deed) -> Result<(), Refusal> {
        match deed {
            Deed::Gold => Ok(()),
            Deed::Transfer => self.permit_transfer(purse),
            Deed::Serve(plates) => self.permit_serve(purse, order, plates),
            Deed::Build(card) => self.permit_building(purse, order, card),
            Deed::Issue => self.permit_issue(),
            Deed::Buy => self.permit_buy(purse, order),
            Deed::Clear(cell) => self.permit_clear(cell),
            Deed::Plant(cell) => self.permit_plant(cell),
            Deed::Thin => self.permit_thin(purse),
            Deed::Ship(hull, price) => self.permit_ship(purse, order, hull, price),
            Deed::Take(elder) => self.permit_take(elder),
        }
    }

    /// Carries out a deed that `order` allows.
    pub(crate) fn carry(&mut self, order: &'static Order, deed: Deed, sink: &mut impl Sink<Event>) {
        match deed {
            Deed::Gold => self.take_gold(sink),
            Deed::Transfer => self.transfer_reserve(sink),
            Deed::Serve(plates) => self.serve_fish(order, plates, sink),
            Deed::Build(card) => self.build(order, card, sink),
            Deed::Issue => self.issue_share(sink),
            Deed::Buy => self.buy_all_shares(order, sink),
            Deed::Clear(cell) => self.clear_forest(cell, sink),
            Deed::Plant(cell) => self.plant_forest(cell, sink),
            Deed::Thin => self.thin_out(sink),
            Deed::Ship(hull, price) => self.build_ship(order, hull, price, sink),
            Deed::Take(elder) => self.take_elder(elder, sink),
        }
    }

    /// Why no deed of `order` is possible now; nothing if one is.
    pub(crate) fn closed(&self, purse: &Purse, order: &Order) -> Option<Refusal> {
        if self.possible(purse, order) {
            return None;
        }
        Some(match order.task {
            Task::Gold => Refusal::NotNow,
            Task::Transfer => Refusal::EmptyReserve,
            Task::Serve => self.permit_serve(purse, order, 1).err().unwrap_or(Refusal::NotNow),
            Task::Building if self.me().free == 0 => Refusal::NoFreeSpace,
            Task::Building => Refusal::NoBuildingInReach,
            Task::Issue => Refusal::NoUnissuedShare,
            Task::Buy => self.permit_buy(purse, order).err().unwrap_or(Refusal::NotNow),
            Task::Clear => Refusal::NoForest,
            Task::Plant => Refusal::NoFreeDoubleSpace,
            Task::Thin => self.permit_thin(purse).err().unwrap_or(Refusal::NotNow),
            Task::Ship => self.no_ship(order),
            Task::Elder if usize::from(self.me().elders) == self.me().council.len() => Refusal::CouncilFull,
            Task::Elder => Refusal::NoElderLeft,
        })
    }

    /// Takes a price from the supply; what is missing there comes from the Reserve, where a building allows it.
    pub(crate) fn pay(&mut self, price: Goods, sink: &mut impl Sink<Event>) {
        if price == Goods::NONE {
            return;
        }
        let seat = self.actor();
        let stock = &mut self.me_mut().stock;
        let short = stock.short(price);
        let paid = Goods {
            wood: price.wood - short.wood,
            fish: price.fish - short.fish,
            reserve_wood: short.wood,
            reserve_fish: short.fish,
            ..price
        };
        stock.give(paid);
        sink.emit(Event::Paid { seat, goods: paid });
    }

    /// Adds wood as far as the limit allows. What brought so much wood is told first, then what found no room.
    pub(crate) fn add_wood(
        &mut self,
        wood: u8,
        sink: &mut impl Sink<Event>,
        brought: impl FnOnce(u8) -> Event,
    ) {
        let seat = self.actor();
        let me: &mut Harbor = self.me_mut();
        let lost = me.stock.get(Goods::new(wood, 0, 0), me.standing.wood_limit);
        sink.emit(brought(wood - lost));
        if lost > 0 {
            sink.emit(Event::WoodLost { seat, wood: lost });
        }
    }
}
