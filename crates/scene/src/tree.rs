//! Markup as a tree of the elements that have an id: what two renderings of a page are compared by.
//!
//! The text comes from our own renderers, so this is no parser of HTML: tags are well formed, attributes stand in double
//! quotes, and data inside script elements holds no `<`.
//!
//! Longer elements of a page that have no id are given one, made of the id around them and their place inside: so a sheet
//! with hundreds of cells need not be sent whole because one of them changed.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use crate::parts;

/// An element with an id.
#[derive(Debug, PartialEq, Eq)]
pub struct Element {
    /// Its id.
    pub id: Box<str>,
    /// The tag that opens it, attributes included.
    pub open: Box<str>,
    /// What is inside, in order.
    pub body: Vec<Piece>,
    /// The tag that closes it; empty if nothing does.
    pub close: Box<str>,
    /// Of everything above.
    pub hash: u64,
}

/// A part of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Markup in which no element has an id.
    Text(Box<str>),
    /// An element with an id.
    Element(Arc<Element>),
}

/// An element without an id is worth one if it is longer than this.
const LONG: usize = 160;

/// Elements that are given an id. Pictures hold none of them.
const NAMED: [&str; 20] = [
    "div", "p", "ul", "ol", "li", "section", "span", "table", "thead", "tbody", "tr", "td", "th", "details",
    "button", "form", "label", "header", "dl", "figure",
];

/// HTML elements that have no end.
const VOID: [&str; 8] = ["input", "br", "hr", "img", "meta", "link", "wbr", "col"];

impl Element {
    fn new(id: &str, open: &str, body: Vec<Piece>, close: &str) -> Element {
        let body = joined(body);
        let mut hasher = DefaultHasher::new();
        open.hash(&mut hasher);
        for piece in &body {
            match piece {
                Piece::Text(text) => text.hash(&mut hasher),
                Piece::Element(element) => (&element.id, element.hash).hash(&mut hasher),
            }
        }
        Element { id: id.into(), open: open.into(), body, close: close.into(), hash: hasher.finish() }
    }

    /// The name of its tag.
    pub fn tag(&self) -> &str {
        name_of(&self.open[1..])
    }

    /// An empty element of the same tag and id: stands for what a page has already.
    pub fn stand_in(&self) -> String {
        let tag = self.tag();
        let end = if VOID.contains(&tag) { String::new() } else { format!("</{tag}>") };
        format!("<{tag} id=\"{}\" data-keep=\"\">{end}", self.id)
    }

    /// Its elements with an id, in order.
    pub fn children(&self) -> impl Iterator<Item = &Arc<Element>> {
        self.body.iter().filter_map(Piece::element)
    }

    /// Writes it as markup. `with` may put other markup in the place of an element.
    pub fn write(&self, out: &mut String, with: &dyn Fn(&Element) -> Option<String>) {
        if let Some(other) = with(self) {
            out.push_str(&other);
            return;
        }
        out.push_str(&self.open);
        for piece in &self.body {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Element(element) => element.write(out, with),
            }
        }
        out.push_str(&self.close);
    }

    /// Every id inside, its own first, in the order of the document.
    pub fn ids<'a>(&'a self, out: &mut Vec<&'a str>) {
        out.push(&self.id);
        for child in self.children() {
            child.ids(out);
        }
    }
}

impl Piece {
    /// The element, if it is one.
    pub fn element(&self) -> Option<&Arc<Element>> {
        match self {
            Piece::Element(element) => Some(element),
            Piece::Text(_) => None,
        }
    }
}

/// The name at the beginning of what stands between `<` and `>`.
fn name_of(tag: &str) -> &str {
    let end = tag.find(|c: char| c.is_ascii_whitespace() || matches!(c, '/' | '>'));
    &tag[..end.unwrap_or(tag.len())]
}

/// The id in a tag.
fn id_of(tag: &str) -> Option<&str> {
    let from = tag.find(" id=\"")? + 5;
    tag[from..].find('"').map(|length| &tag[from..from + length])
}

/// Where the tag that begins at `from` ends: after its `>`.
fn end_of_tag(text: &[u8], from: usize) -> usize {
    let mut quoted = false;
    for (i, &byte) in text.iter().enumerate().skip(from) {
        match byte {
            b'"' => quoted = !quoted,
            b'>' if !quoted => return i + 1,
            _ => {}
        }
    }
    text.len()
}

/// Neighbouring texts are one.
fn joined(pieces: Vec<Piece>) -> Vec<Piece> {
    let texts = |pair: &[Piece]| matches!(pair, [Piece::Text(_), Piece::Text(_)]);
    if !pieces.windows(2).any(texts) {
        return pieces;
    }
    let (mut out, mut text) = (Vec::with_capacity(pieces.len()), String::new());
    for piece in pieces {
        match piece {
            Piece::Text(more) => text.push_str(&more),
            element => {
                if !text.is_empty() {
                    out.push(Piece::Text(std::mem::take(&mut text).into()));
                }
                out.push(element);
            }
        }
    }
    if !text.is_empty() {
        out.push(Piece::Text(text.into()));
    }
    out
}

/// An element that is not closed yet.
struct Opened<'t> {
    /// The name of its tag.
    name: &'t str,
    /// Where the tag that opens it begins and ends.
    tag: (usize, usize),
    id: Id,
    /// How many elements inside it may be given an id.
    inside: usize,
}

enum Id {
    /// None, and none is given.
    None,
    /// Its own; and what was inside the element around it so far.
    Own(String, Vec<Piece>),
    /// One that is given if it becomes long enough.
    Given {
        /// Which of the open elements is around it, and the how many-th it is inside.
        place: (usize, usize),
        /// How many pieces there were when it began.
        pieces: usize,
        /// Where the text began that belonged to none of them.
        began: usize,
    },
}

struct Cutter<'t> {
    text: &'t str,
    /// Where text begins that belongs to no piece yet.
    from: usize,
    opened: Vec<Opened<'t>>,
    /// What is inside the innermost open element with an id of its own.
    body: Vec<Piece>,
}

impl Cutter<'_> {
    fn flush(&mut self, to: usize) {
        push_text(&mut self.body, &self.text[self.from..to]);
        self.from = to;
    }

    /// The innermost open element ends with the text from `from` to `to`.
    fn close(&mut self, from: usize, to: usize) {
        let Some(Opened { name, tag: (start, end), id, .. }) = self.opened.pop() else { return };
        let close = &self.text[from..to];
        let element = match id {
            Id::None => return,
            // What holds an element with an id counts as long, so that nothing depends on what is kept inside.
            Id::Given { pieces, .. } if to - start <= LONG && self.body.len() == pieces => return,
            Id::Own(id, around) => {
                self.flush(from);
                let body = std::mem::replace(&mut self.body, around);
                Element::new(&id, &self.text[start..end], body, close)
            }
            Id::Given { place, pieces, began } => {
                let id = self.given(place);
                self.flush(from);
                let mut rest = self.body.split_off(pieces).into_iter();
                // The first of them is text that began before the element did.
                let mut body = Vec::new();
                if let Some(Piece::Text(text)) = rest.next() {
                    push_text(&mut self.body, &text[..start - began]);
                    push_text(&mut body, &text[end - began..]);
                }
                body.extend(rest);
                let open = format!("<{name} id=\"{id}\"{}", &self.text[start + 1 + name.len()..end]);
                Element::new(&id, &open, body, close)
            }
        };
        self.body.push(Piece::Element(Arc::new(element)));
        self.from = to;
    }

    /// The id of an element by its place.
    fn given(&self, (around, number): (usize, usize)) -> String {
        match &self.opened[around].id {
            Id::Own(id, _) => format!("{id}.{number}"),
            Id::Given { place, .. } => format!("{}.{number}", self.given(*place)),
            Id::None => unreachable!("what has no id gives none"),
        }
    }
}

fn push_text(body: &mut Vec<Piece>, text: &str) {
    if !text.is_empty() {
        body.push(Piece::Text(text.into()));
    }
}

impl<'t> Cutter<'t> {
    fn tag(&mut self, from: usize, to: usize) {
        let tag: &'t str = &self.text[from..to];
        let name = name_of(&tag[1..]);
        let ends = tag.ends_with("/>") || VOID.contains(&name);
        let id = match id_of(tag) {
            Some(id) if ends => {
                self.flush(from);
                self.from = to;
                self.body.push(Piece::Element(Arc::new(Element::new(id, tag, Vec::new(), ""))));
                return;
            }
            None if ends => return,
            Some(id) => {
                self.flush(from);
                self.from = to;
                Id::Own(id.to_owned(), std::mem::take(&mut self.body))
            }
            None if !NAMED.contains(&name) => Id::None,
            None => match self.opened.iter().rposition(|opened| !matches!(opened.id, Id::None)) {
                None => Id::None,
                Some(around) => {
                    self.opened[around].inside += 1;
                    let place = (around, self.opened[around].inside);
                    Id::Given { place, pieces: self.body.len(), began: self.from }
                }
            },
        };
        self.opened.push(Opened { name, tag: (from, to), id, inside: 0 });
    }

    fn end_tag(&mut self, from: usize, to: usize) {
        let name = name_of(&self.text[from + 2..to]);
        let Some(depth) = self.opened.iter().rposition(|opened| opened.name == name) else { return };
        // What was left open inside ends here, too.
        while self.opened.len() > depth + 1 {
            self.close(from, from);
        }
        self.close(from, to);
    }
}

/// Cuts markup into its pieces. Parts that were kept (see [`parts`]) are pieces already.
pub fn cut(text: &str) -> Vec<Piece> {
    let bytes = text.as_bytes();
    let mut cutter = Cutter { text, from: 0, opened: Vec::new(), body: Vec::new() };
    let mut at = 0;
    while let Some(found) = bytes[at..].iter().position(|&byte| byte == b'<' || byte == parts::MARK) {
        let from = at + found;
        if bytes[from] == parts::MARK {
            cutter.flush(from);
            let (pieces, to) = parts::read(text, from);
            cutter.body.extend(pieces.iter().cloned());
            cutter.from = to;
            at = to;
            continue;
        }
        let to = end_of_tag(bytes, from);
        match bytes.get(from + 1) {
            Some(b'/') => cutter.end_tag(from, to),
            Some(b'!' | b'?') | None => {}
            Some(_) => cutter.tag(from, to),
        }
        at = to;
    }
    while !cutter.opened.is_empty() {
        cutter.close(text.len(), text.len());
    }
    cutter.flush(text.len());
    joined(cutter.body)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(pieces: &[Piece]) -> String {
        let mut out = String::new();
        for piece in pieces {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Element(element) => element.write(&mut out, &|_| None),
            }
        }
        out
    }

    fn ids(pieces: &[Piece]) -> Vec<&str> {
        let mut ids = Vec::new();
        pieces.iter().filter_map(Piece::element).for_each(|element| element.ids(&mut ids));
        ids
    }

    #[test]
    fn what_is_cut_reads_as_before() {
        let text = "a<ul id=\"l\"><li id=\"one\">1 &lt; 2</li><li id=\"li\"><b id=\"two\" title=\"a > b\">x</b></li></ul>\
                    <svg><use href=\"#i\"></svg><input id=\"in\" type=\"text\"><p id=\"p\"><path d=\"M0 0\"/></p>z";
        let pieces = cut(text);
        assert_eq!(written(&pieces), text);
        assert_eq!(ids(&pieces), ["l", "one", "li", "two", "in", "p"]);
    }

    #[test]
    fn what_is_never_closed_ends_with_what_is_around_it() {
        let pieces = cut("<svg id=\"s\"><use id=\"u\" href=\"#i\"></svg><b id=\"after\"></b>");
        let elements: Vec<&str> = pieces.iter().filter_map(Piece::element).map(|e| &*e.id).collect();
        assert_eq!(elements, ["s", "after"]);
        assert_eq!(ids(&pieces), ["s", "u", "after"]);
    }

    #[test]
    fn long_elements_of_a_page_are_given_an_id_and_pictures_are_left_alone() {
        let long = "x".repeat(LONG);
        let text = format!(
            "<div id=\"s\"><p>{long}</p><ul class=\"c\"><li>short</li><li>{long}</li></ul><svg><g>{long}</g></svg></div>"
        );
        let pieces = cut(&text);
        assert_eq!(ids(&pieces), ["s", "s.1", "s.2", "s.2.2"]);
        let named = format!(
            "<div id=\"s\"><p id=\"s.1\">{long}</p><ul id=\"s.2\" class=\"c\"><li>short</li><li id=\"s.2.2\">{long}</li></ul>\
             <svg><g>{long}</g></svg></div>"
        );
        assert_eq!(written(&pieces), named);
        assert_eq!(
            ids(&cut(&format!("<p>{long}</p>"))),
            Vec::<&str>::new(),
            "what lies in nothing has no place"
        );
        assert_eq!(cut(&named), pieces, "what has an id keeps it");
        let around = cut("<div id=\"s\"><p><b id=\"b\"></b></p></div>");
        assert_eq!(ids(&around), ["s", "s.1", "b"], "so is what holds an element with an id");
    }

    #[test]
    fn a_change_anywhere_changes_the_hashes_above_it_only() {
        let hash = |text: &str, id: &str| {
            fn find(pieces: &[Piece], id: &str) -> Option<u64> {
                pieces.iter().filter_map(Piece::element).find_map(|element| {
                    if &*element.id == id { Some(element.hash) } else { find(&element.body, id) }
                })
            }
            find(&cut(text), id).expect("is there")
        };
        let (before, after) = (
            "<div id=\"a\"><p id=\"b\">1</p><p id=\"c\">2</p></div>",
            "<div id=\"a\"><p id=\"b\">1</p><p id=\"c\">3</p></div>",
        );
        assert_eq!(hash(before, "b"), hash(after, "b"));
        assert_ne!(hash(before, "c"), hash(after, "c"));
        assert_ne!(hash(before, "a"), hash(after, "a"));
    }
}
