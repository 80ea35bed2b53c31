//! Who plays how well: leaderboards and profiles.

use maud::{Markup, PreEscaped, html};
use tabletop::{Info, Message};

use crate::{
    history::{self, Played},
    model::Frame,
    parts::icon,
    shell,
};

/// Somebody on a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeaderLine {
    /// The name; empty for bots.
    pub name: String,
    /// The name in addresses; empty for bots.
    pub login: String,
    /// The level of a bot.
    pub level: Option<&'static str>,
    /// The rating.
    pub rating: i64,
    /// How uncertain it is.
    pub uncertainty: i64,
    /// How many rated games.
    pub games: u32,
    /// The reader.
    pub you: bool,
}

/// The best in a game.
pub struct Leaders<'a> {
    /// All games.
    pub infos: Vec<&'a Info>,
    /// The game.
    pub info: &'a Info,
    /// The best first.
    pub lines: Vec<LeaderLine>,
}

/// How strong somebody is in a game.
pub struct ProfileRating<'a> {
    /// The game.
    pub info: &'a Info,
    /// The rating now.
    pub rating: i64,
    /// How uncertain it is.
    pub uncertainty: i64,
    /// How many rated games.
    pub games: u32,
    /// After how many a rating counts.
    pub settled: u32,
    /// The rating after each game.
    pub course: Vec<i64>,
}

/// How often the reader came before somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HeadToHead {
    /// So often.
    pub before: u32,
    /// So often on the same place.
    pub level: u32,
    /// So often behind.
    pub behind: u32,
}

/// Somebody's page.
pub struct Profile<'a> {
    /// The name.
    pub name: &'a str,
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// One for each game that was rated.
    pub ratings: Vec<ProfileRating<'a>>,
    /// The reader against this person.
    pub together: Option<HeadToHead>,
    /// It is the reader's own.
    pub own: bool,
    /// The games.
    pub played: Played<'a>,
}

/// The best in a game.
pub fn leaders(frame: &Frame<'_>, model: &Leaders<'_>) -> Markup {
    let title = frame.say(&Message::new("ui-leaders").with("game", frame.game(model.info)));
    let main = html! {
        h1 { (title) }
        nav.pills.pick-game aria-label=(frame.t("ui-filter")) {
            @for info in &model.infos {
                a.pill href={ "/leaders?game=" (info.key) } aria-current=[(info.key == model.info.key).then_some("true")] { (frame.game(info)) }
            }
        }
        @if model.lines.is_empty() { p.empty { (frame.t("ui-leaders-none")) } }
        @else {
            table.block.leaders {
                thead { tr { th { "" } th scope="col" { (frame.t("ui-leaders-who")) } th scope="col" { (frame.t("ui-rating")) } th scope="col" { (frame.t("ui-leaders-games")) } } }
                tbody {
                    @for (place, line) in (1..).zip(&model.lines) {
                        tr.me[line.you] {
                            td { (place) }
                            th scope="row" {
                                @match line.level {
                                    Some(level) => { (icon("bot", 18)) " " (frame.level(level)) }
                                    None => { a href={ "/people/" (line.login) } { (line.name) } }
                                }
                            }
                            td { b { (line.rating) } " " small { "± " (line.uncertainty) } }
                            td { (line.games) }
                        }
                    }
                }
            }
        }
        p.cap { (frame.t("ui-rating-more")) }
    };
    shell::sheet(frame, &title, "board", &main)
}

/// Somebody's page.
pub fn profile(frame: &Frame<'_>, model: &Profile<'_>) -> Markup {
    let main = html! {
        section.framed.prof {
            div { p.cap { (frame.t("ui-profile")) } h1 { (model.name) } }
            span.grow {}
            @if model.own { a.btn href="/me" { (icon("laptop", 18)) (frame.t("ui-me")) } }
        }
        @if let Some(score) = &model.together {
            section #together {
                h2 { (frame.t("ui-together")) }
                p { (frame.say(&Message::new("ui-together-score").with("before", i64::from(score.before))
                    .with("behind", i64::from(score.behind)).with("level", i64::from(score.level)))) }
            }
        }
        section #ratings {
            h2 { (frame.t("ui-ratings")) }
            @if model.ratings.is_empty() { p.empty { (frame.t("ui-ratings-none")) } }
            @else {
                ul.block.rates {
                    @for rating in &model.ratings {
                        li {
                            a href={ "/leaders?game=" (rating.info.key) } { b { (frame.game(rating.info)) } }
                            span.rv {
                                @if rating.games < rating.settled {
                                    b { "?" }
                                    small { (frame.say(&Message::new("ui-rating-new").with("count", i64::from(rating.settled - rating.games)))) }
                                } @else { b { (rating.rating) } small { "± " (rating.uncertainty) } }
                            }
                            (course(&rating.course))
                            small { (frame.say(&Message::new("ui-rated-games").with("count", i64::from(rating.games)))) }
                        }
                    }
                }
            }
        }
        (history::played(frame, &model.played))
    };
    shell::sheet(frame, model.name, "profile", &main)
}

/// The reader's own games, account or not.
pub fn own_games(frame: &Frame<'_>, played: &Played<'_>) -> Markup {
    let title = frame.t("ui-my-games");
    let main = html! {
        section.framed.prof {
            div { h1 { (title) } }
            span.grow {}
            a.btn href="/records" { (icon("save", 18)) (frame.t("ui-record-bring")) }
        }
        (history::played(frame, played))
    };
    shell::sheet(frame, &title, "profile", &main)
}

/// The way of a rating as a small line.
fn course(points: &[i64]) -> Markup {
    let (low, high) = (points.iter().min().copied().unwrap_or(0), points.iter().max().copied().unwrap_or(0));
    let span = (high - low).max(1) as f64;
    let step = 180.0 / (points.len().max(2) - 1) as f64;
    let at = |(index, &value): (usize, &i64)| {
        format!("{:.1},{:.1}", 4.0 + index as f64 * step, 40.0 - (value - low) as f64 / span * 32.0)
    };
    let line = points.iter().enumerate().map(at).collect::<Vec<_>>().join(" ");
    PreEscaped(format!(
        "<svg class=\"spark\" width=\"188\" height=\"46\" viewBox=\"0 0 188 46\" aria-hidden=\"true\"><polyline points=\"{line}\"/></svg>"
    ))
}
