//! What a guest may be called.

/// The longest name, in characters.
pub const LONGEST: usize = 40;

/// Why a name was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    /// Nothing but space.
    #[error("the name is empty")]
    Empty,
    /// More than [`LONGEST`] characters.
    #[error("the name is longer than {LONGEST} characters")]
    Long,
    /// A line break, a direction mark or another character that cannot be seen.
    #[error("the name contains characters that cannot be seen")]
    Unseen,
}

/// The name as it will be shown: without space around it.
pub fn clean(name: &str) -> Result<String, NameError> {
    let name = name.trim();
    if name.is_empty() {
        return Err(NameError::Empty);
    }
    if name.chars().count() > LONGEST {
        return Err(NameError::Long);
    }
    if name.chars().any(is_unseen) {
        return Err(NameError::Unseen);
    }
    Ok(name.into())
}

/// Control characters, and those that turn the direction of the text around them or take no room at all: they
/// would let one guest look like another, or spoil the line a name stands in.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_kept_in_any_script() {
        assert_eq!(clean("  Інґрід  "), Ok("Інґрід".into()));
        assert_eq!(clean("Ærlig Øyvind"), Ok("Ærlig Øyvind".into()));
        assert_eq!(clean(&"ж".repeat(40)).map(|name| name.chars().count()), Ok(40));
    }

    #[test]
    fn bad_names_are_refused() {
        assert_eq!(clean(" \t "), Err(NameError::Empty));
        assert_eq!(clean(&"x".repeat(41)), Err(NameError::Long));
        assert_eq!(clean("a\nb"), Err(NameError::Unseen));
        assert_eq!(clean("a\u{202e}b"), Err(NameError::Unseen));
        assert_eq!(clean("\u{200b}"), Err(NameError::Unseen));
    }
}
