//! Reading the material files and refusing what no edition may hold.

use serde::{Deserialize, de::DeserializeOwned};
use tabletop::{MaterialError, MaterialFile};

use crate::{
    Kind, News, Port, Resource,
    cell::MAX_CELLS,
    kind::RESOURCES,
    news::{NEWS, Window},
};

const BOARD: &str = "board.toml";
const CARDS: &str = "cards.toml";
const NEWS_FILE: &str = "news.toml";
const FILES: [&str; 3] = [BOARD, CARDS, NEWS_FILE];

/// Ten ships and an empty cell, so that every path comes to an end.
const FEWEST_CELLS: usize = 11;
/// Resource cards of each value.
const OF_EACH_VALUE: u32 = 20;

/// A checked edition.
pub(super) struct Edition {
    pub ring: bool,
    /// The kinds of the cells in order.
    pub cells: Vec<Kind>,
    /// By port, the index of the cell that follows it clockwise.
    pub ports: [usize; 4],
    pub copies: [u8; RESOURCES],
    pub colours: [String; 5],
    pub amounts: [u8; NEWS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardText {
    board: TopologyText,
    coast: Vec<CoastText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TopologyText {
    topology: String,
    provenance: String,
    confidence: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CoastText {
    port: u8,
    #[serde(default)]
    before: Vec<String>,
    cells: Vec<String>,
    provenance: String,
    confidence: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsText {
    kind: Vec<KindText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KindText {
    kind: String,
    colour: String,
    ones: u8,
    twos: u8,
    provenance: String,
    confidence: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewsFileText {
    news: Vec<NewsText>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewsText {
    id: String,
    key: String,
    window: String,
    amount: Option<u8>,
    provenance: String,
    confidence: String,
}

/// Reads and checks all files of an edition.
pub(super) fn read(files: &[MaterialFile<'_>]) -> Result<Edition, MaterialError> {
    if let Some(other) = files.iter().find(|file| !FILES.contains(&file.name)) {
        return Err(MaterialError::new(other.name, "", "Pomory has no such file"));
    }
    let board = parse::<BoardText>(files, BOARD)?;
    let ring = topology(&board.board)?;
    let (cells, ports) = coasts(&board.coast, ring)?;
    let (copies, colours) = kinds(&parse::<CardsText>(files, CARDS)?.kind)?;
    let amounts = news(&parse::<NewsFileText>(files, NEWS_FILE)?.news)?;
    Ok(Edition { ring, cells, ports, copies, colours, amounts })
}

fn parse<T: DeserializeOwned>(files: &[MaterialFile<'_>], name: &str) -> Result<T, MaterialError> {
    let file = files.iter().find(|file| file.name == name);
    let file = file.ok_or_else(|| MaterialError::new(name, "", "the file is missing"))?;
    toml::from_str(file.text).map_err(|why| MaterialError::new(name, "", why))
}

/// Every entry says where its numbers come from.
fn need_source(file: &str, entry: &str, provenance: &str, confidence: &str) -> Result<(), MaterialError> {
    if provenance.trim().is_empty() || confidence.trim().is_empty() {
        let reason = "provenance and confidence must say where the data come from";
        return Err(MaterialError::new(file, entry, reason));
    }
    Ok(())
}

fn topology(text: &TopologyText) -> Result<bool, MaterialError> {
    need_source(BOARD, "board", &text.provenance, &text.confidence)?;
    match text.topology.as_str() {
        "ring" => Ok(true),
        "line" => Ok(false),
        other => Err(MaterialError::new(BOARD, "board", format!("`{other}` is neither `ring` nor `line`"))),
    }
}

fn coasts(texts: &[CoastText], ring: bool) -> Result<(Vec<Kind>, [usize; 4]), MaterialError> {
    let wrong = |entry: &str, reason: String| Err(MaterialError::new(BOARD, entry, reason));
    let mut cells = Vec::new();
    let mut ports = [None; 4];
    for (place, text) in texts.iter().enumerate() {
        let entry = format!("coast of port {}", text.port);
        need_source(BOARD, &entry, &text.provenance, &text.confidence)?;
        let Some(port) = Port::of_die(text.port) else {
            return wrong(&entry, "ports have the values 3, 4, 5 and 6".into());
        };
        if !text.before.is_empty() && (ring || place > 0) {
            return wrong(&entry, "only a line has cells before its first port".into());
        }
        add_cells(&mut cells, &text.before, &entry)?;
        if ports[port.index()].replace(cells.len()).is_some() {
            return wrong(&entry, "the port stands twice".into());
        }
        if text.cells.is_empty() && (ring || place + 1 < texts.len()) {
            return wrong(&entry, "there is no cell before the next port".into());
        }
        add_cells(&mut cells, &text.cells, &entry)?;
    }
    if !(FEWEST_CELLS..=MAX_CELLS).contains(&cells.len()) {
        return wrong("", format!("{} cells; possible are {FEWEST_CELLS} to {MAX_CELLS}", cells.len()));
    }
    if let Some(kind) = Kind::ALL.into_iter().find(|kind| !cells.contains(kind)) {
        return wrong("", format!("no cell of {}", kind.word()));
    }
    match ports {
        [Some(three), Some(four), Some(five), Some(six)] => Ok((cells, [three, four, five, six])),
        _ => wrong("", "the four ports are 3, 4, 5 and 6".into()),
    }
}

fn add_cells(cells: &mut Vec<Kind>, words: &[String], entry: &str) -> Result<(), MaterialError> {
    for word in words {
        match Kind::from_word(word) {
            Some(kind) => cells.push(kind),
            None => return Err(MaterialError::new(BOARD, entry, format!("`{word}` is no kind"))),
        }
    }
    Ok(())
}

fn kinds(texts: &[KindText]) -> Result<([u8; RESOURCES], [String; 5]), MaterialError> {
    let wrong = |entry: &str, reason: String| Err(MaterialError::new(CARDS, entry, reason));
    let mut copies = [0; RESOURCES];
    let mut colours: [String; 5] = Default::default();
    for text in texts {
        let entry = format!("kind {}", text.kind);
        need_source(CARDS, &entry, &text.provenance, &text.confidence)?;
        let Some(kind) = Kind::from_word(&text.kind) else {
            return wrong(&entry, format!("`{}` is no kind", text.kind));
        };
        if !colours[kind.index()].is_empty() {
            return wrong(&entry, "the kind stands twice".into());
        }
        if text.colour.trim().is_empty() || colours.contains(&text.colour) {
            return wrong(&entry, "every kind has a colour of its own".into());
        }
        colours[kind.index()].clone_from(&text.colour);
        copies[Resource::new(kind, 1).index()] = text.ones;
        copies[Resource::new(kind, 2).index()] = text.twos;
    }
    if let Some(kind) = Kind::ALL.into_iter().find(|kind| colours[kind.index()].is_empty()) {
        return wrong("", format!("{} is missing", kind.word()));
    }
    for value in [1, 2] {
        let of_value =
            Kind::ALL.into_iter().map(|kind| u32::from(copies[Resource::new(kind, value).index()]));
        let sum: u32 = of_value.sum();
        if sum != OF_EACH_VALUE {
            return wrong("", format!("{sum} cards of value {value}; the box holds {OF_EACH_VALUE}"));
        }
    }
    Ok((copies, colours))
}

/// The largest number a card can show; 0 for cards without one.
fn most(news: News) -> u8 {
    match news {
        News::FairWind => 20,
        News::Shoals => 2,
        News::Saltworks => 5,
        News::Nets => 4,
        News::Decree => 9,
        _ => 0,
    }
}

fn news(texts: &[NewsText]) -> Result<[u8; NEWS], MaterialError> {
    let wrong = |entry: &str, reason: String| Err(MaterialError::new(NEWS_FILE, entry, reason));
    let mut amounts = [None; NEWS];
    for text in texts {
        let entry = format!("news {}", text.key);
        need_source(NEWS_FILE, &entry, &text.provenance, &text.confidence)?;
        let Some(news) = News::ALL.into_iter().find(|news| news.word() == text.key) else {
            return wrong(&entry, "there is no such news card".into());
        };
        if text.id != format!("N{:02}", news.index() + 1) {
            return wrong(&entry, format!("its number is N{:02}, not {}", news.index() + 1, text.id));
        }
        if !Window::ALL.iter().any(|window| window.word() == text.window) {
            return wrong(&entry, format!("`{}` is no window", text.window));
        }
        if news.window().word() != text.window {
            let known = news.window().word();
            return wrong(
                &entry,
                format!("the effect belongs to the window `{known}`, not `{}`", text.window),
            );
        }
        let amount = text.amount.unwrap_or(0);
        let most = most(news);
        let fits = if most == 0 { text.amount.is_none() } else { (1..=most).contains(&amount) };
        if !fits {
            return wrong(&entry, format!("the amount must be between {} and {most}", most.min(1)));
        }
        if amounts[news.index()].replace(amount).is_some() {
            return wrong(&entry, "the card stands twice".into());
        }
    }
    match News::ALL.into_iter().find(|news| amounts[news.index()].is_none()) {
        Some(missing) => wrong("", format!("news {} is missing", missing.word())),
        None => Ok(amounts.map(|amount| amount.unwrap_or(0))),
    }
}
