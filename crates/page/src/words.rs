//! Saying things in the reader's language.

use std::{collections::BTreeSet, sync::Mutex};

use tabletop::{Choices, Info, Message, OptKind, Seat};

use crate::model::{Frame, SeatLine, Sitter};

/// Ids that are put together from names in static lists: options, values, levels. There are only so many of them,
/// so the few bytes each takes are kept for good.
fn known(id: String) -> &'static str {
    static KNOWN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut known = KNOWN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    match known.get(id.as_str()) {
        Some(id) => id,
        None => {
            let id: &'static str = id.leak();
            known.insert(id);
            id
        }
    }
}

impl Frame<'_> {
    /// The words of this message without arguments.
    pub(crate) fn t(&self, id: &'static str) -> String {
        self.words.say(&Message::new(id))
    }

    /// The words of this message.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// The words of a message whose id is put together from names in static lists.
    fn of(&self, id: String) -> String {
        self.t(known(id))
    }

    /// The game's name.
    pub(crate) fn game(&self, info: &Info) -> String {
        self.of(format!("{}-name", info.key))
    }

    /// What the game is, in one line.
    pub(crate) fn tagline(&self, info: &Info) -> String {
        self.of(format!("{}-tagline", info.key))
    }

    /// The name of an option.
    pub(crate) fn option(&self, info: &Info, key: &str) -> String {
        self.of(format!("{}-option-{key}", info.key))
    }

    /// The name of an option's value or preset.
    pub(crate) fn value(&self, info: &Info, key: &str, value: &str) -> String {
        self.of(format!("{}-option-{key}-{value}", info.key))
    }

    /// An option or its value in one sentence, where a game has one to say.
    pub(crate) fn option_more(&self, info: &Info, key: &str) -> Option<String> {
        let said = self.of(format!("{}-option-{key}-more", info.key));
        // What nobody has written is said as its id in brackets.
        Some(said).filter(|said| !said.starts_with('⟨'))
    }

    /// The name of a bot's level.
    pub(crate) fn level(&self, level: &str) -> String {
        self.of(format!("ui-bot-{level}"))
    }

    /// The name of a bot's level and how it plays.
    pub(crate) fn level_more(&self, level: &str) -> String {
        format!("{}, {}", self.level(level), self.of(format!("ui-bot-{level}-more")))
    }

    /// What can be said in every language.
    pub(crate) fn phrase(&self, key: &str) -> String {
        self.of(format!("ui-phrase-{key}"))
    }

    /// How a bot of this level plays, in a few words.
    pub(crate) fn level_short(&self, level: &str) -> String {
        self.of(format!("ui-bot-{level}-more"))
    }

    /// How a bot of this level plays, in a sentence.
    pub(crate) fn level_sentence(&self, level: &str) -> String {
        self.of(format!("ui-bot-{level}-sentence"))
    }

    /// A clock as tables keep it, in words; nothing where there is none.
    pub(crate) fn clock(&self, clock: &str) -> Option<String> {
        let number = |text: &str| text.parse::<i64>().ok();
        if let Some(turn) = clock.strip_prefix("turn:").and_then(number) {
            let (id, count) = match turn {
                0..3600 => ("ui-clock-each-minutes", (turn + 59) / 60),
                3600..86_400 => ("ui-clock-each-hours", turn / 3600),
                _ => ("ui-clock-each-days", turn / 86_400),
            };
            return Some(self.say(&Message::new(id).with("count", count)));
        }
        let (stock, gain) = clock.split_once('+')?;
        let stock = Message::new("ui-clock-stock").with("minutes", number(stock)? / 60);
        Some(self.say(&stock.with("gain", number(gain)?)))
    }

    /// What a shield looks like.
    pub(crate) fn shield(&self, colour: &str) -> String {
        self.of(format!("ui-shield-{colour}"))
    }

    /// "2–4".
    pub(crate) fn players(&self, info: &Info) -> String {
        let (low, high) = (*info.seats.start(), *info.seats.end());
        if low == high { low.to_string() } else { format!("{low}–{high}") }
    }

    /// A setup in words: "3 players", then whatever differs from the usual.
    pub(crate) fn agreed(&self, info: &Info, setup: &str) -> Vec<String> {
        // A later game of a series also says which game it is, which no new table offers, and what the games before it
        // left, which is of no interest here.
        let (mut offered, mut later) = (Vec::new(), Vec::new());
        for word in setup.split_whitespace() {
            let named = word.split_once('=');
            let option = named.and_then(|(key, _)| info.options.iter().find(|opt| opt.key == key));
            if Choices::parse(word, &info.seats, info.options).is_ok() {
                offered.push(word);
            } else if let (Some((_, value)), Some(option)) = (named, option) {
                later.push(self.value(info, option.key, value));
            }
        }
        let Ok(choices) = Choices::parse(&offered.join(" "), &info.seats, info.options) else {
            return vec![setup.to_owned()];
        };
        let mut said = vec![self.say(&Message::new("ui-players-count").with("count", choices.seats()))];
        for opt in info.options {
            match opt.kind {
                OptKind::Switch if choices.is_on(opt.key) => said.push(self.option(info, opt.key)),
                OptKind::One(of) if choices.one(opt.key) > 0 => {
                    said.push(self.value(info, opt.key, of[choices.one(opt.key)]));
                }
                OptKind::Any { of, .. } if !choices.any(opt.key).is_empty() => {
                    let names: Vec<_> =
                        choices.any(opt.key).iter().map(|&i| self.value(info, opt.key, of[i])).collect();
                    said.push(format!("{}: {}", self.option(info, opt.key), names.join(", ")));
                }
                _ => {}
            }
        }
        said.extend(later);
        said
    }

    /// Who somebody is, beside the name: "you", "away", "bot · skipper".
    pub(crate) fn sitter(&self, seats: &[SeatLine], seat: Seat) -> String {
        let shared = seats.iter().filter(|line| line.sitter == Sitter::You).count() > 1;
        match &seats[seat.index()].sitter {
            Sitter::You if shared => self.t("ui-sitter-here"),
            Sitter::You => self.t("ui-sitter-you"),
            Sitter::Person { online: true } => self.t("ui-sitter-online"),
            Sitter::Person { online: false } => self.t("ui-sitter-away"),
            Sitter::Program => self.t("ui-sitter-program"),
            Sitter::Bot(level) => format!("{} · {}", self.t("ui-sitter-bot"), self.level(level)),
            Sitter::Open => self.t("ui-sitter-open"),
        }
    }
}
