//! Nusfjord: goods are worth what the turns that are left can make of them.

mod exchanges;
mod features;

use nusfjord::{Action, Building, Category, Holdings, Nusfjord};
use tabletop::{Game, Seat, Seen};

use bots::{
    Knowledge, Worth,
    learned::Learned,
    search::{Method, RegretMatching, Strategy, TreeSearch},
    weights,
};

weights! {
    /// What counts in Nusfjord.
    NusfjordWeights, "../weights.toml", {
        /// A wood.
        wood,
        /// A fish.
        fish,
        /// A fish or a wood in the Reserve.
        reserve,
        /// What gold is worth beside its point, up to six of it.
        gold,
        /// A fish of the income, for each Fishing Phase to come.
        income,
        /// A fish that goes into the Reserve, for each Fishing Phase to come.
        stored,
        /// An elder, for each turn to come.
        elder,
        /// A fish on an elder.
        elder_fish,
        /// A share that can still be issued.
        unissued,
        /// A free building space that can still be filled.
        space,
        /// A Forest.
        forest,
        /// A building that works whenever something happens, for each turn to come.
        whenever,
        /// A building whose exchanges can be used at any time, for each turn to come.
        anytime,
        /// A building that can still be used once.
        once,
        /// A building that changes a rule, for each turn to come.
        special,
        /// A building in hand.
        hand,
        /// An effect that is still to be carried out.
        effect,
        /// With fewer turns to come than this, goods lose value.
        late,
    }
}

/// What bots know of Nusfjord.
pub struct NusfjordBot;

impl Knowledge for NusfjordBot {
    type Game = Nusfjord;

    const STRATEGY: Strategy = Strategy {
        methods: &[
            Method::Exact,
            // Those who are short of fish decide at the same time.
            Method::RegretMatching(RegretMatching::USUAL),
            Method::Tree(TreeSearch {
                exploration: 0.15,
                virtual_visits: 4.0,
                expand_after: 2,
                ..TreeSearch::INFORMED
            }),
        ],
        playout_horizon: 0,
        playout_candidates: 3,
        ..Strategy::INFORMED
    };

    const LEAD: f32 = 8.0;

    /// A good solo result.
    const PAR: f32 = 35.0;

    type Weights = NusfjordWeights;
    type Memo = ();

    fn evaluate(game: &Nusfjord, weights: &NusfjordWeights) -> Worth {
        let mut worth = Worth::default();
        for seat in (0..Nusfjord::seats(game)).map(Seat) {
            worth[seat.index()] = game.points(seat) as f32 + hopes(game, seat, weights);
        }
        let active = &mut worth[game.active().index()];
        if let Some(building) = game.building_under_way() {
            let turns = f32::from(game.turns_to_come(game.active()));
            *active += 1.0 + f32::from(building.points) + engine(building, false, turns, weights);
        }
        *active += weights.effect * f32::from(game.effects_under_way());
        worth
    }

    fn learned() -> Option<&'static Learned> {
        Some(&features::LEARNED)
    }

    fn features(game: &Nusfjord, note: &mut impl FnMut(Seat, usize, f32)) {
        for seat in (0..game.seats()).map(Seat) {
            features::note(game, seat, &mut |feature, much| note(seat, feature, much));
        }
    }

    fn is_midway(game: &Nusfjord) -> bool {
        Nusfjord::is_midway(game)
    }

    fn is_pointless(seen: &Seen<'_, Nusfjord>, game: &Nusfjord, action: Action) -> bool {
        exchanges::is_pointless(seen, game, action)
    }
}

/// What a seat may hope for beside its points.
fn hopes(game: &Nusfjord, seat: Seat, weights: &NusfjordWeights) -> f32 {
    let turns = f32::from(game.turns_to_come(seat));
    if turns == 0.0 {
        return 0.0;
    }
    let Holdings { stock, free_spaces, forests, income, stored, elders, elder_fish, shares, sold, .. } =
        game.holdings(seat);
    let time = (turns / weights.late).min(1.0);
    let fishing = f32::from(game.fishing_to_come());
    let wood = weights.wood * f32::from(stock.wood);
    // The first fish serve a purpose; of many, half wait for one.
    let fish = f32::from(stock.fish.min(6)) + 0.5 * f32::from(stock.fish.saturating_sub(6));
    let reserve = weights.reserve * f32::from(stock.reserve_fish + stock.reserve_wood);
    let gold = weights.gold * f32::from(stock.gold.min(6));
    let goods = (wood + weights.fish * fish + reserve + gold) * time;
    let catch = fishing * (weights.income * f32::from(income) + weights.stored * f32::from(stored));
    let council =
        turns * weights.elder * f32::from(elders) + weights.elder_fish * f32::from(elder_fish) * time;
    let unissued = 5u8.saturating_sub(shares + sold).min(3);
    let room = f32::from(free_spaces).min(0.5 * turns) * weights.space;
    let land = room + weights.forest * f32::from(forests) * (turns / 9.0).min(1.0);
    let buildings: f32 =
        game.buildings_of(seat).map(|(building, turned)| engine(building, turned, turns, weights)).sum();
    let hand = weights.hand * f32::from(game.hand_size(seat)) * time;
    goods + catch + council + weights.unissued * f32::from(unissued) * time + land + buildings + hand
}

/// What a building will still do, beside its points.
fn engine(building: &Building, turned: bool, turns: f32, weights: &NusfjordWeights) -> f32 {
    match building.category {
        Category::Whenever => weights.whenever * turns,
        Category::AnyTime => weights.anytime * turns,
        Category::Once if !turned => weights.once,
        Category::Special => weights.special * turns,
        _ => 0.0,
    }
}
