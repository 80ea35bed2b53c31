//! The table in letters, for a terminal: the same facts in the same order as on the sheets.
//!
//! A sign stands before everything that can be chosen: `+` for what is open, `-` for what is closed, with the reason
//! behind it. Rings of the action board are letters of seats; a point is a free one.

use nusfjord::{CardText, CardView, Cell, Goods, HarborView, Piece, ShipView, SpaceView, effect::Letter};
use tabletop::{Arg, Message, Say, Seat};

use crate::{
    quay::points,
    sheet::{Sheet, core},
    square::{effect, hull_name, listed, task_name, tickets},
};

/// Lines are broken before this column.
const WIDTH: usize = 98;

/// The whole table as its viewer sees it.
pub fn letters(sheet: &Sheet<'_>) -> String {
    let page = Page { sheet };
    let mut lines = vec![page.say(&super::phase(sheet.view)), String::new()];
    lines.extend(sheet.seats().map(|seat| page.player(seat)));
    page.square(&mut lines);
    page.supplies(&mut lines);
    page.buildings(&mut lines);
    for seat in sheet.seats().filter(|&seat| seat != sheet.me) {
        page.harbour(seat, &mut lines);
    }
    page.harbour(sheet.me, &mut lines);
    lines.iter().map(|line| broken(line)).collect::<Vec<_>>().join("\n")
}

/// `line` in lines of their width, the later ones hanging under the first word.
fn broken(line: &str) -> String {
    let hang = line.chars().take_while(|letter| " +-".contains(*letter)).count();
    let (mut text, mut column) = (String::new(), 0);
    for word in line.split_inclusive(' ') {
        let long = word.trim_end().chars().count();
        if column + long > WIDTH && column > hang {
            text.truncate(text.trim_end().len());
            text += &format!("\n{:hang$}", "");
            column = hang;
        }
        text += word;
        column += word.chars().count();
    }
    text
}

/// Text of a sheet, without markup.
struct Page<'a> {
    sheet: &'a Sheet<'a>,
}

impl Page<'_> {
    fn say(&self, message: &Message) -> String {
        self.sheet.eye.words.say(message)
    }

    fn t(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// A noun with a capital.
    fn name(&self, id: &'static str) -> String {
        let said = self.say(&Message::new("nusfjord-said").with("what", Arg::Key(id)));
        let mut letters = said.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
    }

    fn goods(&self, goods: Goods) -> String {
        self.say(&Message::new("nusfjord-said").with("what", listed(goods)))
    }

    fn heading(&self, lines: &mut Vec<String>, title: &str, note: &str) {
        lines.push(String::new());
        let gap = if note.is_empty() { "" } else { ": " };
        lines.push(format!("== {title}{gap}{note}"));
    }

    fn player(&self, seat: Seat) -> String {
        let own = self.sheet.harbor(seat);
        let stock = &own.stock;
        let turn = if self.sheet.view.active == Some(seat) { ">" } else { " " };
        let number = |id, count: String| format!("{} {count}", self.t(id));
        let facts = [
            number("nusfjord-seat-wood", format!("{}/{}", stock.wood, own.wood_limit)),
            number("nusfjord-seat-fish", stock.fish.to_string()),
            number("nusfjord-seat-gold", stock.gold.to_string()),
            self.say(&Message::new("nusfjord-sheet-catch").with("catch", own.catch)),
            self.say(&Message::new("nusfjord-seat-workers").with("count", own.workers)),
            number("nusfjord-seat-hand", own.hand_count.to_string()),
            self.say(&Message::new("nusfjord-points").with("n", own.points)),
        ];
        let player = self.say(&Message::new("nusfjord-sheet-player").with("seat", seat));
        format!("{turn} {player:14} {}", facts.join(", "))
    }

    /// A letter for each worker, a point for each free ring.
    fn rings(&self, workers: &[u8], capacity: u8) -> String {
        let solo = self.sheet.view.harbors.len() == 1;
        let worker = |&worker: &u8| if solo { '*' } else { Seat(worker).letter().to_ascii_uppercase() };
        let free = usize::from(capacity).saturating_sub(workers.len());
        let rings = workers.iter().map(worker).chain(std::iter::repeat_n('.', free));
        rings.map(String::from).collect::<Vec<_>>().join(" ")
    }

    fn square(&self, lines: &mut Vec<String>) {
        self.heading(lines, &self.t("nusfjord-sheet-square"), "");
        lines.extend(tickets(self.sheet).iter().map(|space| self.space(space)));
        for copy in &self.sheet.view.copy_spaces {
            let workers: Vec<u8> = copy.worker.into_iter().collect();
            let sign = if copy.worker.is_some() { '-' } else { '+' };
            let note = self.t("nusfjord-sheet-copy-note");
            lines.push(format!(
                "{sign} [{}] {}: {note}",
                self.rings(&workers, 1),
                self.t("nusfjord-task-copy")
            ));
        }
    }

    fn space(&self, space: &SpaceView) -> String {
        let (sign, said) = match space.closed {
            Some(refusal) => ('-', self.say(&refusal.say())),
            None => ('+', self.say(&effect(self.sheet, space.task))),
        };
        let rings = self.rings(&space.workers, space.capacity);
        format!("{sign} [{rings}] {}: {said}", self.name(task_name(space.task)))
    }

    /// The banquet table, New Shares, ships and elders.
    fn supplies(&self, lines: &mut Vec<String>) {
        let view = self.sheet.view;
        let plates: Vec<String> = (0..)
            .zip(&view.plates)
            .map(|(at, price)| if at < view.filled { format!("({price})") } else { price.to_string() })
            .collect();
        let next = view.plates.get(usize::from(view.filled)).copied().unwrap_or(0);
        let note = Message::new("nusfjord-sheet-banquet-note").with("fish", view.filled).with("price", next);
        self.heading(lines, &self.t("nusfjord-sheet-banquet"), &plates.join(" "));
        lines.push(format!("  {}", self.say(&note)));
        let pool = Message::new("nusfjord-sheet-pool").with("count", view.new_shares.iter().sum::<u8>());
        let shares = self.sheet.seats().map(|seat| (seat, view.new_shares[seat.index()]));
        let shares: String = shares
            .filter(|&(_, count)| count > 0)
            .map(|(seat, count)| format!(" {} ×{count}", seat.letter().to_uppercase()))
            .collect();
        lines.push(format!("  {}{shares}", self.say(&pool)));
        self.heading(lines, &self.name(task_name(nusfjord::effect::Task::Ship)), "");
        lines.extend(view.ships.iter().map(|ship| self.ship(ship)));
        self.heading(lines, &self.name(task_name(nusfjord::effect::Task::Elder)), "");
        for (top, text) in view.elders.iter().filter_map(|pile| pile.top.zip(pile.text)) {
            lines.push(format!("  {}: {}", self.name(top.name()), self.does(text)));
        }
    }

    fn ship(&self, ship: &ShipView) -> String {
        let facts = Message::new("nusfjord-sheet-ship").with("left", ship.left).with("points", ship.points);
        let price = |(price, short): &(Goods, Goods)| match *short {
            Goods::NONE => format!("{} ({})", self.goods(*price), self.t("nusfjord-sheet-can")),
            short => {
                format!("{} ({} {})", self.goods(*price), self.t("nusfjord-sheet-short"), self.goods(short))
            }
        };
        let prices: Vec<String> = ship.prices.iter().map(price).collect();
        let open = ship.left > 0 && ship.prices.iter().any(|(_, short)| *short == Goods::NONE);
        let sign = if open { '+' } else { '-' };
        format!("{sign} {}: {}; {}", self.name(hull_name(ship.hull)), self.say(&facts), prices.join("; "))
    }

    /// What a card does.
    fn does(&self, text: &CardText) -> String {
        text.text.iter().map(|text| self.say(&core(text))).collect::<Vec<_>>().join(" ")
    }

    fn buildings(&self, lines: &mut Vec<String>) {
        let rows = [
            ("nusfjord-sheet-quay-a", Letter::A, false),
            ("nusfjord-sheet-quay-b", Letter::B, false),
            ("nusfjord-sheet-quay-c", Letter::C, false),
            ("nusfjord-sheet-hand", Letter::C, true),
        ];
        for (title, letter, in_hand) in rows {
            let belongs = |card: &&CardView| card.letter == letter && card.in_hand == in_hand;
            let cards: Vec<&CardView> = self.sheet.view.cards.iter().filter(belongs).collect();
            if !cards.is_empty() {
                self.heading(lines, &self.t(title), "");
                lines.extend(cards.into_iter().map(|card| self.building(card)));
            }
        }
    }

    fn building(&self, card: &CardView) -> String {
        let (sign, why) = match card.closed {
            Some(refusal) => ('-', format!(" ({})", self.say(&refusal.say()))),
            None => ('+', String::new()),
        };
        let (name, price) = (self.name(card.card.name()), self.goods(card.price));
        format!("{sign} {name} [{}] {price}. {}{why}", points(card.text), self.does(card.text))
    }

    /// A harbour row by row, its track, council and shares.
    fn harbour(&self, seat: Seat, lines: &mut Vec<String>) {
        let own = self.sheet.harbor(seat);
        let title = if self.sheet.mine(seat) {
            self.t("nusfjord-sheet-my-harbour")
        } else {
            self.say(&Message::new("nusfjord-sheet-harbour-of").with("seat", seat))
        };
        self.heading(lines, &title, "");
        let cells: Vec<(Cell, String)> = Cell::all().map(|cell| (cell, self.cell(own, cell))).collect();
        for row in 0..3 {
            let row = cells.iter().filter(|(cell, _)| cell.row() == row);
            let row: String = row.map(|(cell, what)| format!("{:24}", format!("{cell} {what}"))).collect();
            lines.push(format!("  {}", row.trim_end()));
        }
        let pieces = own.track.iter().filter_map(|piece| match *piece {
            Piece::None => None,
            Piece::Ship(hull) => Some(self.name(hull_name(hull))),
            Piece::House(card) => Some(self.name(card.name())),
        });
        let catch = self.say(&Message::new("nusfjord-sheet-catch").with("catch", own.catch));
        lines.push(format!("  {catch}: {}", pieces.collect::<Vec<_>>().join(", ")));
        for place in &own.council {
            let fish = self.say(&Message::new("nusfjord-sheet-elder-fish").with("fish", place.fish));
            let (sign, name) =
                (if place.worker.is_some() { '-' } else { ' ' }, self.name(place.elder.name()));
            lines.push(format!("{sign} {name}: {}. {fish}", self.does(place.text)));
        }
        lines.push(format!("  {}: {}", self.t("nusfjord-sheet-shares"), self.shares(seat)));
        for built in &own.buildings {
            let used = if built.turned { self.t("nusfjord-sheet-used") } else { String::new() };
            let name = self.name(built.card.name());
            lines.push(format!("  {name} [{}]: {} {used}", built.points, self.does(built.text)));
        }
    }

    fn cell(&self, own: &HarborView, cell: Cell) -> String {
        let covers =
            |left: &Cell| *left == cell || left.row() == cell.row() && left.column() + 1 == cell.column();
        if cell == own.reserve {
            let stock = &own.stock;
            let wood =
                if stock.reserve_wood > 0 { format!("+{}", stock.reserve_wood) } else { String::new() };
            format!("{} {}/{}{wood}", self.t("nusfjord-step-reserve"), stock.reserve_fish, own.reserve_limit)
        } else if let Some((_, count)) = own.forests.iter().find(|(left, count)| *count > 0 && covers(left)) {
            self.say(&Message::new("nusfjord-sheet-forest").with("count", *count))
        } else if let Some(built) = own.buildings.iter().find(|built| built.cell == Some(cell)) {
            format!("{} {}", self.name(built.card.name()), built.points)
        } else {
            self.t("nusfjord-sheet-free")
        }
    }

    fn shares(&self, seat: Seat) -> String {
        let (view, own) = (self.sheet.view, self.sheet.harbor(seat));
        let held: u8 = own.shares.iter().sum::<u8>() - own.shares[seat.index()];
        let parts = [
            ("nusfjord-sheet-share-home", own.shares[seat.index()]),
            ("nusfjord-seat-foreign", held),
            ("nusfjord-sheet-share-new", view.new_shares[seat.index()]),
            ("nusfjord-seat-unissued", own.unissued),
        ];
        let parts = parts.into_iter().filter(|&(_, count)| count > 0);
        parts.map(|(id, count)| format!("{} {count}", self.t(id))).collect::<Vec<_>>().join(", ")
    }
}
