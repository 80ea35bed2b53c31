//! One search tree.

use std::collections::BTreeMap;

use tabletop::{Dealer, Seat, Seats, Seen, Turn};

use super::{Style, playout, reward};
use crate::{Luck, Played, Playout};

/// The number of a place in the tree.
type Index = u32;

/// A place that is not in the tree yet.
const NOWHERE: Index = Index::MAX;

/// The tree stops growing at this many places and edges, so that a long thought cannot eat the machine.
const MOST_PLACES: usize = 2_000_000;

/// Something a seat may do at one place.
struct Edge<A> {
    seat: Seat,
    action: A,
    /// In how many rounds it was legal here.
    offered: u32,
    visits: u32,
    /// What it brought the seat, summed up.
    total: f64,
    /// How much better or worse things looked right after it, once that was asked.
    inkling: Option<f32>,
    /// Where it leads, if no other seat decides at the same time.
    next: Index,
}

impl<A> Edge<A> {
    fn new(seat: Seat, action: A) -> Edge<A> {
        Edge { seat, action, offered: 0, visits: 0, total: 0.0, inkling: None, next: NOWHERE }
    }
}

/// A point of the game as far as the seats can tell.
struct Place<G: Played> {
    visits: u32,
    /// In ascending order of seat and action.
    edges: Vec<Edge<G::Action>>,
    /// Where decisions of several seats at once lead.
    together: BTreeMap<Vec<G::Action>, Index>,
    /// Where luck leads, if its outcomes are kept apart.
    brought: BTreeMap<G::Chance, Index>,
}

impl<G: Played> Default for Place<G> {
    fn default() -> Self {
        Place { visits: 0, edges: Vec::new(), together: BTreeMap::new(), brought: BTreeMap::new() }
    }
}

/// A search tree and what it needs to grow.
pub(super) struct Tree<'a, G: Played> {
    style: &'a Style,
    places: Vec<Place<G>>,
    edges: usize,
    /// The edges of this round.
    path: Vec<(Index, usize)>,
    playout: Playout<G>,
}

impl<'a, G: Played> Tree<'a, G> {
    pub(super) fn new(seed: u64, style: &'a Style) -> Tree<'a, G> {
        let places = vec![Place::default()];
        Tree { style, places, edges: 0, path: Vec::new(), playout: Playout::new(seed) }
    }

    /// How many playouts were made.
    pub(super) fn playouts(&self) -> u32 {
        self.places[0].visits
    }

    /// How often `action` of `seat` was tried at the root, and what it brought in sum.
    pub(super) fn found(&self, seat: Seat, action: G::Action) -> (u32, f64) {
        let edges = &self.places[0].edges;
        let found = edges.binary_search_by(|edge| (edge.seat, edge.action).cmp(&(seat, action)));
        found.map_or((0, 0.0), |index| (edges[index].visits, edges[index].total))
    }

    /// One round: sample, walk down, add a place, play on, carry home.
    pub(super) fn grow(&mut self, seen: &Seen<'_, G>) {
        let mut state = seen.sample(&mut self.playout.dealer);
        self.path.clear();
        let mut here = 0;
        while let Turn::Seats(seats) = state.turn() {
            let next = self.decide(here, seats, &mut state);
            let (next, fresh) = self.enter(next, &mut state);
            here = next;
            if fresh {
                break;
            }
        }
        playout::play_out(&mut state, self.style.informed, &mut self.playout);
        let rewards = reward::rewards(&state, self.style.winning);
        for &(place, edge) in &self.path {
            let edge = &mut self.places[place as usize].edges[edge];
            edge.visits += 1;
            edge.total += f64::from(rewards[edge.seat.index()]);
        }
    }

    /// Lets every seat of the turn decide and says whereto that leads. Seats that decide at the same time choose
    /// without knowing each other's choice.
    fn decide(&mut self, here: Index, seats: Seats, state: &mut G) -> Link<G> {
        self.places[here as usize].visits += 1;
        let first = self.path.len();
        for seat in seats.iter() {
            let edge = self.pick(here, seat, state);
            self.path.push((here, edge));
        }
        let chosen = &self.path[first..];
        for &(_, edge) in chosen {
            let edge = &self.places[here as usize].edges[edge];
            state.act(edge.seat, edge.action, &mut ());
        }
        match chosen {
            &[(_, edge)] => Link::Edge(here, edge),
            several => {
                let edges = &self.places[here as usize].edges;
                Link::Together(here, several.iter().map(|&(_, edge)| edges[edge].action).collect())
            }
        }
    }

    /// Chooses what `seat` tries this time: the most promising of the actions that are legal in this sample.
    fn pick(&mut self, here: Index, seat: Seat, state: &G) -> usize {
        let Playout { dealer, legal, .. } = &mut self.playout;
        legal.clear();
        state.legal(seat, legal);
        let place = &mut self.places[here as usize];
        let (average, known) = (place.average(seat), place.edges.len());
        let attentive = place.visits >= self.style.attention;
        let mut before = None;
        let mut score = Score::new(self.style, average);
        let mut best = (f32::NEG_INFINITY, 0);
        let mut equals = 0;
        let mut at = place.edges.partition_point(|edge| edge.seat < seat);
        for &action in &*legal {
            while place.edges.get(at).is_some_and(|edge| (edge.seat, edge.action) < (seat, action)) {
                at += 1;
            }
            if place.edges.get(at).is_none_or(|edge| (edge.seat, edge.action) != (seat, action)) {
                place.edges.insert(at, Edge::new(seat, action));
            }
            let edge = &mut place.edges[at];
            edge.offered += 1;
            if attentive && edge.inkling.is_none() {
                let before = *before.get_or_insert_with(|| reward::outlook(state, seat));
                let mut after = state.clone();
                after.act(seat, action, &mut ());
                edge.inkling = Some(reward::inkling::<G>(reward::outlook(&after, seat) - before));
            }
            let promise = score.of(edge);
            if promise > best.0 {
                (best, equals) = ((promise, at), 1);
            } else if promise == best.0 {
                equals += 1;
                if dealer.pick(equals) == 0 {
                    best.1 = at;
                }
            }
            at += 1;
        }
        self.edges += place.edges.len() - known;
        best.1
    }

    /// Follows a link, lets luck decide, and adds the place if it was not in the tree. The second value says so.
    fn enter(&mut self, link: Link<G>, state: &mut G) -> (Index, bool) {
        let (mut here, mut fresh) = self.follow(link);
        if self.style.luck == Luck::Merged {
            playout::pass_luck(state, &mut self.playout.dealer);
            return (here, fresh);
        }
        while state.turn() == Turn::Chance && !fresh {
            let ticket = self.playout.dealer.pick(state.weight());
            let outcome = state.outcome(ticket);
            state.reveal(outcome, &mut ());
            (here, fresh) = self.follow(Link::Luck(here, outcome));
        }
        (here, fresh)
    }

    fn follow(&mut self, link: Link<G>) -> (Index, bool) {
        let fresh = self.places.len() as Index;
        let full = self.places.len() + self.edges >= MOST_PLACES;
        let place = &mut self.places[link.from() as usize];
        let next = match &link {
            Link::Edge(_, edge) => place.edges[*edge].next,
            Link::Together(_, actions) => place.together.get(actions).copied().unwrap_or(NOWHERE),
            Link::Luck(_, outcome) => place.brought.get(outcome).copied().unwrap_or(NOWHERE),
        };
        if next != NOWHERE || full {
            return (next, next == NOWHERE);
        }
        match link {
            Link::Edge(_, edge) => place.edges[edge].next = fresh,
            Link::Together(_, actions) => drop(place.together.insert(actions, fresh)),
            Link::Luck(_, outcome) => drop(place.brought.insert(outcome, fresh)),
        }
        self.places.push(Place::default());
        (fresh, true)
    }
}

/// A way from one place to another.
enum Link<G: Played> {
    Edge(Index, usize),
    Together(Index, Vec<G::Action>),
    Luck(Index, G::Chance),
}

impl<G: Played> Link<G> {
    fn from(&self) -> Index {
        match self {
            Link::Edge(from, _) | Link::Together(from, _) | Link::Luck(from, _) => *from,
        }
    }
}

impl<G: Played> Place<G> {
    /// What the seat's decisions here have brought on average.
    fn average(&self, seat: Seat) -> f32 {
        let own = self.edges.iter().filter(|edge| edge.seat == seat);
        let (visits, total) =
            own.fold((0, 0.0), |(visits, total), edge| (visits + edge.visits, total + edge.total));
        if visits == 0 { 0.5 } else { (total / f64::from(visits)) as f32 }
    }
}

/// Weighs success, curiosity and inkling.
struct Score<'a> {
    style: &'a Style,
    average: f32,
    /// The logarithm of a count is asked for again and again.
    log: (u32, f32),
}

impl<'a> Score<'a> {
    fn new(style: &'a Style, average: f32) -> Score<'a> {
        Score { style, average, log: (0, 0.0) }
    }

    fn of<A>(&mut self, edge: &Edge<A>) -> f32 {
        let bias = self.style.bias * edge.inkling.unwrap_or(0.0) / (edge.visits + 1) as f32;
        let visits = edge.visits as f32 + self.style.patience;
        if visits == 0.0 {
            return f32::INFINITY;
        }
        if self.log.0 != edge.offered {
            self.log = (edge.offered, (edge.offered as f32 + 1.0).ln());
        }
        let success = (edge.total as f32 + self.style.patience * self.average) / visits;
        success + self.style.curiosity * (self.log.1 / visits).sqrt() + bias
    }
}
