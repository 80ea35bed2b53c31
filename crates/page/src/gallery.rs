//! Every card of a game in words: what it is, what it costs, what it does.

use maud::{Markup, html};
use scene::CardText;
use tabletop::Message;

use crate::{
    model::Frame,
    parts::{drawn, icon},
};

/// Where the gallery begins on the page of rules.
pub(crate) const ANCHOR: &str = "cards";

/// Cards that are sorted under the same heading, in the order of the game; nothing where a game has none.
type Group<'c> = (Option<&'c Message>, Vec<(String, &'c CardText)>);

/// The cards by heading. Each has an anchor of its own: its printed number where that is its alone, else its place.
fn groups(cards: &[CardText]) -> Vec<Group<'_>> {
    let alone = |number: u16| cards.iter().filter(|card| card.number == Some(number)).count() == 1;
    let mut groups: Vec<Group<'_>> = Vec::new();
    for (place, card) in (1..).zip(cards) {
        let anchor = match card.number.filter(|&number| alone(number)) {
            Some(number) => format!("card-{number}"),
            None => format!("card-at-{place}"),
        };
        let heading = card.group.as_ref();
        match groups.iter_mut().find(|(known, _)| *known == heading) {
            Some((_, found)) => found.push((anchor, card)),
            None => groups.push((heading, vec![(anchor, card)])),
        }
    }
    groups
}

/// All cards of a game; nothing if it has none.
pub(crate) fn gallery(frame: &Frame<'_>, cards: &[CardText]) -> Markup {
    let groups = groups(cards);
    let named =
        |heading: Option<&Message>| heading.map_or_else(|| frame.t("ui-cards-more"), |said| frame.say(said));
    html! {
        @if !cards.is_empty() {
            section.paper.gallery id=(ANCHOR) aria-labelledby="cards-title" {
                h2 #cards-title { (icon("cards", 24)) " " (frame.t("ui-cards")) " " small.cap { (cards.len()) } }
                @if groups.len() > 1 {
                    nav aria-label=(frame.t("ui-cards")) {
                        ul.groups { @for (at, (heading, found)) in groups.iter().enumerate() {
                            li { a href={ "#cards-" (at) } { (named(*heading)) } " " small.cap { (found.len()) } }
                        } }
                    }
                }
                @for (at, (heading, found)) in groups.iter().enumerate() {
                    @if groups.len() > 1 { h3 id={ "cards-" (at) } { (named(*heading)) } }
                    ul.entries { @for (anchor, card) in found { (entry(frame, anchor, card)) } }
                }
            }
        }
    }
}

fn entry(frame: &Frame<'_>, anchor: &str, card: &CardText) -> Markup {
    html! {
        li.entry id=(anchor) {
            @if !card.art.is_empty() { span.art aria-hidden="true" { (drawn(&card.art)) } }
            h4 {
                a href={ "#" (anchor) } { (frame.say(&card.name)) }
                @if let Some(number) = card.number { " " small.cap { (number) } }
            }
            @if !card.facts.is_empty() { ul.facts { @for fact in &card.facts { li { (frame.say(fact)) } } } }
            @for text in &card.text { p { (frame.say(text)) } }
        }
    }
}
