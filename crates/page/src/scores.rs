//! Points, itemised. Every number can be touched: it says what was counted and lights up where.

use maud::{Markup, html};
use scene::{Score, ScoreItem};
use tabletop::Message;

use crate::{
    handbook::about,
    model::{Frame, SeatLine, TableModel},
    parts::{icon, named_shield},
};

/// All reasons of all scores, each once: what only one player has stands where it does in that player's own score.
pub(crate) fn reasons(scores: &[Score]) -> Vec<&Message> {
    let mut reasons: Vec<&Message> = Vec::new();
    for score in scores {
        let mut after = 0;
        for item in &score.items {
            match reasons.iter().position(|reason| **reason == item.reason) {
                Some(at) => after = at + 1,
                None => {
                    reasons.insert(after, &item.reason);
                    after += 1;
                }
            }
        }
    }
    reasons
}

/// Is there a number that lights up where it was counted?
pub(crate) fn any_lights(scores: &[Score]) -> bool {
    scores.iter().flat_map(|score| &score.items).any(|item| !item.targets.is_empty())
}

/// Reasons down, players across: it fits the rail.
pub(crate) fn grid(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    html! {
        table.points {
            thead {
                tr {
                    td {}
                    @for seat in &model.seats {
                        th scope="col" title=(seat.name) {
                            (named_shield(frame, seat.colour, 24)) span.vh { (seat.name) }
                        }
                    }
                }
            }
            tbody {
                @for reason in reasons(&model.scores) {
                    tr {
                        th scope="row" {
                            a.about href=(about(model.info, reason.id)) data-about=(reason.id) target="_blank" { (frame.say(reason)) }
                        }
                        @for (score, seat) in model.scores.iter().zip(&model.seats) {
                            td { (item(frame, seat, score.items.iter().find(|item| item.reason == *reason))) }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (frame.t("ui-total")) }
                    @for score in &model.scores { td.total { (score.total) } }
                }
            }
        }
        @if any_lights(&model.scores) { p.cap { (icon("info", 15)) " " (frame.t("ui-scores-hint")) } }
    }
}

/// One number that explains itself.
pub(crate) fn item(frame: &Frame<'_>, seat: &SeatLine, item: Option<&ScoreItem>) -> Markup {
    let Some(item) = item.filter(|item| item.points != 0 || item.count != 0) else {
        return html! { span.none aria-label="0" { "·" } };
    };
    let mut words = frame.say(
        &Message::new("ui-score-line")
            .with("name", seat.name.clone())
            .with("reason", item.reason.clone())
            .with("count", item.count)
            .with("points", item.points),
    );
    for sum in &item.sums {
        words = words + "\n" + &frame.say(sum);
    }
    html! {
        @if item.targets.is_empty() {
            span title=(words) { (item.points) }
        } @else {
            button.lights type="button" data-lit=(item.targets.join(" ")) aria-pressed="false" title=(words)
                data-words=(words) { (item.points) }
        }
    }
}
