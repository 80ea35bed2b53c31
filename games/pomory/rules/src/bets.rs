//! Sealed bets (rulebook: "2. Этап ставок").
//!
//! Both players lay their cards at the same time. A bet is an action that others learn nothing of but that it was made;
//! its owner can take it back as long as the other has not bet. That is the table's ordinary undo, and the `close`
//! step of luck, which has one outcome, ends it (ruling E1).

use tabletop::{Seat, Seats, Sink};

use crate::{
    Action, Card, Cards, Deed, Event, Pomory, Refusal, Step, Story,
    news::Window,
    state::{Bets, other},
};

impl Pomory {
    /// The bets stage begins: first of all somebody may play Quay Gossip (ruling U3).
    pub(crate) fn begin_bets(&mut self, sink: &mut impl Sink<Event>) {
        self.story = Story { round: self.round, ..Story::default() };
        self.bets = Bets { betting: Seats::first(2), ..Bets::default() };
        self.open_window(Window::Gossip, sink);
    }

    /// Everybody who bets now is asked for Saltworks, then for Spare Tackle; then the cards are laid.
    pub(crate) fn begin_betting(&mut self, sink: &mut impl Sink<Event>) {
        self.open_window(Window::Saltworks, sink);
    }

    /// How many cards the seat lays.
    #[inline]
    pub(crate) fn cards_to_lay(&self, seat: Seat) -> u8 {
        if self.bets.tackle == Some(seat) { 3 } else { 2 }
    }

    /// Lists every bet: any cards in hand, as every pair is one of the three combinations.
    #[inline]
    pub(crate) fn ways_to_bet(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.player(seat).hand;
        if self.cards_to_lay(seat) == 2 {
            out.extend_from_slice(self.material.pairs(hand));
            return;
        }
        let sets = (0..=Cards::ALL.bits()).map(Cards::from_bits);
        let threes = sets.filter(|&cards| cards.len() == 3 && hand.contains_all(cards));
        out.extend(threes.map(|cards| Action::from(Deed::Bet { cards })));
    }

    /// Exactly two cards of the own hand; salt that was played lies open and cannot be bet.
    pub(crate) fn check_bet(&self, seat: Seat, cards: Cards) -> Result<(), Refusal> {
        if self.step != Step::Seal {
            return Err(Refusal::OnlyAtBets);
        }
        let hand = self.player(seat).hand;
        if let Some(card) = cards.iter().find(|&card| !hand.contains(card)) {
            return Err(Refusal::SaltLiesOpen(card));
        }
        match self.cards_to_lay(seat) {
            lay if lay == cards.len() => Ok(()),
            2 => Err(Refusal::TwoCardsDue),
            _ => Err(Refusal::ThreeCardsDue),
        }
    }

    /// Lays cards face down.
    pub(crate) fn seal(&mut self, seat: Seat, cards: Cards, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.hand = player.hand.without(cards);
        player.sealed = cards;
        sink.emit(Event::BetSealed { seat, count: cards.len(), cards: Some(cards) });
        if !self.owing_bets().is_empty() {
            return;
        }
        let waits = self.bets.gossip.filter(|&gossip| gossip != seat);
        self.step = if waits.is_some() { Step::Peek } else { Step::Close };
    }

    /// Whose sealed cards Quay Gossip looks at.
    pub(crate) fn shows(&self) -> Seat {
        other(self.bets.gossip.expect("a card is shown to who played Quay Gossip"))
    }

    /// One of the opponent's sealed cards is shown to who played Quay Gossip; then that seat bets.
    pub(crate) fn show(&mut self, card: Card, sink: &mut impl Sink<Event>) {
        let to = other(self.shows());
        self.bets.shown = Some(card);
        self.bets.betting = Seats::only(to);
        sink.emit(Event::CardShown { to, of: other(to), card: Some(card) });
        self.begin_betting(sink);
    }

    /// Both bets lie. Now the weather, unless somebody names the storm.
    pub(crate) fn close_bets(&mut self, sink: &mut impl Sink<Event>) {
        sink.emit(Event::BetsClosed);
        self.open_window(Window::Moryana, sink);
    }

    pub(crate) fn play_gossip(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.bets.gossip = Some(seat);
        self.bets.betting = Seats::only(other(seat));
        self.begin_betting(sink);
    }

    pub(crate) fn play_tackle(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.bets.tackle = Some(seat);
        self.open_window(Window::Tackle, sink);
    }

    pub(crate) fn play_saltworks(&mut self, seat: Seat, salt: Cards, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.hand = player.hand.with(salt);
        sink.emit(Event::SaltTaken { seat, salt });
        self.open_window(Window::Saltworks, sink);
    }

    /// After the storm, who laid three cards takes one back (N07).
    pub(crate) fn check_take_back(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.step != Step::TakeBack {
            Err(Refusal::NothingToTakeBack)
        } else if !self.player(seat).sealed.contains(card) {
            Err(Refusal::CardNotBet(card))
        } else {
            Ok(())
        }
    }

    pub(crate) fn take_back(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        player.sealed = player.sealed.without(Cards::only(card));
        player.hand = player.hand.with(Cards::only(card));
        self.bets.taken_back = Some(card);
        sink.emit(Event::CardTakenBack { seat, card: Some(card) });
        self.step = Step::Open;
    }

    /// Both bets are opened at the same time, before any catch (rulebook: "4. Лов рыбы и подсчет очков").
    pub(crate) fn open_bets(&mut self, sink: &mut impl Sink<Event>) {
        for seat in [self.first, self.second()] {
            let bet = self.player(seat).sealed;
            self.story.parts[seat.index() & 1].bet = bet;
            sink.emit(Event::BetOpened { seat, cards: bet });
        }
        // What was shown and what was taken back is plain to see now.
        self.bets.shown = None;
        self.bets.taken_back = None;
        self.begin_catch(self.first, sink);
    }
}
