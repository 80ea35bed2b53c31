//! As much of HTTP/1.1 as a load tool needs. It is small on purpose: on a machine shared with the server, what the tool
//! spends is taken from what it measures.

use std::{
    io,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// The longest line of a header, a chunk's size or a stream that is read.
const LONGEST: usize = 8 << 20;

/// An answer that was read whole.
pub struct Answer {
    pub status: u16,
    pub body: Vec<u8>,
}

/// A connection that stays open for many requests.
pub struct Connection {
    socket: TcpStream,
    addr: SocketAddr,
    token: String,
    /// May answers be compressed, as browsers want them?
    pub packed: bool,
    read: Vec<u8>,
    /// How much of `read` was used.
    used: usize,
    /// All bytes that came from the server, over all connections.
    received: Arc<AtomicU64>,
    /// What is left of a chunk of a streamed answer.
    chunk: usize,
}

fn broken(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why)
}

impl Connection {
    /// Connects as whoever holds the token; as nobody if it is empty.
    pub async fn open(addr: SocketAddr, token: &str, received: &Arc<AtomicU64>) -> io::Result<Connection> {
        let socket = TcpStream::connect(addr).await?;
        socket.set_nodelay(true)?;
        let (token, received) = (token.to_owned(), received.clone());
        Ok(Connection { socket, addr, token, packed: false, read: Vec::new(), used: 0, received, chunk: 0 })
    }

    /// Sends a request; `body` is JSON, or nothing for GET.
    pub async fn send(&mut self, path: &str, body: Option<&str>) -> io::Result<()> {
        use std::fmt::Write;
        let mut text = String::with_capacity(256);
        let method = if body.is_some() { "POST" } else { "GET" };
        let _ = write!(
            text,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{}",
            self.addr,
            if self.packed { "accept-encoding: gzip\r\n" } else { "" }
        );
        if !self.token.is_empty() {
            let _ = write!(text, "authorization: Bearer {}\r\n", self.token);
        }
        match body {
            Some(body) => {
                let _ = write!(
                    text,
                    "content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
                    body.len()
                );
            }
            None => text.push_str("\r\n"),
        }
        self.socket.write_all(text.as_bytes()).await
    }

    /// Reads more; an end is an error, because it comes in the middle of something.
    async fn fill(&mut self) -> io::Result<()> {
        if self.used > 0 {
            self.read.drain(..self.used);
            self.used = 0;
        }
        if self.read.len() > LONGEST {
            return Err(broken("an endless line"));
        }
        let count = self.socket.read_buf(&mut self.read).await?;
        self.received.fetch_add(count as u64, Ordering::Relaxed);
        if count == 0 { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(()) }
    }

    /// The next line without its end.
    async fn line(&mut self) -> io::Result<String> {
        let mut searched = 0;
        loop {
            let waiting = &self.read[self.used..];
            if let Some(end) = waiting[searched..].iter().position(|&byte| byte == b'\n') {
                let line = &waiting[..searched + end];
                let line = line.strip_suffix(b"\r").unwrap_or(line);
                let line = String::from_utf8(line.to_vec()).map_err(|_| broken("not text"))?;
                self.used += searched + end + 1;
                return Ok(line);
            }
            searched = waiting.len();
            self.fill().await?;
        }
    }

    async fn exactly(&mut self, length: usize, into: &mut Vec<u8>) -> io::Result<()> {
        while self.read.len() - self.used < length {
            self.fill().await?;
        }
        into.extend_from_slice(&self.read[self.used..self.used + length]);
        self.used += length;
        Ok(())
    }

    /// Status, and the length of the body if it is not chunked.
    async fn head(&mut self) -> io::Result<(u16, Option<usize>)> {
        let status = self.line().await?;
        let status = status.split(' ').nth(1).and_then(|code| code.parse().ok());
        let status = status.ok_or_else(|| broken("no status"))?;
        let mut length = Some(0);
        loop {
            let line = self.line().await?;
            if line.is_empty() {
                return Ok((status, length));
            }
            let Some((name, value)) = line.split_once(':') else { return Err(broken("no header")) };
            if name.eq_ignore_ascii_case("content-length") {
                length = Some(value.trim().parse().map_err(|_| broken("no length"))?);
            } else if name.eq_ignore_ascii_case("transfer-encoding") {
                length = None;
            }
        }
    }

    async fn chunk_size(&mut self) -> io::Result<usize> {
        let line = self.line().await?;
        usize::from_str_radix(line.trim(), 16).map_err(|_| broken("no chunk"))
    }

    /// Reads an answer whole.
    pub async fn answer(&mut self) -> io::Result<Answer> {
        let (status, length) = self.head().await?;
        let mut body = Vec::new();
        match length {
            Some(length) => self.exactly(length, &mut body).await?,
            None => loop {
                let size = self.chunk_size().await?;
                self.exactly(size, &mut body).await?;
                self.line().await?;
                if size == 0 {
                    break;
                }
            },
        }
        Ok(Answer { status, body })
    }

    /// Sends a request and reads its answer.
    pub async fn ask(&mut self, path: &str, body: Option<&str>) -> io::Result<Answer> {
        self.send(path, body).await?;
        self.answer().await
    }

    /// Begins to listen to a stream of lines.
    pub async fn listen(&mut self, path: &str) -> io::Result<()> {
        self.send(path, None).await?;
        match self.head().await? {
            (200, None) => Ok(()),
            (status, _) => Err(broken(&format!("{path} answered {status}"))),
        }
    }

    /// The next line of a stream that says something.
    pub async fn next_line(&mut self) -> io::Result<Vec<u8>> {
        let mut line = Vec::new();
        loop {
            if self.chunk == 0 {
                self.chunk = self.chunk_size().await?;
                if self.chunk == 0 {
                    return Err(io::ErrorKind::UnexpectedEof.into());
                }
            }
            if self.read.len() == self.used {
                self.fill().await?;
            }
            let here = self.chunk.min(self.read.len() - self.used);
            let waiting = &self.read[self.used..self.used + here];
            let end = waiting.iter().position(|&byte| byte == b'\n');
            let taken = end.map_or(here, |end| end + 1);
            line.extend_from_slice(&waiting[..taken]);
            self.used += taken;
            self.chunk -= taken;
            if self.chunk == 0 {
                // The end of a chunk is marked.
                self.line().await?;
            }
            if end.is_some() {
                line.pop();
                if !line.is_empty() {
                    return Ok(line);
                }
            }
        }
    }
}
