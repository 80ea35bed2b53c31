//! A seat that is thought for: bots, hints and analyses, which learn no more than the seat may know.

use std::{marker::PhantomData, sync::Arc};

use bots::{ActionOf, Bot, Knowledge, Limits, Player, search::Mind};
use tabletop::{Game, Message, Notation, Seat, Table};

use crate::{
    advice::{self, Advice, Judgement, Outlook, Rating},
    memory::Memory,
    table::allowed,
};

/// A table seen from one seat by somebody who thinks for it. Everything is decided by what the seat may know.
pub trait Thinker: Send + Sync {
    /// Asks a player what it would do; nothing if the seat owes no decision. If the player thinks for a time, it goes on
    /// from its `memory` where it can, and leaves there what it thought.
    fn choose(&self, player: Player, limits: &Limits<'_>, memory: &mut Memory) -> Option<String>;
    /// What a strong player would do and what may then be expected.
    fn advise(&self, limits: &Limits<'_>) -> Option<Advice>;
    /// The best beside what was done.
    fn judge(&self, played: &str, limits: &Limits<'_>) -> Option<Judgement>;
    /// What a strong player thinks of everything that may be done; nothing if the seat owes no decision.
    fn rate(&self, limits: &Limits<'_>) -> Option<Rating>;
    /// What may be expected after a legal action, looked at by itself; nothing where seats decide at the same time, or
    /// where the game is over with it.
    fn expect(&self, action: &str, limits: &Limits<'_>) -> Option<Outlook>;
    /// A line of actions from here in words, as far as it is legal.
    fn tell(&self, line: &[(Seat, String)]) -> Vec<Message>;
}

pub(crate) struct Thinking<K: Knowledge> {
    table: Arc<Table<K::Game>>,
    seat: Seat,
    bots: PhantomData<fn() -> K>,
}

impl<K: Knowledge> Thinking<K> {
    pub(crate) fn new(table: Arc<Table<K::Game>>, seat: Seat) -> Self {
        Thinking { table, seat, bots: PhantomData }
    }

    fn is_asked(&self) -> bool {
        self.table.turn().awaits(self.seat)
    }
}

impl<K: Knowledge> Thinker for Thinking<K> {
    fn choose(&self, player: Player, limits: &Limits<'_>, memory: &mut Memory) -> Option<String> {
        if !self.is_asked() {
            return None;
        }
        let seen = self.table.seen_by(self.seat);
        if !player.searches() {
            *memory = Memory::default();
            return Some(player.bot::<K>(Mind::default()).choose(&seen, limits).to_string());
        }
        let mut search = memory.recall::<K>(&self.table, self.seat, player);
        let action = search.choose(&seen, limits);
        memory.keep(search, &self.table, self.seat, action);
        Some(action.to_string())
    }

    fn advise(&self, limits: &Limits<'_>) -> Option<Advice> {
        let advise = || advice::judge::<K>(self.table.state(), self.seat, None, limits).best;
        self.is_asked().then(advise)
    }

    fn judge(&self, played: &str, limits: &Limits<'_>) -> Option<Judgement> {
        let played = ActionOf::<K>::parse(played).ok()?;
        let judge = || advice::judge::<K>(self.table.state(), self.seat, Some(played), limits);
        self.is_asked().then(judge)
    }

    fn rate(&self, limits: &Limits<'_>) -> Option<Rating> {
        self.is_asked().then(|| advice::rate::<K>(self.table.state(), self.seat, limits))
    }

    fn expect(&self, action: &str, limits: &Limits<'_>) -> Option<Outlook> {
        let action = allowed(&self.table, self.seat, action).ok()?;
        advice::expect::<K>(self.table.state(), self.seat, action, limits)
    }

    fn tell(&self, line: &[(Seat, String)]) -> Vec<Message> {
        let mut state = self.table.state().clone();
        let mut told = Vec::with_capacity(line.len());
        for (seat, text) in line {
            let Ok(action) = ActionOf::<K>::parse(text) else { break };
            if !state.turn().awaits(*seat) || state.check(*seat, action).is_err() {
                break;
            }
            told.push(state.tell(*seat, action));
            state.act_unchecked(*seat, action, &mut ());
        }
        told
    }
}
