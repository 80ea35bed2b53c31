//! `naust replay`: a recorded game told step by step.

use std::io::{Write, stdout};

use tabletop::{Viewer, Who, Words};

use crate::{args::Replay, failure::Failure, files, terminal, words::Speech};

/// Tells every step, then the scores.
pub fn run(args: &Replay) -> Result<(), Failure> {
    let catalog = files::catalog(&args.material)?;
    let (play, table) = files::table(&catalog, &args.file)?;
    let words = Speech::of_record(&args.language, &catalog, &play);
    let ink = terminal::ink();
    let mut out = stdout().lock();
    let (seen, mut again) = (table.viewed_by(Viewer::Omniscient, None), table.after(0));
    for (index, facts) in seen.facts(0).iter().enumerate() {
        let (who, text) = table.step(index).expect("there are as many facts as steps");
        let told: Vec<_> = facts.iter().map(|fact| words.say(&fact.message)).collect();
        // A step of which nothing is told, such as declining something, is said as it was chosen.
        let label = match who {
            Who::Seat(seat) if told.is_empty() => again.thinker(seat).tell(&[(seat, text.clone())]).pop(),
            _ => None,
        };
        again.take(who, &text).expect("a table's own steps are legal");
        let label = label.map_or(text, |label| words.say(&label));
        let told = if told.is_empty() { label } else { told.join(" ") };
        writeln!(out, "{:4} {} {told}", index + 1, terminal::who(ink, who))?;
    }
    writeln!(out)?;
    terminal::scores(&mut out, seen.as_ref(), &words, ink)?;
    Ok(())
}
