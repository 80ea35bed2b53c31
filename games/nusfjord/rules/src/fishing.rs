//! I. ФАЗА ЛОВЛИ РЫБЫ: everybody hands out the fresh catch in five steps, then collects.
//!
//! Only fresh fish is handed out, and nobody may refuse. Players do not depend on each other before fish are
//! collected, so they decide in any order.

use tabletop::{Seat, Seats, Sink};

use crate::{
    action::{Action, Shares},
    event::Event,
    harbor::Shortage,
    refusal::Refusal,
    resolve::Menu,
    state::{Nusfjord, Stage},
};

/// What a Fishing Phase brought one player, step by step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Haul {
    pub catch: u8,
    /// Step 1: fish given to elders.
    pub elders: u8,
    /// Fish that elders with three of them gave back.
    pub paid: u8,
    /// Step 2: fish on own shares in New Shares, which nobody gets.
    pub new_shares: u8,
    /// Step 2: fish on own shares of other players.
    pub elsewhere: u8,
    /// Step 3: fish on own shares at home.
    pub home: u8,
    /// Step 4: fish put into the Reserve.
    pub reserve: u8,
    /// Step 5: fish that went back.
    pub surplus: u8,
    /// Fish taken from all shares held at the end of the phase.
    pub collected: u8,
}

impl Nusfjord {
    /// Everybody takes the catch into the hand and begins to hand it out.
    pub(crate) fn cast_nets(&mut self, sink: &mut impl Sink<Event>) {
        self.stage = Stage::Fishing;
        for seat in self.all_seats() {
            let catch = self.catch(self.harbor(seat));
            let harbor = &mut self.harbors[seat.index()];
            harbor.net = catch;
            harbor.haul = Haul { catch, ..Haul::default() };
            sink.emit(Event::Caught { seat, fish: catch });
            self.feed_elders(seat, sink);
        }
    }

    /// Who must still choose.
    pub(crate) fn short_of_fish(&self) -> Seats {
        self.all_seats().filter(|&seat| self.harbor(seat).shortage != Shortage::None).collect()
    }

    /// Step 1, старейшины: one fish for each elder. If fish run short, the player chooses whom to feed.
    fn feed_elders(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let harbor = &mut self.harbors[seat.index()];
        if 0 < harbor.net && harbor.net < harbor.elders {
            harbor.shortage = Shortage::Elders;
            return;
        }
        if harbor.net > 0 {
            let all = (1u8 << harbor.elders) - 1;
            self.feed(seat, all, sink);
        } else {
            self.feed_shares_elsewhere(seat, sink);
        }
    }

    fn feed(&mut self, seat: Seat, slots: u8, sink: &mut impl Sink<Event>) {
        let harbor = &mut self.harbors[seat.index()];
        harbor.net -= slots.count_ones() as u8;
        harbor.haul.elders = slots.count_ones() as u8;
        let before = harbor.stock.fish;
        for slot in (0..5).filter(|slot| slots >> slot & 1 == 1) {
            self.feed_elder(seat, slot, sink);
        }
        let harbor = &mut self.harbors[seat.index()];
        harbor.haul.paid = (harbor.stock.fish - before) as u8;
        self.feed_shares_elsewhere(seat, sink);
    }

    /// Step 2, ваши акции в чужом владении: New Shares first, then those of other players. If fish run short among
    /// several players, the owner chooses.
    fn feed_shares_elsewhere(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let harbor = &mut self.harbors[seat.index()];
        let new_shares = if harbor.standing.skip_new_shares { 0 } else { self.new_shares[seat.index()] };
        let fed = new_shares.min(harbor.net);
        harbor.net -= fed;
        harbor.haul.new_shares = fed;
        if fed > 0 {
            sink.emit(Event::NewSharesFed { seat, fish: fed });
        }
        let net = harbor.net;
        let held = self.held_by_others(seat);
        let holders = self.all_seats().filter(|&holder| held.at(holder) > 0).count();
        if net >= held.total() {
            self.feed_holders(seat, held, sink);
        } else if net == 0 {
            self.feed_own_shares(seat, sink);
        } else if holders > 1 {
            self.harbors[seat.index()].shortage = Shortage::Shares;
        } else {
            let holder = self.all_seats().find(|&holder| held.at(holder) > 0).unwrap_or(seat);
            self.feed_holders(seat, Shares::default().with(holder, net), sink);
        }
    }

    /// Shares of `seat`'s colour at other players.
    fn held_by_others(&self, seat: Seat) -> Shares {
        let others = self.all_seats().filter(|&holder| holder != seat);
        others.fold(Shares::default(), |all, holder| {
            all.with(holder, self.harbor(holder).shares[seat.index()].min(3))
        })
    }

    /// The fish lies on the share and is collected at the end of the phase.
    fn feed_holders(&mut self, seat: Seat, shares: Shares, sink: &mut impl Sink<Event>) {
        let harbor = &mut self.harbors[seat.index()];
        harbor.net -= shares.total();
        harbor.haul.elsewhere = shares.total();
        for holder in self.all_seats().filter(|&holder| shares.at(holder) > 0) {
            let fish = shares.at(holder);
            self.harbors[holder.index()].dividends += fish;
            sink.emit(Event::ForeignSharesFed { seat, holder, fish });
        }
        self.feed_own_shares(seat, sink);
    }

    /// Step 3, ваши акции в вашем личном запасе: one fish for each issued share at home.
    fn feed_own_shares(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let harbor = &mut self.harbors[seat.index()];
        let fed = harbor.shares[seat.index()].min(harbor.net);
        harbor.net -= fed;
        harbor.dividends += fed;
        harbor.haul.home = fed;
        if fed > 0 {
            sink.emit(Event::OwnSharesFed { seat, fish: fed });
        }
        self.fill_reserve(seat, sink);
    }

    /// Step 4, склад: up to the limit, which counts fish only and never cuts down what lies there. Step 5, общий
    /// запас: the rest goes back.
    fn fill_reserve(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let harbor = &mut self.harbors[seat.index()];
        let room = u16::from(harbor.standing.reserve_limit).saturating_sub(harbor.stock.reserve_fish);
        let stored = room.min(harbor.net.into()) as u8;
        harbor.stock.reserve_fish += u16::from(stored);
        let rest = harbor.net - stored;
        harbor.haul.reserve = stored;
        harbor.haul.surplus = rest;
        harbor.net = 0;
        harbor.shortage = Shortage::None;
        if stored > 0 {
            sink.emit(Event::Stored { seat, fish: stored });
        }
        if rest > 0 {
            sink.emit(Event::Returned { seat, fish: rest });
        }
    }

    /// The end of the phase: fish on New Shares are gone, everybody takes the fish from the shares beside their board.
    pub(crate) fn collect(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.all_seats() {
            let harbor = &mut self.harbors[seat.index()];
            let fish = std::mem::take(&mut harbor.dividends);
            harbor.stock.fish += u16::from(fish);
            harbor.haul.collected = fish;
            if fish > 0 {
                sink.emit(Event::Collected { seat, fish });
            }
        }
    }

    /// What a player who is short of fish may choose, in ascending order.
    pub(crate) fn rations(&self, seat: Seat, menu: &mut impl Menu) {
        let harbor = self.harbor(seat);
        match harbor.shortage {
            Shortage::None => {}
            Shortage::Elders => {
                let all = 1u8 << harbor.elders;
                (0..all)
                    .filter(|set| set.count_ones() == harbor.net.into())
                    .for_each(|set| menu.add(Action::Feed(set)));
            }
            Shortage::Shares => {
                let mut splits = Vec::new();
                self.split(self.held_by_others(seat), Shares::default(), 0, harbor.net, &mut splits);
                splits.sort_unstable();
                splits.into_iter().for_each(|shares| menu.add(Action::Dividend(shares)));
            }
        }
    }

    /// Every way to give `left` fish to the shares held, from `from` on.
    fn split(&self, held: Shares, chosen: Shares, from: u8, left: u8, out: &mut Vec<Shares>) {
        if left == 0 {
            out.push(chosen);
        } else if from < self.seats() {
            for n in 0..=held.at(Seat(from)).min(left) {
                self.split(held, chosen.with(Seat(from), n), from + 1, left - n, out);
            }
        }
    }

    /// Says what forbids a choice of a player who is short of fish.
    pub(crate) fn permit_ration(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let harbor = self.harbor(seat);
        match (harbor.shortage, action) {
            (Shortage::Elders, Action::Feed(slots)) => {
                if u32::from(slots) >> harbor.elders != 0 {
                    Err(Refusal::NotYourElder)
                } else if slots.count_ones() != u32::from(harbor.net) {
                    Err(Refusal::WrongNumber { needed: harbor.net })
                } else {
                    Ok(())
                }
            }
            (Shortage::Shares, Action::Dividend(shares)) => {
                let held = self.held_by_others(seat);
                if (0..5).map(Seat).any(|holder| shares.at(holder) > held.at(holder)) {
                    Err(Refusal::NoSuchChoice)
                } else if shares.total() != harbor.net {
                    Err(Refusal::WrongNumber { needed: harbor.net })
                } else {
                    Ok(())
                }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// Carries out the choice and hands out the rest.
    pub(crate) fn ration(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.harbors[seat.index()].shortage = Shortage::None;
        match action {
            Action::Feed(slots) => self.feed(seat, slots, sink),
            Action::Dividend(shares) => self.feed_holders(seat, shares, sink),
            _ => {}
        }
    }
}
