//! The coach after a game, in several games: the costliest decisions as pictures, and a way to try again.

use crate::harness::{Boathouse, Folder, Visitor};

/// Does what stands last among everything that may be done, `count` times, then gives up: a game with something to learn from.
const PLAY_BADLY: &str = "(async (count) => { \
    const id = location.pathname.split('/')[2]; \
    const send = (path, body) => fetch(`/api/tables/${id}/${path}`, \
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }); \
    for (let done = 0; done < count;) { \
        const now = await (await fetch(`/api/tables/${id}`)).json(); \
        if (now.state === 'over') break; \
        const last = now.legal.at(-1); \
        if (!last) { await new Promise((go) => setTimeout(go, 30)); continue; } \
        if ((await send('act', { seq: now.seq, seat: last.seat, action: last.action })).ok) done += 1; \
    } \
    return (await send('people', { deed: 'resign', seat: 'a' })).status; })";

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_shows_what_cost_most_and_lets_one_try_again() {
    let data = Folder::new("coach");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    for (game, count, width, height) in
        [("nusfjord", 5, 1440, 900), ("fjords", 6, 390, 844), ("fleet", 6, 1440, 900)]
    {
        let ida = Visitor::new("ida-coached", width, height, "en").await;
        ida.open_table_of(game, &house.url, "Ida", &[("players", "2")]).await;
        let gave_up: u16 = ida.ask(&format!("{PLAY_BADLY}({count})")).await;
        assert_eq!(gave_up, 200, "{game}");
        let id: String = ida.ask("location.pathname.split('/')[2]").await;
        ida.go(&format!("{}/t/{id}/result", house.url)).await;
        ida.click("form[action$='/analyse'] button").await;
        ida.until("document.querySelector('#coach .stills')").await;
        ida.fits(&format!("the coach of {game}")).await;
        let (all, empty): (usize, usize) = ida
            .ask(
                "[document.querySelectorAll('#coach .still').length, \
                 [...document.querySelectorAll('#coach .still .stage')].filter((one) => !one.children.length).length]",
            )
            .await;
        assert!(all > 0 && all % 3 == 0 && empty == 0, "{game}: {all} pictures, {empty} empty");
        // A phone shows one at a time, all the same part; a desk all three.
        let seen = "[...document.querySelector('#coach .stills').querySelectorAll('.still')].filter((one) => one.checkVisibility()).length";
        assert_eq!(ida.ask::<i32>(seen).await, if width < 760 { 1 } else { 3 }, "{game}");
        if width < 760 {
            ida.click("#coach .still-switch label").await;
            ida.until("document.querySelector('#coach .still.before').checkVisibility()").await;
        }
        ida.ask::<bool>("(document.querySelector('#coach').scrollIntoView(), true)").await;
        ida.shot_if_wanted(&format!("coach-{game}-{width}")).await;
        // Whoever wants to look for the better move alone does not see it before.
        let better = "getComputedStyle(document.querySelector('#coach li .better')).visibility";
        ida.click("label:has(#coach-hide)").await;
        ida.until(&format!("{better} === 'hidden'")).await;
        ida.click("#coach li .reveal").await;
        ida.until(&format!("{better} === 'visible'")).await;
        ida.click("#coach form[action$='/again'] button").await;
        ida.until(&format!("document.querySelector('#table') && !location.pathname.includes('{id}')")).await;
        ida.leave().await;
    }
}
