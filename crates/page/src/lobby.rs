//! The first page: which game, which table.

use maud::{Markup, html};
use tabletop::Message;

use crate::{
    model::{Frame, GameCard, Lobby, Sitter, State, TableLine},
    parts::{drawn, icon, seat_row, shield},
    shell,
};

/// The first page: games, open tables, my tables.
pub fn lobby(frame: &Frame<'_>, lobby: &Lobby<'_>) -> Markup {
    let main = html! {
        div #lobby data-poll="15" {
            div.h1row {
                h1 { (frame.t("ui-lobby-title")) }
                // The one orange button; with one game on the shelf it leads straight to its form.
                a.btn.primary href=(lobby.games.first().filter(|_| lobby.games.len() == 1)
                    .map_or_else(|| "#games".to_owned(), |card| format!("/new/{}", card.info.key))) {
                    (icon("plus", 20)) (frame.t("ui-new-table"))
                }
            }
            section #games aria-label=(frame.t("ui-games")) {
                ul.cards data-count=(lobby.games.len()) {
                    @for game in &lobby.games { li { (card(frame, game)) } }
                }
            }
            div.two {
                section #open aria-labelledby="open-title" {
                    h2 #open-title { (frame.t("ui-open-tables")) }
                    (open_tables(frame, &lobby.open))
                }
                section #mine aria-labelledby="mine-title" {
                    h2 #mine-title { (frame.t("ui-my-tables")) }
                    @for &(info, rank) in &lobby.ranks {
                        p.cap { (icon("star", 15)) " " (frame.say(&Message::new("ui-rank").with("game", frame.game(info)).with("rank", rank))) }
                    }
                    (my_tables(frame, &lobby.mine))
                }
            }
        }
    };
    shell::sheet(frame, "Naust", "lobby", &main)
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

fn open_tables(frame: &Frame<'_>, tables: &[TableLine<'_>]) -> Markup {
    html! {
        @if tables.is_empty() {
            p.empty { (frame.t("ui-open-tables-none")) }
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
                @if free > 0 { (frame.say(&Message::new("ui-seats-free").with("count", free))) }
                @else { (frame.t("ui-seats-full")) }
            }
        }
        div.agreed {
            (frame.agreed(table.info, &table.setup).join(", "))
            @if table.state == State::Playing { br; span.cap { (frame.t("ui-state-playing")) } }
        }
        a.btn href={ "/t/" (table.id) } {
            @if free > 0 && table.state == State::Open { (icon("check", 18)) (frame.t("ui-sit-down")) }
            @else { (icon("eye", 18)) (frame.t("ui-watch")) }
            span.vh { ": " (frame.game(table.info)) ", " (table.name) }
        }
    }
}

fn my_tables(frame: &Frame<'_>, tables: &[TableLine<'_>]) -> Markup {
    // Mine to move first, then whatever goes on, finished games last.
    let rank = |table: &&TableLine<'_>| (!table.your_turn, table.state == State::Over);
    let mut sorted: Vec<_> = tables.iter().collect();
    sorted.sort_by_key(rank);
    html! {
        @if sorted.is_empty() {
            p.empty { (frame.t("ui-my-tables-none")) }
        } @else {
            ul.list.own {
                @for table in sorted { (my_table(frame, table)) }
            }
        }
    }
}

fn my_table(frame: &Frame<'_>, table: &TableLine<'_>) -> Markup {
    let mine = table.seats.iter().find(|seat| seat.sitter == Sitter::You);
    let over = table.state == State::Over;
    html! {
        li id={ "mine-" (table.id) } .turn[table.your_turn] {
            span { @if let Some(seat) = mine { (shield(seat.colour, 30)) } }
            div.what {
                h3 { (frame.game(table.info)) ", " (table.name) }
                @if table.your_turn { span.tag.act { (icon("flag", 13)) (frame.t("ui-your-turn")) } }
                @else { span.cap { (my_state(frame, table)) } }
            }
            a.btn href={ "/t/" (table.id) @if over { "/result" } } {
                @if over { (frame.t("ui-result-link")) }
                @else if table.your_turn { (frame.t("ui-go")) }
                @else { (frame.t("ui-look")) }
                span.vh { ": " (frame.game(table.info)) ", " (table.name) }
            }
        }
    }
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
