//! Rune stones.

use std::fmt;

/// A kind of rune.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[repr(u8)]
pub enum Rune {
    /// A viking beside it scores.
    Strength,
    /// A viking on its water scores.
    Water,
    /// Who has most vikings round it scores.
    Friendship,
    /// Carries a viking over water.
    Journey,
    /// Carries a viking over mountains.
    Horse,
    /// Carries a viking over an empty cell.
    Wisdom,
    /// Own vikings beside the house on it score.
    Home,
    /// Moves a house; deluxe edition only.
    Secret,
}

impl Rune {
    /// All runes, in the order of the setup option.
    pub const ALL: [Rune; 8] = [
        Rune::Strength,
        Rune::Water,
        Rune::Friendship,
        Rune::Journey,
        Rune::Horse,
        Rune::Wisdom,
        Rune::Home,
        Rune::Secret,
    ];

    /// The word in setups and material files.
    pub const fn word(self) -> &'static str {
        ["strength", "water", "friendship", "journey", "horse", "wisdom", "home", "secret"][self as usize]
    }

    /// Reads the word.
    pub fn from_word(word: &str) -> Option<Rune> {
        Rune::ALL.into_iter().find(|rune| rune.word() == word)
    }

    /// The message that names it.
    pub const fn name(self) -> &'static str {
        [
            "fjords-rune-strength",
            "fjords-rune-water",
            "fjords-rune-friendship",
            "fjords-rune-journey",
            "fjords-rune-horse",
            "fjords-rune-wisdom",
            "fjords-rune-home",
            "fjords-rune-secret",
        ][self as usize]
    }

    /// Does each player get one to use, rather than a marked hex?
    pub const fn is_personal(self) -> bool {
        self as u8 >= Rune::Journey as u8
    }
}

/// A set of rune kinds.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Runes(u8);

impl Runes {
    pub const NONE: Runes = Runes(0);

    /// Is `rune` in the set?
    #[inline]
    pub const fn contains(self, rune: Rune) -> bool {
        self.0 >> rune as u8 & 1 == 1
    }

    /// This set and `rune`.
    #[must_use]
    pub const fn with(self, rune: Rune) -> Runes {
        Runes(self.0 | 1 << rune as u8)
    }

    /// This set without `rune`.
    #[must_use]
    pub const fn without(self, rune: Rune) -> Runes {
        Runes(self.0 & !(1 << rune as u8))
    }

    /// No rune at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The runes that each player gets one of.
    #[must_use]
    pub fn personal(self) -> Runes {
        self.iter().filter(|rune| rune.is_personal()).collect()
    }

    /// In the order of [`Rune::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Rune> {
        Rune::ALL.into_iter().filter(move |&rune| self.contains(rune))
    }
}

impl FromIterator<Rune> for Runes {
    fn from_iter<T: IntoIterator<Item = Rune>>(runes: T) -> Runes {
        runes.into_iter().fold(Runes::NONE, Runes::with)
    }
}

impl fmt::Debug for Runes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
