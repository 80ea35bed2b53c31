//! The runes in words, with their signs.

use fjords::Rune;
use tabletop::Message;

use crate::runes;
use scene::CardText;

/// Every rune, those on the land first.
pub fn cards() -> Vec<CardText> {
    Rune::ALL.map(card).into()
}

fn card(rune: Rune) -> CardText {
    let (when, text) = match rune {
        Rune::Strength => ("fjords-rune-when-laid", "fjords-rune-strength-text"),
        Rune::Water => ("fjords-rune-when-laid", "fjords-rune-water-text"),
        Rune::Friendship => ("fjords-rune-when-laid", "fjords-rune-friendship-text"),
        Rune::Journey => ("fjords-rune-when-settling", "fjords-rune-journey-text"),
        Rune::Horse => ("fjords-rune-when-settling", "fjords-rune-horse-text"),
        Rune::Wisdom => ("fjords-rune-when-settling", "fjords-rune-wisdom-text"),
        Rune::Home => ("fjords-rune-when-exploring", "fjords-rune-home-text"),
        Rune::Secret => ("fjords-rune-when-exploring", "fjords-rune-secret-text"),
    };
    let group = if rune.is_personal() { "fjords-rune-group-hand" } else { "fjords-rune-group-land" };
    let deluxe = (rune == Rune::Secret).then(|| Message::new("fjords-rune-deluxe"));
    CardText {
        number: None,
        name: Message::new(rune.name()),
        group: Some(Message::new(group)),
        facts: std::iter::once(Message::new(when)).chain(deluxe).collect(),
        text: vec![Message::new(text)],
        art: runes::alone(rune.word()),
        sorts: Vec::new(),
    }
}
