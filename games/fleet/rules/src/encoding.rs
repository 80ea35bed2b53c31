//! Fleet in numbers. Actions are numbered by their codes.

use tabletop::{Block, Encoded, Fields, Part, Seat, Setup as _, Turn, signed};

use crate::{
    Action, Ask, Chance, Face, Fleet, Material, Measure, Section, Setup, Stage,
    action::{COINS, MARK, TAKE},
    material::{FLEET, LONGEST, STARS},
    section::{BOATS, CRAFTS, FACES, SECTIONS},
    state::PLAYERS,
};

const BUILDINGS: usize = SECTIONS - CRAFTS;
/// Bytes of a sheet: three for every section, craft and their fish, licences, buildings, hexes, star boxes, and numbers.
const NUMBERS: usize = 9;
const SHEET: usize = 3 * SECTIONS + CRAFTS + CRAFTS * FLEET + BOATS + BUILDINGS + BOATS + STARS + NUMBERS;

const _: () = assert!(LONGEST < u8::MAX as usize);

impl Encoded for Fleet {
    const ENCODING: u16 = 1;

    fn blocks(_: &Setup, _: &Material) -> Vec<Block> {
        vec![
            Block::new("take", [usize::from(MARK - TAKE)]),
            Block::new("mark", [usize::from(COINS - MARK)]),
            Block::new("coins", []),
            Block::new("market", []),
            Block::new("shrimp-star", []),
            Block::new("coin", []),
            Block::new("salvage", []),
            Block::new("hex", []),
            Block::new("reroll", []),
            Block::new("decline", []),
            Block::new("boat", []),
            Block::new("licence", []),
            Block::new("second-fish", []),
            Block::new("fish-coin", []),
            Block::new("bonus", [Measure::ALL.len()]),
        ]
    }

    fn layout(setup: &Setup, _: &Material) -> Vec<Part> {
        let seats = usize::from(setup.seats());
        vec![
            Part::new("sheets", [seats, SHEET], u8::MAX),
            Part::new("pool", [FACES], 10),
            Part::new("taken", [seats.max(2)], FACES as u8),
            Part::new("stage", [1], 11),
            Part::new("town", [1], 1),
            Part::new("ask", [2], SECTIONS as u8),
            Part::new("turn", [1], PLAYERS as u8),
            Part::new("first", [1], PLAYERS as u8),
            Part::new("round", [1], u8::MAX),
            Part::new("done", [1], u8::MAX),
            Part::new("die", [3], FACES as u8),
            Part::new("pending", [6], u8::MAX),
            Part::new("bonuses", [Measure::ALL.len()], 1),
            Part::new("trophies", [3], Measure::ALL.len() as u8),
            Part::new("tokens", [3], SECTIONS as u8),
            Part::new("built", [SECTIONS], 1),
        ]
    }

    fn chances(_: &Setup, _: &Material) -> u32 {
        FACES as u32
    }

    #[inline]
    fn number(&self, _: Seat, legal: &[Action], out: &mut Vec<u32>) {
        out.extend(legal.iter().map(|action| u32::from(action.code())));
    }

    fn outcome_number(&self, outcome: Chance) -> u32 {
        match outcome {
            Chance::First(seat) => seat.0.into(),
            Chance::Gold(measure) | Chance::Silver(measure) => measure as u32,
            Chance::Captain(boats) => boats as u32,
            Chance::Roll(face) => face as u32,
        }
    }

    #[inline]
    fn observe(&self, seat: Seat, out: &mut [u8]) {
        let owner = |other: Seat| 1 + other.clockwise_from(seat, self.seats);
        let round = || (0..self.seats).map(|later| Seat((seat.0 + later) % self.seats));
        let mut fields = Fields::new(out);
        round().for_each(|other| self.write_sheet(other, &mut fields));

        fields.copy(&self.pool);
        let picking = matches!(self.stage, Stage::Pick | Stage::Share);
        let taken = |die: Option<Face>| if picking { die.map_or(0, |face| face as u8 + 1) } else { 0 };
        if self.is_solo() {
            // The Captain's die stands second.
            self.taken[..2].iter().for_each(|&die| fields.put(taken(die)));
        } else {
            round().for_each(|other| fields.put(taken(self.taken[other.index()])));
        }
        fields.put(self.stage as u8);
        fields.put(self.town.into());
        let (ask, section) = match self.ask {
            Ask::Nothing => (0, 0),
            Ask::Reroll => (1, 0),
            Ask::Take => (2, 0),
            Ask::Use => (3, 0),
            Ask::Again => (4, 0),
            Ask::Star => (5, 0),
            Ask::Choice(section) => (6, section as u8 + 1),
            Ask::Bonus => (7, 0),
            Ask::Oyster => (8, 0),
        };
        fields.copy(&[ask, section]);
        let begun = self.stage != Stage::First;
        fields.put(if begun && self.whose_turn() != Turn::Over { owner(self.seat) } else { 0 });
        fields.put(if begun { owner(self.first) } else { 0 });
        fields.put(self.round);
        fields.put(self.turns);
        let die = fields.take(3);
        if picking && !matches!(self.ask, Ask::Nothing | Ask::Take) {
            die.copy_from_slice(&[self.die.face as u8 + 1, self.die.picked.into(), self.die.rerolled.into()]);
        }
        fields.copy(&[
            self.marks_left,
            self.stars_after,
            self.coins_after,
            self.start_left,
            self.oysters,
            self.purse,
        ]);
        bits(self.bonuses.into(), fields.take(Measure::ALL.len()));
        let trophy = |measure: Option<Measure>| measure.map_or(0, |measure| measure as u8 + 1);
        let cards = &self.cards;
        fields.copy(&[trophy(cards.gold), trophy(cards.silver), cards.silver_gone.into()]);
        let tokens = fields.take(3);
        if self.is_solo() {
            tokens.copy_from_slice(&self.tokens.map(|section| section as u8 + 1));
        }
        bits(self.built_on, fields.take(SECTIONS));
        fields.end();
    }
}

impl Fleet {
    #[inline]
    fn write_sheet(&self, seat: Seat, fields: &mut Fields<'_>) {
        let sheet = &self.sheets[seat.index() % PLAYERS];
        fields.copy(&sheet.marked);
        fields.copy(&sheet.crossed);
        bits(sheet.open, fields.take(SECTIONS));
        fields.copy(&sheet.launched);
        fields.copy(sheet.fish.as_flattened());
        fields.copy(&sheet.licences);
        bits(sheet.complete.into(), fields.take(BUILDINGS));
        bits(sheet.hexes.into(), fields.take(BOATS));
        bits(sheet.blocked, fields.take(STARS));
        fields.copy(&[
            sheet.coins,
            sheet.stars,
            sheet.salvaged,
            sheet.caught,
            sheet.crab.into(),
            sheet.bonus.map_or(0, |measure| measure as u8 + 1),
            sheet.captain.map_or(0, |boats: Section| boats as u8 + 1),
            self.cards.silver_won >> seat.0 & 1,
            signed(self.points_of(seat)),
        ]);
    }
}

/// One byte for every bit, the lowest first.
#[inline]
fn bits(set: u32, out: &mut [u8]) {
    for (bit, byte) in out.iter_mut().enumerate() {
        *byte = (set >> bit & 1) as u8;
    }
}
