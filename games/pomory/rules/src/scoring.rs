//! Scoring (rulebook: "4. Лов рыбы и подсчет очков", "Карты известий", "Премия за поставку крупных партий рыбы").
//!
//! Own scoring runs in this order: Merchant's Word, the combination, news for a failed one, docked ships, the set
//! (correction C1). First player first.

use tabletop::{Seat, Sink};

use crate::{
    Action, Cards, Deed, Event, Kind, News, Pomory, Reason, Refusal, Resource, Step, Verdict,
    combination::judge,
    news::{NewsSet, Window},
    state::other,
};

impl Pomory {
    /// A seat scores: but first it may rescue a failed combination.
    pub(crate) fn begin_scoring(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.actor = seat;
        if self.is_asked(Window::Word, seat) {
            self.step = Step::Ask(Window::Word);
        } else {
            self.settle(seat, sink);
        }
    }

    /// What the seat's combination is worth.
    #[inline]
    pub(crate) fn verdict(&self, seat: Seat) -> Verdict {
        let part = &self.story.parts[seat.index() & 1];
        judge(self.player(seat).sealed, self.story.demand.unwrap_or(0), |card| part.catch_points(card))
    }

    /// N14: only where exactly one of two cards failed, one of them a catch card (ruling U12).
    pub(crate) fn check_word(&self, seat: Seat) -> Result<(), Refusal> {
        let verdict = self.verdict(seat);
        if verdict.rescue().is_some() {
            Ok(())
        } else if verdict.combination == crate::Combination::SaltSalt {
            Err(Refusal::NoCatchCard)
        } else if verdict.worth == [0; 2] {
            Err(Refusal::BothFailed)
        } else {
            Err(Refusal::NoneFailed)
        }
    }

    pub(crate) fn play_word(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.story.parts[seat.index() & 1].word = true;
        self.settle(seat, sink);
    }

    /// The combination scores; if it pays nothing, two news cards are drawn at once.
    pub(crate) fn settle(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let verdict = self.verdict(seat);
        let part = &mut self.story.parts[seat.index() & 1];
        let points = if part.word { verdict.rescue().unwrap_or(0) } else { verdict.points };
        (part.verdict, part.points) = (Some(verdict), points);
        let reason = if part.word { Reason::Word } else { Reason::of(verdict.combination) };
        self.player_mut(seat).tally.add(reason, points);
        sink.emit(Event::CombinationScored { seat, verdict, points });
        if points == 0 && !self.news.is_empty() {
            self.step = Step::DrawNews;
        } else {
            self.salt_brings_ships_home(seat, sink);
        }
    }

    /// Two cards are drawn, one is kept, the other goes under the deck; of one card there is no choice (ruling R22).
    pub(crate) fn draw_news(&mut self, news: News, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        let card = NewsSet::only(news);
        if self.news.take(news) == Some(other(seat)) {
            self.player_mut(seat).exposed = self.player(seat).exposed.with(card);
        }
        self.drawn = self.drawn.with(card);
        self.story.parts[seat.index() & 1].news += 1;
        sink.emit(Event::NewsDrawn { seat, news: Some(news) });
        if self.drawn.len() == 2 {
            self.step = Step::Keep;
        } else if self.news.is_empty() {
            self.take_news(seat, news);
            sink.emit(Event::NewsKept { seat, kept: Some(news), returned: None, choice: false });
            self.salt_brings_ships_home(seat, sink);
        }
    }

    fn take_news(&mut self, seat: Seat, news: News) {
        self.drawn = NewsSet::NONE;
        let player = self.player_mut(seat);
        player.news = player.news.with(NewsSet::only(news));
        player.fresh = player.fresh.with(NewsSet::only(news));
    }

    pub(crate) fn check_keep(&self, news: News) -> Result<(), Refusal> {
        if self.step != Step::Keep {
            Err(Refusal::NoNewsToChoose)
        } else if !self.drawn.contains(news) {
            Err(Refusal::NewsNotDrawn(news))
        } else {
            Ok(())
        }
    }

    pub(crate) fn keep(&mut self, seat: Seat, news: News, sink: &mut impl Sink<Event>) {
        let drawn = self.drawn;
        let returned = drawn.without(NewsSet::only(news)).nth(0);
        self.take_news(seat, news);
        self.news.put_under(returned, seat);
        // Whoever knew what was drawn does not know what was kept (ruling E4).
        let player = self.player_mut(seat);
        player.exposed = player.exposed.without(drawn);
        sink.emit(Event::NewsKept { seat, kept: Some(news), returned: Some(returned), choice: true });
        self.salt_brings_ships_home(seat, sink);
    }

    /// Any salt card played brings all own docked ships back, whether it succeeded or not (rulebook: "Действие карты
    /// продажи соли"; at own scoring, ruling R21).
    fn salt_brings_ships_home(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let sells = !self.player(seat).sealed.and(Cards::SALT).is_empty();
        if sells && self.player(seat).dock > 0 {
            let ships = self.bring_home(seat);
            self.story.parts[seat.index() & 1].home = ships;
            sink.emit(Event::ShipsReturned { seat, ships });
        }
        if self.may_announce(seat) {
            self.step = Step::Announce;
        } else {
            self.end_scoring(seat, sink);
        }
    }

    /// Is the seat asked for a set? If it has one; or if, as far as everybody knows, Margaritin Fair could make one.
    fn may_announce(&self, seat: Seat) -> bool {
        let size = self.next_set;
        let fair = !self.news_discard.contains(News::Fair) && !self.playable(seat).is_empty();
        Kind::ALL.into_iter().any(|kind| {
            let cards = self.collected(seat, kind);
            cards >= size || fair && cards + 1 == size
        })
    }

    /// Lists the sets that can be announced.
    pub(crate) fn ways_to_announce(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::PASS);
        let kinds = || Kind::ALL.into_iter();
        out.extend(
            kinds().filter(|&k| self.check_set(seat, k).is_ok()).map(|kind| Action::from(Deed::Set { kind })),
        );
        if self.playable(seat).contains(News::Fair) {
            let fairs = kinds().filter(|&kind| self.check_fair(seat, kind).is_ok());
            out.extend(fairs.map(|kind| Action::from(Deed::Fair { kind })));
        }
    }

    /// A set is exactly one card larger than the last (rulebook: "Премия за поставку крупных партий рыбы"; correction C6).
    pub(crate) fn check_set(&self, seat: Seat, kind: Kind) -> Result<(), Refusal> {
        if self.step != Step::Announce {
            Err(Refusal::OnlyAtOwnScoring)
        } else if self.collected(seat, kind) < self.next_set {
            Err(Refusal::SetTooSmall(kind, self.next_set))
        } else {
            Ok(())
        }
    }

    /// N15: exactly one card must be lacking (ruling U13).
    pub(crate) fn check_fair(&self, seat: Seat, kind: Kind) -> Result<(), Refusal> {
        match self.collected(seat, kind) {
            cards if cards >= self.next_set => Err(Refusal::NothingLacking(kind)),
            cards if cards + 1 < self.next_set => Err(Refusal::SetTooSmall(kind, self.next_set - 1)),
            _ => Ok(()),
        }
    }

    pub(crate) fn announce(&mut self, seat: Seat, kind: Kind, sink: &mut impl Sink<Event>) {
        self.hand_in(seat, kind, self.next_set, sink);
    }

    pub(crate) fn play_fair(&mut self, seat: Seat, kind: Kind, sink: &mut impl Sink<Event>) {
        self.hand_in(seat, kind, self.next_set - 1, sink);
    }

    /// The cards of the set go out of the game, the set scores its size, and the next must be larger by one.
    fn hand_in(&mut self, seat: Seat, kind: Kind, cards: u8, sink: &mut impl Sink<Event>) {
        let size = self.next_set;
        let mut left = cards;
        for value in [1, 2] {
            let card = Resource::new(kind, value).index();
            let handed_in = left.min(self.player(seat).collection[card]);
            self.player_mut(seat).collection[card] -= handed_in;
            self.discard[card] += handed_in;
            left -= handed_in;
        }
        self.player_mut(seat).tally.add(Reason::Sets, size);
        self.story.parts[seat.index() & 1].set = Some((kind, size));
        self.next_set += 1;
        sink.emit(Event::SetAnnounced { seat, kind, cards, size });
        self.end_scoring(seat, sink);
    }

    /// First player first; after the second the round ends.
    pub(crate) fn end_scoring(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if seat == self.first { self.begin_scoring(other(seat), sink) } else { self.end_round(sink) }
    }
}
