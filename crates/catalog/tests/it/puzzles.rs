//! The puzzles that come with the games: each is a position of a real game with one clear answer, and none comes twice.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::atomic::AtomicBool,
};

use catalog::{AnyGame, Catalog, Effort, Puzzle};
use tabletop::Viewer;

/// The answer is ahead of every other by so much chance to win; numbers are kept with three digits.
const CLEARLY: f32 = 0.049;

fn puzzles(game: &dyn AnyGame) -> Vec<Puzzle> {
    Puzzle::read_all(game.teaching().puzzles).unwrap_or_else(|why| panic!("{}: {why}", game.info().key))
}

#[test]
fn every_puzzle_is_a_decision_with_one_clear_answer() {
    for game in Catalog::load(None).unwrap().games() {
        let count = puzzles(game).len();
        assert!(count >= 100, "{} has only {count} puzzles", game.info().key);
        for puzzle in puzzles(game) {
            let at = format!("{} {}", game.info().key, puzzle.id);
            let table = puzzle.table(game).unwrap_or_else(|why| panic!("{}: {why}", game.info().key));
            let seat = puzzle.decider();
            assert!(table.turn().awaits(seat), "{at}: the seat owes no decision");
            let legal = table.legal(seat);
            assert!(legal.len() >= 4, "{at}: {legal:?}");
            for candidate in puzzle.candidates() {
                assert!(legal.contains(&candidate.action), "{at}: {} is not legal", candidate.action);
                assert_eq!(candidate.expected.wins.len(), usize::from(table.seats()), "{at}");
                assert_eq!(candidate.expected.points.len(), usize::from(table.seats()), "{at}");
            }
            let wins = |candidate: &catalog::PuzzleMove| candidate.expected.wins[seat.index()];
            assert!(!puzzle.others.is_empty(), "{at}");
            for other in &puzzle.others {
                assert!(wins(&puzzle.answer) - wins(other) >= CLEARLY, "{at}: {} is as good", other.action);
            }
            assert_eq!(puzzle.line.first(), Some(&(puzzle.seat, puzzle.answer.action.clone())), "{at}");
            assert!(!table.thinker(seat).tell(&[(seat, puzzle.answer.action.clone())]).is_empty(), "{at}");
            assert_eq!(puzzle.missed.len(), 3, "{at}");
            assert!((800..=2300).contains(&puzzle.difficulty), "{at}: {}", puzzle.difficulty);
        }
    }
}

#[test]
fn no_puzzle_comes_twice() {
    for game in Catalog::load(None).unwrap().games() {
        let mut ids = BTreeSet::new();
        let mut positions: BTreeMap<(u8, String), String> = BTreeMap::new();
        for puzzle in puzzles(game) {
            assert!(ids.insert(puzzle.id.clone()), "{}: {} stands twice", game.info().key, puzzle.id);
            let table = puzzle.table(game).unwrap();
            let view = table.viewed_by(Viewer::Seat(puzzle.decider()), None).view().to_string();
            let twin = positions.insert((puzzle.seat, view), puzzle.id.clone());
            assert_eq!(twin, None, "{}: {} is the same position", game.info().key, puzzle.id);
        }
    }
}

/// The same seed gives the same puzzles, and what is found keeps its own rules.
#[test]
fn puzzles_are_found_again_by_their_seed() {
    let catalog = Catalog::load(None).unwrap();
    let (game, stop) = (catalog.game("fleet").unwrap(), AtomicBool::new(false));
    let effort = Effort { play: 30, look: 60, most: 2 };
    let found: Vec<Vec<Puzzle>> =
        (0..2).map(|_| catalog::find_puzzles(game, "2p", 5, 1, effort, &stop).unwrap()).collect();
    assert_eq!(found[0], found[1]);
    let lines: String = found[0].iter().map(|puzzle| puzzle.to_line() + "\n").collect();
    assert_eq!(Puzzle::read_all(&lines).unwrap(), found[0]);
    assert!(Puzzle::read_all("{}").is_err());
}
