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
    stdout().write_all(told(&args.game, &game.cards(), &words)?.as_bytes())?;
    Ok(())
}

/// All cards in words; a game without any says so.
fn told(game: &str, cards: &[CardText], words: &dyn Words) -> Result<String, Failure> {
    if cards.is_empty() {
        return Err(Failure::failed(format!("`{game}` has no cards with a text")));
    }
    Ok(cards.iter().map(|card| entry(card, words)).collect())
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
    let text = said(&card.text).join(" ");
    if text.is_empty() { format!("{head}\n") } else { format!("{head}\n    {text}\n") }
}

#[cfg(test)]
mod tests {
    use catalog::Catalog;

    use super::*;
    use crate::args::Language;

    #[test]
    fn a_game_without_cards_says_so() {
        let words = Speech::new(&Language { lang: None }, &Catalog::load(None).unwrap(), Vec::new());
        let none = told("ludo", &[], &words);
        assert_eq!(none, Err(Failure::Failed("`ludo` has no cards with a text".into())));
    }
}
