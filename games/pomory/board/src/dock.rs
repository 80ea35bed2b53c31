//! What to do now: one question, its facts, and the choices that are not on the table.

use pomory::{Deed, News, NewsView, Pomory, Step, View, Window};
use tabletop::{Arg, Message, Seat};

use crate::{pointing, signs};
use scene::{Button, Dock, Eye, Note, Pick};

/// The dock for these eyes.
pub fn dock(view: &View, eye: &Eye<'_, Pomory>) -> Dock {
    let Some(seat) = eye.acting else {
        return Dock { facts: waiting(view), ..Dock::default() };
    };
    Dock {
        heading: heading(view, seat),
        questions: vec![
            ("cell-", Message::new("pomory-next-ship")),
            ("any-", Message::new("pomory-next-card")),
            ("do-", Message::new("pomory-next-news")),
        ],
        facts: facts(view, eye, seat),
        picks: picks(view),
        buttons: buttons(view, eye, seat),
        confirm: Some(Message::new(confirm(view.step))),
        ..Dock::default()
    }
}

/// What a seat that has sealed its bet may still do.
fn waiting(view: &View) -> Vec<Message> {
    let sealed = view.me.and_then(|me| view.seats.get(me.index())).is_some_and(|own| own.sealed > 0);
    let open = view.step == Step::Seal && sealed && view.gossip.is_none();
    open.then(|| Message::new("pomory-dock-may-take-back")).into_iter().collect()
}

fn heading(view: &View, seat: Seat) -> Option<Message> {
    let id = match view.step {
        Step::Movement if view.relocations_left == 0 => "pomory-dock-end",
        Step::Movement => "pomory-dock-move",
        Step::Ask(window) => {
            return Some(Message::new("pomory-dock-ask").with("when", Arg::Key(window.name())));
        }
        Step::Seal if view.tackle == Some(seat) => "pomory-dock-seal-three",
        Step::Seal => "pomory-dock-seal",
        Step::TakeBack => "pomory-dock-take-back",
        Step::Keep => "pomory-dock-keep",
        Step::Announce => "pomory-dock-announce",
        _ => return None,
    };
    Some(Message::new(id))
}

fn confirm(step: Step) -> &'static str {
    match step {
        Step::Seal => "pomory-dock-do-seal",
        Step::TakeBack => "pomory-dock-do-take-back",
        Step::Keep => "pomory-dock-do-keep",
        _ => "pomory-dock-do",
    }
}

fn facts(view: &View, eye: &Eye<'_, Pomory>, seat: Seat) -> Vec<Message> {
    let other = Seat(1 - seat.0.min(1));
    let mut facts = Vec::new();
    match view.step {
        Step::Movement => {
            facts.push(Message::new("pomory-dock-left").with("count", view.relocations_left));
        }
        Step::Ask(_) if eye.legal.len() < 2 => facts.push(Message::new("pomory-dock-nothing-fits")),
        Step::Ask(_) => facts.push(Message::new("pomory-dock-may-play")),
        Step::Seal => {
            let theirs = view.seats.get(other.index()).is_some_and(|own| own.sealed > 0);
            let id = if theirs { "pomory-dock-sealed" } else { "pomory-dock-choosing" };
            facts.push(Message::new(id).with("seat", other));
            if let Some(Some(card)) = view.shown.filter(|_| view.gossip == Some(seat)) {
                facts.push(Message::new("pomory-dock-shown").with("seat", other).with("card", card.say()));
            }
        }
        Step::TakeBack => facts.push(Message::new("pomory-dock-take-back-fact")),
        Step::Keep => facts.push(Message::new("pomory-dock-keep-fact")),
        Step::Announce if eye.legal.len() < 2 => facts.push(Message::new("pomory-dock-no-set-fits")),
        Step::Announce => facts.push(Message::new("pomory-dock-set-fact").with("size", view.next_set)),
        _ => {}
    }
    facts
}

/// Two news cards of which one is kept.
fn picks(view: &View) -> Vec<Pick> {
    if view.step != Step::Keep {
        return Vec::new();
    }
    let known = view.news_drawn.iter().flatten();
    known
        .map(|&news| Pick {
            target: pointing::keep(news),
            art: signs::sign("news", 40).into_string(),
            title: Message::new(news.name()),
            notes: vec![Note { icon: None, text: news.text(view.amount(news)) }],
            closed: None,
        })
        .collect()
}

/// News in hand that may be played now or are of this moment, then what ends the question.
fn buttons(view: &View, eye: &Eye<'_, Pomory>, seat: Seat) -> Vec<Button> {
    let mut buttons: Vec<Button> = Vec::new();
    let mut add = |target: String, icon, label: Message, closed| {
        if buttons.iter().all(|button| button.target != target) {
            buttons.push(Button { target, icon, label, closed });
        }
    };
    for &action in eye.legal {
        let deed = action.deed();
        let Some(target) = pointing::path(view, action).into_iter().next().filter(|t| t.starts_with("do-"))
        else {
            continue;
        };
        let (icon, label) = label(view, deed);
        add(target, icon, label, None);
    }
    if view.step == Step::Movement {
        for news in held(view, seat) {
            let closed = Some(Message::new("pomory-dock-no-use"));
            add(pointing::news(news), "news", Message::new(news.name()), closed);
        }
    }
    // What ends the question comes last.
    buttons.sort_by_key(|button| matches!(button.target.as_str(), "do-end" | "do-pass"));
    buttons
}

/// News of the movement turn that the seat may play from this round on.
fn held(view: &View, seat: Seat) -> impl Iterator<Item = News> {
    let own = view.seats.get(seat.index()).map(|own| own.news.as_slice()).unwrap_or_default();
    let old = own.iter().filter(|card: &&NewsView| !card.fresh).filter_map(|card| card.news);
    old.filter(|news| news.window() == Window::Movement)
}

fn label(view: &View, deed: Deed) -> (&'static str, Message) {
    let of_kind = |id, kind: pomory::Kind| Message::new(id).with("kind", Arg::Key(kind.name()));
    match deed {
        Deed::End => ("check", Message::new("pomory-action-end")),
        Deed::Pass if view.step == Step::Announce => ("skip", Message::new("pomory-dock-no-set")),
        Deed::Pass => ("skip", Message::new("pomory-action-pass")),
        Deed::Set { kind } => ("star", of_kind("pomory-dock-set", kind).with("size", view.next_set)),
        Deed::Fair { kind } => ("star", of_kind("pomory-dock-fair", kind).with("size", view.next_set)),
        Deed::Nets { kind } => {
            ("news", of_kind("pomory-action-nets", kind).with("amount", view.amount(News::Nets)))
        }
        Deed::Decree { by } if by < 0 => {
            ("news", Message::new("pomory-action-decree-lower").with("by", by.unsigned_abs()))
        }
        Deed::Decree { by } => {
            ("news", Message::new("pomory-action-decree-raise").with("by", by.unsigned_abs()))
        }
        other => ("news", Message::new(other.news().map_or("pomory-action-pass", News::name))),
    }
}
