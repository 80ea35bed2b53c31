//! What a guest may be called, and how those are told apart who look alike.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::confusable_detection::skeleton;

/// The longest name, in characters.
pub const LONGEST: usize = page::LONGEST_NAME;
/// No script needs more marks than this on one letter.
const MARKS: usize = 3;

/// Why a name was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Nothing but space.
    #[error("the name is empty")]
    Empty,
    /// More than [`LONGEST`] characters.
    #[error("the name is longer than {LONGEST} characters")]
    Long,
    /// A line break, a direction mark or another character that cannot be seen; or marks heaped on one letter.
    #[error("the name contains characters that cannot be seen")]
    Unseen,
}

/// The name as it will be shown: composed, without space around it, one space between words.
pub fn clean(name: &str) -> Result<String, NameError> {
    // Pictures come with selectors that choose how they are drawn; nobody sees those.
    let shown = name.nfc().filter(|c| !matches!(c, '\u{fe00}'..='\u{fe0f}')).collect::<String>();
    let name = shown.trim();
    if name.is_empty() {
        return Err(NameError::Empty);
    }
    if name.chars().any(is_unseen) || has_heaped_marks(name) {
        return Err(NameError::Unseen);
    }
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.chars().count() > LONGEST {
        return Err(NameError::Long);
    }
    Ok(name)
}

/// Characters that take no room, or turn the direction of the text around them: they would let one guest look like
/// another, or spoil the line a name stands in. Some of those that Unicode says may be ignored are letters by their
/// category, and one pattern of Braille is empty.
fn is_unseen(c: char) -> bool {
    let odd = match c.general_category_group() {
        GeneralCategoryGroup::Other => true,
        GeneralCategoryGroup::Separator => c != ' ' && c != '\u{a0}' && c != '\u{3000}',
        _ => false,
    };
    odd || matches!(c, '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}')
        || matches!(c, '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{e0100}'..='\u{e01ef}')
}

fn has_heaped_marks(name: &str) -> bool {
    let mut heap = 0;
    name.nfd().any(|c| {
        heap = if is_combining_mark(c) { heap + 1 } else { 0 };
        heap > MARKS
    })
}

/// What a name looks like, by UTS 39: names of one look are taken for each other, whatever letters they are written with.
fn look(name: &str) -> String {
    // Once as written and once in small letters: "0" looks like "O", and "OLAV" is read like "Olav".
    let shape = |name: &str| skeleton(name).filter(|c| !c.is_whitespace()).collect::<String>();
    shape(&shape(name).to_lowercase())
}

/// The name, or the name with a number if somebody else at the table has one that looks the same.
pub fn apart<'a>(name: &str, others: impl IntoIterator<Item = &'a str>) -> String {
    let taken: Vec<_> = others.into_iter().map(look).collect();
    let numbered = |number: u32| {
        let number = format!(" {number}");
        name.chars().take(LONGEST - number.len()).collect::<String>() + &number
    };
    let mut names = std::iter::once(name.to_owned()).chain((2..).map(numbered));
    names.find(|name| !taken.contains(&look(name))).unwrap_or_else(|| name.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_kept_in_any_script() {
        assert_eq!(clean("  Інґрід  "), Ok("Інґрід".into()));
        assert_eq!(clean("Ærlig   Øyvind"), Ok("Ærlig Øyvind".into()));
        assert_eq!(clean("e\u{301}mile"), Ok("émile".into()));
        assert_eq!(clean("Nguyễn"), Ok("Nguyễn".into()));
        assert_eq!(clean("☀\u{fe0f}"), Ok("☀".into()));
        assert_eq!(clean(&"ж".repeat(40)).map(|name| name.chars().count()), Ok(40));
    }

    #[test]
    fn bad_names_are_refused() {
        assert_eq!(clean(" \t "), Err(NameError::Empty));
        assert_eq!(clean(&"x".repeat(41)), Err(NameError::Long));
        let unseen =
            ["a\nb", "a\u{202e}b", "\u{200b}", "a\u{ad}b", "a\u{3164}", "a\u{e0041}", "a\u{34f}", "\u{2800}"];
        for unseen in unseen {
            assert_eq!(clean(unseen), Err(NameError::Unseen), "{}", unseen.escape_unicode());
        }
        assert_eq!(clean(&format!("a{}", "\u{300}".repeat(8))), Err(NameError::Unseen), "marks in a heap");
    }

    #[test]
    fn names_that_look_alike_are_told_apart() {
        assert_eq!(apart("Olav", ["Ingrid", ""]), "Olav");
        assert_eq!(apart("Olav", ["Olav"]), "Olav 2");
        assert_eq!(apart("Olav", ["olav", "Olav 2"]), "Olav 3");
        // Cyrillic letters, and a digit for a letter.
        assert_eq!(apart("Раvеl", ["Pavel"]), "Раvеl 2");
        assert_eq!(apart("0lav", ["Olav"]), "0lav 2");
        let long = "ж".repeat(40);
        let other = apart(&long, [long.as_str()]);
        assert!(other.ends_with(" 2") && other.chars().count() == 40, "{other}");
    }
}
