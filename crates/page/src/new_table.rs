//! The form for a new table, made from what the game says of itself.

use std::collections::BTreeMap;

use maud::{Markup, html};
use serde_json::json;
use tabletop::{Info, Message, Opt, OptKind, Seat};

use crate::{
    LONGEST_NAME,
    form::{CLOCKS, NewTableForm, SeatChoice, SeatKind},
    model::{Frame, NewTable},
    parts::{complaint, drawn, icon, shield},
    shell,
};

/// The form for a new table.
pub fn new_table(frame: &Frame<'_>, model: &NewTable<'_>) -> Markup {
    let (info, form) = (model.info, &model.form);
    let title = frame.say(&Message::new("ui-new-table-title").with("game", frame.game(info)));
    let main = html! {
        form #play-at-once method="post" action={ "/play/" (info.key) } {}
        form #new-table .paper method="post" action={ "/new/" (info.key) } {
            header.banner {
                span.pic aria-hidden="true" { (drawn(model.cover)) }
                div {
                    h1 { (title) }
                    p.muted { (frame.tagline(info)) }
                    p.cap {
                        (icon("clock", 16))
                        (frame.say(&Message::new("ui-minutes").with("minutes", i64::from(info.minutes))))
                        " · " a href={ "/rules/" (info.key) } { (frame.t("ui-rules")) }
                    }
                    // Whoever wants to play and not to choose.
                    button.btn.small type="submit" form="play-at-once" {
                        (icon("play", 16)) (frame.t("ui-play-at-once"))
                    }
                }
            }
            (complaint(model.error.as_deref()))
            @if frame.visitor.is_none() { (own_name(frame, form)) }
            (players(frame, info, form))
            (seats(frame, model))
            (levels(frame, model))
            (begin(frame, model))
            @for opt in info.options { (option(frame, model, opt)) }
            (time(frame, form))
            fieldset {
                legend { (frame.t("ui-who-may-come")) }
                label.tick {
                    input type="checkbox" name="public" value="on" checked[form.public];
                    span { b { (frame.t("ui-public")) } small { (frame.t("ui-public-more")) } }
                }
            }
            div.send {
                a.btn.quiet href="/" { (frame.t("ui-cancel")) }
                button.btn.primary type="submit" { (icon("check", 20)) (frame.t("ui-open-table")) }
            }
        }
    };
    shell::sheet(frame, &title, "form", &main)
}

fn own_name(frame: &Frame<'_>, form: &NewTableForm) -> Markup {
    html! {
        fieldset {
            legend { (frame.t("ui-your-name")) }
            input.text name="name" value=(form.name) maxlength=(LONGEST_NAME) required autocomplete="nickname"
                aria-label=(frame.t("ui-your-name"));
        }
    }
}

/// Time, and what may be taken back: agreed before the game.
fn time(frame: &Frame<'_>, form: &NewTableForm) -> Markup {
    let words: [(&'static str, &'static str); CLOCKS.len()] = [
        ("ui-clock-none", "ui-clock-none-more"),
        ("ui-clock-live-10", "ui-clock-gain"),
        ("ui-clock-live-20", "ui-clock-gain"),
        ("ui-clock-live-30", "ui-clock-gain"),
        ("ui-clock-turn", "ui-clock-turn-more"),
        ("ui-clock-day", "ui-clock-slow-more"),
        ("ui-clock-three-days", "ui-clock-slow-more"),
        ("ui-clock-week", "ui-clock-slow-more"),
    ];
    html! {
        fieldset #time {
            legend { (frame.t("ui-clock")) }
            div.clocks {
                @for (value, (word, more)) in CLOCKS.into_iter().zip(words) {
                    label {
                        input type="radio" name="clock" value=(value) checked[form.clock == value];
                        b { (frame.t(word)) } small { (frame.t(more)) }
                    }
                }
            }
            div.on-time-out {
                label.tick {
                    input type="checkbox" name="time-out" value="lose" checked[form.lose];
                    span { b { (frame.t("ui-time-out-lose")) } small { (frame.t("ui-time-out-more")) } }
                }
            }
            label.tick {
                input type="checkbox" name="rated" value="on" checked[form.rated];
                span { b { (frame.t("ui-rated")) } small { (frame.t("ui-rated-more")) } }
            }
            label.tick {
                input type="checkbox" name="beyond-luck" value="on" checked[form.beyond_luck];
                span { b { (frame.t("ui-beyond-luck")) } small { (frame.t("ui-beyond-luck-more")) } }
            }
        }
    }
}

fn players(frame: &Frame<'_>, info: &Info, form: &NewTableForm) -> Markup {
    html! {
        fieldset #players-count {
            legend { (frame.t("ui-players-how-many")) }
            div.segments {
                @for count in info.seats.clone() {
                    label {
                        input type="radio" name="players" value=(count) checked[form.players == count];
                        span { (count) }
                    }
                }
            }
        }
    }
}

fn seats(frame: &Frame<'_>, model: &NewTable<'_>) -> Markup {
    html! {
        fieldset {
            legend { (frame.t("ui-seats")) }
            ol.seating {
                @for (seat, choice) in (0..).map(Seat).zip(&model.form.seats) {
                    li data-seat=(seat.0 + 1) { (seat_row(frame, seat, choice, model.levels)) }
                }
            }
            p.cap { (icon("info", 16)) (frame.t("ui-seats-more")) }
        }
    }
}

fn seat_row(frame: &Frame<'_>, seat: Seat, choice: &SeatChoice, levels: &[&'static str]) -> Markup {
    let colour = format!("p{}", seat.index() % 5 + 1);
    let number = frame.say(&Message::new("ui-seat-number").with("number", seat.index() + 1));
    html! {
        (shield(&colour, 30))
        select name={ "seat-" (seat) } aria-label=(number) {
            @for kind in SeatKind::ALL {
                option value=(kind.key()) selected[kind == choice.kind] { (frame.t(kind_label(kind))) }
            }
        }
        // Both follow the choice beside them; the style sheet shows the one that matters.
        input.text.guest-name name={ "name-" (seat) } value=(choice.name) maxlength=(LONGEST_NAME) autocomplete="off"
            placeholder=(frame.t("ui-guest-name")) aria-label={ (number) ": " (frame.t("ui-guest-name")) };
        select.bot-level name={ "level-" (seat) } aria-label={ (number) ": " (frame.t("ui-bot-level")) } {
            @for level in levels {
                option value=(level) selected[choice.level == *level] { (frame.level_more(level)) }
            }
        }
    }
}

fn kind_label(kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Me => "ui-seat-me",
        SeatKind::Guest => "ui-seat-guest",
        SeatKind::Open => "ui-seat-open",
        SeatKind::Bot => "ui-seat-bot",
    }
}

/// With one value left there is nothing to choose.
fn choosable(model: &NewTable<'_>, key: &str, of: &[&str]) -> Option<String> {
    let fit = |players: &u8, value: &str| {
        let of_value = model.fits.iter().find(|fit| fit.key == key && fit.value == Some(value));
        of_value.is_none_or(|fit| fit.players.contains(players))
    };
    let several = |players: &u8| of.iter().filter(|value| fit(players, value)).count() > 1;
    let all: Vec<u8> = model.info.seats.clone().collect();
    let with: Vec<String> = all.iter().copied().filter(several).map(|players| players.to_string()).collect();
    (with.len() < all.len()).then(|| with.join(" "))
}

/// The numbers of players with which something can be chosen, for the style sheet to hide it at others.
fn fits(model: &NewTable<'_>, key: &str, value: Option<&str>) -> Option<String> {
    let fit = model.fits.iter().find(|fit| fit.key == key && fit.value == value)?;
    Some(fit.players.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
}

/// What the levels of bots mean: weaker ones err on purpose.
fn levels(frame: &Frame<'_>, model: &NewTable<'_>) -> Markup {
    html! {
        details.levels {
            summary { (frame.t("ui-bot-levels")) }
            ul {
                @for (strength, level) in (1..).zip(model.levels) {
                    li {
                        span.bars aria-hidden="true" { @for bar in 1..=model.levels.len() { i.full[bar <= strength] {} } }
                        span { b { (frame.level(level)) } small { (frame.level_sentence(level)) } }
                    }
                }
            }
        }
    }
}

/// Ways to begin: one click chooses all options. Without script it asks for the same form again, as an address one can keep.
fn begin(frame: &Frame<'_>, model: &NewTable<'_>) -> Markup {
    let info = model.info;
    let word = |name: &str| match name {
        "first" => "ui-begin-first",
        "usual" => "ui-begin-usual",
        _ => "ui-begin-all",
    };
    let values = |setup: &str| {
        let fields = NewTableForm::chosen_by(info, setup);
        json!(
            fields
                .into_iter()
                .map(|(key, values)| (format!("option-{key}"), values))
                .collect::<BTreeMap<_, _>>()
        )
    };
    let what = |setup: &str| {
        let agreed = frame.agreed(info, &format!("{}p {setup}", model.form.players.max(2)));
        let said = agreed.get(1..).unwrap_or_default().join(", ");
        if said.is_empty() { frame.t("ui-begin-plain") } else { said }
    };
    html! {
        @if !model.begin.is_empty() {
            fieldset #begin {
                legend { (frame.t("ui-begin")) }
                div.begin {
                    @for (name, setup) in &model.begin {
                        button.btn type="submit" formmethod="get" formnovalidate name="begin" value=(name)
                            data-begin=(values(setup)) {
                            b { (frame.t(word(name))) } small { (what(setup)) }
                        }
                    }
                }
            }
        }
    }
}

fn option(frame: &Frame<'_>, model: &NewTable<'_>, opt: &Opt) -> Markup {
    let (info, form) = (model.info, &model.form);
    let field = format!("option-{}", opt.key);
    let chosen = form.chosen.iter().find(|(key, _)| *key == opt.key).map_or(&[][..], |(_, values)| values);
    let is_chosen = |value: &str| chosen.iter().any(|c| c == value);
    let label = frame.option(info, opt.key);
    let tick = |kind: &str, value: &str| {
        html! {
            label.tick data-fits=[fits(model, opt.key, Some(value))] {
                input type=(kind) name=(field) value=(value) checked[is_chosen(value)];
                (sign(model, opt.key, value))
                (explained(frame, info, &frame.value(info, opt.key, value), &format!("{}-{value}", opt.key)))
            }
        }
    };
    html! {
        @match opt.kind {
            OptKind::Switch => div.field data-fits=[fits(model, opt.key, None)] {
                label.tick {
                    input type="checkbox" name=(field) value="on" checked[is_chosen("on")];
                    (sign(model, opt.key, "on"))
                    (explained(frame, info, &label, opt.key))
                }
            },
            OptKind::One(of) => fieldset data-fits=[choosable(model, opt.key, of)] {
                legend { (label) }
                div.ticks { @for value in of { (tick("radio", value)) } }
            },
            OptKind::Any { of, presets } => fieldset {
                legend { (label) }
                @if !presets.is_empty() {
                    div.presets {
                        span.cap { (frame.t("ui-presets")) }
                        // Without script a preset asks for the same form again, as an address one can keep.
                        @for (name, values) in presets {
                            button.btn.small type="submit" formmethod="get" formnovalidate name="preset"
                                value={ (opt.key) ":" (name) } data-field=(field) data-values=(values.join(" ")) {
                                (frame.value(info, opt.key, name))
                            }
                        }
                    }
                }
                div.ticks { @for value in of { (tick("checkbox", value)) } }
            },
        }
    }
}

/// The picture of an option or its value.
fn sign(model: &NewTable<'_>, key: &str, value: &str) -> Markup {
    let found = model.signs.get(&format!("{key}-{value}")).or_else(|| model.signs.get(key));
    html! {
        @if let Some(id) = found {
            svg.opt-sign.line[id.starts_with("i-")] width="36" height="36" aria-hidden="true" { use href={ "#" (id) }; }
        }
    }
}

/// The name of an option or its value, and what it means in one sentence: a message of its own, or what follows the colon.
fn explained(frame: &Frame<'_>, info: &Info, name: &str, key: &str) -> Markup {
    let (short, rest) = name.split_once(": ").map_or((name, None), |(short, rest)| (short, Some(rest)));
    let more = frame.option_more(info, key);
    html! {
        span {
            @match more.as_deref().or(rest) {
                Some(more) => { b { (if more == rest.unwrap_or_default() { short } else { name }) } small { (more) } }
                None => b { (name) },
            }
        }
    }
}
