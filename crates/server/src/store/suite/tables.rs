//! Tables and lists of them.

use futures::future::join_all;

use super::{OPEN, bot, known, opened, read, sits, table, token};
use crate::store::{NewTable, Request, SeatRow, Standing, Store, StoreError, StoredEdition, TableRow};

/// All that is to be found again, but for the number, which the store gives.
fn told(row: &TableRow) -> String {
    format!("{:?} {:?}", TableRow { number: 0, ..row.clone() }, row.seed.0)
}

fn ids(tables: &[(TableRow, Vec<SeatRow>)]) -> Vec<&str> {
    tables.iter().map(|(row, _)| row.id.as_str()).collect()
}

pub async fn a_table_is_read_as_it_was_written(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    let program = super::person("program");
    assert!(store.issue_token(&ingrid.id, &program, &token("program"), 1).await.expect("an answer"));
    let mut one = table("one", &ingrid, 5, &[sits(&ingrid), sits(&program), bot(), OPEN]);
    one.row.standing.turn = "ab".into();
    let mut two = table("two", &ingrid, 6, &[bot()]);
    two.row.public = false;
    two.row.standing.ended = Some(9);
    for new in [&one, &two] {
        opened(store, new).await;
    }
    let numbers = [read(store, "one").await.0.number, read(store, "two").await.0.number];
    assert_ne!(numbers[0], numbers[1]);
    assert_eq!(store.id_of(numbers[1]).await.expect("an answer").as_deref(), Some("two"));
    assert_eq!(store.id_of(-1).await.expect("an answer"), None);
    for new in [&one, &two] {
        assert_eq!(told(&read(store, &new.row.id).await.0), told(&new.row));
        let edition = store.edition(&new.row.edition_hash).await.expect("an answer");
        assert_eq!(edition.as_ref(), Some(&new.edition));
    }
    // Whether a program decides is not written with the seat but known of its visitor.
    let mut seats = one.seats.clone();
    seats[1].program = true;
    assert_eq!(read(store, "one").await.1, seats);
    assert_eq!(read(store, "two").await.1, two.seats);
    assert!(store.create(&one, None).await.is_err(), "an id is used once");
    let found = store.table_by_invite(&one.row.invite).await.expect("an answer");
    assert_eq!(found.as_deref(), Some("one"));
}

pub async fn what_does_not_exist_is_not_found(store: &dyn Store) {
    assert!(store.table("none").await.expect("an answer").is_none());
    assert!(store.journal("none").await.expect("an answer").is_empty());
    assert!(store.edition("none").await.expect("an answer").is_none());
    assert!(store.predecessor("none").await.expect("an answer").is_none());
    assert!(store.analysis("none").await.expect("an answer").is_none());
    assert!(store.table_by_invite("none").await.expect("an answer").is_none());
    assert!(store.public_tables(10).await.expect("an answer").is_empty());
    assert!(store.tables_with_bots().await.expect("an answer").is_empty());
}

fn asked_for(id: &str, host: &crate::store::Person, key: &str, digest: i64) -> NewTable {
    let request = Some(Request { key: key.into(), digest });
    NewTable { request, ..table(id, host, 5, &[sits(host), OPEN]) }
}

pub async fn a_request_opens_one_table(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    let first = store.create(&asked_for("one", &ingrid, "k", -7), None).await.expect("a table");
    assert_eq!(first, "one");
    let again = store.create(&asked_for("two", &ingrid, "k", -7), None).await.expect("a table");
    assert_eq!(again, "one");
    let other = store.create(&asked_for("three", &ingrid, "k", 8), None).await;
    assert!(matches!(other, Err(StoreError::KeyReused)), "{other:?}");
    for id in ["two", "three"] {
        assert!(store.table(id).await.expect("an answer").is_none(), "{id}");
    }
    let his = store.create(&asked_for("four", &olav, "k", 8), None).await.expect("a table");
    assert_eq!(his, "four", "keys belong to people");
}

pub async fn requests_at_the_same_time_open_one_table(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    let tables: Vec<_> = (0..8).map(|n| asked_for(&format!("t{n}"), &ingrid, "k", 1)).collect();
    let answers = join_all(tables.iter().map(|new| store.create(new, None))).await;
    let answers: Vec<_> = answers.into_iter().map(|answer| answer.expect("a table")).collect();
    assert!(answers.iter().all(|id| *id == answers[0]), "{answers:?}");
    assert_eq!(ids(&store.public_tables(10).await.expect("tables")), [&answers[0]]);
}

pub async fn a_table_has_one_rematch(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    opened(store, &table("first", &ingrid, 5, &[sits(&ingrid)])).await;
    let second = table("second", &ingrid, 6, &[sits(&ingrid)]);
    assert_eq!(store.create(&second, Some("first")).await.expect("a table"), "second");
    let third = table("third", &ingrid, 7, &[sits(&ingrid)]);
    assert_eq!(store.create(&third, Some("first")).await.expect("a table"), "second");
    assert!(store.table("third").await.expect("an answer").is_none());
    assert_eq!(read(store, "first").await.0.rematch.as_deref(), Some("second"));
    assert_eq!(store.predecessor("second").await.expect("an answer").as_deref(), Some("first"));
    assert_eq!(store.predecessor("first").await.expect("an answer"), None);
}

pub async fn rematches_asked_for_at_the_same_time_are_one(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    opened(store, &table("first", &ingrid, 5, &[sits(&ingrid)])).await;
    let again: Vec<_> = (0..8).map(|n| table(&format!("t{n}"), &ingrid, 6, &[sits(&ingrid)])).collect();
    let answers = join_all(again.iter().map(|new| store.create(new, Some("first")))).await;
    let answers: Vec<_> = answers.into_iter().map(|answer| answer.expect("a table")).collect();
    assert!(answers.iter().all(|id| *id == answers[0]), "{answers:?}");
    assert_eq!(read(store, "first").await.0.rematch.as_ref(), Some(&answers[0]));
    assert_eq!(store.public_tables(10).await.expect("tables").len(), 2, "the others were not opened");
}

pub async fn an_edition_stays_as_it_was_first_written(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    let first = table("one", &ingrid, 5, &[OPEN]);
    opened(store, &first).await;
    let mut second = table("two", &ingrid, 6, &[OPEN]);
    second.edition = StoredEdition { files: "{}".into(), ..second.edition };
    opened(store, &second).await;
    assert_eq!(store.edition("e1").await.expect("an answer"), Some(first.edition));
}

pub async fn the_lobby_lists_public_tables_that_are_not_over(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    for (id, created) in [("b", 20), ("c", 30), ("a", 10)] {
        opened(store, &table(id, &ingrid, created, &[sits(&ingrid), OPEN])).await;
    }
    let mut hidden = table("hidden", &ingrid, 40, &[OPEN]);
    hidden.row.public = false;
    let mut over = table("over", &ingrid, 50, &[bot()]);
    over.row.standing.ended = Some(60);
    for new in [&hidden, &over] {
        opened(store, new).await;
    }
    let listed = store.public_tables(10).await.expect("tables");
    assert_eq!(ids(&listed), ["c", "b", "a"]);
    assert!(listed.iter().all(|(_, seats)| seats.len() == 2 && seats[0].name == "Ingrid"));
    assert_eq!(ids(&store.public_tables(2).await.expect("tables")), ["c", "b"]);
    // Who gets up leaves nobody waiting.
    assert!(store.get_up("b", &ingrid.id).await.expect("an answer"));
    assert_eq!(ids(&store.public_tables(10).await.expect("tables")), ["c", "a"]);
}

pub async fn own_tables_come_with_those_that_go_on_first(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    for (id, created, ended) in
        [("old", 10, None), ("over", 30, Some(40)), ("new", 20, None), ("done", 5, Some(6))]
    {
        // Who sits on two seats still has one table.
        let mut new = table(id, &olav, created, &[sits(&ingrid), sits(&olav), sits(&ingrid)]);
        new.row.standing.ended = ended;
        opened(store, &new).await;
    }
    opened(store, &table("his", &olav, 50, &[sits(&olav), OPEN])).await;
    let own = store.tables_of(&ingrid.id, 10).await.expect("tables");
    assert_eq!(ids(&own), ["new", "old", "over", "done"]);
    assert!(own.iter().all(|(_, seats)| seats.len() == 3));
    assert_eq!(ids(&store.tables_of(&ingrid.id, 3).await.expect("tables")), ["new", "old", "over"]);
    assert_eq!(ids(&store.tables_of(&olav.id, 1).await.expect("tables")), ["his"]);
}

pub async fn tables_with_bots_are_those_that_go_on(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    opened(store, &table("waiting", &ingrid, 1, &[bot(), OPEN])).await;
    opened(store, &table("people", &ingrid, 2, &[sits(&ingrid)])).await;
    let playing = opened(store, &table("playing", &ingrid, 3, &[bot(), sits(&ingrid), bot()])).await;
    opened(store, &table("alone", &ingrid, 4, &[bot(), bot()])).await;
    assert_eq!(
        store.tables_with_bots().await.expect("tables"),
        ["playing"],
        "bots alone owe nobody anything"
    );
    for (turn, stand_in, found) in
        [("", false, true), ("b", false, false), ("b", true, true), ("bc", false, true), ("a", false, true)]
    {
        let standing = Standing { turn: turn.into(), stand_in, ..Standing::default() };
        store.append(&playing, 0, &[], &standing, None).await.expect("an answer");
        let owing = store.bots_to_move().await.expect("tables");
        let told: Vec<_> = owing.iter().map(|(id, head)| (id.as_str(), head.number, head.seq)).collect();
        let expected = [("playing", playing.number, 0)];
        assert_eq!(told, expected[..usize::from(found)], "turn `{turn}`");
    }
    let over = Standing { turn: String::new(), ended: Some(9), ..Standing::default() };
    store.append(&playing, 0, &[], &over, None).await.expect("an answer");
    assert!(store.tables_with_bots().await.expect("tables").is_empty());
}

pub async fn tables_held_are_those_of_one_host_that_are_not_over(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    opened(store, &table("old", &ingrid, 1, &[OPEN])).await;
    opened(store, &table("open", &ingrid, 5, &[OPEN, bot()])).await;
    let playing = opened(store, &table("playing", &ingrid, 6, &[sits(&olav), bot()])).await;
    opened(store, &table("bots", &ingrid, 7, &[bot(), bot()])).await;
    opened(store, &table("his", &olav, 8, &[bot()])).await;
    assert_eq!(store.tables_held(&ingrid.id, 4).await.expect("numbers"), (3, 1));
    let over = Standing { turn: String::new(), ended: Some(9), ..Standing::default() };
    store.append(&playing, 0, &[], &over, None).await.expect("an answer");
    assert_eq!(store.tables_held(&ingrid.id, 0).await.expect("numbers"), (3, 1));
    assert_eq!(store.tables_held(&olav.id, 0).await.expect("numbers"), (1, 1));
}

pub async fn the_lobby_lists_a_few_tables_of_each_host(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    let public = |id: &str, host, created| {
        let mut new = table(id, host, created, &[sits(host), OPEN]);
        new.row.public = true;
        new
    };
    opened(store, &public("hers", &ingrid, 1)).await;
    for (created, id) in (2..).zip(["a", "b", "c", "d", "e", "f", "g"]) {
        opened(store, &public(id, &olav, created)).await;
    }
    assert_eq!(ids(&store.public_tables(50).await.expect("tables")), ["g", "f", "e", "d", "c", "hers"]);
}

pub async fn an_analysis_is_replaced(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    opened(store, &table("one", &ingrid, 5, &[OPEN])).await;
    for found in ["{}", r#"{"moments":[]}"#] {
        store.keep_analysis("one", found, 7).await.expect("it is kept");
        assert_eq!(store.analysis("one").await.expect("an answer").as_deref(), Some(found));
    }
}
