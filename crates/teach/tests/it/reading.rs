//! A text is read with its numbers, and mistakes are refused where they stand.

use teach::{Block, Book, NoteKind, differences, untaught};

const TEXT: &str = "# How to play

{seats Red, Dark Blue}

A pitch.

- :i-hex: **One.** First.
- :i-house: **Two.** Second.
- :i-viking: **Three.** Third.

## Laying {#laying}

{#laying-one XX-001}
A [word](term:word), and see [](#moving-two).
> [!overlooked] **Mind.** This.

```figure start
A figure
1. **Here.** A place
   on two lines.
2. There.
```

## Moving {#moving wide}

{#moving-one}
First.

{#moving-two XX-002..XX-004}
Then:

1. a list
2. of two

## Glossary {#glossary}

{term word #laying-one}
**Word.** What it means.
";

fn read(text: &str) -> Result<Book, String> {
    Book::read("en.md", text).map_err(|error| error.to_string())
}

#[test]
fn paragraphs_are_numbered_by_chapter_and_know_their_rules() {
    let book = read(TEXT).unwrap();
    let numbers: Vec<_> = book.paragraphs().map(|p| (p.id.as_str(), p.number.as_str())).collect();
    assert_eq!(numbers, [("laying-one", "1.1"), ("moving-one", "2.1"), ("moving-two", "2.2")]);
    let last = book.paragraphs().last().unwrap();
    assert_eq!(last.rules, ["XX-002", "XX-003", "XX-004"]);
    assert!(last.html.contains("<li>a list</li>"), "{}", last.html);
    assert_eq!(book.chapters[1].marks, ["wide"]);
    assert_eq!(book.points[2].sign, "i-viking");
    assert_eq!(book.seats, ["Red", "Dark Blue"]);
    assert_eq!(book.pitch, "A pitch.");
}

#[test]
fn links_say_numbers_and_open_terms() {
    let book = read(TEXT).unwrap();
    let first = book.paragraphs().next().unwrap();
    assert!(first.html.contains("<a href=\"#moving-two\">2.2</a>"), "{}", first.html);
    assert!(
        first.html.contains("<a class=\"term\" href=\"#term-word\" data-term=\"word\">word</a>"),
        "{}",
        first.html
    );
    assert_eq!(first.terms, ["word"]);
    assert_eq!(first.notes[0].kind, NoteKind::Overlooked);
    assert_eq!(first.notes[0].html, "<strong>Mind.</strong> This.");
}

#[test]
fn a_figure_has_a_title_and_a_sentence_for_each_number() {
    let book = read(TEXT).unwrap();
    let picture = book.pictures().next().unwrap();
    assert_eq!((picture.id.as_str(), picture.title.as_str()), ("start", "A figure"));
    assert_eq!(picture.calls, ["<strong>Here.</strong> A place on two lines.", "There."]);
    assert!(matches!(book.chapters[0].blocks[1], Block::Picture(_)));
}

/// A chapter about the table must not be taken for the table by a script.
#[test]
fn anchors_keep_clear_of_what_the_page_has_itself() {
    let book = read(&TEXT.replace("#moving-two", "#table")).unwrap();
    let first = book.paragraphs().next().unwrap();
    assert!(first.html.contains("<a href=\"#r-table\">2.2</a>"), "{}", first.html);
    assert_eq!(book.paragraphs().last().unwrap().id, "r-table");
    assert!(book.find("table").is_some() && book.find("r-table").is_some());
}

/// Each mistake with the words that must be in its refusal.
#[test]
fn mistakes_are_refused_where_they_stand() {
    for (from, to, reason) in [
        ("{#moving-one}", "{#laying-one}", "en.md:26: the anchor `laying-one` stands twice"),
        ("term:word)", "term:nothing)", "the glossary has no `nothing`"),
        ("(#moving-two)", "(#nowhere)", "there is no anchor `nowhere`"),
        ("{term word #laying-one}", "{term word #nowhere}", "`word` refers to `nowhere`"),
        ("[!overlooked]", "[!odd]", "a note begins with"),
        ("XX-002..XX-004", "XX-004..XX-002", "is no id and no range"),
        ("2. There.", "3. There.", "should begin with `2. `"),
        ("```figure start", "```picture start", "a fence is a `figure` or `steps`"),
        ("## Moving {#moving wide}", "## Moving", "a heading ends in its anchor"),
        ("(#moving-two)", "(https://example.org)", "a link may lead to"),
        ("First.\n\n{#moving-two", "<b>First</b>\n\n{#moving-two", "HTML cannot stand in a text"),
        ("First.\n\n{#moving-two", "\n\n{#moving-two", "the paragraph `moving-one` is empty"),
        (":i-hex: ", "", "should begin with a sign"),
    ] {
        assert!(TEXT.contains(from), "{from}");
        let error = read(&TEXT.replacen(from, to, 1)).unwrap_err();
        assert!(error.contains(reason), "{to}: {error}");
    }
}

#[test]
fn languages_must_tell_the_same() {
    let book = read(TEXT).unwrap();
    assert!(differences(&book, &read(&TEXT.replace("Then:", "Потом:")).unwrap()).is_empty());
    for (from, to) in [
        ("2. of two\n", ""),
        ("XX-002..XX-004", "XX-002..XX-003"),
        ("> [!overlooked] **Mind.** This.\n", ""),
        ("[!overlooked]", "[!tip]"),
        ("[word](term:word)", "word"),
        ("2. There.\n", ""),
        ("figure start", "figure begin"),
        ("{#moving-one}", "{#moving-first}"),
        ("wide}", "}"),
        (":i-hex:", ":i-fish:"),
        ("{seats Red, Dark Blue}", "{seats Red}"),
        ("see [](#moving-two)", "see below"),
    ] {
        assert!(TEXT.contains(from), "{from}");
        let other = read(&TEXT.replacen(from, to, 1)).unwrap();
        assert!(!differences(&book, &other).is_empty(), "{from}");
    }
}

#[test]
fn every_statement_must_be_taught_and_no_other() {
    let book = read(TEXT).unwrap();
    let rules = "| id | where | statement |\n|---|---|---|\n| XX-001 | a | b |\n| XX-002 | a | as XX-009 |\n| XX-003 | a | b |\n| XX-004 | a | b |\n";
    assert_eq!(untaught(rules, &book), [""; 0]);
    assert_eq!(untaught(&(rules.to_owned() + "| XX-005 | a | b |\n"), &book), ["XX-005 is taught nowhere"]);
    assert_eq!(untaught(&rules.replace("| XX-004", "| XX-04"), &book).len(), 2);
}
