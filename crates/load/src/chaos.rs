//! A server, or several that share a database, killed again and again under load. Everything that players were told is
//! compared with what every server has in the end: no acknowledged action may be lost, none done twice, no table broken.

use std::{
    collections::BTreeMap,
    io,
    net::SocketAddr,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{
    Load, LoadError, Target,
    http::Connection,
    player,
    process::{Process, Worker},
};

/// How long a server lives between two kills, in milliseconds.
const LIFE: std::ops::Range<u64> = 60..400;
/// How long a player tries to reach a server that was killed.
const PATIENCE: Duration = Duration::from_secs(120);
/// How long a player waits between two tries.
const PAUSE: Duration = Duration::from_millis(10);
/// After so long without an answer a player asks another server.
const SILENCE: Duration = Duration::from_secs(3);
/// A stream lives if it says something as often, be it nothing.
const SILENT_STREAM: Duration = Duration::from_secs(20);
/// How long one of several servers stands still at most, in milliseconds: longer than the store waits for anything.
const STILL: std::ops::Range<u64> = 500..8_000;
/// How long several servers run undisturbed after each fault, in milliseconds.
const QUIET: std::ops::Range<u64> = 500..2_500;
/// How long servers may take to agree after the last fault.
const SETTLING: Duration = Duration::from_secs(30);

/// Servers that share a database.
#[derive(Clone, Debug, Default)]
pub struct Nodes {
    /// How many.
    pub count: usize,
    /// The address of the database for each in turn.
    pub stores: Vec<String>,
    /// The address of NATS for each in turn.
    pub nats: Vec<String>,
    /// How many processes think for bots. If there are any, a bot sits at every second table.
    pub workers: usize,
    /// How wrong the clock of each server is in turn, in milliseconds.
    pub clocks: Vec<i64>,
}

impl Nodes {
    /// What tells server `number` of the others; nothing if it is alone.
    fn arguments(&self, number: usize) -> Vec<String> {
        let of = |name: &str, list: &[String]| {
            let one = (!list.is_empty()).then(|| list[number % list.len()].clone());
            one.map(|one| [name.to_owned(), one])
        };
        [of("--store", &self.stores), of("--nats", &self.nats)].into_iter().flatten().flatten().collect()
    }

    /// The same for a server, as which it may leave bots to workers.
    fn of_server(&self, number: usize) -> Vec<String> {
        let mut arguments = self.arguments(number);
        if self.workers > 0 {
            arguments.push("--workers".into());
        }
        arguments
    }

    fn clock(&self, number: usize) -> i64 {
        if self.clocks.is_empty() { 0 } else { self.clocks[number % self.clocks.len()] }
    }
}

/// What was found.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Survived {
    /// The key of the game.
    pub game: String,
    /// Its setup.
    pub setup: String,
    /// How often a server was killed.
    pub kills: usize,
    /// How often a server stood still for a while.
    pub pauses: usize,
    /// How many tables were played at, finished ones included.
    pub tables: usize,
    /// Actions that were acknowledged.
    pub steps: usize,
    /// Actions that had to be sent again, because the answer was lost.
    pub sent_again: usize,
    /// Lines of streams that were compared.
    pub lines: usize,
    /// What players were told and the server does not have, or has otherwise; each in words.
    pub faults: Vec<String>,
}

/// Plays at all tables while the servers are disturbed `faults` times: one that is alone is killed, of several one at a time
/// is killed or stands still.
pub async fn run(load: &Load, faults: usize, nodes: &Nodes) -> Result<Survived, LoadError> {
    let Target::Own { program, data } = &load.target else {
        return Err(LoadError::Server("only a server of the tool's own is killed".into()));
    };
    let folder = tempfile::Builder::new().prefix("naust-chaos").tempdir()?;
    let data = data.clone().unwrap_or_else(|| folder.path().into());
    let mut servers = Vec::new();
    for number in 0..nodes.count.max(1) {
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        servers.push(again(program, &data, anywhere, nodes, number).await?);
    }
    let worker = |number: usize| Worker::start(program, &nodes.arguments(number));
    let mut workers = (0..nodes.workers).map(worker).collect::<Result<Vec<_>, _>>()?;
    let addrs: Arc<[SocketAddr]> = servers.iter().map(|server| server.addr).collect();
    let ending = Arc::new(AtomicBool::new(false));
    let mut playing = tokio::task::JoinSet::new();
    for number in 0..load.tables {
        let (load, ending, addrs) = (load.clone(), ending.clone(), addrs.clone());
        let bot = nodes.workers > 0 && number % 2 == 1;
        playing.spawn(async move { play(&load, &addrs, number, bot, &ending).await });
    }
    let mut survived = Survived { game: load.game.clone(), setup: load.setup.clone(), ..Survived::default() };
    let mut random = load.seed | 1;
    let mut between = |range: &std::ops::Range<u64>| {
        Duration::from_millis(range.start + player::next_random(&mut random) % (range.end - range.start))
    };
    for fault in 0..faults {
        let victim = between(&(0..(servers.len() + workers.len()) as u64)).as_millis() as usize;
        if let Some(victim) = victim.checked_sub(servers.len()) {
            if fault % 2 == 1 {
                workers[victim].pause(true)?;
                tokio::time::sleep(between(&STILL)).await;
                workers[victim].pause(false)?;
                survived.pauses += 1;
            } else {
                workers.remove(victim).kill().await?;
                workers.insert(victim, worker(victim)?);
                survived.kills += 1;
            }
        } else if servers.len() > 1 && fault % 2 == 1 {
            servers[victim].pause(true)?;
            tokio::time::sleep(between(&STILL)).await;
            servers[victim].pause(false)?;
            survived.pauses += 1;
        } else {
            let server = servers.remove(victim);
            let life = if servers.is_empty() { LIFE } else { QUIET };
            tokio::time::sleep(between(&life)).await;
            server.kill().await?;
            let server = again(program, &data, addrs[victim], nodes, victim).await?;
            servers.insert(victim, server);
            survived.kills += 1;
        }
        if servers.len() > 1 {
            tokio::time::sleep(between(&QUIET)).await;
        }
    }
    ending.store(true, Ordering::SeqCst);
    while let Some(played) = playing.join_next().await {
        for told in played.map_err(|error| LoadError::Answer(error.to_string()))?? {
            survived.tables += 1;
            survived.steps += told.acted.len();
            survived.sent_again += told.sent_again;
            survived.lines += told.did.len();
            for &addr in addrs.iter() {
                survived.faults.extend(told.agrees(addr).await?);
            }
            survived.faults.extend(told.is_the_same_at(&addrs).await?);
        }
    }
    for server in servers {
        server.kill().await?;
    }
    for worker in workers {
        worker.kill().await?;
    }
    Ok(survived)
}

/// Starts the server at the same address; the system may need a moment to give it back, and the database may be away.
async fn again(
    program: &Path,
    data: &Path,
    addr: SocketAddr,
    nodes: &Nodes,
    number: usize,
) -> Result<Process, LoadError> {
    let (more, clock) = (nodes.of_server(number), nodes.clock(number));
    let mut last = None;
    let patience = Patience::new();
    while patience.lasts() {
        match Process::start_with(program, data, addr.port(), &more, clock).await {
            Ok(server) => return Ok(server),
            Err(error) => last = Some(error),
        }
        tokio::time::sleep(PAUSE).await;
    }
    Err(last.unwrap_or_else(|| LoadError::Server("it does not start".into())))
}

/// What the players of one table were told.
struct Told {
    id: String,
    token: String,
    /// Each acknowledged action with the `seq` that was answered.
    acted: Vec<(u64, String)>,
    /// Does a bot sit at the table, too?
    bot: bool,
    /// What a stream said was done, by the `seq` it led to.
    did: BTreeMap<u64, Vec<String>>,
    sent_again: usize,
    /// What went wrong on the way.
    fault: Option<String>,
}

impl Told {
    /// Compares with what a server has, once it has heard of everything; what it has not heard of after a while is a fault.
    async fn agrees(&self, addr: SocketAddr) -> Result<Vec<String>, LoadError> {
        let since = std::time::Instant::now();
        loop {
            match self.compare(addr).await {
                Ok(faults) if faults.is_empty() || since.elapsed() > SETTLING => return Ok(faults),
                Err(error) if since.elapsed() > SETTLING => return Err(error),
                _ => tokio::time::sleep(10 * PAUSE).await,
            }
        }
    }

    /// Compares what all servers have; what differs after a while is a fault.
    async fn is_the_same_at(&self, addrs: &[SocketAddr]) -> Result<Option<String>, LoadError> {
        let since = std::time::Instant::now();
        loop {
            let mut records = Vec::new();
            for &addr in addrs {
                let mut server = Connection::open(addr, &self.token, &Arc::new(AtomicU64::new(0))).await?;
                let record = server.ask(&format!("/api/tables/{}/record", self.id), None).await?;
                records.push((record.status, String::from_utf8_lossy(&record.body).into_owned()));
            }
            if records.windows(2).all(|two| two[0] == two[1]) && records.iter().all(|one| one.0 != 503) {
                return Ok(None);
            }
            if since.elapsed() > SETTLING {
                return Ok(Some(format!("table {}: servers tell different records: {records:?}", self.id)));
            }
            tokio::time::sleep(10 * PAUSE).await;
        }
    }

    /// Compares with what a server has now.
    async fn compare(&self, addr: SocketAddr) -> Result<Vec<String>, LoadError> {
        let mut server = Connection::open(addr, &self.token, &Arc::new(AtomicU64::new(0))).await?;
        let mut faults: Vec<String> = self.fault.iter().cloned().collect();
        let mut fault = |what: String| faults.push(format!("table {}: {what}", self.id));
        let path = format!("/api/tables/{}", self.id);
        let look = server.ask(&path, None).await?;
        let Ok(look) = serde_json::from_slice::<Value>(&look.body) else {
            fault(format!("the look cannot be read: {}", look.status));
            return Ok(faults);
        };
        let last = self.acted.last().map_or(0, |(seq, _)| *seq);
        if self.acted.iter().zip(self.acted.iter().skip(1)).any(|(one, next)| one.0 >= next.0) {
            fault("the numbers that were answered do not rise".into());
        }
        let now = look["seq"].as_u64().unwrap_or_default();
        if !self.acted.is_empty() && (now < last || now > last && !self.bot) {
            fault(format!("{last} was answered last, the server is at {}", look["seq"]));
        }
        // The record of a game with secrets is handed out when it is over.
        let record = server.ask(&format!("{path}/record"), None).await?;
        if record.status == 503 {
            return Err(LoadError::Answer("the server cannot tell the record now".into()));
        }
        if record.status != 200 {
            return Ok(faults);
        }
        let text = String::from_utf8_lossy(&record.body).into_owned();
        let steps: Vec<&str> = text.lines().filter_map(step).collect();
        if steps.len() as u64 != look["seq"].as_u64().unwrap_or_default() {
            fault(format!("{} steps in the record, but seq is {}", steps.len(), look["seq"]));
        }
        // Who opened the table sits on its first seat.
        let is_ours = |step: &str| if self.bot { step.starts_with("a ") } else { !step.starts_with('*') };
        let kept: Vec<&str> = steps.iter().copied().filter(|step| is_ours(step)).collect();
        let acted: Vec<&str> = self.acted.iter().map(|(_, action)| action.as_str()).collect();
        if kept != acted {
            fault(format!(
                "{} actions were acknowledged: {acted:?}; in the record are {kept:?}",
                acted.len()
            ));
        }
        for (seq, did) in &self.did {
            let begin = (*seq as usize).saturating_sub(did.len());
            let has = steps.get(begin..*seq as usize).unwrap_or_default();
            if has != did {
                fault(format!("{did:?} was told to lead to {seq}, the record has {has:?}"));
            }
        }
        Ok(faults)
    }
}

/// The step that a line of a record holds.
fn step(line: &str) -> Option<&str> {
    let (number, step) = line.split_once(' ')?;
    number.parse::<u32>().ok().map(|_| step)
}

#[derive(Deserialize)]
struct Line {
    seq: u64,
    #[serde(default)]
    legal: Vec<String>,
    #[serde(default)]
    did: Vec<String>,
}

/// A player who finds the server again, or another one, whenever it has gone.
struct Player {
    addrs: Arc<[SocketAddr]>,
    /// Where the next connection goes.
    at: usize,
    token: String,
    path: String,
    acts: Option<Connection>,
    news: Option<Connection>,
    seq: Option<u64>,
    legal: Vec<String>,
    received: Arc<AtomicU64>,
}

/// How long somebody has been trying to reach the server.
struct Patience(std::time::Instant);

impl Patience {
    fn new() -> Patience {
        Patience(std::time::Instant::now())
    }

    fn lasts(&self) -> bool {
        self.0.elapsed() <= PATIENCE
    }

    /// Waits a moment after a failure, but not for ever.
    async fn after(&self, error: io::Error) -> io::Result<()> {
        if !self.lasts() {
            return Err(error);
        }
        tokio::time::sleep(PAUSE).await;
        Ok(())
    }
}

impl Player {
    fn new(addrs: &Arc<[SocketAddr]>, at: usize, token: &str, id: &str) -> Player {
        let addrs = addrs.clone();
        let (token, path) = (token.to_owned(), format!("/api/tables/{id}"));
        let received = Arc::default();
        Player { addrs, at, token, path, acts: None, news: None, seq: None, legal: Vec::new(), received }
    }

    /// Waits for the first line, or for one that is newer than what is known.
    async fn hear(&mut self, did: &mut BTreeMap<u64, Vec<String>>) -> io::Result<()> {
        let patience = Patience::new();
        let line = loop {
            match self.try_to_hear().await {
                Ok(line) => break line,
                Err(error) => {
                    self.news = None;
                    self.at += 1;
                    patience.after(error).await?;
                }
            }
        };
        self.legal = line.legal;
        if !line.did.is_empty() {
            did.insert(line.seq, line.did);
        }
        self.seq = Some(line.seq);
        Ok(())
    }

    fn addr(&self) -> SocketAddr {
        self.addrs[self.at % self.addrs.len()]
    }

    async fn try_to_hear(&mut self) -> io::Result<Line> {
        let addr = self.addr();
        let news = match &mut self.news {
            Some(news) => news,
            None => {
                let mut news = in_time(SILENCE, Connection::open(addr, &self.token, &self.received)).await?;
                let since = self.seq.map_or(String::new(), |seq| format!("?since={seq}"));
                in_time(SILENCE, news.listen(&format!("{}/stream{since}", self.path))).await?;
                self.news.insert(news)
            }
        };
        loop {
            let line = in_time(SILENT_STREAM, news.next_line()).await?;
            let line: Line = serde_json::from_slice(&line)?;
            // Who sits where is told without a step.
            if self.seq.is_none_or(|seq| line.seq > seq) {
                return Ok(line);
            }
        }
    }

    /// Asks whether the game is over.
    async fn is_over(&mut self) -> io::Result<bool> {
        let patience = Patience::new();
        loop {
            let looked = async {
                let mut server = Connection::open(self.addr(), &self.token, &self.received).await?;
                server.ask(&self.path, None).await
            };
            match in_time(SILENCE, looked).await {
                Ok(look) if look.status == 200 => {
                    let look: Value = serde_json::from_slice(&look.body)?;
                    return Ok(look["state"] == "over");
                }
                Ok(look) => patience.after(io::Error::other(format!("it answered {}", look.status))).await?,
                Err(error) => patience.after(error).await?,
            }
            self.at += 1;
        }
    }

    /// Sends a request until it is answered; says how often it was sent.
    async fn ask(&mut self, path: &str, body: &str) -> io::Result<(u16, Vec<u8>, usize)> {
        let patience = Patience::new();
        for sent in 1.. {
            match self.try_to_ask(path, body).await {
                Ok((status, answer)) => return Ok((status, answer, sent)),
                Err(error) => {
                    self.acts = None;
                    self.at += 1;
                    patience.after(error).await?;
                }
            }
        }
        Err(io::ErrorKind::TimedOut.into())
    }

    async fn try_to_ask(&mut self, path: &str, body: &str) -> io::Result<(u16, Vec<u8>)> {
        let addr = self.addr();
        let acts = match &mut self.acts {
            Some(acts) => acts,
            None => {
                let acts = in_time(SILENCE, Connection::open(addr, &self.token, &self.received)).await?;
                self.acts.insert(acts)
            }
        };
        let answer = in_time(SILENCE, acts.ask(path, Some(body))).await?;
        // What could not be written may be sent again.
        if answer.status == 503 {
            Err(io::Error::other("not written"))
        } else {
            Ok((answer.status, answer.body))
        }
    }
}

/// Waits for a server, but not for ever: one that stands still says nothing.
async fn in_time<T>(longest: Duration, what: impl Future<Output = io::Result<T>>) -> io::Result<T> {
    tokio::time::timeout(longest, what).await.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
}

/// Plays at one table after the other until it is time to end.
async fn play(
    load: &Load,
    addrs: &Arc<[SocketAddr]>,
    number: usize,
    bot: bool,
    ending: &AtomicBool,
) -> Result<Vec<Told>, LoadError> {
    let mut random = (load.seed ^ (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1;
    let mut all = Vec::new();
    while !ending.load(Ordering::SeqCst) {
        let told = play_once(load, addrs, number, bot, &mut random, ending).await?;
        let failed = told.fault.is_some();
        all.push(told);
        if failed {
            break;
        }
    }
    Ok(all)
}

async fn play_once(
    load: &Load,
    addrs: &Arc<[SocketAddr]>,
    number: usize,
    bot: bool,
    random: &mut u64,
    ending: &AtomicBool,
) -> Result<Told, LoadError> {
    let (id, tokens) = opened(load, addrs, number, bot).await?;
    // The two sit at different servers, if there are several.
    let mut players =
        [Player::new(addrs, number, &tokens[0], &id), Player::new(addrs, number + 1, &tokens[1], &id)];
    let mut told = Told {
        token: tokens[0].clone(),
        acted: Vec::new(),
        did: BTreeMap::new(),
        sent_again: 0,
        fault: None,
        bot,
        id,
    };
    for player in &mut players {
        player.hear(&mut told.did).await?;
    }
    let path = format!("/api/tables/{}/act", told.id);
    while !ending.load(Ordering::SeqCst) {
        let first = player::next_random(random) as usize % 2;
        let who = if players[first].legal.is_empty() { 1 - first } else { first };
        if players[who].legal.is_empty() {
            if bot && !players[0].is_over().await? {
                // The bot must move, whatever happens to those who think for it.
                players[0].hear(&mut told.did).await?;
                // Whoever looks on may have been told of it together with the step before.
                let known = players[0].seq;
                while players[1].seq < known {
                    players[1].hear(&mut told.did).await?;
                }
                continue;
            }
            break;
        }
        let legal = &players[who].legal;
        let chosen = legal[player::next_random(random) as usize % legal.len()].clone();
        let (seat, action) = chosen.split_once(' ').unwrap_or_default();
        let key = format!("k{}", told.acted.len());
        let known = players[who].seq;
        let body = json!({ "seq": known, "seat": seat, "action": action, "key": key }).to_string();
        let (status, answer, sent) = players[who].ask(&path, &body).await?;
        told.sent_again += sent - 1;
        let seq = serde_json::from_slice::<Value>(&answer).ok().and_then(|answer| answer["seq"].as_u64());
        match (status, seq) {
            (200, Some(seq)) => told.acted.push((seq, chosen)),
            _ => {
                let answer = String::from_utf8_lossy(&answer);
                told.fault =
                    Some(format!("table {}: {chosen} at {known:?} answered {status}: {answer}", told.id));
                break;
            }
        }
        for player in &mut players {
            while player.seq < seq {
                player.hear(&mut told.did).await?;
            }
        }
    }
    Ok(told)
}

/// Opens sessions and a table. Before the first step nothing is compared, so whatever is lost on the way is begun anew.
async fn opened(
    load: &Load,
    addrs: &[SocketAddr],
    number: usize,
    bot: bool,
) -> Result<(String, [String; 2]), LoadError> {
    let patience = Patience::new();
    let mut at = number;
    loop {
        let received = Arc::default();
        let opening = player::Players::open(load, addrs[at % addrs.len()], number, bot, &received);
        match tokio::time::timeout(3 * SILENCE, opening).await {
            Ok(Ok(players)) => return Ok(players.into_id_and_tokens()),
            Ok(Err(error)) => patience.after(io::Error::other(error.to_string())).await?,
            Err(_) => patience.after(io::ErrorKind::TimedOut.into()).await?,
        }
        at += 1;
    }
}
