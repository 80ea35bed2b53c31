//! What is learned from play.

use bots::{
    Budget, Kind, Player,
    arena::{self, Entrant, Match},
    laws::{learned, material},
    learn::Plan,
    search::Mind,
};
use nusfjord::Nusfjord;
use nusfjord_bot::NusfjordBot;

#[test]
fn who_has_learned_beats_who_has_not() {
    let player = Player { kind: Kind::Search, budget: Some(Budget::Playouts(60)) };
    let taught = Entrant::player::<NusfjordBot>(player, Mind::default());
    let untaught = Entrant::player::<NusfjordBot>(player, Mind::without_learned());
    let terms = Match { games: 16, seed: 3, budget: Budget::Playouts(60), progress: &|_| () };
    let report = arena::play(&"2p".parse().unwrap(), material::<Nusfjord>(), &[taught, untaught], &terms);
    assert!(report.seats[0].win_rate > 0.7, "{report:?}");
}

#[test]
fn learning_makes_judgements_truer() {
    let plan = Plan { games: 384, random: 30, compare: false, level: false, seed: 1 };
    let (_, reports) = learned::<NusfjordBot>(&["2p", "3p"], None, &plan);
    let last = reports.last().unwrap();
    assert_eq!(last.games, 384);
    assert!(last.after < 0.6 * last.before, "{last:?}");
}

/// The yardstick stays where it is, however much the others learn.
#[test]
fn greedy_knows_the_evaluation_alone() {
    let meet = |mind: Mind<NusfjordBot>| {
        let players = [(); 2].map(|()| Entrant::player::<NusfjordBot>(Kind::Greedy.into(), mind));
        let terms = Match { games: 6, seed: 5, budget: Budget::Playouts(1), progress: &|_| () };
        arena::play(&"2p".parse().unwrap(), material::<Nusfjord>(), &players, &terms)
    };
    assert_eq!(meet(Mind::default()), meet(Mind::without_learned()));
}
