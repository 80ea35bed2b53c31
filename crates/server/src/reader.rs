//! Who reads: session, language, theme; and whether a request may speak for them.

use std::sync::Arc;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, Method, Uri, header, request::Parts},
};
use dealer::sha256;
use lang::Lang;
use page::Theme;

use crate::{
    accounts,
    app::App,
    clock, names,
    problem::Problem,
    random,
    store::{Person, VisitorId},
};

/// The cookie that holds the session token.
const SESSION: &str = "naust";
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
}

impl Reader {
    /// Reads everything a request tells of its sender. A cookie that means nothing is no cookie.
    pub async fn of(app: &App, parts: &Parts) -> Result<Reader, Problem> {
        let person = person(app, &parts.headers).await?;
        Ok(Reader { person, ..Reader::stranger(parts) })
    }

    /// Everything a request tells but whose it is.
    pub fn stranger(parts: &Parts) -> Reader {
        let headers = &parts.headers;
        let accepted = || Lang::from_accept_language(text(headers, "accept-language").unwrap_or_default());
        let lang = cookie(headers, "lang").and_then(Lang::from_code).unwrap_or_else(accepted);
        let scheme = if is_secure(headers) { "https" } else { "http" };
        let host = text(headers, "host").unwrap_or("localhost");
        Reader {
            person: None,
            session: token(headers).map(|token| sha256(token.as_bytes())),
            device: accounts::device(text(headers, "user-agent").unwrap_or_default()),
            lang,
            theme: cookie(headers, "theme").and_then(Theme::from_key),
            path: page_path(&parts.uri),
            origin: format!("{scheme}://{host}"),
        }
    }

    /// Somebody who sees a table as all others do who sit there like them: without a theme or an origin of their own.
    pub fn of_audience(visitor: Option<&VisitorId>, lang: Lang, path: String) -> Reader {
        let person = visitor.map(|visitor| Person { id: visitor.clone(), name: String::new() });
        let (session, device, origin) = (None, String::new(), String::new());
        Reader { person, session, device, lang, theme: None, path, origin }
    }

    /// The reader's name for the store, or the problem that there is none.
    pub fn person(&self) -> Result<&Person, Problem> {
        self.person.as_ref().ok_or(Problem::NoSession)
    }

    /// Who reads, if known.
    pub fn id(&self) -> Option<&VisitorId> {
        self.person.as_ref().map(|person| &person.id)
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
        let token = random::token();
        app.store().add_visitor(&person, &sha256(token.as_bytes()), &reader.device, clock::now()).await?;
        Ok(Welcome { person, token })
    }

    /// Lets in a program of the owner's, under a name and with a token of its own.
    pub async fn program(app: &App, owner: &VisitorId, name: &str) -> Result<Welcome, Problem> {
        let person = Person { id: VisitorId(random::id()), name: names::clean(name)? };
        let token = random::token();
        let hash = sha256(token.as_bytes());
        if !app.store().issue_token(owner, &person, &hash, clock::now()).await? {
            return Err(Problem::NotForPrograms);
        }
        Ok(Welcome { person, token })
    }

    /// The cookie that ends a session in a browser.
    pub fn no_cookie(reader: &Reader) -> HeaderValue {
        reader.set_cookie(SESSION, "", true)
    }

    /// The cookie that brings the session back.
    pub fn cookie(&self, reader: &Reader) -> HeaderValue {
        reader.set_cookie(SESSION, &self.token, true)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Reader {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Problem> {
        let reader = parts.extensions.get::<Arc<Reader>>().expect("every route lies inside the frame");
        Ok(Reader::clone(reader))
    }
}

/// Refuses changes that a page of another site wants to make in the reader's name. Programs that are no browsers send
/// none of these headers and no cookies they were not given on purpose.
pub fn check_origin(parts: &Parts) -> Result<(), Problem> {
    if matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS) {
        return Ok(());
    }
    match text(&parts.headers, "sec-fetch-site") {
        Some("same-origin" | "none") => Ok(()),
        Some(_) => Err(Problem::CrossSite),
        None => check_host(&parts.headers),
    }
}

/// Refuses a request that a page of another site sent. Browsers send WebSocket requests of any site with our cookies, and
/// only the origin says whose page it was.
pub fn check_host(headers: &HeaderMap) -> Result<(), Problem> {
    match text(headers, "origin") {
        Some(origin) if origin.split_once("://").map(|(_, host)| host) != text(headers, "host") => {
            Err(Problem::CrossSite)
        }
        _ => Ok(()),
    }
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

/// A proxy in front of the server says whether the reader's connection is encrypted.
fn is_secure(headers: &HeaderMap) -> bool {
    text(headers, "x-forwarded-proto") == Some("https")
}

/// The session token: programs send it as a bearer token, browsers as a cookie.
fn token(headers: &HeaderMap) -> Option<&str> {
    let bearer = text(headers, "authorization").and_then(|value| value.strip_prefix("Bearer "));
    let token = bearer.map(str::trim).or_else(|| cookie(headers, SESSION))?;
    (token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(token)
}

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    let mut cookies =
        lines.flat_map(|line| line.split(';')).filter_map(|cookie| cookie.trim().split_once('='));
    cookies.find(|(key, _)| *key == name).map(|(_, value)| value)
}
