//! Many games stepped together, each with its own luck, so that nothing depends on how many threads share the work.

use std::sync::atomic::AtomicBool;

use bots::{Bot, Budget, Knowledge, Limits, Player, search::Mind};
use rayon::ThreadPool;
use tabletop::{Encoded, Game, Seat, Seen, Setup as _};

use crate::{
    luck::{Luck, episode, mix},
    running::{Reward, Running, Waits},
    shelf::Playable,
};

/// Whose turn it is where it is nobody's: luck's, or the game is over.
pub(crate) const LUCK: i8 = -1;
pub(crate) const OVER: i8 = -2;

/// How the games of a batch are played.
#[derive(Clone, Copy)]
pub(crate) struct Terms {
    pub games: usize,
    pub seed: u64,
    /// Does luck wait for a number like everybody else?
    pub explicit: bool,
    pub reward: Reward,
    /// Does a game begin anew in the step that ends it? Else in the next, which then ignores the action.
    pub same_step: bool,
    /// Who plays all seats but one.
    pub opponents: Option<Player>,
    /// How long they think, if they have no budget of their own.
    pub budget: Budget,
    /// Does an illegal action end the game at the cost of 1 for who chose it? Else it is refused.
    pub illegal_loses: bool,
    /// The seat that is left to the caller; drawn for every game if there are opponents and none is named.
    pub seat: Option<Seat>,
}

/// The arrays of a batch, one row for each game.
pub(crate) struct Columns<'a> {
    /// Empty if nobody wants to see anything.
    pub obs: &'a mut [u8],
    /// Empty if nobody wants masks.
    pub mask: &'a mut [i8],
    pub seat: &'a mut [i8],
    pub reward: &'a mut [f32],
    pub done: &'a mut [bool],
    pub action: &'a mut [i64],
}

impl<'a> Columns<'a> {
    fn split_at(self, row: usize, width: &Width) -> (Columns<'a>, Columns<'a>) {
        let (obs, obs_after) = self.obs.split_at_mut((row * width.obs).min(self.obs.len()));
        let (mask, mask_after) = self.mask.split_at_mut((row * width.mask).min(self.mask.len()));
        let (seat, seat_after) = self.seat.split_at_mut(row);
        let (reward, reward_after) = self.reward.split_at_mut(row * width.seats);
        let (done, done_after) = self.done.split_at_mut(row);
        let (action, action_after) = self.action.split_at_mut(row);
        (
            Columns { obs, mask, seat, reward, done, action },
            Columns {
                obs: obs_after,
                mask: mask_after,
                seat: seat_after,
                reward: reward_after,
                done: done_after,
                action: action_after,
            },
        )
    }

    /// The cells of one row.
    fn row(&mut self, row: usize, width: &Width) -> Cells<'_> {
        let obs = if self.obs.is_empty() { &mut [] } else { &mut self.obs[row * width.obs..][..width.obs] };
        let mask =
            if self.mask.is_empty() { &mut [] } else { &mut self.mask[row * width.mask..][..width.mask] };
        Cells {
            obs,
            mask,
            seat: &mut self.seat[row],
            reward: &mut self.reward[row * width.seats..][..width.seats],
            done: &mut self.done[row],
            action: &mut self.action[row],
        }
    }
}

struct Cells<'a> {
    obs: &'a mut [u8],
    mask: &'a mut [i8],
    seat: &'a mut i8,
    reward: &'a mut [f32],
    done: &'a mut bool,
    action: &'a mut i64,
}

struct Width {
    obs: usize,
    mask: usize,
    seats: usize,
}

/// What is done with every row.
#[derive(Clone, Copy)]
pub(crate) enum Job {
    /// Begin anew with the seeds that were planned.
    Reset,
    /// Look whether the action is legal, and remember it.
    Choose,
    /// Choose any legal action.
    Sample,
    /// Carry out what was chosen.
    Step,
    /// Both.
    StepRandom,
}

/// A batch whose game is known only by its key.
pub(crate) trait AnyBatch: Send {
    /// Does the job in every game. The number of a game whose action is not legal, if there is one.
    fn run(&mut self, job: Job, columns: Columns<'_>, pool: Option<&ThreadPool>) -> Option<usize>;
    /// The seed of the next game that begins in this row.
    fn plan(&mut self, game: usize, seed: u64);
    /// The numbers of what may be done in a game, in ascending order.
    fn legal(&self, game: usize) -> Vec<i64>;
    /// What luck may bring in a game, with the weights.
    fn outcomes(&self, game: usize) -> Vec<(u32, u32)>;
    /// The seed of the luck of the game that is being played in this row.
    fn seeds(&self) -> Vec<u64>;
}

struct Row<G: Encoded> {
    running: Running<G>,
    base: u64,
    episode: u64,
    /// The base seed of the next game, if it is to be another.
    planned: Option<u64>,
    /// How many random choices were made.
    choices: u64,
    /// The entry of the lists that was chosen; nothing if it is not legal.
    chosen: Option<usize>,
    /// Who acted last, and so looks at the end.
    eye: Seat,
    /// The game is over and begins anew with the next step.
    ended: bool,
    /// The seat left to the caller, if the others are played by bots.
    own: Option<Seat>,
    bots: Vec<Box<dyn Bot<G>>>,
}

pub(crate) struct Rows<K: Knowledge<Game: Playable>> {
    terms: Terms,
    start: K::Game,
    width: Width,
    rows: Vec<Row<K::Game>>,
}

impl<K: Knowledge<Game: Playable>> Rows<K> {
    pub fn new(
        setup: &<K::Game as Game>::Setup,
        material: &'static <K::Game as Game>::Material,
        terms: Terms,
    ) -> Self {
        let start = K::Game::new(setup, material);
        let width = Width {
            obs: tabletop::Part::total(&K::Game::layout(setup, material)),
            mask: tabletop::Block::total(&K::Game::blocks(setup, material)),
            seats: setup.seats().into(),
        };
        let row = |number: usize| {
            let base = terms.seed.wrapping_add(number as u64);
            Row {
                running: Running::new(start.clone(), Luck::new(base), terms.explicit, &mut ()),
                base,
                episode: 0,
                planned: None,
                choices: 0,
                chosen: None,
                eye: Seat(0),
                ended: false,
                own: None,
                bots: Vec::new(),
            }
        };
        let rows = (0..terms.games).map(row).collect();
        Rows { terms, start, width, rows }
    }
}

impl<K: Knowledge<Game: Playable>> AnyBatch for Rows<K> {
    fn run(&mut self, job: Job, columns: Columns<'_>, pool: Option<&ThreadPool>) -> Option<usize> {
        let (terms, start, width) = (&self.terms, &self.start, &self.width);
        let work = |first: usize, rows: &mut [Row<K::Game>], mut columns: Columns<'_>| {
            let mut wrong = None;
            for (row, playing) in rows.iter_mut().enumerate() {
                let cells = columns.row(row, width);
                if !do_job::<K>(job, playing, cells, terms, start) {
                    wrong = wrong.or(Some(first + row));
                }
            }
            wrong
        };
        let Some(pool) = pool else { return work(0, &mut self.rows, columns) };
        // Bots think longer here and shorter there; smaller pieces even that out.
        let pieces = pool.current_num_threads() * if terms.opponents.is_some() { 8 } else { 1 };
        let size = self.rows.len().div_ceil(pieces).max(1);
        let mut wrong = vec![None; self.rows.len().div_ceil(size)];
        pool.in_place_scope(|scope| {
            let (mut rest, mut first) = (columns, 0);
            for (rows, wrong) in self.rows.chunks_mut(size).zip(&mut wrong) {
                let (piece, after) = rest.split_at(rows.len(), width);
                rest = after;
                let begin = first;
                first += rows.len();
                let work = &work;
                scope.spawn(move |_| *wrong = work(begin, rows, piece));
            }
        });
        wrong.into_iter().flatten().next()
    }

    fn plan(&mut self, game: usize, seed: u64) {
        self.rows[game].planned = Some(seed);
    }

    fn legal(&self, game: usize) -> Vec<i64> {
        let mut numbers: Vec<i64> = self.rows[game].running.numbers.iter().map(|&n| n.into()).collect();
        numbers.sort_unstable();
        numbers
    }

    fn outcomes(&self, game: usize) -> Vec<(u32, u32)> {
        let running = &self.rows[game].running;
        if running.waits != Waits::Luck {
            return Vec::new();
        }
        running
            .numbers
            .iter()
            .zip(&running.outcomes)
            .map(|(&number, &(_, weight))| (number, weight))
            .collect()
    }

    fn seeds(&self) -> Vec<u64> {
        self.rows.iter().map(|row| episode(row.base, row.episode)).collect()
    }
}

/// Says whether the action was legal.
#[inline]
fn do_job<K: Knowledge<Game: Playable>>(
    job: Job,
    row: &mut Row<K::Game>,
    cells: Cells<'_>,
    terms: &Terms,
    start: &K::Game,
) -> bool {
    match job {
        Job::Reset => {
            begin::<K>(row, terms, start);
            cells.reward.fill(0.0);
            *cells.done = false;
            cells.mask.fill(0);
            write(row, cells);
        }
        Job::Choose => {
            if !row.ended {
                let number = u32::try_from(*cells.action).ok();
                row.chosen = number.and_then(|number| row.running.find(number));
                return row.chosen.is_some() || terms.illegal_loses;
            }
        }
        Job::Sample => sample(row, cells.action),
        Job::Step => step::<K>(row, cells, terms, start),
        Job::StepRandom => {
            sample(row, &mut *cells.action);
            step::<K>(row, cells, terms, start);
        }
    }
    true
}

/// Where random choices come from; not the seed of the game's own luck.
const CHOICES: u64 = 0xbb67_ae85_84ca_a73b;

#[inline]
fn sample<G: Encoded>(row: &mut Row<G>, action: &mut i64) {
    if row.ended {
        return;
    }
    row.choices += 1;
    let at = row.running.pick(mix(row.base ^ CHOICES, row.choices));
    row.chosen = Some(at);
    *action = row.running.numbers[at].into();
}

#[inline]
fn step<K: Knowledge<Game: Playable>>(
    row: &mut Row<K::Game>,
    cells: Cells<'_>,
    terms: &Terms,
    start: &K::Game,
) {
    cells.reward.fill(0.0);
    *cells.done = false;
    if !cells.mask.is_empty() {
        row.running.numbers.iter().for_each(|&number| cells.mask[number as usize] = 0);
    }
    if row.ended {
        row.episode += 1;
        begin::<K>(row, terms, start);
        return write(row, cells);
    }
    if let Waits::Seat(seat) = row.running.waits {
        row.eye = seat;
    }
    if let Some(at) = row.chosen {
        row.running.carry_out(at, &mut ());
        let_bots_play::<K>(row, terms);
    } else {
        cells.reward[row.eye.index()] = -1.0;
        row.running.stop();
    }
    if row.running.waits == Waits::Over {
        if row.chosen.is_some() {
            let pay = terms.reward.pay(&row.running.state);
            cells.reward.iter_mut().zip(pay).for_each(|(cell, pay)| *cell = pay as f32);
        }
        *cells.done = true;
        if terms.same_step {
            row.episode += 1;
            begin::<K>(row, terms, start);
        } else {
            row.ended = true;
        }
    }
    write(row, cells);
}

/// Begins the next game of this row.
fn begin<K: Knowledge<Game: Playable>>(row: &mut Row<K::Game>, terms: &Terms, start: &K::Game) {
    if let Some(base) = row.planned.take() {
        (row.base, row.episode, row.choices) = (base, 0, 0);
    }
    let seed = episode(row.base, row.episode);
    row.ended = false;
    row.eye = Seat(0);
    row.running.restart(start, Luck::new(seed), &mut ());
    if let Some(player) = terms.opponents {
        let seats = start.seats();
        let drawn = crate::luck::below(mix(seed, 0x5ea7), seats.into()) as u8;
        let own = terms.seat.unwrap_or(Seat(drawn));
        (row.own, row.eye) = (Some(own), own);
        row.bots.clear();
        row.bots.extend((0..seats).map(|_| player.bot::<K>(Mind::default())));
        let_bots_play::<K>(row, terms);
    }
}

/// Lets the bots act until the own seat must, or luck, or nobody.
fn let_bots_play<K: Knowledge<Game: Playable>>(row: &mut Row<K::Game>, terms: &Terms) {
    let Some(own) = row.own else { return };
    let stop = AtomicBool::new(false);
    while let Waits::Seat(seat) = row.running.waits {
        if seat == own {
            return;
        }
        row.choices += 1;
        let random = mix(row.base ^ CHOICES, row.choices);
        let at = if terms.opponents.is_some_and(|player| player.kind == bots::Kind::Random) {
            row.running.pick(random)
        } else {
            let limits = Limits::new(terms.budget, random, &stop);
            let seen = Seen::new(&row.running.state, seat);
            let action = row.bots[seat.index()].choose(&seen, &limits);
            row.running.legal.iter().position(|&other| other == action).unwrap_or(0)
        };
        row.running.carry_out(at, &mut ());
    }
}

#[inline]
fn write<G: Encoded>(row: &mut Row<G>, cells: Cells<'_>) {
    let (seat, eye) = match row.running.waits {
        Waits::Seat(seat) => (seat.0 as i8, seat),
        Waits::Luck => (LUCK, row.eye),
        Waits::Over => (OVER, row.eye),
    };
    *cells.seat = seat;
    if !cells.obs.is_empty() {
        row.running.state.observe(eye, cells.obs);
    }
    if !cells.mask.is_empty() {
        row.running.numbers.iter().for_each(|&number| cells.mask[number as usize] = 1);
    }
}
