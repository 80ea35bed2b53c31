//! Laws that hold for every game, golden records and known numbers.

use fleet::Fleet;

/// Every setup that changes the rules, alone and together.
const SETUPS: [&str; 8] = [
    "1p",
    "2p",
    "3p",
    "4p first=c",
    "2p captains",
    "3p trophies",
    "4p captains trophies",
    "2p captains trophies first=b",
];

#[test]
fn obeys_the_contract() {
    for setup in SETUPS {
        testkit::obeys_the_contract::<Fleet>(setup, 3);
    }
}
