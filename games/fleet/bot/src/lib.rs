//! Fleet: every box not yet marked is worth what it will bring, less for every box before it.

mod features;

use fleet::{Ask, Fleet, Kind, Section, Sheet};
use tabletop::{Game, Seat};

use bots::{
    Knowledge, Worth,
    learned::Learned,
    search::{Method, Strategy, TreeSearch},
    weights,
};

weights! {
    /// What counts in Fleet.
    FleetWeights, "../weights.toml", {
        /// What is left of the worth of a box for each box that must be marked before it.
        near,
        /// A fish that a boat will catch.
        fish,
        /// A coin.
        coin,
        /// A star that waits.
        star,
        /// A boat, beside its points and fish.
        boat,
        /// Each round with a shrimp licence, for each of its levels.
        shrimp,
        /// Each round with a cod licence, for each of its levels.
        cod,
        /// Each round with a lobster licence, for each of its levels.
        lobster,
        /// Each fishing phase with a swordfish licence, for each of its stars.
        swordfish,
        /// Each fishing phase with an oyster licence, for each of its levels.
        oyster,
        /// The crab's bonus.
        crab,
        /// Each round with a casino.
        casino,
        /// Each use that is left of the salvage yard.
        salvage,
        /// Each round with the tackle shop.
        tackle,
        /// Each round with the cannery, for every full boat.
        cannery,
        /// Each round with the smokehouse.
        smokehouse,
        /// Each round with the buffet.
        buffet,
        /// How many boxes a round brings: what cannot be reached in time is worth nothing.
        pace,
    }
}

/// What bots know of Fleet.
pub struct FleetBot;

impl Knowledge for FleetBot {
    type Game = Fleet;

    const STRATEGY: Strategy = Strategy {
        methods: &[
            Method::Exact,
            Method::Tree(TreeSearch {
                exploration: 0.12,
                virtual_visits: 4.0,
                expand_after: 2,
                ..TreeSearch::INFORMED
            }),
        ],
        playout_horizon: 0,
        playout_candidates: 4,
        // The evaluation knows so much that thirty playouts find what elsewhere takes hundreds.
        effort: 8,
        ..Strategy::INFORMED
    };

    const LEAD: f32 = 10.0;

    /// Rank two of the solo game.
    const PAR: f32 = 75.0;

    type Weights = FleetWeights;
    type Memo = ();

    fn evaluate(game: &Fleet, weights: &FleetWeights) -> Worth {
        let mut worth = Worth::default();
        let hopes = Hopes::new(game, weights);
        for seat in (0..game.seat_count()).map(Seat) {
            worth[seat.index()] = game.points(seat) as f32 + hopes.of(game, seat);
        }
        worth
    }

    fn learned() -> Option<&'static Learned> {
        Some(&features::LEARNED)
    }

    fn features(game: &Fleet, note: &mut impl FnMut(Seat, usize, f32)) {
        for seat in (0..game.seats()).map(Seat) {
            features::note(game, seat, &mut |feature, much| note(seat, feature, much));
        }
    }

    fn is_midway(game: &Fleet) -> bool {
        !matches!(game.ask(), Ask::Take | Ask::Nothing | Ask::Reroll)
    }
}

/// What is still to come.
struct Hopes<'a> {
    weights: &'a FleetWeights,
    /// Rounds.
    rounds: f32,
    /// Fishing phases.
    fishing: u8,
}

impl<'a> Hopes<'a> {
    fn new(game: &Fleet, weights: &'a FleetWeights) -> Hopes<'a> {
        let half = if game.is_before_town() { 0.0 } else { 0.5 };
        let rounds = (f32::from(game.rounds_to_come()) - half).max(0.0);
        Hopes { weights, rounds, fishing: game.fishing_to_come() }
    }

    /// What a seat may hope for beside its points.
    fn of(&self, game: &Fleet, seat: Seat) -> f32 {
        if self.rounds == 0.0 {
            return 0.0;
        }
        let (sheet, weights) = (game.sheet_of(seat), self.weights);
        let mut hopes = self.catches(game, sheet) + self.licences(game, sheet) + self.buildings(game, sheet);
        for section in Section::ALL {
            if sheet.open >> section.index() & 1 == 1 {
                hopes += weights.near * self.boxes(game, sheet, section);
            }
        }
        let track = game.material().stars().iter().find(|&&star| star > sheet.coins);
        let towards = track.map_or(0.0, |&star| 4.0 - f32::from((star - sheet.coins).min(4)));
        hopes += weights.coin * (towards + self.rounds * f32::from(game.next_income(seat)));
        hopes + weights.star * f32::from(sheet.stars)
    }

    /// Fish that the boats will catch.
    fn catches(&self, game: &Fleet, sheet: &Sheet) -> f32 {
        let material = game.material();
        let mut fish = 0.0;
        for section in &Section::ALL[..10] {
            let at = section.index();
            let hold = sheet.hold(material, at);
            let catch = self.fishing * material.catch(*section);
            for &caught in &sheet.fish[at][..sheet.launched[at].into()] {
                fish += f32::from(hold.saturating_sub(caught).min(catch));
            }
        }
        self.weights.fish * fish
    }

    fn licences(&self, game: &Fleet, sheet: &Sheet) -> f32 {
        let boats = [Section::Shrimp, Section::Cod, Section::Lobster, Section::Swordfish, Section::Oyster];
        boats.into_iter().map(|boats| self.licence(game, boats, sheet.level(boats))).sum()
    }

    /// What a licence of this level will bring.
    fn licence(&self, game: &Fleet, section: Section, level: usize) -> f32 {
        let (weights, fishing) = (self.weights, f32::from(self.fishing));
        let levels = level as f32;
        match section {
            Section::Shrimp => weights.shrimp * levels * self.rounds,
            Section::Cod => weights.cod * levels * self.rounds,
            Section::Lobster => weights.lobster * levels * self.rounds,
            Section::Swordfish => {
                weights.swordfish * f32::from(game.material().swordfish_stars(level)) * fishing
            }
            _ => weights.oyster * levels * fishing,
        }
    }

    fn buildings(&self, game: &Fleet, sheet: &Sheet) -> f32 {
        let all = Section::ALL[10..].iter().filter(|&&building| sheet.is_complete(building));
        all.map(|&building| self.building(game, sheet, building)).sum()
    }

    /// What a complete building will bring beside its points.
    fn building(&self, game: &Fleet, sheet: &Sheet, building: Section) -> f32 {
        let weights = self.weights;
        match building {
            Section::Casino => weights.casino * self.rounds,
            Section::Salvage => weights.salvage * (3.0 - f32::from(sheet.salvaged)).clamp(0.0, self.rounds),
            Section::Tackle => weights.tackle * self.rounds,
            Section::Cannery => {
                weights.cannery * self.rounds * (1.0 + f32::from(sheet.full(game.material())))
            }
            Section::Smokehouse => weights.smokehouse * self.rounds,
            Section::Buffet => weights.buffet * self.rounds,
            _ => 0.0,
        }
    }

    /// What the free boxes of a section will bring, each less for every box before it.
    fn boxes(&self, game: &Fleet, sheet: &Sheet, section: Section) -> f32 {
        let material = game.material();
        let at = section.index();
        let marked = usize::from(sheet.marked[at]);
        let boxes = material.boxes(section);
        let end = boxes.len() - usize::from(sheet.crossed[at]);
        let (whole, each) = material.building_points(section);
        let reach = self.weights.pace * self.rounds;
        let (mut boats, mut level) = (sheet.launched.get(at).copied().unwrap_or(0), 0);
        if at < 5 {
            level = sheet.level(section);
        }
        let (mut left, mut sum, mut distance) = (1.0, 0.0, 0.0);
        for (number, kind) in boxes.iter().enumerate().take(end).skip(marked) {
            distance += 1.0;
            if distance > reach {
                break;
            }
            let mut worth = f32::from(each);
            if at >= 10 {
                if number + 1 == end {
                    worth += f32::from(whole) + self.building(game, sheet, section);
                }
            } else {
                worth += match kind {
                    Kind::Plain => 0.0,
                    Kind::Fishing => self.weights.fish * f32::from(sheet.boats()),
                    Kind::Boat => {
                        boats += 1;
                        self.boat(game, sheet, section, boats - 1)
                    }
                    Kind::Licence => {
                        level += 1;
                        self.next_licence(game, section, level)
                    }
                    Kind::Choice => {
                        let boat = self.boat(game, sheet, section, boats);
                        let licence =
                            if level < 3 { self.next_licence(game, section, level + 1) } else { 0.0 };
                        if licence > boat {
                            level += 1;
                        } else {
                            boats += 1;
                        }
                        boat.max(licence)
                    }
                };
            }
            sum += left * worth;
            left *= self.weights.near;
        }
        sum
    }

    /// What the next boat of a section will bring.
    fn boat(&self, game: &Fleet, sheet: &Sheet, section: Section, number: u8) -> f32 {
        let material = game.material();
        if number >= material.boats(section) {
            return 0.0;
        }
        let fish = sheet.hold(material, section.index()).min(self.fishing * material.catch(section));
        let points = f32::from(material.boat_points(section, number));
        points + self.weights.fish * f32::from(fish) + self.weights.boat
    }

    /// What raising a licence to this level will bring.
    fn next_licence(&self, game: &Fleet, section: Section, level: usize) -> f32 {
        let points = f32::from(game.material().licence_points(section));
        if section == Section::Crab {
            return points + self.weights.crab;
        }
        let gain = self.licence(game, section, level.min(3)) - self.licence(game, section, level - 1);
        let coins = if level == 2 { 2.0 * self.weights.coin } else { 0.0 };
        gain + coins + if level == 3 { points } else { 0.0 }
    }
}
