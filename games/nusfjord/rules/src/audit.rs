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
