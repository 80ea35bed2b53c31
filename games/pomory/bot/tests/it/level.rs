//! How many points everybody gets is learned apart from who is ahead.

use bots::{
    Knowledge,
    laws::{learned, material},
    learn::Plan,
    search::Mind,
};
use pomory::Pomory;
use pomory_bot::PomoryBot;
use tabletop::{Game, Turn};

/// How many points both get is learned without a change of who is ahead.
#[test]
fn the_level_is_learned_apart_from_leads() {
    let plan = Plan { games: 96, random: 30, compare: true, level: true, seed: 2 };
    let spoiled: Vec<f32> = PomoryBot::learned().unwrap().table().iter().map(|number| number + 1.0).collect();
    let (found, reports) = learned::<PomoryBot>(&["2p"], Some(spoiled.clone()), &plan);
    assert_eq!(reports.len(), 1);
    let [before, after] = [spoiled, found].map(|table| Mind::<PomoryBot> {
        learned: Some(Box::leak(table.into_boxed_slice())),
        ..Mind::default()
    });
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
                state.act_unchecked(seat, legal[steps as usize % legal.len()], &mut ());
            }
            _ => state.reveal_unchecked(state.outcome(steps % state.weight()), &mut ()),
        }
        steps += 1;
    }
    assert!(levels > 1.0, "nothing was learned: {levels}");
}
