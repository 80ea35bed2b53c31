//! The rules of Fjords, tested.

use fjords::Fjords;

#[test]
fn obeys_the_contract() {
    for setup in [
        "2p",
        "3p",
        "4p",
        "2p epic",
        "2p original",
        "4p runes=strength,water,friendship,journey,horse,wisdom,home,secret",
        "2p runes=game7",
    ] {
        testkit::obeys_the_contract::<Fjords>(setup, 30);
    }
}
