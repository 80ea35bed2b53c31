//! The sheet of goods: the open row, what both have collected, news in hand, salt played and left.

use maud::{Markup, PreEscaped, html};
use pomory::{Card, Kind, News, NewsView, Pomory, Resource, SALT, SeatView, Step, View};
use tabletop::{Arg, Message, Seat, Words};

use crate::{
    PomoryBoard, names, pointing,
    signs::{shield, sign},
};
use scene::{Board, Eye};

/// The whole sheet.
pub fn sheet(view: &View, eye: &Eye<'_, Pomory>) -> String {
    let words = eye.words;
    html! {
        div.pom-goods {
            (quay(view, words))
            (collections(view, words))
            (salt(view, words))
            (news(view, words))
            p.cap.recon { (words.say(&Message::new("pomory-reconstructed"))) }
        }
    }
    .into_string()
}

fn t(words: &dyn Words, id: &'static str) -> String {
    words.say(&Message::new(id))
}

/// A player's name; names are text, never markup.
pub fn name(words: &dyn Words, seat: Seat) -> Markup {
    PreEscaped(names::player(words, seat))
}

/// Whom the reader sees first: himself, then the other.
pub fn order(view: &View) -> Vec<&SeatView> {
    let mut seats: Vec<&SeatView> = view.seats.iter().collect();
    seats.sort_by_key(|own| Some(own.seat) != view.me);
    seats
}

fn quay(view: &View, words: &dyn Words) -> Markup {
    let deck: u8 = view.deck.iter().map(|&(_, copies)| copies).sum();
    html! {
        section.leaf.quay aria-labelledby="quay-title" {
            header { h3 #quay-title { (t(words, "pomory-sheet-quay")) } span.note { (t(words, "pomory-sheet-quay-note")) } }
            div.row4.spots role="group" aria-labelledby="quay-title" {
                @for (place, card) in view.row.iter().enumerate() {
                    @match card {
                        Some(card) => (resource(view, words, place, *card)),
                        None => span.rc.gap aria-hidden="true" {},
                    }
                }
            }
            p.cap {
                @if view.last_round { (t(words, "pomory-sheet-last-round")) }
                @else { (words.say(&Message::new("pomory-sheet-deck").with("count", deck))) }
            }
            (discarded(view, words))
        }
    }
}

/// An open resource card. It can be pointed at only where somebody may exchange it.
fn resource(view: &View, words: &dyn Words, place: usize, card: Resource) -> Markup {
    let name = words.say(&names::resource(card));
    let face = html! {
        span.rc-v { (card.value()) }
        (sign(card.kind().word(), 40))
        span.rc-n { (names::key(words, card.kind().name())) }
    };
    let hue = names::hue(&view.colours, card.kind());
    html! {
        @if view.step == Step::Movement {
            button.spot.rc.(hue) type="button" data-t=(pointing::row(place)) { (face) }
        } @else {
            span.rc.(hue) role="img" aria-label=(name) { (face) }
        }
    }
}

fn collections(view: &View, words: &dyn Words) -> Markup {
    let seats = order(view);
    let note = Message::new("pomory-sheet-next-set").with("size", view.next_set);
    html! {
        section.leaf.coll aria-labelledby="coll-title" {
            header { h3 #coll-title { (t(words, "pomory-sheet-collections")) } span.note { (words.say(&note)) } }
            table {
                thead {
                    tr {
                        th { span.vh { (t(words, "pomory-sheet-kind")) } }
                        @for own in &seats {
                            th scope="col" { (shield(PomoryBoard::colour(view, own.seat), 16)) " " (name(words, own.seat)) }
                        }
                    }
                }
                tbody {
                    @for kind in Kind::ALL {
                        tr.(names::hue(&view.colours, kind)) {
                            th scope="row" { (sign(kind.word(), 20)) " " (names::key(words, kind.name())) }
                            @for own in &seats { td { (bars(own.collection[kind.index()], view.next_set)) } }
                        }
                    }
                }
            }
        }
    }
}

/// As many boxes as the next set needs, filled from the left, and the number.
fn bars(count: u8, needed: u8) -> Markup {
    html! {
        span.bars aria-hidden="true" { @for place in 0..needed.min(8) { i.full[place < count] {} } }
        b.enough[count >= needed] { (count) }
    }
}

fn news(view: &View, words: &dyn Words) -> Markup {
    let deck = Message::new("pomory-sheet-news-deck").with("count", view.news_deck);
    html! {
        section.leaf.news aria-labelledby="news-title" {
            header { h3 #news-title { (t(words, "pomory-sheet-news")) } span.note { (words.say(&deck)) } }
            ul {
                @for own in order(view) {
                    @for card in &own.news { @if let Some(news) = card.news { (known(view, words, own, *card, news)) } }
                    (backs(view, words, own))
                }
            }
            (played(view, words))
            (gazette(view, words))
        }
    }
}

/// News that were played lie open, with what stands on them.
fn played(view: &View, words: &dyn Words) -> Markup {
    html! {
        @if !view.news_discard.is_empty() {
            h4 #news-played { (t(words, "pomory-sheet-news-played")) }
            ul.played aria-labelledby="news-played" {
                @for &news in &view.news_discard { (entry(view, words, news)) }
            }
        }
    }
}

/// All fifteen, for everybody to read at any time.
fn gazette(view: &View, words: &dyn Words) -> Markup {
    html! {
        details.gazette #news-all {
            summary { (t(words, "pomory-sheet-news-all")) }
            ul { @for news in News::ALL { (entry(view, words, news)) } }
        }
    }
}

fn entry(view: &View, words: &dyn Words, news: News) -> Markup {
    let when = Message::new("pomory-sheet-when").with("when", Arg::Key(news.window().name()));
    html! {
        li {
            (sign("news", 24))
            div {
                b { (names::key(words, news.name())) }
                small { (words.say(&news.text(view.amount(news)))) }
                small.when { (words.say(&when)) }
            }
        }
    }
}

/// Resource cards that are out of the game, kind by kind.
fn discarded(view: &View, words: &dyn Words) -> Markup {
    let said = view.discard.iter().map(|&(card, copies)| {
        Message::new("pomory-sheet-copies").with("card", names::resource(card)).with("copies", copies).into()
    });
    let message = Message::new("pomory-sheet-discarded").with("cards", Arg::List(said.collect()));
    html! { @if !view.discard.is_empty() { p.cap { (words.say(&message)) } } }
}

fn known(view: &View, words: &dyn Words, own: &SeatView, card: NewsView, news: News) -> Markup {
    let when = Message::new("pomory-sheet-when").with("when", Arg::Key(news.window().name()));
    html! {
        li {
            (sign("news", 24))
            div {
                b { (names::key(words, news.name())) }
                @if Some(own.seat) != view.me { " " (shield(PomoryBoard::colour(view, own.seat), 14)) " " (name(words, own.seat)) }
                small { (words.say(&news.text(view.amount(news)))) }
                small.when {
                    @if card.fresh { (t(words, "pomory-sheet-fresh")) } @else { (words.say(&when)) }
                }
            }
        }
    }
}

/// Cards that the reader sees from behind, or that somebody has none.
fn backs(view: &View, words: &dyn Words, own: &SeatView) -> Markup {
    let hidden = own.news.iter().filter(|card| card.news.is_none()).count();
    let text = if own.news.is_empty() {
        Some(Message::new("pomory-sheet-no-news"))
    } else {
        (hidden > 0).then(|| Message::new("pomory-sheet-backs").with("count", hidden))
    };
    html! {
        @if let Some(text) = text {
            li.back {
                (shield(PomoryBoard::colour(view, own.seat), 20))
                div { b { (name(words, own.seat)) } small { (words.say(&text)) } }
            }
        }
    }
}

fn salt(view: &View, words: &dyn Words) -> Markup {
    html! {
        section.leaf.salts aria-labelledby="salt-title" {
            header { h3 #salt-title { (t(words, "pomory-sheet-salt")) } span.note { (t(words, "pomory-sheet-salt-note")) } }
            table {
                tbody {
                    @for own in order(view) {
                        tr {
                            th scope="row" { (shield(PomoryBoard::colour(view, own.seat), 16)) " " span { (name(words, own.seat)) } }
                            @for value in SALT { (salt_card(words, own, value)) }
                        }
                    }
                }
            }
        }
    }
}

fn salt_card(words: &dyn Words, own: &SeatView, value: u8) -> Markup {
    let card = Card::salt(value).expect("the values of the salt cards");
    let played = own.open_salt.contains(card);
    let id = if played { "pomory-sheet-played" } else { "pomory-sheet-left" };
    html! { td.played[played] { (value) small { (t(words, id)) } } }
}
