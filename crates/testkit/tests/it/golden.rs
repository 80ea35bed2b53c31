//! Golden records, perft, fingerprint and statements, on the good game.

use testkit::toy::Flotsam;

#[test]
fn playthroughs() {
    testkit::playthroughs::<Flotsam>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn perft() {
    testkit::perft_file::<Flotsam>(env!("CARGO_MANIFEST_DIR"));
}
