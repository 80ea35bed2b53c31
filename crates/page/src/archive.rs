//! A finished game as it was told and drawn when it ended, shown by a program that cannot replay it.

use maud::{Markup, html};
use scene::Score;
use tabletop::{Info, Message};

use crate::{model::Frame, model::SeatLine, outcome::outcome, shell};

/// A finished game in words that were kept.
pub struct ArchivedGame<'a> {
    /// The game's name.
    pub game: &'a str,
    /// What was agreed on.
    pub agreed: &'a [String],
    /// Who won, and by what.
    pub outcome: &'a [String; 2],
    /// Best first.
    pub players: Vec<ArchivedPlayer>,
    /// What happened.
    pub log: Vec<ArchivedLine>,
    /// There is a picture of the end.
    pub drawn: bool,
}

/// A player's points.
pub struct ArchivedPlayer {
    /// The name.
    pub name: String,
    /// 1 for the first.
    pub place: u8,
    /// All points.
    pub total: i32,
    /// What for, and how many.
    pub items: Vec<(String, i32)>,
}

/// What one step brought.
pub struct ArchivedLine {
    /// Counted from 1.
    pub step: u32,
    /// In sentences.
    pub texts: Vec<String>,
}

/// How a game ended, in one language, to be kept.
pub struct EndInWords {
    /// The game's name.
    pub game: String,
    /// What was agreed on.
    pub agreed: Vec<String>,
    /// Who won, and by what.
    pub outcome: [String; 2],
}

impl EndInWords {
    /// The same words as on the result page.
    pub fn new(
        frame: &Frame<'_>,
        info: &Info,
        setup: &str,
        verdict: &[Message],
        seats: &[SeatLine],
        scores: &[Score],
    ) -> EndInWords {
        let (won, by) = outcome(frame, verdict, seats, scores);
        EndInWords { game: frame.game(info), agreed: frame.agreed(info, setup), outcome: [won, by] }
    }
}

/// The page of a kept game; `name` is the table's, `id` the one in addresses.
pub fn archived(frame: &Frame<'_>, id: &str, name: &str, kept: &ArchivedGame<'_>) -> Markup {
    let title = frame.say(&Message::new("ui-result-title").with("table", name.to_owned()));
    let mut reasons: Vec<&str> = Vec::new();
    for (reason, _) in kept.players.iter().flat_map(|player| &player.items) {
        if !reasons.contains(&reason.as_str()) {
            reasons.push(reason);
        }
    }
    let [won, by] = kept.outcome;
    let main = html! {
        section.top {
            div {
                p.cap { (kept.game) @for agreed in kept.agreed { ", " (agreed) } }
                h1 { (won) }
                p.muted { (by) }
                p #archived role="note" { (frame.t("ui-archived")) }
            }
        }
        div.broad { (scores(frame, &reasons, &kept.players)) }
        @if kept.drawn {
            section aria-labelledby="final-title" {
                h2 #final-title { (frame.t("ui-final-board")) }
                img #final-picture src={ "/t/" (id) "/final.svg" } alt=(frame.t("ui-final-board"));
            }
        }
        section aria-labelledby="log-title" {
            h2 #log-title { (frame.t("ui-log")) }
            ol #archived-log {
                @for line in &kept.log {
                    li value=(line.step) { (line.texts.join(" ")) }
                }
            }
        }
    };
    shell::sheet(frame, &title, "result archived", &main)
}

/// Reasons down, players across: as many as there were, on any screen.
fn scores(frame: &Frame<'_>, reasons: &[&str], players: &[ArchivedPlayer]) -> Markup {
    let points = |player: &ArchivedPlayer, reason: &str| {
        player.items.iter().find(|(of, _)| of == reason).map(|(_, points)| points.to_string())
    };
    html! {
        section aria-label=(frame.t("ui-scores")) {
            div.scroll {
                table.score.tall {
                    thead {
                        tr {
                            th.l scope="col" { span.vh { (frame.t("ui-scores")) } }
                            @for player in players { th scope="col" { (player.name) } }
                        }
                    }
                    tbody {
                        @for reason in reasons {
                            tr {
                                th.nm scope="row" { (reason) }
                                @for player in players { td { (points(player, reason).unwrap_or_default()) } }
                            }
                        }
                    }
                    tfoot {
                        tr {
                            th.nm scope="row" { (frame.t("ui-total")) }
                            @for player in players { td.tot.win[player.place == 1] { (player.total) } }
                        }
                    }
                }
            }
        }
    }
}
