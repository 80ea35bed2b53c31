//! The sections of a score sheet, the faces of the dice, and what can be counted on a sheet.

use tabletop::Message;

/// Makes an enum whose values have a word in notation, a number and a message that names them.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident, $prefix:literal, $($(#[$value_doc:meta])* $value:ident = $word:literal),+ $(,)?) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
        #[repr(u8)]
        pub enum $name { $($(#[$value_doc])* $value),+ }

        impl $name {
            /// All of them in order.
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$value),+];
            /// Their words in notation and material, in the same order.
            pub const WORDS: [&'static str; [$($word),+].len()] = [$($word),+];

            /// As an index into lists.
            #[inline(always)]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The word in notation and material.
            pub const fn word(self) -> &'static str {
                $name::WORDS[self as usize]
            }

            /// The message that names it.
            pub const fn name(self) -> &'static str {
                match self { $($name::$value => concat!($prefix, $word)),+ }
            }

            /// The one with this word.
            pub fn from_word(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|it| it.word() == word)
            }
        }
    };
}

words! {
    /// A section of the sheet: five boat sections, five harbour craft, eight wharf buildings.
    Section, "fleet-section-",
    /// Boats for shrimp.
    Shrimp = "shrimp",
    /// Boats for cod.
    Cod = "cod",
    /// Boats for lobster.
    Lobster = "lobster",
    /// Boats for swordfish.
    Swordfish = "swordfish",
    /// Boats for oysters.
    Oyster = "oyster",
    /// The crab licence and boat.
    Crab = "crab",
    /// The yacht club.
    Yacht = "yacht",
    /// Research vessels.
    Research = "research",
    Barge = "barge",
    /// Inuit kayaks.
    Inuit = "inuit",
    Casino = "casino",
    /// Ama & Sons bank.
    Bank = "bank",
    /// The salvage yard.
    Salvage = "salvage",
    /// The fishing tackle shop.
    Tackle = "tackle",
    Cannery = "cannery",
    Smokehouse = "smokehouse",
    /// The fishermen's pub.
    Pub = "pub",
    /// The seafood buffet.
    Buffet = "buffet",
}

/// Sections of a sheet.
pub(crate) const SECTIONS: usize = Section::ALL.len();
/// Sections with craft: the boats and the harbour.
pub(crate) const CRAFTS: usize = 10;
/// Boat sections.
pub(crate) const BOATS: usize = 5;
/// Boat sections as bits.
pub(crate) const BOAT_BITS: u32 = 0b11111;
/// Harbour craft as bits.
pub(crate) const HARBOUR_BITS: u32 = BOAT_BITS << BOATS;
/// Buildings as bits.
pub(crate) const WHARF_BITS: u32 = 0xff << CRAFTS;

impl Section {
    /// As a bit of a set.
    #[inline(always)]
    pub(crate) const fn bit(self) -> u32 {
        1 << self as u32
    }

    /// Which part of the sheet it belongs to.
    pub const fn group(self) -> Group {
        match self as usize {
            0..BOATS => Group::Boats,
            BOATS..CRAFTS => Group::Harbour,
            _ => Group::Wharf,
        }
    }
}

/// A part of the sheet; the Captain has a token in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Group {
    /// The five boat sections.
    Boats,
    /// The five harbour craft.
    Harbour,
    /// The eight buildings.
    Wharf,
}

impl Group {
    /// Its sections in the order in which the Captain's token goes round.
    pub fn sections(self) -> &'static [Section] {
        match self {
            Group::Boats => &Section::ALL[..BOATS],
            Group::Harbour => &Section::ALL[BOATS..CRAFTS],
            Group::Wharf => &Section::ALL[CRAFTS..],
        }
    }
}

words! {
    /// What a die shows. The first six are faces of the boat die, the last three of the town die.
    Face, "fleet-face-",
    Shrimp = "shrimp",
    Cod = "cod",
    Lobster = "lobster",
    Swordfish = "swordfish",
    Oyster = "oyster",
    /// Three coins.
    Coins = "coins",
    Harbour = "harbour",
    Wharf = "wharf",
    Market = "market",
}

/// Faces of both kinds of dice.
pub(crate) const FACES: usize = Face::ALL.len();
/// Faces of the boat die.
pub(crate) const BOAT_FACES: usize = 6;

impl Face {
    /// Is it a face of the boat die?
    #[inline]
    pub const fn is_of_boat_die(self) -> bool {
        (self as usize) < BOAT_FACES
    }

    /// The boat section that it shows.
    #[inline]
    pub fn boats(self) -> Option<Section> {
        ((self as usize) < BOATS).then(|| Section::ALL[self as usize])
    }

    /// The sections in which such a die may mark without any licence, as bits.
    #[inline]
    pub(crate) const fn sections(self) -> u32 {
        match self {
            Face::Harbour => HARBOUR_BITS,
            Face::Wharf => WHARF_BITS,
            Face::Coins | Face::Market => 0,
            _ => 1 << self as u32,
        }
    }
}

words! {
    /// Something that can be counted on a sheet.
    Measure, "fleet-measure-",
    /// Fish caught.
    Fish = "fish",
    /// Launched craft, all but the yacht club.
    Boats = "boats",
    /// Active licences: every level counts one, so does the crab licence.
    Licences = "licences",
    /// Complete buildings.
    Buildings = "buildings",
    /// Marked coin boxes.
    Coins = "coins",
    /// Full boats.
    Full = "full",
    /// Licences of the third level.
    Masteries = "masteries",
}

impl Measure {
    /// The message that says how many there are.
    pub const fn counted(self) -> &'static str {
        match self {
            Measure::Fish => "fleet-count-fish",
            Measure::Boats => "fleet-count-boats",
            Measure::Licences => "fleet-count-licences",
            Measure::Buildings => "fleet-count-buildings",
            Measure::Coins => "fleet-count-coins",
            Measure::Full => "fleet-count-full",
            Measure::Masteries => "fleet-count-masteries",
        }
    }

    /// So many of them, in words.
    pub fn count(self, count: u8) -> Message {
        Message::new(self.counted()).with("count", count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_part_the_sheet() {
        for section in Section::ALL {
            assert!(section.group().sections().contains(&section), "{section:?}");
        }
        assert_eq!(BOAT_BITS | HARBOUR_BITS | WHARF_BITS, (1 << SECTIONS) - 1);
    }
}
