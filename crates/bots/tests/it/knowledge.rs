//! What bots know of each game: numbers that are complete, judgements that agree with the end, play that is sensible.

use bots::{
    Budget, Kind, Played, Player, Weights,
    arena::{Terms, run},
    weights::{read, write},
};
use dealer::Quick;
use fjords::Fjords;
use fleet::Fleet;
use newlands::NewLands;
use nusfjord::Nusfjord;
use pomory::Pomory;
use tabletop::{Dealer, Game, Seat, Turn};

/// The material of a game's default edition, read once for the whole test.
pub fn material<G: Game>() -> &'static G::Material {
    Box::leak(Box::new(G::load(G::INFO.material).unwrap()))
}

/// Plays a random game to its end.
fn finished<G: Played>(setup: &str, seed: u64) -> G {
    let mut state = G::new(&setup.parse().unwrap(), material::<G>());
    let mut dealer = Quick::new(seed);
    let mut legal = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => return state,
            Turn::Chance => state.reveal(state.outcome(dealer.pick(state.weight())), &mut ()),
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                legal.clear();
                state.legal(seat, &mut legal);
                state.act(seat, legal[dealer.pick(legal.len() as u32) as usize], &mut ());
            }
        }
    }
}

fn at_the_end_seats_are_worth_their_points<G: Played>(setups: &[&str]) {
    for setup in setups {
        for seed in 0..3 {
            let last = finished::<G>(setup, seed);
            let worth = last.evaluate(G::Weights::tuned());
            for seat in (0..last.seats()).map(Seat) {
                assert_eq!(worth[seat.index()], last.points(seat) as f32, "{setup}, seed {seed}");
            }
        }
    }
}

#[test]
fn the_end_is_judged_by_points() {
    at_the_end_seats_are_worth_their_points::<Fjords>(&["2p", "4p"]);
    at_the_end_seats_are_worth_their_points::<Fleet>(&["1p", "2p", "4p captains trophies"]);
    at_the_end_seats_are_worth_their_points::<NewLands>(&["2p", "3p hand", "5p"]);
    at_the_end_seats_are_worth_their_points::<Nusfjord>(&["1p", "2p", "5p mixed"]);
    at_the_end_seats_are_worth_their_points::<Pomory>(&["2p"]);
}

fn weights_round_trip<G: Played>() {
    let tuned = G::Weights::tuned();
    let again: G::Weights = read(&write(tuned)).unwrap();
    let close = tuned.values().into_iter().zip(again.values()).all(|(a, b)| (a - b).abs() < 1e-3);
    assert!(close, "{}", write(tuned));
    let error = |text: &str| read::<G::Weights>(text).err().unwrap();
    let first = <G::Weights as Weights>::NAMES[0];
    assert_eq!(error(""), format!("`{first}` is missing"));
    assert_eq!(error("nonsense = 1"), "there is no weight `nonsense`");
    assert_eq!(error(&format!("{first} = a # lot")), "` a` is no number");
}

#[test]
fn numbers_are_complete_and_are_written_as_they_are_read() {
    weights_round_trip::<Fjords>();
    weights_round_trip::<Fleet>();
    weights_round_trip::<NewLands>();
    weights_round_trip::<Nusfjord>();
    weights_round_trip::<Pomory>();
}

fn win_rate<G: Played>(setup: &str, players: &[Kind], games: u32, playouts: u32) -> f64 {
    let players: Vec<_> = players.iter().map(|&kind| Player::from(kind)).collect();
    let terms = Terms { games, seed: 1, budget: Budget::Playouts(playouts), progress: &|_| () };
    run::<G>(&setup.parse().unwrap(), material::<G>(), &players, &terms).seats[0].win_rate
}

#[test]
fn greedy_beats_random_in_every_game() {
    let two = [Kind::Greedy, Kind::Random];
    let four = [Kind::Greedy, Kind::Random, Kind::Random, Kind::Random];
    assert!(win_rate::<Fleet>("2p", &two, 12, 1) > 0.9);
    assert!(win_rate::<Fleet>("4p", &four, 8, 1) > 0.7);
    assert!(win_rate::<NewLands>("2p", &two, 12, 1) > 0.9);
    assert!(win_rate::<NewLands>("4p", &four, 8, 1) > 0.7);
    assert!(win_rate::<Nusfjord>("2p", &two, 12, 1) > 0.9);
    assert!(win_rate::<Nusfjord>("4p", &four, 8, 1) > 0.7);
    assert!(win_rate::<Pomory>("2p", &two, 12, 1) > 0.9);
}

#[test]
fn searching_beats_greedy_where_looking_ahead_pays() {
    assert!(win_rate::<Nusfjord>("2p", &[Kind::Search, Kind::Greedy], 8, 100) > 0.7);
}

/// Every variant is played to its end by searching and greedy players, solo games too.
#[test]
fn all_variants_are_played() {
    fn play<G: Played>(setups: &[&str]) {
        for setup in setups {
            let seats: usize = setup[..1].parse().unwrap();
            let players: Vec<_> = [Kind::Search, Kind::Greedy].into_iter().cycle().take(seats).collect();
            let rate = win_rate::<G>(setup, &players, 1, 12);
            assert!((0.0..=1.0).contains(&rate), "{setup}");
        }
    }
    play::<Fleet>(&["1p", "3p captains", "4p captains trophies"]);
    play::<NewLands>(&["3p hand", "5p removal=equal"]);
    play::<Nusfjord>(&["1p hard", "1p campaign=1", "2p deck=cod double=1", "3p mixed", "5p deck=mackerel"]);
    play::<Pomory>(&["2p"]);
}
