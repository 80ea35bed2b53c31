//! All cards in words, for reading and for comparing with the printed ones.

use tabletop::{Arg, Message};

use crate::{
    card::{Card, DECK_KEYS, Elder},
    code::Category,
    material::Material,
    say,
};

/// A card in words.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CardText {
    /// The printed number: 101 to 354 for buildings, 1 to 18 for elders.
    pub number: u16,
    /// The key in notation and material.
    pub key: &'static str,
    /// The deck, by its key; elders have none.
    pub deck: Option<&'static str>,
    /// A, B or C; elders have none.
    pub letter: Option<&'static str>,
    /// The message that holds the name.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub name: Message,
    /// When the ability works; elders have none.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub category: Option<Message>,
    /// The price; elders have none.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub cost: Option<Message>,
    /// The same as goods.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub price: Option<crate::Goods>,
    /// The printed points or the star; elders have none.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub points: Option<Message>,
    /// What the card does, a sentence per ability.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub text: Vec<Message>,
    /// Where the entry comes from.
    pub provenance: String,
}

/// All buildings, then all elders, in the order of their numbers.
pub fn gazette(material: &Material) -> &[CardText] {
    &material.texts
}

/// Writes the gazette of an edition.
pub(crate) fn write(material: &Material) -> Vec<CardText> {
    let buildings = Card::all().map(|card| building_text(material, card));
    buildings.chain(Elder::all().map(|elder| elder_text(material, elder))).collect()
}

/// The message of a category.
pub(crate) fn category_name(category: Category) -> &'static str {
    match category {
        Category::AtOnce => "nusfjord-category-at-once",
        Category::Whenever => "nusfjord-category-whenever",
        Category::AnyTime => "nusfjord-category-any-time",
        Category::Once => "nusfjord-category-once",
        Category::Special => "nusfjord-category-special",
        Category::Points => "nusfjord-category-points",
    }
}

/// One building in words.
fn building_text(material: &Material, card: Card) -> CardText {
    let building = material.building(card);
    let points = if building.star {
        Message::new("nusfjord-card-star")
    } else {
        Message::new("nusfjord-points").with("n", i32::from(building.points))
    };
    CardText {
        number: building.number,
        key: card.key(),
        deck: Some(DECK_KEYS[card.deck()]),
        letter: Some(say::letter_name(building.letter)),
        name: Message::new(card.name()),
        category: Some(Message::new(category_name(building.category))),
        cost: Some(Message::new("nusfjord-said").with("what", say::goods_list(building.cost))),
        price: Some(building.cost),
        points: Some(points),
        text: building.abilities.iter().map(say::ability).collect(),
        provenance: building.provenance.clone(),
    }
}

/// One elder in words.
fn elder_text(material: &Material, elder: Elder) -> CardText {
    let card = material.elder(elder);
    CardText {
        number: card.number.into(),
        key: elder.key(),
        deck: None,
        letter: None,
        name: Message::new("nusfjord-said").with("what", Arg::Key(elder.name())),
        category: None,
        cost: None,
        price: None,
        points: None,
        text: vec![say::elder(&card.ops)],
        provenance: card.provenance.clone(),
    }
}
