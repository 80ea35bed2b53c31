//! Every card of a game in words: what it is, what it costs, what it does.

use maud::{Markup, html};
use scene::CardText;
use tabletop::Message;

use crate::{
    model::{Cards, Frame},
    parts::{drawn, icon},
    shell,
};

/// The cards of the same group together, in the order of the game, each with an anchor of its own: its printed number
/// where that is its alone, else its place.
fn anchored(cards: &[CardText]) -> Vec<(String, &CardText)> {
    let alone = |number: u16| cards.iter().filter(|card| card.number == Some(number)).count() == 1;
    let anchor = |place: usize, card: &CardText| match card.number.filter(|&number| alone(number)) {
        Some(number) => format!("card-{number}"),
        None => format!("card-at-{place}"),
    };
    let mut all: Vec<_> = (1..).zip(cards).map(|(place, card)| (anchor(place, card), card)).collect();
    let first_of = |card: &CardText| cards.iter().position(|other| other.group == card.group);
    all.sort_by_key(|(_, card)| first_of(card));
    all
}

fn entry(frame: &Frame<'_>, anchor: &str, card: &CardText, tags: &str) -> Markup {
    html! {
        li.entry id=(anchor) data-tags=[(!tags.is_empty()).then_some(tags)] {
            @if !card.art.is_empty() { span.art aria-hidden="true" { (drawn(&card.art)) } }
            h3 {
                a href={ "#" (anchor) } { (frame.say(&card.name)) }
                @if let Some(number) = card.number { " " small.cap { (number) } }
            }
            @if !card.facts.is_empty() { ul.facts { @for fact in &card.facts { li { (frame.say(fact)) } } } }
            @for text in &card.text { p { (frame.say(text)) } }
        }
    }
}

/// What cards can be told apart by: their groups, and facts that say the same of several.
struct Ticks<'c> {
    groups: Vec<&'c Message>,
    facts: Vec<&'c Message>,
    sorts: Vec<&'c Message>,
}

impl<'c> Ticks<'c> {
    fn of(cards: &'c [CardText]) -> Ticks<'c> {
        let (mut groups, mut facts): (Vec<&Message>, Vec<&Message>) = Default::default();
        let mut sorts: Vec<&Message> = Vec::new();
        for card in cards {
            if let Some(group) = card.group.as_ref().filter(|group| !groups.contains(group)) {
                groups.push(group);
            }
            // A fact with a number in it, such as a price, is nobody else's.
            for fact in card.facts.iter().filter(|fact| fact.args.is_empty()) {
                if !facts.contains(&fact) {
                    facts.push(fact);
                }
            }
            for sort in &card.sorts {
                if !sorts.contains(&sort) {
                    sorts.push(sort);
                }
            }
        }
        if groups.len() < 2 {
            groups.clear();
        }
        if facts.len() < 2 {
            facts.clear();
        }
        Ticks { groups, facts, sorts }
    }

    fn tags(&self, card: &CardText) -> String {
        let group = self.groups.iter().position(|&group| card.group.as_ref() == Some(group));
        let facts = self.facts.iter().enumerate().filter(|(_, fact)| card.facts.contains(fact));
        let facts = facts.map(|(at, _)| format!("f{at}"));
        let sorts = self.sorts.iter().enumerate().filter(|(_, sort)| card.sorts.contains(sort));
        let sorts = sorts.map(|(at, _)| format!("p{at}"));
        group.map(|at| format!("g{at}")).into_iter().chain(facts).chain(sorts).collect::<Vec<_>>().join(" ")
    }
}

/// Every card of a game on a page of its own: words and ticks narrow what is shown.
pub fn cards(frame: &Frame<'_>, model: &Cards<'_>) -> Markup {
    let title = format!("{}: {}", frame.game(model.info), frame.t("ui-cards"));
    let ticks = Ticks::of(&model.cards);
    let count = |tag: String| {
        model.cards.iter().filter(|card| ticks.tags(card).split(' ').any(|own| own == tag)).count()
    };
    let boxes = |name: &'static str, kind: char, messages: &[&Message]| {
        html! {
            @if !messages.is_empty() {
                fieldset {
                    legend { (frame.t(name)) }
                    @for (at, message) in messages.iter().enumerate() {
                        @let tag = format!("{kind}{at}");
                        label.tick-line {
                            input type="checkbox" data-tag=(tag);
                            span { (frame.say(message)) }
                            small { (count(tag)) }
                        }
                    }
                }
            }
        }
    };
    let total =
        Message::new("ui-cards-shown").with("count", model.cards.len()).with("all", model.cards.len());
    let main = html! {
        div.card-filters.scripted {
            div.find role="search" {
                (icon("find", 18))
                input #find-card type="search" aria-label=(frame.t("ui-cards-find")) placeholder=(frame.t("ui-cards-find")) autocomplete="off";
                kbd aria-hidden="true" { "/" }
            }
            @if !ticks.groups.is_empty() || !ticks.facts.is_empty() || !ticks.sorts.is_empty() {
                details.fold open {
                    summary.btn { (frame.t("ui-cards-narrow")) }
                    (boxes("ui-cards-groups", 'g', &ticks.groups))
                    (boxes("ui-cards-facts", 'f', &ticks.facts))
                    (boxes("ui-cards-price", 'p', &ticks.sorts))
                }
            }
        }
        div.card-list {
            header.h1row {
                h1 { (title) }
                a.btn href={ "/rules/" (model.info.key) } { (icon("book", 18)) (frame.t("ui-rules")) }
            }
            @for note in &model.reconstructed {
                p.cap { span.ours { (icon("info", 14)) (frame.t("ui-note-reconstructed")) } " " (frame.say(note)) }
            }
            p.chips-row {
                b #cards-shown role="status" data-all=(model.cards.len()) data-words=(frame.t("ui-cards-shown-bare")) { (frame.say(&total)) }
                span #card-chips .chips {}
            }
            p #cards-none .framed hidden {
                (frame.t("ui-cards-none")) " " button #cards-clear .btn.small type="button" { (frame.t("ui-cards-clear")) }
            }
            ul.entries {
                @for (anchor, card) in &anchored(&model.cards) { (entry(frame, anchor, card, &ticks.tags(card))) }
            }
        }
        script type="module" src=(frame.files.address("learn.js")) {}
    };
    shell::sheet(frame, &title, "card-page", &main)
}
