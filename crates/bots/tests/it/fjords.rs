//! What bots know of Fjords.

use std::sync::LazyLock;

use bots::{
    Budget, Kind, Played, Player, Weights,
    arena::{Terms, run},
};
use dealer::Quick;
use fjords::{Fjords, Material, Scouted};
use tabletop::{Dealer, Game, Seat, Turn};

static MATERIAL: LazyLock<Material> = LazyLock::new(|| Fjords::load(Fjords::INFO.material).unwrap());

/// Plays a random game and shows every state before a decision, the last one included.
fn random_game(setup: &str, seed: u64, mut look: impl FnMut(&Fjords)) {
    let mut state = Fjords::new(&setup.parse().unwrap(), &MATERIAL);
    let mut dealer = Quick::new(seed);
    loop {
        match state.turn() {
            Turn::Over => return look(&state),
            Turn::Chance => state.reveal(state.outcome(dealer.pick(state.weight())), &mut ()),
            Turn::Seats(seats) => {
                look(&state);
                let seat = seats.lowest().unwrap();
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                state.act(seat, legal[dealer.pick(legal.len() as u32) as usize], &mut ());
            }
        }
    }
}

/// The secret rune moves houses, the epic game has most hexes, in the original one the table is set three times.
#[test]
fn following_a_game_sees_what_a_fresh_look_sees() {
    for setup in ["2p", "4p runes=game7,secret", "2p epic runes=game5"] {
        for seed in 0..10 {
            let mut followed = Scouted::default();
            random_game(setup, seed, |state| {
                followed.follow(state);
                assert!(followed == state.scout(), "{setup}, seed {seed}, {} hexes", followed.len);
            });
        }
    }
}

#[test]
fn when_all_is_settled_seats_are_worth_their_points() {
    for setup in ["2p", "3p", "4p", "2p epic", "2p original"] {
        for seed in 0..5 {
            let mut last = None;
            random_game(setup, seed, |state| last = Some(state.clone()));
            let last = last.unwrap();
            let worth = last.evaluate(Weights::tuned());
            for seat in (0..last.seat_count()).map(Seat) {
                assert_eq!(worth[seat.index()], last.points(seat) as f32, "{setup}, seed {seed}");
            }
        }
    }
}

/// Points can be taken away by nobody, and land within reach promises more.
#[test]
fn nobody_is_worth_less_than_the_points_he_has() {
    for setup in ["2p", "3p runes=game4", "4p runes=strength,water,friendship,home"] {
        for seed in 0..5 {
            random_game(setup, seed, |state| {
                let worth = state.evaluate(Weights::tuned());
                assert!(
                    (0..state.seat_count())
                        .all(|seat| worth[usize::from(seat)] >= state.points(Seat(seat)) as f32)
                );
            });
        }
    }
}

fn win_rate(setup: &str, players: &[Kind], games: u32, playouts: u32) -> f64 {
    let players: Vec<_> = players.iter().map(|&kind| Player::from(kind)).collect();
    let terms = Terms { games, seed: 1, budget: Budget::Playouts(playouts), progress: &|_| () };
    run::<Fjords>(&setup.parse().unwrap(), &MATERIAL, &players, &terms).seats[0].win_rate
}

#[test]
fn greedy_beats_random_and_search_beats_greedy() {
    assert!(win_rate("2p", &[Kind::Greedy, Kind::Random], 20, 1) > 0.9);
    assert!(win_rate("4p", &[Kind::Greedy, Kind::Random, Kind::Random, Kind::Random], 12, 1) > 0.5);
    assert!(win_rate("2p", &[Kind::Search, Kind::Greedy], 10, 150) > 0.7);
}

/// Every variant is played to its end by every kind of player.
#[test]
fn all_variants_are_played() {
    for setup in ["2p original", "2p epic", "3p runes=game4", "4p runes=game7,secret"] {
        let seats = setup[..1].parse().unwrap();
        let players: Vec<_> = Kind::ALL.into_iter().rev().take(seats).collect();
        let rate = win_rate(setup, &players, 1, 20);
        assert!((0.0..=1.0).contains(&rate));
    }
}
