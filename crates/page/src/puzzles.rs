//! Puzzles: the list, and what is to be said of one that was answered.

use maud::{Markup, html};
use tabletop::{Info, Message};

use crate::{
    model::Frame,
    parts::{drawn, icon},
    shell,
    stills::{Shows, Still, stills},
};

/// The list of puzzles.
pub struct PuzzleList<'a> {
    /// Every game: facts, picture, how many puzzles, how many of them the reader solved.
    pub games: Vec<(&'a Info, &'a str, usize, usize)>,
    /// The game that is listed; nothing for all.
    pub game: Option<&'a str>,
    /// Which are listed: `new`, `again` or `all`.
    pub show: &'a str,
    /// The puzzle of the day.
    pub day: Option<PuzzleLine<'a>>,
    /// The one that was opened and not answered yet, and its table.
    pub left: Option<(PuzzleLine<'a>, String)>,
    /// Those that are listed.
    pub lines: Vec<PuzzleLine<'a>>,
    /// The reader's rating with its uncertainty, and how many answers it rests on.
    pub rating: Option<(i64, i64, usize)>,
}

/// A puzzle in a list.
pub struct PuzzleLine<'a> {
    /// Its id in addresses.
    pub id: &'a str,
    /// The game.
    pub info: &'a Info,
    /// A small SVG of the game.
    pub cover: &'a str,
    /// Its number in the game's list, from 1.
    pub number: usize,
    /// The agreement as text.
    pub setup: String,
    /// Where in its game it lies: `opening`, `middle`, `ending`.
    pub stage: &'static str,
    /// The table's own question, such as "Place a worker"; it gives nothing away.
    pub title: Option<Message>,
    /// From 1, easy, to 4.
    pub hardness: u8,
    /// Did the reader find the answer? Nothing if not tried.
    pub solved: Option<bool>,
}

/// A puzzle that was answered.
pub struct PuzzleAnswered<'a> {
    /// The puzzle.
    pub line: PuzzleLine<'a>,
    /// The table at which it was answered.
    pub table: &'a str,
    /// What the reader did, in words; nothing if the answer was asked for.
    pub yours: String,
    /// What could be done, the best first.
    pub candidates: Vec<PuzzleCandidate>,
    /// The position, the answer, and what the reader did instead or what tempts most.
    pub pictures: Vec<Still>,
    /// The position and each step of what follows the answer.
    pub follows: Vec<Still>,
    /// The next puzzle: its address.
    pub next: Option<String>,
    /// How hard it is, on the scale of ratings.
    pub difficulty: u16,
    /// The reader disagrees, and the host has been told.
    pub noted: bool,
    /// The reader's rating before and after.
    pub rating: (i64, i64),
}

/// Something that could be done.
pub struct PuzzleCandidate {
    /// In words.
    pub said: String,
    /// The points the seat may expect.
    pub points: f32,
    /// The chance to win, from 0 to 1.
    pub wins: f32,
    /// How many of thirty tries of weaker players chose it.
    pub chosen: u8,
    /// The reader did it.
    pub yours: bool,
}

/// What stands in the filter, and its word.
const SHOWN: [(&str, &str); 3] =
    [("new", "ui-puzzles-new"), ("again", "ui-puzzles-again"), ("all", "ui-puzzles-all")];

/// The list of puzzles.
pub fn puzzles(frame: &Frame<'_>, model: &PuzzleList<'_>) -> Markup {
    let address = |game: Option<&str>, show: &str| match game {
        Some(game) => format!("/puzzles?game={game}&show={show}"),
        None => format!("/puzzles?show={show}"),
    };
    let all: usize = model.games.iter().map(|(_, _, count, _)| count).sum();
    let main = html! {
        div.puzzles {
            h1 { (frame.t("ui-puzzles")) }
            p.lead { (frame.t("ui-puzzles-lead")) }
            @if let Some((line, table)) = &model.left {
                p #puzzle-left .left {
                    (icon("clock", 18)) " " (frame.t("ui-puzzle-left")) " " b { (named(frame, line)) } " "
                    a.btn.small href={ "/t/" (table) } { (frame.t("ui-puzzle-go-on")) }
                }
            }
            @if let Some(day) = &model.day {
                section.day aria-labelledby="day" data-puzzle=(day.id) {
                    span.pic aria-hidden="true" { (drawn(day.cover)) }
                    div {
                        p.cap { (icon("clock", 16)) " " (frame.t("ui-puzzle-day")) }
                        h2 #day { (named(frame, day)) }
                        p { (about(frame, day)) }
                        (solve(frame, day, "btn primary"))
                    }
                }
            }
            section.rating aria-label=(frame.t("ui-puzzle-rating")) {
                @if let Some((rating, deviation, count)) = model.rating {
                    p { (frame.t("ui-puzzle-rating")) ": " b { (rating) } " ± " (deviation) " · "
                        (frame.say(&Message::new("ui-puzzle-count").with("count", count))) }
                } @else {
                    p.cap { (frame.t("ui-puzzle-unrated")) }
                }
            }
            nav.chips aria-label=(frame.t("ui-games")) {
                a href=(address(None, model.show)) aria-current=[model.game.is_none().then_some("true")] {
                    (frame.t("ui-puzzles-all-games")) " " (all)
                }
                @for (info, _, count, _) in &model.games {
                    a href=(address(Some(info.key), model.show))
                        aria-current=[(model.game == Some(info.key)).then_some("true")] {
                        (frame.game(info)) " " (count)
                    }
                }
            }
            nav.chips aria-label=(frame.t("ui-puzzles-which")) {
                @for (key, word) in SHOWN {
                    a href=(address(model.game, key)) aria-current=[(model.show == key).then_some("true")] { (frame.t(word)) }
                }
            }
            @if model.lines.is_empty() { p.empty { (frame.t("ui-puzzles-none")) } }
            ul.rows {
                @for line in &model.lines {
                    li {
                        div.what { b { (named(frame, line)) } br; span.cap { (about(frame, line)) } }
                        (hardness(frame, line))
                        span.cap { (state(frame, line)) }
                        (solve(frame, line, "btn"))
                    }
                }
            }
        }
    };
    shell::sheet(frame, &frame.t("ui-puzzles"), "lists", &main)
}

fn named(frame: &Frame<'_>, line: &PuzzleLine<'_>) -> String {
    let name = Message::new("ui-puzzle-name").with("game", frame.game(line.info)).with("number", line.number);
    let name = frame.say(&name);
    line.title.as_ref().map_or_else(|| name.clone(), |title| format!("{name}: {}", frame.say(title)))
}

fn about(frame: &Frame<'_>, line: &PuzzleLine<'_>) -> String {
    let stage = match line.stage {
        "opening" => "ui-puzzle-opening",
        "middle" => "ui-puzzle-middle",
        _ => "ui-puzzle-ending",
    };
    [frame.agreed(line.info, &line.setup).join(", "), frame.t(stage)].join(" · ")
}

fn hardness(frame: &Frame<'_>, line: &PuzzleLine<'_>) -> Markup {
    let word = match line.hardness {
        1 => "ui-puzzle-easy",
        2 => "ui-puzzle-medium",
        3 => "ui-puzzle-hard",
        _ => "ui-puzzle-very-hard",
    };
    html! {
        span.cap {
            span.bars aria-hidden="true" { @for bar in 1..=4 { i.full[bar <= line.hardness] {} } } " " (frame.t(word))
        }
    }
}

fn state(frame: &Frame<'_>, line: &PuzzleLine<'_>) -> String {
    frame.t(match line.solved {
        None => "ui-puzzle-untried",
        Some(true) => "ui-puzzle-solved",
        Some(false) => "ui-puzzle-missed",
    })
}

/// A new one is opened; one that was answered is read again.
fn solve(frame: &Frame<'_>, line: &PuzzleLine<'_>, class: &str) -> Markup {
    let address = format!("/puzzles/{}/{}", line.info.key, line.id);
    html! {
        @if line.solved.is_some() {
            a class=(class) href=(address) { (frame.t("ui-puzzle-look")) span.vh { ": " (named(frame, line)) } }
        } @else {
            form method="post" action=(address) {
                button class=(class) type="submit" { (frame.t("ui-puzzle-solve")) span.vh { ": " (named(frame, line)) } }
            }
        }
    }
}

/// The answer on the board beside what was done instead.
fn board(frame: &Frame<'_>, model: &PuzzleAnswered<'_>) -> Markup {
    let [before, answer, other @ ..] = &model.pictures[..] else { return html! {} };
    let instead = if model.line.solved == Some(true) || model.yours.is_empty() {
        Shows::Tempting
    } else {
        Shows::Played
    };
    let mut shown = vec![(Shows::Before, before)];
    shown.extend(other.first().map(|other| (instead, other)));
    shown.push((Shows::Better, answer));
    html! {
        h2 { (frame.t("ui-puzzle-on-board")) }
        (stills(frame, "answer", &shown))
    }
}

/// What follows the answer, step by step.
fn line_of(frame: &Frame<'_>, follows: &[Still]) -> Markup {
    let steps = || (1..).zip(&follows[1..]);
    html! {
        h2 { (frame.t("ui-puzzle-line")) }
        figure.fig.walk #fig-line tabindex="0" aria-roledescription=(frame.t("ui-walk")) aria-label=(frame.t("ui-puzzle-line")) {
            ol.walk-steps {
                @for (number, still) in steps() {
                    li id={ "fig-line-" (number) } {
                        div.stage inert { (drawn(&still.html)) }
                        div.told {
                            p.step { i aria-hidden="true" { (number) } span { (still.done) } }
                            @if still.brought != still.done { p.cap { (still.brought) } }
                        }
                    }
                }
            }
            div.wknobs.scripted {
                button.btn type="button" data-walk="back" { (icon("left", 18)) span { (frame.t("ui-walk-back")) } }
                span.dots {
                    @for (number, _) in steps() {
                        button type="button" data-walk=(number)
                            aria-label=(frame.say(&Message::new("ui-walk-step").with("number", number).with("count", follows.len() - 1))) {
                            (number)
                        }
                    }
                }
                button.btn type="button" data-walk="next" { span { (frame.t("ui-walk-next")) } (icon("right", 18)) }
            }
        }
        script type="module" src=(frame.files.address("learn.js")) {}
    }
}

/// What is to be said of a puzzle that was answered.
pub fn puzzle_answered(frame: &Frame<'_>, model: &PuzzleAnswered<'_>) -> Markup {
    let line = &model.line;
    let right = line.solved == Some(true);
    let percent = |share: f32| (share * 100.0).round() as i64;
    let best = &model.candidates[0];
    let yours = model.candidates.iter().find(|candidate| candidate.yours);
    let tempting =
        model.candidates[1..].iter().filter(|other| other.chosen > 0).max_by_key(|other| other.chosen);
    let main = html! {
        div.puzzles {
            p.cap { (named(frame, line)) " · " (about(frame, line)) " · " (hardness(frame, line)) }
            h1 {
                (icon(if right { "check" } else { "cross" }, 28)) " "
                (frame.t(if right { "ui-puzzle-right" } else if model.yours.is_empty() { "ui-puzzle-shown" } else { "ui-puzzle-wrong" }))
            }
            p.lead {
                (frame.say(&Message::new("ui-puzzle-best").with("action", best.said.clone())
                    .with("percent", percent(best.wins)).with("points", format!("{:.1}", best.points))))
                @if right || model.yours.is_empty() {
                } @else if yours.is_none() {
                    " " (frame.say(&Message::new("ui-puzzle-yours-unrated").with("action", model.yours.clone())))
                } @else if let Some(yours) = yours {
                    " " (frame.say(&Message::new("ui-puzzle-yours").with("action", yours.said.clone())
                        .with("percent", percent(yours.wins)).with("points", format!("{:.1}", yours.points))))
                }
            }
            div.drawn { table {
                caption.vh { (frame.t("ui-puzzle-candidates")) }
                thead { tr {
                    th scope="col" { (frame.t("ui-puzzle-move")) }
                    th scope="col" { (frame.t("ui-puzzle-points")) }
                    th scope="col" { (frame.t("ui-puzzle-chance")) }
                    th scope="col" { (frame.t("ui-puzzle-chosen")) }
                } }
                tbody {
                    @for (index, candidate) in model.candidates.iter().enumerate() {
                        tr.answer[index == 0].yours[candidate.yours] {
                            td { (candidate.said) @if candidate.yours { " " span.cap { "(" (frame.t("ui-puzzle-your-move")) ")" } } }
                            td.num { (format!("{:.1}", candidate.points)) }
                            td.num { progress value=(percent(candidate.wins)) max="100" aria-hidden="true" {} " " (percent(candidate.wins)) " %" }
                            td.num { (i64::from(candidate.chosen) * 100 / 30) " %" }
                        }
                    }
                }
            } }
            p.cap { (frame.t("ui-puzzle-chosen-more")) }
            @if let Some(other) = tempting {
                p {
                    (frame.say(&Message::new("ui-puzzle-tempting").with("action", other.said.clone())
                        .with("percent", percent(best.wins - other.wins))
                        .with("points", format!("{:+.1}", other.points - best.points))))
                }
            }
            (board(frame, model))
            @if model.follows.len() > 2 { (line_of(frame, &model.follows)) }
            p { (frame.say(&Message::new("ui-puzzle-rated").with("before", model.rating.0).with("after", model.rating.1)
                .with("difficulty", i64::from(model.difficulty)))) }
            div.acts-row {
                @if let Some(next) = &model.next {
                    form method="post" action=(next) {
                        button.btn.primary type="submit" { (frame.t("ui-puzzle-next")) (icon("right", 18)) }
                    }
                }
                a.btn href={ "/t/" (model.table) } { (icon("eye", 18)) (frame.t("ui-puzzle-board")) }
                form method="post" action={ "/t/" (model.table) "/lesson" } {
                    button.btn type="submit" name="wish" value="on" { (icon("flag", 18)) (frame.t("ui-lesson-on")) }
                }
                form method="post" action={ "/puzzles/" (line.info.key) "/" (line.id) } {
                    input type="hidden" name="again" value="on";
                    button.btn type="submit" { (icon("turn", 18)) (frame.t("ui-puzzle-again")) }
                }
                a.btn.quiet href="/puzzles" { (frame.t("ui-puzzles")) }
                @if model.noted {
                    span #noted .cap role="status" { (icon("check", 16)) " " (frame.t("ui-puzzle-noted")) }
                } @else {
                    form method="post" action={ "/puzzles/" (line.info.key) "/" (line.id) "/disagree" } {
                        button.btn.quiet type="submit" { (frame.t("ui-puzzle-disagree")) }
                    }
                }
            }
        }
    };
    shell::sheet(frame, &named(frame, line), "lists", &main)
}
