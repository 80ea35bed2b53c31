//! What the program is built from: licences that go with MIT and Apache-2.0, published crates only, no system libraries.
//! Everything is read from the lock file and the sources Cargo has fetched already, so it works without a network.

use std::process::Command;

use serde_json::Value;
use spdx::{Expression, LicenseReq, ParseMode, exception_id, license_id};

/// Permissive licences. Others are looked at by a person first.
const LICENCES: [&str; 9] =
    ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "Unicode-3.0", "Zlib"];

/// Crates that link a library bring it along as source: a C compiler is all a build needs.
const LINKED: [&str; 3] = ["libsqlite3-sys", "rayon-core", "ring"];

/// What other crates of the graph do already, or what would need a system library.
const BANNED: [&str; 4] = ["native-tls", "openssl-sys", "sqlx", "chrono"];

/// The packages of the workspace and all they are built from on this machine.
fn packages() -> Vec<Value> {
    let cargo = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO")).args(arguments).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let version = cargo(&["-vV"]);
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let metadata = cargo(&[
        "metadata",
        "--format-version=1",
        "--offline",
        "--locked",
        "--filter-platform",
        host,
        "--manifest-path",
        manifest,
    ]);
    let mut metadata: Value = serde_json::from_str(&metadata).unwrap();
    match metadata["packages"].take() {
        Value::Array(packages) => packages,
        other => panic!("no packages: {other}"),
    }
}

fn allowed(wanted: &LicenseReq) -> bool {
    let llvm = exception_id("LLVM-exception");
    let addition_allowed = wanted.addition.is_none() || wanted.addition.as_ref().and_then(|a| a.id()) == llvm;
    addition_allowed && LICENCES.iter().any(|name| license_id(name) == wanted.license.id())
}

fn acceptable(licence: &str) -> bool {
    Expression::parse_mode(licence, ParseMode::LAX).is_ok_and(|licence| licence.evaluate(allowed))
}

#[test]
fn licences_are_told_apart() {
    for good in ["MIT", "MIT/Apache-2.0", "GPL-2.0-only OR MIT", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
        assert!(acceptable(good), "{good}");
    }
    for bad in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "MPL-2.0", "", "whatever"] {
        assert!(!acceptable(bad), "{bad}");
    }
}

#[test]
fn every_dependency_is_published_and_permissive() {
    let packages = packages();
    assert!(packages.len() > 100, "the graph was read: {}", packages.len());
    for package in &packages {
        let name = package["name"].as_str().unwrap();
        let licence = package["license"].as_str().unwrap_or_default();
        assert!(acceptable(licence), "{name} has the licence `{licence}`");
        // Our own have no source; nothing comes from a repository or a copy.
        let source = package["source"].as_str();
        assert!(source.is_none_or(|source| source.starts_with("registry+")), "{name} comes from {source:?}");
        assert!(!BANNED.contains(&name), "{name} is banned");
        assert!(package["links"].is_null() || LINKED.contains(&name), "{name} links {}", package["links"]);
    }
}
