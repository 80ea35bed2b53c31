//! Reads a text: chapters, numbered paragraphs, notes, figures, glossary.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    TeachError, anchor,
    book::{Block, Book, Chapter, Entry, Note, NoteKind, Paragraph, Picture, Point},
    compare::expand,
    markdown::{Rendered, inline, render},
};

/// A block before numbers are known: its Markdown, and the line where it begins.
enum Raw {
    Heading(String, String),
    Paragraph { id: String, rules: Vec<String>, text: String, notes: Vec<(NoteKind, String)> },
    Text(String),
    Picture { id: String, title: String, calls: Vec<String>, steps: bool },
    Entry { term: String, paragraph: String, text: String },
}

struct RawChapter {
    id: String,
    title: String,
    marks: Vec<String>,
    blocks: Vec<(usize, Raw)>,
}

struct Reader<'t> {
    file: &'t str,
    title: String,
    seats: Vec<String>,
    opening: String,
    chapters: Vec<RawChapter>,
}

impl Book {
    /// Reads a text; `file` is its name in errors.
    pub fn read(file: &str, text: &str) -> Result<Book, TeachError> {
        let mut reader = Reader {
            file,
            title: String::new(),
            seats: Vec::new(),
            opening: String::new(),
            chapters: Vec::new(),
        };
        reader.lines(text)?;
        reader.book()
    }
}

impl Reader<'_> {
    fn wrong(&self, line: usize, reason: impl Into<String>) -> TeachError {
        TeachError::new(self.file, line, reason)
    }

    fn lines(&mut self, text: &str) -> Result<(), TeachError> {
        let mut lines = (1..).zip(text.lines());
        while let Some((number, line)) = lines.next() {
            if let Some(info) = line.strip_prefix("```") {
                let body = lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```");
                let body: Vec<&str> = body.collect();
                self.fence(number, info, &body)?;
            } else if let Some(title) = line.strip_prefix("# ") {
                if !self.title.is_empty() {
                    return Err(self.wrong(number, "a text has one title"));
                }
                self.title = title.trim().to_owned();
            } else if let Some(heading) = line.strip_prefix("## ") {
                let (title, id, marks) = self.heading(number, heading)?;
                self.chapters.push(RawChapter { id, title, marks, blocks: Vec::new() });
            } else if let Some(heading) = line.strip_prefix("### ") {
                let (title, id, _) = self.heading(number, heading)?;
                self.push(number, Raw::Heading(id, title))?;
            } else if let Some(mark) =
                line.strip_prefix('{').and_then(|rest| rest.trim_end().strip_suffix('}'))
            {
                self.mark(number, mark)?;
            } else {
                self.text(number, line)?;
            }
        }
        Ok(())
    }

    /// "Title {#anchor mark mark}".
    fn heading(&self, line: usize, heading: &str) -> Result<(String, String, Vec<String>), TeachError> {
        let parts = heading.trim().strip_suffix('}').and_then(|heading| heading.rsplit_once("{#"));
        let (title, mark) =
            parts.ok_or_else(|| self.wrong(line, "a heading ends in its anchor, `{#anchor}`"))?;
        let mut words = mark.split_whitespace().map(str::to_owned);
        let id = words.next().ok_or_else(|| self.wrong(line, "the anchor is empty"))?;
        Ok((title.trim().to_owned(), anchor(&id), words.collect()))
    }

    fn push(&mut self, line: usize, raw: Raw) -> Result<(), TeachError> {
        let outside = self.wrong(line, "this stands before the first chapter");
        self.chapters.last_mut().ok_or(outside)?.blocks.push((line, raw));
        Ok(())
    }

    /// `{#anchor FJ-001 FJ-003..FJ-005}` begins a paragraph, `{term row #anchor}` an entry of the glossary; `{seats Red, Blue}`
    /// before the first chapter names the players of figures.
    fn mark(&mut self, line: usize, mark: &str) -> Result<(), TeachError> {
        if let Some(names) = mark.strip_prefix("seats ").filter(|_| self.chapters.is_empty()) {
            self.seats = names.split(',').map(|name| name.trim().to_owned()).collect();
            return Ok(());
        }
        let mut words = mark.split_whitespace();
        match words.next() {
            Some("term") => {
                let (term, paragraph) = words
                    .next()
                    .zip(words.next().and_then(|word| word.strip_prefix('#')))
                    .ok_or_else(|| self.wrong(line, "an entry begins with `{term name #anchor}`"))?;
                let (term, paragraph) = (term.to_owned(), anchor(paragraph));
                self.push(line, Raw::Entry { term, paragraph, text: String::new() })
            }
            Some(id) if id.starts_with('#') && id.len() > 1 => {
                let mut rules = Vec::new();
                for word in words {
                    rules.extend(expand(word).ok_or_else(|| {
                        self.wrong(line, format!("`{word}` is no id and no range such as FJ-003..FJ-005"))
                    })?);
                }
                let id = anchor(&id[1..]);
                self.push(line, Raw::Paragraph { id, rules, text: String::new(), notes: Vec::new() })
            }
            _ => Err(self.wrong(line, "braces hold `#anchor` and ids, or `term name #anchor`")),
        }
    }

    fn text(&mut self, number: usize, line: &str) -> Result<(), TeachError> {
        let wrong_note =
            self.wrong(number, "a note begins with `> [!overlooked]`, `[!reconstructed]` or `[!tip]`");
        let homeless = self.wrong(number, "a note belongs to a numbered paragraph");
        let Some(chapter) = self.chapters.last_mut() else {
            self.opening += line;
            self.opening.push('\n');
            return Ok(());
        };
        if let Some(note) = line.strip_prefix('>') {
            let Some((_, Raw::Paragraph { notes, .. })) = chapter.blocks.last_mut() else {
                return Err(homeless);
            };
            let note = note.trim_start();
            match note.strip_prefix("[!").and_then(|note| note.split_once(']')) {
                Some((kind, text)) => {
                    let kind = match kind {
                        "overlooked" => NoteKind::Overlooked,
                        "reconstructed" => NoteKind::Reconstructed,
                        "tip" => NoteKind::Tip,
                        _ => return Err(wrong_note),
                    };
                    notes.push((kind, text.trim().to_owned()));
                }
                None => {
                    let (_, text) = notes.last_mut().ok_or(wrong_note)?;
                    text.push('\n');
                    text.push_str(note);
                }
            }
            return Ok(());
        }
        match chapter.blocks.last_mut() {
            Some((_, Raw::Paragraph { text, .. } | Raw::Text(text) | Raw::Entry { text, .. })) => {
                text.push_str(line);
                text.push('\n');
            }
            _ if line.trim().is_empty() => {}
            _ => chapter.blocks.push((number, Raw::Text(format!("{line}\n")))),
        }
        Ok(())
    }

    /// A figure: its title, then numbered sentences, a line each.
    fn fence(&mut self, line: usize, info: &str, body: &[&str]) -> Result<(), TeachError> {
        let mut words = info.split_whitespace();
        let steps = match words.next() {
            Some("figure") => false,
            Some("steps") => true,
            _ => return Err(self.wrong(line, "a fence is a `figure` or `steps`")),
        };
        let id = words.next().ok_or_else(|| self.wrong(line, "the figure has no name"))?.to_owned();
        let mut body = body.iter().filter(|line| !line.trim().is_empty());
        let title = body.next().ok_or_else(|| self.wrong(line, "the figure has no title"))?.trim().to_owned();
        let mut calls: Vec<String> = Vec::new();
        for text in body {
            let next = format!("{}. ", calls.len() + 1);
            match (text.trim().strip_prefix(&next), calls.last_mut()) {
                (Some(call), _) => calls.push(call.to_owned()),
                (None, Some(call)) if text.starts_with(' ') => {
                    call.push(' ');
                    call.push_str(text.trim());
                }
                _ => return Err(self.wrong(line, format!("`{text}` should begin with `{next}`"))),
            }
        }
        self.push(line, Raw::Picture { id, title, calls, steps })
    }

    /// Gives paragraphs their numbers and renders everything.
    fn book(self) -> Result<Book, TeachError> {
        let mut numbers = BTreeMap::new();
        let mut anchors = BTreeSet::new();
        for (chapter_number, chapter) in (1..).zip(&self.chapters) {
            if !anchors.insert(chapter.id.clone()) {
                return Err(self.wrong(0, format!("the anchor `{}` stands twice", chapter.id)));
            }
            numbers.insert(chapter.id.clone(), chapter_number.to_string());
            let mut paragraph_number = 0;
            for (line, raw) in &chapter.blocks {
                let anchor = match raw {
                    Raw::Heading(id, _) => id.clone(),
                    Raw::Paragraph { id, .. } => {
                        paragraph_number += 1;
                        numbers.insert(id.clone(), format!("{chapter_number}.{paragraph_number}"));
                        id.clone()
                    }
                    Raw::Picture { id, .. } => format!("fig-{id}"),
                    Raw::Entry { term, .. } => format!("term-{term}"),
                    Raw::Text(_) => continue,
                };
                if !anchors.insert(anchor.clone()) {
                    return Err(self.wrong(*line, format!("the anchor `{anchor}` stands twice")));
                }
            }
        }
        let press = Press { file: self.file, numbers, anchors };
        let (pitch, points) = press.opening(&self.opening)?;
        let chapters =
            self.chapters.iter().map(|chapter| press.chapter(chapter)).collect::<Result<_, _>>()?;
        Ok(Book { title: self.title, pitch, seats: self.seats, points, chapters })
    }
}

/// Renders with all numbers and anchors known.
struct Press<'t> {
    file: &'t str,
    numbers: BTreeMap<String, String>,
    anchors: BTreeSet<String>,
}

impl Press<'_> {
    fn checked(&self, line: usize, rendered: Rendered) -> Result<Rendered, TeachError> {
        let wrong = |reason: String| Err(TeachError::new(self.file, line, reason));
        if let Some(reason) = rendered.wrong {
            return wrong(reason);
        }
        if let Some(link) = rendered.links.iter().find(|link| !self.anchors.contains(*link)) {
            return wrong(format!("there is no anchor `{link}`"));
        }
        let unknown = |term: &&String| !self.anchors.contains(&format!("term-{term}"));
        if let Some(term) = rendered.terms.iter().find(unknown) {
            return wrong(format!("the glossary has no `{term}`"));
        }
        Ok(rendered)
    }

    fn inline(&self, line: usize, text: &str) -> Result<String, TeachError> {
        Ok(self.checked(line, inline(text.trim(), &self.numbers))?.html)
    }

    /// The pitch, then a list of what must be understood: `- :sign: **Heading.** Text`.
    fn opening(&self, text: &str) -> Result<(String, Vec<Point>), TeachError> {
        let (pitch, list) = text.split_once("\n- ").unwrap_or((text, ""));
        let points = list.split("\n- ").map(str::trim).filter(|point| !point.is_empty());
        let point = |point: &str| {
            let parts = point.strip_prefix(':').and_then(|point| point.split_once(": "));
            let (sign, text) = parts.ok_or_else(|| {
                TeachError::new(self.file, 1, format!("`{point}` should begin with a sign such as `:i-hex:`"))
            })?;
            Ok(Point { sign: sign.to_owned(), html: self.inline(1, text)? })
        };
        Ok((self.inline(1, pitch)?, points.map(point).collect::<Result<_, _>>()?))
    }

    fn chapter(&self, raw: &RawChapter) -> Result<Chapter, TeachError> {
        let blocks = raw.blocks.iter().map(|(line, raw)| self.block(*line, raw)).collect::<Result<_, _>>()?;
        Ok(Chapter { id: raw.id.clone(), title: raw.title.clone(), marks: raw.marks.clone(), blocks })
    }

    fn block(&self, line: usize, raw: &Raw) -> Result<Block, TeachError> {
        Ok(match raw {
            Raw::Heading(id, title) => Block::Heading(id.clone(), title.clone()),
            Raw::Text(text) => Block::Text(self.checked(line, render(text, &self.numbers))?.html),
            Raw::Paragraph { id, rules, text, notes } => {
                if text.trim().is_empty() {
                    return Err(TeachError::new(self.file, line, format!("the paragraph `{id}` is empty")));
                }
                let body = self.checked(line, render(text, &self.numbers))?;
                let (mut terms, mut links) = (body.terms, body.links);
                let mut rendered = Vec::new();
                for (kind, text) in notes {
                    let note = self.checked(line, inline(text, &self.numbers))?;
                    terms.extend(note.terms);
                    links.extend(note.links);
                    rendered.push(Note { kind: *kind, html: note.html });
                }
                terms.sort();
                terms.dedup();
                Block::Paragraph(Paragraph {
                    id: id.clone(),
                    number: self.numbers[id].clone(),
                    rules: rules.clone(),
                    html: body.html,
                    notes: rendered,
                    terms,
                    links,
                })
            }
            Raw::Picture { id, title, calls, steps } => {
                let calls = calls.iter().map(|call| self.inline(line, call)).collect::<Result<_, _>>()?;
                let picture = Picture { id: id.clone(), title: title.clone(), calls };
                if *steps { Block::Steps(picture) } else { Block::Picture(picture) }
            }
            Raw::Entry { term, paragraph, text } => {
                if !self.numbers.contains_key(paragraph) {
                    let reason =
                        format!("`{term}` refers to `{paragraph}`, which is no chapter and no paragraph");
                    return Err(TeachError::new(self.file, line, reason));
                }
                let html = self.inline(line, text)?;
                Block::Entry(Entry { term: term.clone(), paragraph: paragraph.clone(), html })
            }
        })
    }
}
