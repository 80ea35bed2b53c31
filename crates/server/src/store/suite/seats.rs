//! Sitting down and getting up.

use futures::future::join_all;
use tabletop::Seat;

use super::{OPEN, bot, known, opened, read, sits, table};
use crate::store::{SeatKind, Seated, Store};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

pub async fn a_table_begins_with_its_last_seat(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    opened(store, &table("one", &ingrid, 5, &[OPEN, bot(), OPEN])).await;
    assert_eq!(store.sit_down("one", Seat(2), &olav, 7).await.expect("an answer"), Seated::Waiting);
    assert_eq!(read(store, "one").await.0.begun, None);
    assert_eq!(store.sit_down("one", A, &ingrid, 8).await.expect("an answer"), Seated::Begun);
    let (row, seats) = read(store, "one").await;
    assert_eq!(row.begun, Some(8));
    let told: Vec<_> = seats.into_iter().map(|seat| (seat.kind, seat.name)).collect();
    let person = |one: &crate::store::Person| (SeatKind::Person(one.id.clone()), one.name.clone());
    assert_eq!(told, [person(&ingrid), (SeatKind::Bot("mate".into()), "Astrid".into()), person(&olav)]);
}

pub async fn a_seat_is_taken_once(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    opened(store, &table("one", &ingrid, 5, &[OPEN, bot(), OPEN])).await;
    assert_eq!(store.sit_down("one", A, &ingrid, 7).await.expect("an answer"), Seated::Waiting);
    for seat in [A, B] {
        assert_eq!(store.sit_down("one", seat, &olav, 8).await.expect("an answer"), Seated::Taken);
    }
    assert_eq!(store.sit_down("one", Seat(3), &olav, 8).await.expect("an answer"), Seated::Taken);
    assert_eq!(store.sit_down("none", A, &olav, 8).await.expect("an answer"), Seated::Taken);
    assert_eq!(read(store, "one").await.1[0].name, "Ingrid");
}

pub async fn who_gets_up_leaves_the_seat_open(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    opened(store, &table("one", &ingrid, 5, &[sits(&ingrid), OPEN, OPEN])).await;
    assert!(!store.get_up("one", &olav.id).await.expect("an answer"), "he does not sit there");
    assert_eq!(store.sit_down("one", B, &olav, 7).await.expect("an answer"), Seated::Waiting);
    assert!(store.get_up("one", &olav.id).await.expect("an answer"));
    let seats = read(store, "one").await.1;
    assert_eq!((&seats[1].kind, seats[1].name.as_str()), (&SeatKind::Open, ""));
    assert_eq!(seats[0].name, "Ingrid");
    for seat in [B, Seat(2)] {
        store.sit_down("one", seat, &olav, 8).await.expect("an answer");
    }
    assert!(read(store, "one").await.0.begun.is_some());
    assert!(!store.get_up("one", &olav.id).await.expect("an answer"), "the game has begun");
}

/// Each of the two must see the other, or nobody begins the game.
pub async fn the_last_two_seats_are_taken_at_the_same_time(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    for round in 0..40 {
        let id = format!("t{round}");
        opened(store, &table(&id, &ingrid, 5, &[OPEN, OPEN])).await;
        let both = [store.sit_down(&id, A, &ingrid, 7), store.sit_down(&id, B, &olav, 7)];
        let answers: Vec<_> =
            join_all(both).await.into_iter().map(|answer| answer.expect("an answer")).collect();
        assert!(answers.contains(&Seated::Waiting) && answers.contains(&Seated::Begun), "{answers:?}");
        assert_eq!(read(store, &id).await.0.begun, Some(7), "round {round}");
    }
}

pub async fn nobody_leaves_a_table_as_it_begins(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    for round in 0..40 {
        let id = format!("t{round}");
        opened(store, &table(&id, &ingrid, 5, &[sits(&ingrid), OPEN])).await;
        let (seated, left) = futures::join!(store.sit_down(&id, B, &olav, 7), store.get_up(&id, &ingrid.id));
        let (row, seats) = read(store, &id).await;
        let full = seats.iter().all(|seat| seat.kind != SeatKind::Open);
        assert_eq!(row.begun.is_some(), full, "round {round}: {seats:?}");
        assert_eq!(seated.expect("an answer") == Seated::Begun, full);
        assert_eq!(left.expect("an answer"), !full);
    }
}
