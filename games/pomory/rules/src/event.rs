//! What happened, in the past tense.

use tabletop::{Seat, Viewer};

use crate::{Card, Cards, Catch, End, Kind, News, Port, Resource, Spot, Verdict};

/// A fact. What only one seat may know is `None` to everybody else.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case", tag = "what"))]
#[allow(missing_docs, reason = "the fields say what they are: who, where, what, how many")]
pub enum Event {
    /// The lot named the first player.
    FirstChosen {
        seat: Seat,
    },
    RoundBegan {
        round: u16,
        first: Seat,
    },
    /// A resource card came into the row.
    CardOpened {
        card: Resource,
    },
    /// A resource card was discarded at once: its kind would have been above 4.
    CardDiscarded {
        card: Resource,
    },
    /// The last resource card was drawn: this round is the last.
    DeckEnded,
    /// A ship came out of the supply.
    ShipPlaced {
        seat: Seat,
        to: Spot,
        blocks: bool,
    },
    ShipMoved {
        seat: Seat,
        from: Spot,
        to: Spot,
        blocks: bool,
    },
    /// A ship was taken to the dock by its owner.
    ShipDocked {
        seat: Seat,
        at: Spot,
    },
    /// A blocked ship came free.
    ShipFreed {
        seat: Seat,
        at: Spot,
    },
    /// A blocking ship was pushed off.
    ShipPushed {
        seat: Seat,
        from: Spot,
        to: Spot,
    },
    /// A movement turn ended.
    MovementEnded {
        seat: Seat,
    },
    /// A news card with this number on it was played.
    NewsPlayed {
        seat: Seat,
        news: News,
        amount: u8,
    },
    /// Fair Wind brought more relocations.
    WindTurned {
        seat: Seat,
        left: u8,
    },
    /// An open card was discarded (Word of Shoals).
    RowCardDiscarded {
        card: Resource,
    },
    /// Played salt cards came back to the hand (Saltworks).
    SaltTaken {
        seat: Seat,
        salt: Cards,
    },
    /// Cards were laid face down.
    BetSealed {
        seat: Seat,
        count: u8,
        cards: Option<Cards>,
    },
    /// A sealed card was shown to one player (Quay Gossip).
    CardShown {
        to: Seat,
        of: Seat,
        card: Option<Card>,
    },
    /// Both bets lie.
    BetsClosed,
    /// The weather die was rolled.
    DieRolled {
        value: u8,
    },
    FairWeather,
    /// A storm rose at a port.
    StormRose {
        port: Port,
    },
    /// Dead Calm: the storm takes nobody.
    StormStilled,
    /// The storm took a ship to the dock.
    StormTook {
        seat: Seat,
        at: Spot,
        blocker: bool,
    },
    /// No ship lay within the storm's reach.
    StormSpared {
        port: Port,
    },
    /// One of three cards was taken back (Spare Tackle).
    CardTakenBack {
        seat: Seat,
        card: Option<Card>,
    },
    /// A bet was opened.
    BetOpened {
        seat: Seat,
        cards: Cards,
    },
    /// A catch card brought something, or nothing.
    Caught {
        seat: Seat,
        catch: Catch,
    },
    /// All catch cards of a seat together, and the resource cards it took.
    CatchTotalled {
        seat: Seat,
        points: u8,
        cards: u8,
    },
    /// The demand for salt was summed up.
    DemandSummed {
        first: u8,
        second: u8,
        demand: u8,
    },
    /// The demand for salt was changed (Salt Decree).
    DemandChanged {
        seat: Seat,
        by: i8,
        demand: u8,
    },
    CombinationScored {
        seat: Seat,
        verdict: Verdict,
        points: u8,
    },
    /// A news card was drawn.
    NewsDrawn {
        seat: Seat,
        news: Option<News>,
    },
    /// A news card was kept, and the other returned under the deck, if there were two.
    NewsKept {
        seat: Seat,
        kept: Option<News>,
        returned: Option<News>,
        choice: bool,
    },
    /// Docked ships came home.
    ShipsReturned {
        seat: Seat,
        ships: u8,
    },
    /// A set was announced.
    SetAnnounced {
        seat: Seat,
        kind: Kind,
        cards: u8,
        size: u8,
    },
    /// All salt cards came back to the hand.
    SaltReturned {
        seat: Seat,
    },
    GameEnded {
        why: End,
    },
    /// Somebody won.
    GameWon {
        seat: Seat,
        points: u16,
    },
    /// Nobody won.
    GameDrawn {
        points: u16,
    },
}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let mut event = self.clone();
        let hidden_from = |seat: Seat| viewer != Viewer::Omniscient && viewer != Viewer::Seat(seat);
        match &mut event {
            Event::BetSealed { seat, cards, .. } if hidden_from(*seat) => *cards = None,
            Event::CardShown { to, card, .. } if hidden_from(*to) => *card = None,
            Event::CardTakenBack { seat, card } if hidden_from(*seat) => *card = None,
            Event::NewsDrawn { seat, news } if hidden_from(*seat) => *news = None,
            Event::NewsKept { seat, kept, returned, .. } if hidden_from(*seat) => {
                (*kept, *returned) = (None, None);
            }
            _ => {}
        }
        Some(event)
    }

    fn actor(&self) -> Option<Seat> {
        match *self {
            Event::ShipPlaced { seat, .. }
            | Event::ShipMoved { seat, .. }
            | Event::ShipDocked { seat, .. }
            | Event::MovementEnded { seat }
            | Event::NewsPlayed { seat, .. }
            | Event::WindTurned { seat, .. }
            | Event::SaltTaken { seat, .. }
            | Event::BetSealed { seat, .. }
            | Event::CardTakenBack { seat, .. }
            | Event::BetOpened { seat, .. }
            | Event::Caught { seat, .. }
            | Event::CatchTotalled { seat, .. }
            | Event::DemandChanged { seat, .. }
            | Event::CombinationScored { seat, .. }
            | Event::NewsDrawn { seat, .. }
            | Event::NewsKept { seat, .. }
            | Event::ShipsReturned { seat, .. }
            | Event::SetAnnounced { seat, .. }
            | Event::SaltReturned { seat } => Some(seat),
            Event::FirstChosen { .. }
            | Event::RoundBegan { .. }
            | Event::CardOpened { .. }
            | Event::CardDiscarded { .. }
            | Event::DeckEnded
            | Event::ShipFreed { .. }
            | Event::ShipPushed { .. }
            | Event::RowCardDiscarded { .. }
            | Event::CardShown { .. }
            | Event::BetsClosed
            | Event::DieRolled { .. }
            | Event::FairWeather
            | Event::StormRose { .. }
            | Event::StormStilled
            | Event::StormTook { .. }
            | Event::StormSpared { .. }
            | Event::DemandSummed { .. }
            | Event::GameEnded { .. }
            | Event::GameWon { .. }
            | Event::GameDrawn { .. } => None,
        }
    }
}
