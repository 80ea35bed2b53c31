//! The page under the hands of newcomers: nothing freezes, nothing is lost, nothing complains.

use std::sync::{Arc, Mutex};

use chromiumoxide::cdp::{
    browser_protocol::{
        log::{EventEntryAdded, LogEntryLevel},
        network::EventResponseReceived,
    },
    js_protocol::runtime::EventExceptionThrown,
};
use futures::StreamExt;

use crate::harness::{Boathouse, Folder, Visitor};

const ALL_MINE: [(&str, &str); 2] = [("seat-b", "guest"), ("name-b", "Anna")];

/// Everything that a page complains of from now on: errors in the console, exceptions, answers of 400 and more.
async fn complaints(visitor: &Visitor) -> Arc<Mutex<Vec<String>>> {
    let heard = Arc::new(Mutex::new(Vec::new()));
    let page = &visitor.page;
    page.enable_log().await.unwrap();
    let mut entries = page.event_listener::<EventEntryAdded>().await.unwrap();
    let mut exceptions = page.event_listener::<EventExceptionThrown>().await.unwrap();
    let mut answers = page.event_listener::<EventResponseReceived>().await.unwrap();
    let note = heard.clone();
    tokio::spawn(async move {
        while let Some(event) = entries.next().await {
            if event.entry.level == LogEntryLevel::Error {
                note.lock().unwrap().push(format!("console: {}", event.entry.text));
            }
        }
    });
    let note = heard.clone();
    tokio::spawn(async move {
        while let Some(event) = exceptions.next().await {
            note.lock().unwrap().push(format!("exception: {:?}", event.exception_details.exception));
        }
    });
    let note = heard.clone();
    tokio::spawn(async move {
        while let Some(event) = answers.next().await {
            if event.response.status >= 400 {
                note.lock().unwrap().push(format!("{} for {}", event.response.status, event.response.url));
            }
        }
    });
    heard
}

/// Puts the focus on the first thing that matches, as Tab would in the end.
async fn focus(visitor: &Visitor, selector: &str) {
    visitor.until(&format!("document.querySelector({selector:?})")).await;
    let there: bool = visitor
        .ask(&format!(
            "(() => {{ const e = document.querySelector({selector:?}); e.focus(); return document.activeElement === e; }})()"
        ))
        .await;
    assert!(there, "{selector} takes no focus");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_gives_a_name_in_their_language_and_sits_down_with_it() {
    let data = Folder::new("stranger");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let host = Visitor::new("stranger-host", 1280, 800, "en").await;
    host.open_table(&house.url, "Ida", &ALL_MINE).await;
    let open = "fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, \
        body: JSON.stringify({ game: 'fjords', public: true, seats: [{ kind: 'me' }, { kind: 'open' }] }) }) \
        .then((r) => r.json()).then((t) => t.id)";
    let id: String = host.ask(open).await;
    let olena = Visitor::new("stranger", 1280, 800, "en").await;
    olena.go(&format!("{}/t/{id}", house.url)).await;
    olena.click("#chair-b form button").await;
    olena.until("document.querySelector('#name')").await;
    olena.click("#languages summary").await;
    olena.click("#languages button[value=uk]").await;
    olena.until("document.documentElement.lang === 'uk' && document.querySelector('#name')").await;
    olena.fill("#name", "Olena").await;
    olena.press("Enter").await;
    // With the last seat taken the game begins.
    olena.until("document.querySelector('#table')?.dataset.state === 'playing'").await;
    assert_eq!(
        olena.ask::<String>("document.querySelector('#player-b .name span').innerText").await,
        "Olena"
    );
    olena.leave().await;
    host.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_nusfjord_leaves_the_dock_free_and_closes_with_escape() {
    let data = Folder::new("drawer");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("drawer", 1440, 900, "en").await;
    ida.open_table_of("nusfjord", &house.url, "Ida", &ALL_MINE).await;
    ida.until("document.querySelector('.next, #sail')").await;
    ida.take_the_screen().await;
    ida.until("document.querySelector('.next')").await;
    ida.click("#drawer-knob").await;
    ida.until("document.querySelector('#log-list').getBoundingClientRect().width > 0").await;
    let free = "(() => { const r = document.querySelector('#confirm').getBoundingClientRect(); \
        return [0.1, 0.5, 0.9].every((x) => document.elementFromPoint(r.x + r.width * x, r.y + r.height / 2) \
          ?.closest('#confirm')); })()";
    assert!(ida.ask::<bool>(free).await, "the log covers the confirming button");
    ida.press("q").await;
    ida.until("document.activeElement?.id === 'prompt'").await;
    ida.press("Escape").await;
    ida.until("document.querySelector('#log-list').getBoundingClientRect().width === 0").await;
    ida.press("q").await;
    assert_eq!(ida.ask::<String>("document.activeElement?.id ?? ''").await, "prompt");
    ida.leave().await;
}

/// Plays by the first moves until something matches.
async fn play_until(visitor: &Visitor, condition: &str) {
    for turn in 0..60 {
        visitor.until("document.querySelector('.next, #sail')").await;
        visitor.take_the_screen().await;
        visitor.until("document.querySelector('.next')").await;
        if visitor.ask::<bool>(condition).await {
            return;
        }
        visitor.move_along(turn * 3).await;
    }
    panic!("never came to {condition}");
}

const MOVES: &str = "JSON.parse(document.querySelector('#moves').textContent).moves";

#[tokio::test(flavor = "multi_thread")]
async fn enter_on_two_chosen_cards_of_pomory_seals_them() {
    let data = Folder::new("seal");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("seal", 1440, 900, "en").await;
    ida.open_table_of("pomory", &house.url, "Ida", &ALL_MINE).await;
    play_until(&ida, &format!("{MOVES}.some((m) => m.a.startsWith('bet') && m.p.length === 2)")).await;
    let cards: Vec<String> =
        ida.ask(&format!("{MOVES}.find((m) => m.a.startsWith('bet') && m.p.length === 2).p")).await;
    let seq = ida.seq().await;
    for card in &cards {
        focus(&ida, &format!("[data-t={card:?}]")).await;
        ida.press("Enter").await;
        ida.until(&format!("document.querySelector('[data-t={card:?}]').matches('.chosen')")).await;
    }
    ida.press("Enter").await;
    ida.news_after(seq).await;
    ida.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ship_picked_up_by_keys_is_marked_and_keeps_the_focus() {
    let data = Folder::new("ship");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("ship", 1440, 900, "en").await;
    ida.open_table_of("pomory", &house.url, "Ida", &ALL_MINE).await;
    let moves = format!("{MOVES}.filter((m) => m.a.startsWith('move'))");
    play_until(&ida, &format!("{moves}.length > 0")).await;
    let from: String = ida.ask(&format!("{moves}[0].p[0]")).await;
    let mark = format!("#legal-{from}");
    focus(&ida, &mark).await;
    ida.press("Enter").await;
    ida.until(&format!("document.querySelector({mark:?}).matches('.chosen:not(.hidden)')")).await;
    assert!(
        ida.ask::<bool>(&format!("document.activeElement === document.querySelector({mark:?})")).await,
        "the focus is lost"
    );
    assert!(ida.ask::<bool>("!!document.querySelector('.board .legal.next:not(.hidden)')").await);
    ida.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_grows_in_a_low_window_never_turns_inside_out() {
    let data = Folder::new("low");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("low", 900, 400, "en").await;
    let complaints = complaints(&ida).await;
    ida.open_table_of("newlands", &house.url, "Ida", &ALL_MINE).await;
    for turn in 0..10 {
        ida.until("document.querySelector('.next')").await;
        let moves: usize = ida.ask(&format!("{MOVES}.length")).await;
        let step = format!(
            "(async () => {{ const {{ seat, seq, moves, table }} = JSON.parse(document.querySelector('#moves').textContent); \
             const answer = await fetch(`/api/tables/${{table}}/act`, {{ method: 'POST', \
               headers: {{ 'content-type': 'application/json' }}, \
               body: JSON.stringify({{ seq, seat, action: moves[{}].a }}) }}); return answer.ok; }})()",
            (turn * 7) % moves
        );
        let seq = ida.seq().await;
        assert!(ida.ask::<bool>(&step).await);
        ida.news_after(seq).await;
        ida.ask::<bool>(
            "new Promise((done) => setTimeout(() => requestAnimationFrame(() => done(true)), 0))",
        )
        .await;
    }
    let heard = complaints.lock().unwrap().clone();
    assert_eq!(heard, Vec::<String>::new());
    ida.leave().await;
}

/// Clicks at random at whatever is to be seen, as a child would.
const SOMETHING: &str = "((n) => { const seen = [...document.querySelectorAll( \
      '#table [data-t], .raise button, #confirm, #turn, #undo button, #tabs label, #drawer-knob, [data-zoom], .lights, .tells, #panes label')] \
    .map((e) => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2, e, r.width]; }) \
    .filter(([x, y, e, w]) => w && e.contains(document.elementFromPoint(x, y))); \
    if (!seen.length) return null; const wanted = n % 3 ? seen.filter(([, , e]) => e.matches('.next, #confirm:not([aria-disabled]), #sail button')) : []; \
    const from = wanted.length ? wanted : seen; const [x, y] = from[(n * 7919) % from.length]; return [x, y]; })";

async fn at_random(game: &str, width: u32, height: u32, clicks: usize) {
    let name = format!("random-{game}-{width}");
    let data = Folder::new(&name);
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new(&name, width, height, "en").await;
    let complaints = complaints(&ida).await;
    ida.open_table_of(game, &house.url, "Ida", &ALL_MINE).await;
    ida.until("document.querySelector('.next, #sail')").await;
    let begun = ida.seq().await;
    for click in 0..clicks {
        let at: Option<(f64, f64)> = ida.ask(&format!("{SOMETHING}({})", click * 13 + width as usize)).await;
        let Some((x, y)) = at else { continue };
        ida.page.click(chromiumoxide::layout::Point::new(x, y)).await.unwrap();
        if ida.is_over().await {
            break;
        }
    }
    // The page is awake, and shows the table as it stands.
    ida.until("!document.querySelector('#table').hasAttribute('aria-busy')").await;
    let now = "fetch(`/api/tables/${document.querySelector('#table').dataset.id}`).then((r) => r.json()).then((t) => t.seq)";
    ida.until(&format!("Number(document.querySelector('#table').dataset.seq) === await {now}")).await;
    assert!(ida.seq().await > begun, "{game}: {clicks} clicks made no move");
    let heard = complaints.lock().unwrap().clone();
    assert_eq!(heard, Vec::<String>::new(), "{game} at {width} by {height}");
    ida.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clicking_at_random_breaks_nothing_at_a_desk() {
    for game in ["fjords", "newlands", "pomory", "fleet", "nusfjord"] {
        at_random(game, 1440, 900, 60).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tapping_at_random_breaks_nothing_on_a_phone() {
    for game in ["fjords", "newlands", "pomory", "fleet", "nusfjord"] {
        at_random(game, 390, 844, 60).await;
    }
}
