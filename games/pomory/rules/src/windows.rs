//! When news may be played: who is asked, in which order (rulebook: "Карты известий"; the windows are reconstructed).

use tabletop::{Seat, Sink};

use crate::{
    Action, Card, Cards, Catch, Deed, Event, Kind, News, Pomory, Port, Refusal, Step, Weather,
    news::{NewsSet, Window},
};

impl Pomory {
    /// Opens a window: the first player is asked, then the second; who could play nothing is not asked.
    pub(crate) fn open_window(&mut self, window: Window, sink: &mut impl Sink<Event>) {
        self.ask_from(window, [self.first, self.second()], sink);
    }

    fn ask_from<const N: usize>(&mut self, window: Window, seats: [Seat; N], sink: &mut impl Sink<Event>) {
        for seat in seats {
            if self.is_asked(window, seat) {
                self.step = Step::Ask(window);
                self.actor = seat;
                return;
            }
        }
        self.close_window(window, sink);
    }

    /// A seat is asked exactly when public facts allow a play: it holds news from an earlier round, some card of the
    /// window has not been played yet, and what everybody sees fits. Asking only the true holder would give the card
    /// away (ruling U1).
    #[inline]
    pub(crate) fn is_asked(&self, window: Window, seat: Seat) -> bool {
        if self.playable(seat).is_empty() {
            return false;
        }
        let unplayed = window.news().without(self.news_discard);
        if unplayed.is_empty() {
            return false;
        }
        match window {
            Window::Movement | Window::Announcement => false,
            Window::Gossip | Window::Moryana | Window::Decree => true,
            Window::Tackle => self.bets.betting.contains(seat),
            Window::Saltworks => self.bets.betting.contains(seat) && !self.open_salt(seat).is_empty(),
            Window::Result => unplayed.iter().any(|news| self.check_result(news).is_ok()),
            Window::Nets => seat == self.actor && self.caught(seat) > 0,
            Window::Word => seat == self.actor && self.check_word(seat).is_ok(),
        }
    }

    /// Nobody plays anything more in this window: the round goes on.
    pub(crate) fn close_window(&mut self, window: Window, sink: &mut impl Sink<Event>) {
        match window {
            Window::Gossip => self.begin_betting(sink),
            Window::Saltworks => self.open_window(Window::Tackle, sink),
            Window::Tackle => self.step = Step::Seal,
            Window::Moryana => self.step = Step::Roll,
            Window::Result => self.storm(sink),
            Window::Nets => self.take_catch(self.actor, sink),
            Window::Decree => self.begin_scoring(self.first, sink),
            Window::Word => self.settle(self.actor, sink),
            Window::Movement | Window::Announcement => {}
        }
    }

    /// The seat that was asked passes.
    pub(crate) fn pass(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        match self.step {
            Step::Ask(window @ (Window::Nets | Window::Word)) => self.close_window(window, sink),
            Step::Ask(window) if seat == self.first => self.ask_from(window, [self.second()], sink),
            Step::Ask(window) => self.close_window(window, sink),
            _ => self.end_scoring(seat, sink),
        }
    }

    /// Is there a question that may be passed?
    pub(crate) fn check_pass(&self) -> Result<(), Refusal> {
        match self.step {
            Step::Ask(_) | Step::Announce => Ok(()),
            Step::Seal => Err(Refusal::BetDue),
            Step::TakeBack => Err(Refusal::CardToTakeBack),
            Step::Keep => Err(Refusal::NewsToKeep),
            _ => Err(Refusal::NothingToPass),
        }
    }

    /// Lists what a seat that is asked can play.
    pub(crate) fn ways_to_play(&self, seat: Seat, window: Window, out: &mut Vec<Action>) {
        out.push(Action::PASS);
        let playable = self.playable(seat).and(window.news());
        for news in playable.iter() {
            match news {
                News::Gossip => out.push(Deed::Gossip.into()),
                News::Tackle => out.push(Deed::Tackle.into()),
                News::Saltworks => {
                    let open = self.open_salt(seat);
                    let most = self.material.amount(News::Saltworks);
                    let sets = (0..=Cards::ALL.bits()).step_by(1 << 5).map(Cards::from_bits);
                    let sets = sets.filter(|set| (1..=most).contains(&set.len()) && open.contains_all(*set));
                    out.extend(sets.map(|salt| Action::from(Deed::Saltworks { salt })));
                }
                News::Signs | News::Calm => {
                    let deed = if news == News::Signs { Deed::Signs } else { Deed::Calm };
                    out.extend(self.check_result(news).is_ok().then(|| Action::from(deed)));
                }
                News::Moryana => {
                    out.extend(Port::ALL.map(|port| Action::from(Deed::Moryana { port })));
                }
                News::Nets => {
                    let part = &self.story.parts[seat.index() & 1];
                    let mut catches: Vec<&Catch> = part.catches.iter().flatten().collect();
                    catches.retain(|catch| catch.points() > 0);
                    out.extend(catches.iter().map(|catch| Action::from(Deed::Nets { kind: catch.kind })));
                }
                News::Decree => {
                    let most = self.material.amount(News::Decree) as i8;
                    let steps = (-most..=most).filter(|&by| by != 0);
                    out.extend(steps.map(|by| Action::from(Deed::Decree { by })));
                }
                News::Word => out.push(Deed::Word.into()),
                _ => {}
            }
        }
    }

    /// May the seat play this news card now, as far as card and moment go?
    pub(crate) fn check_news(&self, seat: Seat, news: News) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !player.news.contains(news) {
            return Err(Refusal::NewsNotHeld(news));
        }
        if player.fresh.contains(news) {
            return Err(Refusal::NewsTooFresh(news));
        }
        let now = match self.step {
            Step::Movement => Window::Movement.news(),
            Step::Ask(window) => window.news(),
            Step::Announce => Window::Announcement.news(),
            _ => NewsSet::NONE,
        };
        match (now.contains(news), self.step) {
            (true, _) => Ok(()),
            // At the own scoring it can be said why the card was not asked for.
            (false, Step::Keep | Step::Announce) if news == News::Word => {
                Err(self.check_word(seat).err().unwrap_or(Refusal::WrongMoment(news)))
            }
            (false, _) => Err(Refusal::WrongMoment(news)),
        }
    }

    /// Does the effect of a deed find what it needs?
    pub(crate) fn check_effect(&self, seat: Seat, deed: Deed) -> Result<(), Refusal> {
        match deed {
            Deed::Pilot { from, to } => self.check_pilot(seat, from, to),
            Deed::Carpenters => self.check_carpenters(seat),
            Deed::Anchor { at, way } => self.check_anchor(seat, at, way),
            Deed::Shoals { one, two } => self.check_shoals(one, two),
            Deed::Saltworks { salt } => self.check_saltworks(seat, salt),
            Deed::Signs => self.check_result(News::Signs),
            Deed::Calm => self.check_result(News::Calm),
            Deed::Nets { kind } => self.check_nets(seat, kind),
            Deed::Decree { by } => self.check_decree(by),
            Deed::Word => self.check_word(seat),
            Deed::Fair { kind } => self.check_fair(seat, kind),
            _ => Ok(()),
        }
    }

    /// N08 takes one or two of the own open salt cards.
    fn check_saltworks(&self, seat: Seat, salt: Cards) -> Result<(), Refusal> {
        let open = self.open_salt(seat);
        if let Some(card) = salt.iter().find(|&card| !open.contains(card)) {
            return Err(Refusal::SaltNotOpen(card));
        }
        let most = self.material.amount(News::Saltworks);
        if salt.len() > most { Err(Refusal::TooManyCards(most)) } else { Ok(()) }
    }

    /// N09 voids a roll, whatever it brought; N10 stills a storm, whoever brought it (rulings U8, U9).
    fn check_result(&self, news: News) -> Result<(), Refusal> {
        match news {
            News::Signs if self.story.named => Err(Refusal::NoDieRolled),
            News::Calm if self.story.weather == Some(Weather::Fair) => Err(Refusal::NoStorm),
            _ => Ok(()),
        }
    }

    /// N12 lifts a card that already brings something (ruling U10).
    fn check_nets(&self, seat: Seat, kind: Kind) -> Result<(), Refusal> {
        let part = &self.story.parts[seat.index() & 1];
        match part.catch_of(kind) {
            None => Err(Refusal::CardNotBet(Card::catch(kind))),
            Some(catch) if catch.points() == 0 => Err(Refusal::NothingCaught(kind)),
            Some(_) => Ok(()),
        }
    }

    /// N13 changes the demand by 1 or 2.
    fn check_decree(&self, by: i8) -> Result<(), Refusal> {
        let most = self.material.amount(News::Decree);
        if (1..=most).contains(&by.unsigned_abs()) { Ok(()) } else { Err(Refusal::DecreeOutOfRange(most)) }
    }

    /// Plays a news card: it is discarded at once and never comes back (rulebook: "Карты известий").
    pub(crate) fn play(&mut self, seat: Seat, news: News, deed: Deed, sink: &mut impl Sink<Event>) {
        self.spend(seat, news);
        sink.emit(Event::NewsPlayed { seat, news, amount: self.material.amount(news) });
        match deed {
            Deed::FairWind => self.play_fair_wind(seat, sink),
            Deed::Pilot { from, to } => self.play_pilot(seat, from, to, sink),
            Deed::Carpenters => self.play_carpenters(seat, sink),
            Deed::Anchor { at, way } => self.play_anchor(seat, at, way, sink),
            Deed::Shoals { one, two } => self.play_shoals(one, two, sink),
            Deed::Gossip => self.play_gossip(seat, sink),
            Deed::Tackle => self.play_tackle(seat, sink),
            Deed::Saltworks { salt } => self.play_saltworks(seat, salt, sink),
            Deed::Signs => self.play_signs(),
            Deed::Calm => self.play_calm(sink),
            Deed::Moryana { port } => self.play_moryana(port, sink),
            Deed::Nets { kind } => self.play_nets(seat, kind, sink),
            Deed::Decree { by } => self.play_decree(seat, by, sink),
            Deed::Word => self.play_word(seat, sink),
            Deed::Fair { kind } => self.play_fair(seat, kind, sink),
            _ => {}
        }
    }
}
