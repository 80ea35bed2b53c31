//! Pictures of decisions: a position, and what actions make of it, through the eyes of the seat that decides.

use tabletop::{Seat, Turn, Viewer, Words};
use teach::{Look, Sight};

use crate::AnyTable;

/// A picture of a position or of what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Still {
    /// HTML that stands alone on a page with the sheets and symbols of all pages.
    pub html: String,
    /// What the last action brought, in words; nothing for the position itself.
    pub brought: String,
}

/// Something that could be done at the same position: who does what, one after the other.
pub type Line = [(Seat, String)];

/// The position, then what each of `actions` of `seat` makes of it. An action that is not legal has no picture.
pub fn compared(
    id: &str,
    before: &dyn AnyTable,
    seat: Seat,
    actions: &[&str],
    words: &dyn Words,
) -> Vec<Option<Still>> {
    let first = Pose { table: before.copy(), lit: Vec::new(), brought: String::new() };
    let poses: Vec<Option<Pose>> =
        actions.iter().map(|action| Pose::after(before, seat, action, seat, words)).collect();
    drawn(id, seat, std::iter::once(Some(first)).chain(poses).collect(), words)
}

/// The position, then each step of a line, as far as it is legal and luck does not come between.
pub fn followed(id: &str, before: &dyn AnyTable, eyes: Seat, line: &Line, words: &dyn Words) -> Vec<Still> {
    let mut poses = vec![Some(Pose { table: before.copy(), lit: Vec::new(), brought: String::new() })];
    for (seat, action) in line {
        let now = poses.last().and_then(Option::as_ref).expect("the line begins with the position");
        let next = Pose::after(now.table.as_ref(), *seat, action, eyes, words);
        if next.is_none() {
            break;
        }
        poses.push(next);
    }
    drawn(id, eyes, poses, words).into_iter().flatten().collect()
}

/// A table after something was done at it.
struct Pose {
    table: Box<dyn AnyTable>,
    lit: Vec<String>,
    brought: String,
}

impl Pose {
    fn after(before: &dyn AnyTable, seat: Seat, action: &str, eyes: Seat, words: &dyn Words) -> Option<Pose> {
        if !matches!(before.turn(), Turn::Seats(seats) if seats.iter().any(|other| other == seat)) {
            return None;
        }
        let choices = before.viewed_by(Viewer::Seat(seat), Some(seat)).choices();
        let path = choices.into_iter().find(|choice| choice.action == action).map(|choice| choice.path);
        let mut table = before.copy();
        table.play(seat, action).ok()?;
        let facts = table.viewed_by(Viewer::Seat(eyes), None).facts(before.steps());
        let facts: Vec<_> = facts.into_iter().flatten().collect();
        let brought: Vec<String> = facts.iter().map(|fact| words.say(&fact.message)).collect();
        let places = facts.into_iter().flat_map(|fact| fact.places);
        let lit = path.unwrap_or_default().into_iter().chain(places);
        Some(Pose { table, lit: lit.collect(), brought: brought.join(" ") })
    }
}

fn drawn(id: &str, eyes: Seat, poses: Vec<Option<Pose>>, words: &dyn Words) -> Vec<Option<Still>> {
    let look = |pose: &Pose| {
        // Cards before the seat are drawn only for whoever may choose among them.
        let viewed = pose.table.viewed_by(Viewer::Seat(eyes), Some(eyes));
        Look {
            sight: Sight {
                scene: viewed.scene(words),
                ghost: String::new(),
                open: Vec::new(),
                scores: Vec::new(),
                words,
            },
            lit: pose.lit.clone(),
            label: pose.brought.clone(),
        }
    };
    let looks: Vec<Look<'_>> = poses.iter().flatten().map(look).collect();
    let mut pictures = teach::alike(id, &looks).into_iter();
    let still = |pose: Option<Pose>| {
        let pose = pose?;
        Some(Still { html: pictures.next().unwrap_or_default(), brought: pose.brought })
    };
    poses.into_iter().map(still).collect()
}
