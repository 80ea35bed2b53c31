//! What bots read off a state without making a view is what the view shows.

use pomory::{Kind, Pomory, Step};
use tabletop::{Game, Seat, Table, Viewer};

fn states(mut look: impl FnMut(&Pomory, &pomory::View)) {
    for seed in 0..6 {
        let whole = testkit::random_game::<Pomory>("2p", seed);
        let mut table = Table::<Pomory>::new(whole.setup().clone(), testkit::material::<Pomory>());
        for &step in whole.steps() {
            table.step(step).unwrap();
            look(table.state(), &table.view(Viewer::Omniscient));
        }
    }
}

#[test]
fn a_state_tells_what_its_view_shows() {
    let (mut stacked, mut news) = (0, 0);
    states(|game, view| {
        assert_eq!((game.step(), game.actor(), game.first()), (view.step, view.actor, view.first));
        assert_eq!((game.round(), game.next_set()), (view.round, view.next_set));
        assert_eq!(game.relocations_left(), view.relocations_left);
        assert_eq!(game.cards_to_draw(), view.deck.iter().map(|&(_, copies)| copies).sum::<u8>());
        let mut open = [0; 5];
        view.row.iter().flatten().for_each(|card| open[card.kind().index()] += card.value());
        assert_eq!(game.open_values(), open);
        for own in &view.seats {
            let seat = own.seat;
            assert_eq!((game.supply(seat), game.docked(seat)), (own.supply, own.dock));
            assert_eq!(Some(game.hand(seat)), own.hand);
            assert_eq!(game.bet(seat), own.bet.unwrap_or_default());
            let held = own.news.iter().filter_map(|card| card.news).fold(0, |set, it| set | 1 << it.index());
            assert_eq!((usize::from(game.news_in_hand(seat)), game.news_bits(seat)), (own.news.len(), held));
            for kind in Kind::ALL {
                assert_eq!(game.caught_cards(seat, kind), own.collection[kind.index()]);
            }
            let cells = |holds: &dyn Fn(&[Seat]) -> bool| {
                let cells = view.cells.iter().filter(|cell| holds(&cell.ships));
                cells.fold(0, |set, cell| set | 1u32 << cell.cell.index())
            };
            let there = cells(&|ships| ships.contains(&seat));
            let on_top = cells(&|ships| ships.len() == 2 && ships[1] == seat);
            assert_eq!(game.ships_at(seat), (there, on_top), "{seat}");
            stacked += on_top.count_ones();
            news += own.news.len();
        }
    });
    assert!(stacked > 20 && news > 100, "{stacked}, {news}");
}

/// Whoever still owes a bet may go back to before the other laid one: nothing else differs.
#[test]
fn the_other_bet_can_be_taken_back_while_one_is_owed() {
    let mut taken_back = 0;
    states(|game, view| {
        for seat in [Seat(0), Seat(1)] {
            let (own, other) = (&view.seats[seat.index()], &view.seats[1 - seat.index()]);
            let Some(before) = game.before_other_bet(seat) else { continue };
            assert_eq!((view.step, own.sealed), (Step::Seal, 0));
            let bet = other.bet.unwrap();
            assert!(!bet.is_empty());
            assert!(before.bet(other.seat).is_empty());
            assert_eq!(before.hand(other.seat), other.hand.unwrap().with(bet));
            assert_eq!(before.bet(seat), game.bet(seat));
            let mut again = before.clone();
            let lay = pomory::Action::from(pomory::Deed::Bet { cards: bet });
            if again.check(other.seat, lay).is_ok() {
                again.act_unchecked(other.seat, lay, &mut ());
                assert_eq!(again.bet(other.seat), bet);
                assert_eq!(again.hand(other.seat), game.hand(other.seat));
            }
            taken_back += 1;
        }
    });
    assert!(taken_back > 10, "{taken_back}");
}
