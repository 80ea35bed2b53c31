//! The score sheet, dice and cards (rulebook: «Вміст гри»), read from `material/sheet.toml` and `material/cards.toml`.
//!
//! Most printed numbers of the sheet are reconstructed and all cards are ours; the files say so entry by entry. What
//! every edition must obey is checked here.

mod build;
mod file;

use tabletop::{Arg, MaterialError, MaterialFile, Message, Say};

use crate::{
    Face, Measure, Section,
    section::{BOAT_FACES, BOATS, CRAFTS, FACES, SECTIONS},
};

/// Boats of one section at most.
pub(crate) const FLEET: usize = 4;
/// Boxes of one section at most.
pub(crate) const LONGEST: usize = 15;
/// Stars of the coin track at most.
pub(crate) const STARS: usize = 32;
/// Licence levels.
pub(crate) const LEVELS: u8 = 3;
/// Marks that a captain card or the start roll makes at most.
pub(crate) const START: usize = 8;
/// Boxes of a boat section that are marked at the start.
pub(crate) const START_BOXES: usize = 3;

/// What marking a box does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Kind {
    /// Nothing.
    Plain,
    /// Activates the next licence.
    Licence,
    /// Launches the next boat.
    Boat,
    /// A boat or a licence, as the player likes.
    Choice,
    /// A private fishing phase.
    Fishing,
}

/// Points for things counted: `vp` for every `per`, at most `most`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Bonus {
    /// What is counted.
    pub counts: Measure,
    /// How many make one lot.
    pub per: u8,
    /// Points for each lot.
    pub vp: u8,
    /// No more points than this.
    pub most: u8,
}

impl Bonus {
    /// The points for so many things.
    pub fn points(&self, count: i32) -> i32 {
        (count / i32::from(self.per) * i32::from(self.vp)).min(self.most.into())
    }
}

impl Say for Bonus {
    fn say(&self) -> Message {
        Message::new("fleet-bonus")
            .with("vp", self.vp)
            .with("per", self.per)
            .with("measure", Arg::Key(self.counts.name()))
            .with("lot", self.counts.count(self.per))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CaptainCard {
    /// The boat type whose first three boxes are marked; it also names the card.
    pub boats: Section,
    pub(crate) marks: [Section; START],
    pub(crate) len: u8,
    /// The bonus at the end of the game.
    pub bonus: Bonus,
}

impl CaptainCard {
    /// The marks it makes, in order.
    pub fn marks(&self) -> &[Section] {
        &self.marks[..self.len.into()]
    }
}

/// A silver trophy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SilverCard {
    /// What is counted; it also names the card.
    pub counts: Measure,
    /// How many win it.
    pub least: u8,
}

/// An edition, checked.
#[derive(Debug)]
pub struct Material {
    pub(crate) rounds: u8,
    pub(crate) solo_rounds: u8,
    pub(crate) boat_dice: u8,
    pub(crate) town_dice: u8,
    pub(crate) faces: [u8; FACES],
    pub(crate) income: u8,
    pub(crate) three_coins: u8,
    pub(crate) die_as_coin: u8,
    pub(crate) second_licence: u8,
    pub(crate) coin_boxes: u8,
    pub(crate) stars: Vec<u8>,
    /// Stars among the first so many boxes.
    pub(crate) stars_up_to: [u8; 256],
    /// By number of fish.
    pub(crate) market: [u8; 256],
    pub(crate) lengths: [u8; SECTIONS],
    pub(crate) kinds: [[Kind; LONGEST]; SECTIONS],
    /// By section: its circles as bits, the topmost box lowest.
    pub(crate) circles: [u16; SECTIONS],
    pub(crate) boats: [u8; CRAFTS],
    pub(crate) boat_vp: [[u8; FLEET]; CRAFTS],
    pub(crate) holds: [[u8; 4]; CRAFTS],
    pub(crate) catches: [u8; CRAFTS],
    pub(crate) top_licence_vp: [u8; BOATS],
    pub(crate) shrimp_marks: [u8; 4],
    pub(crate) shrimp_stars: [u8; 4],
    pub(crate) cod_coins: [u8; 4],
    /// By level and number of boats.
    pub(crate) lobster: [[u8; 64]; 4],
    pub(crate) swordfish_stars: [u8; 4],
    pub(crate) swordfish_coins: [u8; 4],
    pub(crate) crab_vp: u8,
    pub(crate) crab_bonuses: Vec<Bonus>,
    /// The crab bonuses as bits by what they count.
    pub(crate) crab_choices: u8,
    pub(crate) building_vp: [u8; SECTIONS],
    pub(crate) box_vp: [u8; SECTIONS],
    pub(crate) salvage_uses: u8,
    pub(crate) tackle_coins: u8,
    pub(crate) cannery_coins: u8,
    pub(crate) smokehouse_coins: u8,
    pub(crate) buffet_vp: [u8; 6],
    pub(crate) picked_crosses: u8,
    pub(crate) shared_crosses: u8,
    pub(crate) joker_crosses: u8,
    pub(crate) ranks: [u8; 4],
    pub(crate) captains: Vec<CaptainCard>,
    pub(crate) trophy_vp: u8,
    pub(crate) gold: Vec<Measure>,
    pub(crate) silver: Vec<SilverCard>,
}

impl tabletop::Material for Material {
    fn load(files: &[MaterialFile<'_>]) -> Result<Material, MaterialError> {
        build::build(files)
    }
}

impl Material {
    /// What stands on the boxes of a section, from top to bottom.
    pub fn boxes(&self, section: Section) -> &[Kind] {
        &self.kinds[section.index()][..self.lengths[section.index()].into()]
    }

    /// Boats that can be launched in a section.
    pub fn boats(&self, section: Section) -> u8 {
        self.boats.get(section.index()).copied().unwrap_or(0)
    }

    /// Fish boxes of a boat, with a licence of this level.
    pub fn hold(&self, section: Section, level: u8) -> u8 {
        self.holds[section.index()][usize::from(level)]
    }

    /// Boxes of the coin track.
    pub fn coin_boxes(&self) -> u8 {
        self.coin_boxes
    }

    /// The star boxes of the coin track, counted from 1.
    pub fn stars(&self) -> &[u8] {
        &self.stars
    }

    /// Coins that the market pays for so many fish.
    pub fn market(&self, fish: u8) -> u8 {
        self.market[usize::from(fish)]
    }

    pub fn crab_bonuses(&self) -> &[Bonus] {
        &self.crab_bonuses
    }

    /// The crab bonus that counts this.
    pub fn crab_bonus(&self, counts: Measure) -> Option<&Bonus> {
        self.crab_bonuses.iter().find(|bonus| bonus.counts == counts)
    }

    /// The captain cards.
    pub fn captains(&self) -> &[CaptainCard] {
        &self.captains
    }

    /// The captain card of this boat type.
    pub fn captain(&self, boats: Section) -> Option<&CaptainCard> {
        self.captains.iter().find(|card| card.boats == boats)
    }

    pub fn trophy_points(&self) -> u8 {
        self.trophy_vp
    }

    /// What the gold trophies count.
    pub fn gold(&self) -> &[Measure] {
        &self.gold
    }

    /// The silver trophies.
    pub fn silver(&self) -> &[SilverCard] {
        &self.silver
    }

    /// The silver trophy that counts this.
    pub fn silver_card(&self, counts: Measure) -> Option<&SilverCard> {
        self.silver.iter().find(|card| card.counts == counts)
    }

    /// How many boat dice and town dice are in the box.
    pub fn dice(&self) -> (u8, u8) {
        (self.boat_dice, self.town_dice)
    }

    /// How many faces of a die show this.
    pub fn faces(&self, face: Face) -> u8 {
        self.faces[face.index()]
    }

    /// The sum over the faces of one kind of die.
    #[inline]
    pub(crate) fn die_weight(&self, boat_die: bool) -> u32 {
        let faces = if boat_die { &self.faces[..BOAT_FACES] } else { &self.faces[BOAT_FACES..] };
        faces.iter().map(|&copies| u32::from(copies)).sum()
    }

    /// The rank that so many points of the solo game reach: 0 is the highest.
    pub fn rank(&self, points: i32) -> usize {
        self.ranks.iter().position(|&least| points >= i32::from(least)).unwrap_or(self.ranks.len())
    }
}
