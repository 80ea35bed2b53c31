//! A server to test against, and the people who visit it.

use std::{future::Future, path::Path, sync::Arc, time::Duration};

use catalog::{Budget, Catalog};
use reqwest::{Method, RequestBuilder, StatusCode, header};
use serde_json::{Value, json};
use server::{Config, Server};
use tempfile::TempDir;

use crate::wager::{WagerBoard, WagerBot};

/// Nothing in these tests takes that long; what does has failed.
const PATIENCE: Duration = Duration::from_secs(60);

/// Bots that do not hold up a test.
const QUICK: Budget = Budget::Playouts(30);

/// Waits, but not for ever.
pub async fn soon<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, what).await.expect("something did not happen")
}

/// The games of the boathouse, and one with secrets.
pub fn games() -> Catalog {
    Catalog::load(None).unwrap().with::<WagerBoard, WagerBot>().unwrap()
}

/// What a server is told otherwise.
type Change = Arc<dyn Fn(&mut Config) + Send + Sync>;

/// A server with a folder of its own.
pub struct Harbour {
    pub data: TempDir,
    server: Option<Server>,
    idle: Duration,
    budget: Budget,
    change: Change,
    /// How long somebody must be away before the others may ask for a bot.
    pub away: Duration,
    /// How long clocks wait after a start.
    pub mercy: Duration,
    /// The database and the NATS that several servers share.
    shared: Option<(String, Option<String>)>,
    workers: bool,
}

impl Harbour {
    /// Before a server is there.
    fn closed(idle: Duration, budget: Budget) -> Harbour {
        let (away, mercy) = (Duration::from_secs(600), Duration::from_secs(60));
        let (data, change): (_, Change) = (tempfile::tempdir().unwrap(), Arc::new(|_| {}));
        Harbour { data, server: None, idle, budget, change, away, mercy, shared: None, workers: false }
    }

    pub async fn open() -> Harbour {
        Harbour::with(Duration::from_secs(60), QUICK).await
    }

    /// A server that is configured otherwise.
    pub async fn with_config(budget: Budget, change: fn(&mut Config)) -> Harbour {
        Harbour::with_change(budget, change).await
    }

    /// The same with what only this test knows.
    pub async fn with_change(
        budget: Budget,
        change: impl Fn(&mut Config) + Send + Sync + 'static,
    ) -> Harbour {
        let change: Change = Arc::new(change);
        let mut harbour = Harbour { change, ..Harbour::closed(Duration::from_secs(60), budget) };
        harbour.server = Some(harbour.another_server(games()).await);
        harbour
    }

    /// Where the server listens.
    pub fn addr(&self) -> std::net::SocketAddr {
        self.server.as_ref().unwrap().addr()
    }

    /// A server whose bots may think this long.
    pub async fn with_budget(budget: Budget) -> Harbour {
        Harbour::with(Duration::from_secs(60), budget).await
    }

    /// A server whose tables fall asleep after `idle`.
    pub async fn with_idle(idle: Duration) -> Harbour {
        Harbour::with(idle, QUICK).await
    }

    /// A server on a database, and on NATS if there is one.
    pub async fn on(store: String, nats: Option<String>) -> Harbour {
        let shared = Some((store, nats));
        let mut harbour = Harbour { shared, ..Harbour::closed(Duration::from_secs(60), QUICK) };
        harbour.server = Some(harbour.another_server(games()).await);
        harbour
    }

    /// A server whose bots are thought for by workers, and such a worker.
    pub async fn with_workers(store: String, nats: String) -> (Harbour, tokio::task::JoinHandle<()>) {
        let mut harbour = Harbour::on(store.clone(), Some(nats.clone())).await;
        soon(harbour.server.take().unwrap().stop()).await;
        harbour.workers = true;
        harbour.server = Some(harbour.another_server(games()).await);
        let mut config = Config::new("", games());
        (config.store, config.nats, config.budget) = (Some(store), Some(nats), QUICK);
        (harbour, tokio::spawn(async move { server::work(config).await.unwrap() }))
    }

    async fn with(idle: Duration, budget: Budget) -> Harbour {
        Harbour::with_away(idle, budget, Duration::from_secs(600)).await
    }

    /// A server where somebody who is not there is away at once.
    pub async fn impatient() -> Harbour {
        Harbour::with_away(Duration::from_secs(60), QUICK, Duration::ZERO).await
    }

    async fn with_away(idle: Duration, budget: Budget, away: Duration) -> Harbour {
        let mut harbour = Harbour { away, ..Harbour::closed(idle, budget) };
        harbour.server = Some(harbour.another_server(games()).await);
        harbour
    }

    /// One more server on the same data, as if it were another node.
    pub async fn another_server(&self, catalog: Catalog) -> Server {
        let mut config = Config::new(self.data.path(), catalog);
        config.addr.set_port(0);
        if let Some((store, nats)) = &self.shared {
            config.store = Some(store.clone());
            config.nats.clone_from(nats);
            config.workers = self.workers;
        }
        config.budget = self.budget;
        config.analysis = Budget::Playouts(10);
        config.pace = Duration::ZERO;
        config.idle = self.idle;
        config.away = self.away;
        config.mercy = self.mercy;
        (self.change)(&mut config);
        Server::start(config).await.unwrap()
    }

    /// Servers that are opened from now on are told this.
    pub fn configure(&mut self, change: impl Fn(&mut Config) + Send + Sync + 'static) {
        self.change = Arc::new(change);
    }

    /// The process dies without a word; another one opens the data.
    pub async fn crash_and_reopen(&mut self) {
        self.reopen_with(games()).await;
    }

    /// From now on bots do not take their time.
    pub async fn reopen_with_quick_bots(&mut self) {
        self.budget = QUICK;
        self.reopen_with(games()).await;
    }

    /// The server stops, and another one opens a copy of this database instead.
    pub async fn reopen_on(&mut self, database: &Path) {
        soon(self.server.take().unwrap().stop()).await;
        // A write-ahead log that the last connection left behind would be read into the other database.
        for file in std::fs::read_dir(self.data.path()).unwrap() {
            std::fs::remove_file(file.unwrap().path()).unwrap();
        }
        std::fs::copy(database, self.data.path().join("naust.db")).unwrap();
        self.server = Some(self.another_server(games()).await);
    }

    /// The server stops, its database is altered by hand, and another one opens it.
    pub async fn alter(&mut self, change: &str) {
        soon(self.server.take().unwrap().stop()).await;
        let database = rusqlite::Connection::open(self.data.path().join("naust.db")).unwrap();
        database.execute_batch(change).unwrap();
        database.close().unwrap();
        self.server = Some(self.another_server(games()).await);
    }

    pub async fn reopen_with(&mut self, catalog: Catalog) {
        drop(self.server.take());
        self.server = Some(self.another_server(catalog).await);
    }

    /// The same boathouse once more, as it is now: the folder is copied while nobody writes, and both are opened again.
    pub async fn split(&mut self) -> Harbour {
        soon(self.server.take().unwrap().stop()).await;
        let data = tempfile::tempdir().unwrap();
        let (change, away, mercy) = (self.change.clone(), self.away, self.mercy);
        let mut twin = Harbour { data, change, away, mercy, ..Harbour::closed(self.idle, self.budget) };
        for file in std::fs::read_dir(self.data.path()).unwrap() {
            let file = file.unwrap();
            std::fs::copy(file.path(), twin.data.path().join(file.file_name())).unwrap();
        }
        self.server = Some(self.another_server(games()).await);
        twin.server = Some(twin.another_server(games()).await);
        twin
    }

    pub async fn stop(mut self) {
        soon(self.server.take().unwrap().stop()).await;
    }

    /// Somebody without a session.
    pub fn stranger(&self) -> Client {
        Client::of(self.server.as_ref().unwrap())
    }

    /// Somebody with the session of this token.
    pub fn known_by(&self, token: &Option<String>) -> Client {
        Client { token: token.clone(), ..self.stranger() }
    }

    /// Somebody with a session.
    pub async fn guest(&self, name: &str) -> Client {
        self.stranger().named(name).await
    }
}

/// Somebody who sends requests.
#[derive(Clone)]
pub struct Client {
    http: reqwest::Client,
    base: String,
    pub token: Option<String>,
}

/// What came back.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: header::HeaderMap,
    pub text: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    #[track_caller]
    pub fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{} {}", self.status, self.text);
        self.json()
    }

    /// The request was refused with this status and code, and said so in words.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        let body = self.json();
        assert_eq!(body["error"], code, "{body}");
        assert!(
            body["message"].as_str().is_some_and(|words| !words.is_empty() && !words.contains('⟨')),
            "{body}"
        );
        body
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map(|value| value.to_str().unwrap()).unwrap_or_default()
    }

    /// The value of a cookie that was set.
    pub fn cookie(&self, name: &str) -> Option<String> {
        let set = self.headers.get_all("set-cookie").iter().map(|value| value.to_str().unwrap());
        let cookie = set.filter_map(|cookie| cookie.split(';').next()?.split_once('='));
        cookie.filter(|(key, _)| *key == name).map(|(_, value)| value.to_owned()).next()
    }
}

impl Client {
    pub fn of(server: &Server) -> Client {
        let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).timeout(PATIENCE);
        Client { http: http.build().unwrap(), base: format!("http://{}", server.addr()), token: None }
    }

    /// Scheme, host and port of the server.
    pub fn base(&self) -> &str {
        &self.base
    }

    pub async fn named(mut self, name: &str) -> Client {
        let session = self.post("/api/session", json!({ "name": name })).await.ok();
        self.token = Some(session["token"].as_str().unwrap().to_owned());
        self
    }

    /// The same person at another server.
    pub fn at(&self, server: &Server) -> Client {
        Client { token: self.token.clone(), ..Client::of(server) }
    }

    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match &self.token {
            Some(token) => request.header("cookie", format!("naust={token}")),
            None => request,
        }
    }

    pub async fn send(&self, request: RequestBuilder) -> Reply {
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        Reply { status, headers, text: response.text().await.unwrap() }
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.send(self.request(Method::POST, path).json(&body)).await
    }

    pub async fn form(&self, path: &str, fields: &[(&str, &str)]) -> Reply {
        self.send(self.request(Method::POST, path).form(fields)).await
    }

    /// Opens a table and gives its id and the path of its invitation.
    pub async fn opens(&self, game: &str, seats: Value) -> (String, String) {
        let opened = self.post("/api/tables", json!({ "game": game, "seats": seats })).await.ok();
        (opened["id"].as_str().unwrap().to_owned(), opened["invite"].as_str().unwrap().to_owned())
    }

    pub async fn table(&self, id: &str) -> Value {
        self.get(&format!("/api/tables/{id}")).await.ok()
    }

    pub async fn act(&self, id: &str, seq: u64, seat: &str, action: &str) -> Reply {
        self.post(&format!("/api/tables/{id}/act"), json!({ "seq": seq, "seat": seat, "action": action }))
            .await
    }

    /// Does the `choice`-th legal thing, counted round, if anything is legal.
    pub async fn act_somehow(&self, id: &str, choice: usize) -> Option<u64> {
        let table = self.table(id).await;
        let legal = table["legal"].as_array().unwrap();
        let chosen = legal.get(choice.checked_rem(legal.len())?)?;
        let (seat, action) = (chosen["seat"].as_str().unwrap(), chosen["action"].as_str().unwrap());
        self.act(id, seq(&table), seat, action).await.ok()["seq"].as_u64()
    }

    /// Listens to a table's events.
    pub async fn listen(&self, id: &str, last: Option<u64>) -> Ear {
        let mut request = self.request(Method::GET, &format!("/api/tables/{id}/events"));
        if let Some(last) = last {
            request = request.header("last-event-id", last.to_string());
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Ear { response, heard: String::new() }
    }
}

/// The number of journal entries that a table's JSON tells.
pub fn seq(table: &Value) -> u64 {
    table["seq"].as_u64().unwrap()
}

/// Two people at one table of `game`, opened by the first and joined by link by the second.
pub async fn two_at(harbour: &Harbour, game: &str) -> (Client, Client, String) {
    let (ingrid, olav) = (harbour.guest("Ingrid").await, harbour.guest("Olav").await);
    let (id, invite) = ingrid.opens(game, json!([{ "kind": "me" }, { "kind": "open" }])).await;
    assert_eq!(olav.form(&invite, &[]).await.status, 303);
    (ingrid, olav, id)
}

/// Lets the people play until the game is over; gives the last state.
pub async fn play_out(people: &[&Client], id: &str) -> Value {
    for turn in 0..2000 {
        let mut acted = false;
        for person in people {
            acted |= person.act_somehow(id, turn * 7).await.is_some();
        }
        if !acted {
            break;
        }
    }
    let table = people[0].table(id).await;
    assert_eq!(table["state"], "over", "{table}");
    table
}

/// One who hears what is called out.
pub struct Ear {
    response: reqwest::Response,
    heard: String,
}

/// A server-sent event.
#[derive(Debug, PartialEq)]
pub struct Heard {
    pub name: String,
    pub id: u64,
    pub data: Value,
}

impl Ear {
    /// The next event; nothing when the stream has ended.
    pub async fn next(&mut self) -> Option<Heard> {
        loop {
            while let Some((block, rest)) = self.heard.split_once("\n\n") {
                let heard = read(block);
                self.heard = rest.to_owned();
                if heard.is_some() {
                    return heard;
                }
            }
            let chunk = soon(self.response.chunk()).await.ok()??;
            self.heard += std::str::from_utf8(&chunk).unwrap();
        }
    }

    /// The next event of this name, whatever comes before it.
    pub async fn until(&mut self, name: &str) -> Heard {
        loop {
            let heard = self.next().await.expect("the stream has ended");
            if heard.name == name {
                return heard;
            }
        }
    }
}

fn read(block: &str) -> Option<Heard> {
    let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
    Some(Heard {
        name: field("event")?.trim().into(),
        id: field("id")?.trim().parse().unwrap(),
        data: serde_json::from_str(field("data")?).unwrap(),
    })
}
