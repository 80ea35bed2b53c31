//! How a game ended, in words: the same on the result page, at the table and in the log.

use scene::Score;
use tabletop::{Message, Seat};

use crate::model::{Frame, SeatLine, State, TableModel};

/// Seats by place, best first.
pub(crate) fn ranking<'m>(
    seats: &'m [SeatLine],
    scores: &'m [Score],
) -> Vec<(Seat, &'m SeatLine, &'m Score)> {
    let mut ranked: Vec<_> =
        (0..).map(Seat).zip(seats).zip(scores).map(|((seat, line), score)| (seat, line, score)).collect();
    ranked.sort_by_key(|&(seat, _, score)| (score.place, seat));
    ranked
}

/// Who won, and by how much. Where the game itself passes a verdict, as on somebody who plays alone, that is said.
pub(crate) fn outcome(
    frame: &Frame<'_>,
    verdict: &[Message],
    seats: &[SeatLine],
    scores: &[Score],
) -> (String, String) {
    let ranking = ranking(seats, scores);
    let winners = ranking.iter().filter(|(.., score)| score.place == 1);
    let names: Vec<_> = winners.map(|(_, line, _)| line.name.as_str()).collect();
    let best = ranking.first().map_or(0, |(.., score)| score.total);
    let next = ranking.iter().find(|(.., score)| score.place > 1).map(|(.., score)| score.total);
    let won = Message::new("ui-result-won").with("names", names.join(", ")).with("count", names.len());
    let by = match next {
        Some(next) if next == best => Message::new("ui-result-tie").with("best", best),
        Some(next) => Message::new("ui-result-points").with("best", best).with("next", next),
        None if names.len() > 1 => Message::new("ui-result-shared").with("best", best),
        None => Message::new("ui-result-alone").with("best", best),
    };
    match verdict {
        [] => (frame.say(&won), frame.say(&by)),
        [title] => (frame.say(title), frame.say(&by)),
        [title, more @ ..] => {
            (frame.say(title), more.iter().map(|said| frame.say(said)).collect::<Vec<_>>().join(" "))
        }
    }
}

/// How the game at this table ended, if it has and its end is what the reader looks at.
pub(crate) fn of_table(frame: &Frame<'_>, model: &TableModel<'_>) -> Option<(String, String)> {
    let at_end = model.shown.is_none_or(|step| step == model.steps);
    (model.state == State::Over && at_end)
        .then(|| outcome(frame, &model.scene.verdict, &model.seats, &model.scores))
}
