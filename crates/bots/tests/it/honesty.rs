//! A bot's choice depends only on what its seat may see.

use std::sync::atomic::AtomicBool;

use bots::{Budget, Kind, Played, choose, mix};
use dealer::Quick;
use tabletop::{Dealer, Seen, Turn, Viewer};

use crate::{knowledge::material, toys::Tricks};

/// Plays random games of at most `decisions`; at every `nth` decision each bot is asked twice, the second time with other
/// secrets behind the same view. Gives the number of decisions at which the secrets did differ.
fn choices_ignore_secrets<G: Played>(
    setup: &str,
    material: &'static G::Material,
    games: u64,
    (nth, decisions): (u32, u32),
) -> u32 {
    let setup = setup.parse().unwrap();
    let stop = AtomicBool::new(false);
    let mut different = 0;
    for game in 0..games {
        let mut dealer = Quick::new(game);
        let mut state = G::new(&setup, material);
        let mut decision = 0;
        while decision < decisions {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => state.reveal(state.outcome(dealer.pick(state.weight())), &mut ()),
                Turn::Seats(seats) => {
                    let seat = seats.iter().last().unwrap();
                    decision += 1;
                    let legal = Seen::new(&state, seat).legal();
                    let action = legal[dealer.pick(legal.len() as u32) as usize];
                    if decision % nth != 0 {
                        state.act(seat, action, &mut ());
                        continue;
                    }
                    let other = state.determinize(seat, &mut dealer);
                    assert_eq!(other.view(Viewer::Seat(seat)), state.view(Viewer::Seat(seat)));
                    different += u32::from(other != state);
                    for kind in Kind::ALL {
                        let ask = |state| {
                            choose(
                                kind.into(),
                                &Seen::new(state, seat),
                                mix(game, 1),
                                Budget::Playouts(40),
                                &stop,
                            )
                        };
                        assert_eq!(ask(&state), ask(&other), "{} peeked", kind.name());
                    }
                    state.act(seat, action, &mut ());
                }
            }
        }
    }
    different
}

#[test]
fn other_hands_behind_the_same_view_change_no_choice() {
    assert!(choices_ignore_secrets::<Tricks>("2p", &(), 20, (1, 100)) > 50);
    assert!(choices_ignore_secrets::<Tricks>("4p", &(), 5, (1, 100)) > 20);
}

/// Sealed bets and news are hidden.
#[test]
fn in_pomory_bots_do_not_look_at_bets_and_news() {
    assert!(choices_ignore_secrets::<pomory::Pomory>("2p", material::<pomory::Pomory>(), 2, (3, 150)) > 20);
}

/// The C buildings in other hands are hidden.
#[test]
fn in_nusfjord_bots_do_not_look_into_hands() {
    let game = material::<nusfjord::Nusfjord>();
    assert!(choices_ignore_secrets::<nusfjord::Nusfjord>("2p", game, 2, (2, 200)) > 5);
    assert!(choices_ignore_secrets::<nusfjord::Nusfjord>("4p", game, 1, (4, 200)) > 2);
}

/// Nothing is hidden but what luck will bring, which is in no state: the bags have no order to look at.
#[test]
fn where_only_luck_is_unknown_there_is_nothing_to_look_at() {
    let games = [
        choices_ignore_secrets::<fjords::Fjords>("2p", material::<fjords::Fjords>(), 1, (8, 200)),
        choices_ignore_secrets::<newlands::NewLands>("3p", material::<newlands::NewLands>(), 1, (16, 200)),
        choices_ignore_secrets::<fleet::Fleet>("2p", material::<fleet::Fleet>(), 1, (16, 200)),
    ];
    assert_eq!(games, [0; 3]);
}
