//! Two people at one screen in a game with secrets: the screen is handed on behind a curtain.

use crate::harness::{Boathouse, Folder, Visitor};

const MOVES: &str = "JSON.parse(document.querySelector('#moves').textContent).moves";
/// Keeps everything that lines bring from now on.
const LISTEN: &str = "window.heard = []; { const Line = WebSocket; window.WebSocket = class extends Line { \
    constructor(...all) { super(...all); this.addEventListener('message', (m) => window.heard.push(m.data)); } }; }";
/// A card of a hand, wherever it is named, and a bet that lies sealed.
const HELD: &str = r#"/data-t=\\?"any-(?!row)|hc sealed|"a":"bet /"#;

/// Plays until the seat that is asked seals a bet; who takes the screen says so.
async fn to_the_bets(visitor: &Visitor) {
    for turn in 0..60 {
        visitor.until("document.querySelector('.next, #sail')").await;
        visitor.take_the_screen().await;
        visitor.until("document.querySelector('.next')").await;
        if visitor.ask::<bool>(&format!("{MOVES}.some((m) => m.a.startsWith('bet'))")).await {
            return;
        }
        visitor.move_along(turn * 3).await;
    }
    panic!("nobody ever bets");
}

async fn seal(visitor: &Visitor) {
    let seq = visitor.seq().await;
    let cards: Vec<String> =
        visitor.ask(&format!("{MOVES}.find((m) => m.a.startsWith('bet') && m.p.length === 2).p")).await;
    for card in &cards {
        visitor.click(&format!("[data-t={card:?}]")).await;
    }
    visitor.click("#confirm:not([aria-disabled])").await;
    visitor.news_after(seq).await;
}

/// Nothing on the page, nothing that would be fetched and nothing that came by the line tells of a hand.
async fn holds_nothing_hidden(visitor: &Visitor) {
    let page = format!("{HELD}.test(document.documentElement.outerHTML)");
    assert!(!visitor.ask::<bool>(&page).await, "a hand lies in the page behind the curtain");
    for query in ["", "?fragment=1", "?step=3", "?fragment=1&step=9"] {
        let sent =
            format!("fetch(location.pathname + '{query}').then((r) => r.text()).then((t) => {HELD}.test(t))");
        assert!(!visitor.ask::<bool>(&sent).await, "a hand is sent with {query:?}");
    }
    let heard = format!("window.heard.some((message) => {HELD}.test(message))");
    assert!(!visitor.ask::<bool>(&heard).await, "the line tells of a hand");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_screen_is_handed_on_behind_a_curtain() {
    let data = Folder::new("curtain");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("curtain", 1440, 900, "en").await;
    ida.page.evaluate_on_new_document(LISTEN).await.unwrap();
    ida.open_table_of("pomory", &house.url, "Ida", &[("seat-b", "guest"), ("name-b", "Olga")]).await;
    to_the_bets(&ida).await;
    let [mine, other] =
        match ida.ask::<String>("document.querySelector('.player.me').dataset.seat").await.as_str() {
            "a" => ["a", "b"],
            _ => ["b", "a"],
        };
    ida.ask::<bool>("(window.heard = [], true)").await;
    seal(&ida).await;

    // The sail is down, says for whom, and the button that raises it has the focus.
    ida.until("document.activeElement?.matches('#sail .raise button')").await;
    let name: String =
        ida.ask(&format!("document.querySelector('#player-{other} .name span').textContent")).await;
    assert!(ida.ask::<String>("document.querySelector('#sail h2').innerText").await.contains(&name));
    ida.shot_if_wanted("curtain").await;
    holds_nothing_hidden(&ida).await;

    // What was sealed cannot be taken back by whoever sits there now: not by a button, a key or a request.
    let seq = ida.seq().await;
    assert!(!ida.has("#undo").await);
    ida.press("u").await;
    let refused: u16 = ida
        .ask(&format!(
            "fetch(`/api/tables/${{document.querySelector('#table').dataset.id}}/undo`, {{ method: 'POST', \
             headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({{ seq: {seq}, seat: {mine:?} }}) }}) \
             .then((r) => r.status)"
        ))
        .await;
    assert_eq!((refused, ida.seq().await), (422, seq));

    // The table can be looked at without anybody's cards.
    ida.click("#sail label").await;
    ida.until("document.querySelector('#panels').checkVisibility({ visibilityProperty: true })").await;
    ida.shot_if_wanted("curtain-peek").await;
    ida.click("#acts .raise button").await;
    ida.until(&format!("document.querySelector('.player.me')?.dataset.seat === {other:?}")).await;
    assert!(ida.has("[data-t^='any-'].next").await && !ida.has("#sail").await);

    // It falls when the page is loaded anew, and when nobody touches it.
    ida.page.reload().await.unwrap();
    ida.until("document.querySelector('#sail')").await;
    holds_nothing_hidden(&ida).await;
    ida.take_the_screen().await;
    ida.ask::<bool>("(document.querySelector('#table').dataset.idle = '0.3', true)").await;
    ida.until("document.querySelector('#sail')").await;
    assert!(!ida.has("[data-t^='any-'].next").await);

    // When everybody has sealed, the bets are opened for all together.
    ida.take_the_screen().await;
    seal(&ida).await;
    ida.until("!document.querySelector('.envelopes .sealed')").await;
    ida.leave().await;
}

/// On a phone, in Russian, where names are never declined.
#[tokio::test(flavor = "multi_thread")]
async fn the_curtain_fits_a_phone() {
    let data = Folder::new("curtain-phone");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("curtain-phone", 390, 844, "ru").await;
    ida.page.evaluate_on_new_document(LISTEN).await.unwrap();
    ida.open_table_of("pomory", &house.url, "Pavel", &[("seat-b", "guest"), ("name-b", "Olga")]).await;
    for turn in 0..60 {
        ida.until("document.querySelector('.next, #sail')").await;
        if ida.has("#sail").await {
            break;
        }
        let act = format!(
            "(async () => {{ const {{ seat, seq, moves, table }} = JSON.parse(document.querySelector('#moves').textContent); \
             await fetch(`/api/tables/${{table}}/act`, {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, \
             body: JSON.stringify({{ seq, seat, action: moves[{turn} % moves.length].a }}) }}); return true; }})()"
        );
        let seq = ida.seq().await;
        ida.ask::<bool>(&act).await;
        ida.news_after(seq).await;
    }
    ida.until("document.querySelector('#sail')").await;
    ida.fits("the curtain").await;
    ida.shot_if_wanted("curtain-phone").await;
    let covered: bool = ida
        .ask("[...document.querySelectorAll('#panels, #ask, #tabs')].every((e) => !e.checkVisibility({ visibilityProperty: true }))")
        .await;
    assert!(covered, "something shows beside the curtain");
    ida.leave().await;
}
