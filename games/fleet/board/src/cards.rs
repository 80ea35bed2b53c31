//! Captain and trophy cards in words, for whoever wants to read them before or during a game.

use fleet::{CaptainCard, Material, Measure, Section};
use tabletop::{Arg, Message, Say as _};

use crate::signs::{of_section, sign};
use scene::CardText;

/// Every card of an edition: captains first, then gold and silver.
pub fn all(material: &Material) -> Vec<CardText> {
    let points = Message::new("fleet-label-worth").with("points", material.trophy_points());
    let trophy = |name: &'static str, measure: Measure, text: Message| CardText {
        number: None,
        name: Message::new(name).with("measure", Arg::Key(measure.name())),
        group: Some(Message::new("fleet-cards-trophies")),
        facts: vec![points.clone()],
        text: vec![text],
        art: sign("trophy"),
        sorts: Vec::new(),
    };
    let captains = material.captains().iter().map(captain);
    let gold = material.gold().iter().map(|&measure| {
        let text = Message::new("fleet-cards-gold-text").with("measure", Arg::Key(measure.name()));
        trophy("fleet-cards-gold", measure, text)
    });
    let silver = material.silver().iter().map(|card| {
        let text = Message::new("fleet-cards-silver-text").with("what", card.counts.count(card.least));
        trophy("fleet-cards-silver", card.counts, text)
    });
    captains.chain(gold).chain(silver).collect()
}

fn captain(card: &CaptainCard) -> CardText {
    let name = |section: Section| Arg::Key(section.name());
    let further = card.marks().iter().copied().filter(|&it| it != card.boats).map(name);
    let start = Message::new("fleet-cards-start")
        .with("boats", name(card.boats))
        .with("further", Arg::List(further.collect()));
    let end = Message::new("fleet-cards-end").with("bonus", card.bonus.say()).with("most", card.bonus.most);
    CardText {
        number: None,
        name: Message::new("fleet-cards-captain").with("boats", name(card.boats)),
        group: Some(Message::new("fleet-cards-captains")),
        facts: Vec::new(),
        text: vec![start, end],
        art: of_section(card.boats),
        sorts: Vec::new(),
    }
}
