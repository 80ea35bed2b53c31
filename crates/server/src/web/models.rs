//! Parts of models that several pages share.

use catalog::Viewed;
use page::{SeatLine, Sitter, State};
use tabletop::{Seat, Words};

use crate::{
    analyses,
    api::colour,
    live::{Live, Stage},
    opening,
    store::{SeatKind, SeatRow, VisitorId},
};

/// A seat as its reader sees it.
pub fn seat_line(row: &SeatRow, reader: Option<&VisitorId>, live: Option<&Live>) -> SeatLine {
    let sitter = match &row.kind {
        SeatKind::Open => Sitter::Open,
        SeatKind::Person(visitor) if Some(visitor) == reader => Sitter::You,
        SeatKind::Person(_) if row.program => Sitter::Program,
        SeatKind::Person(visitor) => {
            Sitter::Person { online: live.is_some_and(|live| live.is_present(visitor)) }
        }
        SeatKind::Bot(level) => Sitter::Bot(opening::level(level).unwrap_or_default()),
    };
    SeatLine { name: row.name.clone(), sitter, colour: colour(row.seat) }
}

/// How far a table has come.
pub fn state(stage: Stage) -> State {
    match stage {
        Stage::Open => State::Open,
        Stage::Playing => State::Playing,
        Stage::Over => State::Over,
        Stage::Closed => State::Closed,
    }
}

/// Each seat's points over the game, from points by step.
pub fn course(shown: &dyn Viewed) -> Vec<Vec<i32>> {
    let by_step = shown.course();
    let of_seat = |seat: Seat| by_step.iter().map(|points| points[seat.index()]).collect();
    (0..shown.seats()).map(Seat).map(of_seat).collect()
}

/// A game looked at again, as the result page shows it.
pub fn analysis(
    table: &dyn catalog::AnyTable,
    found: catalog::Analysis,
    words: &dyn Words,
) -> page::Analysis {
    let told = analyses::in_words(table, &found, words);
    let moment = |(moment, told): (&catalog::Moment, analyses::Told)| page::Moment {
        step: moment.step as u32,
        seat: Seat(moment.seat),
        played: told.played,
        is_best: moment.is_best(),
        line: told.best,
        slip: moment.is_slip(),
        lost: moment.given_away(),
        points: moment.expected.points.clone(),
        wins: moment.expected.wins.clone(),
    };
    let turn = |turn: &catalog::TurningPoint| page::Turn {
        step: turn.step as u32,
        seat: Seat(turn.seat),
        cause: match turn.cause {
            catalog::Cause::Decision => page::Cause::Decision,
            catalog::Cause::Fortune => page::Cause::Fortune,
            catalog::Cause::Lead => page::Cause::Lead,
        },
        from: turn.from,
        to: turn.to,
    };
    page::Analysis {
        moments: found.moments.iter().zip(told).map(moment).collect(),
        end: found.end.map(|end| end.wins).unwrap_or_default(),
        turns: found.turns.iter().map(turn).collect(),
    }
}
