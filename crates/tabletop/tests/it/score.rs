//! Placings and seats.

use tabletop::{ScoreLine, ScoreSheet, Seat, Seats, Turn, placings};

fn sheet(points: &[i32], tiebreaks: &[i32]) -> ScoreSheet<()> {
    let line = |&points: &i32| ScoreLine { reason: (), count: 1, points, places: Vec::new() };
    ScoreSheet { lines: points.iter().map(line).collect(), tiebreaks: tiebreaks.to_vec() }
}

#[test]
fn more_points_win_then_tiebreaks_in_order_and_the_rest_is_shared() {
    let sheets =
        [sheet(&[3, 4], &[1]), sheet(&[9], &[]), sheet(&[7], &[2]), sheet(&[8, -1], &[2]), sheet(&[], &[])];
    assert_eq!(sheets[3].total(), 7);
    assert_eq!(placings(&sheets), [4, 1, 2, 2, 5]);
}

#[test]
fn seats_are_lettered_and_go_round() {
    assert_eq!((Seat(0).letter(), Seat(7).letter()), ('a', 'h'));
    assert_eq!(
        (Seat::from_letter('h'), Seat::from_letter('i'), Seat::from_letter('A')),
        (Some(Seat(7)), None, None)
    );
    assert_eq!((Seat(1).next(3), Seat(2).next(3)), (Seat(2), Seat(0)));
}

#[test]
fn a_set_of_seats_is_a_set() {
    let all = Seats::first(8);
    assert_eq!((all.len(), Seats::first(0)), (8, Seats::NONE));
    let some: Seats = [Seat(5), Seat(2), Seat(5)].into_iter().collect();
    assert_eq!(some.iter().collect::<Vec<_>>(), [Seat(2), Seat(5)]);
    assert_eq!(some.lowest(), Some(Seat(2)));
    assert!(some.without(Seat(2)).without(Seat(5)).is_empty());
    assert!(
        Turn::Seats(some).awaits(Seat(5))
            && !Turn::Seats(some).awaits(Seat(0))
            && !Turn::Chance.awaits(Seat(0))
    );
}
