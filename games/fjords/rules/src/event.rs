//! What happened, in the past tense.

use tabletop::{Message, Say, Seat, Viewer};

use crate::{Corners, Face, Place, Rune, Terrain};

/// A fact. Fjords hides nothing, so everybody learns all of them.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case", tag = "what"))]
pub enum Event {
    /// A game of the match of three began.
    GameBegan {
        /// 1, 2 or 3.
        game: u8,
    },
    /// The lot fell on this seat to begin.
    FirstChosen {
        /// Who.
        seat: Seat,
    },
    /// A hex came out of the bag into the row.
    RowFilled {
        /// Which.
        hex: Face,
    },
    /// No hex of the row fitted anywhere: the row went back into the bag.
    RowSwapped {
        /// Whose turn it was.
        seat: Seat,
    },
    /// A hex was drawn to be laid (original variant).
    HexDrawn {
        /// Who drew.
        seat: Seat,
        /// Which.
        hex: Face,
    },
    /// A drawn hex fitted nowhere and was set aside (original variant).
    HexSetAside {
        /// Who drew it.
        seat: Seat,
        /// Which.
        hex: Face,
    },
    /// A hex was laid.
    HexLaid {
        /// Who laid it.
        seat: Seat,
        /// As it lies.
        hex: Face,
        /// Where.
        at: Place,
    },
    /// A rune stone was put on the hex that carries its symbol.
    StonePlaced {
        /// Which.
        rune: Rune,
        /// Where.
        at: Place,
    },
    /// A house was built.
    HouseBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Place,
    },
    /// A house was built on the home stone.
    HomeFounded {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Place,
    },
    /// The secret stone moved a house.
    HouseMoved {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        from: Place,
        /// Where it stands.
        to: Place,
    },
    ExplorationEnded {
        why: ExplorationEnd,
        /// Who begins the settlement.
        first: Seat,
        /// How many hexes stayed unlaid.
        unlaid: u8,
    },
    /// A viking was sent to a hex.
    VikingSent {
        /// Whose.
        seat: Seat,
        /// Where to.
        at: Place,
    },
    /// The journey stone carried a viking over the sea.
    VikingSailed {
        /// Whose.
        seat: Seat,
        /// Where to.
        at: Place,
    },
    /// The horse stone carried a viking over the mountains.
    VikingRode {
        /// Whose.
        seat: Seat,
        /// Where to.
        at: Place,
    },
    /// The wisdom stone carried a viking over an empty cell.
    VikingCrossed {
        /// Whose.
        seat: Seat,
        /// Where the stone lies.
        cell: Place,
        /// Where to.
        at: Place,
    },
    SeatOut {
        /// Who.
        seat: Seat,
        why: OutBecause,
    },
    /// A game of the match of three ended.
    GameEnded {
        /// 1, 2 or 3.
        game: u8,
        /// Who won it.
        winner: Seat,
        /// The winner's points in it.
        points: i32,
    },
    /// All was over.
    GameOver {
        /// Who won.
        winner: Seat,
        /// Points, those of the whole match in the original variant.
        points: i32,
        /// The most points of anybody else.
        next: i32,
        /// Was it a match, in which games won decide a tie?
        of_match: bool,
    },
}

/// Why exploration ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum ExplorationEnd {
    /// Every hex is laid; the seat after the last layer begins.
    AllLaid,
    /// Nothing that is left fits anywhere; the seat that found nothing to lay begins.
    NothingFits,
    /// The last hex was drawn and laid; the seat after its layer begins (original variant).
    LastLaid,
    /// The last hex was drawn and fitted nowhere; the seat that drew it begins (original variant).
    LastUnfit,
}

/// Why a seat is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum OutBecause {
    /// Every viking is on the board.
    NoVikingLeft,
    /// No hex can be reached.
    NoHexInReach,
    /// The seat chose to leave.
    Left,
}

impl tabletop::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Event> {
        Some(self.clone())
    }

    fn actor(&self) -> Option<Seat> {
        match *self {
            Event::HexDrawn { seat, .. }
            | Event::HexSetAside { seat, .. }
            | Event::HexLaid { seat, .. }
            | Event::HouseBuilt { seat, .. }
            | Event::HomeFounded { seat, .. }
            | Event::HouseMoved { seat, .. }
            | Event::VikingSent { seat, .. }
            | Event::VikingSailed { seat, .. }
            | Event::VikingRode { seat, .. }
            | Event::VikingCrossed { seat, .. }
            | Event::SeatOut { seat, .. } => Some(seat),
            Event::GameBegan { .. }
            | Event::FirstChosen { .. }
            | Event::RowFilled { .. }
            | Event::RowSwapped { .. }
            | Event::StonePlaced { .. }
            | Event::ExplorationEnded { .. }
            | Event::GameEnded { .. }
            | Event::GameOver { .. } => None,
        }
    }
}

/// The message that names a hex for people: plain, ridge, shore or fjord.
pub fn hex_name(corners: Corners) -> &'static str {
    match (corners.shows(Terrain::Mountain), corners.shows(Terrain::Sea)) {
        (false, false) => "fjords-hex-plain",
        (true, false) => "fjords-hex-ridge",
        (false, true) => "fjords-hex-shore",
        (true, true) => "fjords-hex-fjord",
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        let by = |id, seat: Seat| Message::new(id).with("seat", seat);
        let on = |id, seat: Seat, at: Place| by(id, seat).with("at", at.label());
        let key = |face: Face| tabletop::Arg::Key(hex_name(face.corners));
        match *self {
            Event::GameBegan { game } => Message::new("fjords-event-game-began").with("game", game),
            Event::FirstChosen { seat } => by("fjords-event-first-chosen", seat),
            Event::RowFilled { hex } => Message::new("fjords-event-row-filled").with("hex", key(hex)),
            Event::RowSwapped { seat } => by("fjords-event-row-swapped", seat),
            Event::HexDrawn { seat, hex } => by("fjords-event-hex-drawn", seat).with("hex", key(hex)),
            Event::HexSetAside { seat, hex } => by("fjords-event-hex-set-aside", seat).with("hex", key(hex)),
            Event::HexLaid { seat, hex, at } => on("fjords-event-hex-laid", seat, at).with("hex", key(hex)),
            Event::StonePlaced { rune, at } => Message::new("fjords-event-stone-placed")
                .with("rune", tabletop::Arg::Key(rune.name()))
                .with("at", at.label()),
            Event::HouseBuilt { seat, at } => on("fjords-event-house-built", seat, at),
            Event::HomeFounded { seat, at } => on("fjords-event-home-founded", seat, at),
            Event::HouseMoved { seat, from, to } => {
                by("fjords-event-house-moved", seat).with("from", from.label()).with("to", to.label())
            }
            Event::ExplorationEnded { why, first, unlaid } => {
                let id = match why {
                    ExplorationEnd::AllLaid => "fjords-event-explored-all-laid",
                    ExplorationEnd::NothingFits => "fjords-event-explored-nothing-fits",
                    ExplorationEnd::LastLaid => "fjords-event-explored-last-laid",
                    ExplorationEnd::LastUnfit => "fjords-event-explored-last-unfit",
                };
                by(id, first).with("unlaid", unlaid)
            }
            Event::VikingSent { seat, at } => on("fjords-event-viking-sent", seat, at),
            Event::VikingSailed { seat, at } => on("fjords-event-viking-sailed", seat, at),
            Event::VikingRode { seat, at } => on("fjords-event-viking-rode", seat, at),
            Event::VikingCrossed { seat, cell, at } => {
                on("fjords-event-viking-crossed", seat, at).with("cell", cell.label())
            }
            Event::SeatOut { seat, why } => {
                let id = match why {
                    OutBecause::NoVikingLeft => "fjords-event-out-no-viking-left",
                    OutBecause::NoHexInReach => "fjords-event-out-no-hex-in-reach",
                    OutBecause::Left => "fjords-event-out-left",
                };
                by(id, seat)
            }
            Event::GameEnded { game, winner, points } => {
                by("fjords-event-game-ended", winner).with("game", game).with("points", points)
            }
            Event::GameOver { winner, points, next, of_match } => {
                let id = match (points > next, of_match) {
                    (true, _) => "fjords-event-game-over",
                    (false, false) => "fjords-event-game-over-later",
                    (false, true) => "fjords-event-game-over-games",
                };
                by(id, winner).with("points", points).with("next", next)
            }
        }
    }
}
