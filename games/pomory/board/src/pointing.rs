//! What one points at to say an action, and what pointing at something could have meant.
//!
//! A ship from the supply is said by its cell alone, a ship at sea by its cell and the next; cards of a bet stand in any
//! order; everything that is not on the table is a button.

use pomory::{Action, Card, Cards, Cell, Deed, Event, Kind, News, Port, SALT, View, Way};
use tabletop::Seat;

/// The target of a cell.
pub fn cell(cell: Cell) -> String {
    format!("cell-{cell}")
}

/// The target of a card in hand.
pub fn card(card: Card) -> String {
    format!("any-{card}")
}

/// The target of a place in the open row.
pub fn row(place: usize) -> String {
    format!("any-row{place}")
}

/// The target of a news card that may be kept.
pub fn keep(news: News) -> String {
    format!("keep-{}", news.word())
}

/// The button of a news card.
pub fn news(news: News) -> String {
    format!("do-{}", news.word())
}

/// The button of a deed that needs nothing else but a word: a kind, a number.
pub fn button(deed: Deed) -> Option<String> {
    Some(match deed {
        Deed::End => "do-end".into(),
        Deed::Pass => "do-pass".into(),
        Deed::Set { kind } => format!("do-set-{}", kind.word()),
        Deed::Fair { kind } => format!("do-fair-{}", kind.word()),
        Deed::Nets { kind } => format!("do-nets-{}", kind.word()),
        Deed::Decree { by } if by < 0 => format!("do-decree-less-{}", by.unsigned_abs()),
        Deed::Decree { by } => format!("do-decree-more-{by}"),
        Deed::FairWind
        | Deed::Carpenters
        | Deed::Gossip
        | Deed::Tackle
        | Deed::Signs
        | Deed::Calm
        | Deed::Word => news(deed.news()?),
        _ => return None,
    })
}

/// Where an event happened.
pub fn places(event: &Event) -> Vec<String> {
    match *event {
        Event::ShipPlaced { to: at, .. }
        | Event::ShipDocked { at, .. }
        | Event::ShipFreed { at, .. }
        | Event::StormTook { at, .. } => vec![cell(at.cell)],
        Event::ShipMoved { from, to, .. } | Event::ShipPushed { from, to, .. } => {
            vec![cell(from.cell), cell(to.cell)]
        }
        Event::StormRose { port } | Event::StormSpared { port } => vec![format!("port-{port}")],
        _ => Vec::new(),
    }
}

/// What one points at, in order, to say `action`.
pub fn path(view: &View, action: Action) -> Vec<String> {
    let deed = action.deed();
    if let Some(button) = button(deed) {
        return vec![button];
    }
    let cards = |set: Cards| set.iter().map(card);
    match deed {
        Deed::Place { to } => vec![cell(to)],
        Deed::Move { from, to } => vec![cell(from), cell(to)],
        Deed::Dock { at } => vec![cell(at), "dock".into()],
        Deed::Bet { cards: bet } => cards(bet).collect(),
        Deed::TakeBack { card: back } => vec![card(back)],
        Deed::Keep { news } => vec![keep(news)],
        Deed::Pilot { from, to } => {
            let from = from.map(cell);
            [news(News::Pilot)].into_iter().chain(from).chain([cell(to)]).collect()
        }
        // Both ways are variants of one path.
        Deed::Anchor { at, .. } => vec![news(News::Anchor), cell(at)],
        Deed::Shoals { one, two } => {
            let place = |wanted, not| {
                let places = view.row.iter().enumerate();
                let mut found = places.filter(|&(place, &card)| card == Some(wanted) && Some(place) != not);
                found.next().map(|(place, _)| place)
            };
            let first = place(one, None);
            let second = two.and_then(|two| place(two, first));
            [news(News::Shoals)].into_iter().chain(first.map(row)).chain(second.map(row)).collect()
        }
        Deed::Saltworks { salt } => [news(News::Saltworks)].into_iter().chain(cards(salt)).collect(),
        Deed::Moryana { port } => vec![news(News::Moryana), format!("port-{port}")],
        _ => Vec::new(),
    }
}

/// Something pointed at.
#[derive(Clone, Copy)]
enum Target {
    Cell(Cell),
    Dock,
    Card(Card),
    Row(usize),
    Port(Port),
    News(News),
    Deed(Deed),
}

fn target(view: &View, name: &str) -> Option<Target> {
    if let Some(number) = name.strip_prefix("cell-c") {
        let cell = Cell::new(number.parse().ok()?)?;
        return (cell.index() < view.cells.len()).then_some(Target::Cell(cell));
    }
    if let Some(place) = name.strip_prefix("any-row") {
        return place.parse().ok().map(Target::Row);
    }
    if let Some(word) = name.strip_prefix("any-") {
        let kind = Kind::from_word(word).map(Card::catch);
        return kind.or_else(|| Card::salt(word.parse().ok()?)).map(Target::Card);
    }
    if let Some(value) = name.strip_prefix("port-") {
        return Port::of_die(value.parse().ok()?).map(Target::Port);
    }
    if let Some(word) = name.strip_prefix("keep-") {
        let news = News::ALL.into_iter().find(|news| news.word() == word)?;
        return Some(Target::Deed(Deed::Keep { news }));
    }
    match name {
        "dock" => Some(Target::Dock),
        _ => pressed(name.strip_prefix("do-")?),
    }
}

/// What a button says.
fn pressed(word: &str) -> Option<Target> {
    let kind = |prefix: &str| Kind::from_word(word.strip_prefix(prefix)?);
    let number =
        |prefix: &str| word.strip_prefix(prefix)?.parse::<i8>().ok().filter(|by| (1..=9).contains(by));
    let deed = match word {
        "end" => Some(Deed::End),
        "pass" => Some(Deed::Pass),
        _ => None,
    };
    let deed = deed
        .or_else(|| Some(Deed::Set { kind: kind("set-")? }))
        .or_else(|| Some(Deed::Fair { kind: kind("fair-")? }))
        .or_else(|| Some(Deed::Nets { kind: kind("nets-")? }))
        .or_else(|| Some(Deed::Decree { by: number("decree-more-")? }))
        .or_else(|| Some(Deed::Decree { by: -number("decree-less-")? }));
    let news = || News::ALL.into_iter().find(|news| news.word() == word).map(Target::News);
    deed.map(Target::Deed).or_else(news)
}

/// The actions that pointing along `path` could mean, legal or not.
pub fn attempts(view: &View, seat: Seat, path: &[&str]) -> Vec<Action> {
    let targets: Option<Vec<Target>> = path.iter().map(|name| target(view, name)).collect();
    let deeds = match targets.as_deref().unwrap_or_default() {
        [Target::Cell(at)] => at_cell(view, seat, *at),
        [Target::Cell(from), Target::Cell(to)] => vec![Deed::Move { from: *from, to: *to }],
        [Target::Cell(at), Target::Dock] => vec![Deed::Dock { at: *at }],
        [Target::Dock] => {
            // With no ship at sea, any cell brings out why.
            let none = own_ships(view, seat).next().is_none();
            let any = view.cells.first().map(|cell| cell.cell).filter(|_| none);
            own_ships(view, seat).chain(any).map(|at| Deed::Dock { at }).collect()
        }
        // The open row is for a news card alone; the card says who holds it.
        [Target::Row(place)] => {
            let card = view.row.get(*place).copied().flatten();
            card.map(|one| Deed::Shoals { one, two: None }).into_iter().collect()
        }
        [Target::Deed(deed)] => vec![*deed],
        [Target::News(news), rest @ ..] => with_news(view, seat, *news, rest),
        [Target::Card(card), ..] => {
            let one = path.len() == 1;
            let back = one.then_some(Deed::TakeBack { card: *card });
            let bet = cards(targets.as_deref().unwrap_or_default()).map(|cards| Deed::Bet { cards });
            bet.into_iter().chain(back.filter(|_| is_taking_back(view))).collect()
        }
        _ => Vec::new(),
    };
    deeds.into_iter().map(Action::from).collect()
}

fn is_taking_back(view: &View) -> bool {
    view.step == pomory::Step::TakeBack
}

fn cards(targets: &[Target]) -> Option<Cards> {
    let card = |target: &Target| if let Target::Card(card) = target { Some(*card) } else { None };
    targets.iter().map(card).collect()
}

fn own_ships(view: &View, seat: Seat) -> impl Iterator<Item = Cell> {
    view.cells.iter().filter(move |cell| cell.ships.contains(&seat)).map(|cell| cell.cell)
}

/// A cell pointed at without anything chosen before: an own ship moves, anything else is where a ship would go.
fn at_cell(view: &View, seat: Seat, at: Cell) -> Vec<Deed> {
    let Some(there) = view.cells.get(at.index()) else { return Vec::new() };
    if there.ships.contains(&seat) {
        let away = view.cells.iter().map(|cell| Deed::Move { from: at, to: cell.cell });
        return away.chain([Deed::Dock { at }]).collect();
    }
    vec![Deed::Place { to: at }]
}

fn with_news(view: &View, seat: Seat, news: News, rest: &[Target]) -> Vec<Deed> {
    let all = || view.cells.iter().map(|cell| cell.cell);
    let plain = match news {
        News::FairWind => Some(Deed::FairWind),
        News::Carpenters => Some(Deed::Carpenters),
        News::Gossip => Some(Deed::Gossip),
        News::Tackle => Some(Deed::Tackle),
        News::Signs => Some(Deed::Signs),
        News::Calm => Some(Deed::Calm),
        News::Word => Some(Deed::Word),
        _ => None,
    };
    if let Some(deed) = plain {
        return if rest.is_empty() { vec![deed] } else { Vec::new() };
    }
    match (news, rest) {
        (News::Pilot, []) => all().map(|to| Deed::Pilot { from: None, to }).collect(),
        (News::Pilot, &[Target::Cell(to)]) => {
            let from = all().filter(|&next| next != to).map(|next| Deed::Pilot { from: Some(to), to: next });
            [Deed::Pilot { from: None, to }].into_iter().chain(from).collect()
        }
        (News::Pilot, &[Target::Cell(from), Target::Cell(to)]) => vec![Deed::Pilot { from: Some(from), to }],
        (News::Anchor, []) => own_ships(view, seat).flat_map(pushes).collect(),
        (News::Anchor, &[Target::Cell(at)]) => pushes(at).into(),
        (News::Shoals, places) => shoals(view, places),
        (News::Saltworks, []) => {
            let salts = SALT.iter().filter_map(|&value| Card::salt(value));
            salts.map(|card| Deed::Saltworks { salt: Cards::only(card) }).collect()
        }
        (News::Saltworks, taken) => cards(taken).into_iter().map(|salt| Deed::Saltworks { salt }).collect(),
        (News::Moryana, []) => Port::ALL.map(|port| Deed::Moryana { port }).into(),
        (News::Moryana, &[Target::Port(port)]) => vec![Deed::Moryana { port }],
        (News::Nets, []) => Kind::ALL.map(|kind| Deed::Nets { kind }).into(),
        (News::Fair, []) => Kind::ALL.map(|kind| Deed::Fair { kind }).into(),
        (News::Decree, []) => {
            let most = view.amount(News::Decree) as i8;
            (-most..=most).filter(|&by| by != 0).map(|by| Deed::Decree { by }).collect()
        }
        _ => Vec::new(),
    }
}

fn pushes(at: Cell) -> [Deed; 2] {
    Way::ALL.map(|way| Deed::Anchor { at, way })
}

/// One or two cards of the row, in whatever order they were pointed at.
fn shoals(view: &View, places: &[Target]) -> Vec<Deed> {
    let card = |target: &Target| match target {
        Target::Row(place) => view.row.get(*place).copied().flatten(),
        _ => None,
    };
    let chosen: Option<Vec<_>> = places.iter().map(card).collect();
    match chosen.as_deref() {
        Some([]) => view.row.iter().flatten().map(|&one| Deed::Shoals { one, two: None }).collect(),
        Some(&[one]) => vec![Deed::Shoals { one, two: None }],
        Some(&[one, two]) => vec![Deed::Shoals { one: one.min(two), two: Some(one.max(two)) }],
        _ => Vec::new(),
    }
}
