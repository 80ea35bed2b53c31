//! Reads enough of our own HTML to ask questions about it. Not a parser: attributes are quoted and escaped by maud.

use std::collections::BTreeMap;

/// An opening tag.
#[derive(Clone, Debug)]
pub struct Tag {
    pub name: String,
    pub attrs: BTreeMap<String, String>,
    /// Everything between this tag and the next one.
    pub text: String,
}

impl Tag {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attrs.get(name).map(String::as_str)
    }

    pub fn is(&self, name: &str, value: &str) -> bool {
        self.get(name) == Some(value)
    }
}

fn unescape(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// Every opening tag, in order.
pub fn tags(page: &str) -> Vec<Tag> {
    page.split('<')
        .skip(1)
        .filter(|part| part.starts_with(|c: char| c.is_ascii_alphabetic()))
        .map(tag)
        .collect()
}

fn tag(part: &str) -> Tag {
    // No attribute of ours holds a bare `>`.
    let (inside, text) = part.split_once('>').unwrap();
    let (name, mut rest) = inside.split_once(' ').unwrap_or((inside, ""));
    let mut attrs = BTreeMap::new();
    loop {
        rest = rest.trim_start().trim_end_matches('/');
        let end = rest.find(['=', ' ']).unwrap_or(rest.len());
        if rest.is_empty() {
            break;
        }
        let key = rest[..end].to_owned();
        rest = &rest[end..];
        let mut value = String::new();
        if let Some(quoted) = rest.strip_prefix("=\"") {
            let (inner, after) = quoted.split_once('"').unwrap();
            value = unescape(inner);
            rest = after;
        }
        attrs.insert(key, value);
    }
    Tag { name: name.to_owned(), attrs, text: unescape(text) }
}

/// What a browser sends for the fields of a page with one form.
pub fn fields(page: &str) -> Vec<(String, String)> {
    let mut sent = Vec::new();
    let mut select: Option<String> = None;
    for tag in tags(page) {
        let name = tag.get("name").map(str::to_owned);
        let value = tag.get("value").unwrap_or_default().to_owned();
        match (tag.name.as_str(), name) {
            ("select", name) => select = name,
            ("option", _) if tag.get("selected").is_some() => sent.push((select.clone().unwrap(), value)),
            ("input", Some(name)) => {
                let ticked = matches!(tag.get("type"), Some("checkbox" | "radio"));
                if !ticked || tag.get("checked").is_some() {
                    sent.push((name, value));
                }
            }
            _ => {}
        }
    }
    sent
}
