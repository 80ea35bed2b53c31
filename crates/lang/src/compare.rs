//! Do the languages agree with each other?

use std::{
    collections::{BTreeMap, BTreeSet, btree_map::Entry},
    fmt,
};

use crate::{
    Lang,
    sentence::{Sentence, read},
};

/// Something in which the languages do not agree.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Problem {
    /// A source has a code that is no language of ours.
    UnknownLanguage { code: String },
    /// A source cannot be read.
    Unparsable {
        /// The language.
        lang: Lang,
        /// Where and why, with the beginning of the source to know it by.
        why: String,
    },
    /// A message stands twice.
    Twice {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
    },
    /// A message that English has is not there.
    Missing {
        /// The language that lacks it.
        lang: Lang,
        /// The message.
        id: String,
    },
    /// A message that English does not have.
    Extra {
        /// The language that has it.
        lang: Lang,
        /// The message.
        id: String,
    },
    /// A message that says nothing.
    Empty {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
    },
    /// A message uses other values than in English.
    Variables {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
        /// What English uses.
        expected: Vec<String>,
        /// What this language uses.
        found: Vec<String>,
    },
    /// A message contains one that does not exist.
    Dangling {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
        /// What it refers to.
        reference: String,
    },
    /// A number lacks forms that the language has.
    Plural {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
        /// The number.
        variable: String,
        /// The forms that are missing.
        missing: Vec<String>,
    },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::UnknownLanguage { code } => write!(f, "`{code}` is no language of ours"),
            Problem::Unparsable { lang, why } => write!(f, "{lang}: cannot be read: {why}"),
            Problem::Twice { lang, id } => write!(f, "{lang}: `{id}` stands twice"),
            Problem::Missing { lang, id } => write!(f, "{lang}: `{id}` is missing"),
            Problem::Extra { lang, id } => write!(f, "{lang}: `{id}` does not exist in English"),
            Problem::Empty { lang, id } => write!(f, "{lang}: `{id}` says nothing"),
            Problem::Variables { lang, id, expected, found } => {
                write!(f, "{lang}: `{id}` uses {found:?}, English {expected:?}")
            }
            Problem::Dangling { lang, id, reference } => {
                write!(f, "{lang}: `{id}` contains `{reference}`, which does not exist")
            }
            Problem::Plural { lang, id, variable, missing } => {
                write!(f, "{lang}: `{id}` lacks forms of ${variable}: {}", missing.join(", "))
            }
        }
    }
}

/// Forms that whole numbers take.
fn forms(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &["one", "other"],
        Lang::Ru | Lang::Uk => &["one", "few", "many"],
    }
}

/// Says in what the languages do not agree: messages that one of them lacks, has too many or twice, other values in
/// them, references that lead nowhere, and numbers without the forms that the language has. `sources` are pairs of
/// language code and Fluent source; there may be several for one language. An empty answer means that all is well.
pub fn compare(sources: &[(&str, &str)]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut known: BTreeMap<Lang, BTreeMap<String, Sentence>> =
        Lang::ALL.into_iter().map(|lang| (lang, BTreeMap::new())).collect();
    for (code, source) in sources {
        let Some(lang) = Lang::ALL.into_iter().find(|lang| lang.code() == *code) else {
            problems.push(Problem::UnknownLanguage { code: (*code).into() });
            continue;
        };
        let (sentences, mistakes) = read(source);
        let beginning = source.lines().find(|line| line.contains('=')).unwrap_or_default();
        problems.extend(mistakes.into_iter().map(|why| Problem::Unparsable {
            lang,
            why: format!("{why}, in the source with `{beginning}`"),
        }));
        let messages = known.entry(lang).or_default();
        for (id, sentence) in sentences {
            match messages.entry(id) {
                Entry::Vacant(place) => _ = place.insert(sentence),
                Entry::Occupied(place) => problems.push(Problem::Twice { lang, id: place.key().clone() }),
            }
        }
    }
    for (&lang, messages) in &known {
        problems.extend(messages.iter().flat_map(|(id, sentence)| alone(lang, id, sentence, messages)));
        if lang != Lang::En {
            problems.extend(beside_english(lang, messages, &known[&Lang::En]));
        }
    }
    problems
}

/// What is wrong with a sentence by itself.
fn alone(lang: Lang, id: &str, sentence: &Sentence, messages: &BTreeMap<String, Sentence>) -> Vec<Problem> {
    let mut problems = Vec::new();
    if sentence.empty {
        problems.push(Problem::Empty { lang, id: id.into() });
    }
    for reference in sentence.references.iter().filter(|reference| !messages.contains_key(*reference)) {
        problems.push(Problem::Dangling { lang, id: id.into(), reference: reference.clone() });
    }
    for (variable, keys) in &sentence.choices {
        // A number that stands before no word only chooses between one and several.
        if by_number(keys) && sentence.before_words.contains(variable) {
            problems.extend(missing_forms(lang, id, variable, keys));
        }
    }
    problems
}

/// Is the choice made by the form that a number asks for?
fn by_number(keys: &BTreeSet<String>) -> bool {
    ["one", "few", "many"].iter().any(|form| keys.contains(*form))
}

fn missing_forms(lang: Lang, id: &str, variable: &str, keys: &BTreeSet<String>) -> Option<Problem> {
    let missing: Vec<String> =
        forms(lang).iter().filter(|form| !keys.contains(**form)).map(|form| form.to_string()).collect();
    (!missing.is_empty()).then(|| Problem::Plural { lang, id: id.into(), variable: variable.into(), missing })
}

/// What is wrong with a language beside English. Terms are a language's own affair.
fn beside_english(
    lang: Lang,
    messages: &BTreeMap<String, Sentence>,
    english: &BTreeMap<String, Sentence>,
) -> Vec<Problem> {
    let mut problems = Vec::new();
    let is_message = |id: &&String| !id.starts_with('-');
    let lacks = |id: &&String| !messages.contains_key(*id);
    let missing = english.keys().filter(is_message).filter(lacks);
    problems.extend(missing.map(|id| Problem::Missing { lang, id: id.clone() }));
    for (id, sentence) in messages.iter().filter(|(id, _)| is_message(id)) {
        let Some(original) = english.get(id) else {
            problems.push(Problem::Extra { lang, id: id.clone() });
            continue;
        };
        if sentence.variables != original.variables {
            problems.push(Problem::Variables {
                lang,
                id: id.clone(),
                expected: original.variables.iter().cloned().collect(),
                found: sentence.variables.iter().cloned().collect(),
            });
        }
        // English tells one from many: so must the others, unless no word depends on the number ("points: 3").
        for variable in original.choices.iter().filter(|(_, keys)| keys.contains("one")).map(|(name, _)| name)
        {
            let inflected = sentence.choices.get(variable).is_some_and(by_number);
            if !inflected && sentence.before_words.contains(variable) {
                problems.extend(missing_forms(lang, id, variable, &BTreeSet::new()));
            }
        }
    }
    problems
}
