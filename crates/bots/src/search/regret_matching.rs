//! Two seats decide at the same time: how often each action should be done so that the other cannot profit from
//! knowing that. Regret matching (Hart & Mas-Colell 2000) in the form that floors regrets at nothing and weighs later
//! rounds more (regret matching+: Tammelin 2014).
//!
//! What every pair of actions leads to is played out, every pair with the same luck, or worked out exactly near the end.
//! The mix that regret matching settles on for that table is the verdict. Actions that do badly against that mix drop
//! out on the way, so that the pairs that matter are known best.

use rayon::prelude::*;
use tabletop::{Game, MAX_SEATS, Seat, Seen, Turn};

use super::{Mind, Rated, RegretMatching, Verdict, exact, playout, tree::Tally};
use crate::{ActionOf, Budget, Knowledge, Limits, Playout, Worth, mix};

/// So often the table is swept with an equal part of the budget; after each but the last half the actions drop out.
const STAGES: u32 = 3;
/// In the first stage every pair of actions shall be played out at least this often, if the budget allows; else fewer
/// actions are thought of.
const SWEEPS: u32 = 6;
/// Of each seat no fewer actions are thought of than this.
const LEAST: usize = 4;
/// How often each action is tried to find those worth thinking of.
const TRIALS: u64 = 6;
/// Positions that may be looked at to work out one pair exactly.
const EXACT: u32 = 300;
/// Rounds of regret matching.
const ROUNDS: u32 = 4000;

/// Rates the actions of a seat that decides at the same time as one other; `None` if it does not.
pub(super) fn rate<K: Knowledge>(
    seen: &Seen<'_, K::Game>,
    limits: &Limits<'_>,
    mind: &Mind<K>,
    search: &RegretMatching,
) -> Option<Verdict<ActionOf<K>>> {
    let me = seen.seat();
    let Turn::Seats(seats) = sample::<K>(seen, limits.seed).turn() else { return None };
    let them = seats.iter().find(|&seat| seat != me)?;
    if seats.len() != 2 || !seats.contains(me) {
        return None;
    }
    let pairs = Pairs { seen, seed: limits.seed, mind, search, me, them };
    let (table, playouts, exact) = pairs.table(limits);
    let [mine, theirs] = table.mixes();
    let mut actions: Vec<_> = seen.legal().into_iter().map(Rated::untried).collect();
    for (row, &action) in table.rows.iter().enumerate() {
        let rated = actions.iter_mut().find(|rated| rated.action == action);
        let rated = rated.expect("only legal actions are thought of");
        rated.share = mine[row].into();
        for (cell, &share) in table.cells[row * theirs.len()..].iter().zip(&theirs) {
            let share = f64::from(share);
            rated.visits += cell.tally.visits;
            rated.value += share * f64::from(cell.worth());
            let mean = |sum: f64| (share * sum / f64::from(cell.tally.visits.max(1))) as f32;
            for seat in 0..MAX_SEATS {
                rated.points[seat] += mean(cell.tally.points[seat]);
                rated.wins[seat] += mean(cell.tally.wins[seat]);
            }
        }
    }
    actions.sort_by(|a, b| b.share.total_cmp(&a.share).then(b.value.total_cmp(&a.value)));
    Some(Verdict { actions, playouts, exact, by_value: false })
}

/// A state before either has decided.
fn sample<K: Knowledge>(seen: &Seen<'_, K::Game>, seed: u64) -> K::Game {
    let state = seen.sample(&mut dealer::Quick::new(seed));
    K::before_secrets(&state, seen.seat()).unwrap_or(state)
}

/// What is known of a pair of actions.
#[derive(Clone, Copy, Default)]
struct Cell {
    total: f64,
    tally: Tally,
}

impl Cell {
    /// What it brings the seat that looks.
    fn worth(&self) -> f32 {
        if self.tally.visits == 0 { 0.5 } else { (self.total / f64::from(self.tally.visits)) as f32 }
    }

    fn note(&mut self, reward: f32, points: &Worth, wins: &Worth) {
        self.total += f64::from(reward);
        self.tally.note(points, wins);
    }
}

/// Pairs of actions, row by row; rows are the actions of the seat that looks.
struct Table<A> {
    rows: Vec<A>,
    columns: Vec<A>,
    cells: Vec<Cell>,
}

impl<A: Copy> Table<A> {
    fn pairs(&self) -> impl Iterator<Item = (A, A)> {
        self.rows.iter().flat_map(|&mine| self.columns.iter().map(move |&theirs| (mine, theirs)))
    }

    /// How often each row and each column should be chosen, as far as is known.
    fn mixes(&self) -> [Vec<f32>; 2] {
        let worth: Vec<f32> = self.cells.iter().map(Cell::worth).collect();
        equilibrium(&worth, self.rows.len(), self.columns.len())
    }

    /// Drops the half of the rows and of the columns that do worst against the mix of the other.
    fn narrow(&mut self) {
        let [mine, theirs] = self.mixes();
        let width = self.columns.len();
        let worth = |row: usize, column: usize| self.cells[row * width + column].worth();
        let of_row = |row| theirs.iter().enumerate().map(|(column, share)| share * worth(row, column)).sum();
        let of_column =
            |column| mine.iter().enumerate().map(|(row, share)| -share * worth(row, column)).sum();
        let rows = better_half(self.rows.len(), of_row);
        let columns = better_half(width, of_column);
        self.cells = rows
            .iter()
            .flat_map(|row| columns.iter().map(move |column| row * width + column))
            .map(|at| self.cells[at])
            .collect();
        self.rows = rows.iter().map(|&row| self.rows[row]).collect();
        self.columns = columns.iter().map(|&column| self.columns[column]).collect();
    }
}

/// Those of so many that are worth most, in their old order: half of them, unless that is too few.
fn better_half(count: usize, worth: impl Fn(usize) -> f32) -> Vec<usize> {
    let worth: Vec<f32> = (0..count).map(worth).collect();
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&a, &b| worth[b].total_cmp(&worth[a]));
    order.truncate(count.div_ceil(2).max(LEAST));
    order.sort_unstable();
    order
}

struct Pairs<'a, 'b, K: Knowledge> {
    seen: &'a Seen<'b, K::Game>,
    seed: u64,
    mind: &'a Mind<K>,
    search: &'a RegretMatching,
    me: Seat,
    them: Seat,
}

impl<K: Knowledge> Pairs<'_, '_, K> {
    /// Fills the table as well as the limits allow. Gives the playouts made, and whether they are not needed.
    fn table(&self, limits: &Limits<'_>) -> (Table<ActionOf<K>>, u32, bool) {
        let state = sample::<K>(self.seen, self.seed);
        let legal = |seat: Seat| {
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            legal
        };
        let (rows, columns) = (legal(self.me), legal(self.them));
        if self.search.solve_pairs
            && let Some(cells) = self.exactly(&rows, &columns)
        {
            return (Table { rows, columns, cells }, 0, true);
        }
        let stage = Limits { budget: limits.budget.part(STAGES), ..*limits };
        let count = match stage.budget {
            Budget::Playouts(playouts) => (playouts / SWEEPS).isqrt() as usize,
            Budget::Millis(millis) => (50 * millis).isqrt() as usize,
        };
        let count = count.clamp(LEAST, self.search.actions.max(LEAST));
        let rows = self.worthwhile(self.me, rows, count);
        let columns = self.worthwhile(self.them, columns, count);
        let cells = vec![Cell::default(); rows.len() * columns.len()];
        let mut table = Table { rows, columns, cells };
        let mut playouts = 0;
        for number in 0..STAGES {
            if number > 0 {
                table.narrow();
            }
            playouts += self.sweep(&mut table, number, &stage);
        }
        (table, playouts, false)
    }

    /// Every pair worked out to the end of the game, if nothing is hidden and the end is near.
    fn exactly(&self, rows: &[ActionOf<K>], columns: &[ActionOf<K>]) -> Option<Vec<Cell>> {
        let state = exact::open_state::<K>(self.seen, self.seed)?;
        let mut cells = Vec::with_capacity(rows.len() * columns.len());
        for &mine in rows {
            for &theirs in columns {
                let after = self.after(&state, mine, theirs)?;
                let exact::Result { rewards, points, wins } =
                    exact::solve(&after, self.mind, &mut EXACT.clone())?;
                let mut cell = Cell::default();
                cell.note(rewards[self.me.index()], &points, &wins);
                cells.push(cell);
            }
        }
        Some(cells)
    }

    /// The state after both have decided, if both may decide so.
    fn after(&self, state: &K::Game, mine: ActionOf<K>, theirs: ActionOf<K>) -> Option<K::Game> {
        let legal = |state: &K::Game, seat, action| state.check(seat, action).is_ok();
        let mut after = state.clone();
        if !legal(&after, self.me, mine) {
            return None;
        }
        after.act_unchecked(self.me, mine, &mut ());
        if !legal(&after, self.them, theirs) {
            return None;
        }
        after.act_unchecked(self.them, theirs, &mut ());
        Some(after)
    }

    /// The `count` actions of `seat` that do best when the other does what it usually does.
    fn worthwhile(&self, seat: Seat, actions: Vec<ActionOf<K>>, count: usize) -> Vec<ActionOf<K>> {
        if actions.len() <= count {
            return actions;
        }
        let mut sums = vec![0.0; actions.len()];
        for trial in 0..TRIALS {
            let seed = mix(self.seed, 1000 + trial);
            let state = sample::<K>(self.seen, seed);
            let mut playout = Playout::new(seed, self.mind);
            let other = if seat == self.me { self.them } else { self.me };
            let usual = K::playout_action(&state, other, &mut playout);
            for (sum, &action) in sums.iter_mut().zip(&actions) {
                let (mine, theirs) = if seat == self.me { (action, usual) } else { (usual, action) };
                if let Some(mut after) = self.after(&state, mine, theirs) {
                    playout::spread_luck(&mut after, trial);
                    *sum += playout::outcome(after, self.mind, mix(seed, 1)).0[seat.index()];
                }
            }
        }
        let mut order: Vec<usize> = (0..actions.len()).collect();
        order.sort_by(|&a, &b| sums[b].total_cmp(&sums[a]));
        let mut best: Vec<_> = order[..count].iter().map(|&at| actions[at]).collect();
        best.sort_unstable();
        best
    }

    /// Plays all pairs out again and again, in every sweep with the same luck, on all threads. Gives how many playouts.
    fn sweep(&self, table: &mut Table<ActionOf<K>>, stage: u32, limits: &Limits<'_>) -> u32 {
        let size = table.cells.len();
        let deadline = limits.deadline();
        let seed = mix(self.seed, u64::from(stage) << 60);
        let (first, threads) = (seed >> 32, limits.threads.max(1));
        let work = |number: u32| {
            let mut cells = vec![Cell::default(); size];
            let mut watch = limits.watch(number, deadline);
            let mut sweeps = 0;
            while watch.take(size as u32, sweeps == 0) {
                let spread = first + u64::from(number + sweeps * threads);
                let seed = mix(seed, u64::from(number) << 32 | u64::from(sweeps));
                let state = sample::<K>(self.seen, seed);
                for (cell, (mine, theirs)) in cells.iter_mut().zip(table.pairs()) {
                    if let Some(mut after) = self.after(&state, mine, theirs) {
                        playout::spread_luck(&mut after, spread);
                        let (rewards, points, wins) = playout::outcome(after, self.mind, mix(seed, 1));
                        cell.note(rewards[self.me.index()], &points, &wins);
                    }
                }
                sweeps += 1;
            }
            (cells, sweeps)
        };
        let parts: Vec<_> = match threads {
            1 => vec![work(0)],
            several => (0..several).into_par_iter().map(work).collect(),
        };
        for (cells, _) in &parts {
            for (sum, cell) in table.cells.iter_mut().zip(cells) {
                sum.total += cell.total;
                sum.tally.add(&cell.tally);
            }
        }
        parts.iter().map(|(_, sweeps)| sweeps * size as u32).sum()
    }
}

/// How often each row and each column should be chosen in a game of one move where the row player gets `worth` and the
/// column player one less that: regret matching, later rounds counting more.
pub fn equilibrium(worth: &[f32], rows: usize, columns: usize) -> [Vec<f32>; 2] {
    let mut regrets = [vec![0.0f32; rows], vec![0.0f32; columns]];
    let mut sums = [vec![0.0f32; rows], vec![0.0f32; columns]];
    for round in 1..=ROUNDS {
        let mine = matched(&regrets[0]);
        let theirs = matched(&regrets[1]);
        let mut gains = [vec![0.0f32; rows], vec![0.0f32; columns]];
        for row in 0..rows {
            for column in 0..columns {
                let worth = worth[row * columns + column];
                gains[0][row] += theirs[column] * worth;
                gains[1][column] -= mine[row] * worth;
            }
        }
        for (side, mix) in [mine, theirs].iter().enumerate() {
            let mean: f32 = mix.iter().zip(&gains[side]).map(|(share, gain)| share * gain).sum();
            for (at, regret) in regrets[side].iter_mut().enumerate() {
                *regret = (*regret + gains[side][at] - mean).max(0.0);
                sums[side][at] += mix[at] * round as f32;
            }
        }
    }
    sums.map(|sums| {
        let all: f32 = sums.iter().sum();
        sums.into_iter().map(|sum| sum / all).collect()
    })
}

/// Each action as often as it is regretted; all alike if none is.
fn matched(regrets: &[f32]) -> Vec<f32> {
    let all: f32 = regrets.iter().sum();
    let even = 1.0 / regrets.len() as f32;
    regrets.iter().map(|regret| if all > 0.0 { regret / all } else { even }).collect()
}
