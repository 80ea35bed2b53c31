//! Weather and storm (rulebook: "3. Этап определения погоды").

use tabletop::{Seat, Sink};

use crate::{Cell, Event, Lost, Pomory, Port, Step, Way, Weather, news::Window, state::other};

impl Pomory {
    /// 3 to 6: a storm at the port of that value. 1 or 2: the die is rolled once more; 1 or 2 again: fair weather.
    pub(crate) fn roll(&mut self, value: u8, sink: &mut impl Sink<Event>) {
        sink.emit(Event::DieRolled { value });
        let again = self.step == Step::Reroll;
        let first = if again { self.story.dice[0] } else { Some(value) };
        self.story.dice = [first, again.then_some(value)];
        match Port::of_die(value) {
            Some(port) => self.forecast(Weather::Storm(port), sink),
            None if again => self.forecast(Weather::Fair, sink),
            None => self.step = Step::Reroll,
        }
    }

    /// The weather is known; before ships are taken, somebody may still change it.
    fn forecast(&mut self, weather: Weather, sink: &mut impl Sink<Event>) {
        self.story.weather = Some(weather);
        sink.emit(match weather {
            Weather::Fair => Event::FairWeather,
            Weather::Storm(port) => Event::StormRose { port },
        });
        self.open_window(Window::Result, sink);
    }

    /// The storm takes its ships, or spares them; then one of three cards is taken back, and the bets are opened.
    pub(crate) fn storm(&mut self, sink: &mut impl Sink<Event>) {
        if let (Some(Weather::Storm(port)), false) = (self.story.weather, self.story.stilled) {
            let reached = Way::ALL.map(|way| self.material.storm(port, way));
            let lost = victims(reached, self.at, self.top).map(|taken| {
                taken.map(|(seat, cell, blocker)| Lost { seat, at: self.material.spot(cell), blocker })
            });
            self.story.lost = lost;
            for lost in lost.into_iter().flatten() {
                let frees = self.take_to_dock(lost.seat, lost.at.cell);
                sink.emit(Event::StormTook { seat: lost.seat, at: lost.at, blocker: lost.blocker });
                if frees {
                    sink.emit(Event::ShipFreed { seat: other(lost.seat), at: lost.at });
                }
            }
            if lost == [None; 2] {
                sink.emit(Event::StormSpared { port });
            }
        }
        match self.bets.tackle {
            Some(seat) => {
                self.actor = seat;
                self.step = Step::TakeBack;
            }
            None => self.step = Step::Open,
        }
    }

    /// N11: no die is rolled.
    pub(crate) fn play_moryana(&mut self, port: Port, sink: &mut impl Sink<Event>) {
        self.story.named = true;
        self.forecast(Weather::Storm(port), sink);
    }

    /// N09: the result is void, the whole procedure is rolled anew.
    pub(crate) fn play_signs(&mut self) {
        self.story.weather = None;
        self.story.dice = [None; 2];
        self.step = Step::Roll;
    }

    /// N10: no ship is taken this round, and nothing can change that (ruling U8).
    pub(crate) fn play_calm(&mut self, sink: &mut impl Sink<Event>) {
        self.story.stilled = true;
        sink.emit(Event::StormStilled);
        self.storm(sink);
    }
}

/// The ships that a storm takes from each side of its port: the nearest blocking ship within reach; if that side has none
/// there, the nearest single ship (correction C8, ruling R16). `reached` are the cells of both sides, the nearest first,
/// `at` the cells of each seat's ships and `top` of those that lie on top. Gives whose ship, where, and whether it blocks.
pub(crate) fn victims(reached: [&[Cell]; 2], at: [u32; 2], top: [u32; 2]) -> [Option<(Seat, Cell, bool)>; 2] {
    reached.map(|side| {
        let nearest = |wanted: u32| side.iter().copied().find(|cell| wanted & cell.bit() != 0);
        let taken = |cell: Cell, of: [u32; 2]| (Seat(u8::from(of[0] & cell.bit() == 0)), cell);
        let blocker = nearest(top[0] | top[1]).map(|cell| taken(cell, top));
        let single = || nearest(at[0] | at[1]).map(|cell| taken(cell, at));
        match blocker {
            Some((seat, cell)) => Some((seat, cell, true)),
            None => single().map(|(seat, cell)| (seat, cell, false)),
        }
    })
}
