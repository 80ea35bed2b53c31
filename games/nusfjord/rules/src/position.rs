//! Positions set up by hand, for tests and puzzles. Whatever is not said stays as after setup; [`Position::ready`]
//! counts the components and refuses what cannot lie on a table.

use tabletop::Seat;

use crate::{
    card::{A_BITS, B_BITS, Card, Cell, DECKS, Elder},
    effect::{Hull, Task},
    goods::Stock,
    harbor::{CouncilSeat, Harbor, Piece},
    material::Material,
    setup::Setup,
    state::{COUNCIL, MAX_BUILT, NOBODY, Nusfjord, Stage},
};

/// What is wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionError(String);

impl std::fmt::Display for PositionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for PositionError {}

/// A position in the making.
#[derive(Clone, Debug)]
pub struct Position {
    game: Nusfjord,
    wrong: Option<String>,
    fishing: bool,
}

impl Position {
    /// The table of `setup` in round 1 with seat a as first player, before the first worker, and no building laid
    /// open: everything lies in the piles.
    pub fn new(setup: &Setup, material: &'static Material) -> Position {
        let mut game = Nusfjord::lay(setup, material);
        game.stage = Stage::Before;
        Position { game, wrong: None, fishing: false }
    }

    fn fail(&mut self, why: impl Into<String>) {
        self.wrong.get_or_insert(why.into());
    }

    /// It is this round, and `first` is its first player.
    #[must_use]
    pub fn round(mut self, round: u8, first: Seat) -> Position {
        if !(1..=7).contains(&round) || first.0 >= self.game.seats() {
            self.fail(format!("round {round} with first player {first}"));
            return self;
        }
        let seats = self.game.seats();
        self.game.round = round;
        self.game.first = first.0;
        self.game.active = first.0;
        self.game.start = (first.0 + round - 1) % seats;
        self
    }

    /// So many turns of the round are over.
    #[must_use]
    pub fn turns(mut self, turns: u8) -> Position {
        if turns >= 3 * self.game.seats() {
            self.fail(format!("{turns} turns of a round are over"));
            return self;
        }
        self.game.turns = turns;
        self.game.active = (self.game.first + turns) % self.game.seats();
        self
    }

    /// These buildings lie open.
    #[must_use]
    pub fn open(mut self, cards: &[&str]) -> Position {
        for key in cards {
            if let Some(card) = self.draw(key) {
                self.game.open[card.deck()] |= card.bit();
            }
        }
        self
    }

    /// As after setup with few players: the A and B buildings that do not lie open are out of the game.
    #[must_use]
    pub fn no_piles(mut self) -> Position {
        for deck in 0..DECKS {
            let away = self.game.pile[deck] & (A_BITS | B_BITS);
            self.game.gone[deck] |= away;
            self.game.pile[deck] &= !away;
        }
        self
    }

    /// Takes a building out of the piles, or from where cards are that take no part.
    fn draw(&mut self, key: &str) -> Option<Card> {
        let Some(card) = Card::from_key(key) else {
            self.fail(format!("no building is called {key}"));
            return None;
        };
        let (deck, bit) = (card.deck(), card.bit());
        if !card.is_in(&self.game.pile) && !card.is_in(&self.game.gone) {
            self.fail(format!("{key} is somewhere else already"));
            return None;
        }
        self.game.pile[deck] &= !bit;
        self.game.gone[deck] &= !bit;
        Some(card)
    }

    /// So many plates are filled.
    #[must_use]
    pub fn plates(mut self, filled: u8) -> Position {
        if usize::from(filled) > self.game.material.0.plates.len() {
            self.fail(format!("{filled} filled plates"));
        }
        self.game.plates = filled;
        self
    }

    /// Ships in the supply: sloops, cutters, schooners. Tiles that are nowhere else must be in a harbor.
    #[must_use]
    pub fn supply(mut self, ships: [u8; 3]) -> Position {
        self.game.supply[..3].copy_from_slice(&ships);
        self
    }

    /// Workers of a seat (in a solo game: of a colour) stand on spaces of these actions.
    #[must_use]
    pub fn workers(mut self, colour: u8, tasks: &[Task]) -> Position {
        for &task in tasks {
            let (board, full) = (self.game.board(), self.game.full);
            let open = board.of[task as usize] & !full;
            if open == 0 {
                self.fail(format!("no space is left at {task:?}"));
                return self;
            }
            self.put_worker(colour, open.trailing_zeros() as usize);
        }
        self
    }

    /// A worker stands on the copy space of this number.
    #[must_use]
    pub fn copy_worker(mut self, colour: u8, space: u8) -> Position {
        if space >= self.game.copy_spaces() {
            self.fail(format!("there is no copy space {space}"));
            return self;
        }
        self.put_worker(colour, crate::state::COPY_SPACE + usize::from(space));
        self
    }

    fn put_worker(&mut self, colour: u8, space: usize) {
        let game = &mut self.game;
        let capacity = game.board().spaces.get(space).map_or(1, |tile| tile.capacity);
        let places = &mut game.workers[space][..usize::from(capacity)];
        if let Some(place) = places.iter_mut().find(|worker| **worker == NOBODY) {
            *place = colour;
        }
        if !places.contains(&NOBODY) {
            game.full |= 1 << space;
        }
        let seat = if game.is_solo() { 0 } else { usize::from(colour) };
        let now = !game.is_solo() || colour == game.colour();
        if now && seat < game.harbors.len() {
            game.harbors[seat].placed += 1;
        }
    }

    /// One seat's harbor.
    #[must_use]
    pub fn seat(mut self, seat: Seat, arrange: impl FnOnce(&mut Arrange<'_>)) -> Position {
        if seat.0 >= self.game.seats() {
            self.fail(format!("there is no seat {seat}"));
            return self;
        }
        arrange(&mut Arrange { position: &mut self, seat });
        self
    }

    /// The round begins with fishing instead of work.
    #[must_use]
    pub fn at_fishing(mut self) -> Position {
        self.fishing = true;
        self
    }

    /// The position, if it can lie on a table.
    pub fn ready(mut self) -> Result<Nusfjord, PositionError> {
        if let Some(why) = self.wrong {
            return Err(PositionError(why));
        }
        self.game.count_components().map_err(PositionError)?;
        if self.fishing {
            self.game.cast_nets(&mut ());
        }
        self.game.advance(&mut ());
        Ok(self.game)
    }
}

/// One seat's harbor in the making.
pub struct Arrange<'a> {
    position: &'a mut Position,
    seat: Seat,
}

impl Arrange<'_> {
    fn harbor(&mut self) -> &mut Harbor {
        &mut self.position.game.harbors[self.seat.index()]
    }

    /// Wood, fish and gold in the supply.
    pub fn goods(&mut self, wood: u16, fish: u16, gold: u16) -> &mut Self {
        let stock = &mut self.harbor().stock;
        *stock = Stock { wood, fish, gold, ..*stock };
        self
    }

    /// Wood and fish in the Reserve.
    pub fn reserve(&mut self, wood: u16, fish: u16) -> &mut Self {
        let stock = &mut self.harbor().stock;
        *stock = Stock { reserve_wood: wood, reserve_fish: fish, ..*stock };
        self
    }

    /// A building stands on a cell.
    pub fn built(&mut self, key: &str, cell: &str) -> &mut Self {
        let material = self.position.game.material.0;
        let Some(cell) = Cell::from_name(cell) else {
            self.position.fail(format!("{cell} is no cell"));
            return self;
        };
        if self.harbor().free & cell.bit() == 0 || usize::from(self.harbor().houses) == MAX_BUILT {
            self.position.fail(format!("cell {cell} is not free"));
            return self;
        }
        if let Some(card) = self.position.draw(key) {
            self.harbor().stand(card, Some(cell), material);
        }
        self
    }

    /// A building stands on the catch track.
    pub fn on_track(&mut self, key: &str) -> &mut Self {
        let material = self.position.game.material.0;
        if let Some(card) = self.position.draw(key) {
            self.harbor().stand(card, None, material);
        }
        self
    }

    /// A building of this seat has been used its one time.
    pub fn turned(&mut self, key: &str) -> &mut Self {
        let found = self.harbor().built.iter_mut().find(|built| Some(built.card) == Card::from_key(key));
        match found {
            Some(built) => built.turned = true,
            None => self.position.fail(format!("{key} does not stand here")),
        }
        self
    }

    /// These ships lie on the catch track; they come from the supply.
    pub fn ships(&mut self, hulls: &[Hull]) -> &mut Self {
        let material = self.position.game.material.0;
        for &hull in hulls {
            let supply = &mut self.position.game.supply[hull as usize];
            if *supply == 0 {
                self.position.fail(format!("no {hull:?} is left"));
                return self;
            }
            *supply -= 1;
            self.harbor().add_piece(Piece::Ship(hull), material);
        }
        self
    }

    /// Forests on a double space, by its left cell.
    pub fn forests(&mut self, cell: &str, forests: u8) -> &mut Self {
        let material = self.position.game.material.0;
        match Cell::from_name(cell).filter(|cell| material.double_at[cell.index()] != u8::MAX) {
            Some(cell) => self.harbor().set_forests(cell, forests),
            None => self.position.fail(format!("no double space begins at {cell}")),
        }
        self
    }

    /// An elder sits in the council with so much fish on him.
    pub fn elder(&mut self, key: &str, fish: u8) -> &mut Self {
        let Some(elder) = Elder::from_key(key) else {
            self.position.fail(format!("no elder is called {key}"));
            return self;
        };
        let game = &mut self.position.game;
        if let Some(cell) = game.tops.iter().position(|&top| top == elder.0) {
            game.tops[cell] = std::mem::replace(&mut game.below[cell], NOBODY);
        } else if let Some(cell) = game.below.iter().position(|&below| below == elder.0) {
            game.below[cell] = NOBODY;
        } else if game.unknown >> elder.0 & 1 == 1 {
            game.unknown &= !(1 << elder.0);
            game.hidden &= game.hidden - 1;
        } else {
            self.position.fail(format!("{key} is not to be had"));
            return self;
        }
        let harbor = self.harbor();
        if usize::from(harbor.elders) == COUNCIL {
            self.position.fail("the council is full");
            return self;
        }
        let seat = usize::from(harbor.elders);
        harbor.council[seat] = CouncilSeat { elder: elder.0, fish, worker: NOBODY };
        harbor.elders += 1;
        self
    }

    /// A worker of this colour (the seat's own, or a solo colour) is on an elder of the council.
    pub fn worker_on(&mut self, key: &str, colour: u8) -> &mut Self {
        let slot = Elder::from_key(key).and_then(|elder| self.harbor().seat_of(elder));
        match slot {
            Some(slot) => {
                self.harbor().council[usize::from(slot)].worker = colour;
                let solo = self.position.game.is_solo();
                if !solo || colour == self.position.game.colour() {
                    self.harbor().placed += 1;
                }
            }
            None => self.position.fail(format!("{key} is not in this council")),
        }
        self
    }

    /// This seat passed so many turns or placed so many workers elsewhere: `placed` counts workers only.
    pub fn placed(&mut self, workers: u8) -> &mut Self {
        self.harbor().placed = workers;
        self
    }

    /// So many shares of this seat's colour were issued and lie in New Shares.
    pub fn in_new_shares(&mut self, shares: u8) -> &mut Self {
        let seat = self.seat.index();
        let harbor = self.harbor();
        if harbor.unissued < shares {
            self.position.fail("too few shares to issue");
            return self;
        }
        harbor.unissued -= shares;
        self.position.game.new_shares[seat] += shares;
        self
    }

    /// So many shares of this seat's colour were issued and are held by `holder`, who may be the seat itself.
    pub fn held_by(&mut self, holder: Seat, shares: u8) -> &mut Self {
        let seat = self.seat.index();
        let harbor = self.harbor();
        if harbor.unissued < shares || holder.0 >= 5 {
            self.position.fail("too few shares to issue");
            return self;
        }
        harbor.unissued -= shares;
        self.position.game.harbors[holder.index()].shares[seat] += shares;
        self
    }

    /// These C buildings are in hand.
    pub fn hand(&mut self, keys: &[&str]) -> &mut Self {
        for key in keys {
            let deck = usize::from(self.position.game.agreed.deck);
            match self.position.draw(key) {
                Some(card) if card.deck() == deck && card.letter() == crate::effect::Letter::C => {
                    self.harbor().hand |= card.bit();
                }
                _ => self.position.fail(format!("{key} is no C building of the deck")),
            }
        }
        self
    }
}
