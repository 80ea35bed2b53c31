//! Connections: how many there may be, how long they may keep silent, and who is at the other end.

use std::{
    collections::HashMap,
    io,
    net::{IpAddr, SocketAddr},
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll},
    time::Duration,
};

use axum::{Router, body::Body, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::{mpsc, watch},
};
use tokio_io_timeout::TimeoutStream;
use tower_service::Service;

use crate::{metrics::Metrics, tls::Encryption};

/// How long nothing is accepted after the system could not give a connection: it may have no more files to give.
const PAUSE: Duration = Duration::from_millis(100);
/// Files the server needs for itself: its database, and connections that are being refused.
const OWN_FILES: u64 = 64;
/// So many connections are refused in words at the same time; others are closed without.
const REFUSING: usize = 16;
/// How long a refusal may take.
const REFUSAL: Duration = Duration::from_secs(2);
/// Longer heads of requests are not read.
const LONGEST_HEAD: usize = 32 * 1024;

/// How many connections there may be, and how slow they may be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Connections {
    /// All together; as many as the system gives files for if nothing is said.
    pub most: Option<usize>,
    /// From one address; whoever sits at this machine is not counted. 0 is no limit.
    pub of_address: usize,
    /// So long a request may take to arrive as far as its head goes, and a connection without a request may stay.
    pub silence: Duration,
    /// Who takes nothing of what is sent for so long is gone.
    pub stalled: Duration,
}

impl Default for Connections {
    fn default() -> Connections {
        Connections {
            most: None,
            of_address: 256,
            silence: Duration::from_secs(30),
            stalled: Duration::from_secs(30),
        }
    }
}

impl Connections {
    /// As many as were asked for, but no more than the system gives files for.
    fn room(&self) -> usize {
        let files = files().map_or(usize::MAX, |files| files.saturating_sub(OWN_FILES).max(16) as usize);
        self.most.unwrap_or(usize::MAX).min(files)
    }
}

/// How many files the system lets this process open, raised as far as it may be.
#[cfg(target_os = "linux")]
fn files() -> Option<u64> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum && setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok() {
        return maximum;
    }
    current
}

#[cfg(not(target_os = "linux"))]
fn files() -> Option<u64> {
    None
}

/// Who is at the other end of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer {
    /// The address; that of a proxy if one is in between.
    pub address: IpAddr,
    /// Whether the connection is encrypted.
    pub encrypted: bool,
}

#[derive(Default)]
struct Open {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// Counts the connections that are open.
struct Doorkeeper {
    room: usize,
    of_address: usize,
    open: Mutex<Open>,
    metrics: Arc<Metrics>,
}

impl Doorkeeper {
    fn open(&self) -> MutexGuard<'_, Open> {
        // The counts are whole at every moment, so a panic elsewhere cannot have spoilt them.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets one more in, if there is room.
    fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Entered> {
        let mut open = self.open();
        if open.all >= self.room {
            return None;
        }
        let of_address = open.by_address.entry(address).or_default();
        if self.of_address > 0 && *of_address >= self.of_address && !address.to_canonical().is_loopback() {
            return None;
        }
        *of_address += 1;
        open.all += 1;
        self.metrics.connected(true);
        Some(Entered { door: self.clone(), address })
    }
}

/// A connection that counts as open until this is dropped.
struct Entered {
    door: Arc<Doorkeeper>,
    address: IpAddr,
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut open = self.door.open();
        open.all -= 1;
        self.door.metrics.connected(false);
        match open.by_address.get_mut(&self.address) {
            Some(count) if *count > 1 => *count -= 1,
            _ => drop(open.by_address.remove(&self.address)),
        }
    }
}

/// A connection that counts as long as it lives, also after it was handed on to become a line.
struct Counted<S> {
    stream: Pin<Box<S>>,
    _entered: Entered,
}

impl<S: AsyncRead> AsyncRead for Counted<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_read(context, buffer)
    }
}

impl<S: AsyncWrite> AsyncWrite for Counted<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(context)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write_vectored(context, slices)
    }
}

/// What all connections share.
#[derive(Clone)]
struct Serving {
    router: Router,
    silence: Duration,
    stalled: Duration,
    encryption: Option<Arc<Encryption>>,
    closing: watch::Receiver<bool>,
}

/// How connections are let in.
pub struct Door {
    pub connections: Connections,
    pub encryption: Option<Encryption>,
    pub metrics: Arc<Metrics>,
}

/// Accepts and serves connections until the server closes, then lets those that are open finish.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    Door { connections, encryption, metrics }: Door,
    mut closing: watch::Receiver<bool>,
) {
    let (room, of_address) = (connections.room(), connections.of_address);
    let door = Doorkeeper { room, of_address, open: Mutex::default(), metrics };
    let door = Arc::new(door);
    tracing::debug!(connections = door.room, "at most");
    let (silence, stalled) = (connections.silence, connections.stalled);
    let encryption = encryption.map(Arc::new);
    let serving = Serving { router, silence, stalled, encryption, closing: closing.clone() };
    let refusing = Arc::new(tokio::sync::Semaphore::new(REFUSING));
    // Nobody sends anything: the last connection that ends closes it.
    let (alive, mut ended) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = closing.wait_for(|&closing| closing) => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Who went away before being let in is no reason to wait.
                if !matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset)
                {
                    tracing::warn!(%error, "no connection could be accepted");
                    tokio::time::sleep(PAUSE).await;
                }
                continue;
            }
        };
        match door.enter(address.ip()) {
            Some(entered) => {
                let (serving, alive) = (serving.clone(), alive.clone());
                tokio::spawn(async move {
                    serving.serve(stream, address, entered).await;
                    drop(alive);
                });
            }
            None => {
                door.metrics.refused();
                tracing::debug!("a connection was refused");
                // Who expects encryption could not read it.
                if serving.encryption.is_none()
                    && let Ok(permit) = refusing.clone().try_acquire_owned()
                {
                    tokio::spawn(async move {
                        let _ = tokio::time::timeout(REFUSAL, refuse(stream)).await;
                        drop(permit);
                    });
                }
            }
        }
    }
    drop((alive, serving, listener));
    ended.recv().await;
}

impl Serving {
    async fn serve(self, stream: TcpStream, address: SocketAddr, entered: Entered) {
        // News are small and must not wait for more of them.
        drop(stream.set_nodelay(true));
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(self.stalled));
        let stream = Box::pin(stream);
        let peer = Peer { address: address.ip().to_canonical(), encrypted: self.encryption.is_some() };
        let Some(encryption) = &self.encryption else {
            return self.answer(Counted { stream, _entered: entered }, peer).await;
        };
        // Whoever does not greet in time, or cannot, is gone.
        let greeting = tokio::time::timeout(self.silence, encryption.acceptor().accept(stream));
        if let Ok(Ok(stream)) = greeting.await {
            self.answer(Counted { stream: Box::pin(stream), _entered: entered }, peer).await;
        }
    }

    async fn answer<S: AsyncRead + AsyncWrite + Send + 'static>(mut self, stream: Counted<S>, peer: Peer) {
        let router = self.router;
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(peer);
            router.clone().call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(self.silence)
            .max_buf_size(LONGEST_HEAD)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let mut connection = std::pin::pin!(connection);
        // Why a connection ended is of no interest: its reader has gone, was too slow, or speaks no HTTP.
        tokio::select! {
            _ = connection.as_mut() => return,
            _ = self.closing.wait_for(|&closing| closing) => connection.as_mut().graceful_shutdown(),
        }
        let _ = connection.await;
    }
}

/// Says that there is no room, and gives the other side time to read it.
async fn refuse(mut stream: TcpStream) -> io::Result<()> {
    const SAID: &str = "Too many are here already. Please come back in a moment.\n";
    let head =
        "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\nContent-Type: text/plain";
    let answer = format!("{head}\r\nContent-Length: {}\r\n\r\n{SAID}", SAID.len());
    stream.write_all(answer.as_bytes()).await?;
    stream.shutdown().await?;
    // Closed with something unread, the connection would be reset and the answer lost.
    let mut ignored = [0; 1024];
    while stream.read(&mut ignored).await? > 0 {}
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_for_so_many_in_all_and_of_one_address() {
        let door =
            Arc::new(Doorkeeper { room: 4, of_address: 2, open: Mutex::default(), metrics: Arc::default() });
        let enter = |address: &str| door.enter(address.parse().expect("an address"));
        let (first, second) = (enter("192.0.2.1"), enter("192.0.2.1"));
        assert!(first.is_some() && second.is_some());
        assert!(enter("192.0.2.1").is_none(), "one address has two");
        let others = [enter("192.0.2.2"), enter("127.0.0.1")];
        assert!(others.iter().all(Option::is_some));
        assert!(enter("192.0.2.3").is_none(), "four are in");
        drop(first);
        assert!(enter("192.0.2.1").is_some(), "one has gone");
        drop((second, others));
        assert!(door.open().all == 0 && door.open().by_address.is_empty());
        let local: Vec<_> = (0..4).map(|_| enter("::ffff:127.0.0.1")).collect();
        assert!(local.iter().all(Option::is_some), "this machine is not counted by address");
    }
}
