//! What happened, why something may not be done, what points are for.

use tabletop::{Message, Say, Seat, Viewer};

/// What happened. A plank that the listener may not know is `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The first player was drawn.
    FirstChosen(Seat),
    /// A plank came into a hand.
    Dealt(Seat, Option<u8>),
    /// The tide brought a prize.
    TideRose(u8),
    /// A bid was sealed.
    Sealed(Seat, Option<u8>),
    /// A bid was opened.
    Opened(Seat, u8),
    /// The highest bid took the prize.
    PrizeTaken(Seat, u8),
    /// Two bids were highest.
    PrizeLost(u8),
    /// A plank went under the boat.
    Buried(Seat, Option<u8>),
    /// Nothing was buried.
    Passed(Seat),
}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let for_owner = |seat: Seat, plank: Option<u8>| {
            plank.filter(|_| viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat))
        };
        Some(match *self {
            Event::Dealt(seat, plank) => Event::Dealt(seat, for_owner(seat, plank)),
            Event::Sealed(seat, plank) => Event::Sealed(seat, for_owner(seat, plank)),
            Event::Buried(seat, plank) => Event::Buried(seat, for_owner(seat, plank)),
            _ => self.clone(),
        })
    }

    fn actor(&self) -> Option<Seat> {
        match *self {
            Event::Sealed(seat, _) | Event::Buried(seat, _) | Event::Passed(seat) => Some(seat),
            _ => None,
        }
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        let secret = |id: &'static str, hidden: &'static str, seat: Seat, plank: Option<u8>| match plank {
            Some(plank) => Message::new(id).with("seat", seat).with("plank", plank),
            None => Message::new(hidden).with("seat", seat),
        };
        match *self {
            Event::FirstChosen(seat) => Message::new("flotsam-event-first").with("seat", seat),
            Event::Dealt(seat, plank) => {
                secret("flotsam-event-dealt", "flotsam-event-dealt-hidden", seat, plank)
            }
            Event::TideRose(prize) => Message::new("flotsam-event-tide").with("prize", prize),
            Event::Sealed(seat, plank) => {
                secret("flotsam-event-sealed", "flotsam-event-sealed-hidden", seat, plank)
            }
            Event::Opened(seat, plank) => {
                Message::new("flotsam-event-opened").with("seat", seat).with("plank", plank)
            }
            Event::PrizeTaken(seat, prize) => {
                Message::new("flotsam-event-taken").with("seat", seat).with("prize", prize)
            }
            Event::PrizeLost(prize) => Message::new("flotsam-event-lost").with("prize", prize),
            Event::Buried(seat, plank) => {
                secret("flotsam-event-buried", "flotsam-event-buried-hidden", seat, plank)
            }
            Event::Passed(seat) => Message::new("flotsam-event-passed").with("seat", seat),
        }
    }
}

/// Why something may not be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Refusal {
    /// The table waits for something else.
    NotNow,
    /// The hand holds no such plank.
    NoSuchPlank,
}

impl Say for Refusal {
    fn say(&self) -> Message {
        Message::new(match self {
            Refusal::NotNow => "flotsam-refusal-not-now",
            Refusal::NoSuchPlank => "flotsam-refusal-no-such-plank",
        })
    }
}

/// What points are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Prizes taken.
    Prizes,
    /// Good planks under the boat, once the game is over.
    Buried,
}

impl Say for Reason {
    fn say(&self) -> Message {
        Message::new(match self {
            Reason::Prizes => "flotsam-reason-prizes",
            Reason::Buried => "flotsam-reason-buried",
        })
    }
}
