//! A game in two clicks: which one, and against whom. The rest is as last time.

use axum::{extract::State, http::header, response::Response};
use page::NewTableForm;
use tabletop::{Message, Words};

use super::{LISTED, see_other};
use crate::{
    app::App,
    extract::Fields,
    opening::{self, Chair, Wish},
    problem::Problem,
    random,
    reader::{Reader, Welcome},
};

/// Opens a table with the settings of the last one of this game, or those of a fresh form.
pub async fn start(State(app): State<App>, reader: Reader, fields: Fields) -> Result<Response, Problem> {
    let game = app.game(fields.get("game").unwrap_or_default())?;
    let info = game.info();
    let against = fields.get("against").unwrap_or_default();
    let (setup, terms) = last_settings(&app, &reader, info.key).await?;
    let setup = setup.filter(|setup| game.opening(setup).is_ok());
    let setup = setup.unwrap_or_else(|| NewTableForm::fresh(&info, &opening::levels()).setup(&info));
    let seats = game.seats(&setup)?;
    let words = app.words(reader.lang);
    let other = |seat: u8| match against.split_once(':') {
        Some(("bot", level)) => Ok(Chair::Bot(level.to_owned())),
        _ => match against {
            "friend" | "anybody" => Ok(Chair::Open),
            "screen" => {
                let name = words.say(&Message::new("ui-start-player").with("number", i64::from(seat) + 1));
                Ok(Chair::Me(Some(name)))
            }
            _ => Err(Problem::Malformed("no such opponent".into())),
        },
    };
    let others = (1..seats).map(other).collect::<Result<Vec<_>, Problem>>()?;
    let chairs = [Chair::Me(None)].into_iter().chain(others).collect();
    let wish = Wish {
        setup,
        chairs,
        public: against == "anybody",
        terms: terms.filter(|terms| !terms.rated).unwrap_or_default(),
    };
    opening::check(game, &wish)?;
    // Nobody is asked for a name before the first game; it can be changed at any time.
    let welcome = match &reader.person {
        Some(_) => None,
        None => Some(Welcome::open(&app, &reader, &random::table_name()).await?),
    };
    let host = welcome.as_ref().map(|welcome| &welcome.person).or(reader.person.as_ref());
    let new = opening::table(game, &wish, host.ok_or(Problem::NoSession)?)?;
    let id = app.store().create(&new, None).await?;
    app.tables().live(&id).await?;
    let mut response = see_other(&format!("/t/{id}"));
    if let Some(welcome) = welcome {
        response.headers_mut().append(header::SET_COOKIE, welcome.cookie(&reader));
    }
    Ok(response)
}

/// What the reader last agreed on for this game, as far as it was their own table.
async fn last_settings(
    app: &App,
    reader: &Reader,
    game: &str,
) -> Result<(Option<String>, Option<crate::terms::Terms>), Problem> {
    let Some(you) = reader.id() else { return Ok((None, None)) };
    let tables = app.store().tables_of(you, LISTED).await?;
    let own = tables.into_iter().map(|(row, _)| row).filter(|row| row.host == *you && row.game == game);
    let last = own.max_by_key(|row| row.created);
    Ok(last.map(|row| (Some(row.setup), Some(row.terms))).unwrap_or_default())
}
