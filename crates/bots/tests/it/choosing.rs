//! What bots choose, and within what limits.

use std::{
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
    time::{Duration, Instant},
};

use bots::{
    ActionOf, Bot, Budget, Kind, Knowledge, Limits, Player, Worth,
    search::{Luck, Method, Mind, Rated, Search, Strategy, TreeSearch, Verdict, analyse, equilibrium, rate},
};
use dealer::Quick;
use tabletop::{Dealer, Game, Seat, Seen, Turn};

use crate::toys::{Nim, NimBot, Number, Tricks, TricksBot};

/// Nobody stops these players.
static ON: AtomicBool = AtomicBool::new(false);

/// The toys are so small that they would be worked out.
const BY_TREE: Strategy = Strategy { methods: &[Method::Tree(TreeSearch::INFORMED)], ..Strategy::INFORMED };

fn by_tree<K: Knowledge>() -> Mind<K> {
    Mind { strategy: BY_TREE, ..Mind::default() }
}

fn playouts(playouts: u32, seed: u64) -> Limits<'static> {
    Limits::new(Budget::Playouts(playouts), seed, &ON)
}

fn choose<K: Knowledge>(kind: Kind, seen: &Seen<'_, K::Game>, limits: &Limits<'_>) -> ActionOf<K> {
    Player::from(kind).bot::<K>(Mind::default()).choose(seen, limits)
}

fn pile(pile: u8) -> Nim {
    Nim { pile: Some(pile), seats: 2, to_move: Seat(1) }
}

fn dealt(setup: &str, seed: u64) -> Tricks {
    let mut state = Tricks::new(&setup.parse().unwrap(), &());
    let mut dealer = Quick::new(seed);
    while state.turn() == Turn::Chance {
        state.reveal_unchecked(state.outcome(dealer.pick(state.weight())), &mut ());
    }
    state
}

#[test]
fn searching_and_greedy_players_leave_a_multiple_of_four() {
    for sticks in [5, 6, 7, 9, 10, 11, 13] {
        let state = pile(sticks);
        for kind in [Kind::Greedy, Kind::Uct, Kind::Search] {
            let chosen = choose::<NimBot>(kind, &Seen::new(&state, Seat(1)), &playouts(4000, 1));
            assert_eq!(chosen, Number(sticks % 4), "{} at {sticks}", kind.name());
        }
    }
}

#[test]
fn luck_apart_or_merged_the_winning_move_is_found() {
    let state = pile(7);
    for luck in [Luck::Apart, Luck::Merged, Luck::Widening(1.0)] {
        let methods = Box::leak(Box::new([Method::Tree(TreeSearch { luck, ..TreeSearch::INFORMED })]));
        let mind = Mind::<NimBot> { strategy: Strategy { methods, ..BY_TREE }, ..Mind::default() };
        let verdict = rate(&Seen::new(&state, Seat(1)), &playouts(3000, 3), &mind);
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
            let verdict = rate::<TricksBot>(&seen, &playouts(500, 1), &by_tree());
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
        let limits = playouts(1001, 9).on_threads(3);
        pool.install(|| rate::<TricksBot>(&Seen::new(&state, Seat(0)), &limits, &by_tree()))
    };
    let one = on_threads(1);
    assert_eq!(one.playouts, 1001);
    assert_eq!(one, on_threads(3));
    assert_ne!(one, rate::<TricksBot>(&Seen::new(&state, Seat(0)), &playouts(1001, 9), &by_tree()));
}

#[test]
fn a_stopped_player_answers_with_a_legal_action() {
    let stopped = AtomicBool::new(true);
    let state = pile(9);
    for kind in Kind::ALL {
        let seen = Seen::new(&state, Seat(1));
        for budget in [Budget::Playouts(u32::MAX), Budget::Millis(u32::MAX)] {
            let chosen = choose::<NimBot>(kind, &seen, &Limits::new(budget, 1, &stopped).on_threads(2));
            assert!(seen.legal().contains(&chosen));
        }
    }
}

/// With a budget that would take for ever, the answer can only come at once.
#[test]
fn the_only_legal_action_needs_no_thought() {
    let state = pile(1);
    let chosen = choose::<NimBot>(Kind::Search, &Seen::new(&state, Seat(1)), &playouts(u32::MAX, 1));
    assert_eq!(chosen, Number(1));
}

#[test]
fn a_budget_of_time_ends() {
    let state = pile(15);
    let limits = Limits::new(Budget::Millis(5), 1, &ON);
    let verdict = rate::<NimBot>(&Seen::new(&state, Seat(1)), &limits, &by_tree());
    assert!(verdict.playouts > 0);
}

/// What was tried stays known when the game goes on as expected.
#[test]
fn a_thinker_goes_on_from_what_it_thought() {
    let mut state = pile(11);
    let mut thinker = Search::<NimBot>::new(by_tree());
    let first = thinker.rate(&Seen::new(&state, Seat(1)), &playouts(2000, 5));
    assert_eq!(first.best(), Number(3));
    for (seat, action) in [(Seat(1), Number(3)), (Seat(0), Number(1))] {
        state.act_unchecked(seat, action, &mut ());
        thinker.saw(seat, action);
    }
    assert!(thinker.remembers());
    let second = thinker.rate(&Seen::new(&state, Seat(1)), &playouts(100, 6));
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
        let mut thinker = Search::<TricksBot>::new(by_tree());
        thinker.choose(&seen, &Limits::new(Budget::Millis(1), 9, &ON));
        assert!(thinker.remembers());
        let again = thinker.choose(&seen, &playouts(200, seed));
        assert!(!thinker.remembers());
        let mut fresh = Search::<TricksBot>::new(by_tree());
        assert_eq!(again, fresh.choose(&seen, &playouts(200, seed).on_threads(3)));
    }
}

/// The end is worked out: seven sticks are won by leaving four, whatever follows.
#[test]
fn small_ends_are_worked_out() {
    let state = pile(7);
    let verdict = rate::<NimBot>(&Seen::new(&state, Seat(1)), &playouts(1000, 1), &Mind::default());
    assert!(verdict.exact);
    assert_eq!(verdict.best(), Number(3));
    assert_eq!((verdict.actions[0].wins[1], verdict.actions[1].wins[1]), (1.0, 0.0), "{verdict:?}");
}

#[test]
fn an_analysis_tells_chances_points_and_the_line() {
    let state = pile(10);
    let (mind, limits) = (by_tree::<NimBot>(), playouts(3000, 1));
    let analysis = analyse(&Seen::new(&state, Seat(1)), &limits, &mind);
    assert_eq!(analysis.verdict.best(), Number(2));
    assert!(analysis.wins[1] > 0.8 && analysis.points[1] > 0.8, "{analysis:?}");
    assert_eq!(analysis.line[0], (Seat(1), Number(2)));
    assert!(analysis.line.len() > 1 && analysis.line[1].0 == Seat(0), "{analysis:?}");
    // Who is not to move is told what to expect all the same.
    let waiting = analyse(&Seen::new(&state, Seat(0)), &limits, &mind);
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
    let mut verdict = Verdict { actions, playouts: 18, exact: false, by_value: false };
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

/// Threads that somebody else keeps busy are not waited for: every thought has its own.
#[test]
fn a_thought_does_not_wait_for_the_threads_of_others() {
    let (state, done) = (dealt("2p", 4), AtomicBool::new(false));
    let (busy, threads) = (AtomicUsize::new(0), rayon::current_num_threads());
    let waited = rayon::in_place_scope(|scope| {
        for _ in 0..threads {
            let (done, busy) = (&done, &busy);
            scope.spawn(move |_| {
                busy.fetch_add(1, Ordering::Relaxed);
                let began = Instant::now();
                while !done.load(Ordering::Relaxed) && began.elapsed() < Duration::from_secs(30) {
                    std::thread::yield_now();
                }
            });
        }
        while busy.load(Ordering::Relaxed) < threads {
            std::thread::yield_now();
        }
        let limits = Limits::new(Budget::Millis(10), 1, &ON).on_threads(2);
        let began = Instant::now();
        let verdict = rate::<TricksBot>(&Seen::new(&state, Seat(0)), &limits, &by_tree());
        done.store(true, Ordering::Relaxed);
        assert!(verdict.playouts >= 2 * 32);
        began.elapsed()
    });
    assert!(waited < Duration::from_secs(10), "{waited:?}");
}

/// Not told how the game went on, a bot does not take an old thought for one about the new position.
#[test]
fn who_is_not_told_how_the_game_went_on_begins_anew() {
    let by_time = Limits::new(Budget::Millis(20), 9, &ON);
    let mut state = pile(11);
    let mut bot = Search::<NimBot>::new(by_tree());
    bot.choose(&Seen::new(&state, Seat(1)), &by_time);
    state.act_unchecked(Seat(1), Number(3), &mut ());
    state.act_unchecked(Seat(0), Number(3), &mut ());
    let legal = Seen::new(&state, Seat(1)).legal();
    assert!(legal.contains(&bot.choose(&Seen::new(&state, Seat(1)), &by_time)));
    assert!(bot.remembers());
    // Only what was thought about five sticks is left: taking one leaves four, and after these no stick is left.
    bot.saw(Seat(1), Number(1));
    assert!(bot.remembers());
    for (seat, sticks) in [(Seat(0), 3), (Seat(1), 1), (Seat(0), 1)] {
        bot.saw(seat, Number(sticks));
    }
    assert!(!bot.remembers(), "with eleven sticks that would be a way to go on");
}
