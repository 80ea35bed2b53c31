//! Turns messages into words.

use std::{collections::BTreeSet, sync::Mutex};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use tabletop::{Arg, Message, Seat, Words};

use crate::Lang;

/// Everything that can be said, in one language. Built once, shared by everybody who reads it.
pub struct Speaker {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// What has been complained of, so that a missing word fills no log.
    complained: Mutex<BTreeSet<String>>,
}

impl Speaker {
    /// The speaker of a language. Of `sources`, pairs of language code and Fluent source, it reads its own. What cannot
    /// be read, or stands twice, is logged and left out.
    pub fn new(lang: Lang, sources: &[(&str, &str)]) -> Speaker {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // Names go into pages that mark directions themselves; invisible marks would only spoil copied text.
        bundle.set_use_isolating(false);
        for (_, source) in sources.iter().filter(|(code, _)| *code == lang.code()) {
            let resource =
                FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, errors)| {
                    tracing::error!(%lang, ?errors, "a language file has mistakes");
                    resource
                });
            if let Err(errors) = bundle.add_resource(resource) {
                tracing::error!(%lang, ?errors, "a message stands twice");
            }
        }
        Speaker { lang, bundle, complained: Mutex::default() }
    }

    /// Its language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Is there a message of this id?
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The message of an id that is made up at run time, such as the label of an option.
    pub fn word(&self, id: &str) -> String {
        self.speak(id, &[], &[])
    }

    /// The same speaker at a table: it calls the seats by these names, in order.
    pub fn at_table(&self, names: &[impl AsRef<str>]) -> AtTable<'_> {
        AtTable { speaker: self, names: names.iter().map(|name| name.as_ref().to_owned()).collect() }
    }

    fn speak(&self, id: &str, args: &[(&'static str, Arg)], names: &[String]) -> String {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            self.complain(id, "no such message");
            return format!("⟨{id}⟩");
        };
        let mut values = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                other => FluentValue::from(self.spoken(other, names)),
            };
            values.set(*name, value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        if !errors.is_empty() {
            self.complain(id, &format!("{errors:?}"));
        }
        text
    }

    /// A value as it stands in a sentence.
    fn spoken(&self, arg: &Arg, names: &[String]) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => name(*seat, names),
            Arg::Key(id) => self.speak(id, &[], names),
            Arg::Text(text) => text.clone(),
            Arg::Message(message) => self.speak(message.id, &message.args, names),
            Arg::List(list) => {
                let parts: Vec<String> = list.iter().map(|arg| self.spoken(arg, names)).collect();
                match parts.split_last() {
                    None => String::new(),
                    Some((only, [])) => only.clone(),
                    Some((last, first)) => format!("{} {} {last}", first.join(", "), self.lang.and()),
                }
            }
        }
    }

    fn complain(&self, id: &str, why: &str) {
        let mut complained = self.complained.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if complained.insert(id.to_owned()) {
            tracing::warn!(lang = %self.lang, id, why, "a message cannot be said");
        }
    }
}

/// A seat's name; its letter if it has none.
fn name(seat: Seat, names: &[String]) -> String {
    match names.get(seat.index()).filter(|name| !name.is_empty()) {
        Some(name) => name.clone(),
        None => seat.letter().to_uppercase().to_string(),
    }
}

/// Without a table, seats go by their letters.
impl Words for Speaker {
    fn say(&self, message: &Message) -> String {
        self.speak(message.id, &message.args, &[])
    }
}

/// A speaker who knows the players' names.
pub struct AtTable<'a> {
    speaker: &'a Speaker,
    names: Vec<String>,
}

impl AtTable<'_> {
    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.speaker.lang
    }
}

impl Words for AtTable<'_> {
    fn say(&self, message: &Message) -> String {
        self.speaker.speak(message.id, &message.args, &self.names)
    }
}
