//! Tournaments, one's games, and finished games that go on: in several browsers at once.

use crate::harness::{Boathouse, Folder, Visitor};

/// Sends something to the interface in the name of whoever uses this browser.
async fn post(person: &Visitor, path: &str, body: &str) {
    let sent = format!(
        "fetch('{path}', {{ method: 'POST', headers: {{ 'content-type': 'application/json' }}, \
         body: JSON.stringify({body}) }}).then((r) => r.ok)"
    );
    assert!(person.ask::<bool>(&sent).await, "{path} {body}");
}

/// Somebody with an account.
async fn known(house: &Boathouse, test: &str, name: &str, width: u32, height: u32, lang: &str) -> Visitor {
    let person = Visitor::new(&format!("{test}-{name}"), width, height, lang).await;
    person.go(&house.url).await;
    post(&person, "/api/session", &format!("{{ name: '{name}' }}")).await;
    post(&person, "/api/account", &format!("{{ login: '{name}', password: 'herring and cod' }}")).await;
    person
}

async fn resign(person: &Visitor) {
    person.until("document.querySelector('#table')").await;
    // The other one may have been faster.
    if person.ask::<bool>("document.querySelector('#table').dataset.state === 'over'").await {
        return;
    }
    person.click("#menu > summary").await;
    person.click("#resign > summary").await;
    person.click("#resign .btn.bad").await;
    person.until("document.querySelector('#table').dataset.state === 'over'").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_browsers_and_a_bot_play_a_tournament_to_its_podium() {
    let data = Folder::new("cup");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let anna = known(&house, "cup", "Anna", 1440, 900, "en").await;
    let boris = known(&house, "cup", "Boris", 390, 844, "ru").await;
    let vera = known(&house, "cup", "Vera", 1440, 900, "uk").await;
    anna.go(&format!("{}/tournaments", house.url)).await;
    anna.fits("the list of tournaments").await;
    anna.fill("#announce [name=\"name\"]", "Sunday Fjords").await;
    anna.ask::<bool>(
        "(() => { const f = document.querySelector('#announce form'); f.game.value = 'fjords'; \
         f.rounds.value = '1'; f.fill.value = 'deckhand'; return true; })()",
    )
    .await;
    anna.shot_if_wanted("tournaments-desktop").await;
    anna.click("#announce .primary").await;
    anna.until("document.querySelector('#sign-up')").await;
    let page: String = anna.ask("location.pathname").await;
    for person in [&anna, &boris, &vera] {
        person.go(&format!("{}{page}", house.url)).await;
        person.click("#sign-up [value=\"join\"]").await;
        person.until("document.querySelector('#sign-up [value=\"leave\"]')").await;
        person.fits("a tournament before it begins").await;
    }
    anna.shot_if_wanted("tournament-before-desktop").await;
    boris.shot_if_wanted("tournament-before-phone").await;
    anna.click("#sign-up [value=\"start\"]").await;
    for person in [&anna, &boris, &vera] {
        person.until("document.querySelector('#my-game')").await;
        person.fits("a tournament while it is played").await;
    }
    anna.shot_if_wanted("tournament-desktop").await;
    boris.shot_if_wanted("tournament-phone").await;
    for person in [&boris, &vera, &anna] {
        // Whoever met somebody who has given up meanwhile has no game any more.
        if person.ask::<bool>("!!document.querySelector('#my-game')").await {
            let table: String =
                person.ask("document.querySelector('#my-game .primary').getAttribute('href')").await;
            person.go(&format!("{}{table}", house.url)).await;
            resign(person).await;
        }
        person.go(&format!("{}{page}", house.url)).await;
    }
    for person in [&anna, &boris, &vera] {
        person.until("document.querySelectorAll('#podium li').length === 3").await;
        person.until("document.querySelectorAll('#standings tbody tr').length === 4").await;
        person.fits("a tournament that is over").await;
    }
    anna.shot_if_wanted("tournament-over-desktop").await;
    boris.shot_if_wanted("tournament-over-phone").await;
    for person in [anna, boris, vera] {
        person.leave().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_linked_by_step_brought_along_and_played_on() {
    let data = Folder::new("onward");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let anna = known(&house, "onward", "Anna", 1440, 900, "en").await;
    let boris = known(&house, "onward", "Boris", 390, 844, "ru").await;
    // A game of a few steps that was given up.
    let open = "fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, \
        body: JSON.stringify({ game: 'fjords', setup: '2p', public: true, \
            seats: [{ kind: 'me' }, { kind: 'me', name: 'Olav' }] }) }).then((r) => r.json()).then((t) => t.id)";
    let id: String = anna.ask(open).await;
    let act = format!(
        "(async () => {{ for (let n = 0; n < 4; n++) {{ const t = await fetch('/api/tables/{id}').then((r) => r.json()); \
         const {{ seat, action }} = t.legal[0]; await fetch('/api/tables/{id}/act', {{ method: 'POST', \
         headers: {{ 'content-type': 'application/json' }}, body: JSON.stringify({{ seq: t.seq, seat, action }}) }}); }} \
         return true; }})()"
    );
    anna.ask::<bool>(&act).await;
    post(&anna, &format!("/api/tables/{id}/people"), "{ deed: 'resign', seat: 'b' }").await;

    // A link to a step leads there, on a phone as well.
    for person in [&anna, &boris] {
        person.go(&format!("{}/t/{id}#3", house.url)).await;
        person.until("document.querySelector('#table').dataset.shown === '3'").await;
        person.fits("a step of a finished game").await;
        person.click("#onward > summary").await;
        person
            .until("document.querySelector('#onward [value=\"friend\"]').getBoundingClientRect().height > 0")
            .await;
    }
    anna.shot_if_wanted("onward-desktop").await;
    boris.shot_if_wanted("onward-phone").await;
    // The picture of the step is a picture.
    let picture = "fetch(document.querySelector('#onward a[href*=\"picture.png\"]').href).then((r) => r.headers.get('content-type'))";
    assert_eq!(boris.ask::<String>(picture).await, "image/png");
    // Boris plays on from there with Anna as a friend.
    boris.click("#onward [value=\"friend\"]").await;
    boris.until("document.querySelector('#invite')").await;
    let invite: String = boris.ask("document.querySelector('#invite').value").await;
    let table: String = boris.ask("location.pathname").await;
    anna.go(&invite).await;
    anna.click(".invend .primary").await;
    for person in [&anna, &boris] {
        person
            .until(&format!(
                "location.pathname === '{table}' && document.querySelector('#table[data-state=\"playing\"]')"
            ))
            .await;
        person.until("Number(document.querySelector('#table').dataset.steps) >= 3").await;
    }

    // The record as a file of Boris's own.
    let record: String = boris.ask(&format!("fetch('/t/{id}/record.play').then((r) => r.text())")).await;
    boris.go(&format!("{}/records", house.url)).await;
    boris.fits("the form for a record").await;
    boris
        .ask::<bool>(&format!(
            "(() => {{ document.querySelector('#record-text').value = {record:?}; return true; }})()"
        ))
        .await;
    boris.click("#bring .primary").await;
    boris.until("location.pathname.startsWith('/t/') && document.querySelector('#table')").await;

    anna.go(&format!("{}/me/games", house.url)).await;
    anna.until("document.querySelectorAll('.history li').length === 1").await;
    anna.fits("one's games").await;
    anna.shot_if_wanted("games-desktop").await;
    anna.click(".history-filters a[href*=\"against=people\"]").await;
    anna.until("document.querySelector('#games .empty')").await;
    boris.go(&format!("{}/people/anna", house.url)).await;
    boris.until("document.querySelectorAll('.history li').length === 1").await;
    boris.fits("somebody's profile").await;
    boris.shot_if_wanted("profile-phone").await;
    for person in [anna, boris] {
        person.leave().await;
    }
}
