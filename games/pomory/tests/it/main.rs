//! The rules of Pomory, tested.

use pomory::Pomory;

#[test]
fn obeys_the_contract() {
    for setup in ["2p", "2p first=a", "2p first=b"] {
        testkit::obeys_the_contract::<Pomory>(setup, 12);
    }
}
