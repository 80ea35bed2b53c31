//! What the others did since the reader acted last: told until the reader acts.

use maud::{Markup, html};
use tabletop::Seat;

use crate::{
    asset::hash,
    model::{Frame, LogLine, Sitter, State, TableModel},
    parts::{icon, shield},
};

/// More than this, and only the newest are told at once.
const MANY: usize = 4;
/// So many of them.
const NEWEST: usize = 3;

/// What others did since the reader's last action, with the places where.
pub(crate) fn telling(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    let news = if model.shown.is_none() && model.state == State::Playing { news(model) } else { Vec::new() };
    let (older, newest) = news.split_at(if news.len() > MANY { news.len() - NEWEST } else { 0 });
    html! {
        @if let (Some(first), Some(last)) = (news.first(), news.last()) {
            section #telling .telling aria-labelledby="telling-title" data-first=(first.step) data-last=(last.step) {
                div.top-line {
                    h2 #telling-title { (frame.t("ui-telling")) }
                    button.btn.quiet.small.scripted type="button" data-tell-again="" { (icon("play", 16)) (frame.t("ui-telling-again")) }
                    button.btn.quiet.small.icon.scripted type="button" data-tell-away="" aria-label=(frame.t("ui-telling-away"))
                        title=(frame.t("ui-telling-away")) { (icon("cross", 16)) }
                }
                @if !older.is_empty() {
                    details #telling-older {
                        summary { (frame.say(&tabletop::Message::new("ui-telling-more").with("count", older.len()))) }
                        (lines(model, older))
                    }
                }
                (lines(model, newest))
            }
        }
    }
}

/// The lines of others after the reader's last own; nobody who only looks on has one.
fn news<'m>(model: &'m TableModel<'_>) -> Vec<&'m LogLine> {
    let own = |line: &&crate::model::SeatLine| line.sitter == Sitter::You;
    let me = model.acting.or_else(|| {
        let mine = (0..).map(Seat).zip(&model.seats).find(|(_, line)| own(line));
        mine.map(|(seat, _)| seat)
    });
    let Some(me) = me else { return Vec::new() };
    let since =
        model.log.iter().rposition(|line| line.decided && line.actor == Some(me)).map_or(0, |at| at + 1);
    let told = |line: &&LogLine| line.actor.is_some_and(|seat| seat != me) && !line.texts.concat().is_empty();
    model.log[since..].iter().filter(told).collect()
}

fn lines(model: &TableModel<'_>, lines: &[&LogLine]) -> Markup {
    html! {
        ol {
            @for line in lines {
                @let text = line.texts.join(" ");
                li id={ "told-" (line.step) } data-seat=[line.actor] data-places=[(!line.places.is_empty()).then(|| line.places.join(" "))]
                    data-h=(hash(&text)) {
                    @if let Some(by) = line.actor.and_then(|seat| model.seats.get(seat.index())) { (shield(by.colour, 18)) }
                    a href={ "/t/" (model.id) "?step=" (line.step) } data-step-link=(line.step) { (text) }
                }
            }
        }
    }
}
