//! What anybody may know: everything but other hands and face-down elders. Plain data, enough to draw the table with
//! what an action would need and why it is closed.

use tabletop::{Arg, Message, Say, Seat};

use crate::{
    card::{Card, Cell, Elder},
    effect::{Hull, Letter, Task},
    fishing::Haul,
    gazette::CardText,
    goods::{Goods, Stock},
    harbor::{Piece, Shortage},
    material::{Column, Side},
    refusal::Refusal,
    stack::Origin,
};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// The seat that looks, if it is one.
    pub eye: Option<Seat>,
    /// By seat.
    pub harbors: Vec<HarborView>,
    /// The key of the deck from which later cards come.
    pub deck: &'static str,
    /// The first buildings came from all decks.
    pub mixed: bool,
    /// The hard solo game.
    pub hard: bool,
    /// From 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// How far the round is.
    pub phase: Phase,
    /// First players by round.
    pub first_players: Vec<Seat>,
    /// First player of this round.
    pub first: Seat,
    /// Whose turn it is in the Work Phase.
    pub active: Option<Seat>,
    /// What the table waits for.
    pub asked: Asked,
    /// Which side of the action board lies up.
    pub side: Side,
    /// The action board.
    pub spaces: Vec<SpaceView>,
    /// The copy board; empty if it takes no part.
    pub copy_spaces: Vec<CopySpaceView>,
    /// Prices of the plates.
    pub plates: Vec<u8>,
    /// How many are filled, from the lowest price up.
    pub filled: u8,
    /// The supply of ships.
    pub ships: Vec<ShipView>,
    /// The spare schooner is still in the box.
    pub spare: bool,
    /// The six cells for elders.
    pub elders: Vec<ElderPileView>,
    /// Elders that lie face down somewhere.
    pub unknown_elders: Vec<Elder>,
    /// Shares in New Shares, by seat.
    pub new_shares: Vec<u8>,
    /// What they would cost the viewer together, or whose turn it is if the viewer does not play.
    pub share_price: u8,
    /// Buildings on display, and those in the viewer's hand.
    pub cards: Vec<CardView>,
    /// Cards left in the piles: A, B and C.
    pub piles: [u8; 3],
    /// Cells of the boards for A and B buildings.
    pub boards: [u8; 2],
    /// Cards that rounds 3 to 6 bring: A laid open, C dealt to each player, B laid open, C from the pile.
    pub arrivals: [u8; 4],
}

/// How far a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Phase {
    /// The table is being laid.
    Setup,
    /// Cards of the round come.
    Tile,
    /// I. Fishing.
    Fishing,
    /// II. Work.
    Work,
    /// The game is over.
    Over,
}

/// What the table waits for.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Asked {
    /// Nothing: the game is over.
    Nothing,
    Luck,
    /// A worker, the seat's first, second or third of the round, or a pass.
    Worker(u8),
    /// Exchanges after the action, or the end of the turn.
    Exchange,
    /// The place of a building.
    Place(Card),
    /// How much of its wood is paid with fish.
    Payment(Card),
    /// Whether the elder just taken acts at once.
    Elder(Elder),
    /// An effect of a card.
    Effect {
        /// Whose.
        by: Origin,
        /// What it offers, in words.
        #[cfg_attr(feature = "serde", serde(skip))]
        offer: &'static Message,
        /// It may not be skipped.
        must: bool,
        /// What can be picked, if one of several.
        #[cfg_attr(feature = "serde", serde(skip))]
        choices: &'static [Message],
    },
    /// Fish for elders or shares; see [`HarborView::shortage`].
    Fish,
}

/// A space of the action board.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SpaceView {
    /// Its action.
    pub task: Task,
    pub column: Column,
    /// How many workers it holds.
    pub capacity: u8,
    /// Whose workers are on it: seats, or colours in a solo game (0 red, 1 blue, 2 yellow).
    pub workers: Vec<u8>,
    /// Why the viewer could do nothing here, were it their turn; nothing if they could.
    pub closed: Option<Refusal>,
}

/// A space of the copy board.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CopySpaceView {
    /// The column it copies; none means any.
    pub column: Option<Column>,
    pub worker: Option<u8>,
}

/// A kind of ship in the supply.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ShipView {
    /// Which kind.
    pub hull: Hull,
    /// Tiles left.
    pub left: u8,
    /// Units of the catch track it covers.
    pub length: u8,
    /// Victory points.
    pub points: u8,
    /// Its prices for the viewer, each with what is missing.
    pub prices: Vec<(Goods, Goods)>,
}

/// A cell with elders.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ElderPileView {
    /// Who can be taken.
    pub top: Option<Elder>,
    /// What he does.
    pub text: Option<&'static CardText>,
    /// Who lies face up below.
    pub below: Option<Elder>,
    /// One more lies face down at the bottom.
    pub face_down: bool,
}

/// A building on display or in the viewer's hand.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CardView {
    /// Which.
    pub card: Card,
    /// What it does.
    pub text: &'static CardText,
    /// A, B or C.
    pub letter: Letter,
    /// It is in the viewer's hand.
    pub in_hand: bool,
    /// What it would cost the viewer.
    pub price: Goods,
    /// Why the viewer could not build it, were it their turn; nothing if they could.
    pub closed: Option<Refusal>,
}

/// A building that stands.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BuildingView {
    /// Which.
    pub card: Card,
    /// What it does.
    pub text: &'static CardText,
    /// Where; none means the catch track.
    pub cell: Option<Cell>,
    /// It was used its one time.
    pub turned: bool,
    /// Its any-time exchanges by their number, what goes and what comes; none for the sale of ships.
    pub exchanges: Vec<Option<(Goods, Goods)>>,
    /// What it is worth now, with its condition.
    pub points: i32,
}

/// A seat of a council.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CouncilView {
    /// Who sits there.
    pub elder: Elder,
    /// What he does.
    pub text: &'static CardText,
    /// Fish on him.
    pub fish: u8,
    /// The worker on him.
    pub worker: Option<u8>,
}

/// What the next Fishing Phase would bring if nothing changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct FishingForecast {
    pub catch: u8,
    /// Step 1: fish for elders.
    pub elders: u8,
    /// Step 2: fish for own shares in New Shares and at other players.
    pub elsewhere: u8,
    /// Step 3: fish for own shares at home.
    pub home: u8,
    /// Step 4: fish into the Reserve.
    pub reserve: u8,
    /// Step 5: fish that go back.
    pub surplus: u8,
}

/// Everything of one player that the viewer may know.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct HarborView {
    /// Goods.
    pub stock: Stock,
    /// Most wood in the supply.
    pub wood_limit: u8,
    /// Most fish in the Reserve in step 4.
    pub reserve_limit: u8,
    /// C buildings in hand.
    pub hand_count: u8,
    /// The same by name, if the viewer may know them.
    pub hand: Option<Vec<Card>>,
    /// In the order in which they were built.
    pub buildings: Vec<BuildingView>,
    /// Double spaces by their left cell, with their Forests.
    pub forests: Vec<(Cell, u8)>,
    /// The cell of the Reserve.
    pub reserve: Cell,
    /// Free building spaces.
    pub free: Vec<Cell>,
    /// Pieces on the catch track from the left.
    pub track: Vec<Piece>,
    /// Numbers of the catch track by covered length.
    pub numbers: Vec<u8>,
    /// Covered length.
    pub length: u8,
    /// The catch now.
    pub catch: u8,
    /// The ship in the museum.
    pub museum: Option<Hull>,
    /// Ship tiles owned: sloops, cutters, schooners.
    pub fleet: [u8; 3],
    /// Elders in the council.
    pub council: Vec<CouncilView>,
    /// Issued shares held, by colour.
    pub shares: Vec<u8>,
    /// Own shares not issued.
    pub unissued: u8,
    /// Workers not placed yet this round.
    pub workers: u8,
    /// Points as they stand.
    pub points: i32,
    /// What the next Fishing Phase would bring.
    pub forecast: FishingForecast,
    /// What the last Fishing Phase brought, as far as it went.
    pub haul: Haul,
    /// Fish in the hand, while fish are handed out.
    pub net: u8,
    /// Fish that lie on shares held, until they are collected.
    pub dividends: u8,
    /// What the player must choose because fish are short.
    pub shortage: Shortage,
}

impl Say for Phase {
    fn say(&self) -> Message {
        Message::new(match self {
            Phase::Setup => "nusfjord-phase-setup",
            Phase::Tile => "nusfjord-phase-tile",
            Phase::Fishing => "nusfjord-phase-fishing",
            Phase::Work => "nusfjord-phase-work",
            Phase::Over => "nusfjord-phase-over",
        })
    }
}

impl View {
    /// What the table asks, as the viewer should read it.
    pub fn question(&self) -> Message {
        let name = |card: Card| Arg::Key(card.name());
        match self.asked {
            Asked::Nothing => Message::new("nusfjord-ask-nothing"),
            Asked::Luck => Message::new("nusfjord-ask-luck"),
            Asked::Worker(number) => Message::new("nusfjord-ask-worker").with("number", number),
            Asked::Exchange => Message::new("nusfjord-ask-exchange"),
            Asked::Place(card) => Message::new("nusfjord-ask-place").with("card", name(card)),
            Asked::Payment(card) => Message::new("nusfjord-ask-payment").with("card", name(card)),
            Asked::Elder(elder) => Message::new("nusfjord-ask-elder").with("elder", Arg::Key(elder.name())),
            Asked::Effect { by, offer, .. } => Message::new("nusfjord-ask-effect")
                .with("by", Arg::Key(by.name()))
                .with("offer", offer.clone()),
            Asked::Fish => Message::new(match self.eye.map(|seat| self.harbors[seat.index()].shortage) {
                Some(Shortage::Elders) => "nusfjord-ask-fish-elders",
                Some(Shortage::Shares) => "nusfjord-ask-fish-shares",
                _ => "nusfjord-ask-fish-others",
            }),
        }
    }
}
