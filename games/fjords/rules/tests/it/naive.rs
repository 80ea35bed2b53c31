//! The rules a second time, slowly and from the view alone: corners are points of the plane, land and water are flooded,
//! nothing is kept between moves. Random games must agree with it at every step.

use std::collections::{BTreeMap, BTreeSet};

use fjords::{Fjords, HexId, Laid, Phase, PieceKind, Rune, Step, Terrain, View};
use tabletop::{Game, Seat};

use crate::common::*;

/// A corner as a point: half units of the width across, quarter units of the height down.
type Point = (i32, i32);
type Cell = (i8, i8);

/// Corners clockwise from north, seen from the middle.
const CORNERS: [Point; 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

fn point((q, r): Cell, corner: usize) -> Point {
    let (q, r) = (i32::from(q), i32::from(r));
    (2 * q + r + CORNERS[corner].0, 3 * r + CORNERS[corner].1)
}

fn points_of(cell: Cell) -> [Point; 6] {
    [0, 1, 2, 3, 4, 5].map(|corner| point(cell, corner))
}

fn cell_of(place: fjords::Place) -> Cell {
    (place.q, place.r)
}

/// The two corners that two cells share, if they are neighbours.
fn shared(one: Cell, other: Cell) -> Vec<Point> {
    points_of(one).into_iter().filter(|point| points_of(other).contains(point)).collect()
}

struct Land {
    hexes: BTreeMap<Cell, Laid>,
    terrain: BTreeMap<Point, Terrain>,
}

impl Land {
    fn new(hexes: impl Iterator<Item = Laid>) -> Land {
        let hexes: BTreeMap<Cell, Laid> = hexes.map(|hex| (cell_of(hex.at), hex)).collect();
        let corners = hexes.iter().flat_map(|(&cell, hex)| points_of(cell).into_iter().zip(hex.corners));
        let terrain = corners.clone().collect::<BTreeMap<_, _>>();
        assert!(corners.clone().all(|(point, found)| terrain[&point] == found), "two hexes disagree");
        Land { terrain, hexes }
    }

    fn of(view: &View) -> Land {
        Land::new(view.hexes.iter().copied())
    }

    fn neighbours(&self, cell: Cell) -> Vec<Cell> {
        self.hexes.keys().copied().filter(|&other| other != cell && shared(cell, other).len() == 2).collect()
    }

    /// Do the two share a side on which some corner shows `terrain`?
    fn joined(&self, one: Cell, other: Cell, terrain: Terrain) -> bool {
        shared(one, other).iter().any(|point| self.terrain[point] == terrain)
    }

    fn empty_cells(&self) -> BTreeSet<Cell> {
        let around = self
            .hexes
            .keys()
            .flat_map(|&(q, r)| (-1..=1).flat_map(move |dq| (-1..=1).map(move |dr| (q + dq, r + dr))));
        around.filter(|cell| !self.hexes.contains_key(cell)).collect()
    }

    /// How many pieces the land is in. Corners of one hex are joined if they lie side by side or are both plain.
    fn landmasses(&self) -> usize {
        let land: Vec<Point> =
            self.terrain.iter().filter(|&(_, &t)| t != Terrain::Sea).map(|(&point, _)| point).collect();
        let mut unseen: BTreeSet<Point> = land.into_iter().collect();
        let mut pieces = 0;
        while let Some(seed) = unseen.pop_first() {
            pieces += 1;
            let mut queue = vec![seed];
            while let Some(from) = queue.pop() {
                for &cell in self.hexes.keys() {
                    let points = points_of(cell);
                    let Some(at) = points.iter().position(|&point| point == from) else { continue };
                    for (to, &point) in points.iter().enumerate() {
                        let beside = (at + 1) % 6 == to || (to + 1) % 6 == at;
                        let both_plain =
                            self.terrain[&from] == Terrain::Plain && self.terrain[&point] == Terrain::Plain;
                        if (beside || both_plain) && unseen.remove(&point) {
                            queue.push(point);
                        }
                    }
                }
            }
        }
        pieces
    }

    /// May this hex be laid here?
    fn takes(&self, cell: Cell, corners: [Terrain; 6], hex: HexId) -> bool {
        let agrees = points_of(cell)
            .iter()
            .zip(corners)
            .all(|(p, t)| self.terrain.get(p).is_none_or(|&found| found == t));
        let laid = Laid { at: at(cell.0, cell.1), corners, hex, rune: None, piece: None, by: None };
        agrees
            && self.neighbours(cell).len() >= 2
            && Land::new(self.hexes.values().copied().chain([laid])).landmasses() == 1
    }

    fn free(&self, cell: Cell) -> bool {
        let hex = self.hexes[&cell];
        hex.piece.is_none() && hex.rune.is_none() && hex.corners.contains(&Terrain::Plain)
    }

    fn held(&self, seat: Seat) -> Vec<Cell> {
        let held = self.hexes.iter().filter(|(_, hex)| hex.piece.is_some_and(|piece| piece.seat == seat));
        held.map(|(&cell, _)| cell).collect()
    }

    fn vikings(&self, seat: Seat) -> Vec<Cell> {
        let viking =
            |cell: &Cell| self.hexes[cell].piece.is_some_and(|piece| piece.kind == PieceKind::Viking);
        self.held(seat).into_iter().filter(viking).collect()
    }

    /// Free hexes joined by plain to one of these.
    fn beside(&self, from: &[Cell]) -> BTreeSet<Cell> {
        let next =
            from.iter().flat_map(|&cell| self.neighbours(cell).into_iter().map(move |other| (cell, other)));
        next.filter(|&(one, other)| self.free(other) && self.joined(one, other, Terrain::Plain))
            .map(|(_, cell)| cell)
            .collect()
    }

    /// Free hexes joined by plain to the seat's pieces, one through the other.
    fn flood(&self, seat: Seat) -> BTreeSet<Cell> {
        let mut found = self.beside(&self.held(seat));
        loop {
            let wider: BTreeSet<Cell> =
                found.iter().copied().chain(self.beside(&Vec::from_iter(found.clone()))).collect();
            if wider == found {
                return found;
            }
            found = wider;
        }
    }

    /// The corners of `terrain` of a hex that hang together with this one inside it.
    fn run(&self, cell: Cell, corner: usize) -> BTreeSet<Point> {
        let corners = self.hexes[&cell].corners;
        let mut run = BTreeSet::from([point(cell, corner)]);
        for step in [1, 5] {
            let mut at = (corner + step) % 6;
            while corners[at] == corners[corner] && run.insert(point(cell, at)) {
                at = (at + step) % 6;
            }
        }
        run
    }

    /// Hexes with the points on them that `terrain` leads to in so many steps.
    fn walk(&self, from: &[Cell], terrain: Terrain, steps: usize) -> BTreeMap<Cell, BTreeSet<Point>> {
        let mut reached: BTreeMap<Cell, BTreeSet<Point>> = BTreeMap::new();
        for &cell in from {
            let showing = points_of(cell).into_iter().filter(|point| self.terrain[point] == terrain);
            reached.entry(cell).or_default().extend(showing);
        }
        for _ in 0..steps {
            let mut next = reached.clone();
            for (&cell, points) in &reached {
                for other in self.neighbours(cell) {
                    let over = shared(cell, other).into_iter().filter(|point| points.contains(point));
                    for point in over {
                        let corner = points_of(other).iter().position(|&p| p == point).unwrap();
                        next.entry(other).or_default().extend(self.run(other, corner));
                    }
                }
            }
            reached = next;
        }
        reached.retain(|_, points| !points.is_empty());
        reached
    }
}

fn name((q, r): Cell) -> String {
    at(q, r).to_string()
}

fn offered(view: &View) -> Vec<HexId> {
    match view.waiting_for {
        Step::Choose => view.aside.clone(),
        _ => view.drawn.map_or_else(|| view.row.clone(), |hex| vec![hex]),
    }
}

fn turned(corners: [Terrain; 6], turns: usize) -> [Terrain; 6] {
    let mut turned = corners;
    turned.rotate_right(turns);
    turned
}

fn ways_to_lay(view: &View) -> BTreeSet<String> {
    let land = Land::of(view);
    let mut ways = BTreeSet::new();
    for hex in offered(view) {
        for turns in 0..6 {
            let corners = turned(view.kinds[usize::from(hex.0)].corners, turns);
            for cell in land.empty_cells().into_iter().filter(|&cell| land.takes(cell, corners, hex)) {
                let letters: String = corners.map(Terrain::letter).into_iter().collect();
                ways.insert(format!("lay {letters} {}", name(cell)));
            }
        }
    }
    ways
}

fn ways_to_build(view: &View, seat: Seat) -> BTreeSet<String> {
    let land = Land::of(view);
    let me = &view.seats[seat.index()];
    let just_laid = view.hexes.last().unwrap();
    let mut ways = BTreeSet::from(["no-house".to_owned()]);
    if me.houses > 0 && land.free(cell_of(just_laid.at)) {
        ways.insert("house".into());
        if me.runes.contains(&Rune::Home) {
            ways.insert("home".into());
        }
    }
    if me.runes.contains(&Rune::Secret) {
        for from in land.held(seat).into_iter().filter(|cell| !land.hexes[cell].piece.unwrap().home) {
            let steps = |from: Cell| {
                let mut cells = land.neighbours(from);
                cells.retain(|&to| land.joined(from, to, Terrain::Plain));
                cells
            };
            let near = steps(from);
            let open = near.iter().filter(|cell| land.hexes[cell].piece.is_none());
            let far = open.flat_map(|&cell| steps(cell));
            let targets: BTreeSet<Cell> =
                near.iter().copied().chain(far).filter(|&to| to != from && land.free(to)).collect();
            ways.extend(targets.into_iter().map(|to| format!("secret {} {}", name(from), name(to))));
        }
    }
    ways
}

fn ways_to_settle(view: &View, seat: Seat) -> BTreeSet<String> {
    let land = Land::of(view);
    let me = &view.seats[seat.index()];
    let on_foot = land.beside(&land.held(seat));
    let mut ways: BTreeSet<String> = on_foot.iter().map(|&cell| format!("viking {}", name(cell))).collect();
    for (rune, terrain) in [(Rune::Journey, Terrain::Sea), (Rune::Horse, Terrain::Mountain)] {
        if me.runes.contains(&rune) {
            let reached = land.walk(&land.held(seat), terrain, 3);
            let targets = reached.into_keys().filter(|&cell| land.free(cell));
            ways.extend(targets.map(|cell| format!("{} {}", rune.word(), name(cell))));
        }
    }
    if me.runes.contains(&Rune::Wisdom) {
        for stone in land.empty_cells() {
            let taken = view.wisdom.iter().any(|&(at, _)| cell_of(at) == stone);
            let around = land.neighbours(stone);
            let facing: Vec<Cell> =
                around.iter().copied().filter(|&hex| land.joined(stone, hex, Terrain::Plain)).collect();
            let own = facing.iter().any(|hex| land.held(seat).contains(hex));
            if around.len() >= 2 && own && !taken {
                let targets = facing.into_iter().filter(|&hex| land.free(hex));
                ways.extend(targets.map(|hex| format!("wisdom {} {}", name(stone), name(hex))));
            }
        }
    }
    if on_foot.is_empty() {
        ways.insert("leave".into());
    }
    ways
}

/// Everything the seat to move may do.
fn ways(view: &View, seat: Seat) -> BTreeSet<String> {
    match view.waiting_for {
        Step::Lay => ways_to_lay(view),
        Step::Choose => ways_to_lay(view).into_iter().chain(["draw".to_owned()]).collect(),
        Step::House => ways_to_build(view, seat),
        Step::Viking => ways_to_settle(view, seat),
        _ => BTreeSet::new(),
    }
}

/// The points of the game on the table.
fn score(view: &View, seat: Seat) -> usize {
    let land = Land::of(view);
    let in_play = |rune: Rune| view.runes_in_play.contains(&rune);
    let seats = || (0..view.seats.len() as u8).map(Seat);
    let vikings = land.vikings(seat);
    let stones =
        |rune: Rune| land.hexes.iter().filter(move |(_, hex)| hex.rune == Some(rune)).map(|(&cell, _)| cell);
    let beside = |seat: Seat, cell: Cell| {
        land.vikings(seat).iter().filter(|&&viking| shared(viking, cell).len() == 2 && viking != cell).count()
    };
    let mut score = vikings.len();
    if view.seats[seat.index()].vikings == 0 && matches!(view.phase, Phase::Settlement | Phase::Over) {
        let others: BTreeSet<Cell> =
            seats().filter(|&other| other != seat).flat_map(|other| land.flood(other)).collect();
        score += land.flood(seat).difference(&others).count();
    }
    score += stones(Rune::Strength).map(|cell| beside(seat, cell)).sum::<usize>();
    let sea = land.walk(&stones(Rune::Water).collect::<Vec<_>>(), Terrain::Sea, 67);
    score += vikings.iter().filter(|viking| sea.contains_key(*viking)).count();
    for stone in stones(Rune::Friendship) {
        let most = seats().map(|seat| beside(seat, stone)).max().unwrap();
        score += if most > 0 && beside(seat, stone) == most { 2 } else { 0 };
    }
    let homes =
        land.hexes.iter().filter(|(_, hex)| hex.piece.is_some_and(|piece| piece.home && piece.seat == seat));
    score += homes.map(|(&cell, _)| beside(seat, cell)).sum::<usize>();
    assert!(in_play(Rune::Home) || land.hexes.values().all(|hex| hex.piece.is_none_or(|piece| !piece.home)));
    score
}

/// Plays random games and compares every choice and every score.
fn agrees(text: &str, games: u64) {
    for seed in 0..games {
        let table = testkit::random_game::<Fjords>(text, seed);
        for steps in 0..=table.steps().len() {
            let after = table.after(steps);
            let (game, view) = (after.state(), view(after.state()));
            let found: BTreeSet<String> = choices(game).into_iter().collect();
            let expected = to_move(game).map_or_else(BTreeSet::new, |seat| ways(&view, seat));
            assert_eq!(found, expected, "step {steps} of game {seed} of {text}");
            let two: Vec<_> = Land::of(&view)
                .empty_cells()
                .into_iter()
                .filter(|&cell| Land::of(&view).neighbours(cell).len() >= 2)
                .collect();
            let open: BTreeSet<Cell> = view.open.iter().map(|&at| cell_of(at)).collect();
            assert_eq!(open, BTreeSet::from_iter(two), "open cells at step {steps} of game {seed} of {text}");
            let settled = matches!(view.phase, Phase::Settlement | Phase::Over);
            for seat in (0..view.seats.len() as u8).map(Seat).filter(|_| settled) {
                let earlier: i32 = if view.phase == Phase::Over {
                    view.earlier.iter().rev().skip(1).map(|p| p[seat.index()]).sum()
                } else {
                    view.earlier.iter().map(|p| p[seat.index()]).sum()
                };
                assert_eq!(
                    game.points(seat) - earlier,
                    score(&view, seat) as i32,
                    "step {steps} of game {seed} of {text}"
                );
            }
        }
    }
}

#[test]
fn two_players_agree_with_the_naive_rules() {
    agrees("2p", 4);
}

#[test]
fn four_players_agree_with_the_naive_rules() {
    agrees("4p", 1);
}

#[test]
fn runes_agree_with_the_naive_rules() {
    agrees("3p runes=strength,water,friendship,journey,horse,wisdom,home,secret", 3);
    agrees("2p runes=game7", 2);
}

#[test]
fn variants_agree_with_the_naive_rules() {
    agrees("2p original", 1);
    agrees("2p epic runes=strength,water,friendship,secret", 1);
}

/// Scores of many more boards than choices can be compared on.
#[test]
fn final_scores_agree_with_the_naive_scorer() {
    for text in ["2p", "3p runes=game3", "4p runes=strength,water,friendship,journey,horse,wisdom,home"] {
        for seed in 100..160 {
            let table = testkit::random_game::<Fjords>(text, seed);
            let view = view(table.state());
            for seat in (0..view.seats.len() as u8).map(Seat) {
                assert_eq!(
                    table.state().points(seat),
                    score(&view, seat) as i32,
                    "{seat} in game {seed} of {text}"
                );
            }
        }
    }
}
