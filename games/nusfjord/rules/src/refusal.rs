//! Why something may not be done.

use std::cmp::Ordering;

use tabletop::{Message, Say};

use crate::{goods::Goods, say::goods_list};

/// The rule that forbids an action, from the least telling to the most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Refusal {
    /// The table waits for something else.
    NotNow,
    /// The action board has no such choice here, such as a fourth price.
    NoSuchChoice,
    /// With this number of players there is no copy board.
    NoCopyBoard,
    CopySpaceTaken,
    /// The space to be copied is not fully occupied.
    SpaceNotFull,
    /// As many workers as it holds are on the space.
    SpaceFull,
    /// A worker of another colour is still on the space (solo).
    SpaceBlocked,
    /// The elder lies under another one.
    ElderCovered,
    /// The elder is not to be had.
    ElderNotInSupply,
    NoElderLeft,
    /// All five seats of the council are taken.
    CouncilFull,
    /// The elder is not in the own council.
    NotYourElder,
    /// A worker is on the elder already.
    ElderBusy,
    /// No fish lies on the banquet table.
    NoFishOnTable,
    /// Nothing would change.
    NothingChanges,
    /// The building is not open to this player.
    CardNotOpen,
    /// No building can be paid for.
    NoBuildingInReach,
    /// No ship can be paid for.
    NoShipInReach,
    /// No building space is free.
    NoFreeSpace,
    ReserveCell,
    /// A Forest lies there.
    UnderForest,
    /// A building stands there.
    SpaceBuilt,
    /// Only buildings that say so stand on the catch track.
    NotOnTrack,
    /// No Forest lies there.
    NoForest,
    /// No double space begins there.
    NoDoubleSpace,
    /// The double space is not free.
    NoFreeDoubleSpace,
    /// The personal supply holds no more wood.
    WoodFull,
    EmptyReserve,
    /// Every plate is filled.
    NoEmptyPlate,
    /// At least one plate must be filled.
    NoPlateChosen,
    /// No share is left to issue.
    NoUnissuedShare,
    /// No share lies in New Shares.
    NoNewShares,
    /// No ship of this kind is left.
    NoShipLeft,
    /// The ship does not fit on the catch track.
    TrackFull,
    /// No ship of one's own is there.
    NoShipThere,
    /// The ship is of the best kind already.
    NoBetterShip,
    /// This building of one's own does not do that.
    NoSuchAbility,
    /// The card was used already.
    CardTurned,
    /// The effect must be carried out now that it was chosen.
    MustAct,
    /// Exactly so many must be chosen.
    WrongNumber {
        /// How many.
        needed: u8,
    },
    /// Goods are missing.
    Short(Lack),
}

/// Goods that are missing. The fewer they are, the greater the lack is as a refusal: of several things that cannot be
/// paid for, the nearest one tells most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct Lack(pub Goods);

impl Ord for Lack {
    fn cmp(&self, other: &Lack) -> Ordering {
        other.0.count().cmp(&self.0.count()).then(other.0.cmp(&self.0))
    }
}

impl PartialOrd for Lack {
    fn partial_cmp(&self, other: &Lack) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Say for Refusal {
    fn say(&self) -> Message {
        Message::new(match *self {
            Refusal::Short(Lack(goods)) => {
                return Message::new("nusfjord-refusal-short").with("goods", goods_list(goods));
            }
            Refusal::WrongNumber { needed } => {
                return Message::new("nusfjord-refusal-wrong-number").with("needed", needed);
            }
            Refusal::NotNow => "nusfjord-refusal-not-now",
            Refusal::NoSuchChoice => "nusfjord-refusal-no-such-choice",
            Refusal::NoCopyBoard => "nusfjord-refusal-no-copy-board",
            Refusal::CopySpaceTaken => "nusfjord-refusal-copy-space-taken",
            Refusal::SpaceNotFull => "nusfjord-refusal-space-not-full",
            Refusal::SpaceFull => "nusfjord-refusal-space-full",
            Refusal::SpaceBlocked => "nusfjord-refusal-space-blocked",
            Refusal::ElderCovered => "nusfjord-refusal-elder-covered",
            Refusal::ElderNotInSupply => "nusfjord-refusal-elder-not-in-supply",
            Refusal::NoElderLeft => "nusfjord-refusal-no-elder-left",
            Refusal::CouncilFull => "nusfjord-refusal-council-full",
            Refusal::NotYourElder => "nusfjord-refusal-not-your-elder",
            Refusal::ElderBusy => "nusfjord-refusal-elder-busy",
            Refusal::NoFishOnTable => "nusfjord-refusal-no-fish-on-table",
            Refusal::NothingChanges => "nusfjord-refusal-nothing-changes",
            Refusal::CardNotOpen => "nusfjord-refusal-card-not-open",
            Refusal::NoBuildingInReach => "nusfjord-refusal-no-building-in-reach",
            Refusal::NoShipInReach => "nusfjord-refusal-no-ship-in-reach",
            Refusal::NoFreeSpace => "nusfjord-refusal-no-free-space",
            Refusal::ReserveCell => "nusfjord-refusal-reserve-cell",
            Refusal::UnderForest => "nusfjord-refusal-under-forest",
            Refusal::SpaceBuilt => "nusfjord-refusal-space-built",
            Refusal::NotOnTrack => "nusfjord-refusal-not-on-track",
            Refusal::NoForest => "nusfjord-refusal-no-forest",
            Refusal::NoDoubleSpace => "nusfjord-refusal-no-double-space",
            Refusal::NoFreeDoubleSpace => "nusfjord-refusal-no-free-double-space",
            Refusal::WoodFull => "nusfjord-refusal-wood-full",
            Refusal::EmptyReserve => "nusfjord-refusal-empty-reserve",
            Refusal::NoEmptyPlate => "nusfjord-refusal-no-empty-plate",
            Refusal::NoPlateChosen => "nusfjord-refusal-no-plate-chosen",
            Refusal::NoUnissuedShare => "nusfjord-refusal-no-unissued-share",
            Refusal::NoNewShares => "nusfjord-refusal-no-new-shares",
            Refusal::NoShipLeft => "nusfjord-refusal-no-ship-left",
            Refusal::TrackFull => "nusfjord-refusal-track-full",
            Refusal::NoShipThere => "nusfjord-refusal-no-ship-there",
            Refusal::NoBetterShip => "nusfjord-refusal-no-better-ship",
            Refusal::NoSuchAbility => "nusfjord-refusal-no-such-ability",
            Refusal::CardTurned => "nusfjord-refusal-card-turned",
            Refusal::MustAct => "nusfjord-refusal-must-act",
        })
    }
}
