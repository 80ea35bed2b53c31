//! `naust ladder`: a round robin of bots, and how strong each is.

use std::{
    fs,
    io::{Write, stdout},
};

use bots::{
    Budget, Kind, Player,
    arena::{self, Match, Outcome, wilson},
    ladder::{self, Pairing, Rating, RoundRobin},
};
use catalog::AnyGame;
use serde::Serialize;

use crate::{
    args::Ladder,
    command::arena::{PLAYOUTS, bar},
    failure::Failure,
    files,
    log::{MatchLog, Subject},
    report,
};

/// Everything that came out.
#[derive(Serialize)]
pub struct Outcomes {
    pub game: &'static str,
    pub setup: String,
    pub seed: u64,
    pub budget: String,
    /// Best first.
    pub ratings: Vec<Rated>,
    pub pairings: Vec<Met>,
}

/// How strong a player is.
#[derive(Clone, Serialize)]
pub struct Rated {
    pub player: String,
    pub rating: f64,
    pub low: f64,
    pub high: f64,
    pub games: usize,
    pub score: f64,
}

/// How two players did against each other; the score is the first one's.
#[derive(Clone, Serialize)]
pub struct Met {
    pub first: String,
    pub second: String,
    pub games: usize,
    pub score: f64,
    pub low: f64,
    pub high: f64,
}

/// Who plays if nobody is named: everybody offered to people, and the yardsticks.
fn everybody() -> Vec<Player> {
    Kind::ALL.map(Player::from).into()
}

/// Plays the round robin and prints the ladder.
pub fn run(args: &Ladder) -> Result<(), Failure> {
    let catalog = files::catalog(&args.chosen.material)?;
    let (game, setup) = files::chosen(&catalog, &args.chosen)?;
    let players = if args.players.is_empty() { everybody() } else { args.players.clone() };
    if players.len() < 2 || (1..players.len()).any(|at| players[..at].contains(&players[at])) {
        return Err(Failure::usage("a ladder needs at least two players, each named once"));
    }
    let seats = game.seats(&setup).map_err(Failure::usage)?;
    if seats < 2 {
        return Err(Failure::usage("a ladder needs a setup with at least two seats"));
    }
    let budget = args.thinking.budget().unwrap_or(PLAYOUTS);
    let subject = Subject {
        game: game.info().key.into(),
        edition: game.edition().to_string(),
        setup: setup.clone(),
        seed: args.seed,
        budget: budget.to_string(),
    };
    let log = MatchLog::open(args.resume.as_deref(), &subject)?;
    let robin = RoundRobin { seats, games: args.games };
    let round = Round { game, setup: &setup, robin, seed: args.seed, budget, log: &log };
    let pairings = round.play(&players)?;
    let outcomes = round.sum_up(&players, &pairings);
    if let Some(path) = &args.html {
        let failed = |why| Failure::failed(format!("{}: {why}", path.display()));
        fs::write(path, report::html(&outcomes)).map_err(failed)?;
    }
    if args.json {
        serde_json::to_writer_pretty(stdout(), &outcomes)?;
        writeln!(stdout())?;
        return Ok(());
    }
    print(&outcomes)
}

/// A round robin.
struct Round<'a> {
    game: &'a dyn AnyGame,
    setup: &'a str,
    robin: RoundRobin,
    seed: u64,
    budget: Budget,
    log: &'a MatchLog,
}

impl Round<'_> {
    fn play(&self, players: &[Player]) -> Result<Vec<Pairing>, Failure> {
        let pairs = players.len() * (players.len() - 1) / 2;
        let bar = bar(pairs as u64 * u64::from(self.robin.games_of_pair()));
        let pairings = self.robin.pairings(players.len(), |seating| {
            let seating: Vec<Player> = seating.iter().map(|&number| players[number]).collect();
            bar.set_message(format!("{} – {}", seating[0], seating[1]));
            self.meet(&seating, &bar)
        });
        bar.finish_and_clear();
        pairings
    }

    fn meet(&self, players: &[Player], bar: &indicatif::ProgressBar) -> Result<Vec<Outcome>, Failure> {
        let before = bar.position();
        let terms = Match {
            games: self.robin.games_each(),
            seed: self.seed,
            budget: self.budget,
            progress: &|finished| bar.set_position(before + u64::from(finished)),
        };
        let known = self.log.known(players);
        let log = arena::Log { known: &known, written: &|outcome| self.log.write(players, outcome) };
        let outcomes = self.game.outcomes(self.setup, players, &terms, &log).map_err(Failure::usage)?;
        bar.set_position(before + u64::from(terms.games));
        Ok(outcomes)
    }

    fn sum_up(&self, players: &[Player], pairings: &[Pairing]) -> Outcomes {
        let games = self.robin.games_of_pair() as usize;
        let rated = |(index, Rating { rating, low, high }): (usize, Rating)| {
            let met = pairings.iter().filter(|pairing| pairing.first == index || pairing.second == index);
            let (games, won) = met.fold((0, 0.0), |(sum, won), pairing| {
                let score = if pairing.first == index { pairing.score() } else { 1.0 - pairing.score() };
                (sum + games, won + score * games as f64)
            });
            let score = won / games.max(1) as f64;
            Rated { player: players[index].to_string(), rating, low, high, games, score }
        };
        let all = ladder::ratings(players.len(), pairings);
        let mut ratings: Vec<Rated> = all.into_iter().enumerate().map(rated).collect();
        ratings.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        let met = |pairing: &Pairing| {
            // Games that share their luck say less than independent ones: groups count, not games.
            let groups = pairing.scores.len() as f64;
            let (low, high) = wilson(pairing.score() * groups, groups);
            let [first, second] = [pairing.first, pairing.second].map(|index| players[index].to_string());
            Met { first, second, games, score: pairing.score(), low, high }
        };
        Outcomes {
            game: self.game.info().key,
            setup: self.setup.into(),
            seed: self.seed,
            budget: self.budget.to_string(),
            ratings,
            pairings: pairings.iter().map(met).collect(),
        }
    }
}

fn print(outcomes: &Outcomes) -> Result<(), Failure> {
    let mut out = stdout().lock();
    let width =
        outcomes.ratings.iter().map(|rated| rated.player.len()).max().unwrap_or(0).max("player".len());
    writeln!(out, "{:4}{:width$}  rating  95 % interval  games    score", "", "player")?;
    for (place, rated) in (1..).zip(&outcomes.ratings) {
        let Rated { player, rating, low, high, games, score } = rated;
        let score = score * 100.0;
        writeln!(
            out,
            "{place:2}. {player:width$}  {rating:6.0}  {low:5.0} – {high:5.0}  {games:5}  {score:5.1} %"
        )?;
    }
    writeln!(out)?;
    for Met { first, second, games, score, low, high } in &outcomes.pairings {
        let [score, low, high] = [score, low, high].map(|share| share * 100.0);
        writeln!(
            out,
            "{first:>width$} – {second:width$}  {score:5.1} %  ({low:5.1} – {high:5.1} %)  {games:5} games"
        )?;
    }
    Ok(())
}
