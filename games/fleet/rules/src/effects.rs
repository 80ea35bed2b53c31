//! Marking boxes, launching boats, activating licences, coins and stars (rulebook: «Фаза „Човен“», «Доріжка монет»,
//! «Бонуси ліцензій», «Човни у гавані»).

use tabletop::Sink;

use crate::{
    Ask, Cause, Effect, Event, Fleet, Kind, Measure, Section, Stage, material::LEVELS, section::CRAFTS,
};

impl Fleet {
    /// Marks the topmost free box of a section; a circle acts at once.
    #[inline]
    pub(crate) fn mark(&mut self, section: Section, sink: &mut impl Sink<Event>) {
        let (material, seat, at) = (self.material, self.seat, section.index());
        let sheet = self.sheet_mut();
        let number = sheet.marked[at];
        sheet.marked[at] += 1;
        sheet.look_at(&material, section);
        sink.emit(Event::Marked { seat, section, number: number + 1 });
        if at >= CRAFTS {
            // Boxes crossed by the Captain need not be marked (R-U22).
            if sheet.free(&material, section) == 0 {
                self.complete(section, sink);
            } else if self.is_solo() && self.stage == Stage::Share {
                self.built_on |= section.bit();
            }
            return;
        }
        match material.kinds[at][usize::from(number)] {
            Kind::Plain => {}
            Kind::Boat => self.launch(section, sink),
            Kind::Licence => self.activate(section, sink),
            Kind::Fishing => {
                sink.emit(Event::PrivateFishing { seat });
                self.chain.does(Effect::Fished);
                self.fish(sink);
            }
            Kind::Choice => {
                let boats = sheet.launched[at] < material.boats[at];
                let licences = sheet.licences[at] < LEVELS;
                match (boats, licences) {
                    (true, true) => self.ask = Ask::Choice(section),
                    (true, false) => self.launch(section, sink),
                    (false, true) => self.activate(section, sink),
                    (false, false) => {}
                }
            }
        }
    }

    /// A building has no free box left, and the player made the last mark or one at the same time as the last.
    pub(crate) fn complete(&mut self, building: Section, sink: &mut impl Sink<Event>) {
        let seat = self.seat;
        self.sheet_mut().complete |= 1 << (building.index() - CRAFTS);
        sink.emit(Event::BuildingCompleted { seat, section: building });
        self.chain.does(Effect::Completed);
        self.look_at_silver(sink);
    }

    /// Launches the topmost boat of a section that is still ashore (rulebook: «Спуск човна на воду»); cod licences pay
    /// for it, in the harbour too.
    pub(crate) fn launch(&mut self, section: Section, sink: &mut impl Sink<Event>) {
        let (material, seat, at) = (self.material, self.seat, section.index());
        let sheet = self.sheet_mut();
        if sheet.launched[at] >= material.boats[at] {
            return;
        }
        sheet.launched[at] += 1;
        let coins = material.cod_coins[sheet.level(Section::Cod)];
        sink.emit(Event::Launched { seat, section });
        self.chain.does(Effect::Launched);
        self.look_at_silver(sink);
        self.gain(coins, sink);
    }

    /// Activates the next licence of a section (rulebook: «Активація ліцензії»); a second one pays coins. The crab
    /// licence brings the choice of a bonus instead.
    pub(crate) fn activate(&mut self, section: Section, sink: &mut impl Sink<Event>) {
        let (material, seat, at) = (self.material, self.seat, section.index());
        let bonuses = self.bonuses;
        let sheet = self.sheet_mut();
        if section == Section::Crab {
            sheet.crab = true;
            sink.emit(Event::CrabLicensed { seat });
            self.chain.does(Effect::Licensed);
            self.look_at_silver(sink);
            if bonuses != 0 {
                self.ask = Ask::Bonus;
            }
            return;
        }
        if sheet.licences[at] >= LEVELS {
            return;
        }
        sheet.licences[at] += 1;
        let level = sheet.licences[at];
        sink.emit(Event::Licensed { seat, section, level });
        self.chain.does(Effect::Licensed);
        self.look_at_silver(sink);
        if level == 2 {
            self.gain(material.second_licence, sink);
        }
    }

    /// Marks coin boxes, all of one gain first; the stars among them wait their turn (R-U1). Coins beyond the track are
    /// lost, boxes blocked by the Captain are passed over (R-U21).
    #[inline]
    pub(crate) fn gain(&mut self, coins: u8, sink: &mut impl Sink<Event>) {
        if coins == 0 {
            return;
        }
        let (material, seat) = (self.material, self.seat);
        let sheet = self.sheet_mut();
        let before = sheet.coins;
        let (marked, stars);
        if sheet.blocked == 0 {
            let after = (before + coins).min(material.coin_boxes);
            marked = after - before;
            stars = material.stars_up_to[usize::from(after)] - material.stars_up_to[usize::from(before)];
            sheet.coins = after;
        } else {
            (marked, stars) = {
                let (mut at, mut marked, mut stars) = (before, 0, 0);
                let mut next = before;
                while marked < coins && next < material.coin_boxes {
                    next += 1;
                    let star = material.stars_up_to[usize::from(next)];
                    let is_star = star > material.stars_up_to[usize::from(next - 1)];
                    if is_star && sheet.blocked >> (star - 1) & 1 == 1 {
                        continue;
                    }
                    stars += u8::from(is_star);
                    marked += 1;
                    at = next;
                }
                sheet.coins = at;
                (marked, stars)
            };
        }
        sheet.stars += stars;
        sink.emit(Event::CoinsMarked { seat, coins: marked, lost: coins - marked, stars });
        self.chain.brings(marked, stars);
        self.look_at_silver(sink);
    }

    /// All boats of the seat fish (rulebook: «Фаза „Риболовля“»): the barge first, by the boats that were full before.
    /// Oyster boats with room for two ask whether the second fish shall be a coin.
    pub(crate) fn fish(&mut self, sink: &mut impl Sink<Event>) {
        let (material, seat) = (self.material, self.seat);
        let sheet = self.sheet_mut();
        let before = sheet.caught;
        let barge = Section::Barge.index();
        if sheet.launched[barge] > 0 {
            let room = material.holds[barge][0] - sheet.fish[barge][0];
            let catch = sheet.full(&material).min(room);
            sheet.fish[barge][0] += catch;
            sheet.caught += catch;
        }
        let mut oysters = 0;
        for at in 0..CRAFTS {
            let catch = material.catches[at];
            if catch == 0 {
                continue;
            }
            let hold = sheet.hold(&material, at);
            let asks = catch > 1 && sheet.licences[at.min(4)] > 0;
            for boat in 0..usize::from(sheet.launched[at]) {
                let fish = &mut sheet.fish[at][boat];
                let room = hold.saturating_sub(*fish);
                let mut caught = catch.min(room);
                if asks && caught > 1 {
                    oysters |= 1 << boat;
                    caught = 1;
                }
                *fish += caught;
                sheet.caught += caught;
            }
        }
        let fish = sheet.caught - before;
        self.oysters = oysters;
        sink.emit(Event::Fished { seat, fish });
        self.look_at_silver(sink);
    }

    /// The next oyster boat takes its second fish, or a coin for it.
    pub(crate) fn decide_oyster(&mut self, coin: bool, sink: &mut impl Sink<Event>) {
        let seat = self.seat;
        let boat = self.oysters.trailing_zeros() as usize;
        self.oysters &= self.oysters - 1;
        if coin {
            self.purse += 1;
            sink.emit(Event::FishSold { seat });
        } else {
            let sheet = self.sheet_mut();
            sheet.fish[Section::Oyster.index()][boat] += 1;
            sheet.caught += 1;
            sink.emit(Event::Fished { seat, fish: 1 });
            self.look_at_silver(sink);
        }
    }

    /// Chooses a crab bonus: nobody else can have it.
    pub(crate) fn choose_bonus(&mut self, measure: Measure, sink: &mut impl Sink<Event>) {
        self.bonuses &= !(1 << measure as u8);
        let seat = self.seat;
        self.sheet_mut().bonus = Some(measure);
        sink.emit(Event::BonusChosen { seat, measure });
    }

    /// Has the seat just met the condition of the silver trophy, with nobody before it in an earlier step?
    #[inline]
    pub(crate) fn look_at_silver(&mut self, sink: &mut impl Sink<Event>) {
        let Some(measure) = self.cards.silver else { return };
        let bit = 1 << self.seat.0;
        if self.cards.silver_gone || self.cards.silver_won & bit != 0 {
            return;
        }
        let card = self.material.silver_card(measure).expect("the open trophy is of the edition");
        if self.sheet().count(&self.material, measure) >= card.least {
            self.cards.silver_won |= bit;
            let (seat, points) = (self.seat, self.material.trophy_vp);
            sink.emit(Event::SilverWon { seat, measure, least: card.least, points });
        }
    }

    /// A step that was simultaneous for all who took part in it is over: the silver trophy waits for nobody else (R-C3).
    #[inline]
    pub(crate) fn end_simultaneous_step(&mut self) {
        self.cards.silver_gone |= self.cards.silver_won != 0;
    }

    /// What is still pending for the seat whose turn it is, one thing after the other; a question stops it. True if
    /// nothing is left.
    #[inline]
    pub(crate) fn settle(&mut self, sink: &mut impl Sink<Event>) -> bool {
        loop {
            if self.ask != Ask::Nothing {
                return false;
            }
            if self.oysters != 0 {
                self.ask = Ask::Oyster;
                return false;
            }
            if self.purse > 0 {
                let purse = std::mem::take(&mut self.purse);
                self.chain.goes_on(Cause::FishSold);
                self.gain(purse, sink);
                continue;
            }
            // Stars earned while fishing act after the catch of all (rulebook: «Доріжка монет», note).
            if self.stage != Stage::Catch && self.sheet().stars > 0 {
                if self.sheet().open != 0 {
                    self.ask = Ask::Star;
                    return false;
                }
                let seat = self.seat;
                let stars = std::mem::take(&mut self.sheet_mut().stars);
                sink.emit(Event::StarsLapsed { seat, stars });
            }
            if self.start_left > 0 {
                self.mark_start(sink);
            } else if self.marks_left > 0 {
                self.marks_left -= 1;
                if self.sheet().open_boats() != 0 {
                    self.ask = Ask::Again;
                }
            } else if self.stars_after > 0 {
                let stars = std::mem::take(&mut self.stars_after);
                self.sheet_mut().stars += stars;
                let swordfish = self.stage == Stage::Swordfish;
                self.chain.goes_on(if swordfish { Cause::SwordfishLicence } else { Cause::ShrimpLicence });
                self.chain.brings(0, stars);
            } else if self.coins_after > 0 {
                let coins = std::mem::take(&mut self.coins_after);
                self.chain.goes_on(Cause::SwordfishLicence);
                self.gain(coins, sink);
            } else {
                return true;
            }
        }
    }
}
