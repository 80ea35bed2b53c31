//! Pomory in numbers. Cells, cards and news are numbered as the board and the cards are.

use tabletop::{Block, Encoded, Fields, Part, Seat, Turn, signed};

use crate::{
    Action, Cards, Chance, Deed, End, Kind, Material, News, Pomory, Refill, Resource, Setup, Step, Way,
    Weather,
    kind::RESOURCES,
    material::{PORTS, ROW},
    news::{NEWS, NewsSet},
    state::other,
};

const KINDS: usize = Kind::ALL.len();
/// Cards of a player, and how many of them are salt.
const CARDS: usize = 10;
const SALT: usize = 5;
/// Bets of two and of three cards.
const PAIRS: usize = 45;
const TRIPLES: usize = 120;
/// One resource card, or two of which the second does not come before the first.
const SHOALS: usize = RESOURCES + RESOURCES * (RESOURCES + 1) / 2;
/// A decree says -9 to 9.
const DECREES: usize = 19;

/// Bytes of a cell, of a seat, of a seat's part of the round and of the rest of the round.
const CELL: usize = 4;
const SEAT: usize = 5 + KINDS + SALT + CARDS;
const PART: usize = CARDS + 2 * 4 + 9;
const ROUND: usize = 7 + 2 * 3;

/// By set of cards: how many sets of as many cards come before it.
const RANKS: [u8; 1 << CARDS] = {
    let mut ranks = [0; 1 << CARDS];
    let mut seen = [0u8; CARDS + 1];
    let mut set: usize = 0;
    while set < ranks.len() {
        let cards = set.count_ones() as usize;
        ranks[set] = seen[cards];
        seen[cards] = seen[cards].wrapping_add(1);
        set += 1;
    }
    ranks
};

/// The first number of each range, for an edition of so many cells.
struct Ranges {
    cells: u32,
}

impl Ranges {
    const END: u32 = 0;
    const PLACE: u32 = 1;

    fn sail(&self) -> u32 {
        Ranges::PLACE + self.cells
    }

    fn dock(&self) -> u32 {
        self.sail() + self.cells * self.cells
    }

    fn bet(&self) -> u32 {
        self.dock() + self.cells
    }

    fn pass(&self) -> u32 {
        self.bet() + (PAIRS + TRIPLES) as u32
    }

    fn take_back(&self) -> u32 {
        self.pass() + 1
    }

    fn keep(&self) -> u32 {
        self.take_back() + CARDS as u32
    }

    fn set(&self) -> u32 {
        self.keep() + NEWS as u32
    }

    fn fair_wind(&self) -> u32 {
        self.set() + KINDS as u32
    }

    fn pilot(&self) -> u32 {
        self.fair_wind() + 1
    }

    fn carpenters(&self) -> u32 {
        self.pilot() + (self.cells + 1) * self.cells
    }

    fn anchor(&self) -> u32 {
        self.carpenters() + 1
    }

    fn shoals(&self) -> u32 {
        self.anchor() + self.cells * Way::ALL.len() as u32
    }

    fn gossip(&self) -> u32 {
        self.shoals() + SHOALS as u32
    }

    fn saltworks(&self) -> u32 {
        self.gossip() + 2
    }

    fn signs(&self) -> u32 {
        self.saltworks() + (1 << SALT) - 1
    }

    fn moryana(&self) -> u32 {
        self.signs() + 2
    }

    fn nets(&self) -> u32 {
        self.moryana() + PORTS as u32
    }

    fn decree(&self) -> u32 {
        self.nets() + KINDS as u32
    }

    fn word(&self) -> u32 {
        self.decree() + DECREES as u32
    }

    fn number(&self, deed: Deed) -> u32 {
        match deed {
            Deed::End => Ranges::END,
            Deed::Place { to } => Ranges::PLACE + to.index() as u32,
            Deed::Move { from, to } => self.sail() + from.index() as u32 * self.cells + to.index() as u32,
            Deed::Dock { at } => self.dock() + at.index() as u32,
            Deed::Bet { cards } => {
                let rank = u32::from(RANKS[usize::from(cards.bits())]);
                self.bet() + rank + if cards.len() == 2 { 0 } else { PAIRS as u32 }
            }
            Deed::Pass => self.pass(),
            Deed::TakeBack { card } => self.take_back() + card.index() as u32,
            Deed::Keep { news } => self.keep() + news.index() as u32,
            Deed::Set { kind } => self.set() + kind.index() as u32,
            Deed::FairWind => self.fair_wind(),
            Deed::Pilot { from, to } => {
                let from = from.map_or(0, |from| from.index() as u32 + 1);
                self.pilot() + from * self.cells + to.index() as u32
            }
            Deed::Carpenters => self.carpenters(),
            Deed::Anchor { at, way } => {
                self.anchor() + at.index() as u32 * Way::ALL.len() as u32 + way as u32
            }
            Deed::Shoals { one, two } => self.shoals() + shoals(one, two) as u32,
            Deed::Gossip => self.gossip(),
            Deed::Tackle => self.gossip() + 1,
            Deed::Saltworks { salt } => self.saltworks() + u32::from(salt.bits() >> SALT) - 1,
            Deed::Signs => self.signs(),
            Deed::Calm => self.signs() + 1,
            Deed::Moryana { port } => self.moryana() + port.index() as u32,
            Deed::Nets { kind } => self.nets() + kind.index() as u32,
            Deed::Decree { by } => self.decree() + (i32::from(by) + DECREES as i32 / 2) as u32,
            Deed::Word => self.word(),
            Deed::Fair { kind } => self.word() + 1 + kind.index() as u32,
        }
    }
}

/// The number of one or two resource cards, the second not before the first.
fn shoals(one: Resource, two: Option<Resource>) -> usize {
    let one = one.index();
    two.map_or(one, |two| RESOURCES + one * (2 * RESOURCES + 1 - one) / 2 + two.index() - one)
}

impl Encoded for Pomory {
    const ENCODING: u16 = 1;

    fn blocks(_: &Setup, material: &Material) -> Vec<Block> {
        let cells = material.cells;
        vec![
            Block::new("end", []),
            Block::new("place", [cells]).by(&["cell"]),
            Block::new("move", [cells, cells]).by(&["from cell", "to cell"]),
            Block::new("dock", [cells]).by(&["cell"]),
            Block::new("bet", [PAIRS]).by(&["pair of cards, by their bits as a number"]),
            Block::new("bet-three", [TRIPLES]).by(&["three cards, by their bits as a number"]),
            Block::new("pass", []),
            Block::new("take-back", [CARDS]).by(&["card"]),
            Block::new("keep", [NEWS]).by(&["news card"]),
            Block::new("set", [KINDS]).by(&["kind"]),
            Block::new("fair-wind", []),
            Block::new("pilot", [cells + 1, cells]).by(&["from the supply, then by cell", "to cell"]),
            Block::new("carpenters", []),
            Block::new("anchor", [cells, Way::ALL.len()]).by(&["cell", "clockwise or against it"]),
            Block::new("shoals", [SHOALS]).by(&["one resource card, then pairs"]),
            Block::new("gossip", []),
            Block::new("tackle", []),
            Block::new("saltworks", [(1 << SALT) - 1]).by(&["salt cards as bits, less 1"]),
            Block::new("signs", []),
            Block::new("calm", []),
            Block::new("moryana", [PORTS]).by(&["port"]),
            Block::new("nets", [KINDS]).by(&["kind"]),
            Block::new("decree", [DECREES]).by(&["by how much, from -9"]),
            Block::new("word", []),
            Block::new("fair", [KINDS]).by(&["kind"]),
        ]
    }

    fn layout(_: &Setup, material: &Material) -> Vec<Part> {
        vec![
            Part::new("cells", [material.cells, CELL], 5)
                .columns(&[("kind", 1), ("own", 1), ("theirs", 1), ("on_top", 1)])
                .note(
                    "kind: 1 salmon, 2 flounder, 3 herring, 4 cod, 5 seal; own and theirs: a ship lies there; on_top: 1 the own one \
                     blocks, 2 theirs",
                ),
            Part::new("row", [ROW, 2], 5).columns(&[("kind", 1), ("value", 1)]).note("the open resource cards"),
            Part::new("deck", [RESOURCES], u8::MAX).note("resource cards to come: each kind with its lower and higher value"),
            Part::new("discard", [RESOURCES], u8::MAX).note("resource cards out of the game, in the same order"),
            Part::new("seats", [2, SEAT], u8::MAX)
                .columns(&[
                    ("points", 1),
                    ("supply", 1),
                    ("dock", 1),
                    ("sealed", 1),
                    ("news", 1),
                    ("collected", KINDS),
                    ("open_salt", SALT),
                    ("cards", CARDS),
                ])
                .note("the observer first; ships in supply and dock; cards sealed, news in hand; cards in hand or sealed"),
            Part::new("hand", [CARDS], 1).note("the own cards that are neither sealed nor lie open"),
            Part::new("bet", [2, CARDS], 1).note("the own bet, and the other's once it is open"),
            Part::new("taken_back", [1], CARDS as u8).note("the card that the observer took back, from 1"),
            Part::new("news", [2, NEWS], 2)
                .note("own news in hand, and the other's that the observer knows: 1, or 2 if drawn in this round"),
            Part::new("drawn", [NEWS + 1], NEWS as u8)
                .columns(&[("known", NEWS), ("count", 1)])
                .note("news drawn, of which one is kept"),
            Part::new("news_deck", [1], NEWS as u8).note("news cards in the deck"),
            Part::new("news_bottom", [NEWS], NEWS as u8 + 1)
                .note("cards put under the deck, in order: 2 more than the card if the observer put it there, else 1"),
            Part::new("news_discard", [NEWS], 1).note("news cards played"),
            Part::new("gossip", [1], 2).note("who played Quay Gossip: 1 the observer, 2 the other"),
            Part::new("shown", [1], CARDS as u8 + 1)
                .note("the card shown for it: 2 more than the card to whom it was shown, else 1"),
            Part::new("tackle", [1], 2).note("who bets three cards: 1 the observer, 2 the other"),
            Part::new("step", [1], 25).note(
                "0 first player, 1 to 3 refill (setup, shoals, catch), 4 movement, 5 to 14 question for news (movement, gossip, \
                 saltworks, tackle, moryana, result, nets, decree, word, announcement), 15 bets, 16 bets closed, 17 peek, 18 roll, \
                 19 second roll, 20 card taken back, 21 bets opened, 22 news drawn, 23 news kept, 24 set announced, 25 over",
            ),
            Part::new("actor", [1], 2).note("whose step it is: 1 the observer, 2 the other"),
            Part::new("owing", [2], 1).note("who owes a decision, the observer first"),
            Part::new("first", [1], 2).note("the first player of the round: 1 the observer, 2 the other"),
            Part::new("counts", [5], u8::MAX).columns(&[
                ("round", 1),
                ("relocations_left", 1),
                ("next_set", 1),
                ("rounds_without_catch", 1),
                ("deck_empty", 1),
            ]),
            Part::new("round", [ROUND], u8::MAX)
                .columns(&[
                    ("weather", 1),
                    ("dice", 2),
                    ("named", 1),
                    ("stilled", 1),
                    ("demand", 1),
                    ("decree", 1),
                    ("lost", 6),
                ])
                .note(
                    "this round so far, or the one before until the next bets; weather: 1 fair, then storms by port; demand from 1, \
                     decree with 64 added; two ships lost: owner, cell, whether it blocked",
                ),
            Part::new("parts", [2, PART], u8::MAX)
                .columns(&[
                    ("bet", CARDS),
                    ("catches", 8),
                    ("caught", 1),
                    ("taken", 1),
                    ("scored", 1),
                    ("points", 1),
                    ("word", 1),
                    ("news", 1),
                    ("home", 1),
                    ("set", 1),
                    ("set_size", 1),
                ])
                .note("the same by seat, the observer first; two catches: kind, ships, nets, value; caught from 1"),
            Part::new("end", [1], 3).note("why it is over: 1 points, 2 no cards, 3 no catches"),
        ]
    }

    fn chances(_: &Setup, _: &Material) -> u32 {
        NEWS as u32
    }

    #[inline]
    fn number(&self, _: Seat, legal: &[Action], out: &mut Vec<u32>) {
        let ranges = Ranges { cells: self.material.cells as u32 };
        out.extend(legal.iter().map(|action| ranges.number(action.deed())));
    }

    fn outcome_number(&self, outcome: Chance) -> u32 {
        match outcome {
            Chance::First(seat) => seat.0.into(),
            Chance::Card(card) => card.index() as u32,
            Chance::Sealed | Chance::Open => 0,
            Chance::Peek(card) => card.index() as u32,
            Chance::Die(value) => u32::from(value) - 1,
            Chance::News(news) => news.index() as u32,
        }
    }

    #[inline]
    fn observe(&self, seat: Seat, out: &mut [u8]) {
        let seats = [seat, other(seat)];
        let owner = |whose: Seat| 1 + u8::from(whose != seat);
        let mut fields = Fields::new(out);

        let [own, theirs] = seats.map(|seat| self.at[seat.index() & 1]);
        let [above, below] = seats.map(|seat| self.top[seat.index() & 1]);
        let cells = fields.take(self.material.cells * CELL).as_chunks_mut::<CELL>().0;
        for (spot, bytes) in self.material.cells().zip(cells) {
            let at = |ships: u32| u8::from(ships & spot.cell.bit() != 0);
            *bytes = [spot.kind as u8 + 1, at(own), at(theirs), at(above) + 2 * at(below)];
        }
        for card in self.row {
            fields.copy(&card.map_or([0; 2], |card| [card.kind() as u8 + 1, card.value()]));
        }
        for (card, byte) in fields.take(RESOURCES).iter_mut().enumerate() {
            *byte = self.deck.copies(card);
        }
        fields.copy(&self.discard);

        for whose in seats {
            let player = self.player(whose);
            let sealed = if self.has_opened(whose) { 0 } else { player.sealed.len() };
            let points = player.tally.total().min(u8::MAX.into()) as u8;
            fields.copy(&[points, player.supply, player.dock, sealed, player.news.len()]);
            Kind::ALL.iter().for_each(|&kind| fields.put(self.collected(whose, kind)));
            bits(self.open_salt(whose).bits() >> SALT, fields.take(SALT));
            bits(player.hand.with(player.sealed).bits(), fields.take(CARDS));
        }
        bits(self.player(seat).hand.bits(), fields.take(CARDS));
        for whose in seats {
            let seen = whose == seat || self.has_opened(whose) || self.end.is_some();
            let bet = if seen { self.player(whose).sealed } else { Cards::NONE };
            bits(bet.bits(), fields.take(CARDS));
        }
        let taken_back = self.bets.taken_back.filter(|_| self.bets.tackle == Some(seat));
        fields.put(taken_back.map_or(0, |card| card.index() as u8 + 1));

        for whose in seats {
            let player = self.player(whose);
            let known = if whose == seat { NewsSet::ALL } else { player.exposed };
            let bytes = fields.take(NEWS);
            for news in player.news.and(known).iter() {
                bytes[news.index()] = 1 + u8::from(player.fresh.contains(news));
            }
        }
        let drawn = fields.take(NEWS + 1);
        drawn[NEWS] = self.drawn.len();
        let known = if self.actor == seat { NewsSet::ALL } else { self.player(self.actor).exposed };
        self.drawn.and(known).iter().for_each(|news| drawn[news.index()] = 1);
        fields.put(self.news.len());
        for (card, byte) in self.news.bottom().iter().zip(fields.take(NEWS)) {
            *byte = if card.by == seat { 2 + card.news as u8 } else { 1 };
        }
        let discard = fields.take(NEWS);
        self.news_discard.iter().for_each(|news| discard[news.index()] = 1);

        fields.put(self.bets.gossip.map_or(0, owner));
        let shown =
            |card: crate::Card| if self.bets.gossip == Some(seat) { 2 + card.index() as u8 } else { 1 };
        fields.put(self.bets.shown.map_or(0, shown));
        fields.put(self.bets.tackle.map_or(0, owner));
        fields.put(step_code(self.step));
        let named = self.step != Step::FirstPlayer;
        fields.put(if named { owner(self.actor) } else { 0 });
        let turn = self.whose_turn();
        let owes = |whose: Seat| matches!(turn, Turn::Seats(owing) if owing.contains(whose));
        seats.iter().for_each(|&whose| fields.put(owes(whose).into()));
        fields.put(if named { owner(self.first) } else { 0 });
        fields.copy(&[
            self.round.min(u8::MAX.into()) as u8,
            self.left,
            self.next_set,
            self.quiet,
            self.deck.is_empty().into(),
        ]);
        self.write_story(seat, &mut fields);
        fields.put(match self.end {
            None => 0,
            Some(End::Goal) => 1,
            Some(End::Deck) => 2,
            Some(End::Quiet) => 3,
        });
        fields.end();
    }
}

impl Pomory {
    /// Has the seat's bet of this round been opened?
    fn has_opened(&self, seat: Seat) -> bool {
        !self.story.parts[seat.index() & 1].bet.is_empty()
    }

    /// What the round has brought so far, or until the next bets the round before.
    fn write_story(&self, seat: Seat, fields: &mut Fields<'_>) {
        let story = &self.story;
        let weather = story.weather.map_or(0, |weather| match weather {
            Weather::Fair => 1,
            Weather::Storm(port) => 2 + port.index() as u8,
        });
        fields.copy(&[
            weather,
            story.dice[0].unwrap_or(0),
            story.dice[1].unwrap_or(0),
            story.named.into(),
            story.stilled.into(),
            story.demand.map_or(0, |demand| demand + 1),
            signed(story.decree.into()),
        ]);
        for lost in story.lost {
            fields.copy(&lost.map_or([0; 3], |lost| {
                [1 + u8::from(lost.seat != seat), lost.at.cell.number(), lost.blocker.into()]
            }));
        }
        for whose in [seat, other(seat)] {
            let part = &story.parts[whose.index() & 1];
            bits(part.bet.bits(), fields.take(CARDS));
            for catch in part.catches {
                fields.copy(&catch.map_or([0; 4], |it| [it.kind as u8 + 1, it.ships, it.nets, it.value]));
            }
            let (set, size) = part.set.map_or((0, 0), |(kind, size)| (kind as u8 + 1, size));
            fields.copy(&[
                part.caught.map_or(0, |caught| caught + 1),
                part.taken,
                part.verdict.is_some().into(),
                part.points,
                part.word.into(),
                part.news,
                part.home,
                set,
                size,
            ]);
        }
    }
}

fn step_code(step: Step) -> u8 {
    match step {
        Step::FirstPlayer => 0,
        Step::Refill(Refill::Setup) => 1,
        Step::Refill(Refill::Shoals) => 2,
        Step::Refill(Refill::Catch) => 3,
        Step::Movement => 4,
        Step::Ask(window) => 5 + window as u8,
        Step::Seal => 15,
        Step::Close => 16,
        Step::Peek => 17,
        Step::Roll => 18,
        Step::Reroll => 19,
        Step::TakeBack => 20,
        Step::Open => 21,
        Step::DrawNews => 22,
        Step::Keep => 23,
        Step::Announce => 24,
        Step::Nothing => 25,
    }
}

/// One byte for every bit, the lowest first.
#[inline]
fn bits(set: u16, out: &mut [u8]) {
    for (bit, byte) in out.iter_mut().enumerate() {
        *byte = (set >> bit & 1) as u8;
    }
}

const _: () = assert!(News::ALL.len() == NEWS);
