//! Every tile in words, for whoever wants to know what is in the bag.

use newlands::{Material, Terrain, material::Kind};
use scene::CardText;
use tabletop::{Message, Words};

use crate::{board, names};

/// A picture in a gallery says nothing itself: its words stand beside it.
struct Silent;

impl Words for Silent {
    fn say(&self, _: &Message) -> String {
        String::new()
    }
}

/// All kinds of tiles of an edition.
pub fn all(material: &Material) -> Vec<CardText> {
    (0..).zip(material.kinds()).map(|(index, kind)| tile(index, kind)).collect()
}

fn tile(index: usize, kind: &Kind) -> CardText {
    let terrains = [
        (Terrain::Grassland, "newlands-tile-grassland"),
        (Terrain::Mountain, "newlands-tile-mountain"),
        (Terrain::Sea, "newlands-tile-sea"),
    ];
    let has = |terrain: Terrain| kind.pieces.iter().any(|piece| piece.terrain == terrain);
    let mut facts = vec![Message::new("newlands-tile-copies").with("count", i64::from(kind.copies))];
    facts.extend(terrains.into_iter().filter(|(terrain, _)| has(*terrain)).map(|(_, id)| Message::new(id)));
    facts.extend(kind.start.then(|| Message::new("newlands-tile-start")));
    let cities = match kind.cities.len() {
        0 => "newlands-tile-no-city",
        _ => "newlands-tile-city",
    };
    CardText {
        number: None,
        name: names::tile(kind),
        group: Some(Message::new(cities)),
        facts,
        text: Vec::new(),
        art: board::alone(kind, &format!("gallery-{index}"), &Silent),
        sorts: Vec::new(),
    }
}
