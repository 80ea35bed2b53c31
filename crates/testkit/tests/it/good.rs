//! The good game passes everything.

use testkit::toy::Flotsam;

#[test]
fn the_good_game_obeys_the_contract() {
    for setup in ["2p", "3p ties=first", "4p long", "2p long ties=first"] {
        testkit::obeys_the_contract::<Flotsam>(setup, 60);
    }
}
