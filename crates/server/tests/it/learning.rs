//! Rules with figures, and the paragraph behind a message.

use reqwest::Method;

use crate::harbour::Harbour;

#[tokio::test]
async fn rules_are_told_with_figures_in_three_languages() {
    let harbour = Harbour::open().await;
    for (lang, title) in
        [("en", "How to play Fjords"), ("ru", "Как играть во «Фьорды»"), ("uk", "Як грати у «Фйорди»")]
    {
        let stranger = harbour.stranger();
        let request = stranger.request(Method::GET, "/rules/fjords").header("accept-language", lang);
        let page = stranger.send(request).await;
        assert_eq!(page.status, 200);
        assert!(page.text.contains(title), "{lang}");
        assert!(page.text.contains("id=\"laying-sides\"") && page.text.contains("class=\"t-pin\""), "{lang}");
        let aid = stranger
            .send(stranger.request(Method::GET, "/rules/fjords/aid").header("accept-language", lang))
            .await;
        assert_eq!(aid.status, 200, "{lang}");
        assert!(!page.text.contains('⟨') && !aid.text.contains('⟨'), "{lang}: a word is missing");
    }
}

#[tokio::test]
async fn a_message_or_a_part_of_the_board_leads_to_its_paragraph() {
    let harbour = Harbour::open().await;
    let stranger = harbour.stranger();
    for (what, anchor) in [
        ("fjords-refusal-sides-differ", "#laying-sides"),
        ("fjords-reason-vikings", "#aim-points"),
        ("@row-2", "#laying-one"),
        ("scoring-tie", "#scoring-tie"),
        ("nothing", ""),
    ] {
        let reply = stranger.get(&format!("/rules/fjords/about/{what}")).await;
        assert_eq!(
            (reply.status.as_u16(), reply.header("location")),
            (303, &*format!("/rules/fjords{anchor}")),
            "{what}"
        );
    }
    let part = stranger.get("/rules/fjords/about/fjords-refusal-sides-differ?fragment=1").await;
    assert_eq!(part.status, 200);
    assert!(part.text.contains("asked\" data-para=\"laying-sides\""), "{}", part.text);
    assert!(!part.text.contains("<html"), "only the chapter");
    assert_eq!(stranger.get("/rules/fjords/about/nothing?fragment=1").await.status, 404);
}

#[tokio::test]
async fn a_game_without_texts_falls_back_on_its_short_chapters() {
    let harbour = Harbour::open().await;
    let stranger = harbour.stranger();
    let page = stranger.get("/rules/wager").await;
    assert_eq!(page.status, 200);
    assert!(!page.text.contains("class=\"chap\""));
    assert_eq!(stranger.get("/rules/wager/aid").await.status, 404);
    assert_eq!(stranger.get("/rules/wager/about/wager-refusal?fragment=1").await.status, 404);
    assert_eq!(stranger.get("/rules/chess/aid").await.status, 404);
}
