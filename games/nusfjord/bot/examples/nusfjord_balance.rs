//! How Nusfjord's cards play: how often each building and elder is taken when it can be, and how its owners fare.
//!
//! ```text
//! cargo run --release -p nusfjord-bot --example nusfjord_balance -- 2000 60 1
//! cargo run --release -p nusfjord-bot --example nusfjord_balance -- 320 60 7 path/to/material
//! ```
//!
//! The arguments are the number of games, the playouts behind each decision, the seed (1) and a folder with another
//! edition. The games go round two to five players and the decks, each alone and mixed; a solo game is added for every
//! eight. The report is a table in Markdown. The same arguments give the same report everywhere.

use std::{
    collections::BTreeSet,
    error::Error,
    fs,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
};

use bots::{Budget, Kind, Limits, Player, arena::to_the_end, mix, search::Mind};
use dealer::{Fair, Seed};
use nusfjord::{Card, Elder, Event, Material, Nusfjord, Origin, Setup, Verdict, verdict};
use nusfjord_bot::NusfjordBot;
use rayon::prelude::*;
use tabletop::{Game, MAX_SEATS, MaterialFile, Seat, Sink, Viewer};

/// Buildings and elders, in the order of their numbers.
const CARDS: usize = Card::COUNT + Elder::COUNT;

/// Below this share of the games in which it could be taken, a card counts as never taken.
const NEVER: f64 = 0.08;
/// Above this share, as always taken.
const ALWAYS: f64 = 0.95;
/// So many points of lead beside what cards of its letter bring make a card swingy, if chance does not explain them.
const SWING: f64 = 2.0;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, default: u64| arguments.get(at).map_or(Ok(default), |text| text.parse());
    let (games, playouts, seed) = (number(0, 160)?, number(1, 60)?, number(2, 1)?);
    let material: &'static Material = Box::leak(Box::new(edition(arguments.get(3))?));
    let player = Player { kind: Kind::Search, budget: Some(Budget::Playouts(u32::try_from(playouts)?)) };
    let (setups, alone) = (setups(2..=5, true), setups(1..=1, false));
    let done = AtomicU64::new(0);
    let all = |setups: &[Setup], games: u64, seed: u64| -> Vec<Ended> {
        let one = |game: u64| {
            let ended = play(&setups[game as usize % setups.len()], material, player, mix(seed, game));
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if done.is_multiple_of(50) {
                eprintln!("{done} games");
            }
            ended
        };
        (0..games).into_par_iter().map(one).collect()
    };
    let (together, solo) = (all(&setups, games, seed), all(&alone, games / 8, !seed));
    println!("{games} games and {} solo, {player}, seed {seed}\n", solo.len());
    tables(&together, &solo);
    cards(material, &together, &solo);
    Ok(())
}

/// Every deck alone, and all mixed if told, for each number of players.
fn setups(seats: std::ops::RangeInclusive<u8>, mixed: bool) -> Vec<Setup> {
    let decks = ["deck=herring", "deck=mackerel", "deck=cod", "deck=herring mixed"];
    let decks = &decks[..if mixed { 4 } else { 3 }];
    let all = seats.flat_map(|seats| decks.iter().map(move |deck| format!("{seats}p {deck}")));
    all.map(|text| text.parse().expect("these options fit together")).collect()
}

/// The default edition, or that of a folder.
fn edition(folder: Option<&String>) -> Result<Material, Box<dyn Error>> {
    let Some(folder) = folder else { return Ok(Nusfjord::load(Nusfjord::INFO.material)?) };
    let texts =
        Nusfjord::INFO.material.iter().map(|file| fs::read_to_string(format!("{folder}/{}", file.name)));
    let texts = texts.collect::<Result<Vec<String>, _>>()?;
    let files = Nusfjord::INFO.material.iter().zip(&texts);
    let files: Vec<_> = files.map(|(file, text)| MaterialFile { name: file.name, text }).collect();
    Ok(Nusfjord::load(&files)?)
}

/// A game that is over.
struct Ended {
    setup: String,
    points: Vec<i32>,
    places: [u8; MAX_SEATS],
    notes: Notes,
}

impl Ended {
    /// The part of a victory that fell to `seat`, times the number of players: 1 is fair.
    fn wins(&self, seat: Seat) -> f64 {
        let shared = self.places.iter().filter(|&&place| place == 1).count();
        let won = self.places[seat.index()] == 1;
        if won { self.points.len() as f64 / shared as f64 } else { 0.0 }
    }

    /// Points of `seat` above the mean of the others.
    fn lead(&self, seat: Seat) -> f64 {
        let own = f64::from(self.points[seat.index()]);
        let all: f64 = self.points.iter().map(|&points| f64::from(points)).sum();
        own - (all - own) / (self.points.len() as f64 - 1.0)
    }
}

/// What happened to the cards.
#[derive(Default)]
struct Notes {
    round: u8,
    first: Option<Seat>,
    offered: BTreeSet<usize>,
    /// Card, owner and round.
    taken: Vec<(usize, Seat, u8)>,
    /// How often each card gave or exchanged something, or an elder acted.
    uses: Vec<u32>,
}

fn at_elder(elder: Elder) -> usize {
    Card::COUNT + elder.index()
}

impl Sink<Event> for Notes {
    fn emit(&mut self, event: Event) {
        let by = |origin: Origin| {
            (0..Card::COUNT).find(|&at| Card::all().nth(at).map(Origin::card) == Some(origin))
        };
        match event {
            Event::FirstPlayerDrawn { seat } => self.first = Some(seat),
            Event::RoundBegan { round, .. } => self.round = round,
            Event::Opened { card } | Event::LaidOpen { card, .. } | Event::Dealt { card: Some(card), .. } => {
                self.offered.insert(card.index());
            }
            Event::BuildingBuilt { seat, card, .. } => self.taken.push((card.index(), seat, self.round)),
            Event::ElderTaken { seat, elder } => self.taken.push((at_elder(elder), seat, self.round)),
            Event::ElderActed { elder, .. } => self.uses[at_elder(elder)] += 1,
            Event::Gained { by: origin, .. } | Event::Exchanged { by: origin, .. } => {
                if let Some(at) = by(origin) {
                    self.uses[at] += 1;
                }
            }
            Event::ShipSold { .. } => self.uses[by_key("ship-broker")] += 1,
            Event::CardTurned { card, .. } => self.uses[card.index()] += 1,
            _ => {}
        }
    }
}

fn by_key(key: &str) -> usize {
    Card::from_key(key).expect("the deck has this building").index()
}

fn play(setup: &Setup, material: &'static Material, player: Player, seed: u64) -> Ended {
    let luck = Fair::new(Seed::from_number(seed));
    let stop = AtomicBool::new(false);
    let mut bot = player.bot::<NusfjordBot>(Mind::default());
    let game = Nusfjord::new(setup, material);
    let mut notes = Notes { uses: vec![0; CARDS], ..Notes::default() };
    let game = to_the_end(game, &luck, &mut notes, |seen, decision| {
        bot.choose(seen, &Limits::new(Budget::Playouts(1), mix(!seed, decision), &stop))
    });
    // An elder could be taken if he was, or if he lies on top at the end.
    let left = game.view(Viewer::Spectator).elders;
    notes.offered.extend(left.iter().filter_map(|pile| pile.top).map(at_elder));
    notes.offered.extend(notes.taken.iter().map(|&(at, ..)| at));
    let points = (0..game.seats()).map(|seat| game.points(Seat(seat))).collect();
    Ended { setup: setup.to_string(), points, places: game.places(), notes }
}

/// A mean and half the width of its 95 % interval.
#[derive(Clone, Copy)]
struct Estimate {
    mean: f64,
    within: f64,
}

fn estimate(values: &[f64]) -> Estimate {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    Estimate { mean, within: 1.96 * (spread / count).sqrt() }
}

/// Points by setup.
fn tables(together: &[Ended], solo: &[Ended]) {
    println!("| setup | games | points | winner | buildings | elders | first player wins |");
    println!("|---|---|---|---|---|---|---|");
    let setups: BTreeSet<&str> = together.iter().chain(solo).map(|ended| ended.setup.as_str()).collect();
    for setup in setups {
        let games: Vec<&Ended> = together.iter().chain(solo).filter(|ended| ended.setup == setup).collect();
        let mean =
            |what: &dyn Fn(&Ended) -> f64| estimate(&games.iter().map(|&it| what(it)).collect::<Vec<_>>());
        let seats = games[0].points.len() as f64;
        let points = mean(&|it| it.points.iter().sum::<i32>() as f64 / seats).mean;
        let best = mean(&|it| it.points.iter().max().copied().unwrap_or(0).into()).mean;
        let elder = |&&(at, ..): &&(usize, Seat, u8)| at >= Card::COUNT;
        let elders = mean(&|it| it.notes.taken.iter().filter(elder).count() as f64 / seats).mean;
        let houses = mean(&|it| it.notes.taken.len() as f64 / seats).mean - elders;
        let first = mean(&|it| it.notes.first.map_or(1.0, |seat| it.wins(seat)));
        println!(
            "| {setup} | {} | {points:.1} | {best:.1} | {houses:.1} | {elders:.1} | ×{:.2} ± {:.2} |",
            games.len(),
            first.mean,
            first.within
        );
    }
    let judged = |level| solo.iter().filter(|it| verdict(it.points[0]) == level).count();
    let levels = [Verdict::Modest, Verdict::Good, Verdict::Excellent].map(judged);
    println!("\nSolo: {} below 30, {} from 30 to 40, {} above.\n", levels[0], levels[1], levels[2]);
}

/// What is known about one card.
struct Line {
    offered: usize,
    wins: Vec<f64>,
    leads: Vec<f64>,
    round: f64,
    uses: f64,
    alone: (usize, usize),
}

impl Line {
    fn of(at: usize, together: &[Ended], solo: &[Ended]) -> Line {
        let mut line = Line { offered: 0, wins: vec![], leads: vec![], round: 0.0, uses: 0.0, alone: (0, 0) };
        for ended in together.iter().filter(|ended| ended.notes.offered.contains(&at)) {
            line.offered += 1;
            line.uses += f64::from(ended.notes.uses[at]);
            for &(_, seat, round) in ended.notes.taken.iter().filter(|taken| taken.0 == at) {
                line.wins.push(ended.wins(seat));
                line.leads.push(ended.lead(seat));
                line.round += f64::from(round);
            }
        }
        for ended in solo.iter().filter(|ended| ended.notes.offered.contains(&at)) {
            line.alone.0 += 1;
            line.alone.1 += usize::from(ended.notes.taken.iter().any(|taken| taken.0 == at));
        }
        line
    }

    fn rate(&self) -> f64 {
        self.wins.len() as f64 / self.offered.max(1) as f64
    }

    /// What is remarkable, beside cards that bring the lead `usual`.
    fn remark(&self, usual: f64) -> &'static str {
        let lead = estimate(&self.leads);
        let beside = lead.mean - usual;
        let sure = beside.abs() > SWING && beside.abs() > 1.5 * lead.within && self.leads.len() > 20;
        match self.rate() {
            _ if self.offered == 0 => "not seen",
            ..NEVER => "never",
            rate if rate > ALWAYS && sure && beside > 0.0 => "always, strong",
            rate if rate > ALWAYS => "always",
            _ if sure && beside > 0.0 => "strong",
            _ if sure => "weak",
            _ => "",
        }
    }
}

fn cards(material: &Material, together: &[Ended], solo: &[Ended]) {
    let lines: Vec<Line> = (0..CARDS).into_par_iter().map(|at| Line::of(at, together, solo)).collect();
    let group = |at: usize| Card::all().nth(at).map(|card| format!("{:?}", card.letter()));
    let usual = |at: usize| {
        let same = (0..CARDS).filter(|&other| group(other) == group(at));
        estimate(&same.flat_map(|other| lines[other].leads.iter().copied()).collect::<Vec<_>>()).mean
    };
    println!("| card | | offered | taken | round | uses | wins × fair share | lead | solo | |");
    println!("|---|---|---|---|---|---|---|---|---|---|");
    for (at, line) in lines.iter().enumerate() {
        let text = nusfjord::gazette(material).get(at).expect("the gazette has every card");
        let (wins, lead) = (estimate(&line.wins), estimate(&line.leads));
        let taken = line.wins.len().max(1) as f64;
        println!(
            "| {} {} | {} | {} | {:.0} % | {:.1} | {:.1} | {:.2} ± {:.2} | {:+.1} ± {:.1} | {}/{} | {} |",
            text.number,
            text.key,
            text.letter.unwrap_or(""),
            line.offered,
            100.0 * line.rate(),
            line.round / taken,
            line.uses / taken,
            wins.mean,
            wins.within,
            lead.mean,
            lead.within,
            line.alone.1,
            line.alone.0,
            line.remark(usual(at))
        );
    }
}
