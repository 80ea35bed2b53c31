//! Upgrades lose nothing: older data, other component data, other rules.

use std::{fs, path::Path};

use catalog::Catalog;
use serde_json::{Value, json};

use crate::harbour::{Client, Harbour, play_out, seq, two_at};

/// Whoever played at the tables of `tests/data/schema-4.db`, which a program of that time wrote.
const TOKEN: &str = "c733a70a06aaeb2b8008ea3517baa9bbb9fadc5e302e9be24f5ed1fb266f6659";
/// Game, number of journal entries, table: broken off after 25 decisions.
pub const RUNNING: [(&str, u64, &str); 5] = [
    ("fjords", 43, "xcjmhpnkd4jvrqew"),
    ("fleet", 41, "f42q2040vxq3hvhh"),
    ("newlands", 39, "s169dxbpcvwgar5e"),
    ("nusfjord", 49, "r4kmcgtw189bxyw9"),
    ("pomory", 38, "4fq8xcbq367zzads"),
];
/// Game, final scores, table.
pub const FINISHED: [(&str, [i64; 2], &str); 5] = [
    ("fjords", [12, 17], "at26agn33aw978de"),
    ("fleet", [42, 54], "6g0gkdce9r1wv5pb"),
    ("newlands", [35, 23], "jq4dg0kad14fd0f9"),
    ("nusfjord", [24, 14], "ncmrt3mg1n018bc7"),
    ("pomory", [15, 5], "xf8h9fgee1ftv1km"),
];

/// Whoever owes a decision takes one.
async fn act_once(people: &[&Client], id: &str) {
    for person in people {
        if person.act_somehow(id, 2).await.is_some() {
            return;
        }
    }
    panic!("nobody owes a decision");
}

fn totals(table: &Value) -> Vec<i64> {
    table["scores"].as_array().unwrap().iter().map(|score| score["total"].as_i64().unwrap()).collect()
}

#[tokio::test]
async fn tables_of_an_older_program_are_read_and_go_on() {
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/schema-4.db");
    let mut harbour = Harbour::open().await;
    harbour.reopen_on(&old).await;
    let ingrid = harbour.known_by(&Some(TOKEN.into()));
    for (game, scores, id) in FINISHED {
        let table = ingrid.table(id).await;
        assert_eq!((&table["state"], totals(&table)), (&json!("over"), scores.to_vec()), "{game}");
        assert_eq!(ingrid.get(&format!("/t/{id}/result")).await.status, 200, "{game}");
    }
    for (game, entries, id) in RUNNING {
        let table = ingrid.table(id).await;
        assert_eq!((&table["state"], seq(&table)), (&json!("playing"), entries), "{game}");
        ingrid.act_somehow(id, 3).await.unwrap();
    }
    // What was played since is there after another start.
    let before = ingrid.table(RUNNING[0].2).await;
    harbour.crash_and_reopen().await;
    assert_eq!(harbour.known_by(&ingrid.token).table(RUNNING[0].2).await, before);
}

/// Another edition: a news card of Pomory gives more.
fn edited() -> (tempfile::TempDir, Catalog) {
    let folder = tempfile::tempdir().unwrap();
    let ours = Catalog::load(None).unwrap();
    let files = ours.game("pomory").unwrap().files().clone();
    let (name, text) = files.texts.iter().find(|(_, text)| text.contains("amount = 2")).unwrap();
    fs::create_dir(folder.path().join("pomory")).unwrap();
    let other = text.replacen("amount = 2", "amount = 3", 1);
    fs::write(folder.path().join("pomory").join(name), other).unwrap();
    let catalog = Catalog::load(Some(folder.path())).unwrap();
    (folder, catalog)
}

async fn edition_of_a_new_table(host: &Client) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Olav" }]);
    let (id, _) = host.opens("pomory", seats).await;
    host.table(&id).await["edition"].to_string()
}

#[tokio::test]
async fn edited_material_changes_new_tables_only() {
    let mut harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "pomory").await;
    act_once(&[&ingrid, &olav], &id).await;
    let before = ingrid.table(&id).await;
    let first = edition_of_a_new_table(&ingrid).await;
    let (_folder, catalog) = edited();
    harbour.reopen_with(catalog).await;
    let (ingrid, olav) = (harbour.known_by(&ingrid.token), harbour.known_by(&olav.token));
    assert_eq!(ingrid.table(&id).await, before, "the table keeps what it was opened with");
    assert_ne!(edition_of_a_new_table(&ingrid).await, first);
    play_out(&[&ingrid, &olav], &id).await;
}

#[tokio::test]
async fn a_table_whose_steps_no_longer_fit_is_closed_and_readable() {
    let mut harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "fjords").await;
    act_once(&[&ingrid, &olav], &id).await;
    let entries = seq(&ingrid.table(&id).await);
    // As if a later revision of the rules refused the last action.
    let last = "SELECT MAX(seq) FROM journal WHERE who != '*'";
    harbour.alter(&format!("UPDATE journal SET text = 'leave' WHERE seq = ({last})")).await;
    let ingrid = harbour.known_by(&ingrid.token);
    let table = ingrid.table(&id).await;
    assert_eq!((&table["state"], seq(&table)), (&json!("closed"), entries));
    let page = ingrid.get(&format!("/t/{id}")).await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("This table is closed"));
    assert!(!ingrid.get(&format!("/api/tables/{id}/log")).await.text.is_empty());
    let legal = ingrid.act(&id, entries, "a", "leave").await;
    legal.refused(409, "closed");
}
