//! The coach: of a finished game the reader's decisions that cost most, what was better, and a way to try again.

use maud::{Markup, html};
use tabletop::{Message, Seat};

use crate::{
    model::{Analysis, Frame, Moment, ResultModel},
    parts::icon,
    stills::{Shows, stills},
};

/// So many decisions are shown.
const SHOWN: usize = 3;
/// What costs less chance to win than this is not worth a word.
const LEAST: f32 = 0.03;

/// The costliest decisions of a seat, in the order of the game.
fn costliest(analysis: &Analysis, seat: Seat) -> Vec<&Moment> {
    let mut own: Vec<&Moment> =
        analysis.moments.iter().filter(|moment| moment.seat == seat && moment.lost >= LEAST).collect();
    own.sort_by(|a, b| b.lost.total_cmp(&a.lost));
    own.truncate(SHOWN);
    own.sort_by_key(|moment| moment.step);
    own
}

/// The steps whose pictures the coach shows: of the reader's seat, in the order of the game.
pub fn coached(analysis: &Analysis, seat: Seat) -> Vec<u32> {
    costliest(analysis, seat).iter().map(|moment| moment.step).collect()
}

/// What the reader could have done better.
pub(crate) fn coach(frame: &Frame<'_>, model: &ResultModel<'_>, analysis: &Analysis) -> Markup {
    let Some(seat) = model.you.filter(|_| model.seats.len() > 1) else { return html! {} };
    let costly = costliest(analysis, seat);
    html! {
        section #coach .coach aria-labelledby="coach-title" {
            h3 #coach-title { (frame.t("ui-coach")) }
            @if !costly.is_empty() {
                label.tick { input #coach-hide type="checkbox"; span { b { (frame.t("ui-coach-hide")) } } }
                ol {
                    @for moment in &costly { li { (decision(frame, model, moment, seat)) } }
                }
            }
            @if costly.len() < SHOWN {
                p.cap { (frame.t(if costly.is_empty() { "ui-coach-none" } else { "ui-coach-no-more" })) }
            }
        }
    }
}

fn decision(frame: &Frame<'_>, model: &ResultModel<'_>, moment: &Moment, seat: Seat) -> Markup {
    let percent = |share: f32| (share * 100.0).round() as i64;
    let best = moment.wins[seat.index()];
    let cost = Message::new("ui-coach-cost")
        .with("step", i64::from(moment.step))
        .with("action", moment.played.clone())
        .with("from", percent(best))
        .with("to", percent(best - moment.lost));
    html! {
        p { (frame.say(&cost)) }
        label.reveal { input type="checkbox"; span.btn.small { (icon("eye", 16)) (frame.t("ui-coach-reveal")) } }
        @if let Some(pictures) = model.pictures.get(&moment.step) {
            @let shown: Vec<_> =
                [Shows::Before, Shows::Played, Shows::Better].into_iter().zip(pictures).collect();
            (stills(frame, &moment.step.to_string(), &shown))
        }
        @if !moment.line.is_empty() {
            p.better { b { (frame.say(&Message::new("ui-analysis-better").with("line", moment.line.join(" → ")))) } }
        }
        div.lesson-ways {
            a.btn.small href={ "/t/" (model.id) "?step=" (moment.step.saturating_sub(1)) } {
                (icon("eye", 16)) (frame.t("ui-coach-look"))
            }
            @if model.may_retry {
                form method="post" action={ "/t/" (model.id) "/again" } {
                    input type="hidden" name="step" value=(moment.step);
                    button.btn.small type="submit" { (icon("turn", 16)) (frame.t("ui-coach-again")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(step: u32, seat: u8, lost: f32) -> Moment {
        Moment {
            step,
            seat: Seat(seat),
            played: String::new(),
            is_best: lost == 0.0,
            line: Vec::new(),
            slip: false,
            lost,
            points: vec![0.0; 2],
            wins: vec![0.5; 2],
        }
    }

    #[test]
    fn the_three_costliest_decisions_come_in_the_order_of_the_game() {
        let lost = [(1, 0, 0.05), (2, 1, 0.5), (3, 0, 0.2), (5, 0, 0.02), (7, 0, 0.1), (9, 0, 0.06)];
        let moments = lost.map(|(step, seat, lost)| moment(step, seat, lost)).to_vec();
        let analysis = Analysis { moments, end: Vec::new(), turns: Vec::new() };
        let steps: Vec<u32> = costliest(&analysis, Seat(0)).iter().map(|moment| moment.step).collect();
        assert_eq!(steps, [3, 7, 9]);
        assert_eq!(costliest(&analysis, Seat(1)).len(), 1);
    }
}
