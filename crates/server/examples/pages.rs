//! What open pages cost a server: plays random games of two with both pages open, and prints the server's CPU and the bytes
//! sent for each step.
//!
//! `cargo run --release -p server --example pages -- URL PID GAME STEPS [--spectators N] [--fetch]`
//!
//! With `--fetch` the pages do not listen but fetch their fragment after every step, compressed.

use std::{error::Error, io::Read, time::Instant};

use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

type Failure = Box<dyn Error>;
type Socket = WebSocketStream<MaybeTlsStream<tokio::net::TcpStream>>;

struct Page {
    http: reqwest::Client,
    base: String,
    cookie: String,
    socket: Option<Socket>,
    seq: u64,
    moves: Value,
    bytes: u64,
    sizes: Vec<u64>,
}

/// The server's CPU time in microseconds.
fn cpu(pid: u32) -> Result<u64, Failure> {
    let mut sum = 0;
    for task in std::fs::read_dir(format!("/proc/{pid}/task"))? {
        let text = std::fs::read_to_string(task?.path().join("schedstat")).unwrap_or_default();
        sum += text.split(' ').next().and_then(|ns| ns.parse::<u64>().ok()).unwrap_or(0);
    }
    Ok(sum / 1000)
}

/// The moves inside a page or a part of one.
fn moves_in(text: &str) -> Option<Value> {
    let from = text.find("<script id=\"moves\"")?;
    let from = from + text[from..].find('>')? + 1;
    let to = from + text[from..].find("</script>")?;
    serde_json::from_str(&text[from..to]).ok()
}

impl Page {
    async fn new(base: &str, name: &str) -> Result<Page, Failure> {
        let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build()?;
        let session = http.post(format!("{base}/api/session")).json(&json!({ "name": name })).send().await?;
        let session: Value = session.json().await?;
        let cookie = format!("naust={}", session["token"].as_str().ok_or("no token")?);
        let (base, sizes) = (base.to_owned(), Vec::new());
        Ok(Page { http, base, cookie, socket: None, seq: 0, moves: Value::Null, bytes: 0, sizes })
    }

    async fn post(&self, path: &str, body: Value) -> Result<Value, Failure> {
        let request =
            self.http.post(format!("{}{path}", self.base)).header("cookie", &self.cookie).json(&body);
        let answer = request.send().await?;
        let (status, text) = (answer.status(), answer.text().await?);
        if status.is_success() { Ok(serde_json::from_str(&text)?) } else { Err(text.into()) }
    }

    async fn get(&self, path: &str) -> Result<Vec<u8>, Failure> {
        let request = self.http.get(format!("{}{path}", self.base)).header("cookie", &self.cookie);
        Ok(request.header("accept-encoding", "gzip").send().await?.bytes().await?.to_vec())
    }

    async fn fetch(&mut self, id: &str) -> Result<(), Failure> {
        let packed = self.get(&format!("/t/{id}?fragment=1")).await?;
        self.bytes += packed.len() as u64;
        self.sizes.push(packed.len() as u64);
        let mut text = String::new();
        if flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut text).is_err() {
            text = String::from_utf8(packed)?;
        }
        self.moves = moves_in(&text).ok_or("no moves")?;
        self.seq = self.moves["seq"].as_u64().unwrap_or(0);
        Ok(())
    }

    async fn listen(&mut self, id: &str) -> Result<(), Failure> {
        let mut request = format!("{}/t/{id}/live", self.base.replace("http", "ws")).into_client_request()?;
        request.headers_mut().insert("cookie", self.cookie.parse()?);
        self.socket = Some(connect_async(request).await?.0);
        Ok(())
    }

    /// Listens until the page shows `seq`.
    async fn until(&mut self, id: &str, seq: u64) -> Result<(), Failure> {
        while self.seq < seq {
            let socket = self.socket.as_mut().ok_or("no line")?;
            let Message::Text(text) = socket.next().await.ok_or("the line was cut")?? else { continue };
            let message: Value = serde_json::from_str(&text)?;
            if let Some(error) = message.get("error") {
                return Err(format!("{error}: {message}").into());
            }
            if message.get("to").is_some() {
                self.bytes += text.len() as u64;
                self.sizes.push(text.len() as u64);
                self.seq = message["seq"].as_u64().unwrap_or(0);
                if let Some(moves) = message["put"]["moves"].as_str().and_then(moves_in) {
                    self.moves = moves;
                }
                if std::env::var_os("SHOW").is_some() {
                    tell(&message);
                }
            } else if message.get("reload").is_some() {
                self.fetch(id).await?;
            }
        }
        Ok(())
    }
}

/// Which parts of a message are large.
fn tell(message: &Value) {
    let mut parts: Vec<(usize, String)> = Vec::new();
    for field in ["put", "attr"] {
        for (id, value) in message[field].as_object().into_iter().flatten() {
            parts.push((value.to_string().len(), format!("{field} {id}")));
        }
    }
    for add in message["add"].as_array().into_iter().flatten() {
        parts.push((add.to_string().len(), format!("add to {}", add[0])));
    }
    parts.sort_by(|a, b| b.cmp(a));
    let parts: Vec<String> = parts.iter().take(8).map(|(size, name)| format!("{name} {size}")).collect();
    println!("{} bytes: {}", message.to_string().len(), parts.join(", "));
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [base, pid, game, steps, options @ ..] = &args[..] else {
        return Err("pages URL PID GAME STEPS [--spectators N] [--fetch]".into());
    };
    let (pid, wanted): (u32, usize) = (pid.parse()?, steps.parse()?);
    let fetch = options.iter().any(|option| option == "--fetch");
    let watching = options.iter().position(|option| option == "--spectators");
    let watching: usize = watching.and_then(|at| options.get(at + 1)?.parse().ok()).unwrap_or(0);
    let mut luck = 88_172_645_463_325_252_u64;
    let (mut spent, mut steps, mut first_load) = (0, 0, 0);
    let mut sizes = Vec::new();
    let begun = Instant::now();
    while steps < wanted {
        let mut pages = [Page::new(base, "Ann").await?, Page::new(base, "Ben").await?];
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let table =
            pages[0].post("/api/tables", json!({ "game": game, "setup": "2p", "seats": seats })).await?;
        let id = table["id"].as_str().ok_or("no table")?.to_owned();
        pages[1].get(table["invite"].as_str().ok_or("no invitation")?).await?;
        first_load = pages[0].get(&format!("/t/{id}")).await?.len();
        let mut spectators = Vec::new();
        for page in &mut pages {
            page.fetch(&id).await?;
            if !fetch {
                page.listen(&id).await?;
            }
        }
        for n in 0..watching {
            let mut page = Page::new(base, &format!("Guest {n}")).await?;
            page.listen(&id).await?;
            spectators.push(page);
        }
        pages.iter_mut().for_each(|page| page.sizes.clear());
        let before = cpu(pid)?;
        while steps < wanted {
            let Some(at) =
                (0..2).find(|&at| pages[at].moves["moves"].as_array().is_some_and(|m| !m.is_empty()))
            else {
                break;
            };
            luck ^= luck << 13;
            luck ^= luck >> 7;
            luck ^= luck << 17;
            let moves = pages[at].moves["moves"].as_array().cloned().unwrap_or_default();
            let action = &moves[luck as usize % moves.len()]["a"];
            let seat = &pages[at].moves["seat"];
            let act = json!({ "seq": pages[at].seq, "seat": seat, "action": action, "key": "k" });
            let seq = pages[at].seq + 1;
            if fetch {
                let act = json!({ "seq": act["seq"], "seat": seat, "action": action });
                pages[at].post(&format!("/api/tables/{id}/act"), act).await?;
                for page in &mut pages {
                    page.fetch(&id).await?;
                }
            } else {
                let socket = pages[at].socket.as_mut().ok_or("no line")?;
                socket.send(Message::Text(json!({ "act": act }).to_string().into())).await?;
                for page in pages.iter_mut().chain(&mut spectators) {
                    page.until(&id, seq).await?;
                }
            }
            steps += 1;
        }
        spent += cpu(pid)? - before;
        sizes.extend(pages.iter().flat_map(|page| page.sizes.iter().copied()));
    }
    sizes.sort_unstable();
    let mean = sizes.iter().sum::<u64>() / sizes.len().max(1) as u64;
    println!(
        "{game}: {steps} steps, {} us of CPU a step, bytes a page and step: mean {mean}, median {}, p90 {}; first load {first_load}; {:.1} s",
        spent / steps as u64,
        sizes[sizes.len() / 2],
        sizes[sizes.len() * 9 / 10],
        begun.elapsed().as_secs_f64()
    );
    Ok(())
}
