//! Once more, when the game is over: the others are asked, and the next table begins when they agree.

use crate::harness::{Boathouse, Folder, Visitor};

/// Resigns by the interface for programs: the shortest way to an end.
const RESIGN: &str = "fetch(`/api/tables/${document.querySelector('#table').dataset.id}/people`, { method: 'POST', \
    headers: { 'content-type': 'application/json' }, body: JSON.stringify({ deed: 'resign' }) }).then((r) => r.ok)";

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_needs_the_yes_of_the_others_and_who_looks_on_is_seen() {
    let data = Folder::new("again");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("again-ida", 1440, 900, "en").await;
    ida.open_table(&house.url, "Ida", &[("seat-b", "open")]).await;
    let table: String = ida.ask("location.href").await;
    let invite: String = ida.ask("document.querySelector('#invite').value").await;
    let olav = Visitor::new("again-olav", 390, 844, "en").await;
    olav.go(&house.url).await;
    let join = format!(
        "(async () => {{ const post = (path, body) => fetch(path, {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, \
         body: JSON.stringify(body) }}); await post('/api/session', {{ name: 'Olav' }}); \
         return (await post(new URL('{table}').pathname.replace('/t/', '/api/tables/') + '/join', {{ token: '{}' }})).ok; }})()",
        invite.rsplit('/').next().unwrap()
    );
    assert!(olav.ask::<bool>(&join).await);
    olav.go(&table).await;
    olav.until("document.querySelector('#table')?.dataset.state === 'playing'").await;
    ida.until("document.querySelector('#table')?.dataset.state === 'playing'").await;

    // Somebody looks on: they are told so, and those who play see it.
    assert!(!ida.ask::<bool>("document.querySelector('#watchers').checkVisibility()").await);
    let kari = Visitor::new("again-kari", 1440, 900, "en").await;
    kari.go(&table).await;
    kari.until("document.querySelector('.watching').checkVisibility()").await;
    for player in [&ida, &olav] {
        player.until("document.querySelector('#watchers').checkVisibility()").await;
        assert_eq!(player.ask::<String>("document.querySelector('#watchers').innerText.trim()").await, "1");
    }
    kari.leave().await;
    ida.until("!document.querySelector('#watchers').checkVisibility()").await;

    assert!(olav.ask::<bool>(RESIGN).await);
    for player in [&ida, &olav] {
        player.until("document.querySelector('#table').dataset.state === 'over'").await;
    }
    // Ida asks from the page of the result; Olav, who is still at the table, is asked there and says yes.
    ida.go(&format!("{table}/result")).await;
    ida.click("#again button").await;
    ida.until("document.querySelector('#once-more .askcard')").await;
    let agree = "#asks .askcard form:has([value=agree]) button";
    olav.until(&format!("document.querySelector({agree:?})")).await;
    olav.shot_if_wanted("again-phone").await;
    ida.shot_if_wanted("again-desk").await;
    olav.click(agree).await;
    ida.until("document.querySelector('#once-more a.btn.primary')").await;
    olav.until("document.querySelector('#again-next a')").await;
    for player in [&ida, &olav] {
        player.click("#once-more a.btn.primary, #again-next a").await;
        player.until("document.querySelector('#table')?.dataset.state === 'playing'").await;
        assert_ne!(player.ask::<String>("location.href").await, table);
    }
    ida.leave().await;
    olav.leave().await;
}
