//! Lowers cards from the vocabulary into flat tables.

use crate::{
    code::{Building, Code, Exchange, Instruction, Order, Span, When},
    effect::{Ability, Op, Special},
    goods::Goods,
    say,
};

/// Appends `ops` as one run of instructions. The lists of a `Choose` come before the list they stand in.
pub(crate) fn list(ops: &[Op], code: &mut Code) -> Span {
    let lowered: Vec<_> = ops.iter().map(|op| instruction(op, code)).collect();
    let at = code.ops.len() as u16;
    code.ops.extend(lowered);
    code.op_texts.extend(ops.iter().map(say::op));
    Span { at, end: code.ops.len() as u16 }
}

fn instruction(op: &Op, code: &mut Code) -> Instruction {
    match op {
        Op::Gain(goods) => Instruction::Gain(*goods),
        Op::GainBy { good, by } => {
            code.worths.push(by.clone());
            Instruction::GainBy { good: *good, by: (code.worths.len() - 1) as u16 }
        }
        Op::Swap { give, get, times } => {
            Instruction::Swap { give: *give, get: *get, times: times.unwrap_or(1) }
        }
        Op::Do { action, less, price, ships, plates } => {
            let plain = Order::plain(*action);
            code.orders.push(Order {
                less: less.unwrap_or(Goods::NONE),
                prices: price.clone().unwrap_or_default(),
                hulls: ships.as_ref().map_or(plain.hulls, |s| s.iter().fold(0, |set, &h| set | 1 << h as u8)),
                plates: plates.unwrap_or(plain.plates),
                ..plain
            });
            Instruction::Do((code.orders.len() - 1) as u16)
        }
        Op::AddForest => Instruction::AddForest,
        Op::Upgrade { sloop, cutter } => Instruction::Upgrade { sloop: *sloop, cutter: *cutter },
        Op::Choose(lists) => {
            let spans: Vec<_> = lists.iter().map(|ops| list(ops, code)).collect();
            let first = code.lists.len() as u16;
            code.lists.extend(&spans);
            code.list_texts.extend(lists.iter().map(|ops| say::sequence(ops)));
            Instruction::Choose { first, count: spans.len() as u8 }
        }
        Op::Special(special) => Instruction::Special(*special),
    }
}

/// Fills in what play needs of a building.
pub(crate) fn building(abilities: &[Ability], building: &mut Building, code: &mut Code) {
    building.whens = (code.whens.len() as u16, code.whens.len() as u16);
    for ability in abilities {
        match ability {
            Ability::Build(ops) => {
                // OnTrack acts while the card is placed, not after it.
                building.on_track = ops.contains(&Op::Special(Special::OnTrack));
                let rest: Vec<_> =
                    ops.iter().filter(|op| **op != Op::Special(Special::OnTrack)).cloned().collect();
                building.build = list(&rest, code);
            }
            Ability::When { on, test, ops } => {
                let gains = ops.iter().all(|op| matches!(op, Op::Gain(_) | Op::GainBy { .. }));
                let when = When { moment: on.index(), test: test.clone(), ops: list(ops, code), gains };
                building.hears |= 1 << when.moment;
                code.whens.push(when);
                building.whens.1 += 1;
            }
            Ability::Anytime(ops) => building.exchanges = ops.iter().filter_map(exchange).collect(),
            Ability::Once(ops) => building.once = list(ops, code),
            Ability::Always(modifier) => building.always.push(*modifier),
            Ability::Score(worth) => {
                code.worths.push(worth.clone());
                building.scores.push((code.worths.len() - 1) as u16);
            }
        }
    }
}

/// The loader has refused every other op.
fn exchange(op: &Op) -> Option<Exchange> {
    match op {
        Op::Swap { give, get, .. } => Some(Exchange::Goods { give: *give, get: *get }),
        Op::Special(Special::SellShip) => Some(Exchange::Ship),
        _ => None,
    }
}
