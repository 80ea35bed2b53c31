//! The files by which a game is taught, as its drawing brings them along.

/// Texts, player aids, figures and records of a game, compiled in.
#[derive(Clone, Copy, Debug)]
pub struct Teaching {
    /// The rules for people: language code and Markdown.
    pub texts: &'static [(&'static str, &'static str)],
    /// The player aid: language code and Markdown.
    pub aids: &'static [(&'static str, &'static str)],
    /// `figures.toml`.
    pub figures: &'static str,
    /// `links.toml`.
    pub links: &'static str,
    /// Names and texts of the records that figures show.
    pub records: &'static [(&'static str, &'static str)],
    /// `guide.toml`: the stops of the guided first game.
    pub guide: &'static str,
    /// What is said there: language code and `guide.<lang>.toml`.
    pub guide_texts: &'static [(&'static str, &'static str)],
    /// `puzzles.jsonl` of the folder `puzzles` beside this one: a puzzle a line.
    pub puzzles: &'static str,
    /// `tables.toml`: what the form for a new table offers.
    pub tables: &'static str,
}

impl Teaching {
    /// Nothing: the page falls back on [`crate::Board::primer`].
    pub const NONE: Teaching = Teaching {
        texts: &[],
        aids: &[],
        figures: "",
        links: "",
        records: &[],
        guide: "",
        guide_texts: &[],
        puzzles: "",
        tables: "",
    };
}

/// The files of a folder `teach`, named from the file that calls this: texts and aids of three languages, figures, links,
/// and the records named.
#[macro_export]
macro_rules! teaching {
    ($folder:literal, [$($record:literal),* $(,)?]) => {
        $crate::Teaching {
            texts: &[
                ("en", include_str!(concat!($folder, "/en.md"))),
                ("ru", include_str!(concat!($folder, "/ru.md"))),
                ("uk", include_str!(concat!($folder, "/uk.md"))),
            ],
            aids: &[
                ("en", include_str!(concat!($folder, "/aid.en.md"))),
                ("ru", include_str!(concat!($folder, "/aid.ru.md"))),
                ("uk", include_str!(concat!($folder, "/aid.uk.md"))),
            ],
            figures: include_str!(concat!($folder, "/figures.toml")),
            links: include_str!(concat!($folder, "/links.toml")),
            records: &[$(($record, include_str!(concat!($folder, "/", $record, ".play")))),*],
            guide: include_str!(concat!($folder, "/guide.toml")),
            guide_texts: &[
                ("en", include_str!(concat!($folder, "/guide.en.toml"))),
                ("ru", include_str!(concat!($folder, "/guide.ru.toml"))),
                ("uk", include_str!(concat!($folder, "/guide.uk.toml"))),
            ],
            puzzles: include_str!(concat!($folder, "/../puzzles/puzzles.jsonl")),
            tables: include_str!(concat!($folder, "/tables.toml")),
        }
    };
}
