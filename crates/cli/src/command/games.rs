//! `naust games`: what there is to play.

use std::{
    collections::BTreeMap,
    io::{Write, stdout},
};

use serde::Serialize;
use tabletop::{Info, Opt, OptKind};

use crate::{args::Games, failure::Failure, files, terminal, words::Speech};

/// What programs read, one for each game.
#[derive(Serialize)]
struct Json {
    key: &'static str,
    name: String,
    seats: Vec<u8>,
    minutes: u16,
    rules: u16,
    edition: String,
    options: Vec<OptionJson>,
}

#[derive(Serialize)]
struct OptionJson {
    key: &'static str,
    label: String,
    kind: &'static str,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    values: &'static [&'static str],
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    presets: BTreeMap<&'static str, &'static [&'static str]>,
}

/// Lists all games.
pub fn run(args: &Games) -> Result<(), Failure> {
    let catalog = files::catalog(&args.material)?;
    let words = Speech::new(&args.language, &catalog, Vec::new());
    let games: Vec<_> =
        catalog.games().map(|game| describe(&game.info(), &game.edition().to_string(), &words)).collect();
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &games)?;
        writeln!(out)?;
        return Ok(());
    }
    let ink = terminal::ink();
    for Json { key, name, seats, minutes, options, .. } in games {
        let (low, high) = (seats.first().copied().unwrap_or(0), seats.last().copied().unwrap_or(0));
        writeln!(out, "{:10} {name}, {low}p to {high}p, {minutes} min", ink.bold(key))?;
        for OptionJson { key, label, kind, values, presets } in options {
            let typed = match kind {
                "switch" => key.to_string(),
                "one" => format!("{key}={}", values.join("|")),
                _ => format!("{key}={}", values.join(",")),
            };
            writeln!(out, "    {typed}  {label}")?;
            for (preset, values) in presets {
                writeln!(out, "        {key}={preset} = {}", values.join(","))?;
            }
        }
    }
    Ok(())
}

fn describe(info: &Info, edition: &str, words: &Speech) -> Json {
    let name = words.word(&format!("{}-name", info.key)).unwrap_or_else(|| info.key.into());
    Json {
        key: info.key,
        name,
        seats: info.seats.clone().collect(),
        minutes: info.minutes,
        rules: info.rules_revision,
        edition: edition.into(),
        options: info.options.iter().map(|option| describe_option(info.key, option, words)).collect(),
    }
}

fn describe_option(game: &str, option: &Opt, words: &Speech) -> OptionJson {
    let label = words.word(&format!("{game}-option-{}", option.key)).unwrap_or_default();
    let (kind, values, presets) = match option.kind {
        OptKind::Switch => ("switch", &[][..], &[][..]),
        OptKind::One(of) => ("one", of, &[][..]),
        OptKind::Any { of, presets } => ("any", of, presets),
    };
    OptionJson { key: option.key, label, kind, values, presets: presets.iter().copied().collect() }
}
