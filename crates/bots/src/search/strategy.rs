//! How search plays a game: which methods, in which order, each with its own parameters.

/// How search treats what luck brings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Luck {
    /// Positions that differ only in what luck brought share a node of the tree: right where luck hardly changes
    /// what is best, and where its outcomes are many.
    Merged,
    /// Every outcome has a node of its own: right where the best answer depends on it and outcomes are few.
    Apart,
    /// Progressive widening (Coulom 2007; Chaslot et al. 2008): the more often luck was asked here, the more outcomes get
    /// nodes of their own — this many times the square root. The others share one until there is room.
    Widening(f32),
}

/// Parameters of tree search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TreeSearch {
    /// How much the exploration term of UCB1 counts beside success.
    pub exploration: f32,
    /// How much the prior of an action counts: how things look right after it, by the evaluation. 1 takes it at its word.
    pub prior_weight: f32,
    /// From this many visits of a node on its actions get priors.
    pub expand_after: u32,
    /// An action counts as tried this many times, with the success that its prior promises, before it is tried at all, so
    /// that a good one may be tried again before the last of many was tried once. Zero: try everything once first.
    pub virtual_visits: f32,
    /// What to do with luck.
    pub luck: Luck,
}

impl TreeSearch {
    /// With the game's evaluation as prior.
    pub const INFORMED: TreeSearch = TreeSearch {
        exploration: 0.6,
        prior_weight: 1.0,
        expand_after: 3,
        virtual_visits: 1.0,
        luck: Luck::Merged,
    };

    /// Plain UCT.
    pub const PLAIN: TreeSearch = TreeSearch {
        exploration: 1.0,
        prior_weight: 0.0,
        expand_after: u32::MAX,
        virtual_visits: 0.0,
        luck: Luck::Apart,
    };
}

/// Parameters of sequential halving.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SequentialHalving {
    /// With how many of the most promising actions it begins, if the budget is large enough.
    pub arms: u32,
    /// The prior of an action counts as so many playouts.
    pub virtual_visits: f32,
}

/// Parameters of regret matching.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RegretMatching {
    /// Of each seat no more actions than this are thought of.
    pub actions: usize,
    /// Work every pair of actions out to the end of the game where few positions can still come?
    pub solve_pairs: bool,
}

impl RegretMatching {
    /// For hands of a few cards.
    pub const USUAL: RegretMatching = RegretMatching { actions: 45, solve_pairs: true };
}

/// A way to rate the actions of a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// Solve endings: where nothing is hidden and few positions can still come, look at all of them.
    Exact,
    /// Where two seats decide at the same time: a mix of actions that cannot be exploited.
    RegretMatching(RegretMatching),
    /// Where a seat decides alone: the most promising actions, the worse half dropped again and again.
    SequentialHalving(SequentialHalving),
    /// A search tree; fits every position.
    Tree(TreeSearch),
}

/// How search plays a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strategy {
    /// The first of these that fits a position rates it. A tree fits every position; without one in the list there is
    /// [one as usual](TreeSearch::INFORMED) behind its end.
    pub methods: &'static [Method],
    /// How much winning counts beside the lead, from 0 to 1.
    pub win_weight: f32,
    /// Use the game's playout policy and evaluation?
    pub informed: bool,
    /// Playouts end after this many decisions, at the next point where nothing is half done, and the game is judged.
    pub playout_horizon: u32,
    /// In playouts a seat looks at so many random actions, or at [every one](Strategy::EVERY), and takes the best.
    pub playout_candidates: u32,
    /// How many usual playouts one of this game is worth, and costs: levels and analyses make so many times fewer.
    pub effort: u32,
}

impl Strategy {
    /// Look at every action in playouts.
    pub const EVERY: u32 = u32::MAX;

    /// With the game's knowledge.
    pub const INFORMED: Strategy = Strategy {
        methods: &[
            Method::Exact,
            Method::RegretMatching(RegretMatching::USUAL),
            Method::Tree(TreeSearch::INFORMED),
        ],
        win_weight: 0.5,
        informed: true,
        playout_horizon: u32::MAX,
        playout_candidates: 1,
        effort: 1,
    };

    /// Without: plain UCT, uniform playouts to the end, nothing but wins.
    pub const PLAIN: Strategy = Strategy {
        methods: &[Method::Tree(TreeSearch::PLAIN)],
        win_weight: 1.0,
        informed: false,
        playout_horizon: u32::MAX,
        playout_candidates: 1,
        effort: 1,
    };

    /// The parameters of tree search.
    pub fn tree(&self) -> TreeSearch {
        let tree = self.methods.iter().find_map(|method| match method {
            Method::Tree(tree) => Some(*tree),
            _ => None,
        });
        tree.unwrap_or(TreeSearch::INFORMED)
    }
}
