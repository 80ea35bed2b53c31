//! The news deck: cards nobody has seen on top, returned cards below in the order of their return (ruling U17).

use tabletop::{Seat, Weight};

use crate::{
    News,
    news::{NEWS, NewsSet},
};

/// A card under the deck and who put it there: that seat alone knows which it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Returned {
    pub news: News,
    pub by: Seat,
}

const NOBODY: Returned = Returned { news: News::FairWind, by: Seat(0) };

/// The face-down deck.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NewsDeck {
    /// Shuffled: any of these may be on top.
    pub unseen: NewsSet,
    /// The first comes up first. Places beyond `len` hold [`NOBODY`].
    bottom: [Returned; NEWS],
    len: u8,
}

impl NewsDeck {
    /// A shuffled deck of these cards.
    pub fn new(unseen: NewsSet) -> NewsDeck {
        NewsDeck { unseen, bottom: [NOBODY; NEWS], len: 0 }
    }

    /// How many cards are left.
    #[inline]
    pub fn len(&self) -> u8 {
        self.unseen.len() + self.len
    }

    /// Is nothing left?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The returned cards, the next to come up first.
    pub fn bottom(&self) -> &[Returned] {
        &self.bottom[..usize::from(self.len)]
    }

    /// The same, to be dealt anew.
    pub fn bottom_mut(&mut self) -> &mut [Returned] {
        &mut self.bottom[..usize::from(self.len)]
    }

    /// Puts a card under the deck.
    pub fn put_under(&mut self, news: News, by: Seat) {
        self.bottom[usize::from(self.len)] = Returned { news, by };
        self.len += 1;
    }

    /// In how many ways the next card can come up.
    #[inline]
    pub fn weight(&self) -> Weight {
        if self.unseen.is_empty() { Weight::from(self.len.min(1)) } else { self.unseen.len().into() }
    }

    /// The card that `ticket` brings up.
    pub fn at(&self, ticket: Weight) -> News {
        if self.unseen.is_empty() { self.bottom[0].news } else { self.unseen.nth(ticket as usize) }
    }

    /// Takes the top card, which is `news`; says who put it there, if anybody did.
    pub fn take(&mut self, news: News) -> Option<Seat> {
        if self.unseen.contains(news) {
            self.unseen = self.unseen.without(NewsSet::only(news));
            return None;
        }
        let top = self.bottom[0];
        debug_assert_eq!(top.news, news, "returned cards come up in order");
        self.bottom.copy_within(1.., 0);
        self.bottom[NEWS - 1] = NOBODY;
        self.len -= 1;
        Some(top.by)
    }
}
