//! `naust load`: what tables cost a server.

use std::io::{Write, stdout};

use load::{News, Target};

use crate::{args::Load, failure::Failure, files};

/// Puts a server under load and prints what that cost.
pub fn run(args: &Load) -> Result<(), Failure> {
    let catalog = files::catalog(&args.chosen.material)?;
    let game = files::game(&catalog, &args.chosen.game)?;
    let two = ["2p".to_owned()];
    let words = if args.chosen.setup.is_empty() { &two[..] } else { &args.chosen.setup[..] };
    let setup = files::opening(game, words)?;
    if game.seats(&setup).ok() != Some(2) {
        return Err(Failure::usage("the load is two players at each table; the setup needs two seats"));
    }
    let target = match args.url {
        Some(addr) if !addr.ip().is_loopback() && !args.anywhere => {
            return Err(Failure::usage(format!(
                "{addr} is another machine; --anywhere if it is yours to load"
            )));
        }
        Some(addr) => Target::Running(addr, args.pid),
        None => {
            let program = match &args.server {
                Some(program) => program.clone(),
                None => std::env::current_exe()?,
            };
            Target::Own { program, data: args.data.clone() }
        }
    };
    let load = load::Load {
        game: game.info().key.into(),
        setup,
        tables: args.tables as usize,
        steps: args.steps as usize,
        spectators: args.spectators as usize,
        pages: args.pages,
        news: match (args.poll, args.ndjson) {
            (true, _) => News::Poll,
            (_, true) => News::Stream,
            _ => News::Socket,
        },
        rate: args.rate,
        seed: args.seed,
        target,
    };
    let runtime = tokio::runtime::Runtime::new()?;
    if let Some(kills) = args.chaos {
        return survive(args, &load, kills as usize, &runtime);
    }
    let report = runtime.block_on(load::run(&load)).map_err(Failure::failed)?;
    if args.json {
        serde_json::to_writer(stdout(), &report)?;
        writeln!(stdout())?;
        return Ok(());
    }
    let mut out = stdout().lock();
    let known = |number: Option<f64>| number.map_or("unknown".into(), |number| number.to_string());
    writeln!(out, "{} {}: {} tables, {} steps", report.game, report.setup, report.tables, report.steps)?;
    writeln!(out, "CPU of the server per step    {} us", known(report.server_us_per_step))?;
    writeln!(out, "steps per second              {}", report.steps_per_s)?;
    writeln!(out, "act to the other's news       p50 {} ms, p99 {} ms", report.p50_ms, report.p99_ms)?;
    writeln!(out, "bytes sent per step           {}", report.bytes_per_step)?;
    writeln!(out, "memory per table              {} kB", known(report.kb_per_table))?;
    Ok(())
}

fn survive(
    args: &Load,
    load: &load::Load,
    kills: usize,
    runtime: &tokio::runtime::Runtime,
) -> Result<(), Failure> {
    let (count, workers) = (args.nodes as usize, args.workers as usize);
    let (stores, nats, clocks) = (args.store.clone(), args.nats.clone(), args.clocks.clone());
    let nodes = load::Nodes { count, stores, nats, workers, clocks };
    let survived = runtime.block_on(load::chaos(load, kills, &nodes)).map_err(Failure::failed)?;
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &survived)?;
        writeln!(out)?;
    } else {
        writeln!(
            out,
            "{} {}: killed {} times, stood still {} times; {} tables, {} actions acknowledged, {} sent again, {} lines compared",
            survived.game,
            survived.setup,
            survived.kills,
            survived.pauses,
            survived.tables,
            survived.steps,
            survived.sent_again,
            survived.lines
        )?;
        for fault in &survived.faults {
            writeln!(out, "{fault}")?;
        }
    }
    match survived.faults.len() {
        0 => Ok(()),
        faults => Err(Failure::failed(format!("{faults} things players were told are not so"))),
    }
}
