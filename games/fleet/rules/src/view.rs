//! What anybody may know: everything, for Fleet hides nothing.

use tabletop::{Seat, Turn};

use crate::{
    Ask, Bonus, Face, Fleet, Group, Kind, LinkView, Measure, Printed, Reason, Section, Stage, StarView,
    material::SilverCard,
    section::{BOATS, CRAFTS},
    state::PLAYERS,
};

/// The table as everybody sees it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// From 1; 0 while the table is being set.
    pub round: u8,
    /// How many rounds the game has.
    pub rounds: u8,
    /// How far the round is.
    pub stage: Stage,
    /// Is it the town phase's roll, pick or share?
    pub town: bool,
    /// Whose turn it is, also while luck decides for that turn.
    pub to_act: Option<Seat>,
    /// What that seat has to decide.
    pub ask: Ask,
    /// Who has the first-player marker.
    pub first: Seat,
    /// Dice on the table that nobody has taken.
    pub pool: Vec<Face>,
    /// Dice picked in this phase, in turn order; the Captain's has no seat.
    pub taken: Vec<(Option<Seat>, Face)>,
    /// The die in use, while one is.
    pub die: Option<DieView>,
    /// By seat.
    pub seats: Vec<SheetView>,
    /// Crab bonuses, with the seat that chose each.
    pub crab_bonuses: Vec<(Bonus, Option<Seat>)>,
    /// Boxes of the coin track.
    pub coin_boxes: u8,
    /// The star boxes of the coin track.
    pub stars: Vec<u8>,
    /// What the open gold trophy counts.
    pub gold: Option<Measure>,
    /// The open silver trophy.
    pub silver: Option<SilverCard>,
    /// Has it been won in an earlier step?
    pub silver_gone: bool,
    /// The Captain's tokens, in the solo game.
    pub tokens: Option<[Section; 3]>,
    /// The least points of each rank of the solo game, highest first.
    pub ranks: Vec<u8>,
    /// The oyster boat that waits for its second fish or a coin, counted from 0.
    pub oyster_boat: Option<u8>,
    /// What the turn has set off so far, in order.
    pub chain: Vec<LinkView>,
    /// The stars that whoever is to act has still to use, next first.
    pub waiting: Vec<StarView>,
    /// Coins that follow after those stars: a swordfish licence.
    pub coins_after: u8,
    /// Marks of the start that are still to be made.
    pub start_left: u8,
    /// The numbers printed on every sheet.
    pub printed: Printed,
}

/// The die in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct DieView {
    /// What it shows.
    pub face: Face,
    /// Picked by the seat whose turn it is; else everybody uses it.
    pub picked: bool,
    /// Rolled again in the casino.
    pub rerolled: bool,
    /// Further boat marks that it makes.
    pub marks_left: u8,
    /// Stars that come after them.
    pub stars_after: u8,
}

/// A score sheet.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SheetView {
    /// All 18, in order.
    pub sections: Vec<SectionView>,
    /// The last coin box marked; those before it are marked too, but for blocked stars.
    pub coins: u8,
    /// Star boxes blocked by the Captain.
    pub blocked: Vec<u8>,
    /// Stars earned and not yet used.
    pub pending_stars: u8,
    /// Buffet hexes marked.
    pub hexes: Vec<Face>,
    /// Salvage ticks used.
    pub salvaged: u8,
    /// The crab bonus chosen.
    pub bonus: Option<Measure>,
    /// The captain card.
    pub captain: Option<CaptainView>,
    /// All fish.
    pub fish: u8,
    /// All boats.
    pub boats: u8,
    /// Full boats.
    pub full: u8,
    /// Coins that a visit to the market would pay.
    pub market: u8,
    /// Coins of the next income, as things stand.
    pub income: u8,
    /// Has the seat won the silver trophy?
    pub silver: bool,
    /// Coins for a die taken as a coin.
    pub die_as_coin: u8,
    /// Coins for a launch.
    pub launch: u8,
    /// The score as it stands, and what it is made of.
    pub points: i32,
    /// By category, with the points for each.
    pub parts: Vec<(Reason, i32)>,
}

/// A captain card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CaptainView {
    /// Its boat type.
    pub boats: Section,
    pub bonus: Bonus,
}

/// A section of a sheet.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SectionView {
    /// Which.
    pub section: Section,
    /// The part of the sheet.
    pub group: Group,
    /// From top to bottom.
    pub boxes: Vec<BoxView>,
    /// May the player still mark boxes here?
    pub open: bool,
    /// The licence level; for the crab 1 if it is active.
    pub licence: u8,
    /// All boats, launched or not.
    pub boats: Vec<BoatView>,
    /// A building that is complete.
    pub complete: bool,
}

/// A box of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BoxView {
    /// What marking it does.
    pub kind: Kind,
    /// Marked by the player.
    pub marked: bool,
    /// Crossed out by the Captain.
    pub crossed: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BoatView {
    /// On the water?
    pub launched: bool,
    pub fish: u8,
    /// Fish boxes.
    pub hold: u8,
    /// Points once launched.
    pub vp: u8,
}

impl Fleet {
    pub(crate) fn look(&self) -> View {
        let turn = self.whose_turn();
        let in_use =
            !matches!(self.ask, Ask::Nothing | Ask::Take) && matches!(self.stage, Stage::Pick | Stage::Share);
        let die = self.die;
        let (chain, waiting) = self.look_at_chain();
        let copies = |face: Face| std::iter::repeat_n(face, self.pool[face.index()].into());
        let owner = |measure| self.all_seats().find(|seat| self.sheets[seat.index()].bonus == Some(measure));
        View {
            round: self.round,
            rounds: self.rounds(),
            stage: self.stage,
            town: self.town,
            to_act: (turn != Turn::Over && self.stage != Stage::First).then_some(self.seat),
            ask: self.ask,
            first: self.first,
            pool: Face::ALL.into_iter().flat_map(copies).collect(),
            taken: self.look_at_taken(),
            die: in_use.then_some(DieView {
                face: die.face,
                picked: die.picked,
                rerolled: die.rerolled,
                marks_left: self.marks_left,
                stars_after: self.stars_after,
            }),
            seats: self.all_seats().map(|seat| self.look_at_sheet(seat)).collect(),
            crab_bonuses: self.material.crab_bonuses.iter().map(|&it| (it, owner(it.counts))).collect(),
            coin_boxes: self.material.coin_boxes,
            stars: self.material.stars.clone(),
            gold: self.cards.gold,
            silver: self.cards.silver.and_then(|measure| self.material.silver_card(measure)).copied(),
            silver_gone: self.cards.silver_gone,
            tokens: self.is_solo().then_some(self.tokens),
            ranks: self.material.ranks.to_vec(),
            oyster_boat: (self.ask == Ask::Oyster).then(|| self.oysters.trailing_zeros() as u8),
            chain,
            waiting,
            coins_after: self.coins_after,
            start_left: self.start_left,
            printed: Printed::of(&self.material),
        }
    }

    fn look_at_taken(&self) -> Vec<(Option<Seat>, Face)> {
        if !matches!(self.stage, Stage::Pick | Stage::Share) {
            return Vec::new();
        }
        // Alone, the Captain's die stands second.
        let first = if self.is_solo() && self.captain_is_first() { 1 } else { self.first.0 };
        let places = (0..PLAYERS as u8).map(|turn| (first + turn) % PLAYERS as u8);
        let taken = places.filter_map(|place| Some((Seat(place), self.taken[usize::from(place)]?)));
        taken.map(|(place, face)| ((place.0 < self.seats).then_some(place), face)).collect()
    }

    fn look_at_sheet(&self, seat: Seat) -> SheetView {
        let (material, sheet) = (&self.material, &self.sheets[seat.index()]);
        let blocked = (0u32..).zip(&material.stars).filter(|&(star, _)| sheet.blocked >> star & 1 == 1);
        SheetView {
            sections: Section::ALL.into_iter().map(|section| self.look_at_section(seat, section)).collect(),
            coins: sheet.coins,
            blocked: blocked.map(|(_, &at)| at).collect(),
            pending_stars: sheet.stars,
            hexes: Face::ALL[..BOATS]
                .iter()
                .copied()
                .filter(|&face| sheet.hexes >> face as u32 & 1 == 1)
                .collect(),
            salvaged: sheet.salvaged,
            bonus: sheet.bonus,
            captain: sheet.captain.and_then(|boats| {
                material.captain(boats).map(|card| CaptainView { boats, bonus: card.bonus })
            }),
            fish: sheet.caught,
            boats: sheet.boats(),
            full: sheet.full(material),
            market: self.market_pays(sheet),
            income: self.income_of(sheet),
            silver: self.cards.silver_won >> seat.0 & 1 == 1,
            die_as_coin: self.coins_for_die(sheet),
            launch: material.cod_coins[sheet.level(Section::Cod)],
            points: self.points_of(seat),
            parts: self.parts_of(seat),
        }
    }

    fn look_at_section(&self, seat: Seat, section: Section) -> SectionView {
        let (material, sheet, at) = (&self.material, &self.sheets[seat.index()], section.index());
        let end = material.lengths[at] - sheet.crossed[at];
        let boxes = (0u8..).zip(material.boxes(section)).map(|(number, &kind)| BoxView {
            kind,
            marked: number < sheet.marked[at],
            crossed: number >= end,
        });
        let boats = (0..usize::from(material.boats(section))).map(|boat| BoatView {
            launched: boat < sheet.launched[at].into(),
            fish: sheet.fish[at][boat],
            hold: sheet.hold(material, at),
            vp: material.boat_vp[at][boat],
        });
        SectionView {
            section,
            group: section.group(),
            boxes: boxes.collect(),
            open: sheet.open & section.bit() != 0,
            licence: match section {
                Section::Crab => sheet.crab.into(),
                _ if at < BOATS => sheet.licences[at],
                _ => 0,
            },
            boats: boats.collect(),
            complete: at >= CRAFTS && sheet.is_complete(section),
        }
    }
}
