//! One game, whatever it is: the part of a state that knows its rules.

use std::{
    any::Any,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::atomic::AtomicBool,
};

use bots::{Budget, Knowledge, Limits, Player, search::Mind};
use catalog::AnyTable;
use tabletop::{
    ActError, Encoded as _, Event as _, Game, Notation as _, Say as _, Seat, Seats, Seen, Step, Table, Turn,
    Viewer, Who,
};

use crate::{
    luck::Luck,
    running::{Journal, Reward, Running, Waits},
    shelf::{Playable, catalog},
};

/// A state whose game is known only by its key.
pub(crate) trait AnyState: Any + Send + Sync {
    fn copy(&self) -> Box<dyn AnyState>;
    fn waits(&self) -> Waits;
    /// Everybody who owes a decision.
    fn owing(&self) -> Seats;
    /// The numbers of what may be done now.
    fn numbers(&self) -> &[u32];
    /// The numbers of what this seat may do now, in ascending order.
    fn numbers_of(&self, seat: Seat) -> Vec<u32>;
    fn act(&mut self, number: u32) -> Result<(), String>;
    /// The same for one of several seats that decide at once.
    fn act_as(&mut self, seat: Seat, number: u32) -> Result<(), String>;
    fn notation(&self, number: u32) -> Option<String>;
    fn parse(&self, text: &str) -> Result<u32, String>;
    fn tell(&self, number: u32) -> Option<tabletop::Message>;
    /// What luck may bring, each with its probability; empty if it is not waited for.
    fn outcomes(&self) -> Vec<(u32, f64)>;
    fn observe(&self, seat: Seat, out: &mut [u8]);
    fn points(&self, seat: Seat) -> i32;
    fn places(&self) -> Vec<u8>;
    fn pay(&self, reward: Reward) -> Vec<f64>;
    fn view(&self, viewer: Viewer) -> Result<String, String>;
    /// Every step since the game began, or since the sample was made, in notation.
    fn steps(&self) -> Vec<(Who, String)>;
    fn is_sample(&self) -> bool;
    /// What the seat has seen and done since then.
    fn recall(&self, seat: Seat) -> Result<String, String>;
    fn sample(&self, seat: Seat, seed: u64) -> Box<dyn AnyState>;
    fn choose(&self, player: Player, budget: Budget, seed: u64, threads: u32) -> Result<u32, String>;
    fn draws(&self) -> u64;
    fn set_draws(&mut self, draws: u64);
    fn hash(&self) -> u64;
    fn equals(&self, other: &dyn AnyState) -> bool;
    fn as_any(&self) -> &dyn Any;
    /// The same as a table of the boathouse, with pictures and words.
    fn table(&self) -> Result<Box<dyn AnyTable>, String>;
}

impl<G: Playable> Journal<G> for Vec<Step<G>> {
    fn act(&mut self, seat: Seat, action: G::Action) {
        self.push(Step::Act(seat, action));
    }

    fn reveal(&mut self, outcome: G::Chance) {
        self.push(Step::Reveal(outcome));
    }
}

/// A state with what led to it.
pub(crate) struct Held<K: Knowledge<Game: Playable>> {
    setup: <K::Game as Game>::Setup,
    material: &'static <K::Game as Game>::Material,
    running: Running<K::Game>,
    /// The steps since the game began, or since the sample was made.
    steps: Vec<Step<K::Game>>,
    /// For a sample, the state it was made as: no steps are known to lead to it.
    origin: Option<Box<K::Game>>,
}

impl<K: Knowledge<Game: Playable>> Clone for Held<K> {
    fn clone(&self) -> Self {
        Held {
            setup: self.setup.clone(),
            material: self.material,
            running: self.running.clone(),
            steps: self.steps.clone(),
            origin: self.origin.clone(),
        }
    }
}

const SAMPLED: &str = "a sample has no record: no steps are known to lead to it";

impl<K: Knowledge<Game: Playable>> Held<K> {
    pub fn new(
        setup: <K::Game as Game>::Setup,
        material: &'static <K::Game as Game>::Material,
        seed: u64,
        explicit: bool,
    ) -> Self {
        let mut steps = Vec::new();
        let state = K::Game::new(&setup, material);
        let running = Running::new(state, Luck::new(seed), explicit, &mut steps);
        Held { setup, material, running, steps, origin: None }
    }

    /// The state of a record; where it ends before a decision, luck goes on.
    pub fn of_table(
        table: &Table<K::Game>,
        material: &'static <K::Game as Game>::Material,
        seed: u64,
        explicit: bool,
    ) -> Self {
        let mut steps = table.steps().to_vec();
        let luck = Luck { draws: table.draws(), ..Luck::new(seed) };
        let running = Running::new(table.state().clone(), luck, explicit, &mut steps);
        Held { setup: table.setup().clone(), material, running, steps, origin: None }
    }

    fn illegal(&self, number: u32) -> String {
        match self.running.waits {
            Waits::Over => "the game is over".into(),
            Waits::Luck => format!("luck cannot bring {number} now"),
            Waits::Seat(seat) => format!("{number} is not legal for seat {} now", seat.0),
        }
    }

    /// Every step since the game began.
    fn all_steps(&self) -> Result<&[Step<K::Game>], String> {
        if self.origin.is_some() { Err(SAMPLED.into()) } else { Ok(&self.steps) }
    }
}

fn written<G: Game>(step: &Step<G>) -> (Who, String) {
    match step {
        Step::Act(seat, action) => (Who::Seat(*seat), action.to_string()),
        Step::Reveal(outcome) => (Who::Chance, outcome.to_string()),
    }
}

impl<K: Knowledge<Game: Playable>> AnyState for Held<K> {
    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn waits(&self) -> Waits {
        self.running.waits
    }

    fn owing(&self) -> Seats {
        match self.running.state.turn() {
            Turn::Seats(owing) => owing,
            Turn::Chance | Turn::Over => Seats::NONE,
        }
    }

    fn numbers(&self) -> &[u32] {
        &self.running.numbers
    }

    fn numbers_of(&self, seat: Seat) -> Vec<u32> {
        let mut numbers = if self.running.waits == Waits::Seat(seat) {
            self.running.numbers.clone()
        } else {
            let (mut legal, mut numbers) = (Vec::new(), Vec::new());
            if self.owing().contains(seat) {
                self.running.state.legal(seat, &mut legal);
                self.running.state.number(seat, &legal, &mut numbers);
            }
            numbers
        };
        numbers.sort_unstable();
        numbers
    }

    fn act(&mut self, number: u32) -> Result<(), String> {
        let at = self.running.find(number).ok_or_else(|| self.illegal(number))?;
        self.running.carry_out(at, &mut self.steps);
        Ok(())
    }

    fn act_as(&mut self, seat: Seat, number: u32) -> Result<(), String> {
        if self.running.waits == Waits::Seat(seat) {
            return self.act(number);
        }
        if !self.owing().contains(seat) {
            return Err(format!("it is not the turn of seat {}", seat.0));
        }
        let (mut legal, mut numbers) = (Vec::new(), Vec::new());
        self.running.state.legal(seat, &mut legal);
        self.running.state.number(seat, &legal, &mut numbers);
        let at = numbers.iter().position(|&other| other == number);
        let action = legal[at.ok_or_else(|| format!("{number} is not legal for seat {} now", seat.0))?];
        self.running.state.act_unchecked(seat, action, &mut ());
        self.steps.push(Step::Act(seat, action));
        self.running.settle(&mut self.steps);
        Ok(())
    }

    fn notation(&self, number: u32) -> Option<String> {
        let at = self.running.find(number)?;
        Some(match self.running.waits {
            Waits::Luck => self.running.outcomes[at].0.to_string(),
            _ => self.running.legal[at].to_string(),
        })
    }

    fn parse(&self, text: &str) -> Result<u32, String> {
        type ActionOf<K> = <<K as Knowledge>::Game as Game>::Action;
        type ChanceOf<K> = <<K as Knowledge>::Game as Game>::Chance;
        let unread = |error: tabletop::NotationError| format!("`{text}` cannot be read: {error}");
        let at = match self.running.waits {
            Waits::Over => return Err("the game is over".into()),
            Waits::Luck => {
                let outcome = ChanceOf::<K>::parse(text).map_err(unread)?;
                self.running.outcomes.iter().position(|&(other, _)| other == outcome)
            }
            Waits::Seat(seat) => {
                let action = ActionOf::<K>::parse(text).map_err(unread)?;
                let action = self.running.state.canonical(action);
                let at = self.running.legal.iter().position(|&other| other == action);
                if at.is_none()
                    && let Err(why) = self.running.state.check(seat, action)
                {
                    return Err(ActError::Refused(why).to_string());
                }
                at
            }
        };
        at.map(|at| self.running.numbers[at]).ok_or_else(|| format!("`{text}` is not possible now"))
    }

    fn tell(&self, number: u32) -> Option<tabletop::Message> {
        match self.running.waits {
            Waits::Seat(seat) => {
                let at = self.running.find(number)?;
                Some(self.running.state.tell(seat, self.running.legal[at]))
            }
            Waits::Luck | Waits::Over => None,
        }
    }

    fn outcomes(&self) -> Vec<(u32, f64)> {
        if self.running.waits != Waits::Luck {
            return Vec::new();
        }
        let outcomes = &self.running.outcomes;
        let total: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
        let share = |(&number, &(_, weight)): (&u32, &(_, u32))| (number, f64::from(weight) / total);
        let mut shares: Vec<_> = self.running.numbers.iter().zip(outcomes).map(share).collect();
        shares.sort_unstable_by_key(|&(number, _)| number);
        shares
    }

    fn observe(&self, seat: Seat, out: &mut [u8]) {
        self.running.state.observe(seat, out);
    }

    fn points(&self, seat: Seat) -> i32 {
        self.running.state.points(seat)
    }

    fn places(&self) -> Vec<u8> {
        self.running.state.places()[..usize::from(self.running.state.seats())].to_vec()
    }

    fn pay(&self, reward: Reward) -> Vec<f64> {
        reward.pay(&self.running.state).collect()
    }

    fn view(&self, viewer: Viewer) -> Result<String, String> {
        serde_json::to_string(&self.running.state.view(viewer)).map_err(|error| error.to_string())
    }

    fn steps(&self) -> Vec<(Who, String)> {
        self.steps.iter().map(written).collect()
    }

    fn is_sample(&self) -> bool {
        self.origin.is_some()
    }

    fn recall(&self, seat: Seat) -> Result<String, String> {
        let begun = || K::Game::new(&self.setup, self.material);
        let mut again = self.origin.as_deref().cloned().unwrap_or_else(begun);
        let mut told = String::new();
        for step in &self.steps {
            let mut events = Vec::new();
            match *step {
                Step::Act(actor, action) => {
                    again.act_unchecked(actor, action, &mut events);
                    if actor == seat {
                        told += &format!("> {action}\n");
                    }
                }
                Step::Reveal(outcome) => again.reveal_unchecked(outcome, &mut events),
            }
            for event in events.iter().filter_map(|event| event.seen_by(Viewer::Seat(seat))) {
                told += &serde_json::to_string(&event).map_err(|error| error.to_string())?;
                told.push('\n');
            }
        }
        Ok(told)
    }

    fn sample(&self, seat: Seat, seed: u64) -> Box<dyn AnyState> {
        let mut dealer = Luck::new(seed);
        let state = self.running.state.determinize(seat, &mut dealer);
        let luck = Luck { seed: dealer.seed, draws: dealer.draws };
        let (mut steps, origin) = (Vec::new(), Some(Box::new(state.clone())));
        let running = Running::new(state, luck, self.running.explicit, &mut steps);
        Box::new(Held::<K> { setup: self.setup.clone(), material: self.material, running, steps, origin })
    }

    fn choose(&self, player: Player, budget: Budget, seed: u64, threads: u32) -> Result<u32, String> {
        let Waits::Seat(seat) = self.running.waits else {
            return Err("nobody owes a decision".into());
        };
        let stop = AtomicBool::new(false);
        let limits = Limits::new(budget, seed, &stop).on_threads(threads);
        let seen = Seen::new(&self.running.state, seat);
        let action = player.bot::<K>(Mind::default()).choose(&seen, &limits);
        let at = self.running.legal.iter().position(|&other| other == action);
        at.map(|at| self.running.numbers[at]).ok_or_else(|| "the bot chose nothing legal".into())
    }

    fn draws(&self) -> u64 {
        self.running.luck.draws
    }

    fn set_draws(&mut self, draws: u64) {
        self.running.luck.draws = draws;
    }

    fn hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.running.state.hash(&mut hasher);
        hasher.finish()
    }

    fn equals(&self, other: &dyn AnyState) -> bool {
        other
            .as_any()
            .downcast_ref::<Held<K>>()
            .is_some_and(|other| self.setup == other.setup && self.running.state == other.running.state)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn table(&self) -> Result<Box<dyn AnyTable>, String> {
        let key = <K::Game as Game>::INFO.key;
        let game = catalog()?.game(key).ok_or_else(|| format!("`{key}` is not in the catalog"))?;
        let mut table = game.open(&self.setup.to_string()).map_err(|error| error.to_string())?;
        for step in self.all_steps()? {
            let (who, text) = written(step);
            table.take(who, &text).map_err(|error| format!("{text}: {}", error.say().id))?;
        }
        Ok(table)
    }
}
