//! How games ended, how strong that makes somebody, and what else is learned.

use futures::future::join_all;

use super::{bot, known, opened, read, sits, table, token};
use crate::store::{Account, Person, Purpose, PuzzleAnswer, RatingRow, ResultRow, SeatKind, Store};

async fn tables(store: &dyn Store, ids: &[&str]) -> Person {
    let ingrid = known(store, "Ingrid").await;
    for (created, id) in (1..).zip(ids) {
        opened(store, &table(id, &ingrid, created, &[sits(&ingrid), bot()])).await;
    }
    ingrid
}

fn rating(game: &str, who: &str, n: u32, table: &str, rating: f64) -> RatingRow {
    let (game, who, table) = (game.into(), who.into(), table.into());
    RatingRow { game, who, n, table, at: 9, rating, uncertainty: 25.0 / 3.0 }
}

pub async fn results_are_kept_once(store: &dyn Store) {
    let ingrid = tables(store, &["one", "two", "three"]).await;
    let row = |table: &str, seat, kind: &SeatKind, place, points| {
        let (table, kind) = (table.into(), kind.clone());
        ResultRow { table, seat, kind, place, points }
    };
    let (person, mate) = (SeatKind::Person(ingrid.id.clone()), SeatKind::Bot("mate".into()));
    let one = [row("one", 0, &person, 2, -3), row("one", 1, &mate, 1, 70_000)];
    let two = [row("two", 1, &SeatKind::Open, 1, 0)];
    store.keep_results(&one).await.expect("kept");
    store.keep_results(&[row("one", 0, &mate, 1, 9)]).await.expect("not kept again");
    store.keep_results(&two).await.expect("kept");
    store.keep_results(&[]).await.expect("nothing to keep");
    assert_eq!(store.results_of(&["two", "none", "one"]).await.expect("results"), [&one[..], &two].concat());
    assert!(store.results_of(&[]).await.expect("results").is_empty());
}

pub async fn ratings_are_written_all_or_none(store: &dyn Store) {
    let ingrid = tables(store, &["one", "two"]).await;
    let who = ingrid.id.0.as_str();
    let first = [rating("chess", who, 1, "one", 1.5), rating("chess", "bot:mate", 1, "one", -0.1)];
    assert!(!store.is_rated("one").await.expect("an answer"));
    assert!(store.add_ratings(&first).await.expect("an answer"));
    assert!(!store.add_ratings(&first).await.expect("an answer"), "once");
    let clash = [rating("chess", "bot:deckhand", 1, "two", 3.0), rating("chess", who, 1, "two", 2.0)];
    assert!(!store.add_ratings(&clash).await.expect("an answer"), "his first game was another one");
    assert!(!store.is_rated("two").await.expect("an answer"), "all or none");
    let next = [rating("chess", who, 2, "two", 1e-9)];
    assert!(store.add_ratings(&next).await.expect("an answer"));
    assert!(
        store.is_rated("one").await.expect("an answer") && store.is_rated("two").await.expect("an answer")
    );
    let asked = [who.to_owned(), "bot:mate".into(), "nobody".into()];
    let mut now = store.ratings_now("chess", &asked).await.expect("ratings");
    now.sort_by_key(|row| row.n);
    assert_eq!(now, [first[1].clone(), next[0].clone()], "the newest, to the last bit");
    assert!(store.ratings_now("chase", &asked).await.expect("ratings").is_empty());
    assert_eq!(store.ratings_of(&ingrid.id).await.expect("ratings"), [first[0].clone(), next[0].clone()]);
}

pub async fn of_two_games_that_end_at_once_one_is_counted_first(store: &dyn Store) {
    let ids = ["t0", "t1", "t2", "t3", "t4", "t5"];
    tables(store, &ids).await;
    let rows = ids.map(|id| [rating("chess", "bot:mate", 1, id, 1.0), rating("chess", id, 1, id, 2.0)]);
    let answers = join_all(rows.iter().map(|rows| store.add_ratings(rows))).await;
    let won: Vec<_> = answers.into_iter().map(|answer| answer.expect("an answer")).collect();
    assert_eq!(won.iter().filter(|won| **won).count(), 1, "{won:?}");
    for (id, won) in ids.iter().zip(won) {
        assert_eq!(store.is_rated(id).await.expect("an answer"), won, "{id}");
    }
}

pub async fn the_best_lead_and_guests_do_not(store: &dyn Store) {
    let ingrid = tables(store, &["one", "two"]).await;
    let guest = known(store, "Guest").await;
    let account = Account {
        visitor: ingrid.id.clone(),
        login: "ingrid".into(),
        password: "argon2id".into(),
        words: token("words"),
        created: 6,
    };
    assert!(store.open_account(&account).await.expect("an answer"));
    let (her, his) = (ingrid.id.0.as_str(), guest.id.0.as_str());
    let one = [rating("chess", her, 1, "one", 40.0), rating("chess", his, 1, "one", 99.0)];
    let two = [rating("chess", her, 2, "two", 20.0), rating("chess", "bot:mate", 1, "two", 30.0)];
    assert!(
        store.add_ratings(&one).await.expect("an answer")
            && store.add_ratings(&two).await.expect("an answer")
    );
    let leaders = store.leaders("chess", 9).await.expect("leaders");
    let told: Vec<_> =
        leaders.iter().map(|one| (one.rating.rating, one.name.as_str(), one.login.as_str())).collect();
    assert_eq!(told, [(30.0, "", ""), (20.0, "Ingrid", "ingrid")], "her newest, and no guest");
    assert_eq!(store.leaders("chess", 1).await.expect("leaders").len(), 1);
    assert!(store.leaders("chase", 9).await.expect("leaders").is_empty());
    assert_eq!(store.known_by_login("ingrid").await.expect("an answer"), Some((ingrid, 6)));
    assert_eq!(store.known_by_login("guest").await.expect("an answer"), None);
}

pub async fn the_first_answer_to_a_puzzle_counts(store: &dyn Store) {
    let ingrid = tables(store, &["one", "two"]).await;
    let heir = known(store, "Heir").await;
    let answer = |puzzle: &str, table: &str, right, at| PuzzleAnswer {
        game: "chess".into(),
        puzzle: puzzle.into(),
        table: table.into(),
        right,
        at,
    };
    let (late, early) = (answer("p1", "one", false, 9), answer("p2", "two", true, 8));
    for given in [&late, &answer("p1", "two", true, 7), &early] {
        store.answer_puzzle(&ingrid.id, given).await.expect("written");
    }
    let found = store.puzzle_answers(&ingrid.id).await.expect("answers");
    assert_eq!(found, [early.clone(), late.clone()], "the oldest first");
    let own = answer("p1", "two", true, 20);
    store.answer_puzzle(&heir.id, &own).await.expect("written");
    store.adopt(&ingrid.id, &heir.id).await.expect("adopted");
    assert_eq!(store.puzzle_answers(&heir.id).await.expect("answers"), [early, own], "his own stays");
}

pub async fn a_table_gets_another_purpose(store: &dyn Store) {
    tables(store, &["one", "two"]).await;
    store.change_purpose("one", &Purpose::Free).await.expect("changed");
    assert_eq!(read(store, "one").await.0.purpose, Purpose::Free);
    assert!(read(store, "two").await.0.purpose.is_puzzle());
}
