//! Why something may not be done.

use tabletop::{Arg, Message, Say};

use crate::Rune;

/// The rule that forbids an action. Later variants tell more than earlier ones: they speak of an action that was
/// otherwise nearer to being legal. Last stand the reasons why a viking cannot walk, which matter more to somebody who
/// points at a hex than why no rune would carry him there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Refusal {
    /// Only while exploring.
    OnlyInExploration,
    /// Only while settling.
    OnlyInSettlement,
    /// Drawing hexes by choice belongs to the original variant.
    NoDrawing,
    /// A hex must be laid first.
    HexToLay,
    /// One hex a turn, and it is laid.
    HexAlreadyLaid,
    /// A viking can be sent, so nobody leaves.
    VikingToSend,
    /// No hex of the game looks like this.
    UnknownHex,
    /// No such hex lies in the row.
    NotInRow,
    /// Another hex was drawn and must be laid.
    AnotherHexDrawn,
    /// No such hex is set aside.
    NotSetAside,
    /// The hex fits nowhere.
    FitsNowhere,
    /// This kind of rune is not in the game.
    RuneNotInPlay(Rune),
    /// The stone is used up.
    RuneSpent(Rune),
    NoHouseLeft,
    /// A hex lies there already.
    HexThere,
    /// No hex lies there.
    NoHexThere,
    /// The cell touches fewer than two hexes.
    TouchesTooFew,
    /// The terrain of a shared side differs.
    SidesDiffer,
    /// A second landmass, cut off by water.
    SecondLandmass,
    /// The hex has no plain.
    NoPlain,
    /// A rune stone lies there.
    RuneThere,
    /// A house or viking stands there.
    Occupied,
    /// None of the seat's houses stands there.
    NoOwnHouseThere,
    /// The house on the home stone stays.
    HomeStays,
    /// The house would not move.
    SameHex,
    /// A house stands in the way.
    HouseInTheWay,
    /// More than two hexes away.
    HouseTooFar,
    /// The plains do not lead there.
    PlainBroken,
    /// No own piece stands on a hex with sea.
    NoShore,
    /// The sea does not lead there.
    SeaBroken,
    /// More than three hexes over the sea.
    TooFarBySea,
    /// No own piece stands on a hex with mountains.
    NoFoothill,
    /// The mountains do not lead there.
    RidgeBroken,
    /// More than three hexes over the mountains.
    TooFarByRidge,
    /// Another wisdom stone lies on the cell.
    CellTaken,
    /// No own piece faces the cell with plain.
    NoOwnPlainAtCell,
    /// The hex is not beside the stone's cell.
    NotBesideStone,
    /// The hex shows the stone no plain.
    NoPlainTowardsStone,
    /// No own piece beside the hex.
    NoOwnNeighbour,
    /// Own pieces beside it, but the shared sides show no plain.
    NoCommonPlain,
}

impl Refusal {
    /// The message's id.
    const fn id(self) -> &'static str {
        match self {
            Refusal::OnlyInExploration => "fjords-refusal-only-in-exploration",
            Refusal::OnlyInSettlement => "fjords-refusal-only-in-settlement",
            Refusal::NoDrawing => "fjords-refusal-no-drawing",
            Refusal::HexToLay => "fjords-refusal-hex-to-lay",
            Refusal::HexAlreadyLaid => "fjords-refusal-hex-already-laid",
            Refusal::VikingToSend => "fjords-refusal-viking-to-send",
            Refusal::UnknownHex => "fjords-refusal-unknown-hex",
            Refusal::NotInRow => "fjords-refusal-not-in-row",
            Refusal::AnotherHexDrawn => "fjords-refusal-another-hex-drawn",
            Refusal::NotSetAside => "fjords-refusal-not-set-aside",
            Refusal::FitsNowhere => "fjords-refusal-fits-nowhere",
            Refusal::RuneNotInPlay(_) => "fjords-refusal-rune-not-in-play",
            Refusal::RuneSpent(_) => "fjords-refusal-rune-spent",
            Refusal::NoHouseLeft => "fjords-refusal-no-house-left",
            Refusal::HexThere => "fjords-refusal-hex-there",
            Refusal::NoHexThere => "fjords-refusal-no-hex-there",
            Refusal::TouchesTooFew => "fjords-refusal-touches-too-few",
            Refusal::SidesDiffer => "fjords-refusal-sides-differ",
            Refusal::SecondLandmass => "fjords-refusal-second-landmass",
            Refusal::NoPlain => "fjords-refusal-no-plain",
            Refusal::RuneThere => "fjords-refusal-rune-there",
            Refusal::Occupied => "fjords-refusal-occupied",
            Refusal::NoOwnHouseThere => "fjords-refusal-no-own-house-there",
            Refusal::HomeStays => "fjords-refusal-home-stays",
            Refusal::SameHex => "fjords-refusal-same-hex",
            Refusal::HouseInTheWay => "fjords-refusal-house-in-the-way",
            Refusal::HouseTooFar => "fjords-refusal-house-too-far",
            Refusal::PlainBroken => "fjords-refusal-plain-broken",
            Refusal::NoOwnNeighbour => "fjords-refusal-no-own-neighbour",
            Refusal::NoCommonPlain => "fjords-refusal-no-common-plain",
            Refusal::NoShore => "fjords-refusal-no-shore",
            Refusal::SeaBroken => "fjords-refusal-sea-broken",
            Refusal::TooFarBySea => "fjords-refusal-too-far-by-sea",
            Refusal::NoFoothill => "fjords-refusal-no-foothill",
            Refusal::RidgeBroken => "fjords-refusal-ridge-broken",
            Refusal::TooFarByRidge => "fjords-refusal-too-far-by-ridge",
            Refusal::CellTaken => "fjords-refusal-cell-taken",
            Refusal::NoOwnPlainAtCell => "fjords-refusal-no-own-plain-at-cell",
            Refusal::NotBesideStone => "fjords-refusal-not-beside-stone",
            Refusal::NoPlainTowardsStone => "fjords-refusal-no-plain-towards-stone",
        }
    }
}

impl Say for Refusal {
    fn say(&self) -> Message {
        let message = Message::new(self.id());
        match *self {
            Refusal::RuneNotInPlay(rune) | Refusal::RuneSpent(rune) => {
                message.with("rune", Arg::Key(rune.name()))
            }
            _ => message,
        }
    }
}
