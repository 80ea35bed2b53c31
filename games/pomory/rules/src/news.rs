//! News cards and their deck (rulebook: "Карты известий").
//!
//! The rulebook fixes that a failed combination brings two cards of which one is kept, that a card is played once and
//! not before the next round, and who plays first. The fifteen cards themselves are reconstructed.

use std::fmt;

/// A news card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum News {
    /// N01: more relocations this turn.
    FairWind,
    /// N02: one relocation to any empty cell.
    Pilot,
    /// N03: docked ships come home at once.
    Carpenters,
    /// N04: a blocking ship is pushed off.
    Anchor,
    /// N05: open resource cards are exchanged.
    Shoals,
    /// N06: the opponent bets first and shows a card.
    Gossip,
    /// N07: three cards are bet, one is taken back.
    Tackle,
    /// N08: played salt cards come back.
    Saltworks,
    /// N09: the weather is rolled anew.
    Signs,
    /// N10: the storm takes nobody.
    Calm,
    /// N11: a storm where one wants it.
    Moryana,
    /// N12: one ship more for a catch card.
    Nets,
    /// N13: the demand for salt changes.
    Decree,
    /// N14: the successful one of two cards scores.
    Word,
    /// N15: a set with one card too few.
    Fair,
}

/// How many news cards there are.
pub(crate) const NEWS: usize = 15;

impl News {
    /// All of them, in the order of their numbers.
    pub const ALL: [News; NEWS] = [
        News::FairWind,
        News::Pilot,
        News::Carpenters,
        News::Anchor,
        News::Shoals,
        News::Gossip,
        News::Tackle,
        News::Saltworks,
        News::Signs,
        News::Calm,
        News::Moryana,
        News::Nets,
        News::Decree,
        News::Word,
        News::Fair,
    ];

    /// Their words in notation and in material files.
    pub(crate) const WORDS: [&'static str; NEWS] = [
        "fair-wind",
        "pilot",
        "carpenters",
        "anchor",
        "shoals",
        "gossip",
        "tackle",
        "saltworks",
        "signs",
        "calm",
        "moryana",
        "nets",
        "decree",
        "word",
        "fair",
    ];

    /// Its number, counted from 0.
    #[inline(always)]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The word in notation and in material files.
    pub fn word(self) -> &'static str {
        News::WORDS[self.index()]
    }

    /// When it is played.
    pub const fn window(self) -> Window {
        match self {
            News::FairWind | News::Pilot | News::Carpenters | News::Anchor | News::Shoals => Window::Movement,
            News::Gossip => Window::Gossip,
            News::Saltworks => Window::Saltworks,
            News::Tackle => Window::Tackle,
            News::Moryana => Window::Moryana,
            News::Signs | News::Calm => Window::Result,
            News::Nets => Window::Nets,
            News::Decree => Window::Decree,
            News::Word => Window::Word,
            News::Fair => Window::Announcement,
        }
    }

    /// The message that names it.
    pub fn name(self) -> &'static str {
        match self {
            News::FairWind => "pomory-news-fair-wind",
            News::Pilot => "pomory-news-pilot",
            News::Carpenters => "pomory-news-carpenters",
            News::Anchor => "pomory-news-anchor",
            News::Shoals => "pomory-news-shoals",
            News::Gossip => "pomory-news-gossip",
            News::Tackle => "pomory-news-tackle",
            News::Saltworks => "pomory-news-saltworks",
            News::Signs => "pomory-news-signs",
            News::Calm => "pomory-news-calm",
            News::Moryana => "pomory-news-moryana",
            News::Nets => "pomory-news-nets",
            News::Decree => "pomory-news-decree",
            News::Word => "pomory-news-word",
            News::Fair => "pomory-news-fair",
        }
    }
}

/// When a news card is played; in the order of the round. The windows are reconstructed (correction C4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Window {
    /// In the own movement turn, as often as one likes.
    Movement,
    /// At the start of the bets stage: Quay Gossip.
    Gossip,
    /// Before the own bet: Saltworks.
    Saltworks,
    /// With the own bet: Spare Tackle.
    Tackle,
    /// Before the weather is rolled: Moryana.
    Moryana,
    /// After the weather is known, before ships are taken: Old Signs, Dead Calm.
    Result,
    /// At the own catch: New Nets.
    Nets,
    /// After the demand is known, before anyone scores: Salt Decree.
    Decree,
    /// At the own scoring, before the combination counts: Merchant's Word.
    Word,
    /// At the own scoring, with the set: Margaritin Fair.
    Announcement,
}

impl Window {
    /// All windows.
    pub(crate) const ALL: [Window; 10] = [
        Window::Movement,
        Window::Gossip,
        Window::Saltworks,
        Window::Tackle,
        Window::Moryana,
        Window::Result,
        Window::Nets,
        Window::Decree,
        Window::Word,
        Window::Announcement,
    ];

    /// The word in material files.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Window::Movement => "own-movement-turn",
            Window::Gossip => "start-of-bets",
            Window::Saltworks => "before-own-bet",
            Window::Tackle => "own-bet",
            Window::Moryana => "before-roll",
            Window::Result => "after-result",
            Window::Nets => "own-catch",
            Window::Decree => "after-demand",
            Window::Word => "own-scoring",
            Window::Announcement => "own-announcement",
        }
    }

    /// The news cards that are played in it.
    #[inline(always)]
    pub(crate) const fn news(self) -> NewsSet {
        PLAYED_IN[self as usize]
    }

    /// The message that says when it is.
    pub fn name(self) -> &'static str {
        match self {
            Window::Movement => "pomory-window-movement",
            Window::Gossip => "pomory-window-gossip",
            Window::Saltworks => "pomory-window-saltworks",
            Window::Tackle => "pomory-window-tackle",
            Window::Moryana => "pomory-window-moryana",
            Window::Result => "pomory-window-result",
            Window::Nets => "pomory-window-nets",
            Window::Decree => "pomory-window-decree",
            Window::Word => "pomory-window-word",
            Window::Announcement => "pomory-window-announcement",
        }
    }
}

/// The news cards of each window.
const PLAYED_IN: [NewsSet; Window::ALL.len()] = {
    let mut played = [NewsSet::NONE; Window::ALL.len()];
    let mut index = 0;
    while index < NEWS {
        let news = News::ALL[index];
        let window = news.window() as usize;
        played[window] = played[window].with(NewsSet::only(news));
        index += 1;
    }
    played
};

/// A set of news cards.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct NewsSet(u16);

impl NewsSet {
    pub const NONE: NewsSet = NewsSet(0);
    pub const ALL: NewsSet = NewsSet((1 << NEWS) - 1);

    #[inline(always)]
    pub const fn only(news: News) -> NewsSet {
        NewsSet(1 << news as u16)
    }

    #[inline(always)]
    #[must_use]
    pub const fn with(self, other: NewsSet) -> NewsSet {
        NewsSet(self.0 | other.0)
    }

    #[inline(always)]
    #[must_use]
    pub const fn without(self, other: NewsSet) -> NewsSet {
        NewsSet(self.0 & !other.0)
    }

    #[inline(always)]
    #[must_use]
    pub const fn and(self, other: NewsSet) -> NewsSet {
        NewsSet(self.0 & other.0)
    }

    #[inline(always)]
    pub const fn contains(self, news: News) -> bool {
        self.0 >> news as u16 & 1 == 1
    }

    #[inline(always)]
    pub const fn bits(self) -> u16 {
        self.0
    }

    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cards in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = News> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(News::ALL[index])
        })
    }

    /// The card in place `nth` of ascending order.
    pub fn nth(self, nth: usize) -> News {
        self.iter().nth(nth).expect("a card of the set is asked for")
    }
}

impl FromIterator<News> for NewsSet {
    fn from_iter<T: IntoIterator<Item = News>>(news: T) -> NewsSet {
        news.into_iter().fold(NewsSet::NONE, |set, news| set.with(NewsSet::only(news)))
    }
}

impl fmt::Debug for NewsSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
