//! The line between page and server: many pages at once, a line that is cut, and what needs no line at all.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

use crate::harness::{Boathouse, Folder, Visitor};

/// Counts the lines that a page opens.
const COUNT_LINES: &str = "window.lines = 0; { const Line = WebSocket; \
    window.WebSocket = class extends Line { constructor(...all) { super(...all); window.lines += 1; } }; }";

/// Plays a table alone by the interface for programs for some steps; tells whether the game is over.
const ALONE: &str = "(async (id) => { for (let n = 0; n < 60; n += 1) { \
    const t = await fetch(`/api/tables/${id}`).then(r => r.json()); \
    if (t.state === 'over') return true; \
    const { seat, action } = t.legal[(n * 7) % t.legal.length]; \
    await fetch(`/api/tables/${id}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, \
        body: JSON.stringify({ seq: t.seq, seat, action }) }); } return false; })";

const ALL_MINE: [(&str, &str); 2] = [("seat-b", "guest"), ("name-b", "Anna")];

/// Passes everything on to a server, until it is cut: then open connections stay open and bring nothing, for ever.
struct Strait {
    addr: String,
    cuts: Arc<AtomicU64>,
    healed: Arc<AtomicU64>,
}

impl Strait {
    async fn before(house: &Boathouse) -> Strait {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap().to_string();
        let (cuts, healed) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
        let (server, now, well) = (house.addr(), cuts.clone(), healed.clone());
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (server, now, well) = (server.clone(), now.clone(), well.clone());
                tokio::spawn(async move {
                    let Ok(far) = TcpStream::connect(&server).await else { return };
                    let born = now.load(Ordering::SeqCst);
                    let open =
                        move || now.load(Ordering::SeqCst) == born && well.load(Ordering::SeqCst) == born;
                    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                    tokio::join!(pass(near_in, far_out, &open), pass(far_in, near_out, &open));
                });
            }
        });
        Strait { addr, cuts, healed }
    }

    fn url(&self) -> String {
        format!("http://{}", self.addr)
    }

    /// Nothing passes any more; nobody is told.
    fn cut(&self) {
        self.cuts.fetch_add(1, Ordering::SeqCst);
    }

    /// New connections pass again.
    fn heal(&self) {
        self.healed.store(self.cuts.load(Ordering::SeqCst), Ordering::SeqCst);
    }
}

async fn pass(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin,
    open: &impl Fn() -> bool,
) {
    let mut buffer = vec![0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        if !open() {
            // The sockets stay open, and nothing ever comes.
            std::future::pending::<()>().await;
        }
        if to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
}

/// What the page shows, beside what it would show if it were loaded now: everything this script does not change.
const AS_FETCHED: &str = "(async () => { const old = document.querySelector('#table'); \
    const text = await fetch(location.pathname + '?fragment=1').then(r => r.text()); \
    const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('#table'); \
    if (old.dataset.v !== fresh.dataset.v) return `version ${old.dataset.v} ${fresh.dataset.v}`; \
    const own = ['class', 'tabindex', 'aria-pressed', 'viewBox', 'style', 'hidden', 'aria-disabled', 'open', 'aria-busy']; \
    const skip = '#ghost, #explain, #facts, #prospect, #chain, #why, .steps, .badge, .count, #confirm, .l-n, .tell .at, noscript'; \
    const tell = (node) => { if (node.nodeType === 3) return node.nodeValue; if (node.nodeType !== 1 || node.matches(skip)) return ''; \
      const plain = (a) => a.name === 'aria-label' ? a.value.replace(/ \\(\\d+\\)$/, '') : a.value; \
      const said = [...node.attributes].filter((a) => !own.includes(a.name)).map((a) => `${a.name}=${plain(a)}`).sort(); \
      return `<${node.localName} ${said.join(' ')}>` + [...node.childNodes].map(tell).join(''); }; \
    const [a, b] = [tell(old), tell(fresh)]; if (a === b) return ''; \
    let at = 0; while (a[at] === b[at]) at += 1; return `${a.slice(at - 120, at + 200)}\\n=====\\n${b.slice(at - 120, at + 200)}`; })()";

#[tokio::test(flavor = "multi_thread")]
async fn ten_tables_and_the_lobby_are_open_at_once() {
    let data = Folder::new("tabs");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("tabs", 1280, 800, "en").await;
    ida.open_table(&house.url, "Ida", &ALL_MINE).await;
    let id: String = ida.ask("document.querySelector('#table').dataset.id").await;
    let mut tabs = Vec::new();
    for _ in 0..10 {
        let tab = ida.tab(&format!("{}/t/{id}", house.url)).await;
        tab.until("document.readyState === 'complete' && document.querySelector('#hand .next')").await;
        tabs.push(tab);
    }
    let lobby = ida.tab(&house.url).await;
    lobby.until("document.readyState === 'complete' && document.querySelector('#lobby')").await;
    // What happens in one tab is seen in all others.
    let seq = ida.seq().await;
    ida.page.bring_to_front().await.unwrap();
    ida.move_along(0).await;
    for tab in &tabs {
        tab.news_after(seq).await;
    }
    drop(tabs);
    ida.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_is_cut_silently_is_noticed_and_healed() {
    let data = Folder::new("cut");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let strait = Strait::before(&house).await;
    let ida = Visitor::new("cut", 1280, 800, "en").await;
    ida.open_table(&strait.url(), "Ida", &ALL_MINE).await;
    ida.until("document.querySelector('#hand .next')").await;
    ida.move_along(0).await;
    let seq = ida.seq().await;
    let path: String = ida.ask("location.pathname").await;
    strait.cut();
    // The game goes on elsewhere.
    let token: String = ida
        .page
        .get_cookies()
        .await
        .unwrap()
        .into_iter()
        .find(|cookie| cookie.name == "naust")
        .map(|cookie| cookie.value)
        .unwrap();
    let other = Visitor::new("cut-other", 1280, 800, "en").await;
    other.go(&house.url).await;
    other.enter(&house.url, &token).await;
    other.go(&format!("{}{path}", house.url)).await;
    other.until("document.querySelector('.next')").await;
    other.move_along(0).await;
    ida.until("!document.querySelector('#offline').hidden").await;
    assert_eq!(ida.seq().await, seq, "nothing came through");
    strait.heal();
    ida.news_after(seq).await;
    ida.until("document.querySelector('#offline').hidden").await;
    assert_eq!(ida.ask::<String>(AS_FETCHED).await, "");
    ida.move_along(0).await;
    ida.leave().await;
    other.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refresh_that_fails_is_tried_again() {
    let data = Folder::new("refresh");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("refresh", 1280, 800, "en").await;
    ida.open_table(&house.url, "Ida", &ALL_MINE).await;
    for _ in 0..3 {
        ida.until("document.querySelector('.next')").await;
        ida.move_along(0).await;
    }
    let fail = "(() => { const real = window.fetch; window.failures = 0; window.fetch = (what, ...how) => { \
        if (String(what).includes('fragment=1') && window.failures < 4) { window.failures += 1; \
          return Promise.reject(new TypeError('cut')); } return real(what, ...how); }; \
        const at = document.querySelector('#replay-at'); at.value = 1; \
        at.dispatchEvent(new Event('input', { bubbles: true })); return true; })()";
    assert!(ida.ask::<bool>(fail).await);
    ida.until("!document.querySelector('#offline').hidden").await;
    ida.until("document.querySelector('#table').dataset.shown === '1'").await;
    ida.until("document.querySelector('#offline').hidden").await;
    assert_eq!(ida.ask::<u64>("window.failures").await, 4);
    ida.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_change_opens_no_line_and_going_to_and_fro_never_waits() {
    let data = Folder::new("past");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("past", 1280, 800, "en").await;
    ida.page.evaluate_on_new_document(COUNT_LINES).await.unwrap();
    ida.open_table(&house.url, "Ida", &ALL_MINE).await;
    let id: String = ida.ask("document.querySelector('#table').dataset.id").await;
    ida.until("window.lines === 1").await;
    while !ida.ask::<bool>(&format!("{ALONE}('{id}')")).await {}
    ida.until("document.querySelector('#table').dataset.state === 'over'").await;
    let (table, result) = (format!("{}/t/{id}", house.url), format!("{}/t/{id}/result", house.url));
    for round in 0..9 {
        ida.go(&result).await;
        ida.go(&format!("{table}?step={}", 3 + round)).await;
        ida.until(&format!("document.querySelector('#table').dataset.shown === '{}'", 3 + round)).await;
        assert_eq!(ida.ask::<u64>("window.lines").await, 0, "a replay needs no line");
        ida.ask::<bool>("(() => { history.back(); return true; })()").await;
        ida.until("location.pathname.endsWith('/result') && document.readyState === 'complete'").await;
    }
    ida.go(&table).await;
    ida.until("document.querySelector('#to-result')").await;
    assert_eq!(ida.ask::<u64>("window.lines").await, 0, "a game that is over needs no line");
    ida.leave().await;
}

/// Plays with two pages open and compares both with what would be fetched.
async fn both_pages_stay_right(game: &str, moves: usize) {
    let data = Folder::new(&format!("right-{game}"));
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new(&format!("right-{game}"), 1280, 800, "en").await;
    let other = Visitor::new(&format!("right-{game}-other"), 390, 844, "uk").await;
    let seats = [("level-b", "deckhand")];
    ida.open_table_of(game, &house.url, "Ida", &seats).await;
    let url: String = ida.ask("location.href").await;
    other.go(&url).await;
    for turn in 0..moves {
        while !ida.is_asked().await {
            if ida.is_over().await {
                break;
            }
            tokio::time::timeout(Duration::from_millis(30), std::future::pending::<()>()).await.ok();
        }
        if ida.is_over().await {
            break;
        }
        ida.move_along(turn * 5).await;
        for page in [&other, &ida] {
            // The bot may have acted meanwhile: then the page is asked again.
            let mut told = String::new();
            for _ in 0..100 {
                told = page.ask(AS_FETCHED).await;
                if told.is_empty() {
                    break;
                }
            }
            assert_eq!(told, "", "{game}, move {turn}");
        }
    }
    ida.leave().await;
    other.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_fjords_show_what_would_be_fetched() {
    both_pages_stay_right("fjords", 12).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_new_lands_show_what_would_be_fetched() {
    both_pages_stay_right("newlands", 8).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_pomory_show_what_would_be_fetched() {
    both_pages_stay_right("pomory", 8).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_fleet_show_what_would_be_fetched() {
    both_pages_stay_right("fleet", 8).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_nusfjord_show_what_would_be_fetched() {
    both_pages_stay_right("nusfjord", 8).await;
}
