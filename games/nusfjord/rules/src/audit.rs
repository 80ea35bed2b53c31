//! Counts the components: nothing may be lost or invented, and what is kept in two places must agree.

use crate::{
    card::{Card, CardSet, Cell, DECK_SIZE, DECKS, Elder},
    effect::Hull,
    harbor::{Harbor, Piece, Standing},
    stack::Frame,
    state::{COUNCIL, NOBODY, Nusfjord, SHARES, WORKERS},
};

type Audit = Result<(), String>;

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Audit {
    if holds { Ok(()) } else { Err(what()) }
}

impl Nusfjord {
    pub(crate) fn count_components(&self) -> Audit {
        self.count_cards()?;
        self.count_ships()?;
        self.count_shares()?;
        self.count_elders()?;
        for seat in self.all_seats() {
            self.count_harbor(self.harbor(seat)).map_err(|why| format!("seat {seat}: {why}"))?;
        }
        self.count_workers()
    }

    /// Every building of every deck is in exactly one place.
    fn count_cards(&self) -> Audit {
        let mut places: Vec<CardSet> = vec![self.open, self.pile, self.gone];
        for seat in self.all_seats() {
            let mut hand = [0; DECKS];
            hand[usize::from(self.agreed.deck)] = self.harbor(seat).hand;
            places.extend([hand, self.harbor(seat).owned]);
        }
        // Paid for, but not placed yet.
        let mut between = [0; DECKS];
        for frame in self.stack.frames() {
            if let Frame::Place(card) = frame {
                between[card.deck()] |= card.bit();
            }
        }
        places.push(between);
        for card in Card::all() {
            let found = places.iter().filter(|set| card.is_in(set)).count();
            ensure(found == 1, || format!("building {} lies in {found} places", card.key()))?;
        }
        let stray = |set: &CardSet| set.iter().any(|bits| bits >> DECK_SIZE != 0);
        ensure(!places.iter().any(stray), || "a set holds cards that do not exist".into())
    }

    fn count_ships(&self) -> Audit {
        for hull in Hull::ALL {
            let owned: u8 = self.harbors.iter().map(|harbor| harbor.fleet[hull as usize]).sum();
            let found = owned + self.supply[hull as usize];
            let due = if hull == Hull::Spare { 1 } else { self.rules().ships };
            // The spare schooner leaves the game when it is sold.
            let fits = found == due || hull == Hull::Spare && found == 0;
            ensure(fits, || format!("{found} ships of kind {hull:?}, {due} expected"))?;
        }
        Ok(())
    }

    fn count_shares(&self) -> Audit {
        for seat in self.all_seats() {
            let held: u8 = self.harbors.iter().map(|harbor| harbor.shares[seat.index()]).sum();
            let found = held + self.new_shares[seat.index()] + self.harbor(seat).unissued;
            ensure(found == SHARES, || format!("{found} shares of seat {seat}"))?;
        }
        Ok(())
    }

    fn count_elders(&self) -> Audit {
        let councils = self.harbors.iter().flat_map(|harbor| harbor.council).map(|seat| seat.elder);
        let everywhere = councils.chain(self.tops).chain(self.below).filter(|&elder| elder != NOBODY);
        let mut found = [0; Elder::COUNT];
        everywhere.for_each(|elder| found[usize::from(elder)] += 1);
        for elder in Elder::all() {
            found[elder.index()] += (self.unknown >> elder.0 & 1) as u8;
            let due = u8::from(self.material.0.elder(elder).players <= self.seats().max(2));
            ensure(found[elder.index()] == due, || {
                format!("elder {} lies in {} places", elder.key(), found[elder.index()])
            })?;
        }
        let face_down = self.hidden.count_ones();
        ensure(face_down == self.unknown.count_ones(), || {
            format!("{face_down} face-down elders, {} unknown", self.unknown.count_ones())
        })
    }

    fn count_harbor(&self, harbor: &Harbor) -> Audit {
        let material = self.material.0;
        let (mut standing, mut hears, mut owned) = (Standing::new(material), 0, [0; DECKS]);
        let mut free = ((1u16 << Cell::COUNT) - 1) & !material.reserve.bit();
        for built in harbor.built() {
            let building = material.building(built.card);
            building.always.iter().for_each(|&modifier| standing.apply(modifier));
            hears |= building.hears;
            owned[built.card.deck()] |= built.card.bit();
            if let Some(cell) = built.cell() {
                ensure(free & cell.bit() != 0, || format!("two things on cell {cell}"))?;
                free &= !cell.bit();
            }
        }
        for cell in Cell::all().filter(|cell| harbor.forests[cell.index()] > 0) {
            let both = cell.bit() | cell.bit() << 1;
            let fits = material.double_at[cell.index()] != u8::MAX && harbor.forests[cell.index()] <= 2;
            ensure(fits && free & both == both, || format!("a Forest lies wrongly at {cell}"))?;
            free &= !both;
        }
        ensure(standing == harbor.standing, || "the standing rules are not those of the buildings".into())?;
        ensure(hears == harbor.hears && owned == harbor.owned, || {
            "the sets of buildings do not agree".into()
        })?;
        ensure(free == harbor.free, || format!("free spaces {free:b}, noted {:b}", harbor.free))?;
        ensure(harbor.stock.wood <= standing.wood_limit.into(), || format!("{} wood", harbor.stock.wood))?;
        self.count_track(harbor)?;
        let seated = harbor.council.iter().take_while(|seat| seat.elder != NOBODY).count();
        let hungry = harbor.council.iter().all(|seat| seat.fish < 3);
        ensure(seated == usize::from(harbor.elders) && seated <= COUNCIL && hungry, || {
            "the council is wrong".into()
        })
    }

    fn count_track(&self, harbor: &Harbor) -> Audit {
        let mut fleet = [0; 4];
        let mut houses = Vec::new();
        for piece in harbor.track() {
            match *piece {
                Piece::None => return Err("a gap on the catch track".into()),
                Piece::Ship(hull) => fleet[hull as usize] += 1,
                Piece::House(card) => houses.push(card),
            }
        }
        if harbor.museum != NOBODY {
            fleet[usize::from(harbor.museum)] += 1;
        }
        ensure(fleet == harbor.fleet, || format!("the fleet is {fleet:?}, noted {:?}", harbor.fleet))?;
        let on_track = harbor.built().iter().filter(|built| built.cell().is_none()).map(|built| built.card);
        ensure(on_track.eq(houses), || "buildings on the catch track do not agree".into())?;
        let mut measured = harbor.clone();
        measured.measure(self.material.0);
        let length = measured.length;
        ensure(length == harbor.length && length <= self.material.0.track_length(), || {
            format!("length {length}")
        })
    }

    /// Nobody has more than three workers of a colour on the boards, and full spaces are noted as full.
    fn count_workers(&self) -> Audit {
        let colours = if self.is_solo() { self.colours() } else { self.seats() };
        let seats = self.harbors.iter().flat_map(|harbor| harbor.council).map(|seat| seat.worker);
        let all: Vec<u8> =
            self.workers.iter().flatten().copied().chain(seats).filter(|&w| w != NOBODY).collect();
        for colour in 0..colours {
            let found = all.iter().filter(|&&worker| worker == colour).count();
            ensure(found <= usize::from(WORKERS), || format!("{found} workers of colour {colour}"))?;
        }
        ensure(all.iter().all(|&worker| worker < colours), || "a worker of nobody's colour".into())?;
        for (space, tile) in self.board().spaces.iter().enumerate() {
            let here = self.workers[space].iter().filter(|&&worker| worker != NOBODY).count();
            let full = self.full >> space & 1 == 1;
            ensure(full == (here == usize::from(tile.capacity)), || {
                format!("{here} workers on space {space}")
            })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::effect::Modifier;

    /// A random game that has gone on for long, in which one thing is changed: what the audit says of it.
    #[track_caller]
    fn found(spoil: impl FnOnce(&mut Nusfjord)) -> String {
        let whole = testkit::random_game::<Nusfjord>("3p", 8);
        let mut game = whole.after(whole.steps().len() * 2 / 3).state().clone();
        assert_eq!(game.count_components(), Ok(()));
        spoil(&mut game);
        game.count_components().expect_err("nothing is noticed")
    }

    /// Whatever is lost, invented or noted in two ways is noticed, each by itself.
    #[test]
    fn every_disagreement_is_noticed() {
        assert!(found(|game| game.gone[1] ^= 1).ends_with("places"));
        assert_eq!(found(|game| game.gone[0] |= 1 << DECK_SIZE), "a set holds cards that do not exist");
        assert!(found(|game| game.supply[0] += 1).contains("ships of kind Sloop"));
        assert!(found(|game| game.supply[Hull::Spare as usize] += 1).starts_with("2 ships of kind Spare"));
        assert!(found(|game| game.new_shares[2] += 1).ends_with("6 shares of seat c"));
        assert!(found(|game| game.harbors[1].unissued += 1).ends_with("6 shares of seat b"));
        let lost = |game: &mut Nusfjord| {
            let top = game.tops.iter_mut().find(|top| **top != NOBODY).expect("an elder can be invited");
            *top = NOBODY;
        };
        assert!(found(lost).ends_with("lies in 0 places"));
        assert!(found(|game| game.hidden ^= 1).contains("face-down elders"));
        // A building that only one of two lists knows.
        let moved = |game: &mut Nusfjord| {
            let deck = game.gone.iter().position(|&bits| bits > 0).expect("some card left the game");
            let bit = game.gone[deck] & game.gone[deck].wrapping_neg();
            game.gone[deck] ^= bit;
            game.harbors[0].owned[deck] |= bit;
        };
        let sets = "seat a: the sets of buildings do not agree";
        assert_eq!(found(moved), sets);
        assert_eq!(found(|game| game.harbors[0].hears ^= 1 << 15), sets);
        let standing = "seat a: the standing rules are not those of the buildings";
        assert_eq!(found(|game| game.harbors[0].standing.apply(Modifier::Catch(1))), standing);
        assert!(found(|game| game.harbors[0].free ^= 1 << 11).starts_with("seat a: free spaces"));
        assert_eq!(found(|game| game.harbors[0].stock.wood = 99), "seat a: 99 wood");
        let forest = |game: &mut Nusfjord, cell: Cell, forests: u8| {
            game.harbors[0].forests = [0; Cell::COUNT];
            game.harbors[0].forests[cell.index()] = forests;
        };
        let lone = |game: &Nusfjord, wanted: bool| {
            let starts = |cell: &Cell| (game.material.0.double_at[cell.index()] != u8::MAX) == wanted;
            Cell::all().find(starts).expect("there are both")
        };
        for (starts, forests) in [(true, 3), (false, 1)] {
            let wrong = found(|game| {
                let cell = lone(game, starts);
                forest(game, cell, forests);
            });
            assert!(wrong.starts_with("seat a: a Forest lies wrongly at"), "{wrong}");
        }
        let fleet = |game: &mut Nusfjord| {
            let other = (0..3).find(|&kind| game.supply[kind] > 0).expect("a ship is left");
            game.supply[other] -= 1;
            game.harbors[0].fleet[other] += 1;
        };
        assert!(found(fleet).starts_with("seat a: the fleet is"));
        assert!(found(|game| game.harbors[0].length += 1).starts_with("seat a: length"));
        assert_eq!(found(|game| game.harbors[0].pieces += 1), "seat a: a gap on the catch track");
        let seated =
            |game: &Nusfjord| game.harbors.iter().position(|harbor| harbor.elders > 0).expect("a council");
        let council = "the council is wrong";
        assert!(found(|game| game.harbors[0].elders += 1).ends_with(council));
        assert!(found(|game| game.harbors[seated(game)].council[0].fish = 3).ends_with(council));
        assert!(found(|game| game.full ^= 1).ends_with("workers on space 0"));
        assert_eq!(found(|game| game.workers[0][0] = 3), "a worker of nobody's colour");
    }
}
