//! Orders, lists for hosts and retention.

use super::{OPEN, bot, known, opened, person, read, sits, table, token};
use crate::store::{
    Account, Entry, EntryKind, Order, Person, SaidRow, SeatKind, Stale, Standing, Store, TableRow,
};

fn order(kind: &str, about: &str, said: &str, at: i64) -> Order {
    Order { kind: kind.into(), about: about.into(), said: said.into(), at, until: None }
}

pub async fn an_order_takes_the_place_of_the_one_before(store: &dyn Store) {
    let mut later = order("ban", "olav", "for a day", 3);
    later.until = Some(9);
    for one in [&order("ban", "olav", "for ever", 1), &order("quota", "olav", "4", 2), &later] {
        store.give_order(one).await.expect("an order");
    }
    let orders = store.orders().await.expect("orders");
    assert_eq!(orders, [order("quota", "olav", "4", 2), later]);
    assert!(store.take_order_back("ban", "olav").await.expect("an answer"));
    assert!(!store.take_order_back("ban", "olav").await.expect("an answer"));
    assert_eq!(store.orders().await.expect("orders").len(), 1);
}

pub async fn visitors_are_listed_by_when_they_were_seen(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    assert!(store.issue_token(&olav.id, &person("program"), &token("program"), 5).await.expect("an answer"));
    store.touch_session(&token("Ingrid"), 70).await.expect("seen");
    let account = Account {
        visitor: ingrid.id.clone(),
        login: "ingrid".into(),
        password: "hash".into(),
        words: token("words"),
        created: 2,
    };
    assert!(store.open_account(&account).await.expect("an answer"));
    opened(store, &table("one", &olav, 3, &[sits(&ingrid), sits(&ingrid), sits(&olav)])).await;
    let told: Vec<_> = store
        .visitors(10)
        .await
        .expect("visitors")
        .into_iter()
        .map(|row| (row.person.name, row.since, row.seen, row.login, row.program, row.tables))
        .collect();
    let line = |name: &str, since, seen, login: Option<&str>, program, tables| {
        (name.to_owned(), since, Some(seen), login.map(str::to_owned), program, tables)
    };
    assert_eq!(
        told,
        [
            line("Ingrid", 1, 70, Some("ingrid"), false, 1),
            line("program", 5, 5, None, true, 0),
            line("Olav", 1, 1, None, false, 1)
        ]
    );
    assert_eq!(store.visitors(1).await.expect("visitors").len(), 1);
}

fn said(by: &Person, at: i64, text: &str) -> SaidRow {
    SaidRow {
        n: 0,
        at,
        by: by.clone(),
        seat: None,
        phrase: false,
        text: text.into(),
        reported: false,
        removed: false,
    }
}

pub async fn reports_are_what_nobody_has_taken_away(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    let row = opened(store, &table("one", &ingrid, 3, &[OPEN])).await;
    for (at, text) in [(1, "fine"), (2, "rude"), (3, "worse")] {
        store.say(&row, &said(&ingrid, at, text)).await.expect("said");
    }
    for n in [1, 2] {
        store.mark_said(&row, n, false).await.expect("reported");
    }
    let texts = |reports: Vec<(String, SaidRow)>| {
        reports
            .into_iter()
            .map(|(table, said)| format!("{table} {} {}", said.n, said.text))
            .collect::<Vec<_>>()
    };
    assert_eq!(texts(store.reports(10).await.expect("reports")), ["one 2 worse", "one 1 rude"]);
    store.mark_said(&row, 2, true).await.expect("removed");
    assert_eq!(texts(store.reports(10).await.expect("reports")), ["one 1 rude"]);
}

/// Writes one entry, and whether the game is over with it.
async fn entry(store: &dyn Store, row: &TableRow, at: i64, ended: Option<i64>) {
    let kind = EntryKind::Step(tabletop::Who::Chance, "six".into());
    let standing = Standing { ended, ..Standing::default() };
    let appended = store.append(row, 0, &[Entry { kind, at, request: None }], &standing, None).await;
    appended.expect("an entry");
}

pub async fn stale_tables_are_told_apart(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    for (id, seats) in [
        ("open", vec![sits(&ingrid), OPEN]),
        ("quiet", vec![sits(&ingrid), bot()]),
        ("lively", vec![sits(&ingrid)]),
        ("over", vec![sits(&ingrid)]),
        ("kept", vec![sits(&ingrid)]),
    ] {
        let row = opened(store, &table(id, &ingrid, 10, &seats)).await;
        match id {
            "quiet" => entry(store, &row, 20, None).await,
            "lively" => entry(store, &row, 60, None).await,
            "over" | "kept" => entry(store, &row, 20, Some(20)).await,
            _ => {}
        }
    }
    store.keep_archive("kept", vec![1], 21).await.expect("kept");
    let stale = async |stale, before| store.stale_tables(stale, before, 10).await.expect("tables");
    assert_eq!(stale(Stale::Open, 50).await, ["open"]);
    assert!(stale(Stale::Open, 10).await.is_empty(), "not before this moment");
    assert_eq!(stale(Stale::Abandoned, 50).await, ["quiet"]);
    assert!(stale(Stale::Abandoned, 15).await.is_empty(), "something has happened since");
    assert_eq!(stale(Stale::Finished, 50).await, ["kept"], "what has no archive keeps its journal");
}

pub async fn a_table_that_has_not_begun_is_removed_and_no_other(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    let mut again = table("again", &ingrid, 12, &[sits(&ingrid), OPEN]);
    opened(store, &table("first", &ingrid, 10, &[sits(&ingrid)])).await;
    again.row.invite = "again".into();
    assert_eq!(store.create(&again, Some("first")).await.expect("a table"), "again");
    assert!(store.remove_open_table("again").await.expect("an answer"));
    assert!(store.table("again").await.expect("an answer").is_none());
    assert_eq!(read(store, "first").await.0.rematch, None, "they may play again");
    assert!(!store.remove_open_table("first").await.expect("an answer"), "it has begun");
    assert!(!store.remove_open_table("again").await.expect("an answer"), "it is gone");
    assert_eq!(read(store, "first").await.1[0].kind, SeatKind::Person(ingrid.id));
    let names: Vec<_> =
        store.newest_tables(5).await.expect("tables").into_iter().map(|(row, _)| row.id).collect();
    assert_eq!(names, ["first"]);
}

pub async fn a_record_takes_the_place_of_a_journal(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    for id in ["one", "two"] {
        let row = opened(store, &table(id, &ingrid, 10, &[sits(&ingrid)])).await;
        entry(store, &row, 20, Some(20)).await;
    }
    assert_eq!(store.record("one").await.expect("an answer"), None);
    store.keep_record("one", vec![1, 2], 30).await.expect("kept");
    assert_eq!(store.record("one").await.expect("an answer"), Some(vec![1, 2]));
    assert!(store.journal("one").await.expect("an answer").is_empty());
    assert_eq!(store.journal("two").await.expect("an answer").len(), 1);
    assert_eq!(read(store, "one").await.0.standing.ended, Some(20), "the table stays");
}

pub async fn what_is_not_used_is_forgotten(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    store.touch_session(&token("Ingrid"), 100).await.expect("seen");
    store.offer_link(&token("old link"), &ingrid.id, 50).await.expect("a link");
    store.offer_link(&token("new link"), &olav.id, 500).await.expect("a link");
    assert_eq!(store.count_attempt(&token("who"), 1).await.expect("counted"), 1);
    assert_eq!(store.tidy(100, 200).await.expect("tidied"), 1);
    assert_eq!(store.visitor_by_token(&token("Ingrid")).await.expect("an answer"), Some(ingrid));
    assert_eq!(store.visitor_by_token(&token("Olav")).await.expect("an answer"), None);
    assert_eq!(store.link(&token("old link"), 40).await.expect("an answer"), None);
    assert!(store.link(&token("new link"), 200).await.expect("an answer").is_some());
    assert_eq!(
        store.count_attempt(&token("who"), 1).await.expect("counted"),
        1,
        "counted from the beginning"
    );
}
