//! Talk at tables: what may be said, by whom, and who reads it.

use dealer::sha256;
use serde_json::{Value, json};
use tabletop::Seat;

use crate::{
    app::App,
    clock,
    live::{Command, Snapshot, Speech, Stage},
    people::PeopleError,
    problem::Problem,
    reader::Reader,
    store::{SaidRow, VisitorId},
};

/// The longest text, in characters.
pub const LONGEST: usize = 300;
/// So many things may be said in a stretch of time, which is so many milliseconds long.
const OFTEN: u32 = 6;
const STRETCH: i64 = 15_000;

/// A text as it will be shown: one line without anything that cannot be seen.
fn clean(text: &str) -> Result<String, Problem> {
    let unseen = |c: &char| matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let seen: String =
        text.chars().filter(|c| !unseen(c)).map(|c| if c.is_control() { ' ' } else { c }).collect();
    let text = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() || text.chars().count() > LONGEST {
        return Err(PeopleError::Speech.into());
    }
    Ok(text)
}

/// Says something at a table: a text, or one of the phrases that everybody reads in their own language.
pub async fn say(
    app: &App,
    reader: &Reader,
    id: &str,
    text: Option<&str>,
    phrase: Option<&str>,
) -> Result<(), Problem> {
    let by = reader.person()?;
    let (phrase, text) = match phrase {
        Some(key) => {
            let key = page::PHRASES.into_iter().find(|known| *known == key);
            (true, key.ok_or(PeopleError::Speech)?.to_owned())
        }
        None => (false, clean(text.unwrap_or_default())?),
    };
    let who = sha256(format!("talk {}", by.id.0).as_bytes());
    if app.store().count_attempt(&who, clock::now() / STRETCH).await? > OFTEN {
        return Err(PeopleError::TooOften.into());
    }
    let speech = Speech::Say { phrase, text };
    app.tables().ask(id, |answer| Command::Talk { by: by.clone(), speech: speech.clone(), answer }).await
}

/// Does something about what was said: `mute`, `unmute`, `report`, `remove`.
pub async fn mind(app: &App, reader: &Reader, id: &str, n: u32, deed: &str) -> Result<(), Problem> {
    let by = reader.person()?;
    let speech = match deed {
        "mute" => Speech::Mute { n, on: true },
        "unmute" => Speech::Mute { n, on: false },
        "report" => Speech::Report { n },
        "remove" => Speech::Remove { n },
        _ => return Err(Problem::Malformed("no such deed".into())),
    };
    app.tables().ask(id, |answer| Command::Talk { by: by.clone(), speech: speech.clone(), answer }).await
}

/// What a visitor reads: players and watchers are apart until the game is over.
pub fn heard<'a>(
    snapshot: &'a Snapshot,
    visitor: Option<&'a VisitorId>,
) -> impl Iterator<Item = &'a SaidRow> {
    let seated = visitor.is_some_and(|visitor| !snapshot.seats_of(visitor).is_empty());
    let over = snapshot.stage() == Stage::Over;
    let muted = move |said: &SaidRow| {
        visitor.is_some_and(|visitor| {
            snapshot.mutes.iter().any(|(by, whom)| by == visitor && *whom == said.by.id)
        })
    };
    snapshot.talk.iter().filter(move |said| (over || said.seat.is_some() == seated) && !muted(said))
}

/// What a visitor reads, for programs.
pub fn told(snapshot: &Snapshot, visitor: Option<&VisitorId>) -> Value {
    let line = |said: &SaidRow| {
        json!({
            "n": said.n, "at": said.at, "name": said.by.name, "seat": said.seat.map(Seat::letter),
            "phrase": said.phrase, "text": said.text, "removed": said.removed,
        })
    };
    heard(snapshot, visitor).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_one_line_that_can_be_seen() {
        assert_eq!(clean("  two\n\tlines \u{202e}x "), Ok("two lines x".into()));
        assert_eq!(clean("שלום 🐟 <b>"), Ok("שלום 🐟 <b>".into()));
        for bad in ["", " \n ", "\u{200b}", &"x".repeat(301)] {
            assert!(clean(bad).is_err(), "{bad:?}");
        }
    }
}
