//! Fleet's sheets in letters, for a terminal: the whole sheet of whoever is to act, the others in short, the dice, and
//! what is pending.
//!
//! ```text
//! Cod        [x](x)(x)[ ](b)(L)[ ](?)(?)(?)  I    1/4  -  -  -
//! ```

use fleet::{
    BoxView, Face, Group, Kind, LinkView, Section, SectionView, SheetView, Stage, StarView, View, rank_name,
};
use scene::Ink;
use tabletop::{Arg, Message, Seat, Words};

use crate::{
    gives::kind_name,
    others::{captain_card, gold_card, silver_card},
    running,
};

/// Colours of the terminal's palette: faint, and what stands out.
const FAINT: u8 = 242;
const STAR: u8 = 178;

/// Coin boxes in a line.
const COINS: u8 = 48;

/// Who writes, in which language and ink.
struct Pen<'a> {
    view: &'a View,
    words: &'a dyn Words,
    ink: Ink,
}

/// The table in letters.
pub fn letters(view: &View, words: &dyn Words, ink: Ink) -> String {
    let pen = Pen { view, words, ink };
    let seats = (0u8..).map(Seat).zip(&view.seats);
    let whole = |seat: Seat| view.stage == Stage::Over || view.to_act.is_none_or(|acting| acting == seat);
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
    lines.join("\n") + "\n"
}

impl Pen<'_> {
    fn say(&self, message: Message) -> String {
        self.words.say(&message)
    }

    /// A message without arguments.
    fn t(&self, id: &'static str) -> String {
        self.say(Message::new(id))
    }

    fn of_seat(&self, seat: Seat) -> String {
        self.ink.seat(seat, &self.say(Message::new("fleet-label-seat").with("seat", seat)))
    }

    /// A player in a line.
    fn head(&self, seat: Seat, sheet: &SheetView) -> String {
        let coins = Message::new("fleet-label-coins-note")
            .with("coins", coins_marked(sheet))
            .with("boxes", self.view.coin_boxes)
            .with("income", sheet.income);
        let market =
            Message::new("fleet-label-market-pays").with("fish", sheet.fish).with("coins", sheet.market);
        format!(
            "{}: {}   {}: {} · {}: {} · {} {}",
            self.of_seat(seat),
            self.ink.bold(&self.say(Message::new("fleet-give-points").with("points", sheet.points))),
            self.t("fleet-part-boats"),
            sheet.boats,
            self.t("fleet-label-market"),
            self.say(market),
            self.t("fleet-label-coins"),
            self.say(coins)
        )
    }

    /// What matters of somebody else's sheet: licences, and what is built.
    fn in_short(&self, seat: Seat, sheet: &SheetView) -> String {
        let licences = sheet.sections.iter().filter(|own| own.licence > 0);
        let licences = licences.map(|own| format!("{} {}", self.t(own.section.name()), level(own)));
        let built = sheet.sections.iter().filter(|own| own.complete).map(|own| self.t(own.section.name()));
        let all: Vec<String> = licences.chain(built).collect();
        let cards: String = self.cards_of(sheet).iter().map(|line| format!("\n  {line}")).collect();
        format!("{}\n    {}{cards}", self.head(seat, sheet), all.join(", "))
    }

    /// What somebody holds besides boxes: a captain, a crab bonus, ticks of the salvage yard, buffet hexes, the trophy.
    fn cards_of(&self, sheet: &SheetView) -> Vec<String> {
        let line = |id: &'static str, what: String| format!("  {}: {what}", self.t(id));
        let mut lines = Vec::new();
        if let Some(card) = sheet.captain {
            lines.push(line("fleet-reason-captain", self.say(captain_card(card))));
        }
        if let Some(bonus) = sheet.bonus {
            lines.push(line("fleet-reason-crab-bonus", self.t(bonus.name())));
        }
        let complete = |section: Section| sheet.sections[section.index()].complete;
        if complete(Section::Salvage) {
            let uses = self.view.printed.salvage_uses;
            let ticks = (0..uses).map(|tick| if tick < sheet.salvaged { 'X' } else { '*' }).collect();
            lines.push(line(Section::Salvage.name(), ticks));
        }
        if complete(Section::Buffet) {
            let hexes: Vec<String> = sheet.hexes.iter().map(|face| self.t(face.name())).collect();
            let hexes = if hexes.is_empty() { "–".to_owned() } else { hexes.join(", ") };
            lines.push(line(Section::Buffet.name(), hexes));
        }
        if sheet.silver {
            lines.push(line("fleet-reason-silver", self.view.printed.trophy_vp.to_string()));
        }
        lines
    }

    fn sheet(&self, seat: Seat, sheet: &SheetView) -> Vec<String> {
        let of = |group: Group| sheet.sections.iter().filter(move |own| own.group == group);
        let row = |own: &SectionView| [self.named(own), track(own), level(own), boats(own)];
        let sea = columns(of(Group::Boats).map(row));
        let harbour = columns(of(Group::Harbour).map(row));
        let wide = sea.iter().map(|line| line.chars().count()).max().unwrap_or(0) + 4;
        let mut lines = vec![self.head(seat, sheet)];
        lines.extend(sea.iter().zip(&harbour).map(|(left, right)| format!("  {left:wide$}{right}")));
        let house = |own: &SectionView| {
            let open = if own.complete { "!" } else { "" };
            [self.named(own), track(own), open.to_owned(), String::new()]
        };
        let wharf = columns(of(Group::Wharf).map(house));
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
    fn named(&self, own: &SectionView) -> String {
        let token = self.view.tokens.as_ref().is_some_and(|tokens| tokens.contains(&own.section));
        let free = own.boxes.iter().any(|it| !it.marked && !it.crossed);
        let closed = if free && !own.open { " !!" } else { "" };
        format!("{}{}{closed}", if token { "@" } else { "" }, self.t(own.section.name()))
    }

    fn coins(&self, sheet: &SheetView, start: u8) -> String {
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
        let points = self.view.printed.trophy_vp;
        let gold = self.view.gold.map(|measure| self.say(gold_card(measure, points)));
        let silver = self.view.silver.map(|card| self.say(silver_card(card, points)));
        let ranks = self.view.tokens.is_some().then(|| {
            let ranks = (0..).zip(self.view.ranks.iter().copied().chain([0]));
            let ranks = ranks.map(|(rank, least)| format!("{least}+ {}", self.t(rank_name(rank))));
            ranks.collect::<Vec<_>>().join(" · ")
        });
        gold.into_iter().chain(silver).chain(ranks).collect()
    }

    fn legend(&self) -> String {
        let kind = |kind: Kind| self.t(kind_name(kind));
        let of_captain = if self.view.tokens.is_some() {
            format!("   # @ {}", self.t("fleet-label-captain"))
        } else {
            String::new()
        };
        format!(
            "  (L) {}   (b) {}   (?) {}   (f) {}   * {}   ! {}{of_captain}",
            kind(Kind::Licence),
            kind(Kind::Boat),
            kind(Kind::Choice),
            kind(Kind::Fishing),
            self.t("fleet-star"),
            self.t("fleet-label-open"),
        )
    }

    fn when(&self) -> String {
        let View { round, rounds, .. } = *self.view;
        let when = Message::new("fleet-label-when").with("round", round).with("rounds", rounds);
        self.ink.bold(&self.say(when.with("phase", Arg::Key(super::phase(self.view)))))
    }

    fn dice(&self) -> Option<String> {
        let face = |face: &Face| format!("[{}]", self.t(face.name()));
        let mut dice: Vec<String> = Vec::new();
        for (seat, taken) in &self.view.taken {
            let whose = seat.map_or_else(|| self.t("fleet-label-captain"), |seat| self.of_seat(seat));
            dice.push(format!("{} {whose}", self.ink.paint(FAINT, &face(taken))));
        }
        dice.extend(self.view.pool.iter().map(|die| self.ink.bold(&face(die))));
        (!dice.is_empty()).then(|| format!("{}: {}", self.t("fleet-label-dice"), dice.join("  ")))
    }

    /// What the turn has set off so far, then what is still to come, every star with its source.
    fn pending(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let View { chain, waiting, die, coins_after, .. } = self.view;
        if !chain.is_empty() {
            let steps: Vec<String> = chain.iter().map(|link| self.step(link)).collect();
            lines.push(format!("{}: {}", self.t("fleet-label-chain"), steps.join(" → ")));
        }
        let mut later: Vec<String> = waiting.iter().map(|&star| self.star(star)).collect();
        if let Some(die) = die {
            later.extend((0..die.marks_left).map(|_| self.t("fleet-wait-second-boat")));
            later.extend((0..die.stars_after).map(|_| self.t("fleet-star-shrimp")));
            if later.is_empty() && chain.is_empty() {
                lines.push(self.say(Message::new("fleet-label-die").with("face", Arg::Key(die.face.name()))));
            }
        }
        if *coins_after > 0 {
            later.push(self.say(Message::new("fleet-wait-coins").with("coins", *coins_after)));
        }
        for (number, text) in (1..).zip(later) {
            lines.push(self.ink.paint(STAR, &format!("  {number}. {text}")));
        }
        lines
    }

    fn step(&self, link: &LinkView) -> String {
        let coins = (link.coins > 0).then(|| Message::new("fleet-give-coins").with("coins", link.coins));
        let stars = (link.stars > 0).then(|| Message::new("fleet-give-stars").with("stars", link.stars));
        let brought: Vec<_> = coins.into_iter().chain(stars).map(|gift| self.say(gift)).collect();
        let brought = if brought.is_empty() { String::new() } else { format!(" ({})", brought.join(", ")) };
        self.say(running::cause(link)) + &brought
    }

    fn star(&self, star: StarView) -> String {
        let name = self.say(running::star_name(self.view, star));
        let by = running::earned_by(self.view, star).filter(|_| star.coin_box.is_some());
        by.map_or(name.clone(), |link| format!("★ {name} ({})", self.say(running::cause(link))))
    }
}

/// Coin boxes marked: those that the Captain has crossed out were passed over.
fn coins_marked(sheet: &SheetView) -> usize {
    let passed_over = sheet.blocked.iter().filter(|&&at| at <= sheet.coins).count();
    usize::from(sheet.coins) - passed_over
}

/// The level of a licence in strokes.
fn level(own: &SectionView) -> String {
    "I".repeat(own.licence.into())
}

/// The boxes of a section: marked, crossed out, or what they do.
fn track(own: &SectionView) -> String {
    let square = |it: &BoxView| {
        let inside = match (it.marked, it.crossed, it.kind) {
            (true, ..) => 'x',
            (_, true, _) => '#',
            (.., Kind::Licence) => 'L',
            (.., Kind::Boat) => 'b',
            (.., Kind::Choice) => '?',
            (.., Kind::Fishing) => 'f',
            (.., Kind::Plain) => ' ',
        };
        if it.kind == Kind::Plain { format!("[{inside}]") } else { format!("({inside})") }
    };
    own.boxes.iter().map(square).collect()
}

/// Fish and fish boxes of each boat on the water.
fn boats(own: &SectionView) -> String {
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
