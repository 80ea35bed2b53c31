//! Why something may not be done.

use tabletop::{Arg, Message, Say};

use crate::{Card, Kind, News, Resource, say::resource};

/// The rule that forbids an action. Later variants tell more than earlier ones: they speak of an action that was
/// otherwise nearer to being legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Refusal {
    /// Nothing was asked that could be passed.
    NothingToPass,
    /// Relocations belong to the own movement turn.
    OnlyInMovement,
    /// Cards are bet when bets are due.
    OnlyAtBets,
    /// Sets are announced at the own scoring, one a round.
    OnlyAtOwnScoring,
    /// No news cards were drawn to choose from.
    NoNewsToChoose,
    /// No card is to be taken back.
    NothingToTakeBack,
    /// Betting is not optional.
    BetDue,
    /// One of three cards must be taken back.
    CardToTakeBack,
    /// One of two news cards must be kept.
    NewsToKeep,
    /// The seat does not hold this news card.
    NewsNotHeld(News),
    /// News are played from the next round on.
    NewsTooFresh(News),
    /// The news card is played at another moment.
    WrongMoment(News),
    /// The news card was not drawn.
    NewsNotDrawn(News),
    /// All relocations are used up.
    NoRelocationLeft,
    /// There is no such cell.
    NoSuchCell,
    /// No ship lies there.
    NoShipThere,
    /// The ship there is the opponent's.
    NotYourShip,
    /// No ship is left in the supply.
    SupplyEmpty,
    ShipBlocked,
    /// The ship would end where it began.
    SameCell,
    /// The cell lies beyond the nearest empty one.
    BeyondNearestEmpty,
    /// An empty cell comes before this occupied one.
    BehindEmpty,
    /// An empty cell parts the ship from the ports.
    PartedFromPorts,
    /// Two ships lie there already.
    TwoShipsThere,
    /// Own ships are not blocked.
    OwnShipThere,
    /// The last free ship of a player is not blocked.
    LastFreeShip,
    /// Old Pilot needs an empty cell.
    CellOccupied,
    /// No own ship is in the dock.
    DockEmpty,
    /// The own ship there is not blocked.
    ShipNotBlocked,
    /// That way there is no empty cell.
    NoEmptyCellThatWay,
    /// The resource deck is empty.
    DeckEmpty,
    /// No such card lies open.
    CardNotOpen(Resource),
    /// No more cards than this.
    TooManyCards(u8),
    /// The salt card lies open and is not in hand.
    SaltLiesOpen(Card),
    /// Exactly two cards are bet.
    TwoCardsDue,
    /// Exactly three cards are bet with Spare Tackle.
    ThreeCardsDue,
    /// The salt card does not lie open.
    SaltNotOpen(Card),
    /// The card was not bet.
    CardNotBet(Card),
    /// No die was rolled.
    NoDieRolled,
    /// There is no storm.
    NoStorm,
    /// The catch card brings nothing.
    NothingCaught(Kind),
    /// The demand changes by 1 up to this much.
    DecreeOutOfRange(u8),
    /// The combination has no catch card.
    NoCatchCard,
    /// Both cards failed.
    BothFailed,
    /// No card failed.
    NoneFailed,
    /// So many cards of the kind are needed.
    SetTooSmall(Kind, u8),
    /// No card is lacking for the set.
    NothingLacking(Kind),
}

impl Refusal {
    /// The message's id.
    const fn id(self) -> &'static str {
        match self {
            Refusal::NothingToPass => "pomory-refusal-nothing-to-pass",
            Refusal::OnlyInMovement => "pomory-refusal-only-in-movement",
            Refusal::OnlyAtBets => "pomory-refusal-only-at-bets",
            Refusal::OnlyAtOwnScoring => "pomory-refusal-only-at-own-scoring",
            Refusal::NoNewsToChoose => "pomory-refusal-no-news-to-choose",
            Refusal::NothingToTakeBack => "pomory-refusal-nothing-to-take-back",
            Refusal::BetDue => "pomory-refusal-bet-due",
            Refusal::CardToTakeBack => "pomory-refusal-card-to-take-back",
            Refusal::NewsToKeep => "pomory-refusal-news-to-keep",
            Refusal::NewsNotHeld(_) => "pomory-refusal-news-not-held",
            Refusal::NewsTooFresh(_) => "pomory-refusal-news-too-fresh",
            Refusal::WrongMoment(_) => "pomory-refusal-wrong-moment",
            Refusal::NewsNotDrawn(_) => "pomory-refusal-news-not-drawn",
            Refusal::NoRelocationLeft => "pomory-refusal-no-relocation-left",
            Refusal::NoSuchCell => "pomory-refusal-no-such-cell",
            Refusal::NoShipThere => "pomory-refusal-no-ship-there",
            Refusal::NotYourShip => "pomory-refusal-not-your-ship",
            Refusal::SupplyEmpty => "pomory-refusal-supply-empty",
            Refusal::ShipBlocked => "pomory-refusal-ship-blocked",
            Refusal::SameCell => "pomory-refusal-same-cell",
            Refusal::BeyondNearestEmpty => "pomory-refusal-beyond-nearest-empty",
            Refusal::BehindEmpty => "pomory-refusal-behind-empty",
            Refusal::PartedFromPorts => "pomory-refusal-parted-from-ports",
            Refusal::TwoShipsThere => "pomory-refusal-two-ships-there",
            Refusal::OwnShipThere => "pomory-refusal-own-ship-there",
            Refusal::LastFreeShip => "pomory-refusal-last-free-ship",
            Refusal::CellOccupied => "pomory-refusal-cell-occupied",
            Refusal::DockEmpty => "pomory-refusal-dock-empty",
            Refusal::ShipNotBlocked => "pomory-refusal-ship-not-blocked",
            Refusal::NoEmptyCellThatWay => "pomory-refusal-no-empty-cell-that-way",
            Refusal::DeckEmpty => "pomory-refusal-deck-empty",
            Refusal::CardNotOpen(_) => "pomory-refusal-card-not-open",
            Refusal::TooManyCards(_) => "pomory-refusal-too-many-cards",
            Refusal::SaltLiesOpen(_) => "pomory-refusal-salt-lies-open",
            Refusal::TwoCardsDue => "pomory-refusal-two-cards-due",
            Refusal::ThreeCardsDue => "pomory-refusal-three-cards-due",
            Refusal::SaltNotOpen(_) => "pomory-refusal-salt-not-open",
            Refusal::CardNotBet(_) => "pomory-refusal-card-not-bet",
            Refusal::NoDieRolled => "pomory-refusal-no-die-rolled",
            Refusal::NoStorm => "pomory-refusal-no-storm",
            Refusal::NothingCaught(_) => "pomory-refusal-nothing-caught",
            Refusal::DecreeOutOfRange(_) => "pomory-refusal-decree-out-of-range",
            Refusal::NoCatchCard => "pomory-refusal-no-catch-card",
            Refusal::BothFailed => "pomory-refusal-both-failed",
            Refusal::NoneFailed => "pomory-refusal-none-failed",
            Refusal::SetTooSmall(..) => "pomory-refusal-set-too-small",
            Refusal::NothingLacking(_) => "pomory-refusal-nothing-lacking",
        }
    }
}

impl Say for Refusal {
    fn say(&self) -> Message {
        let message = Message::new(self.id());
        match *self {
            Refusal::NewsNotHeld(news) | Refusal::NewsTooFresh(news) | Refusal::NewsNotDrawn(news) => {
                message.with("news", Arg::Key(news.name()))
            }
            Refusal::WrongMoment(news) => {
                message.with("news", Arg::Key(news.name())).with("window", Arg::Key(news.window().name()))
            }
            Refusal::CardNotOpen(card) => message.with("card", resource(card)),
            Refusal::TooManyCards(most) | Refusal::DecreeOutOfRange(most) => message.with("most", most),
            Refusal::SaltLiesOpen(card) | Refusal::SaltNotOpen(card) | Refusal::CardNotBet(card) => {
                message.with("card", card.say())
            }
            Refusal::NothingCaught(kind) | Refusal::NothingLacking(kind) => {
                message.with("kind", Arg::Key(kind.name()))
            }
            Refusal::SetTooSmall(kind, need) => {
                message.with("kind", Arg::Key(kind.name())).with("need", need)
            }
            _ => message,
        }
    }
}
