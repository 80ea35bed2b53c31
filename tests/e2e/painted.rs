//! How long a page takes from an action to the painted board, late in a game. It prints and judges nothing:
//! `cargo test -p cli --test e2e -- --ignored --nocapture painted`.

use chromiumoxide::cdp::browser_protocol::emulation::SetCpuThrottlingRateParams;

use crate::harness::{Boathouse, Folder, Visitor};

/// Plays the table alone by the interface for programs until there are so many steps; gives how many there are.
const PLAY: &str = "(async (id, steps) => { for (;;) { \
    const t = await fetch(`/api/tables/${id}`).then(r => r.json()); \
    if (t.state === 'over' || t.steps >= steps) return t.steps; \
    const { seat, action } = t.legal[(t.seq * 7) % t.legal.length]; \
    await fetch(`/api/tables/${id}/act`, { method: 'POST', headers: { 'content-type': 'application/json' }, \
        body: JSON.stringify({ seq: t.seq, seat, action }) }); } })";

/// Sends one of the actions of the list and gives the milliseconds until the board with it was painted.
const ACT: &str = "(async (n) => { const all = [...document.querySelectorAll('form.act button')]; \
    if (!all.length) return -1; const { dataset } = document.querySelector('#table'); const { seq } = dataset; \
    const start = performance.now(); all[n % all.length].click(); document.querySelector('#confirm').click(); \
    while (dataset.seq === seq) await new Promise((done) => requestAnimationFrame(done)); \
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))); \
    return performance.now() - start; })";

async fn measure(game: &str, steps: usize, width: u32, height: u32, slowed: f64) {
    let data = Folder::new(&format!("painted-{game}-{width}"));
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new(&format!("painted-{game}-{width}"), width, height, "en").await;
    ida.open_table_of(game, &house.url, "Ida", &[("seat-b", "guest"), ("name-b", "Anna")]).await;
    let id: String = ida.ask("document.querySelector('#table').dataset.id").await;
    let reached: usize = ida.ask(&format!("{PLAY}('{id}', {steps})")).await;
    ida.go(&format!("{}/t/{id}", house.url)).await;
    ida.page.execute(SetCpuThrottlingRateParams::new(slowed)).await.unwrap();
    let mut times = Vec::new();
    for turn in 0..9 {
        ida.take_the_screen().await;
        ida.until("document.querySelector('form.act button') || document.querySelector('#to-result, #sail')")
            .await;
        let time: f64 = ida.ask(&format!("{ACT}({})", turn * 5)).await;
        if time < 0.0 {
            break;
        }
        times.push(time);
    }
    times.sort_by(f64::total_cmp);
    let median = times.get(times.len() / 2).copied().unwrap_or(f64::NAN);
    println!(
        "{game} {width}x{height}, CPU slowed {slowed} times, after {reached} steps: {median:.0} ms of {times:.0?}"
    );
    ida.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "prints how long pages take, and judges nothing"]
async fn from_an_action_to_the_painted_board() {
    for (game, steps) in
        [("fjords", 110), ("newlands", 130), ("pomory", 150), ("fleet", 120), ("nusfjord", 60)]
    {
        measure(game, steps, 1440, 900, 1.0).await;
        measure(game, steps, 390, 844, 4.0).await;
    }
}
