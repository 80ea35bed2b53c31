//! What bots read off a state without making a view is what the view shows, and what the rest of the game brings.

use nusfjord::{Action, Nusfjord};
use tabletop::{Seat, Step, Table, Viewer};

const SETUPS: [&str; 6] = ["1p", "2p", "2p deck=mackerel", "3p deck=cod", "4p", "5p deck=cod"];

/// Every state of whole games with the number of the step that led to it, and the whole game.
fn states(mut look: impl FnMut(&Table<Nusfjord>, usize, &Table<Nusfjord>)) {
    for (seed, setup) in (41..).zip(SETUPS) {
        let whole = testkit::random_game::<Nusfjord>(setup, seed);
        let mut table = Table::<Nusfjord>::new(whole.setup().clone(), testkit::material::<Nusfjord>());
        for (number, &step) in whole.steps().iter().enumerate() {
            table.step(step).unwrap();
            look(&table, number + 1, &whole);
        }
    }
}

#[test]
fn holdings_are_what_the_view_shows() {
    let mut sold = 0;
    states(|table, _, _| {
        let (game, view) = (table.state(), table.view(Viewer::Omniscient));
        for (seat, own) in (0..).map(Seat).zip(&view.harbors) {
            let held = game.holdings(seat);
            assert_eq!((held.stock, held.wood_limit, held.catch), (own.stock, own.wood_limit, own.catch));
            assert_eq!(usize::from(held.free_spaces), own.free.len());
            assert_eq!(held.forests, own.forests.iter().map(|&(_, forests)| forests).sum::<u8>());
            assert_eq!(usize::from(held.elders), own.council.len());
            assert_eq!(held.elder_fish, own.council.iter().map(|place| place.fish).sum::<u8>());
            assert_eq!(held.shares, own.shares.iter().sum::<u8>());
            assert_eq!((held.ships, held.workers), (own.fleet.iter().sum(), own.workers));
            assert_eq!(usize::from(held.buildings), own.buildings.len());
            // Own shares elsewhere: at other players, and in New Shares unless a building spares those their fish.
            let others = (0..).map(Seat).zip(&view.harbors).filter(|&(other, _)| other != seat);
            let at_others: u8 = others.map(|(_, other)| other.shares[seat.index()]).sum();
            let new = view.new_shares[seat.index()];
            assert!(held.sold == at_others + new || held.sold == at_others, "{held:?}");
            sold += u32::from(held.sold);
            let foreign = held.shares - own.shares[seat.index()];
            assert_eq!((held.income, held.stored), (own.forecast.home + foreign, own.forecast.reserve));
            assert!(game.elders_of(seat).eq(own.council.iter().map(|place| place.elder)));
            assert!(game.houses_of(seat).eq(own.buildings.iter().map(|built| (built.card, built.turned))));
            let turned = game.buildings_of(seat).map(|(_, turned)| turned);
            assert!(turned.eq(own.buildings.iter().map(|built| built.turned)));
            let mut hand: Vec<_> = game.hand_of(seat).collect();
            let mut shown = own.hand.clone().unwrap_or_default();
            hand.sort_by_key(|card| card.index());
            shown.sort_by_key(|card| card.index());
            assert_eq!((hand, game.hand_size(seat)), (shown, own.hand_count));
        }
        assert_eq!(game.filled_plates(), view.filled);
    });
    assert!(sold > 1000, "{sold}");
}

/// As many turns are to come as the seat then really takes: a worker placed, sent to an elder, or a pass.
#[test]
fn turns_to_come_are_taken() {
    states(|table, number, whole| {
        let game = table.state();
        if game.round() == 0 {
            return;
        }
        assert_eq!(game.fishing_to_come(), 7 - game.round());
        for seat in (0..table.view(Viewer::Spectator).harbors.len() as u8).map(Seat) {
            let taken = whole.steps()[number..].iter().filter(|step| match step {
                Step::Act(by, Action::Work(_) | Action::Copy(_) | Action::Use(_) | Action::Pass) => {
                    *by == seat
                }
                _ => false,
            });
            assert_eq!(usize::from(game.turns_to_come(seat)), taken.count(), "{seat} after step {number}");
        }
    });
}
