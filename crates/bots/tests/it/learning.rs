//! What players learn from play.

use bots::{
    Budget, Kind, Played, Player, Worth,
    arena::{Entrant, Terms, run_with},
    learn::{Lesson, Plan, Progress, fit, learn},
    lore::{read, write},
    net,
    search::Mind,
};
use fleet::Fleet;
use newlands::NewLands;
use nusfjord::Nusfjord;
use pomory::Pomory;
use tabletop::{Game, Turn};

use crate::knowledge::material;

fn lore_is_complete<G: Played>() {
    let lore = G::lore().unwrap();
    let table = lore.table();
    assert_eq!(table.len(), lore.size());
    assert!(table.iter().filter(|&&number| number != 0.0).count() > table.len() / 4);
    assert_eq!(read(lore.chapters, &write(lore.chapters, table)).unwrap(), table);
    assert_eq!(read(lore.chapters, "# nothing yet").unwrap(), vec![0.0; lore.size()]);
    let (first, size) = lore.chapters[0];
    let error = |text: &str| read(lore.chapters, text).unwrap_err();
    assert_eq!(error("1 2 3"), format!("`{first}:` should stand where `1` stands"));
    assert_eq!(error(&format!("{first}: 1")), format!("`{first}` should have {size} numbers"));
    assert_eq!(error(&format!("{} 7", lore.text)), "`7` follows the last number");
}

#[test]
fn the_lore_of_every_game_is_complete_and_written_as_it_is_read() {
    lore_is_complete::<Fleet>();
    lore_is_complete::<NewLands>();
    lore_is_complete::<Nusfjord>();
    lore_is_complete::<Pomory>();
}

/// Walks through a game and lets every mark and every thing be noted.
fn marks_have_their_places<G: Played>(setups: &[&str]) {
    let size = G::lore().unwrap().size();
    for setup in setups {
        let mut state = G::new(&setup.parse().unwrap(), material::<G>());
        let (mut legal, mut steps) = (Vec::new(), 0u32);
        loop {
            let mut noted = Worth::default();
            state.marks(&mut |seat, mark, much| {
                assert!(mark < size && much.is_finite(), "{setup}: mark {mark}, {much}");
                noted[seat.index()] += 1.0;
            });
            state.things(&mut |seat, net, looks| {
                assert!(net + net::size(looks.len()) <= size, "{setup}: a network at {net}");
                assert!(looks.iter().all(|look| look.is_finite()), "{setup}: {looks:?}");
                noted[seat.index()] += 1.0;
            });
            let seen = noted.iter().filter(|&&noted| noted > 0.0).count();
            assert_eq!(seen, state.seats().into(), "{setup}: something is to be seen of every seat");
            match state.turn() {
                Turn::Over => break,
                Turn::Chance => state.reveal(state.outcome(steps % state.weight()), &mut ()),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    legal.clear();
                    state.legal(seat, &mut legal);
                    state.act(seat, legal[steps as usize % legal.len()], &mut ());
                }
            }
            steps += 1;
        }
    }
}

#[test]
fn every_mark_of_every_position_has_its_place() {
    marks_have_their_places::<Fleet>(&["1p", "2p", "4p captains trophies"]);
    marks_have_their_places::<NewLands>(&["2p", "3p hand", "5p"]);
    marks_have_their_places::<Nusfjord>(&["1p hard", "2p deck=cod", "5p mixed"]);
    marks_have_their_places::<Pomory>(&["2p"]);
}

#[test]
fn who_has_learned_beats_who_has_not() {
    let player = Player { kind: Kind::Search, budget: Some(Budget::Playouts(60)) };
    let taught = Entrant::<Nusfjord> { player, mind: Mind::default() };
    let untaught = Entrant { player, mind: Mind::untaught() };
    let terms = Terms { games: 16, seed: 3, budget: Budget::Playouts(60), progress: &|_| () };
    let report = run_with(&"2p".parse().unwrap(), material::<Nusfjord>(), &[taught, untaught], &terms);
    assert!(report.seats[0].win_rate > 0.7, "{report:?}");
}

/// Lessons about three marks that weigh 2, -1 and 0.5, and never a word about a fourth.
#[test]
fn the_table_that_fits_is_found() {
    let truth = [2.0, -1.0, 0.5];
    let lesson = |number: u32| {
        let marks: Vec<_> = (0..3).map(|mark| (mark, ((number * (mark + 3)) % 7) as f32)).collect();
        let off = marks.iter().map(|&(mark, much)| much * truth[mark as usize]).sum();
        // Half of it from each of two sets: marks of the same name are added up.
        Lesson::new(off, &[(0.5, &marks), (0.5, &marks)])
    };
    let lessons: Vec<_> = (0..200).map(lesson).collect();
    let found = fit(&lessons, &[0.0, 0.0, 0.0, 9.0], 0.001);
    for (found, truth) in found.iter().zip([2.0, -1.0, 0.5, 9.0]) {
        assert!((found - truth).abs() < 0.01, "{found} is not {truth}");
    }
    // Who holds fast to what he knew learns little.
    let firm = fit(&lessons, &[0.0; 4], 1e9);
    assert!(firm.iter().all(|number| number.abs() < 0.01), "{firm:?}");
}

/// Learns from `table` on, or from nothing. Gives what was learned and how it went.
fn learned<G: Played>(setups: &[&str], table: Option<Vec<f32>>, plan: &Plan) -> (Vec<f32>, Vec<Progress>) {
    let lore = G::lore().unwrap();
    let setups: Vec<G::Setup> = setups.iter().map(|setup| setup.parse().unwrap()).collect();
    let table = table.unwrap_or_else(|| vec![0.0; lore.size()]);
    let mut reports = Vec::new();
    let table = learn::<G>(&setups, material::<G>(), lore, table, plan, |progress| reports.push(*progress));
    assert_eq!(table.len(), lore.size());
    (table, reports)
}

#[test]
fn networks_learn_from_nothing() {
    let plan = Plan { games: 160, whim: 30, compare: true, level: false, seed: 1 };
    let (_, reports) = learned::<NewLands>(&["2p", "4p"], None, &plan);
    let (first, last) = (reports.first().unwrap(), reports.last().unwrap());
    assert_eq!(first.before, first.after, "who knows nothing judges by the evaluation alone");
    assert!(last.after < 0.9 * last.before, "{last:?}");
}

#[test]
fn learning_makes_judgements_truer() {
    let plan = Plan { games: 384, whim: 30, compare: false, level: false, seed: 1 };
    let (_, reports) = learned::<Nusfjord>(&["2p", "3p"], None, &plan);
    let last = reports.last().unwrap();
    assert_eq!(last.games, 384);
    assert!(last.after < 0.6 * last.before, "{last:?}");
}

/// How many points both get is learned without a change of who is ahead.
#[test]
fn the_level_is_learned_apart_from_leads() {
    let plan = Plan { games: 96, whim: 30, compare: true, level: true, seed: 2 };
    let spoiled: Vec<f32> = Pomory::lore().unwrap().table().iter().map(|number| number + 1.0).collect();
    let (found, reports) = learned::<Pomory>(&["2p"], Some(spoiled.clone()), &plan);
    assert_eq!(reports.len(), 1);
    let [before, after] = [spoiled, found]
        .map(|table| Mind::<Pomory> { lore: Some(Box::leak(table.into_boxed_slice())), ..Mind::default() });
    let mut state = Pomory::new(&"2p".parse().unwrap(), material::<Pomory>());
    let (mut legal, mut levels, mut steps) = (Vec::new(), 0.0f32, 0u32);
    while state.turn() != Turn::Over {
        let [before, after] = [&before, &after].map(|mind| mind.judge(&state));
        let leads = [before, after].map(|worth| worth[0] - worth[1]);
        assert!((leads[0] - leads[1]).abs() < 0.05, "step {steps}: {leads:?}");
        levels = levels.max((before[0] - after[0]).abs());
        match state.turn() {
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                legal.clear();
                state.legal(seat, &mut legal);
                state.act(seat, legal[steps as usize % legal.len()], &mut ());
            }
            _ => state.reveal(state.outcome(steps % state.weight()), &mut ()),
        }
        steps += 1;
    }
    assert!(levels > 1.0, "nothing was learned: {levels}");
}

/// The yardstick stays where it is, however much the others learn.
#[test]
fn greedy_knows_the_evaluation_alone() {
    let meet = |mind: Mind<Nusfjord>| {
        let players = [(); 2].map(|()| Entrant { player: Kind::Greedy.into(), mind });
        let terms = Terms { games: 6, seed: 5, budget: Budget::Playouts(1), progress: &|_| () };
        run_with(&"2p".parse().unwrap(), material::<Nusfjord>(), &players, &terms)
    };
    assert_eq!(meet(Mind::default()), meet(Mind::untaught()));
}
