//! New Lands: what companions have in prospect, and how many are left to send.

mod things;

use newlands::{NewLands, Prospect, Step, Sum, Terrain};
use tabletop::{Game, Seat};

use crate::{
    Played, Worth,
    lore::Lore,
    search::{Luck, Style},
    weights::weights,
};

weights! {
    /// What counts in New Lands.
    NewLandsWeights, "newlands.toml", {
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

impl Played for NewLands {
    const STYLE: Style = Style {
        // Random layings tell nothing, and no tree holds what 83 tiles may bring: the best layings are tried through the
        // next turns of everybody, who do what looks best, and judged then. Analysis grows trees all the same.
        curiosity: 0.08,
        patience: 3.0,
        attention: 2,
        luck: Luck::Widening(2.0),
        horizon: 8,
        heed: Style::EVERY,
        rivals: 16,
        effort: 8,
        // Chances are known well enough to play for them: who is far behind need not be left farther behind.
        winning: 0.9,
        ..Style::informed()
    };

    const LEAD: f32 = 12.0;

    type Weights = NewLandsWeights;
    type Memo = ();

    fn seats(&self) -> u8 {
        self.seat_count()
    }

    fn evaluate(&self, weights: &NewLandsWeights) -> Worth {
        let mut worth = Worth::default();
        let over = self.step() == Step::Over;
        let seats = self.seat_count();
        let turns = self.tiles_to_come() as f32 / f32::from(seats);
        let outlook = Outlook { time: (turns / weights.time).min(1.0), turns, weights };
        for seat in (0..seats).map(Seat) {
            let worth = &mut worth[seat.index()];
            *worth = self.points(seat) as f32;
            if over {
                continue;
            }
            *worth += self.prospects(seat).map(|prospect| outlook.of(&prospect)).sum::<f32>();
            *worth += outlook.reserve(self.reserve(seat));
            if self.seat_to_act() == seat {
                *worth += weights.tempo * outlook.time;
            }
        }
        worth
    }

    /// What the lead will be in the end is spread about what it seems to be by some 3 points times the root of the turns
    /// to come, as games that were played by the lore have shown; the logistic curve is near enough to the normal one.
    fn holds(&self, lead: f32) -> f32 {
        let turns = self.tiles_to_come() as f32 / f32::from(self.seat_count());
        1.0 / (1.0 + (-lead / (SPREAD * (turns + 1.0).sqrt())).exp())
    }

    fn lore() -> Option<&'static Lore> {
        Some(&things::LORE)
    }

    fn things(&self, note: &mut impl FnMut(Seat, usize, &[f32])) {
        things::note(self, note);
    }

    /// After a tile was laid, a companion is sent or taken back.
    fn is_midway(&self) -> bool {
        matches!(self.step(), Step::Companion | Step::Replenish)
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
