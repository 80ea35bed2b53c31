//! Load on a server of tables: two players at each table who act as soon as they may, by the interface for programs;
//! what that costs the server, and how long news take.

mod chaos;
mod http;
mod page;
mod player;
mod process;
mod socket;

use std::{
    io,
    net::SocketAddr,
    path::PathBuf,
    sync::{Arc, atomic::AtomicU64},
    time::{Duration, Instant},
};

use serde::Serialize;
use tokio::sync::{Barrier, Semaphore};

pub use chaos::{Nodes, Survived, run as chaos};
use player::{Players, Spectators};
pub use process::Process;

/// How many tables are opened at the same time.
const OPENING: usize = 16;

/// Who answers the load.
#[derive(Clone, Debug)]
pub enum Target {
    /// A server of the tool's own, started by this program on this data; a folder of its own if none is named.
    Own {
        /// The `naust` program.
        program: PathBuf,
        /// The data folder.
        data: Option<PathBuf>,
    },
    /// A server that runs already; its CPU and memory are measured if its process is named and runs on this machine.
    Running(SocketAddr, Option<u32>),
}

/// How the players hear of news.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// One WebSocket for each player carries what changed, and actions.
    Socket,
    /// One stream for each player carries what changed; each action is a request.
    Stream,
    /// Each player asks for the whole look after each step, waiting until there is news.
    Poll,
}

/// What load to make.
#[derive(Clone, Debug)]
pub struct Load {
    /// The key of the game.
    pub game: String,
    /// Its setup, with two seats.
    pub setup: String,
    /// How many tables.
    pub tables: usize,
    /// How many actions at each table.
    pub steps: usize,
    /// How many look on at each table, by stream.
    pub spectators: usize,
    /// Has each player a page open, too?
    pub pages: bool,
    /// How the players hear of news.
    pub news: News,
    /// Actions a second at all tables together; as many as possible if nothing is said.
    pub rate: Option<f64>,
    /// Decides which actions are chosen.
    pub seed: u64,
    /// Who answers.
    pub target: Target,
}

/// What the load cost.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The key of the game.
    pub game: String,
    /// Its setup.
    pub setup: String,
    /// How many tables.
    pub tables: usize,
    /// Actions taken at all tables together.
    pub steps: usize,
    /// Microseconds of CPU that the server spent for one action; nothing for a server elsewhere.
    pub server_us_per_step: Option<f64>,
    /// Actions a second.
    pub steps_per_s: f64,
    /// Milliseconds from an action to the news at the other seat: half of them are faster.
    pub p50_ms: f64,
    /// And 99 of 100.
    pub p99_ms: f64,
    /// Bytes that the server sent for one action, to everybody together.
    pub bytes_per_step: f64,
    /// Kilobytes by which the server has grown for one table.
    pub kb_per_table: Option<f64>,
}

/// Why there is no report.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The server could not be started.
    #[error("the server: {0}")]
    Server(String),
    /// The server answered something that makes no sense here.
    #[error("{0}")]
    Answer(String),
    /// A connection failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Puts a server under load.
pub async fn run(load: &Load) -> Result<Report, LoadError> {
    let mut folder = None;
    let (server, addr, process) = match &load.target {
        Target::Own { program, data } => {
            let data = match data {
                Some(data) => data.clone(),
                None => folder.insert(tempfile::Builder::new().prefix("naust-load").tempdir()?).path().into(),
            };
            let server = Process::start(program, &data, 0).await?;
            let (addr, id) = (server.addr, server.id());
            (Some(server), addr, Some(id))
        }
        Target::Running(addr, process) => (None, *addr, *process),
    };
    let report = measure(load, addr, process).await;
    if let Some(server) = server {
        server.kill().await?;
    }
    drop(folder);
    report
}

/// What a process has spent so far.
struct Spent {
    cpu: f64,
    kb: f64,
}

fn spent(process: Option<u32>) -> Result<Option<Spent>, LoadError> {
    let spent = |id| -> io::Result<Spent> {
        Ok(Spent { cpu: process::cpu_seconds(id)?, kb: process::resident_kb(id)? })
    };
    Ok(process.map(spent).transpose()?)
}

async fn measure(load: &Load, addr: SocketAddr, process: Option<u32>) -> Result<Report, LoadError> {
    let received = Arc::new(AtomicU64::new(0));
    let empty = spent(process)?;
    let opening = Arc::new(Semaphore::new(OPENING));
    // All players begin together, when all tables stand.
    let ready = Arc::new(Barrier::new(load.tables + 1));
    let mut playing = tokio::task::JoinSet::new();
    for table in 0..load.tables {
        let (load, received) = (load.clone(), received.clone());
        let (opening, ready) = (opening.clone(), ready.clone());
        playing.spawn(async move {
            let permit = opening.acquire().await;
            let players = Players::open(&load, addr, table, false, &received).await;
            drop(permit);
            // Also who failed comes to the barrier, or the others would wait for ever.
            ready.wait().await;
            let begun = Instant::now();
            let mut players = players?;
            let mut waits = Vec::with_capacity(load.steps);
            let mut watching = Spectators::open(&load, &players, &received).await?;
            for step in 0..load.steps {
                if let Some(rate) = load.rate {
                    let turn = (step as f64 + table as f64 / load.tables as f64) * load.tables as f64 / rate;
                    tokio::time::sleep_until((begun + Duration::from_secs_f64(turn)).into()).await;
                }
                if players.are_done() {
                    players = players.again(&load, &received).await?;
                    watching = Spectators::open(&load, &players, &received).await?;
                }
                waits.push(players.step().await?);
            }
            drop(watching);
            // Players stay until the end, so that the memory of all tables is seen.
            Ok::<_, LoadError>((waits, players))
        });
    }
    ready.wait().await;
    let (begun, before) = (Instant::now(), spent(process)?);
    let already = received.load(std::sync::atomic::Ordering::Relaxed);
    let (mut waits, mut done) = (Vec::new(), Vec::new());
    while let Some(played) = playing.join_next().await {
        let (waited, players) = played.map_err(|error| LoadError::Answer(error.to_string()))??;
        waits.extend(waited);
        done.push(players);
    }
    let (seconds, after) = (begun.elapsed().as_secs_f64(), spent(process)?);
    let bytes = received.load(std::sync::atomic::Ordering::Relaxed) - already;
    waits.sort_unstable();
    let steps = waits.len().max(1) as f64;
    let percentile = |part: f64| {
        let at = ((waits.len() as f64 * part) as usize).min(waits.len().saturating_sub(1));
        waits.get(at).map_or(0.0, |wait| round(wait.as_secs_f64() * 1000.0, 100.0))
    };
    let cpu = before.as_ref().zip(after.as_ref()).map(|(before, after)| after.cpu - before.cpu);
    let kb = empty.as_ref().zip(after.as_ref()).map(|(empty, after)| after.kb - empty.kb);
    Ok(Report {
        game: load.game.clone(),
        setup: load.setup.clone(),
        tables: load.tables,
        steps: waits.len(),
        server_us_per_step: cpu.map(|cpu| round(cpu * 1e6 / steps, 10.0)),
        steps_per_s: round(steps / seconds, 1.0),
        p50_ms: percentile(0.5),
        p99_ms: percentile(0.99),
        bytes_per_step: round(bytes as f64 / steps, 1.0),
        kb_per_table: kb.map(|kb| round(kb / load.tables as f64, 10.0)),
    })
}

fn round(number: f64, parts: f64) -> f64 {
    (number * parts).round() / parts
}
