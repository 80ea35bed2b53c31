//! Tournaments, and who is called when it is their turn.

use futures::future::join_all;
use tabletop::{Seat, Who};

use super::{accounts::account, bot, known, opened, sits, table, token};
use crate::store::{Entry, EntryKind, Hook, Known, SaidRow, Standing, Store, TableRow, TournamentRow};

fn announced(id: &str, created: i64, due: Option<i64>) -> TournamentRow {
    TournamentRow { id: id.into(), created, due, version: 0, text: format!("{id} «Søndag»") }
}

pub async fn a_tournament_is_read_as_it_was_written(store: &dyn Store) {
    let [early, late, over] =
        [announced("early", 1, Some(50)), announced("late", 2, Some(40)), announced("over", 3, None)];
    for row in [&early, &late, &over] {
        store.open_tournament(row).await.expect("a tournament");
    }
    assert!(store.open_tournament(&early).await.is_err(), "an id is given once");
    assert_eq!(store.tournament("early").await.expect("an answer"), Some(early.clone()));
    assert_eq!(store.tournament("none").await.expect("an answer"), None);
    let listed = store.tournaments(9).await.expect("tournaments");
    assert_eq!(listed, [late.clone(), early.clone(), over]);
    assert_eq!(store.tournaments(1).await.expect("tournaments").len(), 1);
    assert_eq!(store.due_tournaments(39).await.expect("tournaments"), []);
    assert_eq!(store.due_tournaments(50).await.expect("tournaments"), [late, early]);
}

pub async fn of_two_who_change_a_tournament_one_wins(store: &dyn Store) {
    store.open_tournament(&announced("one", 1, Some(5))).await.expect("a tournament");
    let changes = (0..8).map(|n| TournamentRow { text: n.to_string(), ..announced("one", 1, Some(n)) });
    let changes: Vec<_> = changes.collect();
    let changed = join_all(changes.iter().map(|row| store.change_tournament(row))).await;
    let won: Vec<_> = changed.into_iter().map(|won| won.expect("an answer")).collect();
    assert_eq!(won.iter().filter(|&&won| won).count(), 1, "{won:?}");
    let first = won.iter().position(|&won| won).expect("somebody won");
    let now = store.tournament("one").await.expect("an answer").expect("a tournament");
    assert_eq!(now, TournamentRow { version: 1, ..changes[first].clone() });
    assert!(store.change_tournament(&TournamentRow { due: None, ..now }).await.expect("an answer"));
    assert_eq!(store.due_tournaments(i64::MAX).await.expect("tournaments"), []);
}

pub async fn people_are_known_by_the_names_they_have_now(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    assert!(store.open_account(&account(&ingrid, "ingrid")).await.expect("an answer"));
    store.rename(&olav.id, "Olaf").await.expect("another name");
    let ids = [olav.id.clone(), ingrid.id.clone(), super::person("nobody").id];
    let mut found = store.known(&ids).await.expect("an answer");
    found.sort_by(|a, b| a.person.name.cmp(&b.person.name));
    let olaf = super::Person { name: "Olaf".into(), ..olav };
    let ingrid = Known { person: ingrid, login: Some("ingrid".into()) };
    assert_eq!(found, [ingrid, Known { person: olaf, login: None }]);
}

pub async fn who_mutes_a_speaker_is_known_at_the_table(store: &dyn Store) {
    let (ingrid, olav, kari) =
        (known(store, "Ingrid").await, known(store, "Olav").await, known(store, "Kari").await);
    let row = opened(store, &table("t", &ingrid, 5, &[sits(&ingrid), bot()])).await;
    for (by, whom) in [(&ingrid, &kari), (&kari, &olav)] {
        store.mute(&by.id, &whom.id, true).await.expect("muted");
    }
    let pair = |by: &super::Person, whom: &super::Person| (by.id.clone(), whom.id.clone());
    assert_eq!(store.mutes_at("t").await.expect("mutes"), [pair(&ingrid, &kari)], "who sits here");
    let said = SaidRow {
        n: 0,
        at: 1,
        by: olav.clone(),
        seat: None,
        phrase: false,
        text: "spam".into(),
        reported: false,
        removed: false,
    };
    store.say(&row, &said).await.expect("said");
    let mut mutes = store.mutes_at("t").await.expect("mutes");
    mutes.sort_by(|a, b| a.0.0.cmp(&b.0.0));
    assert_eq!(mutes, [pair(&ingrid, &kari), pair(&kari, &olav)], "and who watches, of those who speak");
}

fn hook(url: &str) -> Hook {
    Hook { url: url.into(), secret: "s".into() }
}

async fn goes_on(store: &dyn Store, row: &TableRow, seq: u64, turn: &str) {
    let entry = Entry { kind: EntryKind::Step(Who::Seat(Seat(0)), "x".into()), at: 3, request: None };
    let standing = Standing { turn: turn.into(), ..Standing::default() };
    store.append(row, seq, &[entry], &standing, None).await.expect("an answer");
}

/// Everything that is to be called, whenever: who, at which table, since which entry.
async fn due(store: &dyn Store) -> Vec<(String, String, u64)> {
    let calls = store.take_calls(i64::MAX, i64::MAX, 99).await.expect("calls");
    calls.into_iter().map(|call| (call.visitor.0, call.table, call.seq)).collect()
}

pub async fn each_turn_is_called_once_and_with_its_step(store: &dyn Store) {
    let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Olav").await);
    let kari = known(store, "Kari").await;
    for (person, url) in [(&ingrid, "https://a.example/"), (&olav, "https://b.example/")] {
        store.set_hook(&person.id, Some(&hook(url))).await.expect("a hook");
    }
    let seats = [sits(&ingrid), sits(&olav), sits(&kari), bot()];
    let row = opened(store, &table("t", &ingrid, 5, &seats)).await;
    let of = |person: &super::Person, seq: u64| (person.id.0.clone(), "t".to_owned(), seq);
    goes_on(store, &row, 0, "a").await;
    assert_eq!(due(store).await, [of(&ingrid, 1)]);
    goes_on(store, &row, 1, "a").await;
    assert_eq!(due(store).await, [of(&ingrid, 1)], "a turn of several decisions is one");
    goes_on(store, &row, 2, "c").await;
    goes_on(store, &row, 3, "d").await;
    assert_eq!(due(store).await.len(), 1, "neither who has no hook nor a bot");
    goes_on(store, &row, 4, "ab").await;
    let mut calls = due(store).await;
    calls.sort();
    let mut want = [of(&ingrid, 5), of(&olav, 5)];
    want.sort();
    assert_eq!(calls, want, "the next turn of the one, instead of the last, and the first of the other");
    // Somebody else was faster: nothing was written, so nobody is called.
    goes_on(store, &row, 4, "b").await;
    assert_eq!(due(store).await.len(), 2);
    // Without an entry, as when a table is woken, it is the same.
    let standing = Standing { turn: "a".into(), ..Standing::default() };
    store.append(&row, 5, &[], &standing, None).await.expect("an answer");
    assert_eq!(due(store).await.len(), 2, "still the same turn");
}

pub async fn a_call_is_taken_by_one_and_done_with_once(store: &dyn Store) {
    let ingrid = known(store, "Ingrid").await;
    let there = hook("https://a.example/");
    store.set_hook(&ingrid.id, Some(&there)).await.expect("a hook");
    assert_eq!(store.hook_of(&ingrid.id).await.expect("an answer"), Some(there.clone()));
    let row = opened(store, &table("t", &ingrid, 5, &[sits(&ingrid), bot()])).await;
    goes_on(store, &row, 0, "a").await;
    let now = crate::clock::now() + 1000;
    let taken = join_all((0..5).map(|_| store.take_calls(now, now + 60, 9))).await;
    let taken: Vec<_> = taken.into_iter().flat_map(|calls| calls.expect("calls")).collect();
    assert_eq!(taken.len(), 1);
    assert_eq!((&taken[0].hook, taken[0].tries), (&there, 0));
    assert_eq!(store.take_calls(now + 59, now + 99, 9).await.expect("calls"), []);
    let again = store.take_calls(now + 60, now + 90, 9).await.expect("calls");
    assert_eq!((again[0].n, again[0].tries), (taken[0].n, 1));
    store.end_call(again[0].n, Some(now + 500)).await.expect("tried");
    assert_eq!(store.take_calls(now + 499, i64::MAX, 9).await.expect("calls"), []);
    assert_eq!(store.take_calls(now + 500, now + 501, 9).await.expect("calls").len(), 1);
    store.end_call(again[0].n, None).await.expect("done");
    assert_eq!(store.take_calls(i64::MAX, i64::MAX, 9).await.expect("calls"), []);
    // Another address does not get what was meant for the first.
    goes_on(store, &row, 1, "b").await;
    goes_on(store, &row, 2, "a").await;
    store.set_hook(&ingrid.id, Some(&hook("https://b.example/"))).await.expect("another");
    assert_eq!(due(store).await, []);
    goes_on(store, &row, 3, "b").await;
    goes_on(store, &row, 4, "a").await;
    store.forget_visitor(&ingrid.id, "N. N.").await.expect("an answer");
    assert_eq!(due(store).await, [], "who is gone is not called");
    assert_eq!(store.hook_of(&ingrid.id).await.expect("an answer"), None);
    assert_eq!(store.visitor_by_token(&token("Ingrid")).await.expect("an answer"), None);
}
