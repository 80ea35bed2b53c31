//! Which messages a game's language files hold: a plain scan of the text, enough to name what is missing.

use std::collections::{BTreeMap, BTreeSet};

use tabletop::{Arg, Info, Message, OptKind};

use crate::law::{Check, Law, ensure};

/// The languages that everything is said in.
const LANGUAGES: [&str; 3] = ["en", "ru", "uk"];

/// Message ids with the values their sentences use, by language.
pub(crate) struct Vocabulary {
    languages: Vec<(&'static str, BTreeMap<String, BTreeSet<String>>)>,
}

impl Vocabulary {
    /// Reads a game's language files.
    pub fn of(info: &Info) -> Vocabulary {
        let source = |code: &str| -> String {
            info.lang
                .iter()
                .filter(|(found, _)| *found == code)
                .map(|(_, text)| format!("{text}\n"))
                .collect()
        };
        Vocabulary { languages: LANGUAGES.iter().map(|&code| (code, scan(&source(code)))).collect() }
    }

    /// Is `id` a message of every language?
    pub fn knows(&self, id: &str) -> Check {
        for (code, messages) in &self.languages {
            ensure!(Law::Words, messages.contains_key(id), "`{id}` is missing in {code}");
        }
        Ok(())
    }

    /// Can this message be said in every language, with everything inside it?
    pub fn can_say(&self, message: &Message) -> Check {
        self.knows(message.id)?;
        for (code, messages) in &self.languages {
            for value in &messages[message.id] {
                ensure!(
                    Law::WordValues,
                    message.args.iter().any(|(name, _)| name == value),
                    "`{}` in {code} uses ${value}, but gets only {:?}",
                    message.id,
                    message.args
                );
            }
        }
        message.args.iter().try_for_each(|(_, arg)| self.can_say_arg(arg))
    }

    fn can_say_arg(&self, arg: &Arg) -> Check {
        match arg {
            Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) => Ok(()),
            Arg::Key(id) => self.knows(id),
            Arg::Message(message) => self.can_say(message),
            Arg::List(list) => list.iter().try_for_each(|arg| self.can_say_arg(arg)),
        }
    }

    /// Are the game's own name and the labels of its options there?
    pub fn names(&self, info: &Info) -> Check {
        let key = info.key;
        self.knows(&format!("{key}-name"))?;
        self.knows(&format!("{key}-tagline"))?;
        for option in info.options {
            self.knows(&format!("{key}-option-{}", option.key))?;
            let (OptKind::One(values) | OptKind::Any { of: values, .. }) = option.kind else { continue };
            for value in values {
                self.knows(&format!("{key}-option-{}-{value}", option.key))?;
            }
        }
        Ok(())
    }
}

/// Reads `id = text` lines, with the indented lines below them.
fn scan(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = None;
    for line in source.lines() {
        let mut text = line;
        if !line.starts_with([' ', '\t', '}']) {
            current = line
                .split_once('=')
                .map(|(id, rest)| (id.trim_end(), rest))
                .filter(|(id, _)| {
                    id.starts_with(|c: char| c.is_ascii_alphabetic())
                        && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
                })
                .map(|(id, rest)| {
                    text = rest;
                    id.to_owned()
                });
        }
        if let Some(id) = &current {
            let values = messages.entry(id.clone()).or_default();
            values.extend(text.split('$').skip(1).map(|rest| {
                rest.chars()
                    .take_while(|&c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
                    .collect::<String>()
            }));
        }
    }
    messages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_found_with_the_values_they_use() {
        let found = scan(
            "# a = b\none = Word\n-term = x { $no }\ntwo = { $seat } lays { $count ->\n    [one] { $what }\n   *[other] much\n}\n\nthree=\n    { two }\n",
        );
        let of = |id: &str| found[id].iter().cloned().collect::<Vec<_>>();
        assert_eq!(found.keys().collect::<Vec<_>>(), ["one", "three", "two"]);
        assert_eq!(of("two"), ["count", "seat", "what"]);
        assert!(of("one").is_empty() && of("three").is_empty());
    }
}
