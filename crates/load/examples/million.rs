//! A simulation of what a database has to do for so many tables at once: `cargo run --release -p load --example million`.
//!
//! Appends arrive at servers at random; each server has three writers, and each writer sends all that waits, at most 64, in one
//! statement. A statement costs CPU of the database, which has so many cores, and then one flush. The costs are those that were
//! measured on PostgreSQL 15 (docs/scale.md); everything else follows from them.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, VecDeque},
    io::{self, Write},
};

/// Microseconds of CPU of the database for a statement, and for each append in it: 131 for one alone, 24 for each of 50.
const STATEMENT: u64 = 109;
const APPEND: u64 = 22;
/// Microseconds until a flush is done.
const FLUSH: u64 = 2_900;
const WRITERS: usize = 3;
const BATCH: usize = 64;
/// Seconds between two appends at one table.
const BETWEEN: u64 = 15;
/// Bytes of a row of the journal with its index, rows of an append, bytes of write-ahead log of an append.
const ROW: f64 = 124.0;
const ROWS: f64 = 1.4;
const LOG: f64 = 560.0;
/// Simulated microseconds, the first tenth of which is not counted.
const TIME: u64 = 5_000_000;

struct Random(u64);

impl Random {
    /// Microseconds until the next of so many events a second.
    fn wait(&mut self, rate: f64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let between = ((self.0 >> 11) as f64 + 1.0) / (1u64 << 53) as f64;
        (-between.ln() / rate * 1e6) as u64
    }
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    /// An append comes to a server.
    Comes(usize),
    /// One of a server's writers has its answer.
    Answered(usize),
}

#[derive(Clone, Default)]
struct Server {
    waiting: VecDeque<u64>,
    busy: usize,
}

struct Found {
    done: usize,
    statements: usize,
    cores_used: f64,
    waits: Vec<u64>,
}

fn simulate(tables: u64, servers: usize, cores: usize) -> Found {
    let rate = tables as f64 / BETWEEN as f64 / servers as f64;
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut events = BinaryHeap::new();
    for server in 0..servers {
        events.push(Reverse((random.wait(rate), Event::Comes(server))));
    }
    let mut all = vec![Server::default(); servers];
    let mut free: BinaryHeap<Reverse<u64>> = (0..cores).map(|_| Reverse(0)).collect();
    let mut found = Found { done: 0, statements: 0, cores_used: 0.0, waits: Vec::new() };
    let mut spent = 0;
    while let Some(Reverse((now, event))) = events.pop() {
        if now > TIME {
            break;
        }
        let at = match event {
            Event::Comes(server) => {
                events.push(Reverse((now + random.wait(rate), Event::Comes(server))));
                all[server].waiting.push_back(now);
                server
            }
            Event::Answered(server) => {
                all[server].busy -= 1;
                server
            }
        };
        let server = &mut all[at];
        while server.busy < WRITERS && !server.waiting.is_empty() {
            server.busy += 1;
            let count = server.waiting.len().min(BATCH);
            let Some(Reverse(core)) = free.pop() else { return found };
            let cost = STATEMENT + APPEND * count as u64;
            let computed = core.max(now) + cost;
            free.push(Reverse(computed));
            let answered = computed + FLUSH;
            events.push(Reverse((answered, Event::Answered(at))));
            for came in server.waiting.drain(..count) {
                if came > TIME / 10 && answered <= TIME {
                    found.waits.push(answered - came);
                }
            }
            if now > TIME / 10 {
                (found.done, found.statements, spent) =
                    (found.done + count, found.statements + 1, spent + cost);
            }
        }
    }
    found.cores_used = spent as f64 / (TIME * 9 / 10) as f64;
    found.waits.sort_unstable();
    found
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(
        out,
        "| tables | servers | cores of the database | appends/s | in a statement | cores used | p50 | p99 | log | rows a day |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|---|")?;
    for (tables, servers, cores) in [
        (10_000, 1, 2),
        (10_000, 3, 2),
        (100_000, 3, 2),
        (100_000, 3, 4),
        (300_000, 8, 4),
        (1_000_000, 25, 4),
        (1_000_000, 25, 8),
        (1_000_000, 100, 8),
        (1_000_000, 100, 16),
    ] {
        let found = simulate(tables, servers, cores);
        let seconds = (TIME * 9 / 10) as f64 / 1e6;
        let rate = found.done as f64 / seconds;
        let wait = |share: usize| {
            let wait = found.waits.get(found.waits.len() * share / 100).copied().unwrap_or_default();
            wait as f64 / 1e3
        };
        writeln!(
            out,
            "| {tables} | {servers} | {cores} | {rate:.0} | {:.1} | {:.2} | {:.1} ms | {:.1} ms | {:.1} MB/s | {:.0} GB |",
            found.done as f64 / found.statements.max(1) as f64,
            found.cores_used,
            wait(50),
            wait(99),
            rate * LOG / 1e6,
            rate * ROWS * ROW * 86_400.0 / 1e9,
        )?;
    }
    Ok(())
}
