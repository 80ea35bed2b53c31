//! Scoring (rulebook: "Winning the game", and the scoring of each rune).

use tabletop::{MAX_SEATS, Message, Say, ScoreLine, ScoreSheet, Seat};

use crate::{
    Fjords, Place, Rune, Terrain, Variant,
    board::{Hex, MOST},
    state::GAMES,
};

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Vikings on the board.
    Vikings,
    /// Empty hexes that nobody else could have taken, once all vikings are out.
    Uncontested,
    /// Vikings beside the strength stone.
    Strength,
    /// Vikings on the water of the water stone.
    Water,
    /// Friendship stones with most vikings round them.
    Friendship,
    /// Vikings beside the own home stone.
    Home,
    /// A game of the match (original variant).
    Game(u8),
}

impl Reason {
    /// The rune that must be in play for it.
    const fn rune(self) -> Option<Rune> {
        match self {
            Reason::Strength => Some(Rune::Strength),
            Reason::Water => Some(Rune::Water),
            Reason::Friendship => Some(Rune::Friendship),
            Reason::Home => Some(Rune::Home),
            Reason::Vikings | Reason::Uncontested | Reason::Game(_) => None,
        }
    }

    /// Points for each thing counted.
    const fn worth(self) -> i32 {
        if matches!(self, Reason::Friendship) { 2 } else { 1 }
    }
}

/// What is counted in one game, in the rulebook's order.
const COUNTED: [Reason; 6] =
    [Reason::Vikings, Reason::Uncontested, Reason::Strength, Reason::Water, Reason::Friendship, Reason::Home];

impl Say for Reason {
    fn say(&self) -> Message {
        match *self {
            Reason::Vikings => Message::new("fjords-reason-vikings"),
            Reason::Uncontested => Message::new("fjords-reason-uncontested"),
            Reason::Strength => Message::new("fjords-reason-strength"),
            Reason::Water => Message::new("fjords-reason-water"),
            Reason::Friendship => Message::new("fjords-reason-friendship"),
            Reason::Home => Message::new("fjords-reason-home"),
            Reason::Game(game) => Message::new("fjords-reason-game").with("game", game),
        }
    }
}

impl Fjords {
    /// The hexes counted for `reason`, as bits.
    fn counted(&self, seat: Seat, reason: Reason) -> u128 {
        let vikings = self.land.vikings[seat.index()];
        match reason {
            Reason::Vikings => vikings,
            Reason::Uncontested => self.uncontested(seat),
            Reason::Strength => vikings & self.beside(|hex| hex.stone == Some(Rune::Strength)),
            Reason::Water => vikings & self.on_the_water(),
            Reason::Friendship => self.befriended(seat),
            Reason::Home => {
                vikings & self.beside(|hex| hex.piece().is_some_and(|piece| piece.home && piece.seat == seat))
            }
            Reason::Game(_) => 0,
        }
    }

    /// With all vikings placed, a point for each empty hex that only this seat could still have reached, one through
    /// the other; what other seats still hold does not matter.
    fn uncontested(&self, seat: Seat) -> u128 {
        if self.player(seat).vikings > 0 || !self.is_settling() {
            return 0;
        }
        let others = self.seats().filter(|&other| other != seat);
        let contested = others.fold(0, |bits, other| bits | self.within_reach(other));
        self.within_reach(seat) & !contested
    }

    /// The free hexes a seat would reach with vikings without end.
    fn within_reach(&self, seat: Seat) -> u128 {
        let mut found = self.settleable(seat);
        let mut fresh = found;
        while fresh != 0 {
            let at = Place::from_key(self.land.keys[fresh.trailing_zeros() as usize]);
            let number = self.board.number_of_laid(at);
            fresh &= fresh - 1;
            let linked = self.linked_bits(number) & self.land.free & !found;
            found |= linked;
            fresh |= linked;
        }
        found
    }

    /// The neighbours of every hex chosen; terrain does not matter.
    fn beside(&self, chosen: impl Fn(&Hex) -> bool) -> u128 {
        let chosen = self.board.hexes().iter().filter(|hex| chosen(hex));
        chosen.fold(0, |bits, hex| bits | self.neighbour_bits(hex))
    }

    fn neighbour_bits(&self, hex: &Hex) -> u128 {
        self.board.bits_over(hex.at, u8::MAX)
    }

    /// The hexes whose sea is the sea of the water stone, at any distance.
    fn on_the_water(&self) -> u128 {
        let stone = self.board.hexes().iter().enumerate().filter(|(_, hex)| hex.stone == Some(Rune::Water));
        let sea = stone.map(|(number, hex)| (number, hex.corners.mask(Terrain::Sea)));
        let reached = self.board.walk(sea, MOST as u32);
        let wet = (0..self.board.len()).filter(|&number| reached[number] != 0);
        wet.fold(0, |bits, number| bits | 1 << self.board.bit(number))
    }

    /// The friendship stones round which the seat has most vikings, alone or with others; none counts for nobody.
    fn befriended(&self, seat: Seat) -> u128 {
        let stones =
            self.board.hexes().iter().enumerate().filter(|(_, hex)| hex.stone == Some(Rune::Friendship));
        stones.fold(0, |bits, (number, hex)| {
            let round = self.neighbour_bits(hex);
            let count = |seat: Seat| (self.land.vikings[seat.index()] & round).count_ones();
            let most = self.seats().map(count).max().unwrap_or(0);
            bits | u128::from(most > 0 && count(seat) == most) << self.board.bit(number)
        })
    }

    /// The reasons that count in this game.
    fn reasons(&self) -> impl Iterator<Item = Reason> + use<> {
        let runes = self.runes;
        COUNTED.into_iter().filter(move |reason| reason.rune().is_none_or(|rune| runes.contains(rune)))
    }

    /// The points of the game being played.
    #[inline]
    pub(crate) fn points_of_this_game(&self, seat: Seat) -> i32 {
        if self.runes.is_empty() {
            let vikings = self.land.vikings[seat.index()].count_ones() as i32;
            return vikings + self.uncontested(seat).count_ones() as i32;
        }
        let points = |reason: Reason| self.counted(seat, reason).count_ones() as i32 * reason.worth();
        self.reasons().map(points).sum()
    }

    /// All points, those of earlier games of the match included.
    pub(crate) fn points_of(&self, seat: Seat) -> i32 {
        if self.variant != Variant::Original {
            return self.points_of_this_game(seat);
        }
        (1..=self.original.game).map(|game| self.points_in_game(seat, game)).sum()
    }

    /// The points of a game of the match, finished or not.
    fn points_in_game(&self, seat: Seat, game: u8) -> i32 {
        let index = usize::from(game - 1);
        match self.original.winners[index] {
            Some(_) => self.original.points[index][seat.index()].into(),
            None => self.points_of_this_game(seat),
        }
    }

    /// Of equal seats the one later in the settlement order is ahead; nobody before there is one.
    fn lateness(&self, seat: Seat) -> i32 {
        if self.is_settling() {
            i32::from((seat.0 + self.seats - self.first_settler.0) % self.seats)
        } else {
            0
        }
    }

    /// What decides between equal totals: in a match the games won, else the settlement order.
    fn tiebreak(&self, seat: Seat) -> i32 {
        if self.variant == Variant::Original {
            self.original.winners.iter().filter(|&&winner| winner == Some(seat)).count() as i32
        } else {
            self.lateness(seat)
        }
    }

    pub(crate) fn winner_of_this_game(&self) -> Seat {
        let best = self.seats().max_by_key(|&seat| (self.points_of_this_game(seat), self.lateness(seat)));
        best.expect("somebody plays")
    }

    pub(crate) fn winner(&self) -> Seat {
        let best = self.seats().max_by_key(|&seat| (self.points_of(seat), self.tiebreak(seat)));
        best.expect("somebody plays")
    }

    pub(crate) fn placing(&self) -> [u8; MAX_SEATS] {
        let mut keys = [(0, 0); MAX_SEATS];
        for seat in self.seats() {
            keys[seat.index()] = (self.points_of(seat), self.tiebreak(seat));
        }
        let keys = &keys[..self.seats.into()];
        let mut places = [0; MAX_SEATS];
        for (place, key) in places.iter_mut().zip(keys) {
            *place = 1 + keys.iter().filter(|&other| other > key).count() as u8;
        }
        places
    }

    pub(crate) fn score_sheet(&self, seat: Seat) -> ScoreSheet<Reason> {
        let lines = if self.variant == Variant::Original {
            (1..=GAMES.min(self.original.game)).map(|game| self.game_line(seat, game)).collect()
        } else {
            self.reasons().map(|reason| self.line(seat, reason)).collect()
        };
        ScoreSheet { lines, tiebreaks: vec![self.tiebreak(seat)] }
    }

    fn line(&self, seat: Seat, reason: Reason) -> ScoreLine<Reason> {
        let counted = self.counted(seat, reason);
        let count = counted.count_ones() as i32;
        let places = self.places_of(counted).map(|at| at.to_string()).collect();
        ScoreLine { reason, count, points: count * reason.worth(), places }
    }

    /// A game of the match; the places are those of the game on the table.
    fn game_line(&self, seat: Seat, game: u8) -> ScoreLine<Reason> {
        let points = self.points_in_game(seat, game);
        let on_table = if game == self.original.game {
            self.counted(seat, Reason::Vikings) | self.uncontested(seat)
        } else {
            0
        };
        let places = self.places_of(on_table).map(|at| at.to_string()).collect();
        ScoreLine { reason: Reason::Game(game), count: points, points, places }
    }
}
