//! The two phases with dice (rulebook: «Фаза „Човен“», «Фаза „Місто“», «Використання кісточки як монети», «Будівлі
//! верфі»): rolling, picking, using.

use tabletop::Sink;

use crate::{
    Ask, Cause, Event, Face, Fleet, Refusal, Section, Stage,
    action::{self, Action, Actions, Deed},
    section::{BOAT_BITS, FACES},
    sheet::Sheet,
    state::{Die, PLAYERS},
};

/// The action's bit, if it is allowed.
#[inline(always)]
const fn allow(code: u8, allowed: bool) -> Actions {
    (allowed as Actions) << code
}

impl Fleet {
    /// A die of the pool is rolled; after the last one the players pick.
    #[inline]
    pub(crate) fn roll(&mut self, face: Face, sink: &mut impl Sink<Event>) {
        self.pool[face.index()] += 1;
        self.turns += 1;
        sink.emit(Event::DieRolled { face });
        if self.turns == self.dice() {
            self.enter(Stage::Pick);
            if self.is_solo() && self.captain_is_first() {
                self.captain_picks(sink);
            }
            self.ask = Ask::Take;
        }
    }

    /// The picked die was rolled again in the casino.
    pub(crate) fn roll_again(&mut self, face: Face, sink: &mut impl Sink<Event>) {
        sink.emit(Event::DieRerolled { seat: self.seat, from: self.die.face, face });
        self.die = Die { face, picked: true, rerolled: true };
        self.taken[self.seat.index() % PLAYERS] = Some(face);
        self.ask = Ask::Use;
    }

    /// Everybody has picked: all use the last die.
    pub(crate) fn begin_share(&mut self, sink: &mut impl Sink<Event>) {
        if self.is_solo() && !self.captain_is_first() {
            self.captain_picks(sink);
        }
        self.enter(Stage::Share);
        let left = self.pool.iter().position(|&dice| dice > 0).expect("one die is left");
        let face = Face::ALL[left];
        self.die = Die { face, picked: false, rerolled: false };
        sink.emit(Event::LastDie { face });
        if self.is_solo() && self.captain_is_first() {
            self.captain_shares(sink);
        }
        self.ask = Ask::Use;
    }

    /// Everybody has used the last die.
    pub(crate) fn end_share(&mut self, sink: &mut impl Sink<Event>) {
        if self.is_solo() && !self.captain_is_first() {
            self.captain_shares(sink);
        }
        self.built_on = 0;
        self.pool = [0; FACES];
        if self.town {
            self.end_round(sink);
        } else {
            self.begin_income(sink);
        }
    }

    /// Everything that the seat whose turn it is may do, as bits.
    #[inline]
    pub(crate) fn allowed(&self) -> Actions {
        let marks = |sections: u32| Actions::from(sections) << action::MARK;
        match self.ask {
            Ask::Nothing | Ask::Reroll => 0,
            Ask::Take => {
                let dice = self.pool.iter().enumerate();
                dice.fold(0, |bits, (face, &dice)| {
                    bits | Actions::from(dice > 0) << (action::TAKE as usize + face)
                })
            }
            Ask::Use => self.allowed_uses(),
            Ask::Again => marks(self.sheet().open_boats()) | 1 << action::DECLINE,
            Ask::Star => marks(self.sheet().open) | 1 << action::DECLINE,
            Ask::Choice(_) => 1 << action::BOAT | 1 << action::LICENCE,
            Ask::Bonus => Actions::from(self.bonuses) << action::BONUS,
            Ask::Oyster => 1 << action::SECOND_FISH | 1 << action::FISH_COIN,
        }
    }

    /// Sections that the die may mark, free or not, as bits: a picked shrimp die with a licence serves all boats.
    #[inline]
    fn sections_of_die(&self) -> u32 {
        let Die { face, picked, .. } = self.die;
        let wild = picked && face == Face::Shrimp && self.sheet().level(Section::Shrimp) > 0;
        if wild { BOAT_BITS } else { face.sections() }
    }

    #[inline]
    fn allowed_uses(&self) -> Actions {
        let (sheet, die, material) = (self.sheet(), self.die, &self.material);
        let picked_shrimp = die.picked && die.face == Face::Shrimp;
        let shrimp_star = picked_shrimp
            && material.shrimp_stars[sheet.level(Section::Shrimp)] > 0
            && sheet.open_boats() == 0
            && sheet.open != 0;
        let salvage =
            sheet.is_complete(Section::Salvage) && sheet.salvaged < material.salvage_uses && sheet.open != 0;
        let hex = sheet.is_complete(Section::Buffet)
            && die.face.boats().is_some()
            && sheet.hexes >> die.face as u8 & 1 == 0;
        let reroll = die.picked && !die.rerolled && sheet.is_complete(Section::Casino);
        Actions::from(sheet.open & self.sections_of_die()) << action::MARK
            | allow(action::COINS, die.face == Face::Coins)
            | allow(action::MARKET, die.face == Face::Market)
            | allow(action::SHRIMP_STAR, shrimp_star)
            | allow(action::COIN, true)
            | allow(action::SALVAGE, salvage)
            | allow(action::HEX, hex)
            | allow(action::REROLL, reroll)
    }

    /// The rule that forbids a deed which is not among the allowed ones.
    pub(crate) fn why_not(&self, deed: Deed) -> Refusal {
        let sheet = self.sheet();
        match (self.ask, deed) {
            (Ask::Take, Deed::Take(face)) => Refusal::NoSuchDie(face),
            // While luck rolls nobody is asked.
            (Ask::Take | Ask::Nothing | Ask::Reroll, _) => Refusal::DieToTake,
            (Ask::Use, Deed::Take(_)) => Refusal::DieTaken,
            (Ask::Use, Deed::Mark(section)) if self.sections_of_die() & section.bit() == 0 => {
                Refusal::NotOfThisDie(section)
            }
            (Ask::Again, Deed::Mark(section)) if section.bit() & BOAT_BITS == 0 => Refusal::OnlyBoats,
            (Ask::Use | Ask::Again | Ask::Star, Deed::Mark(section)) => {
                if sheet.free(&self.material, section) == 0 {
                    Refusal::SectionFull(section)
                } else {
                    Refusal::SectionClosed(section)
                }
            }
            (Ask::Use, Deed::Coins) => Refusal::NoThreeCoins,
            (Ask::Use, Deed::Market) => Refusal::NoMarket,
            (Ask::Use, Deed::ShrimpStar) => Refusal::NoShrimpStar,
            (Ask::Use, Deed::Salvage) => self.why_no_salvage(),
            (Ask::Use, Deed::Hex) => self.why_no_hex(),
            (Ask::Use, Deed::Reroll) => self.why_no_reroll(),
            (Ask::Use, Deed::Decline) => Refusal::DieMustBeUsed,
            (Ask::Use, _) => Refusal::DieToUse,
            (Ask::Again, _) => Refusal::SecondBoatToMark,
            (Ask::Star, _) => Refusal::StarToUse,
            (Ask::Choice(_), _) => Refusal::BoatOrLicence,
            (Ask::Bonus, Deed::Bonus(measure)) => {
                if self.material.crab_bonus(measure).is_some() {
                    Refusal::BonusTaken(measure)
                } else {
                    Refusal::NoSuchBonus
                }
            }
            (Ask::Bonus, _) => Refusal::BonusToChoose,
            (Ask::Oyster, _) => Refusal::FishOrCoin,
        }
    }

    fn why_no_salvage(&self) -> Refusal {
        let sheet = self.sheet();
        if !sheet.is_complete(Section::Salvage) {
            Refusal::NotBuilt(Section::Salvage)
        } else if sheet.salvaged >= self.material.salvage_uses {
            Refusal::NoTickLeft
        } else {
            Refusal::NothingToMark
        }
    }

    fn why_no_hex(&self) -> Refusal {
        if !self.sheet().is_complete(Section::Buffet) {
            Refusal::NotBuilt(Section::Buffet)
        } else if self.die.face.boats().is_none() {
            Refusal::NoHexForThis
        } else {
            Refusal::HexMarked
        }
    }

    fn why_no_reroll(&self) -> Refusal {
        if !self.die.picked {
            Refusal::NotThePickedDie
        } else if !self.sheet().is_complete(Section::Casino) {
            Refusal::NotBuilt(Section::Casino)
        } else {
            Refusal::RerolledOnce
        }
    }

    /// Carries out what the seat decided.
    #[inline]
    pub(crate) fn carry_out(&mut self, act: Action, sink: &mut impl Sink<Event>) {
        let (seat, asked) = (self.seat, self.ask);
        self.ask = Ask::Nothing;
        match act.deed() {
            Deed::Take(face) => {
                self.pool[face.index()] -= 1;
                self.die = Die { face, picked: true, rerolled: false };
                self.taken[self.seat.index() % PLAYERS] = Some(face);
                sink.emit(Event::DieTaken { seat, face });
                self.ask = Ask::Use;
                return;
            }
            Deed::Mark(section) => match asked {
                Ask::Star => {
                    self.sheet_mut().stars -= 1;
                    sink.emit(Event::StarUsed { seat });
                    self.chain.goes_on(Cause::Star(section));
                    self.mark(section, sink);
                }
                _ => {
                    if asked == Ask::Use {
                        self.use_shrimp_licence();
                    }
                    self.chain.goes_on(Cause::Die(section));
                    self.mark(section, sink);
                }
            },
            Deed::Coins => {
                self.chain.goes_on(Cause::Coins);
                self.gain(self.material.three_coins, sink);
            }
            Deed::Market => self.visit_market(sink),
            Deed::ShrimpStar => {
                self.stars_after = self.material.shrimp_stars[self.sheet().level(Section::Shrimp)]
            }
            Deed::Coin => self.take_coin(sink),
            Deed::Salvage => {
                let sheet = self.sheet_mut();
                sheet.salvaged += 1;
                sheet.stars += 1;
                sink.emit(Event::Salvaged { seat });
                self.chain.goes_on(Cause::Salvage);
                self.chain.brings(0, 1);
            }
            Deed::Hex => {
                let face = self.die.face;
                self.sheet_mut().hexes |= 1 << face as u8;
                sink.emit(Event::HexMarked { seat, face });
            }
            Deed::Reroll => {
                self.ask = Ask::Reroll;
                return;
            }
            Deed::Decline => {
                if asked == Ask::Star {
                    self.sheet_mut().stars -= 1;
                    sink.emit(Event::StarDeclined { seat });
                    self.chain.goes_on(Cause::Declined);
                } else {
                    sink.emit(Event::BoatDeclined { seat });
                }
            }
            Deed::Boat | Deed::Licence => {
                if let Ask::Choice(section) = asked {
                    if act.deed() == Deed::Boat {
                        self.launch(section, sink);
                    } else {
                        self.activate(section, sink);
                    }
                }
            }
            Deed::SecondFish => self.decide_oyster(false, sink),
            Deed::FishCoin => self.decide_oyster(true, sink),
            Deed::Bonus(measure) => self.choose_bonus(measure, sink),
        }
        self.go_on(sink);
    }

    /// A picked shrimp die marks further boats and brings a star, by the licence held when it is used (R-U3).
    #[inline]
    fn use_shrimp_licence(&mut self) {
        if self.die.picked && self.die.face == Face::Shrimp {
            let level = self.sheet().level(Section::Shrimp);
            self.marks_left = self.material.shrimp_marks[level] - 1;
            self.stars_after = self.material.shrimp_stars[level];
        }
    }

    /// Coins by the number of fish; the smokehouse adds to them (rulebook: «Ринок», «Коптильня»).
    pub(crate) fn market_pays(&self, sheet: &Sheet) -> u8 {
        let smoked = u8::from(sheet.is_complete(Section::Smokehouse)) * self.material.smokehouse_coins;
        self.material.market(sheet.caught) + smoked
    }

    fn visit_market(&mut self, sink: &mut impl Sink<Event>) {
        let coins = self.market_pays(self.sheet());
        sink.emit(Event::MarketVisited { seat: self.seat, coins });
        self.chain.goes_on(Cause::Market);
        self.gain(coins, sink);
    }

    /// What a die is worth as a coin; with the tackle shop more.
    pub(crate) fn coins_for_die(&self, sheet: &Sheet) -> u8 {
        let tackle = sheet.is_complete(Section::Tackle);
        if tackle { self.material.tackle_coins } else { self.material.die_as_coin }
    }

    /// A coin instead of the die (rulebook: «Використання кісточки як монети»).
    fn take_coin(&mut self, sink: &mut impl Sink<Event>) {
        let coins = self.coins_for_die(self.sheet());
        sink.emit(Event::DieAsCoin { seat: self.seat, coins });
        self.chain.goes_on(Cause::DieAsCoin);
        self.gain(coins, sink);
    }
}
