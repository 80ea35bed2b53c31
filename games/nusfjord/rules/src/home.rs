//! ПОДГОТОВКА, III. ФАЗА ВОЗВРАЩЕНИЯ ДОМОЙ and what lies between phases: who starts, which buildings come when.

use tabletop::{Seat, Sink, Turn, Weight};

use crate::{
    action::Chance,
    card::{A_BITS, B_BITS, Bits, C_BITS, Card, DECKS, Elder, bits_of, cards},
    effect::{Letter, Moment},
    event::Event,
    resolve::Facts,
    stack::Frame,
    state::{COPY_SPACE, NOBODY, Nusfjord, ROUNDS, Stage, WORKERS},
};

impl Nusfjord {
    /// Goes on where nothing is unfinished. Says whether the table must wait.
    pub(crate) fn next_stage(&mut self, sink: &mut impl Sink<Event>) -> bool {
        match self.stage {
            Stage::First | Stage::Opening | Stage::Restock { .. } | Stage::Dealing { .. } | Stage::Hands => {
                self.waits = Turn::Chance;
                return true;
            }
            Stage::Fishing => {
                let short = self.short_of_fish();
                if !short.is_empty() {
                    self.waits = Turn::Seats(short);
                    return true;
                }
                self.collect(sink);
                self.stage = Stage::FishingEnd(0);
            }
            Stage::FishingEnd(done) if done < self.seats() => {
                self.stage = Stage::FishingEnd(done + 1);
                self.active = (self.first + done) % self.seats();
                self.fire(Facts::of(Moment::FishingEnd), sink);
            }
            Stage::FishingEnd(_) => self.stage = Stage::WorkStart(0),
            Stage::WorkStart(done) if done < self.seats() => {
                self.stage = Stage::WorkStart(done + 1);
                self.active = (self.first + done) % self.seats();
                self.fire(Facts::of(Moment::WorkStart), sink);
            }
            Stage::WorkStart(_) => {
                self.stage = Stage::Before;
                self.active = self.first;
                self.turns = 0;
            }
            Stage::Before if self.turns == WORKERS * self.seats() => self.go_home(sink),
            Stage::Before => {
                self.wait_for(self.active);
                return true;
            }
            Stage::Acted => self.after_action(sink),
            Stage::After => {
                if self.after_window() {
                    self.wait_for(self.active);
                    return true;
                }
            }
            Stage::Over => {
                self.waits = Turn::Over;
                return true;
            }
        }
        false
    }

    /// III. ФАЗА ВОЗВРАЩЕНИЯ ДОМОЙ: workers return, the first player ship moves on. After round 7 the game is over.
    fn go_home(&mut self, sink: &mut impl Sink<Event>) {
        if self.round == ROUNDS {
            self.stage = Stage::Over;
            sink.emit(Event::GameEnded);
            return;
        }
        if self.return_workers() {
            sink.emit(Event::WorkersReturned);
        }
        self.round += 1;
        self.first = (self.first + self.seats() - 1) % self.seats();
        self.active = self.first;
        self.turns = 0;
        sink.emit(Event::RoundBegan { round: self.round, seat: Seat(self.first) });
        self.follow_round_tile(sink);
    }

    /// All workers go home, from the copy board too. ОДИНОЧНАЯ ИГРА: only those of the next round's colour, which
    /// in the first rounds are none. Says whether anybody did.
    fn return_workers(&mut self) -> bool {
        let next = self.is_solo().then(|| self.round % self.colours());
        let goes = |worker: u8| worker != NOBODY && next.is_none_or(|colour| worker == colour);
        let mut returned = false;
        let capacity = |space: usize| {
            self.board()
                .spaces
                .get(space)
                .map_or(usize::from(space >= COPY_SPACE), |tile| tile.capacity.into())
        };
        let capacities: [usize; COPY_SPACE + 3] = std::array::from_fn(capacity);
        self.full = 0;
        for (space, workers) in self.workers.iter_mut().enumerate() {
            for worker in workers.iter_mut().filter(|worker| goes(**worker)) {
                *worker = NOBODY;
                returned = true;
            }
            let here = workers.iter().filter(|&&worker| worker != NOBODY).count();
            if capacities[space] > 0 && here >= capacities[space] {
                self.full |= 1 << space;
            }
        }
        for harbor in &mut self.harbors {
            harbor.placed = 0;
            for seat in harbor.council.iter_mut().filter(|seat| goes(seat.worker)) {
                seat.worker = NOBODY;
                returned = true;
            }
        }
        returned
    }

    /// What the cell of the new round says, at once.
    fn follow_round_tile(&mut self, sink: &mut impl Sink<Event>) {
        let rules = self.rules();
        match self.round {
            3 => self.restock(Letter::A, rules.new_a, self.material.0.boards[0], sink),
            4 => {
                let left = (rules.hand_c * self.seats()).min(self.piled(Letter::C));
                self.stage = Stage::Dealing { left };
                if left == 0 {
                    self.cast_nets(sink);
                }
            }
            5 => self.restock(Letter::B, rules.new_b, self.material.0.boards[1], sink),
            6 if self.harbors.iter().any(|harbor| harbor.hand != 0) => self.stage = Stage::Hands,
            6 => self.restock(Letter::C, rules.open_c, u8::MAX, sink),
            _ => self.cast_nets(sink),
        }
    }

    /// New buildings are laid open, but only on free cells, and only as long as there are any.
    fn restock(&mut self, letter: Letter, due: u8, cells: u8, sink: &mut impl Sink<Event>) {
        let open: u32 = self.open.iter().map(|set| (set & bits_of(letter)).count_ones()).sum();
        let free = u32::from(cells).saturating_sub(open) as u8;
        let left = due.min(free).min(self.piled(letter));
        self.stage = Stage::Restock { letter, left };
        if left == 0 {
            self.cast_nets(sink);
        }
    }

    /// Cards of a letter in the pile for later cards.
    fn piled(&self, letter: Letter) -> u8 {
        (self.pile[usize::from(self.agreed.deck)] & bits_of(letter)).count_ones() as u8
    }

    /// КОЛОДЫ ЗДАНИЙ: the deck and letter of the next building to be laid open at the start. СМЕШИВАНИЕ КОЛОД: three A and
    /// two B from each deck.
    fn next_opening(&self) -> Option<(usize, Letter)> {
        let boards = self.material.0.boards;
        for (letter, cells) in [(Letter::A, boards[0]), (Letter::B, boards[1])] {
            let bits = bits_of(letter);
            let wanted = if self.agreed.mixed { cells / DECKS as u8 } else { cells };
            for deck in 0..DECKS {
                let open = (self.open[deck] & bits).count_ones() as u8;
                if open < wanted && self.pile[deck] & bits != 0 {
                    return Some((deck, letter));
                }
            }
        }
        None
    }

    /// ТОЛЬКО ПРИ 2 ИГРОКАХ: the A and B buildings that were not laid open leave the game; those of other decks always do.
    fn put_rest_away(&mut self) {
        for deck in 0..DECKS {
            let stays = match deck == usize::from(self.agreed.deck) {
                false => 0,
                true if self.rules().keep => A_BITS | B_BITS | C_BITS,
                true => C_BITS,
            };
            self.gone[deck] |= self.pile[deck] & !stays;
            self.pile[deck] &= stays;
        }
    }

    /// The player who gets the next C building: all cards of one player in a row, from the first player on.
    fn receiver(&self) -> Seat {
        let dealt: u32 = self.harbors.iter().map(|harbor| harbor.hand.count_ones()).sum();
        Seat((self.first + dealt as u8 / self.rules().hand_c) % self.seats())
    }

    /// The cards of which luck chooses one, as bits of a deck.
    fn draw_from(&self) -> Option<(usize, u64)> {
        let later = usize::from(self.agreed.deck);
        match self.stage {
            Stage::Opening => {
                self.next_opening().map(|(deck, letter)| (deck, self.pile[deck] & bits_of(letter)))
            }
            Stage::Restock { letter, .. } => Some((later, self.pile[later] & bits_of(letter))),
            Stage::Dealing { .. } => Some((later, self.pile[later] & C_BITS)),
            _ => None,
        }
    }

    fn as_outcome(&self, card: Card) -> Chance {
        match self.stage {
            Stage::Dealing { .. } => Chance::Deal(self.receiver(), card),
            _ => Chance::Open(card),
        }
    }

    pub(crate) fn list_outcomes(&self, out: &mut Vec<(Chance, Weight)>) {
        if self.waits != Turn::Chance {
            return;
        }
        if let Frame::Flip(_) = self.stack.top() {
            out.extend(Bits(self.unknown.into()).map(|elder| (Chance::Turn(Elder(elder as u8)), 1)));
            return;
        }
        match self.stage {
            Stage::First => match self.agreed.first {
                NOBODY => out.extend(self.all_seats().map(|seat| (Chance::First(seat), 1))),
                agreed => out.push((Chance::First(Seat(agreed)), 1)),
            },
            Stage::Hands => out.push((Chance::Hands, 1)),
            _ => {
                let Some((deck, bits)) = self.draw_from() else { return };
                out.extend(Bits(bits).map(|bit| (self.as_outcome(Card::at(deck, bit)), 1)));
            }
        }
    }

    pub(crate) fn outcome_weight(&self) -> Weight {
        if self.waits != Turn::Chance {
            return 0;
        }
        if let Frame::Flip(_) = self.stack.top() {
            return self.unknown.count_ones();
        }
        match self.stage {
            Stage::First if self.agreed.first == NOBODY => self.seats().into(),
            Stage::First | Stage::Hands => 1,
            _ => self.draw_from().map_or(0, |(_, bits)| bits.count_ones()),
        }
    }

    pub(crate) fn outcome_at(&self, ticket: Weight) -> Chance {
        let nth = |bits: u64| {
            Bits(bits).nth(ticket as usize).expect("a ticket is below the weight of all outcomes")
        };
        if let Frame::Flip(_) = self.stack.top() {
            return Chance::Turn(Elder(nth(self.unknown.into()) as u8));
        }
        match self.stage {
            Stage::First if self.agreed.first == NOBODY => Chance::First(Seat(ticket as u8)),
            Stage::First => Chance::First(Seat(self.agreed.first)),
            Stage::Hands => Chance::Hands,
            _ => {
                let (deck, bits) = self.draw_from().expect("luck draws cards in all other stages");
                self.as_outcome(Card::at(deck, nth(bits)))
            }
        }
    }

    /// Takes what luck brought.
    pub(crate) fn take_outcome(&mut self, outcome: Chance, sink: &mut impl Sink<Event>) {
        match outcome {
            Chance::First(seat) => self.begin(seat, sink),
            Chance::Open(card) => self.lay_open(card, sink),
            Chance::Deal(seat, card) => self.deal(seat, card, sink),
            Chance::Hands => self.lay_hands_open(sink),
            Chance::Turn(elder) => {
                if let Frame::Flip(pile) = self.stack.top() {
                    self.stack.pop();
                    self.tops[usize::from(pile)] = elder.0;
                    self.hidden &= !(1 << pile);
                    self.unknown &= !(1 << elder.0);
                    sink.emit(Event::ElderTurned { elder });
                }
            }
        }
        self.advance(sink);
    }

    /// The first player takes the tile with cell 1.
    fn begin(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        (self.start, self.first, self.active) = (seat.0, seat.0, seat.0);
        sink.emit(Event::FirstPlayerDrawn { seat });
        self.stage = Stage::Opening;
        self.open_or_begin(sink);
    }

    fn open_or_begin(&mut self, sink: &mut impl Sink<Event>) {
        if self.next_opening().is_none() {
            self.put_rest_away();
            sink.emit(Event::RoundBegan { round: 1, seat: Seat(self.first) });
            self.cast_nets(sink);
        }
    }

    fn lay_open(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        self.pile[card.deck()] &= !card.bit();
        self.open[card.deck()] |= card.bit();
        sink.emit(Event::Opened { card });
        match self.stage {
            Stage::Restock { letter, left } if left > 1 => {
                self.stage = Stage::Restock { letter, left: left - 1 }
            }
            Stage::Restock { .. } => self.cast_nets(sink),
            _ => self.open_or_begin(sink),
        }
    }

    /// ЯЧЕЙКА 4-ГО РАУНДА: face down; only the owner knows the card.
    fn deal(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.pile[card.deck()] &= !card.bit();
        self.harbors[seat.index()].hand |= card.bit();
        sink.emit(Event::Dealt { seat, card: Some(card) });
        match self.stage {
            Stage::Dealing { left } if left > 1 => self.stage = Stage::Dealing { left: left - 1 },
            _ => self.cast_nets(sink),
        }
    }

    /// ЯЧЕЙКА 6-ГО РАУНДА: all C buildings left in hands are laid open. It is an outcome of its own, because it shows
    /// everybody what nobody could know before.
    fn lay_hands_open(&mut self, sink: &mut impl Sink<Event>) {
        let deck = usize::from(self.agreed.deck);
        for seat in self.all_seats() {
            let hand = std::mem::take(&mut self.harbors[seat.index()].hand);
            self.open[deck] |= hand;
            let mut set = [0; DECKS];
            set[deck] = hand;
            cards(set).for_each(|card| sink.emit(Event::LaidOpen { seat, card }));
        }
        self.restock(Letter::C, self.rules().open_c, u8::MAX, sink);
    }
}
