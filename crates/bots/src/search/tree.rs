//! One search tree.

use std::collections::BTreeMap;

use tabletop::{Dealer, Seat, Seats, Seen, Turn};

use super::{
    Luck, Mind,
    place::{Index, NOWHERE, Place},
    playout, reward,
};
use crate::{Played, Playout, Worth};

/// The tree stops growing at this many places and edges, so that a long thought cannot eat the machine.
const MOST_PLACES: usize = 2_000_000;

/// How playouts ended.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub visits: u32,
    /// Points, by seat, summed up.
    pub points: [f64; tabletop::MAX_SEATS],
    /// Victories, by seat, summed up.
    pub wins: [f64; tabletop::MAX_SEATS],
}

impl Tally {
    pub fn note(&mut self, points: &Worth, wins: &Worth) {
        self.visits += 1;
        for (sum, &point) in self.points.iter_mut().zip(points) {
            *sum += f64::from(point);
        }
        for (sum, &win) in self.wins.iter_mut().zip(wins) {
            *sum += f64::from(win);
        }
    }

    /// Points and victories on average.
    pub fn means(&self) -> (Worth, Worth) {
        let mean = |sum: f64| (sum / f64::from(self.visits.max(1))) as f32;
        (self.points.map(mean), self.wins.map(mean))
    }

    pub fn add(&mut self, other: &Tally) {
        self.visits += other.visits;
        for (sum, point) in self.points.iter_mut().zip(other.points) {
            *sum += point;
        }
        for (sum, win) in self.wins.iter_mut().zip(other.wins) {
            *sum += win;
        }
    }
}

/// A search tree and what it needs to grow.
pub(super) struct Tree<G: Played> {
    mind: Mind<G>,
    places: Vec<Place<G>>,
    edges: usize,
    root: Index,
    /// The edges of this round.
    path: Vec<(Index, usize)>,
    playout: Playout<G>,
    /// How all playouts at this root ended.
    whole: Tally,
    /// How the playouts after each action at the root ended.
    ledger: BTreeMap<(Seat, G::Action), Tally>,
}

impl<G: Played> Tree<G> {
    pub(super) fn new(seed: u64, mind: &Mind<G>) -> Tree<G> {
        Tree {
            mind: *mind,
            places: vec![Place::default()],
            edges: 0,
            root: 0,
            path: Vec::new(),
            playout: Playout::new(seed, mind),
            whole: Tally::default(),
            ledger: BTreeMap::new(),
        }
    }

    /// How many playouts were made at this root.
    pub(super) fn playouts(&self) -> u32 {
        self.whole.visits
    }

    /// The number of its places and edges.
    pub(super) fn size(&self) -> usize {
        self.places.len() + self.edges
    }

    /// How all of them ended.
    pub(super) fn whole(&self) -> &Tally {
        &self.whole
    }

    /// The place with this number, if the tree has it.
    pub(super) fn place(&self, index: Index) -> Option<&Place<G>> {
        self.places.get(index as usize)
    }

    /// The place where the game stands.
    pub(super) fn root(&self) -> &Place<G> {
        &self.places[self.root as usize]
    }

    /// How playouts after `action` of `seat` ended.
    pub(super) fn tally(&self, seat: Seat, action: G::Action) -> Tally {
        self.ledger.get(&(seat, action)).copied().unwrap_or_default()
    }

    /// One round: sample, walk down, add a place, play on, carry home.
    pub(super) fn grow(&mut self, seen: &Seen<'_, G>) {
        let mut state = seen.sample(&mut self.playout.dealer);
        if let Some(before) = state.before_secrets(seen.seat()) {
            state = before;
        }
        playout::pass_luck(&mut state, &mut self.playout.dealer);
        self.path.clear();
        let mut here = self.root;
        while let Turn::Seats(seats) = state.turn() {
            let link = self.decide(here, seats, &mut state);
            let (next, fresh) = self.enter(link, &mut state);
            here = next;
            if fresh {
                break;
            }
        }
        playout::play_out(&mut state, &self.mind.style, &mut self.playout);
        let ending = reward::ending(&state, &self.mind);
        let rewards = reward::rewards(&state, &ending, self.mind.style.winning);
        self.whole.note(&ending.points, &ending.wins);
        for &(place, edge) in &self.path {
            let edge = &mut self.places[place as usize].edges[edge];
            edge.visits += 1;
            edge.total += f64::from(rewards[edge.seat.index()]);
            if place == self.root {
                let tally = self.ledger.entry((edge.seat, edge.action)).or_default();
                tally.note(&ending.points, &ending.wins);
            }
        }
    }

    /// Lets every seat of the turn decide and says whereto that leads. Seats that decide at the same time choose
    /// without knowing each other's choice.
    fn decide(&mut self, here: Index, seats: Seats, state: &mut G) -> Link<G> {
        self.places[here as usize].visits += 1;
        let alone = seats.len() == 1;
        let first = self.path.len();
        for seat in seats.iter() {
            let edge = self.pick(here, seat, alone, state);
            self.path.push((here, edge));
        }
        for &(_, edge) in &self.path[first..] {
            let edge = &self.places[here as usize].edges[edge];
            state.act(edge.seat, edge.action, &mut ());
        }
        if alone { Link::Edge(here, self.path[first].1) } else { Link::Together(here) }
    }

    /// Chooses what `seat` tries this time, of the actions that are legal in this sample.
    fn pick(&mut self, here: Index, seat: Seat, alone: bool, state: &G) -> usize {
        let Playout { dealer, legal, .. } = &mut self.playout;
        legal.clear();
        state.legal(seat, legal);
        let place = &mut self.places[here as usize];
        let known = place.edges.len();
        place.offer(seat, legal);
        self.edges += place.edges.len() - known;
        let style = &self.mind.style;
        if alone && place.visits >= style.attention && legal.len() > 1 {
            look_ahead(place, seat, legal, state, &self.mind);
        }
        if alone {
            place.promising(seat, legal, style, dealer)
        } else {
            place.mixed(seat, legal, style, dealer)
        }
    }

    /// Follows a link, lets luck decide, and adds the place if it was not in the tree. The second value says so.
    fn enter(&mut self, link: Link<G>, state: &mut G) -> (Index, bool) {
        let (mut here, mut fresh) = self.follow(link);
        let widening = match self.mind.style.luck {
            Luck::Merged => {
                playout::pass_luck(state, &mut self.playout.dealer);
                return (here, fresh);
            }
            Luck::Apart => f32::INFINITY,
            Luck::Widening(widening) => widening,
        };
        while state.turn() == Turn::Chance && !fresh {
            let ticket = self.playout.dealer.pick(state.weight());
            let outcome = state.outcome(ticket);
            state.reveal(outcome, &mut ());
            let place = &mut self.places[here as usize];
            place.visits += 1;
            let own = place.brought.contains_key(&outcome) || place.has_room(widening);
            (here, fresh) = self.follow(if own { Link::Luck(here, outcome) } else { Link::Otherwise(here) });
        }
        (here, fresh)
    }

    fn follow(&mut self, link: Link<G>) -> (Index, bool) {
        let fresh = self.places.len() as Index;
        let full = self.size() >= MOST_PLACES;
        let place = &mut self.places[link.from() as usize];
        let next = match link {
            Link::Edge(_, edge) => &mut place.edges[edge].next,
            Link::Together(_) => &mut place.together,
            Link::Luck(_, outcome) => place.brought.entry(outcome).or_insert(NOWHERE),
            Link::Otherwise(_) => &mut place.otherwise,
        };
        if *next != NOWHERE || full {
            return (*next, *next == NOWHERE);
        }
        *next = fresh;
        self.places.push(Place::default());
        (fresh, true)
    }

    /// The game went on by this action of `seat`, which decided alone. Says whether the tree knows what came of it;
    /// if so, what it learnt there is kept.
    pub(super) fn goes_on_by(&mut self, seat: Seat, action: G::Action) -> bool {
        let next = self.root().edge(seat, action).map_or(NOWHERE, |edge| edge.next);
        if next == NOWHERE {
            return false;
        }
        self.root = next;
        self.whole = Tally::default();
        self.ledger.clear();
        true
    }

    /// Forgets every place that cannot be reached any more. No place is reached by two ways.
    pub(super) fn prune(&mut self) {
        let mut kept: Vec<Place<G>> = Vec::new();
        let mut waiting = vec![self.root];
        while kept.len() < waiting.len() {
            let mut place = std::mem::take(&mut self.places[waiting[kept.len()] as usize]);
            place.edges.shrink_to_fit();
            let nexts = place.edges.iter_mut().map(|edge| &mut edge.next);
            let nexts = nexts.chain([&mut place.together, &mut place.otherwise]);
            for next in nexts.chain(place.brought.values_mut()).filter(|next| **next != NOWHERE) {
                waiting.push(*next);
                *next = waiting.len() as Index - 1;
            }
            kept.push(place);
        }
        kept.shrink_to_fit();
        self.edges = kept.iter().map(|place| place.edges.len()).sum();
        self.places = kept;
        self.root = 0;
    }
}

/// Looks how things stand after each action that was not looked at before.
fn look_ahead<G: Played>(place: &mut Place<G>, seat: Seat, legal: &[G::Action], state: &G, mind: &Mind<G>) {
    let fresh: Vec<usize> =
        place.offered(seat, legal).filter(|&at| place.edges[at].inkling.is_none()).collect();
    if fresh.is_empty() {
        return;
    }
    let after = |&at: &usize| {
        let mut after = state.clone();
        after.act(seat, place.edges[at].action, &mut ());
        reward::promise(&after, seat, mind, reward::FORESIGHT)
    };
    let outlooks: Vec<f32> = fresh.iter().map(after).collect();
    let best = outlooks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let reward = |lead| reward::reward_for(state, lead, mind.style.winning);
    for (at, outlook) in fresh.into_iter().zip(outlooks) {
        place.edges[at].inkling = Some(reward(outlook) - reward(best));
    }
}

/// A way from one place to another.
enum Link<G: Played> {
    Edge(Index, usize),
    Together(Index),
    Luck(Index, G::Chance),
    Otherwise(Index),
}

impl<G: Played> Link<G> {
    fn from(&self) -> Index {
        match *self {
            Link::Edge(from, _) | Link::Together(from) | Link::Luck(from, _) | Link::Otherwise(from) => from,
        }
    }
}
