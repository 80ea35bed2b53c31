//! What bots know of Fjords.

#![allow(clippy::unwrap_used)]

use std::sync::{LazyLock, atomic::AtomicBool};

use bots::{
    Budget, Kind, Knowledge, Limits, Weights,
    laws::{self, win_rate},
    search::{Method, Mind, Search, Strategy, TreeSearch, Verdict},
};
use dealer::Quick;
use fjords::{Action, Fjords, Material, Phase, Scouted};
use fjords_bot::FjordsBot;
use tabletop::{Dealer, Game, Seat, Seen, Turn, Viewer};

static MATERIAL: LazyLock<Material> = LazyLock::new(|| Fjords::load(Fjords::INFO.material).unwrap());

/// Plays a random game and shows every state before a decision, the last one included.
fn random_game(setup: &str, seed: u64, mut look: impl FnMut(&Fjords)) {
    let mut state = Fjords::new(&setup.parse().unwrap(), &MATERIAL);
    let mut dealer = Quick::new(seed);
    loop {
        match state.turn() {
            Turn::Over => return look(&state),
            Turn::Chance => state.reveal_unchecked(state.outcome(dealer.pick(state.weight())), &mut ()),
            Turn::Seats(seats) => {
                look(&state);
                let seat = seats.lowest().unwrap();
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                state.act_unchecked(seat, legal[dealer.pick(legal.len() as u32) as usize], &mut ());
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
            let worth = FjordsBot::evaluate(&last, Weights::tuned());
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
                let worth = FjordsBot::evaluate(state, Weights::tuned());
                assert!(
                    (0..state.seat_count())
                        .all(|seat| worth[usize::from(seat)] >= state.points(Seat(seat)) as f32)
                );
            });
        }
    }
}

#[test]
fn weights_are_complete() {
    laws::weights_are_complete::<FjordsBot>();
}

/// Nothing is hidden but what luck will bring, which is in no state: the bag has no order to look at.
#[test]
fn where_only_luck_is_unknown_there_is_nothing_to_look_at() {
    assert_eq!(laws::choices_ignore_secrets::<FjordsBot>("2p", &MATERIAL, 1, (8, 200)), 0);
}

#[test]
fn greedy_beats_random_and_search_beats_greedy() {
    assert!(win_rate::<FjordsBot>("2p", &[Kind::Greedy, Kind::Random], 20, 1) > 0.9);
    assert!(
        win_rate::<FjordsBot>("4p", &[Kind::Greedy, Kind::Random, Kind::Random, Kind::Random], 12, 1) > 0.5
    );
    assert!(win_rate::<FjordsBot>("2p", &[Kind::Search, Kind::Greedy], 10, 150) > 0.7);
}

/// Every variant is played to its end by every kind of player.
#[test]
fn all_variants_are_played() {
    for setup in ["2p original", "2p epic", "3p runes=game4", "4p runes=game7,secret"] {
        let seats = setup[..1].parse().unwrap();
        let players: Vec<_> = Kind::ALL.into_iter().rev().take(seats).collect();
        let rate = win_rate::<FjordsBot>(setup, &players, 1, 20);
        assert!((0.0..=1.0).contains(&rate));
    }
}

/// All land is laid and the first Viking is to be placed: from here on there is no more luck.
fn settling(seed: u64) -> Fjords {
    let mut first = None;
    random_game("2p", seed, |state| {
        if first.is_none() && state.view(Viewer::Spectator).phase == Phase::Settlement {
            first = Some(state.clone());
        }
    });
    first.unwrap()
}

fn to_move(state: &Fjords) -> Seat {
    let Turn::Seats(seats) = state.turn() else { panic!("nobody is to move") };
    seats.lowest().unwrap()
}

fn thinker() -> Search<FjordsBot> {
    const TREE: Strategy = Strategy {
        methods: &[Method::Tree(TreeSearch {
            exploration: 0.3,
            virtual_visits: 2.0,
            ..TreeSearch::INFORMED
        })],
        ..FjordsBot::STRATEGY
    };
    Search::new(Mind { strategy: TREE, ..Mind::default() })
}

fn rate(thinker: &mut Search<FjordsBot>, state: &Fjords, playouts: u32) -> Verdict<Action> {
    static ON: AtomicBool = AtomicBool::new(false);
    let limits = Limits::new(Budget::Playouts(playouts), 8, &ON);
    thinker.rate(&Seen::new(state, to_move(state)), &limits)
}

fn visits(verdict: &Verdict<Action>) -> u32 {
    verdict.actions.iter().map(|rated| rated.visits).sum()
}

/// Lets the seat to move think, do what it holds for best, and all others answer until it is to move again.
fn thought_and_answered(thinker: &mut Search<FjordsBot>, state: &mut Fjords) {
    let seat = to_move(state);
    let mut action = rate(thinker, state, 600).best();
    loop {
        let actor = to_move(state);
        state.act_unchecked(actor, action, &mut ());
        thinker.saw(actor, action);
        if to_move(state) == seat {
            break;
        }
        action = rate(&mut self::thinker(), state, 100).best();
    }
}

#[test]
fn what_was_thought_before_the_answer_counts_after_it() {
    for seed in 0..3 {
        let (mut state, mut thinker) = (settling(seed), thinker());
        thought_and_answered(&mut thinker, &mut state);
        assert!(thinker.remembers(), "seed {seed}");
        let verdict = rate(&mut thinker, &state, 50);
        assert_eq!(verdict.playouts, 50, "those before belong to another position");
        assert!(visits(&verdict) > 50, "seed {seed}: {verdict:?}");
        let legal = Seen::new(&state, to_move(&state)).legal();
        assert!(verdict.actions.iter().all(|rated| legal.contains(&rated.action)));
        // Who forgets is as somebody who has never thought.
        thinker.forget();
        let anew = rate(&mut thinker, &state, 50);
        assert_eq!(anew, rate(&mut self::thinker(), &state, 50));
        assert_eq!(visits(&anew), 50);
    }
}

#[test]
fn what_cannot_come_any_more_is_forgotten_and_changes_nothing() {
    let (mut state, mut whole, mut pruned) = (settling(1), thinker(), thinker());
    thought_and_answered(&mut whole, &mut state.clone());
    thought_and_answered(&mut pruned, &mut state);
    pruned.keep_at_most(usize::MAX);
    assert!(0 < pruned.size() && pruned.size() < whole.size(), "{} of {}", pruned.size(), whole.size());
    assert_eq!(rate(&mut whole, &state, 300), rate(&mut pruned, &state, 300));
}

#[test]
fn a_memory_that_is_too_large_is_dropped() {
    let (mut state, mut thinker) = (settling(1), thinker());
    thought_and_answered(&mut thinker, &mut state);
    thinker.keep_at_most(usize::MAX);
    let size = thinker.size();
    thinker.keep_at_most(size);
    assert_eq!((thinker.remembers(), thinker.size()), (true, size));
    thinker.keep_at_most(size - 1);
    assert_eq!((thinker.remembers(), thinker.size()), (false, 0));
}
