//! Several servers on one PostgreSQL and one NATS, under faults: what players were told is compared with what every server has.
//!
//! The short run takes about a minute. A long one: `NAUST_FAULTS=400 NAUST_FAULT_TABLES=24 cargo test -p cli --test it
//! nodes_under_faults -- --nocapture`.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use serde_json::Value;
use testbed::{Proxy, Service};

use crate::naust::{fine, naust};

fn number(name: &str, otherwise: u32) -> String {
    std::env::var(name).unwrap_or_else(|_| otherwise.to_string())
}

/// Waits a while, but not after the end.
fn rest(ended: &AtomicBool, millis: u64) {
    for _ in 0..millis / 50 {
        if ended.load(Ordering::SeqCst) {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn nodes_under_faults_lose_double_and_fork_nothing() {
    let postgres = Service::postgres(true).unwrap();
    let nats = Service::nats().unwrap();
    // The first node reaches both only through proxies; the others go straight.
    let (to_postgres, to_nats) =
        (Proxy::before(postgres.port()).unwrap(), Proxy::before(nats.port()).unwrap());
    let database = postgres.new_database().unwrap();
    let through = database.replace(&postgres.port().to_string(), &to_postgres.port().to_string());
    let stores = format!("{through},{database},{database}");
    let straight = nats.nats_url();
    let news = format!("nats://127.0.0.1:{},{straight},{straight}", to_nats.port());
    let ended = Arc::new(AtomicBool::new(false));
    let end = ended.clone();
    let faults = thread::spawn(move || {
        // Killing and pausing of nodes is the load tool's; here the services fail, one thing at a time.
        let mut count = 0;
        while !end.load(Ordering::SeqCst) {
            rest(&end, 2_500);
            match count % 7 {
                0 => to_nats.cut(),
                1 => to_postgres.stand_still(),
                2 => postgres.kill().unwrap(),
                3 => nats.wipe().unwrap(),
                4 => to_postgres.cut_after(700),
                5 => to_postgres.cut(),
                _ => postgres.pause().unwrap(),
            }
            rest(&end, 2_000);
            match count % 7 {
                0 => to_nats.pass(),
                1 | 5 => to_postgres.pass(),
                2 => postgres.restart().unwrap(),
                3 => nats.restart().unwrap(),
                4 => {}
                _ => postgres.resume().unwrap(),
            }
            count += 1;
        }
        (count, postgres, nats)
    });
    let (chaos, tables) = (number("NAUST_FAULTS", 10), number("NAUST_FAULT_TABLES", 6));
    let args = [
        "load", "fjords", "--tables", &tables, "--chaos", &chaos, "--nodes", "3", "--store", &stores,
        "--nats", &news, "--json",
    ];
    let told = naust(&args);
    ended.store(true, Ordering::SeqCst);
    let (count, ..) = faults.join().unwrap();
    let report: Value = serde_json::from_str(&told.out).unwrap_or_else(|_| panic!("no report: {}", told.err));
    println!("{count} faults of services; {report}");
    assert_eq!(report["faults"], Value::Array(Vec::new()));
    assert!(report["steps"].as_u64() > Some(20), "{report}");
    assert!(report["kills"].as_u64() > Some(0) && report["pauses"].as_u64() > Some(0), "{report}");
}

#[test]
fn a_house_moves_into_a_database_and_back() {
    let postgres = testbed::shared_postgres();
    let url = postgres.new_database().unwrap();
    let (old, new) = (crate::naust::file("moving_from"), crate::naust::file("moving_to"));
    let (old, new) = (old.to_str().unwrap(), new.to_str().unwrap());
    // The load tool leaves a house with tables and steps behind.
    fine(&["load", "fjords", "--tables", "2", "--steps", "6", "--data", old]);
    let there = fine(&["migrate", "--from", old, "--to", &url]);
    assert!(there.contains("journal") && there.contains("Every record is the same"), "{there}");
    let count = |text: &str| text.lines().filter(|line| !line.contains("Every")).count();
    let back = fine(&["migrate", "--from", &url, "--to", new]);
    assert_eq!(count(&there), count(&back));
    assert!(
        crate::naust::fails(1, &["migrate", "--from", "nowhere-at-all", "--to", &url]).contains("nowhere")
    );
}
