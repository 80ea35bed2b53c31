//! The nodes of a search tree, and which action is tried next: by UCB1 (Auer, Cesa-Bianchi & Fischer 2002) with the
//! availability counts of information-set search and with priors that count as virtual visits; where several seats decide
//! at the same time, by regret matching (Hart & Mas-Colell 2000).

use std::collections::BTreeMap;

use dealer::Quick;
use tabletop::{Dealer, Seat};

use super::TreeSearch;
use crate::{ActionOf, ChanceOf, Knowledge};

/// The number of a node in the tree.
pub(super) type Index = u32;

/// A node that is not in the tree yet.
pub(super) const NOWHERE: Index = Index::MAX;

/// How often a seat that decides at the same time as others tries any action, whatever it regrets.
const EXPLORE: f32 = 0.1;

/// Something a seat may do at one node.
pub(super) struct Edge<A> {
    pub seat: Seat,
    pub action: A,
    /// In how many rounds it was legal here.
    pub offered: u32,
    pub visits: u32,
    /// What it brought the seat, summed up.
    pub total: f64,
    /// How much worse things looked right after it than after the best of its alternatives, once that was asked.
    pub prior: Option<f32>,
    /// How much the seat regrets not having done it, where others decide at the same time.
    pub regret: f32,
    /// How often it was to be done by that regret, summed up.
    pub share: f32,
    /// Where it leads, if no other seat decides at the same time.
    pub next: Index,
}

impl<A> Edge<A> {
    fn new(seat: Seat, action: A) -> Edge<A> {
        Edge {
            seat,
            action,
            offered: 0,
            visits: 0,
            total: 0.0,
            prior: None,
            regret: 0.0,
            share: 0.0,
            next: NOWHERE,
        }
    }

    /// What it brought on average; before it was tried, what is usual here and how it looked.
    fn success(&self, search: &TreeSearch, average: f32) -> f32 {
        let virtual_visits = search.virtual_visits.max(0.01);
        let expected = average + search.prior_weight * self.prior.unwrap_or(0.0);
        (self.total as f32 + virtual_visits * expected) / (self.visits as f32 + virtual_visits)
    }
}

/// A point of the game as far as the seats can tell.
pub(super) struct Node<K: Knowledge> {
    pub visits: u32,
    /// In ascending order of seat and action.
    pub edges: Vec<Edge<ActionOf<K>>>,
    /// Where decisions of several seats at once lead.
    pub joint: Index,
    /// Where luck leads, for outcomes with a node of their own.
    pub outcomes: BTreeMap<ChanceOf<K>, Index>,
    /// Where all other luck leads.
    pub other_outcomes: Index,
}

impl<K: Knowledge> Default for Node<K> {
    fn default() -> Self {
        Node {
            visits: 0,
            edges: Vec::new(),
            joint: NOWHERE,
            outcomes: BTreeMap::new(),
            other_outcomes: NOWHERE,
        }
    }
}

impl<K: Knowledge> Node<K> {
    /// Notes that `seat` may do these things in this round. `legal` is in ascending order.
    pub fn offer(&mut self, seat: Seat, legal: &[ActionOf<K>]) {
        let mut at = self.edges.partition_point(|edge| edge.seat < seat);
        for &action in legal {
            while self.edges.get(at).is_some_and(|edge| (edge.seat, edge.action) < (seat, action)) {
                at += 1;
            }
            if self.edges.get(at).is_none_or(|edge| (edge.seat, edge.action) != (seat, action)) {
                self.edges.insert(at, Edge::new(seat, action));
            }
            self.edges[at].offered += 1;
            at += 1;
        }
    }

    /// The edges of `seat` for these actions, which were offered.
    pub fn offered<'a>(&'a self, seat: Seat, legal: &'a [ActionOf<K>]) -> impl Iterator<Item = usize> + 'a {
        let mut at = self.edges.partition_point(|edge| edge.seat < seat);
        legal.iter().map(move |&action| {
            while (self.edges[at].seat, self.edges[at].action) < (seat, action) {
                at += 1;
            }
            at
        })
    }

    /// The edge of an action.
    pub fn edge(&self, seat: Seat, action: ActionOf<K>) -> Option<&Edge<ActionOf<K>>> {
        let found = self.edges.binary_search_by(|edge| (edge.seat, edge.action).cmp(&(seat, action)));
        found.ok().map(|index| &self.edges[index])
    }

    /// What the seat's decisions here have brought on average.
    fn average(&self, seat: Seat) -> f32 {
        let own = self.edges.iter().filter(|edge| edge.seat == seat);
        let (visits, total) =
            own.fold((0, 0.0), |(visits, total), edge| (visits + edge.visits, total + edge.total));
        if visits == 0 { 0.5 } else { (total / f64::from(visits)) as f32 }
    }

    /// The action with the highest upper confidence bound; among equals, any.
    pub fn select_ucb(
        &self,
        seat: Seat,
        legal: &[ActionOf<K>],
        search: &TreeSearch,
        dealer: &mut Quick,
    ) -> usize {
        let average = self.average(seat);
        let mut log = (0, 0.0);
        let mut best = (f32::NEG_INFINITY, 0);
        let mut equals = 0;
        for at in self.offered(seat, legal) {
            let edge = &self.edges[at];
            let visits = edge.visits as f32 + search.virtual_visits;
            let promise = if visits == 0.0 {
                f32::INFINITY
            } else {
                // The logarithm of a count is asked for again and again.
                if log.0 != edge.offered {
                    log = (edge.offered, (edge.offered as f32 + 1.0).ln());
                }
                edge.success(search, average) + search.exploration * (log.1 / visits).sqrt()
            };
            if promise > best.0 {
                (best, equals) = ((promise, at), 1);
            } else if promise == best.0 {
                equals += 1;
                if dealer.pick(equals) == 0 {
                    best.1 = at;
                }
            }
        }
        best.1
    }

    /// What to do when others decide at the same time: each action as often as it is regretted not to have been done
    /// (regret matching), so that the others cannot foresee it.
    pub fn select_by_regret(
        &mut self,
        seat: Seat,
        legal: &[ActionOf<K>],
        search: &TreeSearch,
        dealer: &mut Quick,
    ) -> usize {
        let average = self.average(seat);
        let first = self.edges.partition_point(|edge| edge.seat < seat);
        let (mut regrets, mut value) = (0.0, 0.0);
        for edge in self.edges[first..].iter().take_while(|edge| edge.seat == seat) {
            regrets += edge.regret;
            value += edge.regret * edge.success(search, average);
        }
        let even = 1.0 / legal.len() as f32;
        let value = if regrets > 0.0 { value / regrets } else { average };
        let mut lot = dealer.pick(1 << 20) as f32 / (1 << 20) as f32;
        let mut chosen = None;
        let mut at = first;
        for &action in legal {
            while self.edges[at].action < action {
                at += 1;
            }
            let edge = &mut self.edges[at];
            let share = if regrets > 0.0 { edge.regret / regrets } else { even };
            edge.share += share;
            edge.regret = (edge.regret + edge.success(search, average) - value).max(0.0);
            lot -= (1.0 - EXPLORE) * share + EXPLORE * even;
            if lot < 0.0 && chosen.is_none() {
                chosen = Some(at);
            }
        }
        chosen.unwrap_or(at)
    }

    /// Has an outcome that was not seen here before a node of its own?
    pub fn has_room(&self, widening: f32) -> bool {
        (self.outcomes.len() as f32) < widening * (self.visits as f32 + 1.0).sqrt()
    }
}
