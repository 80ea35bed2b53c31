//! Values that can be compared part by part.

use std::{io::Write, sync::OnceLock};

use serde::Serialize;

use crate::encode::{
    Encoder, FALSE, FLOAT, LIST, NEGATIVE, NULL, OBJECT, SHORT_TEXT, SMALL, TEXT, TRUE, UNSIGNED,
};

/// A list or object whose text is not longer than this is said whole: it is hardly longer than the path to one of its
/// parts.
const ATOM: usize = 64;
/// Text is never shorter than the encoded bytes divided by this.
const DENSEST: usize = 4;

/// A value, encoded so that it can be compared and written as JSON.
#[derive(Debug, Default)]
pub struct Document {
    bytes: Vec<u8>,
    /// The JSON text, once somebody has asked for it.
    text: OnceLock<Vec<u8>>,
}

/// What changed, each part as the inside of a JSON object: pairs of path and value, separated by commas.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// New values.
    pub set: Vec<u8>,
    /// New lengths of lists that became shorter.
    pub cut: Vec<u8>,
}

impl Changes {
    /// Whether nothing changed.
    pub fn is_empty(&self) -> bool {
        self.set.is_empty() && self.cut.is_empty()
    }

    /// Forgets all changes, keeping the room for others.
    pub fn clear(&mut self) {
        self.set.clear();
        self.cut.clear();
    }
}

impl Document {
    /// Writes a value in place of what was there.
    pub fn write(&mut self, value: &impl Serialize) -> Result<(), serde_json::Error> {
        self.bytes.clear();
        self.text = OnceLock::new();
        value.serialize(Encoder(&mut self.bytes))
    }

    /// The JSON text. It is kept for the next who asks.
    pub fn text(&self) -> &[u8] {
        self.text.get_or_init(|| {
            let mut text = Vec::with_capacity(self.bytes.len() * 2);
            if let Some(value) = Value::first(&self.bytes) {
                value.write(&mut text);
            }
            text
        })
    }

    /// How many bytes the encoded value takes.
    pub fn size(&self) -> usize {
        self.bytes.len()
    }

    /// An empty document in which another of about this size can be written without growing step by step.
    pub fn with_room(size: usize) -> Document {
        // Values mostly grow a little.
        Document { bytes: Vec::with_capacity(size + size / 16), text: OnceLock::new() }
    }

    /// Gives back memory if a good part of it is not needed.
    pub fn shrink(&mut self) {
        if self.bytes.capacity() > self.bytes.len() + self.bytes.len() / 4 {
            self.bytes.shrink_to_fit();
        }
    }

    /// Adds what makes `before` into this document. Paths begin with `prefix`, which ends with a `/` or is empty.
    pub fn changes_since(&self, before: &Document, prefix: &str, changes: &mut Changes) {
        if let (Some(now), Some(before)) = (Value::first(&self.bytes), Value::first(&before.bytes)) {
            let path = prefix.as_bytes().to_vec();
            Comparison { path, changes }.compare(now, before);
        }
    }
}

/// An encoded value.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Value<'a> {
    tag: u8,
    /// What follows the tag, and the length where there is one.
    body: &'a [u8],
}

impl<'a> Value<'a> {
    /// The first of several values.
    fn first(bytes: &'a [u8]) -> Option<Value<'a>> {
        Values(bytes).next()
    }

    fn values(self) -> Values<'a> {
        Values(self.body)
    }

    fn number(self) -> [u8; 8] {
        self.body.try_into().unwrap_or_default()
    }

    fn as_text(self) -> &'a str {
        std::str::from_utf8(self.body).unwrap_or_default()
    }

    /// Adds the JSON text.
    fn write(self, out: &mut Vec<u8>) {
        match self.tag {
            NULL => out.extend_from_slice(b"null"),
            FALSE => out.extend_from_slice(b"false"),
            TRUE => out.extend_from_slice(b"true"),
            UNSIGNED => json(out, &u64::from_le_bytes(self.number())),
            NEGATIVE => json(out, &i64::from_le_bytes(self.number())),
            FLOAT => json(out, &f64::from_le_bytes(self.number())),
            SMALL.. => json(out, &(self.tag - SMALL)),
            LIST => {
                out.push(b'[');
                for (index, value) in self.values().enumerate() {
                    if index > 0 {
                        out.push(b',');
                    }
                    value.write(out);
                }
                out.push(b']');
            }
            OBJECT => {
                out.push(b'{');
                for (index, value) in self.values().enumerate() {
                    if index > 0 {
                        // Names and values come by turns.
                        out.push(if index % 2 == 1 { b':' } else { b',' });
                    }
                    value.write(out);
                }
                out.push(b'}');
            }
            _ => json(out, self.as_text()),
        }
    }
}

fn json(out: &mut Vec<u8>, value: &(impl Serialize + ?Sized)) {
    // Writing plain values to memory does not fail.
    let _ = serde_json::to_writer(out, value);
}

/// Encoded values, one after the other.
struct Values<'a>(&'a [u8]);

impl<'a> Iterator for Values<'a> {
    type Item = Value<'a>;

    fn next(&mut self) -> Option<Value<'a>> {
        let (&tag, rest) = self.0.split_first()?;
        let (length, rest) = match tag {
            TEXT | LIST | OBJECT => {
                let (length, rest) = rest.split_first_chunk()?;
                (u32::from_le_bytes(*length) as usize, rest)
            }
            UNSIGNED | NEGATIVE | FLOAT => (8, rest),
            SHORT_TEXT..SMALL => (usize::from(tag - SHORT_TEXT), rest),
            _ => (0, rest),
        };
        let (body, rest) = rest.split_at_checked(length)?;
        self.0 = rest;
        Some(Value { tag, body })
    }
}

struct Comparison<'a> {
    path: Vec<u8>,
    changes: &'a mut Changes,
}

impl Comparison<'_> {
    fn compare(&mut self, now: Value<'_>, before: Value<'_>) {
        if now == before {
            return;
        }
        let (set, cut) = (self.changes.set.len(), self.changes.cut.len());
        if now.tag != before.tag || !matches!(now.tag, LIST | OBJECT) || self.is_atom(now) {
            return self.set(now);
        }
        let by_parts = if now.tag == OBJECT {
            self.compare_objects(now, before)
        } else {
            self.compare_lists(now, before);
            true
        };
        let written = self.changes.set.len() - set + self.changes.cut.len() - cut;
        if by_parts && written < now.body.len() / DENSEST {
            return;
        }
        // Said whole it may be shorter.
        let end = self.changes.set.len();
        self.set(now);
        if by_parts && self.changes.set.len() - end > written {
            self.changes.set.truncate(end);
        } else {
            self.changes.cut.truncate(cut);
            self.changes.set.drain(set..end);
            if set == 0 && self.changes.set.first() == Some(&b',') {
                self.changes.set.remove(0);
            }
        }
    }

    /// Whether the text of a value is so short that it is said whole.
    fn is_atom(&mut self, value: Value<'_>) -> bool {
        if value.body.len() > ATOM * DENSEST {
            return false;
        }
        let end = self.changes.set.len();
        value.write(&mut self.changes.set);
        let length = self.changes.set.len() - end;
        self.changes.set.truncate(end);
        length <= ATOM
    }

    /// Says no if the two have not the same fields.
    fn compare_objects(&mut self, now: Value<'_>, before: Value<'_>) -> bool {
        let (mut now, mut before) = (now.values(), before.values());
        let length = self.path.len();
        loop {
            match (now.next(), before.next()) {
                (None, None) => return true,
                (Some(name), Some(other)) if name == other => {
                    let (Some(now), Some(before)) = (now.next(), before.next()) else { return false };
                    if now != before {
                        push_name(&mut self.path, name.as_text());
                        self.path.push(b'/');
                        self.compare(now, before);
                        self.path.truncate(length);
                    }
                }
                _ => return false,
            }
        }
    }

    fn compare_lists(&mut self, now: Value<'_>, before: Value<'_>) {
        let (mut now, mut before) = (now.values(), before.values());
        let length = self.path.len();
        for index in 0usize.. {
            match (now.next(), before.next()) {
                (Some(now), before) if before != Some(now) => {
                    let _ = write!(self.path, "{index}/");
                    match before {
                        Some(before) => self.compare(now, before),
                        None => self.set(now),
                    }
                    self.path.truncate(length);
                }
                (Some(_), _) => {}
                (None, Some(_)) => {
                    separate(&mut self.changes.cut);
                    push_path(&mut self.changes.cut, &self.path);
                    let _ = write!(self.changes.cut, "{index}");
                    return;
                }
                (None, None) => return,
            }
        }
    }

    fn set(&mut self, value: Value<'_>) {
        separate(&mut self.changes.set);
        push_path(&mut self.changes.set, &self.path);
        value.write(&mut self.changes.set);
    }
}

fn separate(out: &mut Vec<u8>) {
    if !out.is_empty() {
        out.push(b',');
    }
}

/// A path as the name of a field. While it is built, what follows a name is a `/`.
fn push_path(out: &mut Vec<u8>, path: &[u8]) {
    out.push(b'"');
    out.extend_from_slice(path.strip_suffix(b"/").unwrap_or(path));
    out.extend_from_slice(b"\":");
}

/// Adds a name, escaped as JSON wants it and as paths do.
fn push_name(path: &mut Vec<u8>, name: &str) {
    let plain = |byte: u8| byte >= b' ' && !matches!(byte, b'"' | b'\\' | b'~' | b'/');
    if name.bytes().all(plain) {
        return path.extend_from_slice(name.as_bytes());
    }
    let start = path.len();
    json(path, &name.replace('~', "~0").replace('/', "~1"));
    // Without the quotation marks.
    path.pop();
    path.remove(start);
}
