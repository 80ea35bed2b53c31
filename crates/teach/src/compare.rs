//! What must be alike in all languages, and what must be taught somewhere.

use std::collections::BTreeSet;

use crate::book::{Block, Book};

/// `FJ-003` or a range `FJ-003..FJ-005`, every id written out.
pub fn expand(word: &str) -> Option<Vec<String>> {
    let parse = |id: &str| {
        let (prefix, digits) = id.rsplit_once('-')?;
        let proper = !prefix.is_empty() && prefix.bytes().all(|b| b.is_ascii_uppercase());
        let number: u32 = digits.parse().ok()?;
        proper.then(|| (prefix.to_owned(), digits.len(), number))
    };
    let (first, last) = word.split_once("..").unwrap_or((word, word));
    let ((prefix, width, from), (same, _, to)) = (parse(first)?, parse(last)?);
    (prefix == same && from <= to)
        .then(|| (from..=to).map(|number| format!("{prefix}-{number:0width$}")).collect())
}

/// Where two languages tell different things: chapters, anchors, rule ids, figures, notes, terms. Empty if nowhere.
pub fn differences(first: &Book, second: &Book) -> Vec<String> {
    let (ours, theirs) = (outline(first), outline(second));
    let mut found: Vec<String> = ours
        .iter()
        .zip(&theirs)
        .filter(|(ours, theirs)| ours != theirs)
        .map(|(ours, theirs)| format!("`{ours}` here, `{theirs}` there"))
        .take(5)
        .collect();
    if found.is_empty() && ours.len() != theirs.len() {
        found.push(format!("{} parts here, {} there", ours.len(), theirs.len()));
    }
    found
}

/// A line for every part of a text that does not depend on the language.
fn outline(book: &Book) -> Vec<String> {
    let mut lines = vec![format!("title {} seats {}", !book.title.is_empty(), book.seats.len())];
    lines.extend(book.points.iter().map(|point| format!("point {}", point.sign)));
    for chapter in &book.chapters {
        lines.push(format!("chapter {} {:?}", chapter.id, chapter.marks));
        lines.extend(chapter.blocks.iter().map(|block| match block {
            Block::Heading(id, _) => format!("heading {id}"),
            Block::Paragraph(paragraph) => {
                let notes: Vec<_> = paragraph.notes.iter().map(|note| note.kind).collect();
                let links: BTreeSet<&String> = paragraph.links.iter().collect();
                format!(
                    "paragraph {} {:?} {notes:?} terms {:?} links {links:?} items {} cells {}",
                    paragraph.id,
                    paragraph.rules,
                    paragraph.terms,
                    paragraph.html.matches("<li>").count(),
                    paragraph.html.matches("<td>").count(),
                )
            }
            Block::Text(html) => {
                format!("text items {} cells {}", html.matches("<li>").count(), html.matches("<td>").count())
            }
            Block::Picture(picture) => format!("figure {} calls {}", picture.id, picture.calls.len()),
            Block::Steps(picture) => format!("steps {} calls {}", picture.id, picture.calls.len()),
            Block::Entry(entry) => format!("entry {} {}", entry.term, entry.paragraph),
        }));
    }
    lines
}

/// What the numbered statements of a `RULES.md` and a text do not have in common: ids that no paragraph teaches, and ids
/// that no table states.
pub fn untaught(rules: &str, book: &Book) -> Vec<String> {
    let stated: BTreeSet<String> = rules.lines().filter_map(stated_by).collect();
    let taught: BTreeSet<String> =
        book.paragraphs().flat_map(|paragraph| paragraph.rules.iter().cloned()).collect();
    let missing = stated.difference(&taught).map(|id| format!("{id} is taught nowhere"));
    let unknown = taught.difference(&stated).map(|id| format!("{id} is no statement"));
    missing.chain(unknown).collect()
}

/// The id that a row of a table states.
fn stated_by(line: &str) -> Option<String> {
    let cell = line.trim().strip_prefix('|')?.split('|').next()?.trim().trim_matches(['*', '`', ' ']);
    expand(cell).filter(|_| !cell.contains("..")).and_then(|ids| ids.into_iter().next())
}
