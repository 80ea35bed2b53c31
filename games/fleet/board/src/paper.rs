//! One player's sheet on the page, and the row of boxes that all its sections have.

use fleet::{Ask, BoatView, BoxView, Deed, Kind, Section, SectionView, SheetView, View};
use tabletop::{Arg, Message, Seat, Words};

use crate::{
    FleetBoard,
    gives::{self, gives},
    pointing, running,
    signs::{cross, sign},
};
use scene::{Board, markup::said};

/// A sheet and who reads it.
pub struct Paper<'a> {
    /// What is known.
    pub view: &'a View,
    /// Whose sheet.
    pub seat: Seat,
    /// For labels.
    pub words: &'a dyn Words,
    /// Can one point at its boxes?
    pub live: bool,
}

impl Paper<'_> {
    /// The sheet itself.
    pub fn sheet(&self) -> &SheetView {
        &self.view.seats[self.seat.index()]
    }

    pub fn section(&self, section: Section) -> &SectionView {
        &self.sheet().sections[section.index()]
    }

    /// Words, ready for an attribute or an element.
    pub fn say(&self, message: &Message) -> String {
        said(self.words, message)
    }

    /// A message without arguments.
    pub fn t(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// Several messages, one after the other.
    pub fn list(&self, messages: &[Message]) -> String {
        messages.iter().map(|message| self.say(message)).collect::<Vec<_>>().join(", ")
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> String {
        self.say(&Message::new("fleet-label-seat").with("seat", seat))
    }

    /// A player's shield.
    pub fn shield(&self, seat: Seat, size: u8) -> String {
        scene::art::shields::inline(FleetBoard::colour(self.view, seat), size)
    }

    /// Does the chain that is running belong to this sheet?
    pub fn runs(&self) -> bool {
        self.view.to_act == Some(self.seat)
    }

    /// Does this seat have to decide this now?
    pub fn is_asked(&self, ask: Ask) -> bool {
        self.live && self.view.ask == ask && self.view.to_act == Some(self.seat)
    }

    /// What marking the next box of a section would give, in words.
    pub fn gives(&self, section: Section) -> String {
        self.list(&gives(self.view, self.seat, Deed::Mark(section)).say())
    }

    /// Can the player mark a box of this section some time, and does the Captain bar it?
    pub fn state(&self, section: Section) -> State {
        let own = self.section(section);
        let free = own.boxes.iter().any(|it| !it.marked && !it.crossed);
        match (own.open, free) {
            (true, true) => State::Open,
            (false, true) => State::Closed,
            (_, false) => State::Full,
        }
    }

    /// The row of boxes of a section. One of them stands for the section: the next free one.
    pub fn track(&self, section: Section) -> String {
        let own = self.section(section);
        let next = own.boxes.iter().take_while(|it| it.marked).count();
        let spot = next.min(own.boxes.len() - 1);
        let boxes = own.boxes.iter().enumerate();
        let drawn: String = boxes.map(|(at, it)| self.square(section, at, it, at == spot)).collect();
        let marked = Message::new("fleet-label-marked").with("marked", next).with("boxes", own.boxes.len());
        format!("<div class=\"fl-track\"><span class=\"vh\">{}</span>{drawn}</div>", self.say(&marked))
    }

    fn square(&self, section: Section, at: usize, it: &BoxView, spot: bool) -> String {
        let class = match it.kind {
            Kind::Plain => "",
            Kind::Licence | Kind::Boat | Kind::Choice | Kind::Fishing => " ring",
        };
        let face = match it.kind {
            Kind::Plain => String::new(),
            Kind::Licence => "<b>L</b>".to_owned(),
            Kind::Boat => sign("hull"),
            Kind::Choice => "<b>?</b>".to_owned(),
            Kind::Fishing => sign("fish"),
        };
        let (state, mark) = match it {
            BoxView { marked: true, .. } => {
                let fresh = self.runs() && running::marked(self.view, section, at + 1);
                (if fresh { " mk ch" } else { " mk" }, cross(section.index() * 16 + at))
            }
            BoxView { crossed: true, .. } => (" cr", String::new()),
            _ => ("", String::new()),
        };
        if !(spot && self.live) {
            return format!("<span class=\"fl-b{class}{state}\" aria-hidden=\"true\">{face}{mark}</span>");
        }
        let closed = if self.state(section) == State::Open { "" } else { " aria-disabled=\"true\"" };
        format!(
            "<button type=\"button\" class=\"fl-b{class}{state}\" data-t=\"{}\" aria-label=\"{}\"{closed}>{face}{mark}</button>",
            pointing::section(section),
            self.spot_label(section, at + 1),
        )
    }

    fn spot_label(&self, section: Section, number: usize) -> String {
        let named = |id| Message::new(id).with("section", Arg::Key(section.name()));
        self.say(&match self.state(section) {
            State::Open => {
                named("fleet-label-box").with("number", number).with("gives", self.unescaped_gives(section))
            }
            State::Closed => named("fleet-label-box-closed"),
            State::Full => named("fleet-label-box-full"),
        })
    }

    fn unescaped_gives(&self, section: Section) -> String {
        let said = gives(self.view, self.seat, Deed::Mark(section)).say();
        said.iter().map(|message| self.words.say(message)).collect::<Vec<_>>().join(", ")
    }

    /// Classes that light a section up when one looks at a die that serves it.
    pub fn serves(&self, section: Section) -> String {
        let faces = gives::faces(self.sheet(), section);
        faces.iter().map(|face| format!(" for-{}", face.word())).collect()
    }

    /// A token of the Captain, if it lies on this section.
    pub fn token(&self, section: Section) -> String {
        if !self.view.tokens.is_some_and(|tokens| tokens.contains(&section)) {
            return String::new();
        }
        format!(
            "<span class=\"fl-token\" title=\"{0}\">{1}<span class=\"vh\">{0}</span></span>",
            self.t("fleet-label-token"),
            sign("captain")
        )
    }

    /// A boat, in words.
    pub fn boat_label(&self, boat: &BoatView) -> String {
        let id = if boat.launched { "fleet-label-boat" } else { "fleet-label-boat-ashore" };
        let said = Message::new(id).with("fish", boat.fish).with("hold", boat.hold).with("points", boat.vp);
        self.say(&said)
    }
}

/// Whether a section can still be marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Yes.
    Open,
    /// There are free boxes, but the Captain has taken every circle.
    Closed,
    /// No box is free.
    Full,
}
