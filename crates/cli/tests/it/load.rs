//! `naust load`: a server of its own under load, measured and killed.

use serde_json::Value;

use crate::naust::{fails, fine};

#[test]
fn load_is_measured() {
    for how in [&["--poll"][..], &["--spectators", "2"], &["--pages"]] {
        let args = ["load", "fjords", "--tables", "3", "--steps", "4", "--json"];
        let report: Value = serde_json::from_str(&fine(&[&args, how].concat())).unwrap();
        let keys: Vec<_> = report.as_object().unwrap().keys().map(String::as_str).collect();
        let mut expected = [
            "game",
            "setup",
            "tables",
            "steps",
            "server_us_per_step",
            "steps_per_s",
            "p50_ms",
            "p99_ms",
            "bytes_per_step",
            "kb_per_table",
        ];
        expected.sort_unstable();
        assert_eq!(keys, expected);
        assert_eq!((&report["tables"], &report["steps"]), (&3.into(), &12.into()));
        assert!(
            report["p50_ms"].as_f64() > Some(0.0) && report["p99_ms"].as_f64() >= report["p50_ms"].as_f64()
        );
        assert!(report["bytes_per_step"].as_f64() > Some(100.0), "{report}");
    }
}

#[test]
fn games_that_end_are_followed_by_others() {
    let report: Value =
        serde_json::from_str(&fine(&["load", "pomory", "--tables", "1", "--steps", "300", "--json"]))
            .unwrap();
    assert_eq!(report["steps"], 300);
}

#[test]
fn a_server_that_is_killed_loses_nothing() {
    let report: Value =
        serde_json::from_str(&fine(&["load", "fjords", "--tables", "4", "--chaos", "3", "--json"])).unwrap();
    assert_eq!((&report["kills"], &report["faults"]), (&3.into(), &Value::Array(Vec::new())));
    assert!(report["steps"].as_u64() > Some(0) && report["lines"].as_u64() > Some(0), "{report}");
}

#[test]
fn what_makes_no_sense_is_refused() {
    assert!(fails(2, &["load", "fjords", "3p"]).contains("two seats"));
    assert!(fails(2, &["load", "fjords", "--url", "192.0.2.1:80"]).contains("another machine"));
    assert!(fails(1, &["load", "fjords", "--server", "nowhere/naust"]).contains("nowhere/naust"));
    fails(2, &["load", "fjords", "--chaos", "2", "--poll"]);
}
