//! A house moves from a folder into a database, and back.

use crate::naust::{fails, file, fine};

#[test]
fn a_house_moves_into_a_database_and_back() {
    let postgres = testbed::shared_postgres();
    let url = postgres.new_database().unwrap();
    let (old, new) = (file("moving_from"), file("moving_to"));
    for left in [&old, &new] {
        // Of an earlier run, perhaps.
        let _ = std::fs::remove_dir_all(left);
    }
    let (old, new) = (old.to_str().unwrap(), new.to_str().unwrap());
    // The load tool leaves a house with tables and steps behind.
    fine(&["load", "fjords", "--tables", "2", "--steps", "6", "--data", old]);
    let there = fine(&["migrate", "--from", old, "--to", &url]);
    assert!(there.contains("journal") && there.contains("Every record is the same"), "{there}");
    let count = |text: &str| text.lines().filter(|line| !line.contains("Every")).count();
    let back = fine(&["migrate", "--from", &url, "--to", new]);
    assert_eq!(count(&there), count(&back));
    assert!(fails(1, &["migrate", "--from", "nowhere-at-all", "--to", &url]).contains("nowhere"));
}
