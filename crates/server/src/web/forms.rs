//! Forms for those who play without script.

use axum::{
    extract::State,
    http::{HeaderValue, header},
    response::Response,
};
use lang::Lang;
use page::{NameForm, Theme};
use serde::Deserialize;
use tabletop::{Say, Seat, Words};

use super::{
    frame, html,
    invitation::{self, Way},
    see_other,
};
use crate::{
    analyses,
    app::App,
    extract::{self, Asked, Fields, Named},
    limits::What,
    live::Stage,
    names, operations, people,
    problem::Problem,
    reader::{Reader, Welcome},
    store::Person,
    talk,
};

pub fn to_table(id: &str) -> Response {
    see_other(&format!("/t/{id}"))
}

/// The table after `seat` did something: at a shared screen its owner still sits there, as long as it is asked.
fn on_with(id: &str, seat: Seat) -> Response {
    see_other(&format!("/t/{id}?seat={seat}"))
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
    let seat = fields.seat()?;
    operations::act(&app, &reader, &id, fields.number("seq")?, seat, action, None).await?;
    Ok(on_with(&id, seat))
}

/// Takes back.
pub async fn undo(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    let seat = fields.seat()?;
    operations::undo(&app, &reader, &id, fields.number("seq")?, seat, None).await?;
    Ok(on_with(&id, seat))
}

/// Sits down. Who has no name yet is asked for one first, on a page that remembers the seat.
pub async fn join(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    let seat = fields.get("seat").filter(|seat| !seat.is_empty()).map(|_| fields.seat()).transpose()?;
    let page = seat.map_or_else(|| format!("/t/{id}/join"), |seat| format!("/t/{id}/join?seat={seat}"));
    if reader.person.is_none() && fields.get("name").is_none() {
        return Ok(see_other(&page));
    }
    let way = Way { table: &id, action: format!("/t/{id}/join"), seat };
    let reader = Reader { path: page, ..reader };
    invitation::sit_down(&app, &reader, &way, fields.get("name"), fields.get("token")).await
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
    let way = Way { table: &id, action: format!("/t/{id}/join"), seat };
    match reader.person {
        Some(_) => Ok(to_table(&id)),
        None => invitation::page(&app, &reader, &way, "", None).await,
    }
}

/// The reader, or whoever they say they are, with the cookie by which they will be known.
pub async fn known_or_named(
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

/// Does something beside the game.
pub async fn people(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    let seat = fields.get("seat").map(|_| fields.seat()).transpose()?;
    let ask = fields.get("ask").map(|_| fields.number("ask")).transpose()?;
    let deed = fields.get("deed").unwrap_or_default();
    people::carry_out(&app, &reader, &id, &people::Said { deed, seat, ask, steps: None }).await?;
    let now = app.tables().snapshot(&id).await?;
    // What may be asked at the end is another game: whoever agreed to it goes there.
    Ok(match &now.row.rematch {
        Some(next) => to_table(next),
        None if now.stage() == Stage::Over => see_other(&format!("/t/{id}/result")),
        None => to_table(&id),
    })
}

/// Says something, or does something about what was said.
pub async fn talk(
    State(app): State<App>,
    reader: Reader,
    Named(id): Named,
    fields: Fields,
) -> Result<Response, Problem> {
    match fields.get("deed") {
        Some(deed) => {
            let n = u32::try_from(fields.number("n")?).unwrap_or(u32::MAX);
            talk::mind(&app, &reader, &id, n, deed).await?;
        }
        None => talk::say(&app, &reader, &id, fields.get("text"), fields.get("phrase")).await?,
    }
    Ok(to_table(&id))
}

/// Plays again.
pub async fn rematch(State(app): State<App>, reader: Reader, Named(id): Named) -> Result<Response, Problem> {
    let next = operations::rematch(&app, &reader, &id).await?;
    Ok(next.map_or_else(|| see_other(&format!("/t/{id}/result")), |next| to_table(&next)))
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
                let form = NameForm { action: "/me", back, why: None, error, typed: typed.into() };
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
            let name = names::clean(name)?;
            app.gate().pass(What::Names, reader)?;
            app.rename(&person.id, &name).await?;
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
