//! What people do at their table beside the game: giving up, asking one another, coming back; and time that runs out.

use tabletop::{Seat, Seats, Who};

use super::Keeper;
use crate::{
    clock,
    live::{Doing, Snapshot, Stage, Wanted, company::Company},
    people::PeopleError,
    problem::Problem,
    store::{Deed, Entry, EntryKind, SeatKind, SeatRow, VisitorId, Wish},
};

impl Keeper {
    /// Does what somebody wants; the answer is the new number of journal entries.
    pub(super) async fn people(&mut self, by: &VisitorId, doing: Doing) -> Result<u64, Problem> {
        let now = self.now();
        let own = now.seats_of(by);
        if own.is_empty() {
            return Err(Problem::ForeignSeat);
        }
        match now.stage() {
            Stage::Open => return Err(Problem::NotBegun),
            Stage::Closed => return Err(Problem::Closed),
            Stage::Over => return self.after_the_end(&now, by, doing).await,
            Stage::Playing => {}
        }
        let company = &now.company;
        if now.is_of_tournament() && matches!(doing, Doing::Abort | Doing::Ask(_)) {
            return Err(PeopleError::Tournament.into());
        }
        let deeds = match doing {
            Doing::Resign(seat) => {
                let seat = chosen(&own, seat, |seat| !company.out().contains(&seat))?;
                vec![(seat, Deed::Resign)]
            }
            Doing::Abort if actions_of_people(&now) < 2 => vec![(own[0], Deed::Abort)],
            Doing::Abort => return Err(PeopleError::TooLate.into()),
            Doing::Return(seat) => {
                let away = |seat| company.stand_in(seat).is_some() && !company.out().contains(&seat);
                vec![(chosen(&own, seat, away)?, Deed::Return)]
            }
            Doing::Resume if company.is_paused() => vec![(own[0], Deed::Resume)],
            Doing::Resume => return Err(PeopleError::NotPaused.into()),
            Doing::Ask(wanted) => self.ask(&now, &own, wanted)?,
            Doing::Answer { ask, yes } => answer(company, &own, ask, yes)?,
        };
        self.write_deeds(&now, deeds).await
    }

    /// Ends the game without a result, for whoever runs the server.
    pub(super) async fn close(&mut self) -> Result<(), Problem> {
        let now = self.now();
        match now.stage() {
            Stage::Open => Err(Problem::NotBegun),
            Stage::Over => Ok(()),
            Stage::Closed => Err(Problem::Closed),
            Stage::Playing => self.write_deeds(&now, vec![(Seat(0), Deed::Close)]).await.map(drop),
        }
    }

    /// When a game is over all that can be asked is another one.
    async fn after_the_end(&mut self, now: &Snapshot, by: &VisitorId, doing: Doing) -> Result<u64, Problem> {
        let own = &now.seats_of(by)[..];
        let company = &now.company;
        let asked = |ask: u64| company.asks().iter().any(|known| known.id == ask);
        let deeds = match doing {
            _ if now.row.rematch.is_some() => return Err(PeopleError::Over.into()),
            Doing::Ask(Wanted::Again) if asks_nobody(now, by) => {
                self.open_again(by).await?;
                return Ok(now.seq);
            }
            Doing::Ask(Wanted::Again) => ask_again(now, own)?,
            Doing::Answer { ask, yes } if asked(ask) => answer(company, own, ask, yes)?,
            Doing::Ask(_) | Doing::Resign(_) | Doing::Abort | Doing::Return(_) | Doing::Resume => {
                return Err(PeopleError::Over.into());
            }
            Doing::Answer { .. } => return Err(PeopleError::NotAsked.into()),
        };
        let asks = matches!(doing, Doing::Ask(_));
        let seq = self.write_deeds(now, deeds).await?;
        if self.begin_again().await?.is_none() && asks {
            self.context.visitors.ask_again(now, own[0]);
        }
        Ok(seq)
    }

    /// Opens the next table, if all who must have agreed to play again.
    pub(super) async fn begin_again(&mut self) -> Result<Option<String>, Problem> {
        let now = self.now();
        if now.row.rematch.is_some() {
            return Ok(now.row.rematch.clone());
        }
        let granted = now.company.granted().filter(|ask| ask.wish == Wish::Again);
        let host = granted.and_then(|ask| match &now.seats[ask.by.index()].kind {
            SeatKind::Person(host) => Some(host.clone()),
            _ => None,
        });
        match host {
            Some(host) => self.open_again(&host).await.map(Some),
            None => Ok(None),
        }
    }

    /// What is written when somebody asks for something.
    fn ask(&self, now: &Snapshot, own: &[Seat], wanted: Wanted) -> Result<Vec<(Seat, Deed)>, Problem> {
        let company = &now.company;
        let by = own.iter().copied().find(|&seat| company.is_played(seat)).ok_or(PeopleError::Out)?;
        if now.row.terms.rated && matches!(wanted, Wanted::Back(_) | Wanted::Bot(_)) {
            return Err(PeopleError::Rated.into());
        }
        let mut of = company.players();
        let wish = match wanted {
            Wanted::Pause if company.is_paused() => return Err(PeopleError::Paused.into()),
            Wanted::Pause => Wish::Pause,
            Wanted::Stop => Wish::Stop,
            Wanted::Again => return Err(Problem::NotOver),
            Wanted::Back(steps) => back(now, own, steps)?,
            Wanted::Bot(seat) => {
                let row = now.seats.get(seat.index()).ok_or(Problem::UnknownSeat)?;
                let SeatKind::Person(owner) = &row.kind else { return Err(PeopleError::NotAway.into()) };
                let long = self.live.away_for(owner).is_some_and(|away| away >= self.context.away);
                if own.contains(&seat) || !company.is_played(seat) || !now.owing().contains(&seat) || !long {
                    return Err(PeopleError::NotAway.into());
                }
                // Only those can agree who are here; nobody waits for a second one who is away.
                let here = |seat: &Seat| match &now.seats[seat.index()].kind {
                    SeatKind::Person(visitor) => visitor != owner && self.live.is_present(visitor),
                    _ => false,
                };
                of = of.iter().filter(here).collect();
                Wish::Bot(seat)
            }
        };
        if company.was_refused(by, wish) {
            return Err(PeopleError::AskedBefore.into());
        }
        if company.asks().iter().any(|ask| (ask.by, ask.wish) == (by, wish)) {
            return Err(PeopleError::AskedBefore.into());
        }
        let of = own.iter().copied().filter(|&seat| company.is_played(seat)).fold(of, Seats::with);
        // Who shares a screen asks for all who sit there.
        let id = now.seq;
        let others = own.iter().copied().filter(|&seat| seat != by && of.contains(seat));
        let agree = others.map(|seat| (seat, Deed::Agree(id)));
        Ok([(by, Deed::Ask(wish, of))].into_iter().chain(agree).collect())
    }

    /// Writes what people did, and what follows from it if everybody has agreed to something.
    async fn write_deeds(&mut self, now: &Snapshot, mut deeds: Vec<(Seat, Deed)>) -> Result<u64, Problem> {
        let at = clock::now();
        let mut company = now.company.clone();
        let owing = now.owing();
        for (id, (seat, deed)) in (now.seq..).zip(&deeds) {
            company.deed(id, at, *seat, deed, &owing);
        }
        let mut table = now.table.copy();
        if let Some(ask) = company.granted() {
            deeds.extend(match ask.wish {
                Wish::Pause => Some((ask.by, Deed::Pause)),
                Wish::Stop => Some((ask.by, Deed::Stop)),
                Wish::Bot(seat) => Some((seat, Deed::Bot(company.level().to_owned()))),
                Wish::Back(steps) => {
                    table = now.table.after(steps as usize);
                    Some((ask.by, Deed::Back(steps)))
                }
                // The next table follows from the question and its answers.
                Wish::Again => None,
            });
        }
        let entry = |(seat, deed)| Entry { kind: EntryKind::Deed(seat, deed), at, request: None };
        self.write(now, table, None, deeds.into_iter().map(entry).collect()).await
    }

    /// When the next clock runs out, in milliseconds from now.
    pub(super) fn next_due(&self) -> Option<i64> {
        let now = self.now();
        let (due, _) = now.company.due(clock::now(), self.context.boot, self.mercy())?;
        Some((due - clock::now()).max(0))
    }

    fn mercy(&self) -> i64 {
        self.context.boot + self.context.mercy.as_millis() as i64
    }

    /// Writes down whose time has run out. Another node may have done so: then nothing is left to do.
    pub(super) async fn time_out(&mut self) {
        let now = self.now();
        if now.stage() != Stage::Playing {
            return;
        }
        let Some((_, seats)) = now.company.due(clock::now(), self.context.boot, self.mercy()) else { return };
        if seats.is_empty() {
            return;
        }
        let deeds = seats.into_iter().map(|seat| (seat, now.company.deed_on_time_out())).collect();
        match self.write_deeds(&now, deeds).await {
            Ok(_) | Err(Problem::Stale { .. }) => {}
            Err(problem) => tracing::error!(table = now.row.id, %problem, "a time-out was not written"),
        }
        self.ask_bots().await;
    }
}

/// Is there nobody else who must agree to play again? Programs and bots are always ready.
pub(super) fn asks_nobody(now: &Snapshot, by: &VisitorId) -> bool {
    let answers = |row: &SeatRow| matches!(row.kind, SeatKind::Person(_)) && !row.program && !row.kind.is(by);
    !now.seats.iter().any(answers)
}

/// What is written when somebody wants to play again.
fn ask_again(now: &Snapshot, own: &[Seat]) -> Result<Vec<(Seat, Deed)>, Problem> {
    let company = &now.company;
    let by = *own.first().ok_or(Problem::ForeignSeat)?;
    if company.was_refused(by, Wish::Again) || company.asks().iter().any(|ask| ask.wish == Wish::Again) {
        return Err(PeopleError::AskedBefore.into());
    }
    let answers = |row: &&SeatRow| matches!(row.kind, SeatKind::Person(_)) && !row.program;
    let of: Seats = now.seats.iter().filter(answers).map(|row| row.seat).collect();
    let of = own.iter().copied().fold(of, Seats::with);
    let agree = own[1..].iter().map(|&seat| (seat, Deed::Agree(now.seq)));
    Ok([(by, Deed::Ask(Wish::Again, of))].into_iter().chain(agree).collect())
}

/// The seat that is meant: the one named, or the first own one for which it makes sense.
fn chosen(own: &[Seat], named: Option<Seat>, fits: impl Fn(Seat) -> bool) -> Result<Seat, Problem> {
    let mine = match named {
        Some(seat) if !own.contains(&seat) => return Err(Problem::ForeignSeat),
        Some(seat) => Some(seat).filter(|&seat| fits(seat)),
        None => own.iter().copied().find(|&seat| fits(seat)),
    };
    mine.ok_or_else(|| PeopleError::Out.into())
}

/// How often people have acted.
pub fn actions_of_people(now: &Snapshot) -> usize {
    let by_person = |index: &usize| match now.table.step(*index) {
        Some((Who::Seat(seat), _)) => matches!(now.seats[seat.index()].kind, SeatKind::Person(_)),
        _ => false,
    };
    (0..now.table.steps()).filter(by_person).take(2).count()
}

/// How far back somebody may ask to go: to before their own last action, or to a step they name.
fn back(now: &Snapshot, own: &[Seat], steps: Option<u32>) -> Result<Wish, Problem> {
    let all = now.table.steps();
    let is_own =
        |index: &usize| matches!(now.table.step(*index), Some((Who::Seat(seat), _)) if own.contains(&seat));
    let to = match steps {
        Some(steps) => Some(steps as usize).filter(|&steps| steps < all),
        None => (0..all).rev().find(is_own),
    };
    let to = to.ok_or(PeopleError::NothingBack)?;
    let luck = (to..all).any(|index| matches!(now.table.step(index), Some((Who::Chance, _))));
    if luck && !now.row.terms.beyond_luck {
        return Err(PeopleError::Luck.into());
    }
    // What the table owes to luck at that moment is drawn again at once, so there must be nothing of the kind.
    if now.table.after(to).turn() == tabletop::Turn::Chance {
        return Err(PeopleError::NothingBack.into());
    }
    Ok(Wish::Back(to as u32))
}

/// What is written when somebody answers.
fn answer(company: &Company, own: &[Seat], id: u64, yes: bool) -> Result<Vec<(Seat, Deed)>, Problem> {
    let ask = company.asks().iter().find(|ask| ask.id == id).ok_or(PeopleError::NotAsked)?;
    let asked: Vec<_> = own.iter().copied().filter(|&seat| ask.of.contains(seat)).collect();
    let first = *asked.first().ok_or(Problem::ForeignSeat)?;
    if !yes {
        return Ok(vec![(if asked.contains(&ask.by) { ask.by } else { first }, Deed::Refuse(id))]);
    }
    let open = asked.into_iter().filter(|&seat| !ask.agreed.contains(seat));
    let agree: Vec<_> = open.map(|seat| (seat, Deed::Agree(id))).collect();
    if agree.is_empty() { Err(PeopleError::AskedBefore.into()) } else { Ok(agree) }
}
