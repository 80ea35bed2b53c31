//! Where bots meet: many games, seats rotated, the same luck for all seatings.

use std::sync::atomic::AtomicBool;

use tabletop::{Seat, Table, Turn};

use crate::{Budget, Played, Player, choose};

/// On what terms bots meet.
pub struct Terms<'a> {
    /// How many games.
    pub games: u32,
    /// Where all luck comes from.
    pub seed: u64,
    /// How long each decision may take.
    pub budget: Budget,
    /// Called after each game with the number finished.
    pub progress: &'a (dyn Fn(u32) + Sync),
}

/// How it went.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// One line per player as listed.
    pub seats: Vec<Standing>,
}

/// How one player did.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Who.
    pub player: Player,
    /// Games played.
    pub games: u32,
    /// Games won; a shared win counts its share.
    pub wins: f64,
    /// Their part of all games.
    pub win_rate: f64,
    /// Lower end of the 95 % interval.
    pub low: f64,
    /// Upper end of the 95 % interval.
    pub high: f64,
    /// Points on average.
    pub mean_score: f64,
}

/// Lets `players` play each other.
pub fn run<G: Played>(
    setup: &G::Setup,
    material: &'static G::Material,
    players: &[Player],
    terms: &Terms<'_>,
) -> Report {
    let stop = AtomicBool::new(false);
    let count = players.len();
    let mut wins = vec![0.0; count];
    let mut points = vec![0i64; count];
    for game in 0..terms.games {
        let mut table = Table::<G>::new(setup.clone(), material);
        let fair = dealer::Fair::new(dealer::Seed::from_number(terms.seed + u64::from(game) / count as u64));
        let sitter = |seat: Seat| (seat.index() + game as usize) % count;
        loop {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    table.draw(|draw, total| fair.ticket(draw, total)).expect("luck can decide");
                }
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("somebody owes a decision");
                    let seed = terms.seed ^ ((u64::from(game) << 32) + table.steps().len() as u64);
                    let action =
                        choose(players[sitter(seat)], &table.seen_by(seat), seed, terms.budget, &stop);
                    table.play(seat, action).expect("bots play legal actions");
                }
            }
        }
        let places = table.state().places();
        let winners = places[..count].iter().filter(|&&place| place == 1).count() as f64;
        for seat in 0..count {
            let player = sitter(Seat(seat as u8));
            points[player] += i64::from(table.state().points(Seat(seat as u8)));
            if places[seat] == 1 {
                wins[player] += 1.0 / winners;
            }
        }
        (terms.progress)(game + 1);
    }
    let standing = |index: usize| {
        let (low, high) = wilson(wins[index], f64::from(terms.games));
        Standing {
            player: players[index],
            games: terms.games,
            wins: wins[index],
            win_rate: wins[index] / f64::from(terms.games.max(1)),
            low,
            high,
            mean_score: points[index] as f64 / f64::from(terms.games.max(1)),
        }
    };
    Report { seats: (0..count).map(standing).collect() }
}

/// Wilson's 95 % interval of a rate.
fn wilson(wins: f64, games: f64) -> (f64, f64) {
    if games == 0.0 {
        return (0.0, 1.0);
    }
    let (z, rate) = (1.96, wins / games);
    let middle = rate + z * z / (2.0 * games);
    let spread = z * (rate * (1.0 - rate) / games + z * z / (4.0 * games * games)).sqrt();
    let whole = 1.0 + z * z / games;
    ((middle - spread) / whole, (middle + spread) / whole)
}
