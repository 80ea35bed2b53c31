//! The form for a new table.

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::Response,
};
use catalog::Beginnings;
use page::{Fit, NewTable, NewTableForm, SeatKind};
use tabletop::{Info, Say, Words};

use super::{frame, html, see_other};
use crate::{
    accounts::AccountError,
    app::App,
    extract::{Asked, Fields, Named},
    opening::{self, Chair, Wish},
    problem::Problem,
    reader::{Reader, Welcome},
};

/// Shows the form; fields in the address are filled in.
pub async fn show(
    State(app): State<App>,
    reader: Reader,
    Named(game): Named,
    Asked(fields): Asked<Vec<(String, String)>>,
) -> Result<Response, Problem> {
    let info = app.game(&game)?.info();
    let form = read(&app, &info, &fields);
    Ok(form_page(&app, &reader, &info, form, None))
}

/// What `tables.toml` of the game says; nothing if it cannot be read, for the tests read it.
fn beginnings(app: &App, info: &Info) -> Beginnings {
    app.game(info.key).ok().and_then(|game| Beginnings::read(game).ok()).unwrap_or_default()
}

/// The form as it was sent, with a way to begin chosen if one was asked for.
fn read(app: &App, info: &Info, fields: &[(String, String)]) -> NewTableForm {
    let mut form = NewTableForm::parse(info, &opening::levels(), fields);
    let asked = fields.iter().find_map(|(key, value)| (key == "begin").then_some(value));
    if let Some(setup) = asked.and_then(|name| beginnings(app, info).begin.remove(name)) {
        form.choose(info, &setup);
    }
    form
}

fn form_page(
    app: &App,
    reader: &Reader,
    info: &Info,
    form: NewTableForm,
    problem: Option<&Problem>,
) -> Response {
    let words = app.words(reader.lang);
    let (levels, cover) = (opening::levels(), app.cover(info.key));
    let error = problem.map(|problem| words.say(&problem.say()));
    let Beginnings { mut begin, signs } = beginnings(app, info);
    let begin = Beginnings::NAMES.into_iter().filter_map(|name| Some((name, begin.remove(name)?))).collect();
    let fits = fits(app, info);
    let model = NewTable { info, cover, form, fits, levels: &levels, begin, signs, error };
    let status = problem.map_or(StatusCode::OK, |problem| problem.kind().0);
    let mut response = html(status, page::new_table(&frame(app, reader, words), &model));
    if let Some(wait) = problem.and_then(Problem::retry_after) {
        response.headers_mut().insert(header::RETRY_AFTER, wait.into());
    }
    response
}

/// With how many players each option goes.
fn fits(app: &App, info: &Info) -> Vec<Fit> {
    let Ok(game) = app.game(info.key) else { return Vec::new() };
    Fit::of(info, |setup| game.opening(setup).is_ok())
}

/// Opens the table, or shows the form again with what is wrong.
pub async fn open(
    State(app): State<App>,
    reader: Reader,
    Named(game): Named,
    Fields(fields): Fields,
) -> Result<Response, Problem> {
    let info = app.game(&game)?.info();
    let mut form = read(&app, &info, &fields);
    form.keep_what_fits(&fits(&app, &info));
    if form.again {
        return Ok(form_page(&app, &reader, &info, form, None));
    }
    match opened(&app, &reader, &info, &form).await {
        Err(Problem::Internal) => Err(Problem::Internal),
        Err(problem) => Ok(form_page(&app, &reader, &info, form, Some(&problem))),
        done => done,
    }
}

async fn opened(app: &App, reader: &Reader, info: &Info, form: &NewTableForm) -> Result<Response, Problem> {
    let game = app.game(info.key)?;
    let chairs = form.played().iter().map(|seat| match seat.kind {
        SeatKind::Me => Chair::Me(None),
        SeatKind::Guest => Chair::Me(Some(seat.name.clone())),
        SeatKind::Open => Chair::Open,
        SeatKind::Bot => Chair::Bot(seat.level.clone()),
    });
    let wish = Wish {
        setup: form.setup(info),
        chairs: chairs.collect(),
        public: form.public,
        terms: form.terms().parse()?,
    };
    if wish.terms.rated {
        let account = match reader.id() {
            Some(you) => app.store().account_of(you).await?,
            None => None,
        };
        account.ok_or(AccountError::NoAccount)?;
    }
    let welcome = match &reader.person {
        Some(_) => None,
        None => {
            // A wrong setup is said before anybody is welcomed for it.
            opening::check(game, &wish)?;
            Some(Welcome::open(app, reader, &form.name).await?)
        }
    };
    let host = welcome.as_ref().map(|welcome| &welcome.person).or(reader.person.as_ref());
    let new = opening::table(game, &wish, host.ok_or(Problem::NoSession)?)?;
    app.gate().open_table(app, reader, &wish).await?;
    let id = app.store().create(&new, None).await?;
    app.tables().live(&id).await?;
    let mut response = see_other(&format!("/t/{id}"));
    if let Some(welcome) = welcome {
        response.headers_mut().append(header::SET_COOKIE, welcome.cookie(reader));
    }
    Ok(response)
}
