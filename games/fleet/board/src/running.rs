//! The chain that is running: what it has set off so far, and where its stars come from.

use fleet::{Cause, Effect, LinkView, Section, StarView, View};
use tabletop::{Arg, Message};

use crate::{paper::Paper, signs::sign};

/// Steps that are shown; those before them are counted.
const SHOWN: usize = 6;

/// What the turn has set off so far, one step below the other.
pub fn so_far(paper: &Paper<'_>) -> String {
    let chain = &paper.view.chain;
    if chain.is_empty() {
        return String::new();
    }
    let before = chain.len().saturating_sub(SHOWN);
    let first = if before == 0 {
        String::new()
    } else {
        let text = Message::new("fleet-chain-before").with("steps", before);
        format!("<li class=\"before\"><span>{}</span></li>", paper.say(&text))
    };
    let steps: String = chain[before..].iter().map(|link| step(paper, link)).collect();
    format!(
        "<div class=\"fl-box fl-run\"><div class=\"fl-hd\"><h3>{}</h3></div><ol class=\"fl-chain\">{first}{steps}</ol></div>",
        paper.t("fleet-label-chain")
    )
}

fn step(paper: &Paper<'_>, link: &LinkView) -> String {
    let star = link.by.map_or_else(String::new, |by| {
        let number = by.coin_box.map_or_else(String::new, |at| at.to_string());
        format!("<i class=\"fl-by\">{}{number}</i>", sign("star"))
    });
    let brought = brought(link);
    let brought =
        if brought.is_empty() { String::new() } else { format!(": <b>{}</b>", paper.list(&brought)) };
    format!("<li>{}<span>{star}{}{brought}</span></li>", sign(icon(link.cause)), paper.say(&cause(link)))
}

/// What a step was, in words.
pub fn cause(link: &LinkView) -> Message {
    let fixed = Message::new;
    match link.cause {
        Cause::Die(section) | Cause::Star(section) | Cause::Start(section) => fixed("fleet-chain-mark")
            .with("section", Arg::Key(section.name()))
            .with("number", link.number.unwrap_or(0)),
        Cause::Declined => fixed("fleet-chain-declined"),
        Cause::Coins => fixed("fleet-chain-coins"),
        Cause::DieAsCoin => fixed("fleet-chain-die-as-coin"),
        Cause::Market => fixed("fleet-chain-market"),
        Cause::Salvage => fixed("fleet-chain-salvage"),
        Cause::Income => fixed("fleet-chain-income"),
        Cause::FishSold => fixed("fleet-chain-fish-sold"),
        Cause::ShrimpLicence => fixed("fleet-chain-shrimp-licence"),
        Cause::SwordfishLicence => fixed("fleet-chain-swordfish-licence"),
    }
}

fn brought(link: &LinkView) -> Vec<Message> {
    let effect = match link.effect {
        Effect::Nothing => None,
        Effect::Launched => Some("fleet-chain-launched"),
        Effect::Licensed => Some("fleet-chain-licensed"),
        Effect::Fished => Some("fleet-chain-fished"),
        Effect::Completed => Some("fleet-give-complete"),
    };
    let coins = (link.coins > 0).then(|| Message::new("fleet-give-coins").with("coins", link.coins));
    let stars = (link.stars > 0).then(|| Message::new("fleet-give-stars").with("stars", link.stars));
    effect.map(Message::new).into_iter().chain(coins).chain(stars).collect()
}

fn icon(cause: Cause) -> &'static str {
    match cause {
        Cause::Die(section) | Cause::Star(section) | Cause::Start(section) => section.word(),
        Cause::Declined => "star",
        Cause::Coins => "coins",
        Cause::DieAsCoin | Cause::Income => "coin",
        Cause::Market => "market",
        Cause::Salvage => "salvage",
        Cause::FishSold => "oyster",
        Cause::ShrimpLicence => "shrimp",
        Cause::SwordfishLicence => "swordfish",
    }
}

/// The step that earned a star.
pub fn earned_by(view: &View, star: StarView) -> Option<&LinkView> {
    view.chain.get(usize::from(star.link?))
}

/// A star by its box on the coin track, or by what else gave it.
pub fn star_name(view: &View, star: StarView) -> Message {
    if let Some(at) = star.coin_box {
        return Message::new("fleet-star-coin").with("box", at);
    }
    Message::new(match earned_by(view, star).map(|link| link.cause) {
        Some(Cause::Salvage) => "fleet-star-salvage",
        Some(Cause::ShrimpLicence) => "fleet-star-shrimp",
        Some(Cause::SwordfishLicence) => "fleet-star-swordfish",
        _ => "fleet-star",
    })
}

/// Was this box marked by the chain that is running?
pub fn marked(view: &View, section: Section, number: usize) -> bool {
    view.chain
        .iter()
        .any(|link| link.cause.section() == Some(section) && link.number.map(usize::from) == Some(number))
}

/// Is this coin box one that the chain has marked?
pub fn marked_coin(paper: &Paper<'_>, at: u8) -> bool {
    let coins: u8 = paper.view.chain.iter().map(|link| link.coins).sum();
    let sheet = paper.sheet();
    let own = (1..=sheet.coins).rev().filter(|at| !sheet.blocked.contains(at));
    own.take(coins.into()).any(|own| own == at)
}
