//! The catch (rulebook: "4. Лов рыбы и подсчет очков", "Действие карты лова").

use tabletop::{Seat, Sink};

use crate::{Catch, Event, Face, Kind, News, Pomory, Refill, news::Window, state::other};

impl Pomory {
    /// The first player catches, then the second; both catch cards of a player use the same row (ruling R17).
    pub(crate) fn begin_catch(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.actor = seat;
        let mut catches = [None; 2];
        let mut count = 0;
        for card in self.player(seat).sealed.iter() {
            if let Face::Catch(kind) = card.face() {
                catches[count] = Some(self.haul(seat, kind));
                count += 1;
            }
        }
        self.story.parts[seat.index() & 1].catches = catches;
        if self.is_asked(Window::Nets, seat) {
            self.step = crate::Step::Ask(Window::Nets);
        } else {
            self.take_catch(seat, sink);
        }
    }

    /// A catch card brings the number of own cells of the kind times the sum of its open cards (rulebook: "Действие карты
    /// лова"). Only free ships catch.
    #[inline]
    fn haul(&self, seat: Seat, kind: Kind) -> Catch {
        let ships = (self.free(seat) & self.material.of_kind[kind.index()]).count_ones() as u8;
        Catch { kind, ships, nets: 0, value: self.open_value(kind) }
    }

    /// What the seat's catch cards bring in all.
    #[inline]
    pub(crate) fn caught(&self, seat: Seat) -> u8 {
        self.story.parts[seat.index() & 1].catches.iter().flatten().map(Catch::points).sum()
    }

    /// N12: for one card that brings something already, one ship more is counted.
    pub(crate) fn play_nets(&mut self, seat: Seat, kind: Kind, sink: &mut impl Sink<Event>) {
        let more = self.material.amount(News::Nets);
        let part = &mut self.story.parts[seat.index() & 1];
        for catch in part.catches.iter_mut().flatten().filter(|catch| catch.kind == kind) {
            catch.nets += more;
        }
        self.take_catch(seat, sink);
    }

    /// Tells the catch, and takes the cards of every kind that was caught. Then the row is refilled, before the other
    /// player catches.
    pub(crate) fn take_catch(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let part = self.story.parts[seat.index() & 1];
        let mut taken = 0;
        for catch in part.catches.into_iter().flatten() {
            sink.emit(Event::Caught { seat, catch });
            if catch.points() == 0 {
                continue;
            }
            for place in 0..self.row.len() {
                if let Some(card) = self.row[place].filter(|card| card.kind() == catch.kind) {
                    self.row[place] = None;
                    self.player_mut(seat).collection[card.index()] += 1;
                    taken += 1;
                }
            }
        }
        let points = self.caught(seat);
        let part = &mut self.story.parts[seat.index() & 1];
        part.caught = Some(points);
        part.taken = taken;
        sink.emit(Event::CatchTotalled { seat, points, cards: taken });
        self.refill(Refill::Catch, sink);
    }

    /// After the first player's catch the second catches, then the demand is summed up.
    pub(crate) fn after_catch(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if seat == self.first { self.begin_catch(other(seat), sink) } else { self.sum_demand(sink) }
    }

    /// The demand for salt is the sum of both catches, failed combinations included (rulebook: "Действие карты продажи
    /// соли").
    fn sum_demand(&mut self, sink: &mut impl Sink<Event>) {
        let [first, second] = [self.first, self.second()].map(|seat| self.caught(seat));
        self.story.demand = Some(first + second);
        sink.emit(Event::DemandSummed { first, second, demand: first + second });
        self.quiet = if first + second == 0 { self.quiet + 1 } else { 0 };
        self.open_window(Window::Decree, sink);
    }

    /// N13: the demand changes, never below 0; the catches do not (ruling U11).
    pub(crate) fn play_decree(&mut self, seat: Seat, by: i8, sink: &mut impl Sink<Event>) {
        let demand = self.story.demand.unwrap_or(0).saturating_add_signed(by);
        self.story.decree += by;
        self.story.demand = Some(demand);
        sink.emit(Event::DemandChanged { seat, by, demand });
        self.open_window(Window::Decree, sink);
    }
}
