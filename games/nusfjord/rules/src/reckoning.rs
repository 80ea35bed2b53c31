//! What a player reckons with, read off the state without making a view: for bots, which look at samples of their own
//! (`Game::determinize`) and never at the true state.

use tabletop::Seat;

use crate::{
    Building, Elder, Stock,
    card::{Bits, Card},
    stack::Frame,
    state::{Nusfjord, ROUNDS, Stage, WORKERS},
};

/// What a seat owns, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holdings {
    /// Goods.
    pub stock: Stock,
    /// Wood of the personal supply, at most.
    pub wood_limit: u8,
    /// Free building spaces.
    pub free_spaces: u8,
    /// Forests, covered ones too.
    pub forests: u8,
    /// The catch of the next Fishing Phase.
    pub catch: u8,
    /// Fish that come into the supply in the next Fishing Phase, from own shares and from others'.
    pub income: u8,
    /// Fish that go into the Reserve then.
    pub stored: u8,
    /// Elders of the council.
    pub elders: u8,
    /// Fish that lie on them.
    pub elder_fish: u8,
    /// Shares held, issued ones of all colours.
    pub shares: u8,
    /// Own shares that lie at other players or in New Shares.
    pub sold: u8,
    pub ships: u8,
    /// Workers not placed in this round.
    pub workers: u8,
    pub buildings: u8,
}

impl Nusfjord {
    /// Turns that `seat` still has in the game.
    pub fn turns_to_come(&self, seat: Seat) -> u8 {
        if self.stage == Stage::Over {
            return 0;
        }
        let later = WORKERS * (ROUNDS - self.round);
        let begun = matches!(self.stage, Stage::Before | Stage::Acted | Stage::After);
        if !begun {
            return later + WORKERS;
        }
        let seats = self.seats();
        let place = (seat.0 + seats - self.first) % seats;
        let turns = (WORKERS * seats).saturating_sub(self.turns);
        // The turns of the round pass round the table; the one going on still counts until its worker is placed.
        let mine = (0..turns).filter(|turn| (self.turns + turn) % seats == place).count() as u8;
        let placed = self.stage != Stage::Before && self.active == seat.0;
        later + mine - u8::from(placed && mine > 0)
    }

    /// Fishing Phases still to come.
    pub fn fishing_to_come(&self) -> u8 {
        ROUNDS - self.round
    }

    /// What `seat` owns.
    pub fn holdings(&self, seat: Seat) -> Holdings {
        let harbor = self.harbor(seat);
        let own = usize::from(seat.0);
        let mut left = self.catch(harbor).saturating_sub(harbor.elders);
        let new_shares = if harbor.standing.skip_new_shares { 0 } else { self.new_shares[own] };
        let (mut held, mut foreign) = (0, 0);
        for other in self.all_seats().filter(|&other| other != seat) {
            held += self.harbor(other).shares[own];
            foreign += harbor.shares[usize::from(other.0)];
        }
        left = left.saturating_sub(new_shares + held);
        let home = harbor.shares[own].min(left);
        left -= home;
        let room = u16::from(harbor.standing.reserve_limit).saturating_sub(harbor.stock.reserve_fish);
        Holdings {
            stock: harbor.stock,
            wood_limit: harbor.standing.wood_limit,
            free_spaces: harbor.free.count_ones() as u8,
            forests: harbor.forest_count(),
            catch: self.catch(harbor),
            income: home + foreign,
            stored: room.min(left.into()) as u8,
            elders: harbor.elders,
            elder_fish: harbor.council[..usize::from(harbor.elders)].iter().map(|seat| seat.fish).sum(),
            shares: harbor.share_count(),
            sold: new_shares + held,
            ships: harbor.fleet.iter().sum(),
            workers: WORKERS.saturating_sub(harbor.placed),
            buildings: harbor.houses,
        }
    }

    /// The buildings of `seat`, and whether each has been used its one time.
    pub fn buildings_of(&self, seat: Seat) -> impl Iterator<Item = (&'static Building, bool)> + '_ {
        self.harbor(seat).built().iter().map(|built| (self.material.0.building(built.card), built.turned))
    }

    /// The same by their numbers.
    pub fn houses_of(&self, seat: Seat) -> impl Iterator<Item = (Card, bool)> + '_ {
        self.harbor(seat).built().iter().map(|built| (built.card, built.turned))
    }

    /// The C buildings in the hand of `seat`.
    pub fn hand_of(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let deck = usize::from(self.agreed.deck);
        Bits(self.harbor(seat).hand).map(move |bit| Card::at(deck, bit))
    }

    /// The elders of `seat`'s council.
    pub fn elders_of(&self, seat: Seat) -> impl Iterator<Item = Elder> + '_ {
        let harbor = self.harbor(seat);
        harbor.council[..usize::from(harbor.elders)].iter().map(|place| Elder(place.elder))
    }

    /// C buildings in the hand of `seat`.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.harbor(seat).hand.count_ones() as u8
    }

    /// Filled plates of the banquet table.
    pub fn filled_plates(&self) -> u8 {
        self.plates
    }

    /// Is an action or an effect half done?
    #[inline]
    pub fn is_midway(&self) -> bool {
        !self.stack.is_empty()
    }

    /// Whose effects are on the stack.
    pub fn active(&self) -> Seat {
        Seat(self.active)
    }

    /// A building that is being paid for or has no place yet.
    pub fn building_under_way(&self) -> Option<&'static Building> {
        let under_way = |frame: &Frame| match *frame {
            Frame::Pay { card, .. } | Frame::Place(card) => Some(card),
            _ => None,
        };
        let card: Option<Card> = self.stack.frames().iter().rev().find_map(under_way);
        card.map(|card| self.material.0.building(card))
    }

    /// Effects that still ask something.
    pub fn effects_under_way(&self) -> u8 {
        self.stack.frames().iter().filter(|frame| matches!(frame, Frame::Run(_) | Frame::Offer(_))).count()
            as u8
    }
}
