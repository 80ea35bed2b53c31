//! What must hold for every page.

use std::collections::BTreeSet;

use lang::Lang;

use crate::{
    html::{Tag, tags},
    sample::{all_pages, speaker},
};

const NAMES: [&str; 3] = ["Ingrid", "Олена", "Torsk"];

#[test]
fn ids_are_unique() {
    for (name, page) in all_pages(&speaker(Lang::En), NAMES) {
        let mut seen = BTreeSet::new();
        for tag in tags(&page) {
            if let Some(id) = tag.get("id") {
                assert!(seen.insert(id.to_owned()), "{name}: {id} stands twice");
            }
        }
    }
}

#[test]
fn the_language_is_named_and_spoken() {
    for (lang, word) in [(Lang::En, "Rules"), (Lang::Ru, "Правила"), (Lang::Uk, "Правила")] {
        for (name, page) in all_pages(&speaker(lang), NAMES) {
            let html = tags(&page).into_iter().find(|tag| tag.name == "html").unwrap();
            assert_eq!(html.get("lang"), Some(lang.code()), "{name}");
            assert_eq!(html.get("data-theme"), Some("dark"), "{name}");
            assert!(!page.contains('⟨'), "{name}: a word is missing: {}", page.split_once('⟨').unwrap().1);
            if name == "table" {
                assert!(page.contains(word));
            }
        }
    }
}

#[test]
fn names_are_text_and_never_markup() {
    let names = ["<img src=x onerror=alert(1)>", "\"><script>alert(2)</script>", "'&amp;"];
    for (name, page) in all_pages(&speaker(Lang::En), names) {
        assert!(!page.contains("<img"), "{name}");
        assert!(!page.contains("alert(2)</script>"), "{name}");
        let shows = page.contains("&lt;img src=x") || matches!(name, "new table" | "error");
        assert!(shows, "{name}: the name itself is shown");
    }
}

fn named(tag: &Tag) -> bool {
    ["aria-label", "aria-labelledby"].iter().any(|key| tag.get(key).is_some_and(|name| !name.is_empty()))
}

#[test]
fn every_field_has_a_name_for_readers() {
    for (name, page) in all_pages(&speaker(Lang::En), NAMES) {
        let all = tags(&page);
        let labelled: BTreeSet<_> = all.iter().filter_map(|tag| tag.get("for")).collect();
        // Fields inside a label follow it before any other field does.
        let inside: BTreeSet<_> = page
            .split("<label")
            .skip(1)
            .filter_map(|label| label.split_once("</label>"))
            .flat_map(|(label, _)| tags(&format!("<{}", label.split_once('<').map_or("", |(_, rest)| rest))))
            .map(|tag| format!("{:?}", tag.attrs))
            .collect();
        for field in all.iter().filter(|tag| ["input", "select"].contains(&tag.name.as_str())) {
            let hidden = field.is("type", "hidden");
            let by_id = field.get("id").is_some_and(|id| labelled.contains(id));
            let told = hidden || named(field) || by_id || inside.contains(&format!("{:?}", field.attrs));
            assert!(told, "{name}: {field:?}");
        }
    }
}

#[test]
fn pictures_without_a_name_are_kept_from_readers() {
    for (name, page) in all_pages(&speaker(Lang::En), NAMES) {
        for picture in tags(&page).iter().filter(|tag| tag.name == "svg" && !tag.attrs.is_empty()) {
            assert!(named(picture) || picture.is("aria-hidden", "true"), "{name}: {picture:?}");
        }
    }
}

#[test]
fn forms_lead_back_to_the_page_they_stand_on() {
    for (name, page) in all_pages(&speaker(Lang::En), NAMES) {
        let all = tags(&page);
        let back = all.iter().filter(|tag| tag.is("name", "back")).map(|tag| tag.get("value").unwrap());
        let own = if name == "name" { "/t/t1" } else { "/here?step=3" };
        assert!(back.clone().any(|value| value == own), "{name}");
        assert!(all.iter().any(|tag| tag.is("name", "lang") && tag.is("value", "uk")), "{name}");
        assert!(all.iter().any(|tag| tag.is("name", "theme") && tag.is("value", "system")), "{name}");
    }
}

#[test]
fn pages_have_one_main_part_and_one_first_heading() {
    for (name, page) in all_pages(&speaker(Lang::En), NAMES) {
        let count = |wanted: &str| tags(&page).iter().filter(|tag| tag.name == wanted).count();
        assert_eq!((count("main"), count("h1")), (1, 1), "{name}");
        let skip = tags(&page).into_iter().find(|tag| tag.is("class", "skip")).unwrap();
        let to = skip.get("href").unwrap().trim_start_matches('#').to_owned();
        assert!(tags(&page).iter().any(|tag| tag.is("id", &to)), "{name}: the skip link leads somewhere");
    }
}

#[test]
fn the_winner_stands_first_in_the_result() {
    let pages = all_pages(&speaker(Lang::En), NAMES);
    let (_, page) = pages.iter().find(|(name, _)| *name == "result").unwrap();
    let rows = page.split_once("<tbody>").unwrap().1;
    let place = |name: &str| rows.find(name).unwrap();
    assert!(place("Олена") < place("Ingrid") && place("Ingrid") < place("Torsk"));
    assert!(page.contains("Олена wins"));
    assert!(page.contains("9 points to 7."));
}

/// Every card stands beside those of its group, with everything it says, can be linked to, and has ticks to narrow by.
#[test]
fn the_gallery_shows_every_card() {
    for lang in Lang::ALL {
        let pages = all_pages(&speaker(lang), NAMES);
        let (_, page) = pages.iter().find(|(name, _)| *name == "cards").unwrap();
        let (ticks, gallery) = page.split_once("class=\"entries\"").expect("a gallery");
        assert!(
            ticks.contains("data-tag=\"g0\"><span>Herring<") && ticks.contains("data-tag=\"g1\"><span>Cod<")
        );
        let mut at = 0;
        for part in ["id=\"card-7\"", "id=\"card-at-3\"", "id=\"card-at-2\"", "id=\"card-at-4\""] {
            at += gallery[at..]
                .find(part)
                .unwrap_or_else(|| panic!("{lang:?}: no {part} in {}", &gallery[at..]));
        }
        let entry =
            gallery.split_once("id=\"card-7\"").unwrap().1.split_once("</li><li class=\"entry\"").unwrap().0;
        assert!(
            entry.contains("<svg>") && entry.contains("Strength") && entry.contains("7</small>"),
            "{entry}"
        );
        assert_eq!(entry.matches("<li>word</li>").count(), 2, "both facts: {entry}");
        assert!(entry.contains("<p>A game that nobody plays.</p><p>word</p>"), "{entry}");
        let linked: Vec<_> =
            tags(page).into_iter().filter_map(|tag| tag.get("href").map(str::to_owned)).collect();
        for link in linked.iter().filter_map(|link| link.strip_prefix('#')) {
            assert!(page.contains(&format!("id=\"{link}\"")), "#{link} leads nowhere");
        }
    }
}
