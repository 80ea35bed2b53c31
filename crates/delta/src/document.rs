//! JSON text that knows where its parts lie.

use std::{cell::Cell, io};

use serde::Serialize;
use serde_json::ser::Formatter;

/// A list or object that has only plain values in it and is not longer than this counts as one value: its text is hardly
/// longer than the path to one of its parts, and remembering the parts would cost more memory than the text.
const SMALL: u32 = 64;

/// Where a value lies in the text.
#[derive(Clone, Copy, Debug)]
struct Node {
    start: u32,
    end: u32,
    /// The node after this one and everything in it.
    next: u32,
    /// Where the name of a field begins, at its quotation mark; [`NO_NAME`] for what has none.
    name: u32,
}

const NO_NAME: u32 = u32::MAX;

/// A value as JSON text, with the places of its parts.
#[derive(Clone, Debug, Default)]
pub struct Document {
    text: Vec<u8>,
    /// Every value before those in it.
    nodes: Vec<Node>,
}

/// The room that a document takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Room {
    text: usize,
    nodes: usize,
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
        self.text.clear();
        self.nodes.clear();
        let length = Cell::new(0);
        let mut places = Places { nodes: &mut self.nodes, open: Vec::new(), name: NO_NAME, length: &length };
        places.begin();
        let writer = Writer { text: &mut self.text, length: &length };
        let mut serializer = serde_json::Serializer::with_formatter(writer, &mut places);
        value.serialize(&mut serializer)?;
        places.end();
        Ok(())
    }

    /// The JSON text.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// How much room it takes.
    pub fn room(&self) -> Room {
        Room { text: self.text.len(), nodes: self.nodes.len() }
    }

    /// An empty document in which another of about this size can be written without growing step by step.
    pub fn with_room(room: Room) -> Document {
        // Values mostly grow a little.
        let (text, nodes) = (room.text + room.text / 16, room.nodes + room.nodes / 16);
        Document { text: Vec::with_capacity(text), nodes: Vec::with_capacity(nodes) }
    }

    /// Gives back memory if a good part of it is not needed.
    pub fn shrink(&mut self) {
        if self.text.capacity() > self.text.len() + self.text.len() / 4 {
            self.text.shrink_to_fit();
        }
        if self.nodes.capacity() > self.nodes.len() + self.nodes.len() / 4 {
            self.nodes.shrink_to_fit();
        }
    }

    /// Adds what makes `before` into this document. Paths begin with `prefix`, which ends with a `/` or is empty.
    pub fn changes_since(&self, before: &Document, prefix: &str, changes: &mut Changes) {
        if self.nodes.is_empty() || before.nodes.is_empty() {
            return;
        }
        let path = prefix.as_bytes().to_vec();
        Comparison { now: self, before, path, changes }.compare(0, 0);
    }

    fn slice(&self, node: usize) -> &[u8] {
        let Node { start, end, .. } = self.nodes[node];
        &self.text[start as usize..end as usize]
    }

    /// The name of a field with its quotation marks.
    fn name(&self, node: usize) -> &[u8] {
        let Node { start, name, .. } = self.nodes[node];
        // Between the name and the value stands a colon.
        if name == NO_NAME { &[] } else { &self.text[name as usize..start as usize - 1] }
    }

    /// Whether a list or object can be compared part by part: its parts are known, or there are none.
    fn is_open(&self, node: usize) -> bool {
        let Node { start, end, next, .. } = self.nodes[node];
        next as usize > node + 1 || end - start == 2
    }
}

/// Counts what is written.
struct Writer<'a> {
    text: &'a mut Vec<u8>,
    length: &'a Cell<usize>,
}

impl io::Write for Writer<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.text.extend_from_slice(bytes);
        self.length.set(self.text.len());
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Notes where each value begins and ends.
struct Places<'a> {
    nodes: &'a mut Vec<Node>,
    /// Values that have begun, and whether any value in them is more than plain.
    open: Vec<(usize, bool)>,
    name: u32,
    length: &'a Cell<usize>,
}

impl Places<'_> {
    fn here(&self) -> u32 {
        self.length.get() as u32
    }

    fn begin(&mut self) {
        let (start, name) = (self.here(), std::mem::replace(&mut self.name, NO_NAME));
        self.open.push((self.nodes.len(), false));
        self.nodes.push(Node { start, end: start, next: 0, name });
    }

    fn end(&mut self) {
        let end = self.here();
        let Some((index, deep)) = self.open.pop() else { return };
        let node = &mut self.nodes[index];
        node.end = end;
        let small = !deep && end - node.start <= SMALL;
        if small {
            self.nodes.truncate(index + 1);
        }
        self.nodes[index].next = self.nodes.len() as u32;
        let has_parts = self.nodes.len() > index + 1;
        if has_parts && let Some((_, deep)) = self.open.last_mut() {
            *deep = true;
        }
    }
}

impl Formatter for &mut Places<'_> {
    fn begin_array_value<W: ?Sized + io::Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        self.begin();
        Ok(())
    }

    fn end_array_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
    }

    fn begin_object_key<W: ?Sized + io::Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        if !first {
            writer.write_all(b",")?;
        }
        self.name = self.here();
        Ok(())
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b":")?;
        self.begin();
        Ok(())
    }

    fn end_object_value<W: ?Sized + io::Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end();
        Ok(())
    }
}

struct Comparison<'a> {
    now: &'a Document,
    before: &'a Document,
    path: Vec<u8>,
    changes: &'a mut Changes,
}

impl Comparison<'_> {
    fn compare(&mut self, now: usize, before: usize) {
        let (new, old) = (self.now.slice(now), self.before.slice(before));
        if new == old {
            return;
        }
        let (set, cut) = (self.changes.set.len(), self.changes.cut.len());
        let by_parts = match (new.first(), old.first()) {
            (Some(b'{'), Some(b'{')) => self.compare_objects(now, before),
            (Some(b'['), Some(b'[')) => self.compare_lists(now, before),
            _ => false,
        };
        let written = self.changes.set.len() - set + self.changes.cut.len() - cut;
        if !by_parts || written > new.len() + self.path.len() {
            self.changes.set.truncate(set);
            self.changes.cut.truncate(cut);
            self.set(new);
        }
    }

    /// Says no if the two have not the same fields.
    fn compare_objects(&mut self, now: usize, before: usize) -> bool {
        if !self.now.is_open(now) || !self.before.is_open(before) {
            return false;
        }
        let (end, end_before) = (self.now.nodes[now].next as usize, self.before.nodes[before].next as usize);
        let (mut one, mut other) = (now + 1, before + 1);
        while one < end && other < end_before {
            if self.now.name(one) != self.before.name(other) {
                return false;
            }
            let length = self.path.len();
            // The document outlives the path, which is changed here.
            let document = self.now;
            push_name(&mut self.path, document.name(one));
            self.compare_below(one, other, length);
            one = self.now.nodes[one].next as usize;
            other = self.before.nodes[other].next as usize;
        }
        one == end && other == end_before
    }

    fn compare_lists(&mut self, now: usize, before: usize) -> bool {
        if !self.now.is_open(now) || !self.before.is_open(before) {
            return false;
        }
        let (end, end_before) = (self.now.nodes[now].next as usize, self.before.nodes[before].next as usize);
        let (mut one, mut other, mut index) = (now + 1, before + 1, 0);
        let length = self.path.len();
        while one < end {
            push_number(&mut self.path, index);
            if other < end_before {
                self.compare_below(one, other, length);
                other = self.before.nodes[other].next as usize;
            } else {
                let document = self.now;
                self.set(document.slice(one));
                self.path.truncate(length);
            }
            one = self.now.nodes[one].next as usize;
            index += 1;
        }
        if other < end_before {
            separate(&mut self.changes.cut);
            push_path(&mut self.changes.cut, &self.path);
            push_number(&mut self.changes.cut, index);
        }
        true
    }

    /// Compares what the path now names, and shortens the path again.
    fn compare_below(&mut self, now: usize, before: usize, length: usize) {
        let last = self.path.len();
        if self.now.slice(now) != self.before.slice(before) {
            self.path.push(b'/');
            self.compare(now, before);
        }
        debug_assert!(self.path.len() >= last);
        self.path.truncate(length);
    }

    fn set(&mut self, value: &[u8]) {
        separate(&mut self.changes.set);
        push_path(&mut self.changes.set, &self.path);
        self.changes.set.extend_from_slice(value);
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

/// Adds a quoted name, which stays escaped as JSON wants it.
fn push_name(path: &mut Vec<u8>, name: &[u8]) {
    let name = name.get(1..name.len().saturating_sub(1)).unwrap_or_default();
    for &byte in name {
        match byte {
            b'~' => path.extend_from_slice(b"~0"),
            b'/' => path.extend_from_slice(b"~1"),
            other => path.push(other),
        }
    }
}

fn push_number(out: &mut Vec<u8>, number: usize) {
    use io::Write;
    // Writing to memory does not fail.
    let _ = write!(out, "{number}");
}
