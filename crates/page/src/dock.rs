//! The dock: one question, its facts, my choices, and undo and confirm in a corner that never moves.

use maud::{Markup, html};
use scene::{Button, Pick, Stage};
use tabletop::{Message, Seat};

use crate::{
    chart, curtain,
    model::{Choice, Frame, Sitter, State, TableModel},
    outcome,
    parts::{drawn, icon, shield},
    rail, study,
};

/// Is the game looked at again: an earlier step of it, or its end?
pub(crate) fn looks_back(model: &TableModel<'_>) -> bool {
    model.shown.is_some() || matches!(model.state, State::Over | State::Closed)
}

/// The question and the choices.
pub(crate) fn ask(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    let dock = &model.scene.dock;
    let mine = model.acting.is_some();
    html! {
        section #ask .ask.(if mine { "mine" } else { "waits" }) aria-labelledby="prompt" {
            @if let Some(card) = &model.lesson { (study::face(frame, model, card)) }
            // It may scroll where the window is low: then the keys must reach it.
            div.prompt tabindex="0" role="group" aria-labelledby="prompt" {
                @if model.lesson.is_some() { (study::leaf(frame)) }
                h2 #prompt tabindex="-1" {
                    (called(model)) span.asked { (question(frame, model)) }
                    @for (after, next) in &dock.questions { span hidden data-after=(after) { (frame.say(next)) } }
                }
                @if watches(model) { p.watching { (icon("eye", 18)) " " (frame.t("ui-watching")) } }
                p #facts { (facts(frame, model)) }
                @if let Some(judged) = &model.judged {
                    p #judged data-ghost=[(!judged.ghost.is_empty()).then_some(&judged.ghost)] { (icon(if judged.slip { "info" } else { "check" }, 18)) " " (judged.text) }
                }
                p #why .advice[model.advice.is_some()] role="note" hidden[model.advice.is_none()] { (model.advice.as_deref().unwrap_or_default()) }
            }
            @if let Some(card) = &model.lesson { (study::ways(frame, model, card)) }
            @if !dock.picks.is_empty() {
                div #hand .hand role="group" aria-label=(frame.t("ui-choices")) data-count=(dock.picks.len()) {
                    @for choice in &dock.picks {
                        @if mine { (pick(frame, choice)) } @else { div.pick.still { (face(frame, choice)) } }
                    }
                }
            }
            @if mine && !dock.buttons.is_empty() {
                div #buttons .buttons role="group" aria-label=(frame.t("ui-other-choices")) {
                    @for button in &dock.buttons { (do_button(frame, button)) }
                }
            }
            @if !model.moves.is_empty() { (all_moves(frame, model)) }
        }
    }
}

/// Does the reader only look on?
fn watches(model: &TableModel<'_>) -> bool {
    model.state == State::Playing && !model.seats.iter().any(|line| line.sitter == Sitter::You)
}

/// Who is asked, where several people share the screen.
fn called(model: &TableModel<'_>) -> Markup {
    let shared = model.seats.iter().filter(|line| line.sitter == Sitter::You).count() > 1;
    let asked = model.acting.filter(|_| shared).map(|seat| &model.seats[seat.index()]);
    html! {
        @if let Some(line) = asked { (shield(line.colour, 24)) " " span.called { (line.name) ":" } " " }
    }
}

fn question(frame: &Frame<'_>, model: &TableModel<'_>) -> String {
    if let Some(step) = model.shown {
        // What happened by it; a step of which nothing is said goes by its number.
        let line = model.log.iter().rev().find(|line| line.step == step && !line.texts.concat().is_empty());
        let number = || {
            let back = Message::new("ui-looking-back").with("step", i64::from(step));
            frame.say(&back.with("steps", i64::from(model.steps)))
        };
        return line.map_or_else(number, |line| line.texts[..line.texts.len().min(2)].join(" "));
    }
    if let Some(seat) = model.curtain {
        let name = model.seats[seat.index()].name.clone();
        return frame.say(&Message::new("ui-sail-asks").with("name", name));
    }
    if let Some(card) = model.lesson.as_ref().filter(|card| !card.pages.is_empty()) {
        let own = model.scene.dock.heading.as_ref().filter(|_| card.further);
        return own.map_or_else(|| card.head().to_owned(), |heading| frame.say(heading));
    }
    if model.state == State::Closed {
        return frame.t("ui-closed");
    }
    if let Some((won, _)) = outcome::of_table(frame, model) {
        return frame.say(&Message::new("ui-over").with("won", won));
    }
    match &model.scene.dock.heading {
        Some(heading) => frame.say(heading),
        None if model.turn.is_empty() => frame.t("ui-waits-for-luck"),
        None => {
            let names: Vec<_> =
                model.turn.iter().map(|seat| model.seats[seat.index()].name.clone()).collect();
            frame.say(&Message::new("ui-waits-for").with("names", names.join(", ")))
        }
    }
}

fn facts(frame: &Frame<'_>, model: &TableModel<'_>) -> String {
    let card = model.lesson.as_ref().filter(|card| !card.pages.is_empty() && model.shown.is_none());
    if let Some(card) = card {
        return card.text();
    }
    if let Some((_, by)) = outcome::of_table(frame, model).filter(|_| model.shown.is_none()) {
        return by;
    }
    if model.shown.is_some() {
        return chart::stand(frame, model.scene);
    }
    model.scene.dock.facts.iter().map(|fact| frame.say(fact)).collect::<Vec<_>>().join(" ")
}

fn pick(frame: &Frame<'_>, pick: &Pick) -> Markup {
    html! {
        button.pick type="button" id={ "pick-" (pick.target) } data-t=(pick.target)
            aria-pressed="false" aria-disabled=[pick.closed.is_some().then_some("true")] { (face(frame, pick)) }
    }
}

/// What a card shows; the same for those who only look on.
fn face(frame: &Frame<'_>, pick: &Pick) -> Markup {
    html! {
        (drawn(&pick.art))
        span.tx {
            b { (frame.say(&pick.title)) }
            @for note in &pick.notes {
                small { @if let Some(sign) = note.icon { (icon(sign, 16)) " " } (frame.say(&note.text)) }
            }
            @if let Some(closed) = &pick.closed { small.closed { (icon("lock", 15)) " " (frame.say(closed)) } }
        }
    }
}

fn do_button(frame: &Frame<'_>, button: &Button) -> Markup {
    html! {
        button.btn type="button" id={ "button-" (button.target) } data-t=(button.target)
            aria-disabled=[button.closed.is_some().then_some("true")] {
            (icon(if button.closed.is_some() { "lock" } else { button.icon }, 20)) span { (frame.say(&button.label)) }
            @if let Some(closed) = &button.closed { small { (frame.say(closed)) } }
        }
    }
}

/// Every legal action as a plain button: for reading aloud, for keys, and for browsers without script.
fn all_moves(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    let mut seats: Vec<Seat> = model.moves.iter().map(|choice| choice.seat).collect();
    seats.dedup();
    html! {
        details #all-moves .all-moves {
            summary { (frame.say(&Message::new("ui-all-moves").with("count", model.moves.len()))) }
            div.sheet-menu {
                @for seat in seats { (moves_of(frame, model, seat)) }
            }
        }
    }
}

fn moves_of(frame: &Frame<'_>, model: &TableModel<'_>, seat: Seat) -> Markup {
    let own = model.moves.iter().filter(|choice: &&Choice| choice.seat == seat);
    html! {
        form.act method="post" action={ "/t/" (model.id) "/act" } aria-label=(frame.t("ui-moves")) {
            input type="hidden" name="seq" value=(model.seq);
            input type="hidden" name="seat" value=(seat);
            @for choice in own {
                button.item type="submit" name="action" value=(choice.action) { (choice.label) }
            }
        }
    }
}

/// The steps of the turn, undo, turn and confirm.
pub(crate) fn acts(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    let dock = &model.scene.dock;
    let mine = model.acting.is_some();
    html! {
        section #acts .acts.(if mine { "mine" } else { "waits" }) aria-label=(frame.t("ui-confirm-area")) {
            @if mine && !dock.stages.is_empty() { (stages(frame, &dock.stages)) }
            @if looks_back(model) { (rail::replay(frame, model)) }
            div.row {
                (undo(frame, model))
                (hint(frame, model))
                @if mine {
                    button #turn .btn.scripted type="button" aria-disabled="true" {
                        (icon("turn", 20))
                        span.word.desk-only { (frame.t("ui-turn")) }
                        span.vh.phone-only { (frame.t("ui-turn")) }
                        span.count {}
                        kbd.desk-only { "R" }
                    }
                    button #confirm .btn.primary.wide.scripted type="button" aria-disabled="true" {
                        (icon("check", 20))
                        span.word { (dock.confirm.as_ref().map_or_else(|| frame.t("ui-confirm"), |word| frame.say(word))) }
                        span.own hidden {}
                        @for (target, word) in &dock.confirm_for { span hidden data-for=(target) { (frame.say(word)) } }
                        kbd.desk-only { "Enter" }
                    }
                } @else if let Some(seat) = model.curtain {
                    (curtain::raise(frame, model, seat))
                } @else if model.shown.is_some() && model.state != State::Over {
                    a #live .btn.wide href={ "/t/" (model.id) } { (icon("skip", 20)) (frame.t("ui-replay-live")) }
                } @else if model.state == State::Over {
                    a #to-result .btn.primary.wide href={ "/t/" (model.id) "/result" } {
                        (icon("star", 20)) (frame.t("ui-see-result"))
                    }
                }
            }
        }
    }
}

fn stages(frame: &Frame<'_>, stages: &[(Stage, Message)]) -> Markup {
    html! {
        ol.steps {
            @for (number, (stage, name)) in (1..).zip(stages) {
                li.done[*stage == Stage::Done].now[*stage == Stage::Now]
                    data-stage=[(*stage == Stage::Now).then_some("now")]
                    aria-current=[(*stage == Stage::Now).then_some("step")] {
                    i aria-hidden="true" { @if *stage == Stage::Done { "✓" } @else { (number) } }
                    (frame.say(name))
                    @if *stage == Stage::Done { span.vh { " " (frame.t("ui-stage-done")) } }
                }
            }
        }
    }
}

/// What would a strong player do? Only where nobody else is to decide alone.
fn hint(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    html! {
        @if let Some(seat) = model.acting.filter(|_| model.may_ask) {
            form #hint method="post" action={ "/t/" (model.id) "/hint" } {
                input type="hidden" name="seat" value=(seat);
                button.btn type="submit" title=(frame.t("ui-hint-ask")) {
                    (icon("hint", 20)) kbd.desk-only { "H" } span.vh { (frame.t("ui-hint-ask")) }
                }
            }
        }
    }
}

fn undo(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    html! {
        @if let Some(seat) = model.undo {
            form #undo method="post" action={ "/t/" (model.id) "/undo" } {
                input type="hidden" name="seq" value=(model.seq);
                input type="hidden" name="seat" value=(seat);
                button.btn type="submit" title=(frame.t("ui-undo")) {
                    (icon("undo", 20)) span.desk-only { (frame.t("ui-undo")) } kbd.desk-only { "U" }
                    span.vh.phone-only { (frame.t("ui-undo")) }
                }
            }
        } @else if model.acting.is_some() {
            button #undo-none .btn type="button" aria-disabled="true" title=(frame.t("ui-undo-none"))
                data-reason=(frame.t("ui-undo-none")) {
                (icon("undo", 20)) span.desk-only { (frame.t("ui-undo")) }
                span.vh { (frame.t("ui-undo-none")) }
            }
        }
    }
}
