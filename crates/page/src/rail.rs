//! The rail: who plays, what happened, how the points stand, and the way back through the game.

use maud::{Markup, PreEscaped, html};
use scene::{SeatCard, parts};
use tabletop::{Message, Seat};

use crate::{
    asset::hash,
    model::{Frame, LogLine, SeatLine, Sitter, TableModel},
    outcome,
    parts::{drawn, icon, named_shield, shield},
    scores,
};

/// More sentences than this are not read as one paragraph.
const MANY: usize = 3;

/// Players, log, scores and replay.
pub(crate) fn rail(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    // A step of which nothing is said, such as declining something, leaves no line.
    let said: Vec<&LogLine> =
        model.log.iter().filter(|line| line.texts.iter().any(|text| !text.is_empty())).collect();
    let ended = outcome::of_table(frame, model);
    html! {
        aside #rail .rail aria-label=(frame.t("ui-rail")) {
            ul #players .players aria-label=(frame.t("ui-players")) {
                @for (seat, line) in (0..).map(Seat).zip(&model.seats) { (player(frame, model, seat, line)) }
            }
            section #pane .pane {
                div #panes .tabs.desk-only role="radiogroup" aria-label=(frame.t("ui-view")) {
                    label { input #pane-log .vh type="radio" name="pane" checked; (frame.t("ui-log")) }
                    label { input #pane-scores .vh type="radio" name="pane"; (frame.t("ui-scores")) }
                }
                div #log .log {
                    h2.vh { (frame.t("ui-log")) }
                    ol #log-list tabindex="0" aria-label=(frame.t("ui-log")) reversed {
                        @if let Some((won, by)) = &ended { li #log-end .latest { (icon("star", 20)) span.said { (won) ". " (by) } } }
                        @for (index, line) in said.iter().enumerate().rev() {
                            (log_line(frame, model, index, line, ended.is_none() && index + 1 == said.len()))
                        }
                    }
                }
                div #scores .scores { h2.vh { (frame.t("ui-scores")) } (scores::grid(frame, model)) }
                (replay(frame, model))
            }
        }
    }
}

fn player(frame: &Frame<'_>, model: &TableModel<'_>, seat: Seat, line: &SeatLine) -> Markup {
    let empty = SeatCard { colour: line.colour, ..SeatCard::default() };
    let card = model.scene.seats.get(seat.index()).unwrap_or(&empty);
    let on_turn = model.turn.contains(&seat);
    let mine = Some(seat) == model.acting;
    html! {
        li.player.turn[on_turn].me[mine] id={ "player-" (seat) } data-seat=(seat) {
            (named_shield(frame, line.colour, 40))
            div.name { span { (line.name) } small { (frame.sitter(&model.seats, seat)) } }
            div.stock {
                @for stock in &card.stock {
                    span { (icon(stock.icon, 17)) span.num { (stock.count) } " " span.cap { (frame.say(&stock.label)) } }
                }
            }
            @if !card.more.is_empty() { div.more data-h=(hash(&card.more)) { (drawn(&card.more)) } }
            div.pts {
                (card.points)
                small { (card.points_label.as_ref().map_or_else(|| frame.t("ui-points"), |label| frame.say(label))) }
            }
            div.doing {
                @if on_turn {
                    @let doing = card.doing.as_ref().map_or_else(|| frame.t("ui-on-turn"), |doing| frame.say(doing));
                    span.tag.act[mine] title=(doing) { (icon("flag", 13)) span { (doing) } }
                }
                span.tag.thinks hidden { (icon("clock", 13)) span { (frame.t("ui-thinking")) } }
            }
        }
    }
}

/// The players in one row, for phones.
pub(crate) fn strip(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    html! {
        ul #strip .strip.phone-only aria-label=(frame.t("ui-players")) {
            @for (seat, line) in (0..).map(Seat).zip(&model.seats) {
                li.turn[model.turn.contains(&seat)].me[Some(seat) == model.acting] {
                    (shield(line.colour, 26))
                    b { (model.scene.seats.get(seat.index()).map_or(0, |card| card.points)) }
                    span { (line.name) }
                    @if model.turn.contains(&seat) { span.vh { (frame.t("ui-on-turn")) } }
                }
            }
        }
    }
}

fn log_line(frame: &Frame<'_>, model: &TableModel<'_>, index: usize, line: &LogLine, latest: bool) -> Markup {
    let actor = line.actor.and_then(|seat| model.seats.get(seat.index()));
    let you = actor.is_some_and(|actor| actor.sitter == Sitter::You);
    // Much that happened at once, such as the last scoring, stands in lines of its own.
    let text = line.texts.join(if line.texts.len() > MANY { "\n" } else { " " });
    // The log only grows: a line that was drawn before is taken as it is.
    let colour = actor.map(|actor| actor.colour);
    let inputs = (model.id, index, line.step, latest, you, colour, &text);
    let draw = || {
        html! {
            li.latest[latest].own[you] id={ "log-" (index) } data-step=(line.step) data-h=(hash(&format!("{latest}{text}"))) {
                @match colour { Some(colour) => (shield(colour, 20)), None => (icon("info", 20)) }
                span.said { (text) }
                a.step href={ "/t/" (model.id) "?step=" (line.step) } data-step-link=(line.step)
                    title=(frame.t("ui-log-look")) {
                    span.vh { (frame.t("ui-step")) " " } (line.step)
                }
            }
        }
    };
    PreEscaped(parts::keep("log line", inputs, || draw().0))
}

fn replay(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    let at = model.shown.unwrap_or(model.steps);
    html! {
        form #replay .replay method="get" action={ "/t/" (model.id) } {
            button #replay-play .btn.quiet.icon.scripted type="button" aria-label=(frame.t("ui-replay-play")) {
                (icon("play", 18))
            }
            input #replay-at type="range" name="step" min="0" max=(model.steps) value=(at)
                aria-label=(frame.t("ui-replay"));
            output #replay-step for="replay-at" {
                (frame.say(&Message::new("ui-step-of").with("step", i64::from(at)).with("steps", i64::from(model.steps))))
            }
            noscript { button.btn type="submit" { (frame.t("ui-go")) } }
            @if model.shown.is_some() {
                a #replay-live .btn.quiet.icon href={ "/t/" (model.id) } aria-label=(frame.t("ui-replay-live"))
                    title=(frame.t("ui-replay-live")) { (icon("skip", 18)) }
            }
        }
    }
}
