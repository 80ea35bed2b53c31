//! Accounts, sessions, links, and attempts that are counted.

use futures::future::join_all;
use tabletop::Seat;

use super::{OPEN, known, opened, read, sits, table, token};
use crate::store::{Account, Person, SeatKind, Store};

/// An account of somebody.
pub fn account(person: &Person, login: &str) -> Account {
    Account {
        visitor: person.id.clone(),
        login: login.into(),
        password: "argon2id".into(),
        words: token("words"),
        created: 5,
    }
}

pub async fn a_login_belongs_to_one_person(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    assert!(store.open_account(&account(&ingrid, "ingrid")).await.expect("an answer"));
    assert!(!store.open_account(&account(&olav, "ingrid")).await.expect("an answer"), "taken");
    assert!(!store.open_account(&account(&ingrid, "inga")).await.expect("an answer"), "one is enough");
    let found = store.account_by_login("ingrid").await.expect("an answer");
    assert_eq!(found, Some(account(&ingrid, "ingrid")));
    assert_eq!(store.account_of(&olav.id).await.expect("an answer"), None);
    store.set_password(&ingrid.id, "other", None).await.expect("another password");
    let found = store.account_of(&ingrid.id).await.expect("an answer").expect("an account");
    assert_eq!((found.password.as_str(), found.words), ("other", token("words")));
    store.set_password(&ingrid.id, "third", Some(&token("more"))).await.expect("other words");
    let found = store.account_of(&ingrid.id).await.expect("an answer").expect("an account");
    assert_eq!((found.password.as_str(), found.words), ("third", token("more")));
}

pub async fn sessions_are_listed_and_ended_by_their_owner(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    store.add_session(&ingrid.id, &token("phone"), "Firefox", 7).await.expect("one more");
    store.touch_session(&token("Ingrid"), 9).await.expect("used");
    let rows = store.sessions_of(&ingrid.id).await.expect("sessions");
    let told: Vec<_> = rows.iter().map(|row| (row.device.as_str(), row.created, row.seen)).collect();
    assert_eq!(told, [("", 1, 9), ("Firefox", 7, 7)]);
    assert_eq!(store.end_sessions(&olav.id, &[token("phone")]).await.expect("an answer"), 0, "not his");
    assert_eq!(store.end_sessions(&ingrid.id, &[token("phone")]).await.expect("an answer"), 1);
    assert_eq!(store.visitor_by_token(&token("phone")).await.expect("an answer"), None);
    assert_eq!(store.visitor_by_token(&token("Ingrid")).await.expect("an answer"), Some(ingrid));
}

pub async fn a_link_is_taken_once_and_in_time(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    store.offer_link(&token("link"), &ingrid.id, 100).await.expect("a link");
    assert_eq!(store.link(&token("link"), 99).await.expect("an answer"), Some(ingrid.clone()));
    assert_eq!(store.take_link(&token("link"), 100).await.expect("an answer"), None, "too late");
    let hash = token("link");
    let takers = join_all((0..8).map(|_| store.take_link(&hash, 99))).await;
    let taken: Vec<_> = takers.into_iter().filter_map(|taken| taken.expect("an answer")).collect();
    assert_eq!(taken, std::slice::from_ref(&ingrid));
    store.offer_link(&token("one"), &ingrid.id, 100).await.expect("a link");
    store.offer_link(&token("two"), &ingrid.id, 100).await.expect("a link");
    assert_eq!(store.link(&token("one"), 1).await.expect("an answer"), None, "the newer one counts");
    assert_eq!(store.link(&token("two"), 1).await.expect("an answer"), Some(ingrid));
}

pub async fn attempts_are_counted_together(store: &dyn Store) {
    let who = token("log in");
    let mut counts: Vec<_> = join_all((0..20).map(|_| store.count_attempt(&who, 3)))
        .await
        .into_iter()
        .map(|count| count.expect("a count"))
        .collect();
    counts.sort();
    assert_eq!(counts, (1..=20).collect::<Vec<_>>());
    assert_eq!(store.count_attempt(&who, 4).await.expect("a count"), 1, "another stretch of time");
    assert_eq!(store.count_attempt(&token("else"), 4).await.expect("a count"), 1);
}

pub async fn a_guest_gives_everything_to_an_account(store: &dyn Store) {
    let (guest, heir) = (known(store, "Guest").await, known(store, "Heir").await);
    let new = table("t1", &guest, 10, &[sits(&guest), OPEN]);
    opened(store, &new).await;
    assert_eq!(store.adopt(&guest.id, &heir.id).await.expect("an answer"), ["t1"]);
    let (row, seats) = read(store, "t1").await;
    assert_eq!((row.host, &seats[0].kind), (heir.id.clone(), &SeatKind::Person(heir.id.clone())));
    assert!(store.tables_of(&guest.id, 9).await.expect("tables").is_empty());
}

pub async fn who_is_forgotten_leaves_games_without_a_name(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    assert!(store.open_account(&account(&ingrid, "ingrid")).await.expect("an answer"));
    opened(store, &table("begun", &ingrid, 10, &[sits(&ingrid), sits(&olav)])).await;
    opened(store, &table("open", &ingrid, 11, &[sits(&ingrid), OPEN])).await;
    let mut tables = store.forget_visitor(&ingrid.id, "N. N.").await.expect("an answer");
    tables.sort();
    assert_eq!(tables, ["begun", "open"]);
    assert_eq!(store.visitor_by_token(&token("Ingrid")).await.expect("an answer"), None);
    assert_eq!(store.account_by_login("ingrid").await.expect("an answer"), None);
    let (_, seats) = read(store, "begun").await;
    assert_eq!((seats[0].name.as_str(), seats[1].name.as_str()), ("N. N.", "Olav"));
    let (_, seats) = read(store, "open").await;
    assert_eq!((seats[0].seat, &seats[0].kind), (Seat(0), &SeatKind::Open));
}
