//! A text as the page shows it: HTML by paragraph, with numbers and anchors.

/// The rules of a game in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// "How to play", with the name of the game.
    pub title: String,
    /// What it is about, in one paragraph of HTML.
    pub pitch: String,
    /// What the players of figures are called, in the order of their seats.
    pub seats: Vec<String>,
    /// What a beginner must understand.
    pub points: Vec<Point>,
    /// Everything else.
    pub chapters: Vec<Chapter>,
}

/// Something a beginner must understand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    /// Id of a symbol.
    pub sign: String,
    /// HTML: a heading in bold, then a sentence or two.
    pub html: String,
}

/// A chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its anchor.
    pub id: String,
    /// Its name, plain text.
    pub title: String,
    /// Words after the anchor in its heading, such as `wide`.
    pub marks: Vec<String>,
    /// What stands in it.
    pub blocks: Vec<Block>,
}

/// Part of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A heading inside the chapter: anchor and plain text.
    Heading(String, String),
    /// A numbered paragraph, with whatever lists and tables belong to it.
    Paragraph(Paragraph),
    /// Text without a number, HTML: only player aids have it.
    Text(String),
    /// A figure.
    Picture(Picture),
    /// A figure told in steps.
    Steps(Picture),
    /// An entry of the glossary.
    Entry(Entry),
}

/// A numbered paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// Its anchor.
    pub id: String,
    /// "4.2".
    pub number: String,
    /// The statements of `RULES.md` it teaches; not shown.
    pub rules: Vec<String>,
    /// HTML.
    pub html: String,
    /// Notes in the margin.
    pub notes: Vec<Note>,
    /// Glossary terms it refers to.
    pub terms: Vec<String>,
    /// Anchors it refers to.
    pub links: Vec<String>,
}

/// A note in the margin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What kind of note.
    pub kind: NoteKind,
    /// HTML.
    pub html: String,
}

/// Kinds of notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// `[!overlooked]`: people often play this wrong.
    Overlooked,
    /// `[!reconstructed]`: not known from the printed game.
    Reconstructed,
    /// `[!tip]`: how to play well.
    Tip,
}

/// The words of a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Its name in `figures.toml` and its anchor, `fig-…`.
    pub id: String,
    /// Plain text.
    pub title: String,
    /// What each pin, or each step, says: HTML.
    pub calls: Vec<String>,
}

/// An entry of the glossary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its name in links, `term:row`; its anchor is `term-row`.
    pub term: String,
    /// The paragraph that tells more.
    pub paragraph: String,
    /// HTML: the word in bold, then what it means.
    pub html: String,
}

impl Book {
    /// Every numbered paragraph.
    pub fn paragraphs(&self) -> impl Iterator<Item = &Paragraph> {
        self.blocks().filter_map(|block| match block {
            Block::Paragraph(paragraph) => Some(paragraph),
            _ => None,
        })
    }

    /// Every figure, those in steps included.
    pub fn pictures(&self) -> impl Iterator<Item = &Picture> {
        self.blocks().filter_map(|block| match block {
            Block::Picture(picture) | Block::Steps(picture) => Some(picture),
            _ => None,
        })
    }

    /// Every entry of the glossary.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.blocks().filter_map(|block| match block {
            Block::Entry(entry) => Some(entry),
            _ => None,
        })
    }

    /// The chapter in which an anchor lies, with the paragraph if it is one.
    pub fn find(&self, name: &str) -> Option<(&Chapter, Option<&Paragraph>)> {
        let anchor = crate::anchor(name);
        self.chapters.iter().find_map(|chapter| {
            if chapter.id == anchor {
                return Some((chapter, None));
            }
            chapter.blocks.iter().find_map(|block| match block {
                Block::Paragraph(paragraph) if paragraph.id == anchor => Some((chapter, Some(paragraph))),
                Block::Heading(id, _) if *id == anchor => Some((chapter, None)),
                _ => None,
            })
        })
    }

    fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.chapters.iter().flat_map(|chapter| &chapter.blocks)
    }
}
