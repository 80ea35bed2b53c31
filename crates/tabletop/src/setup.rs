//! What players agree on before a game: text a person can type, and the form a page makes of it.
//!
//! `4p runes=strength,water epic` — the number of seats, then options in any order. A bare word is a switch,
//! `key=value` picks one of several, `key=a,b` picks any of several.

use std::{fmt, ops::RangeInclusive, str::FromStr};

use crate::{Message, Say};

/// A valid agreement. `Display` gives its canonical text, `FromStr` reads it.
pub trait Setup:
    Clone + Eq + fmt::Debug + fmt::Display + FromStr<Err = SetupError> + Send + Sync + 'static
{
    /// How many play.
    fn seats(&self) -> u8;
}

/// One thing that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opt {
    /// The word in the text; its label is the message `<game>-option-<key>`.
    pub key: &'static str,
    /// What may be chosen.
    pub kind: OptKind,
}

/// What may be chosen for an option. Labels of values are `<game>-option-<key>-<value>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptKind {
    /// On or off; off by default.
    Switch,
    /// One of these; the first by default.
    One(&'static [&'static str]),
    /// Any of these; none by default. A preset is a name for several of them.
    Any {
        /// The values.
        of: &'static [&'static str],
        /// Names for suggested selections.
        presets: &'static [(&'static str, &'static [&'static str])],
    },
}

/// What a setup text chose, checked against the options but not yet against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    options: &'static [Opt],
    seats: u8,
    /// Beside each option the chosen values, as indexes into its list; a switch that is on holds a 0.
    chosen: Vec<Vec<usize>>,
}

impl Choices {
    /// Reads a setup text.
    pub fn parse(
        text: &str,
        seats: &RangeInclusive<u8>,
        options: &'static [Opt],
    ) -> Result<Choices, SetupError> {
        let mut players = None;
        let mut chosen = vec![None; options.len()];
        for word in text.split_whitespace() {
            let (key, value) = word.split_once('=').map_or((word, None), |(k, v)| (k, Some(v)));
            if let Some(number) =
                key.strip_suffix('p').filter(|n| n.parse::<u32>().is_ok() && value.is_none())
            {
                let given = number.parse().unwrap_or(u8::MAX);
                if players.replace(given).is_some() {
                    return Err(SetupError::Twice { key: "p".into() });
                }
                continue;
            }
            let Some(index) = options.iter().position(|opt| opt.key == key) else {
                let mut allowed = vec![seats_hint(seats)];
                allowed.extend(options.iter().map(hint));
                return Err(SetupError::UnknownWord { word: word.into(), allowed: allowed.join(", ") });
            };
            if chosen[index].replace(values(&options[index], value)?).is_some() {
                return Err(SetupError::Twice { key: key.into() });
            }
        }
        let players = players.unwrap_or(*seats.start());
        if !seats.contains(&players) {
            return Err(SetupError::Seats { given: players, low: *seats.start(), high: *seats.end() });
        }
        let chosen =
            chosen.into_iter().zip(options).map(|(c, opt)| c.unwrap_or_else(|| default(opt))).collect();
        Ok(Choices { options, seats: players, chosen })
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    fn of(&self, key: &str) -> (&Opt, &[usize]) {
        let index =
            self.options.iter().position(|opt| opt.key == key).expect("games ask for their own options");
        (&self.options[index], &self.chosen[index])
    }

    /// Is this switch on?
    pub fn is_on(&self, key: &str) -> bool {
        !self.of(key).1.is_empty()
    }

    /// The value picked for a [`OptKind::One`], as its index.
    pub fn one(&self, key: &str) -> usize {
        self.of(key).1[0]
    }

    /// The values picked for a [`OptKind::Any`], as ascending indexes.
    pub fn any(&self, key: &str) -> &[usize] {
        self.of(key).1
    }
}

impl fmt::Display for Choices {
    /// The canonical text: seats first, then every option that differs from its default, in order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}p", self.seats)?;
        for (opt, chosen) in self.options.iter().zip(&self.chosen) {
            if *chosen == default(opt) {
                continue;
            }
            match opt.kind {
                OptKind::Switch => write!(f, " {}", opt.key)?,
                OptKind::One(of) | OptKind::Any { of, .. } => {
                    let names: Vec<_> = chosen.iter().map(|&i| of[i]).collect();
                    write!(f, " {}={}", opt.key, names.join(","))?;
                }
            }
        }
        Ok(())
    }
}

fn default(opt: &Opt) -> Vec<usize> {
    match opt.kind {
        OptKind::One(_) => vec![0],
        OptKind::Switch | OptKind::Any { .. } => Vec::new(),
    }
}

fn seats_hint(seats: &RangeInclusive<u8>) -> String {
    seats.clone().map(|seats| format!("{seats}p")).collect::<Vec<_>>().join("|")
}

/// The option as a person would type it; no words of any language.
fn hint(opt: &Opt) -> String {
    match opt.kind {
        OptKind::Switch => opt.key.into(),
        OptKind::One(of) => format!("{}={}", opt.key, of.join("|")),
        OptKind::Any { of, presets } => {
            let names: String = presets.iter().map(|&(name, _)| format!("|{name}")).collect();
            format!("{}={}{names}", opt.key, of.join(","))
        }
    }
}

fn values(opt: &Opt, value: Option<&str>) -> Result<Vec<usize>, SetupError> {
    let unknown = |value: &str| SetupError::UnknownValue {
        key: opt.key.into(),
        value: value.into(),
        allowed: hint(opt),
    };
    match (opt.kind, value) {
        (OptKind::Switch, None) => Ok(vec![0]),
        (OptKind::Switch, Some(value)) => Err(unknown(value)),
        (_, None | Some("")) => Err(unknown("")),
        (OptKind::One(of), Some(value)) => {
            of.iter().position(|&name| name == value).map(|i| vec![i]).ok_or_else(|| unknown(value))
        }
        (OptKind::Any { of, presets }, Some(value)) => {
            let find = |name: &str| of.iter().position(|&n| n == name);
            let mut picked = Vec::new();
            for name in value.split(',') {
                match (presets.iter().find(|p| p.0 == name), find(name)) {
                    (Some((_, several)), _) => picked.extend(several.iter().filter_map(|n| find(n))),
                    (None, Some(index)) => picked.push(index),
                    (None, None) => return Err(unknown(name)),
                }
            }
            picked.sort_unstable();
            picked.dedup();
            Ok(picked)
        }
    }
}

/// Why a setup text was not accepted; says what is allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Too few or too many players.
    Seats {
        /// The number asked for.
        given: u8,
        /// The least.
        low: u8,
        /// The most.
        high: u8,
    },
    /// A word that is no option.
    UnknownWord {
        /// The word.
        word: String,
        /// What may stand there.
        allowed: String,
    },
    /// A value that the option does not have.
    UnknownValue {
        /// The option.
        key: String,
        /// The value, empty if there was none.
        value: String,
        /// What may stand there.
        allowed: String,
    },
    /// The same option twice.
    Twice {
        /// The option.
        key: String,
    },
    /// Options that do not go together.
    Clash {
        /// The message that explains it.
        id: &'static str,
        /// The same in English, for logs and tools.
        why: &'static str,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Seats { given, low, high } => {
                write!(f, "{given} players; allowed are {low} to {high}")
            }
            SetupError::UnknownWord { word, allowed } => {
                write!(f, "unknown option `{word}`; allowed are {allowed}")
            }
            SetupError::UnknownValue { key, value, allowed } if value.is_empty() => {
                write!(f, "`{key}` needs a value; allowed is {allowed}")
            }
            SetupError::UnknownValue { key, value, allowed } => {
                write!(f, "`{value}` is no value of `{key}`; allowed is {allowed}")
            }
            SetupError::Twice { key } => write!(f, "`{key}` stands twice"),
            SetupError::Clash { why, .. } => f.write_str(why),
        }
    }
}

impl std::error::Error for SetupError {}

impl Say for SetupError {
    fn say(&self) -> Message {
        match self.clone() {
            SetupError::Seats { given, low, high } => {
                Message::new("setup-error-seats").with("given", given).with("low", low).with("high", high)
            }
            SetupError::UnknownWord { word, allowed } => {
                Message::new("setup-error-word").with("word", word).with("allowed", allowed)
            }
            SetupError::UnknownValue { key, value, allowed } if value.is_empty() => {
                Message::new("setup-error-value-missing").with("key", key).with("allowed", allowed)
            }
            SetupError::UnknownValue { key, value, allowed } => Message::new("setup-error-value")
                .with("key", key)
                .with("value", value)
                .with("allowed", allowed),
            SetupError::Twice { key } => Message::new("setup-error-twice").with("key", key),
            SetupError::Clash { id, .. } => Message::new(id),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPTIONS: &[Opt] = &[
        Opt { key: "epic", kind: OptKind::Switch },
        Opt { key: "deck", kind: OptKind::One(&["herring", "cod"]) },
        Opt {
            key: "runes",
            kind: OptKind::Any {
                of: &["strength", "water", "home"],
                presets: &[("game3", &["strength", "water"])],
            },
        },
    ];

    fn parse(text: &str) -> Result<Choices, SetupError> {
        Choices::parse(text, &(2..=4), OPTIONS)
    }

    #[test]
    fn canonical_text_is_sorted_and_leaves_defaults_out() {
        let text = |text: &str| parse(text).unwrap().to_string();
        assert_eq!(text("runes=water,strength,water 3p epic deck=herring"), "3p epic runes=strength,water");
        assert_eq!(text("runes=game3,home"), "2p runes=strength,water,home");
        assert_eq!(text(""), "2p");
        assert_eq!(text("4p deck=cod"), "4p deck=cod");
    }

    #[test]
    fn a_wrong_setup_says_what_is_allowed() {
        let error = |text: &str| parse(text).unwrap_err().to_string();
        assert_eq!(error("5p"), "5 players; allowed are 2 to 4");
        assert_eq!(error("999p"), "255 players; allowed are 2 to 4");
        assert_eq!(
            error("2p fast"),
            "unknown option `fast`; allowed are 2p|3p|4p, epic, deck=herring|cod, runes=strength,water,home|game3"
        );
        assert_eq!(error("deck=tuna"), "`tuna` is no value of `deck`; allowed is deck=herring|cod");
        assert_eq!(error("deck"), "`deck` needs a value; allowed is deck=herring|cod");
        assert_eq!(error("epic=yes"), "`yes` is no value of `epic`; allowed is epic");
        assert_eq!(error("2p 3p"), "`p` stands twice");
        assert_eq!(error("epic epic"), "`epic` stands twice");
        assert_eq!(
            error("runes=fire"),
            "`fire` is no value of `runes`; allowed is runes=strength,water,home|game3"
        );
    }

    #[test]
    fn choices_are_read_by_key() {
        let choices = parse("4p runes=home,water").unwrap();
        assert_eq!(choices.seats(), 4);
        assert!(!choices.is_on("epic"));
        assert_eq!(choices.one("deck"), 0);
        assert_eq!(choices.any("runes"), [1, 2]);
    }
}
