//! Tournaments: the list with the form to announce one, and the page of each: before, while it is played, and after.

use maud::{Markup, html};
use tabletop::{Info, Message};

use crate::{
    LONGEST_NAME,
    form::CLOCKS,
    model::Frame,
    parts::{complaint, drawn, icon, shield},
    shell,
};

/// How far a tournament has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentStage {
    /// People sign up.
    Open,
    /// Games are played.
    Running,
    /// The standings are final.
    Over,
    /// It did not take place.
    Cancelled,
}

/// What is known of every tournament.
pub struct TournamentFacts<'a> {
    /// The part of its address that nobody guesses.
    pub id: &'a str,
    /// What it is called.
    pub name: &'a str,
    /// The game.
    pub info: &'a Info,
    /// What is agreed on.
    pub setup: &'a str,
    /// The clock, as tables keep it.
    pub clock: String,
    /// Does it count for ratings?
    pub rated: bool,
    /// `swiss`, `robin` or `arena`.
    pub system: &'static str,
    /// How many rounds, if that is known.
    pub rounds: u32,
    /// The round that is played.
    pub round: u32,
    /// How long an arena takes.
    pub minutes: u32,
    /// In so many milliseconds it begins, or an arena that has begun ends.
    pub left: i64,
    /// How far it has come.
    pub stage: TournamentStage,
    /// How many take part.
    pub players: usize,
    /// The reader takes part.
    pub you: bool,
}

/// All tournaments, and the form for a new one.
pub struct TournamentList<'a> {
    /// Those that are not over first.
    pub tournaments: Vec<TournamentFacts<'a>>,
    /// Games that two can play.
    pub games: Vec<&'a Info>,
    /// Levels of bots, weakest first.
    pub levels: &'a [&'static str],
    /// The reader has an account.
    pub account: bool,
    /// What is wrong with the form.
    pub error: Option<String>,
    /// The name that was typed.
    pub typed: &'a str,
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrantLine {
    /// The name.
    pub name: String,
    /// The name in addresses; nothing for bots.
    pub login: Option<String>,
    /// The level of a bot.
    pub level: Option<&'static str>,
    /// The rating at the beginning.
    pub rating: i64,
    /// Plays no further rounds.
    pub left: bool,
    /// The reader.
    pub you: bool,
    /// Has a page of the table open now.
    pub here: bool,
}

/// How a game ended for whoever moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameEnd {
    /// It goes on.
    NotYet,
    /// Won by whoever moved first.
    First,
    /// Won by the other.
    Second,
    /// Neither.
    Draw,
}

/// A game of a round, or a free round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairLine {
    /// Who moves first, by number.
    pub first: usize,
    /// The other; nobody in a free round.
    pub second: Option<usize>,
    /// The table.
    pub table: Option<String>,
    /// How it ended.
    pub end: GameEnd,
}

/// Where somebody stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandLine {
    /// From 1.
    pub place: usize,
    /// By number.
    pub n: usize,
    /// In half points.
    pub points: i64,
    /// Those of all whom they met.
    pub opponents: i64,
    /// What each game brought, in half points; nothing if it goes on.
    pub games: Vec<Option<i64>>,
}

/// The game that the reader plays now.
pub struct NextGame<'a> {
    /// The round.
    pub round: u32,
    /// The table.
    pub table: &'a str,
    /// The number of the reader.
    pub you: usize,
    /// The number of the other.
    pub other: usize,
    /// The reader moves first.
    pub first: bool,
}

/// The page of a tournament.
pub struct TournamentPage<'a> {
    /// What is known of every tournament.
    pub facts: TournamentFacts<'a>,
    /// The picture of the game.
    pub cover: &'a str,
    /// Who announced it.
    pub host: String,
    /// So many may take part.
    pub most: usize,
    /// Bots of this level fill up.
    pub fill: Option<&'static str>,
    /// Those who take part, by number.
    pub entrants: Vec<EntrantLine>,
    /// The round whose pairings are shown.
    pub shown: u32,
    /// Its games.
    pub pairs: Vec<PairLine>,
    /// The standings, best first.
    pub standings: Vec<StandLine>,
    /// The game of the reader.
    pub next: Option<NextGame<'a>>,
    /// In so many milliseconds the next round begins.
    pub pause: Option<i64>,
    /// The reader announced it.
    pub yours: bool,
    /// The reader may sign up, if they have an account.
    pub open: bool,
    /// The reader has an account.
    pub account: bool,
}

/// All tournaments.
pub fn tournaments(frame: &Frame<'_>, model: &TournamentList<'_>) -> Markup {
    let title = frame.t("ui-tournaments");
    let (now, over): (Vec<_>, Vec<_>) = model
        .tournaments
        .iter()
        .partition(|one| matches!(one.stage, TournamentStage::Open | TournamentStage::Running));
    let main = html! {
        div #lobby data-poll="15" {
            h1 { (title) }
            div.two {
                div.stack {
                    section #now aria-labelledby="now-title" {
                        h2 #now-title { (frame.t("ui-tournaments-now")) }
                        (lines(frame, &now, "ui-tournaments-none"))
                    }
                    @if !over.is_empty() {
                        section #over aria-labelledby="over-title" {
                            h2 #over-title { (frame.t("ui-tournaments-over")) }
                            (lines(frame, &over, "ui-tournaments-none"))
                        }
                    }
                }
                section #announce aria-labelledby="announce-title" {
                    h2 #announce-title { (frame.t("ui-tournament-announce")) }
                    @if model.account { (announcement(frame, model)) }
                    @else { p.block.pad { span { (frame.t("ui-tournament-account")) " " a href="/me" { (frame.t("ui-me")) } } } }
                }
            }
        }
    };
    shell::sheet(frame, &title, "tour", &main)
}

fn lines(frame: &Frame<'_>, tournaments: &[&TournamentFacts<'_>], none: &'static str) -> Markup {
    html! {
        @if tournaments.is_empty() { p.empty { (frame.t(none)) } }
        @else {
            ul.list.cups {
                @for one in tournaments {
                    li.turn[one.you && one.stage == TournamentStage::Running] id={ "cup-" (one.id) } {
                        div.what { h3 { (one.name) } span.cap { (frame.game(one.info)) " · " (system(frame, one)) } }
                        span.cap { (how_far(frame, one)) }
                        a.btn href={ "/tournaments/" (one.id) } {
                            (icon("trophy", 18)) (frame.t("ui-look")) span.vh { ": " (one.name) }
                        }
                    }
                }
            }
        }
    }
}

fn announcement(frame: &Frame<'_>, model: &TournamentList<'_>) -> Markup {
    let clocks = CLOCKS.iter().filter(|&&clock| clock != "none");
    html! {
        form.block.pad.fields method="post" action="/tournaments" {
            (complaint(model.error.as_deref()))
            label { span { (frame.t("ui-tournament-name")) }
                input.text name="name" required maxlength=(LONGEST_NAME) value=(model.typed) autocomplete="off"; }
            label { span { (frame.t("ui-tournament-game")) }
                select name="game" { @for info in &model.games { option value=(info.key) { (frame.game(info)) } } } }
            label { span { (frame.t("ui-tournament-system")) }
                select name="system" {
                    option value="swiss" { (frame.t("ui-tournament-swiss-more")) }
                    option value="robin" { (frame.t("ui-tournament-robin-more")) }
                    option value="arena" { (frame.t("ui-tournament-arena-more")) }
                } }
            label.only-swiss { span { (frame.t("ui-tournament-rounds")) }
                input.text type="number" name="rounds" min="1" max="15" value="5"; }
            label.only-arena { span { (frame.t("ui-tournament-minutes")) }
                input.text type="number" name="minutes" min="5" max="720" value="60"; }
            label { span { (frame.t("ui-clock")) }
                select name="clock" { @for clock in clocks { option value=(clock) selected[*clock == "1200+20"] { (frame.clock(clock).unwrap_or_default()) } } } }
            label { span { (frame.t("ui-tournament-begins")) }
                select name="in" {
                    @for (minutes, word) in [("5", "ui-tournament-in-5"), ("15", "ui-tournament-in-15"), ("60", "ui-tournament-in-60"), ("180", "ui-tournament-in-180"), ("1440", "ui-tournament-in-1440")] {
                        option value=(minutes) selected[minutes == "15"] { (frame.t(word)) }
                    }
                } }
            label { span { (frame.t("ui-tournament-most")) }
                input.text type="number" name="most" min="4" max="64" value="64"; }
            label { span { (frame.t("ui-tournament-fill")) }
                select name="fill" {
                    option value="" { (frame.t("ui-tournament-fill-none")) }
                    @for level in model.levels { option value=(level) { (frame.level_more(level)) } }
                } }
            label.tick { input type="checkbox" name="rated" value="on"; span { b { (frame.t("ui-rated")) } } }
            button.btn.primary type="submit" { (icon("trophy", 20)) (frame.t("ui-tournament-announce")) }
        }
    }
}

/// "Swiss, 5 rounds".
fn system(frame: &Frame<'_>, facts: &TournamentFacts<'_>) -> String {
    let rounds = i64::from(facts.rounds);
    let id = match facts.system {
        "arena" => "ui-tournament-arena",
        "robin" if facts.rounds == 0 => "ui-tournament-robin",
        "robin" => "ui-tournament-robin-rounds",
        _ => "ui-tournament-swiss",
    };
    frame.say(&Message::new(id).with("count", rounds).with("minutes", i64::from(facts.minutes)))
}

/// "Begins in 40 min · 17 players", "round 3 of 5".
fn how_far(frame: &Frame<'_>, facts: &TournamentFacts<'_>) -> String {
    let players = frame.say(&Message::new("ui-tournament-players").with("count", facts.players));
    let far = match facts.stage {
        TournamentStage::Open => {
            frame.say(&Message::new("ui-tournament-open").with("time", wait(frame, facts.left)))
        }
        TournamentStage::Running if facts.system == "arena" => {
            frame.say(&Message::new("ui-tournament-arena-left").with("time", wait(frame, facts.left)))
        }
        TournamentStage::Running => frame.say(
            &Message::new("ui-tournament-round-of")
                .with("round", i64::from(facts.round))
                .with("of", i64::from(facts.rounds)),
        ),
        TournamentStage::Over => frame.t("ui-tournament-over"),
        TournamentStage::Cancelled => frame.t("ui-tournament-cancelled"),
    };
    format!("{far} · {players}")
}

/// A stretch of time in words.
fn wait(frame: &Frame<'_>, millis: i64) -> String {
    let seconds = millis.max(0) / 1000;
    let (id, count) = match seconds {
        0..60 => ("ui-time-seconds", seconds),
        60..3600 => ("ui-time-minutes", (seconds + 59) / 60),
        3600..172_800 => ("ui-time-hours", seconds / 3600),
        _ => ("ui-time-days", seconds / 86_400),
    };
    frame.say(&Message::new(id).with("count", count))
}

/// The page of a tournament.
pub fn tournament(frame: &Frame<'_>, model: &TournamentPage<'_>) -> Markup {
    let facts = &model.facts;
    let main = html! {
        div #lobby data-poll="5" {
            (head(frame, model))
            (own_part(frame, model))
            @if facts.stage == TournamentStage::Over { (podium(frame, model)) }
            div.tgrid {
                @if model.pairs.is_empty() { (signed_up(frame, model)) (how_it_goes(frame, model)) }
                @else { (pairings(frame, model)) (standings(frame, model)) }
            }
        }
    };
    shell::sheet(frame, facts.name, "tour", &main)
}

fn head(frame: &Frame<'_>, model: &TournamentPage<'_>) -> Markup {
    let facts = &model.facts;
    html! {
        header.ttop.framed {
            span.pic aria-hidden="true" { (drawn(model.cover)) }
            div {
                p.cap { (icon("trophy", 16)) " " (how_far(frame, facts)) " · " (frame.say(&Message::new("ui-tournament-led").with("name", model.host.clone()))) }
                h1 { (facts.name) }
                ul.tfacts {
                    li { (icon("naust", 16)) b { (frame.game(facts.info)) ", " (frame.agreed(facts.info, facts.setup).join(", ")) } }
                    li { (icon(if facts.clock.starts_with("turn:") { "slow" } else { "live" }, 16)) b { (frame.clock(&facts.clock).unwrap_or_default()) } }
                    li { (icon("swap", 16)) b { (system(frame, facts)) } }
                    @if facts.rated { li { (icon("graph", 16)) b { (frame.t("ui-tournament-rated")) } } }
                }
            }
            @if facts.system != "arena" && facts.rounds > 0 && facts.rounds <= 9 {
                ol.rounds aria-label=(frame.t("ui-tournament-rounds")) {
                    @for round in 1..=facts.rounds {
                        li.done[round < facts.round || facts.stage == TournamentStage::Over]
                            .now[round == facts.round && facts.stage == TournamentStage::Running]
                            aria-current=[(round == facts.round && facts.stage == TournamentStage::Running).then_some("step")] { b { (round) } }
                    }
                }
            }
        }
    }
}

/// What concerns the reader: sign up, the next game, or waiting.
fn own_part(frame: &Frame<'_>, model: &TournamentPage<'_>) -> Markup {
    let facts = &model.facts;
    let deed = |deed: &'static str, word: &'static str, primary: bool, sign: &'static str| {
        html! {
            form method="post" action={ "/tournaments/" (facts.id) } {
                button.btn.primary[primary] type="submit" name="deed" value=(deed) { (icon(sign, 18)) (frame.t(word)) }
            }
        }
    };
    let me = model.entrants.iter().find(|entrant| entrant.you && !entrant.left);
    let pause = model.pause.filter(|_| facts.stage == TournamentStage::Running);
    html! {
        @if let Some(next) = &model.next {
            section #my-game .mynext aria-labelledby="my-game-title" {
                div.cd { span.cap { (frame.t("ui-tournament-round")) } b { (next.round) } }
                div {
                    p.cap { (frame.t("ui-tournament-my-game")) }
                    h2 #my-game-title {
                        span { (shield(if next.first { "p1" } else { "p2" }, 26)) (model.entrants[next.you].name) }
                        i { (frame.t("ui-tournament-against")) }
                        span { (shield(if next.first { "p2" } else { "p1" }, 26)) (model.entrants[next.other].name) }
                    }
                    p.muted { (frame.t(if next.first { "ui-tournament-you-first" } else { "ui-tournament-you-second" })) " " (frame.t("ui-tournament-clock-runs")) }
                }
                div.go3 { a.btn.primary href={ "/t/" (next.table) } { (icon("flag", 18)) (frame.t("ui-go-table")) } }
            }
        } @else if facts.stage == TournamentStage::Open || (model.open && me.is_none()) {
            section #sign-up .mynext aria-labelledby="sign-up-title" {
                div.cd { span.cap { (frame.t("ui-tournament-begins-in")) } b { (wait(frame, facts.left)) } }
                div {
                    h2 #sign-up-title { (frame.t(if me.is_some() { "ui-tournament-in" } else { "ui-tournament-join-title" })) }
                    p.muted { (frame.t(if model.account { "ui-tournament-join-more" } else { "ui-tournament-account" })) }
                }
                div.go3 {
                    @if me.is_some() { (deed("leave", "ui-tournament-leave", false, "down")) }
                    @else if !model.account { a.btn.primary href="/me" { (icon("companion", 18)) (frame.t("ui-account-open")) } }
                    @else if model.open { (deed("join", "ui-tournament-join", true, "check")) }
                    @if model.yours && facts.stage == TournamentStage::Open {
                        (deed("start", "ui-tournament-start", false, "play"))
                        (deed("cancel", "ui-tournament-cancel", false, "trash"))
                    }
                }
            }
        } @else if facts.stage == TournamentStage::Running && (me.is_some() || model.yours) {
            section #waiting .mynext aria-labelledby="waiting-title" {
                div.cd { span.cap { (frame.t("ui-tournament-next-in")) } b { @if let Some(pause) = pause { (wait(frame, pause)) } @else { "–" } } }
                div {
                    h2 #waiting-title { (frame.t("ui-tournament-wait")) }
                    p.muted { (frame.t(if pause.is_some() { "ui-tournament-wait-pause" } else { "ui-tournament-wait-games" })) }
                }
                div.go3 {
                    @if model.yours && pause.is_some() { (deed("start", "ui-tournament-next", false, "play")) }
                    @if me.is_some() { (deed("leave", "ui-tournament-leave", false, "down")) }
                }
            }
        }
    }
}

fn podium(frame: &Frame<'_>, model: &TournamentPage<'_>) -> Markup {
    html! {
        section #podium aria-labelledby="podium-title" {
            h2 #podium-title { (frame.t("ui-tournament-podium")) }
            ol.podium {
                @for line in model.standings.iter().take(3) {
                    li data-place=(line.place) {
                        (shield(["p1", "p2", "p3"][line.place - 1], 56))
                        b { (model.entrants[line.n].name) }
                        span.cap { (frame.say(&Message::new("ui-tournament-points").with("points", halves(line.points)))) }
                    }
                }
            }
        }
    }
}

fn signed_up(frame: &Frame<'_>, model: &TournamentPage<'_>) -> Markup {
    let mut order: Vec<_> = model.entrants.iter().collect();
    order.sort_by_key(|entrant| -entrant.rating);
    html! {
        section aria-labelledby="signed-title" {
            h2 #signed-title { (frame.t("ui-tournament-signed")) }
            @if order.is_empty() { p.empty { (frame.t("ui-tournament-signed-none")) } }
            @else {
                ul.signed.block {
                    @for entrant in order { li.me[entrant.you] { span { (named(frame, entrant)) small { (entrant.rating) } } } }
                }
            }
        }
    }
}

fn how_it_goes(frame: &Frame<'_>, model: &TournamentPage<'_>) -> Markup {
    let (title, more) = match model.facts.system {
        "arena" => ("ui-tournament-how-arena", "ui-tournament-how-arena-more"),
        "robin" => ("ui-tournament-how-robin", "ui-tournament-how-robin-more"),
        _ => ("ui-tournament-how-swiss", "ui-tournament-how-swiss-more"),
    };
    let fill = model
        .fill
        .map(|level| frame.say(&Message::new("ui-tournament-how-fill").with("level", frame.level(level))));
    html! {
        section aria-labelledby="how-title" {
            h2 #how-title { (frame.t("ui-tournament-how")) }
            dl.block.how {
                div { dt { (frame.t(title)) } dd { (frame.t(more)) @if let Some(fill) = fill { " " (fill) } } }
                div { dt { (frame.t("ui-tournament-how-late")) } dd { (frame.t("ui-tournament-how-late-more")) } }
                div { dt { (frame.t("ui-tournament-how-equal")) } dd { (frame.t("ui-tournament-how-equal-more")) } }
            }
        }
    }
}

fn named(frame: &Frame<'_>, entrant: &EntrantLine) -> Markup {
    html! {
        @match (&entrant.login, entrant.level) {
            (Some(login), _) => a href={ "/people/" (login) } { b { (entrant.name) } },
            (None, Some(level)) => { b { (entrant.name) } " " small { (icon("bot", 14)) (frame.level(level)) } },
            (None, None) => b { (entrant.name) },
        }
    }
}

fn pairings(frame: &Frame<'_>, model: &TournamentPage<'_>) -> Markup {
    let facts = &model.facts;
    let arena = facts.system == "arena";
    let side = |n: usize, won: bool, colour: &str| {
        let entrant = &model.entrants[n];
        html! {
            span.duel.won[won] {
                (shield(colour, 22)) (named(frame, entrant))
                @if entrant.level.is_none() { span.present.on[entrant.here] { i aria-hidden="true" {} (frame.t(if entrant.here { "ui-tournament-here" } else { "ui-tournament-away" })) } }
            }
        }
    };
    html! {
        section #pairings aria-labelledby="pairings-title" {
            div.sec {
                h2 #pairings-title { (frame.t(if arena { "ui-tournament-games" } else { "ui-tournament-pairings" })) }
                @if !arena && facts.round > 1 {
                    nav.pills.end aria-label=(frame.t("ui-tournament-rounds")) {
                        @for round in 1..=facts.round {
                            a.pill href={ "/tournaments/" (facts.id) "?round=" (round) } aria-current=[(round == model.shown).then_some("true")] {
                                span.vh { (frame.t("ui-tournament-round")) " " } (round)
                            }
                        }
                    }
                }
            }
            ol.list.pairs {
                @for (number, pair) in (1..).zip(&model.pairs) {
                    @let mine = model.entrants[pair.first].you || pair.second.is_some_and(|n| model.entrants[n].you);
                    li.turn[mine && pair.end == GameEnd::NotYet] {
                        b.tn { (number) }
                        (side(pair.first, pair.end == GameEnd::First, "p1"))
                        @match pair.second {
                            Some(second) => (side(second, pair.end == GameEnd::Second, "p2")),
                            None => span.cap { (frame.t("ui-tournament-free")) },
                        }
                        @if let Some(table) = &pair.table {
                            a.btn.quiet.small href={ "/t/" (table) } {
                                @match pair.end {
                                    GameEnd::NotYet if mine => { (frame.t("ui-go-table")) },
                                    GameEnd::NotYet => { (icon("eye", 18)) },
                                    GameEnd::First => "1 : 0",
                                    GameEnd::Second => "0 : 1",
                                    GameEnd::Draw => "½ : ½",
                                }
                                span.vh { " " (frame.say(&Message::new("ui-tournament-table").with("number", i64::from(number)))) }
                            }
                        } @else { span {} }
                    }
                }
            }
            p.cap { (frame.t("ui-tournament-how-late-more")) }
        }
    }
}

fn standings(frame: &Frame<'_>, model: &TournamentPage<'_>) -> Markup {
    let to_come = |line: &StandLine| {
        let all = if model.facts.system == "arena" { 0 } else { model.facts.rounds as usize };
        all.saturating_sub(line.games.len()).min(15)
    };
    let said = |games: &[Option<i64>]| {
        let word = |game: &Option<i64>| match game {
            Some(2) => frame.t("ui-tournament-won"),
            Some(1) => frame.t("ui-tournament-drawn"),
            Some(_) => frame.t("ui-tournament-lost"),
            None => frame.t("ui-tournament-playing"),
        };
        games.iter().map(word).collect::<Vec<_>>().join(", ")
    };
    html! {
        section #standings aria-labelledby="standings-title" {
            h2 #standings-title { (frame.t("ui-tournament-standings")) }
            div.scroll.block tabindex="0" role="region" aria-labelledby="standings-title" {
                table.stand {
                    thead { tr {
                        th scope="col" { span.vh { (frame.t("ui-place")) } }
                        th.l scope="col" { (frame.t("ui-player")) }
                        th.l scope="col" { (frame.t("ui-tournament-rounds")) }
                        th scope="col" { (frame.t("ui-tournament-points-short")) }
                        th scope="col" title=(frame.t("ui-tournament-opponents")) { (frame.t("ui-tournament-opponents-short")) }
                    } }
                    tbody {
                        @for line in &model.standings {
                            @let entrant = &model.entrants[line.n];
                            tr.me[entrant.you].gone[entrant.left] {
                                td.rk { (line.place) }
                                th scope="row" { span { (named(frame, entrant)) " " small { (entrant.rating) } @if entrant.left { " " small { (frame.t("ui-tournament-gone")) } } } }
                                td {
                                    @if line.games.is_empty() { "–" }
                                    @else {
                                        span.tour-dots role="img" aria-label=(said(&line.games)) {
                                            @for game in &line.games {
                                                i.w[*game == Some(2)].d[*game == Some(1)].l[*game == Some(0)] {}
                                            }
                                            @for _ in 0..to_come(line) { i {} }
                                        }
                                    }
                                }
                                td.tp { (halves(line.points)) }
                                td.tb { (halves(line.opponents)) }
                            }
                        }
                    }
                }
            }
            p.cap { (frame.t("ui-tournament-how-equal-more")) }
        }
    }
}

/// Half points as people write them.
fn halves(points: i64) -> String {
    match (points / 2, points % 2) {
        (0, 1) => "½".into(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::halves;

    #[test]
    fn half_points_are_written_as_people_do() {
        assert_eq!([0, 1, 2, 3, 9].map(halves), ["0", "½", "1", "1½", "4½"]);
    }
}
