//! Small pieces of SVG text.

use tabletop::{Message, Words};

/// Text inside a double-quoted attribute or an element.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A message as an attribute's value.
pub fn said(words: &dyn Words, message: &Message) -> String {
    escape(&words.say(message))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_cannot_leave_its_attribute() {
        assert_eq!(escape("\"><b>&"), "&quot;&gt;&lt;b&gt;&amp;");
    }
}
