//! The languages, and which of them somebody reads.

use std::fmt;

use unic_langid::LanguageIdentifier;

/// A language that everything is said in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Russian.
    Ru,
    /// Ukrainian.
    Uk,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ru, Lang::Uk];

    /// The two letters by which the language goes in files, cookies and `lang` attributes.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
            Lang::Uk => "uk",
        }
    }

    /// What the language calls itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Ru => "Русский",
            Lang::Uk => "Українська",
        }
    }

    /// The language of a code such as `uk`, `uk-UA` or `UK_ua`.
    pub fn from_code(code: &str) -> Option<Lang> {
        let language = code.split(['-', '_']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| language.eq_ignore_ascii_case(lang.code()))
    }

    /// The language a browser likes best, from the text of its `Accept-Language` header, such as
    /// `uk-UA,uk;q=0.9,en;q=0.5`. English if it likes none of ours, or if the text cannot be read.
    pub fn from_accept_language(header: &str) -> Lang {
        let mut best = (Lang::default(), 0);
        for choice in header.split(',') {
            let mut parts = choice.split(';').map(str::trim);
            let code = parts.next().unwrap_or_default();
            let lang = if code == "*" { Some(Lang::default()) } else { Lang::from_code(code) };
            let (Some(lang), Some(liking)) = (lang, liking(parts)) else { continue };
            if liking > best.1 {
                best = (lang, liking);
            }
        }
        best.0
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("our codes are language codes")
    }

    /// The word before the last thing of a list.
    pub(crate) fn and(self) -> &'static str {
        match self {
            Lang::En => "and",
            Lang::Ru => "и",
            Lang::Uk => "і",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The `q` of a choice in thousandths; 1000 if none is given, `None` if it cannot be read.
fn liking<'a>(mut parts: impl Iterator<Item = &'a str>) -> Option<u32> {
    let given = parts.find_map(|part| part.strip_prefix("q=").or_else(|| part.strip_prefix("Q=")));
    let Some(value) = given.map(str::trim) else { return Some(1000) };
    let (whole, decimals) = value.split_once('.').unwrap_or((value, ""));
    if decimals.len() > 3 || !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let thousandths = format!("{decimals:0<3}").parse().ok()?;
    match (whole, thousandths) {
        ("0", _) => Some(thousandths),
        ("1", 0) => Some(1000),
        _ => None,
    }
}
