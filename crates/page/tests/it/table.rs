//! The table as somebody without script sees it, and what the script is told.

use lang::Lang;
use page::{Frame, LogLine, Sitter, State, TableModel};
use tabletop::{Message, Seat};

use crate::{
    html::{Tag, tags},
    sample::{choice, frame, result_model, scene, score, speaker, table},
};

const NAMES: [&str; 3] = ["Ingrid", "Олена", "Torsk"];

fn fragment(change: impl FnOnce(&mut TableModel<'_>)) -> String {
    let (speaker, scene) = (speaker(Lang::En), scene("<path d=\"M0 0\"/>"));
    let mut model = table(&scene, NAMES);
    change(&mut model);
    let frame: Frame<'_> = frame(&speaker, Some("Ingrid"));
    page::table_fragment(&frame, &model).into_string()
}

fn with<'t>(all: &'t [Tag], name: &str, key: &str, value: &str) -> Vec<&'t Tag> {
    all.iter().filter(|tag| tag.name == name && tag.is(key, value)).collect()
}

#[test]
fn every_move_is_a_plain_button_that_sends_it() {
    let page = fragment(|_| {});
    let list = page.split_once("id=\"all-moves\"").unwrap().1.split_once("</details>").unwrap().0;
    let all = tags(list);
    let form = all.iter().find(|tag| tag.name == "form").unwrap();
    assert!(form.is("action", "/t/t1/act") && form.is("method", "post"));
    assert!(with(&all, "input", "name", "seq")[0].is("value", "41"));
    assert!(with(&all, "input", "name", "seat")[0].is("value", "a"));
    let buttons = with(&all, "button", "name", "action");
    let sent: Vec<_> = buttons.iter().map(|tag| (tag.get("value").unwrap(), tag.text.as_str())).collect();
    assert_eq!(sent, [("lay 0 a1", "Do lay 0 a1"), ("lay 0/1 a1", "Do lay 0/1 a1"), ("pass", "Do pass")]);
}

#[test]
fn seats_that_share_a_screen_send_their_own_moves() {
    let page = fragment(|model| model.moves.push(choice(1, "hide", &["do-hide"])));
    let list = page.split_once("id=\"all-moves\"").unwrap().1.split_once("</details>").unwrap().0;
    let all = tags(list);
    let seats: Vec<_> =
        with(&all, "input", "name", "seat").iter().map(|tag| tag.get("value").unwrap().to_owned()).collect();
    assert_eq!(seats, ["a", "b"]);
    assert!(!data(&page, "moves").contains("hide"), "the script is told of one seat at a time");
}

#[test]
fn people_who_share_a_screen_are_called_by_name() {
    let called = |sitter: Sitter| {
        let page = fragment(|model| model.seats[1].sitter = sitter);
        page.split_once("id=\"prompt\"").unwrap().1.split_once("</h2>").unwrap().0.contains("Ingrid")
    };
    assert!(called(Sitter::You));
    assert!(!called(Sitter::Person { online: true }));
}

fn data(page: &str, id: &str) -> String {
    let script = page.split_once(&format!("<script id=\"{id}\"")).unwrap().1;
    script.split_once('>').unwrap().1.split_once("</script>").unwrap().0.to_owned()
}

#[test]
fn the_script_is_told_the_moves_with_their_targets() {
    let page = fragment(|model| model.moves[2].action = "</script><b>".into());
    let told: serde_json::Value = serde_json::from_str(&data(&page, "moves")).unwrap();
    assert_eq!(told["table"], "t1");
    assert_eq!((told["seq"].as_u64(), told["seat"].as_str()), (Some(41), Some("a")));
    assert_eq!(told["moves"][1]["a"], "lay 0/1 a1");
    assert_eq!(told["moves"][1]["p"][1], "cell-a1");
    assert_eq!(told["moves"][2]["a"], "</script><b>", "nothing ends the data early");
}

#[test]
fn who_only_looks_on_is_offered_nothing() {
    let page = fragment(|model| {
        model.acting = None;
        model.moves.clear();
        model.undo = None;
        model.people = page::People::default();
    });
    let all = tags(&page);
    // Those who watch may talk among themselves.
    let of_players = |to: &str| to.starts_with("/t/") && to != "/t/t1/talk";
    assert!(!all.iter().any(|tag| tag.is("method", "post") && tag.get("action").is_some_and(of_players)));
    assert!(!all.iter().any(|tag| tag.name == "button" && tag.get("data-t").is_some()));
    assert!(page.contains("toy") || page.contains("word"), "the cards stay in view");
    assert!(!page.contains("tag act"), "orange means: you, now");
}

#[test]
fn undo_is_offered_only_where_it_is_possible() {
    let undo = |seat| fragment(move |model| model.undo = seat).contains("action=\"/t/t1/undo\"");
    assert!(undo(Some(Seat(0))));
    assert!(!undo(None));
    let page = fragment(|model| model.undo = None);
    let button = tags(&page).into_iter().find(|tag| tag.is("id", "undo-none")).unwrap();
    assert!(
        button.is("aria-disabled", "true") && button.get("data-reason").is_some_and(|why| !why.is_empty())
    );
}

#[test]
fn a_closed_choice_says_why_and_stays_reachable() {
    let page = fragment(|_| {});
    let all = tags(&page);
    let closed = with(&all, "button", "data-t", "row-1")[0];
    assert!(closed.is("aria-disabled", "true") && closed.get("disabled").is_none());
    assert!(
        page.split_once("id=\"pick-row-1\"")
            .unwrap()
            .1
            .split_once("</button>")
            .unwrap()
            .0
            .contains("class=\"closed\"")
    );
}

#[test]
fn looking_back_leads_back_to_the_game() {
    let page = fragment(|model| {
        model.shown = Some(12);
        model.acting = None;
        model.moves.clear();
    });
    let all = tags(&page);
    let slider = with(&all, "input", "id", "replay-at")[0];
    assert_eq!((slider.get("max"), slider.get("value")), (Some("40"), Some("12")));
    assert!(with(&all, "a", "id", "live")[0].is("href", "/t/t1"));
    assert!(page.contains("12") && with(&all, "div", "id", "table")[0].is("data-shown", "12"));
}

#[test]
fn the_end_of_the_game_leads_to_the_result() {
    let page = fragment(|model| {
        model.state = State::Over;
        model.turn.clear();
        model.acting = None;
        model.moves.clear();
    });
    assert!(with(&tags(&page), "a", "id", "to-result")[0].is("href", "/t/t1/result"));
}

/// Who looks up a card or a rule leaves no game: the page opens beside the table.
#[test]
fn rules_and_cards_open_beside_the_table() {
    let links = |cards: bool| {
        let page = fragment(|model| model.cards = cards);
        let all = tags(&page).into_iter().filter(|tag| tag.name == "a");
        let rules =
            all.filter(|tag| tag.get("href").is_some_and(|to| to.starts_with("/rules/"))).collect::<Vec<_>>();
        assert!(rules.iter().all(|tag| tag.is("target", "_blank")), "{rules:?}");
        rules.into_iter().map(|tag| tag.get("href").unwrap().to_owned()).collect::<Vec<_>>()
    };
    let to_cards = |links: &[String]| links.iter().filter(|to| *to == "/rules/toy/cards").count();
    assert_eq!(to_cards(&links(true)), 3, "in the head, in the menu, and on phones");
    assert_eq!(to_cards(&links(false)), 0);
    assert!(links(false).iter().filter(|to| *to == "/rules/toy").count() == 3);
}

/// The table of a game that is over, with these scores; its question, its facts and the first line of its log.
fn ended(lang: Lang, names: [&str; 3], scores: &[(i32, u8)], verdict: &[&'static str]) -> [String; 3] {
    let (speaker, mut scene) = (speaker(lang), scene(""));
    scene.verdict = verdict.iter().map(|&id| Message::new(id)).collect();
    let mut model = table(&scene, names);
    model.seats.truncate(scores.len());
    model.scores = scores.iter().map(|&(total, place)| score(total, place)).collect();
    (model.state, model.acting, model.undo) = (State::Over, None, None);
    (model.turn, model.moves) = (Vec::new(), Vec::new());
    let page = page::table_fragment(&frame(&speaker, None), &model).into_string();
    let text = |start: &str, end: &str| {
        let part = page.split_once(start).unwrap().1.split_once('>').unwrap().1.split_once(end).unwrap().0;
        part.to_owned()
    };
    [text("class=\"asked\"", "</span>"), text("id=\"facts\"", "</p>"), text("class=\"said\"", "</span>")]
}

#[test]
fn the_end_names_the_winner() {
    let names = ["Anna", "Bo", "Cid"];
    let said = |scores: &[(i32, u8)], verdict: &[&'static str]| ended(Lang::En, names, scores, verdict);
    let told = |won: &str, by: &str| [format!("The game is over. {won}"), by.into(), format!("{won}. {by}")];
    assert_eq!(said(&[(34, 1), (31, 2)], &[]), told("Anna wins", "34 points to 31."));
    assert_eq!(said(&[(1, 3), (9, 1), (3, 2)], &[]), told("Bo wins", "9 points to 3."));
    assert_eq!(said(&[(9, 2), (9, 1)], &[]), told("Bo wins", "9 points each; the tie-break decided."));
    assert_eq!(said(&[(9, 1), (9, 1)], &[]), told("Anna, Bo win together", "9 points each."));
    assert_eq!(said(&[(9, 1), (9, 1), (1, 3)], &[]), told("Anna, Bo win together", "9 points to 1."));
    assert_eq!(said(&[(21, 1)], &["toy-word", "toy-tagline"]), told("word", "A game that nobody plays."));
    assert_eq!(said(&[(21, 1)], &[]), told("Anna wins", "21 points."));
    let winner = |lang| ended(lang, names, &[(34, 1), (31, 2)], &[]);
    assert_eq!(winner(Lang::Ru)[0], "Игра окончена. Побеждает Anna");
    assert_eq!(winner(Lang::Uk)[2], "Перемагає Anna. 34 очки проти 31.");
}

/// An earlier step is looked at as it was: the log does not yet know the end.
#[test]
fn looking_back_does_not_tell_the_end() {
    let page = |step| {
        fragment(|model| {
            (model.state, model.shown, model.acting) = (State::Over, Some(step), None);
            (model.turn, model.moves) = (Vec::new(), Vec::new());
        })
    };
    assert!(!page(12).contains("log-end"));
    assert!(page(40).contains("log-end"));
}

#[test]
fn the_newest_line_of_the_log_comes_first_and_leads_to_its_step() {
    let page = fragment(|model| {
        model.log.push(LogLine {
            step: 3,
            actor: Some(Seat(0)),
            decided: true,
            texts: vec!["One.".into(), "Two.".into()],
            places: vec![],
        });
        model.log.push(LogLine {
            step: 4,
            actor: Some(Seat(0)),
            decided: true,
            texts: vec![],
            places: vec![],
        });
    });
    let list = page.split_once("id=\"log-list\"").unwrap().1.split_once("</ol>").unwrap().0;
    let steps: Vec<_> = tags(list).iter().filter_map(|tag| tag.get("data-step").map(str::to_owned)).collect();
    assert_eq!(steps, ["3", "2", "1"]);
    assert!(list.contains("One. Two."));
    assert!(list.contains("href=\"/t/t1?step=3\""));
}

#[test]
fn a_layer_keeps_its_hash_as_long_as_it_is_the_same() {
    let speaker = speaker(Lang::En);
    let hash = |land: &str, id: &str| {
        let scene = scene(land);
        let page = page::table_fragment(&frame(&speaker, None), &table(&scene, NAMES)).into_string();
        let layer = tags(&page).into_iter().find(|tag| tag.is("id", id)).unwrap();
        layer.get("data-h").unwrap().to_owned()
    };
    assert_ne!(hash("<path d=\"M0 0\"/>", "layer-land"), hash("<path d=\"M0 1\"/>", "layer-land"));
    assert_eq!(hash("<path d=\"M0 0\"/>", "layer-targets"), hash("<path d=\"M0 1\"/>", "layer-targets"));
}

#[test]
fn every_panel_has_a_tab_on_phones() {
    let page = fragment(|_| {});
    let all = tags(&page);
    for (panel, tab) in [("panel-board", "tab-1"), ("panel-market", "tab-2")] {
        assert_eq!(with(&all, "section", "id", panel).len(), 1);
        assert_eq!(with(&all, "input", "id", tab).len(), 1);
    }
}

#[test]
fn a_table_of_many_panels_keeps_its_log_in_a_drawer() {
    let page = fragment(|_| {});
    let all = tags(&page);
    assert_eq!(with(&all, "div", "data-layout", "tables").len(), 1);
    assert_eq!(with(&all, "input", "id", "drawer").len(), 1);
    assert!(page.contains("<b>round 3</b>"), "the banner takes the place of the progress");
}

#[test]
fn advice_is_offered_only_where_it_may_be_asked_for() {
    let speaker = speaker(Lang::En);
    let frame = frame(&speaker, Some("Ingrid"));
    let scene = scene("");
    let page = |may_ask: bool, advice: Option<&str>| {
        let model = TableModel { may_ask, advice: advice.map(str::to_owned), ..table(&scene, NAMES) };
        page::table(&frame, &model).into_string()
    };
    let hint = |page: &str| tags(page).into_iter().find(|tag| tag.is("id", "hint"));
    assert!(hint(&page(true, None)).is_some_and(|form| form.is("action", "/t/t1/hint")));
    assert!(hint(&page(false, None)).is_none());
    let said = page(true, Some("Lay <it>."));
    let why = tags(&said).into_iter().find(|tag| tag.is("id", "why")).unwrap();
    assert_eq!((why.text.as_str(), why.get("hidden")), ("Lay <it>.", None));
}

/// The graph says by its table what it shows by its lines.
#[test]
fn an_analysis_has_a_graph_and_a_table_that_says_the_same() {
    let speaker = speaker(Lang::En);
    let scene = scene("");
    let page = page::result(&frame(&speaker, None), &result_model(&scene, NAMES)).into_string();
    let (_, section) = page.split_once("id=\"analysis\"").unwrap();
    let marks = section.matches("turn-mark").count();
    assert_eq!(marks, 2, "one mark for each turning point");
    let graph = tags(section).into_iter().find(|tag| tag.is("class", "graph")).unwrap();
    assert!(graph.get("aria-label").is_some_and(|label| label.contains("Chance to win")), "{graph:?}");
    let (_, decisions) = section.split_once("id=\"decisions\"").unwrap();
    let rows = decisions.split_once("<tbody>").unwrap().1.matches("<tr").count();
    assert_eq!(rows, 2, "one row for each decision");
    for said in ["Ingrid passes", "Better: Build → Sail", "Best line: Sail → Land", "(slip)", "60 %", "7.5"]
    {
        assert!(decisions.contains(said), "{said} is missing: {decisions}");
    }
    assert!(section.contains("chance to win down from 60 % to 20 %"), "{section}");
    assert!(section.contains("From here on Олена is ahead to the end"), "{section}");
    assert!(section.contains("/t/t1?step=4"), "it leads to the table after step 4");
}
