//! Which language somebody reads.

use lang::Lang;
use proptest::prelude::*;

#[test]
fn codes_are_read_with_and_without_a_country() {
    assert_eq!(Lang::from_code("uk"), Some(Lang::Uk));
    assert_eq!(Lang::from_code("uk-UA"), Some(Lang::Uk));
    assert_eq!(Lang::from_code("RU_ru"), Some(Lang::Ru));
    assert_eq!(Lang::from_code("de"), None);
    assert_eq!(Lang::from_code("english"), None);
    for lang in Lang::ALL {
        assert_eq!(Lang::from_code(lang.code()), Some(lang));
        assert_eq!(lang.to_string(), lang.code());
    }
}

#[test]
fn a_browser_gets_what_it_likes_best() {
    let best = Lang::from_accept_language;
    assert_eq!(best("uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.7"), Lang::Uk);
    assert_eq!(best("de-DE,de;q=0.9,ru;q=0.5,en;q=0.3"), Lang::Ru);
    assert_eq!(best("en;q=0.2, ru ; q=0.35 , uk;q=0.3"), Lang::Ru, "blanks and order do not matter");
    assert_eq!(best("ru;q=0.8,uk;q=0.8"), Lang::Ru, "of equals the first");
    assert_eq!(best("ru;q=0,uk;q=0.001"), Lang::Uk, "nought means never");
    assert_eq!(best("RU;Q=1.000"), Lang::Ru);
    assert_eq!(best("fr,*;q=0.5"), Lang::En, "anything is English");
    assert_eq!(best("fr,uk;q=0.4,*;q=0.5"), Lang::En);
}

#[test]
fn what_cannot_be_read_is_passed_over() {
    let best = Lang::from_accept_language;
    assert_eq!(best(""), Lang::En);
    assert_eq!(best("ru;q=high,uk;q=0.1"), Lang::Uk);
    assert_eq!(best("ru;q=2,uk;q=0.1"), Lang::Uk);
    assert_eq!(best("ru;q=0.12345,uk;q=0.1"), Lang::Uk);
    assert_eq!(best("ru;q=-1,uk;q=.1"), Lang::En);
    assert_eq!(best(",;,;;q=,é;q=é"), Lang::En);
}

proptest! {
    #[test]
    fn any_header_is_survived(header in "[a-zéü0-9;,=.*qQ -]{0,40}") {
        let lang = Lang::from_accept_language(&header);
        prop_assert!(Lang::ALL.contains(&lang));
    }
}
