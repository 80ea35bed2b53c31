//! Several people at one screen, and secrets between them: a curtain is drawn until the one who is asked says so.

use tabletop::{Seat, UndoError, Viewer};

use super::{Eyes, Snapshot, Stage};
use crate::store::VisitorId;

impl Snapshot {
    /// With whose eyes a page looks at the table. Where people share a screen and something is hidden, that is a seat only
    /// while whoever sits there has raised the curtain and is the one to decide; otherwise the page knows what spectators
    /// know, and the curtain says whom to hand the screen to.
    pub fn eyes_at_screen(&self, visitor: Option<&VisitorId>, raised: Option<Seat>) -> Eyes {
        let eyes = self.eyes(visitor, raised);
        if !self.is_passed_around(&eyes.you) {
            return self.eyes(visitor, self.wished(&eyes.you, raised));
        }
        let owing = self.owing();
        let asked = eyes.you.iter().copied().find(|seat| owing.contains(seat));
        let sits_there = raised.is_some_and(|seat| eyes.you.contains(&seat));
        if sits_there && (eyes.acting.is_some() || asked.is_none()) {
            return eyes;
        }
        Eyes { viewer: Viewer::Spectator, acting: None, curtain: asked, you: eyes.you }
    }

    /// A seat is wished for while it is asked; then the page goes on with the next.
    fn wished(&self, you: &[Seat], raised: Option<Seat>) -> Option<Seat> {
        let owing = self.owing();
        raised.filter(|seat| owing.contains(seat) || !you.iter().any(|own| owing.contains(own)))
    }

    /// Do several people share a screen while something is hidden from somebody?
    pub fn is_passed_around(&self, you: &[Seat]) -> bool {
        you.len() > 1 && self.stage() == Stage::Playing && self.table.has_secrets(Viewer::Spectator)
    }

    /// Whether a seat of those who own `you` may take back what it did last. What was sealed at a shared screen stays so
    /// once the screen has been handed on: nobody takes back another's bet.
    pub fn may_undo(&self, you: &[Seat], seat: Seat) -> Result<(), UndoError> {
        self.seen_by(seat).may_undo()?;
        let owing = self.owing();
        let handed_on = !owing.contains(&seat) && you.iter().any(|own| owing.contains(own));
        if handed_on && self.is_passed_around(you) { Err(UndoError::NothingToTakeBack) } else { Ok(()) }
    }
}
