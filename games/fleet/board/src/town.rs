//! The right half of the sheet: harbour, wharf and market.

use fleet::{Ask, Bonus, Deed, Face, Group, Measure, Section};
use tabletop::{Arg, Message};

use crate::{
    gives,
    paper::{Paper, State},
    pointing,
    signs::{self, cross, sign},
};

/// Harbour, wharf and market.
pub fn half(paper: &Paper<'_>) -> String {
    let rows: String = Group::Harbour.sections().iter().map(|&section| craft(paper, section)).collect();
    let houses: String = Group::Wharf.sections().iter().map(|&section| building(paper, section)).collect();
    format!(
        "<div class=\"fl-half fl-town\"><div class=\"fl-hd\"><h3>{}</h3><span class=\"note\">{}</span></div>\
         <ul class=\"fl-crafts spots\">{rows}</ul>{}<div class=\"fl-hd\"><h3>{}</h3><span class=\"note\">{}</span></div>\
         <ul class=\"fl-wharf spots\">{houses}</ul>{}</div>",
        paper.t("fleet-label-harbour"),
        paper.t("fleet-label-harbour-note"),
        bonuses(paper),
        paper.t("fleet-label-wharf"),
        paper.t("fleet-label-wharf-note"),
        market(paper),
    )
}

fn closed(paper: &Paper<'_>, section: Section) -> String {
    if paper.state(section) != State::Closed {
        return String::new();
    }
    format!("<span class=\"fl-closed\">{}</span>", paper.t("fleet-label-closed"))
}

fn craft(paper: &Paper<'_>, section: Section) -> String {
    let own = paper.section(section);
    let boats: String = own
        .boats
        .iter()
        .filter(|boat| boat.launched || boat.hold > 0)
        .map(|boat| signs::boat(boat, boat.hold, &paper.boat_label(boat)))
        .collect();
    format!(
        "<li class=\"fl-craft{}\"><div class=\"fl-name\">{}<b>{}</b>{}</div>{}<div class=\"fl-say\"><em class=\"fl-gv\">{}</em>\
         <span class=\"fl-what\">{}</span>{}</div><div class=\"fl-boats\">{boats}</div></li>",
        paper.serves(section),
        signs::of_section(section),
        paper.t(section.name()),
        paper.token(section),
        paper.track(section),
        paper.gives(section),
        paper.say(&craft_effect(paper, section)),
        closed(paper, section),
    )
}

fn craft_effect(paper: &Paper<'_>, section: Section) -> Message {
    let first = paper.section(section).boats.first();
    let points = first.map_or(0, |boat| boat.vp);
    match section {
        Section::Crab => Message::new("fleet-craft-crab").with("points", paper.view.printed.crab_vp),
        Section::Yacht => Message::new("fleet-craft-yacht"),
        Section::Research => Message::new("fleet-craft-research").with("points", points),
        Section::Barge => Message::new("fleet-craft-barge"),
        _ => Message::new("fleet-craft-inuit").with("points", points),
    }
}

/// The crab bonuses: whose they are, and while one chooses, targets.
fn bonuses(paper: &Paper<'_>) -> String {
    let asked = paper.is_asked(Ask::Bonus);
    let chips: String = paper
        .view
        .crab_bonuses
        .iter()
        .map(|&(bonus, owner)| {
            let text = paper.say(&bonus_label(bonus));
            match owner {
                Some(seat) => format!(
                    "<li class=\"had\">{}<span>{text}</span><span class=\"vh\"> {}</span></li>",
                    paper.shield(seat, 16),
                    paper.name(seat)
                ),
                None if asked => format!(
                    "<li><button type=\"button\" class=\"spot\" data-t=\"{}\">{text}</button></li>",
                    pointing::target(Deed::Bonus(bonus.counts))
                ),
                None => format!("<li><span>{text}</span></li>"),
            }
        })
        .collect();
    format!(
        "<div class=\"fl-bonuses\" title=\"{0}\">{1}<span class=\"vh\">{0}</span><ul class=\"spots\">{chips}</ul></div>",
        paper.t("fleet-label-bonuses"),
        sign("crab")
    )
}

/// A bonus in short: so many points for so many of something.
pub fn bonus_label(bonus: Bonus) -> Message {
    Message::new("fleet-label-bonus")
        .with("points", bonus.vp)
        .with("per", bonus.per)
        .with("measure", Arg::Key(measure_short(bonus.counts)))
}

/// What is counted, in a word.
fn measure_short(measure: Measure) -> &'static str {
    match measure {
        Measure::Fish => "fleet-short-fish",
        Measure::Boats => "fleet-short-boats",
        Measure::Licences => "fleet-short-licences",
        Measure::Buildings => "fleet-short-buildings",
        Measure::Coins => "fleet-short-coins",
        Measure::Full => "fleet-short-full",
        Measure::Masteries => "fleet-short-masteries",
    }
}

fn building(paper: &Paper<'_>, section: Section) -> String {
    let own = paper.section(section);
    let done = if own.complete { " done" } else { "" };
    // The ticks and hexes of an open building say that it is open.
    let counts = matches!(section, Section::Salvage | Section::Buffet);
    let open = if own.complete && !counts {
        format!("<em>{}{}</em>", sign("check"), paper.t("fleet-label-open"))
    } else {
        String::new()
    };
    let worth = if own.complete && section == Section::Buffet {
        String::new()
    } else {
        format!("<span class=\"fl-vp\">{}</span>", paper.say(&worth(paper, section)))
    };
    format!(
        "<li class=\"fl-house{done}{}\">{}<div class=\"fl-name\"><b>{}</b>{}</div><span class=\"fl-what\">{}</span>\
         <div class=\"fl-line\">{}{open}{}{}{worth}</div></li>",
        paper.serves(section),
        signs::of_section(section),
        paper.t(section.name()),
        paper.token(section),
        paper.say(&building_effect(paper, section)),
        paper.track(section),
        closed(paper, section),
        service(paper, section),
    )
}

fn worth(paper: &Paper<'_>, section: Section) -> Message {
    let printed = &paper.view.printed;
    let at = section.index() - Section::Casino.index();
    if section == Section::Buffet {
        let most = printed.buffet_vp.iter().copied().max().unwrap_or(0);
        return Message::new("fleet-label-worth-hexes").with("points", most);
    }
    if printed.box_vp[at] > 0 {
        return Message::new("fleet-label-worth-box").with("points", printed.box_vp[at]);
    }
    Message::new("fleet-label-worth").with("points", printed.building_vp[at])
}

fn building_effect(paper: &Paper<'_>, section: Section) -> Message {
    let printed = &paper.view.printed;
    match section {
        Section::Casino => Message::new("fleet-building-casino"),
        Section::Bank => Message::new("fleet-building-bank"),
        Section::Salvage => Message::new("fleet-building-salvage").with("uses", printed.salvage_uses),
        Section::Tackle => Message::new("fleet-building-tackle").with("coins", printed.tackle_coins),
        Section::Cannery => Message::new("fleet-building-cannery").with("coins", printed.cannery_coins),
        Section::Smokehouse => {
            Message::new("fleet-building-smokehouse").with("coins", printed.smokehouse_coins)
        }
        Section::Pub => Message::new("fleet-building-pub"),
        _ => Message::new("fleet-building-buffet"),
    }
}

/// What a complete building offers at every die: a new roll, ticks, hexes.
fn service(paper: &Paper<'_>, section: Section) -> String {
    let complete = paper.section(section).complete;
    let spot = |deed: Deed, label: &'static str, inside: &str| {
        let label = paper.t(label);
        format!(
            "<button type=\"button\" class=\"fl-use\" data-t=\"{}\" title=\"{label}\" aria-label=\"{label}\">{inside}</button>",
            pointing::target(deed)
        )
    };
    match section {
        Section::Casino if complete && paper.live => {
            spot(Deed::Reroll, "fleet-action-reroll", &sign("casino"))
        }
        Section::Salvage if complete => {
            let (used, uses) = (paper.sheet().salvaged, paper.view.printed.salvage_uses);
            let ticks: String = (0..uses)
                .map(|tick| match tick.cmp(&used) {
                    std::cmp::Ordering::Less => {
                        format!("<i class=\"fl-tick mk\">{}</i>", cross(300 + usize::from(tick)))
                    }
                    std::cmp::Ordering::Equal if paper.live => {
                        spot(Deed::Salvage, "fleet-action-salvage", &sign("star"))
                    }
                    _ => format!("<i class=\"fl-tick\">{}</i>", sign("star")),
                })
                .collect();
            format!("<span class=\"fl-ticks\">{ticks}</span>")
        }
        Section::Buffet if complete => {
            let hexes: String = Face::ALL
                .into_iter()
                .filter(|face| face.boats().is_some())
                .map(|face| {
                    let inside = sign(face.word());
                    if paper.sheet().hexes.contains(&face) {
                        format!("<i class=\"fl-hex mk\">{inside}{}</i>", cross(320 + face.index()))
                    } else if paper.live && paper.view.die.is_some_and(|die| die.face == face) {
                        spot(Deed::Hex, "fleet-action-hex", &inside)
                    } else {
                        format!("<i class=\"fl-hex\">{inside}</i>")
                    }
                })
                .collect();
            format!("<span class=\"fl-ticks\">{hexes}</span>")
        }
        _ => String::new(),
    }
}

/// A step of the market table.
pub struct Step {
    pub fish: String,
    pub coins: u8,
    /// Does a visit pay by it now?
    pub now: bool,
}

/// The market table from left to right, for somebody with so many fish.
pub fn market_steps(steps: &[(u8, u8)], fish: u8) -> Vec<Step> {
    let step = |(at, &(from, coins)): (usize, &(u8, u8))| {
        let to = steps.get(at + 1).map(|&(next, _)| next - 1);
        let range = to.map_or_else(|| format!("{from}+"), |to| format!("{from}–{to}"));
        Step { fish: range, coins, now: fish >= from && to.is_none_or(|to| fish <= to) }
    };
    steps.iter().enumerate().map(step).collect()
}

/// The market table: what a visit pays now stands out.
fn market(paper: &Paper<'_>) -> String {
    let fish = paper.sheet().fish;
    let smoked = gives::is_complete(paper.sheet(), Section::Smokehouse);
    let cells: String = market_steps(&paper.view.printed.market, fish)
        .into_iter()
        .map(|Step { fish, coins, now }| {
            let class = if now { " class=\"now\"" } else { "" };
            format!("<span{class}>{fish}<b>{coins}</b></span>")
        })
        .collect();
    let plus = if smoked {
        let coins = paper.view.printed.smokehouse_coins;
        format!("<span class=\"now\">{}<b>+{coins}</b></span>", sign("smokehouse"))
    } else {
        String::new()
    };
    let pays = Message::new("fleet-label-market-pays").with("fish", fish).with("coins", paper.sheet().market);
    let inside = format!(
        "<span class=\"fl-name\">{}<b>{}</b></span><span class=\"fl-what\">{}</span><span class=\"fl-steps\" aria-hidden=\"true\">{cells}{plus}</span>",
        sign("market"),
        paper.t("fleet-label-market"),
        paper.say(&pays)
    );
    if paper.live {
        format!(
            "<button type=\"button\" class=\"fl-market for-market\" data-t=\"{}\">{inside}</button>",
            pointing::target(Deed::Market)
        )
    } else {
        format!("<div class=\"fl-market\">{inside}</div>")
    }
}
