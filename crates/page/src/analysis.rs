//! A finished game looked at again: what each seat could expect, step by step; where it turned; what was better. The
//! graph has a table beside it that says the same.

use maud::{Markup, html};
use tabletop::{Message, Seat};

use crate::{
    coach,
    graph::{BOTTOM, LEFT, RIGHT, TOP, spread},
    model::{Analysis, Cause, Frame, Looking, Moment, ResultModel, SeatLine, Turn},
    parts::{icon, shield},
};

/// The part of the result page that looks back.
pub(crate) fn section(frame: &Frame<'_>, model: &ResultModel<'_>) -> Markup {
    let running = matches!(model.analysis, Looking::Running(..));
    html! {
        @if model.may_analyse || model.analysis != Looking::NotYet {
            section #analysis aria-labelledby="analysis-title" data-running=[running.then_some("")] {
                h2 #analysis-title { (frame.t("ui-analysis")) }
                p.cap { (frame.t("ui-analysis-more")) }
                @match &model.analysis {
                    Looking::NotYet => form method="post" action={ "/t/" (model.id) "/analyse" } {
                        button.btn type="submit" { (icon("hint", 20)) (frame.t("ui-analysis-go")) }
                    },
                    Looking::Running(done, all) => (progress(frame, model.id, *done, *all)),
                    Looking::Done(analysis) => (found(frame, model, analysis)),
                }
            }
        }
    }
}

fn progress(frame: &Frame<'_>, id: &str, done: usize, all: usize) -> Markup {
    let said = match all {
        0 => frame.t("ui-analysis-waits"),
        _ => frame.say(&Message::new("ui-analysis-running").with("done", done).with("all", all)),
    };
    html! {
        p { (said) }
        progress value=(done) max=(all.max(1)) aria-label=(frame.t("ui-analysis")) {}
        noscript { a.btn href={ "/t/" (id) "/result#analysis" } { (frame.t("ui-analysis-again")) } }
    }
}

fn found(frame: &Frame<'_>, model: &ResultModel<'_>, analysis: &Analysis) -> Markup {
    html! {
        (coach::coach(frame, model, analysis))
        (graph(frame, model, analysis))
        h3 { (frame.t("ui-analysis-turns")) }
        @if analysis.turns.is_empty() { p.cap { (frame.t("ui-analysis-no-turns")) } }
        @else {
            ol.turns {
                @for (number, turn) in (1..).zip(&analysis.turns) {
                    li.slip[turn.cause == Cause::Decision] {
                        b aria-hidden="true" { (number) }
                        span { (told(frame, &model.seats, turn)) }
                        (look(frame, model, turn.step))
                    }
                }
            }
        }
        (decisions(frame, model, analysis))
    }
}

/// The way to what was done by a step, and to what would have been better.
fn look(frame: &Frame<'_>, model: &ResultModel<'_>, step: u32) -> Markup {
    html! {
        a href={ "/t/" (model.id) "?step=" (step) } {
            span.vh { (frame.t("ui-analysis-look")) ", " } (frame.t("ui-step")) " " (step)
        }
    }
}

fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

fn told(frame: &Frame<'_>, seats: &[SeatLine], turn: &Turn) -> String {
    let id = match turn {
        Turn { cause: Cause::Decision, .. } => "ui-analysis-decision",
        Turn { cause: Cause::Lead, .. } => "ui-analysis-lead",
        Turn { from, to, .. } if to > from => "ui-analysis-up",
        _ => "ui-analysis-down",
    };
    let name = seats[turn.seat.index()].name.clone();
    let message = Message::new(id).with("name", name);
    frame.say(&message.with("from", percent(turn.from)).with("to", percent(turn.to)))
}

/// One line per seat: its chance to win; where one plays alone, the points to expect.
fn graph(frame: &Frame<'_>, model: &ResultModel<'_>, analysis: &Analysis) -> Markup {
    let moments = &analysis.moments;
    let alone = model.seats.len() == 1;
    let high =
        moments.iter().flat_map(|moment| &moment.points).fold(1.0, |high: f32, &points| high.max(points));
    let value =
        |moment: &Moment, seat: usize| if alone { moment.points[seat] / high } else { moment.wins[seat] };
    let (first, last) =
        (moments.first().map_or(0, |moment| moment.step), moments.last().map_or(1, |moment| moment.step) + 1);
    let x = |step: u32| LEFT + (RIGHT - LEFT) * f64::from(step - first) / f64::from((last - first).max(1));
    let y = |share: f32| BOTTOM - (BOTTOM - TOP) * f64::from(share.clamp(0.0, 1.0));
    let end = |seat: usize| analysis.end.get(seat).copied().filter(|_| !alone);
    let line = |seat: usize| {
        let mut points: Vec<_> =
            moments.iter().map(|moment| (x(moment.step), y(value(moment, seat)))).collect();
        points.extend(end(seat).map(|share| (x(last), y(share))));
        points
    };
    let lines: Vec<_> = (0..model.seats.len()).map(line).collect();
    let ends: Vec<f64> = lines.iter().map(|line| line.last().map_or(BOTTOM, |&(_, y)| y)).collect();
    let axis = frame.t(if alone { "ui-analysis-points" } else { "ui-analysis-wins" });
    html! {
        figure {
            svg.graph viewBox="0 0 500 194" role="img" aria-label={ (frame.t("ui-analysis")) ": " (axis) } {
                @for quarter in 0..=4u8 {
                    @let share = f32::from(quarter) / 4.0;
                    path.gr d=(format!("M{LEFT} {:.1}H{RIGHT}", y(share))) {}
                    text.ax x=(LEFT - 6.0) y=(format!("{:.1}", y(share) + 4.0)) text-anchor="end" {
                        @if alone { (format!("{:.0}", share * high)) } @else { (percent(share)) " %" }
                    }
                }
                @for (seat, line) in model.seats.iter().zip(&lines) { path.ln.(seat.colour) d=(path(line)) {} }
                @for (seat, end) in model.seats.iter().zip(spread(&ends)) {
                    use href={ "#sh-" (seat.colour) } x=(RIGHT + 4.0) y=(format!("{:.1}", end - 10.0)) width="20" height="20" {}
                }
                @for (number, turn) in (1..).zip(&analysis.turns) {
                    g.turn-mark.slip[turn.cause == Cause::Decision]
                        transform=(format!("translate({:.1} {:.1})", x(turn.step.clamp(first, last)), y(turn.from))) {
                        circle r="8" {}
                        text y="4" { (number) }
                    }
                }
            }
            figcaption.cap { (axis) ", " (frame.t("ui-step")) " " (first) "–" (last.saturating_sub(1)) }
        }
    }
}

fn path(points: &[(f64, f64)]) -> String {
    let mut text = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        text += &format!("{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' });
    }
    text
}

/// The graph as a table, with what was done and what would have been better.
fn decisions(frame: &Frame<'_>, model: &ResultModel<'_>, analysis: &Analysis) -> Markup {
    html! {
        details #decisions .decisions {
            summary { (frame.t("ui-analysis-all")) " (" (analysis.moments.len()) ")" }
            div.scroll tabindex="0" role="group" aria-label=(frame.t("ui-analysis-all")) {
                table {
                    thead {
                        tr {
                            th scope="col" { (frame.t("ui-step")) }
                            th scope="col" { (frame.t("ui-analysis-played")) }
                            @for seat in &model.seats {
                                th scope="col" title=(seat.name) { (shield(seat.colour, 22)) span.vh { (seat.name) } }
                            }
                        }
                    }
                    tbody { @for moment in &analysis.moments { (row(frame, model, moment)) } }
                }
            }
        }
    }
}

fn row(frame: &Frame<'_>, model: &ResultModel<'_>, moment: &Moment) -> Markup {
    let alone = model.seats.len() == 1;
    // What was best and led nowhere in particular needs no second line.
    let line = (!moment.is_best || moment.line.len() > 1).then(|| {
        let id = if moment.is_best { "ui-analysis-best" } else { "ui-analysis-better" };
        frame.say(&Message::new(id).with("line", moment.line.join(" → ")))
    });
    html! {
        tr.slip[moment.slip] {
            td { (look(frame, model, moment.step)) }
            td {
                b { (model.seats[moment.seat.index()].name) ": " }
                (moment.played)
                @if moment.slip { " (" (frame.t("ui-analysis-slip")) ")" }
                @if let Some(line) = line { span.better { (line) } }
            }
            @for seat in 0..model.seats.len() { (expected(moment, Seat(seat as u8), alone)) }
        }
    }
}

fn expected(moment: &Moment, seat: Seat, alone: bool) -> Markup {
    let points = format!("{:.1}", moment.points[seat.index()]);
    html! {
        td.n {
            @if alone { (points) }
            @else { (percent(moment.wins[seat.index()])) " %" br; small { (points) } }
        }
    }
}
