//! The rules of a game for people: an index beside the text, figures from real positions, a glossary.

use std::collections::BTreeMap;

use maud::{Markup, html};
use tabletop::{Info, Message};
use teach::{Block, Book, Chapter, Drawing, Entry, NoteKind, Paragraph, Picture};

use crate::{
    model::{Aid, Frame, Handbook},
    parts::{drawn, icon},
    shell,
};

/// Words that are read in a minute.
const READING: usize = 180;

/// The whole page.
pub fn handbook(frame: &Frame<'_>, model: &Handbook<'_>) -> Markup {
    let book = model.book;
    let main = html! {
        (index(frame, model))
        (bar(frame, book))
        article.rleaf {
            (opening(frame, model))
            @for (number, chapter) in (1..).zip(&book.chapters) {
                (chapter_of(frame, number, chapter, model))
            }
            p.cap { (frame.t("ui-independent")) }
        }
        div #tip .tip role="dialog" aria-labelledby="tip-title" hidden {
            h4 #tip-title tabindex="-1" {}
            p #tip-text {}
            div.row { a #tip-more { (frame.t("ui-term-more")) } a #tip-entry { (frame.t("ui-glossary")) } }
        }
        script type="module" src=(frame.files.address("learn.js")) {}
    };
    shell::sheet(frame, &book.title, "handbook", &main)
}

fn opening(frame: &Frame<'_>, model: &Handbook<'_>) -> Markup {
    let words: usize =
        model.book.paragraphs().map(|paragraph| paragraph.html.split_whitespace().count()).sum();
    let facts = Message::new("ui-handbook-facts")
        .with("players", frame.players(model.info))
        .with("minutes", i64::from(model.info.minutes))
        .with("reading", words.div_ceil(READING) as i64);
    html! {
        header.opening {
            span.pic aria-hidden="true" { (drawn(model.cover)) }
            div {
                h1 { (model.book.title) }
                p.lead { (drawn(&model.book.pitch)) }
                div.acts-row {
                    @if model.guided {
                        form method="post" action={ "/learn/" (model.info.key) } {
                            button.btn.primary type="submit" { (icon("play", 20)) (frame.t("ui-learn-by-playing")) }
                        }
                        a.btn href={ "/new/" (model.info.key) } { (icon("plus", 20)) (frame.t("ui-new-table")) }
                    } @else {
                        a.btn.primary href={ "/new/" (model.info.key) } { (icon("plus", 20)) (frame.t("ui-new-table")) }
                    }
                    @if model.puzzles > 0 {
                        a.btn href={ "/puzzles?game=" (model.info.key) } { (icon("find", 20)) (frame.t("ui-puzzles")) }
                    }
                    a.btn href={ "/rules/" (model.info.key) "/aid" } { (icon("print", 20)) (frame.t("ui-aid")) }
                    @if model.cards > 0 {
                        a.btn href={ "/rules/" (model.info.key) "/cards" } { (icon("cards", 20)) (frame.t("ui-cards")) }
                    }
                    span.cap { (frame.say(&facts)) }
                }
            }
        }
        ul.three {
            @for point in &model.book.points {
                li { (sign(&point.sign, 26)) div { (drawn(&point.html)) } }
            }
        }
    }
}

/// A line icon of the page, or a sign of a game.
fn sign(id: &str, size: u8) -> Markup {
    let (class, grid) = if id.starts_with("i-") { ("ic", "0 0 24 24") } else { ("sg", "0 0 32 32") };
    html! { svg class=(class) width=(size) height=(size) viewBox=(grid) aria-hidden="true" { use href={ "#" (id) }; } }
}

fn index(frame: &Frame<'_>, model: &Handbook<'_>) -> Markup {
    let headings = |chapter: &Chapter| -> Vec<(String, String)> {
        let heading = |block: &Block| match block {
            Block::Heading(id, title) => Some((id.clone(), title.clone())),
            _ => None,
        };
        chapter.blocks.iter().filter_map(heading).collect()
    };
    html! {
        nav #index .index aria-label=(frame.t("ui-handbook-index")) {
            div.find.scripted role="search" {
                (icon("find", 18))
                input #find type="search" aria-label=(frame.t("ui-handbook-find")) placeholder=(frame.t("ui-handbook-find"))
                    autocomplete="off" aria-controls="found" data-none=(frame.t("ui-handbook-none"))
                    data-cards=[(model.cards > 0).then(|| format!("/rules/{}/cards", model.info.key))];
                kbd aria-hidden="true" { "/" }
            }
            ol #found .found role="status" hidden {}
            ol #chapters {
                @for (number, chapter) in (1..).zip(&model.book.chapters) {
                    li {
                        a href={ "#" (chapter.id) } { b { (number) } span { (chapter.title) } }
                        @let inner = headings(chapter);
                        @if !inner.is_empty() {
                            ul.sub { @for (id, title) in &inner { li { a href={ "#" (id) } { (title) } } } }
                        }
                    }
                }
            }
            div.ways {
                @if model.cards > 0 {
                    a.btn href={ "/rules/" (model.info.key) "/cards" } {
                        (icon("cards", 18)) (frame.say(&Message::new("ui-cards-all").with("count", model.cards)))
                    }
                }
                a.btn href={ "/rules/" (model.info.key) "/aid" } { (icon("print", 18)) (frame.t("ui-aid-page")) }
            }
        }
    }
}

/// On a phone: which chapter one reads, how far one has come, and the way to the next one.
fn bar(frame: &Frame<'_>, book: &Book) -> Markup {
    html! {
        div #chapbar .chapbar.scripted {
            a #chap-back .btn.quiet.icon href="#main" aria-label=(frame.t("ui-chapter-back")) { (icon("left", 20)) }
            button #chap-name .btn.quiet type="button" aria-expanded="false" aria-controls="index" {
                span { "1 " (book.chapters.first().map_or("", |chapter| &chapter.title)) }
                (icon("menu", 18))
            }
            a #chap-next .btn.quiet.icon href="#main" aria-label=(frame.t("ui-chapter-next")) { (icon("right", 20)) }
            progress #chap-far max="100" value="0" aria-hidden="true" {}
        }
    }
}

fn chapter_of(frame: &Frame<'_>, number: usize, chapter: &Chapter, model: &Handbook<'_>) -> Markup {
    let entries: Vec<&Entry> = chapter
        .blocks
        .iter()
        .filter_map(|block| if let Block::Entry(entry) = block { Some(entry) } else { None })
        .collect();
    html! {
        section.chap id=(chapter.id) aria-labelledby={ "t-" (chapter.id) } {
            h2 { b { (number) } span id={ "t-" (chapter.id) } { (chapter.title) } }
            @for block in &chapter.blocks {
                @match block {
                    Block::Heading(id, title) => h3 id=(id) { (title) },
                    Block::Paragraph(paragraph) => (paragraph_of(frame, paragraph)),
                    Block::Text(text) => div.tx { (drawn(text)) },
                    Block::Picture(picture) => (figure(picture, model.drawings)),
                    Block::Steps(picture) => (walk(frame, picture, model.drawings)),
                    Block::Entry(_) => {},
                }
            }
            @if !entries.is_empty() {
                dl.entries-list { @for entry in entries { (entry_of(frame, model.book, entry)) } }
            }
        }
    }
}

fn paragraph_of(frame: &Frame<'_>, paragraph: &Paragraph) -> Markup {
    html! {
        div.tm {
            div.tx.para id=(paragraph.id) {
                a.no href={ "#" (paragraph.id) } { (paragraph.number) }
                (drawn(&paragraph.html))
            }
            @if !paragraph.notes.is_empty() {
                div {
                    @for note in &paragraph.notes {
                        @let (class, word) = match note.kind {
                            NoteKind::Overlooked => ("aside slip", "ui-note-overlooked"),
                            NoteKind::Reconstructed => ("aside", "ui-note-reconstructed"),
                            NoteKind::Tip => ("aside", "ui-note-tip"),
                        };
                        div role="note" class=(class) {
                            @if note.kind == NoteKind::Reconstructed {
                                span.ours { (icon("info", 14)) (frame.t(word)) }
                            } @else {
                                small.cap { (frame.t(word)) }
                            }
                            p { (drawn(&note.html)) }
                        }
                    }
                }
            }
        }
    }
}

fn entry_of(frame: &Frame<'_>, book: &Book, entry: &Entry) -> Markup {
    let number = book.find(&entry.paragraph).map_or(String::new(), |(chapter, paragraph)| match paragraph {
        Some(paragraph) => paragraph.number.clone(),
        None => chapter.title.clone(),
    });
    html! {
        div.entry-line id={ "term-" (entry.term) } data-more=(entry.paragraph) {
            dd { (drawn(&entry.html)) }
            dd {
                a href={ "#" (entry.paragraph) } {
                    (frame.say(&Message::new("ui-term-see").with("number", number)))
                }
            }
        }
    }
}

/// The drawing, and beside it what its numbers say.
fn figure(picture: &Picture, drawings: &BTreeMap<String, Vec<Drawing>>) -> Markup {
    html! {
        figure.fig id={ "fig-" (picture.id) } .bare[picture.calls.is_empty()] {
            @if let Some(drawing) = drawings.get(&picture.id).and_then(|views| views.first()) { (stage(drawing)) }
            figcaption {
                b { (picture.title) }
                @if !picture.calls.is_empty() { (calls(picture)) }
            }
        }
    }
}

fn calls(picture: &Picture) -> Markup {
    html! {
        ol.calls {
            @for (number, call) in (1..).zip(&picture.calls) {
                li data-call=(number) { i aria-hidden="true" { (number) } span { (drawn(call)) } }
            }
        }
    }
}

/// A drawing that cannot be played with.
fn stage(drawing: &Drawing) -> Markup {
    html! { div.stage data-place-pins[drawing.pinned] inert { (drawn(&drawing.html)) } }
}

/// An example in steps: all of them below each other, or with a script one at a time.
fn walk(frame: &Frame<'_>, picture: &Picture, drawings: &BTreeMap<String, Vec<Drawing>>) -> Markup {
    let none = Vec::new();
    let views = drawings.get(&picture.id).unwrap_or(&none);
    html! {
        figure.fig.walk id={ "fig-" (picture.id) } tabindex="0" aria-roledescription=(frame.t("ui-walk")) aria-label=(picture.title) {
            ol.walk-steps {
                @for (number, (drawing, call)) in (1..).zip(views.iter().zip(&picture.calls)) {
                    li id={ "fig-" (picture.id) "-" (number) } {
                        (stage(drawing))
                        div.told {
                            p.cap { (picture.title) }
                            p.step { i aria-hidden="true" { (number) } span { (drawn(call)) } }
                        }
                    }
                }
            }
            div.wknobs.scripted {
                button.btn type="button" data-walk="back" { (icon("left", 18)) span { (frame.t("ui-walk-back")) } }
                span.dots {
                    @for number in 1..=views.len() {
                        button type="button" data-walk=(number)
                            aria-label=(frame.say(&Message::new("ui-walk-step").with("number", number).with("count", views.len()))) {
                            (number)
                        }
                    }
                }
                button.btn type="button" data-walk="next" { span { (frame.t("ui-walk-next")) } (icon("right", 18)) }
            }
        }
    }
}

/// The player aid: one printed page.
pub fn aid(frame: &Frame<'_>, model: &Aid<'_>) -> Markup {
    let title = format!("{}: {}", frame.game(model.info), frame.t("ui-aid"));
    let main = html! {
        p.aid-ways {
            a.btn href={ "/rules/" (model.info.key) } { (icon("book", 18)) (frame.t("ui-rules")) }
            button.btn.scripted type="button" data-print="" { (icon("print", 18)) (frame.t("ui-print")) }
        }
        article.aid {
            header { h1 { (model.aid.title) } p { (drawn(&model.aid.pitch)) } }
            div.aid-cols {
                @for chapter in &model.aid.chapters {
                    section id=(chapter.id) .wide[chapter.marks.iter().any(|mark| mark == "wide")] {
                        h2 { (chapter.title) }
                        @for block in &chapter.blocks {
                            @match block {
                                Block::Text(text) => (drawn(text)),
                                Block::Picture(picture) => (figure(picture, model.drawings)),
                                Block::Paragraph(paragraph) => (drawn(&paragraph.html)),
                                _ => {},
                            }
                        }
                    }
                }
            }
            footer { span { "Naust · " (frame.t("ui-aid-own")) } span { "/rules/" (model.info.key) } }
        }
        script type="module" src=(frame.files.address("learn.js")) {}
    };
    shell::sheet(frame, &title, "aid-page", &main)
}

/// Where an explanation of a message or a target is found, in the rules and, with a script, beside the table.
pub(crate) fn about(info: &Info, what: &str) -> String {
    format!("/rules/{}/about/{what}", info.key)
}

/// The rules beside a table, empty and closed: a script fills it with what is asked about.
pub(crate) fn panel(frame: &Frame<'_>) -> Markup {
    html! {
        aside #beside .beside aria-labelledby="beside-title" tabindex="-1" data-word=(frame.t("ui-rules-why")) hidden {
            header {
                button #beside-back .btn.quiet.icon type="button" aria-label=(frame.t("ui-walk-back")) { (icon("left", 20)) }
                h2 #beside-title { (frame.t("ui-rules")) }
                button #beside-close .btn.quiet.icon type="button" aria-label=(frame.t("ui-close")) { (icon("cross", 20)) }
            }
            p #beside-why .why-now hidden {}
            div #beside-body {}
            p #beside-failed .complaint hidden { (icon("info", 20)) span { (frame.t("ui-rules-failed")) } }
        }
        script type="module" src=(frame.files.address("learn.js")) {}
    }
}

/// A paragraph beside a table: what the panel shows of it.
pub fn excerpt(
    frame: &Frame<'_>,
    info: &Info,
    book: &Book,
    anchor: &str,
    drawings: &BTreeMap<String, Vec<Drawing>>,
) -> Option<Markup> {
    let (chapter, asked) = book.find(anchor)?;
    let number = 1 + book.chapters.iter().position(|other| other.id == chapter.id)?;
    // Around what was asked: the paragraphs of the same heading, and the figures between them.
    let inner = chapter.blocks.iter().filter(|block| !matches!(block, Block::Entry(_)));
    Some(html! {
        header.panel-head {
            p.cap { a href={ "/rules/" (info.key) "#" (chapter.id) } target="_blank" { (number) " " (chapter.title) } }
            h2 { (chapter.title) }
        }
        @for block in inner {
            @match block {
                Block::Heading(_, title) => h3 { (title) },
                Block::Paragraph(paragraph) => {
                    div.tx.para.asked[asked.is_some_and(|asked| asked.id == paragraph.id)] data-para=(paragraph.id) {
                        a.no href={ "/rules/" (info.key) "#" (paragraph.id) } target="_blank" { (paragraph.number) }
                        (drawn(&paragraph.html))
                        @for note in &paragraph.notes { p.cap { (drawn(&note.html)) } }
                    }
                },
                Block::Text(text) => div.tx { (drawn(text)) },
                Block::Picture(picture) => (figure(picture, drawings)),
                Block::Steps(picture) => (walk(frame, picture, drawings)),
                Block::Entry(_) => {},
            }
        }
        p.panel-foot {
            a.btn.small href={ "/rules/" (info.key) "#" (anchor) } target="_blank" {
                (icon("book", 18)) (frame.t("ui-rules-whole")) span.vh { " " (frame.t("ui-new-tab")) }
            }
        }
    })
}
