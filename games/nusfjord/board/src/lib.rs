//! Nusfjord as a table of sheets: my harbour, the village square, the buildings, and the fishing told step by step.

mod council;
mod cover;
mod dock;
mod faces;
mod harbour;
mod letters;
mod pointing;
mod print;
mod quay;
mod scenery;
mod seats;
mod sheet;
pub(crate) mod signs;
mod square;
mod told;

use nusfjord::{Action, BuildingView, Event, Goods, Material, Nusfjord, Phase, Reason, View, verdict};
use tabletop::{Arg, Message, Say, Seat, Viewer, Words};

use scene::{Assets, Board, Body, CardText, Chart, Eye, Ink, Layout, Panel, Scene, Teaching};
use sheet::Sheet;

/// Draws the game.
pub struct NusfjordBoard;

impl Board for NusfjordBoard {
    type Game = Nusfjord;

    const ASSETS: Assets = Assets {
        lang: &[
            ("en", include_str!("../lang/en.ftl")),
            ("ru", include_str!("../lang/ru.ftl")),
            ("uk", include_str!("../lang/uk.ftl")),
        ],
        paint: include_str!("../assets/paint.css"),
        layout: include_str!("../assets/layout.css"),
        symbols: String::new,
        icons: signs::definitions,
    };

    const TEACHING: Teaching = scene::teaching!("../../teach", ["first-game", "four-players", "solo"]);

    fn scene(view: &View, eye: &Eye<'_, Nusfjord>) -> Scene {
        let sheet = Sheet::new(view, eye);
        let panel =
            |id, title, icon, body| Panel { id, title: Message::new(title), icon, body: Body::Sheet(body) };
        let mut panels = vec![
            panel(
                "square",
                "nusfjord-sheet-tab-square",
                "flag",
                told::told(&sheet) + &square::square(&sheet),
            ),
            panel("cards", "nusfjord-sheet-tab-cards", "house", quay::cards(&sheet)),
            panel("harbour", "nusfjord-sheet-tab-harbour", "ship", harbour::harbours(&sheet)),
        ];
        if view.phase == Phase::Over {
            // Nothing is left to do; what was built comes first.
            panels.rotate_right(1);
        }
        Scene {
            phase: Some(phase(view)),
            progress: Some((view.round.max(1).into(), view.rounds.into())),
            panels,
            seats: seats::cards(&sheet),
            dock: dock::dock(&sheet),
            notice: Some(Message::new("nusfjord-notice")),
            layout: Layout::Tables,
            banner: Some(rounds(&sheet)),
            verdict: Self::verdict(view),
        }
    }

    fn verdict(view: &View) -> Vec<Message> {
        judged(view)
    }

    fn path(view: &View, action: Action) -> Vec<String> {
        pointing::path(view, action)
    }

    fn attempts(view: &View, _: Seat, path: &[&str]) -> Vec<Action> {
        pointing::attempts(view, path)
    }

    fn ghost(_: &View, _: Seat, _: Action, _: &dyn Words) -> String {
        String::new()
    }

    fn places(event: &Event) -> Vec<String> {
        pointing::places(event)
    }

    fn target_of_place(place: &str) -> String {
        place.to_owned()
    }

    fn sums(view: &View, seat: Seat, reason: &Message) -> Vec<Message> {
        let said = |built: &&BuildingView| Reason::Condition(built.card).say() == *reason;
        let built = view.harbors.get(seat.index()).and_then(|own| own.buildings.iter().find(said));
        let texts = built.map_or(&[][..], |built| &built.text.text);
        texts.iter().filter(|text| text.id == "nusfjord-ability-score").cloned().collect()
    }

    fn letters(view: &View, words: &dyn Words, _: Ink) -> Option<String> {
        Some(letters::letters(&Sheet::new(view, &looking(view, words))))
    }

    fn picture(view: &View, words: &dyn Words) -> Option<Chart> {
        Some(print::picture(&Sheet::new(view, &looking(view, words))))
    }

    fn cover() -> String {
        cover::cover()
    }

    fn primer() -> Vec<(Message, Message)> {
        cover::primer()
    }

    fn cards(material: &Material) -> Vec<CardText> {
        let mut elders = 0;
        let text = |card: &nusfjord::CardText| {
            let mut read = card_text(card);
            if card.deck.is_none() {
                read.art = faces::face(elders);
                elders += 1;
            }
            read
        };
        nusfjord::gazette(material).iter().map(text).collect()
    }
}

/// Somebody who only looks.
fn looking<'a>(view: &View, words: &'a dyn Words) -> Eye<'a, Nusfjord> {
    let viewer = view.eye.map_or(Viewer::Spectator, Viewer::Seat);
    Eye { viewer, acting: None, legal: &[], words }
}

/// A card for reading: sorted by deck and letter, a boathouse beside a building.
fn card_text(card: &nusfjord::CardText) -> CardText {
    let (group, art) = match card.deck.zip(card.letter) {
        Some((deck, letter)) => {
            let deck = match deck {
                "herring" => "nusfjord-deck-herring",
                "mackerel" => "nusfjord-deck-mackerel",
                _ => "nusfjord-deck-cod",
            };
            let group = Message::new("nusfjord-card-group").with("deck", Arg::Key(deck));
            (group.with("letter", letter.to_string()), scenery::boathouse(card.number.into()))
        }
        None => (Message::new("nusfjord-step-elders"), String::new()),
    };
    CardText {
        number: Some(card.number),
        name: card.name.clone(),
        group: Some(group),
        facts: [&card.category, &card.cost, &card.points].into_iter().flatten().cloned().collect(),
        text: card.text.clone(),
        art,
        sorts: card.price.map(price).unwrap_or_default(),
    }
}

/// What a building takes, for whoever looks for one that can be paid.
fn price(price: Goods) -> Vec<Message> {
    let kinds = [
        (price.wood > 0, "nusfjord-price-wood"),
        (price.fish > 0, "nusfjord-price-fish"),
        (price.gold > 0, "nusfjord-price-gold"),
        (price.fish + price.gold == 0, "nusfjord-price-wood-alone"),
        (price.wood < 3, "nusfjord-price-little-wood"),
    ];
    kinds.into_iter().filter(|(fits, _)| *fits).map(|(_, id)| Message::new(id)).collect()
}

/// ОДИНОЧНАЯ ИГРА: what the rulebook calls the result.
fn judged(view: &View) -> Vec<Message> {
    match &view.harbors[..] {
        [own] if view.phase == Phase::Over => {
            vec![verdict(own.points).say(), Message::new("nusfjord-sheet-verdict").with("points", own.points)]
        }
        _ => Vec::new(),
    }
}

fn phase(view: &View) -> Message {
    match view.phase {
        Phase::Setup | Phase::Over => view.phase.say(),
        _ => Message::new("nusfjord-sheet-phase").with("phase", view.phase.say()).with("round", view.round),
    }
}

/// Seven pills: the round, what it brings, and the shield of its first player.
fn rounds(sheet: &Sheet<'_>) -> String {
    let view = sheet.view;
    let solo = view.harbors.len() == 1;
    let brings = |round: u8| {
        let (id, count) = match round {
            3 if view.arrivals[0] > 0 => ("nusfjord-sheet-brings-a", view.arrivals[0]),
            4 if view.arrivals[1] > 0 => ("nusfjord-sheet-brings-hand", view.arrivals[1]),
            5 if view.arrivals[2] > 0 => ("nusfjord-sheet-brings-b", view.arrivals[2]),
            6 if view.arrivals[1] + view.arrivals[3] > 0 => ("nusfjord-sheet-brings-c", view.arrivals[3]),
            _ => return String::new(),
        };
        sheet.say(&Message::new(id).with("count", count))
    };
    let pills: String = (1..=view.rounds)
        .map(|round| {
            let class = match round.cmp(&view.round) {
                std::cmp::Ordering::Less => "past",
                std::cmp::Ordering::Equal => "now",
                std::cmp::Ordering::Greater => "",
            };
            let current = if round == view.round { " aria-current=\"step\"" } else { "" };
            let first = view.first_players.get(usize::from(round) - 1).filter(|_| !solo);
            let shield = first.map_or_else(String::new, |seat| signs::shield(seat.0, 15));
            format!(
                "<li class=\"{class}\"{current}><b>{round}</b><span>{}</span>{shield}</li>",
                brings(round)
            )
        })
        .collect();
    let label = Message::new("nusfjord-sheet-round").with("round", view.round).with("rounds", view.rounds);
    format!("<ol class=\"nf-rt\" aria-label=\"{}\">{pills}</ol>", sheet.say(&label))
}
