//! `naust analyse`: a recorded game looked at again, decision by decision.

use std::{
    io::{Write, stdout},
    sync::atomic::AtomicBool,
};

use bots::{Budget, Limits};
use catalog::{Analysis, AnyTable, Cause, Moment, TurningPoint};
use scene::Ink;
use serde::Serialize;
use tabletop::{Message, Seat, Words};

use crate::{
    args::Analyse,
    command::arena::{bar, threads},
    failure::Failure,
    files, terminal,
    words::Speech,
};

/// How long each decision is thought about when nothing is said.
const PLAYOUTS: Budget = Budget::Playouts(2000);

/// What programs read.
#[derive(Serialize)]
struct Json<'a> {
    game: &'a str,
    setup: String,
    budget: String,
    #[serde(flatten)]
    analysis: &'a Analysis,
}

/// Looks at every decision of a record and prints what it found.
pub fn run(args: &Analyse) -> Result<(), Failure> {
    let catalog = files::catalog(&args.material)?;
    let (play, table) = files::table(&catalog, &args.file)?;
    let budget = args.thinking.budget().unwrap_or(PLAYOUTS);
    let (bar, stop) = (bar(0), AtomicBool::new(false));
    let progress = |done: usize, all: usize| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    };
    let limits = Limits::new(budget, args.seed, &stop).on_threads(threads());
    let analysis = catalog::analyse(table.as_ref(), &limits, &progress).expect("nobody stops it");
    bar.finish_and_clear();
    if args.json {
        let (game, setup) = (table.info().key, table.setup());
        let json = Json { game, setup, budget: budget.to_string(), analysis: &analysis };
        serde_json::to_writer_pretty(stdout(), &json)?;
        writeln!(stdout())?;
        return Ok(());
    }
    let words = Speech::of_record(&args.language, &catalog, &play);
    Telling { table: table.as_ref(), words: &words, ink: terminal::ink(), lines: args.lines }.print(&analysis)
}

struct Telling<'a> {
    table: &'a dyn AnyTable,
    words: &'a Speech,
    ink: Ink,
    /// Tell the best line of every decision, not only where something was given away.
    lines: bool,
}

impl Telling<'_> {
    fn print(&self, analysis: &Analysis) -> Result<(), Failure> {
        let mut out = stdout().lock();
        let mut before = self.table.after(0);
        writeln!(out, "{}", self.words.own("cli-analyse-head"))?;
        for moment in &analysis.moments {
            while before.steps() + 1 < moment.step {
                let (who, text) = self.table.step(before.steps()).expect("the moment lies within the game");
                before.take(who, &text).expect("a table's own steps are legal");
            }
            self.moment(&mut out, before.as_ref(), moment)?;
        }
        writeln!(out)?;
        if analysis.turns.is_empty() {
            writeln!(out, "{}", self.words.own("cli-analyse-no-turns"))?;
        } else {
            writeln!(out, "{}", self.words.own("cli-analyse-turns"))?;
        }
        for turn in &analysis.turns {
            writeln!(out, "{:4}  {}", turn.step, self.words.say(&turned(turn)))?;
        }
        Ok(())
    }

    /// One decision: the chances and points that could be expected, what was done, and what was better.
    fn moment(&self, out: &mut impl Write, before: &dyn AnyTable, moment: &Moment) -> Result<(), Failure> {
        let line = |line: &[(u8, String)]| -> String {
            let line: Vec<_> = line.iter().map(|(seat, action)| (Seat(*seat), action.clone())).collect();
            let told: Vec<_> = before
                .thinker(Seat(moment.seat))
                .tell(&line)
                .iter()
                .map(|message| self.words.say(message))
                .collect();
            told.join(" → ")
        };
        let chances = moment.expected.wins.iter().zip(&moment.expected.points);
        let chances: String =
            chances.map(|(win, points)| format!(" {:3.0} % {points:5.1}", win * 100.0)).collect();
        let seat = Seat(moment.seat);
        let sign = if moment.is_slip() { '?' } else { ' ' };
        let name = self.ink.seat(seat, &self.words.name(seat));
        let played = line(&[(moment.seat, moment.played.clone())]);
        writeln!(out, "{:4}{sign}{chances}  {name}: {played}", moment.step)?;
        if moment.is_slip() {
            let message = Message::new("cli-analyse-better")
                .with("line", line(&moment.best))
                .with("percent", percent(moment.given_away()));
            writeln!(out, "      {}", self.words.say(&message))?;
        } else if self.lines {
            let message = Message::new("cli-analyse-best").with("line", line(&moment.best));
            writeln!(out, "      {}", self.words.say(&message))?;
        }
        Ok(())
    }
}

fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

fn turned(turn: &TurningPoint) -> Message {
    let id = match turn {
        TurningPoint { cause: Cause::Decision, .. } => "cli-analyse-decision",
        TurningPoint { cause: Cause::Lead, .. } => "cli-analyse-lead",
        TurningPoint { from, to, .. } if to > from => "cli-analyse-up",
        TurningPoint { .. } => "cli-analyse-down",
    };
    let message = Message::new(id).with("seat", Seat(turn.seat));
    message.with("from", percent(turn.from)).with("to", percent(turn.to))
}
