//! How a game is taught in one language: its texts, with every figure drawn from its position.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{Play, Seat, Turn, Viewer, Words};
use teach::{Book, Drawing, Figure, Figures, Links, Sight, TeachError, View};

use crate::{AnyGame, AnyTable};

/// The rules of a game for people, in one language.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The rules.
    pub book: Book,
    /// The player aid.
    pub aid: Book,
    /// Which paragraph explains a message.
    pub links: Links,
    /// The views of every figure, by name.
    pub drawings: BTreeMap<String, Vec<Drawing>>,
}

fn wrong(at: impl Into<String>, reason: impl Into<String>) -> TeachError {
    TeachError { at: at.into(), line: 0, reason: reason.into() }
}

impl Lesson {
    /// Reads the texts of a language (`en`, `ru`, `uk`) and draws their figures; nothing where a game has none. `words` speaks
    /// that language at a table where the players have the names it is given.
    pub fn read<'w>(
        game: &dyn AnyGame,
        lang: &str,
        words: &dyn Fn(&[String]) -> Box<dyn Words + 'w>,
    ) -> Result<Option<Lesson>, TeachError> {
        let teaching = game.teaching();
        let in_lang = |files: &[(&str, &'static str)]| {
            files.iter().find(|(code, _)| *code == lang).map(|&(_, text)| text)
        };
        let Some((text, aid)) = in_lang(teaching.texts).zip(in_lang(teaching.aids)) else { return Ok(None) };
        let book = Book::read(&format!("{lang}.md"), text)?;
        let aid = Book::read(&format!("aid.{lang}.md"), aid)?;
        let words = words(&book.seats);
        let words = words.as_ref();
        let links = Links::read(teaching.links)?;
        let figures = Figures::read(teaching.figures)?;
        let mut records = BTreeMap::new();
        for (name, text) in teaching.records {
            let play: Play = text.parse().map_err(|error| wrong(*name, format!("{error}")))?;
            records.insert(*name, game.read(&play).map_err(|error| wrong(*name, format!("{error}")))?);
        }
        let mut drawings = BTreeMap::new();
        for picture in book.pictures().chain(aid.pictures()) {
            let figure = figures.get(&picture.id);
            let figure = figure.ok_or_else(|| wrong(&picture.id, "figures.toml has no such figure"))?;
            let record = records.get(figure.record.as_str());
            let record =
                record.ok_or_else(|| wrong(&picture.id, format!("no record `{}`", figure.record)))?;
            counted(&picture.id, figure, picture.calls.len())?;
            let views = (0..).zip(&figure.views);
            let drawn = views
                .map(|(index, view)| {
                    let label = format!("{}: {}", picture.title, index + 1);
                    let label = if figure.in_steps { &label } else { &picture.title };
                    teach::draw(
                        &picture.id,
                        index,
                        view,
                        &sight(&picture.id, record.as_ref(), view, words)?,
                        label,
                    )
                })
                .collect::<Result<_, _>>()?;
            drawings.insert(picture.id.clone(), drawn);
        }
        Ok(Some(Lesson { book, aid, links, drawings }))
    }
}

/// Every pin has its sentence, and so has every step.
fn counted(id: &str, figure: &Figure, calls: usize) -> Result<(), TeachError> {
    let wanted = if figure.in_steps { figure.views.len() } else { figure.views[0].pins.len() };
    // A figure without pins may still say something below its title.
    let fits = calls == wanted || !figure.in_steps && wanted == 0;
    fits.then_some(()).ok_or_else(|| wrong(id, format!("{wanted} sentences are needed, {calls} are written")))
}

/// The position of a view through the eyes that look at it.
fn sight<'w>(
    id: &str,
    record: &dyn AnyTable,
    view: &View,
    words: &'w dyn Words,
) -> Result<Sight<'w>, TeachError> {
    if view.step > record.steps() {
        return Err(wrong(id, format!("the record has {} steps, not {}", record.steps(), view.step)));
    }
    let table = record.after(view.step);
    let seat = |letter: char| {
        let seat = Seat::from_letter(letter).filter(|seat| seat.index() < usize::from(table.seats()));
        seat.ok_or_else(|| wrong(id, format!("nobody sits at `{letter}`")))
    };
    let see = view.see.map(seat).transpose()?;
    let awaited =
        |seat: &Seat| matches!(table.turn(), Turn::Seats(seats) if seats.iter().any(|other| other == *seat));
    if view.offers && !see.is_some_and(|seat| awaited(&seat)) {
        return Err(wrong(id, "shows offers, but the table does not wait for the seat that looks"));
    }
    let ghost = view.ghost.as_ref().map(|(letter, action)| {
        let drawn = table.viewed_by(Viewer::Seat(seat(*letter)?), None).sketch(action, words);
        drawn.map_err(|why| wrong(id, format!("`{action}`: {why}")))
    });
    let viewed = table.viewed_by(see.map_or(Viewer::Spectator, Viewer::Seat), see.filter(|_| view.offers));
    let firsts = viewed.choices().into_iter().filter_map(|choice| choice.path.into_iter().next());
    let open: BTreeSet<String> = firsts.filter(|_| view.offers).collect();
    Ok(Sight {
        scene: viewed.scene(words),
        open: open.into_iter().collect(),
        ghost: ghost.transpose()?.unwrap_or_default(),
        scores: viewed.scores(),
        words,
    })
}
