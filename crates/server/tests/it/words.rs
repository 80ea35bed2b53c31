//! Every sentence exists in every language.

use tabletop::Words;

use crate::harbour::games;

#[test]
fn all_languages_say_the_same() {
    let wrong = lang::compare(&server::words(&games()));
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The server's own ids and those it borrows are known.
#[test]
fn every_problem_has_words() {
    let english = lang::Speaker::new(lang::Lang::En, &server::words(&games()));
    for id in ["undo-error-nothing", "setup-error-players", "error-over", "ui-problem-internal"] {
        assert!(english.knows(id), "{id}");
    }
    assert!(!english.say(&tabletop::Message::new("error-over")).contains('⟨'));
}
