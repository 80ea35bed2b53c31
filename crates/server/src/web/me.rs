//! Who I am: the reader's own page, logging in and out, the way to another device.

use axum::{
    Json,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use page::{Along, Device, LogIn, Me, MePart, SeatLink};
use qrcode::{Color, QrCode};
use tabletop::{Say, Words};

use super::{forms::with_cookies, frame, html, see_other};
use crate::{
    accounts::{self, AccountError},
    api,
    app::App,
    clock,
    extract::{Fields, Named},
    problem::Problem,
    reader::{Reader, Welcome},
};

/// What the page shows beside what is always there.
#[derive(Default)]
struct Beside<'a> {
    link: Option<SeatLink>,
    words: Option<Vec<&'static str>>,
    problem: Option<(MePart, &'a Problem)>,
    typed: &'a str,
    cookie: Option<HeaderValue>,
}

/// The reader's own page.
pub async fn show(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    page(&app, &reader, Beside::default()).await
}

async fn page(app: &App, reader: &Reader, beside: Beside<'_>) -> Result<Response, Problem> {
    let reader = &Reader { path: "/me".into(), ..reader.clone() };
    let person = reader.person()?;
    let words = app.words(reader.lang);
    let account = app.store().account_of(&person.id).await?;
    let sessions = app.store().sessions_of(&person.id).await?;
    let device = |row: &crate::store::SessionRow| Device {
        id: accounts::session_id(row),
        name: row.device.clone(),
        seen: row.seen,
        here: reader.session == Some(row.token_hash),
    };
    let typed = if beside.typed.is_empty() { &person.name } else { beside.typed };
    let model = Me {
        name: &person.name,
        login: account.as_ref().map(|account| account.login.as_str()),
        devices: sessions.iter().map(device).collect(),
        link: beside.link,
        words: beside.words,
        error: beside.problem.map(|(part, problem)| (part, words.say(&problem.say()))),
        typed,
        shortest: *accounts::PASSWORD.start(),
        now: clock::now(),
    };
    let status = beside.problem.map_or(StatusCode::OK, |(_, problem)| problem.kind().0);
    let page = page::me(&frame(app, reader, words), &model);
    Ok(with_cookies(html(status, page), beside.cookie))
}

/// Shows the page again with what is wrong, where the reader can do something about it.
async fn again(
    app: &App,
    reader: &Reader,
    part: MePart,
    problem: Problem,
    typed: &str,
) -> Result<Response, Problem> {
    match problem {
        Problem::Account(_) | Problem::Name(_) => {
            page(app, reader, Beside { problem: Some((part, &problem)), typed, ..Beside::default() }).await
        }
        problem => Err(problem),
    }
}

/// Makes an account. The words stand on the page that answers, and nowhere else.
pub async fn open_account(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Problem> {
    let field = |name| fields.get(name).unwrap_or_default();
    match accounts::open(&app, &reader, field("login"), field("password")).await {
        Ok(words) => page(&app, &reader, Beside { words: Some(words), ..Beside::default() }).await,
        Err(problem) => again(&app, &reader, MePart::Account, problem, field("login")).await,
    }
}

/// Changes the password.
pub async fn change_password(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Problem> {
    let field = |name| fields.get(name).unwrap_or_default();
    match accounts::change_password(&app, &reader, field("old"), field("new")).await {
        Ok(()) => Ok(see_other("/me")),
        Err(problem) => again(&app, &reader, MePart::Password, problem, "").await,
    }
}

/// Gives twelve new words.
pub async fn change_words(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Problem> {
    match accounts::change_words(&app, &reader, fields.get("password").unwrap_or_default()).await {
        Ok(words) => page(&app, &reader, Beside { words: Some(words), ..Beside::default() }).await,
        Err(problem) => again(&app, &reader, MePart::Words, problem, "").await,
    }
}

/// Makes a link to another device.
pub async fn offer_link(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    let code = accounts::offer_link(&app, &reader).await?;
    let address = format!("{}/along/{code}", reader.origin);
    let link = SeatLink { dots: dots(&address), address, code };
    page(&app, &reader, Beside { link: Some(link), ..Beside::default() }).await
}

/// A text as a square of dots; none if it is too long for one.
fn dots(text: &str) -> Vec<Vec<bool>> {
    let Ok(code) = QrCode::new(text) else { return Vec::new() };
    let dark: Vec<bool> = code.to_colors().into_iter().map(|colour| colour == Color::Dark).collect();
    dark.chunks(code.width()).map(<[bool]>::to_vec).collect()
}

/// Signs a device out, or all others.
pub async fn end_session(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Problem> {
    match fields.get("end").unwrap_or_default() {
        "others" => accounts::end_others(&app, &reader).await?,
        id => match accounts::end_session(&app, &reader, id).await {
            Ok(true) => return Ok(with_cookies(see_other("/"), [Welcome::no_cookie(&reader)])),
            // Who sends the form twice sees the same list.
            Ok(false) | Err(Problem::Account(AccountError::Session)) => {}
            Err(problem) => return Err(problem),
        },
    }
    Ok(see_other("/me"))
}

/// Signs this device out.
pub async fn log_out(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    accounts::log_out(&app, &reader).await?;
    Ok(with_cookies(see_other("/"), [Welcome::no_cookie(&reader)]))
}

/// Deletes the reader; the name must be typed.
pub async fn delete(State(app): State<App>, reader: Reader, fields: Fields) -> Result<Response, Problem> {
    match accounts::delete(&app, &reader, fields.get("name").unwrap_or_default()).await {
        Ok(()) => Ok(with_cookies(see_other("/"), [Welcome::no_cookie(&reader)])),
        Err(problem) => again(&app, &reader, MePart::Delete, problem, "").await,
    }
}

/// Everything that is kept of the reader, as a file.
pub async fn data(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    let data = api::everything_of(&app, &reader).await?;
    let file = [(header::CONTENT_DISPOSITION, "attachment; filename=\"naust.json\"")];
    Ok((file, Json(data)).into_response())
}

/// The form to log in with.
pub async fn log_in_form(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    log_in_page(&app, &reader, "", None).await
}

async fn log_in_page(
    app: &App,
    reader: &Reader,
    typed: &str,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let words = app.words(reader.lang);
    let guest = match &reader.person {
        Some(person) if app.store().account_of(&person.id).await?.is_none() => Some(person.name.as_str()),
        _ => None,
    };
    let error = problem.map(|problem| words.say(&problem.say()));
    let status = problem.map_or(StatusCode::OK, |problem| problem.kind().0);
    let model = LogIn { error, typed, guest };
    Ok(html(status, page::log_in(&frame(app, reader, words), &model)))
}

/// Logs in.
pub async fn log_in(State(app): State<App>, reader: Reader, fields: Fields) -> Result<Response, Problem> {
    let field = |name| fields.get(name).unwrap_or_default();
    let bring = fields.get("bring").is_some();
    match accounts::log_in(&app, &reader, field("login"), field("password"), bring).await {
        Ok(welcome) => Ok(with_cookies(see_other("/"), [welcome.cookie(&reader)])),
        Err(problem @ Problem::Account(_)) => {
            log_in_page(&app, &reader, field("login"), Some(&problem)).await
        }
        Err(problem) => Err(problem),
    }
}

/// The form for a new password.
pub async fn recover_form(State(app): State<App>, reader: Reader) -> Response {
    recover_page(&app, &reader, "", None)
}

fn recover_page(app: &App, reader: &Reader, typed: &str, problem: Option<&Problem>) -> Response {
    let words = app.words(reader.lang);
    let error = problem.map(|problem| words.say(&problem.say()));
    let status = problem.map_or(StatusCode::OK, |problem| problem.kind().0);
    let model = LogIn { error, typed, guest: None };
    let shortest = *accounts::PASSWORD.start();
    html(status, page::recover(&frame(app, reader, words), &model, shortest))
}

/// Sets a new password by the twelve words; the new words stand on the page that answers.
pub async fn recover(State(app): State<App>, reader: Reader, fields: Fields) -> Result<Response, Problem> {
    let field = |name| fields.get(name).unwrap_or_default();
    match accounts::recover(&app, &reader, field("login"), field("words"), field("password")).await {
        Ok((welcome, words)) => {
            let cookie = Some(welcome.cookie(&reader));
            let session = Some(dealer::sha256(welcome.token.as_bytes()));
            let reader = Reader { person: Some(welcome.person), session, ..reader };
            page(&app, &reader, Beside { words: Some(words), cookie, ..Beside::default() }).await
        }
        Err(problem @ Problem::Account(_)) => Ok(recover_page(&app, &reader, field("login"), Some(&problem))),
        Err(problem) => Err(problem),
    }
}

/// A link from another device.
pub async fn along(State(app): State<App>, reader: Reader, Named(code): Named) -> Result<Response, Problem> {
    along_page(&app, &reader, &code).await
}

/// The form for a code.
pub async fn along_form(State(app): State<App>, reader: Reader) -> Result<Response, Problem> {
    along_page(&app, &reader, "").await
}

async fn along_page(app: &App, reader: &Reader, code: &str) -> Result<Response, Problem> {
    let words = app.words(reader.lang);
    let looked = if code.is_empty() { None } else { Some(accounts::look_at_link(app, reader, code).await) };
    let (who, problem) = match looked {
        None => (None, None),
        Some(Ok(person)) => (Some(person), None),
        Some(Err(problem @ Problem::Account(_))) => (None, Some(problem)),
        Some(Err(problem)) => return Err(problem),
    };
    let other = |person: &&crate::store::Person| who.as_ref().is_some_and(|who| who.id != person.id);
    let model = Along {
        code,
        who: who.as_ref().map(|who| who.name.as_str()),
        instead_of: reader.person.as_ref().filter(other).map(|person| person.name.as_str()),
        error: problem.as_ref().map(|problem| words.say(&problem.say())),
    };
    let status = problem.map_or(StatusCode::OK, |problem| problem.kind().0);
    Ok(html(status, page::along_here(&frame(app, reader, words), &model)))
}

/// Takes a link up, or looks at a code that was typed.
pub async fn take_link(State(app): State<App>, reader: Reader, fields: Fields) -> Result<Response, Problem> {
    let code = fields.get("code").unwrap_or_default();
    if fields.get("look").is_some() {
        return along_page(&app, &reader, code).await;
    }
    match accounts::take_link(&app, &reader, code).await {
        Ok(welcome) => Ok(with_cookies(see_other("/"), [welcome.cookie(&reader)])),
        Err(Problem::Account(_)) => along_page(&app, &reader, code).await,
        Err(problem) => Err(problem),
    }
}
