//! What is moved: the kinds of records and their columns. Whoever adds a table to the stores adds it here.

/// How the values of a column are written as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Text,
    Number,
    /// 1 or 0.
    Flag,
    /// In hexadecimal.
    Bytes,
    /// A fraction, as the hexadecimal digits of its bits: text might round it.
    Fraction,
    /// One letter, which SQLite may keep as a word that begins with it.
    Letter,
}

/// Records of one kind.
pub struct Part {
    /// The name of the table in both stores.
    pub name: &'static str,
    pub columns: &'static [(&'static str, Kind)],
    /// What SQLite reads them from.
    pub from: &'static str,
    /// In which order, so that nothing comes before what it refers to.
    pub order: &'static str,
}

use Kind::{Bytes, Flag, Fraction, Letter, Number, Text};

/// In an order in which nothing comes before what it refers to, but for tables and their rematches.
pub const PARTS: &[Part] = &[
    Part {
        name: "visitors",
        columns: &[("id", Text), ("name", Text), ("created", Number), ("owner", Text)],
        from: "visitors",
        // People come before their programs.
        order: "owner IS NOT NULL",
    },
    Part {
        name: "sessions",
        columns: &[
            ("token_hash", Bytes),
            ("visitor", Text),
            ("created", Number),
            ("seen", Number),
            ("device", Text),
        ],
        from: "sessions",
        order: "1",
    },
    Part {
        name: "accounts",
        columns: &[
            ("visitor", Text),
            ("login", Text),
            ("password", Text),
            ("words", Bytes),
            ("created", Number),
        ],
        from: "accounts",
        order: "1",
    },
    Part {
        name: "seat_links",
        columns: &[("code_hash", Bytes), ("visitor", Text), ("until", Number)],
        from: "seat_links",
        order: "1",
    },
    Part {
        name: "attempts",
        columns: &[("who", Bytes), ("window", Number), ("count", Number)],
        from: "attempts",
        order: "1",
    },
    Part {
        name: "editions",
        columns: &[("hash", Text), ("game", Text), ("name", Text), ("files", Text)],
        from: "editions",
        order: "1",
    },
    Part {
        name: "tables",
        columns: &[
            ("number", Number),
            ("id", Text),
            ("name", Text),
            ("game", Text),
            ("setup", Text),
            ("rules", Number),
            ("edition", Text),
            ("edition_hash", Text),
            ("seed", Bytes),
            ("host", Text),
            ("public", Flag),
            ("invite", Text),
            ("created", Number),
            ("begun", Number),
            ("ended", Number),
            ("turn", Text),
            ("rematch", Text),
            ("due", Number),
            ("stand_in", Flag),
            ("purpose", Text),
            ("terms", Text),
        ],
        from: "tables JOIN turns ON table_number = number",
        order: "1",
    },
    Part {
        name: "seats",
        columns: &[("table_id", Text), ("seat", Number), ("visitor", Text), ("level", Text), ("name", Text)],
        from: "seats",
        order: "1",
    },
    Part {
        name: "journal",
        columns: &[
            ("table_number", Number),
            ("seq", Number),
            ("kind", Letter),
            ("who", Letter),
            ("text", Text),
            ("at", Number),
            ("key", Text),
            ("digest", Number),
        ],
        from: "journal",
        order: "1",
    },
    Part {
        name: "analyses",
        columns: &[("table_id", Text), ("found", Text), ("at", Number)],
        from: "analyses",
        order: "1",
    },
    Part {
        name: "archives",
        columns: &[("table_id", Text), ("kept", Bytes), ("at", Number)],
        from: "archives",
        order: "1",
    },
    Part {
        name: "ranks",
        columns: &[
            ("table_id", Text),
            ("visitor", Text),
            ("game", Text),
            ("before", Number),
            ("rank", Number),
            ("at", Number),
        ],
        from: "ranks",
        order: "1",
    },
    Part {
        name: "openings",
        columns: &[("visitor", Text), ("key", Text), ("digest", Number), ("table_id", Text)],
        from: "openings",
        order: "1",
    },
    Part {
        name: "puzzle_answers",
        columns: &[
            ("visitor", Text),
            ("game", Text),
            ("puzzle", Text),
            ("table_id", Text),
            ("is_right", Flag),
            ("at", Number),
        ],
        from: "puzzle_answers",
        order: "1",
    },
    Part {
        name: "talk",
        columns: &[
            ("table_number", Number),
            ("n", Number),
            ("at", Number),
            ("visitor", Text),
            ("name", Text),
            ("seat", Number),
            ("phrase", Flag),
            ("text", Text),
            ("reported", Flag),
            ("removed", Flag),
        ],
        from: "talk",
        order: "1",
    },
    Part { name: "mutes", columns: &[("visitor", Text), ("muted", Text)], from: "mutes", order: "1" },
    Part {
        name: "results",
        columns: &[
            ("table_id", Text),
            ("seat", Number),
            ("visitor", Text),
            ("level", Text),
            ("place", Number),
            ("points", Number),
        ],
        from: "results",
        order: "1",
    },
    Part {
        name: "ratings",
        columns: &[
            ("game", Text),
            ("who", Text),
            ("n", Number),
            ("table_id", Text),
            ("at", Number),
            ("rating", Fraction),
            ("uncertainty", Fraction),
        ],
        from: "ratings",
        order: "1",
    },
    Part {
        name: "orders",
        columns: &[("kind", Text), ("about", Text), ("said", Text), ("at", Number), ("until", Number)],
        from: "orders",
        order: "1",
    },
    Part {
        name: "records",
        columns: &[("table_id", Text), ("packed", Bytes), ("at", Number)],
        from: "records",
        order: "1",
    },
    Part {
        name: "tournaments",
        columns: &[("id", Text), ("created", Number), ("due", Number), ("version", Number), ("text", Text)],
        from: "tournaments",
        order: "1",
    },
    Part {
        name: "hooks",
        columns: &[("visitor", Text), ("url", Text), ("secret", Text)],
        from: "hooks",
        order: "1",
    },
    Part {
        name: "calls",
        columns: &[
            ("n", Number),
            ("visitor", Text),
            ("table_id", Text),
            ("seq", Number),
            ("due", Number),
            ("tries", Number),
        ],
        from: "calls",
        order: "1",
    },
];

impl Part {
    /// A list with one item for each column.
    pub fn list(&self, item: impl Fn(usize, &str, Kind) -> String) -> String {
        let items = self.columns.iter().enumerate().map(|(index, (name, kind))| item(index, name, *kind));
        items.collect::<Vec<_>>().join(", ")
    }
}

/// A fraction's digits.
pub fn digits(fraction: f64) -> String {
    format!("{:016x}", fraction.to_bits())
}

/// The fraction of these digits.
pub fn fraction(digits: &str) -> Option<f64> {
    u64::from_str_radix(digits, 16).ok().map(f64::from_bits)
}
