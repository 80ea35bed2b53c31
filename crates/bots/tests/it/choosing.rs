//! What bots choose, and on what terms.

use std::sync::atomic::AtomicBool;

use bots::{
    Budget, Kind, Terms, Worth, choose, choose_with,
    search::{Luck, Mind, Rated, Style, Thinker, Verdict, analyse, equilibrium, rate},
};
use dealer::Quick;
use tabletop::{Dealer, Game, Seat, Seen, Turn};

use crate::toys::{Nim, Number, Tricks};

/// Nobody stops these players.
static ON: AtomicBool = AtomicBool::new(false);

/// The toys are so small that they would be worked out.
const BY_TREE: Style = Style { thorough: false, ..Style::informed() };

fn pile(pile: u8) -> Nim {
    Nim { pile: Some(pile), seats: 2, to_move: Seat(1) }
}

fn dealt(setup: &str, seed: u64) -> Tricks {
    let mut state = Tricks::new(&setup.parse().unwrap(), &());
    let mut dealer = Quick::new(seed);
    while state.turn() == Turn::Chance {
        state.reveal(state.outcome(dealer.pick(state.weight())), &mut ());
    }
    state
}

#[test]
fn searching_and_greedy_players_leave_a_multiple_of_four() {
    for sticks in [5, 6, 7, 9, 10, 11, 13] {
        let state = pile(sticks);
        for kind in [Kind::Greedy, Kind::Uct, Kind::Search] {
            let chosen = choose(kind.into(), &Seen::new(&state, Seat(1)), 1, Budget::Playouts(4000), &ON);
            assert_eq!(chosen, Number(sticks % 4), "{} at {sticks}", kind.name());
        }
    }
}

#[test]
fn luck_apart_or_merged_the_winning_move_is_found() {
    let state = pile(7);
    for luck in [Luck::Apart, Luck::Merged, Luck::Widening(1.0)] {
        let style = Style { luck, thorough: false, ..Style::informed() };
        let verdict = rate(&Seen::new(&state, Seat(1)), 3, &Terms::new(Budget::Playouts(3000), &ON), &style);
        assert_eq!(verdict.best(), Number(3), "{luck:?}");
        assert_eq!(verdict.playouts, 3000);
        assert_eq!(verdict.actions.iter().map(|rated| rated.visits).sum::<u32>(), 3000);
        assert!(verdict.actions[0].value > 0.85, "{verdict:?}");
    }
}

#[test]
fn of_several_seats_that_decide_at_once_each_gets_its_own_verdict() {
    for seed in 0..6 {
        let state = dealt("3p", seed);
        assert!(matches!(state.turn(), Turn::Seats(seats) if seats.len() == 3));
        for seat in (0..3).map(Seat) {
            let seen = Seen::new(&state, seat);
            let verdict = rate(&seen, 1, &Terms::new(Budget::Playouts(500), &ON), &BY_TREE);
            let mut actions: Vec<_> = verdict.actions.iter().map(|rated| rated.action).collect();
            actions.sort();
            assert_eq!(actions, seen.legal(), "a verdict rates exactly the seat's own legal actions");
            assert!(verdict.actions.iter().all(|rated| (0.0..=1.0).contains(&rated.value)));
        }
    }
}

#[test]
fn the_same_seed_and_playouts_give_the_same_verdict_on_any_number_of_threads() {
    let state = dealt("2p", 4);
    let on_threads = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let terms = Terms::new(Budget::Playouts(1001), &ON).in_trees(3);
        pool.install(|| rate(&Seen::new(&state, Seat(0)), 9, &terms, &BY_TREE))
    };
    let one = on_threads(1);
    assert_eq!(one.playouts, 1001);
    assert_eq!(one, on_threads(3));
    assert_ne!(one, rate(&Seen::new(&state, Seat(0)), 9, &Terms::new(Budget::Playouts(1001), &ON), &BY_TREE));
}

#[test]
fn a_stopped_player_answers_with_a_legal_action() {
    let stopped = AtomicBool::new(true);
    let state = pile(9);
    for kind in Kind::ALL {
        let seen = Seen::new(&state, Seat(1));
        for budget in [Budget::Playouts(u32::MAX), Budget::Millis(u32::MAX)] {
            let chosen = choose(kind.into(), &seen, 1, budget, &stopped);
            assert!(seen.legal().contains(&chosen));
        }
    }
}

/// With a budget that would take for ever, the answer can only come at once.
#[test]
fn the_only_legal_action_needs_no_thought() {
    let state = pile(1);
    let chosen = choose(Kind::Search.into(), &Seen::new(&state, Seat(1)), 1, Budget::Playouts(u32::MAX), &ON);
    assert_eq!(chosen, Number(1));
}

#[test]
fn a_budget_of_time_ends() {
    let state = pile(15);
    let terms = Terms::new(Budget::Millis(5), &ON);
    let verdict = rate(&Seen::new(&state, Seat(1)), 1, &terms, &BY_TREE);
    assert!(verdict.playouts > 0);
}

/// What was tried stays known when the game goes on as expected.
#[test]
fn a_thinker_goes_on_from_what_it_thought() {
    let mut state = pile(11);
    let mut thinker = Thinker::new(Mind { style: BY_TREE, ..Mind::default() });
    let terms = Terms::new(Budget::Playouts(2000), &ON);
    let first = thinker.rate(&Seen::new(&state, Seat(1)), 5, &terms);
    assert_eq!(first.best(), Number(3));
    for (seat, action) in [(Seat(1), Number(3)), (Seat(0), Number(1))] {
        state.act(seat, action, &mut ());
        thinker.saw(seat, action);
    }
    assert!(thinker.remembers());
    let second = thinker.rate(&Seen::new(&state, Seat(1)), 6, &Terms::new(Budget::Playouts(100), &ON));
    assert_eq!((second.best(), second.playouts), (Number(3), 100));
    assert!(second.actions.iter().map(|rated| rated.visits).sum::<u32>() > 150, "{second:?}");
    thinker.saw(Seat(1), Number(9));
    assert!(!thinker.remembers(), "nobody has ever thought of that");
}

/// Only who thinks for a time remembers: a choice by playouts is the same whatever was thought before.
#[test]
fn a_choice_by_playouts_neither_uses_nor_leaves_a_memory() {
    let state = dealt("2p", 4);
    let seen = Seen::new(&state, Seat(0));
    for seed in 0..5 {
        let mut thinker = Thinker::new(Mind { style: BY_TREE, ..Mind::default() });
        choose_with(&mut thinker, Kind::Pilot.into(), &seen, 9, Budget::Millis(1), &ON);
        assert!(thinker.remembers());
        let budget = Budget::Playouts(200);
        let again = choose_with(&mut thinker, Kind::Pilot.into(), &seen, seed, budget, &ON);
        assert!(!thinker.remembers());
        let mut fresh = Thinker::new(Mind { style: BY_TREE, ..Mind::default() });
        assert_eq!(again, choose_with(&mut fresh, Kind::Pilot.into(), &seen, seed, budget, &ON));
    }
}

/// The end is worked out: seven sticks are won by leaving four, whatever follows.
#[test]
fn small_ends_are_worked_out() {
    let state = pile(7);
    let verdict =
        rate(&Seen::new(&state, Seat(1)), 1, &Terms::new(Budget::Playouts(1000), &ON), &Style::informed());
    assert!(verdict.exact);
    assert_eq!(verdict.best(), Number(3));
    assert_eq!((verdict.actions[0].wins[1], verdict.actions[1].wins[1]), (1.0, 0.0), "{verdict:?}");
}

#[test]
fn an_analysis_tells_chances_points_and_the_line() {
    let state = pile(10);
    let mind = Mind { style: BY_TREE, ..Mind::default() };
    let terms = Terms::new(Budget::Playouts(3000), &ON);
    let analysis = analyse(&Seen::new(&state, Seat(1)), 1, &terms, &mind);
    assert_eq!(analysis.verdict.best(), Number(2));
    assert!(analysis.wins[1] > 0.8 && analysis.points[1] > 0.8, "{analysis:?}");
    assert_eq!(analysis.line[0], (Seat(1), Number(2)));
    assert!(analysis.line.len() > 1 && analysis.line[1].0 == Seat(0), "{analysis:?}");
    // Who is not to move is told what to expect all the same.
    let waiting = analyse(&Seen::new(&state, Seat(0)), 1, &terms, &mind);
    assert!(waiting.wins[0] < 0.4, "{waiting:?}");
}

/// Games of one move whose mix is known: paper, stone, scissors first.
#[test]
fn seats_that_decide_at_the_same_time_mix() {
    let [mine, theirs] = equilibrium(&[0.5, 0.0, 1.0, 1.0, 0.5, 0.0, 0.0, 1.0, 0.5], 3, 3);
    assert!(mine.iter().chain(&theirs).all(|share| (share - 1.0 / 3.0).abs() < 0.01), "{mine:?} {theirs:?}");
    // Matching pennies where one match pays double: one chooses it in a third of the games.
    let [mine, _] = equilibrium(&[1.0, 0.0, 0.0, 0.5], 2, 2);
    assert!((mine[0] - 1.0 / 3.0).abs() < 0.01, "{mine:?}");
}

/// Where seats decide at the same time, who errs may do anything he thought of, and nothing else.
#[test]
fn noise_blurs_a_mix() {
    let rated = |action, share, visits| {
        let (points, wins) = (Worth::default(), Worth::default());
        Rated { action, visits, value: 0.5, share, points, wins }
    };
    let actions = vec![rated(0, 0.75, 6), rated(1, 0.25, 6), rated(2, 0.0, 6), rated(3, 0.0, 0)];
    let mut verdict = Verdict { actions, playouts: 18, exact: false, raced: false };
    let chosen = |verdict: &Verdict<usize>, noise: f64| {
        let mut often = [0.0; 4];
        (0..4000).for_each(|seed| often[verdict.choice(seed, noise)] += 1.0 / 4000.0);
        often
    };
    let sure = [0.75, 0.25, 0.0, 0.0];
    let unsure = [0.54, 0.29, 0.17, 0.0];
    let near = |often: [f64; 4], expected: [f64; 4]| {
        let off = often.iter().zip(expected).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        assert!(off < 0.03 && often[3] == 0.0, "{often:?} instead of {expected:?}");
    };
    near(chosen(&verdict, 0.0), sure);
    near(chosen(&verdict, 1.0), unsure);
    // What was worked out is no matter of opinion.
    verdict.exact = true;
    near(chosen(&verdict, 1.0), sure);
}
