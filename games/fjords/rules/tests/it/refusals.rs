//! Of several refusals the most telling is shown: the order is a decision, and here it stands.

use fjords::{Fjords, Refusal, Rune};

#[test]
fn refusals_from_the_least_telling_to_the_most() {
    testkit::refusals_in_order::<Fjords>(&[
        Refusal::OnlyInExploration,
        Refusal::OnlyInSettlement,
        Refusal::NoDrawing,
        Refusal::HexToLay,
        Refusal::HexAlreadyLaid,
        Refusal::VikingToSend,
        Refusal::UnknownHex,
        Refusal::NotInRow,
        Refusal::AnotherHexDrawn,
        Refusal::NotSetAside,
        Refusal::FitsNowhere,
        Refusal::RuneNotInPlay(Rune::Horse),
        Refusal::RuneSpent(Rune::Horse),
        Refusal::NoHouseLeft,
        Refusal::HexThere,
        Refusal::NoHexThere,
        Refusal::TouchesTooFew,
        Refusal::SidesDiffer,
        Refusal::SecondLandmass,
        Refusal::NoPlain,
        Refusal::RuneThere,
        Refusal::Occupied,
        Refusal::NoOwnHouseThere,
        Refusal::HomeStays,
        Refusal::SameHex,
        Refusal::HouseInTheWay,
        Refusal::HouseTooFar,
        Refusal::PlainBroken,
        Refusal::NoShore,
        Refusal::SeaBroken,
        Refusal::TooFarBySea,
        Refusal::NoFoothill,
        Refusal::RidgeBroken,
        Refusal::TooFarByRidge,
        Refusal::CellTaken,
        Refusal::NoOwnPlainAtCell,
        Refusal::NotBesideStone,
        Refusal::NoPlainTowardsStone,
        Refusal::NoOwnNeighbour,
        Refusal::NoCommonPlain,
    ]);
}
