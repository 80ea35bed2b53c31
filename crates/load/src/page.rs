//! A table's page as a browser keeps it: loaded once, then told by a WebSocket what changed.

use std::{
    io::{self, Read},
    net::SocketAddr,
    sync::{Arc, atomic::AtomicU64},
};

use flate2::read::GzDecoder;
use serde::Deserialize;

use crate::{LoadError, http::Connection, socket::Socket};

/// A message to the page, as far as it decides what the page does next.
#[derive(Deserialize)]
struct Message {
    /// What the change leads from, and to.
    from: Option<String>,
    to: Option<String>,
    /// What the page should show by now.
    v: Option<String>,
    #[serde(default)]
    reload: bool,
    seq: Option<u64>,
}

/// A page that somebody has open.
pub struct Page {
    fragment: String,
    loads: Connection,
    socket: Socket,
    /// The version that it shows, and how many journal entries that tells of.
    shown: String,
    seq: u64,
}

impl Page {
    pub async fn open(
        addr: SocketAddr,
        id: &str,
        token: &str,
        received: &Arc<AtomicU64>,
    ) -> Result<Page, LoadError> {
        let mut loads = Connection::open(addr, token, received).await?;
        loads.packed = true;
        let socket = Socket::open(addr, &format!("/t/{id}/live"), token, received).await?;
        let fragment = format!("/t/{id}?fragment=1");
        let mut page = Page { fragment, loads, socket, shown: String::new(), seq: 0 };
        page.load().await?;
        Ok(page)
    }

    async fn load(&mut self) -> Result<(), LoadError> {
        let answer = self.loads.ask(&self.fragment, None).await?;
        let mut text = String::new();
        let read = match answer.body.starts_with(&[0x1f, 0x8b]) {
            true => GzDecoder::new(&answer.body[..]).read_to_string(&mut text).map(drop),
            false => String::from_utf8(answer.body).map(|body| text = body).map_err(io::Error::other),
        };
        read?;
        let value = |name: &str| {
            let (_, after) = text.split_once(&format!(" {name}=\""))?;
            after.split_once('"').map(|(value, _)| value.to_owned())
        };
        let version = value("data-v").zip(value("data-seq").and_then(|seq| seq.parse().ok()));
        let Some((shown, seq)) = version.filter(|_| answer.status == 200) else {
            return Err(LoadError::Answer(format!("the page answered {} without a version", answer.status)));
        };
        (self.shown, self.seq) = (shown, seq);
        Ok(())
    }

    /// Does what the page does with every message, until it shows what `seq` journal entries tell of.
    pub async fn follow(&mut self, seq: u64) -> Result<(), LoadError> {
        while self.seq < seq {
            let line = self.socket.next_line().await?;
            let told: Message =
                serde_json::from_str(&line).map_err(|error| LoadError::Answer(format!("{error}: {line}")))?;
            match told {
                Message { from: Some(from), to: Some(to), reload: false, seq: Some(seq), .. }
                    if from == self.shown =>
                {
                    (self.shown, self.seq) = (to, seq);
                }
                // What it was loaded with includes a change that was told of meanwhile.
                Message { to: Some(to), .. } if to == self.shown => {}
                Message { v: Some(v), .. } if v == self.shown => {}
                Message { reload: true, .. } | Message { from: Some(_), .. } | Message { v: Some(_), .. } => {
                    self.load().await?;
                }
                _ => {}
            }
        }
        Ok(())
    }
}
