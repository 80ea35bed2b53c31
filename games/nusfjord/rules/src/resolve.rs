//! The second reader of ops: carries them out, asks where a player must choose, and lets buildings react.

use tabletop::{Sink, Turn};

use crate::{
    action::{Action, Deed},
    card::{Card, Elder},
    code::{Instruction, Span},
    effect::{Hull, Moment, Special, Task},
    event::Event,
    goods::Goods,
    refusal::{Lack, Refusal},
    stack::{Frame, Origin, Run},
    state::{MAX_BUILT, Nusfjord},
};

/// Takes down what a player may answer.
pub(crate) trait Menu {
    fn add(&mut self, action: Action);
}

impl Menu for Vec<Action> {
    #[inline]
    fn add(&mut self, action: Action) {
        self.push(action);
    }
}

/// The only answer, if there is only one.
#[derive(Default)]
struct Sole {
    first: Option<Action>,
    several: bool,
}

impl Menu for Sole {
    fn add(&mut self, action: Action) {
        self.several = self.first.is_some();
        self.first.get_or_insert(action);
    }
}

/// What a moment tells those who react to it.
#[derive(Clone, Copy)]
pub(crate) struct Facts {
    pub moment: Moment,
    /// Goods moved, plates served, Forests left.
    pub value: u8,
    /// The ship just built.
    pub hull: Option<Hull>,
    /// The building just built; it does not react to itself.
    pub card: Option<Card>,
}

impl Facts {
    pub fn of(moment: Moment) -> Facts {
        Facts { moment, value: 0, hull: None, card: None }
    }
}

impl Nusfjord {
    /// Begins a list of ops of the active player. `must`: the first of them may not be skipped.
    pub(crate) fn start(&mut self, origin: Origin, span: Span, must: bool) {
        if !span.is_empty() {
            self.stack.push(Frame::Run(Run { origin, fact: 0, must, span }));
        }
    }

    /// Lets the active player's buildings react. All conditions are read first; then gains come at once, in the order
    /// in which the buildings were built; then the others, in the same order.
    pub(crate) fn fire(&mut self, facts: Facts, sink: &mut impl Sink<Event>) {
        let moment = facts.moment.index();
        if self.me().hears >> moment & 1 == 1 {
            self.react(facts, moment, sink);
        }
    }

    fn react(&mut self, facts: Facts, moment: u8, sink: &mut impl Sink<Event>) {
        let material = self.material.0;
        let mut reacting = [(Card(0), 0u16); 2 * MAX_BUILT];
        let mut count = 0;
        for built in self.me().built() {
            if Some(built.card) == facts.card {
                continue;
            }
            let (first, last) = material.building(built.card).whens;
            for index in first..last {
                let when = &material.code.whens[usize::from(index)];
                let letter = facts.card.map(Card::letter);
                let from = self.my_viewpoint(facts.value);
                let told = |test| self.holds(test, from, facts.hull, letter);
                if when.moment == moment && when.test.as_ref().is_none_or(told) && count < reacting.len() {
                    reacting[count] = (built.card, index);
                    count += 1;
                }
            }
        }
        let reacting = &reacting[..count];
        for &(card, index) in reacting {
            let when = &material.code.whens[usize::from(index)];
            if when.gains {
                let run = Run { origin: Origin::card(card), fact: facts.value, must: false, span: when.ops };
                (when.ops.at..when.ops.end).for_each(|at| self.gain(run, at, sink));
            }
        }
        // The last one pushed runs first.
        for &(card, index) in reacting.iter().rev() {
            let when = &material.code.whens[usize::from(index)];
            if !when.gains {
                let run = Run { origin: Origin::card(card), fact: facts.value, must: false, span: when.ops };
                self.stack.push(Frame::Run(run));
            }
        }
    }

    /// Carries out a gain. Every gain is optional, but it never hurts, so nobody is asked.
    fn gain(&mut self, run: Run, at: u16, sink: &mut impl Sink<Event>) {
        let goods = match self.material.0.code.ops[usize::from(at)] {
            Instruction::Gain(goods) => goods,
            Instruction::GainBy { good, by } => {
                let worth = &self.material.0.code.worths[usize::from(by)];
                Goods::of(good, self.worth(worth, self.my_viewpoint(run.fact)))
            }
            _ => return,
        };
        if goods == Goods::NONE {
            return;
        }
        let seat = self.actor();
        let me = self.me_mut();
        let lost = me.stock.get(goods, me.standing.wood_limit);
        sink.emit(Event::Gained { seat, goods, by: run.origin });
        if lost > 0 {
            sink.emit(Event::WoodLost { seat, wood: lost });
        }
    }

    /// Goes on until a player must decide, luck must, or the game is over.
    pub(crate) fn advance(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            let asks = match self.stack.top() {
                Frame::Nothing => {
                    if self.next_stage(sink) {
                        return;
                    }
                    continue;
                }
                Frame::Run(run) => self.run(run, sink),
                Frame::AfterBuilding(card) => {
                    self.stack.pop();
                    let moment = Moment::After(Task::Building);
                    self.fire(Facts { card: Some(card), ..Facts::of(moment) }, sink);
                    false
                }
                Frame::AfterElder => {
                    self.stack.pop();
                    self.fire(Facts::of(Moment::After(Task::Elder)), sink);
                    false
                }
                Frame::ElderUsed => {
                    self.stack.pop();
                    self.fire(Facts::of(Moment::ElderUsed), sink);
                    false
                }
                Frame::Flip(_) => {
                    self.waits = Turn::Chance;
                    return;
                }
                Frame::Offer(slot) => {
                    let asks = self.permit_elder(slot).is_ok();
                    if !asks {
                        self.stack.pop();
                    }
                    asks
                }
                Frame::Pay { .. } | Frame::Place(_) => true,
            };
            if asks {
                let mut sole = Sole::default();
                self.answers(&mut sole);
                match sole {
                    // without a real choice nobody is asked.
                    Sole { first: Some(answer), several: false } => self.answer(answer, sink),
                    _ => {
                        self.wait_for(self.active);
                        return;
                    }
                }
            }
        }
    }

    /// Runs instructions up to the next question; says whether there is one.
    fn run(&mut self, mut run: Run, sink: &mut impl Sink<Event>) -> bool {
        while !run.span.is_empty() {
            let op = self.material.0.code.ops[usize::from(run.span.at)];
            match op {
                Instruction::Gain(_) | Instruction::GainBy { .. } => self.gain(run, run.span.at, sink),
                Instruction::Swap { .. }
                | Instruction::Do(_)
                | Instruction::AddForest
                | Instruction::Upgrade { .. }
                | Instruction::Choose { .. }
                | Instruction::Special(_) => {
                    if self.feasible(&self.purse(), op) {
                        self.stack.set_top(Frame::Run(run));
                        return true;
                    }
                }
            }
            run.span.at += 1;
            run.must = false;
        }
        self.stack.pop();
        false
    }

    /// What may be answered to the question on top of the stack, in ascending order.
    pub(crate) fn answers(&self, menu: &mut impl Menu) {
        match self.stack.top() {
            Frame::Run(run) => self.op_answers(run, menu),
            Frame::Pay { price, .. } => self.payments(price, menu),
            Frame::Place(card) => self.places_for(card, menu),
            Frame::Offer(_) => {
                menu.add(Action::Now);
                menu.add(Action::Skip);
            }
            _ => {}
        }
    }

    fn op_answers(&self, run: Run, menu: &mut impl Menu) {
        let (material, purse) = (self.material.0, self.purse());
        match material.code.ops[usize::from(run.span.at)] {
            Instruction::Gain(_) | Instruction::GainBy { .. } => {}
            Instruction::Swap { give, times, .. } => {
                (1..=purse.stock.times(give, times)).for_each(|n| menu.add(Action::Times(n)));
            }
            Instruction::Do(order) => {
                let order = &material.code.orders[usize::from(order)];
                self.deeds(&purse, order, &mut |deed| menu.add(Action::Carry(deed)));
            }
            Instruction::AddForest => {
                let cells = material.doubles.iter().map(|&(cell, _)| cell);
                cells
                    .filter(|&cell| self.may_add_forest(cell))
                    .for_each(|cell| menu.add(Action::Forest(cell)));
            }
            Instruction::Upgrade { sloop, cutter } => {
                for index in 0..self.me().pieces {
                    if self.permit_upgrade(&purse, (sloop, cutter), index).is_ok() {
                        menu.add(Action::Upgrade(index));
                    }
                }
            }
            Instruction::Choose { first, count } => {
                for n in 0..count {
                    if self.can_start(&purse, material.code.lists[usize::from(first + u16::from(n))]) {
                        menu.add(Action::Pick(n));
                    }
                }
            }
            Instruction::Special(Special::Museum) => menu.add(Action::Exhibit),
            Instruction::Special(Special::FreeElder) => {
                let mine = (0..self.me().elders).filter(|&slot| self.may_let(&purse, slot));
                let mine = mine.filter_map(|slot| self.elder_at(self.me(), slot));
                let set = mine.fold(0u64, |set, elder| set | 1 << elder.0);
                crate::card::Bits(set).for_each(|elder| menu.add(Action::Let(Elder(elder as u8))));
            }
            Instruction::Special(Special::CopySpace) => {
                for task in self.full_tasks() {
                    self.deeds(&purse, material.plain(task), &mut |deed| menu.add(Action::Carry(deed)));
                }
            }
            Instruction::Special(Special::OnTrack | Special::SellShip) => {}
        }
        if !run.must {
            menu.add(Action::Skip);
        }
    }

    /// Says what forbids an answer.
    pub(crate) fn permit_answer(&self, answer: Action) -> Result<(), Refusal> {
        match (self.stack.top(), answer) {
            (Frame::Run(Run { must: true, .. }), Action::Skip) => Err(Refusal::MustAct),
            (Frame::Run(_) | Frame::Offer(_), Action::Skip) | (Frame::Offer(_), Action::Now) => Ok(()),
            (Frame::Run(run), _) => {
                self.permit_op(self.material.0.code.ops[usize::from(run.span.at)], answer)
            }
            (Frame::Pay { price, .. }, Action::Fish(n)) => self.permit_payment(price, n),
            (Frame::Place(_), Action::At(cell)) => self.permit_place(cell),
            (Frame::Place(card), Action::OnTrack) => self.permit_on_track(card),
            _ => Err(Refusal::NotNow),
        }
    }

    fn permit_op(&self, op: Instruction, answer: Action) -> Result<(), Refusal> {
        let (material, purse) = (self.material.0, self.purse());
        match (op, answer) {
            (Instruction::Swap { give, times, .. }, Action::Times(n)) => {
                if n == 0 || n > times {
                    Err(Refusal::NoSuchChoice)
                } else if purse.stock.times(give, times) >= n {
                    Ok(())
                } else {
                    Err(Refusal::Short(Lack(purse.stock.short(give.times(n)))))
                }
            }
            (Instruction::Do(order), Action::Carry(deed)) => {
                let order = &material.code.orders[usize::from(order)];
                if order.task == deed.task() {
                    self.permit(&purse, order, deed)
                } else {
                    Err(Refusal::NotNow)
                }
            }
            (Instruction::AddForest, Action::Forest(cell)) => self.permit_forest(cell),
            (Instruction::Upgrade { sloop, cutter }, Action::Upgrade(index)) => {
                self.permit_upgrade(&purse, (sloop, cutter), index).map(drop)
            }
            (Instruction::Choose { first, count }, Action::Pick(n)) => {
                if n >= count {
                    Err(Refusal::NoSuchChoice)
                } else if self.can_start(&purse, material.code.lists[usize::from(first + u16::from(n))]) {
                    Ok(())
                } else {
                    Err(Refusal::NothingChanges)
                }
            }
            (Instruction::Special(Special::Museum), Action::Exhibit) => Ok(()),
            (Instruction::Special(Special::FreeElder), Action::Let(elder)) => {
                self.permit_let(elder).map(drop)
            }
            (Instruction::Special(Special::CopySpace), Action::Carry(deed)) => {
                if self.full_tasks().any(|task| task == deed.task()) {
                    self.permit(&purse, material.plain(deed.task()), deed)
                } else {
                    Err(Refusal::SpaceNotFull)
                }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// Carries out an answer to the question on top of the stack.
    pub(crate) fn answer(&mut self, answer: Action, sink: &mut impl Sink<Event>) {
        match (self.stack.top(), answer) {
            (Frame::Run(run), _) => {
                self.pass_over(run);
                self.answer_op(run, answer, sink);
            }
            (Frame::Pay { price, .. }, Action::Fish(n)) => self.settle(price, n, sink),
            (Frame::Place(card), Action::At(cell)) => self.place_building(card, Some(cell), sink),
            (Frame::Place(card), Action::OnTrack) => self.place_building(card, None, sink),
            (Frame::Offer(slot), Action::Now) => {
                self.stack.pop();
                self.elder_acts(slot, sink);
            }
            (Frame::Offer(_), _) => self.stack.pop(),
            _ => {}
        }
    }

    /// The op that was asked about is done with; what follows it may be skipped. A finished list leaves the stack
    /// before its last op begins, so that long chains stay flat.
    fn pass_over(&mut self, mut run: Run) {
        run.span.at += 1;
        run.must = false;
        if run.span.is_empty() {
            self.stack.pop();
        } else {
            self.stack.set_top(Frame::Run(run));
        }
    }

    fn answer_op(&mut self, run: Run, answer: Action, sink: &mut impl Sink<Event>) {
        let material = self.material.0;
        match (material.code.ops[usize::from(run.span.at)], answer) {
            (Instruction::Swap { give, get, .. }, Action::Times(n)) => {
                self.exchange(give.times(n), get.times(n), run.origin, sink);
            }
            (Instruction::Do(order), Action::Carry(deed)) => {
                self.carry(&material.code.orders[usize::from(order)], deed, sink);
            }
            (Instruction::AddForest, Action::Forest(cell)) => self.add_forest(cell, sink),
            (Instruction::Upgrade { sloop, cutter }, Action::Upgrade(index)) => {
                self.upgrade_ship((sloop, cutter), index, sink);
            }
            (Instruction::Choose { first, .. }, Action::Pick(n)) => {
                let span = material.code.lists[usize::from(first + u16::from(n))];
                self.stack.push(Frame::Run(Run { must: true, span, ..run }));
            }
            (Instruction::Special(Special::Museum), Action::Exhibit) => self.exhibit_ship(sink),
            (Instruction::Special(Special::FreeElder), Action::Let(elder)) => {
                if let Some(slot) = self.me().seat_of(elder) {
                    self.elder_begins(slot, sink);
                }
            }
            (Instruction::Special(Special::CopySpace), Action::Carry(deed)) => {
                self.carry(material.plain(Deed::task(deed)), deed, sink);
            }
            // Skipped.
            _ => {}
        }
    }

    /// Goods against goods.
    pub(crate) fn exchange(&mut self, give: Goods, get: Goods, by: Origin, sink: &mut impl Sink<Event>) {
        let seat = self.actor();
        let me = self.me_mut();
        me.stock.give(give);
        let lost = me.stock.get(get, me.standing.wood_limit);
        sink.emit(Event::Exchanged { seat, give, get, by });
        if lost > 0 {
            sink.emit(Event::WoodLost { seat, wood: lost });
        }
    }
}
