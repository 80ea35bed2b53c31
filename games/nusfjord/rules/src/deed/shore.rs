//! +1 ЗОЛОТО, РАЗГРУЗИТЬ СКЛАД, ПОДАТЬ РЫБУ, ВЫПУСТИТЬ АКЦИЮ, СКУПИТЬ ВСЕ АКЦИИ: gold, Reserve, banquet table and shares.

use tabletop::Sink;

use super::Purse;
use crate::{
    action::Deed,
    code::Order,
    effect::{Moment, Task},
    event::Event,
    goods::Goods,
    refusal::{Lack, Refusal},
    resolve::Facts,
    state::{Nusfjord, PLAYERS},
};

impl Nusfjord {
    /// +1 ЗОЛОТО.
    pub(super) fn take_gold(&mut self, sink: &mut impl Sink<Event>) {
        self.me_mut().stock.gold += 1;
        sink.emit(Event::GoldTaken { seat: self.actor() });
        self.fire(Facts::of(Moment::After(Task::Gold)), sink);
    }

    pub(super) fn transfers(&self, purse: &Purse, take: &mut impl FnMut(Deed)) {
        if self.permit_transfer(purse).is_ok() {
            take(Deed::Transfer);
        }
    }

    /// РАЗГРУЗИТЬ СКЛАД: not with an empty Reserve. With wood alone and a full supply it is legal, for the Reserve is
    /// emptied.
    pub(super) fn permit_transfer(&self, purse: &Purse) -> Result<(), Refusal> {
        if purse.stock.reserve_fish + purse.stock.reserve_wood > 0 {
            Ok(())
        } else {
            Err(Refusal::EmptyReserve)
        }
    }

    /// РАЗГРУЗИТЬ СКЛАД: all goods move to the personal supply; wood above the limit is lost.
    pub(super) fn transfer_reserve(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.actor();
        let stock = &mut self.me_mut().stock;
        let (wood, fish) = (stock.reserve_wood as u8, stock.reserve_fish as u8);
        stock.fish += stock.reserve_fish;
        stock.reserve_fish = 0;
        stock.reserve_wood = 0;
        self.add_wood(wood, sink, |_| Event::ReserveTransferred { seat, wood, fish });
        // Lost wood was moved too.
        self.fire(
            Facts { value: wood.saturating_add(fish), ..Facts::of(Moment::After(Task::Transfer)) },
            sink,
        );
    }

    /// Fish for filling the next `plates` plates.
    fn serving_price(&self, purse: &Purse, order: &Order, plates: u8) -> u16 {
        match order.prices.first() {
            Some(price) => u16::from(price.fish) * u16::from(plates),
            None => {
                let next = usize::from(purse.plates);
                self.material.0.plates[next..next + usize::from(plates)]
                    .iter()
                    .map(|&fish| u16::from(fish))
                    .sum()
            }
        }
    }

    /// Plates that may still be filled.
    fn empty_plates(&self, purse: &Purse, order: &Order) -> u8 {
        (self.material.0.plates.len() as u8).saturating_sub(purse.plates).min(order.plates)
    }

    pub(super) fn servings(&self, purse: &Purse, order: &Order, take: &mut impl FnMut(Deed)) {
        for plates in 1..=self.empty_plates(purse, order) {
            if self.serving_price(purse, order, plates) > purse.stock.fish {
                break;
            }
            take(Deed::Serve(plates));
        }
    }

    /// ПОДАТЬ РЫБУ: at least one plate, in ascending order, as far as fish of the supply go.
    pub(super) fn permit_serve(&self, purse: &Purse, order: &Order, plates: u8) -> Result<(), Refusal> {
        let empty = self.empty_plates(purse, order);
        if empty == 0 || plates > empty {
            return Err(Refusal::NoEmptyPlate);
        }
        if plates == 0 {
            return Err(Refusal::NoPlateChosen);
        }
        let price = self.serving_price(purse, order, plates);
        match price.checked_sub(purse.stock.fish) {
            None | Some(0) => Ok(()),
            Some(short) => Err(Refusal::Short(Lack(Goods::new(0, short.min(255) as u8, 0)))),
        }
    }

    /// ПОДАТЬ РЫБУ: each plate costs its number in fish and gives 1 gold.
    pub(super) fn serve_fish(&mut self, order: &Order, plates: u8, sink: &mut impl Sink<Event>) {
        let seat = self.actor();
        let price = self.serving_price(&self.purse(), order, plates);
        let stock = &mut self.me_mut().stock;
        stock.fish -= price;
        stock.gold += u16::from(plates);
        self.plates += plates;
        sink.emit(Event::FishServed { seat, plates, fish: price as u8 });
        self.fire(Facts { value: plates, ..Facts::of(Moment::After(Task::Serve)) }, sink);
    }

    pub(super) fn issues(&self, take: &mut impl FnMut(Deed)) {
        if self.me().unissued > 0 {
            take(Deed::Issue);
        }
    }

    pub(super) fn permit_issue(&self) -> Result<(), Refusal> {
        if self.me().unissued > 0 { Ok(()) } else { Err(Refusal::NoUnissuedShare) }
    }

    /// ВЫПУСТИТЬ АКЦИЮ: one share goes to New Shares for 2 gold; it stays issued for ever.
    pub(super) fn issue_share(&mut self, sink: &mut impl Sink<Event>) {
        let me = self.me_mut();
        me.unissued -= 1;
        me.stock.gold += 2;
        self.new_shares[usize::from(self.active)] += 1;
        sink.emit(Event::ShareIssued { seat: self.actor() });
        self.fire(Facts::of(Moment::After(Task::Issue)), sink);
    }

    /// СКУПИТЬ ВСЕ АКЦИИ: 1 gold each, the sum less the discount of the round and rebates, never below 0.
    pub(crate) fn share_price(&self, order: &Order) -> u8 {
        let shares: u8 = self.new_shares.iter().sum();
        let discount = self.material.0.discount[usize::from(self.round) - 1];
        shares.saturating_sub(discount + order.less.gold + self.me().standing.buy_less)
    }

    pub(super) fn purchases(&self, purse: &Purse, order: &Order, take: &mut impl FnMut(Deed)) {
        if self.permit_buy(purse, order).is_ok() {
            take(Deed::Buy);
        }
    }

    pub(super) fn permit_buy(&self, purse: &Purse, order: &Order) -> Result<(), Refusal> {
        if self.new_shares == [0; PLAYERS] {
            return Err(Refusal::NoNewShares);
        }
        let price = Goods::new(0, 0, self.share_price(order));
        match purse.stock.short(price) {
            Goods::NONE => Ok(()),
            short => Err(Refusal::Short(Lack(short))),
        }
    }

    /// СКУПИТЬ ВСЕ АКЦИИ: all shares, of whatever colour, the own ones too.
    pub(super) fn buy_all_shares(&mut self, order: &Order, sink: &mut impl Sink<Event>) {
        let (seat, gold) = (self.actor(), self.share_price(order));
        let new_shares = std::mem::take(&mut self.new_shares);
        let me = self.me_mut();
        me.stock.gold -= u16::from(gold);
        for (held, new) in me.shares.iter_mut().zip(new_shares) {
            *held += new;
        }
        sink.emit(Event::SharesBought { seat, shares: new_shares.iter().sum(), gold });
        self.fire(Facts::of(Moment::After(Task::Buy)), sink);
    }
}
