//! The dice, what the one in hand can do, and what would follow.

use ::fleet::{Ask, Deed, Face, Fleet, Stage};
use tabletop::{Arg, Message, Seat};

use super::{
    gives::gives,
    paper::Paper,
    pointing,
    signs::{cube, sign},
    waiting,
};
use crate::Eye;

/// The panel beside the sheet.
pub fn panel(paper: &Paper<'_>, eye: &Eye<'_, Fleet>) -> String {
    let then = format!(
        "<div class=\"fl-then\"><h3>{}</h3><ol id=\"chain\" class=\"fl-chain\"></ol></div>",
        paper.t("fleet-label-then")
    );
    let acting = eye.acting == Some(paper.seat);
    let choices = if acting { options(paper, eye) } else { String::new() };
    [dice(paper, acting), choices, then, waiting::queue(paper, acting)].concat()
}

/// Whether dice lie on the table in this stage.
fn has_dice(stage: Stage) -> bool {
    matches!(stage, Stage::Roll | Stage::Pick | Stage::Share)
}

fn dice(paper: &Paper<'_>, acting: bool) -> String {
    let view = paper.view;
    let taking = acting && view.ask == Ask::Take;
    let heading = if taking { "fleet-dock-take" } else { "fleet-label-dice" };
    let when = Message::new("fleet-label-when")
        .with("round", view.round)
        .with("rounds", view.rounds)
        .with("phase", Arg::Key(super::phase(view)));
    let mut row = String::new();
    if has_dice(view.stage) {
        row += &gone(paper);
        if let Some(die) = view.die.filter(|die| die.picked) {
            let holder = view.to_act.map_or_else(String::new, |seat| paper.shield(seat, 20));
            row += &still(paper, die.face, "held", &holder);
        }
        let shared = view.stage == Stage::Share;
        let free = view.pool.iter().map(|&face| match (taking, shared) {
            (true, _) => take(paper, face),
            (false, true) => still(paper, face, "held", &sign("people")),
            (false, false) => still(paper, face, "", ""),
        });
        row.extend(free);
    } else {
        row += &format!("<p class=\"fl-nodice\">{}</p>", paper.t(super::phase(view)));
    }
    format!(
        "<div class=\"fl-box fl-dicebox\"><div class=\"fl-hd\"><h3>{}</h3><span class=\"note\">{}</span></div>\
         <div class=\"fl-dice spots\">{row}</div></div>",
        paper.t(heading),
        paper.say(&when)
    )
}

fn kind(face: Face) -> &'static str {
    if face.is_of_boat_die() { " boat" } else { "" }
}

fn take(paper: &Paper<'_>, face: Face) -> String {
    let label = Message::new("fleet-action-take").with("face", Arg::Key(face.name()));
    format!(
        "<button type=\"button\" class=\"fl-die{}\" data-t=\"{}\" aria-label=\"{}\">{}<span>{}</span></button>",
        kind(face),
        pointing::target(Deed::Take(face)),
        paper.say(&label),
        cube(Some(face)),
        paper.t(face.name())
    )
}

fn still(paper: &Paper<'_>, face: Face, class: &str, whose: &str) -> String {
    let whose = if whose.is_empty() { String::new() } else { format!("<i>{whose}</i>") };
    format!(
        "<div class=\"fl-die {class}{}\">{}<span>{}</span>{whose}</div>",
        kind(face),
        cube(Some(face)),
        paper.t(face.name())
    )
}

/// Dice that were taken and used, before those who took them.
fn gone(paper: &Paper<'_>) -> String {
    let view = paper.view;
    let players = view.seats.len() as u8;
    let all = usize::from(players.max(2)) + 1;
    let held = usize::from(view.die.is_some_and(|die| die.picked));
    let gone = if view.stage == Stage::Roll { 0 } else { all.saturating_sub(view.pool.len() + held) };
    let grey = |whose: &str, name: &str| {
        format!("<div class=\"fl-die gone\">{}<span>{name}</span><i>{whose}</i></div>", cube(None))
    };
    let captain = || grey(&sign("captain"), &paper.t("fleet-label-captain"));
    let by = |seat: Seat| grey(&paper.shield(seat, 22), &paper.name(seat));
    if players == 1 {
        return match gone {
            0 => String::new(),
            1 => captain(),
            _ => by(Seat(0)) + &captain(),
        };
    }
    (0..gone as u8).map(|turn| by(Seat((view.first.0 + turn) % players))).collect()
}

/// Every use of the die in hand as a row of words; the same targets as on the sheet.
fn options(paper: &Paper<'_>, eye: &Eye<'_, Fleet>) -> String {
    let view = paper.view;
    let title = match (view.ask, view.die) {
        (Ask::Use, Some(die)) => Message::new("fleet-label-die").with("face", Arg::Key(die.face.name())),
        (Ask::Again, _) => Message::new("fleet-label-second-boat"),
        (Ask::Choice(section), _) => {
            Message::new("fleet-label-choice").with("section", Arg::Key(section.name()))
        }
        (Ask::Bonus, _) => Message::new("fleet-label-bonuses"),
        (Ask::Oyster, _) => Message::new("fleet-label-oyster"),
        _ => return String::new(),
    };
    let mut deeds: Vec<Deed> = eye.legal.iter().map(|action| action.deed()).collect();
    // Any die may be a coin: that comes last.
    deeds.sort_by_key(|deed| *deed == Deed::Coin);
    let rows: String = deeds.into_iter().filter_map(|deed| option(paper, deed)).collect();
    format!(
        "<div class=\"fl-box fl-optbox\"><div class=\"fl-hd\"><h3>{}</h3></div><ul class=\"fl-opts spots\">{rows}</ul></div>",
        paper.say(&title)
    )
}

fn option(paper: &Paper<'_>, deed: Deed) -> Option<String> {
    let (icon, name) = match deed {
        Deed::Mark(section) => (section.word(), Message::new(section.name())),
        Deed::Coins => ("coins", Message::new(Face::Coins.name())),
        Deed::Market => ("market", Message::new("fleet-label-market")),
        Deed::ShrimpStar => ("star", Message::new("fleet-choice-shrimp-star")),
        Deed::Coin => ("coin", Message::new("fleet-choice-coin")),
        Deed::Salvage => ("salvage", Message::new("fleet-choice-salvage")),
        Deed::Hex => ("buffet", Message::new("fleet-choice-hex")),
        Deed::Reroll => ("casino", Message::new("fleet-choice-reroll")),
        Deed::Boat => ("hull", Message::new("fleet-kind-boat")),
        Deed::Licence => ("licence", Message::new("fleet-kind-licence")),
        Deed::SecondFish => ("fish", Message::new("fleet-choice-second-fish")),
        Deed::FishCoin => ("coin", Message::new("fleet-choice-fish-coin")),
        Deed::Bonus(measure) => ("crab", Message::new(measure.name())),
        Deed::Take(_) | Deed::Decline => return None,
    };
    let given = match deed {
        Deed::Reroll => paper.t("fleet-choice-reroll-gives"),
        Deed::Bonus(measure) => {
            let bonus = paper.view.crab_bonuses.iter().find(|(bonus, _)| bonus.counts == measure);
            let (per, points) = bonus.map_or((1, 0), |(bonus, _)| (bonus.per, bonus.vp));
            let now = gives(paper.view, paper.seat, deed).points;
            let said = Message::new("fleet-choice-bonus")
                .with("points", points)
                .with("per", per)
                .with("now", now);
            paper.say(&said)
        }
        _ => paper.list(&gives(paper.view, paper.seat, deed).say()),
    };
    Some(format!(
        "<li><button type=\"button\" class=\"fl-opt\" data-t=\"{}\">{}<b>{}</b><span>{given}</span></button></li>",
        pointing::target(deed),
        sign(icon),
        paper.say(&name)
    ))
}
