//! What searching players look at agrees with the view, with the legal steps and with the score.

use fjords::{Fjords, Phase, PieceKind, Reason, Scouted, Terrain, View};
use tabletop::{Game, Seat, Table, Viewer};

use crate::{
    common::*,
    naive::land::{points_of, shared},
};

const ALL_RUNES: &str = "4p runes=strength,water,friendship,journey,horse,wisdom,home,secret";
const SETUPS: [&str; 5] = ["2p", "3p runes=game6", "2p original", "2p epic runes=home,friendship", ALL_RUNES];

/// Every state of a game, one after the other.
fn states(setup: &str, seed: u64, mut look: impl FnMut(&Fjords, &View)) {
    let whole = testkit::random_game::<Fjords>(setup, seed);
    let mut table = Table::<Fjords>::new(whole.setup().clone(), testkit::material::<Fjords>());
    for &step in whole.steps() {
        table.step(step).unwrap();
        look(table.state(), &table.view(Viewer::Spectator));
    }
}

/// The hexes of the view for which something holds, as a set.
fn set(view: &View, holds: impl Fn(usize) -> bool) -> u128 {
    (0..view.hexes.len()).filter(|&number| holds(number)).fold(0, |set, number| set | 1 << number)
}

/// Do two hexes share a side with plain on either half?
fn joined(view: &View, one: usize, other: usize) -> bool {
    let [one, other] = [one, other].map(|number| &view.hexes[number]);
    let cells = [one, other].map(|hex| (hex.at.q, hex.at.r));
    let mut corners = points_of(cells[0]).into_iter().zip(one.corners);
    let between = shared(cells[0], cells[1]);
    between.len() == 2 && corners.any(|(point, shows)| between.contains(&point) && shows == Terrain::Plain)
}

/// Does a side with plain face an empty cell?
fn looks_out(view: &View, number: usize) -> bool {
    let hex = &view.hexes[number];
    let points = points_of((hex.at.q, hex.at.r));
    let others = || view.hexes.iter().filter(|other| other.at != hex.at);
    (0..6).any(|side| {
        let ends = [side, (side + 1) % 6];
        let plain = ends.iter().any(|&corner| hex.corners[corner] == Terrain::Plain);
        let faces_hex = others().any(|other| {
            let between = shared((hex.at.q, hex.at.r), (other.at.q, other.at.r));
            ends.iter().all(|&corner| between.contains(&points[corner]))
        });
        plain && !faces_hex
    })
}

#[test]
fn a_scouted_landscape_is_the_one_that_lies() {
    for (seed, setup) in (1..).zip(SETUPS) {
        let mut followed = Scouted::default();
        states(setup, seed, |game, view| {
            let scouted = game.scout();
            // The original rules play three games, each on a new land.
            if view.hexes.len() < followed.len {
                followed = Scouted::default();
            }
            followed.follow(game);
            assert_eq!(followed, scouted, "{setup}: what is followed is what would be seen anew");
            assert_eq!(scouted.len, view.hexes.len());
            let free = set(view, |at| {
                let hex = &view.hexes[at];
                hex.piece.is_none() && hex.rune.is_none()
            });
            assert_eq!(scouted.free, free, "{setup}");
            for seat in (0..view.seats.len() as u8).map(Seat) {
                let stands = |at: usize| view.hexes[at].piece.is_some_and(|piece| piece.seat == seat);
                assert_eq!(scouted.pieces[seat.index()], set(view, stands), "{setup}: {seat}");
                let own = &view.seats[seat.index()];
                let hand = (game.houses_in_hand(seat), game.vikings_in_hand(seat));
                assert_eq!(hand, (own.houses, own.vikings), "{setup}");
                assert_eq!(usize::from(game.stones_in_hand(seat)), own.runes.len(), "{setup}");
            }
            let bag: usize = view.bag.iter().map(|&(_, copies)| usize::from(copies)).sum();
            let to_lay = bag + view.row.len() + view.aside.len() + usize::from(view.drawn.is_some());
            if view.phase == Phase::Exploration {
                assert_eq!(usize::from(game.hexes_to_lay()), to_lay, "{setup}");
            }
            assert_eq!(usize::from(game.seat_count()), view.seats.len());
            if view.phase != Phase::Over {
                assert_eq!(game.has_begun_settlement(), view.phase == Phase::Settlement, "{setup}");
            }
            if view.hexes.len() % 8 == 0 {
                for at in 0..view.hexes.len() {
                    assert_eq!(scouted.links[at], set(view, |other| other != at && joined(view, at, other)));
                }
                assert_eq!(scouted.frontier, set(view, |at| looks_out(view, at)), "{setup}");
            }
        });
    }
}

/// A viking walks to a free hex that is joined to one of the own.
#[test]
fn links_are_where_vikings_walk() {
    let mut walked = 0;
    for (seed, setup) in (10..).zip(SETUPS) {
        states(setup, seed, |game, view| {
            let Some(seat) = to_move(game).filter(|_| view.phase == Phase::Settlement) else { return };
            let scouted = game.scout();
            let own = scouted.pieces[seat.index()];
            let reached = set(view, |at| scouted.free >> at & 1 == 1 && scouted.links[at] & own != 0);
            let choices = choices(game);
            let goes = |at: usize| choices.contains(&format!("viking {}", view.hexes[at].at));
            assert_eq!(reached, set(view, goes), "{setup}");
            walked += reached.count_ones();
        });
    }
    assert!(walked > 500, "{walked}");
}

/// Where bonuses are seen, the score counts them.
#[test]
fn bonuses_are_what_the_score_counts() {
    assert_eq!(testkit::random_game::<Fjords>("2p runes=journey,horse", 1).state().bonuses(), None);
    let mut counted = [0; 4];
    for seed in 0..12 {
        let whole = testkit::random_game::<Fjords>(ALL_RUNES, seed);
        let view = whole.view(Viewer::Spectator);
        let bonuses = whole.state().bonuses().expect("runes that give points are in play");
        let vikings = |seat: Seat| {
            set(&view, |at| {
                view.hexes[at].piece.is_some_and(|it| it.seat == seat && it.kind == PieceKind::Viking)
            })
        };
        for (seat, sheet) in (0..).map(Seat).zip(whole.state().scores()) {
            let count = |reason: Reason| {
                sheet.lines.iter().find(|line| line.reason == reason).map_or(0, |line| line.count)
            };
            let own = vikings(seat);
            let most = bonuses.friendship.iter().filter(|&&around| {
                let stand = |seat: Seat| (vikings(seat) & around).count_ones();
                let best = (0..4).map(|other| stand(Seat(other))).max().unwrap();
                best > 0 && stand(seat) == best
            });
            let seen = [
                (Reason::Strength, (own & bonuses.strength).count_ones()),
                (Reason::Water, (own & bonuses.water).count_ones()),
                (Reason::Home, (own & bonuses.home[seat.index()]).count_ones()),
                (Reason::Friendship, most.count() as u32),
            ];
            for (kind, (reason, seen)) in seen.into_iter().enumerate() {
                assert_eq!(count(reason), seen as i32, "{reason:?} of {seat}, seed {seed}");
                counted[kind] += seen;
            }
        }
    }
    assert!(counted.iter().all(|&count| count > 0), "{counted:?}");
}
