//! The fourth reader of ops: a card as numbers, for bots that weigh cards they have never seen played.
//!
//! Every card becomes [`FEATURES`] small integers. An op adds to the slots of what it does; amounts are added up, so two
//! gains of one wood look like one gain of two.

use crate::{
    code::{Building, Category, ElderCard},
    effect::{Ability, Condition, Count, Good, Letter, Modifier, Op, Special, Task, Worth},
    goods::Goods,
};

/// How many numbers describe a card.
pub const FEATURES: usize = 64;

/// A card as numbers.
pub type Features = [i16; FEATURES];

/// Slots of the feature vector, group by group.
mod slot {
    /// Printed price: wood, fish, gold.
    pub const COST: usize = 0;
    /// Printed points.
    pub const POINTS: usize = 3;
    /// One of A, B, C.
    pub const LETTER: usize = 4;
    /// One of six categories.
    pub const CATEGORY: usize = 7;
    /// Goods gained, by place: wood, fish, gold, wood and fish of the Reserve.
    pub const GAIN: usize = 13;
    /// Goods given in exchanges, by place.
    pub const GIVE: usize = 18;
    /// The eleven base actions it allows.
    pub const TASK: usize = 23;
    /// Rebates and other changes of prices.
    pub const REBATE: usize = 34;
    /// Most points it can score beyond the printed ones.
    pub const SCORE: usize = 35;
    /// What is counted: ships, buildings, elders, Forests, goods, shares, the track, the table.
    pub const COUNTS: usize = 36;
    /// Forests added, ships made better.
    pub const FOREST: usize = 44;
    /// A ship made better.
    pub const UPGRADE: usize = 45;
    /// Alternatives to choose from.
    pub const CHOICE: usize = 46;
    /// The five specials.
    pub const SPECIAL: usize = 47;
    /// Changed rules: nine modifiers.
    pub const RULE: usize = 52;
    /// Worked on building, whenever, any time, once (how often at most in a game, about).
    pub const REPEAT: usize = 61;
}

/// A building as numbers.
pub fn features_of_building(building: &Building) -> Features {
    let mut features = [0; FEATURES];
    let cost = building.cost;
    features[slot::COST] = cost.wood.into();
    features[slot::COST + 1] = cost.fish.into();
    features[slot::COST + 2] = cost.gold.into();
    features[slot::POINTS] = building.points.into();
    features[slot::LETTER + building.letter as usize] = 1;
    features[slot::CATEGORY + category(building.category)] = 1;
    for ability in &building.abilities {
        encode_ability(ability, &mut features);
    }
    features
}

/// An elder as numbers.
pub fn features_of_elder(elder: &ElderCard) -> Features {
    let mut features = [0; FEATURES];
    features[slot::REPEAT] = 7;
    elder.ops.iter().for_each(|op| encode(op, &mut features));
    features
}

fn category(category: Category) -> usize {
    match category {
        Category::AtOnce => 0,
        Category::Whenever => 1,
        Category::AnyTime => 2,
        Category::Once => 3,
        Category::Special => 4,
        Category::Points => 5,
    }
}

fn encode_ability(ability: &Ability, features: &mut Features) {
    let mut run = |ops: &[Op], times: i16| {
        features[slot::REPEAT] += times;
        ops.iter().for_each(|op| encode(op, features));
    };
    match ability {
        Ability::Build(ops) | Ability::Once(ops) => run(ops, 1),
        Ability::When { ops, test, .. } => {
            run(ops, 3);
            if let Some(Condition::AtLeast { count, .. } | Condition::AtMost { count, .. }) = test {
                encode_count(count, features);
            }
        }
        Ability::Anytime(ops) => run(ops, 7),
        Ability::Always(modifier) => encode_modifier(modifier, features),
        Ability::Score(worth) => {
            features[slot::SCORE] += most(worth);
            encode_worth(worth, features);
        }
    }
}

/// Adds one op.
fn encode(op: &Op, features: &mut Features) {
    match op {
        Op::Gain(goods) => add_goods(*goods, slot::GAIN, 1, features),
        Op::GainBy { good, by } => {
            let place = match good {
                Good::Wood => 0,
                Good::Fish => 1,
                Good::Gold => 2,
            };
            features[slot::GAIN + place] += most(by);
            encode_worth(by, features);
        }
        Op::Swap { give, get, times } => {
            let times = times.unwrap_or(1).into();
            add_goods(*give, slot::GIVE, times, features);
            add_goods(*get, slot::GAIN, times, features);
        }
        Op::Do { action, less, price, .. } => {
            features[slot::TASK + *action as usize] += 1;
            let less = less.unwrap_or(Goods::NONE);
            features[slot::REBATE] += i16::from(less.wood) + i16::from(less.fish) + 2 * i16::from(less.gold);
            features[slot::REBATE] += if price.is_some() { 4 } else { 0 };
        }
        Op::AddForest => features[slot::FOREST] += 1,
        Op::Upgrade { .. } => features[slot::UPGRADE] += 1,
        Op::Choose(lists) => {
            features[slot::CHOICE] += lists.len() as i16;
            lists.iter().flatten().for_each(|op| encode(op, features));
        }
        Op::Special(special) => {
            let place = match special {
                Special::OnTrack => 0,
                Special::SellShip => 1,
                Special::Museum => 2,
                Special::FreeElder => 3,
                Special::CopySpace => 4,
            };
            features[slot::SPECIAL + place] += 1;
        }
    }
}

fn add_goods(goods: Goods, slot: usize, times: i16, features: &mut Features) {
    let amounts = [goods.wood, goods.fish, goods.gold, goods.reserve_wood, goods.reserve_fish];
    for (place, n) in amounts.into_iter().enumerate() {
        features[slot + place] += times * i16::from(n);
    }
}

fn encode_modifier(modifier: &Modifier, features: &mut Features) {
    let (place, n) = match *modifier {
        Modifier::Price { action: Task::Ship | Task::Building | Task::Buy, less } => {
            (0, less.wood + less.fish + 2 * less.gold)
        }
        Modifier::Price { .. } => (0, 0),
        Modifier::FishAsWood(n) => (1, n),
        Modifier::PayFromReserve => (2, 1),
        Modifier::ReserveLimit(n) => (3, n),
        Modifier::WoodLimit(n) => (4, n),
        Modifier::Catch(n) => (5, n),
        Modifier::ElderKeep(n) => (6, n),
        Modifier::SkipNewShares => (7, 1),
        Modifier::PlantOnOne => (8, 1),
    };
    features[slot::RULE + place] += i16::from(n);
}

/// The most a worth can come to; where it has no bound, what eight things would bring.
fn most(worth: &Worth) -> i16 {
    match worth {
        Worth::Flat(n) => (*n).into(),
        Worth::Per { each, step, max, .. } => {
            let free = 8 / i16::from(step.unwrap_or(1)) * i16::from(each.unwrap_or(1));
            max.map_or(free, i16::from)
        }
        Worth::Table { of, .. } => of.iter().copied().max().unwrap_or(0).into(),
        Worth::Test { yes, no, .. } => (*yes).max(*no).into(),
        Worth::Sum { of, max } => {
            let sum = of.iter().map(most).sum();
            max.map_or(sum, |max| i16::from(max).min(sum))
        }
    }
}

fn encode_worth(worth: &Worth, features: &mut Features) {
    match worth {
        Worth::Flat(_) => {}
        Worth::Per { count, .. } | Worth::Table { count, .. } => encode_count(count, features),
        Worth::Test { test: Condition::AtLeast { count, .. } | Condition::AtMost { count, .. }, .. } => {
            encode_count(count, features);
        }
        Worth::Test { .. } => {}
        Worth::Sum { of, .. } => of.iter().for_each(|part| encode_worth(part, features)),
    }
}

fn encode_count(count: &Count, features: &mut Features) {
    let place = match count {
        Count::Ships | Count::Sloops | Count::Cutters | Count::Schooners | Count::ShipKinds => 0,
        Count::Buildings
        | Count::BuildingsA
        | Count::BuildingsB
        | Count::BuildingsC
        | Count::WoodBuildings
        | Count::Neighbours
        | Count::FreeSpaces => 1,
        Count::Elders | Count::EmptySeats | Count::ElderFish => 2,
        Count::Forests | Count::ForestPairs | Count::ForestStacks | Count::PairLeft => 3,
        Count::Wood | Count::Fish | Count::Gold | Count::ReserveFish | Count::AllFish | Count::Moved => 4,
        Count::Shares | Count::OwnShares | Count::ForeignShares | Count::Unissued => 5,
        Count::ShipLength | Count::Catch | Count::FreeTrack => 6,
        Count::Plates | Count::Served => 7,
        Count::Least(of) => return of.iter().for_each(|count| encode_count(count, features)),
    };
    features[slot::COUNTS + place] += 1;
}

/// The letters take three slots in their order.
const _: () = assert!(Letter::C as usize == 2);
