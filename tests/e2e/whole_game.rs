//! Two people play Fjords from the lobby to the result.

use crate::harness::{Boathouse, Folder, Visitor};

/// One plays with the mouse, the other with the keyboard alone.
#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_play_a_whole_game() {
    let data = Folder::new("whole");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ingrid = Visitor::new("ingrid", 1440, 900, "en").await;
    let olena = Visitor::new("olena", 1280, 800, "uk").await;

    ingrid.go(&house.url).await;
    ingrid.shot_if_wanted("lobby").await;
    ingrid.open_table(&house.url, "Ingrid", &[("seat-b", "open")]).await;
    let invite: String = ingrid.ask("document.querySelector('#invite').value").await;
    assert!(invite.starts_with(&house.url), "the invitation leads to this house: {invite}");

    olena.go(&invite).await;
    olena.shot_if_wanted("invitation").await;
    assert!(ingrid.has("#invite").await, "looking at an invitation takes no seat");
    olena.fill("input[name=name]", "Olena").await;
    olena.press("Enter").await;
    olena.until("document.querySelector('#table')").await;
    for visitor in [&ingrid, &olena] {
        visitor.until("document.body.classList.contains('play') || document.querySelector('#start')").await;
        if visitor.has("#start").await {
            visitor.click("#start").await;
        }
    }
    ingrid.until("document.querySelector('#moves')").await;
    olena.until("document.querySelector('#moves')").await;

    assert!(!ingrid.has("#hint").await, "among people everybody decides alone");

    let (mut by_mouse, mut by_keys) = (0, 0);
    loop {
        if ingrid.is_over().await {
            break;
        }
        if ingrid.is_asked().await {
            ingrid.move_by_mouse().await;
            by_mouse += 1;
        } else if olena.is_asked().await {
            olena.move_by_keys().await;
            by_keys += 1;
        } else {
            // The other one's page has not heard of the last move yet.
            let seq = ingrid.seq().await.max(olena.seq().await);
            ingrid.until(&format!("Number(document.querySelector('#table').dataset.seq) >= {seq}")).await;
            olena.until(&format!("Number(document.querySelector('#table').dataset.seq) >= {seq}")).await;
        }
        if by_mouse == 14 {
            ingrid.shot_if_wanted("fjords").await;
        }
        assert!(by_mouse + by_keys < 250, "no game of Fjords is that long");
    }
    assert!(by_mouse > 20 && by_keys > 20, "both played: {by_mouse} by mouse, {by_keys} by keys");
    olena.until("document.querySelector('#table').dataset.state === 'over'").await;

    // The result says the same as the interface for programs.
    let id: String = ingrid.ask("document.querySelector('#table').dataset.id").await;
    ingrid.shot_if_wanted("table-over").await;
    ingrid.go(&format!("{}/t/{id}/result", house.url)).await;
    ingrid.shot_if_wanted("result").await;
    let totals: Vec<i32> = ingrid
        .ask(&format!("fetch('/api/tables/{id}').then(r => r.json()).then(t => t.scores.map(s => s.total))"))
        .await;
    let page: String = ingrid.ask("document.querySelector('main').innerText").await;
    for total in &totals {
        assert!(page.contains(&total.to_string()), "{total} is missing on the result page:\n{page}");
    }
    assert!(page.contains("Ingrid") && page.contains("Olena"), "{page}");

    // The game is looked at again while the page stays open.
    ingrid.click("#analysis form button").await;
    ingrid.until("document.querySelector('#decisions')").await;
    let decisions: usize = ingrid.ask("document.querySelectorAll('#decisions tbody tr').length").await;
    assert!(decisions >= 20, "{decisions} decisions");
    ingrid.ask::<bool>("(document.querySelector('#analysis').scrollIntoView(), true)").await;
    ingrid.shot_if_wanted("analysis").await;

    // A step of it shows what was played and what would have been better, on the board.
    let slip = "[...document.querySelectorAll('#decisions tr')].find((row) => \
                row.querySelector('.better')?.textContent.startsWith('Better'))?.querySelector('a').getAttribute('href') ?? ''";
    let slip: String = ingrid.ask(slip).await;
    assert!(!slip.is_empty(), "nobody plays without a slip");
    ingrid.go(&format!("{}{slip}", house.url)).await;
    let judged: String = ingrid.ask("document.querySelector('#judged').innerText").await;
    assert!(judged.contains("Better:") && judged.contains('%'), "{judged}");
    assert!(ingrid.has("#table[data-better]").await);
    ingrid.shot_if_wanted("judged").await;

    // The record can be verified by anybody.
    let record: String = ingrid.ask(&format!("fetch('/t/{id}/record.play').then(r => r.text())")).await;
    let file = data.path().join("game.play");
    std::fs::write(&file, &record).unwrap();
    let check =
        std::process::Command::new(env!("CARGO_BIN_EXE_naust")).arg("check").arg(&file).output().unwrap();
    assert!(check.status.success(), "{}{record}", String::from_utf8_lossy(&check.stderr));
    assert!(record.contains("\nseed: "), "a finished game opens its seed");
    ingrid.leave().await;
    olena.leave().await;
}
