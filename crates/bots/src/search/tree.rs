//! One search tree: UCT (Kocsis & Szepesvári 2006) over information sets (ISMCTS: Cowling, Powley & Whitehouse 2012).

use std::collections::BTreeMap;

use tabletop::{Dealer, Game, Seat, Seats, Seen, Turn};

use super::{
    Luck, Mind, TreeSearch,
    node::{Index, NOWHERE, Node},
    playout, reward,
};
use crate::{ActionOf, ChanceOf, Knowledge, Playout, Worth};

/// The tree stops growing at this many nodes and edges, so that a long thought cannot eat the machine.
const MOST_NODES: usize = 2_000_000;

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
pub(super) struct Tree<K: Knowledge> {
    mind: Mind<K>,
    search: TreeSearch,
    nodes: Vec<Node<K>>,
    edges: usize,
    root: Index,
    /// The edges of this round.
    path: Vec<(Index, usize)>,
    playout: Playout<K>,
    /// How all playouts at this root ended.
    whole: Tally,
    /// How the playouts after each action at the root ended.
    ledger: BTreeMap<(Seat, ActionOf<K>), Tally>,
}

impl<K: Knowledge> Tree<K> {
    pub(super) fn new(seed: u64, mind: &Mind<K>) -> Tree<K> {
        Tree {
            mind: *mind,
            search: mind.strategy.tree(),
            nodes: vec![Node::default()],
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

    /// The number of its nodes and edges.
    pub(super) fn size(&self) -> usize {
        self.nodes.len() + self.edges
    }

    /// How all of them ended.
    pub(super) fn whole(&self) -> &Tally {
        &self.whole
    }

    /// The node with this number, if the tree has it.
    pub(super) fn node(&self, index: Index) -> Option<&Node<K>> {
        self.nodes.get(index as usize)
    }

    /// The node where the game stands.
    pub(super) fn root(&self) -> &Node<K> {
        &self.nodes[self.root as usize]
    }

    /// How playouts after `action` of `seat` ended.
    pub(super) fn tally(&self, seat: Seat, action: ActionOf<K>) -> Tally {
        self.ledger.get(&(seat, action)).copied().unwrap_or_default()
    }

    /// One round: sample, walk down, add a node, play on, carry home.
    pub(super) fn grow(&mut self, seen: &Seen<'_, K::Game>) {
        let mut state = seen.sample(&mut self.playout.dealer);
        if let Some(before) = K::before_secrets(&state, seen.seat()) {
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
        playout::play_out(&mut state, &mut self.playout);
        let ending = reward::ending(&state, &self.mind);
        let rewards = reward::rewards::<K>(&state, &ending, self.mind.strategy.win_weight);
        self.whole.note(&ending.points, &ending.wins);
        for &(node, edge) in &self.path {
            let edge = &mut self.nodes[node as usize].edges[edge];
            edge.visits += 1;
            edge.total += f64::from(rewards[edge.seat.index()]);
            if node == self.root {
                let tally = self.ledger.entry((edge.seat, edge.action)).or_default();
                tally.note(&ending.points, &ending.wins);
            }
        }
    }

    /// Lets every seat of the turn decide and says whereto that leads. Seats that decide at the same time choose
    /// without knowing each other's choice.
    fn decide(&mut self, here: Index, seats: Seats, state: &mut K::Game) -> Link<K> {
        self.nodes[here as usize].visits += 1;
        let alone = seats.len() == 1;
        let first = self.path.len();
        for seat in seats.iter() {
            let edge = self.pick(here, seat, alone, state);
            self.path.push((here, edge));
        }
        for &(_, edge) in &self.path[first..] {
            let edge = &self.nodes[here as usize].edges[edge];
            state.act_unchecked(edge.seat, edge.action, &mut ());
        }
        if alone { Link::Edge(here, self.path[first].1) } else { Link::Joint(here) }
    }

    /// Chooses what `seat` tries this time, of the actions that are legal in this sample.
    fn pick(&mut self, here: Index, seat: Seat, alone: bool, state: &K::Game) -> usize {
        let Playout { dealer, legal, .. } = &mut self.playout;
        legal.clear();
        state.legal(seat, legal);
        let node = &mut self.nodes[here as usize];
        let known = node.edges.len();
        node.offer(seat, legal);
        self.edges += node.edges.len() - known;
        let search = &self.search;
        if alone && node.visits >= search.expand_after && legal.len() > 1 {
            look_ahead(node, seat, legal, state, &self.mind);
        }
        if alone {
            node.select_ucb(seat, legal, search, dealer)
        } else {
            node.select_by_regret(seat, legal, search, dealer)
        }
    }

    /// Follows a link, lets luck decide, and adds the node if it was not in the tree. The second value says so.
    fn enter(&mut self, link: Link<K>, state: &mut K::Game) -> (Index, bool) {
        let (mut here, mut fresh) = self.follow(link);
        let widening = match self.search.luck {
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
            state.reveal_unchecked(outcome, &mut ());
            let node = &mut self.nodes[here as usize];
            node.visits += 1;
            let own = node.outcomes.contains_key(&outcome) || node.has_room(widening);
            (here, fresh) =
                self.follow(if own { Link::Luck(here, outcome) } else { Link::OtherOutcomes(here) });
        }
        (here, fresh)
    }

    fn follow(&mut self, link: Link<K>) -> (Index, bool) {
        let fresh = self.nodes.len() as Index;
        let full = self.size() >= MOST_NODES;
        let node = &mut self.nodes[link.from() as usize];
        let next = match link {
            Link::Edge(_, edge) => &mut node.edges[edge].next,
            Link::Joint(_) => &mut node.joint,
            Link::Luck(_, outcome) => node.outcomes.entry(outcome).or_insert(NOWHERE),
            Link::OtherOutcomes(_) => &mut node.other_outcomes,
        };
        if *next != NOWHERE || full {
            return (*next, *next == NOWHERE);
        }
        *next = fresh;
        self.nodes.push(Node::default());
        (fresh, true)
    }

    /// The game went on by this action of `seat`, which decided alone. Says whether the tree knows what came of it;
    /// if so, what it learnt there is kept.
    pub(super) fn goes_on_by(&mut self, seat: Seat, action: ActionOf<K>) -> bool {
        let next = self.root().edge(seat, action).map_or(NOWHERE, |edge| edge.next);
        if next == NOWHERE {
            return false;
        }
        self.root = next;
        self.whole = Tally::default();
        self.ledger.clear();
        true
    }

    /// Forgets every node that cannot be reached any more. No node is reached by two ways.
    pub(super) fn prune(&mut self) {
        let mut kept: Vec<Node<K>> = Vec::new();
        let mut waiting = vec![self.root];
        while kept.len() < waiting.len() {
            let mut node = std::mem::take(&mut self.nodes[waiting[kept.len()] as usize]);
            node.edges.shrink_to_fit();
            let nexts = node.edges.iter_mut().map(|edge| &mut edge.next);
            let nexts = nexts.chain([&mut node.joint, &mut node.other_outcomes]);
            for next in nexts.chain(node.outcomes.values_mut()).filter(|next| **next != NOWHERE) {
                waiting.push(*next);
                *next = waiting.len() as Index - 1;
            }
            kept.push(node);
        }
        kept.shrink_to_fit();
        self.edges = kept.iter().map(|node| node.edges.len()).sum();
        self.nodes = kept;
        self.root = 0;
    }
}

/// Looks how things stand after each action that was not looked at before.
fn look_ahead<K: Knowledge>(
    node: &mut Node<K>,
    seat: Seat,
    legal: &[ActionOf<K>],
    state: &K::Game,
    mind: &Mind<K>,
) {
    let fresh: Vec<usize> = node.offered(seat, legal).filter(|&at| node.edges[at].prior.is_none()).collect();
    if fresh.is_empty() {
        return;
    }
    let after = |&at: &usize| {
        let mut after = state.clone();
        after.act_unchecked(seat, node.edges[at].action, &mut ());
        reward::promise(&after, seat, mind, reward::LOOK_AHEAD)
    };
    let outlooks: Vec<f32> = fresh.iter().map(after).collect();
    let best = outlooks.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let reward = |lead| reward::reward_for::<K>(state, lead, mind.strategy.win_weight);
    for (at, outlook) in fresh.into_iter().zip(outlooks) {
        node.edges[at].prior = Some(reward(outlook) - reward(best));
    }
}

/// A way from one node to another.
enum Link<K: Knowledge> {
    Edge(Index, usize),
    Joint(Index),
    Luck(Index, ChanceOf<K>),
    OtherOutcomes(Index),
}

impl<K: Knowledge> Link<K> {
    fn from(&self) -> Index {
        match *self {
            Link::Edge(from, _) | Link::Joint(from) | Link::Luck(from, _) | Link::OtherOutcomes(from) => from,
        }
    }
}
