//! A bot's choice depends only on what its seat may see.

use std::sync::atomic::AtomicBool;

use bots::{Budget, Kind, Played, choose, mix};
use dealer::Quick;
use tabletop::{Dealer, Seen, Turn, Viewer};

use crate::toys::Tricks;

/// Plays random games; at every decision each bot is asked twice, the second time with other secrets behind the same
/// view. Gives the number of decisions at which the secrets did differ.
fn choices_ignore_secrets<G: Played>(setup: &str, material: &'static G::Material, games: u64) -> u32 {
    let setup = setup.parse().unwrap();
    let stop = AtomicBool::new(false);
    let mut different = 0;
    for game in 0..games {
        let mut dealer = Quick::new(game);
        let mut state = G::new(&setup, material);
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => state.reveal(state.outcome(dealer.pick(state.weight())), &mut ()),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    let other = state.determinize(seat, &mut dealer);
                    assert_eq!(other.view(Viewer::Seat(seat)), state.view(Viewer::Seat(seat)));
                    different += u32::from(other != state);
                    for kind in Kind::ALL {
                        let ask = |state| {
                            choose(
                                kind.into(),
                                &Seen::new(state, seat),
                                mix(game, 1),
                                Budget::Playouts(60),
                                &stop,
                            )
                        };
                        assert_eq!(ask(&state), ask(&other), "{} peeked", kind.name());
                    }
                    let legal = Seen::new(&state, seat).legal();
                    state.act(seat, legal[dealer.pick(legal.len() as u32) as usize], &mut ());
                }
            }
        }
    }
    different
}

#[test]
fn other_hands_behind_the_same_view_change_no_choice() {
    assert!(choices_ignore_secrets::<Tricks>("2p", &(), 20) > 50);
    assert!(choices_ignore_secrets::<Tricks>("4p", &(), 5) > 20);
}
