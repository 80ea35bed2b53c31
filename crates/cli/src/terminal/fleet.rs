//! Fleet's sheets in letters: the whole sheet of whoever is to act, the others in short, the dice, and what is pending.
//!
//! ```text
//! Cod        [x](x)(x)[ ](b)(L)[ ](?)(?)(?)  I    1/4  -  -  -
//! ```

use serde::Deserialize;
use serde_json::Value;
use tabletop::{Message, Seat, Words};

use super::Ink;
use crate::words::Speech;

/// What is written of a view.
#[derive(Deserialize)]
struct View {
    round: u8,
    rounds: u8,
    stage: String,
    town: bool,
    to_act: Option<u8>,
    pool: Vec<String>,
    taken: Vec<(Option<u8>, String)>,
    die: Option<Die>,
    seats: Vec<Sheet>,
    coin_boxes: u8,
    stars: Vec<u8>,
    gold: Option<String>,
    silver: Option<Silver>,
    tokens: Option<Vec<String>>,
    ranks: Vec<u8>,
    chain: Vec<Link>,
    waiting: Vec<Star>,
    coins_after: u8,
    printed: Printed,
}

#[derive(Deserialize)]
struct Printed {
    salvage_uses: u8,
    trophy_vp: u8,
}

#[derive(Deserialize)]
struct Captain {
    boats: String,
    bonus: Bonus,
}

#[derive(Deserialize)]
struct Bonus {
    counts: String,
    per: u8,
    vp: u8,
    most: u8,
}

#[derive(Deserialize)]
struct Die {
    face: String,
    marks_left: u8,
    stars_after: u8,
}

#[derive(Deserialize)]
struct Sheet {
    sections: Vec<Section>,
    coins: u8,
    blocked: Vec<u8>,
    bonus: Option<String>,
    captain: Option<Captain>,
    hexes: Vec<String>,
    salvaged: u8,
    silver: bool,
    fish: u8,
    boats: u8,
    market: u8,
    income: u8,
    points: i32,
}

#[derive(Deserialize)]
struct Section {
    section: String,
    group: String,
    boxes: Vec<Square>,
    open: bool,
    licence: usize,
    boats: Vec<Boat>,
    complete: bool,
}

#[derive(Deserialize)]
struct Square {
    kind: String,
    marked: bool,
    crossed: bool,
}

#[derive(Deserialize)]
struct Boat {
    launched: bool,
    fish: u8,
    hold: u8,
}

#[derive(Deserialize)]
struct Silver {
    counts: String,
    least: u8,
}

#[derive(Deserialize)]
struct Star {
    link: Option<usize>,
    coin_box: Option<u8>,
}

#[derive(Deserialize)]
struct Link {
    cause: Value,
    number: Option<u8>,
    coins: u8,
    stars: u8,
}

/// Colours of the terminal's palette: faint, and what stands out.
const FAINT: u8 = 242;
const STAR: u8 = 178;

/// Coin boxes in a line.
const COINS: u8 = 48;

/// Who writes, in which language and ink.
struct Pen<'a> {
    view: &'a View,
    words: &'a Speech,
    ink: Ink,
}

/// Writes what somebody may know; `None` if that is no view of this game.
pub(super) fn board(view: &Value, words: &Speech, ink: Ink) -> Option<String> {
    let view = View::deserialize(view).ok()?;
    let pen = Pen { view: &view, words, ink };
    let seats = (0u8..).map(Seat).zip(&view.seats);
    let whole = |seat: Seat| view.stage == "over" || view.to_act.is_none_or(|acting| acting == seat.0);
    let (full, short): (Vec<_>, Vec<_>) = seats.partition(|&(seat, _)| whole(seat));
    let mut lines: Vec<String> = short.into_iter().map(|(seat, sheet)| pen.in_short(seat, sheet)).collect();
    lines.extend(pen.cards());
    for (seat, sheet) in full {
        lines.push(String::new());
        lines.extend(pen.sheet(seat, sheet));
    }
    lines.push(ink.paint(FAINT, &pen.legend()));
    lines.push(String::new());
    lines.push(pen.when());
    lines.extend(pen.dice());
    lines.extend(pen.pending());
    Some(lines.join("\n") + "\n")
}

impl Pen<'_> {
    /// The name of something, by the beginning of its message and its word.
    fn name(&self, kind: &str, word: &str) -> String {
        self.words.word(&format!("fleet-{kind}-{word}")).unwrap_or_else(|| word.into())
    }

    fn of_seat(&self, seat: Seat) -> String {
        self.ink.seat(seat, &self.words.name(seat))
    }

    /// A player in a line.
    fn head(&self, seat: Seat, sheet: &Sheet) -> String {
        let say = |message: Message| self.words.say(&message);
        let coins = Message::new("fleet-label-coins-note")
            .with("coins", coins_marked(sheet))
            .with("boxes", self.view.coin_boxes)
            .with("income", sheet.income);
        let market =
            Message::new("fleet-label-market-pays").with("fish", sheet.fish).with("coins", sheet.market);
        format!(
            "{}: {}   {}: {} · {}: {} · {} {}",
            self.of_seat(seat),
            self.ink.bold(&say(Message::new("fleet-give-points").with("points", sheet.points))),
            self.words.own("fleet-part-boats"),
            sheet.boats,
            self.words.own("fleet-label-market"),
            say(market),
            self.words.own("fleet-label-coins"),
            say(coins)
        )
    }

    /// What matters of somebody else's sheet: licences, and what is built.
    fn in_short(&self, seat: Seat, sheet: &Sheet) -> String {
        let licences = sheet.sections.iter().filter(|own| own.licence > 0);
        let licences =
            licences.map(|own| format!("{} {}", self.name("section", &own.section), "I".repeat(own.licence)));
        let built = sheet.sections.iter().filter(|own| own.complete);
        let built = built.map(|own| self.name("section", &own.section));
        let all: Vec<String> = licences.chain(built).collect();
        let cards: String = self.cards_of(sheet).iter().map(|line| format!("\n  {line}")).collect();
        format!("{}\n    {}{cards}", self.head(seat, sheet), all.join(", "))
    }

    /// What somebody holds besides boxes: a captain, a crab bonus, ticks of the salvage yard, buffet hexes, the trophy.
    fn cards_of(&self, sheet: &Sheet) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(Captain { boats, bonus }) = &sheet.captain {
            let said = Message::new("fleet-bonus")
                .with("vp", bonus.vp)
                .with("per", bonus.per)
                .with("measure", self.name("measure", &bonus.counts))
                .with("lot", count(&bonus.counts, bonus.per));
            let card = Message::new("fleet-card-captain")
                .with("boats", self.name("section", boats))
                .with("bonus", said)
                .with("most", bonus.most);
            lines.push(format!("  {}: {}", self.words.own("fleet-reason-captain"), self.words.say(&card)));
        }
        if let Some(bonus) = &sheet.bonus {
            let crab = self.words.own("fleet-reason-crab-bonus");
            lines.push(format!("  {crab}: {}", self.name("measure", bonus)));
        }
        let complete = |word: &str| sheet.sections.iter().any(|own| own.section == word && own.complete);
        if complete("salvage") {
            let uses = self.view.printed.salvage_uses;
            let ticks: String = (0..uses).map(|tick| if tick < sheet.salvaged { 'X' } else { '*' }).collect();
            lines.push(format!("  {}: {ticks}", self.name("section", "salvage")));
        }
        if complete("buffet") {
            let hexes: Vec<String> = sheet.hexes.iter().map(|face| self.name("face", face)).collect();
            let hexes = if hexes.is_empty() { "–".to_owned() } else { hexes.join(", ") };
            lines.push(format!("  {}: {hexes}", self.name("section", "buffet")));
        }
        if sheet.silver {
            lines.push(format!(
                "  {}: {}",
                self.words.own("fleet-reason-silver"),
                self.view.printed.trophy_vp
            ));
        }
        lines
    }

    fn sheet(&self, seat: Seat, sheet: &Sheet) -> Vec<String> {
        let of = |group: &'static str| sheet.sections.iter().filter(move |own| own.group == group);
        let row = |own: &Section| [self.named(own), track(own), "I".repeat(own.licence), boats(own)];
        let sea = columns(of("boats").map(row));
        let harbour = columns(of("harbour").map(row));
        let wide = sea.iter().map(|line| line.chars().count()).max().unwrap_or(0) + 4;
        let mut lines = vec![self.head(seat, sheet)];
        lines.extend(sea.iter().zip(&harbour).map(|(left, right)| format!("  {left:wide$}{right}")));
        let house = |own: &Section| {
            let open = if own.complete { "!" } else { "" };
            [self.named(own), track(own), open.to_owned(), String::new()]
        };
        let wharf = columns(of("wharf").map(house));
        let half = wharf.len().div_ceil(2);
        lines.extend((0..half).map(|at| {
            let right = wharf.get(at + half).map_or("", String::as_str);
            format!("  {:wide$}{right}", wharf[at])
        }));
        let starts = (0..self.view.coin_boxes).step_by(COINS.into());
        lines.extend(starts.map(|start| format!("  {:>3} {}", start + 1, self.coins(sheet, start))));
        lines.extend(self.cards_of(sheet));
        lines
    }

    /// A section's name, with the Captain's token and his lock.
    fn named(&self, own: &Section) -> String {
        let token = self.view.tokens.as_ref().is_some_and(|tokens| tokens.contains(&own.section));
        let free = own.boxes.iter().any(|it| !it.marked && !it.crossed);
        let closed = if free && !own.open { " !!" } else { "" };
        format!("{}{}{closed}", if token { "@" } else { "" }, self.name("section", &own.section))
    }

    fn coins(&self, sheet: &Sheet, start: u8) -> String {
        let mut line = String::new();
        for at in start + 1..=self.view.coin_boxes.min(start + COINS) {
            let star = self.view.stars.contains(&at);
            let pending = self.view.waiting.iter().any(|it| it.coin_box == Some(at));
            line += &match (at <= sheet.coins, sheet.blocked.contains(&at)) {
                (_, true) => "#".to_owned(),
                (true, _) if star && pending => self.ink.paint(STAR, "★"),
                (true, _) => (if star { "X" } else { "x" }).to_owned(),
                (false, _) if star => self.ink.paint(STAR, "*"),
                (false, _) => ".".to_owned(),
            };
            if at % 12 == 0 {
                line.push(' ');
            }
        }
        line.trim_end().to_owned()
    }

    /// The open trophies, and alone the ranks.
    fn cards(&self) -> Vec<String> {
        let mut cards = Vec::new();
        if let Some(gold) = &self.view.gold {
            let card = Message::new("fleet-card-gold")
                .with("measure", self.name("measure", gold))
                .with("points", self.view.printed.trophy_vp);
            cards.push(self.words.say(&card));
        }
        if let Some(Silver { counts, least }) = &self.view.silver {
            let card = Message::new("fleet-card-silver")
                .with("what", count(counts, *least))
                .with("points", self.view.printed.trophy_vp);
            cards.push(self.words.say(&card));
        }
        if self.view.tokens.is_some() {
            let ranks = (0..).zip(self.view.ranks.iter().copied().chain([0]));
            let ranks =
                ranks.map(|(rank, least)| format!("{least}+ {}", self.name("rank", &rank.to_string())));
            cards.push(ranks.collect::<Vec<_>>().join(" · "));
        }
        cards
    }

    fn legend(&self) -> String {
        let kind = |word: &str| self.name("kind", word);
        let of_captain = if self.view.tokens.is_some() {
            format!("   # @ {}", self.words.own("fleet-label-captain"))
        } else {
            String::new()
        };
        format!(
            "  (L) {}   (b) {}   (?) {}   (f) {}   * {}   ! {}{of_captain}",
            kind("licence"),
            kind("boat"),
            kind("choice"),
            kind("fishing"),
            self.words.own("fleet-star"),
            self.words.own("fleet-label-open"),
        )
    }

    fn when(&self) -> String {
        let View { round, rounds, .. } = *self.view;
        let phase = match self.view.stage.as_str() {
            "roll" | "pick" | "share" if self.view.town => "town",
            "roll" | "pick" | "share" => "boat",
            "income" => "income",
            "catch" | "after-catch" | "swordfish" => "fishing",
            "over" => "over",
            _ => "setup",
        };
        let when = Message::new("fleet-label-when").with("round", round).with("rounds", rounds);
        self.ink.bold(&self.words.say(&when.with("phase", self.name("phase", phase))))
    }

    fn dice(&self) -> Option<String> {
        let face = |face: &String| format!("[{}]", self.name("face", face));
        let mut dice: Vec<String> = Vec::new();
        for (seat, taken) in &self.view.taken {
            let whose =
                seat.map_or_else(|| self.words.own("fleet-label-captain"), |seat| self.of_seat(Seat(seat)));
            dice.push(format!("{} {whose}", self.ink.paint(FAINT, &face(taken))));
        }
        dice.extend(self.view.pool.iter().map(|die| self.ink.bold(&face(die))));
        (!dice.is_empty()).then(|| format!("{}: {}", self.words.own("fleet-label-dice"), dice.join("  ")))
    }

    /// What the turn has set off so far, then what is still to come, every star with its source.
    fn pending(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let View { chain, waiting, die, coins_after, .. } = self.view;
        if !chain.is_empty() {
            let steps: Vec<String> = chain.iter().map(|link| self.step(link)).collect();
            lines.push(format!("{}: {}", self.words.own("fleet-label-chain"), steps.join(" → ")));
        }
        let mut later: Vec<String> = waiting.iter().map(|star| self.star(star)).collect();
        if let Some(Die { face, marks_left, stars_after }) = die {
            let second = self.words.own("fleet-wait-second-boat");
            later.extend((0..*marks_left).map(|_| second.clone()));
            later.extend((0..*stars_after).map(|_| self.words.own("fleet-star-shrimp")));
            if later.is_empty() && chain.is_empty() {
                let held = Message::new("fleet-label-die").with("face", self.name("face", face));
                lines.push(self.words.say(&held));
            }
        }
        if *coins_after > 0 {
            later.push(self.words.say(&Message::new("fleet-wait-coins").with("coins", *coins_after)));
        }
        for (number, text) in (1..).zip(later) {
            lines.push(self.ink.paint(STAR, &format!("  {number}. {text}")));
        }
        lines
    }

    /// What a step was: a word, or the section whose box it marked.
    fn cause(&self, link: &Link) -> String {
        if let Some(cause) = link.cause.as_str() {
            return self.name("chain", cause);
        }
        let section = link.cause.as_object().and_then(|of| of.values().next()).and_then(Value::as_str);
        let marked = Message::new("fleet-chain-mark")
            .with("section", self.name("section", section.unwrap_or_default()))
            .with("number", link.number.unwrap_or(0));
        self.words.say(&marked)
    }

    fn step(&self, link: &Link) -> String {
        let coins = (link.coins > 0)
            .then(|| self.words.say(&Message::new("fleet-give-coins").with("coins", link.coins)));
        let stars = (link.stars > 0)
            .then(|| self.words.say(&Message::new("fleet-give-stars").with("stars", link.stars)));
        let brought: Vec<String> = coins.into_iter().chain(stars).collect();
        let brought = if brought.is_empty() { String::new() } else { format!(" ({})", brought.join(", ")) };
        self.cause(link) + &brought
    }

    fn star(&self, star: &Star) -> String {
        let by = star.link.and_then(|link| self.view.chain.get(link)).map(|link| self.cause(link));
        let name = star.coin_box.map_or_else(
            || self.words.own("fleet-star"),
            |at| self.words.say(&Message::new("fleet-star-coin").with("box", at)),
        );
        by.map_or(name.clone(), |by| format!("★ {name} ({by})"))
    }
}

/// Coin boxes marked: those that the Captain has crossed out were passed over.
fn coins_marked(sheet: &Sheet) -> usize {
    let passed_over = sheet.blocked.iter().filter(|&&at| at <= sheet.coins).count();
    usize::from(sheet.coins) - passed_over
}

/// So many of something.
fn count(counts: &str, count: u8) -> Message {
    let id = match counts {
        "fish" => "fleet-count-fish",
        "boats" => "fleet-count-boats",
        "licences" => "fleet-count-licences",
        "buildings" => "fleet-count-buildings",
        "coins" => "fleet-count-coins",
        "full" => "fleet-count-full",
        _ => "fleet-count-masteries",
    };
    Message::new(id).with("count", count)
}

/// The boxes of a section: marked, crossed out, or what they do.
fn track(own: &Section) -> String {
    let square = |it: &Square| {
        let inside = match (it.marked, it.crossed, it.kind.as_str()) {
            (true, ..) => 'x',
            (_, true, _) => '#',
            (.., "licence") => 'L',
            (.., "boat") => 'b',
            (.., "choice") => '?',
            (.., "fishing") => 'f',
            _ => ' ',
        };
        if it.kind == "plain" { format!("[{inside}]") } else { format!("({inside})") }
    };
    own.boxes.iter().map(square).collect()
}

/// Fish and fish boxes of each boat on the water.
fn boats(own: &Section) -> String {
    let boats = own.boats.iter().filter(|boat| boat.launched);
    boats.map(|boat| format!("{}/{}", boat.fish, boat.hold)).collect::<Vec<_>>().join(" ")
}

/// Rows of cells, each column as wide as its widest cell.
fn columns(rows: impl Iterator<Item = [String; 4]>) -> Vec<String> {
    let rows: Vec<[String; 4]> = rows.collect();
    let wide = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let wide: [usize; 4] = std::array::from_fn(wide);
    let line = |row: &[String; 4]| {
        let cells = row.iter().zip(wide).filter(|(_, wide)| *wide > 0);
        cells.map(|(cell, wide)| format!("{cell:wide$}")).collect::<Vec<_>>().join(" ").trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use catalog::Catalog;
    use serde_json::json;

    use super::*;
    use crate::args::Language;

    /// Everything that somebody holds besides boxes stands there, and crossed out coin boxes are not counted.
    #[test]
    fn what_is_held_besides_boxes() {
        let built = |section: &str| {
            json!({"section": section, "group": "wharf", "open": false, "licence": 0, "boats": [],
                "boxes": [{"kind": "plain", "marked": true, "crossed": false}], "complete": true})
        };
        let view = json!({
            "round": 8, "rounds": 8, "stage": "over", "town": false, "to_act": null, "pool": [], "taken": [],
            "die": null, "coin_boxes": 12, "stars": [4, 8, 12], "gold": "full",
            "silver": {"counts": "masteries", "least": 1}, "tokens": ["cod", "crab", "bank"], "ranks": [85],
            "chain": [], "waiting": [], "coins_after": 0, "printed": {"salvage_uses": 3, "trophy_vp": 5},
            "seats": [{
                "sections": [built("salvage"), built("buffet")], "coins": 9, "blocked": [4, 8, 12],
                "bonus": "boats", "hexes": ["cod", "oyster"], "salvaged": 1, "silver": true, "fish": 3,
                "boats": 1, "market": 2, "income": 1, "points": 7,
                "captain": {"boats": "lobster", "bonus": {"counts": "full", "per": 1, "vp": 1, "most": 8}},
            }],
        });
        let language = Language { lang: Some(lang::Lang::En) };
        let words = Speech::new(&language, &Catalog::load(None).unwrap(), vec!["Olena".into()]);
        let text = board(&view, &words, Ink::PLAIN).expect("a view of Fleet");
        for line in [
            "Coins 7 of 12",
            "Captain’s bonus: Lobster: 1 point for each of your full boats, at most 8",
            "Crab bonus: launched boats",
            "Salvage yard: X**",
            "Seafood buffet: Cod, Oysters",
            "Silver trophy: 5",
            "Gold: 5 points for the most (full boats)",
            "Silver: 5 points for the first with 1 level 3 licence",
        ] {
            assert!(text.contains(line), "no `{line}` in {text}");
        }
    }
}
