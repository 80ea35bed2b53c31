//! The dice, what the one in hand can do, and what would follow.

use fleet::{Ask, Deed, Face, Fleet, Stage};
use tabletop::{Arg, Message, Seat};

use crate::{
    gives::{gives, uses},
    paper::Paper,
    pointing, rank, running,
    signs::{cube, sign},
    waiting,
};
use scene::Eye;

/// The panel beside the sheet.
pub fn panel(paper: &Paper<'_>, eye: &Eye<'_, Fleet>) -> String {
    let then = format!(
        "<div class=\"fl-then\"><h3>{}</h3><ol id=\"chain\" class=\"fl-chain\"></ol></div>",
        paper.t("fleet-label-then")
    );
    if paper.view.stage == Stage::Over {
        return standings(paper);
    }
    let acting = eye.acting == Some(paper.seat);
    let choices = match paper.view.ask {
        Ask::Take if acting => outlook(paper),
        _ if acting => options(paper, eye),
        _ => String::new(),
    };
    [dice(paper, acting), choices, waiting::queue(paper, eye), then, running::so_far(paper)].concat()
}

/// How the game ended, best first.
fn standings(paper: &Paper<'_>) -> String {
    let points = |seat: &Seat| paper.view.seats[seat.index()].points;
    let mut seats: Vec<Seat> = (0..paper.view.seats.len() as u8).map(Seat).collect();
    seats.sort_by_key(|seat| std::cmp::Reverse((points(seat), paper.view.seats[seat.index()].fish)));
    let rows: String = seats
        .iter()
        .map(|seat| {
            let (shield, name) = (paper.shield(*seat, 26), paper.name(*seat));
            format!("<li>{shield}<b>{name}</b><strong>{}</strong></li>", points(seat))
        })
        .collect();
    let ended = rank::ended(paper.view).unwrap_or_else(|| Message::new("fleet-phase-over"));
    format!("<div class=\"fl-box\"><h3>{}</h3><ol class=\"fl-end\">{rows}</ol></div>", paper.say(&ended))
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
        let held = view.die.filter(|die| die.picked).and(view.to_act);
        for &(seat, face) in &view.taken {
            let (class, whose) = match seat {
                Some(seat) if held == Some(seat) => ("held", paper.shield(seat, 20)),
                Some(seat) => ("gone", paper.shield(seat, 20)),
                None => ("gone", sign("captain")),
            };
            row += &still(paper, face, class, &whose);
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
        cube(face),
        paper.t(face.name())
    )
}

fn still(paper: &Paper<'_>, face: Face, class: &str, whose: &str) -> String {
    let whose = if whose.is_empty() { String::new() } else { format!("<i>{whose}</i>") };
    format!(
        "<div class=\"fl-die {class}{}\" data-place=\"{}\">{}<span>{}</span>{whose}</div>",
        kind(face),
        pointing::target(Deed::Take(face)),
        cube(face),
        paper.t(face.name())
    )
}

/// Uses of a die that are told; those beyond are counted.
const TOLD: usize = 3;

/// What each die would give me, before I take one.
fn outlook(paper: &Paper<'_>) -> String {
    let mut faces = paper.view.pool.clone();
    faces.sort_by_key(|face| face.index());
    faces.dedup();
    let rows: String = faces.into_iter().map(|face| promise(paper, face)).collect();
    format!(
        "<div class=\"fl-box fl-optbox\"><div class=\"fl-hd\"><h3>{}</h3></div><ul class=\"fl-opts spots\">{rows}</ul></div>",
        paper.t("fleet-label-outlook")
    )
}

fn promise(paper: &Paper<'_>, face: Face) -> String {
    let uses = uses(paper.view, paper.seat, face);
    let mut told: Vec<String> = uses
        .iter()
        .take(TOLD)
        .map(|(deed, gives)| {
            let given = paper.list(&gives.say());
            match deed {
                Deed::Mark(section) if face.boats() != Some(*section) => {
                    format!("<em>{}:</em> {given}", paper.t(section.name()))
                }
                _ => given,
            }
        })
        .collect();
    if uses.len() > TOLD {
        told.push(paper.say(&Message::new("fleet-label-outlook-more").with("count", uses.len() - TOLD)));
    }
    format!(
        "<li><button type=\"button\" class=\"fl-opt echo\" data-t=\"{}\">{}<b>{}</b><span>{}</span></button></li>",
        pointing::target(Deed::Take(face)),
        sign(face.word()),
        paper.t(face.name()),
        told.join("<br>")
    )
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
            let said =
                Message::new("fleet-choice-bonus").with("points", points).with("per", per).with("now", now);
            paper.say(&said)
        }
        _ => paper.list(&gives(paper.view, paper.seat, deed).say()),
    };
    Some(format!(
        "<li><button type=\"button\" class=\"fl-opt echo\" data-t=\"{}\">{}<b>{}</b><span>{given}</span></button></li>",
        pointing::target(deed),
        sign(icon),
        paper.say(&name)
    ))
}
