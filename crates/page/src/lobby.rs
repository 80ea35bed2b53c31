//! The first page: where somebody waits for me, which game, which table.

use maud::{Markup, html};
use tabletop::Message;

use crate::{
    model::{Finished, Frame, GameCard, Lobby, Sitter, State, TableLine, Turns},
    parts::{complaint, drawn, icon, seat_row, shield},
    shell,
};

/// The first page: my turn, a game in two clicks, my tables, open tables, games to watch, finished games.
pub fn lobby(frame: &Frame<'_>, lobby: &Lobby<'_>) -> Markup {
    let waiting: Vec<_> = lobby.mine.iter().filter(|table| table.your_turn).collect();
    let going: Vec<_> = lobby
        .mine
        .iter()
        .filter(|table| !table.your_turn && matches!(table.state, State::Open | State::Playing))
        .collect();
    let over: Vec<_> =
        lobby.mine.iter().filter(|table| matches!(table.state, State::Over | State::Closed)).collect();
    let open: Vec<_> = lobby.open.iter().filter(|table| table.state == State::Open).collect();
    let watch: Vec<_> = lobby.open.iter().filter(|table| table.state != State::Open).collect();
    let title = match waiting.len() {
        0 => frame.t("ui-lobby-title"),
        count => frame.say(&Message::new("ui-lobby-turns").with("count", count)),
    };
    let main = html! {
        div #lobby data-poll="15" {
            div.h1row { h1 { (title) } a.btn.quiet href="/tournaments" { (icon("trophy", 20)) (frame.t("ui-tournaments")) } a.btn.quiet href="/leaders" { (icon("graph", 20)) (frame.t("ui-ratings")) } }
            @if !waiting.is_empty() { (turn_list(frame, &waiting)) }
            (start(frame, lobby, waiting.is_empty()))
            section #games aria-label=(frame.t("ui-games")) {
                ul.cards data-count=(lobby.games.len()) {
                    @for game in &lobby.games { li { (card(frame, game)) } }
                }
            }
            div.two {
                div.stack {
                    section #open aria-labelledby="open-title" {
                        div.sec {
                            h2 #open-title { (frame.t("ui-open-tables")) }
                            (filters(frame, lobby))
                        }
                        (open_tables(frame, &open, "ui-open-tables-none"))
                    }
                    section #watch aria-labelledby="watch-title" {
                        h2 #watch-title { (frame.t("ui-watch-now")) }
                        (open_tables(frame, &watch, "ui-watch-none"))
                    }
                }
                div.stack {
                    section #mine aria-labelledby="mine-title" {
                        h2 #mine-title { (frame.t("ui-my-tables")) }
                        @for &(info, rank) in &lobby.ranks {
                            p.cap { (icon("star", 15)) " " (frame.say(&Message::new("ui-rank").with("game", frame.game(info)).with("rank", rank))) }
                        }
                        (my_tables(frame, &going))
                    }
                    @if !over.is_empty() {
                        section #finished aria-labelledby="finished-title" {
                            h2 #finished-title { (frame.t("ui-finished")) }
                            ul.list.own { @for table in over { (finished(frame, table)) } }
                        }
                    }
                }
            }
        }
    };
    shell::sheet(frame, "Naust", "lobby", &main)
}

/// Where it is my turn, with how to be told of it.
pub fn turns(frame: &Frame<'_>, model: &Turns<'_>) -> Markup {
    let title = frame.t("ui-turns");
    let main = html! {
        div #lobby data-poll="15" {
            h1 { (title) }
            @if model.tables.is_empty() { p.empty { (frame.t("ui-turns-none")) } }
            @else { (turn_list(frame, &model.tables.iter().collect::<Vec<_>>())) }
            section #notices .scripted aria-labelledby="notices-title" {
                h2 #notices-title { (frame.t("ui-notices")) }
                div.block.pad {
                    label.tick { input #notice-system type="checkbox"; span { b { (frame.t("ui-notices-system")) } small { (frame.t("ui-notices-system-more")) } } }
                    label.tick { input #notice-sound type="checkbox"; span { b { (frame.t("ui-notices-sound")) } small { (frame.t("ui-notices-sound-more")) } } }
                }
            }
            section #hook aria-labelledby="hook-title" {
                h2 #hook-title { (frame.t("ui-hook")) }
                div.block.pad.fields {
                    p { (frame.t(if model.account { "ui-hook-more" } else { "ui-hook-account" })) }
                    (complaint(model.error.as_deref()))
                    @if let Some((url, secret)) = &model.hook {
                        dl { dt { (frame.t("ui-hook-address")) } dd { (url) } dt { (frame.t("ui-hook-secret")) } dd { code { (secret) } } }
                        form method="post" action="/turns/hook" { button.btn type="submit" name="deed" value="end" { (icon("trash", 18)) (frame.t("ui-hook-end")) } }
                    } @else if model.account {
                        form.fields method="post" action="/turns/hook" {
                            label for="hook-url" { (frame.t("ui-hook-address")) }
                            input #hook-url .text type="url" name="url" required placeholder="https://" autocomplete="off";
                            button.btn type="submit" { (icon("bell", 18)) (frame.t("ui-hook-set")) }
                        }
                    }
                }
            }
            p.cap { a href="/api/turns" { (frame.t("ui-turns-feed")) } " (JSON Feed)" }
        }
    };
    shell::sheet(frame, &title, "lobby turns", &main)
}

/// The tables that wait for me; the most urgent one has the one orange button.
fn turn_list(frame: &Frame<'_>, tables: &[&TableLine<'_>]) -> Markup {
    html! {
        ul #turns .list.own.turnlist aria-label=(frame.t("ui-turns")) {
            @for (index, table) in tables.iter().enumerate() {
                @let mine = table.seats.iter().find(|seat| seat.sitter == Sitter::You);
                li.turn id={ "turn-" (table.id) } {
                    span { @if let Some(seat) = mine { (shield(seat.colour, 30)) } }
                    div.what {
                        h3 { (frame.game(table.info)) ", " (table.name) }
                        span.cap {
                            (others(table).join(", "))
                            @if let Some(left) = table.left { " · " (crate::people::left(frame, left)) }
                        }
                    }
                    a.btn.primary[index == 0] href={ "/t/" (table.id) } {
                        (icon("flag", 18)) (frame.t("ui-go-table"))
                        span.vh { ": " (frame.game(table.info)) ", " (table.name) }
                    }
                }
            }
        }
    }
}

fn others(table: &TableLine<'_>) -> Vec<String> {
    let others = table.seats.iter().filter(|seat| !matches!(seat.sitter, Sitter::You | Sitter::Open));
    others.map(|seat| seat.name.clone()).collect()
}

/// Two clicks: a game, then with whom. Everything else is as last time.
fn start(frame: &Frame<'_>, lobby: &Lobby<'_>, urgent: bool) -> Markup {
    let Some(last) = lobby.start.last else { return html! {} };
    let near = lobby.start.levels.get(1).or(lobby.start.levels.first());
    html! {
        section #start .block.pad aria-labelledby="start-title" {
            div.sec { h2 #start-title { (frame.t("ui-start-title")) } span.cap { (frame.t("ui-start-more")) } }
            form method="post" action="/start" {
                fieldset.which {
                    legend.vh { (frame.t("ui-start-which")) }
                    @for game in &lobby.games {
                        label.pill {
                            input.vh type="radio" name="game" value=(game.info.key) checked[game.info.key == last.key];
                            (frame.game(game.info))
                        }
                    }
                }
                div.against role="group" aria-label=(frame.t("ui-start-whom")) {
                    @for level in lobby.start.levels {
                        button.btn.primary[urgent && Some(level) == near] type="submit" name="against" value={ "bot:" (level) } {
                            (icon("bot", 18)) span { (frame.level(level)) small { (frame.level_short(level)) } }
                        }
                    }
                    button.btn type="submit" name="against" value="friend" { (icon("link", 18)) span { (frame.t("ui-start-friend")) small { (frame.t("ui-start-friend-more")) } } }
                    button.btn type="submit" name="against" value="anybody" { (icon("plus", 18)) span { (frame.t("ui-start-anybody")) small { (frame.t("ui-start-anybody-more")) } } }
                    button.btn type="submit" name="against" value="screen" { (icon("screen", 18)) span { (frame.t("ui-start-screen")) small { (frame.t("ui-start-screen-more")) } } }
                }
            }
        }
    }
}

fn card(frame: &Frame<'_>, game: &GameCard<'_>) -> Markup {
    html! {
        article.card {
            span.pic aria-hidden="true" { (drawn(game.cover)) }
            div.tx {
                h2 { a.cover href={ "/new/" (game.info.key) } { (frame.game(game.info)) } }
                p { (frame.tagline(game.info)) }
                p.cap {
                    (icon("companion", 16))
                    (frame.say(&Message::new("ui-game-facts")
                        .with("players", frame.players(game.info)).with("minutes", i64::from(game.info.minutes))))
                    " · "
                    a.over href={ "/rules/" (game.info.key) } { (frame.t("ui-rules")) }
                    " · "
                    a.over href={ "/puzzles?game=" (game.info.key) } { (frame.t("ui-puzzles")) }
                }
                @if game.guided {
                    form.over method="post" action={ "/learn/" (game.info.key) } {
                        button.btn.small type="submit" {
                            (icon("play", 16)) (frame.t("ui-learn-by-playing")) span.vh { ": " (frame.game(game.info)) }
                        }
                    }
                }
            }
        }
    }
}

/// Which games the open tables are of. Links, so that they work without script.
fn filters(frame: &Frame<'_>, lobby: &Lobby<'_>) -> Markup {
    let key = lobby.filter.map(|info| info.key);
    let address = |game: Option<&str>, clock: Option<&str>, level: bool| {
        let fields = [("game", game), ("clock", clock), ("level", level.then_some("mine"))];
        let fields: Vec<_> =
            fields.iter().filter_map(|(name, value)| Some(format!("{name}={}", (*value)?))).collect();
        if fields.is_empty() { "/#open".to_owned() } else { format!("/?{}#open", fields.join("&")) }
    };
    let pill = |on: bool, to: String, said: String| {
        html! { a.pill href=(to) aria-current=[on.then_some("true")] { (said) } }
    };
    html! {
        nav.pills.end aria-label=(frame.t("ui-filter")) {
            (pill(key.is_none() && lobby.clock.is_none() && !lobby.level, address(None, None, false), frame.t("ui-filter-all")))
            @for game in &lobby.games {
                @let on = key == Some(game.info.key);
                (pill(on, address((!on).then_some(game.info.key), lobby.clock, lobby.level), frame.game(game.info)))
            }
            @for (value, word) in [("live", "ui-filter-live"), ("slow", "ui-filter-slow"), ("none", "ui-filter-no-clock")] {
                @let on = lobby.clock == Some(value);
                (pill(on, address(key, (!on).then_some(value), lobby.level), frame.t(word)))
            }
            @if lobby.has_level { (pill(lobby.level, address(key, lobby.clock, !lobby.level), frame.t("ui-filter-level"))) }
        }
    }
}

fn open_tables(frame: &Frame<'_>, tables: &[&TableLine<'_>], none: &'static str) -> Markup {
    html! {
        @if tables.is_empty() {
            p.empty { (frame.t(none)) }
        } @else {
            ul.list {
                @for table in tables { li id={ "open-" (table.id) } { (open_table(frame, table)) } }
            }
        }
    }
}

fn open_table(frame: &Frame<'_>, table: &TableLine<'_>) -> Markup {
    let free = table.seats.iter().filter(|seat| seat.sitter == Sitter::Open).count();
    html! {
        div.what { h3 { (frame.game(table.info)) } span.cap { (table.name) } }
        div.sitting {
            (seat_row(frame, &table.seats))
            span.cap {
                @if let Some(strength) = table.strength { b title=(frame.t("ui-rating")) { (strength) } " · " }
                @if free > 0 { (others(table).join(", ")) " · " (frame.say(&Message::new("ui-seats-free").with("count", free))) }
                @else { (others(table).join(", ")) }
            }
        }
        div.agreed {
            (frame.agreed(table.info, &table.setup).join(", "))
            @if let Some(clock) = frame.clock(&table.clock) { br; span.cap { (icon("clock", 14)) (clock) } }
            @if table.state == State::Playing { br; span.cap { (frame.t("ui-state-playing")) } }
        }
        a.btn href={ "/t/" (table.id) } {
            @if free > 0 && table.state == State::Open { (icon("check", 18)) (frame.t("ui-sit-down")) }
            @else { (icon("eye", 18)) (frame.t("ui-watch")) }
            span.vh { ": " (frame.game(table.info)) ", " (table.name) }
        }
    }
}

fn my_tables(frame: &Frame<'_>, tables: &[&TableLine<'_>]) -> Markup {
    html! {
        @if tables.is_empty() {
            p.empty { (frame.t("ui-my-tables-none")) }
        } @else {
            ul.list.own { @for table in tables { (my_table(frame, table)) } }
        }
    }
}

fn my_table(frame: &Frame<'_>, table: &TableLine<'_>) -> Markup {
    let mine = table.seats.iter().find(|seat| seat.sitter == Sitter::You);
    html! {
        li id={ "mine-" (table.id) } {
            span { @if let Some(seat) = mine { (shield(seat.colour, 30)) } }
            div.what {
                h3 { (frame.game(table.info)) ", " (table.name) }
                span.cap { (my_state(frame, table)) }
            }
            a.btn href={ "/t/" (table.id) } {
                (frame.t("ui-look"))
                span.vh { ": " (frame.game(table.info)) ", " (table.name) }
            }
        }
    }
}

/// How a game of mine ended.
fn finished(frame: &Frame<'_>, table: &TableLine<'_>) -> Markup {
    let mine = table.seats.iter().find(|seat| seat.sitter == Sitter::You);
    html! {
        li id={ "over-" (table.id) } {
            span { @if let Some(seat) = mine { (shield(seat.colour, 30)) } }
            div.what {
                h3 { (frame.game(table.info)) ", " (table.name) }
                span.cap {
                    @match &table.finished { Some(end) => (ended(frame, end)), None => (my_state(frame, table)) }
                }
            }
            a.btn href={ "/t/" (table.id) "/result" } {
                (frame.t("ui-result-link"))
                span.vh { ": " (frame.game(table.info)) ", " (table.name) }
            }
        }
    }
}

pub(crate) fn ended(frame: &Frame<'_>, end: &Finished) -> String {
    let points: Vec<_> = end.points.iter().map(i32::to_string).collect();
    let id = match end.place {
        _ if end.alone => "ui-ended-alone",
        1 if end.shared => "ui-ended-shared",
        1 => "ui-ended-first",
        _ => "ui-ended-place",
    };
    let said = Message::new(id)
        .with("place", i64::from(end.place))
        .with("of", end.points.len())
        .with("points", points.join(" : "));
    let against = end.against.join(", ");
    if against.is_empty() { frame.say(&said) } else { format!("{} · {against}", frame.say(&said)) }
}

fn my_state(frame: &Frame<'_>, table: &TableLine<'_>) -> String {
    match table.state {
        State::Over => frame.t("ui-state-over"),
        State::Closed => frame.t("ui-state-closed"),
        State::Open => frame.t("ui-state-open"),
        State::Playing if table.waits_for.is_empty() => frame.t("ui-state-playing"),
        State::Playing => frame.say(&Message::new("ui-waits-for").with("names", table.waits_for.join(", "))),
    }
}
