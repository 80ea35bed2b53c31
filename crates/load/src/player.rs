//! Two players at a table, and those who look on.

use std::{
    io,
    net::SocketAddr,
    sync::{Arc, atomic::AtomicU64},
    time::{Duration, Instant},
};

use serde::Deserialize;
use serde_json::json;
use tokio::task::JoinSet;

use crate::{
    Load, LoadError, News,
    http::{Answer, Connection},
    page::Page,
    socket::Socket,
};

/// A whole look, as far as a player needs it.
#[derive(Deserialize)]
struct Look {
    seq: u64,
    state: String,
    legal: Vec<Legal>,
}

#[derive(Deserialize)]
struct Legal {
    seat: char,
    action: String,
}

/// A line of a stream, as far as a player needs it.
#[derive(Deserialize)]
struct Line {
    seq: Option<u64>,
    #[serde(default)]
    legal: Vec<String>,
    /// On a WebSocket, what was wrong with an action.
    error: Option<String>,
    /// On a WebSocket, the action that this answers.
    key: Option<String>,
    /// What was done, or what stands: an answer to an action has none of these.
    #[serde(default)]
    set: Option<serde::de::IgnoredAny>,
    #[serde(default)]
    look: Option<serde::de::IgnoredAny>,
}

#[derive(Deserialize)]
struct Session {
    token: String,
}

#[derive(Deserialize)]
struct Opened {
    id: String,
    invite: String,
}

/// Reads the body of an answer that must be a success.
fn told<T: for<'a> Deserialize<'a>>(answer: &Answer) -> Result<T, LoadError> {
    let text = String::from_utf8_lossy(&answer.body);
    if !(200..300).contains(&answer.status) {
        return Err(LoadError::Answer(format!("the server answered {}: {text}", answer.status)));
    }
    serde_json::from_slice(&answer.body).map_err(|error| LoadError::Answer(format!("{error}: {text}")))
}

/// One player with the connections of a simple bot.
struct Player {
    token: String,
    acts: Connection,
    news: Connection,
    socket: Option<Socket>,
    page: Option<Page>,
    /// What may be done now, seat and notation.
    legal: Vec<String>,
}

impl Player {
    async fn sit(addr: SocketAddr, token: String, received: &Arc<AtomicU64>) -> io::Result<Player> {
        let acts = Connection::open(addr, &token, received).await?;
        let news = Connection::open(addr, &token, received).await?;
        Ok(Player { token, acts, news, socket: None, page: None, legal: Vec::new() })
    }

    /// Takes in a whole look; the answer is `seq`.
    fn look(&mut self, answer: &Answer) -> Result<u64, LoadError> {
        let look: Look = told(answer)?;
        self.legal = look.legal.into_iter().map(|legal| format!("{} {}", legal.seat, legal.action)).collect();
        if look.state == "over" {
            self.legal.clear();
        }
        Ok(look.seq)
    }

    /// Waits for the next line of the stream that is newer than `known`; the answer is its `seq`.
    async fn hear(&mut self, known: Option<u64>) -> Result<u64, LoadError> {
        loop {
            let line = match &mut self.socket {
                Some(socket) => socket.next_line().await?.into_bytes(),
                None => self.news.next_line().await?,
            };
            let unusable =
                |why: &str| LoadError::Answer(format!("{why}: {}", String::from_utf8_lossy(&line)));
            let read: Line = serde_json::from_slice(&line).map_err(|error| unusable(&error.to_string()))?;
            let (Some(seq), None) = (read.seq, &read.error) else { return Err(unusable("refused")) };
            // The answer to an action on a WebSocket is no news.
            if read.key.is_some() && read.set.is_none() && read.look.is_none() {
                continue;
            }
            self.legal = read.legal;
            if known.is_none_or(|known| seq > known) {
                return Ok(seq);
            }
        }
    }

    async fn show_page(&mut self, seq: u64) -> Result<(), LoadError> {
        match &mut self.page {
            Some(page) => page.follow(seq).await,
            None => Ok(()),
        }
    }
}

/// xorshift64: which action is chosen matters little, but it must be the same in every run.
pub fn next_random(random: &mut u64) -> u64 {
    *random ^= *random << 13;
    *random ^= *random >> 7;
    *random ^= *random << 17;
    *random >> 11
}

/// Two players at one table.
pub struct Players {
    addr: SocketAddr,
    id: String,
    news: News,
    seq: u64,
    players: [Player; 2],
    random: u64,
}

impl Players {
    /// Opens sessions and a table, and looks at it for the first time.
    pub async fn open(
        load: &Load,
        addr: SocketAddr,
        number: usize,
        bot: bool,
        received: &Arc<AtomicU64>,
    ) -> Result<Players, LoadError> {
        let mut tokens = Vec::new();
        let mut nobody = Connection::open(addr, "", received).await?;
        for name in ["Ada", "Bo"] {
            let body = json!({ "name": format!("{name} {number}") }).to_string();
            let session: Session = told(&nobody.ask("/api/session", Some(&body)).await?)?;
            tokens.push(session.token);
        }
        let random = (load.seed ^ (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1;
        let tokens = [tokens.remove(0), tokens.remove(0)];
        Players::sit_down(load, addr, tokens, bot, random, received).await
    }

    async fn sit_down(
        load: &Load,
        addr: SocketAddr,
        [first, second]: [String; 2],
        bot: bool,
        random: u64,
        received: &Arc<AtomicU64>,
    ) -> Result<Players, LoadError> {
        let mut players =
            [Player::sit(addr, first, received).await?, Player::sit(addr, second, received).await?];
        // Where a bot plays, the second one looks on.
        let other =
            if bot { json!({ "kind": "bot", "level": "deckhand" }) } else { json!({ "kind": "open" }) };
        let wish = json!({
            "game": load.game,
            "setup": load.setup,
            "seats": [{ "kind": "me" }, other],
        });
        let opened: Opened = told(&players[0].acts.ask("/api/tables", Some(&wish.to_string())).await?)?;
        let invite = json!({ "invite": opened.invite.rsplit('/').next() });
        if !bot {
            let joined = players[1].acts.ask("/api/join", Some(&invite.to_string())).await?;
            let _: serde_json::Value = told(&joined)?;
        }
        let mut seq = 0;
        for player in &mut players {
            let path = format!("/api/tables/{}", opened.id);
            seq = match load.news {
                News::Poll => {
                    let answer = player.news.ask(&path, None).await?;
                    player.look(&answer)?
                }
                News::Stream => {
                    player.news.listen(&format!("{path}/stream")).await?;
                    player.hear(None).await?
                }
                News::Socket => {
                    let path = format!("{path}/socket");
                    player.socket = Some(Socket::open(addr, &path, &player.token, received).await?);
                    player.hear(None).await?
                }
            };
            if load.pages {
                player.page = Some(Page::open(addr, &opened.id, &player.token, received).await?);
            }
        }
        Ok(Players { addr, id: opened.id, news: load.news, seq, players, random })
    }

    /// The same two at a new table.
    pub async fn again(self, load: &Load, received: &Arc<AtomicU64>) -> Result<Players, LoadError> {
        let tokens = self.players.map(|player| player.token);
        Players::sit_down(load, self.addr, tokens, false, self.random, received).await
    }

    /// May nobody act any more?
    pub fn are_done(&self) -> bool {
        self.players.iter().all(|player| player.legal.is_empty())
    }

    fn next_random(&mut self, below: usize) -> usize {
        next_random(&mut self.random) as usize % below.max(1)
    }

    /// The table, and the tokens of those who play there.
    pub fn into_id_and_tokens(self) -> (String, [String; 2]) {
        (self.id, self.players.map(|player| player.token))
    }

    /// One who may act does something; the answer is how long it took until the other had the news.
    pub async fn step(&mut self) -> Result<Duration, LoadError> {
        let first = self.next_random(2);
        let who = if self.players[first].legal.is_empty() { 1 - first } else { first };
        let chosen = self.next_random(self.players[who].legal.len());
        let chosen = self.players[who].legal.get(chosen).cloned().unwrap_or_default();
        let (seat, action) = chosen.split_once(' ').unwrap_or_default();
        let body = json!({ "seq": self.seq, "seat": seat, "action": action }).to_string();
        let (path, known) = (format!("/api/tables/{}", self.id), self.seq);
        let act = format!("{path}/act");
        let [a, b] = &mut self.players;
        let (actor, other) = if who == 0 { (a, b) } else { (b, a) };
        let begun;
        let waited;
        match self.news {
            News::Socket => {
                let act = json!({ "act": { "seq": known, "seat": seat, "action": action, "key": known.to_string() } });
                begun = Instant::now();
                if let Some(socket) = &mut actor.socket {
                    socket.send(act.to_string()).await?;
                }
                let heard = async { (other.hear(Some(known)).await, begun.elapsed()) };
                let (mine, theirs) = tokio::join!(actor.hear(Some(known)), heard);
                waited = theirs.1;
                theirs.0?;
                self.seq = mine?;
            }
            News::Poll => {
                other.news.send(&format!("{path}?since={known}"), None).await?;
                begun = Instant::now();
                let _: serde_json::Value = told(&actor.acts.ask(&act, Some(&body)).await?)?;
                let (mine, theirs) = tokio::join!(actor.news.ask(&path, None), async {
                    (other.news.answer().await, begun.elapsed())
                });
                waited = theirs.1;
                self.seq = actor.look(&mine?)?;
                other.look(&theirs.0?)?;
            }
            News::Stream => {
                begun = Instant::now();
                actor.acts.send(&act, Some(&body)).await?;
                let heard = async { (other.hear(Some(known)).await, begun.elapsed()) };
                let told_actor = async {
                    let answer = actor.acts.answer().await?;
                    let _: serde_json::Value = told(&answer)?;
                    actor.hear(Some(known)).await
                };
                let (mine, theirs) = tokio::join!(told_actor, heard);
                waited = theirs.1;
                theirs.0?;
                self.seq = mine?;
            }
        }
        let (mine, theirs) = tokio::join!(actor.show_page(self.seq), other.show_page(self.seq));
        mine.and(theirs)?;
        Ok(waited)
    }
}

/// Those who look on at one table, until this is dropped.
pub struct Spectators {
    _watching: JoinSet<io::Result<()>>,
}

impl Spectators {
    /// So many open a stream each.
    pub async fn open(
        load: &Load,
        players: &Players,
        received: &Arc<AtomicU64>,
    ) -> Result<Spectators, LoadError> {
        let mut watching = JoinSet::new();
        for _ in 0..load.spectators {
            let mut news = Connection::open(players.addr, "", received).await?;
            let path = format!("/api/tables/{}", players.id);
            match load.news {
                News::Stream | News::Socket => {
                    news.listen(&format!("{path}/stream")).await?;
                    watching.spawn(async move {
                        loop {
                            news.next_line().await?;
                        }
                    });
                }
                News::Poll => {
                    watching.spawn(async move {
                        let mut since = String::new();
                        loop {
                            let answer = news.ask(&format!("{path}{since}"), None).await?;
                            let Ok(look) = serde_json::from_slice::<Look>(&answer.body) else {
                                return Ok(());
                            };
                            since = format!("?since={}", look.seq);
                        }
                    });
                }
            }
        }
        Ok(Spectators { _watching: watching })
    }
}
