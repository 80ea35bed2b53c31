//! The form for a new table: what stands in it comes back as it was.

use lang::Lang;
use page::{Fit, NewTable, NewTableForm, SeatKind};
use tabletop::Choices;

use crate::{
    html::{fields, tags},
    sample::{INFO, LEVELS, frame, speaker},
};

fn rendered(form: &NewTableForm, visitor: Option<&str>) -> String {
    let speaker = speaker(Lang::En);
    let model = NewTable {
        info: &INFO,
        cover: "",
        form: form.clone(),
        fits: Vec::new(),
        levels: LEVELS,
        begin: Vec::new(),
        signs: Default::default(),
        error: None,
    };
    let page = page::new_table(&frame(&speaker, visitor), &model).into_string();
    // The form itself, without the forms of the head.
    page.split_once("id=\"new-table\"").unwrap().1.to_owned()
}

fn sent_back(form: &NewTableForm, visitor: Option<&str>) -> NewTableForm {
    NewTableForm::parse(&INFO, LEVELS, &fields(&rendered(form, visitor)))
}

#[test]
fn an_untouched_form_comes_back_as_it_was() {
    let form = NewTableForm::fresh(&INFO, LEVELS);
    assert_eq!(sent_back(&form, Some("Ingrid")), form);
}

#[test]
fn every_kind_of_choice_comes_back() {
    let mut form = NewTableForm::fresh(&INFO, LEVELS);
    form.name = "Олена \"О\" <b>".into();
    form.players = 3;
    form.public = true;
    form.chosen = vec![
        ("epic", vec!["on".into()]),
        ("deck", vec!["cod".into()]),
        ("runes", vec!["water".into(), "home".into()]),
    ];
    form.seats[0].kind = SeatKind::Open;
    form.seats[1].kind = SeatKind::Guest;
    form.seats[1].name = "A & B".into();
    form.seats[2].kind = SeatKind::Bot;
    form.seats[2].level = "skipper".into();
    form.seats[3].kind = SeatKind::Me;
    assert_eq!(sent_back(&form, None), form);
    assert_eq!(form.setup(&INFO), "3p epic deck=cod runes=water,home");
    assert_eq!(form.played().len(), 3);
}

#[test]
fn the_setup_text_is_one_the_options_accept() {
    let mut form = NewTableForm::fresh(&INFO, LEVELS);
    let canonical = |form: &NewTableForm| {
        Choices::parse(&form.setup(&INFO), &INFO.seats, INFO.options).map(|choices| choices.to_string())
    };
    assert_eq!(canonical(&form).as_deref(), Ok("2p"));
    form.chosen[2].1 = vec!["home".into(), "strength".into()];
    assert_eq!(canonical(&form).as_deref(), Ok("2p runes=strength,home"));
}

#[test]
fn a_preset_asks_for_the_form_again_with_its_values_and_keeps_the_rest() {
    let mut form = NewTableForm::fresh(&INFO, LEVELS);
    form.players = 4;
    form.chosen[2].1 = vec!["water".into()];
    let page = rendered(&form, Some("Ingrid"));
    let button = tags(&page).into_iter().find(|tag| tag.is("name", "preset")).unwrap();
    assert_eq!(button.get("formmethod"), Some("get"));
    let mut sent = fields(&page);
    sent.push(("preset".into(), button.get("value").unwrap().into()));
    let again = NewTableForm::parse(&INFO, LEVELS, &sent);
    assert!(again.again && !form.again);
    assert_eq!(again.players, 4);
    assert_eq!(again.chosen[2].1, ["strength", "home"]);
    // The script does the same without asking.
    assert_eq!(button.get("data-values"), Some("strength home"));
    assert_eq!(button.get("data-field"), Some("option-runes"));
}

#[test]
fn nonsense_changes_nothing_but_is_kept_where_the_game_must_judge_it() {
    let field = |key: &str, value: &str| (key.to_owned(), value.to_owned());
    assert_eq!(NewTableForm::parse(&INFO, LEVELS, &[]), NewTableForm::fresh(&INFO, LEVELS));
    let sent =
        [field("players", "99"), field("seat-a", "king"), field("option-runes", "rum"), field("preset", "x")];
    let form = NewTableForm::parse(&INFO, LEVELS, &sent);
    assert_eq!(form.seats[0].kind, SeatKind::Me);
    assert_eq!(form.setup(&INFO), "99p deck=herring runes=rum");
    assert_eq!(form.played().len(), 4, "no more seats than the game has");
}

#[test]
fn what_is_wrong_stands_above_the_form() {
    let speaker = speaker(Lang::En);
    let form = NewTableForm::fresh(&INFO, LEVELS);
    let error = Some("Epic is for <two>".to_owned());
    let model = NewTable {
        info: &INFO,
        cover: "",
        form,
        fits: Vec::new(),
        levels: LEVELS,
        begin: Vec::new(),
        signs: Default::default(),
        error,
    };
    let page = page::new_table(&frame(&speaker, None), &model).into_string();
    let alert = page.split_once("role=\"alert\"").unwrap().1;
    assert!(alert.contains("Epic is for &lt;two&gt;"));
    assert!(tags(&page).iter().any(|tag| tag.is("name", "name") && tag.get("required").is_some()));
}

#[test]
fn what_does_not_fit_so_many_players_is_marked_and_let_go() {
    // Epic is for four; cod is not for two; home never goes alone.
    let opens = |setup: &str| match setup.split_once(' ') {
        Some((players, "epic")) => players == "4p",
        Some((players, "deck=cod")) => players != "2p",
        Some((_, word)) => word != "runes=home",
        None => true,
    };
    let fits = Fit::of(&INFO, opens);
    let fit = |key, value, players: &[u8]| Fit { key, value, players: players.into() };
    assert_eq!(fits, [fit("epic", None, &[4]), fit("deck", Some("cod"), &[3, 4])]);

    let mut form = NewTableForm { players: 2, ..NewTableForm::fresh(&INFO, LEVELS) };
    form.chosen =
        vec![("epic", vec!["on".into()]), ("deck", vec!["cod".into()]), ("runes", vec!["home".into()])];
    let speaker = speaker(Lang::En);
    let model = NewTable {
        info: &INFO,
        cover: "",
        form: form.clone(),
        fits: fits.clone(),
        levels: LEVELS,
        begin: Vec::new(),
        signs: Default::default(),
        error: None,
    };
    let page = page::new_table(&frame(&speaker, None), &model).into_string();
    let marked: Vec<_> =
        tags(&page).iter().filter_map(|tag| tag.get("data-fits").map(str::to_owned)).collect();
    assert_eq!(marked, ["4", "3 4", "3 4"], "the switch, the choice of the deck, and cod");
    form.keep_what_fits(&fits);
    assert_eq!(form.setup(&INFO), "2p runes=home");
}
