//! The components of an edition: the files of `material/`, read, checked and lowered into tables.

mod board;
mod deck;
mod laws;

use tabletop::{MaterialError, MaterialFile};

pub use board::{Column, CountRules, ShipTile, Side, SideBoard, SpaceTile};

use crate::{
    card::{Card, Cell, DECK_KEYS, DECKS, Elder},
    code::{Building, Code, ElderCard, Order},
    effect::{Hull, Task},
    gazette::{self, CardText},
    goods::Goods,
};

/// The default edition, compiled in.
pub const FILES: &[MaterialFile<'static>] = &[
    MaterialFile { name: "board.toml", text: include_str!("../../material/board.toml") },
    MaterialFile { name: "elders.toml", text: include_str!("../../material/elders.toml") },
    MaterialFile { name: "herring.toml", text: include_str!("../../material/herring.toml") },
    MaterialFile { name: "mackerel.toml", text: include_str!("../../material/mackerel.toml") },
    MaterialFile { name: "cod.toml", text: include_str!("../../material/cod.toml") },
];

/// No printed price asks for more of one good; the affordability tables end here.
pub const DEAREST: usize = 15;

/// Which cards of a deck cost at most so much of each good: an affordability test is three look-ups.
#[derive(Clone, Debug)]
pub struct Within {
    pub wood: [u64; DEAREST + 1],
    pub fish: [u64; DEAREST + 1],
    pub gold: [u64; DEAREST + 1],
}

/// Everything an edition's files say.
#[derive(Clone, Debug)]
pub struct Material {
    /// All buildings by [`Card`].
    pub buildings: Vec<Building>,
    /// All elders by [`Elder`].
    pub elders: Vec<ElderCard>,
    /// Their ops, lowered.
    pub code: Code,
    /// Rules by number of players, from 1.
    pub counts: Vec<CountRules>,
    /// The two sides of the action board.
    pub sides: [SideBoard; 2],
    /// Prices of the plates, ascending.
    pub plates: Vec<u8>,
    /// The catch by covered length.
    pub catch: Vec<u8>,
    /// Sloop, cutter and schooner.
    pub ships: [ShipTile; 3],
    /// The cell of the Reserve.
    pub reserve: Cell,
    /// Left cells of the double spaces with their Forests at the start, ascending.
    pub doubles: Vec<(Cell, u8)>,
    /// Wood of the personal supply.
    pub wood_limit: u8,
    /// Fish in the Reserve in step 4 of the Fishing Phase.
    pub reserve_limit: u8,
    /// Cells of the boards for A and B buildings.
    pub boards: [u8; 2],
    /// Taken off Buy All Shares, by round from 1.
    pub discount: [u8; 7],
    /// Affordability by deck.
    pub within: [Within; DECKS],
    /// Bits of the buildings that may stand on the track, by deck.
    pub on_track: [u64; DECKS],
    /// Bits of the buildings with any-time exchanges, by deck.
    pub traders: [u64; DECKS],
    /// Bits of the buildings that can be used once, by deck.
    pub onces: [u64; DECKS],
    /// Double space that begins at each cell, as an index into `doubles`; none is `u8::MAX`.
    pub double_at: [u8; Cell::COUNT],
    /// All cards in words: buildings, then elders.
    pub texts: Vec<CardText>,
    /// Where each provenance of the board file stands: entry and text.
    pub provenance: Vec<(String, String)>,
}

impl tabletop::Material for Material {
    fn load(files: &[MaterialFile<'_>]) -> Result<Material, MaterialError> {
        let table = |name: &str| {
            let missing = || MaterialError::new(name, "", "the file is missing");
            let file = files.iter().find(|file| file.name == name).ok_or_else(missing)?;
            toml::from_str::<toml::Table>(file.text).map_err(|why| MaterialError::new(name, "", why))
        };
        let board = board::read("board.toml", table("board.toml")?)?;
        let mut code = Code { orders: Task::ALL.into_iter().map(Order::plain).collect(), ..Code::default() };
        let mut buildings = Vec::with_capacity(Card::COUNT);
        for (deck, key) in DECK_KEYS.iter().enumerate() {
            let name = format!("{key}.toml");
            buildings.extend(deck::read_buildings(&name, deck, table(&name)?, &mut code)?);
        }
        let elders = deck::read_elders("elders.toml", table("elders.toml")?, &mut code)?;
        laws::check_chains(&buildings)?;
        Ok(Material::assemble(board, buildings, elders, code))
    }
}

impl Material {
    fn assemble(
        board: board::Board,
        buildings: Vec<Building>,
        elders: Vec<ElderCard>,
        code: Code,
    ) -> Material {
        let bits = |wanted: &dyn Fn(&Building) -> bool| {
            let mut set = [0; DECKS];
            for card in Card::all().filter(|card| wanted(&buildings[card.index()])) {
                set[card.deck()] |= card.bit();
            }
            set
        };
        let within = std::array::from_fn(|deck| Within {
            wood: std::array::from_fn(|n| bits(&|b| usize::from(b.cost.wood) <= n)[deck]),
            fish: std::array::from_fn(|n| bits(&|b| usize::from(b.cost.fish) <= n)[deck]),
            gold: std::array::from_fn(|n| bits(&|b| usize::from(b.cost.gold) <= n)[deck]),
        });
        let mut double_at = [u8::MAX; Cell::COUNT];
        for (index, (cell, _)) in board.doubles.iter().enumerate() {
            double_at[cell.index()] = index as u8;
        }
        let mut material = Material {
            texts: Vec::new(),
            within,
            on_track: bits(&|b| b.on_track),
            traders: bits(&|b| !b.exchanges.is_empty()),
            onces: bits(&|b| !b.once.is_empty()),
            double_at,
            buildings,
            elders,
            code,
            counts: board.counts,
            sides: board.sides,
            plates: board.plates,
            catch: board.catch,
            ships: board.ships,
            reserve: board.reserve,
            doubles: board.doubles,
            wood_limit: board.wood_limit,
            reserve_limit: board.reserve_limit,
            boards: board.boards,
            discount: board.discount,
            provenance: board.provenance,
        };
        material.texts = gazette::write(&material);
        material
    }

    /// A building in words.
    pub fn building_text(&self, card: Card) -> &CardText {
        &self.texts[card.index()]
    }

    /// An elder in words.
    pub fn elder_text(&self, elder: Elder) -> &CardText {
        &self.texts[Card::COUNT + elder.index()]
    }

    #[inline]
    pub fn building(&self, card: Card) -> &Building {
        &self.buildings[card.index()]
    }

    #[inline]
    pub fn elder(&self, elder: Elder) -> &ElderCard {
        &self.elders[elder.index()]
    }

    /// The tile of a kind of ship.
    #[inline]
    pub fn ship(&self, hull: Hull) -> &ShipTile {
        &self.ships[hull.kind() as usize]
    }

    /// Units of length on the catch track.
    #[inline]
    pub fn track_length(&self) -> u8 {
        (self.catch.len() - 1) as u8
    }

    /// A base action as the board prints it.
    #[inline]
    pub fn plain(&self, task: Task) -> &Order {
        &self.code.orders[task as usize]
    }

    /// The printed prices of a kind of ship, or those an order puts in their place.
    #[inline]
    pub fn prices<'a>(&'a self, order: &'a Order, hull: Hull) -> &'a [Goods] {
        if order.prices.is_empty() { &self.ship(hull).prices } else { &order.prices }
    }
}
