//! The people at a table beside their game: whose time runs, who is away, who has given up, and what they ask one another.
//!
//! All of it follows from the journal alone. Time is what the entries say of it, so that it survives restarts and is the
//! same on all nodes; a time-out is an entry of its own, and the key of entries lets it happen once.

use tabletop::{Seat, Seats};

use crate::{
    store::{Deed, Wish},
    terms::{Clock, TimeOut},
};

/// How a game ended before its rules ended it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All but one gave up or ran out of time.
    GivenUp,
    /// Nobody had really begun.
    Aborted,
    /// All agreed to stop.
    Stopped,
    /// Whoever runs the server closed the table.
    Closed,
}

impl Ending {
    /// The word in the interface.
    pub fn key(self) -> &'static str {
        match self {
            Ending::GivenUp => "given-up",
            Ending::Aborted => "aborted",
            Ending::Stopped => "stopped",
            Ending::Closed => "closed",
        }
    }
}

/// Something that somebody asks of the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// The number of its journal entry.
    pub id: u64,
    /// Who asks.
    pub by: Seat,
    /// For what.
    pub wish: Wish,
    /// Who must agree.
    pub of: Seats,
    /// Who does.
    pub agreed: Seats,
}

/// Time, as far as it has been used up.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Times {
    clock: Clock,
    /// What each seat has left, in milliseconds, at the moment `since`.
    left: Vec<i64>,
    since: i64,
    /// Whose time runs.
    running: Seats,
    /// After how many steps who had what left: clocks go back with the steps that all agree to take back.
    past: Vec<(u32, Vec<i64>)>,
}

/// The people at a table beside their game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    times: Option<Times>,
    time_out: TimeOut,
    /// Which seats are bots' from the beginning.
    bots: Seats,
    count: u8,
    /// How many steps the game has.
    steps: u32,
    /// Who has given up or lost on time, in this order.
    out: Vec<Seat>,
    /// Bots that sit in for somebody.
    stand_ins: Vec<(Seat, String)>,
    paused: bool,
    ending: Option<Ending>,
    asks: Vec<Ask>,
    /// What was asked and refused since the last step: it is not asked again at once.
    refused: Vec<(Seat, Wish)>,
}

const MILLIS: i64 = 1000;
/// Who comes back with less time than this gets so much, in milliseconds: otherwise coming back would be in vain.
const COME_BACK: i64 = 30 * MILLIS;

impl Company {
    /// Nothing has happened yet.
    pub fn new(clock: Clock, time_out: TimeOut, bots: Seats, count: u8) -> Company {
        let full = match clock {
            Clock::None => None,
            Clock::Stock { stock, .. } => Some(stock),
            Clock::Turn(turn) => Some(turn),
        };
        let times = full.map(|full| Times {
            clock,
            left: vec![i64::from(full) * MILLIS; usize::from(count)],
            since: 0,
            running: Seats::NONE,
            past: Vec::new(),
        });
        Company {
            times,
            time_out,
            bots,
            count,
            steps: 0,
            out: Vec::new(),
            stand_ins: Vec::new(),
            paused: false,
            ending: None,
            asks: Vec::new(),
            refused: Vec::new(),
        }
    }

    /// How the game ended, if not by its rules.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Is the game paused?
    pub fn is_paused(&self) -> bool {
        self.paused
    }

    /// What is asked.
    pub fn asks(&self) -> &[Ask] {
        &self.asks
    }

    /// Who has given up, in this order.
    pub fn out(&self) -> &[Seat] {
        &self.out
    }

    /// The level of the bot that decides for a seat of a person.
    pub fn stand_in(&self, seat: Seat) -> Option<&str> {
        let sits_in = self.stand_ins.iter().find(|(for_, _)| *for_ == seat).map(|(_, level)| level.as_str());
        // Who has given up leaves the pieces on the board: a bot plays them on.
        sits_in.or_else(|| self.out.contains(&seat).then_some(self.level()))
    }

    /// How strong a bot is that sits in.
    pub fn level(&self) -> &str {
        match &self.time_out {
            TimeOut::Bot(level) => level,
            TimeOut::Lose => "mate",
        }
    }

    /// Does a person who still plays decide for the seat?
    pub fn is_played(&self, seat: Seat) -> bool {
        !self.bots.contains(seat) && self.stand_in(seat).is_none()
    }

    /// The seats for which people decide.
    pub fn players(&self) -> Seats {
        (0..self.count).map(Seat).filter(|&seat| self.is_played(seat)).collect()
    }

    /// Whether the same was asked by the same and refused since the last step.
    pub fn was_refused(&self, by: Seat, wish: Wish) -> bool {
        self.refused.contains(&(by, wish))
    }

    /// What each seat has left, in milliseconds, and until when those have it whose time runs.
    pub fn times(&self) -> Option<Vec<(i64, Option<i64>)>> {
        let times = self.times.as_ref()?;
        let face = |seat: Seat| {
            let left = times.left[seat.index()];
            (left, times.running.contains(seat).then_some(times.since + left))
        };
        Some((0..self.count).map(Seat).map(face).collect())
    }

    /// Is time counted in days?
    pub fn is_slow(&self) -> bool {
        matches!(&self.times, Some(Times { clock: Clock::Turn(turn), .. }) if *turn >= 8 * 3600)
    }

    /// When the first time runs out, and whose runs out by `now`. Where time went by before `boot`, while nobody could act,
    /// it does not run out before `mercy`.
    pub fn due(&self, now: i64, boot: i64, mercy: i64) -> Option<(i64, Vec<Seat>)> {
        let times = self.times.as_ref()?;
        let end = |seat: Seat| {
            let end = times.since + times.left[seat.index()];
            if times.since < boot { end.max(mercy) } else { end }
        };
        let first = times.running.iter().map(end).min()?;
        Some((first, times.running.iter().filter(|&seat| end(seat) <= now).collect()))
    }

    /// Time has passed until `at`.
    fn pass(&mut self, at: i64) {
        if let Some(times) = &mut self.times {
            let gone = (at - times.since).max(0);
            for seat in times.running.iter() {
                times.left[seat.index()] = (times.left[seat.index()] - gone).max(0);
            }
            times.since = times.since.max(at);
        }
    }

    /// From now on the time of those runs who owe a decision and are people. Says whose time ran before.
    fn run(&mut self, owing: &[Seat]) -> Option<(&mut Times, Seats)> {
        let idle = self.paused || self.ending.is_some();
        let running = owing.iter().copied().filter(|&seat| !idle && self.is_played(seat)).collect();
        let times = self.times.as_mut()?;
        let before = std::mem::replace(&mut times.running, running);
        Some((times, before))
    }

    /// The game has begun.
    pub fn begin(&mut self, at: i64, owing: &[Seat]) {
        self.pass(at);
        self.run(owing);
    }

    /// Luck decided something that belongs to the step before.
    pub fn luck(&mut self) {
        self.steps += 1;
    }

    /// The game went on: `acted` is the seat whose step it was, `owing` who owes a decision now.
    pub fn step(&mut self, at: i64, acted: Option<Seat>, owing: &[Seat]) {
        self.pass(at);
        if acted.is_some() {
            self.asks.clear();
            self.refused.clear();
        }
        self.steps += 1;
        let steps = self.steps;
        let Some((times, before)) = self.run(owing) else { return };
        match times.clock {
            Clock::Stock { gain, .. } => {
                // A turn may be many decisions; it ends when somebody else is asked.
                let ended = acted.filter(|&seat| before.contains(seat) && !times.running.contains(seat));
                if let Some(seat) = ended {
                    times.left[seat.index()] += i64::from(gain) * MILLIS;
                }
            }
            Clock::Turn(turn) => {
                for seat in times.running.iter().filter(|&seat| !before.contains(seat)) {
                    times.left[seat.index()] = i64::from(turn) * MILLIS;
                }
            }
            Clock::None => {}
        }
        times.past.push((steps, times.left.clone()));
    }

    /// The game stands as it did after so many steps, and the clocks with it.
    fn back(&mut self, to: u32) {
        self.steps = to;
        self.asks.clear();
        let Some(times) = &mut self.times else { return };
        times.past.retain(|(steps, _)| *steps <= to);
        match (times.past.last(), times.clock) {
            (Some((_, left)), _) => times.left.clone_from(left),
            (None, Clock::Stock { stock: full, .. } | Clock::Turn(full)) => {
                times.left.fill(i64::from(full) * MILLIS);
            }
            (None, Clock::None) => {}
        }
    }

    /// A seat took its last step back. Nobody gains time by that.
    pub fn undo(&mut self, at: i64, seat: Seat, owing: &[Seat]) {
        self.pass(at);
        self.asks.clear();
        self.steps = self.steps.saturating_sub(1);
        let steps = self.steps;
        let Some((times, before)) = self.run(owing) else { return };
        // Nobody goes back to what was left before by this way.
        times.past.retain(|(known, _)| *known < steps);
        if let Clock::Stock { gain, .. } = times.clock
            && times.running.contains(seat)
            && !before.contains(seat)
        {
            let left = &mut times.left[seat.index()];
            *left = (*left - i64::from(gain) * MILLIS).max(0);
        }
        times.past.push((steps, times.left.clone()));
    }

    /// Somebody did something beside the game; `id` is the number of its entry.
    pub fn deed(&mut self, id: u64, at: i64, seat: Seat, deed: &Deed, owing: &[Seat]) {
        self.pass(at);
        match deed {
            Deed::Resign | Deed::Lose => self.leave(seat),
            Deed::Bot(level) => {
                self.stand_ins.retain(|(for_, _)| *for_ != seat);
                self.stand_ins.push((seat, level.clone()));
                self.asks.retain(|ask| ask.wish != Wish::Bot(seat) && ask.by != seat);
            }
            Deed::Return => {
                self.stand_ins.retain(|(for_, _)| *for_ != seat);
                if let Some(times) = &mut self.times {
                    let left = &mut times.left[seat.index()];
                    *left = (*left).max(COME_BACK);
                }
            }
            Deed::Pause => {
                self.paused = true;
                self.asks.clear();
            }
            Deed::Resume => self.paused = false,
            Deed::Abort => self.end(Ending::Aborted),
            Deed::Stop => self.end(Ending::Stopped),
            Deed::Close => self.end(Ending::Closed),
            Deed::Back(to) => self.back(*to),
            Deed::Ask(wish, of) => {
                self.asks.retain(|ask| (ask.by, ask.wish) != (seat, *wish));
                self.asks.push(Ask { id, by: seat, wish: *wish, of: *of, agreed: Seats::only(seat) });
            }
            Deed::Agree(ask) => {
                if let Some(ask) = self.asks.iter_mut().find(|known| known.id == *ask) {
                    ask.agreed = ask.agreed.with(seat);
                }
            }
            Deed::Refuse(ask) => {
                if let Some(at) = self.asks.iter().position(|known| known.id == *ask) {
                    let ask = self.asks.remove(at);
                    // Who takes the own question back may ask again.
                    if ask.by != seat {
                        self.refused.push((ask.by, ask.wish));
                    }
                }
            }
        }
        self.run(owing);
    }

    fn end(&mut self, ending: Ending) {
        self.ending = Some(ending);
        self.paused = false;
        self.asks.clear();
    }

    fn leave(&mut self, seat: Seat) {
        if !self.out.contains(&seat) {
            self.out.push(seat);
        }
        self.stand_ins.retain(|(for_, _)| *for_ != seat);
        self.asks.retain(|ask| ask.by != seat && ask.wish != Wish::Bot(seat));
        let still = usize::from(self.count) - self.out.len();
        let people =
            (0..self.count).map(Seat).any(|seat| !self.bots.contains(seat) && !self.out.contains(&seat));
        if still <= 1 || !people {
            self.end(Ending::GivenUp);
        }
    }

    /// The question that everybody has agreed to who must.
    pub fn granted(&self) -> Option<&Ask> {
        self.asks.iter().find(|ask| ask.of.iter().all(|seat| ask.agreed.contains(seat)))
    }

    /// What it means that the time of a seat has run out.
    pub fn deed_on_time_out(&self) -> Deed {
        match &self.time_out {
            TimeOut::Bot(level) => Deed::Bot(level.clone()),
            TimeOut::Lose => Deed::Lose,
        }
    }

    /// The places of the seats: as the game counts them, but whoever gave up comes behind all others, the first last.
    pub fn places(&self, counted: &[u8]) -> Vec<u8> {
        let rank = |seat: usize| {
            let out = self.out.iter().position(|&out| out.index() == seat);
            out.map_or((0, counted[seat]), |order| (self.out.len() - order, 0))
        };
        let ranks: Vec<_> = (0..counted.len()).map(rank).collect();
        let place = |own| 1 + ranks.iter().filter(|&other| other < own).count() as u8;
        if self.out.is_empty() { counted.to_vec() } else { ranks.iter().map(place).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);
    const B: Seat = Seat(1);
    const C: Seat = Seat(2);

    fn company(clock: &str, count: u8) -> Company {
        let bots = Seats::NONE;
        Company::new(clock.parse().expect("a clock"), TimeOut::Lose, bots, count)
    }

    fn left(company: &Company) -> Vec<i64> {
        company.times().expect("a clock").into_iter().map(|(left, _)| left).collect()
    }

    #[test]
    fn time_runs_for_whoever_owes_a_decision_and_grows_after_a_turn() {
        let mut company = company("60+5", 2);
        company.step(1_000, None, &[A]);
        assert_eq!(company.due(1_000, 0, 0), Some((61_000, vec![])));
        company.step(11_000, Some(A), &[A]);
        assert_eq!(left(&company), [50_000, 60_000], "a turn goes on: nothing is gained yet");
        company.step(21_000, Some(A), &[B]);
        assert_eq!(left(&company), [45_000, 60_000]);
        company.step(31_000, Some(B), &[A]);
        assert_eq!(left(&company), [45_000, 55_000]);
        assert_eq!(company.due(76_000, 0, 0), Some((76_000, vec![A])));
        assert_eq!(company.due(75_999, 0, 0), Some((76_000, vec![])));
    }

    #[test]
    fn a_turn_begins_with_its_whole_time() {
        let mut company = company("turn:60", 2);
        company.step(0, None, &[A]);
        company.step(50_000, Some(A), &[B]);
        company.step(55_000, Some(B), &[A]);
        assert_eq!(left(&company)[0], 60_000);
        // Where both decide at once, the first answer gives the other no more time.
        company.step(60_000, Some(A), &[A, B]);
        company.step(70_000, Some(A), &[B]);
        assert_eq!(company.due(0, 0, 0).map(|(due, _)| due), Some(120_000));
    }

    #[test]
    fn taking_back_gains_no_time() {
        let mut company = company("60+5", 2);
        company.step(0, None, &[A]);
        for round in 0..5 {
            company.step(round * 100, Some(A), &[B]);
            company.undo(round * 100, A, &[A]);
        }
        assert!(left(&company)[0] <= 60_000, "{company:?}");
        let mut company = self::company("turn:60", 2);
        company.step(0, None, &[A]);
        company.step(50_000, Some(A), &[B]);
        company.undo(50_000, A, &[A]);
        assert_eq!(left(&company)[0], 10_000);
    }

    #[test]
    fn clocks_go_back_with_the_steps_that_all_agree_to_take_back() {
        let mut company = company("60+5", 2);
        company.step(0, None, &[A]);
        company.step(10_000, Some(A), &[B]);
        let then = left(&company);
        assert_eq!(then, [55_000, 60_000]);
        company.step(30_000, Some(B), &[A]);
        company.luck();
        company.step(31_000, Some(A), &[B]);
        company.deed(9, 40_000, A, &Deed::Back(2), &[B]);
        assert_eq!(left(&company), then, "as it was when B was asked");
        assert_eq!(company.due(40_000, 0, 0).map(|(due, _)| due), Some(100_000), "and runs from now on");
        company.deed(10, 41_000, A, &Deed::Back(0), &[A]);
        assert_eq!(left(&company), [60_000, 60_000]);
        // Taking back one's own last action gives nothing: what was left then is what is left now.
        let mut company = self::company("60+5", 2);
        company.step(0, None, &[A]);
        company.step(10_000, Some(A), &[A]);
        company.undo(20_000, A, &[A]);
        company.step(21_000, Some(A), &[B]);
        company.deed(9, 22_000, A, &Deed::Back(1), &[A]);
        assert_eq!(left(&company)[0], 40_000);
    }

    #[test]
    fn two_times_run_out_at_once() {
        let mut company = company("turn:60", 3);
        company.step(0, None, &[A, B]);
        assert_eq!(company.due(60_000, 0, 0), Some((60_000, vec![A, B])));
        company.deed(1, 60_000, A, &Deed::Lose, &[A, B]);
        assert_eq!((company.ending(), company.stand_in(A)), (None, Some("mate")));
        company.deed(2, 60_000, B, &Deed::Lose, &[A, B]);
        assert_eq!(company.ending(), Some(Ending::GivenUp));
        assert_eq!(company.places(&[1, 2, 3]), [3, 2, 1], "who left first comes last");
    }

    #[test]
    fn nobody_loses_by_time_in_which_nobody_could_act() {
        let mut company = company("60+0", 2);
        company.step(0, None, &[A]);
        let (boot, mercy) = (500_000, 560_000);
        assert_eq!(company.due(510_000, boot, mercy), Some((560_000, vec![])));
        assert_eq!(company.due(560_000, boot, mercy), Some((560_000, vec![A])));
        company.step(520_000, Some(A), &[B]);
        assert_eq!(company.due(570_000, boot, mercy), Some((580_000, vec![])), "the clock goes on as before");
    }

    #[test]
    fn a_pause_stops_the_clock_and_a_bot_has_none() {
        let mut company = company("60+0", 2);
        company.step(0, None, &[A]);
        company.deed(1, 10_000, A, &Deed::Pause, &[A]);
        assert_eq!(company.due(999_000, 0, 0), None);
        company.deed(2, 500_000, B, &Deed::Resume, &[A]);
        assert_eq!(company.due(0, 0, 0).map(|(due, _)| due), Some(550_000));
        company.deed(3, 510_000, A, &Deed::Bot("pilot".into()), &[A]);
        assert_eq!((company.due(999_000, 0, 0), company.stand_in(A)), (None, Some("pilot")));
        company.deed(4, 520_000, A, &Deed::Return, &[A]);
        assert_eq!(company.due(0, 0, 0).map(|(due, _)| due), Some(560_000));
    }

    #[test]
    fn what_is_asked_is_granted_by_all_and_goes_with_the_next_step() {
        let mut company = company("none", 3);
        let all: Seats = [A, B, C].into_iter().collect();
        company.deed(7, 0, A, &Deed::Ask(Wish::Pause, all), &[A]);
        assert_eq!(company.granted(), None);
        company.deed(8, 0, B, &Deed::Agree(7), &[A]);
        assert_eq!(company.granted(), None);
        company.deed(9, 0, C, &Deed::Agree(7), &[A]);
        assert_eq!(company.granted().map(|ask| ask.wish), Some(Wish::Pause));
        company.deed(10, 0, B, &Deed::Refuse(7), &[A]);
        assert!(company.asks().is_empty() && company.was_refused(A, Wish::Pause));
        company.deed(11, 0, A, &Deed::Ask(Wish::Stop, all), &[A]);
        company.step(0, Some(A), &[B]);
        assert!(company.asks().is_empty() && !company.was_refused(A, Wish::Pause));
    }
}
