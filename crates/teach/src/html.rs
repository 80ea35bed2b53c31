//! Finding, cutting out and marking elements of HTML that our own drawings wrote.

use std::collections::BTreeSet;

/// An opening tag inside a text.
pub struct OpenTag<'t> {
    pub name: &'t str,
    /// Where `<` stands.
    pub start: usize,
    /// Just behind `>`.
    pub end: usize,
    attributes: &'t str,
}

impl<'t> OpenTag<'t> {
    pub fn get(&self, name: &str) -> Option<&'t str> {
        let mut rest = self.attributes;
        while let Some(at) = rest.find(&format!("{name}=\"")) {
            let starts = rest[..at].chars().next_back().is_none_or(char::is_whitespace);
            let value = &rest[at + name.len() + 2..];
            if starts {
                return value.split('"').next();
            }
            rest = value;
        }
        None
    }

    fn closes_itself(&self) -> bool {
        self.attributes.ends_with('/')
            || matches!(self.name, "br" | "hr" | "img" | "input" | "link" | "meta" | "col" | "wbr")
    }
}

/// Every opening tag, in order.
pub fn tags(html: &str) -> impl Iterator<Item = OpenTag<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let start = at + html[at..].find('<')?;
            let end = start + tag_end(&html[start..])?;
            at = end;
            let inner = &html[start + 1..end - 1];
            if inner.starts_with(|c: char| c.is_ascii_alphabetic()) {
                let name = inner.split(|c: char| c.is_whitespace() || c == '/').next().unwrap_or(inner);
                return Some(OpenTag { name, start, end, attributes: &inner[name.len()..] });
            }
        }
    })
}

/// Just behind the `>` that ends the tag at the beginning; a `>` inside quotes ends nothing.
fn tag_end(text: &str) -> Option<usize> {
    let mut quoted = false;
    for (at, c) in text.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '>' if !quoted => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// The element that begins with `tag`, up to and with its closing tag.
pub fn element<'t>(html: &'t str, tag: &OpenTag<'t>) -> &'t str {
    if tag.closes_itself() {
        return &html[tag.start..tag.end];
    }
    let (open, close) = (format!("<{}", tag.name), format!("</{}>", tag.name));
    let (mut depth, mut at) = (1, tag.end);
    loop {
        let rest = &html[at..];
        let Some(ending) = rest.find(&close) else { return &html[tag.start..] };
        // Another one of the same name may begin before.
        let begins = rest[..ending].match_indices(&open).find(|(begin, _)| {
            rest[begin + open.len()..].starts_with(|c: char| c.is_whitespace() || c == '>' || c == '/')
        });
        match begins {
            Some((begin, _)) => {
                let end = begin + tag_end(&rest[begin..]).unwrap_or(1);
                if !rest[begin..end].ends_with("/>") {
                    depth += 1;
                }
                at += end;
            }
            None => {
                depth -= 1;
                at += ending + close.len();
                if depth == 0 {
                    return &html[tag.start..at];
                }
            }
        }
    }
}

/// Does a tag fit `.class`, `#id`, or the name of a target or place?
fn fits(tag: &OpenTag<'_>, selector: &str) -> bool {
    if let Some(wanted) = selector.strip_prefix('.') {
        let has = |class: &str, classes: &str| classes.split_whitespace().any(|word| word == class);
        return tag.get("class").is_some_and(|classes| wanted.split('.').all(|class| has(class, classes)));
    }
    if let Some(id) = selector.strip_prefix('#') {
        return tag.get("id") == Some(id);
    }
    ["data-t", "data-place", "data-region"].iter().any(|name| tag.get(name) == Some(selector))
}

/// Where the element begins that a selector names: words one inside the other, each with `:n` for the n-th of its kind.
pub fn find(html: &str, selector: &str) -> Option<usize> {
    let mut within = (0, html);
    let mut found = None;
    for word in selector.split_whitespace() {
        let (word, nth) = match word.rsplit_once(':') {
            Some((word, number)) => (word, number.parse::<usize>().ok()?.checked_sub(1)?),
            None => (word, 0),
        };
        let tag = tags(within.1).filter(|tag| fits(tag, word)).nth(nth)?;
        let start = within.0 + tag.start;
        found = Some(start);
        let inner = element(within.1, &tag);
        within = (start, inner);
        // What comes next must lie inside, so the tag itself is passed over.
        let behind = tag.end - tag.start;
        within = (within.0 + behind, inner.get(behind..).unwrap_or_default());
    }
    found
}

/// The element that a selector names.
pub fn cut<'t>(html: &'t str, selector: &str) -> Option<&'t str> {
    let start = find(html, selector)?;
    let tag = tags(&html[start..]).next()?;
    Some(element(&html[start..], &tag))
}

/// Gives the element at `start` one more attribute; a value joins what it has of that name already.
pub fn mark(html: &mut String, start: usize, name: &str, value: &str) {
    let Some(tag) = tags(&html[start..]).next() else { return };
    let had = tag.get(name).map(str::to_owned);
    match had {
        Some(had) => {
            let old = format!("{name}=\"{had}\"");
            let Some(at) = html[start..].find(&old) else { return };
            html.replace_range(start + at..start + at + old.len(), &format!("{name}=\"{had} {value}\""));
        }
        None => html.insert_str(start + 1 + tag.name.len(), &format!(" {name}=\"{value}\"")),
    }
}

/// The same drawing with ids of its own, so that several can stand on one page; what it is pointed at by is renamed, so
/// that no script takes a figure for the table.
pub fn scoped(html: &str, prefix: &str) -> String {
    let ids: BTreeSet<&str> = tags(html).filter_map(|tag| tag.get("id")).collect();
    let mut out = String::with_capacity(html.len() + html.len() / 20);
    let mut rest = html;
    const BEFORE: [&str; 6] = [" id=\"", "url(#", "href=\"#", " for=\"", "labelledby=\"", "shown-by=\""];
    loop {
        let next = BEFORE.iter().filter_map(|mark| rest.find(mark).map(|at| at + mark.len())).min();
        let Some(at) = next else { break };
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        let id = rest.split(['"', ')']).next().unwrap_or_default();
        if ids.contains(id) {
            out.push_str(prefix);
        }
    }
    out.push_str(rest);
    out.replace(" data-t=\"", " data-target=\"")
}

/// Without anything that could be pressed, tabbed to or told step by step.
pub fn still(html: &str) -> String {
    html.replace(" tale\"", "\"")
        .replace("<button type=\"button\"", "<span")
        .replace("<button", "<span")
        .replace("</button>", "</span>")
        .replace(" tabindex=\"0\"", "")
        .replace(" tabindex=\"-1\"", "")
        .replace(" aria-pressed=\"false\"", "")
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHEET: &str = "<div class=\"a b\"><p data-t=\"x\">1 > 0</p><div class=\"c\"><div class=\"c\" title=\"a>b\"><br/>inner</div></div><p data-place=\"y\"/></div>";

    #[test]
    fn elements_are_cut_with_all_that_is_in_them() {
        assert_eq!(cut(SHEET, "x"), Some("<p data-t=\"x\">1 > 0</p>"));
        assert_eq!(cut(SHEET, ".c .c"), Some("<div class=\"c\" title=\"a>b\"><br/>inner</div>"));
        assert_eq!(cut(SHEET, ".c:2"), cut(SHEET, ".c .c"));
        assert_eq!(cut(SHEET, ".b"), Some(SHEET));
        assert_eq!(cut(SHEET, ".a.b"), Some(SHEET));
        assert_eq!(cut(SHEET, ".a.c"), None);
        assert_eq!(cut(SHEET, "y"), Some("<p data-place=\"y\"/>"));
        assert_eq!(cut(SHEET, ".c .c .c"), None);
        assert_eq!(cut(SHEET, "z"), None);
    }

    #[test]
    fn marks_join() {
        let mut html = SHEET.to_owned();
        let start = find(&html, "x").expect("it is there");
        mark(&mut html, start, "data-pin", "1");
        mark(&mut html, start, "data-pin", "2");
        assert!(html.contains("<p data-pin=\"1 2\" data-t=\"x\">"), "{html}");
    }

    #[test]
    fn figures_share_no_ids() {
        let svg = "<path id=\"land\" d=\"\"/><use href=\"#land\"/><use href=\"#sh-p1\"/><g clip-path=\"url(#land)\" data-t=\"cell-a\"/>";
        assert_eq!(
            scoped(svg, "f1-"),
            "<path id=\"f1-land\" d=\"\"/><use href=\"#f1-land\"/><use href=\"#sh-p1\"/><g clip-path=\"url(#f1-land)\" data-target=\"cell-a\"/>"
        );
    }
}
