//! The head of the table: the round, and a ruler of points from 0 to the goal.

use maud::{Markup, html};
use pomory::{QUIET_ROUNDS, Stage, View};
use tabletop::{Arg, Message, Words};

use crate::{PomoryBoard, signs::shield};
use scene::Board;

/// "Round 6, bets".
pub fn phase(view: &View) -> Message {
    let stage = Arg::Key(view.stage.name());
    match view.stage {
        Stage::Setup => Message::new(view.stage.name()),
        Stage::Over => won(view),
        _ => Message::new("pomory-label-round").with("round", i64::from(view.round)).with("stage", stage),
    }
}

/// "Marfa wins, 74 to 41".
fn won(view: &View) -> Message {
    let mut seats: Vec<_> = view.seats.iter().collect();
    seats.sort_by_key(|own| std::cmp::Reverse(own.points));
    match seats[..] {
        [best, next] if best.points > next.points => Message::new("pomory-label-won")
            .with("seat", best.seat)
            .with("best", i64::from(best.points))
            .with("next", i64::from(next.points)),
        [best, ..] => Message::new("pomory-label-draw").with("points", i64::from(best.points)),
        [] => Message::new(view.stage.name()),
    }
}

/// Both shields on a ruler, and where the round stands.
pub fn ruler(view: &View, words: &dyn Words) -> String {
    let goal = view.goal.max(1);
    let left = |points: u16| format!("left:{:.1}%", f64::from(points.min(goal)) / f64::from(goal) * 100.0);
    let spoken = view.seats.iter().map(|own| {
        Message::new("pomory-label-score").with("seat", own.seat).with("points", i64::from(own.points)).into()
    });
    let label = Message::new("pomory-label-ruler")
        .with("scores", Arg::List(spoken.collect()))
        .with("goal", i64::from(view.goal));
    let ahead = view.seats.iter().map(|own| own.points).max().unwrap_or(0);
    let first_behind = view.seats.iter().position(|own| own.points < ahead);
    let first = Message::new("pomory-label-first").with("seat", view.first);
    html! {
        div.pom-ruler role="img" aria-label=(words.say(&label)) {
            div.rl {
                @for mark in (0..=view.goal).step_by(5) {
                    span.tk.big[mark % 10 == 0] style=(left(mark)) { @if mark % 10 == 0 { (mark) } }
                }
            }
            @for (place, own) in view.seats.iter().enumerate() {
                // Who is behind has the number on the left, so that two near each other can be read.
                @let low = first_behind.map_or(place == 0, |behind| behind == place);
                span.pin.lo[low] style=(left(own.points)) {
                    (shield(PomoryBoard::colour(view, own.seat), 20)) b { (own.points) }
                }
            }
        }
        @if matches!(view.stage, Stage::Setup | Stage::Over) {
            span.pom-round { (words.say(&phase(view))) }
        } @else {
            span.pom-round {
                (words.say(&Message::new("pomory-label-round-number").with("round", i64::from(view.round))))
                small { (shield(PomoryBoard::colour(view, view.first), 14)) " " (words.say(&first)) }
            }
            (stages(view, words))
            @if let Some(warning) = quiet(view) { span.pom-quiet role="status" { (words.say(&warning)) } }
        }
    }
    .into_string()
}

/// From this many rounds without any catch on everybody is told that they are counted.
const QUIET: u8 = 3;

/// How many rounds without a catch there were, and how many more end the game.
pub fn quiet(view: &View) -> Option<Message> {
    let left = QUIET_ROUNDS.saturating_sub(view.quiet_rounds);
    let warning = Message::new("pomory-label-quiet").with("rounds", view.quiet_rounds).with("left", left);
    (view.quiet_rounds >= QUIET && view.stage != Stage::Over).then_some(warning)
}

/// The five stages of a round, so that everybody sees what comes next.
fn stages(view: &View, words: &dyn Words) -> Markup {
    let all = [Stage::Movement, Stage::Bets, Stage::Weather, Stage::Catch, Stage::Scoring];
    html! {
        ol.pom-stages {
            @for (number, stage) in (1..).zip(all) {
                li.done[stage < view.stage].now[stage == view.stage] aria-current=[(stage == view.stage).then_some("step")] {
                    i aria-hidden="true" { @if stage < view.stage { "✓" } @else { (number) } }
                    span { (words.say(&Message::new(stage.name()))) }
                }
            }
        }
    }
}
