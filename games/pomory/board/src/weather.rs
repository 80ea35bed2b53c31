//! The weather table under a bet: the least and the most that each weather makes of it.

use maud::{Markup, html};
use pomory::{
    Card, Cards, Catch, Face, Lost, News, NewsView, Outlook, Span, Step, View, Weather, news_to_reckon_with,
    news_to_turn_weather, outlook,
};
use tabletop::{Arg, Message, Seat, Words};

use crate::{
    PomoryBoard, names,
    signs::{shield, sign},
};
use scene::Board;

fn t(words: &dyn Words, id: &'static str) -> String {
    words.say(&Message::new(id))
}

fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0.min(1))
}

/// Five rows: what each weather makes of the pair, whatever the other does. It never guesses.
pub fn table(view: &View, seat: Seat, cards: Cards, words: &dyn Words) -> Markup {
    // Once the weather is known, only that matters; once the storm has passed, only what lies now.
    let known = view.story.weather.filter(|_| view.story.round == view.round);
    let known = known.map(|weather| if view.step == Step::TakeBack { Weather::Fair } else { weather });
    let mut rows = outlook(view, seat, cards);
    rows.retain(|row| known.is_none_or(|weather| row.weather == weather));
    html! {
        div.weather {
            table aria-label=(t(words, "pomory-sheet-weather")) {
                thead {
                    tr {
                        th scope="col" { (t(words, "pomory-sheet-weather-head")) }
                        th scope="col" { (t(words, "pomory-sheet-docked")) }
                        @for card in cards.iter() { th scope="col" { (column(words, card)) } }
                        th.pt scope="col" { (t(words, "pomory-sheet-points")) }
                    }
                }
                tbody { @for row in &rows { (weather_row(view, seat, cards, row, words)) } }
            }
            @for message in below(view, seat, &rows) { p.cap { (words.say(&message)) } }
        }
    }
}

/// What the numbers rest on.
fn below(view: &View, seat: Seat, rows: &[Outlook]) -> Vec<Message> {
    let most = rows.iter().map(|row| row.theirs.most).max().unwrap_or(0);
    let mut said = vec![Message::new("pomory-sheet-most").with("seat", other(seat)).with("most", most)];
    let named = |id, news: Vec<News>| {
        let names = news.iter().map(|news| Arg::Key(news.name())).collect();
        Message::new(id).with("seat", other(seat)).with("news", Arg::List(names))
    };
    let (reckoned, turning) = (news_to_reckon_with(view, seat), news_to_turn_weather(view, seat));
    if !reckoned.is_empty() {
        said.push(named("pomory-sheet-reckoned", reckoned));
    }
    if !turning.is_empty() {
        said.push(named("pomory-sheet-turn-weather", turning));
    }
    let mends = |card: &NewsView| card.news.is_some_and(|news| news.window() > pomory::Window::Movement);
    if view.seats.get(seat.index()).is_some_and(|own| own.news.iter().any(mends)) {
        said.push(Message::new("pomory-sheet-own-news"));
    }
    said
}

fn column(words: &dyn Words, card: Card) -> String {
    match card.face() {
        Face::Catch(kind) => names::key(words, kind.name()),
        Face::Salt(value) => words.say(&Message::new("pomory-card-salt").with("value", value)),
    }
}

fn weather_row(view: &View, seat: Seat, cards: Cards, row: &Outlook, words: &dyn Words) -> Markup {
    let (class, art, called, die) = match row.weather {
        Weather::Fair if view.step == Step::TakeBack => {
            ("w-0".into(), "fair", t(words, "pomory-sheet-as-it-lies"), None)
        }
        Weather::Fair => ("w-0".to_owned(), "fair", t(words, "pomory-sheet-fair"), None),
        Weather::Storm(port) => {
            (format!("w-{port}"), "storm", names::key(words, names::port(port)), Some(port.die()))
        }
    };
    let chance = Message::new("pomory-sheet-chance").with("ninths", row.ninths);
    html! {
        tr.(class) tabindex=[die.map(|_| "0")] {
            th scope="row" {
                span.wd {
                    (sign(art, 22))
                    span {
                        (called)
                        @if view.step != Step::TakeBack {
                            small { @if let Some(die) = die { span.die { (die) } " " } (words.say(&chance)) }
                        }
                    }
                }
            }
            td.lost {
                @if row.lost.is_empty() { span.none { (t(words, "pomory-sheet-none")) } }
                @for lost in &row.lost {
                    span.ls title=(words.say(&lost_ship(lost))) {
                        (shield(PomoryBoard::colour(view, lost.seat), 15)) (lost.at.cell.number())
                        @if lost.blocker {
                            span.frees { (t(words, "pomory-sheet-frees")) } (shield(PomoryBoard::colour(view, other(lost.seat)), 12))
                        }
                        span.vh { " " (words.say(&lost_ship(lost))) }
                    }
                }
            }
            @for card in cards.iter() { td { (outcome(view, seat, card, row, words)) } }
            td.pt {
                @if row.points.is_sure() { b.zero[row.points.most == 0] { (row.points.most) } }
                @else {
                    small { (words.say(&Message::new("pomory-sheet-least").with("least", row.points.least))) }
                    small { (words.say(&Message::new("pomory-sheet-at-most").with("most", row.points.most))) }
                }
            }
        }
    }
}

fn lost_ship(lost: &Lost) -> Message {
    let id = if lost.blocker { "pomory-sheet-lost-blocker" } else { "pomory-sheet-lost" };
    Message::new(id).with("seat", lost.seat).with("other", other(lost.seat)).with("at", lost.at.say())
}

/// What one card of the pair brings in a weather: a product, or what the other must catch.
fn outcome(view: &View, seat: Seat, card: Card, row: &Outlook, words: &dyn Words) -> Markup {
    match card.face() {
        Face::Catch(kind) => {
            let catch = row.catches.iter().find(|catch| catch.kind == kind);
            let number = |span: Span| range(words, span);
            html! {
                @if let Some(catch) = catch {
                    b.nb { (number(catch.ships)) " × " (number(catch.value)) " = " (number(catch.points)) }
                }
            }
        }
        Face::Salt(value) => {
            let Some(salt) = row.salt.iter().find(|salt| salt.value == value) else { return html! {} };
            let wanted = Message::new("pomory-sheet-needs").with("seat", other(seat)).with("need", salt.need);
            html! {
                @if salt.is_sure() { span.ok { (sign("check", 12)) " " (t(words, "pomory-sheet-sure")) } }
                @else if salt.is_lost() { span.none { (t(words, "pomory-sheet-out-of-reach")) } }
                @else {
                    span.nd aria-hidden="true" { (shield(PomoryBoard::colour(view, other(seat)), 15)) " ≥ " b { (salt.need) } }
                    span.vh { (words.say(&wanted)) }
                }
            }
        }
    }
}

/// "3", or "0–4" where it depends on the other.
fn range(words: &dyn Words, span: Span) -> String {
    let Span { least, most } = span;
    match span.is_sure() {
        true => least.to_string(),
        false => words.say(&Message::new("pomory-sheet-range").with("least", least).with("most", most)),
    }
}

/// "2 × 3 = 6".
pub fn product(catch: &Catch) -> String {
    format!("{} × {} = {}", catch.ships + catch.nets, catch.value, catch.points())
}
