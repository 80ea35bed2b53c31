//! Fjords: land that one reaches before the others is as good as settled.

use fjords::{Action, Bonuses, Deed, Fjords, HexSet, Scouted, Step};
use tabletop::{Game, Seat};

use bots::{
    Knowledge, Playout, Worth,
    search::{Method, Strategy, TreeSearch},
    weights,
};

weights! {
    /// What counts in Fjords.
    FjordsWeights, "../weights.toml", {
        /// A hex that others reach as early, in hexes.
        shared,
        /// What a hex still to be laid is worth to all whose land looks out on empty cells, together.
        unlaid,
        /// Land without an owner looks out as if it had this many hexes at the edge.
        nobodys,
        /// A house in hand while there is much to explore; towards the end it loses all of this.
        house,
        /// With fewer hexes to lay than this, a house in hand loses value.
        late,
        /// A rune stone in hand.
        stone,
        /// What a friendship stone promises to those who reach the land beside it.
        friendship,
    }
}

/// What bots know of Fjords.
pub struct FjordsBot;

impl Knowledge for FjordsBot {
    type Game = Fjords;

    const STRATEGY: Strategy = Strategy {
        methods: &[
            Method::Exact,
            // Judged by land, rewards lie close together, so less exploration tells good from better.
            Method::Tree(TreeSearch { exploration: 0.3, virtual_visits: 2.0, ..TreeSearch::INFORMED }),
        ],
        ..Strategy::INFORMED
    };

    type Weights = FjordsWeights;
    type Memo = Scouted;

    fn evaluate(game: &Fjords, weights: &FjordsWeights) -> Worth {
        let land = game.scout();
        let claims = Claims::stake(&land, game.seat_count());
        let expected = claims.expected(&land, game.to_lay(), weights);
        let bonuses = game.bonuses();
        let mut worth = Worth::default();
        for seat in (0..game.seat_count()).map(Seat) {
            worth[seat.index()] = game.points(seat) as f32;
            if game.vikings_in_hand(seat) > 0 {
                let bonus = bonuses.as_ref().map_or(0.0, |bonuses| claims.bonus(seat, bonuses, weights));
                let stones = weights.stone * f32::from(game.stones_in_hand(seat));
                let houses = game.house_in_hand(weights) * f32::from(game.houses_in_hand(seat));
                worth[seat.index()] += expected[seat.index()] + bonus + stones + houses;
            }
        }
        worth
    }

    /// Who reaches what is settled well enough by the lay of the land once that is complete.
    fn is_settled(game: &Fjords) -> bool {
        game.has_begun_settlement()
    }

    fn remember(game: &Fjords, memo: &mut Scouted) {
        if !game.has_begun_settlement() {
            *memo = game.scout();
        }
    }

    /// Hexes are laid anywhere; houses are built where they pay.
    fn playout_action(game: &Fjords, seat: Seat, playout: &mut Playout<FjordsBot>) -> Action {
        if game.step() != Step::House {
            return playout.any(game, seat);
        }
        let build = [Deed::Home, Deed::House]
            .map(Action::from)
            .into_iter()
            .find(|&deed| game.check(seat, deed).is_ok());
        match build {
            Some(deed) if game.house_pays(seat, &mut playout.memo, &playout.mind.weights) => deed,
            _ => Deed::NoHouse.into(),
        }
    }
}

/// What a player reckons with.
trait Reckoning {
    fn to_lay(&self) -> f32;
    fn house_in_hand(&self, weights: &FjordsWeights) -> f32;
    fn house_pays(&self, seat: Seat, land: &mut Scouted, weights: &FjordsWeights) -> bool;
}

impl Reckoning for Fjords {
    /// How many hexes are still to come.
    fn to_lay(&self) -> f32 {
        if self.has_begun_settlement() { 0.0 } else { self.hexes_to_lay().into() }
    }

    /// What a house in hand is worth now.
    fn house_in_hand(&self, weights: &FjordsWeights) -> f32 {
        weights.house * (self.to_lay() / weights.late).min(1.0)
    }

    /// Does a house on the hex just laid gain more than it is worth in hand?
    fn house_pays(&self, seat: Seat, land: &mut Scouted, weights: &FjordsWeights) -> bool {
        land.follow(self);
        let lead = |land: &Scouted| {
            let expected = Claims::stake(land, self.seat_count()).expected(land, self.to_lay(), weights);
            let others = (0..usize::from(self.seat_count())).filter(|&other| other != seat.index());
            expected[seat.index()] - others.map(|other| expected[other]).fold(f32::NEG_INFINITY, f32::max)
        };
        let before = lead(land);
        let last = 1 << (land.len - 1);
        land.free &= !last;
        land.pieces[seat.index()] |= last;
        // What is built or not is seen when the next hex is laid: the last one is looked at again.
        lead(land) - before > self.house_in_hand(weights)
    }
}

const PLAYERS: usize = 4;

/// Who reaches which free hexes first, going over plain, every step taken by all at once.
struct Claims {
    /// By seat: reached before all others.
    alone: [HexSet; PLAYERS],
    /// By seat: reached first, but not alone.
    level: [HexSet; PLAYERS],
    seats: usize,
}

impl Claims {
    fn stake(land: &Scouted, seats: u8) -> Claims {
        let seats = usize::from(seats);
        let mut claims = Claims { alone: [0; PLAYERS], level: [0; PLAYERS], seats };
        let mut fronts = land.pieces;
        let mut unclaimed = land.free;
        loop {
            let (mut reached, mut contested) = (0, 0);
            for front in &mut fronts[..seats] {
                let mut next = 0;
                while *front != 0 {
                    next |= land.links[front.trailing_zeros() as usize];
                    *front &= *front - 1;
                }
                *front = next & unclaimed;
                contested |= reached & *front;
                reached |= *front;
            }
            if reached == 0 {
                return claims;
            }
            for (seat, &front) in fronts[..seats].iter().enumerate() {
                claims.alone[seat] |= front & !contested;
                claims.level[seat] |= front & contested;
            }
            unclaimed &= !reached;
        }
    }

    /// The hexes each seat may expect: those it reaches first, a share of those reached together, and a share of those
    /// to come by how much of its land looks out on empty cells.
    fn expected(&self, land: &Scouted, to_lay: f32, weights: &FjordsWeights) -> [f32; PLAYERS] {
        let mut expected = [0.0; PLAYERS];
        for (seat, expected) in expected.iter_mut().enumerate().take(self.seats) {
            *expected =
                self.alone[seat].count_ones() as f32 + weights.shared * self.level[seat].count_ones() as f32;
        }
        if to_lay > 0.0 {
            let edge = |seat: usize| {
                let own = self.alone[seat] | self.level[seat] | land.pieces[seat];
                (own & land.frontier).count_ones() as f32
            };
            let share = weights.unlaid * to_lay / ((0..self.seats).map(edge).sum::<f32>() + weights.nobodys);
            for (seat, expected) in expected.iter_mut().enumerate().take(self.seats) {
                *expected += share * edge(seat);
            }
        }
        expected
    }

    /// What runes add to vikings still to come.
    fn bonus(&self, seat: Seat, bonuses: &Bonuses, weights: &FjordsWeights) -> f32 {
        let seat = seat.index();
        let worth = |there: HexSet| {
            let (alone, level) = (self.alone[seat] & there, self.level[seat] & there);
            alone.count_ones() as f32 + weights.shared * level.count_ones() as f32
        };
        let friendship = bonuses.friendship.iter().map(|&beside| {
            let all: u32 = self.alone[..self.seats].iter().map(|alone| (alone & beside).count_ones()).sum();
            weights.friendship * worth(beside) / (all as f32 + 1.0)
        });
        worth(bonuses.strength) + worth(bonuses.water) + worth(bonuses.home[seat]) + friendship.sum::<f32>()
    }
}
