//! Short forms of actions and outcomes.

use fleet::{Action, Chance, Deed, Face, Measure, Section, Setup};
use proptest::prelude::*;
use tabletop::{Notation, Seat};

fn deeds() -> Vec<Deed> {
    let mut deeds = vec![
        Deed::Coins,
        Deed::Market,
        Deed::ShrimpStar,
        Deed::Coin,
        Deed::Salvage,
        Deed::Hex,
        Deed::Reroll,
        Deed::Decline,
        Deed::Boat,
        Deed::Licence,
        Deed::SecondFish,
        Deed::FishCoin,
    ];
    deeds.extend(Face::ALL.map(Deed::Take));
    deeds.extend(Section::ALL.map(Deed::Mark));
    deeds.extend(Measure::ALL.map(Deed::Bonus));
    deeds
}

#[test]
fn every_action_has_its_own_short_form() {
    let mut forms = Vec::new();
    for deed in deeds() {
        let action = Action::from(deed);
        assert_eq!(action.deed(), deed);
        assert_eq!(Action::parse(&action.to_string()), Ok(action));
        forms.push(action.to_string());
    }
    let all = forms.len();
    forms.sort();
    forms.dedup();
    assert_eq!((forms.len(), std::mem::size_of::<Action>()), (all, 1));
}

#[test]
fn every_outcome_has_its_own_short_form() {
    let mut outcomes = Vec::new();
    outcomes.extend([0, 1, 2, 3].map(|seat| Chance::First(Seat(seat))));
    outcomes.extend(Measure::ALL.map(Chance::Gold));
    outcomes.extend(Measure::ALL.map(Chance::Silver));
    outcomes.extend(Section::ALL.map(Chance::Captain));
    outcomes.extend(Face::ALL.map(Chance::Roll));
    for outcome in outcomes {
        assert_eq!(Chance::parse(&outcome.to_string()), Ok(outcome));
    }
}

#[test]
fn what_cannot_be_read_says_what_was_expected() {
    let error = |text: &str| Action::parse(text).unwrap_err().to_string();
    assert_eq!(error("sail"), "expected take, mark, bonus or a word such as coin or decline at character 1");
    assert_eq!(error("take pub"), "expected a face such as cod, coins or market at character 6");
    assert_eq!(error("mark market"), "expected a section such as cod, barge or casino at character 6");
    assert_eq!(error("coin "), "expected nothing more at character 5");
    assert!(error("bonus stars").starts_with("expected fish, boats"));
    let error = |text: &str| Chance::parse(text).unwrap_err().to_string();
    assert_eq!(error("roll pub"), "expected a face such as cod, coins or market at character 6");
    assert!(Chance::parse("first z").is_err() && Chance::parse("first ab").is_err());
}

#[test]
fn setups_read_as_they_are_written() {
    for text in ["1p", "2p", "3p captains", "4p trophies first=d", "2p captains trophies first=b"] {
        assert_eq!(text.parse::<Setup>().unwrap().to_string(), text);
    }
    let canonical = |text: &str| text.parse::<Setup>().unwrap().to_string();
    assert_eq!(canonical("first=b trophies captains 3p"), "3p captains trophies first=b");
    assert!("3p first=d".parse::<Setup>().is_err(), "nobody sits there");
    assert!("2p sharks".parse::<Setup>().is_err());
}

proptest! {
    /// Whatever the text, it is read or refused; what is read has one form.
    #[test]
    fn any_text_is_read_or_refused(
        text in "((take|mark|bonus|roll|gold|first|coin|decline|fish-coin) ?)?(cod|coins|pub|fish|b|é)?[a-z -]{0,4}"
    ) {
        if let Ok(action) = Action::parse(&text) {
            prop_assert_eq!(action.to_string(), text.clone());
        }
        if let Ok(chance) = Chance::parse(&text) {
            prop_assert_eq!(chance.to_string(), text);
        }
    }
}
