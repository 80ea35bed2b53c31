//! Sequential halving.

use std::sync::atomic::AtomicBool;

use bots::{
    Budget, Knowledge, Limits,
    laws::material,
    search::{Method, Mind, Verdict, rate},
};
use dealer::Quick;
use newlands::{Action, NewLands, Step};
use newlands_bot::NewLandsBot;
use tabletop::{Dealer, Game, Seat, Seen, Turn};

/// A position of New Lands after so many random decisions or a few more, with a tile to be laid.
fn midway(setup: &str, decisions: u32, seed: u64) -> NewLands {
    let mut state = NewLands::new(&setup.parse().unwrap(), material::<NewLands>());
    let mut dealer = Quick::new(seed);
    let (mut legal, mut made) = (Vec::new(), 0);
    loop {
        match state.turn() {
            Turn::Chance => state.reveal_unchecked(state.outcome(dealer.pick(state.weight())), &mut ()),
            Turn::Seats(_) if made >= decisions && state.step() == Step::Lay => return state,
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                legal.clear();
                state.legal(seat, &mut legal);
                state.act_unchecked(seat, legal[dealer.pick(legal.len() as u32) as usize], &mut ());
                made += 1;
            }
            Turn::Over => panic!("the game is over after {made} decisions"),
        }
    }
}

fn decider(state: &NewLands) -> Seat {
    let Turn::Seats(seats) = state.turn() else { panic!("nobody is to decide") };
    seats.lowest().unwrap()
}

fn halve(state: &NewLands, playouts: u32, threads: u32, stopped: bool) -> Verdict<Action> {
    let stop = AtomicBool::new(stopped);
    let limits = Limits::new(Budget::Playouts(playouts), 5, &stop).on_threads(threads);
    rate(&Seen::new(state, decider(state)), &limits, &Mind::<NewLandsBot>::default())
}

/// With how many actions New Lands begins.
fn arms() -> u32 {
    let arms = NewLandsBot::STRATEGY.methods.iter().find_map(|method| match method {
        Method::SequentialHalving(search) => Some(search.arms),
        _ => None,
    });
    arms.unwrap()
}

/// The nearer the end, the surer is a lead.
#[test]
fn a_lead_is_held_by_who_has_it_late() {
    let [early, late, last] = [10, 70, 150].map(|decisions| midway("2p", decisions, 2));
    for state in [&early, &late, &last] {
        assert_eq!(NewLandsBot::win_chance(state, 0.0), 0.5);
        assert!(
            (NewLandsBot::win_chance(state, 7.0) + NewLandsBot::win_chance(state, -7.0) - 1.0).abs() < 1e-6
        );
        assert!(NewLandsBot::win_chance(state, 8.0) > NewLandsBot::win_chance(state, 7.0));
    }
    let chances = [early, late, last].map(|state| NewLandsBot::win_chance(&state, 7.0));
    assert!(chances[0] < chances[1] && chances[1] < chances[2], "{chances:?}");
    assert!(chances[0] < 0.7 && chances[2] > 0.8, "{chances:?}");
}

#[test]
fn one_of_them_will_win_however_many_play() {
    for (setup, players) in [("2p", 2), ("3p", 3), ("4p", 4)] {
        let state = midway(setup, 0, 2);
        let verdict = halve(&state, 64, 1, false);
        let wins = &verdict.actions[0].wins[..players];
        assert!((wins.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{setup}: {wins:?}");
        // Hardly anything has happened yet.
        let even = 1.0 / players as f32;
        assert!(wins.iter().all(|chance| (chance - even).abs() < 0.6 * even), "{setup}: {wins:?}");
    }
}

#[test]
fn the_best_was_tried_most_and_everything_legal_is_rated() {
    let state = midway("2p", 20, 1);
    let mut legal = Vec::new();
    state.legal(decider(&state), &mut legal);
    let verdict = halve(&state, 128, 1, false);
    assert!(verdict.playouts <= 128 && verdict.playouts > 64, "{}", verdict.playouts);
    assert_eq!(verdict.playouts, verdict.actions.iter().map(|rated| rated.visits).sum::<u32>());
    let most = verdict.actions.iter().map(|rated| rated.visits).max().unwrap();
    assert_eq!(verdict.actions[0].visits, most);
    assert_eq!(verdict.actions[0].share, 1.0);
    assert!(verdict.actions[0].value >= verdict.actions[1].value);
    let mut rated: Vec<_> = verdict.actions.iter().map(|rated| rated.action).collect();
    rated.sort_unstable();
    assert_eq!(rated, legal);
}

/// More arms than a few only if there are playouts enough for each of them.
#[test]
fn a_short_thought_lets_few_actions_halve() {
    let state = midway("2p", 40, 2);
    let tried = |playouts| {
        halve(&state, playouts, 1, false).actions.iter().filter(|rated| rated.visits > 0).count() as u32
    };
    assert_eq!([tried(8), tried(32), tried(400)], [3, 8, arms()]);
}

/// Who errs takes what is nearly as good more often than what is not.
#[test]
fn noise_after_halving_goes_by_how_good_actions_are() {
    let verdict = halve(&midway("2p", 30, 5), 24, 1, false);
    assert!(verdict.by_value && verdict.actions.len() > 8);
    let chosen = |noise: f64| -> Vec<f64> {
        let rank = |seed| {
            let choice = verdict.choice(seed, noise);
            verdict.actions.iter().position(|rated| rated.action == choice).unwrap()
        };
        (0..2000).map(|seed| verdict.actions[rank(seed)].value).collect()
    };
    let mean = |values: Vec<f64>| values.iter().sum::<f64>() / values.len() as f64;
    let [sure, unsure, lost] = [0.0, 0.35, 1.0].map(|noise| mean(chosen(noise)));
    assert_eq!(sure, verdict.actions[0].value);
    assert!(sure > unsure && unsure > lost, "{sure} {unsure} {lost}");
    let any = mean(verdict.actions.iter().map(|rated| rated.value).collect());
    assert!(lost > any, "even who errs most does better than anyone would: {lost} {any}");
    let untried = verdict.actions.iter().filter(|rated| rated.visits == 0).map(|rated| rated.value);
    let promised = untried.fold(0.0, f64::max);
    let seldom = |noise: f64| chosen(noise).into_iter().filter(|&value| value <= promised).count();
    assert!(seldom(0.2) < seldom(1.0) / 4, "who errs little hardly does what was not even tried");
}

#[test]
fn halving_ends_the_same_on_every_machine() {
    let state = midway("2p", 30, 3);
    let run = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| halve(&state, 120, 3, false))
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn who_is_stopped_still_answers() {
    let state = midway("2p", 24, 4);
    let verdict = halve(&state, 100_000, 1, true);
    assert!(verdict.playouts <= arms(), "{}", verdict.playouts);
    assert!(state.check(decider(&state), verdict.best()).is_ok());
}

/// The last tiles: what remains is worked out, or played on to the very end, and brings the points that the rules count.
#[test]
fn halving_near_the_end_promises_what_the_rules_count() {
    let mut state = midway("2p", 140, 6);
    let mut dealer = Quick::new(1);
    while state.turn() != Turn::Over {
        match state.turn() {
            Turn::Chance => state.reveal_unchecked(state.outcome(dealer.pick(state.weight())), &mut ()),
            _ => {
                let seat = decider(&state);
                let verdict = halve(&state, 60, 1, false);
                if state.tiles_to_come() == 0 && verdict.actions.len() > 1 {
                    let promised = verdict.actions[0].points[seat.index()];
                    let mut after = state.clone();
                    after.act_unchecked(seat, verdict.best(), &mut ());
                    if after.turn() == Turn::Over {
                        assert_eq!(promised, after.points(seat) as f32);
                    }
                }
                state.act_unchecked(seat, verdict.best(), &mut ());
            }
        }
    }
    assert!(state.places().contains(&1));
}
