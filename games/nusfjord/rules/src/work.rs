//! II. ФАЗА РАБОТ: turns. Any-time exchanges and cards that are used once, then a worker or a pass, then the action,
//! then exchanges again.

use tabletop::Sink;

use crate::{
    action::{Action, Deed},
    card::{Bits, Card, Elder},
    code::Exchange,
    effect::{Moment, Task},
    event::Event,
    refusal::{Lack, Refusal},
    resolve::{Facts, Menu},
    stack::Origin,
    state::{COPY_SPACE, NOBODY, Nusfjord, Stage, WORKERS},
};

impl Nusfjord {
    /// What the active player may do in a window of the turn, in ascending order.
    pub(crate) fn window(&self, menu: &mut impl Menu) {
        if self.stage == Stage::Before {
            self.placements(menu);
            menu.add(Action::Pass);
        }
        self.exchanges(menu);
        if self.stage == Stage::After {
            menu.add(Action::End);
        }
    }

    /// A worker on the action board, on the copy board or on an own elder.
    fn placements(&self, menu: &mut impl Menu) {
        let (material, board, purse) = (self.material.0, self.board(), self.purse());
        for task in Task::ALL {
            if board.of[task as usize] & !self.full != 0 {
                self.deeds(&purse, material.plain(task), &mut |deed| menu.add(Action::Work(deed)));
            }
        }
        if self.copy_spaces() > 0 {
            for task in self.full_tasks().filter(|&task| self.copy_space(task).is_ok()) {
                self.deeds(&purse, material.plain(task), &mut |deed| menu.add(Action::Copy(deed)));
            }
        }
        let mut elders = 0u64;
        for slot in 0..self.me().elders {
            let seat = self.me().council[usize::from(slot)];
            if seat.worker == NOBODY && self.permit_elder(slot).is_ok() {
                elders |= 1 << seat.elder;
            }
        }
        Bits(elders).for_each(|elder| menu.add(Action::Use(Elder(elder as u8))));
    }

    /// Any-time exchanges and cards that are used once.
    fn exchanges(&self, menu: &mut impl Menu) {
        let (me, material) = (self.me(), self.material.0);
        let mut sells = false;
        for deck in 0..3 {
            for bit in Bits(me.owned[deck] & material.traders[deck]) {
                let card = Card::at(deck, bit);
                for (which, exchange) in material.building(card).exchanges.iter().enumerate() {
                    match exchange {
                        Exchange::Goods { give, .. } if me.stock.covers(*give) => {
                            menu.add(Action::Trade(card, which as u8));
                        }
                        Exchange::Goods { .. } => {}
                        Exchange::Ship => sells = true,
                    }
                }
            }
        }
        if sells {
            (0..me.pieces).filter(|&i| self.permit_sale(i).is_ok()).for_each(|i| menu.add(Action::Sell(i)));
        }
        for deck in 0..3 {
            for bit in Bits(me.owned[deck] & material.onces[deck]) {
                let card = Card::at(deck, bit);
                if self.permit_once(card).is_ok() {
                    menu.add(Action::Once(card));
                }
            }
        }
    }

    /// Is there anything to exchange or to use once?
    fn may_exchange(&self) -> bool {
        let (me, material) = (self.me(), self.material.0);
        let any = |cards: &[u64; 3]| (0..3).any(|deck| me.owned[deck] & cards[deck] != 0);
        if !any(&material.traders) && !any(&material.onces) {
            return false;
        }
        let mut found = Found(false);
        self.exchanges(&mut found);
        found.0
    }

    /// Says what forbids an action in a window of the turn.
    pub(crate) fn permit_window(&self, action: Action) -> Result<(), Refusal> {
        let before = self.stage == Stage::Before;
        match action {
            Action::Work(deed) if before => {
                self.space_for(deed.task())?;
                self.permit(&self.purse(), self.material.0.plain(deed.task()), deed)
            }
            Action::Copy(deed) if before => {
                self.copy_space(deed.task())?;
                self.permit(&self.purse(), self.material.0.plain(deed.task()), deed)
            }
            Action::Use(elder) if before => self.permit_use(elder).map(drop),
            Action::Pass if before => Ok(()),
            Action::End if !before => Ok(()),
            Action::Trade(card, which) => self.permit_trade(card, which),
            Action::Sell(index) => {
                let broker = |built: &crate::harbor::Built| {
                    self.material.0.building(built.card).exchanges.contains(&Exchange::Ship)
                };
                if !self.me().built().iter().any(broker) {
                    return Err(Refusal::NoSuchAbility);
                }
                self.permit_sale(index).map(drop)
            }
            Action::Once(card) => self.permit_once(card).map(drop),
            _ => Err(Refusal::NotNow),
        }
    }

    /// The space a worker would go to: the first one of the action that is not full.
    fn space_for(&self, task: Task) -> Result<u32, Refusal> {
        let open = self.board().of[task as usize] & !self.full;
        if open != 0 {
            return Ok(open.trailing_zeros());
        }
        let colour = self.colour();
        let mine = |space: u32| self.workers[space as usize].contains(&colour);
        // In a solo game the workers of the rounds before keep their spaces.
        if self.is_solo() && !Bits(self.board().of[task as usize].into()).any(mine) {
            Err(Refusal::SpaceBlocked)
        } else {
            Err(Refusal::SpaceFull)
        }
    }

    /// СКОПИРОВАТЬ ДЕЙСТВИЕ: the copy space that copies an action. A space of it must be completely full, whoever's
    /// workers are on it; with three copy spaces each copies its own column.
    fn copy_space(&self, task: Task) -> Result<usize, Refusal> {
        let column = match self.copy_spaces() {
            0 => return Err(Refusal::NoCopyBoard),
            1 => 0,
            _ => self.board().column[task as usize] as usize,
        };
        if self.board().of[task as usize] & self.full == 0 {
            return Err(Refusal::SpaceNotFull);
        }
        let space = COPY_SPACE + column;
        if self.full >> space & 1 == 1 { Err(Refusal::CopySpaceTaken) } else { Ok(space) }
    }

    fn permit_trade(&self, card: Card, which: u8) -> Result<(), Refusal> {
        if !card.is_in(&self.me().owned) {
            return Err(Refusal::NoSuchAbility);
        }
        match self.material.0.building(card).exchanges.get(usize::from(which)) {
            Some(Exchange::Goods { give, .. }) if self.me().stock.covers(*give) => Ok(()),
            Some(Exchange::Goods { give, .. }) => Err(self.lacking(*give)),
            _ => Err(Refusal::NoSuchAbility),
        }
    }

    /// What an exchange lacks: goods of the supply, or fish in the Reserve.
    fn lacking(&self, give: crate::goods::Goods) -> Refusal {
        let stock = &self.me().stock;
        let mut short = stock.short(give);
        short.reserve_fish = u16::from(give.reserve_fish).saturating_sub(stock.reserve_fish) as u8;
        short.reserve_wood = u16::from(give.reserve_wood).saturating_sub(stock.reserve_wood) as u8;
        Refusal::Short(Lack(short))
    }

    /// A card that is used once: own, not turned, and its first op possible. Gives its place among the buildings.
    fn permit_once(&self, card: Card) -> Result<usize, Refusal> {
        let once = self.material.0.building(card).once;
        let place = self.me().built().iter().position(|built| built.card == card);
        let place = place.filter(|_| !once.is_empty()).ok_or(Refusal::NoSuchAbility)?;
        if self.me().built[place].turned {
            Err(Refusal::CardTurned)
        } else if self.can_start(&self.purse(), once) {
            Ok(place)
        } else {
            Err(Refusal::NothingChanges)
        }
    }

    /// Carries out an action of a window.
    pub(crate) fn do_in_window(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        let (seat, material) = (self.actor(), self.material.0);
        match action {
            Action::Work(deed) => {
                if let Ok(space) = self.space_for(deed.task()) {
                    self.place_worker(space as usize);
                    sink.emit(Event::WorkerPlaced { seat, task: deed.task() });
                    self.work_off(deed, sink);
                }
            }
            Action::Copy(deed) => {
                if let Ok(space) = self.copy_space(deed.task()) {
                    self.place_worker(space);
                    sink.emit(Event::ActionCopied { seat, task: deed.task() });
                    self.work_off(deed, sink);
                }
            }
            Action::Use(elder) => {
                let colour = self.colour();
                if let Some(slot) = self.me().seat_of(elder) {
                    self.stage = Stage::Acted;
                    let me = self.me_mut();
                    me.placed += 1;
                    me.council[usize::from(slot)].worker = colour;
                    sink.emit(Event::WorkerSent { seat, elder });
                    self.elder_acts(slot, sink);
                }
            }
            Action::Pass => {
                self.stage = Stage::Acted;
                sink.emit(Event::Passed { seat });
                self.fire(Facts::of(Moment::Passed), sink);
            }
            Action::Trade(card, which) => {
                let exchange = material.building(card).exchanges[usize::from(which)];
                if let Exchange::Goods { give, get } = exchange {
                    self.exchange(give, get, Origin::card(card), sink);
                }
            }
            Action::Sell(index) => self.sell_ship(index, sink),
            Action::Once(card) => {
                if let Ok(place) = self.permit_once(card) {
                    self.me_mut().built[place].turned = true;
                    sink.emit(Event::CardTurned { seat, card });
                    self.start(Origin::card(card), material.building(card).once, true);
                }
            }
            Action::End => self.end_turn(),
            _ => {}
        }
    }

    /// A worker of the colour in use goes to a space; it is full when no place is left.
    pub(crate) fn place_worker(&mut self, space: usize) {
        let colour = self.colour();
        let capacity = self.board().spaces.get(space).map_or(1, |tile| tile.capacity);
        let places = &mut self.workers[space][..usize::from(capacity)];
        if let Some(place) = places.iter_mut().find(|worker| **worker == NOBODY) {
            *place = colour;
        }
        if !places.contains(&NOBODY) {
            self.full |= 1 << space;
        }
        self.me_mut().placed += 1;
    }

    fn work_off(&mut self, deed: Deed, sink: &mut impl Sink<Event>) {
        self.stage = Stage::Acted;
        let order = self.material.0.plain(deed.task());
        self.carry(order, deed, sink);
    }

    /// The action of the turn is over: the third worker of the round may have a meaning, then exchanges are possible.
    pub(crate) fn after_action(&mut self, sink: &mut impl Sink<Event>) {
        self.stage = Stage::After;
        if self.me().placed == WORKERS {
            self.fire(Facts::of(Moment::LastWorker), sink);
        }
    }

    /// In the second window nobody is asked who has nothing to exchange. Says whether somebody is.
    pub(crate) fn after_window(&mut self) -> bool {
        let asks = self.may_exchange();
        if !asks {
            self.end_turn();
        }
        asks
    }

    /// Clockwise, three turns each; then everybody goes home.
    fn end_turn(&mut self) {
        self.turns += 1;
        self.stage = Stage::Before;
        if self.turns < WORKERS * self.seats() {
            self.active = (self.first + self.turns) % self.seats();
        }
    }
}

/// Has anything been offered?
struct Found(bool);

impl Menu for Found {
    fn add(&mut self, _: Action) {
        self.0 = true;
    }
}
