//! What to do now: one question, its facts, and what is not on the sheet.

use fleet::{Ask, Deed, Fleet, Section, Stage as Course, View};
use tabletop::{Arg, Message, Seat};

use crate::{gives::level, paper::Paper, pointing, rank, running};
use scene::{Button, Dock, Eye, Stage};

/// The dock of one pair of eyes.
pub fn dock(paper: &Paper<'_>, eye: &Eye<'_, Fleet>) -> Dock {
    let view = paper.view;
    let Some(seat) = eye.acting else {
        // Alone one wants to know what one has become.
        let next = rank::verdict(view).into_iter().skip(3);
        return Dock { heading: rank::ended(view), facts: next.collect(), ..Dock::default() };
    };
    let question = Dock {
        heading: Some(heading(view)),
        facts: facts(view, seat, eye),
        stages: stages(view),
        ..Dock::default()
    };
    let button = |deed, icon, label| Button {
        target: pointing::target(deed),
        icon,
        label: Message::new(label),
        closed: None,
    };
    let confirm = |id| Some(Message::new(id));
    match view.ask {
        Ask::Use => Dock { confirm: confirm("fleet-dock-confirm-use"), ..question },
        Ask::Again => Dock {
            buttons: vec![button(Deed::Decline, "skip", "fleet-dock-no-second-boat")],
            confirm: confirm("fleet-dock-confirm-mark"),
            ..question
        },
        Ask::Star => Dock {
            buttons: vec![button(Deed::Decline, "skip", "fleet-dock-no-star")],
            confirm: confirm("fleet-dock-confirm-mark"),
            ..question
        },
        Ask::Choice(_) => Dock {
            buttons: vec![
                button(Deed::Boat, "ship", "fleet-action-boat"),
                button(Deed::Licence, "log", "fleet-action-licence"),
            ],
            ..question
        },
        Ask::Bonus => Dock { confirm: confirm("fleet-dock-confirm-bonus"), ..question },
        Ask::Oyster => Dock {
            buttons: vec![
                button(Deed::SecondFish, "fish", "fleet-choice-second-fish"),
                button(Deed::FishCoin, "coin", "fleet-choice-fish-coin"),
            ],
            ..question
        },
        Ask::Take => Dock { confirm: confirm("fleet-dock-confirm-take"), ..question },
        Ask::Nothing | Ask::Reroll => question,
    }
}

fn heading(view: &View) -> Message {
    match (view.ask, view.die) {
        (Ask::Use, Some(die)) => {
            let id = if die.picked { "fleet-dock-use" } else { "fleet-dock-share" };
            Message::new(id).with("face", Arg::Key(die.face.name()))
        }
        (Ask::Again, _) => Message::new("fleet-dock-again"),
        (Ask::Star, _) => {
            let star = view.waiting.first().copied().unwrap_or_default();
            Message::new("fleet-dock-star").with("star", running::star_name(view, star))
        }
        (Ask::Choice(section), _) => {
            Message::new("fleet-dock-choice").with("section", Arg::Key(section.name()))
        }
        (Ask::Bonus, _) => Message::new("fleet-dock-bonus"),
        (Ask::Oyster, _) => Message::new("fleet-dock-oyster"),
        _ => Message::new("fleet-dock-take"),
    }
}

fn facts(view: &View, seat: Seat, eye: &Eye<'_, Fleet>) -> Vec<Message> {
    let boxes = eye.legal.iter().filter(|action| matches!(action.deed(), Deed::Mark(_))).count();
    let lit = Message::new("fleet-fact-boxes").with("count", boxes);
    match view.ask {
        Ask::Take => {
            let players = view.seats.len() as u8;
            let next = seat.next(players);
            let last = next == view.first;
            let who = if players == 1 || last {
                Message::new("fleet-fact-last")
            } else {
                Message::new("fleet-fact-next").with("seat", next)
            };
            vec![who]
        }
        Ask::Use => {
            let sheet = &view.seats[seat.index()];
            let shrimp = view.die.is_some_and(|die| die.picked && die.face.boats() == Some(Section::Shrimp));
            let held = usize::from(level(sheet, Section::Shrimp));
            let licence = (shrimp && held > 0).then(|| {
                Message::new("fleet-fact-shrimp")
                    .with("marks", view.printed.shrimp_marks[held - 1])
                    .with("stars", view.printed.shrimp_stars[held - 1])
            });
            [lit].into_iter().chain(licence).collect()
        }
        Ask::Star => source(view).into_iter().chain([lit]).collect(),
        Ask::Again => vec![lit],
        Ask::Bonus => vec![Message::new("fleet-fact-bonus")],
        Ask::Choice(_) | Ask::Oyster | Ask::Nothing | Ask::Reroll => Vec::new(),
    }
}

/// What earned the star that is to be used now.
fn source(view: &View) -> Option<Message> {
    // A star of a licence says by its name what earned it.
    let star = view.waiting.first().copied().filter(|star| star.coin_box.is_some())?;
    let cause = running::earned_by(view, star).map(running::cause)?;
    Some(Message::new("fleet-fact-star-by").with("cause", cause))
}

/// The phases of the round; fishing only where all boats fish.
fn stages(view: &View) -> Vec<(Stage, Message)> {
    let now = match view.stage {
        Course::Roll | Course::Pick | Course::Share if view.town => 3,
        Course::Roll | Course::Pick | Course::Share => 0,
        Course::Income => 1,
        Course::Catch | Course::AfterCatch | Course::Swordfish => 2,
        Course::First | Course::Gold | Course::Silver | Course::Start | Course::Over => return Vec::new(),
    };
    let names = ["fleet-stage-boats", "fleet-stage-income", "fleet-stage-fishing", "fleet-stage-town"];
    let in_round = |&(at, _): &(usize, &'static str)| at != 2 || Fleet::fishes_in(view.round);
    let stage = |(at, name): (usize, &'static str)| {
        let stage = match at.cmp(&now) {
            std::cmp::Ordering::Less => Stage::Done,
            std::cmp::Ordering::Equal => Stage::Now,
            std::cmp::Ordering::Greater => Stage::Later,
        };
        (stage, Message::new(name))
    };
    names.into_iter().enumerate().filter(in_round).map(stage).collect()
}
