//! The round told step by step: weather, storm, cards opened, catch, scoring; and the demand for salt as it builds up.

use maud::{Markup, html};
use pomory::{Card, Event, Face, Part, SALT, Spot, Stage, Step, View, Weather, Window};
use tabletop::{Arg, Message, Say, Seat, Words};

use crate::{
    PomoryBoard, bet,
    goods::name,
    names,
    signs::{shield, sign},
    weather,
};
use scene::{Board, telling};

fn t(words: &dyn Words, id: &'static str) -> String {
    words.say(&Message::new(id))
}

/// The step of the telling that the table stands at, counted from 1; 6 when all is told.
fn stands_at(view: &View) -> u8 {
    if view.story.round != view.round || view.stage == Stage::Over {
        return 6;
    }
    match view.step {
        Step::Ask(Window::Moryana) | Step::Roll | Step::Reroll => 1,
        Step::Ask(Window::Result) => 2,
        Step::TakeBack | Step::Open => 3,
        Step::Ask(Window::Nets) | Step::Refill(_) => 4,
        _ => 5,
    }
}

/// The first player of the round that is told, then the second.
fn order(view: &View) -> [Seat; 2] {
    let now = view.story.round == view.round;
    let first = if now { view.first } else { Seat(1 - view.first.0.min(1)) };
    [first, Seat(1 - first.0.min(1))]
}

fn part(view: &View, seat: Seat) -> &Part {
    &view.story.parts[seat.index() & 1]
}

/// The five steps and the bar of demand. All that is known stands there; who wants to understand it goes back and on.
pub fn told(view: &View, words: &dyn Words) -> Markup {
    let title = Message::new("pomory-story-title").with("round", i64::from(view.story.round));
    let steps = [
        ("pomory-story-weather", sky(view, words)),
        ("pomory-story-storm", storm(view, words)),
        ("pomory-story-reveal", reveal(view, words)),
        ("pomory-story-catch", catch(view, words)),
        ("pomory-story-score", score(view, words)),
    ];
    let now = stands_at(view);
    html! {
        section.leaf.story aria-labelledby="story-title" {
            header { h3 #story-title { (words.say(&title)) } (telling::knobs(words, &t(words, "pomory-story-steps"))) }
            ol.tale data-tale=(view.story.round) data-known=(now.min(5)) {
                @for (number, (title, content)) in (1..).zip(steps) {
                    li.done[number < now].now[number == now] data-told=(number) aria-current=[(number == now).then_some("step")] {
                        span.sn aria-hidden="true" { (number) }
                        div { h4 { (t(words, title)) } @if number <= now { (content) } }
                    }
                }
            }
        }
    }
}

/// Sentences one below the other.
fn lines(words: &dyn Words, said: impl IntoIterator<Item = Message>) -> Markup {
    html! { @for message in said { p { (words.say(&message)) } } }
}

fn sky(view: &View, words: &dyn Words) -> Markup {
    let story = &view.story;
    let sentence = match story.weather {
        None => None,
        Some(Weather::Fair) => Some(Event::FairWeather.say()),
        Some(Weather::Storm(port)) => Some(Event::StormRose { port }.say()),
    };
    let chance = match story.weather {
        _ if story.named => Some(Message::new("pomory-story-named")),
        Some(weather) => Some(Message::new("pomory-story-chance").with("ninths", weather.ninths())),
        None => None,
    };
    html! {
        p {
            @for die in story.dice.iter().flatten() { span.die { (die) } " " }
            @if let Some(sentence) = sentence { (words.say(&sentence)) " " }
            @if let Some(chance) = chance { span.cap { (words.say(&chance)) } }
        }
    }
}

fn storm(view: &View, words: &dyn Words) -> Markup {
    let story = &view.story;
    let Some(Weather::Storm(port)) = story.weather else {
        return lines(words, [Message::new("pomory-story-no-storm")]);
    };
    if stands_at(view) < 3 {
        return html! {};
    }
    if story.stilled {
        return lines(words, [Event::StormStilled.say()]);
    }
    let taken: Vec<_> = story.lost.iter().flatten().collect();
    if taken.is_empty() {
        return lines(words, [Event::StormSpared { port }.say()]);
    }
    html! {
        ul.sw {
            @for lost in taken {
                li {
                    (shield(PomoryBoard::colour(view, lost.seat), 18))
                    span { (words.say(&Event::StormTook { seat: lost.seat, at: lost.at, blocker: lost.blocker }.say())) }
                }
                @if lost.blocker { (freed(view, Seat(1 - lost.seat.0.min(1)), lost.at, words)) }
            }
        }
    }
}

fn freed(view: &View, seat: Seat, at: Spot, words: &dyn Words) -> Markup {
    html! {
        li.fr {
            (shield(PomoryBoard::colour(view, seat), 18))
            span { (words.say(&Event::ShipFreed { seat, at }.say())) }
        }
    }
}

/// Both pairs, with what each card brought.
fn reveal(view: &View, words: &dyn Words) -> Markup {
    html! {
        @if order(view).iter().all(|&seat| !part(view, seat).bet.is_empty()) {
            div.rev {
                @for seat in order(view) {
                    div {
                        span.who { (shield(PomoryBoard::colour(view, seat), 18)) " " (name(words, seat)) }
                        @for card in part(view, seat).bet.iter() { (small(view, seat, card, words)) }
                    }
                }
            }
        }
    }
}

fn small(view: &View, seat: Seat, card: Card, words: &dyn Words) -> Markup {
    let part = part(view, seat);
    let (hue, art, below) = match card.face() {
        Face::Catch(kind) => {
            let catch = part.catches.iter().flatten().find(|catch| catch.kind == kind);
            (names::hue(&view.colours, kind), kind.word(), catch.map(weather::product))
        }
        Face::Salt(value) => {
            let met = view.story.demand.map(|demand| {
                t(words, if demand >= value { "pomory-story-met" } else { "pomory-story-missed" })
            });
            ("salt", "salt", met)
        }
    };
    let value = if let Face::Salt(value) = card.face() { Some(value) } else { None };
    html! {
        span.pc.sm.(hue) {
            (sign(art, 24))
            b { (bet::title(words, card)) @if let Some(value) = value { " " (value) } }
            small { (below.unwrap_or_default()) }
        }
    }
}

/// First player, refill, second player; then the demand.
fn catch(view: &View, words: &dyn Words) -> Markup {
    let story = &view.story;
    let mut said = Vec::new();
    for seat in order(view) {
        let part = part(view, seat);
        let Some(points) = part.caught else { continue };
        if part.catches.iter().flatten().next().is_none() {
            said.push(Message::new("pomory-story-no-catch-card").with("seat", seat));
            continue;
        }
        said.push(Event::CatchTotalled { seat, points, cards: part.taken }.say());
    }
    if let (Some(demand), [Some(first), Some(second)]) =
        (story.demand, order(view).map(|seat| part(view, seat).caught))
    {
        let plain = first.saturating_add(second);
        said.push(Event::DemandSummed { first, second, demand: plain }.say());
        if story.decree != 0 {
            let change = Message::new("pomory-story-decree")
                .with("by", i64::from(story.decree))
                .with("demand", demand);
            said.push(change);
        }
    }
    html! { (lines(words, said)) (demand(view, words)) }
}

fn score(view: &View, words: &dyn Words) -> Markup {
    html! {
        ul.sw {
            @for seat in order(view) { @if let Some(verdict) = part(view, seat).verdict {
                @let part = part(view, seat);
                li {
                    (shield(PomoryBoard::colour(view, seat), 18))
                    div {
                        p { (words.say(&Event::CombinationScored { seat, verdict, points: part.points }.say())) }
                        (lines(words, afterwards(view, seat, part)))
                    }
                    @let gained = u16::from(part.points) + u16::from(part.set.map_or(0, |(_, size)| size));
                    b.gain { "+" (gained) }
                }
            } }
        }
    }
}

/// What else a scoring brought: news, ships, a set.
fn afterwards(view: &View, seat: Seat, part: &Part) -> Vec<Message> {
    let mut said = Vec::new();
    if part.news > 0 {
        said.push(Message::new("pomory-story-news").with("seat", seat).with("count", part.news));
    } else if part.points == 0 && view.step != Step::DrawNews {
        said.push(Message::new("pomory-story-no-news").with("seat", seat));
    }
    if part.home > 0 {
        said.push(Event::ShipsReturned { seat, ships: part.home }.say());
    }
    if let Some((kind, size)) = part.set {
        let set = Message::new("pomory-story-set").with("seat", seat).with("size", size);
        said.push(set.with("kind", Arg::Key(kind.name())));
    }
    said
}

/// Both catches on one scale with the salt cards; what is not known yet is hatched.
fn demand(view: &View, words: &dyn Words) -> Markup {
    let story = &view.story;
    let caught = order(view).map(|seat| (seat, part(view, seat).caught));
    let sum: i16 = caught.iter().filter_map(|&(_, caught)| caught).map(i16::from).sum();
    let total = story.demand.map_or(sum, i16::from);
    let whole = f64::from(total.max(sum).max(12) + 2);
    let width = |points: i16| format!("width:{:.1}%", f64::from(points) / whole * 100.0);
    let open = caught.iter().any(|(_, caught)| caught.is_none());
    let label = Message::new(if open { "pomory-story-demand-so-far" } else { "pomory-story-demand-is" })
        .with("demand", i64::from(total));
    html! {
        p.dmc { b { (t(words, "pomory-story-demand")) } " " (t(words, "pomory-story-demand-note")) }
        div.dm {
            div.dmb role="img" aria-label=(words.say(&label)) {
                @for (seat, points) in caught {
                    @if let Some(points) = points.filter(|&points| points > 0) {
                        i.(PomoryBoard::colour(view, seat)) style=(width(points.into())) {
                            b { (points) } @if points > 1 { (shield(PomoryBoard::colour(view, seat), 15)) }
                        }
                    }
                }
                @if open { i.q style=(width(2)) { b { "?" } } }
                @if story.decree > 0 { i.q style=(width(story.decree.into())) { b { "+" (story.decree) } } }
            }
            ul.dmt aria-hidden="true" {
                @for value in SALT {
                    li.met[total >= i16::from(value)] style=(format!("left:{:.1}%", f64::from(value) / whole * 100.0)) { (value) }
                }
            }
        }
    }
}
