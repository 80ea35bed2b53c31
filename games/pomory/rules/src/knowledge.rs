//! What follows from a view: what is written on cards, and which cards somebody may hold.

use tabletop::Seat;

use crate::{News, NewsView, View};

impl View {
    /// The number on a news card whose effect has one.
    pub fn amount(&self, news: News) -> u8 {
        self.amounts.get(news.index()).copied().unwrap_or(0)
    }

    /// Could `seat` play this news card in this round, for all that the viewer knows?
    pub fn may_hold(&self, seat: Seat, news: News) -> bool {
        let elsewhere = self.knows_place_of(news);
        let held = |card: &NewsView| match card.news {
            Some(known) => known == news,
            None => !elsewhere,
        };
        self.seats.get(seat.index()).is_some_and(|own| own.news.iter().any(|card| !card.fresh && held(card)))
    }

    /// Does the viewer see where this news card is: played, in a hand, or under the deck?
    fn knows_place_of(&self, news: News) -> bool {
        let in_hands = self.seats.iter().flat_map(|own| &own.news).filter_map(|card| card.news);
        let seen = self.news_discard.iter().copied().chain(in_hands);
        let drawn = self.news_bottom.iter().chain(&self.news_drawn).flatten().copied();
        seen.chain(drawn).any(|seen| seen == news)
    }
}
