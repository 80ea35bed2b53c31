//! What changed between two renderings of a table, element by element.
//!
//! A page that shows the one and applies the patch shows the other. Elements are known by their ids; an element whose
//! own text changed is sent with empty stand-ins (`data-keep`) for the elements inside it that the page has already.

use std::collections::{HashMap, HashSet};

use scene::tree::{Element, Piece};
use serde_json::{Map, Value, json};

/// Attributes longer than this are sent as the difference to what they were.
const LONG: usize = 120;

/// What changed between two renderings. Applied in the order of the fields.
#[derive(Debug, Default, PartialEq)]
pub struct Patch<'a> {
    /// Elements that are gone.
    del: Vec<&'a str>,
    /// Elements whose own text changed: id and markup.
    put: Vec<(&'a str, String)>,
    /// Attributes that changed: id, and each attribute's name and change.
    attr: Vec<(&'a str, Vec<(&'a str, Change)>)>,
    /// Elements that are new: the id of the parent, the id of the element they stand before (else they stand last), markup.
    add: Vec<(&'a str, Option<&'a str>, String)>,
}

/// How an attribute changed.
#[derive(Debug, PartialEq)]
enum Change {
    /// It is gone.
    Gone,
    /// Its value.
    Is(String),
    /// Parts of its value: each says how many characters stay as they are, how many go, and what comes in their place.
    Spliced(Vec<(usize, usize, String)>),
}

impl<'a> Patch<'a> {
    /// What leads from `old` to `new`, two renderings of the same element in which no id stands twice.
    pub fn between(old: &'a Element, new: &'a Element) -> Patch<'a> {
        let mut patch = Patch::default();
        patch.compare(old, new);
        patch
    }

    fn compare(&mut self, old: &'a Element, new: &'a Element) {
        if old.hash == new.hash {
            return;
        }
        let before: HashMap<&str, &Element> = old.children().map(|child| (&*child.id, &**child)).collect();
        let survives = |child: &Element| before.get(&*child.id).is_some_and(|was| was.tag() == child.tag());
        if alike(old, new) {
            self.attributes(old, new);
        } else if let Some((was, is)) = lists(old, new) {
            let stay: HashSet<&str> =
                is.iter().filter_map(Piece::element).filter(|e| survives(e)).map(|e| &*e.id).collect();
            let order = |list: &'a [Piece]| {
                list.iter()
                    .filter_map(Piece::element)
                    .map(|e| &*e.id)
                    .filter(|id| stay.contains(id))
                    .collect::<Vec<&str>>()
            };
            if order(was) != order(is) {
                return self.put(old, new, &before);
            }
            self.attributes(old, new);
            self.del.extend(
                was.iter().filter_map(Piece::element).map(|e| &*e.id).filter(|id| !stay.contains(id)),
            );
            let mut fresh: Vec<(&str, Option<&str>, String)> = Vec::new();
            let mut next = None;
            for child in is.iter().rev().filter_map(Piece::element) {
                if stay.contains(&*child.id) {
                    next = Some(&*child.id);
                } else {
                    fresh.push((&new.id, next, whole(child)));
                }
            }
            // Several that stand before the same element are put there one after the other.
            fresh.reverse();
            self.add.extend(fresh);
        } else {
            return self.put(old, new, &before);
        }
        self.inside(new, &before);
    }

    fn inside(&mut self, new: &'a Element, before: &HashMap<&str, &'a Element>) {
        for child in new.children() {
            if let Some(was) = before.get(&*child.id).filter(|was| was.tag() == child.tag()) {
                self.compare(was, child);
            }
        }
    }

    /// Sends an element whose own text changed.
    fn put(&mut self, old: &'a Element, new: &'a Element, before: &HashMap<&str, &'a Element>) {
        debug_assert_eq!(old.id, new.id);
        let own: HashSet<*const Element> = new.children().map(std::sync::Arc::as_ptr).collect();
        let kept = |inner: &Element| {
            let was = before.get(&*inner.id).filter(|was| was.tag() == inner.tag())?;
            let stays = own.contains(&std::ptr::from_ref(inner));
            stays.then(|| was.stand_in())
        };
        let mut text = String::new();
        new.write(&mut text, &kept);
        self.put.push((&new.id, text));
        self.inside(new, before);
    }

    fn attributes(&mut self, old: &'a Element, new: &'a Element) {
        if old.open == new.open {
            return;
        }
        let (was, is) = (attributes(&old.open), attributes(&new.open));
        let mut changes = Vec::new();
        for &(name, value) in &is {
            let before = was.iter().find(|(other, _)| *other == name).map(|(_, value)| *value);
            if before != Some(value) {
                changes.push((name, change(before.unwrap_or_default(), value)));
            }
        }
        let gone = was.iter().filter(|(name, _)| !is.iter().any(|(other, _)| other == name));
        changes.extend(gone.map(|&(name, _)| (name, Change::Gone)));
        if !changes.is_empty() {
            self.attr.push((&new.id, changes));
        }
    }

    /// The patch as the fields of a message.
    pub fn to_json(&self) -> Map<String, Value> {
        let mut fields = Map::new();
        if !self.del.is_empty() {
            fields.insert("del".into(), json!(self.del));
        }
        if !self.put.is_empty() {
            let put = self.put.iter().map(|(id, text)| ((*id).to_owned(), json!(text)));
            fields.insert("put".into(), Value::Object(put.collect()));
        }
        if !self.attr.is_empty() {
            let of = |changes: &[(&str, Change)]| {
                let change = |(name, change): &(&str, Change)| {
                    let value = match change {
                        Change::Gone => Value::Null,
                        Change::Is(value) => json!(value),
                        Change::Spliced(splices) => json!(splices),
                    };
                    ((*name).to_owned(), value)
                };
                Value::Object(changes.iter().map(change).collect())
            };
            let attr = self.attr.iter().map(|(id, changes)| ((*id).to_owned(), of(changes)));
            fields.insert("attr".into(), Value::Object(attr.collect()));
        }
        if !self.add.is_empty() {
            fields.insert("add".into(), json!(self.add));
        }
        fields
    }
}

/// An id that stands twice, if there is one: such a page cannot be patched.
pub fn standing_twice(element: &Element) -> Option<&str> {
    let mut ids = Vec::new();
    element.ids(&mut ids);
    let mut seen = HashSet::with_capacity(ids.len());
    ids.into_iter().find(|id| !seen.insert(*id))
}

fn whole(element: &Element) -> String {
    let mut text = String::new();
    element.write(&mut text, &|_| None);
    text
}

/// Do both hold the same text and, between it, elements of the same ids and tags?
fn alike(old: &Element, new: &Element) -> bool {
    let same = |(a, b): (&Piece, &Piece)| match (a, b) {
        (Piece::Text(a), Piece::Text(b)) => a == b,
        (Piece::Element(a), Piece::Element(b)) => a.id == b.id && a.tag() == b.tag(),
        _ => false,
    };
    old.body.len() == new.body.len() && old.body.iter().zip(&new.body).all(same)
}

/// The elements of both, if all text stands before them and is the same in both.
fn lists<'a>(old: &'a Element, new: &'a Element) -> Option<(&'a [Piece], &'a [Piece])> {
    fn split(body: &[Piece]) -> (&str, &[Piece]) {
        match body.split_first() {
            Some((Piece::Text(text), rest)) => (text, rest),
            _ => ("", body),
        }
    }
    let ((lead, was), (other, is)) = (split(&old.body), split(&new.body));
    let elements = |list: &[Piece]| list.iter().all(|piece| piece.element().is_some());
    (lead == other && elements(was) && elements(is)).then_some((was, is))
}

/// Names and values of the attributes in a tag, as they are written.
fn attributes(open: &str) -> Vec<(&str, &str)> {
    let inside = open.trim_start_matches('<').trim_end_matches('>').trim_end_matches('/');
    let mut rest = inside.split_once(|c: char| c.is_ascii_whitespace()).map_or("", |(_, rest)| rest);
    let mut found = Vec::new();
    loop {
        rest = rest.trim_start();
        let end = rest.find(|c: char| c == '=' || c.is_ascii_whitespace()).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        if name.is_empty() {
            return found;
        }
        match after.strip_prefix("=\"").and_then(|value| value.split_once('"')) {
            Some((value, after)) => {
                found.push((name, value));
                rest = after;
            }
            None => {
                found.push((name, ""));
                rest = after.strip_prefix('=').unwrap_or(after);
            }
        }
    }
}

/// The text that an attribute's value means.
fn plain(value: &str) -> String {
    if !value.contains('&') {
        return value.into();
    }
    value.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

fn change(before: &str, after: &str) -> Change {
    let simple = |value: &str| value.is_ascii() && !value.contains('&');
    if after.len() > LONG && simple(before) && simple(after) {
        let splices = splices(before, after);
        let sent: usize = splices.iter().map(|(_, _, text)| text.len() + 12).sum();
        if sent < after.len() {
            return Change::Spliced(splices);
        }
    }
    Change::Is(plain(after))
}

/// What must be done to `before` to get `after`. Both are taken as lists of strokes that begin with `M`, as path data is;
/// of the strokes that differ only the middle is sent.
fn splices(before: &str, after: &str) -> Vec<(usize, usize, String)> {
    let (was, is) = (strokes(before), strokes(after));
    let mut places: HashMap<&str, Vec<usize>> = HashMap::new();
    for (index, stroke) in was.iter().enumerate().rev() {
        places.entry(stroke).or_default().push(index);
    }
    // Strokes that both have, in the same order; what lies between two of them is replaced.
    let mut anchors = Vec::new();
    let mut from = 0;
    for (to, stroke) in is.iter().enumerate() {
        let found = places.get_mut(stroke).and_then(|found| {
            while found.last().is_some_and(|&index| index < from) {
                found.pop();
            }
            // Strokes that moved far are sent again rather than everything between.
            found.last().copied().filter(|&index| index < from + 12)
        });
        if let Some(index) = found {
            anchors.push((index, to));
            from = index + 1;
        }
    }
    anchors.push((was.len(), is.len()));
    let (mut out, mut keep) = (Vec::new(), 0);
    let (mut old_at, mut new_at) = (0, 0);
    for (old_end, new_end) in anchors {
        let (gone, come) = (was[old_at..old_end].concat(), is[new_at..new_end].concat());
        if gone != come {
            let head = common(gone.bytes(), come.bytes());
            let tail = common(gone.bytes().skip(head).rev(), come.bytes().skip(head).rev());
            out.push((keep + head, gone.len() - head - tail, come[head..come.len() - tail].to_owned()));
            keep = tail;
        } else {
            keep += gone.len();
        }
        keep += was.get(old_end).map_or(0, |stroke| stroke.len());
        (old_at, new_at) = (old_end + 1, new_end + 1);
    }
    out
}

fn strokes(data: &str) -> Vec<&str> {
    let mut strokes = Vec::new();
    let mut from = 0;
    for (at, _) in data.match_indices('M').filter(|&(at, _)| at > 0) {
        strokes.push(&data[from..at]);
        from = at;
    }
    strokes.push(&data[from..]);
    strokes
}

fn common(a: impl Iterator<Item = u8>, b: impl Iterator<Item = u8>) -> usize {
    a.zip(b).take_while(|(a, b)| a == b).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn element(text: &str) -> Element {
        let mut pieces = scene::tree::cut(text);
        match pieces.pop() {
            Some(Piece::Element(element)) if pieces.is_empty() => {
                std::sync::Arc::into_inner(element).expect("nobody else holds it")
            }
            other => panic!("{other:?}"),
        }
    }

    fn patch(old: &str, new: &str) -> Value {
        let (old, new) = (element(old), element(new));
        Value::Object(Patch::between(&old, &new).to_json())
    }

    #[test]
    fn what_is_the_same_is_not_sent() {
        let page = "<div id=\"t\"><p id=\"a\">1</p></div>";
        assert_eq!(patch(page, page), json!({}));
    }

    #[test]
    fn text_that_changed_is_sent_with_stand_ins_for_what_the_page_has() {
        let old = "<div id=\"t\"><p id=\"a\">1</p> one <b id=\"b\">long</b></div>";
        let new = "<div id=\"t\"><p id=\"a\">1</p> two <b id=\"b\">long</b><i id=\"c\">new</i></div>";
        let text = "<div id=\"t\"><p id=\"a\" data-keep=\"\"></p> two <b id=\"b\" data-keep=\"\"></b><i id=\"c\">new</i></div>";
        assert_eq!(patch(old, new), json!({ "put": { "t": text } }));
    }

    #[test]
    fn a_stand_in_ends_as_its_element_does() {
        let old = "<div id=\"t\">1<input id=\"i\" type=\"radio\"><b>x</b></div>";
        let text = "<div id=\"t\">2<input id=\"i\" data-keep=\"\"><b>x</b></div>";
        assert_eq!(patch(old, &old.replace('1', "2")), json!({ "put": { "t": text } }));
    }

    #[test]
    fn lists_grow_and_shrink_by_what_comes_and_goes() {
        let old = "<ol id=\"l\"><li id=\"a\">1</li><li id=\"b\">2</li><li id=\"c\">3</li></ol>";
        let new = "<ol id=\"l\"><li id=\"x\">0</li><li id=\"y\">0</li><li id=\"b\">2</li><li id=\"c\">4</li><li id=\"z\">5</li></ol>";
        let add = json!([
            ["l", "b", "<li id=\"x\">0</li>"],
            ["l", "b", "<li id=\"y\">0</li>"],
            ["l", null, "<li id=\"z\">5</li>"]
        ]);
        assert_eq!(
            patch(old, new),
            json!({ "del": ["a"], "put": { "c": "<li id=\"c\">4</li>" }, "add": add })
        );
    }

    #[test]
    fn a_list_in_another_order_is_sent_as_stand_ins() {
        let old = "<ol id=\"l\"><li id=\"a\">1</li><li id=\"b\">2</li></ol>";
        let new = "<ol id=\"l\"><li id=\"b\">2</li><li id=\"a\">1</li></ol>";
        let text = "<ol id=\"l\"><li id=\"b\" data-keep=\"\"></li><li id=\"a\" data-keep=\"\"></li></ol>";
        assert_eq!(patch(old, new), json!({ "put": { "l": text } }));
    }

    #[test]
    fn attributes_are_sent_alone_and_mean_what_they_meant() {
        let old = "<div id=\"t\" class=\"a\" hidden><p id=\"a\">1</p></div>";
        let new =
            "<div id=\"t\" class=\"a b\" title=\"&quot;1 &lt; 2&quot; &amp;amp;\"><p id=\"a\">1</p></div>";
        let attr = json!({ "t": { "class": "a b", "title": "\"1 < 2\" &amp;", "hidden": null } });
        assert_eq!(patch(old, new), json!({ "attr": attr }));
    }

    #[test]
    fn an_element_of_another_kind_takes_the_place_of_the_old_one() {
        let (old, new) = ("<div id=\"t\"><p id=\"a\">1</p></div>", "<div id=\"t\"><b id=\"a\">1</b></div>");
        assert_eq!(patch(old, new), json!({ "del": ["a"], "add": [["t", null, "<b id=\"a\">1</b>"]] }));
    }

    #[test]
    fn an_id_that_stands_twice_is_found() {
        assert_eq!(standing_twice(&element("<div id=\"t\"><p id=\"a\">1</p></div>")), None);
        let twice = element("<div id=\"t\"><p id=\"a\">1</p><p id=\"b\"><b id=\"a\">2</b></p></div>");
        assert_eq!(standing_twice(&twice), Some("a"));
    }

    fn spliced(before: &str, splices: &[(usize, usize, String)]) -> String {
        let (mut out, mut at) = (String::new(), 0);
        for (keep, gone, come) in splices {
            out += &before[at..at + keep];
            out += come;
            at += keep + gone;
        }
        out + &before[at..]
    }

    #[test]
    fn long_path_data_is_sent_as_what_changed_in_it() {
        let stroke = |n: usize| format!("M{n} {n}l1 2 3 4 5 6z");
        let data = |strokes: &[usize]| strokes.iter().map(|&n| stroke(n)).collect::<String>();
        let before: Vec<usize> = (100..130).collect();
        for after in [
            [&before[..10], &[7], &before[10..]].concat(),
            [&before[..10], &before[12..]].concat(),
            [&[5, 6], &before[3..20], &[8], &before[21..], &[9]].concat(),
            [&before[20..], &before[..20]].concat(),
            vec![1],
            Vec::new(),
        ] {
            let (before, after) = (data(&before), data(&after));
            assert_eq!(spliced(&before, &splices(&before, &after)), after);
            assert_eq!(spliced(&after, &splices(&after, &before)), before);
        }
        let after = data(&[&before[..10], &[7], &before[10..]].concat());
        assert_eq!(splices(&data(&before), &after), [(210, 0, "M7 7l1 2 3 4 5 6z".to_owned())]);
    }
}
