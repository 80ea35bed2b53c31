//! Advice against a bot, in every game of the house.

use crate::harness::{Boathouse, Folder, Visitor};

/// The key H asks; the advised action is chosen on the board, with words; Enter confirms it.
#[tokio::test(flavor = "multi_thread")]
async fn advice_is_chosen_on_the_board_and_the_last_word_stays_with_the_player() {
    let data = Folder::new("advice");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let reader = Visitor::new("reader", 800, 600, "en").await;
    reader.go(&house.url).await;
    let games: Vec<String> =
        reader.ask("fetch('/api/games').then(r => r.json()).then(all => all.map(game => game.key))").await;
    reader.leave().await;
    for game in &games {
        for (width, height, lang, chance) in
            [(1440, 900, "en", "chance to win"), (390, 844, "ru", "вероятность победы")]
        {
            let frida = Visitor::new("frida", width, height, lang).await;
            frida.open_table_of(game, &house.url, "Frida", &[("players", "2")]).await;
            frida.until("document.querySelector('#hint')").await;
            let seq = frida.seq().await;
            if width > 1000 {
                frida.press("h").await
            } else {
                frida.click("#hint button").await
            }
            frida.until("document.querySelector('#why').textContent.includes('%')").await;
            let said: String = frida.ask("document.querySelector('#why').innerText").await;
            assert!(said.contains(chance) && said.contains("Frida"), "{game}: {said}");
            assert!(frida.has("#why.advice").await, "advice is no refusal");
            let named = "[...document.querySelectorAll('.act button')].some((move) => \
                document.querySelector('#why').textContent.includes(move.textContent))";
            assert!(frida.ask::<bool>(named).await, "{game}: {said} names nothing that could be done");
            frida.until("document.querySelector('#confirm:not([aria-disabled])')").await;
            frida.fits(&format!("advice of {game} at {width}")).await;
            frida.shot_if_wanted(&format!("hint-{game}-{width}")).await;
            assert_eq!(frida.seq().await, seq, "nothing is done before it is confirmed");
            frida.click("#confirm").await;
            frida.news_after(seq).await;
            frida.leave().await;
        }
    }
}
