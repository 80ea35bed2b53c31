//! Kinds of fish and beast, and the resource cards that show them (rulebook: "Состав игры").

use std::fmt;

/// What can be caught.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Kind {
    /// Сёмга.
    Salmon,
    /// Камбала.
    Flounder,
    /// Сельдь.
    Herring,
    /// Треска.
    Cod,
    /// Тюлень.
    Seal,
}

impl Kind {
    /// All kinds in the order of the cards.
    pub const ALL: [Kind; 5] = [Kind::Salmon, Kind::Flounder, Kind::Herring, Kind::Cod, Kind::Seal];
    /// Their words in notation and in material files.
    pub(crate) const WORDS: [&'static str; 5] = ["salmon", "flounder", "herring", "cod", "seal"];

    /// As an index into lists by kind.
    #[inline(always)]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The word in notation and in material files.
    pub fn word(self) -> &'static str {
        Kind::WORDS[self.index()]
    }

    /// The kind of a word.
    pub fn from_word(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// The message that names it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Salmon => "pomory-kind-salmon",
            Kind::Flounder => "pomory-kind-flounder",
            Kind::Herring => "pomory-kind-herring",
            Kind::Cod => "pomory-kind-cod",
            Kind::Seal => "pomory-kind-seal",
        }
    }
}

/// How many different resource cards there are: five kinds, each with value 1 and 2.
pub(crate) const RESOURCES: usize = 10;

/// A resource card: a kind and a value of 1 or 2. Written `herring2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Resource(u8);

impl Resource {
    /// The card of this kind and value.
    ///
    /// # Panics
    /// If the value is neither 1 nor 2.
    pub const fn new(kind: Kind, value: u8) -> Resource {
        assert!(value == 1 || value == 2, "resource cards show 1 or 2");
        Resource(kind as u8 * 2 + value - 1)
    }

    /// The card with this number.
    #[inline(always)]
    pub(crate) const fn from_index(index: usize) -> Resource {
        Resource(index as u8)
    }

    /// As an index into lists by card.
    #[inline(always)]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// What it shows.
    #[inline(always)]
    pub fn kind(self) -> Kind {
        Kind::ALL[(self.0 / 2) as usize % 5]
    }

    /// How much of it: 1 or 2.
    #[inline(always)]
    pub fn value(self) -> u8 {
        self.0 % 2 + 1
    }
}

impl fmt::Display for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind().word(), self.value())
    }
}

impl fmt::Debug for Resource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Resource {
    /// As its kind and value: `{"kind": "herring", "value": 2}`.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct as _;
        let mut card = serializer.serialize_struct("Resource", 2)?;
        card.serialize_field("kind", &self.kind())?;
        card.serialize_field("value", &self.value())?;
        card.end()
    }
}
