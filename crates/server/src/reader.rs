//! Who reads: session, language, theme; and whether a request may speak for them.

use std::{
    net::IpAddr,
    sync::{Arc, Once},
};

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, Method, Uri, header, request::Parts},
};
use dealer::sha256;
use ipnet::IpNet;
use lang::Lang;
use page::Theme;

use crate::{
    accounts,
    app::App,
    clock,
    connections::Peer,
    limits::What,
    names,
    observe::RequestId,
    problem::Problem,
    random,
    store::{Person, VisitorId},
};

/// The cookie that holds the session token.
const SESSION: &str = "naust";
/// The same where the connection is encrypted: browsers let no other host of the domain write it.
const SAFE_SESSION: &str = "__Host-naust";
/// A year, in seconds: how long cookies are kept.
const YEAR: u32 = 31_536_000;

/// What is known of whoever sent a request.
#[derive(Clone, Debug)]
pub struct Reader {
    /// Who, if a session came with the request.
    pub person: Option<Person>,
    /// The hash of the token that came with it, whether or not it is known.
    pub session: Option<[u8; 32]>,
    /// Where they sit, such as `Firefox, Linux`.
    pub device: String,
    /// The language they read.
    pub lang: Lang,
    /// The theme they chose.
    pub theme: Option<Theme>,
    /// Path and query of the page they look at; a part of a page belongs to the whole.
    pub path: String,
    /// Scheme and host by which they reached the server.
    pub origin: String,
    /// Where they ask from, as far as the proxies in between are trusted.
    pub address: Option<IpAddr>,
    /// Whether they sit at this machine: not if a proxy that was not named says that it asks for somebody else.
    pub local: bool,
    /// The number of the request, to be quoted.
    pub request: Option<String>,
}

impl Reader {
    /// Reads everything a request tells of its sender. A cookie that means nothing is no cookie.
    pub async fn of(app: &App, parts: &Parts) -> Result<Reader, Problem> {
        let person = person(app, &parts.headers).await?;
        Ok(Reader { person, ..Reader::stranger(app, parts) })
    }

    /// Everything a request tells but whose it is.
    pub fn stranger(app: &App, parts: &Parts) -> Reader {
        let headers = &parts.headers;
        let accepted = || Lang::from_accept_language(text(headers, "accept-language").unwrap_or_default());
        let lang = cookie(headers, "lang").and_then(Lang::from_code).unwrap_or_else(accepted);
        let peer = parts.extensions.get::<Peer>();
        let proxies = &app.surroundings().proxies;
        let (address, encrypted) = peer.map_or((None, false), |peer| forwarded(peer, proxies, headers));
        let local = address.is_none_or(|address| address.is_loopback())
            && !comes_by_a_stranger(headers, peer, proxies);
        let scheme = if encrypted { "https" } else { "http" };
        let host = text(headers, "host").unwrap_or("localhost");
        let origin = app.surroundings().url.clone().unwrap_or_else(|| format!("{scheme}://{host}"));
        Reader {
            person: None,
            session: token(headers).map(|token| sha256(token.as_bytes())),
            device: accounts::device(text(headers, "user-agent").unwrap_or_default()),
            lang,
            theme: cookie(headers, "theme").and_then(Theme::from_key),
            path: page_path(&parts.uri),
            origin,
            address,
            local,
            request: parts.extensions.get::<RequestId>().map(|id| id.0.clone()),
        }
    }

    /// Somebody who sees a table as all others do who sit there like them: without a theme or an origin of their own.
    pub fn of_audience(visitor: Option<&VisitorId>, lang: Lang, path: String) -> Reader {
        let person = visitor.map(|visitor| Person { id: visitor.clone(), name: String::new() });
        let (session, device, origin) = (None, String::new(), String::new());
        let (theme, address, request) = (None, None, None);
        Reader { person, session, device, lang, theme, path, origin, address, local: true, request }
    }

    /// The reader's name for the store, or the problem that there is none.
    pub fn person(&self) -> Result<&Person, Problem> {
        self.person.as_ref().ok_or(Problem::NoSession)
    }

    /// Who reads, if known.
    pub fn id(&self) -> Option<&VisitorId> {
        self.person.as_ref().map(|person| &person.id)
    }

    /// Does the reader sit at this machine?
    pub fn is_local(&self) -> bool {
        self.local
    }

    fn is_secure(&self) -> bool {
        self.origin.starts_with("https:")
    }

    /// A cookie for this reader; scripts may not read it if it is `secret`.
    pub fn set_cookie(&self, name: &str, value: &str, secret: bool) -> HeaderValue {
        let secret = if secret { "; HttpOnly" } else { "" };
        let secure = if self.is_secure() { "; Secure" } else { "" };
        let cookie = format!("{name}={value}; Path=/; Max-Age={YEAR}; SameSite=Lax{secret}{secure}");
        HeaderValue::from_str(&cookie).expect("names and values of our cookies are plain words")
    }
}

/// Who the session belongs to that came with a request.
pub async fn person(app: &App, headers: &HeaderMap) -> Result<Option<Person>, Problem> {
    match token(headers) {
        Some(token) => Ok(app.sessions().person(app.store(), &sha256(token.as_bytes())).await?),
        None => Ok(None),
    }
}

/// A session that was just opened.
pub struct Welcome {
    /// Who came.
    pub person: Person,
    /// The token: the server forgets it at once and keeps only its hash.
    pub token: String,
}

impl Welcome {
    /// Opens a session for somebody new.
    pub async fn open(app: &App, reader: &Reader, name: &str) -> Result<Welcome, Problem> {
        let person = Person { id: VisitorId(random::id()), name: names::clean(name)? };
        app.gate().pass(What::Names, reader)?;
        let token = random::token();
        app.store().add_visitor(&person, &sha256(token.as_bytes()), &reader.device, clock::now()).await?;
        Ok(Welcome { person, token })
    }

    /// Lets in a program of the owner's, under a name and with a token of its own.
    pub async fn program(app: &App, reader: &Reader, name: &str) -> Result<Welcome, Problem> {
        let owner = &reader.person()?.id;
        let person = Person { id: VisitorId(random::id()), name: names::clean(name)? };
        app.gate().pass(What::Names, reader)?;
        let token = random::token();
        let hash = sha256(token.as_bytes());
        if !app.store().issue_token(owner, &person, &hash, clock::now()).await? {
            return Err(Problem::NotForPrograms);
        }
        Ok(Welcome { person, token })
    }

    /// The cookie that ends a session in a browser.
    pub fn no_cookie(reader: &Reader) -> HeaderValue {
        reader.set_cookie(session_cookie(reader), "", true)
    }

    /// The cookie that brings the session back.
    pub fn cookie(&self, reader: &Reader) -> HeaderValue {
        reader.set_cookie(session_cookie(reader), &self.token, true)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Problem> {
        let reader = parts.extensions.get::<Arc<Reader>>().expect("every route lies inside the frame");
        Ok(Reader::clone(reader))
    }
}

/// What the session cookie of this reader is called.
fn session_cookie(reader: &Reader) -> &'static str {
    if reader.is_secure() { SAFE_SESSION } else { SESSION }
}

/// Refuses changes that a page of another site wants to make in the reader's name. Programs that are no browsers send
/// none of these headers and no cookies they were not given on purpose.
pub fn check_origin(app: &App, parts: &Parts) -> Result<(), Problem> {
    if matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(());
    }
    match text(&parts.headers, "sec-fetch-site") {
        Some("same-origin" | "none") => Ok(()),
        Some(_) => Err(Problem::CrossSite),
        None => check_host(app, &parts.headers),
    }
}

/// Refuses a request that a page of another site sent. Browsers send WebSocket requests of any site with our cookies, and
/// only the origin says whose page it was.
pub fn check_host(app: &App, headers: &HeaderMap) -> Result<(), Problem> {
    let Some(origin) = text(headers, "origin") else { return Ok(()) };
    let known = app.surroundings().url.as_deref() == Some(origin);
    let asked = origin.split_once("://").map(|(_, host)| host) == text(headers, "host");
    if known || asked { Ok(()) } else { Err(Problem::CrossSite) }
}

/// Where a request came from, and whether encrypted all the way: proxies that are trusted say it, others are not believed.
fn forwarded(peer: &Peer, proxies: &[IpNet], headers: &HeaderMap) -> (Option<IpAddr>, bool) {
    let trusted = |address: &IpAddr| proxies.iter().any(|proxy| proxy.contains(address));
    if !trusted(&peer.address) {
        return (Some(peer.address), peer.encrypted);
    }
    let lines = headers.get_all("x-forwarded-for").iter().filter_map(|line| line.to_str().ok());
    let hops: Vec<_> =
        lines.flat_map(|line| line.split(',')).map(|hop| hop.trim().parse::<IpAddr>()).collect();
    // Each proxy appends whom it was asked by: the last one that is no proxy of ours is the reader, and whatever stands
    // before may be invented.
    let mut hops = hops.into_iter().rev().map_while(Result::ok).map(|hop| hop.to_canonical());
    let address = hops.find(|hop| !trusted(hop)).unwrap_or(peer.address);
    (Some(address), text(headers, "x-forwarded-proto") == Some("https"))
}

/// Did a proxy on this machine ask that the host did not name? Then nobody knows who asks, and whoever it is does not sit
/// here.
fn comes_by_a_stranger(headers: &HeaderMap, peer: Option<&Peer>, proxies: &[IpNet]) -> bool {
    static SAID: Once = Once::new();
    let named = peer.is_some_and(|peer| proxies.iter().any(|proxy| proxy.contains(&peer.address)));
    let strange = !named && ["x-forwarded-for", "forwarded"].iter().any(|name| headers.contains_key(*name));
    if strange && peer.is_some_and(|peer| peer.address.is_loopback()) {
        SAID.call_once(|| tracing::warn!("a proxy asks that was not named; see --proxy"));
    }
    strange
}

/// The address of the page, whether the whole of it was asked for or the part that changes.
fn page_path(uri: &Uri) -> String {
    let query = uri.query().unwrap_or_default().split('&');
    let query: Vec<_> = query.filter(|field| !field.is_empty() && !field.starts_with("fragment=")).collect();
    if query.is_empty() { uri.path().into() } else { format!("{}?{}", uri.path(), query.join("&")) }
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// The session token: programs send it as a bearer token, browsers as a cookie.
fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer = text(headers, "authorization").and_then(|value| value.strip_prefix("Bearer "));
    let token = bearer
        .map(str::trim)
        .or_else(|| cookie(headers, SAFE_SESSION))
        .or_else(|| cookie(headers, SESSION))?;
    (token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(token)
}

/// The cookie of this name.
pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut cookies =
        lines.flat_map(|line| line.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.find(|(key, _)| *key == name).map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked_by(peer: &str, forwarded_for: &[&'static str]) -> (String, bool) {
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
        for line in forwarded_for {
            headers.append("x-forwarded-for", HeaderValue::from_static(line));
        }
        let proxies: [IpNet; 2] = ["127.0.0.1/32", "10.0.0.0/8"].map(|net| net.parse().expect("a network"));
        let peer = Peer { address: peer.parse().expect("an address"), encrypted: false };
        let (address, encrypted) = forwarded(&peer, &proxies, &headers);
        (address.expect("peers have addresses").to_string(), encrypted)
    }

    #[test]
    fn who_comes_by_a_proxy_that_was_not_named_does_not_sit_here() {
        let proxies: [IpNet; 1] = ["10.0.0.0/8".parse().expect("a network")];
        let peer = |address: &str| Peer { address: address.parse().expect("an address"), encrypted: false };
        let mut headers = HeaderMap::new();
        assert!(!comes_by_a_stranger(&headers, Some(&peer("127.0.0.1")), &proxies));
        headers.insert("x-forwarded-for", HeaderValue::from_static("203.0.113.5"));
        assert!(comes_by_a_stranger(&headers, Some(&peer("127.0.0.1")), &proxies));
        assert!(!comes_by_a_stranger(&headers, Some(&peer("10.0.0.1")), &proxies), "this one was");
    }

    #[test]
    fn only_proxies_that_are_trusted_say_who_asks() {
        let said = |address: &str, encrypted| (address.to_owned(), encrypted);
        assert_eq!(
            asked_by("192.0.2.9", &["203.0.113.5"]),
            said("192.0.2.9", false),
            "anybody can write a header"
        );
        assert_eq!(asked_by("127.0.0.1", &["203.0.113.5"]), said("203.0.113.5", true));
        assert_eq!(asked_by("127.0.0.1", &["1.2.3.4, 203.0.113.5, 10.1.2.3"]), said("203.0.113.5", true));
        assert_eq!(asked_by("127.0.0.1", &["1.2.3.4", "203.0.113.5"]), said("203.0.113.5", true));
        assert_eq!(asked_by("127.0.0.1", &["203.0.113.5, nonsense"]), said("127.0.0.1", true));
        assert_eq!(asked_by("127.0.0.1", &[]), said("127.0.0.1", true));
    }
}
