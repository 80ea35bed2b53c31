//! How much: counts, amounts and conditions of cards.

use crate::{
    card::{A_BITS, B_BITS, C_BITS, Card, Elder},
    effect::{Condition, Count, Hull, Letter, Worth},
    harbor::{Harbor, Piece},
    state::{COUNCIL, NOBODY, Nusfjord},
};

/// From where something is counted.
#[derive(Clone, Copy)]
pub(crate) struct Viewpoint<'a> {
    /// Whose board.
    pub harbor: &'a Harbor,
    /// Their colour.
    pub seat: u8,
    /// What the moment told: goods moved, plates served, Forests left.
    pub fact: u8,
    /// The card that counts, for its neighbours.
    pub card: Option<Card>,
}

/// Wood in the printed price from which a building counts as wooden.
const WOODEN: u8 = 3;

impl Nusfjord {
    /// The amount, never below 0.
    pub(crate) fn worth(&self, worth: &Worth, from: Viewpoint<'_>) -> u8 {
        match worth {
            Worth::Flat(n) => *n,
            Worth::Per { count, each, step, shift, min, max } => {
                let counted = i32::from(self.count(count, from)) + i32::from(shift.unwrap_or(0));
                let steps = counted.max(0) / i32::from(step.unwrap_or(1));
                let worth = steps * i32::from(each.unwrap_or(1));
                worth.max(min.unwrap_or(0).into()).min(max.unwrap_or(u8::MAX).into()) as u8
            }
            Worth::Table { count, of } => {
                let counted = usize::from(self.count(count, from));
                of[counted.min(of.len() - 1)]
            }
            Worth::Test { test, yes, no } => {
                if self.holds(test, from, None, None) {
                    *yes
                } else {
                    *no
                }
            }
            Worth::Sum { of, max } => {
                let sum: u32 = of.iter().map(|part| u32::from(self.worth(part, from))).sum();
                sum.min(max.unwrap_or(u8::MAX).into()) as u8
            }
        }
    }

    /// Does a condition hold? Of the moment it may ask which ship was built, or the letter of the building.
    pub(crate) fn holds(
        &self,
        condition: &Condition,
        from: Viewpoint<'_>,
        hull: Option<Hull>,
        letter: Option<Letter>,
    ) -> bool {
        match condition {
            Condition::AtLeast { count, n } => self.count(count, from) >= u16::from(*n),
            Condition::AtMost { count, n } => self.count(count, from) <= u16::from(*n),
            Condition::Ship(hulls) => hull.is_some_and(|hull| hulls.iter().any(|h| h.kind() == hull.kind())),
            Condition::Letter(letters) => letter.is_some_and(|letter| letters.contains(&letter)),
        }
    }

    /// How many there are.
    pub(crate) fn count(&self, count: &Count, from: Viewpoint<'_>) -> u16 {
        let Viewpoint { harbor, seat, fact, card } = from;
        let bits = |mask: u64| harbor.owned.iter().map(|set| (set & mask).count_ones() as u16).sum();
        let doubles = |wanted: fn(u8) -> bool| harbor.forests.iter().filter(|&&n| wanted(n)).count() as u16;
        let own = harbor.shares[usize::from(seat)];
        match count {
            Count::Ships => harbor.fleet.iter().map(|&n| u16::from(n)).sum(),
            Count::Sloops => harbor.fleet[0].into(),
            Count::Cutters => harbor.fleet[1].into(),
            Count::Schooners => (harbor.fleet[2] + harbor.fleet[3]).into(),
            Count::ShipKinds => {
                let [sloops, cutters, schooners, spare] = harbor.fleet;
                [sloops, cutters, schooners + spare].iter().filter(|&&n| n > 0).count() as u16
            }
            Count::ShipLength => harbor.track().iter().map(|&piece| self.ship_length(piece)).sum(),
            Count::Catch => self.catch(harbor).into(),
            Count::FreeTrack => (self.material.0.track_length() - harbor.length).into(),
            Count::Buildings => harbor.houses.into(),
            Count::BuildingsA => bits(A_BITS),
            Count::BuildingsB => bits(B_BITS),
            Count::BuildingsC => bits(C_BITS),
            Count::WoodBuildings => {
                let wooden = |card: Card| self.material.0.building(card).cost.wood >= WOODEN;
                harbor.built().iter().filter(|built| wooden(built.card)).count() as u16
            }
            Count::Neighbours => card.map_or(0, |card| neighbours(harbor, card)),
            Count::Elders => harbor.elders.into(),
            Count::EmptySeats => COUNCIL as u16 - u16::from(harbor.elders),
            Count::ElderFish => harbor.council.iter().map(|seat| u16::from(seat.fish)).sum(),
            Count::Plates => self.plates.into(),
            Count::Forests => harbor.forest_count().into(),
            Count::ForestPairs => doubles(|n| n > 0),
            Count::ForestStacks => doubles(|n| n == 2),
            Count::FreeSpaces => harbor.free.count_ones() as u16,
            Count::Wood => harbor.stock.wood,
            Count::Fish => harbor.stock.fish,
            Count::Gold => harbor.stock.gold,
            Count::ReserveFish => harbor.stock.reserve_fish,
            Count::AllFish => harbor.stock.fish + harbor.stock.reserve_fish,
            Count::Shares => harbor.share_count().into(),
            Count::OwnShares => own.into(),
            Count::ForeignShares => (harbor.share_count() - own).into(),
            Count::Unissued => harbor.unissued.into(),
            Count::Moved | Count::Served | Count::PairLeft => fact.into(),
            Count::Least(of) => of.iter().map(|count| self.count(count, from)).min().unwrap_or(0),
        }
    }

    fn ship_length(&self, piece: Piece) -> u16 {
        match piece {
            Piece::Ship(hull) => self.material.0.ship(hull).length.into(),
            Piece::House(_) | Piece::None => 0,
        }
    }

    /// The active player's point of view.
    pub(crate) fn my_viewpoint(&self, fact: u8) -> Viewpoint<'_> {
        Viewpoint { harbor: self.me(), seat: self.active, fact, card: None }
    }

    /// The elder on a council seat.
    pub(crate) fn elder_at(&self, harbor: &Harbor, slot: u8) -> Option<Elder> {
        let elder = harbor.council[usize::from(slot)].elder;
        (elder != NOBODY).then_some(Elder(elder))
    }
}

/// Buildings on the cells beside this card; a card on the catch track has none.
fn neighbours(harbor: &Harbor, card: Card) -> u16 {
    let cell = harbor.built().iter().find(|built| built.card == card).and_then(|built| built.cell());
    let Some(cell) = cell else { return 0 };
    let beside = cell.neighbours();
    harbor.built().iter().filter_map(|built| built.cell()).filter(|cell| cell.bit() & beside != 0).count()
        as u16
}
