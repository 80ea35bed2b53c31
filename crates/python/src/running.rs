//! A game that is being played: its state, its luck, and what may be done now by its numbers.

use tabletop::{Encoded, Seat, Turn, Weight};

use crate::luck::Luck;

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waits {
    /// A decision of this seat; of several that decide at once, the first.
    Seat(Seat),
    /// Luck, where it is not resolved at once.
    Luck,
    /// Nothing.
    Over,
}

/// What was done, for records.
pub(crate) trait Journal<G: Encoded> {
    fn act(&mut self, seat: Seat, action: G::Action);
    fn reveal(&mut self, outcome: G::Chance);
}

/// Writes nothing down.
impl<G: Encoded> Journal<G> for () {
    #[inline]
    fn act(&mut self, _: Seat, _: G::Action) {}
    #[inline]
    fn reveal(&mut self, _: G::Chance) {}
}

#[derive(Clone)]
pub(crate) struct Running<G: Encoded> {
    pub state: G,
    pub luck: Luck,
    /// Does luck wait for a number like everybody else?
    pub explicit: bool,
    pub waits: Waits,
    /// The legal actions of the seat that the game waits for, with their numbers in the same order.
    pub legal: Vec<G::Action>,
    pub numbers: Vec<u32>,
    /// What luck may bring, where it is waited for; their numbers stand in `numbers`.
    pub outcomes: Vec<(G::Chance, Weight)>,
}

impl<G: Encoded> Running<G> {
    pub fn new(state: G, luck: Luck, explicit: bool, journal: &mut impl Journal<G>) -> Running<G> {
        let mut running = Running {
            state,
            luck,
            explicit,
            waits: Waits::Over,
            legal: Vec::new(),
            numbers: Vec::new(),
            outcomes: Vec::new(),
        };
        running.settle(journal);
        running
    }

    /// Begins anew in the same place: lists keep their room.
    pub fn restart(&mut self, state: &G, luck: Luck, journal: &mut impl Journal<G>) {
        self.state.clone_from(state);
        self.luck = luck;
        self.settle(journal);
    }

    /// Lets luck decide until somebody else has to, and lists what may be done then.
    #[inline]
    pub fn settle(&mut self, journal: &mut impl Journal<G>) {
        self.legal.clear();
        self.numbers.clear();
        loop {
            match self.state.turn() {
                Turn::Seats(owing) => {
                    if let Some(seat) = owing.lowest() {
                        self.state.legal(seat, &mut self.legal);
                        self.state.number(seat, &self.legal, &mut self.numbers);
                        self.waits = Waits::Seat(seat);
                        return;
                    }
                    self.waits = Waits::Over;
                    return;
                }
                Turn::Over => {
                    self.waits = Waits::Over;
                    return;
                }
                Turn::Chance if self.explicit => {
                    self.outcomes.clear();
                    self.state.outcomes(&mut self.outcomes);
                    let state = &self.state;
                    let numbers = self.outcomes.iter().map(|&(outcome, _)| state.outcome_number(outcome));
                    self.numbers.extend(numbers);
                    self.waits = Waits::Luck;
                    return;
                }
                Turn::Chance => {
                    let ticket = self.luck.pick(self.state.weight());
                    let outcome = self.state.outcome(ticket);
                    self.state.reveal_unchecked(outcome, &mut ());
                    journal.reveal(outcome);
                }
            }
        }
    }

    /// Ends the game where it stands.
    pub fn stop(&mut self) {
        self.legal.clear();
        self.numbers.clear();
        self.waits = Waits::Over;
    }

    /// Where a number stands in the lists.
    #[inline]
    pub fn find(&self, number: u32) -> Option<usize> {
        self.numbers.iter().position(|&other| other == number)
    }

    /// A random entry of the lists: any action, outcomes by their weight.
    #[inline]
    pub fn pick(&self, random: u64) -> usize {
        use crate::luck::below;
        if self.waits != Waits::Luck {
            return below(random, self.numbers.len() as Weight) as usize;
        }
        let mut ticket = below(random, self.outcomes.iter().map(|&(_, weight)| weight).sum());
        let drawn = |&(_, weight): &(G::Chance, Weight)| {
            let here = ticket < weight;
            ticket = ticket.wrapping_sub(weight);
            here
        };
        self.outcomes.iter().position(drawn).unwrap_or(0)
    }

    /// Carries out the entry `at` of the lists and goes on to the next decision.
    #[inline]
    pub fn carry_out(&mut self, at: usize, journal: &mut impl Journal<G>) {
        match self.waits {
            Waits::Seat(seat) => {
                let action = self.legal[at];
                self.state.act_unchecked(seat, action, &mut ());
                journal.act(seat, action);
            }
            Waits::Luck => {
                let (outcome, _) = self.outcomes[at];
                self.state.reveal_unchecked(outcome, &mut ());
                journal.reveal(outcome);
            }
            Waits::Over => return,
        }
        self.settle(journal);
    }
}

/// How the end of a game is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reward {
    /// By place: 1 for the first, -1 for the last, the others evenly between; who shares a place shares the payment. The sum
    /// is 0. Alone: points.
    Win,
    /// Points less the mean of all seats' points.
    Margin,
    /// Points.
    Points,
}

impl std::str::FromStr for Reward {
    type Err = String;

    fn from_str(text: &str) -> Result<Reward, String> {
        match text {
            "win" => Ok(Reward::Win),
            "margin" => Ok(Reward::Margin),
            "points" => Ok(Reward::Points),
            other => Err(format!("no reward is called `{other}`; there are win, margin and points")),
        }
    }
}

impl Reward {
    /// What each seat is paid for a finished game.
    pub fn pay<G: Encoded>(self, state: &G) -> impl Iterator<Item = f64> {
        let seats = usize::from(state.seats());
        let points: Vec<f64> = (0..state.seats()).map(|seat| state.points(Seat(seat)).into()).collect();
        let pay: Vec<f64> = match self {
            Reward::Win if seats > 1 => {
                let places = &state.places()[..seats];
                let last = seats as f64 - 1.0;
                let paid = |&place: &u8| {
                    let sharing = places.iter().filter(|&&other| other == place).count();
                    let mean = f64::from(place) - 1.0 + (sharing as f64 - 1.0) / 2.0;
                    // Written so that opposite places are paid opposite amounts to the last bit.
                    (last - 2.0 * mean) / last
                };
                places.iter().map(paid).collect()
            }
            Reward::Margin if seats > 1 => {
                let mean = points.iter().sum::<f64>() / seats as f64;
                points.iter().map(|points| points - mean).collect()
            }
            Reward::Win | Reward::Margin | Reward::Points => points,
        };
        pay.into_iter()
    }
}
