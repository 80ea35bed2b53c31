//! The chain of effects that is running (rulebook: «Доріжка монет»): what set it off, and what each step of it brought.
//!
//! No rule reads it. It is kept beside the rules because only here is known which mark, licence or coin a pending star
//! came from, and a player who has to use that star wants to know.

use crate::{Fleet, Section};

/// Steps of a chain that are remembered. A longer chain forgets its first ones.
pub(crate) const LINKS: usize = 16;

/// The steps of the chain of the seat whose turn it is, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Chain {
    links: [Link; LINKS],
    len: u8,
}

/// A step of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Link {
    pub cause: Cause,
    pub effect: Effect,
    /// Coin boxes it marked.
    pub coins: u8,
    /// Stars it earned, on those boxes or by itself.
    pub stars: u8,
}

/// What a step of a chain is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Cause {
    /// A die marked a box.
    Die(Section),
    /// A star marked a box.
    Star(Section),
    /// A box was marked before the first round.
    Start(Section),
    /// A star was not used.
    Declined,
    /// A die showed three coins.
    Coins,
    /// A die was taken as a coin.
    DieAsCoin,
    /// The market paid.
    Market,
    /// The salvage yard turned a die into a star.
    Salvage,
    Income,
    /// Coins for the second fish of oyster boats.
    FishSold,
    /// A shrimp licence added a star to its die.
    ShrimpLicence,
    /// A swordfish licence paid after the fishing phase.
    SwordfishLicence,
}

/// What the mark of a step did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Effect {
    /// Nothing more, or not yet: a choice is still open.
    Nothing,
    /// It launched a boat.
    Launched,
    /// It activated a licence.
    Licensed,
    /// All boats fished.
    Fished,
    /// It completed a building.
    Completed,
}

impl Link {
    const NONE: Link = Link { cause: Cause::Declined, effect: Effect::Nothing, coins: 0, stars: 0 };

    /// Did it earn its stars by itself, not on the coin track?
    fn grants(self) -> bool {
        match self.cause {
            Cause::Salvage | Cause::ShrimpLicence => true,
            Cause::SwordfishLicence => self.coins == 0,
            _ => false,
        }
    }
}

impl Cause {
    /// The section whose box it marked.
    pub fn section(self) -> Option<Section> {
        match self {
            Cause::Die(section) | Cause::Star(section) | Cause::Start(section) => Some(section),
            _ => None,
        }
    }

    /// Did it take a star?
    pub fn takes_star(self) -> bool {
        matches!(self, Cause::Star(_) | Cause::Declined)
    }
}

impl Chain {
    pub(crate) const NONE: Chain = Chain { links: [Link::NONE; LINKS], len: 0 };

    /// A new chain can begin.
    #[inline]
    pub(crate) fn end(&mut self) {
        if self.len > 0 {
            *self = Chain::NONE;
        }
    }

    /// The next step.
    #[inline]
    pub(crate) fn goes_on(&mut self, cause: Cause) {
        if usize::from(self.len) == LINKS {
            self.links.rotate_left(1);
            self.len -= 1;
        }
        self.links[usize::from(self.len)] = Link { cause, ..Link::NONE };
        self.len += 1;
    }

    /// What the last step was doing.
    #[inline]
    pub(crate) fn does(&mut self, effect: Effect) {
        if let Some(link) = self.last() {
            link.effect = effect;
        }
    }

    /// What the last step brought.
    #[inline]
    pub(crate) fn brings(&mut self, coins: u8, stars: u8) {
        if let Some(link) = self.last() {
            link.coins += coins;
            link.stars += stars;
        }
    }

    #[inline]
    fn last(&mut self) -> Option<&mut Link> {
        self.links[..self.len.into()].last_mut()
    }
}

/// Where a star came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct StarView {
    /// The step of the chain that earned it, counted from 0.
    pub link: Option<u8>,
    /// Its box on the coin track; a star of a licence or of the salvage yard has none.
    pub coin_box: Option<u8>,
}

/// A step of the chain that is running.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LinkView {
    /// What it was.
    pub cause: Cause,
    /// The box that it marked, counted from 1.
    pub number: Option<u8>,
    /// What that mark did.
    pub effect: Effect,
    /// Coin boxes it marked.
    pub coins: u8,
    /// Stars it earned.
    pub stars: u8,
    /// The star that it took.
    pub by: Option<StarView>,
}

impl Fleet {
    /// The chain that is running, and the stars that the seat whose turn it is has still to use, next first.
    pub(crate) fn look_at_chain(&self) -> (Vec<LinkView>, Vec<StarView>) {
        let links = &self.chain.links[..self.chain.len.into()];
        let mut queue = self.stars_of(links).into_iter();
        let mut views: Vec<LinkView> = links
            .iter()
            .map(|link| LinkView {
                cause: link.cause,
                number: None,
                effect: link.effect,
                coins: link.coins,
                stars: link.stars,
                by: if link.cause.takes_star() { queue.next() } else { None },
            })
            .collect();
        // The last mark of a section is its last box, the one before it the box before that.
        let mut marked = self.sheet().marked;
        for view in views.iter_mut().rev() {
            if let Some(section) = view.cause.section() {
                view.number = Some(marked[section.index()]);
                marked[section.index()] -= 1;
            }
        }
        (views, queue.collect())
    }

    /// All stars that these steps earned or took, in the order in which they are taken (R-U1).
    fn stars_of(&self, links: &[Link]) -> Vec<StarView> {
        let sheet = self.sheet();
        let on_track = links.iter().filter(|link| !link.grants()).map(|link| usize::from(link.stars)).sum();
        let stars = (0u32..).zip(&self.material.stars);
        let marked = stars.filter(|&(star, &at)| at <= sheet.coins && sheet.blocked >> star & 1 == 0);
        let marked: Vec<u8> = marked.map(|(_, &at)| at).collect();
        let mut boxes = marked[marked.len().saturating_sub(on_track)..].iter().copied();
        let mut earned = Vec::new();
        for (at, link) in (0u8..).zip(links) {
            for _ in 0..link.stars {
                let coin_box = if link.grants() { None } else { boxes.next() };
                earned.push(StarView { link: Some(at), coin_box });
            }
        }
        // Stars of steps that are forgotten come first.
        let taken = links.iter().filter(|link| link.cause.takes_star()).count();
        let forgotten = (taken + usize::from(sheet.stars)).saturating_sub(earned.len());
        [vec![StarView::default(); forgotten], earned].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_chain_forgets_its_beginning() {
        let mut chain = Chain::NONE;
        chain.brings(1, 1);
        assert_eq!(chain, Chain::NONE, "nothing has begun");
        chain.goes_on(Cause::Income);
        for _ in 0..LINKS {
            chain.goes_on(Cause::Star(Section::Pub));
        }
        chain.does(Effect::Completed);
        assert_eq!(usize::from(chain.len), LINKS);
        assert!(chain.links.iter().all(|link| link.cause == Cause::Star(Section::Pub)));
        assert_eq!(chain.links[LINKS - 1].effect, Effect::Completed);
        chain.end();
        assert_eq!(chain, Chain::NONE);
    }

    /// Stars whose steps are forgotten are still taken and still to be used; nobody knows where they came from.
    #[test]
    fn forgotten_stars_are_counted() {
        let mut game = testkit::random_game::<Fleet>("2p first=a", 1).after(12).state().clone();
        game.chain = Chain::NONE;
        for _ in 0..LINKS {
            game.chain.goes_on(Cause::Declined);
        }
        game.chain.links[2].stars = 1;
        game.sheet_mut().stars = 3;
        let (links, waiting) = game.look_at_chain();
        assert_eq!(waiting.len(), 3);
        let known: Vec<_> = links.iter().map(|link| link.by.expect("it took a star")).collect();
        assert!(known.iter().all(|star| *star == StarView::default()), "{known:?}");
        assert_eq!(waiting[..2], [StarView::default(); 2]);
        assert_eq!(waiting[2].link, Some(2), "the one whose step is known is the last");
    }
}
