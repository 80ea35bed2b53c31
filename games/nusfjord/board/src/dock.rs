//! What to do now: one question, its facts, and the choices that have no place on the table.

use nusfjord::{Action, Asked, Card, Shares};
use tabletop::{Arg, Message, Seat};

use crate::{
    pointing,
    sheet::Sheet,
    square::{listed, tickets},
};
use scene::{Button, Dock, Stage};

/// What is asked next, by what was pointed at last.
const QUESTIONS: [(&str, &str); 7] = [
    ("space-serve", "nusfjord-next-plate"),
    ("space-building", "nusfjord-next-building"),
    ("space-clear", "nusfjord-next-clear"),
    ("space-plant", "nusfjord-next-plant"),
    ("space-ship", "nusfjord-next-ship"),
    ("space-elder", "nusfjord-next-elder"),
    ("copy-", "nusfjord-next-copy"),
];

/// The dock of one pair of eyes.
pub fn dock(sheet: &Sheet<'_>) -> Dock {
    let view = sheet.view;
    let Some(seat) = sheet.eye.acting else {
        return Dock { heading: waiting(sheet), ..Dock::default() };
    };
    Dock {
        heading: Some(view.question()),
        questions: QUESTIONS.map(|(after, id)| (after, Message::new(id))).into(),
        facts: facts(sheet, seat),
        stages: stages(sheet),
        buttons: sheet.eye.legal.iter().filter_map(|&action| button(sheet, seat, action)).collect(),
        confirm: Some(Message::new(confirm(sheet))),
        ..Dock::default()
    }
}

/// For those who are not to act: what the table waits for.
fn waiting(sheet: &Sheet<'_>) -> Option<Message> {
    let id = match sheet.view.asked {
        Asked::Nothing => return Some(Message::new("nusfjord-ask-nothing")),
        Asked::Luck => return Some(Message::new("nusfjord-ask-luck")),
        Asked::Fish => return Some(Message::new("nusfjord-ask-fish-others")),
        Asked::Worker(_) => "nusfjord-dock-waits-worker",
        Asked::Exchange => "nusfjord-dock-waits-exchange",
        Asked::Place(_) | Asked::Payment(_) | Asked::Elder(_) | Asked::Effect { .. } => {
            "nusfjord-dock-waits-effect"
        }
    };
    sheet.view.active.map(|seat| Message::new(id).with("seat", seat))
}

fn confirm(sheet: &Sheet<'_>) -> &'static str {
    match sheet.view.asked {
        Asked::Worker(_) => "nusfjord-dock-confirm-worker",
        Asked::Place(_) => "nusfjord-dock-confirm-place",
        _ => "nusfjord-dock-confirm",
    }
}

fn facts(sheet: &Sheet<'_>, seat: Seat) -> Vec<Message> {
    let own = sheet.harbor(seat);
    match sheet.view.asked {
        Asked::Worker(_) => {
            let spaces = sheet.beginning("space-") + sheet.beginning("copy-");
            let elders = sheet.beginning("council-");
            let mut facts = vec![
                Message::new("nusfjord-dock-worker-fact")
                    .with("spaces", spaces)
                    .with("all", tickets(sheet).len()),
            ];
            if elders > 0 {
                facts.push(Message::new("nusfjord-dock-elders-fact").with("elders", elders));
            }
            // Said as long as it may be news.
            if sheet.view.round == 1 {
                facts.push(Message::new("nusfjord-dock-not-final"));
            }
            facts
        }
        Asked::Exchange => vec![Message::new("nusfjord-dock-exchange-fact")],
        Asked::Place(_) => {
            vec![Message::new("nusfjord-dock-place-fact").with("count", sheet.beginning("cell-"))]
        }
        Asked::Elder(_) => vec![Message::new("nusfjord-dock-elder-fact").with("fish", sheet.view.filled)],
        Asked::Effect { must: true, .. } => vec![Message::new("nusfjord-dock-must-fact")],
        Asked::Effect { .. } => vec![Message::new("nusfjord-dock-may-fact")],
        Asked::Fish => vec![Message::new("nusfjord-dock-fish-fact").with("fish", own.net)],
        Asked::Payment(_) | Asked::Nothing | Asked::Luck => Vec::new(),
    }
}

/// The steps of a turn that go further than one choice.
fn stages(sheet: &Sheet<'_>) -> Vec<(Stage, Message)> {
    let names = [
        "nusfjord-dock-stage-action",
        "nusfjord-dock-stage-what",
        "nusfjord-dock-stage-where",
        "nusfjord-dock-stage-then",
    ];
    let now = match sheet.view.asked {
        Asked::Worker(_) => 0,
        Asked::Payment(_) => 1,
        Asked::Place(_) => 2,
        Asked::Elder(_) | Asked::Effect { .. } | Asked::Exchange => 3,
        Asked::Nothing | Asked::Luck | Asked::Fish => return Vec::new(),
    };
    let stage = |i: usize| match i.cmp(&now) {
        std::cmp::Ordering::Less => Stage::Done,
        std::cmp::Ordering::Equal => Stage::Now,
        std::cmp::Ordering::Greater => Stage::Later,
    };
    // What cards do afterwards is a step of its own only when it comes.
    let shown = names.iter().take(now.max(2) + 1);
    shown.enumerate().map(|(i, &name)| (stage(i), Message::new(name))).collect()
}

/// The button of an action that has no place on the table.
fn button(sheet: &Sheet<'_>, seat: Seat, action: Action) -> Option<Button> {
    let target = pointing::path(sheet.view, action).into_iter().next()?;
    if !target.starts_with("do-") {
        return None;
    }
    let (icon, label) = face(sheet, seat, action)?;
    Some(Button { target, icon, label, closed: None })
}

fn face(sheet: &Sheet<'_>, seat: Seat, action: Action) -> Option<(&'static str, Message)> {
    let card_name = |card: Card| Arg::Key(card.name());
    Some(match action {
        Action::Pass => ("skip", Message::new("nusfjord-action-pass")),
        Action::End => ("check", Message::new("nusfjord-action-end")),
        Action::Now => ("elder", Message::new("nusfjord-action-now")),
        Action::Skip => ("skip", Message::new("nusfjord-action-skip")),
        Action::Exhibit => ("ship", Message::new("nusfjord-action-exhibit")),
        Action::Once(card) => ("house", Message::new("nusfjord-action-once").with("card", card_name(card))),
        Action::Fish(n) => ("fish", Message::new("nusfjord-action-fish").with("n", n)),
        Action::Times(n) => ("turn", Message::new("nusfjord-dock-times").with("n", n)),
        Action::Pick(n) => {
            let Asked::Effect { choices, .. } = sheet.view.asked else { return None };
            ("check", Message::new("nusfjord-said").with("what", choices.get(usize::from(n))?.clone()))
        }
        Action::Trade(card, which) => {
            let built = sheet.harbor(seat).buildings.iter().find(|built| built.card == card)?;
            let (give, get) = (*built.exchanges.get(usize::from(which))?)?;
            let trade = Message::new("nusfjord-action-trade")
                .with("card", card_name(card))
                .with("give", listed(give))
                .with("get", listed(get));
            ("turn", trade)
        }
        Action::Feed(slots) => {
            let council = sheet.harbor(seat).council.iter().enumerate();
            let fed = council
                .filter(|(slot, _)| slots >> slot & 1 == 1)
                .map(|(_, place)| Arg::Key(place.elder.name()));
            ("fish", Message::new("nusfjord-action-feed").with("elders", Arg::List(fed.collect())))
        }
        Action::Dividend(shares) => ("fish", dividend(sheet, shares)),
        _ => return None,
    })
}

fn dividend(sheet: &Sheet<'_>, shares: Shares) -> Message {
    let fed = sheet.seats().filter(|&holder| shares.at(holder) > 0).map(|holder| {
        Message::new("nusfjord-action-dividend-to").with("holder", holder).with("n", shares.at(holder)).into()
    });
    Message::new("nusfjord-action-dividend").with("shares", Arg::List(fed.collect()))
}
