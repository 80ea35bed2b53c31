//! A player's WebSocket: lines come, actions go.

use std::{
    collections::VecDeque,
    io,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use futures::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, client_async_with_config,
    tungstenite::{Message, client::IntoClientRequest, protocol::WebSocketConfig},
};

/// Thousands of them may be open.
const READ_BUFFER: usize = 4096;

/// A connection that brings lines and takes messages.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    lines: VecDeque<String>,
    received: Arc<AtomicU64>,
}

fn failed(error: impl std::error::Error + Send + Sync + 'static) -> io::Error {
    io::Error::other(error)
}

impl Socket {
    /// Connects as whoever holds the token; as nobody if it is empty.
    pub async fn open(
        addr: SocketAddr,
        path: &str,
        token: &str,
        received: &Arc<AtomicU64>,
    ) -> io::Result<Socket> {
        let stream = TcpStream::connect(addr).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{addr}{path}").into_client_request().map_err(failed)?;
        if !token.is_empty() {
            let bearer = format!("Bearer {token}").parse().map_err(failed)?;
            request.headers_mut().insert("authorization", bearer);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER);
        let opened = client_async_with_config(request, MaybeTlsStream::Plain(stream), Some(config)).await;
        let (stream, _) = opened.map_err(failed)?;
        Ok(Socket { stream, lines: VecDeque::new(), received: received.clone() })
    }

    /// The next line that says something.
    pub async fn next_line(&mut self) -> io::Result<String> {
        loop {
            while let Some(line) = self.lines.pop_front() {
                if !line.is_empty() {
                    return Ok(line);
                }
            }
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.received.fetch_add(text.len() as u64, Ordering::Relaxed);
                    self.lines.extend(text.lines().map(str::to_owned));
                }
                Some(Ok(Message::Close(_))) | None => return Err(io::ErrorKind::UnexpectedEof.into()),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(failed(error)),
            }
        }
    }

    /// Sends a message.
    pub async fn send(&mut self, text: String) -> io::Result<()> {
        self.stream.send(Message::text(text)).await.map_err(failed)
    }
}
