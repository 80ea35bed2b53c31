//! The rules themselves.

use tabletop::{
    Dealer, Game, GameKind, Info, MaterialFile, Message, ScoreLine, ScoreSheet, Seat, Sink, Turn, Viewer,
    Weight,
};

use super::{
    Action, Chance, Event, Flotsam, KINDS, Material, Phase, Reason, Refusal, Setup, Ties, View,
    setup::{OPTIONS, SEATS},
};

/// The tide brings 1, 2 or 3, the less the oftener.
const TIDE: [(u8, Weight); 3] = [(1, 3), (2, 2), (3, 1)];

impl Game for Flotsam {
    const INFO: Info = Info {
        key: "flotsam",
        seats: SEATS,
        kind: GameKind { luck: true, secrets: true, simultaneous: true, solo: false },
        minutes: 5,
        rules_revision: 1,
        max_steps: 64,
        options: OPTIONS,
        material: &[MaterialFile { name: "planks.txt", text: include_str!("planks.txt") }],
        lang: &[
            ("en", include_str!("lang/en.ftl")),
            ("ru", include_str!("lang/ru.ftl")),
            ("uk", include_str!("lang/uk.ftl")),
        ],
    };

    type Material = Material;
    type Setup = Setup;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Refusal = Refusal;
    type Reason = Reason;
    type View = View;

    fn new(setup: &Setup, material: &'static Material) -> Flotsam {
        Flotsam::set(setup, material)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::First | Phase::Deal | Phase::Tide | Phase::Draw(_) => Turn::Chance,
            Phase::Bids(_) if self.undecided().is_empty() => Turn::Chance,
            Phase::Bids(_) => Turn::Seats(self.undecided()),
            Phase::Bury(seat) => Turn::seat(seat),
            Phase::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        let held = self.hands[seat.index()].iter().map(|(kind, _)| kind as u8 + 1);
        if let Phase::Bury(_) = self.phase {
            out.extend(held.map(Action::Bury));
            out.push(Action::Pass);
        } else {
            out.extend(held.map(Action::Seal));
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let held = |worth: u8| {
            let kind = usize::from(worth).wrapping_sub(1);
            if kind < KINDS && self.hands[seat.index()].copies(kind) > 0 {
                Ok(())
            } else {
                Err(Refusal::NoSuchPlank)
            }
        };
        match (self.phase, action) {
            (Phase::Bids(_), Action::Seal(worth)) | (Phase::Bury(_), Action::Bury(worth)) => held(worth),
            (Phase::Bury(_), Action::Pass) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    fn act_unchecked(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Seal(worth) => {
                self.hands[seat.index()].take(worth as usize - 1);
                self.sealed[seat.index()] = Some(worth);
                sink.emit(Event::Sealed(seat, Some(worth)));
            }
            Action::Bury(worth) => {
                self.hands[seat.index()].take(worth as usize - 1);
                self.buried[seat.index()].put(worth as usize - 1);
                self.phase = Phase::Draw(seat);
                sink.emit(Event::Buried(seat, Some(worth)));
            }
            Action::Pass => {
                sink.emit(Event::Passed(seat));
                self.next_round();
            }
        }
    }

    fn outcomes(&self, out: &mut Vec<(Chance, Weight)>) {
        let planks = self.bag.iter().map(|(kind, copies)| (kind as u8 + 1, copies));
        match self.phase {
            Phase::First => out.extend(self.everybody().map(|seat| (Chance::First(seat), 1))),
            Phase::Deal => out.extend(planks.map(|(worth, copies)| (Chance::Deal(worth), copies))),
            Phase::Tide => out.extend(TIDE.map(|(prize, weight)| (Chance::Tide(prize), weight))),
            Phase::Bids(_) if self.undecided().is_empty() => out.push((Chance::Open, 1)),
            Phase::Draw(_) => out.extend(planks.map(|(worth, copies)| (Chance::Draw(worth), copies))),
            Phase::Bids(_) | Phase::Bury(_) | Phase::Over => {}
        }
    }

    fn reveal_unchecked(&mut self, outcome: Chance, sink: &mut impl Sink<Event>) {
        match outcome {
            Chance::First(seat) => {
                self.first = seat;
                self.phase = Phase::Deal;
                sink.emit(Event::FirstChosen(seat));
            }
            Chance::Deal(worth) => {
                let seat = self.dealt_next().expect("luck deals only while a hand is short");
                self.give(seat, worth, sink);
                if self.dealt_next().is_none() {
                    self.phase = Phase::Tide;
                }
            }
            Chance::Tide(prize) => {
                self.phase = Phase::Bids(prize);
                sink.emit(Event::TideRose(prize));
            }
            Chance::Open => self.open_bids(sink),
            Chance::Draw(worth) => {
                let Phase::Draw(seat) = self.phase else { return };
                self.give(seat, worth, sink);
                self.next_round();
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer, self.turn())
    }

    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Flotsam {
        self.redealt(seat, dealer)
    }

    fn scores(&self) -> Vec<ScoreSheet<Reason>> {
        self.everybody()
            .map(|seat| {
                let (count, worth) = self.prizes[seat.index()];
                let mut lines = vec![line(Reason::Prizes, count, worth)];
                if self.phase == Phase::Over {
                    let good =
                        self.buried[seat.index()].iter().filter(|&(kind, _)| kind >= 3).map(|(_, c)| c as u8);
                    let good = good.sum();
                    lines.push(line(Reason::Buried, good, good));
                }
                ScoreSheet { lines, tiebreaks: vec![count.into()] }
            })
            .collect()
    }

    fn tell(&self, _: Seat, action: Action) -> Message {
        match action {
            Action::Seal(worth) => Message::new("flotsam-action-seal").with("plank", worth),
            Action::Bury(worth) => Message::new("flotsam-action-bury").with("plank", worth),
            Action::Pass => Message::new("flotsam-action-pass"),
        }
    }

    fn audit(&self) -> Result<(), String> {
        for kind in 0..KINDS {
            let piles = self.hands.iter().chain(&self.buried).chain([&self.bag, &self.spent]);
            let lying: usize = piles.map(|pile| usize::from(pile.copies(kind))).sum();
            let sealed = self.sealed.iter().filter(|&&worth| worth == Some(kind as u8 + 1)).count();
            let expected = usize::from(self.material.copies[kind]);
            if lying + sealed != expected {
                return Err(format!("{} planks worth {}, not {expected}", lying + sealed, kind + 1));
            }
        }
        Ok(())
    }
}

fn line(reason: Reason, count: u8, points: u8) -> ScoreLine<Reason> {
    ScoreLine { reason, count: count.into(), points: points.into(), places: Vec::new() }
}

impl Flotsam {
    /// A plank from the bag into a hand, face down.
    fn give(&mut self, seat: Seat, worth: u8, sink: &mut impl Sink<Event>) {
        self.bag.take(worth as usize - 1);
        self.hands[seat.index()].put(worth as usize - 1);
        sink.emit(Event::Dealt(seat, Some(worth)));
    }

    /// All bids are opened; the highest takes the prize.
    fn open_bids(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Bids(prize) = self.phase else { return };
        let mut bids = [0; super::state::MOST];
        for seat in self.everybody() {
            let worth = self.sealed[seat.index()].take().expect("everybody has sealed a bid");
            bids[seat.index()] = worth;
            self.spent.put(worth as usize - 1);
            sink.emit(Event::Opened(seat, worth));
        }
        let highest = bids.iter().copied().max().unwrap_or_default();
        let mut seat = self.first;
        while bids[seat.index()] != highest {
            seat = seat.next(self.seats);
        }
        let tied = bids.iter().filter(|&&bid| bid == highest).count() > 1;
        if tied && self.ties == Ties::Lost {
            sink.emit(Event::PrizeLost(prize));
            return self.next_round();
        }
        let (count, worth) = &mut self.prizes[seat.index()];
        *count += 1;
        *worth += prize;
        sink.emit(Event::PrizeTaken(seat, prize));
        if self.hands[seat.index()].is_empty() { self.next_round() } else { self.phase = Phase::Bury(seat) }
    }

    /// The first player's left neighbour is first; the game is over when the hands are empty.
    fn next_round(&mut self) {
        self.first = self.first.next(self.seats);
        self.phase = if self.hands[0].is_empty() { Phase::Over } else { Phase::Tide };
    }
}
