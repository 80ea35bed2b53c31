//! The end of a game: who won, by what, and how it came about.

use maud::{Markup, html};
use scene::Body;
use tabletop::{Message, Seat};

use crate::{
    analysis, chart, graph,
    model::{Frame, ResultModel, SeatLine},
    outcome::{outcome, ranking},
    parts::{icon, named_shield, shield},
    people, scores, shell,
};

/// The end of a game.
pub fn result(frame: &Frame<'_>, model: &ResultModel<'_>) -> Markup {
    let title = frame.say(&Message::new("ui-result-title").with("table", model.name.to_owned()));
    let reasons = scores::reasons(&model.scores).len();
    let broad = (BROAD..=WIDE).contains(&reasons);
    let body = html! {
        a.skip href="#main" { (frame.t("ui-skip")) }
        header #head .head {
            (shell::brand(frame))
            div.crumb { b { (frame.game(model.info)) } span.cap.desk-only { (model.name) } }
            span.grow {}
            (shell::settings(frame))
        }
        main #main tabindex="-1" {
            (headline(frame, model))
            @if broad { div.broad { (score_table(frame, model)) } }
            div.two {
                div {
                    @if reasons > WIDE { (tall_table(frame, model)) } @else if !broad { (score_table(frame, model)) }
                    (course(frame, model))
                    (analysis::section(frame, model))
                }
                (final_board(frame, model))
            }
        }
        (crate::table::script_words(frame))
    };
    shell::page(frame, &title, "sheet result", &body)
}

fn headline(frame: &Frame<'_>, model: &ResultModel<'_>) -> Markup {
    let (won, by) = outcome(frame, &model.scene.verdict, &model.seats, &model.scores);
    let winners = ranking(&model.seats, &model.scores);
    let winners = winners.iter().filter(|(.., score)| score.place == 1);
    html! {
        section.top {
            div.laurel { @for (_, line, _) in winners { (shield(line.colour, 84)) } }
            div {
                p.cap { (frame.game(model.info)) ", " (frame.agreed(model.info, model.setup).join(", ")) }
                h1 { (won) }
                p.muted id=[(model.scene.verdict.len() > 1).then_some("verdict")] { (by) }
                @if let Some(honours) = &model.honours { p #honours { (icon("star", 16)) " " (frame.say(honours)) } }
            }
            div.rbtn { (ways_on(frame, model)) }
        }
    }
}

fn ways_on(frame: &Frame<'_>, model: &ResultModel<'_>) -> Markup {
    html! {
        @if let Some(again) = &model.again {
            section #once-more aria-live="polite" data-watched[again.others && again.next.is_none()] {
                (people::again(frame, model.id, &model.seats, again))
            }
        }
        @if let Some(tournament) = &model.tournament {
            a.btn.primary href={ "/tournaments/" (tournament) } { (icon("trophy", 20)) (frame.t("ui-tournament-back")) }
        }
        a.btn href={ "/t/" (model.id) "?step=0" } { (icon("play", 20)) (frame.t("ui-replay")) }
        a.btn href={ "/t/" (model.id) "/picture.png" } { (icon("share", 20)) (frame.t("ui-picture")) }
        a.btn href={ "/t/" (model.id) "/record.play" } download { (icon("log", 20)) (frame.t("ui-record-short")) }
    }
}

/// So many kinds of points need the whole width of the page.
const BROAD: usize = 6;
/// More kinds of points than this do not stand side by side.
const WIDE: usize = 8;

/// Reasons down, players across, best first.
fn tall_table(frame: &Frame<'_>, model: &ResultModel<'_>) -> Markup {
    let ranking = ranking(&model.seats, &model.scores);
    html! {
        section aria-label=(frame.t("ui-scores")) {
            div.scroll {
                table.score.tall {
                    thead {
                        tr {
                            th.l scope="col" { span.vh { (frame.t("ui-scores")) } }
                            @for &(seat, line, _) in &ranking { th scope="col" { (captain(frame, model, seat, line)) } }
                        }
                    }
                    tbody {
                        @for reason in scores::reasons(&model.scores) {
                            tr {
                                th.nm scope="row" { (frame.say(reason)) }
                                @for (_, line, score) in &ranking {
                                    td { (scores::item(frame, line, score.items.iter().find(|item| item.reason == *reason))) }
                                }
                            }
                        }
                    }
                    tfoot {
                        tr {
                            th.nm scope="row" { (frame.t("ui-total")) }
                            @for (.., score) in &ranking { td.tot.win[score.place == 1] { (score.total) } }
                        }
                    }
                }
            }
            @if scores::any_lights(&model.scores) { p #explain .cap { (frame.t("ui-scores-hint")) } }
        }
    }
}

fn score_table(frame: &Frame<'_>, model: &ResultModel<'_>) -> Markup {
    let reasons = scores::reasons(&model.scores);
    html! {
        section aria-label=(frame.t("ui-scores")) {
            div.scroll {
                table.score {
                    thead {
                        tr {
                            th scope="col" { span.vh { (frame.t("ui-place")) } }
                            th.l scope="col" { (frame.t("ui-player")) }
                            @for reason in &reasons { th.part scope="col" { (frame.say(reason)) } }
                            th scope="col" { (frame.t("ui-total")) }
                        }
                    }
                    tbody {
                        @for (seat, line, score) in ranking(&model.seats, &model.scores) {
                            tr.win[score.place == 1] {
                                td.rank { (score.place) }
                                th.nm scope="row" { (captain(frame, model, seat, line)) }
                                @for reason in &reasons {
                                    td.part data-label=(frame.say(reason)) {
                                        (scores::item(frame, line, score.items.iter().find(|item| item.reason == **reason)))
                                    }
                                }
                                td.tot data-label=(frame.t("ui-total")) { (score.total) }
                            }
                        }
                    }
                }
            }
            @if scores::any_lights(&model.scores) { p #explain .cap { (frame.t("ui-scores-hint")) } }
        }
    }
}

fn captain(frame: &Frame<'_>, model: &ResultModel<'_>, seat: Seat, line: &SeatLine) -> Markup {
    html! {
        div {
            (named_shield(frame, line.colour, 40))
            @let known = model.known.get(seat.index());
            span {
                @match known.and_then(|known| known.login.as_ref()) {
                    Some(login) => a.serif href={ "/people/" (login) } { b { (line.name) } },
                    None => b.serif { (line.name) },
                }
                small.cap { (frame.sitter(&model.seats, seat)) }
                @if let Some((before, after)) = known.and_then(|known| known.rating) {
                    small.cap.rating title=(frame.t("ui-rating")) { (before) " → " (after) " (" (format!("{:+}", after - before)) ")" }
                }
            }
        }
    }
}

fn course(frame: &Frame<'_>, model: &ResultModel<'_>) -> Markup {
    html! {
        @if model.course.iter().any(|line| line.len() > 1) {
            section aria-labelledby="course-title" {
                h2 #course-title { (frame.t("ui-course")) }
                (graph::graph(frame, &model.seats, &model.course))
            }
        }
    }
}

fn final_board(frame: &Frame<'_>, model: &ResultModel<'_>) -> Markup {
    html! {
        div.final aria-label=(frame.t("ui-final-board")) role="group" {
            @for panel in &model.scene.panels {
                @match &panel.body {
                    Body::Chart(picture) => section.chart aria-label=(frame.say(&panel.title)) { (chart::board(panel.id, picture)) },
                    Body::Sheet(text) => section.further aria-label=(frame.say(&panel.title)) { (crate::parts::drawn(text)) },
                }
            }
        }
    }
}
