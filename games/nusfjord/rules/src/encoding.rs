//! Nusfjord in numbers. Buildings, elders and cells are numbered as they are printed; buildings with exchanges and those
//! that are used once by their rank among all of the edition that are.

use tabletop::{Block, Encoded, Fields, Part, Seat, Setup as _, Turn, signed};

use crate::{
    action::{Action, Chance, Deed, Shares},
    card::{Card, CardSet, Cell, DECKS, Elder},
    code::Instruction,
    effect::Hull,
    harbor::{Harbor, Piece},
    material::Material,
    setup::Setup,
    stack::Frame,
    state::{COPY_SPACE, COUNCIL, ELDER_CELLS, MAX_PIECES, NOBODY, Nusfjord, PLAYERS, SHARES, Stage},
};

/// What an edition may have at most.
const PLATES: usize = 8;
const PRICES: usize = 2;
const EXCHANGES: usize = 4;
const PAYMENTS: usize = 16;
const TIMES: usize = 16;
const PICKS: usize = 8;

/// Ways to give fish to at most three shares of four others.
const DIVIDENDS: usize = 35;
const FEEDS: usize = 1 << COUNCIL;
const HULLS: usize = Hull::ALL.len();
const ELDERS: usize = Elder::COUNT;
const CELLS: usize = Cell::COUNT;
const SPACES: usize = COPY_SPACE + 3;

/// Numbers of the base actions, each with all that is said at once.
const TRANSFER: u32 = 1;
const SERVE: u32 = 2;
const BUILD: u32 = SERVE + PLATES as u32;
const ISSUE: u32 = BUILD + Card::COUNT as u32;
const BUY: u32 = ISSUE + 1;
const CLEAR: u32 = BUY + 1;
const PLANT: u32 = CLEAR + CELLS as u32;
const THIN: u32 = PLANT + CELLS as u32;
const SHIP: u32 = THIN + 1;
const TAKE: u32 = SHIP + (HULLS * PRICES) as u32;
const DEEDS: u32 = TAKE + ELDERS as u32;

/// Ranges of numbers that every edition has.
const WORK: u32 = 0;
const COPY: u32 = WORK + DEEDS;
const CARRY: u32 = COPY + DEEDS;
const USE: u32 = CARRY + DEEDS;
const PASS: u32 = USE + ELDERS as u32;
const SELL: u32 = PASS + 1;
const END: u32 = SELL + MAX_PIECES as u32;
const AT: u32 = END + 1;
const ON_TRACK: u32 = AT + CELLS as u32;
const FISH: u32 = ON_TRACK + 1;
const NOW: u32 = FISH + PAYMENTS as u32;
const TIMES_AT: u32 = NOW + 1;
const PICK: u32 = TIMES_AT + TIMES as u32;
const FOREST: u32 = PICK + PICKS as u32;
const UPGRADE: u32 = FOREST + CELLS as u32;
const EXHIBIT: u32 = UPGRADE + MAX_PIECES as u32;
const LET: u32 = EXHIBIT + 1;
const FEED: u32 = LET + ELDERS as u32;
const DIVIDEND: u32 = FEED + FEEDS as u32;
const SKIP: u32 = DIVIDEND + DIVIDENDS as u32;
const ONCE: u32 = SKIP + 1;

/// By shares of four others, two bits each: how many ways with at most three in all come before.
const DIVIDEND_RANKS: [u8; 256] = {
    let mut ranks = [0; 256];
    let (mut way, mut seen) = (0, 0);
    while way < ranks.len() {
        ranks[way] = seen;
        let total = (way & 3) + (way >> 2 & 3) + (way >> 4 & 3) + (way >> 6);
        seen += (total <= 3) as u8;
        way += 1;
    }
    assert!(seen as usize == DIVIDENDS);
    ranks
};

/// Bytes of a harbor, and of what is asked.
const HAUL: usize = 9;
const HARBOR: usize = 5 + 13 + 3 * CELLS + MAX_PIECES + 4 + COUNCIL * 3 + HAUL;
const ASKED: usize = 10;

impl Encoded for Nusfjord {
    const ENCODING: u16 = 1;

    fn encodes(material: &Material) -> Result<(), String> {
        let within = |what: &str, found: usize, most: usize| {
            let error = || format!("{found} {what}; observations and action numbers have room for {most}");
            if found <= most { Ok(()) } else { Err(error()) }
        };
        within("plates", material.plates.len(), PLATES)?;
        for building in &material.buildings {
            within("exchanges of one building", building.exchanges.len(), EXCHANGES)?;
        }
        for ship in &material.ships {
            within("prices of one ship", ship.prices.len(), PRICES)?;
        }
        for order in &material.code.orders {
            within("prices of one ship", order.prices.len(), PRICES)?;
        }
        for op in &material.code.ops {
            match *op {
                Instruction::Swap { times, .. } => within("times of one exchange", times.into(), TIMES)?,
                Instruction::Choose { count, .. } => within("effects to pick from", count.into(), PICKS)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn blocks(_: &Setup, material: &Material) -> Vec<Block> {
        let mut blocks = Vec::new();
        for names in DEED_NAMES {
            let [gold, transfer, serve, build, issue, buy, clear, plant, thin, ship, take] = names;
            blocks.extend([
                Block::new(gold, []),
                Block::new(transfer, []),
                Block::new(serve, [PLATES]).by(&["plates, less 1"]),
                Block::new(build, [Card::COUNT]).by(&["building"]),
                Block::new(issue, []),
                Block::new(buy, []),
                Block::new(clear, [CELLS]).by(&["cell"]),
                Block::new(plant, [CELLS]).by(&["cell"]),
                Block::new(thin, []),
                Block::new(ship, [HULLS, PRICES]).by(&["sloop, cutter, schooner, seventh schooner", "price"]),
                Block::new(take, [ELDERS]).by(&["elder"]),
            ]);
        }
        blocks.extend([
            Block::new("use", [ELDERS]).by(&["elder"]),
            Block::new("pass", []),
            Block::new("sell", [MAX_PIECES]).by(&["piece on the catch track"]),
            Block::new("end", []),
            Block::new("at", [CELLS]).by(&["cell"]),
            Block::new("at track", []),
            Block::new("fish", [PAYMENTS]).by(&["fish paid instead of wood"]),
            Block::new("now", []),
            Block::new("x", [TIMES]).by(&["times, less 1"]),
            Block::new("pick", [PICKS]).by(&["effect"]),
            Block::new("forest", [CELLS]).by(&["cell"]),
            Block::new("upgrade", [MAX_PIECES]).by(&["piece on the catch track"]),
            Block::new("exhibit", []),
            Block::new("let", [ELDERS]).by(&["elder"]),
            Block::new("feed", [FEEDS]).by(&["council seats as bits"]),
            Block::new("dividend", [DIVIDENDS])
                .by(&["shares of the others clockwise, two bits each, ways of at most three counted up"]),
            Block::new("skip", []),
            Block::new("once", [size(&material.onces)]).by(&["building, of those that are used once"]),
            Block::new("trade", [size(&material.traders), EXCHANGES])
                .by(&["building, of those with exchanges", "exchange"]),
        ]);
        blocks
    }

    fn layout(setup: &Setup, _: &Material) -> Vec<Part> {
        let seats = usize::from(setup.seats());
        vec![
            Part::new("cards", [Card::COUNT], 3 + 2 * PLAYERS as u8).note(
                "where each building is: 0 out of the game, 1 hidden, 2 open, 3 in the own hand, 4 to 8 built by the observer and \
                 clockwise, 9 to 13 the same and used its one time",
            ),
            Part::new("harbors", [seats, HARBOR], u8::MAX)
                .columns(&[
                    ("wood", 1),
                    ("fish", 1),
                    ("gold", 1),
                    ("reserve_wood", 1),
                    ("reserve_fish", 1),
                    ("hand", 1),
                    ("length", 1),
                    ("catch", 1),
                    ("museum", 1),
                    ("unissued", 1),
                    ("placed", 1),
                    ("net", 1),
                    ("dividends", 1),
                    ("shortage", 1),
                    ("wood_limit", 1),
                    ("reserve_limit", 1),
                    ("pieces", 1),
                    ("points", 1),
                    ("forests", CELLS),
                    ("buildings", CELLS),
                    ("free", CELLS),
                    ("track", MAX_PIECES),
                    ("fleet", HULLS),
                    ("council", COUNCIL * 3),
                    ("haul", HAUL),
                ])
                .note(
                    "clockwise from the observer; hand: how many buildings; length of the catch track covered; museum: 1 more than the \
                     kind of ship; placed: workers; net and dividends: fish in the Fishing Phase; shortage: 1 elders, 2 shares; points \
                     with 64 added; buildings from 1 by cell; track: 1 to 4 a ship, else 5 more than the building; council seats: elder \
                     from 1, fish, worker; haul: catch, and fish for elders, paid back, new shares, others' shares, own shares, \
                     reserve, surplus, collected",
                ),
            Part::new("shares", [seats, seats], SHARES).note("issued shares by holder and colour, both clockwise"),
            Part::new("spaces", [SPACES, 3], PLAYERS as u8)
                .note("workers on each space, the copy spaces last: 1 the observer, then clockwise; alone by colour"),
            Part::new("ships", [HULLS], u8::MAX).note("ships in the supply"),
            Part::new("elders", [ELDER_CELLS, 3], ELDERS as u8)
                .columns(&[("top", 1), ("below", 1), ("face_down", 1)])
                .note("stacks of elders, each from 1; 0 none or unknown"),
            Part::new("unknown", [ELDERS], 1).note("elders that may lie face down"),
            Part::new("new_shares", [seats], SHARES).note("shares for sale by colour, clockwise"),
            Part::new("owing", [seats], 1).note("who owes a decision, clockwise from the observer"),
            Part::new("counts", [6], u8::MAX)
                .columns(&[("plates", 1), ("round", 1), ("turns", 1), ("first", 1), ("active", 1), ("deck", 1)])
                .note("plates left; seats: 1 the observer, then clockwise; deck: 0 herring, 1 mackerel, 2 cod"),
            Part::new("stage", [3], u8::MAX).columns(&[("stage", 1), ("letter", 1), ("count", 1)]).note(
                "0 first player, 1 opening, 2 restock (letter A, B or C, cards left), 3 dealing (cards left), 4 hands, 5 fishing, 6 end \
                 of fishing (seats done), 7 start of work (seats done), 8 before the worker, 9 acted, 10 after the action, 11 over",
            ),
            Part::new("asked", [ASKED], u8::MAX)
                .columns(&[
                    ("kind", 1),
                    ("whose", 1),
                    ("instruction", 2),
                    ("fact", 1),
                    ("must", 1),
                    ("price", 3),
                    ("depth", 1),
                ])
                .note(
                    "kind: 0 nothing, 1 an effect, 2 after a building, 3 after an elder, 4 elder used, 5 payment, 6 place of a \
                     building, 7 shall an elder act at once, 8 elder turned up; whose: building from 1, elders after them; \
                     instruction: its number in the edition's code, the low byte first; fact: what it is told; price in wood, fish \
                     and gold; depth: unfinished effects",
                ),
        ]
    }

    fn chances(_: &Setup, _: &Material) -> u32 {
        Card::COUNT as u32
    }

    #[inline]
    fn number(&self, seat: Seat, legal: &[Action], out: &mut Vec<u32>) {
        let material = self.material.0;
        out.extend(legal.iter().map(|action| match *action {
            Action::Work(deed) => WORK + deed_number(deed),
            Action::Copy(deed) => COPY + deed_number(deed),
            Action::Carry(deed) => CARRY + deed_number(deed),
            Action::Use(elder) => USE + elder.index() as u32,
            Action::Pass => PASS,
            Action::Sell(index) => SELL + u32::from(index),
            Action::End => END,
            Action::At(cell) => AT + cell.index() as u32,
            Action::OnTrack => ON_TRACK,
            Action::Fish(fish) => FISH + u32::from(fish),
            Action::Now => NOW,
            Action::Times(times) => TIMES_AT + u32::from(times) - 1,
            Action::Pick(which) => PICK + u32::from(which),
            Action::Forest(cell) => FOREST + cell.index() as u32,
            Action::Upgrade(index) => UPGRADE + u32::from(index),
            Action::Exhibit => EXHIBIT,
            Action::Let(elder) => LET + elder.index() as u32,
            Action::Feed(slots) => FEED + u32::from(slots),
            Action::Dividend(shares) => DIVIDEND + self.dividend_number(seat, shares),
            Action::Skip => SKIP,
            Action::Once(card) => ONCE + rank(&material.onces, card),
            Action::Trade(card, which) => {
                let trade = ONCE + size(&material.onces) as u32;
                trade + rank(&material.traders, card) * EXCHANGES as u32 + u32::from(which)
            }
        }));
    }

    fn outcome_number(&self, outcome: Chance) -> u32 {
        match outcome {
            Chance::First(seat) => seat.0.into(),
            Chance::Open(card) | Chance::Deal(_, card) => card.index() as u32,
            Chance::Hands => 0,
            Chance::Turn(elder) => elder.index() as u32,
        }
    }

    #[inline]
    fn observe(&self, seat: Seat, out: &mut [u8]) {
        let seats = self.seats();
        let named = self.stage != Stage::First;
        let owner = |number: u8| 1 + Seat(number).clockwise_from(seat, seats);
        // Alone, workers have colours instead.
        let worker = |colour: u8| match colour {
            NOBODY => 0,
            colour if seats == 1 => 1 + colour,
            colour => owner(colour),
        };
        let round = || (0..seats).map(|later| Seat((seat.0 + later) % seats));
        let mut fields = Fields::new(out);

        self.write_cards(seat, fields.take(Card::COUNT));
        for other in round() {
            self.write_harbor(other, worker, &mut fields);
        }
        for other in round() {
            let shares = &self.harbor(other).shares;
            round().for_each(|colour| fields.put(shares[colour.index()]));
        }
        for workers in self.workers {
            fields.copy(&workers.map(worker));
        }
        fields.copy(&self.supply);
        let elder = |number: u8| if number == NOBODY { 0 } else { number + 1 };
        for cell in 0..ELDER_CELLS {
            fields.copy(&[elder(self.tops[cell]), elder(self.below[cell]), self.hidden >> cell & 1]);
        }
        for (bit, byte) in fields.take(ELDERS).iter_mut().enumerate() {
            *byte = (self.unknown >> bit & 1) as u8;
        }
        round().for_each(|other| fields.put(self.new_shares[other.index()]));
        let owes = |other: Seat| matches!(self.waits, Turn::Seats(owing) if owing.contains(other));
        round().for_each(|other| fields.put(owes(other).into()));
        fields.copy(&[
            self.plates,
            self.round,
            self.turns,
            if named { owner(self.first) } else { 0 },
            if named { owner(self.active) } else { 0 },
            self.agreed.deck,
        ]);
        fields.copy(&self.stage_bytes());
        fields.copy(&self.asked_bytes());
        fields.end();
    }
}

/// The base actions on the action board, on the copy board, and where an effect allows them.
const DEED_NAMES: [[&str; 11]; 3] = [
    ["gold", "transfer", "serve", "build", "issue", "buy", "clear", "plant", "thin", "ship", "take"],
    [
        "copy gold",
        "copy transfer",
        "copy serve",
        "copy build",
        "copy issue",
        "copy buy",
        "copy clear",
        "copy plant",
        "copy thin",
        "copy ship",
        "copy take",
    ],
    [
        ">gold",
        ">transfer",
        ">serve",
        ">build",
        ">issue",
        ">buy",
        ">clear",
        ">plant",
        ">thin",
        ">ship",
        ">take",
    ],
];

fn deed_number(deed: Deed) -> u32 {
    match deed {
        Deed::Gold => 0,
        Deed::Transfer => TRANSFER,
        Deed::Serve(plates) => SERVE + u32::from(plates) - 1,
        Deed::Build(card) => BUILD + card.index() as u32,
        Deed::Issue => ISSUE,
        Deed::Buy => BUY,
        Deed::Clear(cell) => CLEAR + cell.index() as u32,
        Deed::Plant(cell) => PLANT + cell.index() as u32,
        Deed::Thin => THIN,
        Deed::Ship(hull, price) => SHIP + hull as u32 * PRICES as u32 + u32::from(price),
        Deed::Take(elder) => TAKE + elder.index() as u32,
    }
}

/// How many cards are in a set.
fn size(set: &CardSet) -> usize {
    set.iter().map(|deck| deck.count_ones() as usize).sum()
}

/// How many cards of a set come before this one.
fn rank(set: &CardSet, card: Card) -> u32 {
    let before: u32 = set[..card.deck()].iter().map(|deck| deck.count_ones()).sum();
    before + (set[card.deck()] & (card.bit() - 1)).count_ones()
}

fn byte(number: u16) -> u8 {
    number.min(u8::MAX.into()) as u8
}

impl Nusfjord {
    /// Shares of others, counted clockwise from the seat.
    fn dividend_number(&self, seat: Seat, shares: Shares) -> u32 {
        let mut way = 0;
        for other in self.all_seats().filter(|&other| other != seat) {
            let place = other.clockwise_from(seat, self.seats()) - 1;
            way |= usize::from(shares.at(other)) << (2 * place);
        }
        DIVIDEND_RANKS[way].into()
    }

    /// Where each building is: 0 out of the game, 1 where the seat cannot see it, 2 open, 3 in the own hand, then built by
    /// each seat clockwise, then built and used its one time.
    fn write_cards(&self, seat: Seat, bytes: &mut [u8]) {
        let mut mark = |set: &CardSet, code: u8| {
            for (deck, &cards) in set.iter().enumerate() {
                let mut left = cards;
                while left != 0 {
                    bytes[Card::at(deck, left.trailing_zeros()).index()] = code;
                    left &= left - 1;
                }
            }
        };
        mark(&self.pile, 1);
        mark(&self.open, 2);
        let later = usize::from(self.agreed.deck);
        for other in self.all_seats() {
            let harbor = self.harbor(other);
            let mut hand = [0; DECKS];
            hand[later] = harbor.hand;
            mark(&hand, if other == seat { 3 } else { 1 });
            mark(&harbor.owned, 4 + other.clockwise_from(seat, self.seats()));
        }
        for other in self.all_seats() {
            let place = other.clockwise_from(seat, self.seats());
            for built in self.harbor(other).built().iter().filter(|built| built.turned) {
                bytes[built.card.index()] = 4 + PLAYERS as u8 + place;
            }
        }
    }

    fn write_harbor(&self, seat: Seat, worker: impl Fn(u8) -> u8, fields: &mut Fields<'_>) {
        let harbor: &Harbor = self.harbor(seat);
        let stock = &harbor.stock;
        let goods = [stock.wood, stock.fish, stock.gold, stock.reserve_wood, stock.reserve_fish];
        fields.copy(&goods.map(byte));
        fields.copy(&[
            harbor.hand.count_ones() as u8,
            harbor.length,
            self.catch(harbor),
            if harbor.museum == NOBODY { 0 } else { harbor.museum + 1 },
            harbor.unissued,
            harbor.placed,
            harbor.net,
            harbor.dividends,
            harbor.shortage as u8,
            harbor.standing.wood_limit,
            harbor.standing.reserve_limit,
            harbor.pieces,
            signed(self.count_points(seat)),
        ]);
        fields.copy(&harbor.forests);
        let cells = fields.take(CELLS);
        for built in harbor.built() {
            if let Some(cell) = built.cell() {
                cells[cell.index()] = built.card.0 + 1;
            }
        }
        for (cell, byte) in fields.take(CELLS).iter_mut().enumerate() {
            *byte = (harbor.free >> cell & 1) as u8;
        }
        for (piece, byte) in harbor.track().iter().zip(fields.take(MAX_PIECES)) {
            *byte = match piece {
                Piece::None => 0,
                Piece::Ship(hull) => *hull as u8 + 1,
                Piece::House(card) => card.0 + 1 + HULLS as u8,
            };
        }
        fields.copy(&harbor.fleet);
        for place in harbor.council {
            let elder = if place.elder == NOBODY { 0 } else { place.elder + 1 };
            fields.copy(&[elder, place.fish, worker(place.worker)]);
        }
        let haul = &harbor.haul;
        fields.copy(&[
            haul.catch,
            haul.elders,
            haul.paid,
            haul.new_shares,
            haul.elsewhere,
            haul.home,
            haul.reserve,
            haul.surplus,
            haul.collected,
        ]);
    }

    fn stage_bytes(&self) -> [u8; 3] {
        match self.stage {
            Stage::First => [0, 0, 0],
            Stage::Opening => [1, 0, 0],
            Stage::Restock { letter, left } => [2, letter as u8, left],
            Stage::Dealing { left } => [3, 0, left],
            Stage::Hands => [4, 0, 0],
            Stage::Fishing => [5, 0, 0],
            Stage::FishingEnd(done) => [6, 0, done],
            Stage::WorkStart(done) => [7, 0, done],
            Stage::Before => [8, 0, 0],
            Stage::Acted => [9, 0, 0],
            Stage::After => [10, 0, 0],
            Stage::Over => [11, 0, 0],
        }
    }

    /// What the table waits for: its kind, whose card it is, the instruction, what goes with it, the price to pay, and how
    /// many effects are unfinished.
    fn asked_bytes(&self) -> [u8; ASKED] {
        let depth = self.stack.frames().len() as u8;
        let card = |card: Card| card.0 + 1;
        let ask = |kind: u8, whose: u8| [kind, whose, 0, 0, 0, 0, 0, 0, 0, depth];
        match self.stack.top() {
            Frame::Nothing => ask(0, 0),
            Frame::Run(run) => {
                let elder = |elder: Elder| Card::COUNT as u8 + 1 + elder.0;
                let whose = run.origin.as_card().map(card).or(run.origin.as_elder().map(elder));
                let [low, high] = run.span.at.to_le_bytes();
                [1, whose.unwrap_or(0), low, high, run.fact, run.must.into(), 0, 0, 0, depth]
            }
            Frame::AfterBuilding(built) => ask(2, card(built)),
            Frame::AfterElder => ask(3, 0),
            Frame::ElderUsed => ask(4, 0),
            Frame::Pay { card: built, price: [wood, fish, gold] } => {
                [5, card(built), 0, 0, 0, 0, wood, fish, gold, depth]
            }
            Frame::Place(built) => ask(6, card(built)),
            Frame::Offer(slot) => ask(7, slot + 1),
            Frame::Flip(cell) => ask(8, cell + 1),
        }
    }
}
