//! Counting by hand what `perft` counts.

use tabletop::perft;

use crate::{dealt, table};

#[test]
fn outcomes_count_once_and_of_several_seats_the_lowest_goes_first() {
    let fresh = table("3p", &[]);
    assert_eq!(perft(fresh.state(), 0), 1);
    assert_eq!(perft(fresh.state(), 1), 3, "who is first");
    assert_eq!(perft(fresh.state(), 3), 3 * 5 * 5, "and two planks of five kinds, whatever their copies");
    let bids = dealt(&[]);
    assert_eq!(perft(bids.state(), 1), 3, "the planks of seat a alone");
    assert_eq!(perft(bids.state(), 2), 9);
    assert_eq!(perft(bids.state(), 3), 9, "and one way to open them");
    // Of the nine, only 2 against 2 is a tie, after which the tide comes in three ways. Otherwise the winner may bury
    // either of the two planks left, or none.
    assert_eq!(perft(bids.state(), 4), 8 * 3 + 3);
}

#[test]
fn a_finished_game_is_a_leaf() {
    let over = testkit::random_game::<testkit::toy::Flotsam>("2p", 1);
    assert_eq!(perft(over.state(), 5), 1);
}
