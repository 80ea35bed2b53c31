//! Points, itemised. Every number can be touched: it says what was counted and lights up where.

use maud::{Markup, html};
use tabletop::Message;

use crate::{
    model::{Frame, SeatLine, Sheet, SheetLine, TableModel},
    parts::{icon, named_shield},
};

/// All reasons of all sheets, each once: what only one player has stands where it does on that player's own sheet.
pub(crate) fn reasons(sheets: &[Sheet]) -> Vec<&Message> {
    let mut reasons: Vec<&Message> = Vec::new();
    for sheet in sheets {
        let mut after = 0;
        for line in &sheet.lines {
            match reasons.iter().position(|reason| **reason == line.reason) {
                Some(at) => after = at + 1,
                None => {
                    reasons.insert(after, &line.reason);
                    after += 1;
                }
            }
        }
    }
    reasons
}

/// Is there a number that lights up where it was counted?
pub(crate) fn any_lights(sheets: &[Sheet]) -> bool {
    sheets.iter().flat_map(|sheet| &sheet.lines).any(|line| !line.targets.is_empty())
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
                        th scope="row" { (frame.say(reason)) }
                        @for (sheet, seat) in model.scores.iter().zip(&model.seats) {
                            td { (item(frame, seat, sheet.lines.iter().find(|line| line.reason == *reason))) }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (frame.t("ui-total")) }
                    @for sheet in &model.scores { td.total { (sheet.total) } }
                }
            }
        }
        @if any_lights(&model.scores) { p.cap { (icon("info", 15)) " " (frame.t("ui-scores-hint")) } }
    }
}

/// One number that explains itself.
pub(crate) fn item(frame: &Frame<'_>, seat: &SeatLine, line: Option<&SheetLine>) -> Markup {
    let Some(line) = line.filter(|line| line.points != 0 || line.count != 0) else {
        return html! { span.none aria-label="0" { "·" } };
    };
    let mut words = frame.say(
        &Message::new("ui-score-line")
            .with("name", seat.name.clone())
            .with("reason", line.reason.clone())
            .with("count", line.count)
            .with("points", line.points),
    );
    for sum in &line.sums {
        words = words + "\n" + &frame.say(sum);
    }
    html! {
        @if line.targets.is_empty() {
            span title=(words) { (line.points) }
        } @else {
            button.lights type="button" data-lit=(line.targets.join(" ")) aria-pressed="false" title=(words)
                data-words=(words) { (line.points) }
        }
    }
}
