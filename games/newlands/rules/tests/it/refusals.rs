//! Of several refusals the most telling is shown: the order is a decision, and here it stands.

use newlands::{NewLands, Refusal, Side, Terrain};
use tabletop::Seat;

#[test]
fn refusals_from_the_least_telling_to_the_most() {
    testkit::refusals_in_order::<NewLands>(&[
        Refusal::TileNotDrawn,
        Refusal::TileLaid,
        Refusal::TileFirst,
        Refusal::NotInHand,
        Refusal::TouchesNothing,
        Refusal::CornerOnly,
        Refusal::SquareTaken,
        Refusal::AlikeRotation,
        Refusal::SideMismatch { side: Side::North, ours: Terrain::Sea, theirs: Terrain::Mountain },
        Refusal::TileFits,
        Refusal::NotTheTileJustLaid,
        Refusal::NoSuchRegion,
        Refusal::NoneInReserve,
        Refusal::RegionTaken { by: Seat(0) },
        Refusal::NoCompanionThere,
        Refusal::NotYourCompanion { by: Seat(0) },
    ]);
}
