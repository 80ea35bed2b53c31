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
            Block::new("take", [usize::from(MARK - TAKE)]).by(&["face"]),
            Block::new("mark", [usize::from(COINS - MARK)]).by(&["section"]),
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
            Block::new("bonus", [Measure::ALL.len()]).by(&["measure"]),
        ]
    }

    fn layout(setup: &Setup, _: &Material) -> Vec<Part> {
        let seats = usize::from(setup.seats());
        vec![
            Part::new("sheets", [seats, SHEET], u8::MAX)
                .columns(&[
                    ("marked", SECTIONS),
                    ("crossed", SECTIONS),
                    ("open", SECTIONS),
                    ("launched", CRAFTS),
                    ("fish", CRAFTS * FLEET),
                    ("licences", BOATS),
                    ("complete", BUILDINGS),
                    ("hexes", BOATS),
                    ("blocked", STARS),
                    ("coins", 1),
                    ("stars", 1),
                    ("salvaged", 1),
                    ("caught", 1),
                    ("crab", 1),
                    ("bonus", 1),
                    ("captain", 1),
                    ("silver", 1),
                    ("points", 1),
                ])
                .note(
                    "clockwise from the observer; sections: five boats, five harbour craft, eight buildings, as they are printed; \
                     marked and crossed: boxes; open: may be marked; fish: on each of four craft of ten kinds; hexes: of the buffet; \
                     blocked: stars that the Captain took; coins: the last box; bonus: 1 more than the measure; captain: 1 more than \
                     the section; points with 64 added",
                ),
            Part::new("pool", [FACES], 10).note("dice that lie open by face"),
            Part::new("taken", [seats.max(2)], FACES as u8)
                .note("the die of each seat clockwise from the observer, 1 more than its face; alone the Captain's is second"),
            Part::new("stage", [1], 11).note(
                "0 first player, 1 gold trophy, 2 silver trophy, 3 start, 4 roll, 5 pick, 6 shared die, 7 income, 8 catch, 9 after \
                 the catch, 10 swordfish, 11 over",
            ),
            Part::new("town", [1], 1).note("the town dice are used, not the boat dice"),
            Part::new("ask", [2], SECTIONS as u8).columns(&[("question", 1), ("section", 1)]).note(
                "0 nothing, 1 reroll, 2 take a die, 3 use it, 4 mark again, 5 use a star, 6 boat or licence (section from 1), 7 crab \
                 bonus, 8 oyster's second fish",
            ),
            Part::new("turn", [1], PLAYERS as u8).note("1 the observer, then clockwise; 0 nobody"),
            Part::new("first", [1], PLAYERS as u8).note("the first player in the same way"),
            Part::new("round", [1], u8::MAX).note("from 1"),
            Part::new("done", [1], u8::MAX).note("seats, or dice, that are done in this stage"),
            Part::new("die", [3], FACES as u8)
                .columns(&[("face", 1), ("picked", 1), ("rerolled", 1)])
                .note("the die in use; face from 1"),
            Part::new("pending", [6], u8::MAX)
                .columns(&[("marks", 1), ("stars", 1), ("coins", 1), ("start", 1), ("oysters", 1), ("purse", 1)])
                .note(
                    "what the die still brings; marks of the start; oyster boats to decide, as bits; coins taken instead of fish",
                ),
            Part::new("bonuses", [Measure::ALL.len()], 1).note("crab bonuses that are left"),
            Part::new("trophies", [3], Measure::ALL.len() as u8)
                .columns(&[("gold", 1), ("silver", 1), ("silver_gone", 1)])
                .note("1 more than the measure"),
            Part::new("tokens", [3], SECTIONS as u8)
                .columns(&[("boats", 1), ("harbour", 1), ("wharf", 1)])
                .note("where the Captain's tokens stand, 1 more than the section"),
            Part::new("built", [SECTIONS], 1).note("sections marked while using the last die (alone)"),
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
