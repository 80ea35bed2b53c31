//! What a player reckons with, read off the state without making a view: for bots.

use tabletop::Seat;

use crate::{Ask, Face, Fleet, Material, Section, Stage, action, sheet::Sheet};

impl Fleet {
    /// The material in play.
    pub fn material(&self) -> &'static Material {
        self.material.0
    }

    /// How many play.
    #[inline]
    pub fn seat_count(&self) -> u8 {
        self.seats
    }

    /// How far the game is.
    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// What is asked now.
    #[inline]
    pub fn ask(&self) -> Ask {
        self.ask
    }

    /// Whose turn it is, also while luck decides for that turn.
    #[inline]
    pub fn seat_to_act(&self) -> Seat {
        self.seat
    }

    /// Rounds that are not over yet.
    #[inline]
    pub fn rounds_to_come(&self) -> u8 {
        if self.stage == Stage::Over { 0 } else { self.rounds() + 1 - self.round.max(1) }
    }

    /// Fishing phases that are still to come.
    pub fn fishing_to_come(&self) -> u8 {
        if self.stage == Stage::Over {
            return 0;
        }
        let (round, rounds) = (self.round.max(1), self.rounds());
        let done = self.round > 0 && (self.town || self.stage >= Stage::Catch);
        rounds / 2 - (round - 1) / 2 - u8::from(done && round.is_multiple_of(2))
    }

    /// Is the boat phase of this round still to come or going on?
    pub fn is_before_town(&self) -> bool {
        !self.town
    }

    /// What a seat has marked.
    #[inline]
    pub fn sheet_of(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// The coins of a seat's next income.
    pub fn next_income(&self, seat: Seat) -> u8 {
        self.income_of(self.sheet_of(seat))
    }

    /// What the market would pay a seat now.
    pub fn market_would_pay(&self, seat: Seat) -> u8 {
        self.market_pays(self.sheet_of(seat))
    }

    /// The die in use, while its use is asked.
    pub fn die_in_use(&self) -> Option<Face> {
        (self.ask == Ask::Use).then_some(self.die.face)
    }

    /// Sections that the seat whose turn it is may mark now, as bits by [`Section::index`].
    #[inline]
    pub fn sections_to_mark(&self) -> u32 {
        (self.allowed() >> action::MARK) as u32 & ((1 << Section::ALL.len()) - 1)
    }
}

impl Material {
    /// Fish that a boat of this section catches in a fishing phase.
    pub fn catch(&self, section: Section) -> u8 {
        self.catches[section.index()]
    }

    /// Points of the `nth` boat of a section, counted from 0.
    pub fn boat_points(&self, section: Section, nth: u8) -> u8 {
        self.boat_vp[section.index()].get(usize::from(nth)).copied().unwrap_or(0)
    }

    /// Points of a boat section's third licence, or of the crab licence.
    pub fn licence_points(&self, section: Section) -> u8 {
        self.top_licence_vp.get(section.index()).copied().unwrap_or(self.crab_vp)
    }

    /// Points of a building: when it is complete, and for each of its boxes.
    pub fn building_points(&self, section: Section) -> (u8, u8) {
        (self.building_vp[section.index()], self.box_vp[section.index()])
    }

    /// Stars that a swordfish licence of this level brings after fishing.
    pub fn swordfish_stars(&self, level: usize) -> u8 {
        self.swordfish_stars[level]
    }
}
