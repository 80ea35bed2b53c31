//! Short forms.

use nusfjord::{Action, Card, Cell, Chance, Deed, Elder, Shares};
use proptest::prelude::*;
use tabletop::{Notation, Seat};

#[test]
fn actions_read_as_they_are_written() {
    let forms = [
        "gold",
        "transfer",
        "serve 2",
        "build fish-stand",
        "issue",
        "buy",
        "clear c1",
        "plant a2",
        "thin",
        "ship sloop",
        "ship schooner/2",
        "take forester",
        "copy clear c1",
        "use forester",
        "pass",
        "trade fish-trade",
        "trade resource-trade/2",
        "sell 1",
        "once wharf",
        "end",
        ">ship spare/2",
        "at b2",
        "at track",
        "fish 0",
        "now",
        "skip",
        "x2",
        "pick 1",
        "forest c1",
        "upgrade 1",
        "exhibit",
        "let forester",
        "feed 134",
        "dividend bcc",
    ];
    for form in forms {
        assert_eq!(Action::parse(form).unwrap().to_string(), form);
    }
    for form in ["first b", "open fish-stand", "deal b fish-market", "hands", "elder skipper"] {
        assert_eq!(Chance::parse(form).unwrap().to_string(), form);
    }
}

#[test]
fn a_wrong_form_says_what_was_expected() {
    let error = |text: &str| Action::parse(text).unwrap_err().to_string();
    assert_eq!(error("build smokehouse"), "expected the key of a building at character 7");
    assert_eq!(error("clear z9"), "expected a cell, a1 to d3 at character 7");
    assert_eq!(error("fly"), "expected an action at character 1");
    assert_eq!(error("feed 31"), "expected council seats in ascending order at character 7");
    assert_eq!(error("dividend cb"), "expected seats in ascending order at character 11");
    assert_eq!(error("gold 2"), "expected nothing more at character 5");
    assert_eq!(error("ship sloop/1"), "expected a number at character 12");
}

#[test]
fn numbers_names_and_keys_agree() {
    assert_eq!(Card::from_number(143), Card::from_key("wharf"));
    assert!(Card::all().all(|card| Card::from_number(card.number()) == Some(card)));
    assert!(Elder::all().all(|elder| Elder::from_key(elder.key()) == Some(elder)));
    assert_eq!(size_of::<Action>(), 3);
}

fn deed() -> impl Strategy<Value = Deed> {
    use nusfjord::effect::Hull;
    let hull = prop::sample::select(Hull::ALL.to_vec());
    prop_oneof![
        Just(Deed::Gold),
        Just(Deed::Transfer),
        any::<u8>().prop_map(Deed::Serve),
        (0..132u8).prop_map(|card| Deed::Build(Card(card))),
        (0..12u8).prop_map(|cell| Deed::Clear(Cell(cell))),
        (0..12u8).prop_map(|cell| Deed::Plant(Cell(cell))),
        (hull, 0..255u8).prop_map(|(hull, price)| Deed::Ship(hull, price)),
        (0..18u8).prop_map(|elder| Deed::Take(Elder(elder))),
    ]
}

proptest! {
    #[test]
    fn any_deed_reads_back(deed in deed()) {
        for action in [Action::Work(deed), Action::Copy(deed), Action::Carry(deed)] {
            prop_assert_eq!(Action::parse(&action.to_string()), Ok(action));
        }
    }

    #[test]
    fn any_ration_reads_back(slots in 1u8..32, b in 0u8..4, c in 0u8..4) {
        let feed = Action::Feed(slots);
        prop_assert_eq!(Action::parse(&feed.to_string()), Ok(feed));
        let shares = Action::Dividend(Shares::default().with(Seat(1), b).with(Seat(2), c));
        prop_assert_eq!(Action::parse(&shares.to_string()).is_ok(), b + c > 0);
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[a-z>/ 0-9-]{0,24}") {
        if let Ok(action) = Action::parse(&text) {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(chance) = Chance::parse(&text) {
            prop_assert_eq!(chance.to_string(), text);
        }
    }

    #[test]
    fn any_setup_text_is_read_or_refused(text in "([1-6]p|mixed|hard|deck=cod|campaign=[1-3]|double=[12]|without=yard|first=[ab]| ){0,5}") {
        if let Ok(setup) = text.parse::<nusfjord::Setup>() {
            prop_assert_eq!(setup.to_string().parse(), Ok(setup));
        }
    }
}
