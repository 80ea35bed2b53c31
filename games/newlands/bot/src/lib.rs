//! New Lands: what companions have in prospect, and how many are left to send.

mod entities;

use newlands::{NewLands, Prospect, Step, Sum, Terrain};
use tabletop::{Game, Seat};

use bots::{
    Knowledge, Worth,
    learned::Learned,
    search::{Luck, Method, SequentialHalving, Strategy, TreeSearch},
    weights,
};

weights! {
    /// What counts in New Lands.
    NewLandsWeights, "../weights.toml", {
        /// The chance that a region with one open side is finished while there is time.
        closing,
        /// By how much every further open side lowers that chance.
        openness,
        /// With fewer turns of one's own to come than this, less is finished and less is sent.
        time,
        /// Tiles by which a region grows for every open side, while there is time.
        growth,
        /// Cities that come with every such tile.
        cities,
        /// The first companion in the reserve.
        first,
        /// The second.
        second,
        /// The others.
        others,
        /// It is one's turn.
        tempo,
        /// A finished region that waits to be scored, beside what it counts as unfinished: it takes a turn.
        waiting,
    }
}

/// How leads are spread about what they seem to be, one turn before the end, on the scale of the logistic curve.
const SPREAD: f32 = 1.8;

/// What bots know of New Lands.
pub struct NewLandsBot;

impl Knowledge for NewLandsBot {
    type Game = NewLands;

    const STRATEGY: Strategy = Strategy {
        methods: &[
            Method::Exact,
            // Random layings tell nothing, and no tree holds what 83 tiles may bring: the best layings are tried through
            // the next turns of everybody, who do what looks best, and judged then.
            Method::SequentialHalving(SequentialHalving { arms: 16, virtual_visits: 3.0 }),
            // For the seats that are not to act.
            Method::Tree(TreeSearch {
                exploration: 0.08,
                virtual_visits: 3.0,
                expand_after: 2,
                luck: Luck::Widening(2.0),
                ..TreeSearch::INFORMED
            }),
        ],
        playout_horizon: 8,
        playout_candidates: Strategy::EVERY,
        effort: 8,
        // Chances are known well enough to play for them: who is far behind need not be left farther behind.
        win_weight: 0.9,
        ..Strategy::INFORMED
    };

    const LEAD: f32 = 12.0;

    type Weights = NewLandsWeights;
    type Memo = ();

    fn evaluate(game: &NewLands, weights: &NewLandsWeights) -> Worth {
        let mut worth = Worth::default();
        let over = game.step() == Step::Over;
        let seats = game.seat_count();
        let turns = game.tiles_to_come() as f32 / f32::from(seats);
        let outlook = Outlook { time: (turns / weights.time).min(1.0), turns, weights };
        for seat in (0..seats).map(Seat) {
            let worth = &mut worth[seat.index()];
            *worth = game.points(seat) as f32;
            if over {
                continue;
            }
            *worth += game.prospects(seat).map(|prospect| outlook.of(&prospect)).sum::<f32>();
            *worth += outlook.reserve(game.reserve(seat));
            if game.seat_to_act() == seat {
                *worth += weights.tempo * outlook.time;
            }
        }
        worth
    }

    /// What the lead will be in the end is spread about what it seems to be by some 3 points times the root of the turns
    /// to come, as games that were played with what was learned have shown; the logistic curve is near enough to the normal one.
    fn win_chance(game: &NewLands, lead: f32) -> f32 {
        let turns = game.tiles_to_come() as f32 / f32::from(game.seat_count());
        1.0 / (1.0 + (-lead / (SPREAD * (turns + 1.0).sqrt())).exp())
    }

    fn learned() -> Option<&'static Learned> {
        Some(&entities::LEARNED)
    }

    fn entities(game: &NewLands, note: &mut impl FnMut(Seat, usize, &[f32])) {
        entities::note(game, note);
    }

    /// After a tile was laid, a companion is sent or taken back.
    fn is_midway(game: &NewLands) -> bool {
        matches!(game.step(), Step::Companion | Step::Replenish)
    }
}

/// How things may go on.
struct Outlook<'a> {
    /// From 1, there is time, down to 0, the game ends.
    time: f32,
    /// Turns of one seat.
    turns: f32,
    weights: &'a NewLandsWeights,
}

impl Outlook<'_> {
    /// What a companion will bring.
    fn of(&self, prospect: &Prospect) -> f32 {
        let Prospect { sum, open, .. } = *prospect;
        if open == 0 {
            let (least, most) = (count(sum.unfinished(), 0.0, 0.0), count(sum, 0.0, 0.0));
            return least + (most - least) * self.weights.waiting * self.turns.min(1.0);
        }
        let open = f32::from(open);
        let chance = self.weights.closing * (-self.weights.openness * (open - 1.0)).exp() * self.time;
        let tiles = self.weights.growth * open.min(4.0) * self.time;
        let cities = tiles * self.weights.cities;
        let finished = count(sum.finished(), tiles, cities);
        chance * finished + (1.0 - chance) * count(sum.unfinished(), tiles, cities)
    }

    /// What companions in the reserve are worth.
    fn reserve(&self, reserve: u8) -> f32 {
        let weights = self.weights;
        let worth = match reserve {
            0 => 0.0,
            1 => weights.first,
            more => weights.first + weights.second + weights.others * f32::from(more - 2),
        };
        worth * self.time
    }
}

/// The points of a region that has grown by so many tiles and cities. A small finished one grows out of the exception.
fn count(sum: Sum, tiles: f32, cities: f32) -> f32 {
    let (all_tiles, all_cities) = (f32::from(sum.tiles) + tiles, f32::from(sum.cities) + cities);
    let full = sum.finished && (tiles > 0.0 || sum.tiles != newlands::score::SMALL);
    match (sum.terrain, full) {
        (Terrain::Grassland, false) => all_tiles,
        (Terrain::Grassland, true) => 2.0 * all_tiles,
        (Terrain::Mountain | Terrain::Sea, false) => all_cities,
        (Terrain::Mountain, true) => 2.0 * all_cities,
        (Terrain::Sea, true) => all_cities + all_tiles,
    }
}
