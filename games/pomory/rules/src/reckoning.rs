//! What a player reckons with, read off the state without making a view: for bots, which look at samples of their own
//! (`Game::determinize`) and never at the true state.

use tabletop::{Seat, Seats};

use crate::{Cards, Kind, Pomory, Step, Story, Way, Weather, state::other, weather::victims};

impl Pomory {
    /// What the table waits for.
    #[inline]
    pub fn step(&self) -> Step {
        self.step
    }

    /// Whose step it is, also while luck decides for it.
    #[inline]
    pub fn actor(&self) -> Seat {
        self.actor
    }

    /// The first player of the round.
    #[inline]
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The round, counted from 1.
    #[inline]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Relocations left in this movement turn.
    #[inline]
    pub fn relocations_left(&self) -> u8 {
        self.left
    }

    /// The round from its bets on.
    #[inline]
    pub fn story(&self) -> &Story {
        &self.story
    }

    /// Ships in the supply.
    #[inline]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.player(seat).supply
    }

    /// Ships in the repair dock.
    #[inline]
    pub fn docked(&self, seat: Seat) -> u8 {
        self.player(seat).dock
    }

    /// Cards in hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.player(seat).hand
    }

    /// The bet, if there is one.
    #[inline]
    pub fn bet(&self, seat: Seat) -> Cards {
        self.player(seat).sealed
    }

    /// News cards in hand.
    #[inline]
    pub fn news_in_hand(&self, seat: Seat) -> u8 {
        self.player(seat).news.len()
    }

    /// Which news cards those are, as bits by [`News`](crate::News).
    #[inline]
    pub fn news_bits(&self, seat: Seat) -> u16 {
        self.player(seat).news.bits()
    }

    /// The cells where ships of `seat` lie, and those where they lie on top of the other's, as bits by
    /// [`Cell::index`](crate::Cell::index).
    #[inline]
    pub fn ships_at(&self, seat: Seat) -> (u32, u32) {
        (self.at[seat.index()], self.top[seat.index()])
    }

    /// Caught cards of a kind.
    #[inline]
    pub fn caught_cards(&self, seat: Seat, kind: Kind) -> u8 {
        self.collected(seat, kind)
    }

    /// The size of the next set.
    #[inline]
    pub fn next_set(&self) -> u8 {
        self.next_set
    }

    /// Resource cards left in the deck.
    #[inline]
    pub fn cards_to_draw(&self) -> u8 {
        self.deck.len() as u8
    }

    /// The sum of the open cards of each kind.
    pub fn open_values(&self) -> [u8; 5] {
        let mut values = [0; 5];
        for card in self.row.iter().flatten() {
            values[card.kind().index()] += card.value();
        }
        values
    }

    /// By seat, the free ships on cells of each kind once this weather has passed.
    pub fn free_ships_after(&self, weather: Weather) -> [[u8; 5]; 2] {
        let (mut at, mut top) = (self.at, self.top);
        if let Weather::Storm(port) = weather {
            let reached = Way::ALL.map(|way| self.material.storm(port, way));
            for (seat, cell, _) in victims(reached, at, top).into_iter().flatten() {
                at[seat.index() & 1] &= !cell.bit();
                top = top.map(|tops| tops & !cell.bit());
            }
        }
        [0, 1].map(|seat: usize| {
            let free = at[seat] & !top[1 - seat];
            self.material.of_kind.map(|cells| (free & cells).count_ones() as u8)
        })
    }

    /// The same table before the other seat sealed its cards, if it has sealed them while `seat` still owes its own: both
    /// bet at the same time.
    pub fn before_other_bet(&self, seat: Seat) -> Option<Pomory> {
        let them = other(seat);
        let both = self.bets.betting == Seats::first(2);
        if self.step != Step::Seal || !both || self.player(them).sealed.is_empty() {
            return None;
        }
        let mut before = self.clone();
        let player = before.player_mut(them);
        player.hand = player.hand.with(std::mem::take(&mut player.sealed));
        Some(before)
    }
}
