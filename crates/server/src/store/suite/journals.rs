//! What was written at a table, and what goes with it.

use futures::future::join_all;
use tabletop::{Seat, Who};

use super::{bot, known, opened, read, sits, table};
use crate::store::{
    Appended, Deed, Entry, EntryKind, Promotion, Purpose, Request, SaidRow, Standing, Store, TALK, TableRow,
    company,
};

fn step(who: Who, text: &str) -> Entry {
    Entry { kind: EntryKind::Step(who, text.into()), at: 3, request: None }
}

fn turn(seats: &str) -> Standing {
    Standing { turn: seats.into(), ended: None, ..Standing::default() }
}

async fn begun(store: &dyn Store, id: &str) -> TableRow {
    let ingrid = super::person("Ingrid");
    let host = match store.visitor_by_token(&super::token("Ingrid")).await.expect("an answer") {
        Some(known) => known,
        None => known(store, &ingrid.name).await,
    };
    opened(store, &table(id, &host, 5, &[sits(&host), bot()])).await
}

pub async fn entries_are_read_as_they_were_written(store: &dyn Store) {
    let (one, two) = (begun(store, "one").await, begun(store, "two").await);
    let a = Who::Seat(Seat(0));
    let request = Request { key: "k-1".into(), digest: i64::MIN };
    let first = [Entry { request: Some(request), ..step(a, "ход 1 → 2") }, step(Who::Chance, "")];
    let second = [
        Entry { kind: EntryKind::Undo(Seat(1)), at: i64::MAX, request: None },
        Entry { kind: EntryKind::Deed(Seat(0), Deed::Bot("mate".into())), at: 4, request: None },
        step(Who::Seat(Seat(4)), &"x".repeat(5_000)),
    ];
    assert_eq!(store.append(&one, 0, &first, &turn("a"), None).await.expect("an answer"), Appended::Yes);
    assert_eq!(
        store.append(&two, 0, &second[1..], &turn("a"), None).await.expect("an answer"),
        Appended::Yes
    );
    assert_eq!(store.append(&one, 2, &second, &turn("b"), None).await.expect("an answer"), Appended::Yes);
    assert_eq!(store.journal("one").await.expect("a journal"), [&first[..], &second[..]].concat());
    assert_eq!(store.journal("two").await.expect("a journal"), second[1..]);
}

pub async fn of_two_appends_with_one_number_one_wins(store: &dyn Store) {
    let row = begun(store, "one").await;
    let (yes, taken) = (Appended::Yes, Appended::Taken);
    let x = [step(Who::Chance, "x")];
    assert_eq!(store.append(&row, 0, &x, &turn("a"), None).await.expect("an answer"), yes);
    assert_eq!(store.append(&row, 0, &x, &turn("a"), None).await.expect("an answer"), taken, "even the same");
    assert_eq!(store.append(&row, 1, &x, &turn("a"), None).await.expect("an answer"), yes);
    assert_eq!(store.append(&row, 1, &x, &turn("a"), None).await.expect("an answer"), taken);
    assert_eq!(store.journal("one").await.expect("a journal").len(), 2);
}

pub async fn an_append_that_lost_changes_nothing(store: &dyn Store) {
    let row = begun(store, "one").await;
    let x = [step(Who::Chance, "x")];
    store.append(&row, 0, &x, &turn("a"), None).await.expect("an answer");
    store.append(&row, 1, &x, &turn("b"), None).await.expect("an answer");
    let promotion = Promotion {
        table: "one".into(),
        visitor: row.host.clone(),
        game: row.game.clone(),
        before: 0,
        rank: 1,
        at: 9,
    };
    let over = Standing { turn: String::new(), ended: Some(9), ..Standing::default() };
    let three = [step(Who::Chance, "y"), step(Who::Chance, "y"), step(Who::Chance, "y")];
    let lost = store.append(&row, 1, &three, &over, Some(&promotion)).await.expect("an answer");
    assert_eq!(lost, Appended::Taken);
    assert_eq!(store.journal("one").await.expect("a journal"), [x.clone(), x].concat(), "all or nothing");
    assert_eq!(read(store, "one").await.0.standing, turn("b"));
    assert_eq!(store.rank_before("one").await.expect("an answer"), None);
    assert!(store.ranks_of(&row.host).await.expect("ranks").is_empty());
}

pub async fn the_tail_is_read_and_heads_are_compared(store: &dyn Store) {
    let (one, two) = (begun(store, "one").await, begun(store, "two").await);
    let entries = ["x", "y", "z"].map(|text| step(Who::Chance, text));
    store.append(&one, 0, &entries, &turn("a"), None).await.expect("an answer");
    for seq in 0..=3 {
        let tail = store.journal_after(&one, seq).await.expect("a journal");
        assert_eq!(tail, entries[seq as usize..], "from {seq}");
    }
    assert!(store.journal_after(&two, 0).await.expect("a journal").is_empty());
    let mut heads = store.heads(&[two.number, one.number, -5]).await.expect("heads");
    heads.sort_by_key(|head| head.seq);
    let found: Vec<_> = heads.iter().map(|head| (head.number, head.seq)).collect();
    assert_eq!(found, [(two.number, 0), (one.number, 3)]);
}

pub async fn what_changes_beside_the_journal_is_seen_in_the_head(store: &dyn Store) {
    let one = begun(store, "one").await;
    let olav = known(store, "Olav").await;
    let ingrid = super::person("Ingrid");
    let said = SaidRow {
        n: 0,
        at: 9,
        by: ingrid.clone(),
        seat: None,
        phrase: false,
        text: "x".into(),
        reported: false,
        removed: false,
    };
    let mut before = String::new();
    for change in 0..7 {
        match change {
            0 => {}
            1 => store.say(&one, &said).await.expect("said"),
            2 => store.mark_said(&one, 0, true).await.expect("marked"),
            3 => store.mute(&ingrid.id, &olav.id, true).await.expect("muted"),
            // Whoever only looks on may not want to hear who spoke.
            4 => store.mute(&olav.id, &ingrid.id, true).await.expect("muted"),
            5 => store.change_purpose("one", &Purpose::Free).await.expect("changed"),
            _ => {
                let again = table("three", &ingrid, 6, &[super::OPEN, bot()]);
                store.create(&again, Some("one")).await.expect("a table");
            }
        }
        let (row, seats) = read(store, "one").await;
        let talk = store.talk_at(&row, TALK).await.expect("talk");
        let mutes = store.mutes_at("one").await.expect("mutes").len();
        let heads = store.heads(&[row.number]).await.expect("heads");
        assert_eq!(
            heads[0].company,
            company(&row, &seats, &talk, mutes),
            "as whoever holds the table knows it"
        );
        assert_ne!(heads[0].company, before, "change {change} is seen");
        before.clone_from(&heads[0].company);
    }
}

pub async fn many_writers_leave_no_gap_and_no_fork(store: &dyn Store) {
    let rows = [begun(store, "one").await, begun(store, "two").await, begun(store, "three").await];
    let writer = async |name: usize| {
        let mut won = Vec::new();
        for attempt in 0..30 {
            let row = &rows[(name + attempt) % rows.len()];
            let seq = store.journal(&row.id).await.expect("a journal").len() as u64;
            let text = format!("{name}/{attempt}");
            let entries = [step(Who::Seat(Seat(0)), &text), step(Who::Chance, &text)];
            match store.append(row, seq, &entries, &turn(&text), None).await.expect("an answer") {
                Appended::Yes => won.push((row.id.clone(), seq, entries)),
                Appended::Taken => {}
            }
        }
        won
    };
    let won: Vec<_> = join_all((0..6).map(writer)).await.concat();
    assert!(won.len() >= 30, "somebody wins every time: {}", won.len());
    for row in &rows {
        let journal = store.journal(&row.id).await.expect("a journal");
        let here: Vec<_> = won.iter().filter(|(id, ..)| *id == row.id).collect();
        assert_eq!(journal.len(), 2 * here.len(), "nothing but what was answered");
        for (_, seq, entries) in &here {
            let at = *seq as usize;
            assert_eq!(journal[at..at + 2], *entries);
        }
        let EntryKind::Step(_, last) = &journal[journal.len() - 1].kind else { panic!("a step") };
        assert_eq!(read(store, &row.id).await.0.standing, turn(last), "as the last step left it");
    }
}

pub async fn the_standing_goes_with_the_step(store: &dyn Store) {
    let row = begun(store, "one").await;
    let x = [step(Who::Chance, "x")];
    store.append(&row, 0, &x, &turn("ab"), None).await.expect("an answer");
    assert_eq!(read(store, "one").await.0.standing, turn("ab"));
    let over = Standing { turn: String::new(), ended: Some(9), ..Standing::default() };
    store.append(&row, 1, &x, &over, None).await.expect("an answer");
    assert_eq!(read(store, "one").await.0.standing, over);
}

pub async fn what_has_ended_is_kept_once(store: &dyn Store) {
    let x = [step(Who::Chance, "x")];
    for (id, ended) in [("one", Some(9)), ("two", None), ("three", Some(5))] {
        let row = begun(store, id).await;
        store
            .append(&row, 0, &x, &Standing { turn: String::new(), ended, ..Standing::default() }, None)
            .await
            .expect("an answer");
    }
    assert_eq!(store.unarchived().await.expect("an answer"), ["three", "one"]);
    for packed in [b"first", b"later"] {
        store.keep_archive("one", packed.to_vec(), 10).await.expect("it is kept");
        assert_eq!(store.archive("one").await.expect("an answer").as_deref(), Some(&b"first"[..]));
    }
    assert_eq!(store.unarchived().await.expect("an answer"), ["three"]);
    assert_eq!(store.archive("three").await.expect("an answer"), None);
}

pub async fn a_rank_goes_with_the_step_that_earned_it(store: &dyn Store) {
    let over = |at| Standing { turn: String::new(), ended: Some(at), ..Standing::default() };
    for (id, game, before, rank, at) in
        [("one", "chess", 0, 2, 10), ("two", "chess", 2, 3, 20), ("three", "chase", 0, 1, 15)]
    {
        let row = begun(store, id).await;
        let visitor = row.host.clone();
        let promotion = Promotion { table: id.into(), visitor, game: game.into(), before, rank, at };
        let x = [step(Who::Chance, "x")];
        let done = store.append(&row, 0, &x, &over(at), Some(&promotion)).await.expect("an answer");
        assert_eq!(done, Appended::Yes);
        assert_eq!(store.rank_before(id).await.expect("an answer"), Some(before));
    }
    let ranks = store.ranks_of(&super::person("Ingrid").id).await.expect("ranks");
    assert_eq!(ranks, [("chase".to_owned(), 1), ("chess".to_owned(), 3)]);
}

pub async fn tables_are_found_when_a_clock_runs_out(store: &dyn Store) {
    let (late, early, over) =
        (begun(store, "late").await, begun(store, "early").await, begun(store, "over").await);
    for (row, due, ended) in [(&late, 200, None), (&early, 100, None), (&over, 50, Some(60))] {
        let standing = Standing { turn: "a".into(), ended, due: Some(due), stand_in: true };
        store.append(row, 0, &[], &standing, None).await.expect("an answer");
    }
    assert_eq!(store.due_tables(99, 9).await.expect("ids"), Vec::<String>::new());
    assert_eq!(store.due_tables(100, 9).await.expect("ids"), ["early"]);
    assert_eq!(store.due_tables(999, 9).await.expect("ids"), ["early", "late"]);
    assert_eq!(store.due_tables(999, 1).await.expect("ids"), ["early"]);
}
