//! What players reckon with.

use dealer::Quick;
use newlands::{NewLands, Step};
use tabletop::{Dealer, Game, Seat, Turn};

use crate::board::material;

/// How many of the tiles to come close the region under a companion, found by drawing each and laying it everywhere.
fn closers(state: &NewLands, seat: Seat, companion: usize) -> u32 {
    let at = state.prospects(seat).nth(companion).unwrap().at;
    let mut outcomes = Vec::new();
    state.outcomes(&mut outcomes);
    let closes = |drawn: &NewLands| {
        let Turn::Seats(seats) = drawn.turn() else { return false };
        let actor = seats.lowest().unwrap();
        let mut layings = Vec::new();
        drawn.legal(actor, &mut layings);
        layings.into_iter().any(|laying| {
            let mut after = drawn.clone();
            after.act(actor, laying, &mut ());
            after.prospects(seat).any(|prospect| prospect.at == at && prospect.open == 0)
        })
    };
    let drawn = |outcome| {
        let mut drawn = state.clone();
        drawn.reveal(outcome, &mut ());
        drawn
    };
    outcomes.into_iter().filter(|&(outcome, _)| closes(&drawn(outcome))).map(|(_, weight)| weight).sum()
}

#[test]
fn the_opening_of_a_region_says_how_many_tiles_close_it() {
    let (mut compared, mut closable) = (0, 0);
    for seed in 0..4 {
        let mut dealer = Quick::new(seed);
        let mut state = NewLands::new(&"2p".parse().unwrap(), material());
        let mut legal = Vec::new();
        while state.turn() != Turn::Over {
            if state.step() == Step::Draw && state.tiles_to_come() % 4 == 0 {
                let mut openings = Vec::new();
                state.openings(|region, closers| openings.push((region, closers)));
                for seat in [Seat(0), Seat(1)] {
                    for (companion, prospect) in state.prospects(seat).enumerate() {
                        if prospect.open != 1 {
                            continue;
                        }
                        let told: Vec<_> =
                            openings.iter().filter(|&&(region, _)| region == prospect.region).collect();
                        assert_eq!(told.len(), 1, "one open side is one empty square");
                        let found = closers(&state, seat, companion);
                        let told = u32::from(told[0].1);
                        assert_eq!(told, found, "seed {seed}, {prospect:?}");
                        compared += 1;
                        closable += u32::from(found > 0);
                    }
                }
            }
            match state.turn() {
                Turn::Over => {}
                Turn::Chance => state.reveal(state.outcome(dealer.pick(state.weight())), &mut ()),
                Turn::Seats(seats) => {
                    let seat = seats.lowest().unwrap();
                    legal.clear();
                    state.legal(seat, &mut legal);
                    state.act(seat, legal[dealer.pick(legal.len() as u32) as usize], &mut ());
                }
            }
        }
    }
    assert!(compared > 20 && closable > 5, "{compared} openings compared, {closable} can be closed");
}
