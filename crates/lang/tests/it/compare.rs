//! Every way in which languages can disagree is found.

use lang::{Lang, Problem, compare};

fn problems(en: &str, ru: &str, uk: &str) -> Vec<String> {
    compare(&[("en", en), ("ru", ru), ("uk", uk)]).iter().map(Problem::to_string).collect()
}

const COUNT: &str = "a = { $n ->\n    [one] { $n } hex\n   *[other] { $n } hexes\n}";
const COUNT_RU: &str =
    "a = { $n ->\n    [one] { $n } тайл\n    [few] { $n } тайла\n   *[many] { $n } тайлов\n}";

#[test]
fn our_own_words_agree() {
    assert_eq!(compare(lang::LANG), []);
}

#[test]
fn missing_and_superfluous_messages_are_named() {
    assert_eq!(
        problems("a = A\nb = B", "a = А", "a = А\nb = Б\nc = В"),
        ["ru: `b` is missing", "uk: `c` does not exist in English"]
    );
}

#[test]
fn a_message_may_stand_once_even_across_files() {
    let found = compare(&[("en", "a = A"), ("en", "a = B"), ("ru", "a = А"), ("uk", "a = А\na = Б")]);
    let twice = |lang| Problem::Twice { lang, id: "a".into() };
    assert_eq!(found, [twice(Lang::En), twice(Lang::Uk)]);
}

#[test]
fn values_are_the_same_everywhere_also_inside_choices() {
    assert_eq!(
        problems("a = { $x } { $y }", "a = { $x }", "a = { $x ->\n   *[other] { $y } { $z }\n}"),
        [r#"ru: `a` uses ["x"], English ["x", "y"]"#, r#"uk: `a` uses ["x", "y", "z"], English ["x", "y"]"#]
    );
}

#[test]
fn references_lead_somewhere() {
    assert_eq!(
        problems("a = { b } { -c }\nb = B\n-c = C", "a = { b } { -c }\nb = Б", "a = { d }\nb = Б"),
        ["ru: `a` contains `-c`, which does not exist", "uk: `a` contains `d`, which does not exist"]
    );
}

#[test]
fn mistakes_empty_messages_and_foreign_codes_are_reported() {
    let found = problems("a = A", "a = А\n?? what", "a = {\"\"}\n");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("ru: cannot be read: line 2: "), "{found:?}");
    assert!(
        problems("a = A\n    .title = T", "a =\n    .title = T", "a = А")
            .contains(&"ru: `a` says nothing".into())
    );
    let found = compare(&[("de", "a = A")]);
    assert_eq!(found, [Problem::UnknownLanguage { code: "de".into() }]);
}

#[test]
fn russian_and_ukrainian_numbers_have_all_their_forms() {
    assert_eq!(problems(COUNT, COUNT_RU, COUNT_RU), [""; 0]);
    assert_eq!(
        problems(COUNT, COUNT, "a = { $n } тайлів"),
        ["ru: `a` lacks forms of $n: few, many", "uk: `a` lacks forms of $n: one, few, many"]
    );
    // No word depends on the number, so there is nothing to choose.
    assert_eq!(problems(COUNT, "a = Тайлы: { $n }.", COUNT_RU), [""; 0]);
    // English does not tell one from many here, but a language that begins to choose must finish.
    let half = "a = { $n ->\n    [one] { $n } раз\n   *[other] { $n } раза\n}";
    assert_eq!(problems("a = { $n } ×", half, "a = { $n } ×"), ["ru: `a` lacks forms of $n: few, many"]);
    // The number is not shown, so one and several are enough.
    let won = "a = { $n ->\n    [one] { $names } wins\n   *[other] { $names } win\n}";
    assert_eq!(problems(won, won, won), [""; 0]);
    // The number stands before the choice.
    let outside = "a = { $n } { $n ->\n    [one] очко\n   *[other] очков\n}";
    assert_eq!(problems(COUNT, outside, COUNT_RU), ["ru: `a` lacks forms of $n: few, many"]);
    // A choice by anything but a number is free.
    let by_kind = "a = { $kind ->\n    [sea] sea\n   *[land] land\n}";
    assert_eq!(problems(by_kind, by_kind, "a = { $kind }"), [""; 0]);
}

#[test]
fn english_numbers_have_both_forms() {
    let half = "a = { $n ->\n   *[one] { $n } hex\n}";
    assert_eq!(problems(half, COUNT_RU, COUNT_RU), ["en: `a` lacks forms of $n: other"]);
}
