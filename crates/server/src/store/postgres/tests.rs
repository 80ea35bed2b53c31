//! What is true of PostgreSQL alone: connections break, the database goes away and comes back, and several programs open
//! it at once. SQLite is a file in the same process and knows none of this.

use std::time::{Duration, Instant};

use futures::future::join_all;
use tabletop::Who;
use testbed::{Proxy, Service, shared_postgres};

use super::{
    Postgres,
    opening::{MONTH, RANDOM_BITS, new_number},
};
use crate::store::{
    Appended, Entry, EntryKind, Promotion, Standing, Store, StoreError, TableRow,
    suite::{bot, known, opened, sits, table},
};

fn step(text: &str) -> Entry {
    Entry { kind: EntryKind::Step(Who::Chance, text.into()), at: 3, request: None }
}

fn turn() -> Standing {
    Standing { turn: "a".into(), ..Standing::default() }
}

/// A store whose connections go through a proxy, another one that goes straight to the same database, and a table.
async fn behind_a_proxy() -> (Proxy, Postgres, Postgres, TableRow) {
    let service = shared_postgres();
    let proxy = Proxy::before(service.port()).expect("a proxy");
    let straight = service.new_database().expect("a database");
    let around = straight.replace(&service.port().to_string(), &proxy.port().to_string());
    let (far, near) = (
        Postgres::connect(&around).await.expect("a store"),
        Postgres::connect(&straight).await.expect("a store"),
    );
    let host = known(&near, "Ingrid").await;
    let row = opened(&near, &table("one", &host, 5, &[sits(&host), bot()])).await;
    (proxy, far, near, row)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_breaks_within_an_append_neither_loses_nor_doubles_it() {
    let (proxy, far, near, row) = behind_a_proxy().await;
    let mut expected = Vec::new();
    // The cut falls before, into and after the statement: in the last case it is carried out, and nobody hears of it.
    for bytes in (1..1_500).step_by(60) {
        proxy.cut_after(bytes);
        let entries = [step(&format!("{bytes}")), step("luck")];
        let seq = expected.len() as u64;
        let done = far.append(&row, seq, &entries, &turn(), None).await;
        assert_eq!(done.expect("an answer"), Appended::Yes, "cut after {bytes}");
        expected.extend(entries);
        assert_eq!(near.journal("one").await.expect("a journal"), expected, "cut after {bytes}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_breaks_within_a_transaction_neither_loses_nor_doubles_it() {
    let (proxy, far, near, row) = behind_a_proxy().await;
    let host = known(&near, "Olav").await;
    for bytes in (1..3_000).step_by(150) {
        proxy.cut_after(bytes);
        let id = format!("t{bytes}");
        let new = table(&id, &host, 5, &[sits(&host), crate::store::suite::OPEN]);
        assert_eq!(far.create(&new, None).await.expect("a table"), id, "cut after {bytes}");
        proxy.cut_after(bytes);
        let seated = far.sit_down(&id, tabletop::Seat(1), &host, 7).await.expect("an answer");
        assert_eq!(seated, crate::store::Seated::Begun, "cut after {bytes}");
    }
    proxy.cut_after(900);
    let promotion = Promotion {
        table: "one".into(),
        visitor: host.id.clone(),
        game: "chess".into(),
        before: 0,
        rank: 3,
        at: 9,
    };
    let done = far.append(&row, 0, &[step("x")], &turn(), Some(&promotion)).await.expect("an answer");
    assert_eq!(done, Appended::Yes);
    assert_eq!(near.ranks_of(&host.id).await.expect("ranks"), [("chess".to_owned(), 3)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn appends_to_one_table_that_come_at_once_are_all_answered() {
    let store = Postgres::connect(&shared_postgres().new_database().expect("a database")).await;
    let store = store.expect("a store");
    let host = known(&store, "Ingrid").await;
    let row = opened(&store, &table("one", &host, 5, &[sits(&host), bot()])).await;
    let (entries, standing) = ([step("x")], turn());
    for round in 0..20 {
        let all = (0..8).map(|_| store.append(&row, round, &entries, &standing, None));
        let answers = tokio::time::timeout(Duration::from_secs(60), join_all(all)).await.expect("answers");
        let won = answers.iter().filter(|answer| matches!(answer, Ok(Appended::Yes))).count();
        assert_eq!(won, 1, "{answers:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_database_is_away_that_is_said_in_time_and_no_restart_is_needed() {
    let service = Service::postgres(false).expect("PostgreSQL");
    let store = Postgres::connect(&service.database("postgres")).await.expect("a store");
    let host = known(&store, "Ingrid").await;
    let row = opened(&store, &table("one", &host, 5, &[sits(&host)])).await;
    service.kill().expect("it is killed");
    let since = Instant::now();
    let (entries, standing) = ([step("x")], turn());
    let (read, written) =
        futures::join!(store.journal("one"), store.append(&row, 0, &entries, &standing, None));
    assert!(matches!(read, Err(StoreError::Away(_))), "{read:?}");
    assert!(matches!(written, Err(StoreError::Away(_))), "{written:?}");
    assert!(since.elapsed() < Duration::from_secs(12), "{:?}", since.elapsed());
    service.restart().expect("it starts again");
    let done = store.append(&row, 0, &[step("y")], &turn(), None).await.expect("an answer");
    assert_eq!(done, Appended::Yes);
    assert_eq!(store.journal("one").await.expect("a journal"), [step("y")]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_absence_is_waited_for() {
    let service = Service::postgres(false).expect("PostgreSQL");
    let store = Postgres::connect(&service.database("postgres")).await.expect("a store");
    let host = known(&store, "Ingrid").await;
    let row = opened(&store, &table("one", &host, 5, &[sits(&host)])).await;
    service.leave().expect("it ends");
    let back = tokio::task::spawn_blocking(move || {
        service.restart().expect("it starts again");
        service
    });
    let done = store.append(&row, 0, &[step("x")], &turn(), None).await.expect("an answer");
    assert_eq!(done, Appended::Yes);
    drop(back.await);
}

#[tokio::test]
async fn nodes_that_start_at_once_make_one_layout() {
    let database = shared_postgres().new_database().expect("a database");
    let stores = join_all((0..6).map(|_| Postgres::connect(&database))).await;
    for store in stores {
        assert!(store.expect("a store").public_tables(1).await.expect("tables").is_empty());
    }
}

#[tokio::test]
async fn a_newer_layout_is_used_if_it_lets_this_program_in() {
    let database = shared_postgres().new_database().expect("a database");
    Postgres::connect(&database).await.expect("a store").close().await;
    let (client, connection) =
        tokio_postgres::connect(&database, tokio_postgres::NoTls).await.expect("PostgreSQL answers");
    tokio::spawn(connection);
    let newer = "UPDATE naust_schema SET version = 99, oldest_program = ";
    client.batch_execute(&format!("{newer} 98")).await.expect("a newer layout");
    let refused = Postgres::connect(&database).await.err().expect("it is not for this program");
    assert!(refused.to_string().contains("version 99"), "{refused}");
    client.batch_execute(&format!("{newer} 1")).await.expect("a newer layout");
    let store = Postgres::connect(&database).await.expect("additions do no harm");
    known(&store, "Ingrid").await;
}

#[tokio::test]
async fn text_that_cannot_be_kept_is_not_found() {
    let store = Postgres::connect(&shared_postgres().new_database().expect("a database")).await;
    let store = store.expect("a store");
    assert!(store.table("a\0b").await.expect("an answer").is_none());
    assert!(store.table_by_invite("a\0b").await.expect("an answer").is_none());
    assert!(store.journal("a\0b").await.expect("an answer").is_empty());
}

#[test]
fn numbers_grow_with_the_months() {
    let of = |created| new_number(created) >> RANDOM_BITS;
    assert_eq!([of(0), of(MONTH - 1), of(MONTH), of(700 * MONTH)], [0, 0, 1, 700]);
    assert!(of(-5) == 0 && new_number(i64::MAX) > 0);
    assert_ne!(new_number(5), new_number(5));
}
