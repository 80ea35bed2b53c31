//! Forms for those who play without script, and the links by which people are invited.

use axum::{
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::Response,
};
use lang::Lang;
use page::{NameForm, Theme};
use serde::Deserialize;
use tabletop::{Say, Seat, Words};

use super::{frame, html, see_other};
use crate::{
    analyses,
    app::App,
    extract::{self, Asked, Fields, Named},
    names, operations,
    problem::Problem,
    reader::{Reader, Welcome},
    store::Person,
};

fn to_table(id: &str) -> Response {
    see_other(&format!("/t/{id}"))
}

pub fn with_cookies(mut response: Response, cookies: impl IntoIterator<Item = HeaderValue>) -> Response {
    for cookie in cookies {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

/// Acts.
pub async fn act(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    let action = fields.get("action").unwrap_or_default();
    operations::act(&app, &reader, &id, fields.number("seq")?, fields.seat()?, action, None).await?;
    Ok(to_table(&id))
}

/// Takes back.
pub async fn undo(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    operations::undo(&app, &reader, &id, fields.number("seq")?, fields.seat()?, None).await?;
    Ok(to_table(&id))
}

/// Sits down. Who has no name yet is asked for one first, on a page that remembers the seat.
pub async fn join(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    let seat = fields.get("seat").filter(|seat| !seat.is_empty()).map(|_| fields.seat()).transpose()?;
    let page = join_page(&id, seat);
    let Some(typed) = fields.get("name").or(reader.person.as_ref().map(|_| "")) else {
        return Ok(see_other(&page));
    };
    match known_or_named(&app, &reader, Some(typed)).await {
        Ok((person, cookie)) => {
            operations::join(&app, &person, &id, seat, fields.get("token")).await?;
            Ok(with_cookies(to_table(&id), cookie))
        }
        Err(problem @ Problem::Name(_)) => {
            let reader = Reader { path: page, ..reader };
            ask_name(&app, &reader, &Asking::seat(&id, seat), typed, Some(&problem)).await
        }
        Err(problem) => Err(problem),
    }
}

fn join_page(id: &str, seat: Option<Seat>) -> String {
    seat.map_or_else(|| format!("/t/{id}/join"), |seat| format!("/t/{id}/join?seat={seat}"))
}

#[derive(Deserialize)]
pub struct Wish {
    seat: Option<String>,
}

/// Asks somebody without a name for one, before they sit down.
pub async fn join_named(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    Asked(Wish { seat }): Asked<Wish>,
) -> Result<Response, Problem> {
    let seat = seat.as_deref().map(extract::seat).transpose()?;
    match reader.person {
        Some(_) => Ok(to_table(&id)),
        None => ask_name(&app, &reader, &Asking::seat(&id, seat), "", None).await,
    }
}

/// What a name is asked for.
struct Asking<'a> {
    table: &'a str,
    /// Where the name is sent, and with what.
    action: String,
    seat: Option<Seat>,
}

impl Asking<'_> {
    fn seat(table: &str, seat: Option<Seat>) -> Asking<'_> {
        Asking { table, action: format!("/t/{table}/join"), seat }
    }

    fn invitation<'a>(table: &'a str, invite: &str) -> Asking<'a> {
        Asking { table, action: format!("/join/{invite}"), seat: None }
    }
}

/// The reader, or whoever they say they are, with the cookie by which they will be known.
async fn known_or_named(
    app: &App,
    reader: &Reader,
    name: Option<&str>,
) -> Result<(Person, Option<HeaderValue>), Problem> {
    if let Some(person) = &reader.person {
        return Ok((person.clone(), None));
    }
    let welcome = Welcome::open(app, reader, name.ok_or(Problem::NoSession)?).await?;
    let cookie = welcome.cookie(reader);
    Ok((welcome.person, Some(cookie)))
}

/// Gets up.
pub async fn leave(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Response, Problem> {
    operations::leave(&app, &reader, &id).await?;
    Ok(to_table(&id))
}

/// Begins.
pub async fn start(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Response, Problem> {
    operations::start(&app, &reader, &id).await?;
    Ok(to_table(&id))
}

/// Looks at a finished game again.
pub async fn analyse(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Response, Problem> {
    analyses::ask(&app, &reader, &id).await?;
    Ok(see_other(&format!("/t/{id}/result#analysis")))
}

/// Plays again.
pub async fn rematch(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Response, Problem> {
    Ok(to_table(&operations::rematch(&app, &reader, &id).await?))
}

/// Somebody follows an invite link: they sit down, or are asked for their name first.
pub async fn follow_invite(
    State(app): State<App>,
    reader: Reader,
    Named(invite): Named,
) -> Result<Response, Problem> {
    let id = app.store().table_by_invite(&invite).await?.ok_or(Problem::WrongInvite)?;
    match &reader.person {
        Some(person) => sit_down(&app, person, &id, &invite).await,
        None => ask_name(&app, &reader, &Asking::invitation(&id, &invite), "", None).await,
    }
}

/// The same, with the name that was asked for.
pub async fn follow_invite_named(
    State(app): State<App>,
    reader: Reader,
    Named(invite): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    let id = app.store().table_by_invite(&invite).await?.ok_or(Problem::WrongInvite)?;
    let typed = fields.get("name").unwrap_or_default();
    match known_or_named(&app, &reader, Some(typed)).await {
        Ok((person, cookie)) => Ok(with_cookies(sit_down(&app, &person, &id, &invite).await?, cookie)),
        Err(problem @ Problem::Name(_)) => {
            ask_name(&app, &reader, &Asking::invitation(&id, &invite), typed, Some(&problem)).await
        }
        Err(problem) => Err(problem),
    }
}

/// Who comes too late, or sits there already, simply looks at the table.
async fn sit_down(app: &App, person: &Person, id: &str, invite: &str) -> Result<Response, Problem> {
    match operations::join(app, person, id, None, Some(invite)).await {
        Ok(_) | Err(Problem::AlreadySeated | Problem::SeatTaken) => Ok(to_table(id)),
        Err(problem) => Err(problem),
    }
}

async fn ask_name(
    app: &App,
    reader: &Reader,
    asking: &Asking<'_>,
    typed: &str,
    problem: Option<&Problem>,
) -> Result<Response, Problem> {
    let words = app.words(reader.lang);
    let position = app.tables().snapshot(asking.table).await?;
    let form = NameForm {
        action: &asking.action,
        back: &format!("/t/{}", asking.table),
        seat: asking.seat,
        why: Some(position.row.name.clone()),
        error: problem.map(|problem| words.say(&problem.say())),
        typed: typed.into(),
    };
    let status = problem.map_or(StatusCode::OK, |problem| problem.kind().0);
    Ok(html(status, page::name_form(&frame(app, reader, words), &form)))
}

/// Name, language and theme.
pub async fn me(State(app): State<App>, reader: Reader, fields: Fields) -> Result<Response, Problem> {
    let back = fields.get("back").filter(|back| is_own_path(back)).unwrap_or("/");
    let mut cookies = Vec::new();
    if let Some(lang) = fields.get("lang").and_then(Lang::from_code) {
        cookies.push(reader.set_cookie("lang", lang.code(), false));
    }
    if let Some(theme) = fields.get("theme") {
        // Any other word leaves the choice to the system.
        cookies.push(reader.set_cookie("theme", Theme::from_key(theme).map_or("", Theme::key), false));
    }
    if let Some(typed) = fields.get("name") {
        match take_name(&app, &reader, typed).await {
            Ok(cookie) => cookies.extend(cookie),
            Err(problem @ Problem::Name(_)) => {
                let words = app.words(reader.lang);
                let error = Some(words.say(&problem.say()));
                let reader = Reader { path: back.to_owned(), ..reader.clone() };
                let form =
                    NameForm { action: "/me", back, seat: None, why: None, error, typed: typed.into() };
                return Ok(html(problem.kind().0, page::name_form(&frame(&app, &reader, words), &form)));
            }
            Err(problem) => return Err(problem),
        }
    }
    Ok(with_cookies(see_other(back), cookies))
}

async fn take_name(app: &App, reader: &Reader, name: &str) -> Result<Option<HeaderValue>, Problem> {
    match &reader.person {
        Some(person) => {
            app.rename(&person.id, &names::clean(name)?).await?;
            Ok(None)
        }
        None => Ok(Some(Welcome::open(app, reader, name).await?.cookie(reader))),
    }
}

/// A form leads back to a page of this server and to no other.
fn is_own_path(back: &str) -> bool {
    back.starts_with('/')
        && !back.starts_with("//")
        && back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

#[cfg(test)]
mod tests {
    use super::is_own_path;

    #[test]
    fn forms_lead_back_to_this_server_only() {
        for own in ["/", "/t/abc?step=3", "/new/game"] {
            assert!(is_own_path(own), "{own}");
        }
        for other in ["", "t", "//evil.example", "/\\evil.example", "https://evil.example", "/a\r\nb", "/é"]
        {
            assert!(!is_own_path(other), "{other}");
        }
    }
}
