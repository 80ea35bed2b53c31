//! The tuner keeps what wins, and can be repeated.

use bots::{
    Kind, Knowledge, Weights,
    laws::material,
    tune::{Plan, tune},
};
use nusfjord::Nusfjord;
use nusfjord_bot::NusfjordBot;

type Numbers = <NusfjordBot as Knowledge>::Weights;

#[test]
fn the_tuner_crowns_winners_and_can_be_repeated() {
    // Somebody who thinks that wood is worth more than anything is easily beaten.
    let mut values = Numbers::tuned().values();
    values[0] = 4.0;
    let start = Numbers::of(&values);
    let plan =
        Plan { player: Kind::Greedy.into(), challengers: 12, batch: 10, batches: 4, stride: 0.4, seed: 3 };
    let run = || {
        let mut races = Vec::new();
        let setup = "2p".parse().unwrap();
        let champion = tune::<NusfjordBot>(&setup, material::<Nusfjord>(), start, &plan, |race, _| {
            races.push(race.clone())
        });
        (champion, races)
    };
    let (champion, races) = run();
    assert_eq!(races.len(), 12);
    assert!(races.iter().all(|race| (10..=40).contains(&race.games) && (!race.crowned || race.won > 0.5)));
    assert!(races.iter().any(|race| race.crowned), "{races:?}");
    assert_ne!(champion, start);
    assert_eq!((champion, races), run());
}
