//! `naust cards`: every card in words, to be read or compared with the printed ones.

use std::io::{Write, stdout};

use crate::{args::Cards, failure::Failure, files, words::Speech};

/// Prints the gazette of a game.
pub fn run(args: &Cards) -> Result<(), Failure> {
    let catalog = files::catalog(&args.material)?;
    let game = files::game(&catalog, &args.game)?;
    let words = Speech::new(&args.language, &catalog, Vec::new());
    let entries = game.gazette(&words);
    if entries.is_empty() {
        return Err(Failure::failed(format!("the cards of `{}` have no words", args.game)));
    }
    let mut out = stdout().lock();
    entries.iter().try_for_each(|entry| out.write_all(entry.as_bytes()))?;
    Ok(())
}
