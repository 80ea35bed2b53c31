//! Starting and stopping.

use std::{
    io,
    net::{Ipv4Addr, SocketAddr},
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::Duration,
};

use catalog::{Budget, Catalog};
use tokio::{
    net::TcpListener,
    sync::{Notify, watch},
    task::JoinHandle,
};

use crate::{
    api,
    app::{App, Surroundings},
    archives,
    connections::{self, Connections},
    frame, hooks,
    limits::Limits,
    live::{Context, Cores, Editions, News, Tables, Thinking, Visitors, news, thoughts, thoughts::Queue},
    metrics::Metrics,
    orders,
    retention::{self, Keeping},
    store::{self, Store, StoreError, VisitorId},
    tls::{Certificate, Encryption, TlsError},
    tournaments, web,
};

/// How long open connections may take to finish when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// What a server needs to know. Nothing has to be configured: [`Config::new`] is enough.
pub struct Config {
    /// Where to listen; port 0 lets the system choose one.
    pub addr: SocketAddr,
    /// The folder for everything that must survive.
    pub data: PathBuf,
    /// A PostgreSQL database to keep everything in instead of that folder, `postgres://user:password@host:port/name`:
    /// several servers may share it.
    pub store: Option<String>,
    /// Do workers think for bots? Otherwise this process does.
    pub workers: bool,
    /// The NATS server by which servers that share a database hear of each other's steps, `nats://host:port`.
    pub nats: Option<String>,
    /// The games.
    pub catalog: Catalog,
    /// How long a bot may think.
    pub budget: Budget,
    /// How long each decision is thought about when a finished game is looked at again. Playouts, so that the same
    /// game gives the same graph.
    pub analysis: Budget,
    /// How long a bot takes at least for a decision while somebody watches, so that one can follow.
    pub pace: Duration,
    /// How long a table that nobody asks for stays in memory.
    pub idle: Duration,
    /// How much one visitor may ask for.
    pub limits: Limits,
    /// How long things are kept.
    pub keeping: Keeping,
    /// How many connections there may be, and how slow.
    pub connections: Connections,
    /// The certificate by which the server encrypts; without one it does not, and a proxy may.
    pub tls: Option<Certificate>,
    /// Proxies that are believed when they say on whose behalf they ask, by their networks.
    pub proxies: Vec<ipnet::IpNet>,
    /// Scheme and host by which the server is known to the world, such as `https://naust.example`; what readers
    /// ask by if nothing is said.
    pub url: Option<String>,
    /// How long somebody must be away before the others may ask for a bot in their place.
    pub away: Duration,
    /// So long after a start no clock runs out that ran while no server did.
    pub mercy: Duration,
    /// May people be told at addresses of this server's own network that it is their turn?
    pub hooks_inside: bool,
}

impl Config {
    /// Listens on this machine only, at port 8080.
    pub fn new(data: impl Into<PathBuf>, catalog: Catalog) -> Config {
        Config {
            addr: (Ipv4Addr::LOCALHOST, 8080).into(),
            data: data.into(),
            store: None,
            nats: None,
            workers: false,
            catalog,
            budget: Budget::Millis(1200),
            analysis: Budget::Playouts(1500),
            pace: Duration::from_millis(450),
            idle: Duration::from_secs(300),
            limits: Limits::default(),
            connections: Connections::default(),
            tls: None,
            keeping: Keeping::default(),
            proxies: Vec::new(),
            url: None,
            away: Duration::from_secs(600),
            mercy: Duration::from_secs(60),
            hooks_inside: false,
        }
    }
}

/// Why a server did not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The data cannot be used.
    #[error("{place}: {cause}")]
    Store {
        /// The data folder, or the database without its password.
        place: String,
        /// Why.
        cause: StoreError,
    },
    /// The certificate cannot be used.
    #[error(transparent)]
    Tls(#[from] TlsError),
    /// The address of NATS cannot be used.
    #[error("NATS: {0}")]
    News(async_nats::ConnectError),
    /// The address cannot be used.
    #[error("cannot listen at {addr}: {cause}")]
    Listen {
        /// The address.
        addr: SocketAddr,
        /// Why.
        cause: io::Error,
    },
}

/// A server at work. Dropped, it stops at once, as if the process had died.
pub struct Server {
    addr: SocketAddr,
    /// Nothing when the server is gone: then tables stop being kept.
    closing: Option<watch::Sender<bool>>,
    serving: JoinHandle<()>,
    store: Arc<dyn Store>,
}

impl Server {
    /// Opens the data, wakes the bots that owe a decision, and listens.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let Config { addr, data, store, nats, workers, .. } = config;
        let Config { catalog, budget, analysis, pace, idle, away, mercy, .. } = config;
        let shared = store.is_some();
        let store = opened(&data, store.as_deref()).await?;
        let encryption = config.tls.map(Encryption::new).transpose()?;
        let news = match shared {
            true => News::of_nodes(nats.as_deref()).await.map_err(StartError::News)?,
            false => News::default(),
        };
        let thinking = match news.client() {
            Some(client) if workers => Thinking::Workers(Queue::new(client.clone())),
            _ => Thinking::Here,
        };
        let cannot_listen = |cause| StartError::Listen { addr, cause };
        let listener = TcpListener::bind(addr).await.map_err(cannot_listen)?;
        let addr = listener.local_addr().map_err(cannot_listen)?;
        let (closing, closed) = watch::channel(false);
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let metrics = Arc::new(Metrics::default());
        let context = Context {
            catalog: Arc::new(catalog),
            store: store.clone(),
            budget,
            analysis,
            pace,
            idle,
            away,
            mercy,
            boot: crate::clock::now(),
            cores: Cores::new(cores),
            memories: Arc::default(),
            ended: Notify::default(),
            news,
            thinking,
            hooks_inside: config.hooks_inside,
            tournaments: Notify::default(),
            visitors: Visitors::default(),
            editions: Editions::default(),
            metrics: metrics.clone(),
            closing: closed.clone(),
        };
        let surroundings = Surroundings { proxies: config.proxies, url: config.url, data: Some(data) };
        let app = App::new(context, config.limits, surroundings);
        let router = frame::around(&app, web::routes(), web::others(), api::routes());
        if let Err(problem) = orders::look(&app).await {
            tracing::warn!(%problem, "orders are not known");
        }
        tokio::spawn(orders::follow(app.clone()));
        tokio::spawn(retention::sweep(app.clone(), config.keeping));
        let tables = app.tables().clone();
        tokio::spawn(async move { tables.wake_bots().await });
        tokio::spawn(archives::keep_all(app.clone()));
        // Whoever is the first to say it decides: all that speaks TLS in this process does so by the same code.
        let _ = rustls::crypto::ring::default_provider().install_default();
        tokio::spawn(hooks::call_all(app.clone()));
        tokio::spawn(tournaments::mind(app.clone()));
        let tables = app.tables().clone();
        tokio::spawn(async move { tables.mind_clocks().await });
        tokio::spawn(news::compare(app.tables().clone()));
        tokio::spawn(news::tell_people(app.tables().clone()));
        let listening = app.clone();
        tokio::spawn(async move {
            let forget = |visitor: &VisitorId, revoked| news::forget(listening.sessions(), visitor, revoked);
            listening.context().news.forget_visitors(forget).await;
        });
        let door = connections::Door { connections: config.connections, encryption, metrics };
        let serving = tokio::spawn(connections::serve(listener, router, door, closed));
        tracing::info!(%addr, "serving");
        Ok(Server { addr, closing: Some(closing), serving, store })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Lets open requests finish, ends the live streams and closes the data.
    pub async fn stop(mut self) {
        let closing = self.closing.take();
        if let Some(closing) = &closing {
            closing.send_replace(true);
        }
        if tokio::time::timeout(FAREWELL, &mut self.serving).await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        drop(closing);
        self.store.close().await;
    }

    /// Works until the process is asked to end (SIGINT or SIGTERM), then stops.
    pub async fn until_asked_to_end(self) -> io::Result<()> {
        asked_to_end().await?;
        tracing::info!("stopping");
        self.stop().await;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

#[cfg(unix)]
async fn asked_to_end() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        done = tokio::signal::ctrl_c() => done,
        _ = terminate.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn asked_to_end() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}

/// Why a server ended otherwise than it was asked to.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// It did not start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// Signals cannot be heard.
    #[error(transparent)]
    Signal(#[from] io::Error),
}

/// Serves until the process is asked to end.
pub async fn serve(config: Config) -> Result<(), ServeError> {
    Ok(Server::start(config).await?.until_asked_to_end().await?)
}

/// What everything is kept in.
async fn opened(data: &Path, store: Option<&str>) -> Result<Arc<dyn Store>, StartError> {
    let place = || store.map_or_else(|| data.display().to_string(), store::without_password);
    store::open(data, store).await.map_err(|cause| StartError::Store { place: place(), cause })
}

/// Thinks for the bots of servers that share a database and a NATS server, until the process is asked to end. Of the
/// configuration the address, the folder and the pace are not used.
pub async fn work(config: Config) -> Result<(), ServeError> {
    let Config { data, store, nats, catalog, budget, analysis, idle, away, mercy, .. } = config;
    let store = opened(&data, store.as_deref()).await?;
    let news = News::of_nodes(nats.as_deref()).await.map_err(StartError::News)?;
    let client = news.client().cloned();
    let (closing, closed) = watch::channel(false);
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let tables = Tables::new(Context {
        catalog: Arc::new(catalog),
        store: store.clone(),
        budget,
        analysis,
        pace: Duration::ZERO,
        idle,
        away,
        mercy,
        boot: crate::clock::now(),
        cores: Cores::new(cores),
        memories: Arc::default(),
        visitors: Visitors::default(),
        editions: Editions::default(),
        metrics: Arc::default(),
        news,
        thinking: Thinking::Asked,
        ended: Notify::default(),
        hooks_inside: false,
        tournaments: Notify::default(),
        closing: closed,
    });
    tokio::spawn(news::compare(tables.clone()));
    let working = client.map(|client| tokio::spawn(thoughts::work(tables, client, cores)));
    asked_to_end().await?;
    closing.send_replace(true);
    if let Some(working) = working {
        let _ = tokio::time::timeout(FAREWELL, working).await;
    }
    drop(closing);
    store.close().await;
    Ok(())
}
