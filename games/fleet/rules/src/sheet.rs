//! A player's score sheet, and what can be read off it.

use crate::{
    Material, Measure, Section,
    material::{FLEET, LEVELS},
    section::{BOAT_BITS, BOATS, CRAFTS, SECTIONS},
};

/// What a player has marked, and what the Captain has crossed out on the same sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sheet {
    /// Sections in which the player may mark a box, as bits.
    pub open: u32,
    /// Stars of the coin track that the Captain has blocked, as bits.
    pub blocked: u32,
    /// Boxes marked from the top.
    pub marked: [u8; SECTIONS],
    /// Boxes crossed from the bottom.
    pub crossed: [u8; SECTIONS],
    /// Craft launched.
    pub launched: [u8; CRAFTS],
    /// Fish on each of them.
    pub fish: [[u8; FLEET]; CRAFTS],
    /// Licence levels.
    pub licences: [u8; BOATS],
    /// Complete buildings, as bits from the casino on.
    pub complete: u8,
    /// The last coin box marked.
    pub coins: u8,
    /// Stars earned and not yet used.
    pub stars: u8,
    /// Buffet hexes, as bits.
    pub hexes: u8,
    /// Salvage ticks used.
    pub salvaged: u8,
    /// All fish.
    pub caught: u8,
    /// Is the crab licence active?
    pub crab: bool,
    /// The crab bonus chosen.
    pub bonus: Option<Measure>,
    /// The captain card, named by its boat type.
    pub captain: Option<Section>,
}

impl Sheet {
    /// Nothing marked yet.
    pub(crate) const BLANK: Sheet = Sheet {
        open: (1 << SECTIONS) - 1,
        blocked: 0,
        marked: [0; SECTIONS],
        crossed: [0; SECTIONS],
        launched: [0; CRAFTS],
        fish: [[0; FLEET]; CRAFTS],
        licences: [0; BOATS],
        complete: 0,
        coins: 0,
        stars: 0,
        hexes: 0,
        salvaged: 0,
        caught: 0,
        crab: false,
        bonus: None,
        captain: None,
    };

    /// Is every box of a building marked?
    #[inline]
    pub fn is_complete(&self, building: Section) -> bool {
        self.complete >> (building as u8 - CRAFTS as u8) & 1 == 1
    }

    /// The licence level of a boat section.
    #[inline]
    pub fn level(&self, section: Section) -> usize {
        self.licences[section.index()].into()
    }

    /// Boat sections in which the player may mark a box, as bits.
    #[inline]
    pub fn open_boats(&self) -> u32 {
        self.open & BOAT_BITS
    }

    /// Boxes neither marked nor crossed.
    #[inline]
    pub fn free(&self, material: &Material, section: Section) -> u8 {
        let at = section.index();
        material.lengths[at] - self.marked[at] - self.crossed[at]
    }

    /// Has the Captain taken circles of this section and left none? Such a section is closed to the player, though it
    /// need not be full (R-C2). Buildings have no circles and close only when they are full.
    pub fn is_closed(&self, material: &Material, section: Section) -> bool {
        let at = section.index();
        if self.crossed[at] == 0 {
            return false;
        }
        let end = material.lengths[at] - self.crossed[at];
        let below_end = (1u16 << end) - 1;
        let taken = material.circles[at] & !below_end;
        let left = material.circles[at] & below_end & !((1u16 << self.marked[at]) - 1);
        taken != 0 && left == 0
    }

    /// Notes anew whether the player may mark a box of this section.
    #[inline]
    pub(crate) fn look_at(&mut self, material: &Material, section: Section) {
        if self.free(material, section) == 0 || self.is_closed(material, section) {
            self.open &= !section.bit();
        }
    }

    /// Launched craft, all but the yacht club.
    #[inline]
    pub fn boats(&self) -> u8 {
        self.launched.iter().sum()
    }

    /// Fish boxes of a craft of this section; those of oyster boats grow with the licence.
    #[inline]
    pub fn hold(&self, material: &Material, at: usize) -> u8 {
        let level = if at < BOATS { self.licences[at] } else { 0 };
        material.holds[at][usize::from(level)]
    }

    /// Boats whose fish boxes are all marked; a craft without fish boxes is never full.
    pub fn full(&self, material: &Material) -> u8 {
        let mut full = 0;
        for at in 0..CRAFTS {
            let hold = self.hold(material, at);
            if hold > 0 {
                let launched = &self.fish[at][..self.launched[at].into()];
                full += launched.iter().filter(|&&fish| fish >= hold).count() as u8;
            }
        }
        full
    }

    /// Coin boxes marked: those the Captain blocked were skipped.
    pub fn coin_boxes(&self, material: &Material) -> u8 {
        let skipped = u32::from(material.stars_up_to[usize::from(self.coins)]);
        self.coins - (self.blocked & ((1u64 << skipped) - 1) as u32).count_ones() as u8
    }

    /// How many of something the sheet shows.
    pub fn count(&self, material: &Material, measure: Measure) -> u8 {
        match measure {
            Measure::Fish => self.caught,
            Measure::Boats => self.boats(),
            Measure::Licences => self.licences.iter().sum::<u8>() + u8::from(self.crab),
            Measure::Buildings => self.complete.count_ones() as u8,
            Measure::Coins => self.coin_boxes(material),
            Measure::Full => self.full(material),
            Measure::Masteries => self.licences.iter().filter(|&&level| level == LEVELS).count() as u8,
        }
    }
}
