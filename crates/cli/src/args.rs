//! What can be asked for on the command line.

mod serve;
mod upkeep;

use std::{net::SocketAddr, path::PathBuf};

use bots::{Budget, Player};
use clap::{Args as ClapArgs, Parser, Subcommand};
use lang::Lang;

pub use serve::{Log, Serve, with_file};
pub use upkeep::{Admin, AdminDeed, Backup, Doctor, Migrate, Restore};

/// A boathouse of sea-and-shore board games: play in the browser or the terminal, alone, with friends or against bots.
///
/// Without a command, tables are served in the browser.
#[derive(Debug, Parser)]
#[command(name = "naust", version, args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
pub struct Args {
    /// What to serve when no command is given.
    #[command(flatten)]
    pub serve: Serve,

    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What naust can do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve tables in the browser (this is also what happens without a command)
    Serve(Serve),
    /// Copy all data to one file, also while it is being served
    Backup(Backup),
    /// Bring a backup into an empty data folder
    Restore(Restore),
    /// Look whether the data is well: rights, room, clock, database, and the record of every table
    Doctor(Doctor),
    /// Move all data between a folder and a database; every record is compared
    Migrate(Migrate),
    /// Look after a server: its tables, visitors and reports; keep out, close, announce
    Admin(Admin),
    /// List the games with their seats and options
    Games(Games),
    /// Print the cards of a game in words
    Cards(Cards),
    /// Play in the terminal
    Play(Play),
    /// Let bots play each other: win rates and scores with confidence intervals
    Arena(Arena),
    /// Let all bots meet all others: ratings with confidence intervals
    Ladder(Ladder),
    /// Think for the bots of servers that share a database and a NATS server
    Worker(Worker),
    /// Measure how fast the rules are: random play on one core
    Bench(Bench),
    /// Put a server under load: two players at each table; what a step costs and how long news take
    Load(Load),
    /// Count the tree of steps from a fresh table
    Perft(Perft),
    /// Check a record: every step, every expectation, every draw of luck
    Check(Check),
    /// Tell a recorded game step by step
    Replay(Replay),
    /// Look at a recorded game again: what could be expected, where it turned, what was better
    Analyse(Analyse),
    /// Draw the board of a recorded game as a picture
    Draw(Draw),
    /// List the puzzles of a game, make more, or ask them again
    Puzzles(Puzzles),
}

/// Where component data comes from.
#[derive(Debug, ClapArgs)]
pub struct Material {
    /// Take component data from the files in `DIR/GAME/` instead of those built in
    #[arg(long, value_name = "DIR", env = "NAUST_MATERIAL", hide_env = true)]
    pub material: Option<PathBuf>,
}

/// In which language words are printed.
#[derive(Debug, ClapArgs)]
pub struct Language {
    /// Language of the words: en, ru or uk [default: that of the terminal, else en]
    #[arg(long, value_name = "LANG", value_parser = language)]
    pub lang: Option<Lang>,
}

fn language(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).ok_or_else(|| "there are en, ru and uk".into())
}

/// Which game, set up how.
#[derive(Debug, ClapArgs)]
pub struct Chosen {
    /// The game's key; `naust games` lists them
    #[arg(value_name = "GAME")]
    pub game: String,

    /// Seats and options, such as `4p runes=strength,water` [default: the fewest seats, no options]
    #[arg(value_name = "SETUP")]
    pub setup: Vec<String>,

    /// Where component data comes from.
    #[command(flatten)]
    pub material: Material,
}

/// How long bots think.
#[derive(Debug, ClapArgs)]
pub struct Thinking {
    /// Let each bot decision take N playouts
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), conflicts_with = "ms")]
    pub playouts: Option<u32>,

    /// Let each bot decision take N milliseconds; then a result depends on the machine
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub ms: Option<u32>,
}

impl Thinking {
    /// The budget asked for.
    pub fn budget(&self) -> Option<Budget> {
        self.playouts.map(Budget::Playouts).or(self.ms.map(Budget::Millis))
    }
}

/// `naust games`
#[derive(Debug, ClapArgs)]
pub struct Games {
    /// Print JSON for programs
    #[arg(long)]
    pub json: bool,

    /// Where component data comes from.
    #[command(flatten)]
    pub material: Material,

    /// In which language.
    #[command(flatten)]
    pub language: Language,
}

/// `naust cards`
#[derive(Debug, ClapArgs)]
pub struct Cards {
    /// The game's key; `naust games` lists them
    #[arg(value_name = "GAME")]
    pub game: String,

    /// Where component data comes from.
    #[command(flatten)]
    pub material: Material,

    /// In which language.
    #[command(flatten)]
    pub language: Language,
}

/// `naust play`
#[derive(Debug, ClapArgs)]
pub struct Play {
    /// Which game.
    #[command(flatten)]
    pub chosen: Chosen,

    /// Who sits where, in order: `human` or a bot (deckhand, mate, skipper, pilot; random, greedy, uct, search, search:2000, search:500ms)
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    pub seats: Vec<String>,

    /// Go on after the finished game of this record with the next of its series; then no setup is given
    #[arg(long, value_name = "FILE", conflicts_with = "setup")]
    pub after: Option<PathBuf>,

    /// Number that decides all luck [default: a new one each time]
    #[arg(long, value_name = "S")]
    pub seed: Option<u64>,

    /// How long bots think.
    #[command(flatten)]
    pub thinking: Thinking,

    /// Write the record of the game to FILE when it ends or is left
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,

    /// In which language.
    #[command(flatten)]
    pub language: Language,
}

/// `naust arena`
#[derive(Debug, ClapArgs)]
pub struct Arena {
    /// Which game.
    #[command(flatten)]
    pub chosen: Chosen,

    /// Bots that meet, one for each seat (deckhand, mate, skipper, pilot; random, greedy, uct, search, search:2000, search:500ms)
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    pub seats: Vec<Player>,

    /// How many games; seats rotate, and every seating gets the same luck
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,

    /// Number that decides all luck
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,

    /// How long bots think.
    #[command(flatten)]
    pub thinking: Thinking,

    /// Print JSON for programs
    #[arg(long)]
    pub json: bool,

    /// Keep every game in FILE, and go on from there if the match was broken off
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
}

/// `naust ladder`
#[derive(Debug, ClapArgs)]
pub struct Ladder {
    /// Which game.
    #[command(flatten)]
    pub chosen: Chosen,

    /// Bots that meet [default: all levels and all yardsticks]
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    pub players: Vec<Player>,

    /// How many games each two play, at least; seats rotate, and every seating gets the same luck
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,

    /// Number that decides all luck
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,

    /// How long bots think.
    #[command(flatten)]
    pub thinking: Thinking,

    /// Print JSON for programs
    #[arg(long)]
    pub json: bool,

    /// Write a page with the ratings and who beat whom to FILE
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,

    /// Keep every game in FILE, and go on from there if the ladder was broken off
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
}

/// `naust bench`
#[derive(Debug, ClapArgs)]
pub struct Bench {
    /// The game's key [default: all games]
    #[arg(value_name = "GAME")]
    pub game: Option<String>,

    /// Seats and options [default: the fewest seats, no options]
    #[arg(value_name = "SETUP")]
    pub setup: Vec<String>,

    /// How long to play each game
    #[arg(long, value_name = "S", default_value_t = 3.0)]
    pub seconds: f64,

    /// Measure search as well: playouts a second at the first decision
    #[arg(long)]
    pub search: bool,

    /// Print JSON for programs
    #[arg(long)]
    pub json: bool,

    /// Where component data comes from.
    #[command(flatten)]
    pub material: Material,
}

/// `naust load`
#[derive(Debug, ClapArgs)]
pub struct Load {
    /// Which game.
    #[command(flatten)]
    pub chosen: Chosen,

    /// How many tables
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    pub tables: u32,

    /// How many actions at each table; a game that is over is followed by another
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub steps: u32,

    /// How many look on at each table
    #[arg(long, value_name = "M", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=10_000))]
    pub spectators: u32,

    /// Let each player have the page open, too
    #[arg(long)]
    pub pages: bool,

    /// Ask for the whole look after each step, as simple bots do, instead of being told over a WebSocket
    #[arg(long)]
    pub poll: bool,

    /// Send each action as a request and listen to a stream, instead of doing both over one WebSocket
    #[arg(long, conflicts_with = "poll")]
    pub ndjson: bool,

    /// Actions a second at all tables together [default: as many as possible]
    #[arg(long, value_name = "R", value_parser = rate)]
    pub rate: Option<f64>,

    /// Kill the server K times at random moments, and compare what players were told with what it has in the end
    #[arg(long, value_name = "K", conflicts_with_all = ["url", "poll", "ndjson", "pages", "spectators", "rate"], value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub chaos: Option<u32>,

    /// Start N servers that share a database; one at a time is killed or stands still
    #[arg(long, value_name = "N", default_value_t = 1, requires_all = ["chaos", "store"], value_parser = clap::value_parser!(u32).range(1..=100))]
    pub nodes: u32,

    /// Database of the servers that are started; of several, each server takes the next
    #[arg(long, value_name = "URL", requires = "chaos", value_delimiter = ',')]
    pub store: Vec<String>,

    /// NATS of the servers that are started; of several, each server takes the next
    #[arg(long, value_name = "URL", requires = "store", value_delimiter = ',')]
    pub nats: Vec<String>,

    /// Start N processes that think for bots, kill and pause them, too, and let a bot sit at every second table
    #[arg(long, value_name = "N", default_value_t = 0, requires = "nats", value_parser = clap::value_parser!(u32).range(..=100))]
    pub workers: u32,

    /// How wrong the clocks of the servers are, in milliseconds; of several, each server takes the next
    #[arg(long, value_name = "MS", requires = "store", value_delimiter = ',', allow_negative_numbers = true)]
    pub clocks: Vec<i64>,

    /// Number that decides which actions are chosen
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,

    /// Load the server at ADDR instead of starting one
    #[arg(long, value_name = "ADDR", conflicts_with_all = ["server", "data"])]
    pub url: Option<SocketAddr>,

    /// The process of that server, if its CPU and memory shall be measured
    #[arg(long, value_name = "PID", requires = "url")]
    pub pid: Option<u32>,

    /// Allow a server on another machine
    #[arg(long, requires = "url")]
    pub anywhere: bool,

    /// The naust program to start [default: this one]
    #[arg(long, value_name = "FILE")]
    pub server: Option<PathBuf>,

    /// Folder for the data of the server that is started [default: a new one that is removed afterwards]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,

    /// Print JSON for programs
    #[arg(long)]
    pub json: bool,
}

fn rate(text: &str) -> Result<f64, String> {
    let rate = text.parse().ok().filter(|rate| (0.001..=1e7).contains(rate));
    rate.ok_or_else(|| "a number above 0".into())
}

/// `naust worker`
#[derive(Debug, ClapArgs)]
pub struct Worker {
    /// PostgreSQL database of the servers
    #[arg(long, value_name = "URL", value_parser = serve::database, env = "NAUST_STORE", hide_env = true, hide_env_values = true)]
    pub store: String,

    /// NATS server of the servers
    #[arg(long, value_name = "URL", env = "NAUST_NATS", hide_env = true, hide_env_values = true)]
    pub nats: String,

    /// Where component data comes from.
    #[command(flatten)]
    pub material: Material,
}

/// `naust perft`
#[derive(Debug, ClapArgs)]
pub struct Perft {
    /// Which game.
    #[command(flatten)]
    pub chosen: Chosen,

    /// How many steps deep
    #[arg(long, value_name = "N")]
    pub depth: u32,
}

/// `naust check`
#[derive(Debug, ClapArgs)]
pub struct Check {
    /// The record
    #[arg(value_name = "FILE.play")]
    pub file: PathBuf,

    /// Where component data comes from.
    #[command(flatten)]
    pub material: Material,
}

/// `naust replay`
#[derive(Debug, ClapArgs)]
pub struct Replay {
    /// The record
    #[arg(value_name = "FILE.play")]
    pub file: PathBuf,

    /// Where component data comes from.
    #[command(flatten)]
    pub material: Material,

    /// In which language.
    #[command(flatten)]
    pub language: Language,
}

/// `naust analyse`
#[derive(Debug, ClapArgs)]
pub struct Analyse {
    /// The record
    #[arg(value_name = "FILE.play")]
    pub file: PathBuf,

    /// How long each decision is thought about.
    #[command(flatten)]
    pub thinking: Thinking,

    /// Print the best line of every decision, not only where something was given away
    #[arg(long)]
    pub lines: bool,

    /// Number that decides the luck of the search
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,

    /// Print JSON for programs
    #[arg(long)]
    pub json: bool,

    /// Where component data comes from.
    #[command(flatten)]
    pub material: Material,

    /// In which language.
    #[command(flatten)]
    pub language: Language,
}

/// `naust draw`
#[derive(Debug, ClapArgs)]
pub struct Draw {
    /// The record
    #[arg(value_name = "FILE.play")]
    pub file: PathBuf,

    /// Draw the board after N steps [default: after the last]
    #[arg(long, value_name = "N")]
    pub step: Option<usize>,

    /// Where to write the picture; its ending says which kind
    #[arg(short, long, value_name = "OUT.svg|OUT.png")]
    pub output: PathBuf,

    /// Draw the night sheet instead of the day sheet
    #[arg(long)]
    pub dark: bool,

    /// Width of a PNG in pixels
    #[arg(long, value_name = "N", default_value_t = 1600, value_parser = clap::value_parser!(u32).range(16..=16384))]
    pub width: u32,

    /// Where component data comes from.
    #[command(flatten)]
    pub material: Material,

    /// In which language.
    #[command(flatten)]
    pub language: Language,
}

/// `naust puzzles`
#[derive(Debug, ClapArgs)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Puzzles {
    /// Which to list.
    #[command(flatten)]
    pub list: ListPuzzles,

    /// What else to do.
    #[command(subcommand)]
    pub command: Option<PuzzlesCommand>,
}

/// What can be done with puzzles beside listing them.
#[derive(Debug, Subcommand)]
pub enum PuzzlesCommand {
    /// Let strong bots play and keep the positions where one action is clearly best
    Make(MakePuzzles),
    /// Ask puzzles again with more thought: how often is the answer the same?
    Check(CheckPuzzles),
}

/// `naust puzzles GAME`
#[derive(Debug, ClapArgs)]
pub struct ListPuzzles {
    /// The game's key; `naust games` lists them
    #[arg(value_name = "GAME")]
    pub game: Option<String>,

    /// Print JSON for programs: an array
    #[arg(long)]
    pub json: bool,

    /// Where component data comes from.
    #[command(flatten)]
    pub material: Material,

    /// In which language.
    #[command(flatten)]
    pub language: Language,
}

/// `naust puzzles make`
#[derive(Debug, ClapArgs)]
pub struct MakePuzzles {
    /// Which game.
    #[command(flatten)]
    pub chosen: Chosen,

    /// Append to FILE, and go on after the last game found there
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,

    /// Stop when N were found
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub count: usize,

    /// Stop after N games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games: u64,

    /// Number that decides all luck
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,

    /// Playouts of a thorough look at a position; the games are played with a quarter, the last look takes four times as many
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(16..=1_000_000))]
    pub playouts: u32,
}

/// `naust puzzles check`
#[derive(Debug, ClapArgs)]
pub struct CheckPuzzles {
    /// The game's key; `naust games` lists them
    #[arg(value_name = "GAME")]
    pub game: String,

    /// Ask the puzzles of FILE [default: those built in]
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,

    /// How many times the playouts of the largest look that made a puzzle
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub times: u32,

    /// Take those that disagree out of FILE
    #[arg(long, requires = "file")]
    pub drop: bool,

    /// Number that decides the luck of the search
    #[arg(long, value_name = "S", default_value_t = 9)]
    pub seed: u64,

    /// Where component data comes from.
    #[command(flatten)]
    pub material: Material,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_definition_holds_together() {
        Args::command().debug_assert();
    }

    #[test]
    fn every_command_and_option_has_help() {
        fn walk(command: &clap::Command) -> usize {
            assert!(command.get_about().is_some(), "`{}` has no help", command.get_name());
            for arg in command.get_arguments() {
                assert!(
                    arg.get_help().is_some(),
                    "`{}` of `{}` has no help",
                    arg.get_id(),
                    command.get_name()
                );
            }
            1 + command.get_subcommands().map(walk).sum::<usize>()
        }
        assert_eq!(walk(&Args::command()), 35);
    }

    #[test]
    fn without_a_command_tables_are_served() {
        let args = Args::try_parse_from(["naust", "--addr", "127.0.0.1:9000"]).unwrap();
        assert!(args.command.is_none());
        assert_eq!(args.serve.addr.port(), 9000);
        assert_eq!(args.serve.data, PathBuf::from("naust-data"));
    }
}
