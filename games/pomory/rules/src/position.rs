//! Positions set up by hand, for tests and puzzles: checked as a whole when they are built.

use std::fmt;

use tabletop::{Bag, Seat, Shared};

use crate::{
    Cards, Cell, Kind, Material, News, Pomory, Reason, Resource, Setup,
    kind::RESOURCES,
    material::{FIRST_SET, MOST_OF_A_KIND, RELOCATIONS, ROW, SHIPS},
    news::NewsSet,
    news_deck::NewsDeck,
    score::Tally,
};

/// A position in the making. Whatever is not said is as at the beginning of a game; resource cards that are named nowhere
/// are in the deck, unless the deck is named, and then out of the game.
#[derive(Clone)]
pub struct Position {
    game: Pomory,
    row: Vec<Resource>,
    deck: Option<Vec<Resource>>,
    start: Start,
}

/// Where play goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Start {
    Movement(Seat, u8),
    Bets,
}

/// Why a position is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A seat has more ships than five.
    Ships(Seat),
    /// A cell that the board does not have.
    Cell(Cell),
    /// More copies of a resource card than the box holds.
    Resource(Resource),
    /// More than four cards in the row, fewer although the deck has some, or too much of one kind.
    Row,
    /// A news card in two places.
    News(News),
    /// No salt card in hand.
    Salt(Seat),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Ships(seat) => write!(f, "seat {seat} has only {SHIPS} ships"),
            PositionError::Cell(cell) => write!(f, "the board has no cell {cell}"),
            PositionError::Resource(card) => write!(f, "there are not so many {card} cards"),
            PositionError::Row => f.write_str("the row cannot lie like that"),
            PositionError::News(news) => write!(f, "the news card {} is in two places", news.word()),
            PositionError::Salt(seat) => write!(f, "seat {seat} needs a salt card in hand"),
        }
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// A position of this edition; seat a is the first player of round 1 and begins its movement turn.
    pub fn new(material: &'static Material) -> Position {
        let setup: Setup = "2p first=a".parse().expect("two players may name the first one");
        Position {
            game: Pomory { material: Shared(material), ..Pomory::set_up(&setup, material) },
            row: Vec::new(),
            deck: None,
            start: Start::Movement(Seat(0), RELOCATIONS),
        }
    }

    /// The first player, and the round.
    #[must_use]
    pub fn round(mut self, round: u16, first: Seat) -> Position {
        (self.game.round, self.game.first) = (round, first);
        if let Start::Movement(..) = self.start {
            self.start = Start::Movement(first, RELOCATIONS);
        }
        self
    }

    /// A ship on a cell. On the other's ship it lies on top.
    #[must_use]
    pub fn ship(mut self, seat: Seat, at: Cell) -> Position {
        self.game.put(seat, at);
        self
    }

    /// Ships in the dock. The rest are in the supply.
    #[must_use]
    pub fn dock(mut self, seat: Seat, ships: u8) -> Position {
        self.game.player_mut(seat).dock = ships;
        self
    }

    /// The open row.
    #[must_use]
    pub fn row(mut self, cards: &[Resource]) -> Position {
        self.row = cards.to_vec();
        self
    }

    /// The resource deck; what is not named anywhere is out of the game.
    #[must_use]
    pub fn deck(mut self, cards: &[Resource]) -> Position {
        self.deck = Some(cards.to_vec());
        self
    }

    /// Caught cards.
    #[must_use]
    pub fn collection(mut self, seat: Seat, cards: &[Resource]) -> Position {
        cards.iter().for_each(|card| self.game.player_mut(seat).collection[card.index()] += 1);
        self
    }

    /// Salt cards that lie open.
    #[must_use]
    pub fn open_salt(mut self, seat: Seat, salt: Cards) -> Position {
        self.game.player_mut(seat).hand = Cards::ALL.without(salt.and(Cards::SALT));
        self
    }

    /// News in hand since an earlier round.
    #[must_use]
    pub fn news(mut self, seat: Seat, news: &[News]) -> Position {
        self.game.player_mut(seat).news = news.iter().copied().collect();
        self
    }

    /// A news card in hand that was drawn in this round.
    #[must_use]
    pub fn fresh_news(mut self, seat: Seat, news: News) -> Position {
        let player = self.game.player_mut(seat);
        player.news = player.news.with(NewsSet::only(news));
        player.fresh = NewsSet::only(news);
        self
    }

    /// News that were played.
    #[must_use]
    pub fn played_news(mut self, news: &[News]) -> Position {
        self.game.news_discard = news.iter().copied().collect();
        self
    }

    /// News under the deck with who put them there, the next to come up first.
    #[must_use]
    pub fn returned_news(mut self, returned: &[(News, Seat)]) -> Position {
        self.game.news = NewsDeck::new(NewsSet::NONE);
        returned.iter().for_each(|&(news, by)| self.game.news.put_under(news, by));
        self
    }

    /// Points so far; they count as earned with catch cards.
    #[must_use]
    pub fn points(mut self, seat: Seat, points: u8) -> Position {
        let mut tally = Tally::default();
        tally.add(Reason::CatchCatch, points);
        self.game.player_mut(seat).tally = tally;
        self
    }

    /// The size of the next set.
    #[must_use]
    pub fn next_set(mut self, size: u8) -> Position {
        self.game.next_set = size.max(FIRST_SET);
        self
    }

    /// Rounds in a row without any catch.
    #[must_use]
    pub fn quiet_rounds(mut self, rounds: u8) -> Position {
        self.game.quiet = rounds;
        self
    }

    /// Play goes on in this seat's movement turn.
    #[must_use]
    pub fn movement(mut self, seat: Seat, relocations_left: u8) -> Position {
        self.start = Start::Movement(seat, relocations_left);
        self
    }

    /// Play goes on with the bets.
    #[must_use]
    pub fn bets(mut self) -> Position {
        self.start = Start::Bets;
        self
    }

    /// Checks everything and gives the state.
    pub fn build(mut self) -> Result<Pomory, PositionError> {
        self.sort_ships()?;
        self.sort_resources()?;
        self.sort_news()?;
        for seat in [Seat(0), Seat(1)] {
            if self.game.player(seat).hand.and(Cards::SALT).is_empty() {
                return Err(PositionError::Salt(seat));
            }
        }
        match self.start {
            Start::Movement(seat, left) => {
                self.game.begin_movement(seat);
                self.game.left = left;
            }
            Start::Bets => self.game.begin_bets(&mut ()),
        }
        Ok(self.game)
    }

    fn sort_ships(&mut self) -> Result<(), PositionError> {
        let beyond = self.game.occupied() & !self.game.material.all;
        if let Some(cell) = crate::cell::cells(beyond).next() {
            return Err(PositionError::Cell(cell));
        }
        for seat in [Seat(0), Seat(1)] {
            let sea = self.game.at[seat.index()].count_ones() as u8;
            let player = self.game.player_mut(seat);
            let away = sea + player.dock;
            player.supply = SHIPS.checked_sub(away).ok_or(PositionError::Ships(seat))?;
        }
        Ok(())
    }

    fn sort_resources(&mut self) -> Result<(), PositionError> {
        let mut left = self.game.material.resource_cards();
        let mut take = |card: usize, copies: u8| {
            left[card] =
                left[card].checked_sub(copies).ok_or(PositionError::Resource(Resource::from_index(card)))?;
            Ok(())
        };
        self.row.iter().try_for_each(|card| take(card.index(), 1))?;
        for player in &self.game.players {
            (0..RESOURCES).try_for_each(|card| take(card, player.collection[card]))?;
        }
        let mut deck = [0; RESOURCES];
        for card in self.deck.iter().flatten() {
            take(card.index(), 1)?;
            deck[card.index()] += 1;
        }
        match self.deck {
            Some(_) => (self.game.deck, self.game.discard) = (Bag::new(deck), left),
            None => self.game.deck = Bag::new(left),
        }
        let short = self.row.len() < ROW && !self.game.deck.is_empty();
        if self.row.len() > ROW || short {
            return Err(PositionError::Row);
        }
        for (place, &card) in self.game.row.iter_mut().zip(&self.row) {
            *place = Some(card);
        }
        let too_much = Kind::ALL.into_iter().any(|kind| self.game.open_value(kind) > MOST_OF_A_KIND);
        if too_much { Err(PositionError::Row) } else { Ok(()) }
    }

    fn sort_news(&mut self) -> Result<(), PositionError> {
        let game = &mut self.game;
        let mut found = NewsSet::NONE;
        let under: Vec<NewsSet> = game.news.bottom().iter().map(|card| NewsSet::only(card.news)).collect();
        for pile in [game.news_discard, game.players[0].news, game.players[1].news].into_iter().chain(under) {
            if let Some(twice) = found.and(pile).iter().next() {
                return Err(PositionError::News(twice));
            }
            found = found.with(pile);
        }
        game.news.unseen = NewsSet::ALL.without(found);
        Ok(())
    }
}
