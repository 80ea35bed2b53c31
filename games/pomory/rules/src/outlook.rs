//! The calculator under two chosen cards: what a pair would earn in each weather.
//!
//! It uses what the viewer may know and guesses nothing: it goes through every bet the other may have made and every news
//! card the other may hold, and says the least and the most that can come of it. What the viewer's own news could mend is
//! left out. The second player finds what the first has left, and what the row was refilled with.

use tabletop::Seat;

use crate::{
    Card, Cards, Face, Kind, Lost, News, Spot, Step, View, Weather,
    combination::judge,
    material::{MOST_OF_A_KIND, ROW},
    state::other,
    weather::victims,
};

/// A number that is known only within bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Span {
    /// It is at least this.
    pub least: u8,
    /// It is at most this.
    pub most: u8,
}

impl Span {
    const NOTHING_YET: Span = Span { least: u8::MAX, most: 0 };

    /// Is it known exactly?
    pub fn is_sure(self) -> bool {
        self.least == self.most
    }

    fn hold(&mut self, least: u8, most: u8) {
        (self.least, self.most) = (self.least.min(least), self.most.max(most));
    }
}

/// What a pair would earn in one weather.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outlook {
    pub weather: Weather,
    /// Its chance in ninths, if a die decides.
    pub ninths: u8,
    /// Ships that would be docked, of both players, unless Dead Calm is played.
    pub lost: Vec<Lost>,
    /// What the catch cards of the pair would bring.
    pub catches: Vec<CatchSpan>,
    /// What the salt cards would find.
    pub salt: Vec<SaltSpan>,
    /// What the other catches.
    pub theirs: Span,
    /// Points of the pair.
    pub points: Span,
}

/// A catch card and what it brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CatchSpan {
    /// Of what.
    pub kind: Kind,
    /// Free ships on cells of the kind.
    pub ships: Span,
    /// The sum of the open cards of the kind when the seat catches.
    pub value: Span,
    /// Ships times value.
    pub points: Span,
}

/// A salt card and the demand it finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SaltSpan {
    /// The salt card's value.
    pub value: u8,
    /// The demand, whatever the other does.
    pub demand: Span,
    /// If the other catches as much as this, the card succeeds for certain.
    pub need: u8,
}

impl SaltSpan {
    /// Does it succeed whatever the other does?
    pub fn is_sure(&self) -> bool {
        self.demand.least >= self.value
    }

    /// Can it not succeed?
    pub fn is_lost(&self) -> bool {
        self.demand.most < self.value
    }
}

/// What `pair` would earn `seat` in each of the five weathers, as far as `view`, which is the seat's own, can tell.
pub fn outlook(view: &View, seat: Seat, pair: Cards) -> Vec<Outlook> {
    let table = Table::new(view, seat, pair);
    Weather::ALL.into_iter().map(|weather| table.in_weather(weather)).collect()
}

/// The ships that a storm at each port would take now.
pub fn losses(view: &View, weather: Weather) -> Vec<Lost> {
    let (at, top) = view.ships();
    let port = view.ports.iter().find(|port| weather == Weather::Storm(port.port));
    let taken = port.map(|port| victims([&port.reach[0], &port.reach[1]], at, top)).unwrap_or_default();
    let lost = taken.into_iter().flatten().map(|(seat, cell, blocker)| {
        let kind = view.kind_of(cell).unwrap_or(Kind::Salmon);
        Lost { seat, at: Spot { cell, kind }, blocker }
    });
    lost.collect()
}

/// News of the other seat that could lower or raise what a pair of `seat` earns, as far as `view` can tell.
pub fn news_to_reckon_with(view: &View, seat: Seat) -> Vec<News> {
    let before_storm = view.step != Step::TakeBack;
    let all = [News::Calm, News::Nets, News::Decree].into_iter();
    all.filter(|&news| view.may_hold(other(seat), news) && (before_storm || news != News::Calm)).collect()
}

/// News of the other seat that could still bring another weather.
pub fn news_to_turn_weather(view: &View, seat: Seat) -> Vec<News> {
    let known = view.story.weather.is_some() && view.story.round == view.round;
    let all = [News::Moryana, News::Signs].into_iter().filter(|&news| match news {
        _ if view.step == Step::TakeBack => false,
        News::Moryana => !known,
        _ => !(known && view.story.named),
    });
    all.filter(|&news| view.may_hold(other(seat), news)).collect()
}

/// Free ships by seat and kind.
type Fleet = [[u8; 5]; 2];

/// Everything that is the same in all weathers.
struct Table<'a> {
    view: &'a View,
    seat: Seat,
    pair: Cards,
    /// Every bet the other may have made or may make.
    bets: Vec<Cards>,
    open: [u8; 5],
    news: Vec<News>,
}

impl Table<'_> {
    fn new(view: &View, seat: Seat, pair: Cards) -> Table<'_> {
        let open = Kind::ALL.map(|kind| view.open_value(kind));
        Table { view, seat, pair, bets: bets(view, other(seat)), open, news: news_to_reckon_with(view, seat) }
    }

    /// The number on a card that the other may play, 0 if he cannot.
    fn margin(&self, news: News) -> u8 {
        if self.news.contains(&news) { self.view.amount(news) } else { 0 }
    }

    fn in_weather(&self, weather: Weather) -> Outlook {
        let lost = losses(self.view, weather);
        let mut fleets = vec![self.fleet(&lost)];
        if !lost.is_empty() && self.news.contains(&News::Calm) {
            fleets.push(self.fleet(&[]));
        }
        let none = Span::NOTHING_YET;
        let (mut theirs, mut points, mut demand) = (none, none, none);
        let mut catches: Vec<CatchSpan> =
            kinds(self.pair).map(|kind| CatchSpan { kind, ships: none, value: none, points: none }).collect();
        let mut mine_least = u8::MAX;
        for fleet in &fleets {
            for &bet in &self.bets {
                let cases = self.cases(fleet, bet);
                for case in &cases {
                    let mine: u8 = catches.iter().map(|catch| case.points(self, fleet, catch.kind)).sum();
                    mine_least = mine_least.min(mine);
                    let least = (mine + case.theirs.least).saturating_sub(self.margin(News::Decree));
                    let most = mine + case.theirs.most + self.margin(News::Decree);
                    let score = |demand| {
                        judge(self.pair, demand, |card| match card.face() {
                            Face::Catch(kind) => case.points(self, fleet, kind),
                            Face::Salt(_) => 0,
                        })
                    };
                    theirs.hold(case.theirs.least, case.theirs.most);
                    demand.hold(least, most);
                    points.hold(score(least).points, score(most).points);
                    for catch in &mut catches {
                        let ships = fleet[self.seat.index() & 1][catch.kind.index()];
                        let (value, brings) =
                            (case.open[catch.kind.index()], case.points(self, fleet, catch.kind));
                        catch.ships.hold(ships, ships);
                        catch.value.hold(value, value);
                        catch.points.hold(brings, brings);
                    }
                }
            }
        }
        let need = |value: u8| (value + self.margin(News::Decree)).saturating_sub(mine_least);
        let salt = self.pair.iter().filter_map(|card| match card.face() {
            Face::Salt(value) => Some(SaltSpan { value, demand, need: need(value) }),
            Face::Catch(_) => None,
        });
        let salt = salt.collect();
        Outlook { weather, ninths: weather.ninths(), lost, catches, salt, theirs, points }
    }

    /// Free ships once these are lost.
    fn fleet(&self, lost: &[Lost]) -> Fleet {
        let (mut at, mut top) = self.view.ships();
        for lost in lost {
            at[lost.seat.index() & 1] &= !lost.at.cell.bit();
            top = top.map(|tops| tops & !lost.at.cell.bit());
        }
        [0, 1].map(|seat| Kind::ALL.map(|kind| self.view.count_kind(at[seat] & !top[1 - seat], kind)))
    }

    /// Every way the round can go for one bet of the other, with what the seat finds open.
    fn cases(&self, fleet: &Fleet, bet: Cards) -> Vec<Case> {
        let them = &fleet[other(self.seat).index() & 1];
        let caught = |bet: Cards, open: &[u8; 5]| -> u8 {
            kinds(bet).map(|kind| them[kind.index()] * open[kind.index()]).sum()
        };
        // With New Nets one card that brings something counts more ships.
        let nets = |bet: Cards, open: &[u8; 5]| {
            let best = kinds(bet).filter(|kind| them[kind.index()] > 0).map(|kind| open[kind.index()]).max();
            best.unwrap_or(0) * self.margin(News::Nets)
        };
        if self.seat == self.view.first {
            let left = self.left_by(&fleet[self.seat.index() & 1], self.pair);
            let after = self.refills(left, bet);
            let least = after.iter().map(|open| caught(bet, open)).min().unwrap_or(0);
            let most = after.iter().map(|open| caught(bet, open) + nets(bet, open)).max().unwrap_or(0);
            vec![Case { open: self.open, theirs: Span { least, most } }]
        } else {
            let least = caught(bet, &self.open);
            let theirs = Span { least, most: least + nets(bet, &self.open) };
            let after = self.refills(self.left_by(them, bet), self.pair);
            after.into_iter().map(|open| Case { open, theirs }).collect()
        }
    }

    /// The row once somebody with these ships has caught with these cards, and how many places are empty then.
    fn left_by(&self, ships: &[u8; 5], cards: Cards) -> ([u8; 5], usize) {
        let taken = |kind: Kind| kinds(cards).any(|caught| caught == kind) && ships[kind.index()] > 0;
        let open = Kind::ALL.map(|kind| if taken(kind) { 0 } else { self.open[kind.index()] });
        let lying = self.view.row.iter().flatten().filter(|card| !taken(card.kind())).count();
        (open, ROW - lying)
    }

    /// What the row may hold of the kinds in `cards` once its empty places are filled from the deck; other kinds stay.
    fn refills(&self, (open, places): ([u8; 5], usize), cards: Cards) -> Vec<[u8; 5]> {
        let mut rows = vec![(open, places)];
        for (card, copies) in &self.view.deck {
            if !kinds(cards).any(|kind| kind == card.kind()) {
                continue;
            }
            let kind = card.kind().index();
            for (open, places) in rows.clone() {
                for more in 1..=places.min((*copies).into()) {
                    let mut open = open;
                    open[kind] += card.value() * more as u8;
                    if open[kind] <= MOST_OF_A_KIND {
                        rows.push((open, places - more));
                    }
                }
            }
        }
        rows.into_iter().map(|(open, _)| open).collect()
    }
}

/// One way the round can go: what lies open when the seat catches, and what the other catches.
struct Case {
    open: [u8; 5],
    theirs: Span,
}

impl Case {
    fn points(&self, table: &Table<'_>, fleet: &Fleet, kind: Kind) -> u8 {
        fleet[table.seat.index() & 1][kind.index()] * self.open[kind.index()]
    }
}

/// The kinds of the catch cards among these.
fn kinds(cards: Cards) -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().filter(move |&kind| cards.contains(Card::catch(kind)))
}

/// Every pair that `them` may have laid or may lay: of the cards not lying open, with the one that was shown.
fn bets(view: &View, them: Seat) -> Vec<Cards> {
    let seat = &view.seats[them.index() & 1];
    let mut cards = seat.available;
    if seat.sealed == 0 && view.may_hold(them, News::Saltworks) {
        cards = cards.with(Cards::SALT);
    }
    // A card that was shown may still be taken back by who laid three.
    let shown = view.shown.flatten().filter(|_| view.gossip != Some(them) && view.tackle != Some(them));
    let all: Vec<Card> = cards.iter().collect();
    let pairs = all.iter().enumerate().flat_map(|(place, &one)| {
        all[place + 1..].iter().map(move |&two| Cards::only(one).with(Cards::only(two)))
    });
    pairs.filter(|pair| shown.is_none_or(|shown| pair.contains(shown))).collect()
}
