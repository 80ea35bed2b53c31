//! How Fleet's sheet plays: how full the coin track gets, where points come from, how scores fall into the rulebook's
//! ranks of the solo game, and how captain and trophy cards compare.
//!
//! ```text
//! cargo run --release -p fleet-bot --example fleet_balance -- "1p" search:2000 50
//! cargo run --release -p fleet-bot --example fleet_balance -- "4p captains trophies" search:500 20 7 path/to/material
//! ```
//!
//! The arguments are the setup, the player on all seats, the number of games, the seed (1) and a folder with another
//! edition. The same arguments give the same report everywhere.

use std::{collections::BTreeMap, error::Error, fs, sync::atomic::AtomicBool};

use bots::{Budget, Limits, Player, arena::to_the_end, mix, search::Mind};
use dealer::{Fair, Seed};
use fleet::{Event, Face, Fleet, Material, Measure, Reason, Section, Setup, SheetView, View};
use fleet_bot::FleetBot;
use rayon::prelude::*;
use tabletop::{Game, MAX_SEATS, MaterialFile, Sink, Viewer};

/// No Fleet game has more rounds than this.
const ROUNDS: usize = 41;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |at: usize, default: &str| arguments.get(at).map_or(default, String::as_str).to_owned();
    let setup: Setup = argument(0, "1p").parse()?;
    let player: Player = argument(1, "search:2000").parse()?;
    let games: u64 = argument(2, "20").parse()?;
    let seed: u64 = argument(3, "1").parse()?;
    let material: &'static Material = Box::leak(Box::new(edition(arguments.get(4))?));
    let ended: Vec<Ended> =
        (0..games).into_par_iter().map(|game| play(&setup, material, player, mix(seed, game))).collect();
    println!("{setup}, {player}, {games} games, seed {seed}");
    report(material, &ended);
    Ok(())
}

/// The default edition, or that of a folder.
fn edition(folder: Option<&String>) -> Result<Material, Box<dyn Error>> {
    let Some(folder) = folder else { return Ok(Fleet::load(Fleet::INFO.material)?) };
    let texts = Fleet::INFO.material.iter().map(|file| fs::read_to_string(format!("{folder}/{}", file.name)));
    let texts = texts.collect::<Result<Vec<String>, _>>()?;
    let files = Fleet::INFO.material.iter().zip(&texts);
    let files: Vec<_> = files.map(|(file, text)| MaterialFile { name: file.name, text }).collect();
    Ok(Fleet::load(&files)?)
}

/// A game that is over.
struct Ended {
    view: View,
    places: [u8; MAX_SEATS],
    notes: Notes,
}

/// What can no longer be seen when a game is over.
#[derive(Clone)]
struct Notes {
    round: usize,
    marked: [u32; MAX_SEATS],
    stars: [u32; MAX_SEATS],
    lost: [[u32; ROUNDS]; MAX_SEATS],
    start: [Option<Face>; MAX_SEATS],
    silver: Option<usize>,
    silver_winners: u32,
}

impl Sink<Event> for Notes {
    fn emit(&mut self, event: Event) {
        match event {
            Event::RoundBegan { round, .. } => self.round = round.into(),
            Event::StartRolled { seat, face } => self.start[seat.index()] = Some(face),
            Event::CoinsMarked { seat, coins, lost, stars } => {
                self.marked[seat.index()] += u32::from(coins);
                self.stars[seat.index()] += u32::from(stars);
                self.lost[seat.index()][self.round] += u32::from(lost);
            }
            Event::SilverWon { .. } => {
                self.silver.get_or_insert(self.round);
                self.silver_winners += 1;
            }
            _ => {}
        }
    }
}

fn play(setup: &Setup, material: &'static Material, player: Player, seed: u64) -> Ended {
    let luck = Fair::new(Seed::from_number(seed));
    let stop = AtomicBool::new(false);
    let mut bot = player.bot::<FleetBot>(Mind::default());
    let budget = Budget::Playouts(1000);
    let game = Fleet::new(setup, material);
    let mut notes = Notes {
        round: 0,
        marked: [0; MAX_SEATS],
        stars: [0; MAX_SEATS],
        lost: [[0; ROUNDS]; MAX_SEATS],
        start: [None; MAX_SEATS],
        silver: None,
        silver_winners: 0,
    };
    let game = to_the_end(game, &luck, &mut notes, |seen, decision| {
        bot.choose(seen, &Limits::new(budget, mix(!seed, decision), &stop))
    });
    Ended { view: game.view(Viewer::Spectator), places: game.places(), notes }
}

/// A sheet of a game that is over.
struct Final<'a> {
    sheet: &'a SheetView,
    ended: &'a Ended,
    at: usize,
}

impl Final<'_> {
    fn lost(&self) -> u32 {
        self.ended.notes.lost[self.at].iter().sum()
    }

    fn won(&self) -> f64 {
        let shared = self.ended.places.iter().filter(|&&place| place == 1).count();
        if self.ended.places[self.at] == 1 { 1.0 / shared as f64 } else { 0.0 }
    }
}

fn report(material: &Material, ended: &[Ended]) {
    let sheets: Vec<Final<'_>> = ended
        .iter()
        .flat_map(|ended| {
            ended.view.seats.iter().enumerate().map(move |(at, sheet)| Final { sheet, ended, at })
        })
        .collect();
    points(material, &sheets);
    coins(material, &sheets);
    sections(&sheets);
    by("start", &sheets, |sheet| sheet.ended.notes.start[sheet.at].map(|face| face.word().to_owned()));
    by("crab bonus", &sheets, |sheet| Some(sheet.sheet.bonus.map_or("none", Measure::word).to_owned()));
    by("captain", &sheets, |sheet| sheet.sheet.captain.map(|card| card.boats.word().to_owned()));
    trophies(ended);
}

fn mean<T>(of: &[T], what: impl Fn(&T) -> f64) -> f64 {
    of.iter().map(what).sum::<f64>() / of.len().max(1) as f64
}

fn points(material: &Material, sheets: &[Final<'_>]) {
    let mut all: Vec<i32> = sheets.iter().map(|it| it.sheet.points).collect();
    all.sort_unstable();
    let quantile = |part: usize| all[(all.len() - 1) * part / 4];
    let average = mean(&all, |&points| points.into());
    println!(
        "points: mean {average:.1}, quartiles {} {} {} {} {}",
        quantile(0),
        quantile(1),
        quantile(2),
        quantile(3),
        quantile(4)
    );
    let ranks: Vec<String> = (0..5)
        .map(|rank| mean(&all, |&points| f64::from(u8::from(material.rank(points) == rank))) * 100.0)
        .map(|share| format!("{share:.0} %"))
        .collect();
    println!("ranks of the solo game, highest first: {}", ranks.join(", "));
    let reasons = sheets[0].sheet.parts.iter().enumerate();
    let parts = reasons
        .map(|(at, (reason, _))| format!("{reason:?} {:.1}", mean(sheets, |it| it.sheet.parts[at].1.into())));
    println!("by category: {}", parts.collect::<Vec<_>>().join(", "));
}

fn coins(material: &Material, sheets: &[Final<'_>]) {
    let marked = mean(sheets, |it| it.ended.notes.marked[it.at].into());
    let stars = mean(sheets, |it| it.ended.notes.stars[it.at].into());
    let lost = mean(sheets, |it| it.lost().into());
    let full = mean(sheets, |it| f64::from(u8::from(it.sheet.coins == material.coin_boxes())));
    println!(
        "coins: {marked:.1} of {} boxes, {stars:.1} stars, {lost:.1} lost; track full on {:.0} % of sheets",
        material.coin_boxes(),
        full * 100.0
    );
    let rounds = usize::from(sheets[0].ended.view.rounds);
    let by_round = (1..=rounds).map(|round| mean(sheets, |it| it.ended.notes.lost[it.at][round].into()));
    println!(
        "coins lost by round: {}",
        by_round.map(|lost| format!("{lost:.1}")).collect::<Vec<_>>().join(" ")
    );
}

fn sections(sheets: &[Final<'_>]) {
    for section in Section::ALL {
        let at = section.index();
        let of = |what: &dyn Fn(&fleet::SectionView) -> usize| {
            mean(sheets, |it| what(&it.sheet.sections[at]) as f64)
        };
        let marked = of(&|it| it.boxes.iter().filter(|it| it.marked).count());
        let boats = of(&|it| it.boats.iter().filter(|boat| boat.launched).count());
        let licence = of(&|it| it.licence.into());
        let complete = of(&|it| it.complete.into()) * 100.0;
        let boxes = sheets[0].sheet.sections[at].boxes.len();
        print!("{:10} {marked:4.1} of {boxes} boxes", section.word());
        match at {
            0..5 => println!(", {boats:.1} boats, licence {licence:.1}"),
            5..10 => println!(", {boats:.1} boats"),
            _ => println!(", complete on {complete:.0} %"),
        }
    }
}

/// Points and wins of the sheets that have something in common.
fn by(title: &str, sheets: &[Final<'_>], key: impl Fn(&Final<'_>) -> Option<String>) {
    let mut groups: BTreeMap<String, Vec<&Final<'_>>> = BTreeMap::new();
    for sheet in sheets {
        if let Some(key) = key(sheet) {
            groups.entry(key).or_default().push(sheet);
        }
    }
    for (key, group) in groups {
        let bonus = |reason| {
            mean(&group, |it| {
                let part = it.sheet.parts.iter().find(|part| part.0 == reason);
                part.map_or(0.0, |part| part.1.into())
            })
        };
        println!(
            "{title} {key}: {} sheets, {:.1} points, {:.0} % wins, crab bonus {:.1}, captain {:.1}",
            group.len(),
            mean(&group, |it| it.sheet.points.into()),
            mean(&group, |it| it.won()) * 100.0,
            bonus(Reason::CrabBonus),
            bonus(Reason::Captain)
        );
    }
}

fn trophies(ended: &[Ended]) {
    let mut silver: BTreeMap<&str, Vec<&Ended>> = BTreeMap::new();
    let mut gold: BTreeMap<&str, Vec<&Ended>> = BTreeMap::new();
    for game in ended {
        if let (Some(card), Some(measure)) = (game.view.silver, game.view.gold) {
            silver.entry(card.counts.word()).or_default().push(game);
            gold.entry(measure.word()).or_default().push(game);
        }
    }
    for (measure, games) in silver {
        let rounds: Vec<String> = games
            .iter()
            .map(|game| game.notes.silver.map_or("-".into(), |round| round.to_string()))
            .collect();
        let winners = mean(&games, |game| game.notes.silver_winners.into());
        println!("silver {measure}: won in rounds {}, by {winners:.1} players", rounds.join(" "));
    }
    for (measure, games) in gold {
        let winners = mean(&games, |game| {
            let has = |seat: &SheetView| seat.parts.iter().any(|part| part.0 == Reason::Gold && part.1 > 0);
            game.view.seats.iter().filter(|seat| has(seat)).count() as f64
        });
        println!("gold {measure}: {} games, {winners:.1} winners", games.len());
    }
}
