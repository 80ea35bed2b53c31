//! The people at a table beside their game: clocks, questions of one to the others, giving up.

use maud::{Markup, html};
use tabletop::{Message, Seat};

use crate::{
    model::{Frame, SeatLine, State, TableModel},
    parts::{icon, shield},
};

/// A clock as its seat's card shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// What is left, in milliseconds, when it last began to run or stopped.
    pub left: i64,
    /// Until when, in milliseconds since 1970, if it runs.
    pub until: Option<i64>,
    /// Counted in days.
    pub slow: bool,
}

/// What is asked of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AskKind {
    /// To take back what was done since this step.
    Back(u32),
    /// To pause.
    Pause,
    /// To stop without a result.
    Stop,
    /// To put a bot in the place of somebody.
    Bot(Seat),
    /// To play once more.
    Again,
}

/// A question of one to the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskLine {
    /// Its number.
    pub id: u64,
    /// Who asks.
    pub by: Seat,
    /// What.
    pub kind: AskKind,
    /// Who agrees already.
    pub agreed: Vec<Seat>,
    /// Who has not answered.
    pub open: Vec<Seat>,
    /// The reader asks.
    pub mine: bool,
    /// The reader is asked.
    pub to_answer: bool,
}

/// How far it has come that the same people play once more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Again {
    /// The next table, once all have agreed.
    pub next: Option<String>,
    /// Somebody has asked.
    pub ask: Option<AskLine>,
    /// The reader asked, and somebody did not want to.
    pub refused: bool,
    /// Another game follows in the same series, or a new series begins.
    pub sequel: bool,
    /// Other people must agree.
    pub others: bool,
}

/// The people at a table, as one reader may deal with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    /// What was said.
    pub talk: crate::talk::Talk,
    /// One for each seat; none where time is not measured.
    pub clocks: Vec<ClockFace>,
    /// What is asked, the oldest first.
    pub asks: Vec<AskLine>,
    /// The reader's seat that may be given up.
    pub may_resign: Option<Seat>,
    /// The game may still be called off.
    pub may_abort: bool,
    /// The reader may ask something of the others.
    pub may_ask: bool,
    /// The reader may ask to go back further than their own last action alone.
    pub may_ask_back: bool,
    /// The clocks stand.
    pub paused: bool,
    /// The reader's seat for which a bot sits in.
    pub to_return: Option<Seat>,
    /// Seats for which a bot sits in, or that were given up.
    pub replaced: Vec<Seat>,
    /// Those who have been away for long while the others wait for them.
    pub away: Vec<Seat>,
    /// Once more, when the game is over; nothing for those who did not play.
    pub again: Option<Again>,
    /// How many look on; no more than [`MOST_WATCHERS`] are told apart.
    pub watching: usize,
}

/// Beyond this it is of no interest how many look on.
pub const MOST_WATCHERS: usize = 20;

/// How many look on, for those who play: nobody is watched without knowing it.
pub(crate) fn watchers(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    let count = model.people.watching;
    let many = count >= MOST_WATCHERS;
    let said = Message::new(if many { "ui-watchers-many" } else { "ui-watchers" });
    let said = frame.say(&said.with("count", if many { MOST_WATCHERS - 1 } else { count }));
    html! {
        @if count == 0 || model.shown.is_some() {
            span #watchers .watchers hidden {}
        } @else {
            span #watchers .watchers role="img" aria-label=(said) title=(said) {
                (icon("eye", 18)) b { @if many { (MOST_WATCHERS - 1) "+" } @else { (count) } }
            }
        }
    }
}

/// The clock of a seat. A script lets it run; without one it shows what was left when it began to.
pub(crate) fn clock(frame: &Frame<'_>, model: &TableModel<'_>, seat: Seat) -> Markup {
    let face = model
        .people
        .clocks
        .get(seat.index())
        .filter(|_| model.shown.is_none() && model.state == State::Playing);
    html! {
        @if let Some(face) = face {
            span.clk.seat-clock.run[face.until.is_some()] data-until=[face.until] title=(frame.t("ui-clock")) {
                (icon(if face.slow { "slow" } else { "live" }, 16))
                span.vh { (frame.t("ui-clock")) ": " }
                b { (left(frame, face.left)) }
            }
        }
    }
}

/// How much time is left, in words or as minutes and seconds.
pub(crate) fn left(frame: &Frame<'_>, millis: i64) -> String {
    let seconds = millis.max(0) / 1000;
    match seconds {
        0..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        3600..172_800 => frame.say(&Message::new("ui-left-hours").with("count", seconds / 3600)),
        _ => frame.say(&Message::new("ui-left-days").with("count", seconds / 86_400)),
    }
}

/// What stands beside somebody's name: a bot sits in for them.
pub(crate) fn replaced(frame: &Frame<'_>, model: &TableModel<'_>, seat: Seat) -> Markup {
    html! {
        @if model.people.replaced.contains(&seat) { small.sits-in { (icon("bot", 14)) (frame.t("ui-sits-in")) } }
    }
}

fn name(seats: &[SeatLine], seat: Seat) -> String {
    seats.get(seat.index()).map(|line| line.name.clone()).unwrap_or_default()
}

fn names(seats: &[SeatLine], of: &[Seat]) -> String {
    of.iter().map(|&seat| name(seats, seat)).collect::<Vec<_>>().join(", ")
}

/// A button that does something beside the game. Works as a plain form.
fn deed(
    frame: &Frame<'_>,
    table: &str,
    (deed, word, sign, class): (&str, &'static str, &str, &str),
    field: Option<(&str, String)>,
) -> Markup {
    html! {
        form.deed method="post" action={ "/t/" (table) "/people" } {
            input type="hidden" name="deed" value=(deed);
            @if let Some((name, value)) = field { input type="hidden" name=(name) value=(value); }
            button class=(class) type="submit" { (icon(sign, 18)) (frame.t(word)) }
        }
    }
}

/// Cards for what is asked, for a pause, and for somebody who is away. Nothing here ever takes the place of something else.
pub(crate) fn cards(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    let people = &model.people;
    let shown = model.shown.is_none() && model.state == State::Playing;
    html! {
        section #asks .asks aria-label=(frame.t("ui-asks")) aria-live="polite" {
            @if shown {
                @if let Some(seat) = people.to_return {
                    div #ask-return .askcard {
                        (seat_sign(&model.seats, seat))
                        div { b { (frame.t("ui-return-title")) } p { (frame.t("ui-return-more")) } }
                        div.ab { (deed(frame, model.id, ("return", "ui-return", "check", "btn"), Some(("seat", seat.to_string())))) }
                    }
                }
                @if people.paused {
                    div #ask-paused .askcard {
                        (icon("clock", 24))
                        div { b { (frame.t("ui-paused-title")) } p { (frame.t("ui-paused-more")) } }
                        @if people.may_ask { div.ab { (deed(frame, model.id, ("resume", "ui-resume", "play", "btn"), None)) } }
                    }
                }
                @for ask in &people.asks { (card(frame, model.id, &model.seats, ask)) }
                @for &seat in &people.away {
                    @if !people.asks.iter().any(|ask| ask.kind == AskKind::Bot(seat)) {
                        div.askcard id={ "ask-away-" (seat) } {
                            (seat_sign(&model.seats, seat))
                            div {
                                b { (frame.say(&Message::new("ui-away-title").with("name", name(&model.seats, seat)))) }
                                p { (frame.t("ui-away-more")) }
                            }
                            div.ab { (deed(frame, model.id, ("ask-bot", "ui-away-bot", "bot", "btn"), Some(("seat", seat.to_string())))) }
                        }
                    }
                }
            } @else if let Some(once_more) = people.again.as_ref().filter(|_| model.shown.is_none()) {
                // Who wants to play again asks on the page of the result; the others are asked wherever they are.
                @if once_more.ask.is_some() || once_more.next.is_some() && once_more.others {
                    (again(frame, model.id, &model.seats, once_more))
                }
            }
        }
    }
}

/// Once more: a question to the others, which each of them answers; then the way to the next table.
pub(crate) fn again(frame: &Frame<'_>, table: &str, seats: &[SeatLine], again: &Again) -> Markup {
    html! {
        @if let Some(next) = &again.next {
            div #again-next .askcard {
                (icon("turn", 24))
                div { b { (frame.t(if again.sequel { "ui-sequel-begun" } else { "ui-rematch-begun" })) } }
                div.ab { a.btn.primary href={ "/t/" (next) } { (frame.t(if again.sequel { "ui-sequel-go" } else { "ui-rematch-go" })) } }
            }
        } @else if let Some(ask) = &again.ask {
            (card(frame, table, seats, ask))
        } @else if again.refused {
            p #again-refused .askcard { (icon("info", 20)) (frame.t("ui-again-refused")) }
        } @else {
            form #again method="post" action={ "/t/" (table) "/rematch" } {
                button.btn.primary type="submit" {
                    (icon("turn", 20)) (frame.t(if again.sequel { "ui-sequel" } else if seats.len() == 1 { "ui-again" } else { "ui-rematch" }))
                }
                @if again.others { small { (frame.t("ui-rematch-asks")) } }
            }
        }
    }
}

fn seat_sign(seats: &[SeatLine], seat: Seat) -> Markup {
    html! { @if let Some(line) = seats.get(seat.index()) { (shield(line.colour, 26)) } }
}

fn card(frame: &Frame<'_>, table: &str, seats: &[SeatLine], ask: &AskLine) -> Markup {
    let id = match ask.kind {
        AskKind::Back(_) => "ui-ask-back",
        AskKind::Pause => "ui-ask-pause",
        AskKind::Stop => "ui-ask-stop",
        AskKind::Bot(_) => "ui-ask-bot",
        AskKind::Again => "ui-ask-again",
    };
    let mut said = Message::new(id).with("name", name(seats, ask.by));
    match ask.kind {
        AskKind::Back(step) => said = said.with("step", i64::from(step) + 1),
        AskKind::Bot(seat) => said = said.with("whose", name(seats, seat)),
        AskKind::Pause | AskKind::Stop | AskKind::Again => {}
    }
    let number = || Some(("ask", ask.id.to_string()));
    html! {
        div.askcard id={ "ask-" (ask.id) } {
            (seat_sign(seats, ask.by))
            div {
                b { (frame.say(&said)) }
                p {
                    (frame.say(&Message::new("ui-ask-agreed").with("names", names(seats, &ask.agreed))))
                    @if !ask.open.is_empty() {
                        " " (frame.say(&Message::new("ui-ask-open").with("names", names(seats, &ask.open))))
                    }
                }
            }
            div.ab {
                @if ask.mine { (deed(frame, table, ("refuse", "ui-ask-withdraw", "cross", "btn"), number())) }
                @else if ask.to_answer {
                    (deed(frame, table, ("agree", "ui-ask-agree", "check", "btn"), number()))
                    (deed(frame, table, ("refuse", "ui-ask-refuse", "cross", "btn"), number()))
                }
            }
        }
    }
}

/// What stands in the menu: questions to the others, and giving up, which is asked twice.
pub(crate) fn menu(frame: &Frame<'_>, model: &TableModel<'_>) -> Markup {
    let people = &model.people;
    html! {
        @if people.may_ask_back { (deed(frame, model.id, ("ask-back", "ui-menu-back", "undo", "item"), None)) }
        @if people.may_ask && !people.clocks.is_empty() && !people.paused {
            (deed(frame, model.id, ("ask-pause", "ui-menu-pause", "clock", "item"), None))
        }
        @if people.may_abort { (deed(frame, model.id, ("abort", "ui-menu-abort", "cross", "item"), None)) }
        @else if people.may_ask { (deed(frame, model.id, ("ask-stop", "ui-menu-stop", "cross", "item"), None)) }
        @if let Some(seat) = people.may_resign {
            details #resign .resign {
                summary.item.bad { (icon("flag", 18)) (frame.t("ui-menu-resign")) }
                div.sure {
                    p { (frame.t(if model.seats.len() > 2 { "ui-resign-many" } else { "ui-resign-two" })) }
                    (deed(frame, model.id, ("resign", "ui-resign-sure", "flag", "btn bad"), Some(("seat", seat.to_string()))))
                }
            }
        }
    }
}
