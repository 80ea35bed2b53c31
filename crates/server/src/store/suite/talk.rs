//! What people say.

use futures::future::join_all;
use tabletop::Seat;

use super::{bot, known, opened, sits, table};
use crate::store::{Person, SaidRow, Store, TableRow};

async fn at_a_table(store: &dyn Store) -> (Person, Person, TableRow) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    let row = opened(store, &table("one", &ingrid, 5, &[sits(&ingrid), sits(&olav), bot()])).await;
    (ingrid, olav, row)
}

fn said(by: &Person, at: i64, text: &str) -> SaidRow {
    let (by, text) = (by.clone(), text.into());
    SaidRow { n: 0, at, by, seat: Some(Seat(1)), phrase: false, text, reported: false, removed: false }
}

async fn texts(store: &dyn Store, row: &TableRow, limit: u32) -> Vec<(u32, String)> {
    let said = store.talk_at(row, limit).await.expect("talk");
    said.into_iter().map(|said| (said.n, said.text)).collect()
}

pub async fn what_is_said_is_numbered_in_order(store: &dyn Store) {
    let (ingrid, olav, row) = at_a_table(store).await;
    let other = opened(store, &table("two", &olav, 6, &[sits(&olav)])).await;
    let watching = SaidRow { seat: None, phrase: true, ..said(&olav, 8, "hello") };
    store.say(&row, &said(&ingrid, 9, "Привіт 🐟")).await.expect("said");
    store.say(&row, &watching).await.expect("said");
    store.say(&other, &said(&olav, 10, "elsewhere")).await.expect("said");
    let all = store.talk_at(&row, 9).await.expect("talk");
    assert_eq!(all, [said(&ingrid, 9, "Привіт 🐟"), SaidRow { n: 1, ..watching }], "as they were said");
    assert_eq!(texts(store, &row, 1).await, [(1, "hello".to_owned())], "the last ones");
    assert_eq!(texts(store, &other, 9).await, [(0, "elsewhere".to_owned())]);
}

pub async fn those_who_speak_at_once_are_all_heard(store: &dyn Store) {
    let (ingrid, _, row) = at_a_table(store).await;
    let all: Vec<_> = (0..12).map(|at| said(&ingrid, at, &at.to_string())).collect();
    for answer in join_all(all.iter().map(|said| store.say(&row, said))).await {
        answer.expect("said");
    }
    let told = store.talk_at(&row, 50).await.expect("talk");
    assert_eq!(told.iter().map(|said| said.n).collect::<Vec<_>>(), (0..12).collect::<Vec<_>>());
    let mut times: Vec<_> = told.iter().map(|said| said.at).collect();
    times.sort();
    assert_eq!(times, (0..12).collect::<Vec<_>>(), "each once");
}

pub async fn what_is_marked_or_taken_away_is_known(store: &dyn Store) {
    let (ingrid, _, row) = at_a_table(store).await;
    for text in ["one", "two", "three"] {
        store.say(&row, &said(&ingrid, 9, text)).await.expect("said");
    }
    store.mark_said(&row, 0, false).await.expect("marked");
    store.mark_said(&row, 1, true).await.expect("marked");
    store.mark_said(&row, 1, false).await.expect("marked");
    let told = store.talk_at(&row, 9).await.expect("talk");
    let marks: Vec<_> = told.iter().map(|said| (said.text.as_str(), said.reported, said.removed)).collect();
    assert_eq!(marks, [("one", true, false), ("", true, true), ("three", false, false)]);
}

pub async fn mutes_are_those_of_people_at_the_table(store: &dyn Store) {
    let (ingrid, olav, row) = at_a_table(store).await;
    let guest = known(store, "Guest").await;
    for (who, whom) in [(&ingrid, &olav), (&ingrid, &olav), (&ingrid, &guest), (&guest, &ingrid)] {
        store.mute(&who.id, &whom.id, true).await.expect("muted");
    }
    store.mute(&ingrid.id, &guest.id, false).await.expect("heard again");
    let mutes = store.mutes_at(&row.id).await.expect("mutes");
    assert_eq!(mutes, [(ingrid.id, olav.id)], "whoever does not sit there has no say");
    assert!(store.mutes_at("elsewhere").await.expect("mutes").is_empty());
}

pub async fn what_somebody_said_is_found_and_forgotten(store: &dyn Store) {
    let (ingrid, olav, row) = at_a_table(store).await;
    store.say(&row, &said(&ingrid, 9, "later")).await.expect("said");
    store.say(&row, &said(&olav, 8, "his")).await.expect("said");
    store.say(&row, &said(&ingrid, 7, "sooner")).await.expect("said");
    let found = store.said_by(&ingrid.id).await.expect("talk");
    let expected = [("one".to_owned(), 7, "sooner".to_owned()), ("one".to_owned(), 9, "later".to_owned())];
    assert_eq!(found, expected);
    store.forget_visitor(&ingrid.id, "N. N.").await.expect("forgotten");
    let told = store.talk_at(&row, 9).await.expect("talk");
    let told: Vec<_> = told.iter().map(|said| (said.by.name.as_str(), said.text.as_str())).collect();
    assert_eq!(told, [("N. N.", ""), ("Olav", "his"), ("N. N.", "")]);
}
