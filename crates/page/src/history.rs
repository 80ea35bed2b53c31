//! One's games: what was played, how it ended, and what it did to the rating; filtered by what stands in the address.

use maud::{Markup, html};
use tabletop::{Info, Message};

use crate::{
    model::{Finished, Frame},
    parts::icon,
};

/// A finished game.
pub struct PlayedGame<'a> {
    /// The table.
    pub id: String,
    /// The game.
    pub info: &'a Info,
    /// What was agreed on.
    pub setup: String,
    /// So many days ago it ended.
    pub days: i64,
    /// How it ended; nothing where it has no result.
    pub finished: Option<Finished>,
    /// What it did to the rating, if it counted.
    pub change: Option<i64>,
}

/// What is shown of somebody's games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedFilter {
    /// Of this game only.
    pub game: Option<String>,
    /// `people` or `bots`.
    pub against: Option<&'static str>,
    /// `live`, `slow` or `none`.
    pub clock: Option<&'static str>,
    /// `first`: only those that were won; `rated`: only those that counted.
    pub only: Option<&'static str>,
}

impl PlayedFilter {
    /// The same as an address.
    fn address(&self, path: &str) -> String {
        let fields = [
            ("game", self.game.as_deref()),
            ("against", self.against),
            ("clock", self.clock),
            ("only", self.only),
        ];
        let fields: Vec<_> =
            fields.iter().filter_map(|(name, value)| Some(format!("{name}={}", (*value)?))).collect();
        if fields.is_empty() { format!("{path}#games") } else { format!("{path}?{}#games", fields.join("&")) }
    }
}

/// How often somebody played a game with so many, and was first.
pub struct Tally<'a> {
    /// The game.
    pub info: &'a Info,
    /// How many played.
    pub seats: usize,
    /// How many games.
    pub games: usize,
    /// In how many of them nobody stood higher.
    pub firsts: usize,
    /// The points on average.
    pub points: f64,
}

/// Where somebody's points come from in a game, the most first: what for, and how many in a game on average.
pub struct PointSources<'a> {
    /// The game.
    pub info: &'a Info,
    /// What for, and how many.
    pub sources: Vec<(String, f64)>,
}

/// Somebody's games.
pub struct Played<'a> {
    /// Where the page lies.
    pub path: &'a str,
    /// The games there are.
    pub infos: Vec<&'a Info>,
    /// What is shown.
    pub filter: PlayedFilter,
    /// The newest first.
    pub games: Vec<PlayedGame<'a>>,
    /// By game and number of players.
    pub tallies: Vec<Tally<'a>>,
    /// By game.
    pub sources: Vec<PointSources<'a>>,
}

/// Games, tallies, and where the points come from.
pub(crate) fn played(frame: &Frame<'_>, model: &Played<'_>) -> Markup {
    html! {
        section #games aria-labelledby="games-title" {
            h2 #games-title { (frame.t("ui-played")) }
            (filters(frame, model))
            @if model.games.is_empty() { p.empty { (frame.t("ui-played-none")) } }
            @else { ul.list.history { @for game in &model.games { (line(frame, game)) } } }
        }
        @if !model.tallies.is_empty() {
            section #tallies aria-labelledby="tallies-title" {
                h2 #tallies-title { (frame.t("ui-tallies")) }
                div.scroll.block tabindex="0" role="region" aria-labelledby="tallies-title" {
                    table.stand {
                        thead { tr {
                            th.l scope="col" { (frame.t("ui-tournament-game")) }
                            th scope="col" { (frame.t("ui-players")) }
                            th scope="col" { (frame.t("ui-tallies-games")) }
                            th scope="col" { (frame.t("ui-tallies-firsts")) }
                            th scope="col" { (frame.t("ui-tallies-points")) }
                        } }
                        tbody {
                            @for tally in &model.tallies {
                                tr {
                                    th.l scope="row" { b { (frame.game(tally.info)) } }
                                    td { (tally.seats) } td { (tally.games) } td { (tally.firsts) }
                                    td { (format!("{:.1}", tally.points)) }
                                }
                            }
                        }
                    }
                }
            }
        }
        @if !model.sources.is_empty() {
            section #sources aria-labelledby="sources-title" {
                h2 #sources-title { (frame.t("ui-sources")) }
                div.sources {
                    @for game in &model.sources {
                        div.block.pad {
                            h3 { (frame.game(game.info)) }
                            ol { @for (what, points) in game.sources.iter().take(4) { li { span { (what) } b { (format!("{points:.1}")) } } } }
                        }
                    }
                }
            }
        }
    }
}

fn filters(frame: &Frame<'_>, model: &Played<'_>) -> Markup {
    let now = &model.filter;
    let pill = |on: bool, to: PlayedFilter, said: String| {
        html! { a.pill href=(to.address(model.path)) aria-current=[on.then_some("true")] { (said) } }
    };
    let toggled = |field: Option<&'static str>, value: &'static str| (field != Some(value)).then_some(value);
    html! {
        nav.pills.history-filters aria-label=(frame.t("ui-filter")) {
            (pill(*now == PlayedFilter::default(), PlayedFilter::default(), frame.t("ui-filter-all")))
            @for info in &model.infos {
                @let on = now.game.as_deref() == Some(info.key);
                (pill(on, PlayedFilter { game: (!on).then(|| info.key.to_owned()), ..now.clone() }, frame.game(info)))
            }
            @for (value, word) in [("people", "ui-played-people"), ("bots", "ui-played-bots")] {
                (pill(now.against == Some(value), PlayedFilter { against: toggled(now.against, value), ..now.clone() }, frame.t(word)))
            }
            @for (value, word) in [("live", "ui-filter-live"), ("slow", "ui-filter-slow"), ("none", "ui-filter-no-clock")] {
                (pill(now.clock == Some(value), PlayedFilter { clock: toggled(now.clock, value), ..now.clone() }, frame.t(word)))
            }
            @for (value, word) in [("first", "ui-played-first"), ("rated", "ui-played-rated")] {
                (pill(now.only == Some(value), PlayedFilter { only: toggled(now.only, value), ..now.clone() }, frame.t(word)))
            }
        }
    }
}

fn line(frame: &Frame<'_>, game: &PlayedGame<'_>) -> Markup {
    let ended = match &game.finished {
        Some(end) => crate::lobby::ended(frame, end),
        None => frame.t("ui-played-without"),
    };
    html! {
        li id={ "played-" (game.id) } {
            div.what {
                h3 { (frame.game(game.info)) }
                span.cap { (ago(frame, game.days)) " · " (frame.agreed(game.info, &game.setup).join(", ")) }
            }
            span { (ended) @if let Some(change) = game.change { " · " b.change { (format!("{change:+}")) } } }
            a.btn href={ "/t/" (game.id) @if game.finished.is_some() { "/result" } } {
                (icon("eye", 18)) (frame.t("ui-look")) span.vh { ": " (frame.game(game.info)) ", " (ended) }
            }
        }
    }
}

fn ago(frame: &Frame<'_>, days: i64) -> String {
    match days {
        0 => frame.t("ui-today"),
        days => frame.say(&Message::new("ui-ago-days").with("count", days)),
    }
}
