//! `naust cards`: every card in words, to be read or compared with the printed ones.

use std::io::{Write, stdout};

use scene::CardText;
use tabletop::{Message, Words};

use crate::{args::Cards, failure::Failure, files, words::Speech};

/// Prints the cards of a game, two lines each.
pub fn run(args: &Cards) -> Result<(), Failure> {
    let catalog = files::catalog(&args.material)?;
    let game = files::game(&catalog, &args.game)?;
    let words = Speech::new(&args.language, &catalog, Vec::new());
    let cards = game.cards();
    if cards.is_empty() {
        return Err(Failure::failed(format!("`{}` has no cards with a text", args.game)));
    }
    let mut out = stdout().lock();
    cards.iter().try_for_each(|card| out.write_all(entry(card, &words).as_bytes()))?;
    Ok(())
}

/// Number, name, group and printed facts; then what it does.
fn entry(card: &CardText, words: &dyn Words) -> String {
    let said = |messages: &[Message]| messages.iter().map(|message| words.say(message)).collect::<Vec<_>>();
    let mut head = card.number.map(|number| format!("{number} ")).unwrap_or_default();
    head += &words.say(&card.name);
    if let Some(group) = &card.group {
        head += &format!(" [{}]", words.say(group));
    }
    if !card.facts.is_empty() {
        head += &format!(" {}", said(&card.facts).join("; "));
    }
    format!("{head}\n    {}\n", said(&card.text).join(" "))
}
