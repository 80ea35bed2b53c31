//! Makes views: what each viewer may know, and what they could do were it their turn.

use tabletop::{Seat, Viewer};

use crate::{
    action::Deed,
    card::{C_BITS, Card, Cell, DECK_KEYS, DECKS, Elder, bits_of, cards},
    code::{Exchange, Instruction},
    effect::{Hull, Letter, Task},
    goods::Goods,
    harbor::{Built, CouncilSeat, Harbor},
    material::{Column, SpaceTile},
    refusal::Refusal,
    stack::Frame,
    state::{COPY_SPACE, NOBODY, Nusfjord, ROUNDS, Stage, WORKERS},
    view::{
        Asked, BuildingView, CardView, CopySpaceView, CouncilView, ElderPileView, FishingForecast,
        HarborView, Phase, ShipView, SpaceView, View,
    },
};

impl Nusfjord {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let eye = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        // What would be possible is asked for the viewer, as if it were their turn.
        let mut mine = self.clone();
        mine.active = eye.map_or(self.active, |seat| seat.0);
        if viewer == Viewer::Spectator {
            // Whether somebody could build must not tell what is in their hand.
            mine.me_mut().hand = 0;
        }
        let material = self.material.0;
        let later = self.pile[usize::from(self.agreed.deck)];
        View {
            eye,
            harbors: self.all_seats().map(|seat| self.harbor_view(seat, viewer)).collect(),
            deck: DECK_KEYS[usize::from(self.agreed.deck)],
            mixed: self.agreed.mixed,
            hard: self.agreed.hard,
            round: self.round,
            rounds: ROUNDS,
            phase: self.phase(),
            first_players: (0..ROUNDS).map(|past| self.first_player_after(past)).collect(),
            first: Seat(self.first),
            active: matches!(self.stage, Stage::Before | Stage::Acted | Stage::After)
                .then_some(Seat(self.active)),
            asked: self.asked(),
            side: self.rules().side,
            spaces: mine.spaces_view(),
            copy_spaces: self.copy_view(),
            plates: material.plates.clone(),
            filled: self.plates,
            ships: mine.ships_view(),
            spare: self.supply[Hull::Spare as usize] > 0,
            elders: self.elders_view(),
            unknown_elders: Elder::all().filter(|elder| self.unknown >> elder.0 & 1 == 1).collect(),
            new_shares: self.new_shares[..usize::from(self.seats())].to_vec(),
            share_price: mine.share_price(material.plain(Task::Buy)),
            cards: mine.cards_view(eye.is_some()),
            piles: [Letter::A, Letter::B, Letter::C]
                .map(|letter| (later & bits_of(letter)).count_ones() as u8),
            boards: material.boards,
            arrivals: {
                let rules = self.rules();
                [rules.new_a, rules.hand_c, rules.new_b, rules.open_c]
            },
        }
    }

    /// The first player of the round after `past` rounds: one seat to the right each round.
    fn first_player_after(&self, past: u8) -> Seat {
        let seats = self.seats();
        Seat((self.start + seats * ROUNDS - past) % seats)
    }

    fn phase(&self) -> Phase {
        match self.stage {
            Stage::First | Stage::Opening => Phase::Setup,
            Stage::Restock { .. } | Stage::Dealing { .. } | Stage::Hands => Phase::Tile,
            Stage::Fishing | Stage::FishingEnd(_) => Phase::Fishing,
            Stage::WorkStart(_) | Stage::Before | Stage::Acted | Stage::After => Phase::Work,
            Stage::Over => Phase::Over,
        }
    }

    fn asked(&self) -> Asked {
        match self.stack.top() {
            Frame::Run(run) => {
                let code = &self.material.0.code;
                let at = usize::from(run.span.at);
                let choices = match code.ops.get(at) {
                    Some(&Instruction::Choose { first, count }) => {
                        &code.list_texts[usize::from(first)..usize::from(first + u16::from(count))]
                    }
                    _ => &[],
                };
                return Asked::Effect { by: run.origin, offer: &code.op_texts[at], must: run.must, choices };
            }
            Frame::Place(card) => return Asked::Place(card),
            Frame::Pay { card, .. } => return Asked::Payment(card),
            Frame::Offer(slot) => {
                if let Some(elder) = self.elder_at(self.me(), slot) {
                    return Asked::Elder(elder);
                }
            }
            Frame::Flip(_) => return Asked::Luck,
            _ => {}
        }
        match self.stage {
            Stage::Fishing => Asked::Fish,
            Stage::Before => Asked::Worker(self.me().placed + 1),
            Stage::After => Asked::Exchange,
            Stage::Over => Asked::Nothing,
            _ => Asked::Luck,
        }
    }

    /// The action board for the active player.
    fn spaces_view(&self) -> Vec<SpaceView> {
        let purse = self.purse();
        let view = |(space, tile): (usize, &SpaceTile)| {
            let full = self.full >> space & 1 == 1;
            let closed = self.closed(&purse, self.material.0.plain(tile.task));
            SpaceView {
                task: tile.task,
                column: tile.column,
                capacity: tile.capacity,
                workers: self.workers[space].iter().copied().filter(|&worker| worker != NOBODY).collect(),
                closed: if full { Some(self.taken(space)) } else { closed },
            }
        };
        self.board().spaces.iter().enumerate().map(view).collect()
    }

    /// Why a full space is closed: in a solo game workers of earlier rounds keep their spaces.
    fn taken(&self, space: usize) -> Refusal {
        let mine = self.workers[space].contains(&self.colour());
        if self.is_solo() && !mine { Refusal::SpaceBlocked } else { Refusal::SpaceFull }
    }

    fn copy_view(&self) -> Vec<CopySpaceView> {
        let columns = [Column::Left, Column::Middle, Column::Right];
        let spaces = self.copy_spaces();
        let worker =
            |space: usize| Some(self.workers[COPY_SPACE + space][0]).filter(|&worker| worker != NOBODY);
        let column = |space: usize| (spaces > 1).then_some(columns[space]);
        (0..usize::from(spaces)).map(|i| CopySpaceView { column: column(i), worker: worker(i) }).collect()
    }

    fn ships_view(&self) -> Vec<ShipView> {
        let (material, order) = (self.material.0, self.material.0.plain(Task::Ship));
        let hulls = [Hull::Sloop, Hull::Cutter, Hull::Schooner];
        let price = |&printed: &Goods| {
            let price = self.ship_price(order, printed);
            (price, self.purse().lacking(price, &self.me().standing))
        };
        let view = |hull: Hull| ShipView {
            hull,
            left: self.supply[hull as usize],
            length: material.ship(hull).length,
            points: material.ship(hull).points,
            prices: material.ship(hull).prices.iter().map(price).collect(),
        };
        hulls.map(view).to_vec()
    }

    fn elders_view(&self) -> Vec<ElderPileView> {
        let elder = |number: u8| (number != NOBODY).then_some(Elder(number));
        let view = |cell: usize| ElderPileView {
            top: elder(self.tops[cell]),
            text: elder(self.tops[cell]).map(|elder| self.material.0.elder_text(elder)),
            below: elder(self.below[cell]),
            face_down: self.hidden >> cell & 1 == 1,
        };
        (0..self.tops.len()).map(view).collect()
    }

    /// Buildings that lie open, and the hand of the active player if it is the viewer's.
    fn cards_view(&self, with_hand: bool) -> Vec<CardView> {
        let (material, order, purse) = (self.material.0, self.material.0.plain(Task::Building), self.purse());
        let shown = if with_hand { self.available(self.active) } else { self.open };
        let view = |card: Card| CardView {
            card,
            text: material.building_text(card),
            letter: card.letter(),
            in_hand: !card.is_in(&self.open),
            price: self.building_price(order, card),
            closed: self.permit(&purse, order, Deed::Build(card)).err(),
        };
        cards(shown).map(view).collect()
    }

    fn harbor_view(&self, seat: Seat, viewer: Viewer) -> HarborView {
        let (harbor, material) = (self.harbor(seat), self.material.0);
        let knows_hand = viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat);
        let mut hand = [0; DECKS];
        hand[usize::from(self.agreed.deck)] = harbor.hand & C_BITS;
        let [sloops, cutters, schooners, spare] = harbor.fleet;
        HarborView {
            stock: harbor.stock,
            wood_limit: harbor.standing.wood_limit,
            reserve_limit: harbor.standing.reserve_limit,
            hand_count: harbor.hand.count_ones() as u8,
            hand: knows_hand.then(|| cards(hand).collect()),
            buildings: self.buildings_view(seat),
            forests: material.doubles.iter().map(|&(cell, _)| (cell, harbor.forests[cell.index()])).collect(),
            reserve: material.reserve,
            free: Cell::all().filter(|cell| harbor.free & cell.bit() != 0).collect(),
            track: harbor.track().to_vec(),
            numbers: material.catch.clone(),
            length: harbor.length,
            catch: self.catch(harbor),
            museum: Hull::ALL.get(usize::from(harbor.museum)).copied(),
            fleet: [sloops, cutters, schooners + spare],
            council: self.council_view(harbor),
            shares: harbor.shares[..usize::from(self.seats())].to_vec(),
            unissued: harbor.unissued,
            workers: WORKERS - harbor.placed,
            points: self.count_points(seat),
            forecast: self.forecast(seat),
            haul: harbor.haul,
            dividends: harbor.dividends,
            net: harbor.net,
            shortage: harbor.shortage,
        }
    }

    fn buildings_view(&self, seat: Seat) -> Vec<BuildingView> {
        let material = self.material.0;
        let swap = |exchange: &Exchange| match *exchange {
            Exchange::Goods { give, get } => Some((give, get)),
            Exchange::Ship => None,
        };
        let view = |built: &Built| BuildingView {
            card: built.card,
            text: material.building_text(built.card),
            cell: built.cell(),
            turned: built.turned,
            exchanges: material.building(built.card).exchanges.iter().map(swap).collect(),
            points: i32::from(material.building(built.card).points) + self.condition_points(seat, built.card),
        };
        self.harbor(seat).built().iter().map(view).collect()
    }

    fn council_view(&self, harbor: &Harbor) -> Vec<CouncilView> {
        let view = |place: &CouncilSeat| CouncilView {
            elder: Elder(place.elder),
            text: self.material.0.elder_text(Elder(place.elder)),
            fish: place.fish,
            worker: (place.worker != NOBODY).then_some(place.worker),
        };
        harbor.council[..usize::from(harbor.elders)].iter().map(view).collect()
    }

    /// The five steps of the next Fishing Phase as things stand.
    fn forecast(&self, seat: Seat) -> FishingForecast {
        let harbor = self.harbor(seat);
        let catch = self.catch(harbor);
        let mut left = catch;
        let mut hand_out = |wanted: u16| {
            let given = wanted.min(left.into()) as u8;
            left -= given;
            given
        };
        let new_shares = if harbor.standing.skip_new_shares { 0 } else { self.new_shares[seat.index()] };
        let others = self.all_seats().filter(|&other| other != seat);
        let held: u8 = others.map(|other| self.harbor(other).shares[seat.index()]).sum();
        let elders = hand_out(harbor.elders.into());
        let elsewhere = hand_out(u16::from(new_shares + held));
        let home = hand_out(harbor.shares[seat.index()].into());
        let room = u16::from(harbor.standing.reserve_limit).saturating_sub(harbor.stock.reserve_fish);
        let reserve = hand_out(room);
        FishingForecast { catch, elders, elsewhere, home, reserve, surplus: left }
    }
}
