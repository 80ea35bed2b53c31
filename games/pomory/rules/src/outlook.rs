//! The calculator under two chosen cards: what a pair would earn in each weather, as the row lies now.
//!
//! It uses public facts only and never guesses the opponent's cards: where salt depends on the opponent's catch, it says
//! how much is needed.

use tabletop::Seat;

use crate::{
    Card, Cards, Catch, Face, Kind, Lost, Spot, View, Weather, combination::judge, weather::victims,
};

/// What a pair would earn in one weather.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outlook {
    /// The weather.
    pub weather: Weather,
    /// Its chance in ninths.
    pub ninths: u8,
    /// Ships that would be docked, of both players.
    pub lost: Vec<Lost>,
    /// What the catch cards of the pair would bring.
    pub catches: Vec<Catch>,
    /// What the salt cards still need.
    pub salt: Vec<SaltNeed>,
    /// Points if the opponent catches nothing.
    pub least: u8,
    /// Points if the opponent catches as much as is needed.
    pub most: u8,
}

impl Outlook {
    /// Does nothing depend on the opponent's catch?
    pub fn is_sure(&self) -> bool {
        self.least == self.most
    }
}

/// A salt card and what it still needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SaltNeed {
    /// The salt card's value.
    pub value: u8,
    /// What the opponent must catch for it to succeed.
    pub need: u8,
}

/// What `pair` would earn `seat` in each of the five weathers, given ships and row as they lie in `view`. Before the
/// second player catches, the row may still change.
pub fn outlook(view: &View, seat: Seat, pair: Cards) -> Vec<Outlook> {
    Weather::ALL.into_iter().map(|weather| in_weather(view, seat, pair, weather)).collect()
}

/// The most that `seat` could catch with two catch cards, as ships and row lie now and if no storm takes a ship.
pub fn most_catch(view: &View, seat: Seat) -> u8 {
    let mut hauls = Kind::ALL.map(|kind| view.free_ships(seat, kind) * view.open_value(kind));
    hauls.sort_unstable();
    hauls[3] + hauls[4]
}

fn in_weather(view: &View, seat: Seat, pair: Cards, weather: Weather) -> Outlook {
    let (mut at, mut top) = view.ships();
    let mut lost = Vec::new();
    let storm = view.ports.iter().find(|port| weather == Weather::Storm(port.port));
    if let Some(port) = storm {
        let taken = victims([&port.reach[0], &port.reach[1]], at, top);
        for (owner, cell, blocker) in taken.into_iter().flatten() {
            at[owner.index() & 1] &= !cell.bit();
            top = top.map(|tops| tops & !cell.bit());
            let kind = view.kind_of(cell).unwrap_or(Kind::Salmon);
            lost.push(Lost { seat: owner, at: Spot { cell, kind }, blocker });
        }
    }
    let me = seat.index() & 1;
    let free = at[me] & !top[1 - me];
    let haul = |kind: Kind| Catch {
        kind,
        ships: view.count_kind(free, kind),
        nets: 0,
        value: view.open_value(kind),
    };
    let (mut catches, mut salt) = (Vec::new(), Vec::new());
    for card in pair.iter() {
        match card.face() {
            Face::Catch(kind) => catches.push(haul(kind)),
            Face::Salt(value) => salt.push(SaltNeed { value, need: value }),
        }
    }
    let mine: u8 = catches.iter().map(Catch::points).sum();
    salt.iter_mut().for_each(|salt| salt.need = salt.need.saturating_sub(mine));
    let caught = |card: Card| match card.face() {
        Face::Catch(kind) => haul(kind).points(),
        Face::Salt(_) => 0,
    };
    let points = |demand: u8| judge(pair, demand, caught).points;
    Outlook {
        weather,
        ninths: weather.ninths(),
        lost,
        catches,
        salt,
        least: points(mine),
        most: points(u8::MAX),
    }
}
