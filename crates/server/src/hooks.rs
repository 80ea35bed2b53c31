//! Telling people elsewhere that a table waits for them: one signed call for each turn.
//!
//! What is to be called is written with the step that makes it due. A call that is not answered is tried again, with the same
//! number, so that the other side may know it; a turn that is over by then is not told any more.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::http::StatusCode;
use dealer::to_hex;
use futures::{StreamExt, stream};
use hmac::{Hmac, KeyInit, Mac};
use reqwest::{
    Client, Url,
    dns::{Addrs, Name, Resolve, Resolving},
    header::{CONTENT_TYPE, HeaderName},
    redirect::Policy,
};
use serde_json::json;
use sha2::Sha256;
use tabletop::{Message, Say};

use crate::{
    accounts::AccountError,
    app::App,
    clock,
    live::Stage,
    problem::Problem,
    random,
    reader::Reader,
    store::{Call, Hook},
};

/// How often it is looked for calls.
const SWEEP: Duration = Duration::from_secs(1);
/// So many calls are made at the same time.
const AT_ONCE: usize = 16;
/// So long a call may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// Whoever has taken a call has it alone for so long, in milliseconds.
const LEASE: i64 = 60_000;
/// After so many milliseconds a call is tried once more.
const AGAIN: [i64; 5] = [30_000, 5 * 60_000, 3_600_000, 6 * 3_600_000, 24 * 3_600_000];
/// No address is longer.
const LONGEST: usize = 500;

const SIGNATURE: HeaderName = HeaderName::from_static("naust-signature");
const NUMBER: HeaderName = HeaderName::from_static("naust-call");

/// Why nobody can be told there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HookError {
    /// No address of the open network, or not `https`.
    #[error("no address that can be called")]
    Address,
    /// Nothing is called.
    #[error("no hook")]
    None,
}

impl HookError {
    /// The status and the code by which programs know the problem.
    pub fn kind(self) -> (StatusCode, &'static str) {
        match self {
            HookError::Address => (StatusCode::UNPROCESSABLE_ENTITY, "hook-address"),
            HookError::None => (StatusCode::NOT_FOUND, "no-hook"),
        }
    }
}

impl Say for HookError {
    fn say(&self) -> Message {
        Message::new(match self {
            HookError::Address => "ui-problem-hook-address",
            HookError::None => "ui-problem-no-hook",
        })
    }
}

/// Is this an address of the open network? Whoever names a hook lets this server ask there: nothing of its own network may be
/// reached that way.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => {
            let [a, b, c, _] = address.octets();
            let special = address.is_private()
                || address.is_loopback()
                || address.is_link_local()
                || address.is_broadcast()
                || address.is_documentation()
                || address.is_multicast();
            // This network, shared networks of providers, protocol assignments, measurements, the reserved rest.
            let odd = a == 0
                || (a == 100 && b & 0xc0 == 64)
                || (a, b, c) == (192, 0, 0)
                || (a == 198 && b & 0xfe == 18)
                || a >= 240;
            !special && !odd
        }
        // Addresses that everybody can reach begin with 001; some of those lead to old ones or nowhere.
        IpAddr::V6(address) => {
            let [a, b, ..] = address.segments();
            a & 0xe000 == 0x2000 && a != 0x2002 && !(a == 0x2001 && b < 0x200) && (a, b) != (0x2001, 0xdb8)
        }
    }
}

/// Finds addresses of the open network only, at the moment of the call: a name may lead elsewhere by then.
struct Public;

impl Resolve for Public {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let found: Vec<SocketAddr> = found.filter(|address| is_public(address.ip())).collect();
            if found.is_empty() {
                return Err("no address of the open network".into());
            }
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

/// Reads an address that may be called. Networks of one's own may be only where the host says so.
fn read(text: &str, inside: bool) -> Result<Url, HookError> {
    let url = Url::parse(text.trim()).map_err(|_| HookError::Address)?;
    let scheme = url.scheme() == "https" || (inside && url.scheme() == "http");
    let host = url.host_str().unwrap_or_default();
    let numbers = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().ok();
    let open = inside || numbers.is_none_or(is_public) && host.contains('.');
    let plain = url.username().is_empty() && url.password().is_none() && text.len() <= LONGEST;
    if scheme && open && plain && !host.is_empty() { Ok(url) } else { Err(HookError::Address) }
}

/// Where the reader is told.
pub async fn of(app: &App, reader: &Reader) -> Result<Option<Hook>, Problem> {
    Ok(app.store().hook_of(&reader.person()?.id).await?)
}

/// Tells the reader there from now on; the answer has the secret by which calls are signed.
pub async fn set(app: &App, reader: &Reader, url: &str) -> Result<Hook, Problem> {
    let you = &reader.person()?.id;
    if app.store().account_of(you).await?.is_none() {
        return Err(AccountError::NoAccount.into());
    }
    let url = read(url, app.context().hooks_inside)?.to_string();
    let hook = Hook { url, secret: random::token() };
    app.store().set_hook(you, Some(&hook)).await?;
    Ok(hook)
}

/// Tells the reader nowhere from now on.
pub async fn end(app: &App, reader: &Reader) -> Result<(), Problem> {
    if of(app, reader).await?.is_none() {
        return Err(HookError::None.into());
    }
    app.store().set_hook(&reader.person()?.id, None).await?;
    Ok(())
}

/// The signature of what is sent at a time, in seconds: HMAC-SHA256 of the time, a full stop and the body.
fn signed(secret: &str, at: i64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("keys may have any length");
    mac.update(format!("{at}.{body}").as_bytes());
    format!("t={at},v1={}", to_hex(&mac.finalize().into_bytes()))
}

/// Makes all calls that are due, as long as the server runs.
pub async fn call_all(app: App) {
    let builder = Client::builder().redirect(Policy::none()).timeout(PATIENCE).user_agent("Naust");
    let builder = if app.context().hooks_inside { builder } else { builder.dns_resolver(Arc::new(Public)) };
    let client = match builder.build() {
        Ok(client) => client,
        Err(error) => {
            tracing::error!(%error, "nobody can be told elsewhere that it is their turn");
            return;
        }
    };
    let mut closing = app.context().closing.clone();
    loop {
        let now = clock::now();
        match app.store().take_calls(now, now + LEASE, AT_ONCE as u32).await {
            Ok(calls) => {
                let more = calls.len() == AT_ONCE;
                stream::iter(calls).for_each_concurrent(AT_ONCE, |call| make(&app, &client, call)).await;
                if more {
                    continue;
                }
            }
            Err(error) => tracing::warn!(%error, "calls are not known"),
        }
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {}
            _ = closing.wait_for(|&closing| closing) => return,
        }
    }
}

async fn make(app: &App, client: &Client, call: Call) {
    let done = match tell(app, client, &call).await {
        Ok(done) => done,
        Err(problem) => {
            tracing::warn!(call = call.n, %problem, "not told");
            false
        }
    };
    let again = AGAIN.get(call.tries as usize).filter(|_| !done).map(|wait| clock::now() + wait);
    if let Err(error) = app.store().end_call(call.n, again).await {
        tracing::warn!(call = call.n, %error, "it may be told twice");
    }
}

/// Tells somebody that a table waits, if it still does; says whether nothing is left to do.
async fn tell(app: &App, client: &Client, call: &Call) -> Result<bool, Problem> {
    let Some((row, seats)) = app.store().table(&call.table).await? else { return Ok(true) };
    let own =
        |letter: char| seats.iter().any(|seat| seat.seat.letter() == letter && seat.kind.is(&call.visitor));
    if row.stage() != Stage::Playing || !row.standing.turn.chars().any(own) {
        return Ok(true);
    }
    let Ok(url) = read(&call.hook.url, app.context().hooks_inside) else { return Ok(true) };
    let game = app.words(lang::Lang::En).word(&format!("{}-name", row.game));
    let origin = app.surroundings().url.clone().unwrap_or_default();
    let address = format!("{origin}/t/{}", row.id);
    let text = format!("Your turn: {game}, {} {address}", row.name);
    let body = json!({
        "event": "turn", "call": call.n, "table": row.id, "name": row.name, "game": row.game, "seq": call.seq,
        "url": address, "due": row.standing.due,
        // By these two names services of talk show what they are sent.
        "text": text, "content": text,
    });
    let body = body.to_string();
    let at = clock::now() / 1000;
    let request = client
        .post(url)
        .header(CONTENT_TYPE, "application/json")
        .header(SIGNATURE, signed(&call.hook.secret, at, &body))
        .header(NUMBER, call.n)
        .body(body);
    match request.send().await {
        Ok(answer) => Ok(answer.status().is_success()),
        Err(error) => {
            tracing::debug!(call = call.n, %error, "nobody answered");
            Ok(false)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_open_network_is_called() {
        for closed in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "203.0.113.5",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "::ffff:10.0.0.1",
            "2001:db8::1",
            "2002:a00:1::",
            "ff02::1",
            "64:ff9b::a00:1",
        ] {
            assert!(!is_public(closed.parse().expect("an address")), "{closed}");
        }
        for open in ["1.1.1.1", "8.8.8.8", "100.128.0.1", "2606:4700::1111", "2a00:1450:4001::1"] {
            assert!(is_public(open.parse().expect("an address")), "{open}");
        }
    }

    #[test]
    fn addresses_are_read_and_those_of_ones_own_network_refused() {
        for bad in [
            "",
            "chat",
            "http://chat.example/",
            "ftp://chat.example/",
            "https://localhost/",
            "https://127.0.0.1/x",
            "https://[::1]/",
            "https://2130706433/",
            "https://0x7f.1/",
            "https://ingrid:fish@chat.example/",
            "file:///etc/passwd",
        ] {
            assert_eq!(read(bad, false), Err(HookError::Address), "{bad}");
        }
        assert!(read("https://chat.example/hooks/1?x=2", false).is_ok());
        assert!(read("http://127.0.0.1:9/x", true).is_ok());
        assert!(read(&format!("https://chat.example/{}", "x".repeat(LONGEST)), false).is_err());
    }

    #[test]
    fn a_signature_depends_on_secret_time_and_body() {
        let one = signed("secret", 5, "body");
        // As other programs compute it: printf '5.body' | openssl dgst -sha256 -hmac secret
        assert_eq!(one, EXPECTED);
        for other in [signed("other", 5, "body"), signed("secret", 6, "body"), signed("secret", 5, "bodY")] {
            assert_ne!(one, other);
        }
    }

    const EXPECTED: &str = "t=5,v1=15afaa123a69f6eccdae0800b0743b4e201a94d48c9eccf0d4b821f330feac13";
}
