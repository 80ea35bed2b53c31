//! Words for the terminal.

use std::env;

use catalog::Catalog;
use lang::{Lang, Speaker};
use tabletop::{Message, Play, Seat, Words};

use crate::args::Language;

/// The command's own words.
const LANG: &[(&str, &str)] = &[
    ("en", include_str!("../lang/en.ftl")),
    ("ru", include_str!("../lang/ru.ftl")),
    ("uk", include_str!("../lang/uk.ftl")),
];

/// Says everything in one language and knows who sits where.
pub struct Speech {
    speaker: Speaker,
    names: Vec<String>,
}

impl Speech {
    /// The language asked for, with these names of the seats.
    pub fn new(language: &Language, catalog: &Catalog, names: Vec<String>) -> Speech {
        let lang = language.lang.unwrap_or_else(of_terminal);
        let mut sources = catalog.words();
        sources.extend(lang::LANG);
        sources.extend(LANG);
        Speech { speaker: Speaker::new(lang, &sources), names }
    }

    /// The language asked for, with the names a record gives.
    pub fn of_record(language: &Language, catalog: &Catalog, play: &Play) -> Speech {
        let seats = (0..tabletop::MAX_SEATS as u8).map(Seat);
        let name = |seat| play.get(&format!("seat {seat}")).unwrap_or_default().to_string();
        Speech::new(language, catalog, seats.map(name).collect())
    }

    /// The same language at a table of these players.
    pub fn at_table(self, names: Vec<String>) -> Speech {
        Speech { names, ..self }
    }

    /// What somebody without a name of his own is called, by the word for him on the command line: "B (pilot)".
    pub fn player(&self, seat: Seat, sitter: &str) -> String {
        let (kind, budget) = sitter.split_at(sitter.find(':').unwrap_or(sitter.len()));
        let kind = self.word(&format!("cli-player-{kind}")).unwrap_or_else(|| kind.into());
        format!("{} ({kind}{budget})", seat.letter().to_uppercase())
    }

    /// What a seat's player is called.
    pub fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).filter(|name| !name.is_empty());
        name.cloned().unwrap_or_else(|| seat.letter().to_uppercase().to_string())
    }

    /// The message of an id that is made up at run time; nothing if there is none.
    pub fn word(&self, id: &str) -> Option<String> {
        self.speaker.knows(id).then(|| self.speaker.word(id))
    }

    /// A message of this command.
    pub fn own(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }
}

impl Words for Speech {
    fn say(&self, message: &Message) -> String {
        self.speaker.at_table(&self.names).say(message)
    }
}

/// The language that the terminal is set to, English if that is none of ours.
fn of_terminal() -> Lang {
    let set =
        ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|key| env::var(key).ok().filter(|v| !v.is_empty()));
    set.and_then(|code| Lang::from_code(&code)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_languages_say_the_same() {
        let catalog = Catalog::load(None).unwrap();
        let mut sources = catalog.words();
        sources.extend(lang::LANG);
        sources.extend(LANG);
        assert_eq!(lang::compare(&sources), []);
    }

    #[test]
    fn everybody_who_may_sit_down_has_a_name_in_every_language() {
        let catalog = Catalog::load(None).unwrap();
        for lang in Lang::ALL {
            let words = Speech::new(&Language { lang: Some(lang) }, &catalog, Vec::new());
            for sitter in bots::Player::names().split(", ").chain(["human"]) {
                assert!(words.word(&format!("cli-player-{sitter}")).is_some(), "{lang:?}: {sitter}");
            }
        }
        let words = Speech::new(&Language { lang: Some(Lang::Uk) }, &catalog, Vec::new());
        assert_eq!(words.player(Seat(1), "search:500ms"), "B (шукач:500ms)");
    }
}
