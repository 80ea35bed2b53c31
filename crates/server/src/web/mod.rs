//! The pages: fills the models of `page` and sends what comes out. Everything works without script.

mod admin;
mod archive;
mod assets;
mod audience;
mod forms;
mod health;
mod history;
mod invitation;
mod live;
mod lobby;
mod me;
mod models;
mod new_table;
mod onward;
mod people;
mod picture;
mod programs;
mod puzzles;
pub mod rules;
mod start;
mod stills;
mod study;
mod table;
mod teacher;
mod tournaments;

use axum::{
    Router,
    http::StatusCode,
    response::{Html, IntoResponse, Redirect, Response},
    routing::{get, post},
};
use page::{Frame, NameForm};
use tabletop::{Message, Say, Words};

use crate::{app::App, problem::Problem, reader::Reader};

pub use archive::end_in_words;
pub use assets::Packed;
pub use audience::Audiences;
pub use picture::drawing;
pub use puzzles::open_puzzle;

/// How many tables a list shows.
pub const LISTED: u32 = 50;

/// The pages that know who reads them.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/turns", get(lobby::turns))
        .route("/turns/hook", post(lobby::hook))
        .route("/leaders", get(people::leaders))
        .route("/people/{login}", get(people::profile))
        .route("/tournaments", get(tournaments::list).post(tournaments::announce))
        .route("/tournaments/{id}", get(tournaments::show).post(tournaments::act))
        .route("/start", post(start::start))
        .route("/rules/{game}", get(rules::rules))
        .route("/rules/{game}/about/{what}", get(rules::about))
        .route("/rules/{game}/aid", get(rules::aid))
        .route("/rules/{game}/cards", get(rules::cards))
        .route("/learn/{game}", post(study::learn))
        .route("/play/{game}", post(study::play))
        .route("/puzzles", get(puzzles::puzzles))
        .route("/puzzles/{game}/{id}", get(puzzles::puzzle).post(puzzles::solve))
        .route("/puzzles/{game}/{id}/disagree", post(puzzles::disagree))
        .route("/t/{id}/shown", post(puzzles::shown))
        .route("/t/{id}/lesson", post(study::lesson))
        .route("/t/{id}/again", post(study::again))
        .route("/new/{game}", get(new_table::show).post(new_table::open))
        .route("/bots", get(programs::show).post(programs::issue_token))
        .route("/bots/{id}/revoke", post(programs::revoke_token))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/live", get(live::line))
        .route("/t/{id}/result", get(table::result))
        .route("/t/{id}/record.play", get(table::record))
        .route("/t/{id}/on", post(onward::go_on))
        .route("/t/{id}/picture.svg", get(picture::svg))
        .route("/t/{id}/picture.png", get(picture::png))
        .route("/records", get(onward::bring_form).post(onward::bring))
        .route("/t/{id}/final.svg", get(archive::picture))
        .route("/t/{id}/act", post(forms::act))
        .route("/t/{id}/hint", post(table::hint))
        .route("/t/{id}/analyse", post(forms::analyse))
        .route("/t/{id}/undo", post(forms::undo))
        .route("/t/{id}/join", get(forms::join_named).post(forms::join))
        .route("/t/{id}/leave", post(forms::leave))
        .route("/t/{id}/start", post(forms::start))
        .route("/t/{id}/people", post(forms::people))
        .route("/t/{id}/talk", post(forms::talk))
        .route("/t/{id}/rematch", post(forms::rematch))
        .route("/join/{token}", get(invitation::show).post(invitation::accept))
        .route("/me", get(me::show).post(forms::me))
        .route("/me/games", get(people::own_games))
        .route("/me/account", post(me::open_account))
        .route("/me/password", post(me::change_password))
        .route("/me/words", post(me::change_words))
        .route("/me/along", post(me::offer_link))
        .route("/me/sessions", post(me::end_session))
        .route("/me/logout", post(me::log_out))
        .route("/me/delete", post(me::delete))
        .route("/me/data.json", get(me::data))
        .route("/login", get(me::log_in_form).post(me::log_in))
        .route("/recover", get(me::recover_form).post(me::recover))
        .route("/along", get(me::along_form).post(me::take_link))
        .route("/along/{code}", get(me::along))
        .route("/admin", get(admin::show))
        .route("/admin/enter", post(admin::enter))
        .route("/admin/leave", post(admin::leave))
        .route("/admin/order", post(admin::order))
        .route("/metrics", get(health::metrics))
        .fallback(async || Problem::UnknownPage)
}

/// What is the same for every reader.
pub fn others() -> Router<App> {
    Router::new()
        .route("/assets/{name}", get(assets::asset))
        .route("/healthz", get(async || "ok"))
        .route("/readyz", get(health::ready))
}

fn frame<'a>(app: &'a App, reader: &'a Reader, words: &'a dyn Words) -> Frame<'a> {
    Frame {
        files: app.files(),
        lang: reader.lang.code(),
        words,
        theme: reader.theme,
        visitor: reader.person.as_ref().map(|person| person.name.as_str()),
        notice: app.orders().notice(),
        path: &reader.path,
    }
}

/// A problem as a page; somebody without a name is asked for one instead.
pub fn problem(app: &App, reader: &Reader, problem: &Problem) -> Response {
    let words = app.words_on_page(reader);
    // A form that failed has no page of its own to come back to.
    let reader = &Reader { path: page_of(&reader.path), ..reader.clone() };
    let frame = frame(app, reader, &words);
    let status = problem.kind().0;
    let said = words.say(&problem.say());
    let body = if *problem == Problem::NoSession {
        let back = table_of(&reader.path);
        let form =
            NameForm { action: "/me", back: &back, why: Some(said), error: None, typed: String::new() };
        page::name_form(&frame, &form)
    } else {
        let quote = |id: &String| words.say(&Message::new("ui-problem-quote").with("number", id.clone()));
        let quote = reader.request.as_ref().filter(|_| *problem == Problem::Internal).map(quote);
        page::error(
            &frame,
            status.as_u16(),
            &[Some(said), quote].into_iter().flatten().collect::<Vec<_>>().join(" "),
        )
    };
    (status, Html(body.into_string())).into_response()
}

/// The page on which a form stands, by the path that the form is sent to.
fn page_of(path: &str) -> String {
    let parts: Vec<&str> = path.split(['/', '?']).skip(1).collect();
    match parts[..] {
        [
            "t",
            id,
            "act" | "undo" | "hint" | "analyse" | "leave" | "start" | "rematch" | "lesson" | "again"
            | "people" | "talk",
            ..,
        ] => {
            format!("/t/{id}")
        }
        ["bots", ..] => "/bots".into(),
        ["me"] => "/".into(),
        ["me", ..] => "/me".into(),
        ["turns", ..] => "/turns".into(),
        _ => path.into(),
    }
}

/// The page to which one returns from a form of a table.
fn table_of(path: &str) -> String {
    let mut parts = path.split(['/', '?']).skip(1);
    match (parts.next(), parts.next()) {
        (Some("t"), Some(id)) => format!("/t/{id}"),
        _ => "/".into(),
    }
}

/// Sends the reader on with a request of another kind.
fn see_other(path: &str) -> Response {
    Redirect::to(path).into_response()
}

fn html(status: StatusCode, page: impl Into<String>) -> Response {
    (status, Html(page.into())).into_response()
}
