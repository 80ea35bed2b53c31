//! The first reader of ops: can it be carried out, so that something changes?

use crate::{
    code::{Instruction, Span},
    deed::Purse,
    effect::Special,
    goods::Goods,
    state::Nusfjord,
};

impl Nusfjord {
    /// Can the first of these instructions be carried out?
    pub(crate) fn can_start(&self, purse: &Purse, span: Span) -> bool {
        !span.is_empty() && self.feasible(purse, self.material.0.code.ops[usize::from(span.at)])
    }

    /// Can the active player carry out this op now? Effects that change nothing are never offered.
    pub(crate) fn feasible(&self, purse: &Purse, op: Instruction) -> bool {
        let code = &self.material.0.code;
        let limit = self.me().standing.wood_limit;
        match op {
            Instruction::Gain(goods) => purse.stock.gains_from(goods, limit),
            Instruction::GainBy { good, by } => {
                let n = self.worth(&code.worths[usize::from(by)], self.my_viewpoint(0));
                purse.stock.gains_from(Goods::of(good, n), limit)
            }
            Instruction::Swap { give, .. } => purse.stock.covers(give),
            Instruction::Do(order) => self.possible(purse, &code.orders[usize::from(order)]),
            Instruction::AddForest => {
                self.material.0.doubles.iter().any(|&(cell, _)| self.may_add_forest(cell))
            }
            Instruction::Upgrade { sloop, cutter } => {
                (0..self.me().pieces).any(|i| self.permit_upgrade(purse, (sloop, cutter), i).is_ok())
            }
            Instruction::Choose { first, count } => {
                let lists = &code.lists[usize::from(first)..usize::from(first) + usize::from(count)];
                lists.iter().any(|&list| self.can_start(purse, list))
            }
            Instruction::Special(special) => match special {
                // These two act elsewhere: while a building is placed, and in the any-time windows.
                Special::OnTrack | Special::SellShip => false,
                Special::Museum => self.may_exhibit(),
                Special::FreeElder => (0..self.me().elders).any(|slot| self.may_let(purse, slot)),
                Special::CopySpace => {
                    self.full_tasks().any(|task| self.possible(purse, self.material.0.plain(task)))
                }
            },
        }
    }
}
