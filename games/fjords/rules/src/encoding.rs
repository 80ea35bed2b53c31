//! Fjords in numbers. Places to lay a hex are numbered by their rank among the open cells, in reading order, and the
//! observation lists the open cells in the same order; places of pieces by the number of their hex in the order laid.

use grid::hex::SIDES;
use tabletop::{Block, Encoded, Fields, Part, Seat, Setup as _, Turn, signed};

use crate::{
    Action, Chance, Deed, Fjords, HexId, Material, PieceKind, Place, Rune, Setup, Variant,
    board::{MOST, MOST_OPEN},
    material::{KINDS, START},
    state::{GAMES, PLAYERS, ROW},
};

/// Most houses of a seat (epic variant).
const HOUSES: usize = 6;
/// Bytes of a hex, of an open cell, of a hex to choose and of a seat.
const HEX: usize = 12;
const OPEN: usize = 2 + SIDES;
const KIND: usize = 2 + SIDES;
const RUNES: usize = Rune::ALL.len();
const SEAT: usize = 4 + RUNES;
const KIND_COLUMNS: &[(&str, usize)] = &[("kind", 1), ("corners", SIDES), ("symbol", 1)];

/// The ranges of numbers of one setup: the original variant lays hexes of any kind, the others those in the row.
struct Ranges {
    /// Open cells there can be.
    open: usize,
    /// Hexes to choose from: places in the row, or kinds.
    choice: usize,
    /// Hexes there can be.
    hexes: usize,
    runes: bool,
}

impl Ranges {
    fn of(variant: Variant, seats: u8, material: &Material) -> Ranges {
        if variant == Variant::Original {
            let hexes = usize::from(material.bag(seats, variant).len()) + START;
            Ranges { open: hexes + 3, choice: material.bag_kinds(), hexes, runes: false }
        } else {
            Ranges { open: MOST_OPEN, choice: ROW, hexes: MOST, runes: true }
        }
    }

    /// The first number after the lays.
    #[inline]
    fn lays(&self) -> usize {
        self.open * self.choice * SIDES
    }
}

impl Encoded for Fjords {
    const ENCODING: u16 = 1;

    fn blocks(setup: &Setup, material: &Material) -> Vec<Block> {
        let ranges = Ranges::of(setup.variant(), setup.seats(), material);
        let mut blocks = vec![
            Block::new("lay", [ranges.open, ranges.choice, SIDES]).by(if ranges.runes {
                &["open cell in reading order", "place in the row", "turn"]
            } else {
                &["open cell in reading order", "kind of hex", "turn"]
            }),
            Block::new("house", []),
            Block::new("no-house", []),
            Block::new("home", []),
            Block::new("leave", []),
            Block::new("draw", []),
            Block::new("viking", [ranges.hexes]).by(&["hex in the order laid"]),
        ];
        if ranges.runes {
            blocks.extend([
                Block::new("journey", [MOST]).by(&["hex in the order laid"]),
                Block::new("horse", [MOST]).by(&["hex in the order laid"]),
                Block::new("wisdom", [MOST, SIDES])
                    .by(&["hex in the order laid", "its side towards the stone"]),
                Block::new("secret", [HOUSES, MOST]).by(&[
                    "house it leaves, own houses in the order of their hexes",
                    "hex in the order laid",
                ]),
            ]);
        }
        blocks
    }

    fn layout(setup: &Setup, material: &Material) -> Vec<Part> {
        let ranges = Ranges::of(setup.variant(), setup.seats(), material);
        let seats = usize::from(setup.seats());
        let mut parts = vec![
            Part::new("hexes", [ranges.hexes, HEX], 128)
                .columns(&[
                    ("q", 1),
                    ("r", 1),
                    ("corners", SIDES),
                    ("piece", 1),
                    ("owner", 1),
                    ("stone", 1),
                    ("last", 1),
                ])
                .note(
                    "in the order laid; coordinates axial, 64 is the middle; corners: 1 plain, 2 mountain, 3 sea; piece: 1 house, 2 \
                     viking, 3 house on the home stone; owner: 1 the observer, then clockwise; stone: 1 more than the \
                     rune's number; last: the hex just laid",
                ),
            Part::new("open", [ranges.open, OPEN], 128)
                .columns(&[("q", 1), ("r", 1), ("corners", SIDES)])
                .note("open cells in reading order, as `lay` counts them; corners that neighbours fix, 0 where none does"),
            Part::new("row", [ROW, KIND], KINDS as u8).columns(KIND_COLUMNS).note("hexes to choose from; kind from 1"),
            Part::new("bag", [material.bag_kinds()], 64).note("hexes left in the bag by kind"),
            Part::new("seats", [seats, SEAT], u8::MAX)
                .columns(&[("vikings", 1), ("houses", 1), ("out", 1), ("points", 1), ("stones", RUNES)])
                .note("clockwise from the observer; vikings and houses not yet on the land; points with 64 added"),
            Part::new("wisdom", [seats, 3], 128)
                .columns(&[("lies", 1), ("q", 1), ("r", 1)])
                .note("the empty cell with the seat's stone of Wisdom"),
            Part::new("runes", [RUNES], 1).note(
                "which are in the game: strength, water, friendship, journey, horse, wisdom, home, secret",
            ),
            Part::new("step", [1], 8).note(
                "0 first player, 1 new row, 2 gap in the row, 3 draw, 4 take or draw, 5 lay, 6 house, 7 viking, 8 over",
            ),
            Part::new("turn", [1], PLAYERS as u8).note("1 the observer, then clockwise; 0 nobody"),
            Part::new("first", [1], PLAYERS as u8).note("who settled first, in the settlement; else 0"),
            Part::new("laid", [1], MOST as u8).note("hexes on the table"),
        ];
        if setup.variant() == Variant::Original {
            parts.extend([
                Part::new("drawn", [KIND], KINDS as u8).columns(KIND_COLUMNS).note("the hex just drawn"),
                Part::new("aside", [material.bag_kinds()], 64).note("hexes set aside by kind"),
                Part::new("game", [1], GAMES).note("which of the three, from 0"),
                Part::new("earlier", [GAMES.into(), seats], u8::MAX)
                    .note("points of the games before, clockwise from the observer"),
                Part::new("winners", [GAMES.into()], PLAYERS as u8)
                    .note("who won them: 1 the observer, then clockwise; 0 nobody yet"),
            ]);
        }
        parts
    }

    fn chances(_: &Setup, material: &Material) -> u32 {
        material.bag_kinds().max(PLAYERS) as u32
    }

    #[inline]
    fn number(&self, seat: Seat, legal: &[Action], out: &mut Vec<u32>) {
        let original = self.variant == Variant::Original;
        let (choice, lays, hexes) = if original {
            let ranges = Ranges::of(self.variant, self.seats, &self.material);
            (ranges.choice, ranges.lays(), ranges.hexes)
        } else {
            (ROW, MOST_OPEN * ROW * SIDES, MOST)
        };
        // By kind: its place in the row, the first one if it lies there twice; in the original variant itself.
        let mut places = [0u8; KINDS];
        if original {
            (0..).zip(&mut places).for_each(|(kind, place)| *place = kind);
        } else {
            for (place, kind) in self.row.hexes().iter().enumerate().rev() {
                places[kind.index()] = place as u8;
            }
        }
        let open = self.board.open();
        let mut rank = 0;
        let (single, viking) = (lays as u32, lays as u32 + 5);
        let at_hex = |at: Place| self.board.number_of_laid(at) as u32;
        let most = hexes as u32;
        out.extend(legal.iter().map(|action| {
            if let Some((face, at)) = action.as_lay() {
                let key = at.key();
                // Lays come by cell, as the open cells do.
                while open[rank].key() != key {
                    rank += 1;
                }
                let kind = self.material.by_face(face).expect("a legal hex is one of the edition");
                let turn = face.code() - self.material.face_code(kind);
                let slot = rank * choice + usize::from(places[kind.index()]);
                return (slot * SIDES) as u32 + u32::from(turn);
            }
            if let Some(at) = action.as_viking() {
                return viking + at_hex(at);
            }
            match action.deed() {
                Deed::Lay { .. } | Deed::Viking { .. } | Deed::House => single,
                Deed::NoHouse => single + 1,
                Deed::Home => single + 2,
                Deed::Leave => single + 3,
                Deed::Draw => single + 4,
                Deed::Journey { at } => viking + most + at_hex(at),
                Deed::Horse { at } => viking + 2 * most + at_hex(at),
                Deed::Wisdom { cell, at } => {
                    let side = at.side_towards(cell).expect("the viking goes beside the stone");
                    viking + 3 * most + at_hex(at) * SIDES as u32 + side as u32
                }
                Deed::Secret { from, to } => {
                    let house = self.rank_of_house(seat, self.board.number_of_laid(from)) as u32;
                    viking + (3 + SIDES as u32) * most + house * most + at_hex(to)
                }
            }
        }));
    }

    fn outcome_number(&self, outcome: Chance) -> u32 {
        match outcome {
            Chance::First(seat) => seat.0.into(),
            Chance::Hex(face) => {
                let kind = self.material.by_face(face).expect("the bag holds hexes of the edition");
                kind.0.into()
            }
        }
    }

    #[inline]
    fn observe(&self, seat: Seat, out: &mut [u8]) {
        let ranges = Ranges::of(self.variant, self.seats, &self.material);
        let owner = |other: Seat| 1 + other.clockwise_from(seat, self.seats);
        let mut fields = Fields::new(out);

        let hexes = fields.take(ranges.hexes * HEX);
        for (hex, bytes) in self.board.hexes().iter().zip(hexes.as_chunks_mut::<HEX>().0) {
            let [a, b, c, d, e, f] = hex.corners.terrain().map(|terrain| terrain as u8 + 1);
            let (piece, by) = hex.piece().map_or((0, 0), |piece| {
                let kind = match piece.kind {
                    PieceKind::House => 1 + 2 * u8::from(piece.home),
                    PieceKind::Viking => 2,
                };
                (kind, owner(piece.seat))
            });
            let stone = hex.stone.map_or(0, |rune| rune as u8 + 1);
            let last = u8::from(self.last == Some(hex.at));
            let [q, r] = coordinates(hex.at);
            *bytes = [q, r, a, b, c, d, e, f, piece, by, stone, last];
        }

        let open = fields.take(ranges.open * OPEN);
        for (&cell, bytes) in self.board.open().iter().zip(open.as_chunks_mut::<OPEN>().0) {
            let [q, r] = coordinates(cell.place());
            let known = self.board.pattern(cell);
            let [a, b, c, d, e, f] = [0, 2, 4, 6, 8, 10].map(|bits| (known >> bits & 3) as u8);
            *bytes = [q, r, a, b, c, d, e, f];
        }

        let row = fields.take(ROW * KIND);
        for (&kind, bytes) in self.row.hexes().iter().zip(row.as_chunks_mut::<KIND>().0) {
            *bytes = self.kind_bytes(kind);
        }
        let kinds = self.material.bag_kinds();
        for (kind, byte) in fields.take(kinds).iter_mut().enumerate() {
            *byte = self.bag.copies(kind);
        }

        let seats = fields.take(usize::from(self.seats) * SEAT);
        for (bytes, other) in seats.as_chunks_mut::<SEAT>().0.iter_mut().zip(self.round_from(seat)) {
            let player = self.player(other);
            bytes[..4].copy_from_slice(&[
                player.vikings,
                player.houses,
                player.out.into(),
                signed(self.points_of(other)),
            ]);
            for rune in player.stones.iter() {
                bytes[4 + rune as usize] = 1;
            }
        }
        let wisdom = fields.take(usize::from(self.seats) * 3);
        for (bytes, other) in wisdom.as_chunks_mut::<3>().0.iter_mut().zip(self.round_from(seat)) {
            if let Some(cell) = self.wisdom[other.index()] {
                let [q, r] = coordinates(cell);
                *bytes = [1, q, r];
            }
        }
        let runes = fields.take(RUNES);
        self.runes.iter().for_each(|rune| runes[rune as usize] = 1);

        fields.put(self.step as u8);
        let begun = self.step != crate::Step::FirstPlayer;
        fields.put(if begun && self.whose_turn() != Turn::Over { owner(self.seat) } else { 0 });
        fields.put(if self.is_settling() { owner(self.first_settler) } else { 0 });
        fields.put(self.board.len() as u8);

        if self.variant == Variant::Original {
            let drawn = fields.take(KIND);
            if let Some(kind) = self.original.drawn {
                drawn.copy_from_slice(&self.kind_bytes(kind));
            }
            for (kind, byte) in fields.take(kinds).iter_mut().enumerate() {
                *byte = self.original.aside.copies(kind);
            }
            fields.put(self.original.game);
            for points in &self.original.points {
                self.round_from(seat).for_each(|other| fields.put(points[other.index()]));
            }
            self.original.winners.iter().for_each(|winner| fields.put(winner.map_or(0, owner)));
        }
        fields.end();
    }
}

/// Column and row of the axial coordinates, both counted from 64.
#[inline]
fn coordinates(at: Place) -> [u8; 2] {
    [signed(at.q.into()), signed(at.r.into())]
}

impl Fjords {
    /// The seats that play, clockwise from `seat`.
    fn round_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (0..seats).map(move |later| Seat((seat.0 + later) % seats))
    }

    /// How many houses of the seat stand on hexes laid before this one.
    fn rank_of_house(&self, seat: Seat, number: usize) -> usize {
        self.board.hexes()[..number].iter().filter(|hex| hex.is_held_by(seat)).count()
    }

    /// A hex that is not laid: its kind from 1, its corners as it is named, its symbol from 1.
    fn kind_bytes(&self, kind: HexId) -> [u8; KIND] {
        let [a, b, c, d, e, f] = self.material.face(kind).corners.terrain().map(|terrain| terrain as u8 + 1);
        let symbol = self.material.kind(kind).symbol.map_or(0, |rune| rune as u8 + 1);
        [kind.0 + 1, a, b, c, d, e, f, symbol]
    }
}
