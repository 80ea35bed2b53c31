//! What one points at to say an action, and the other way round. Dice are named like buttons: whatever else is chosen, one
//! may be pointed at.

use fleet::{Deed, Event, Face, Measure, Section};

/// The target of a section: its next free box.
pub fn section(section: Section) -> String {
    format!("box-{}", section.word())
}

/// Targets without a name in them.
const FIXED: [(Deed, &str); 12] = [
    (Deed::Coins, "use-coins"),
    (Deed::Market, "use-market"),
    (Deed::ShrimpStar, "use-shrimp-star"),
    (Deed::Coin, "use-coin"),
    (Deed::Salvage, "use-salvage"),
    (Deed::Hex, "use-hex"),
    (Deed::Reroll, "use-reroll"),
    (Deed::Decline, "do-decline"),
    (Deed::Boat, "do-boat"),
    (Deed::Licence, "do-licence"),
    (Deed::SecondFish, "do-second-fish"),
    (Deed::FishCoin, "do-fish-coin"),
];

/// Where an event happened: the die. Marks on the sheets of others stand in their players' cards.
pub fn places(event: &Event) -> Vec<String> {
    match *event {
        Event::DieTaken { face, .. } | Event::LastDie { face } | Event::CaptainTook { face } => {
            vec![target(Deed::Take(face))]
        }
        _ => Vec::new(),
    }
}

/// What one points at to say it.
pub fn target(deed: Deed) -> String {
    match deed {
        Deed::Take(face) => format!("do-take-{}", face.word()),
        Deed::Mark(marked) => section(marked),
        Deed::Bonus(measure) => format!("bonus-{}", measure.word()),
        other => {
            let fixed = FIXED.iter().find(|(deed, _)| *deed == other);
            fixed.expect("every other deed has a target").1.to_owned()
        }
    }
}

/// What pointing at a target says.
pub fn deed(name: &str) -> Option<Deed> {
    let named = |prefix: &str| name.strip_prefix(prefix);
    let take = named("do-take-").and_then(Face::from_word).map(Deed::Take);
    let mark = || named("box-").and_then(Section::from_word).map(Deed::Mark);
    let bonus = || named("bonus-").and_then(Measure::from_word).map(Deed::Bonus);
    let fixed = || FIXED.iter().find(|(_, fixed)| *fixed == name).map(|(deed, _)| *deed);
    take.or_else(mark).or_else(bonus).or_else(fixed)
}
