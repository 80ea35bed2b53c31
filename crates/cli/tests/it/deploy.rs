//! The files in deploy/ fit the program.

use std::{fs, process::Command};

use crate::naust::{file, fine};

const DEPLOY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy");

#[test]
fn the_example_of_options_is_understood() {
    fine(&["--config", &format!("{DEPLOY}/naust.toml"), "--version"]);
}

#[test]
fn the_unit_is_what_systemd_understands() {
    let unit = fs::read_to_string(format!("{DEPLOY}/naust.service")).unwrap();
    // It looks whether the program is there.
    let unit = unit.replace("/usr/local/bin/naust", env!("CARGO_BIN_EXE_naust"));
    let copy = file("naust.service");
    fs::write(&copy, unit).unwrap();
    match Command::new("systemd-analyze").arg("verify").arg(&copy).output() {
        // Not every machine has systemd.
        Err(_) => {}
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr);
            let about: Vec<_> = said.lines().filter(|line| line.contains("naust.service")).collect();
            assert!(output.status.success() || about.is_empty(), "{said}");
        }
    }
}

#[test]
fn the_image_runs_as_nobody_in_particular_and_writes_to_its_data_alone() {
    let text = fs::read_to_string(format!("{DEPLOY}/Dockerfile")).unwrap();
    for part in ["USER nonroot", "VOLUME /data", "NAUST_DATA=/data", "--profile dist --locked", "--read-only"]
    {
        assert!(text.contains(part), "{part}");
    }
    let manifest = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.toml")).unwrap();
    let version = manifest.lines().find_map(|line| line.strip_prefix("rust-version = ")).unwrap();
    assert!(text.contains(&format!("FROM rust:{}-", version.trim_matches('"'))), "the same compiler");
}
