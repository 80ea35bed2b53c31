//! The sheet of the bet: my hand, the two chosen cards, what each weather would make of them, and the other's envelope.

use maud::{Markup, html};
use pomory::{Card, Cards, Face, Pomory, SeatView, Stage, Step, View};
use tabletop::{Arg, Message, Seat, Words};

use crate::{
    PomoryBoard,
    goods::name,
    names, pointing,
    signs::{shield, sign},
    story, weather,
};
use scene::{Board, Eye};

/// The whole sheet: the bet while bets are due, else the story of the round.
pub fn sheet(view: &View, eye: &Eye<'_, Pomory>) -> String {
    let words = eye.words;
    html! {
        div.pom-bet {
            @if matches!(view.stage, Stage::Bets | Stage::Weather) { (bets(view, words)) }
            @if view.story.weather.is_some() { (story::told(view, words)) }
            (at_rest(view, words))
        }
    }
    .into_string()
}

fn t(words: &dyn Words, id: &'static str) -> String {
    words.say(&Message::new(id))
}

fn mine(view: &View) -> Option<&SeatView> {
    view.me.and_then(|me| view.seats.get(me.index()))
}

/// Hand and envelopes while bets are made.
fn bets(view: &View, words: &dyn Words) -> Markup {
    let own = mine(view);
    html! {
        section.leaf.bets aria-labelledby="bet-title" {
            h3.vh #bet-title { (t(words, "pomory-sheet-bet")) }
            div #prospect .prospect {
                @if let Some(own) = own { (resting(view, own, words)) }
            }
            div.envelopes {
                @for seat in view.seats.iter().filter(|seat| Some(seat.seat) != view.me) { (envelope(view, seat, words)) }
            }
            @if let Some(own) = own.filter(|_| view.stage == Stage::Bets || view.step == Step::TakeBack) {
                (hand(view, own, words))
            }
        }
    }
}

/// Before two cards are chosen, and once they are sealed.
fn resting(view: &View, own: &SeatView, words: &dyn Words) -> Markup {
    match own.bet {
        Some(bet) => pair(view, own.seat, bet, words),
        None => html! {
            div.pair {
                span.pc.blank { (sign("seal-wax", 44)) }
                span.plus { "+" }
                span.pc.blank { (sign("seal-wax", 44)) }
            }
            p.rule { (t(words, "pomory-sheet-choose")) }
        },
    }
}

/// What the page shows beside the map while a bet is chosen but not sealed.
pub fn prospect(view: &View, seat: Seat, cards: Cards, words: &dyn Words) -> String {
    pair(view, seat, cards, words).into_string()
}

/// The chosen cards, how they score together, and the weather table.
fn pair(view: &View, seat: Seat, cards: Cards, words: &dyn Words) -> Markup {
    html! {
        div.pair {
            @for (place, card) in cards.iter().enumerate() {
                @if place > 0 { span.plus { "+" } }
                (large(view, seat, card, words))
            }
        }
        p.rule { (t(words, rule(cards))) }
        @if cards.len() == 2 { (weather::table(view, seat, cards, words)) }
    }
}

fn rule(cards: Cards) -> &'static str {
    match (cards.len(), cards.and(Cards::SALT).len()) {
        (3.., _) => "pomory-sheet-rule-three",
        (_, 0) => "pomory-sheet-rule-catch-catch",
        (_, 1) => "pomory-sheet-rule-catch-salt",
        _ => "pomory-sheet-rule-salt-salt",
    }
}

/// A card of the pair, large.
fn large(view: &View, seat: Seat, card: Card, words: &dyn Words) -> Markup {
    let (hue, art, value, below) = match card.face() {
        Face::Catch(kind) => {
            let points = view.free_ships(seat, kind) * view.open_value(kind);
            (names::hue(&view.colours, kind), kind.word(), points, t(words, "pomory-sheet-in-fair"))
        }
        Face::Salt(value) => {
            let need = Message::new("pomory-sheet-demand").with("value", value);
            ("salt", "salt", value, words.say(&need))
        }
    };
    html! {
        span.pc.(hue) {
            b.pc-h { (title(words, card)) }
            (sign(art, 46))
            span.pc-v { (value) }
            small { (below) }
        }
    }
}

/// "salmon", "salt".
pub fn title(words: &dyn Words, card: Card) -> String {
    match card.face() {
        Face::Catch(kind) => names::key(words, kind.name()),
        Face::Salt(_) => t(words, "pomory-sheet-salt"),
    }
}

/// The other's bet: an envelope, sealed or open. How long he thought and which cards moved is nobody's business.
fn envelope(view: &View, own: &SeatView, words: &dyn Words) -> Markup {
    let state = match own.sealed {
        0 => Message::new("pomory-sheet-choosing"),
        count => Message::new("pomory-sheet-sealed").with("count", count),
    };
    html! {
        div.opp {
            h4 { (shield(PomoryBoard::colour(view, own.seat), 18)) " " (name(words, own.seat)) }
            svg.env.open[own.sealed == 0] viewBox="0 0 120 96" aria-hidden="true" {
                @if own.sealed > 0 {
                    path.ev-b d="M18 6h84v20H18z" transform="rotate(-3 60 20)" {}
                    path.ev-b d="M20 10h82v20H20z" transform="rotate(2 60 20)" {}
                }
                path.ev d="M4 24h112v66H4z" {}
                path.ev-l d="M4 90l44-36M116 90L72 54" {}
                path.ev d="M4 24h112L60 66z" {}
                @if own.sealed > 0 {
                    circle.ev-w cx="60" cy="62" r="15" {}
                    g.ev-s { use href="#pom-seal-wax" x="43" y="45" width="34" height="34" {} }
                }
            }
            p.cap { (words.say(&state)) }
            @if let Some(Some(card)) = view.shown.filter(|_| view.gossip == view.me) {
                p.cap.shown { (words.say(&Message::new("pomory-dock-shown").with("seat", own.seat).with("card", card.say()))) }
            }
        }
    }
}

/// The ten cards: what each catch card would bring now, and the state of each salt card in words.
fn hand(view: &View, own: &SeatView, words: &dyn Words) -> Markup {
    let groups = [(Cards::CATCH, "pomory-sheet-catch-cards"), (Cards::SALT, "pomory-sheet-salt-cards")];
    html! {
        div.hands.spots role="group" aria-label=(t(words, "pomory-sheet-hand")) {
            @for (group, label) in groups {
                div.hand10 role="group" aria-label=(t(words, label)) {
                    @for card in group.iter() { (in_hand(view, own, card, words)) }
                }
            }
        }
    }
}

fn in_hand(view: &View, own: &SeatView, card: Card, words: &dyn Words) -> Markup {
    let held = own.hand.is_some_and(|hand| hand.contains(card));
    let sealed = own.bet.is_some_and(|bet| bet.contains(card));
    let state = match () {
        () if sealed => "pomory-sheet-card-sealed",
        () if held => "pomory-sheet-card-in-hand",
        () => "pomory-sheet-card-played",
    };
    let (hue, art, value, below) = match card.face() {
        Face::Catch(kind) => {
            let (ships, open) = (view.free_ships(own.seat, kind), view.open_value(kind));
            (names::hue(&view.colours, kind), kind.word(), ships * open, format!("{ships} × {open}"))
        }
        Face::Salt(value) => ("salt", "salt", value, t(words, state)),
    };
    let label = Message::new("pomory-label-card")
        .with("card", card.say())
        .with("state", Arg::Key(state))
        .with("value", value);
    html! {
        button.spot.hc.(hue).played[!held && !sealed].sealed[sealed] type="button" data-t=(pointing::card(card))
            aria-pressed="false" aria-disabled=[(!held && !sealed).then_some("true")] {
            (sign(art, 26)) b { (value) } small { (below) } span.vh { " " (words.say(&label)) }
        }
    }
}

/// Between bets: what my catch cards would bring as the sea lies now.
fn at_rest(view: &View, words: &dyn Words) -> Markup {
    html! {
        @if let Some(own) = mine(view).filter(|_| view.stage == Stage::Movement) {
            section.leaf.rest aria-labelledby="rest-title" {
                header { h3 #rest-title { (t(words, "pomory-sheet-hand")) } span.note { (t(words, "pomory-sheet-now")) } }
                (hand(view, own, words))
            }
        }
    }
}
