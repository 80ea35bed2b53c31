//! What players reckon with.

use dealer::Quick;
use newlands::{NewLands, Step};
use tabletop::{Dealer, Game, Seat, Turn};

use crate::board::material;

/// What the tiles to come can do to the region under a companion.
#[derive(Debug, Default, PartialEq)]
struct Found {
    /// So many close it.
    closers: u32,
    /// So many may be laid beside it.
    fits: u32,
    /// So many tiles are joined to it at most by one more.
    joined: u8,
}

/// Finds it out by drawing each and laying it everywhere.
fn find(state: &NewLands, seat: Seat, companion: usize) -> Found {
    let before = state.prospects(seat).nth(companion).unwrap();
    let mut outcomes = Vec::new();
    state.outcomes(&mut outcomes);
    let mut found = Found::default();
    for (outcome, weight) in outcomes {
        let mut drawn = state.clone();
        drawn.reveal_unchecked(outcome, &mut ());
        let Turn::Seats(seats) = drawn.turn() else { continue };
        let actor = seats.lowest().unwrap();
        let mut layings = Vec::new();
        drawn.legal(actor, &mut layings);
        let after = |laying| {
            let mut after = drawn.clone();
            after.act_unchecked(actor, laying, &mut ());
            after.prospects(seat).find(|prospect| prospect.at == before.at).unwrap()
        };
        let beside: Vec<_> =
            layings.into_iter().map(after).filter(|after| after.sum.tiles > before.sum.tiles).collect();
        found.closers += weight * u32::from(beside.iter().any(|after| after.open == 0));
        found.fits += weight * u32::from(!beside.is_empty());
        let joined = beside.iter().map(|after| after.sum.tiles - before.sum.tiles - 1).max();
        found.joined = found.joined.max(joined.unwrap_or(0));
    }
    found
}

#[test]
fn the_opening_of_a_region_says_what_tiles_do_there() {
    let (mut compared, mut closable, mut joined) = (0, 0, 0);
    for seed in 0..4 {
        let mut dealer = Quick::new(seed);
        let mut state = NewLands::new(&"2p".parse().unwrap(), material());
        let mut legal = Vec::new();
        while state.turn() != Turn::Over {
            if state.step() == Step::Draw && state.tiles_to_come() % 4 == 0 {
                let mut openings = Vec::new();
                state.openings(|opening| openings.push(opening));
                for seat in [Seat(0), Seat(1)] {
                    for (companion, prospect) in state.prospects(seat).enumerate() {
                        if prospect.open != 1 {
                            continue;
                        }
                        let told: Vec<_> =
                            openings.iter().filter(|opening| opening.region == prospect.region).collect();
                        assert_eq!(told.len(), 1, "one open side is one empty square");
                        let (told, found) = (told[0], find(&state, seat, companion));
                        let counts = (u32::from(told.closers), u32::from(told.fits));
                        assert_eq!(counts, (found.closers, found.fits), "seed {seed}, {prospect:?}");
                        // A tile need not lead on to all that face it, and regions may share tiles.
                        assert!(found.joined <= told.tiles, "seed {seed}, {told:?}, {found:?}");
                        assert!(told.tiles > 0 || told.cities == 0, "seed {seed}, {told:?}");
                        compared += 1;
                        closable += u32::from(found.closers > 0);
                        joined += u32::from(found.joined > 0 && found.joined == told.tiles);
                    }
                }
            }
            match state.turn() {
                Turn::Over => {}
                Turn::Chance => state.reveal_unchecked(state.outcome(dealer.pick(state.weight())), &mut ()),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    legal.clear();
                    state.legal(seat, &mut legal);
                    state.act_unchecked(seat, legal[dealer.pick(legal.len() as u32) as usize], &mut ());
                }
            }
        }
    }
    assert!(compared > 20 && closable > 5, "{compared} openings compared, {closable} can be closed");
    assert!(joined > 3, "{joined} may be joined with all that face them");
}

/// Every open region on which nobody stands is named once, with what it counts for; and the rest of what a state tells.
#[test]
fn free_regions_are_those_that_the_view_shows() {
    let mut named = 0;
    for (seed, setup) in (3..).zip(["2p", "3p hand", "5p"]) {
        let whole = testkit::random_game::<NewLands>(setup, seed);
        for steps in (5..whole.steps().len()).step_by(11) {
            let table = whole.after(steps);
            let (state, view) = (table.state(), table.view(tabletop::Viewer::Spectator));
            let mut told = Vec::new();
            state.free_regions(|sum| told.push((sum.tiles, sum.cities, sum.points())));
            let free = view.regions.iter().filter(|it| !it.finished && it.companions.is_empty());
            let mut shown: Vec<_> =
                free.map(|it| (it.now.sum.tiles, it.now.sum.cities, it.now.points)).collect();
            told.sort_unstable();
            shown.sort_unstable();
            assert_eq!(told, shown, "{setup}, step {steps}");
            named += told.len();
            assert_eq!(usize::from(state.seat_count()), view.seats.len());
            if let Some(seat) = view.to_act {
                assert_eq!(state.seat_to_act(), seat);
            }
            for region in &view.regions {
                for spot in &region.pieces {
                    let newlands::Spot::Piece { at, piece } = *spot else { continue };
                    assert_eq!(view.region_of(at, piece).map(|found| found.id), Some(region.id));
                }
            }
        }
    }
    assert!(named > 300, "{named}");
}
