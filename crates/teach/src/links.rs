//! Which paragraph explains a message (a refusal, a score line, a phase) or a part of the board.

use std::collections::BTreeMap;

use crate::TeachError;

/// Anchors by message id, or by target with an `@` before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links(BTreeMap<String, String>);

impl Links {
    /// Reads `links.toml`: a line for each anchor, with the ids of the messages it explains.
    pub fn read(text: &str) -> Result<Links, TeachError> {
        let wrong = |reason: String| TeachError::new("links.toml", 0, reason);
        let by_anchor: BTreeMap<String, Vec<String>> =
            toml::from_str(text).map_err(|error| wrong(error.to_string()))?;
        let mut links = BTreeMap::new();
        for (anchor, ids) in by_anchor.into_iter().map(|(name, ids)| (crate::anchor(&name), ids)) {
            for id in ids {
                if let Some(other) = links.insert(id.clone(), anchor.clone()) {
                    return Err(wrong(format!("`{id}` leads to `{other}` and to `{anchor}`")));
                }
            }
        }
        Ok(Links(links))
    }

    /// The anchor of the paragraph that explains a message, by its id, or a target of the drawing, `@space-plant`. A target
    /// that is not listed belongs to the longest listed one it begins with: `@row-2` to `@row-`.
    pub fn get(&self, about: &str) -> Option<&str> {
        let begins = |known: &&String| known.starts_with('@') && about.starts_with(known.as_str());
        let listed = self.0.get_key_value(about).map(|(known, _)| known);
        let known = listed.or_else(|| self.0.keys().filter(begins).max_by_key(|known| known.len()))?;
        self.0.get(known).map(String::as_str)
    }

    /// Every message id with its anchor.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(id, anchor)| (id.as_str(), anchor.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_belongs_to_the_longest_beginning() {
        let links = Links::read("row = ['@row-', 'x-refusal']\nlast = ['@row-3']").expect("it is TOML");
        assert_eq!(links.get("@row-2"), Some("row"));
        assert_eq!(links.get("@row-3"), Some("last"));
        assert_eq!(links.get("x-refusal"), Some("row"));
        assert_eq!(links.get("x-refusal-more"), None);
        assert_eq!(links.get("@cell-1"), None);
    }

    #[test]
    fn nothing_leads_to_two_paragraphs() {
        assert!(Links::read("a = ['x']\nb = ['x']").is_err());
    }
}
