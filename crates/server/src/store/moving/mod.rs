//! A house moves from one store to another, and back: everything is read at one moment, written in one transaction, read again
//! on the other side and compared, record by record. What is there already is left as it is, so a move can be repeated; if
//! in the end the two sides differ, nothing is kept.

mod parts;
mod postgres;
mod sqlite;

use std::path::PathBuf;

use dealer::sha256;
use tokio::sync::mpsc;

use self::parts::PARTS;
use super::{StoreError, without_password};

/// So many records travel together.
const CHUNK: usize = 1_000;
/// So many such chunks may wait.
const WAITING: usize = 4;

/// Where a house is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// A data folder with SQLite.
    Folder(PathBuf),
    /// A PostgreSQL database.
    Database(String),
}

impl Place {
    /// A folder, or the address of a database.
    pub fn named(text: &str) -> Place {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Place::Database(text.into());
        }
        Place::Folder(text.into())
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Place::Folder(folder) => folder.display().fmt(f),
            Place::Database(url) => without_password(url).fmt(f),
        }
    }
}

/// A record as text, column by column, the same on both sides.
type Record = Vec<Option<String>>;

/// How many records of one kind there are, and what all of them together are like, in whatever order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    count: u64,
    hash: u128,
}

impl Sum {
    fn add(&mut self, record: &Record) {
        let text = serde_json::to_vec(record).expect("a record is text");
        let (first, _) =
            sha256(&text).split_first_chunk::<16>().map(|(a, b)| (*a, b.len())).unwrap_or_default();
        self.count += 1;
        self.hash = self.hash.wrapping_add(u128::from_le_bytes(first));
    }
}

/// What travels from one side to the other.
enum Cargo {
    /// Records of the part with this number.
    Records(usize, Vec<Record>),
    /// That was all; so it was, part by part.
    End(Vec<Sum>),
}

/// What was moved: the name of each kind of record, and how many there are on either side now.
pub type Moved = Vec<(&'static str, u64)>;

/// Moves a house. Nobody should play meanwhile: what is written after it began stays behind.
pub async fn migrate(from: &Place, to: &Place) -> Result<Moved, StoreError> {
    if from == to {
        return Err(StoreError::Unreadable("both sides are the same".into()));
    }
    let (cargo, arriving) = mpsc::channel(WAITING);
    let source = async {
        match from.clone() {
            Place::Folder(folder) => on_a_thread(move || sqlite::read(&folder, &cargo)).await,
            Place::Database(url) => postgres::read(&url, cargo).await,
        }
    };
    let target = async {
        match to.clone() {
            Place::Folder(folder) => on_a_thread(move || sqlite::write(&folder, arriving)).await,
            Place::Database(url) => postgres::write(&url, arriving).await,
        }
    };
    let (read, written) = tokio::join!(source, target);
    // If both fail, the target failed because nothing more arrived.
    read?;
    let sums = written?;
    Ok(PARTS.iter().map(|part| part.name).zip(sums.iter().map(|sum| sum.count)).collect())
}

async fn on_a_thread<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    tokio::task::spawn_blocking(work).await.unwrap_or(Err(StoreError::Closed))
}

/// Says which part differs, if one does.
fn compare(expected: &[Sum], found: &[Sum]) -> Result<(), StoreError> {
    match PARTS.iter().zip(expected.iter().zip(found)).find(|(_, (expected, found))| expected != found) {
        None => Ok(()),
        Some((part, (expected, found))) => Err(StoreError::Unreadable(format!(
            "the other side has {} records in `{}`, where {} were to be moved{}; nothing was kept",
            found.count,
            part.name,
            expected.count,
            if found.count == expected.count { ", and they differ" } else { "" },
        ))),
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Seat, Who};
    use testbed::shared_postgres;

    use super::*;
    use crate::store::{
        Account, Deed, Entry, EntryKind, Hook, Order, Postgres, Promotion, PuzzleAnswer, RatingRow, Request,
        ResultRow, SaidRow, SeatKind, Sqlite, Standing, Store, TournamentRow,
        suite::{OPEN, bot, known, opened, read, sits, table, token},
    };

    /// A house in which there is something of everything.
    async fn furnish(store: &dyn Store) {
        let (ingrid, olav) = (known(store, "Ingrid").await, known(store, "Олав 🐟").await);
        let robot =
            crate::store::Person { id: crate::store::VisitorId("r".into()), name: "R\u{2028}'\\".into() };
        assert!(store.issue_token(&ingrid.id, &robot, &token("robot"), 9).await.expect("an answer"));
        let account = Account {
            visitor: ingrid.id.clone(),
            login: "ingrid".into(),
            password: "argon2id".into(),
            words: token("words"),
            created: 9,
        };
        assert!(store.open_account(&account).await.expect("an answer"));
        store.offer_link(&token("link"), &ingrid.id, 10).await.expect("a link");
        store.count_attempt(&token("who"), 3).await.expect("a count");
        let mut one = table("one", &ingrid, 5, &[sits(&ingrid), sits(&olav), bot(), OPEN]);
        one.request = Some(Request { key: "k".into(), digest: i64::MIN });
        let row = opened(store, &one).await;
        store.sit_down("one", Seat(3), &robot, 11).await.expect("an answer");
        let request = Some(Request { key: "k1".into(), digest: -1 });
        let entries = [
            Entry { kind: EntryKind::Step(Who::Seat(Seat(1)), "ход → \"x\"".into()), at: 12, request },
            Entry { kind: EntryKind::Step(Who::Chance, String::new()), at: 13, request: None },
            Entry { kind: EntryKind::Undo(Seat(1)), at: i64::MAX, request: None },
            Entry { kind: EntryKind::Deed(Seat(0), Deed::Bot("mate".into())), at: 14, request: None },
        ];
        let over = Standing { turn: String::new(), ended: Some(14), due: Some(77), stand_in: true };
        let (visitor, game) = (ingrid.id.clone(), row.game.clone());
        let rank = Promotion { table: "one".into(), visitor, game, before: 0, rank: 2, at: 14 };
        store.append(&row, 0, &entries, &over, Some(&rank)).await.expect("an answer");
        store.keep_analysis("one", "{\"moments\":[]}", 15).await.expect("it is kept");
        store.keep_archive("one", vec![0, 255, 7], 15).await.expect("it is kept");
        let said = SaidRow {
            n: 0,
            at: 15,
            by: olav.clone(),
            seat: Some(Seat(1)),
            phrase: false,
            text: "🐟".into(),
            reported: false,
            removed: false,
        };
        store.say(&row, &said).await.expect("it is said");
        store.say(&row, &SaidRow { seat: None, phrase: true, ..said }).await.expect("it is said");
        store.mark_said(&row, 1, false).await.expect("it is marked");
        store.mute(&ingrid.id, &olav.id, true).await.expect("muted");
        let result = |seat, kind, place| ResultRow { table: "one".into(), seat, kind, place, points: -7 };
        let results =
            [result(0, SeatKind::Person(ingrid.id.clone()), 2), result(2, SeatKind::Bot("mate".into()), 1)];
        store.keep_results(&results).await.expect("kept");
        let rating = |who: &str, rating| RatingRow {
            game: "chess".into(),
            who: who.into(),
            n: 1,
            table: "one".into(),
            at: 14,
            rating,
            uncertainty: 1e-7 / 3.0,
        };
        let ratings = [rating(&ingrid.id.0, 25.0 / 3.0), rating("bot:mate", 1e300)];
        assert!(store.add_ratings(&ratings).await.expect("an answer"));
        let (game, puzzle, table_of) = ("chess".into(), "a1b2".into(), "one".into());
        let answer = PuzzleAnswer { game, puzzle, table: table_of, right: true, at: 15 };
        store.answer_puzzle(&ingrid.id, &answer).await.expect("written");
        let cup = TournamentRow { id: "c".into(), created: 5, due: None, version: 0, text: "{}".into() };
        store.open_tournament(&cup).await.expect("a tournament");
        let hook = Hook { url: "https://a.example/".into(), secret: "s".into() };
        store.set_hook(&olav.id, Some(&hook)).await.expect("a hook");
        let three = opened(store, &table("three", &olav, 6, &[sits(&olav), bot()])).await;
        let turn = Standing { turn: "a".into(), ..Standing::default() };
        store.append(&three, 0, &[], &turn, None).await.expect("a call");
        store.create(&table("two", &ingrid, 16, &[OPEN, bot()]), Some("one")).await.expect("a table");
        store.keep_record("two", vec![7, 0], 17).await.expect("kept");
        let (kind, about, said) = ("bar".into(), olav.id.0.clone(), String::new());
        store.give_order(&Order { kind, about, said, at: 18, until: Some(19) }).await.expect("an order");
    }

    #[tokio::test]
    async fn a_house_moves_there_and_back_and_again() {
        let [old, new] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        furnish(&Sqlite::open(old.path()).expect("a store")).await;
        let url = shared_postgres().new_database().expect("a database");
        let [old, new] = [&old, &new].map(|folder| Place::Folder(folder.path().into()));
        let there = Place::named(&url);
        let moved = migrate(&old, &there).await.expect("it moves");
        assert!(moved.iter().all(|(_, count)| *count > 0), "something of everything: {moved:?}");
        assert_eq!(migrate(&old, &there).await.expect("it moves again"), moved);
        assert_eq!(migrate(&there, &new).await.expect("and back"), moved);
        assert_eq!(migrate(&new, &there).await.expect("and there once more"), moved);

        // What moved is used as before: steps go on where they were.
        let store = Postgres::connect(&url).await.expect("a store");
        let (row, seats) = read(&store, "one").await;
        assert_eq!((row.rematch.as_deref(), seats[3].program), (Some("two"), true));
        assert_eq!(store.journal("one").await.expect("a journal").len(), 4);
        assert_eq!(row.standing.due, Some(77));
        let more = [Entry { kind: EntryKind::Undo(Seat(0)), at: 1, request: None }];
        let done = store.append(&row, 4, &more, &row.standing, None).await.expect("an answer");
        assert_eq!(done, crate::store::Appended::Yes);
        // Now there is more than came, which the older house must not hide.
        let refused = migrate(&old, &there).await.expect_err("the other side has gone on");
        assert!(refused.to_string().contains("journal"), "{refused}");
        assert_eq!(store.journal("one").await.expect("a journal").len(), 5);
    }

    #[tokio::test]
    async fn a_house_does_not_move_into_another_one() {
        let folder = tempfile::tempdir().expect("a folder");
        furnish(&Sqlite::open(folder.path()).expect("a store")).await;
        let url = shared_postgres().new_database().expect("a database");
        let store = Postgres::connect(&url).await.expect("a store");
        known(&store, "Somebody else").await;
        let refused = migrate(&Place::Folder(folder.path().into()), &Place::named(&url)).await;
        let refused = refused.expect_err("somebody lives there").to_string();
        assert!(refused.contains("visitors"), "{refused}");
        assert!(store.table("one").await.expect("an answer").is_none(), "nothing was kept");
        assert!(migrate(&Place::named(&url), &Place::named(&url)).await.is_err());
    }

    #[test]
    fn every_table_of_the_database_is_moved() {
        let folder = tempfile::tempdir().expect("a folder");
        drop(Sqlite::open(folder.path()).expect("a store"));
        let database = rusqlite::Connection::open(folder.path().join("naust.db")).expect("a database");
        let mut query = database
            .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
            .expect("a query");
        let names: Vec<String> =
            query.query_map([], |row| row.get(0)).expect("names").collect::<Result<_, _>>().expect("names");
        for name in names {
            // Whose turn it is moves with its table.
            assert!(name == "turns" || PARTS.iter().any(|part| part.name == name), "`{name}` stays behind");
        }
    }
}
