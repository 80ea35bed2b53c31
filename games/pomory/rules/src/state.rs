//! What lies on the table.

use tabletop::{Bag, Seat, Seats, Shared, Turn};

use crate::{
    Cards, Cell, Kind, Material, News, Resource, Setup, Story,
    kind::RESOURCES,
    material::{FIRST_SET, ROW, SHIPS},
    news::{NewsSet, Window},
    news_deck::NewsDeck,
    score::Tally,
};

/// The state of a game of Pomory.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pomory {
    pub(crate) material: Shared<Material>,
    /// By seat, the cells where a ship of theirs lies.
    pub(crate) at: [u32; 2],
    /// By seat, the cells where a ship of theirs lies on top of the other's.
    pub(crate) top: [u32; 2],
    pub(crate) players: [Player; 2],
    /// What the table waits for.
    pub(crate) step: Step,
    /// Whose step it is, also while luck decides for it.
    pub(crate) actor: Seat,
    /// The first player of the round.
    pub(crate) first: Seat,
    /// Counted from 1.
    pub(crate) round: u16,
    /// Relocations left in this turn.
    pub(crate) left: u8,
    /// The size of the next set, shared by both (ruling R24).
    pub(crate) next_set: u8,
    /// Rounds in a row in which nobody caught anything (ruling E2).
    pub(crate) quiet: u8,
    /// The open row; places are kept so that cards do not jump about.
    pub(crate) row: [Option<Resource>; ROW],
    pub(crate) deck: Bag<RESOURCES>,
    /// Resource cards that are out of the game.
    pub(crate) discard: [u8; RESOURCES],
    pub(crate) news: NewsDeck,
    /// Played news cards.
    pub(crate) news_discard: NewsSet,
    /// News cards drawn, of which one is to be kept; the actor sees them.
    pub(crate) drawn: NewsSet,
    pub(crate) bets: Bets,
    pub(crate) story: Story,
    pub(crate) end: Option<End>,
}

/// What belongs to one player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub supply: u8,
    pub dock: u8,
    /// Cards in hand, neither sealed nor lying open.
    pub hand: Cards,
    /// The bet. Open to all once the story tells it.
    pub sealed: Cards,
    /// News in hand.
    pub news: NewsSet,
    /// Those drawn in this round, which must wait.
    pub fresh: NewsSet,
    /// News in hand or just drawn that the other seat knows, because it put them under the deck itself.
    pub exposed: NewsSet,
    /// Caught resource cards.
    pub collection: [u8; RESOURCES],
    pub tally: Tally,
}

/// How the bets of this round are made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Bets {
    /// The seats that bet now: both, or one after the other under Quay Gossip.
    pub betting: Seats,
    /// Who played Quay Gossip.
    pub gossip: Option<Seat>,
    /// The card shown to that seat; its owner does not know which it was.
    pub shown: Option<crate::Card>,
    /// Who lays three cards.
    pub tackle: Option<Seat>,
    /// The card that seat took back; nobody else knows which it was.
    pub taken_back: Option<crate::Card>,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Step {
    /// Luck: who is the first player?
    FirstPlayer,
    /// Luck: a card for the open row.
    Refill(Refill),
    /// A relocation, a news card, or the end of the turn.
    Movement,
    /// News, or a pass.
    Ask(Window),
    /// Sealed bets; both seats at once, unless Quay Gossip says otherwise.
    Seal,
    /// Luck, with one outcome: the bets are closed.
    Close,
    /// Luck: which sealed card is shown.
    Peek,
    /// Luck: the weather die.
    Roll,
    /// Luck: the weather die once more.
    Reroll,
    /// Which of three cards is taken back.
    TakeBack,
    /// Luck, with one outcome: the bets are opened.
    Open,
    /// Luck: a news card.
    DrawNews,
    /// Which of two news cards is kept.
    Keep,
    /// A set, or a pass.
    Announce,
    /// Nothing: the game is over.
    Nothing,
}

/// Why the row is refilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Refill {
    /// The game begins.
    Setup,
    /// Word of Shoals was played.
    Shoals,
    /// The actor has caught.
    Catch,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum End {
    /// Somebody has 70 points.
    Goal,
    /// The resource deck has run out.
    Deck,
    /// Nobody has caught anything for many rounds (ruling E2).
    Quiet,
}

impl Pomory {
    /// Sets the table (rulebook: "Подготовка к игре").
    pub(crate) fn set_up(setup: &Setup, material: &'static Material) -> Pomory {
        let player = Player {
            supply: SHIPS,
            dock: 0,
            hand: Cards::ALL,
            sealed: Cards::NONE,
            news: NewsSet::NONE,
            fresh: NewsSet::NONE,
            exposed: NewsSet::NONE,
            collection: [0; RESOURCES],
            tally: Tally::default(),
        };
        Pomory {
            material: Shared(material),
            at: [0; 2],
            top: [0; 2],
            players: [player.clone(), player],
            step: if setup.first().is_none() { Step::FirstPlayer } else { Step::Refill(Refill::Setup) },
            actor: setup.first().unwrap_or(Seat(0)),
            first: setup.first().unwrap_or(Seat(0)),
            round: 1,
            left: 0,
            next_set: FIRST_SET,
            quiet: 0,
            row: [None; ROW],
            deck: Bag::new(material.resource_cards()),
            discard: [0; RESOURCES],
            news: NewsDeck::new(NewsSet::ALL),
            news_discard: NewsSet::NONE,
            drawn: NewsSet::NONE,
            bets: Bets::default(),
            story: Story::default(),
            end: None,
        }
    }

    #[inline]
    pub(crate) fn whose_turn(&self) -> Turn {
        match self.step {
            Step::Movement | Step::Ask(_) | Step::TakeBack | Step::Keep | Step::Announce => {
                Turn::seat(self.actor)
            }
            Step::Seal => Turn::Seats(self.owing_bets()),
            Step::FirstPlayer
            | Step::Refill(_)
            | Step::Close
            | Step::Peek
            | Step::Roll
            | Step::Reroll
            | Step::Open
            | Step::DrawNews => Turn::Chance,
            Step::Nothing => Turn::Over,
        }
    }

    /// The seats that bet now and have not sealed.
    #[inline]
    pub(crate) fn owing_bets(&self) -> Seats {
        let mut owing = self.bets.betting;
        for seat in [Seat(0), Seat(1)] {
            if !self.player(seat).sealed.is_empty() {
                owing = owing.without(seat);
            }
        }
        owing
    }

    #[inline(always)]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index() & 1]
    }

    #[inline(always)]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index() & 1]
    }

    /// The second player of the round.
    #[inline(always)]
    pub(crate) fn second(&self) -> Seat {
        other(self.first)
    }

    /// Cells where a ship lies.
    #[inline(always)]
    pub(crate) fn occupied(&self) -> u32 {
        self.at[0] | self.at[1]
    }

    /// The seat's ships that lie under the other's.
    #[inline(always)]
    pub(crate) fn blocked(&self, seat: Seat) -> u32 {
        self.top[other(seat).index() & 1]
    }

    /// The seat's ships at sea that are not blocked.
    #[inline(always)]
    pub(crate) fn free(&self, seat: Seat) -> u32 {
        self.at[seat.index() & 1] & !self.blocked(seat)
    }

    /// The sum of the open cards of a kind.
    #[inline]
    pub(crate) fn open_value(&self, kind: Kind) -> u8 {
        self.row.iter().flatten().filter(|card| card.kind() == kind).map(|card| card.value()).sum()
    }

    /// The salt cards that lie open before a seat.
    #[inline]
    pub(crate) fn open_salt(&self, seat: Seat) -> Cards {
        let player = self.player(seat);
        Cards::SALT.without(player.hand).without(player.sealed)
    }

    /// News the seat could play, if the window is right: those drawn in earlier rounds.
    #[inline(always)]
    pub(crate) fn playable(&self, seat: Seat) -> NewsSet {
        let player = self.player(seat);
        player.news.without(player.fresh)
    }

    /// How many cards of a kind the seat has caught.
    #[inline]
    pub(crate) fn collected(&self, seat: Seat, kind: Kind) -> u8 {
        let collection = &self.player(seat).collection;
        collection[Resource::new(kind, 1).index()] + collection[Resource::new(kind, 2).index()]
    }

    /// Lifts a ship off its cell. If it lay on top, the one below is free at once (ruling R9).
    #[inline]
    pub(crate) fn lift(&mut self, seat: Seat, from: Cell) {
        self.at[seat.index() & 1] &= !from.bit();
        self.top[0] &= !from.bit();
        self.top[1] &= !from.bit();
    }

    /// Puts a ship on a cell; on another's ship it lies on top.
    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, to: Cell) {
        self.top[seat.index() & 1] |= self.at[other(seat).index() & 1] & to.bit();
        self.at[seat.index() & 1] |= to.bit();
    }

    /// Takes a news card out of a hand for good.
    pub(crate) fn spend(&mut self, seat: Seat, news: News) {
        let card = NewsSet::only(news);
        let player = self.player_mut(seat);
        player.news = player.news.without(card);
        player.exposed = player.exposed.without(card);
        self.news_discard = self.news_discard.with(card);
    }
}

/// The other of the two seats.
#[inline(always)]
pub(crate) fn other(seat: Seat) -> Seat {
    Seat(seat.0 ^ 1)
}
