//! `board.toml`: numbers by player count, action board, banquet table, ships, catch track, harbor board.

use serde::Deserialize;
use tabletop::MaterialError;
use toml::{Table, Value};

use crate::{
    card::Cell,
    effect::{Hull, Task},
    goods::Goods,
};

/// Which side of the action board lies up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// For one or two players.
    Few,
    /// For three to five.
    Many,
}

/// A column of the action board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[serde(rename_all = "snake_case")]
pub enum Column {
    /// Touches the banquet table.
    Left,
    /// Between.
    Middle,
    /// Beside ships and elders.
    Right,
}

/// What depends on the number of players.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountRules {
    /// How many play.
    pub players: u8,
    /// The side of the action board.
    pub side: Side,
    /// Copy spaces.
    pub copy: u8,
    /// Copy spaces of the hard solo game.
    #[serde(default)]
    pub copy_hard: u8,
    /// Plates filled at the start.
    pub plates: u8,
    /// Ships of each type in the supply.
    pub ships: u8,
    /// Buildings A and B that were not laid open stay in the game.
    pub keep: bool,
    /// A buildings laid open in round 3.
    pub new_a: u8,
    /// C buildings dealt to each player in round 4.
    pub hand_c: u8,
    /// B buildings laid open in round 5.
    pub new_b: u8,
    /// C buildings laid open from the pile in round 6.
    pub open_c: u8,
    /// Where the numbers come from.
    pub provenance: String,
}

/// A space of the action board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpaceTile {
    /// Its action.
    pub task: Task,
    pub column: Column,
    /// How many workers it holds.
    pub capacity: u8,
}

/// One side of the action board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideBoard {
    /// Its spaces in order.
    pub spaces: Vec<SpaceTile>,
    /// Bits of the spaces of each action.
    pub of: [u16; 11],
    /// The column of each action.
    pub column: [Column; 11],
}

/// A kind of ship.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipTile {
    pub kind: Hull,
    /// Tiles in the box.
    pub tiles: u8,
    /// Units of the catch track it covers.
    pub length: u8,
    /// Alternative prices.
    pub prices: Vec<Goods>,
    /// Victory points.
    pub points: u8,
    /// Where the numbers come from.
    pub provenance: String,
}

/// The whole file.
pub(super) struct Board {
    pub counts: Vec<CountRules>,
    pub sides: [SideBoard; 2],
    pub plates: Vec<u8>,
    pub catch: Vec<u8>,
    pub ships: [ShipTile; 3],
    pub reserve: Cell,
    pub doubles: Vec<(Cell, u8)>,
    pub wood_limit: u8,
    pub reserve_limit: u8,
    pub boards: [u8; 2],
    pub discount: [u8; 7],
    pub provenance: Vec<(String, String)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceEntry {
    action: Task,
    column: Column,
    few: Vec<u8>,
    many: Vec<u8>,
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Banquet {
    plates: Vec<u8>,
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Track {
    catch: Vec<u8>,
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Double {
    at: String,
    forests: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HarborEntry {
    reserve: String,
    double: Vec<Double>,
    provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Limits {
    wood: u8,
    reserve: u8,
    board_a: u8,
    board_b: u8,
    discount: Vec<u8>,
    provenance: String,
}

/// Reads entries of one file, naming file and entry in every error.
struct Reader<'a> {
    file: &'a str,
    table: Table,
}

impl Reader<'_> {
    fn error(&self, entry: &str, reason: impl std::fmt::Display) -> MaterialError {
        MaterialError::new(self.file, entry, reason)
    }

    fn take(&mut self, key: &str) -> Result<Value, MaterialError> {
        self.table.remove(key).ok_or_else(|| self.error(key, "the entry is missing"))
    }

    fn one<T: serde::de::DeserializeOwned>(&mut self, key: &str) -> Result<T, MaterialError> {
        self.take(key)?.try_into().map_err(|why| self.error(key, why))
    }

    fn list<T: serde::de::DeserializeOwned>(&mut self, key: &str) -> Result<Vec<T>, MaterialError> {
        let Value::Array(entries) = self.take(key)? else {
            return Err(self.error(key, "expected several entries"));
        };
        let read = |(i, entry): (usize, Value)| {
            entry.try_into().map_err(|why| self.error(&format!("{key} {}", i + 1), why))
        };
        entries.into_iter().enumerate().map(read).collect()
    }
}

/// Reads and checks `board.toml`.
pub(super) fn read(file: &str, table: Table) -> Result<Board, MaterialError> {
    let mut reader = Reader { file, table };
    let mut provenance = Vec::new();
    let counts: Vec<CountRules> = reader.list("count")?;
    check_counts(&reader, &counts)?;
    provenance.extend(counts.iter().map(|c| (format!("count {}", c.players), c.provenance.clone())));
    let entries: Vec<SpaceEntry> = reader.list("space")?;
    let sides = [side(&reader, &entries, |e| &e.few)?, side(&reader, &entries, |e| &e.many)?];
    provenance.extend(
        entries.iter().map(|e| (format!("space {:?}", e.action).to_lowercase(), e.provenance.clone())),
    );
    let banquet: Banquet = reader.one("banquet")?;
    let filled = counts.iter().map(|c| usize::from(c.plates)).max().unwrap_or(0);
    if banquet.plates.len() <= filled || banquet.plates.len() > 16 || !banquet.plates.is_sorted() {
        return Err(
            reader.error("banquet", "plates must rise, leave one empty at the start and be 16 at most")
        );
    }
    provenance.push(("banquet".into(), banquet.provenance));
    let track: Track = reader.one("track")?;
    if !(5..=17).contains(&track.catch.len()) || !track.catch.is_sorted() {
        return Err(reader.error("track", "the numbers must rise, 5 to 17 of them"));
    }
    provenance.push(("track".into(), track.provenance));
    let ships: Vec<ShipTile> = reader.list("ship")?;
    let ships = check_ships(&reader, ships, &counts)?;
    provenance
        .extend(ships.iter().map(|s| (format!("ship {:?}", s.kind).to_lowercase(), s.provenance.clone())));
    let harbor: HarborEntry = reader.one("harbor")?;
    let (reserve, doubles) = check_harbor(&reader, &harbor)?;
    provenance.push(("harbor".into(), harbor.provenance));
    let limits: Limits = reader.one("limits")?;
    let discount = <[u8; 7]>::try_from(limits.discount);
    let discount =
        discount.map_err(|_| reader.error("limits", "discount needs a number for each of 7 rounds"))?;
    provenance.push(("limits".into(), limits.provenance));
    if let Some(entry) = reader.table.keys().next() {
        return Err(reader.error(entry, "no such entry is known"));
    }
    Ok(Board {
        counts,
        sides,
        plates: banquet.plates,
        catch: track.catch,
        ships,
        reserve,
        doubles,
        wood_limit: limits.wood,
        reserve_limit: limits.reserve,
        boards: [limits.board_a, limits.board_b],
        discount,
        provenance,
    })
}

fn check_counts(reader: &Reader<'_>, counts: &[CountRules]) -> Result<(), MaterialError> {
    if !counts.iter().map(|c| c.players).eq(1..=5) {
        return Err(reader.error("count", "expected entries for 1, 2, 3, 4 and 5 players in order"));
    }
    for count in counts {
        let entry = format!("count {}", count.players);
        if ![0, 1, 3].contains(&count.copy) || ![0, 1, 3].contains(&count.copy_hard) {
            return Err(reader.error(&entry, "the copy board has 1 or 3 spaces, or does not take part (0)"));
        }
        if u16::from(count.hand_c) * u16::from(count.players) > 14 {
            return Err(reader.error(&entry, "more C buildings are dealt than a deck has"));
        }
    }
    Ok(())
}

fn side(
    reader: &Reader<'_>,
    entries: &[SpaceEntry],
    capacities: impl Fn(&SpaceEntry) -> &Vec<u8>,
) -> Result<SideBoard, MaterialError> {
    if !entries.iter().map(|e| e.action).eq(Task::ALL) {
        return Err(reader.error("space", "expected the eleven actions once each, in the rulebook's order"));
    }
    let mut spaces = Vec::new();
    let mut of = [0; 11];
    for entry in entries {
        for &capacity in capacities(entry) {
            if !(1..=3).contains(&capacity) {
                let name = format!("space {:?}", entry.action).to_lowercase();
                return Err(reader.error(&name, "a space holds 1 to 3 workers"));
            }
            of[entry.action as usize] |= 1 << spaces.len();
            spaces.push(SpaceTile { task: entry.action, column: entry.column, capacity });
        }
    }
    if spaces.len() > 12 || of.contains(&0) {
        return Err(reader.error("space", "every action needs a space, and there are at most 12"));
    }
    Ok(SideBoard { spaces, of, column: std::array::from_fn(|i| entries[i].column) })
}

fn check_ships(
    reader: &Reader<'_>,
    ships: Vec<ShipTile>,
    counts: &[CountRules],
) -> Result<[ShipTile; 3], MaterialError> {
    if !ships.iter().map(|s| s.kind).eq([Hull::Sloop, Hull::Cutter, Hull::Schooner]) {
        return Err(reader.error("ship", "expected sloop, cutter and schooner in order"));
    }
    let most = counts.iter().map(|c| c.ships).max().unwrap_or(0);
    for ship in &ships {
        let entry = format!("ship {:?}", ship.kind).to_lowercase();
        if ship.tiles < most || ship.length < 2 || ship.prices.is_empty() {
            return Err(reader.error(&entry, "too few tiles, a length below 2, or no price"));
        }
        if ship.prices.iter().any(|price| price.in_reserve()) {
            return Err(reader.error(&entry, "a price is paid from the personal supply"));
        }
    }
    if ships[2].tiles <= most {
        return Err(reader.error("ship schooner", "one schooner must be left over as the spare"));
    }
    ships.try_into().map_err(|_| reader.error("ship", "expected three kinds"))
}

fn check_harbor(reader: &Reader<'_>, harbor: &HarborEntry) -> Result<(Cell, Vec<(Cell, u8)>), MaterialError> {
    let cell = |name: &str| {
        Cell::from_name(name).ok_or_else(|| reader.error("harbor", format!("`{name}` is no cell, a1 to d3")))
    };
    let reserve = cell(&harbor.reserve)?;
    let mut taken = reserve.bit();
    let mut doubles = Vec::new();
    for double in &harbor.double {
        let left = cell(&double.at)?;
        let both = left.bit() | left.bit() << 1;
        if left.column() == Cell::COLUMNS - 1 || taken & both != 0 {
            return Err(
                reader.error("harbor", format!("the double space at {left} leaves the row or overlaps"))
            );
        }
        if double.forests > 2 {
            return Err(reader
                .error("harbor", format!("a double space holds 2 Forests at most, not {}", double.forests)));
        }
        taken |= both;
        doubles.push((left, double.forests));
    }
    if doubles.is_empty() || doubles.len() > 5 || !doubles.is_sorted() {
        return Err(reader.error("harbor", "expected 1 to 5 double spaces, row by row"));
    }
    Ok((reserve, doubles))
}
