//! Parts of a rendering that are kept from one rendering of a table to the next.
//!
//! A drawing wraps what is expensive in [`keep`] and names everything it depends on. Inside [`with_shelf`] a part whose
//! inputs are the same is not drawn again: its place in the text is marked, and `tree::cut` puts the
//! piece there that was cut before. Anywhere else, as in files and tests, parts are drawn as if nothing were kept.
//!
//! The shelf belongs to the thread and not to the arguments of every function on the way, because it decides nothing
//! about what is drawn: with it and without it the page is the same, and the server compares both from time to time.

use std::{
    any::Any,
    cell::RefCell,
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use crate::tree::{self, Piece};

/// Begins the mark of a kept part inside a text; no drawing writes such a character.
pub(crate) const MARK: u8 = 1;
const MARKS: char = '\u{1}';
/// Characters of a mark: the byte above and a hash.
const MARK_LENGTH: usize = 17;

/// More than this many kept things are too many: those not used for the longest time go.
const MANY: usize = 6000;

type Pieces = Arc<Vec<Piece>>;

#[derive(Clone)]
enum Kept {
    Pieces(Pieces, u64),
    Value(Arc<dyn Any + Send + Sync>),
}

/// What is kept of one table.
#[derive(Default)]
pub struct Shelf {
    kept: Mutex<Things>,
}

#[derive(Default)]
struct Things {
    by_key: HashMap<u64, (Kept, u64)>,
    clock: u64,
}

impl Shelf {
    fn lock(&self) -> MutexGuard<'_, Things> {
        // The map is whole at every moment, so a panic elsewhere cannot have spoilt it.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, key: u64) -> Option<Kept> {
        let mut things = self.lock();
        things.clock += 1;
        let now = things.clock;
        let (kept, used) = things.by_key.get_mut(&key)?;
        *used = now;
        Some(kept.clone())
    }

    fn put(&self, key: u64, kept: Kept) {
        let mut things = self.lock();
        let now = things.clock;
        things.by_key.insert(key, (kept, now));
        if things.by_key.len() > MANY {
            let mut used: Vec<u64> = things.by_key.values().map(|(_, used)| *used).collect();
            let middle = used.len() / 2;
            let (_, &mut half, _) = used.select_nth_unstable(middle);
            things.by_key.retain(|_, (_, used)| *used > half);
        }
    }
}

struct Rendering {
    shelf: Arc<Shelf>,
    /// Of the words that are spoken: parts hold sentences.
    words: u64,
    /// The kept parts whose marks stand in the text, by the hash in the mark.
    marked: HashMap<u64, Pieces>,
}

thread_local! {
    static RENDERING: RefCell<Option<Rendering>> = const { RefCell::new(None) };
}

/// Takes the shelf from the thread again, whatever happens.
struct Leave(Option<Rendering>);

impl Drop for Leave {
    fn drop(&mut self) {
        RENDERING.set(self.0.take());
    }
}

/// Renders with what is on the shelf, in `words`: a hash of the language and of the names it knows. What `render` gives must
/// hold no marks: it cuts its text inside.
pub fn with_shelf<T>(shelf: &Arc<Shelf>, words: u64, render: impl FnOnce() -> T) -> T {
    let rendering = Rendering { shelf: shelf.clone(), words, marked: HashMap::new() };
    let _leave = Leave(RENDERING.replace(Some(rendering)));
    render()
}

fn current() -> Option<(Arc<Shelf>, u64)> {
    RENDERING.with_borrow(|rendering| rendering.as_ref().map(|now| (now.shelf.clone(), now.words)))
}

fn key_of(name: &str, inputs: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    name.hash(&mut hasher);
    inputs.hash(&mut hasher);
    hasher.finish()
}

/// The part `name`, drawn anew only if `inputs` have changed: everything the drawing depends on must be among them, but for
/// the words. A part is whole markup, such as one element.
pub fn keep(name: &str, inputs: impl Hash, draw: impl FnOnce() -> String) -> String {
    let Some((shelf, words)) = current() else { return draw() };
    let key = key_of(name, (words, inputs));
    let (pieces, hash) = match shelf.find(key) {
        Some(Kept::Pieces(pieces, hash)) => (pieces, hash),
        _ => {
            let pieces = Arc::new(tree::cut(&draw()));
            let hash = hash_of(&pieces);
            shelf.put(key, Kept::Pieces(pieces.clone(), hash));
            (pieces, hash)
        }
    };
    RENDERING.with_borrow_mut(|rendering| {
        if let Some(rendering) = rendering {
            rendering.marked.insert(hash, pieces);
        }
    });
    format!("{MARKS}{hash:016x}")
}

/// A value that is expensive to compute, kept as parts are. It holds no sentences.
pub fn value<T: Send + Sync + 'static>(name: &str, inputs: impl Hash, make: impl FnOnce() -> T) -> Arc<T> {
    let Some((shelf, _)) = current() else { return Arc::new(make()) };
    let key = key_of(name, inputs);
    if let Some(Kept::Value(value)) = shelf.find(key)
        && let Ok(value) = value.downcast()
    {
        return value;
    }
    let made = Arc::new(make());
    shelf.put(key, Kept::Value(made.clone()));
    made
}

fn hash_of(pieces: &[Piece]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for piece in pieces {
        match piece {
            Piece::Text(text) => text.hash(&mut hasher),
            Piece::Element(element) => (&element.id, element.hash).hash(&mut hasher),
        }
    }
    hasher.finish()
}

/// The part whose mark stands at `at`, and where the text goes on.
pub(crate) fn read(text: &str, at: usize) -> (Pieces, usize) {
    let end = at + MARK_LENGTH;
    let hash = text.get(at + 1..end).and_then(|hash| u64::from_str_radix(hash, 16).ok());
    let found = RENDERING
        .with_borrow(|rendering| hash.and_then(|hash| rendering.as_ref()?.marked.get(&hash).cloned()));
    (found.expect("a mark is read where it was written"), end)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    fn written(text: &str) -> String {
        let mut out = String::new();
        for piece in tree::cut(text) {
            match piece {
                Piece::Text(text) => out.push_str(&text),
                Piece::Element(element) => element.write(&mut out, &|_| None),
            }
        }
        out
    }

    #[test]
    fn a_part_is_drawn_once_for_the_same_inputs() {
        let shelf = Arc::new(Shelf::default());
        let drawn = Cell::new(0);
        let part = |input: u8| {
            keep("part", input, || {
                drawn.set(drawn.get() + 1);
                format!("<b id=\"b\">{input}</b>")
            })
        };
        let render = |input| with_shelf(&shelf, 7, || written(&format!("<p>{}</p>", part(input))));
        assert_eq!(render(1), "<p><b id=\"b\">1</b></p>");
        assert_eq!(render(1), "<p><b id=\"b\">1</b></p>");
        assert_eq!(drawn.get(), 1);
        assert_eq!(render(2), "<p><b id=\"b\">2</b></p>");
        assert_eq!(drawn.get(), 2);
        assert_eq!(part(1), "<b id=\"b\">1</b>", "without a shelf nothing is kept");
        assert_eq!(drawn.get(), 3);
    }

    #[test]
    fn a_part_in_other_words_is_another_part() {
        let shelf = Arc::new(Shelf::default());
        let say = |words: u64| {
            with_shelf(&shelf, words, || written(&keep("part", (), || format!("<b>{words}</b>"))))
        };
        assert_eq!([say(1), say(2), say(1)], ["<b>1</b>", "<b>2</b>", "<b>1</b>"]);
    }

    #[test]
    fn parts_may_lie_in_parts() {
        let shelf = Arc::new(Shelf::default());
        let inner = |n: u8| keep("inner", n, || format!("<i id=\"i\">{n}</i>"));
        let outer = |n: u8| keep("outer", n, || format!("<b id=\"b\">{}</b>", inner(n)));
        for n in [1, 1, 2] {
            let text = with_shelf(&shelf, 7, || written(&outer(n)));
            assert_eq!(text, format!("<b id=\"b\"><i id=\"i\">{n}</i></b>"));
        }
    }

    #[test]
    fn values_are_kept_by_what_they_are_made_of() {
        let shelf = Arc::new(Shelf::default());
        let value = |n: usize| with_shelf(&shelf, 7, || value("v", n, || vec![n; 3]));
        assert!(Arc::ptr_eq(&value(4), &value(4)));
        assert_eq!(*value(5), [5, 5, 5]);
    }

    #[test]
    fn what_was_not_used_for_long_is_dropped() {
        let shelf = Arc::new(Shelf::default());
        for n in 0..3 * MANY {
            with_shelf(&shelf, 7, || value("v", n, || n));
        }
        assert!(shelf.lock().by_key.len() <= MANY);
        let last = shelf.find(key_of("v", 3 * MANY - 1));
        assert!(last.is_some(), "what was used last is still there");
    }
}
