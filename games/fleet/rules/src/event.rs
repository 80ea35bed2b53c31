//! What happened, in the past tense.

use tabletop::{Arg, Message, Say, Seat, Viewer};

use crate::{Bonus, Face, Measure, Section};

/// A fact. Nothing is hidden, so everybody learns all of them.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case", tag = "what"))]
pub enum Event {
    RoundBegan {
        /// Its number.
        round: u8,
        /// Who goes first; alone, the Captain has no seat.
        first: Option<Seat>,
    },
    /// The gold trophy was drawn.
    GoldOpened {
        /// What it counts.
        measure: Measure,
        /// What it is worth.
        points: u8,
    },
    /// The silver trophy was drawn.
    SilverOpened {
        /// What it counts.
        measure: Measure,
        /// How many win it.
        least: u8,
        /// What it is worth.
        points: u8,
    },
    /// The lot gave the first-player marker to a seat.
    FirstChosen {
        /// Who.
        seat: Seat,
    },
    /// A captain card was dealt.
    CaptainDealt {
        /// To whom.
        seat: Seat,
        /// Its boat type.
        boats: Section,
        bonus: Bonus,
    },
    /// A die was rolled for the start.
    StartRolled {
        /// By whom.
        seat: Seat,
        /// What it showed.
        face: Face,
    },
    /// A die of the pool was rolled.
    DieRolled {
        /// What it showed.
        face: Face,
    },
    /// A seat picked a die.
    DieTaken {
        /// Who.
        seat: Seat,
        /// What it showed.
        face: Face,
    },
    /// A picked die was rolled again in the casino.
    DieRerolled {
        /// By whom.
        seat: Seat,
        /// What it had shown.
        from: Face,
        /// What it shows.
        face: Face,
    },
    /// The last die was left for everybody.
    LastDie {
        /// What it showed.
        face: Face,
    },
    /// A die was taken as coins.
    DieAsCoin {
        /// By whom.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// A box was marked.
    Marked {
        /// By whom.
        seat: Seat,
        section: Section,
        /// Its number from the top.
        number: u8,
    },
    /// A boat was launched.
    Launched {
        /// Whose.
        seat: Seat,
        /// Which.
        section: Section,
    },
    /// A licence was activated.
    Licensed {
        /// Whose.
        seat: Seat,
        /// For which boats.
        section: Section,
        level: u8,
    },
    /// The crab licence was activated.
    CrabLicensed {
        /// Whose.
        seat: Seat,
    },
    /// A crab bonus was chosen.
    BonusChosen {
        /// By whom.
        seat: Seat,
        /// What it counts.
        measure: Measure,
    },
    /// A building was completed.
    BuildingCompleted {
        /// Whose.
        seat: Seat,
        /// Which.
        section: Section,
    },
    /// Coins were marked.
    CoinsMarked {
        /// Whose.
        seat: Seat,
        /// Boxes marked.
        coins: u8,
        /// Coins beyond the track.
        lost: u8,
        /// Star boxes among them.
        stars: u8,
    },
    /// A star action was used.
    StarUsed {
        /// Whose.
        seat: Seat,
    },
    /// A star action was declined.
    StarDeclined {
        /// By whom.
        seat: Seat,
    },
    /// Star actions lapsed, because nothing was left to mark.
    StarsLapsed {
        /// Whose.
        seat: Seat,
        /// How many.
        stars: u8,
    },
    /// The second boat of a shrimp die was left out.
    BoatDeclined {
        /// By whom.
        seat: Seat,
    },
    /// The salvage yard turned a die into a star.
    Salvaged {
        /// Whose.
        seat: Seat,
    },
    /// A buffet hex was marked.
    HexMarked {
        /// Whose.
        seat: Seat,
        /// Which.
        face: Face,
    },
    /// The market was visited.
    MarketVisited {
        /// By whom.
        seat: Seat,
        /// What it paid.
        coins: u8,
    },
    /// Income was taken.
    IncomeTaken {
        /// By whom.
        seat: Seat,
        /// How much.
        coins: u8,
    },
    /// The fishing phase began.
    FishingBegan,
    /// The yacht club called for a private fishing phase.
    PrivateFishing {
        /// Whose.
        seat: Seat,
    },
    /// Fish were caught.
    Fished {
        /// By whom.
        seat: Seat,
        /// How many.
        fish: u8,
    },
    /// A coin was taken instead of an oyster boat's second fish.
    FishSold {
        /// By whom.
        seat: Seat,
    },
    /// The silver trophy was won.
    SilverWon {
        /// By whom.
        seat: Seat,
        /// What it counts.
        measure: Measure,
        /// How many win it.
        least: u8,
        /// What it is worth.
        points: u8,
    },
    /// The Captain took a die.
    CaptainTook {
        /// What it showed.
        face: Face,
    },
    /// The Captain could use no die; one left.
    CaptainPassed {
        /// What it showed.
        face: Face,
    },
    /// The Captain crossed out boxes.
    BoxesCrossed {
        section: Section,
        /// How many.
        boxes: u8,
    },
    /// The Captain blocked a star.
    StarBlocked {
        /// The coin box.
        number: u8,
    },
    /// A token of the Captain moved.
    TokenMoved {
        /// Where to.
        section: Section,
    },
    /// The solo game ended.
    SoloEnded {
        points: i32,
        /// The rank, 0 the highest.
        rank: u8,
    },
    GameEnded {
        /// Who won.
        winners: Vec<Seat>,
        /// Their points.
        points: i32,
    },
}

impl tabletop::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Event> {
        Some(self.clone())
    }

    fn actor(&self) -> Option<Seat> {
        match *self {
            Event::FirstChosen { seat, .. }
            | Event::CaptainDealt { seat, .. }
            | Event::StartRolled { seat, .. }
            | Event::DieTaken { seat, .. }
            | Event::DieRerolled { seat, .. }
            | Event::DieAsCoin { seat, .. }
            | Event::Marked { seat, .. }
            | Event::Launched { seat, .. }
            | Event::Licensed { seat, .. }
            | Event::CrabLicensed { seat, .. }
            | Event::BonusChosen { seat, .. }
            | Event::BuildingCompleted { seat, .. }
            | Event::CoinsMarked { seat, .. }
            | Event::StarUsed { seat, .. }
            | Event::StarDeclined { seat, .. }
            | Event::StarsLapsed { seat, .. }
            | Event::BoatDeclined { seat, .. }
            | Event::Salvaged { seat, .. }
            | Event::HexMarked { seat, .. }
            | Event::MarketVisited { seat, .. }
            | Event::IncomeTaken { seat, .. }
            | Event::PrivateFishing { seat, .. }
            | Event::Fished { seat, .. }
            | Event::FishSold { seat, .. }
            | Event::SilverWon { seat, .. } => Some(seat),
            _ => None,
        }
    }
}

/// The message that names a rank of the solo game.
pub fn rank_name(rank: u8) -> &'static str {
    match rank {
        0 => "fleet-rank-0",
        1 => "fleet-rank-1",
        2 => "fleet-rank-2",
        3 => "fleet-rank-3",
        _ => "fleet-rank-4",
    }
}

impl Say for Event {
    fn say(&self) -> Message {
        match self.clone() {
            Event::RoundBegan { round, first: Some(first) } => {
                Message::new("fleet-event-round-began").with("round", round).with("first", first)
            }
            Event::RoundBegan { round, first: None } => {
                Message::new("fleet-event-round-began-captain").with("round", round)
            }
            Event::GoldOpened { measure, points } => Message::new("fleet-event-gold-opened")
                .with("measure", Arg::Key(measure.name()))
                .with("points", points),
            Event::SilverOpened { measure, least, points } => Message::new("fleet-event-silver-opened")
                .with("what", measure.count(least))
                .with("points", points),
            Event::FirstChosen { seat } => Message::new("fleet-event-first-chosen").with("seat", seat),
            Event::CaptainDealt { seat, boats, bonus } => Message::new("fleet-event-captain-dealt")
                .with("seat", seat)
                .with("boats", Arg::Key(boats.name()))
                .with("bonus", bonus.say())
                .with("most", bonus.most),
            Event::StartRolled { seat, face } => Message::new("fleet-event-start-rolled")
                .with("seat", seat)
                .with("face", Arg::Key(face.name())),
            Event::DieRolled { face } => {
                Message::new("fleet-event-die-rolled").with("face", Arg::Key(face.name()))
            }
            Event::DieTaken { seat, face } => {
                Message::new("fleet-event-die-taken").with("seat", seat).with("face", Arg::Key(face.name()))
            }
            Event::DieRerolled { seat, from, face } => Message::new("fleet-event-die-rerolled")
                .with("seat", seat)
                .with("from", Arg::Key(from.name()))
                .with("face", Arg::Key(face.name())),
            Event::LastDie { face } => {
                Message::new("fleet-event-last-die").with("face", Arg::Key(face.name()))
            }
            Event::DieAsCoin { seat, coins } => {
                Message::new("fleet-event-die-as-coin").with("seat", seat).with("coins", coins)
            }
            Event::Marked { seat, section, number } => Message::new("fleet-event-marked")
                .with("seat", seat)
                .with("section", Arg::Key(section.name()))
                .with("number", number),
            Event::Launched { seat, section } => Message::new("fleet-event-launched")
                .with("seat", seat)
                .with("section", Arg::Key(section.name())),
            Event::Licensed { seat, section, level } => Message::new("fleet-event-licensed")
                .with("seat", seat)
                .with("section", Arg::Key(section.name()))
                .with("level", level),
            Event::CrabLicensed { seat } => Message::new("fleet-event-crab-licensed").with("seat", seat),
            Event::BonusChosen { seat, measure } => Message::new("fleet-event-bonus-chosen")
                .with("seat", seat)
                .with("measure", Arg::Key(measure.name())),
            Event::BuildingCompleted { seat, section } => Message::new("fleet-event-building-completed")
                .with("seat", seat)
                .with("section", Arg::Key(section.name())),
            Event::CoinsMarked { seat, coins, lost, stars } => Message::new("fleet-event-coins-marked")
                .with("seat", seat)
                .with("coins", coins)
                .with("lost", lost)
                .with("stars", stars),
            Event::StarUsed { seat } => Message::new("fleet-event-star-used").with("seat", seat),
            Event::StarDeclined { seat } => Message::new("fleet-event-star-declined").with("seat", seat),
            Event::StarsLapsed { seat, stars } => {
                Message::new("fleet-event-stars-lapsed").with("seat", seat).with("stars", stars)
            }
            Event::BoatDeclined { seat } => Message::new("fleet-event-boat-declined").with("seat", seat),
            Event::Salvaged { seat } => Message::new("fleet-event-salvaged").with("seat", seat),
            Event::HexMarked { seat, face } => {
                Message::new("fleet-event-hex-marked").with("seat", seat).with("face", Arg::Key(face.name()))
            }
            Event::MarketVisited { seat, coins } => {
                Message::new("fleet-event-market-visited").with("seat", seat).with("coins", coins)
            }
            Event::IncomeTaken { seat, coins } => {
                Message::new("fleet-event-income-taken").with("seat", seat).with("coins", coins)
            }
            Event::FishingBegan => Message::new("fleet-event-fishing-began"),
            Event::PrivateFishing { seat } => Message::new("fleet-event-private-fishing").with("seat", seat),
            Event::Fished { seat, fish } => {
                Message::new("fleet-event-fished").with("seat", seat).with("fish", fish)
            }
            Event::FishSold { seat } => Message::new("fleet-event-fish-sold").with("seat", seat),
            Event::SilverWon { seat, measure, least, points } => Message::new("fleet-event-silver-won")
                .with("seat", seat)
                .with("what", measure.count(least))
                .with("points", points),
            Event::CaptainTook { face } => {
                Message::new("fleet-event-captain-took").with("face", Arg::Key(face.name()))
            }
            Event::CaptainPassed { face } => {
                Message::new("fleet-event-captain-passed").with("face", Arg::Key(face.name()))
            }
            Event::BoxesCrossed { section, boxes } => Message::new("fleet-event-boxes-crossed")
                .with("section", Arg::Key(section.name()))
                .with("boxes", boxes),
            Event::StarBlocked { number } => Message::new("fleet-event-star-blocked").with("number", number),
            Event::TokenMoved { section } => {
                Message::new("fleet-event-token-moved").with("section", Arg::Key(section.name()))
            }
            Event::SoloEnded { points, rank } => Message::new("fleet-event-solo-ended")
                .with("points", points)
                .with("rank", Arg::Key(rank_name(rank))),
            Event::GameEnded { winners, points } => {
                let list = Arg::List(winners.into_iter().map(Arg::Seat).collect());
                Message::new("fleet-event-game-ended").with("winners", list).with("points", points)
            }
        }
    }
}
