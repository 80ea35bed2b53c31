//! Counting the components.

use tabletop::Seat;

use crate::{Cards, Pomory, Step, material::SHIPS, news::NewsSet};

impl Pomory {
    /// Every ship and every card exists exactly once.
    pub(crate) fn count_components(&self) -> Result<(), String> {
        self.count_ships()?;
        self.count_resources()?;
        self.count_news()?;
        for seat in [Seat(0), Seat(1)] {
            let player = self.player(seat);
            if !player.hand.and(player.sealed).is_empty() {
                return Err(format!("seat {seat} holds and bets {:?}", player.hand.and(player.sealed)));
            }
            if !player.hand.with(player.sealed).contains_all(Cards::CATCH) {
                return Err(format!("seat {seat} has lost a catch card"));
            }
        }
        Ok(())
    }

    fn count_ships(&self) -> Result<(), String> {
        let both = self.at[0] & self.at[1];
        if self.top[0] & self.top[1] != 0 || self.top[0] | self.top[1] != both {
            return Err(format!("stacks at {both:b}, but tops at {:b} and {:b}", self.top[0], self.top[1]));
        }
        if self.occupied() & !self.material.all != 0 {
            return Err("a ship lies beyond the board".into());
        }
        for seat in [Seat(0), Seat(1)] {
            let player = self.player(seat);
            let sea = self.at[seat.index()].count_ones() as u8;
            let sum = player.supply + player.dock + sea;
            if sum != SHIPS {
                return Err(format!("seat {seat} has {sum} ships"));
            }
        }
        Ok(())
    }

    fn count_resources(&self) -> Result<(), String> {
        for (card, &copies) in self.material.resource_cards().iter().enumerate() {
            let row = self.row.iter().flatten().filter(|lying| lying.index() == card).count() as u8;
            let held: u8 = self.players.iter().map(|player| player.collection[card]).sum();
            let sum = self.deck.copies(card) + self.discard[card] + row + held;
            if sum != copies {
                return Err(format!("{sum} resource cards of number {card}, not {copies}"));
            }
        }
        for card in self.row.iter().flatten() {
            if self.open_value(card.kind()) > crate::material::MOST_OF_A_KIND {
                return Err(format!("too much {} in the row", card.kind().word()));
            }
        }
        Ok(())
    }

    fn count_news(&self) -> Result<(), String> {
        let mut found = NewsSet::NONE;
        let bottom: Vec<_> = self.news.bottom().iter().map(|returned| NewsSet::only(returned.news)).collect();
        let piles =
            [self.news.unseen, self.news_discard, self.drawn, self.players[0].news, self.players[1].news];
        for pile in piles.into_iter().chain(bottom) {
            if !found.and(pile).is_empty() {
                return Err(format!("{:?} twice", found.and(pile)));
            }
            found = found.with(pile);
        }
        if found != NewsSet::ALL {
            return Err(format!("news lost: {:?}", NewsSet::ALL.without(found)));
        }
        for player in &self.players {
            let held = if self.step == Step::Keep { player.news.with(self.drawn) } else { player.news };
            let shown = player.exposed.with(player.fresh);
            if !shown.without(held.with(self.drawn)).is_empty() {
                return Err(format!("news marked that nobody holds: {shown:?}"));
            }
        }
        Ok(())
    }
}
