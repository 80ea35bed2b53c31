//! `naust ladder`: a round robin of bots, and how strong each is.

use std::{
    fs,
    io::{Write, stdout},
};

use bots::{
    Budget, Kind, Player,
    arena::{self, Outcome, Terms, wilson},
    ladder::{self, Pairing, Rating},
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
    let round = Round { game, setup: &setup, seats, games: args.games, seed: args.seed, budget, log: &log };
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
    seats: u8,
    games: u32,
    seed: u64,
    budget: Budget,
    log: &'a MatchLog,
}

impl Round<'_> {
    /// The seatings in which two players meet: in turns round the table. With an odd number of seats either has the
    /// majority once.
    fn line_ups(&self, first: Player, second: Player) -> Vec<Vec<(bool, Player)>> {
        let from = |odd: bool| -> Vec<_> {
            let in_turns = |seat: u8| seat.is_multiple_of(2) != odd;
            (0..self.seats).map(in_turns).map(|is| (is, if is { first } else { second })).collect()
        };
        if self.seats.is_multiple_of(2) { vec![from(false)] } else { vec![from(false), from(true)] }
    }

    /// How many games each line-up plays: whole rotations, at least as many as asked for.
    fn games_each(&self) -> u32 {
        let seats = u32::from(self.seats);
        let line_ups = if seats.is_multiple_of(2) { 1 } else { 2 };
        self.games.div_ceil(line_ups).div_ceil(seats) * seats
    }

    fn play(&self, players: &[Player]) -> Result<Vec<Pairing>, Failure> {
        let pairs: Vec<_> = (0..players.len())
            .flat_map(|one| (one + 1..players.len()).map(move |other| (one, other)))
            .collect();
        let line_ups = self.line_ups(players[0], players[1]).len() as u64;
        let bar = bar(pairs.len() as u64 * line_ups * u64::from(self.games_each()));
        let mut pairings = Vec::new();
        for (first, second) in pairs {
            bar.set_message(format!("{} – {}", players[first], players[second]));
            let mut scores = Vec::new();
            for line_up in self.line_ups(players[first], players[second]) {
                let outcomes = self.meet(&line_up, &bar)?;
                scores.push(shares(&line_up, &outcomes, self.seats));
            }
            let groups = scores[0].len();
            let mean =
                |group: usize| scores.iter().map(|score| score[group]).sum::<f64>() / scores.len() as f64;
            pairings.push(Pairing { first, second, scores: (0..groups).map(mean).collect() });
        }
        bar.finish_and_clear();
        Ok(pairings)
    }

    fn meet(
        &self,
        line_up: &[(bool, Player)],
        bar: &indicatif::ProgressBar,
    ) -> Result<Vec<Outcome>, Failure> {
        let players: Vec<Player> = line_up.iter().map(|(_, player)| *player).collect();
        let before = bar.position();
        let terms = Terms {
            games: self.games_each(),
            seed: self.seed,
            budget: self.budget,
            progress: &|finished| bar.set_position(before + u64::from(finished)),
        };
        let known = self.log.known(&players);
        let log = arena::Log { known: &known, written: &|outcome| self.log.write(&players, outcome) };
        let outcomes = self.game.outcomes(self.setup, &players, &terms, &log).map_err(Failure::usage)?;
        bar.set_position(before + u64::from(terms.games));
        Ok(outcomes)
    }

    fn sum_up(&self, players: &[Player], pairings: &[Pairing]) -> Outcomes {
        let line_ups = if self.seats.is_multiple_of(2) { 1 } else { 2 };
        let games_of = |pairing: &Pairing| pairing.scores.len() * usize::from(self.seats) * line_ups;
        let rated = |(index, Rating { rating, low, high }): (usize, Rating)| {
            let met = pairings.iter().filter(|pairing| pairing.first == index || pairing.second == index);
            let (games, won) = met.fold((0, 0.0), |(games, won), pairing| {
                let score = if pairing.first == index { pairing.score() } else { 1.0 - pairing.score() };
                (games + games_of(pairing), won + score * games_of(pairing) as f64)
            });
            let score = won / games.max(1) as f64;
            Rated { player: players[index].to_string(), rating, low, high, games, score }
        };
        let all = ladder::ratings(players.len(), pairings);
        let mut ratings: Vec<Rated> = all.into_iter().enumerate().map(rated).collect();
        ratings.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        let met = |pairing: &Pairing| {
            let games = games_of(pairing);
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

/// What the first player got in each group of games that share their luck, so that equals get a half on average over
/// all line-ups.
fn shares(line_up: &[(bool, Player)], outcomes: &[Outcome], seats: u8) -> Vec<f64> {
    let of_first = |outcome: &Outcome| -> f64 {
        let own = outcome.wins.iter().zip(line_up).filter(|(_, (first, _))| *first);
        own.map(|(wins, _)| wins).sum()
    };
    let group = |games: &[Outcome]| games.iter().map(of_first).sum::<f64>() / f64::from(seats);
    outcomes.chunks(seats.into()).map(group).collect()
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
