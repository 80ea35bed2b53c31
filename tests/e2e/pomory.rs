//! Two people play Pomory to its end. One of them leaves in the middle of a sealed round, comes back, and changes the bet.

use crate::harness::{Boathouse, Folder, Visitor};

/// Which of the offered moves a sensible fisher in a hurry makes: ships go where open cards lie, bets take many of them, so
/// that the deck runs out, sets are announced. It reads nothing but what the page and the interface tell this player.
const SENSIBLE: &str = r#"(async () => {
  const { moves, seat, table } = JSON.parse(document.querySelector('#moves').textContent);
  const { view } = await (await fetch(`/api/tables/${table}`)).json();
  const me = seat === 'a' ? 0 : 1;
  const open = (kind) => view.row.filter((c) => c?.kind === kind).reduce((sum, c) => sum + c.value, 0);
  const ships = (kind) => view.cells.filter((c) => c.kind === kind && c.ships.at(-1) === me).length;
  const kindAt = (cell) => view.cells.find((c) => c.cell === cell).kind;
  const worth = ({ a }) => {
    const [verb, ...words] = a.split(' ');
    if (verb === 'place') return 10 + 3 * open(kindAt(words[0]));
    if (verb === 'move') { // one a turn, to a kind that nobody of mine fishes yet
      const [from, to] = words.map(kindAt);
      const idle = !open(from) || ships(from) > 1;
      return view.relocations_left > 2 && idle && open(to) && !ships(to) ? 1 + open(to) : -1;
    }
    if (verb === 'set' || verb === 'fair') return 5;
    if (verb === 'keep') return 1;
    if (verb === 'bet') {
      const cards = (kind) => view.row.filter((c) => c?.kind === kind).length;
      const [fish, salt] = [words.filter(isNaN), words.filter((word) => !isNaN(word))];
      const caught = fish.map((kind) => ships(kind) * open(kind));
      const sure = caught.every((points) => points) && salt.every((value) => Number(value) <= caught[0]);
      const taken = fish.filter((kind) => ships(kind)).reduce((sum, kind) => sum + cards(kind), 0);
      return taken * (sure ? 10 : 2) + (salt.length ? 8 * view.seats[me].dock : 0);
    }
    return { end: 0, pass: 2, dock: -1 }[verb] ?? 3; // every news card is played as soon as it can be
  };
  const values = moves.map(worth);
  return values.indexOf(Math.max(...values));
})()"#;

async fn play(visitor: &Visitor) {
    let wish: usize = visitor.ask(SENSIBLE).await;
    // On a phone the first target may lie on another tab: a badge says so, and one touches it.
    let to_its_tab = format!(
        "(() => {{ const [first] = JSON.parse(document.querySelector('#moves').textContent).moves[{wish}].p; \
         const panel = document.querySelector(`#panels [data-t=\"${{first}}\"]`)?.closest('.panel'); \
         const tab = panel && document.querySelector(`#tabs [data-panel=\"${{panel.id}}\"]`); \
         return tab?.offsetParent && !tab.querySelector('input').checked ? tab.dataset.panel : ''; }})()"
    );
    let panel: String = visitor.ask(&to_its_tab).await;
    if !panel.is_empty() {
        visitor.click(&format!("#tabs [data-panel={panel:?}]")).await;
    }
    visitor.move_along(wish).await;
}

async fn is_sealing(visitor: &Visitor) -> bool {
    visitor.is_asked().await && visitor.has(".hands .next").await
}

/// Chooses two cards by name, in this order, and seals them.
async fn seal(visitor: &Visitor, cards: [&str; 2]) {
    let seq = visitor.seq().await;
    for card in cards {
        visitor.click(&format!("[data-t='any-{card}']")).await;
    }
    // Five weathers, each with its points, before anything is sent.
    visitor.until("document.querySelectorAll('#prospect tbody tr').length === 5").await;
    visitor.click("#confirm:not([aria-disabled])").await;
    visitor.news_after(seq).await;
}

/// Both pages show the same entry of the journal.
async fn in_step(one: &Visitor, other: &Visitor) {
    let seq = one.seq().await.max(other.seq().await);
    for visitor in [one, other] {
        visitor.until(&format!("Number(document.querySelector('#table').dataset.seq) >= {seq}")).await;
    }
}

/// The sheet of the bet without what is mine: what this page says of the other's envelope.
async fn envelope(visitor: &Visitor) -> String {
    visitor.ask("document.querySelector('.envelopes').innerText").await
}

/// Map and sheets as the server sends them to this player.
async fn sent_sheets(visitor: &Visitor) -> String {
    let script = "fetch(location.href).then((answer) => answer.text()).then((text) => \
                  new DOMParser().parseFromString(text, 'text/html').querySelector('#panels').outerHTML)";
    visitor.ask(script).await
}

async fn own_sealed(visitor: &Visitor) -> Vec<String> {
    visitor.ask("[...document.querySelectorAll('.hc.sealed')].map((card) => card.dataset.t)").await
}

/// In the middle of a sealed round Marfa's window closes; her bet waits for her, and she may still change it.
async fn leaves_and_comes_back(marfa: &Visitor, yegor: &Visitor) {
    let address: String = marfa.ask("location.href").await;
    let before = envelope(yegor).await;
    seal(marfa, ["12", "cod"]).await;
    in_step(marfa, yegor).await;
    let sealed = envelope(yegor).await;
    assert_ne!(before, sealed, "that she has sealed is told");
    let seen = sent_sheets(yegor).await;

    let presence = "document.querySelector('#player-a .name small').textContent";
    let here: String = yegor.ask(presence).await;
    marfa.go("about:blank").await;
    yegor.until(&format!("{presence} !== {here:?}")).await;
    marfa.go(&address).await;
    yegor.until(&format!("{presence} === {here:?}")).await;
    assert_eq!(own_sealed(marfa).await, ["any-cod", "any-12"], "her bet has waited for her");
    assert!(!marfa.is_asked().await, "she owes nothing while it lies");
    marfa.shot_if_wanted("pomory-sealed").await;

    // She changes her mind; all that Yegor can tell is that something lies there.
    let seq = marfa.seq().await;
    marfa.click("#undo button").await;
    marfa.news_after(seq).await;
    in_step(marfa, yegor).await;
    assert_eq!(envelope(yegor).await, before);
    seal(marfa, ["salmon", "10"]).await;
    in_step(marfa, yegor).await;
    assert_eq!(envelope(yegor).await, sealed);
    assert!(sent_sheets(yegor).await == seen, "the sheets of the other do not change with what is sealed");
}

/// The story of the round tells five steps, the last with points; one goes back and on through them, by mouse and by keys.
async fn is_told(visitor: &Visitor) {
    visitor.until("document.querySelectorAll('.tale > li').length === 5").await;
    let told: String = visitor.ask("document.querySelector('.tale').innerText").await;
    assert!(told.contains('+') && !told.contains('⟨'), "{told}");
    let shown = "[...document.querySelectorAll('.tale > li')].filter((step) => step.innerText.includes('\\n') \
                 && [...step.querySelectorAll('h4 ~ *')].some((part) => part.checkVisibility({ visibilityProperty: true }))).length";
    assert_eq!(visitor.ask::<usize>(shown).await, 5, "all of it stands there at first");
    visitor.click("[data-tell=back]:not([aria-disabled])").await;
    visitor.click("[data-tell=back]:not([aria-disabled])").await;
    assert_eq!(visitor.ask::<usize>(shown).await, 3);
    visitor.until("document.querySelector('#say').textContent.includes(document.querySelector('.tale .at h4').textContent)").await;
    visitor.press("Home").await;
    assert_eq!(visitor.ask::<usize>(shown).await, 1);
    visitor.press("ArrowRight").await;
    assert_eq!(visitor.ask::<usize>(shown).await, 2);
    visitor.press("End").await;
    assert_eq!(visitor.ask::<usize>(shown).await, 5);
    assert!(visitor.has("[data-tell=on][aria-disabled]").await, "there is nothing more to tell");
}

/// Somebody looks on with a phone: nothing is wider than the window, and no card of anybody can be pointed at.
async fn looks_on_by_phone(address: &str) {
    let anfisa = Visitor::new("anfisa", 390, 844, "uk").await;
    anfisa.go(address).await;
    anfisa.until("document.querySelector('.board')").await;
    anfisa.shot_if_wanted("pomory-phone").await;
    anfisa.fits("a phone").await;
    assert!(
        !anfisa.has("#panels [data-t^='any-']:not([data-t^='any-row'])").await,
        "a spectator has no cards"
    );
    anfisa.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_pomory_and_one_comes_back_to_a_sealed_bet() {
    let data = Folder::new("pomory");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let marfa = Visitor::new("marfa", 1440, 900, "en").await;
    let yegor = Visitor::new("yegor", 390, 844, "ru").await;
    marfa.open_table_of("pomory", &house.url, "Marfa", &[("seat-b", "open")]).await;
    let invite: String = marfa.ask("document.querySelector('#invite').value").await;
    yegor.go(&invite).await;
    yegor.shot_if_wanted("invitation-phone").await;
    yegor.fits("the invitation").await;
    yegor.fill("input[name=name]", "Yegor").await;
    yegor.press("Enter").await;
    for visitor in [&marfa, &yegor] {
        visitor.until("document.querySelector('#moves')").await;
    }
    let reconstructed: String = marfa.ask("document.querySelector('.recon').innerText").await;
    assert!(reconstructed.contains("reconstructed"), "{reconstructed}");

    let (mut moves, mut left) = (0, false);
    while !marfa.is_over().await {
        if !left && moves > 4 && is_sealing(&marfa).await && is_sealing(&yegor).await {
            leaves_and_comes_back(&marfa, &yegor).await;
            play(&yegor).await;
            in_step(&marfa, &yegor).await;
            left = true;
        } else if marfa.is_asked().await {
            play(&marfa).await;
        } else if yegor.is_asked().await {
            play(&yegor).await;
        } else {
            in_step(&marfa, &yegor).await;
            continue;
        }
        moves += 1;
        if moves == 40 {
            in_step(&marfa, &yegor).await;
            marfa.shot_if_wanted("pomory").await;
            looks_on_by_phone(&marfa.ask::<String>("location.href").await).await;
        }
        assert!(moves < 400, "no sensible game of Pomory is that long");
    }
    assert!(left, "a sealed round was left and come back to");
    yegor.until("document.querySelector('#table').dataset.state === 'over'").await;
    is_told(&marfa).await;
    marfa.shot_if_wanted("pomory-over").await;

    let id: String = marfa.ask("document.querySelector('#table').dataset.id").await;
    let record: String = marfa.ask(&format!("fetch('/t/{id}/record.play').then(r => r.text())")).await;
    let file = data.path().join("game.play");
    std::fs::write(&file, &record).unwrap();
    let check =
        std::process::Command::new(env!("CARGO_BIN_EXE_naust")).arg("check").arg(&file).output().unwrap();
    assert!(check.status.success(), "{}{record}", String::from_utf8_lossy(&check.stderr));
    marfa.leave().await;
    yegor.leave().await;
}
