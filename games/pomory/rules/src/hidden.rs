//! What a seat cannot know, dealt anew: the opponent's bet, the opponent's news, the news deck.

use tabletop::{Dealer, Seat, Weight};

use crate::{Cards, News, Pomory, news::NewsSet, state::other};

impl Pomory {
    /// A random state that `seat` cannot tell from this one.
    pub(crate) fn redealt(&self, seat: Seat, dealer: &mut dyn Dealer) -> Pomory {
        let mut sample = self.clone();
        if self.end.is_none() {
            sample.redeal_bet(seat, dealer);
            sample.redeal_news(seat, dealer);
        }
        sample
    }

    /// Sealed cards are hidden until the story tells them. All else about hands is public.
    fn redeal_bet(&mut self, seat: Seat, dealer: &mut dyn Dealer) {
        let them = other(seat);
        let is_open = |seat: Seat, game: &Pomory| !game.story.parts[seat.index() & 1].bet.is_empty();
        if !is_open(them, self) && !self.player(them).sealed.is_empty() {
            self.redeal_sealed(them, seat, dealer);
        }
        // The opponent saw one of the seat's cards; the seat does not know which.
        if self.bets.gossip == Some(them) && self.bets.shown.is_some() {
            let mut laid = self.player(seat).sealed;
            if self.bets.tackle == Some(seat) {
                laid = laid.with(self.bets.taken_back.map_or(Cards::NONE, Cards::only));
            }
            self.bets.shown = Some(laid.nth(dealer.pick(laid.len().into()) as usize));
        }
    }

    /// Draws `them` a new bet from the cards they could have laid; a card that `seat` was shown is among those laid.
    fn redeal_sealed(&mut self, them: Seat, seat: Seat, dealer: &mut dyn Dealer) {
        let took_back = self.bets.tackle == Some(them) && self.bets.taken_back.is_some();
        let known = self.bets.shown.filter(|_| self.bets.gossip == Some(seat));
        let player = self.player_mut(them);
        let laid = player.sealed.len() + u8::from(took_back);
        let mut pool = player.hand.with(player.sealed);
        let mut bet = known.map_or(Cards::NONE, Cards::only);
        pool = pool.without(bet);
        while bet.len() < laid {
            let card = Cards::only(pool.nth(dealer.pick(pool.len().into()) as usize));
            (bet, pool) = (bet.with(card), pool.without(card));
        }
        if took_back {
            let back = bet.nth(dealer.pick(bet.len().into()) as usize);
            bet = bet.without(Cards::only(back));
            pool = pool.with(Cards::only(back));
            self.bets.taken_back = Some(back);
        }
        let player = self.player_mut(them);
        (player.sealed, player.hand) = (bet, pool);
    }

    /// News that the seat cannot place: in the opponent's hand, just drawn by the opponent, returned by the opponent, or
    /// never seen. Cards that the seat itself put under the deck stay where it knows them to be.
    fn redeal_news(&mut self, seat: Seat, dealer: &mut dyn Dealer) {
        let them = other(seat);
        let theirs = self.player(them);
        let (held, fresh, exposed) = (theirs.news, theirs.fresh, theirs.exposed);
        let drawn = if self.actor == them { self.drawn } else { NewsSet::NONE };
        let returned = self.news.bottom().iter().filter(|card| card.by == them).map(|card| card.news);
        let mut pool: NewsSet = returned.collect();
        pool = pool.with(self.news.unseen).with(held).with(drawn).without(exposed);

        let mut deal = |count: u8, pool: &mut NewsSet| {
            let mut dealt = NewsSet::NONE;
            for _ in 0..count {
                let news = pick(*pool, dealer);
                *pool = pool.without(NewsSet::only(news));
                dealt = dealt.with(NewsSet::only(news));
            }
            dealt
        };
        let old = deal(held.without(fresh).without(exposed).len(), &mut pool);
        let new = deal(fresh.without(exposed).len(), &mut pool);
        let just_drawn = deal(drawn.without(exposed).len(), &mut pool);
        for place in 0..self.news.bottom().len() {
            if self.news.bottom()[place].by == them {
                self.news.bottom_mut()[place].news = deal(1, &mut pool).nth(0);
            }
        }
        self.news.unseen = pool;
        if self.actor == them {
            self.drawn = just_drawn.with(drawn.and(exposed));
        }
        let player = self.player_mut(them);
        player.fresh = new.with(fresh.and(exposed));
        player.news = old.with(new).with(held.and(exposed));
    }
}

/// A random card of a set.
fn pick(pool: NewsSet, dealer: &mut dyn Dealer) -> News {
    pool.nth(dealer.pick(Weight::from(pool.len())) as usize)
}
