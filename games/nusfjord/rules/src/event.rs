//! What happened, as facts in the past tense.

use tabletop::{Message, Say, Seat, Viewer};

use crate::{
    card::{Card, Cell, Elder},
    effect::{Hull, Task},
    gazette::CardText,
    goods::Goods,
    say::{goods_list, hull_name, task_name},
    stack::Origin,
};

/// A fact. `seat` is always whose deed or luck it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Event {
    /// Who starts round 1.
    FirstPlayerDrawn {
        seat: Seat,
    },
    /// A building was laid open on its board.
    Opened {
        card: Card,
    },
    /// A C building was dealt; only its owner knows which.
    Dealt {
        seat: Seat,
        card: Option<Card>,
    },
    /// A building left a hand and lies open beside the boards.
    LaidOpen {
        seat: Seat,
        card: Card,
    },
    /// A face-down elder was turned up.
    ElderTurned {
        elder: Elder,
    },
    /// The first player ship moved on.
    RoundBegan {
        round: u8,
        seat: Seat,
    },
    /// Fish were caught.
    Caught {
        seat: Seat,
        fish: u8,
    },
    /// Step 1: an elder got a fish.
    ElderFed {
        seat: Seat,
        elder: Elder,
    },
    /// An elder had three fish; so many reached the supply.
    ElderPaid {
        seat: Seat,
        elder: Elder,
        fish: u8,
    },
    /// Step 2: own shares in New Shares got fish.
    NewSharesFed {
        seat: Seat,
        fish: u8,
    },
    /// Step 2: own shares at another player got fish.
    ForeignSharesFed {
        seat: Seat,
        holder: Seat,
        fish: u8,
    },
    /// Step 3: own shares at home got fish.
    OwnSharesFed {
        seat: Seat,
        fish: u8,
    },
    /// Step 4: fish went into the Reserve.
    Stored {
        seat: Seat,
        fish: u8,
    },
    /// Step 5: the rest went back.
    Returned {
        seat: Seat,
        fish: u8,
    },
    /// Fish from shares held reached the supply.
    Collected {
        seat: Seat,
        fish: u8,
    },
    /// A worker went to the action board.
    WorkerPlaced {
        seat: Seat,
        task: Task,
    },
    /// A worker went to the copy board.
    ActionCopied {
        seat: Seat,
        task: Task,
    },
    /// A worker went to an elder.
    WorkerSent {
        seat: Seat,
        elder: Elder,
    },
    /// No worker this turn.
    Passed {
        seat: Seat,
    },
    /// +1 Gold.
    GoldTaken {
        seat: Seat,
    },
    /// The Reserve was emptied.
    ReserveTransferred {
        seat: Seat,
        wood: u8,
        fish: u8,
    },
    /// Plates were filled.
    FishServed {
        seat: Seat,
        plates: u8,
        fish: u8,
    },
    /// A price was paid.
    Paid {
        seat: Seat,
        goods: Goods,
    },
    /// A building stands; no cell means the catch track.
    BuildingBuilt {
        seat: Seat,
        card: Card,
        cell: Option<Cell>,
        #[cfg_attr(feature = "serde", serde(skip))]
        text: Printed,
    },
    /// A share went to New Shares, for 2 gold.
    ShareIssued {
        seat: Seat,
    },
    /// New Shares was emptied.
    SharesBought {
        seat: Seat,
        shares: u8,
        gold: u8,
    },
    /// A Forest was cleared.
    ForestCleared {
        seat: Seat,
        cell: Cell,
        wood: u8,
    },
    /// Forests were laid.
    ForestPlanted {
        seat: Seat,
        cell: Cell,
        forests: u8,
    },
    /// Forests were thinned out.
    ThinnedOut {
        seat: Seat,
        wood: u8,
    },
    /// A ship was built; this is the catch now.
    ShipBuilt {
        seat: Seat,
        hull: Hull,
        catch: u8,
    },
    /// An elder joined the council.
    ElderTaken {
        seat: Seat,
        elder: Elder,
    },
    ElderActed {
        seat: Seat,
        elder: Elder,
    },
    /// Goods were gained by a card.
    Gained {
        seat: Seat,
        goods: Goods,
        by: Origin,
    },
    /// Wood above the limit went back.
    WoodLost {
        seat: Seat,
        wood: u8,
    },
    /// Goods were exchanged by a card.
    Exchanged {
        seat: Seat,
        give: Goods,
        get: Goods,
        by: Origin,
    },
    /// A ship became a better one; this is the catch now.
    ShipUpgraded {
        seat: Seat,
        from: Hull,
        to: Hull,
        catch: u8,
    },
    /// A ship was sold; this is the catch now.
    ShipSold {
        seat: Seat,
        hull: Hull,
        gold: u8,
        catch: u8,
    },
    /// A ship moved into the museum; this is the catch now.
    ShipExhibited {
        seat: Seat,
        hull: Hull,
        catch: u8,
    },
    /// A card was used its one time.
    CardTurned {
        seat: Seat,
        card: Card,
    },
    /// Workers went home.
    WorkersReturned,
    /// The seventh round is over.
    GameEnded,
}

/// What a card that came into play says, for those who do not know it by heart.
#[derive(Clone, Copy, Debug)]
pub struct Printed(pub &'static CardText);

impl Printed {
    /// All its sentences, one after the other.
    fn said(self) -> Message {
        let mut sentences = self.0.text.iter().cloned();
        let first = sentences.next().unwrap_or_else(|| Message::new("nusfjord-no-text"));
        sentences.fold(first, |said, next| {
            Message::new("nusfjord-sentences").with("first", said).with("second", next)
        })
    }
}

impl PartialEq for Printed {
    fn eq(&self, other: &Printed) -> bool {
        self.0.key == other.0.key
    }
}

impl Eq for Printed {}

impl tabletop::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        match *self {
            Event::Dealt { seat, .. } if viewer != Viewer::Omniscient && viewer != Viewer::Seat(seat) => {
                Some(Event::Dealt { seat, card: None })
            }
            event => Some(event),
        }
    }

    fn actor(&self) -> Option<Seat> {
        match *self {
            Event::Opened { .. } | Event::ElderTurned { .. } | Event::WorkersReturned | Event::GameEnded => {
                None
            }
            Event::FirstPlayerDrawn { seat }
            | Event::Dealt { seat, .. }
            | Event::LaidOpen { seat, .. }
            | Event::RoundBegan { seat, .. }
            | Event::Caught { seat, .. }
            | Event::ElderFed { seat, .. }
            | Event::ElderPaid { seat, .. }
            | Event::NewSharesFed { seat, .. }
            | Event::ForeignSharesFed { seat, .. }
            | Event::OwnSharesFed { seat, .. }
            | Event::Stored { seat, .. }
            | Event::Returned { seat, .. }
            | Event::Collected { seat, .. }
            | Event::WorkerPlaced { seat, .. }
            | Event::ActionCopied { seat, .. }
            | Event::WorkerSent { seat, .. }
            | Event::Passed { seat }
            | Event::GoldTaken { seat }
            | Event::ReserveTransferred { seat, .. }
            | Event::FishServed { seat, .. }
            | Event::Paid { seat, .. }
            | Event::BuildingBuilt { seat, .. }
            | Event::ShareIssued { seat }
            | Event::SharesBought { seat, .. }
            | Event::ForestCleared { seat, .. }
            | Event::ForestPlanted { seat, .. }
            | Event::ThinnedOut { seat, .. }
            | Event::ShipBuilt { seat, .. }
            | Event::ElderTaken { seat, .. }
            | Event::ElderActed { seat, .. }
            | Event::Gained { seat, .. }
            | Event::WoodLost { seat, .. }
            | Event::Exchanged { seat, .. }
            | Event::ShipUpgraded { seat, .. }
            | Event::ShipSold { seat, .. }
            | Event::ShipExhibited { seat, .. }
            | Event::CardTurned { seat, .. } => Some(seat),
        }
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        let message = match *self {
            Event::FirstPlayerDrawn { .. } => Message::new("nusfjord-event-first-player"),
            Event::Opened { card } => Message::new("nusfjord-event-opened").with("card", name(card)),
            Event::Dealt { card: Some(card), .. } => {
                Message::new("nusfjord-event-dealt").with("card", name(card))
            }
            Event::Dealt { card: None, .. } => Message::new("nusfjord-event-dealt-hidden"),
            Event::LaidOpen { card, .. } => Message::new("nusfjord-event-laid-open").with("card", name(card)),
            Event::ElderTurned { elder } => {
                Message::new("nusfjord-event-elder-turned").with("elder", elder_name(elder))
            }
            Event::RoundBegan { round, .. } => Message::new("nusfjord-event-round").with("round", round),
            Event::Caught { fish, .. } => Message::new("nusfjord-event-caught").with("fish", fish),
            Event::ElderFed { elder, .. } => {
                Message::new("nusfjord-event-elder-fed").with("elder", elder_name(elder))
            }
            Event::ElderPaid { elder, fish, .. } => {
                Message::new("nusfjord-event-elder-paid").with("elder", elder_name(elder)).with("fish", fish)
            }
            Event::NewSharesFed { fish, .. } => {
                Message::new("nusfjord-event-new-shares-fed").with("fish", fish)
            }
            Event::ForeignSharesFed { holder, fish, .. } => {
                Message::new("nusfjord-event-foreign-shares-fed").with("holder", holder).with("fish", fish)
            }
            Event::OwnSharesFed { fish, .. } => {
                Message::new("nusfjord-event-own-shares-fed").with("fish", fish)
            }
            Event::Stored { fish, .. } => Message::new("nusfjord-event-stored").with("fish", fish),
            Event::Returned { fish, .. } => Message::new("nusfjord-event-returned").with("fish", fish),
            Event::Collected { fish, .. } => Message::new("nusfjord-event-collected").with("fish", fish),
            Event::WorkerPlaced { task, .. } => {
                Message::new("nusfjord-event-worker-placed").with("task", task_name(task))
            }
            Event::ActionCopied { task, .. } => {
                Message::new("nusfjord-event-action-copied").with("task", task_name(task))
            }
            Event::WorkerSent { elder, .. } => {
                Message::new("nusfjord-event-worker-sent").with("elder", elder_name(elder))
            }
            Event::Passed { .. } => Message::new("nusfjord-event-passed"),
            Event::WorkersReturned => Message::new("nusfjord-event-workers-returned"),
            Event::GameEnded => Message::new("nusfjord-event-ended"),
            Event::GoldTaken { .. } => Message::new("nusfjord-event-gold-taken"),
            Event::ReserveTransferred { wood, fish, .. } => Message::new("nusfjord-event-transferred")
                .with("goods", goods_list(Goods::new(wood, fish, 0))),
            Event::FishServed { plates, fish, .. } => {
                Message::new("nusfjord-event-served").with("plates", plates).with("fish", fish)
            }
            Event::Paid { goods, .. } => Message::new("nusfjord-event-paid").with("goods", goods_list(goods)),
            Event::BuildingBuilt { card, cell, text, .. } => {
                let built = match cell {
                    Some(cell) => Message::new("nusfjord-event-built").with("cell", cell.to_string()),
                    None => Message::new("nusfjord-event-built-on-track"),
                };
                built.with("card", name(card)).with("text", text.said())
            }
            Event::ShareIssued { .. } => Message::new("nusfjord-event-share-issued"),
            Event::SharesBought { shares, gold, .. } => {
                Message::new("nusfjord-event-shares-bought").with("shares", shares).with("gold", gold)
            }
            Event::ForestCleared { cell, wood, .. } => {
                Message::new("nusfjord-event-cleared").with("cell", cell.to_string()).with("wood", wood)
            }
            Event::ForestPlanted { cell, forests, .. } => {
                Message::new("nusfjord-event-planted").with("cell", cell.to_string()).with("forests", forests)
            }
            Event::ThinnedOut { wood, .. } => Message::new("nusfjord-event-thinned").with("wood", wood),
            Event::ShipBuilt { hull, catch, .. } => {
                Message::new("nusfjord-event-ship-built").with("ship", hull_name(hull)).with("catch", catch)
            }
            Event::ElderTaken { elder, .. } => {
                Message::new("nusfjord-event-elder-taken").with("elder", elder_name(elder))
            }
            Event::ElderActed { elder, .. } => {
                Message::new("nusfjord-event-elder-acted").with("elder", elder_name(elder))
            }
            Event::Gained { goods, by, .. } => {
                Message::new("nusfjord-event-gained").with("goods", goods_list(goods)).with("by", by_name(by))
            }
            Event::WoodLost { wood, .. } => Message::new("nusfjord-event-wood-lost").with("wood", wood),
            Event::Exchanged { give, get, by, .. } => Message::new("nusfjord-event-exchanged")
                .with("give", goods_list(give))
                .with("get", goods_list(get))
                .with("by", by_name(by)),
            Event::ShipUpgraded { from, to, catch, .. } => Message::new("nusfjord-event-ship-upgraded")
                .with("from", hull_name(from))
                .with("to", hull_name(to))
                .with("catch", catch),
            Event::ShipSold { hull, gold, catch, .. } => Message::new("nusfjord-event-ship-sold")
                .with("ship", hull_name(hull))
                .with("gold", gold)
                .with("catch", catch),
            Event::ShipExhibited { hull, catch, .. } => Message::new("nusfjord-event-ship-exhibited")
                .with("ship", hull_name(hull))
                .with("catch", catch),
            Event::CardTurned { card, .. } => {
                Message::new("nusfjord-event-card-turned").with("card", name(card))
            }
        };
        match tabletop::Event::actor(self) {
            Some(seat) => message.with("seat", seat),
            None => message,
        }
    }
}

fn name(card: Card) -> tabletop::Arg {
    tabletop::Arg::Key(card.name())
}

fn elder_name(elder: Elder) -> tabletop::Arg {
    tabletop::Arg::Key(elder.name())
}

fn by_name(origin: Origin) -> tabletop::Arg {
    tabletop::Arg::Key(origin.name())
}
