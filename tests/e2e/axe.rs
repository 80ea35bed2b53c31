//! axe-core finds nothing to complain of, on any page in any phase, on desk and phone, by day and by night.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    process::Command,
    sync::{Mutex, PoisonError},
};

use crate::harness::{Boathouse, Folder, Visitor};

/// The version that is asked for; a newer one may know more rules.
const PACKAGE: &str = "axe-core@4.11.0";

/// Plays a table alone by the interface for programs until so many steps were taken, or to its end.
const PLAY: &str = "(async (id, steps) => { for (let n = 0; n < 25; n += 1) { \
    const t = await fetch(`/api/tables/${id}`).then(r => r.json()); \
    if (t.state === 'over' || t.steps >= steps) return true; \
    const { seat, action } = t.legal[(t.seq * 7) % t.legal.length]; \
    await fetch(`/api/tables/${id}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, \
        body: JSON.stringify({ seq: t.seq, seat, action }) }); } return false; })";

/// Every violation: the rule and the element. A name must also begin with what is to be read on the button.
const LOOK: &str = "((only) => axe.run(document, { resultTypes: ['violations'], ...(only ? { runOnly: only } : {}), \
    rules: only ? {} : { 'label-content-name-mismatch': { enabled: true } } }) \
    .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map((node) => [id, node.html.slice(0, 300), \
      node.failureSummary.split('\\n')[1]?.trim() ?? '']))))";

/// The script, from its package: fetched once, never part of the project.
fn script() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/axe");
    let file: PathBuf = folder.join("node_modules/axe-core/axe.min.js");
    // Several tests may want it at once.
    static FETCHING: Mutex<()> = Mutex::new(());
    let _fetching = FETCHING.lock().unwrap_or_else(PoisonError::into_inner);
    if !file.exists() {
        std::fs::create_dir_all(&folder).expect("target can be written to");
        let npm =
            Command::new("npm").args(["install", "--no-save", "--prefix"]).arg(&folder).arg(PACKAGE).output();
        let npm = npm.expect("npm is needed to fetch axe-core");
        assert!(npm.status.success(), "axe-core cannot be had: {}", String::from_utf8_lossy(&npm.stderr));
    }
    std::fs::read_to_string(&file).expect("the package holds its script")
}

/// Violations so far: rule, reason and element, with the first page that has it and how many there are.
#[derive(Default)]
struct Found(BTreeMap<String, (String, usize)>);

impl Found {
    /// Looks at the page as it is, by day and by night. What night can change is contrast alone.
    async fn look(&mut self, visitor: &Visitor, axe: &str, page: &str) {
        if !visitor.ask::<bool>("typeof axe === 'object'").await {
            visitor.ask::<bool>(&format!("{axe};\ntrue")).await;
        }
        // Colours are looked at as they are in the end, not on their way there.
        let still = "(() => { const sheet = new CSSStyleSheet(); sheet.replaceSync( \
            '*, *::before, *::after { transition: none !important; animation: none !important }'); \
            document.adoptedStyleSheets = [sheet]; return true; })()";
        visitor.ask::<bool>(still).await;
        for (scheme, only) in [("light", "undefined"), ("dark", "['color-contrast']")] {
            visitor.prefer(scheme).await;
            let found: Vec<(String, String, String)> = visitor.ask(&format!("{LOOK}({only})")).await;
            for (rule, element, why) in found {
                let entry = self
                    .0
                    .entry(format!("{rule}: {why}"))
                    .or_insert_with(|| (format!("{page}, {scheme}: {element}"), 0));
                entry.1 += 1;
            }
        }
        visitor.prefer("light").await;
    }

    fn is_nothing(&self) {
        let told: Vec<String> =
            self.0.iter().map(|(rule, (first, count))| format!("{count} x {rule}\n    {first}")).collect();
        assert!(told.is_empty(), "{}", told.join("\n"));
    }
}

/// Points at the first thing that may be chosen.
const CHOOSE: &str = "(() => { const next = document.querySelector('#table .next'); next?.dispatchEvent(new MouseEvent('click', \
    { bubbles: true })); return true; })()";

/// A game at its beginning with something chosen, in its middle, with its menu open, looked back at, and its result.
async fn a_whole_game(game: &str, width: u32, height: u32) {
    let axe = script();
    let name = format!("axe-{game}-{width}");
    let data = Folder::new(&name);
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new(&name, width, height, "en").await;
    let mut found = Found::default();
    ida.open_table_of(game, &house.url, "Ida", &[("seat-b", "guest"), ("name-b", "Anna")]).await;
    let table: String = ida.ask("location.href").await;
    let id: String = ida.ask("document.querySelector('#table').dataset.id").await;
    for steps in [8, 70] {
        while !ida.ask::<bool>(&format!("{PLAY}('{id}', {steps})")).await {}
        ida.go(&table).await;
        if ida.has("#sail").await {
            found.look(&ida, &axe, &format!("{game} after {steps} steps, the curtain down")).await;
            ida.take_the_screen().await;
        }
        if steps > 8 {
            ida.ask::<bool>("(document.querySelector('#menu').open = true)").await;
        }
        ida.ask::<bool>(CHOOSE).await;
        found.look(&ida, &axe, &format!("{game} after {steps} steps, something chosen")).await;
    }
    while !ida.ask::<bool>(&format!("{PLAY}('{id}', 9000)")).await {}
    for page in ["?step=20", "/result"] {
        ida.go(&format!("{table}{page}")).await;
        found.look(&ida, &axe, &format!("{game}, over{page}")).await;
    }
    ida.leave().await;
    found.is_nothing();
}

/// The pages around the games.
async fn the_pages_around(width: u32, height: u32) {
    let axe = script();
    let name = format!("axe-pages-{width}");
    let data = Folder::new(&name);
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new(&name, width, height, "en").await;
    let mut found = Found::default();
    for page in [
        "/",
        "/rules/fjords",
        "/rules/nusfjord/cards",
        "/rules/fleet/aid",
        "/puzzles",
        "/leaders",
        "/nothing",
    ] {
        ida.go(&format!("{}{page}", house.url)).await;
        found.look(&ida, &axe, &format!("{page} for a stranger")).await;
    }
    ida.go(&format!("{}/new/fleet", house.url)).await;
    found.look(&ida, &axe, "the form of Fleet").await;
    ida.open_table_of("fjords", &house.url, "Ida", &[("seat-b", "open")]).await;
    found.look(&ida, &axe, "the waiting room").await;
    for page in ["/", "/me", "/turns"] {
        ida.go(&format!("{}{page}", house.url)).await;
        found.look(&ida, &axe, &format!("{page} for Ida")).await;
    }
    ida.leave().await;
    found.is_nothing();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "not seen green twice: cargo test -p cli --test e2e -- --ignored axe"]
async fn axe_finds_nothing_in_fjords() {
    a_whole_game("fjords", 1440, 900).await;
    a_whole_game("fjords", 390, 844).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "not seen green twice: cargo test -p cli --test e2e -- --ignored axe"]
async fn axe_finds_nothing_in_new_lands() {
    a_whole_game("newlands", 1440, 900).await;
    a_whole_game("newlands", 390, 844).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "not seen green twice: cargo test -p cli --test e2e -- --ignored axe"]
async fn axe_finds_nothing_in_pomory() {
    a_whole_game("pomory", 1440, 900).await;
    a_whole_game("pomory", 390, 844).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "not seen green twice: cargo test -p cli --test e2e -- --ignored axe"]
async fn axe_finds_nothing_in_fleet() {
    a_whole_game("fleet", 1440, 900).await;
    a_whole_game("fleet", 390, 844).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "not seen green twice: cargo test -p cli --test e2e -- --ignored axe"]
async fn axe_finds_nothing_in_nusfjord() {
    a_whole_game("nusfjord", 1440, 900).await;
    a_whole_game("nusfjord", 390, 844).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "not seen green twice: cargo test -p cli --test e2e -- --ignored axe"]
async fn axe_finds_nothing_around_the_games() {
    the_pages_around(1440, 900).await;
    the_pages_around(390, 844).await;
}
