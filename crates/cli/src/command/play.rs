//! `naust play`: a table in the terminal.

use std::{
    fs,
    hash::{BuildHasher, RandomState},
    io::{BufRead, Write, stderr, stdin, stdout},
    sync::atomic::AtomicBool,
};

use bots::{Budget, Limits, Player, mix};
use catalog::{AnyGame, AnyTable, Catalog, Memory};
use dealer::{Fair, Seed};
use scene::Ink;
use tabletop::{Message, Play as Record, Say, Seat, Turn, Viewer, Who, Words};

use crate::{
    args::Play,
    command::arena::threads,
    failure::Failure,
    files,
    terminal::{self, Reply},
    words::Speech,
};

/// How long bots think when nothing is said.
const PATIENCE: Budget = Budget::Millis(1000);

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sitter {
    Human,
    Bot(Player),
}

/// A game in the terminal.
struct Session<'a> {
    table: Box<dyn AnyTable>,
    sitters: Vec<Sitter>,
    /// What the bot on each seat remembers.
    memories: Vec<Memory>,
    words: Speech,
    ink: Ink,
    seed: u64,
    budget: Budget,
    /// How many steps have been told.
    told: usize,
    input: &'a mut dyn BufRead,
}

/// Plays a game to its end, or until somebody leaves.
pub fn run(args: &Play) -> Result<(), Failure> {
    let catalog = files::catalog(&args.chosen.material)?;
    let game = files::game(&catalog, &args.chosen.game)?;
    let setup = setup(&catalog, game, args)?;
    let table = game.open(&setup).map_err(Failure::usage)?;
    let sitters = args.seats.iter().map(|name| sitter(name)).collect::<Result<Vec<_>, _>>()?;
    if sitters.len() != usize::from(table.seats()) {
        let why = format!("--seats names {} players for {} seats", sitters.len(), table.seats());
        return Err(Failure::usage(why));
    }
    let words = Speech::new(&args.language, &catalog, Vec::new());
    let names = (0..).map(Seat).zip(&args.seats);
    let names = names.map(|(seat, sitter)| words.player(seat, sitter)).collect();
    let mut session = Session {
        memories: sitters.iter().map(|_| Memory::default()).collect(),
        table,
        sitters,
        words: words.at_table(names),
        ink: terminal::ink(),
        // The hasher's keys come from the system's own randomness.
        seed: args.seed.unwrap_or_else(|| RandomState::new().hash_one(0)),
        budget: args.thinking.budget().unwrap_or(PATIENCE),
        told: 0,
        input: &mut stdin().lock(),
    };
    let outcome = session.play();
    if let Some(path) = &args.record {
        let failed = |why| Failure::failed(format!("{}: {why}", path.display()));
        fs::write(path, session.record(&args.seats).to_string()).map_err(failed)?;
    }
    outcome
}

/// The setup of a new table: as typed, or what follows the game of a record.
fn setup(catalog: &Catalog, game: &dyn AnyGame, args: &Play) -> Result<String, Failure> {
    let Some(path) = &args.after else { return files::opening(game, &args.chosen.setup) };
    let (_, before) = files::table(catalog, path)?;
    let next = before.sequel().filter(|_| before.info().key == game.info().key);
    next.ok_or_else(|| Failure::usage(format!("{}: no game of {} follows", path.display(), game.info().key)))
}

fn sitter(name: &str) -> Result<Sitter, Failure> {
    match name {
        "human" => Ok(Sitter::Human),
        bot => bot.parse().map(Sitter::Bot).map_err(|why| Failure::usage(format!("--seats: {why}, human"))),
    }
}

impl Session<'_> {
    fn play(&mut self) -> Result<(), Failure> {
        let fair = Fair::new(self.luck());
        loop {
            match self.table.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    self.table.draw(&mut |draw, total| fair.ticket(draw, total)).map_err(Failure::failed)?;
                }
                Turn::Seats(seats) => {
                    let seat = seats.lowest().expect("a turn of seats has one");
                    match self.sitters[seat.index()] {
                        Sitter::Bot(player) => self.let_bot_act(seat, player)?,
                        Sitter::Human => {
                            self.tell()?;
                            if !self.ask(seat)? {
                                writeln!(stdout(), "{}", self.words.own("cli-left"))?;
                                return Ok(());
                            }
                        }
                    }
                }
            }
        }
        self.tell()?;
        self.show(Viewer::Omniscient)?;
        writeln!(stdout(), "{}\n", self.words.own("cli-over"))?;
        let seen = self.table.viewed_by(Viewer::Omniscient, None);
        terminal::scores(&mut stdout().lock(), seen.as_ref(), &self.words, self.ink)?;
        Ok(())
    }

    fn luck(&self) -> Seed {
        Seed::from_number(self.seed)
    }

    fn let_bot_act(&mut self, seat: Seat, player: Player) -> Result<(), Failure> {
        if self.table.legal(seat).len() > 1 {
            writeln!(stderr(), "{}", self.words.say(&Message::new("cli-thinking").with("seat", seat)))?;
        }
        let stop = AtomicBool::new(false);
        let seed = mix(!self.seed, self.table.steps() as u64);
        let limits = Limits::new(self.budget, seed, &stop).on_threads(threads());
        let memory = &mut self.memories[seat.index()];
        let action =
            self.table.thinker(seat).choose(player, &limits, memory).expect("the table waits for this seat");
        self.table.play(seat, &action).map_err(Failure::failed)
    }

    /// Asks a person what to do; false when the game is left.
    fn ask(&mut self, seat: Seat) -> Result<bool, Failure> {
        let viewer = Viewer::Seat(seat);
        let humans = self.sitters.iter().filter(|&&sitter| sitter == Sitter::Human).count();
        if humans > 1 && self.table.has_secrets(viewer) {
            let pass = Message::new("cli-pass-keyboard").with("seat", seat);
            write!(stderr(), "\x1b[2J\x1b[H{} ", self.words.say(&pass))?;
            self.input.read_line(&mut String::new())?;
        }
        self.show(viewer)?;
        let choices = self.table.viewed_by(viewer, Some(seat)).choices();
        let mut out = stdout().lock();
        writeln!(out, "{}", self.words.say(&Message::new("cli-your-turn").with("seat", seat)))?;
        terminal::choices(&mut out, &choices, &self.words)?;
        drop(out);
        loop {
            write!(stderr(), "{} ", self.words.own("cli-prompt"))?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                return Ok(false);
            }
            let complaint = match Reply::read(&line, &choices) {
                Reply::Quit => return Ok(false),
                Reply::Board => return Ok(true),
                Reply::Help => self.words.own("cli-help"),
                // It tells what others hold, bets that lie face down included.
                Reply::Record if self.table.is_secretive() => self.words.own("cli-record-secret"),
                Reply::Record => self.table.record().to_string(),
                Reply::NoSuchChoice(given) => {
                    let none =
                        Message::new("cli-no-such-choice").with("given", given).with("most", choices.len());
                    self.words.say(&none)
                }
                Reply::Undo => match self.take_back(seat) {
                    Ok(()) => {
                        writeln!(stdout(), "{}", self.words.own("cli-taken-back"))?;
                        return Ok(true);
                    }
                    Err(why) => self.words.say(&why),
                },
                Reply::Act(action) => match self.table.play(seat, &action) {
                    Ok(()) => return Ok(true),
                    Err(why) => self.words.say(&why.say()),
                },
            };
            writeln!(stderr(), "{complaint}")?;
        }
    }

    /// Takes back the last action at the table, if a person did it; it need not be the person who asks.
    fn take_back(&mut self, asking: Seat) -> Result<(), Message> {
        let steps = (0..self.table.steps()).rev().filter_map(|index| self.table.step(index));
        let last = steps.filter_map(|(who, _)| match who {
            Who::Seat(seat) => Some(seat),
            Who::Chance => None,
        });
        let last = last.take(1).find(|seat| self.sitters[seat.index()] == Sitter::Human);
        self.table.undo(last.unwrap_or(asking)).map_err(|why| why.say())?;
        self.told = self.told.min(self.table.steps());
        Ok(())
    }

    /// Tells what happened since the last time.
    fn tell(&mut self) -> Result<(), Failure> {
        let humans: Vec<_> = (0..self.table.seats())
            .map(Seat)
            .filter(|seat| self.sitters[seat.index()] == Sitter::Human)
            .collect();
        let viewer = match humans[..] {
            [only] => Viewer::Seat(only),
            _ => Viewer::Spectator,
        };
        let mut out = stdout().lock();
        for fact in self.table.viewed_by(viewer, None).facts(self.told).iter().flatten() {
            writeln!(out, "  {}", self.words.say(&fact.message))?;
        }
        self.told = self.table.steps();
        Ok(())
    }

    fn show(&self, viewer: Viewer) -> Result<(), Failure> {
        let mut out = stdout().lock();
        if let Some(board) = self.table.viewed_by(viewer, None).letters(&self.words, self.ink) {
            writeln!(out, "\n{board}")?;
        }
        Ok(())
    }

    /// The record so far; the seed is opened once the game is over.
    fn record(&self, names: &[String]) -> Record {
        let mut record = self.table.record();
        record.set("luck", format!("sha256 {}", self.luck().commitment()));
        if self.table.turn() == Turn::Over {
            record.set("seed", self.luck().to_text());
        }
        for (seat, name) in names.iter().enumerate() {
            record.set(&format!("seat {}", Seat(seat as u8)), name);
        }
        record
    }
}
