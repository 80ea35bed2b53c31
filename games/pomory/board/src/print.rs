//! The whole table as one picture, for files: the sea, and beside it points, quay, collections, cards and news.

use pomory::{Card, Cards, Face, Kind, SALT, SeatView, View};
use tabletop::{Message, Seat, Viewer, Words};

use crate::{
    PomoryBoard, bet,
    lane::{HEIGHT, WIDTH},
    names, ruler, sea, signs,
};
use scene::{
    Board, Chart, Eye, Layer,
    chart::path::num,
    markup::{escape, said},
};

/// Between the sea and what lies beside it.
const GAP: f64 = 28.0;
/// Between the westernmost name on the map and the frame.
const EDGE: f64 = 14.0;
/// How wide the column beside the sea is.
const COLUMN: f64 = 560.0;
/// How much a line of text takes.
const LINE: f64 = 20.0;
/// How large a shield on the ruler is.
const SHIELD: f64 = 24.0;
/// Letters in a line, at most.
const LETTERS: usize = 74;

/// Sea and goods side by side.
pub fn picture(view: &View, words: &dyn Words) -> Chart {
    let viewer = view.me.map_or(Viewer::Spectator, Viewer::Seat);
    let mut chart = sea::chart(view, &Eye { viewer, acting: None, legal: &[], words });
    let mut column = Column { view, words, y: 0.0, svg: String::new() };
    column.points();
    column.quay();
    for own in &view.seats {
        column.player(own);
    }
    column.news();
    let svg = format!(
        "<rect class=\"pp-sheet\" x=\"{}\" y=\"-400\" width=\"2000\" height=\"3000\"/>\
         <g transform=\"translate({} 14)\">{}</g>",
        num(WIDTH),
        num(WIDTH + GAP),
        column.svg
    );
    // Land and forest end with the sea.
    chart.view_box = [-EDGE, 0.0, EDGE + WIDTH + GAP + COLUMN + GAP, HEIGHT.max(column.y + 28.0)];
    chart.layers.push(Layer { id: "goods", svg });
    chart
}

/// What is drawn from top to bottom.
struct Column<'a> {
    view: &'a View,
    words: &'a dyn Words,
    y: f64,
    svg: String,
}

impl Column<'_> {
    fn t(&self, id: &'static str) -> String {
        self.words.say(&Message::new(id))
    }

    fn text(&mut self, class: &str, x: f64, text: &str) {
        self.svg += &format!(
            "<text class=\"pp-t {class}\" x=\"{}\" y=\"{}\">{}</text>",
            num(x),
            num(self.y),
            escape(text)
        );
    }

    fn shield(&mut self, seat: Seat, size: f64) {
        self.svg += &format!(
            "<use href=\"#sh-{}\" x=\"0\" y=\"{}\" width=\"{size}\" height=\"{size}\"/>",
            PomoryBoard::colour(self.view, seat),
            num(self.y - size * 0.8)
        );
    }

    fn heading(&mut self, text: &str, note: &str) {
        self.heading_at(0.0, text, note);
    }

    fn heading_at(&mut self, x: f64, text: &str, note: &str) {
        self.y += LINE + 8.0;
        self.text("pp-h", x, text);
        self.text("pp-faint pp-end", COLUMN, note);
        self.svg += &format!("<path class=\"pp-rule\" d=\"M0 {0}H{1}\"/>", num(self.y + 6.0), num(COLUMN));
        self.y += 10.0;
    }

    /// Where the game stands, and the ruler from 0 to the goal.
    fn points(&mut self) {
        self.y = 20.0;
        let phase = self.words.say(&ruler::phase(self.view));
        self.text("pp-h", 0.0, &phase);
        let goal = self.view.goal.max(1);
        let at =
            |points: u16| SHIELD + f64::from(points.min(goal)) / f64::from(goal) * (COLUMN - 2.0 * SHIELD);
        let y = self.y + 46.0;
        self.svg +=
            &format!("<path class=\"pp-rule\" d=\"M{} {1}H{2}\"/>", num(at(0)), num(y), num(at(goal)));
        for mark in (0..=goal).step_by(10) {
            self.svg += &format!(
                "<path class=\"pp-rule\" d=\"M{0} {1}v6\"/><text class=\"pp-t pp-faint pp-mid\" x=\"{0}\" y=\"{2}\">{mark}</text>",
                num(at(mark)),
                num(y),
                num(y + 20.0)
            );
        }
        for own in &self.view.seats {
            let (at_points, colour) = (at(own.points), PomoryBoard::colour(self.view, own.seat));
            // Whoever has fewer points has the number on the left, and two near each other stand side by side, so that
            // both can be read.
            let others = || self.view.seats.iter().filter(|other| other.seat != own.seat);
            let behind = others().any(|other| (other.points, own.seat) > (own.points, other.seat));
            let (side, class) = if behind { (-14.0, "pp-end") } else { (14.0, "") };
            let apart = others().map(|other| SHIELD - (at(other.points) - at_points).abs());
            let x = at_points + apart.fold(0.0, f64::max) / 2.0 * f64::signum(side);
            self.svg += &format!(
                "<use href=\"#sh-{colour}\" x=\"{}\" y=\"{}\" width=\"{SHIELD}\" height=\"{SHIELD}\"/>\
                 <text class=\"pp-t pp-b {class}\" x=\"{}\" y=\"{}\">{}</text>",
                num(x - SHIELD / 2.0),
                num(y - 26.0),
                num(x + side),
                num(y - 8.0),
                own.points
            );
        }
        self.y = y + 22.0;
        if let Some(warning) = ruler::quiet(self.view) {
            self.y += LINE;
            let warning = self.words.say(&warning);
            self.text("", 0.0, &warning);
        }
    }

    /// The open cards, and how many are still to come.
    fn quay(&mut self) {
        let deck: u8 = self.view.deck.iter().map(|&(_, copies)| copies).sum();
        let note = if self.view.last_round {
            self.t("pomory-sheet-last-round")
        } else {
            self.words.say(&Message::new("pomory-print-deck").with("count", deck))
        };
        let title = self.t("pomory-sheet-quay");
        self.heading(&title, &note);
        for (place, card) in self.view.row.iter().enumerate() {
            let x = place as f64 * 138.0;
            let (hue, content) = match card {
                None => ("hue-ink", String::new()),
                Some(card) => (
                    names::hue(&self.view.colours, card.kind()),
                    format!(
                        "{}<text class=\"pp-t pp-h\" x=\"10\" y=\"28\">{}</text><text class=\"pp-t\" x=\"10\" y=\"54\">{}</text>",
                        signs::on_chart(card.kind().word(), 100.0, 26.0, 40.0),
                        card.value(),
                        said(self.words, &Message::new(card.kind().name()))
                    ),
                ),
            };
            self.svg += &format!(
                "<g class=\"{hue}\" transform=\"translate({} {})\"><rect class=\"pp-card\" width=\"128\" height=\"62\" rx=\"4\"/>{content}</g>",
                num(x),
                num(self.y)
            );
        }
        self.y += 70.0;
    }

    /// What a player has caught, may bet, has bet, and holds of news.
    fn player(&mut self, own: &SeatView) {
        let name = self.words.say(&Message::new("pomory-label-player").with("seat", own.seat));
        let first = if own.seat == self.view.first {
            self.words.say(&Message::new("pomory-label-first").with("seat", own.seat))
        } else {
            String::new()
        };
        self.heading_at(26.0, &name, &first);
        self.y -= 10.0;
        self.shield(own.seat, 20.0);
        self.y += 14.0;
        self.caught(own);
        self.hand(own);
        let mut held: Vec<String> =
            own.news.iter().filter_map(|card| card.news).map(|news| self.t(news.name())).collect();
        let backs = own.news.iter().filter(|card| card.news.is_none()).count();
        if backs > 0 {
            held.push(self.words.say(&Message::new("pomory-sheet-backs").with("count", backs)));
        }
        if held.is_empty() {
            held.push(self.t("pomory-sheet-no-news"));
        }
        self.y += LINE;
        let news = format!("{}: {}", self.t("pomory-sheet-news"), held.join(", "));
        self.paragraph("", &news);
    }

    fn caught(&mut self, own: &SeatView) {
        self.y += LINE - 2.0;
        let title = self.t("pomory-sheet-collections");
        self.text("pp-faint", 0.0, &title);
        for kind in Kind::ALL {
            let x = 130.0 + kind.index() as f64 * 86.0;
            let count = own.collection[kind.index()];
            self.svg += &format!(
                "<g class=\"{}\">{}</g>",
                names::hue(&self.view.colours, kind),
                signs::on_chart(kind.word(), x, self.y - 5.0, 24.0)
            );
            let class = if count >= self.view.next_set { "pp-b" } else { "" };
            self.text(class, x + 18.0, &format!("{count}/{}", self.view.next_set));
        }
    }

    /// The salt cards, those played faint; and the bet, as far as it may be seen.
    fn hand(&mut self, own: &SeatView) {
        self.y += LINE + 6.0;
        let title = self.t("pomory-sheet-salt");
        self.text("pp-faint", 0.0, &title);
        for (place, value) in SALT.into_iter().enumerate() {
            let played = Card::salt(value).is_some_and(|card| own.open_salt.contains(card));
            let state = self.t(if played { "pomory-sheet-played" } else { "pomory-sheet-left" });
            let class = if played { "pp-faint" } else { "pp-b" };
            self.text(class, 118.0 + place as f64 * 86.0, &format!("{value} {state}"));
        }
        let bet = own.bet.filter(|bet| *bet != Cards::NONE);
        let bet = match bet {
            Some(bet) => bet.iter().map(|card| self.card(card)).collect::<Vec<_>>().join(" + "),
            None if own.sealed > 0 => {
                let count = Message::new("pomory-sheet-backs").with("count", own.sealed);
                self.words.say(&count)
            }
            None => return,
        };
        self.y += LINE;
        let line = format!("{}: {bet}", self.t("pomory-label-panel-bet"));
        self.text("", 0.0, &line);
    }

    fn card(&self, card: Card) -> String {
        match card.face() {
            Face::Catch(_) => bet::title(self.words, card),
            Face::Salt(_) => self.words.say(&card.say()),
        }
    }

    /// Played news with what stands on them.
    fn news(&mut self) {
        let title = self.t("pomory-sheet-news-played");
        let deck = self.words.say(&Message::new("pomory-sheet-news-deck").with("count", self.view.news_deck));
        self.heading(&title, &deck);
        for &news in &self.view.news_discard {
            let text = self.words.say(&news.text(self.view.amount(news)));
            let line = format!("{}. {text}", self.t(news.name()));
            self.y += LINE;
            self.paragraph("", &line);
        }
    }

    /// A text in as many lines as it needs.
    fn paragraph(&mut self, class: &str, text: &str) {
        let mut line = String::new();
        for word in text.split(' ') {
            if !line.is_empty() && line.chars().count() + word.chars().count() >= LETTERS {
                self.text(class, 0.0, &line);
                self.y += LINE - 3.0;
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line += word;
        }
        self.text(class, 0.0, &line);
    }
}
