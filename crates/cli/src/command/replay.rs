//! `naust replay`: a recorded game told step by step.

use std::io::{Write, stdout};

use tabletop::{Viewer, Words};

use crate::{args::Replay, failure::Failure, files, terminal, words::Speech};

/// Tells every step, then the scores.
pub fn run(args: &Replay) -> Result<(), Failure> {
    let catalog = files::catalog(&args.material)?;
    let (play, table) = files::table(&catalog, &args.file)?;
    let words = Speech::of_record(&args.language, &catalog, &play);
    let ink = terminal::ink();
    let mut out = stdout().lock();
    let (seen, labels) = (table.viewed_by(Viewer::Omniscient, None), table.labels());
    for (index, facts) in seen.facts(0).iter().enumerate() {
        let (who, text) = table.step(index).expect("there are as many facts as steps");
        let told: Vec<_> = facts.iter().map(|fact| words.say(&fact.message)).collect();
        // A step of which nothing is told, such as declining something, is said as it was chosen.
        let label = labels[index].as_ref().map(|label| words.say(label));
        let told = if told.is_empty() { label.unwrap_or(text) } else { told.join(" ") };
        writeln!(out, "{:4} {} {told}", index + 1, terminal::who(ink, who))?;
    }
    writeln!(out)?;
    terminal::scores(&mut out, seen.as_ref(), &words, ink)?;
    Ok(())
}
