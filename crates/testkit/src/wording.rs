//! One word for one thing: what is said of a game, to be searched for second names.

use std::{fs, path::Path};

/// What is said of a game in `language`, a line of text each: its messages, given as files by language, the rules for
/// people, the player aid and the guided first game in `teach`. All in lower case, with single spaces for whatever is no
/// letter, so that `" send "` is a word; ids, values, addresses and comments are left out, for nobody reads them.
///
/// # Panics
///
/// If the folder lacks one of the texts.
pub fn wording(messages: &[(&str, &str)], teach: &Path, language: &str) -> Vec<String> {
    let own = messages.iter().filter(|(code, _)| *code == language);
    let mut lines: Vec<String> = own.flat_map(|(_, text)| text.lines()).filter_map(of_message).collect();
    for file in [format!("{language}.md"), format!("aid.{language}.md"), format!("guide.{language}.toml")] {
        let path = teach.join(&file);
        let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let said = if file.ends_with(".md") { of_rules } else { of_guide };
        lines.extend(text.lines().filter_map(said));
    }
    lines.retain(|line| line.contains(char::is_alphabetic));
    lines
}

/// Fails if a line of [`wording`] holds one of these words, with the line.
///
/// # Panics
///
/// If one is found, or if there is hardly any text to search.
#[track_caller]
pub fn shuns(messages: &[(&str, &str)], teach: &Path, language: &str, second: &[&str]) {
    let lines = wording(messages, teach, language);
    assert!(lines.len() > 300, "{language}: only {} lines", lines.len());
    for word in second {
        let found: Vec<&String> = lines.iter().filter(|line| line.contains(word)).collect();
        assert!(found.is_empty(), "{language} says `{word}`: {found:#?}");
    }
}

/// The text of a line of a `.ftl` file.
fn of_message(line: &str) -> Option<String> {
    let text = match line.split_once(" =") {
        Some((id, text)) if !id.contains([' ', '{']) => text,
        _ => line,
    };
    (!line.starts_with('#')).then(|| plain(text))
}

/// The text of a line of rules in Markdown.
fn of_rules(line: &str) -> Option<String> {
    let addressed: String = line
        .split("](")
        .enumerate()
        .map(
            |(number, part)| {
                if number == 0 { part } else { part.split_once(')').map_or(part, |(_, text)| text) }
            },
        )
        .collect();
    (!line.starts_with("```")).then(|| plain(&addressed))
}

/// The text of a line of a guided game.
fn of_guide(line: &str) -> Option<String> {
    line.split_once(" = ").map(|(_, text)| plain(text))
}

/// Without what stands in braces; letters in lower case, one space for everything else.
fn plain(text: &str) -> String {
    let mut depth = 0u32;
    let mut said = String::from(" ");
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            _ if letter.is_alphanumeric() || letter == '-' => said.extend(letter.to_lowercase()),
            _ if said.ends_with(' ') => {}
            _ => said.push(' '),
        }
    }
    if !said.ends_with(' ') {
        said.push(' ');
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_people_read_is_kept() {
        assert_eq!(of_message("one-word = Send { $what } “home”.").unwrap(), " send home ");
        assert_eq!(of_message("    [one] { $count } Cell").unwrap(), " one cell ");
        assert_eq!(of_message("# send"), None);
        assert_eq!(of_rules("**Set** a [companion](term:send) {#send NL-1}").unwrap(), " set a companion ");
        assert_eq!(of_rules("```figure send"), None);
        assert_eq!(of_guide("head = \"Take him back.\"").unwrap(), " take him back ");
        assert_eq!(of_guide("[send]"), None);
    }
}
