//! Why something may not be done.

use tabletop::{Arg, Message, Say};

use crate::{Face, Measure, Section};

/// The rule that forbids an action. Later variants tell more than earlier ones: they speak of an action that was
/// otherwise nearer to being legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Refusal {
    /// A die must be taken first.
    DieToTake,
    /// A die was taken already and waits to be used.
    DieTaken,
    /// The die must be used first.
    DieToUse,
    /// The second boat of the shrimp die comes first.
    SecondBoatToMark,
    /// A star comes first: mark a box of a boat, harbour or wharf section, or decline.
    StarToUse,
    /// A ? circle waits: boat or licence.
    BoatOrLicence,
    /// A crab bonus must be chosen first.
    BonusToChoose,
    /// An oyster boat waits: second fish or coin.
    FishOrCoin,
    /// A die cannot be passed; it is worth a coin at least.
    DieMustBeUsed,
    /// The die does not show three coins.
    NoThreeCoins,
    /// The die does not show the market.
    NoMarket,
    /// The star alone is for a picked shrimp die with a licence of level 2 when no boat box is free.
    NoShrimpStar,
    /// No such die is left.
    NoSuchDie(Face),
    /// The die does not serve this section.
    NotOfThisDie(Section),
    /// The second mark of a shrimp die goes to a boat section.
    OnlyBoats,
    /// The building is not complete.
    NotBuilt(Section),
    /// The salvage yard is used up.
    NoTickLeft,
    /// There is no box that a star could mark.
    NothingToMark,
    /// There is no hex for this die.
    NoHexForThis,
    /// The hex is marked already.
    HexMarked,
    /// Only the picked die is rolled again.
    NotThePickedDie,
    /// The die was rolled again already.
    RerolledOnce,
    /// There is no such crab bonus.
    NoSuchBonus,
    /// Another player has this crab bonus.
    BonusTaken(Measure),
    /// The Captain has taken every circle of the section.
    SectionClosed(Section),
    /// The section has no free box.
    SectionFull(Section),
}

impl Say for Refusal {
    fn say(&self) -> Message {
        match *self {
            Refusal::DieToTake => Message::new("fleet-refusal-die-to-take"),
            Refusal::DieTaken => Message::new("fleet-refusal-die-taken"),
            Refusal::DieToUse => Message::new("fleet-refusal-die-to-use"),
            Refusal::SecondBoatToMark => Message::new("fleet-refusal-second-boat-to-mark"),
            Refusal::StarToUse => Message::new("fleet-refusal-star-to-use"),
            Refusal::BoatOrLicence => Message::new("fleet-refusal-boat-or-licence"),
            Refusal::BonusToChoose => Message::new("fleet-refusal-bonus-to-choose"),
            Refusal::FishOrCoin => Message::new("fleet-refusal-fish-or-coin"),
            Refusal::DieMustBeUsed => Message::new("fleet-refusal-die-must-be-used"),
            Refusal::NoThreeCoins => Message::new("fleet-refusal-no-three-coins"),
            Refusal::NoMarket => Message::new("fleet-refusal-no-market"),
            Refusal::NoShrimpStar => Message::new("fleet-refusal-no-shrimp-star"),
            Refusal::NoSuchDie(face) => {
                Message::new("fleet-refusal-no-such-die").with("face", Arg::Key(face.name()))
            }
            Refusal::NotOfThisDie(section) => {
                Message::new("fleet-refusal-not-of-this-die").with("section", Arg::Key(section.name()))
            }
            Refusal::OnlyBoats => Message::new("fleet-refusal-only-boats"),
            Refusal::NotBuilt(section) => {
                Message::new("fleet-refusal-not-built").with("section", Arg::Key(section.name()))
            }
            Refusal::NoTickLeft => Message::new("fleet-refusal-no-tick-left"),
            Refusal::NothingToMark => Message::new("fleet-refusal-nothing-to-mark"),
            Refusal::NoHexForThis => Message::new("fleet-refusal-no-hex-for-this"),
            Refusal::HexMarked => Message::new("fleet-refusal-hex-marked"),
            Refusal::NotThePickedDie => Message::new("fleet-refusal-not-the-picked-die"),
            Refusal::RerolledOnce => Message::new("fleet-refusal-rerolled-once"),
            Refusal::NoSuchBonus => Message::new("fleet-refusal-no-such-bonus"),
            Refusal::BonusTaken(measure) => {
                Message::new("fleet-refusal-bonus-taken").with("measure", Arg::Key(measure.name()))
            }
            Refusal::SectionClosed(section) => {
                Message::new("fleet-refusal-section-closed").with("section", Arg::Key(section.name()))
            }
            Refusal::SectionFull(section) => {
                Message::new("fleet-refusal-section-full").with("section", Arg::Key(section.name()))
            }
        }
    }
}
