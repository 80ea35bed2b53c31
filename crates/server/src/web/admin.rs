//! The page of whoever runs the server, behind a token that lies with its data.

use axum::{
    extract::State,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use dealer::{sha256, to_hex};
use page::{Admin, AdminOrder, AdminTable, AdminVisitor, Report};
use tabletop::{Message, Words};

use super::{frame, html, see_other};
use crate::{
    accounts,
    app::App,
    clock,
    extract::Fields,
    orders::{self, Ordered},
    problem::Problem,
    reader::{self, Reader},
    upkeep,
};

/// So many lines of each kind are shown.
const LISTED: u32 = 100;
/// How long whoever entered may go on, in milliseconds.
const STAY: i64 = 12 * 3600 * 1000;
/// The cookie of whoever entered.
const COOKIE: &str = "naust-admin";

/// The token, read anew each time: one that was replaced is worth nothing.
fn token(app: &App) -> Result<String, Problem> {
    let token = app.surroundings().data.as_deref().and_then(upkeep::read_token);
    // Without a token there is no such page.
    token.ok_or(Problem::UnknownPage)
}

/// What is kept by a browser instead of the token: it is worth nothing after a while.
fn pass(token: &str, until: i64) -> String {
    format!("{until}.{}", to_hex(&sha256(format!("naust admin {token} {until}").as_bytes())))
}

fn has_entered(token: &str, headers: &HeaderMap) -> bool {
    let known = reader::cookie(headers, COOKIE).filter(|cookie| {
        let until = cookie.split('.').next().and_then(|until| until.parse::<i64>().ok());
        // Hashes are compared, so that the time it takes tells nothing.
        until.is_some_and(|until| {
            clock::now() < until && sha256(cookie.as_bytes()) == sha256(pass(token, until).as_bytes())
        })
    });
    known.is_some()
}

fn cookie(reader: &Reader, value: &str, seconds: i64) -> HeaderValue {
    let secure = if reader.origin.starts_with("https:") { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={value}; Path=/admin; Max-Age={seconds}; SameSite=Strict; HttpOnly{secure}");
    HeaderValue::from_str(&cookie).expect("digits, letters and a dot")
}

/// The page, or the form for the token.
pub async fn show(State(app): State<App>, reader: Reader, headers: HeaderMap) -> Result<Response, Problem> {
    if !has_entered(&token(&app)?, &headers) {
        return Ok(door(&app, &reader, None));
    }
    whole(&app, &reader, None).await
}

fn door(app: &App, reader: &Reader, error: Option<&'static str>) -> Response {
    let words = app.words(reader.lang);
    let said = error.map(|id| words.say(&Message::new(id)));
    let status = if error.is_some() { StatusCode::FORBIDDEN } else { StatusCode::OK };
    html(status, page::admin_door(&frame(app, reader, words), said.as_deref()))
}

/// Takes the token.
pub async fn enter(State(app): State<App>, reader: Reader, fields: Fields) -> Result<Response, Problem> {
    let token = token(&app)?;
    accounts::count_at(&app, &reader, "admin", "").await?;
    let given = fields.get("token").unwrap_or_default().trim();
    if sha256(given.as_bytes()) != sha256(token.as_bytes()) {
        tracing::warn!("somebody tried to enter the page for hosts with a wrong token");
        return Ok(door(&app, &reader, Some("ui-admin-wrong")));
    }
    let cookie = cookie(&reader, &pass(&token, clock::now() + STAY), STAY / 1000);
    Ok(([(header::SET_COOKIE, cookie)], see_other("/admin")).into_response())
}

/// Forgets whoever entered.
pub async fn leave(reader: Reader) -> Response {
    ([(header::SET_COOKIE, cookie(&reader, "", 0))], see_other("/")).into_response()
}

/// Gives an order, or takes one back.
pub async fn order(
    State(app): State<App>,
    reader: Reader,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Problem> {
    if !has_entered(&token(&app)?, &headers) {
        return Ok(door(&app, &reader, None));
    }
    let get = |name| fields.get(name).unwrap_or_default();
    if let Some(kind) = fields.get("lift") {
        app.store().take_order_back(kind, get("about")).await?;
    } else {
        let ordered = match Ordered::read(get("kind"), get("about"), get("said")) {
            Ok(ordered) => ordered,
            Err(error) => {
                let why = Message::new("ui-admin-no-order").with("why", error.0);
                return whole(&app, &reader, Some(app.words(reader.lang).say(&why))).await;
            }
        };
        orders::give(app.store(), &ordered, get("hours").parse().ok()).await?;
    }
    orders::look(&app).await?;
    Ok(see_other("/admin"))
}

async fn whole(app: &App, reader: &Reader, error: Option<String>) -> Result<Response, Problem> {
    let words = app.words(reader.lang);
    let now = clock::now();
    let reports = app.store().reports(LISTED).await?;
    let reports = reports.into_iter().map(|(table, said)| Report {
        table,
        n: said.n,
        visitor: said.by.id.0,
        name: said.by.name,
        text: said.text,
        ago: now - said.at,
    });
    let tables = app.store().newest_tables(LISTED).await?;
    let tables = tables.into_iter().map(|(row, seats)| {
        let names: Vec<_> =
            seats.iter().map(|seat| seat.name.as_str()).filter(|name| !name.is_empty()).collect();
        let stage = row.stage().key();
        AdminTable {
            about: format!("{} {} · {}", row.game, row.setup, names.join(", ")),
            stage,
            host: row.host.0,
            ago: now - row.created,
            id: row.id,
            name: row.name,
        }
    });
    let visitors = app.store().visitors(LISTED).await?;
    let visitors = visitors.into_iter().map(|row| AdminVisitor {
        id: row.person.id.0,
        name: row.person.name,
        login: row.login,
        program: row.program,
        tables: row.tables,
        ago: row.seen.map(|seen| now - seen),
    });
    let orders = app.store().orders().await?.into_iter().map(|order| AdminOrder {
        left: order.until.map(|until| until - now),
        kind: order.kind,
        about: order.about,
        said: order.said,
    });
    let status = if error.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let model = Admin {
        reports: reports.collect(),
        tables: tables.collect(),
        visitors: visitors.collect(),
        orders: orders.collect(),
        error,
    };
    Ok(html(status, page::admin(&frame(app, reader, words), &model)))
}
