//! The course of the game (rulebook: «Приготування», «Як грати», «Фаза „Дохід“», «Кінець раунду»).

use tabletop::{Seat, Sink};

use crate::{
    Ask, Cause, Event, Face, Fleet, Measure, Section, Stage,
    material::START_BOXES,
    section::FACES,
    sheet::Sheet,
    state::{Die, PLAYERS},
};

impl Fleet {
    /// The first-player marker goes to a seat; then trophies, captains or start rolls.
    pub(crate) fn give_marker(&mut self, first: Seat) {
        self.first = first;
        self.seat = first;
        self.stage = if self.cards.trophies { Stage::Gold } else { Stage::Start };
    }

    pub(crate) fn open_gold(&mut self, measure: Measure, sink: &mut impl Sink<Event>) {
        self.cards.gold = Some(measure);
        sink.emit(Event::GoldOpened { measure, points: self.material.trophy_vp });
        self.stage = Stage::Silver;
    }

    pub(crate) fn open_silver(&mut self, measure: Measure, sink: &mut impl Sink<Event>) {
        self.cards.silver = Some(measure);
        let card = self.material.silver_card(measure).expect("the card is of the edition");
        let points = self.material.trophy_vp;
        sink.emit(Event::SilverOpened { measure, least: card.least, points });
        self.stage = Stage::Start;
    }

    /// A captain card instead of the start roll (rulebook: «Карти капітана»).
    pub(crate) fn deal_captain(&mut self, boats: Section, sink: &mut impl Sink<Event>) {
        let seat = self.seat;
        self.sheet_mut().captain = Some(boats);
        let card = self.material.captain(boats).expect("the card is of the edition");
        sink.emit(Event::CaptainDealt { seat, boats, bonus: card.bonus });
        self.start_left = card.len;
        self.go_on(sink);
    }

    /// A start roll: three coins are rolled again.
    pub(crate) fn roll_start(&mut self, face: Face, sink: &mut impl Sink<Event>) {
        let seat = self.seat;
        sink.emit(Event::StartRolled { seat, face });
        if face.boats().is_some() {
            self.die = Die { face, picked: false, rerolled: false };
            self.start_left = START_BOXES as u8;
            self.go_on(sink);
        }
    }

    /// Makes the next mark of the start: a normal activation, in order (R-1, R-U15).
    pub(crate) fn mark_start(&mut self, sink: &mut impl Sink<Event>) {
        let section = match self.sheet().captain {
            Some(boats) => {
                let card = self.material.captain(boats).expect("the card is of the edition");
                card.marks[usize::from(card.len - self.start_left)]
            }
            None => self.die.face.boats().expect("three coins are rolled again"),
        };
        self.start_left -= 1;
        self.chain.goes_on(Cause::Start(section));
        self.mark(section, sink);
    }

    /// Goes on until somebody has to decide, luck has to, or all is over.
    #[inline]
    pub(crate) fn go_on(&mut self, sink: &mut impl Sink<Event>) {
        while self.settle(sink) {
            match self.stage {
                Stage::Start => {
                    if self.next_seat() {
                        return;
                    }
                    self.end_simultaneous_step();
                    self.begin_round(sink);
                    return;
                }
                Stage::Pick => {
                    self.end_simultaneous_step();
                    if self.next_seat() {
                        self.ask = Ask::Take;
                        return;
                    }
                    self.begin_share(sink);
                }
                Stage::Share => {
                    if self.next_seat() {
                        self.ask = Ask::Use;
                        return;
                    }
                    self.end_simultaneous_step();
                    self.end_share(sink);
                }
                Stage::Income => {
                    if self.next_seat() {
                        self.take_income(sink);
                        continue;
                    }
                    self.end_simultaneous_step();
                    if Fleet::fishes_in(self.round) {
                        self.enter(Stage::Catch);
                        sink.emit(Event::FishingBegan);
                        self.fish(sink);
                    } else {
                        self.begin_roll(true);
                    }
                }
                Stage::Catch => {
                    if self.next_seat() {
                        self.fish(sink);
                    } else {
                        self.end_simultaneous_step();
                        self.enter(Stage::AfterCatch);
                        self.recall_sold_fish();
                    }
                }
                Stage::AfterCatch => {
                    if self.next_seat() {
                        self.recall_sold_fish();
                    } else {
                        self.end_simultaneous_step();
                        self.enter(Stage::Swordfish);
                        self.begin_swordfish();
                    }
                }
                Stage::Swordfish => {
                    if self.next_seat() {
                        self.begin_swordfish();
                        continue;
                    }
                    self.end_simultaneous_step();
                    self.begin_roll(true);
                }
                Stage::First | Stage::Gold | Stage::Silver | Stage::Roll | Stage::Over => return,
            }
        }
    }

    /// Do all boats fish in this round (rulebook: «Фаза „Риболовля“»)?
    pub const fn fishes_in(round: u8) -> bool {
        round.is_multiple_of(2)
    }

    /// Stars that waited for the catch of all came from fish sold.
    fn recall_sold_fish(&mut self) {
        let stars = self.sheet().stars;
        if stars > 0 {
            self.chain.goes_on(Cause::FishSold);
            self.chain.brings(0, stars);
        }
    }

    /// The turn passes to the left; false if everybody had it.
    #[inline]
    fn next_seat(&mut self) -> bool {
        self.chain.end();
        self.turns += 1;
        self.seat = self.seat.next(self.seats);
        self.turns < self.seats
    }

    /// A stage in which the seats take turns from the first player on.
    #[inline]
    pub(crate) fn enter(&mut self, stage: Stage) {
        self.chain.end();
        self.stage = stage;
        self.turns = 0;
        self.seat = self.first;
    }

    fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        self.round += 1;
        let captain = self.is_solo() && self.captain_is_first();
        sink.emit(Event::RoundBegan { round: self.round, first: (!captain).then_some(self.first) });
        self.begin_roll(false);
    }

    /// The dice of a phase are rolled, one after the other.
    fn begin_roll(&mut self, town: bool) {
        self.town = town;
        self.pool = [0; FACES];
        self.taken = [None; PLAYERS];
        self.enter(Stage::Roll);
    }

    /// Everybody takes the income (rulebook: «Фаза „Дохід“»): one gain, summed before any of it is marked (R-U2).
    pub(crate) fn begin_income(&mut self, sink: &mut impl Sink<Event>) {
        self.enter(Stage::Income);
        self.take_income(sink);
    }

    fn take_income(&mut self, sink: &mut impl Sink<Event>) {
        let coins = self.income_of(self.sheet());
        sink.emit(Event::IncomeTaken { seat: self.seat, coins });
        self.chain.goes_on(Cause::Income);
        self.gain(coins, sink);
    }

    /// The coins that a sheet brings in: always one, then lobster licences and the cannery.
    pub(crate) fn income_of(&self, sheet: &Sheet) -> u8 {
        let material = &self.material;
        let mut coins = material.income;
        let lobster = sheet.level(Section::Lobster);
        if lobster > 0 {
            coins += material.lobster[lobster][usize::from(sheet.boats())];
        }
        if sheet.is_complete(Section::Cannery) {
            coins += material.cannery_coins * sheet.full(material);
        }
        coins
    }

    /// Swordfish licences after the fishing phase, at the level held then (R-U10): stars, then coins.
    fn begin_swordfish(&mut self) {
        let level = self.sheet().level(Section::Swordfish);
        self.stars_after = self.material.swordfish_stars[level];
        self.coins_after = self.material.swordfish_coins[level];
    }

    /// The marker passes to the left, the Captain's tokens move on, and a new round begins, if there is one.
    pub(crate) fn end_round(&mut self, sink: &mut impl Sink<Event>) {
        self.pool = [0; FACES];
        self.taken = [None; PLAYERS];
        self.town = false;
        self.die = Die { face: Face::Shrimp, picked: false, rerolled: false };
        if self.is_solo() {
            self.move_tokens(sink);
        }
        if self.round == self.rounds() {
            self.stage = Stage::Over;
            self.turns = 0;
            self.ask = Ask::Nothing;
            self.announce(sink);
            return;
        }
        self.first = self.first.next(self.seats);
        self.begin_round(sink);
    }
}

impl Fleet {
    /// Captain cards that nobody has.
    pub(crate) fn captains_left(&self) -> impl Iterator<Item = Section> + '_ {
        let dealt = |boats| self.sheets.iter().any(|sheet| sheet.captain == Some(boats));
        self.material.0.captains.iter().map(|card| card.boats).filter(move |&boats| !dealt(boats))
    }
}
