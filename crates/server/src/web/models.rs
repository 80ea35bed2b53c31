//! Parts of models that several pages share.

use catalog::Viewed;
use page::{Again, AskKind, AskLine, ClockFace, People, SeatLine, Sitter, State, Talk, TalkLine, TalkText};
use tabletop::{Message, Seat, Words};

use crate::{
    analyses,
    api::colour,
    live::{Ask, Ending, Eyes, Live, Snapshot, Stage, actions_of_people},
    opening,
    store::{SaidRow, SeatKind, SeatRow, VisitorId, Wish},
    talk,
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

/// Lets the drawing say how a game ended that its rules did not end.
pub fn say_ending(position: &Snapshot, scene: &mut scene::Scene) {
    if let Some(verdict) = ended_by_people(position) {
        scene.verdict = verdict;
    }
}

/// How people ended a game before its rules did, in words; nothing where they did not.
pub fn ended_by_people(position: &Snapshot) -> Option<Vec<Message>> {
    let ending = position.company.ending()?;
    let names = |seats: &mut dyn Iterator<Item = usize>| {
        seats.map(|seat| position.seats[seat].name.clone()).collect::<Vec<_>>()
    };
    let out: Vec<usize> = position.company.out().iter().map(|seat| seat.index()).collect();
    let scores: Vec<u8> = position
        .scores(position.table.viewed_by(tabletop::Viewer::Spectator, None).as_ref())
        .iter()
        .map(|score| score.place)
        .collect();
    let won = names(&mut (0..scores.len()).filter(|&seat| scores[seat] == 1 && !out.contains(&seat)));
    Some(match ending {
        Ending::GivenUp => vec![
            Message::new("ui-ended-won").with("count", won.len()).with("names", won.join(", ")),
            Message::new("ui-ended-given-up").with("names", names(&mut out.iter().copied()).join(", ")),
        ],
        Ending::Aborted => vec![Message::new("ui-ended-aborted"), Message::new("ui-ended-without")],
        Ending::Stopped => vec![Message::new("ui-ended-stopped"), Message::new("ui-ended-without")],
        Ending::Closed => vec![Message::new("ui-ended-closed"), Message::new("ui-ended-without")],
    })
}

/// The people at a table as one reader may deal with them.
pub fn people(position: &Snapshot, live: &Live, eyes: &Eyes, you: Option<&VisitorId>) -> People {
    let company = &position.company;
    let playing = position.stage() == Stage::Playing;
    let seats = || (0..).map(Seat).take(position.seats.len());
    let own = |seat: &Seat| eyes.you.contains(seat);
    let takes_part = playing && eyes.you.iter().any(|&seat| company.is_played(seat));
    let slow = company.is_slow();
    let face = |(left, until): (i64, Option<i64>)| ClockFace { left, until, slow };
    let away = |seat: &Seat| match &position.seats[seat.index()].kind {
        SeatKind::Person(owner) => {
            takes_part && !own(seat) && position.is_asked(*seat) && live.is_long_away(owner)
        }
        _ => false,
    };
    People {
        talk: talk_at(position, you),
        clocks: company.times().unwrap_or_default().into_iter().map(face).collect(),
        asks: company.asks().iter().map(|ask| ask_line(ask, &eyes.you)).collect(),
        may_resign: eyes.you.iter().copied().find(|seat| playing && !company.out().contains(seat)),
        may_abort: takes_part && actions_of_people(position) < 2,
        may_ask: takes_part,
        may_ask_back: takes_part && position.table.steps() > 0,
        paused: company.is_paused(),
        to_return: eyes
            .you
            .iter()
            .copied()
            .find(|seat| playing && company.stand_in(*seat).is_some() && !company.out().contains(seat)),
        replaced: seats().filter(|&seat| company.stand_in(seat).is_some()).collect(),
        away: seats().filter(away).collect(),
        again: again(position, eyes),
        watching: live.watching(position, page::MOST_WATCHERS),
    }
}

/// Whether the reader may play once more with the same people, and how far that has come.
pub fn again(position: &Snapshot, eyes: &Eyes) -> Option<Again> {
    if position.stage() != Stage::Over || eyes.you.is_empty() || position.is_of_tournament() {
        return None;
    }
    let company = &position.company;
    Some(Again {
        next: position.row.rematch.clone(),
        ask: company.asks().iter().find(|ask| ask.wish == Wish::Again).map(|ask| ask_line(ask, &eyes.you)),
        refused: eyes.you.iter().any(|&seat| company.was_refused(seat, Wish::Again)),
        sequel: position.table.sequel().is_some(),
        others: position.seats.iter().any(|row| {
            matches!(row.kind, SeatKind::Person(_)) && !row.program && !eyes.you.contains(&row.seat)
        }),
    })
}

/// What a reader hears at the table, and may say.
fn talk_at(position: &Snapshot, you: Option<&VisitorId>) -> Talk {
    let host = you == Some(&position.row.host);
    let line = |said: &SaidRow| TalkLine {
        n: said.n,
        name: said.by.name.clone(),
        seat: said.seat,
        text: match () {
            () if said.removed => TalkText::Removed,
            () if said.phrase => match page::PHRASES.into_iter().find(|known| *known == said.text) {
                Some(key) => TalkText::Phrase(key),
                None => TalkText::Removed,
            },
            () => TalkText::Plain(said.text.clone()),
        },
        mine: you == Some(&said.by.id),
        reported: said.reported && host && !said.removed,
        may_remove: host && !said.removed,
    };
    let muted = position.mutes.iter().filter(|(by, _)| you == Some(by)).filter_map(|(_, whom)| {
        let said = position.talk.iter().rev().find(|said| said.by.id == *whom)?;
        Some((said.n, said.by.name.clone()))
    });
    Talk {
        lines: talk::heard(position, you).map(line).collect(),
        muted: muted.collect(),
        watching: you.is_none_or(|you| position.seats_of(you).is_empty()),
    }
}

fn ask_line(ask: &Ask, you: &[Seat]) -> AskLine {
    let open: Vec<_> = ask.of.iter().filter(|&seat| !ask.agreed.contains(seat)).collect();
    AskLine {
        id: ask.id,
        by: ask.by,
        kind: match ask.wish {
            Wish::Back(steps) => AskKind::Back(steps),
            Wish::Pause => AskKind::Pause,
            Wish::Stop => AskKind::Stop,
            Wish::Bot(seat) => AskKind::Bot(seat),
            Wish::Again => AskKind::Again,
        },
        agreed: ask.agreed.iter().collect(),
        mine: you.contains(&ask.by),
        to_answer: open.iter().any(|seat| you.contains(seat)),
        open,
    }
}
