//! The rail: who plays, what happened, how the points stand, and the way back through the game.

use maud::{Markup, PreEscaped, html};
use scene::{SeatCard, parts};
use tabletop::{Message, Seat};

use crate::{
    asset::hash,
    dock,
    model::{Frame, LogLine, SeatLine, Sitter, State, TableModel},
    onward, outcome,
    parts::{drawn, icon, named_shield, shield},
    people, scores,
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
                @if !dock::looks_back(model) { (replay(frame, model)) }
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
            div.name { span { (line.name) } small { (frame.sitter(&model.seats, seat)) } (people::replaced(frame, model, seat)) (people::clock(frame, model, seat)) }
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
        section #strip .strip.phone-only aria-label=(frame.t("ui-players")) { ul {
            @for (seat, line) in (0..).map(Seat).zip(&model.seats) {
                li.turn[model.turn.contains(&seat)].me[Some(seat) == model.acting] {
                    (shield(line.colour, 26))
                    b { (model.scene.seats.get(seat.index()).map_or(0, |card| card.points)) }
                    span { (line.name) }
                    (people::clock(frame, model, seat))
                    @if model.turn.contains(&seat) { span.vh { (frame.t("ui-on-turn")) } }
                }
            }
        }
            @if let Some(card) = own(model).filter(|card| !card.purse.is_empty()) {
                div.purse data-h=(hash(&card.purse)) { (drawn(&card.purse)) }
            }
        }
    }
}

/// The card of the reader, or of whoever of them is asked.
fn own<'m>(model: &'m TableModel<'_>) -> Option<&'m SeatCard> {
    let mine = model.seats.iter().position(|line| line.sitter == Sitter::You);
    model.scene.seats.get(model.acting.map(Seat::index).or(mine)?)
}

fn log_line(frame: &Frame<'_>, model: &TableModel<'_>, index: usize, line: &LogLine, latest: bool) -> Markup {
    let actor = line.actor.and_then(|seat| model.seats.get(seat.index()));
    let you = actor.is_some_and(|actor| actor.sitter == Sitter::You);
    // Much that happened at once, such as the last scoring, stands in lines of its own.
    let text = line.texts.join(if line.texts.len() > MANY { "\n" } else { " " });
    // The log only grows: a line that was drawn before is taken as it is.
    let colour = actor.map(|actor| actor.colour);
    let (seat, places) = (line.actor, line.places.join(" "));
    let inputs = (model.id, index, line.step, latest, you, colour, &text, &places);
    let draw = || {
        html! {
            li.latest[latest].own[you] id={ "log-" (index) } data-step=(line.step)
                data-seat=[seat] data-places=[(!places.is_empty()).then_some(&places)] data-h=(hash(&format!("{latest}{text}"))) {
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

/// The way through the game: first, back, play, forward, last, and a slider. While a game goes on it stands below the log; what
/// is looked at again has it in the dock.
pub(crate) fn replay(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    let at = model.shown.unwrap_or(model.steps);
    html! {
        form #replay .replay method="get" action={ "/t/" (model.id) } {
            div.knobs role="group" aria-label=(frame.t("ui-replay")) {
                (knob(frame, model, "first", "ui-replay-first", 0))
                (knob(frame, model, "back", "ui-replay-back", at.saturating_sub(1)))
                button #replay-play .btn.scripted type="button" aria-label=(frame.t("ui-replay-play"))
                    title=(frame.t("ui-replay-play")) { (icon("play", 20)) }
                (knob(frame, model, "forward", "ui-replay-forward", at + 1))
                (knob(frame, model, "last", "ui-replay-last", model.steps))
            }
            input #replay-at type="range" name="step" min="0" max=(model.steps) value=(at)
                aria-label=(frame.t("ui-replay"));
            output #replay-step for="replay-at" {
                (frame.say(&Message::new("ui-step-of").with("step", i64::from(at)).with("steps", i64::from(model.steps))))
            }
            noscript { button.btn type="submit" { (frame.t("ui-go")) } }
        }
        @if model.state == State::Over { (onward::onward(frame, model.id, at, model.may_go_on && at < model.steps)) }
    }
}

/// A way to another step; where there is none, a word without a way.
fn knob(frame: &Frame<'_>, model: &TableModel<'_>, name: &str, word: &'static str, to: u32) -> Markup {
    let at = model.shown.unwrap_or(model.steps);
    let open = to <= model.steps && to != at;
    let href =
        if to == model.steps { format!("/t/{}", model.id) } else { format!("/t/{}?step={to}", model.id) };
    html! {
        a.btn id={ "replay-" (name) } href=[open.then_some(href)] data-step-link=(to.min(model.steps)) role=[(!open).then_some("link")]
            aria-disabled=[(!open).then_some("true")] aria-label=(frame.t(word)) title=(frame.t(word)) { (icon(name, 20)) }
    }
}
