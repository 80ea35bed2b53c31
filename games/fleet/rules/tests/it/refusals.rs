//! Of several refusals the most telling is shown: the order is a decision, and here it stands.

use fleet::{Face, Fleet, Measure, Refusal, Section};

#[test]
fn refusals_from_the_least_telling_to_the_most() {
    testkit::refusals_in_order::<Fleet>(&[
        Refusal::DieToTake,
        Refusal::DieTaken,
        Refusal::DieToUse,
        Refusal::SecondBoatToMark,
        Refusal::StarToUse,
        Refusal::BoatOrLicence,
        Refusal::BonusToChoose,
        Refusal::FishOrCoin,
        Refusal::DieMustBeUsed,
        Refusal::NoThreeCoins,
        Refusal::NoMarket,
        Refusal::NoShrimpStar,
        Refusal::NoSuchDie(Face::ALL[0]),
        Refusal::NotOfThisDie(Section::Salvage),
        Refusal::OnlyBoats,
        Refusal::NotBuilt(Section::Salvage),
        Refusal::NoTickLeft,
        Refusal::NothingToMark,
        Refusal::NoHexForThis,
        Refusal::HexMarked,
        Refusal::NotThePickedDie,
        Refusal::RerolledOnce,
        Refusal::NoSuchBonus,
        Refusal::BonusTaken(Measure::Fish),
        Refusal::SectionClosed(Section::Salvage),
        Refusal::SectionFull(Section::Salvage),
    ]);
}
