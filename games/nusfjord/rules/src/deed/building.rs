//! ПОСТРОИТЬ ЗДАНИЕ: exactly one building from the boards, from beside them or from the own hand.

use tabletop::Sink;

use super::Purse;
use crate::{
    action::{Action, Deed},
    card::{Bits, Card, CardSet, Cell, DECKS},
    code::Order,
    event::{Event, Printed},
    goods::Goods,
    material::DEAREST,
    refusal::{Lack, Refusal},
    resolve::Menu,
    stack::{Frame, Origin},
    state::{MAX_BUILT, Nusfjord},
};

/// A price in which `n` fish stand for as much wood.
fn with_fish(price: Goods, n: u8) -> Goods {
    Goods { wood: price.wood - n, fish: price.fish + n, ..price }
}

impl Nusfjord {
    /// The buildings that `seat` may build: those that lie open, and from round 4 those in the own hand.
    pub(crate) fn available(&self, seat: u8) -> CardSet {
        let mut cards = self.open;
        cards[usize::from(self.agreed.deck)] |= self.harbors[usize::from(seat)].hand;
        cards
    }

    /// The price of a building for the active player.
    pub(crate) fn building_price(&self, order: &Order, card: Card) -> Goods {
        let rebate = order.less.plus(self.me().standing.building_less);
        self.material.0.building(card).cost.less(rebate)
    }

    /// In how many ways the price can be paid: bit n for n fish in place of as much wood. Replacement comes first, then
    /// the Reserve.
    fn ways_to_pay(&self, purse: &Purse, price: Goods) -> u32 {
        let standing = &self.me().standing;
        let most = standing.fish_as_wood.min(price.wood).min(31);
        (0..=most).filter(|&n| purse.can_pay(with_fish(price, n), standing)).fold(0, |ways, n| ways | 1 << n)
    }

    /// What a building's price lacks, paid in the way that lacks least.
    fn lacking_least(&self, purse: &Purse, price: Goods) -> Goods {
        let standing = &self.me().standing;
        let ways = 0..=standing.fish_as_wood.min(price.wood);
        let lacking = ways.map(|n| purse.lacking(with_fish(price, n), standing));
        lacking.min_by_key(|goods| goods.count()).unwrap_or_default()
    }

    /// Is there a place on the catch track for a building?
    pub(crate) fn track_has_room(&self) -> bool {
        let me = self.me();
        me.length + me.house_length() <= self.material.0.track_length() && usize::from(me.houses) < MAX_BUILT
    }

    /// The buildings that can be paid for and placed.
    pub(crate) fn in_reach(&self, purse: &Purse, order: &Order) -> CardSet {
        let (me, material) = (self.me(), self.material.0);
        let available = self.available(self.active);
        let rebate = order.less.plus(me.standing.building_less);
        let index = |have: u16, less: u8| usize::from(have + u16::from(less)).min(DEAREST);
        let wood = index(purse.stock.wood, rebate.wood);
        let fish = index(purse.stock.fish, rebate.fish);
        let gold = index(purse.stock.gold, rebate.gold);
        let other_ways = me.standing.fish_as_wood > 0 || me.standing.pay_from_reserve;
        let mut reach = [0; DECKS];
        for deck in 0..DECKS {
            if available[deck] == 0 {
                continue;
            }
            let within = &material.within[deck];
            reach[deck] = available[deck] & within.wood[wood] & within.fish[fish] & within.gold[gold];
            if other_ways {
                for bit in Bits(available[deck] & !reach[deck]) {
                    let price = self.building_price(order, Card::at(deck, bit));
                    if self.ways_to_pay(purse, price) != 0 {
                        reach[deck] |= 1 << bit;
                    }
                }
            }
            if me.free == 0 {
                // Only a card whose own text names another place that is free.
                reach[deck] &= if self.track_has_room() { material.on_track[deck] } else { 0 };
            }
        }
        reach
    }

    #[inline]
    pub(super) fn buildings(&self, purse: &Purse, order: &Order, take: &mut impl FnMut(Deed)) {
        let reach = self.in_reach(purse, order);
        for (deck, &bits) in reach.iter().enumerate() {
            for bit in Bits(bits) {
                take(Deed::Build(Card::at(deck, bit)));
            }
        }
    }

    pub(super) fn permit_building(&self, purse: &Purse, order: &Order, card: Card) -> Result<(), Refusal> {
        if !card.is_in(&self.available(self.active)) {
            return Err(Refusal::CardNotOpen);
        }
        let on_track = self.material.0.building(card).on_track && self.track_has_room();
        if self.me().free == 0 && !on_track {
            return Err(Refusal::NoFreeSpace);
        }
        let price = self.building_price(order, card);
        if self.ways_to_pay(purse, price) != 0 {
            Ok(())
        } else {
            Err(Refusal::Short(Lack(self.lacking_least(purse, price))))
        }
    }

    /// ПОСТРОИТЬ ЗДАНИЕ: the card leaves its board or hand and is paid for; its place is asked next.
    pub(super) fn build(&mut self, order: &Order, card: Card, sink: &mut impl Sink<Event>) {
        let price = self.building_price(order, card);
        let ways = self.ways_to_pay(&self.purse(), price);
        self.open[card.deck()] &= !card.bit();
        if card.deck() == usize::from(self.agreed.deck) {
            self.me_mut().hand &= !card.bit();
        }
        self.stack.push(Frame::Place(card));
        if ways.count_ones() == 1 {
            self.pay_with_fish(price, ways.trailing_zeros() as u8, sink);
        } else {
            self.stack.push(Frame::Pay { card, price: [price.wood, price.fish, price.gold] });
        }
    }

    fn pay_with_fish(&mut self, price: Goods, fish: u8, sink: &mut impl Sink<Event>) {
        self.pay(with_fish(price, fish), sink);
    }

    /// How much of the wood may be paid with fish.
    pub(crate) fn payments(&self, price: [u8; 3], menu: &mut impl Menu) {
        let ways = self.ways_to_pay(&self.purse(), Goods::new(price[0], price[1], price[2]));
        for n in Bits(ways.into()) {
            menu.add(Action::Fish(n as u8));
        }
    }

    pub(crate) fn permit_payment(&self, price: [u8; 3], fish: u8) -> Result<(), Refusal> {
        let ways = self.ways_to_pay(&self.purse(), Goods::new(price[0], price[1], price[2]));
        if fish < 32 && ways >> fish & 1 == 1 { Ok(()) } else { Err(Refusal::NoSuchChoice) }
    }

    pub(crate) fn settle(&mut self, price: [u8; 3], fish: u8, sink: &mut impl Sink<Event>) {
        self.stack.pop();
        self.pay_with_fish(Goods::new(price[0], price[1], price[2]), fish, sink);
    }

    /// The places for a building.
    pub(crate) fn places_for(&self, card: Card, menu: &mut impl Menu) {
        for cell in Bits(self.me().free.into()) {
            menu.add(Action::At(Cell(cell as u8)));
        }
        if self.material.0.building(card).on_track && self.track_has_room() {
            menu.add(Action::OnTrack);
        }
    }

    pub(crate) fn permit_place(&self, cell: Cell) -> Result<(), Refusal> {
        let me = self.me();
        if me.free & cell.bit() != 0 {
            Ok(())
        } else if cell == self.material.0.reserve {
            Err(Refusal::ReserveCell)
        } else if me.built().iter().any(|built| built.cell() == Some(cell)) {
            Err(Refusal::SpaceBuilt)
        } else {
            Err(Refusal::UnderForest)
        }
    }

    pub(crate) fn permit_on_track(&self, card: Card) -> Result<(), Refusal> {
        if !self.material.0.building(card).on_track {
            Err(Refusal::NotOnTrack)
        } else if self.track_has_room() {
            Ok(())
        } else {
            Err(Refusal::TrackFull)
        }
    }

    /// The building stands: its standing rules begin, its ops run, then others react.
    pub(crate) fn place_building(&mut self, card: Card, cell: Option<Cell>, sink: &mut impl Sink<Event>) {
        self.stack.pop();
        let material = self.material.0;
        self.me_mut().stand(card, cell, material);
        let text = Printed(material.building_text(card));
        sink.emit(Event::BuildingBuilt { seat: self.actor(), card, cell, text });
        self.stack.push(Frame::AfterBuilding(card));
        self.start(Origin::card(card), material.building(card).build, false);
    }
}
