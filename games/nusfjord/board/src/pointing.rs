//! What one points at to say an action, and what pointing at something could have meant.
//!
//! An action begins at its space (`space-ship`), goes on to what it takes (`ship-sloop`, `card-yard`, `elder-forester`,
//! `plate-3`) or where it happens (`cell-c1`). Choices without a place on the table are buttons (`do-…`).

use nusfjord::{
    Action, Asked, Card, Cell, Column, Deed, Elder, Event, Shares, View, effect::Hull, effect::Task,
};
use tabletop::Seat;

/// The word of a task in targets.
pub fn task_word(task: Task) -> &'static str {
    match task {
        Task::Gold => "gold",
        Task::Transfer => "transfer",
        Task::Serve => "serve",
        Task::Building => "building",
        Task::Issue => "issue",
        Task::Buy => "buy",
        Task::Clear => "clear",
        Task::Plant => "plant",
        Task::Thin => "thin",
        Task::Ship => "ship",
        Task::Elder => "elder",
    }
}

/// The word of a kind of ship in targets.
pub fn hull_word(hull: Hull) -> &'static str {
    match hull {
        Hull::Sloop => "sloop",
        Hull::Cutter => "cutter",
        Hull::Schooner => "schooner",
        Hull::Spare => "spare",
    }
}

/// The word of a copy space in targets.
pub fn copy_word(column: Option<Column>) -> &'static str {
    match column {
        None => "any",
        Some(Column::Left) => "left",
        Some(Column::Middle) => "middle",
        Some(Column::Right) => "right",
    }
}

/// The target of a ship at its first, second, … price.
pub fn ship_target(hull: Hull, price: u8) -> String {
    if price == 0 {
        format!("ship-{}", hull_word(hull))
    } else {
        format!("ship-{}-{}", hull_word(hull), price + 1)
    }
}

/// The button of an exchange.
pub fn trade_target(card: Card, which: usize) -> String {
    if which == 0 {
        format!("do-trade-{}", card.key())
    } else {
        format!("do-trade-{}-{}", card.key(), which + 1)
    }
}

/// Where an event happened: a space of the square, or a part of the seat's harbour.
pub fn places(event: &Event) -> Vec<String> {
    let harbour = |seat: Seat, part: &dyn std::fmt::Display| format!("{}-{part}", seat.letter());
    match *event {
        Event::WorkerPlaced { task, .. } | Event::ActionCopied { task, .. } => {
            vec![format!("space-{}", task_word(task))]
        }
        Event::BuildingBuilt { seat, cell: Some(cell), .. }
        | Event::ForestCleared { seat, cell, .. }
        | Event::ForestPlanted { seat, cell, .. } => vec![harbour(seat, &cell)],
        Event::ShareIssued { seat } => vec![harbour(seat, &"shares")],
        _ => Vec::new(),
    }
}

/// What one points at, in order, to say `action`.
pub fn path(view: &View, action: Action) -> Vec<String> {
    match action {
        Action::Work(deed) | Action::Carry(deed) => deed_path(view, deed),
        Action::Copy(deed) => {
            let column = view.spaces.iter().find(|space| space.task == deed.task()).map(|space| space.column);
            let each = view.copy_spaces.iter().any(|space| space.column.is_some());
            let copy = format!("copy-{}", copy_word(column.filter(|_| each)));
            std::iter::once(copy).chain(deed_path(view, deed)).collect()
        }
        Action::Use(elder) | Action::Let(elder) => vec![format!("council-{}", elder.key())],
        Action::At(cell) | Action::Forest(cell) => vec![format!("cell-{cell}")],
        Action::OnTrack => vec!["cell-track".into()],
        Action::Sell(piece) | Action::Upgrade(piece) => vec![format!("track-{}", piece + 1)],
        Action::Pass => vec!["do-pass".into()],
        Action::End => vec!["do-end".into()],
        Action::Now => vec!["do-now".into()],
        Action::Skip => vec!["do-skip".into()],
        Action::Exhibit => vec!["do-exhibit".into()],
        Action::Trade(card, which) => vec![trade_target(card, which.into())],
        Action::Once(card) => vec![format!("do-once-{}", card.key())],
        Action::Fish(n) => vec![format!("do-fish-{n}")],
        Action::Times(n) => vec![format!("do-times-{n}")],
        Action::Pick(n) => vec![format!("do-pick-{}", n + 1)],
        Action::Feed(slots) => vec![format!("do-feed-{slots}")],
        Action::Dividend(shares) => vec![format!("do-dividend-{}", holders(shares))],
    }
}

/// `bcc`: a letter for each fish.
fn holders(shares: Shares) -> String {
    (0..5).map(Seat).flat_map(|seat| std::iter::repeat_n(seat.letter(), shares.at(seat).into())).collect()
}

fn deed_path(view: &View, deed: Deed) -> Vec<String> {
    let mut path = vec![format!("space-{}", task_word(deed.task()))];
    path.extend(match deed {
        Deed::Gold | Deed::Transfer | Deed::Issue | Deed::Buy | Deed::Thin => None,
        Deed::Serve(plates) => Some(format!("plate-{}", view.filled + plates)),
        Deed::Build(card) => Some(format!("card-{}", card.key())),
        Deed::Clear(cell) | Deed::Plant(cell) => Some(format!("cell-{cell}")),
        Deed::Ship(hull, price) => Some(ship_target(hull, price)),
        Deed::Take(elder) => Some(format!("elder-{}", elder.key())),
    });
    path
}

/// The actions that pointing along `path` could mean, legal or not.
pub fn attempts(view: &View, path: &[&str]) -> Vec<Action> {
    let answering = matches!(view.asked, Asked::Effect { .. });
    let as_asked = |deed: Deed| if answering { Action::Carry(deed) } else { Action::Work(deed) };
    match *path {
        [first] => match first.split_once('-') {
            Some(("space", word)) => deeds(view, word, None).into_iter().map(as_asked).collect(),
            Some(("copy", column)) => copies(view, column).into_iter().map(Action::Copy).collect(),
            Some(("do", word)) => button(word).into_iter().collect(),
            Some((kind, word)) => alone(view, kind, word, answering),
            None => Vec::new(),
        },
        [space, detail] if space.starts_with("space-") => {
            deeds(view, &space["space-".len()..], Some(detail)).into_iter().map(as_asked).collect()
        }
        [copy, space, ref rest @ ..] if copy.starts_with("copy-") && space.starts_with("space-") => {
            let detail = rest.first().copied();
            deeds(view, &space["space-".len()..], detail).into_iter().map(Action::Copy).collect()
        }
        _ => Vec::new(),
    }
}

/// The deeds of a space, all of them or those with this detail.
fn deeds(view: &View, word: &str, detail: Option<&str>) -> Vec<Deed> {
    let Some(&task) = Task::ALL.iter().find(|&&task| task_word(task) == word) else { return Vec::new() };
    let all = all_deeds(view, task);
    match detail {
        None => all,
        Some(detail) => {
            let fits = |deed: &Deed| deed_path(view, *deed).get(1).is_some_and(|target| target == detail);
            let found: Vec<Deed> = all.iter().copied().filter(fits).collect();
            // A forest or a building where none can be: the cell alone says which one was meant.
            let cell = detail.strip_prefix("cell-").and_then(Cell::from_name);
            match (task, cell) {
                _ if !found.is_empty() => found,
                (Task::Clear, Some(cell)) => vec![Deed::Clear(cell)],
                (Task::Plant, Some(cell)) => vec![Deed::Plant(cell)],
                _ => found,
            }
        }
    }
}

/// Whatever a space could be used for, as far as the table shows it.
fn all_deeds(view: &View, task: Task) -> Vec<Deed> {
    let me = view.eye.or(view.active).map_or(0, Seat::index);
    match task {
        Task::Gold => vec![Deed::Gold],
        Task::Transfer => vec![Deed::Transfer],
        Task::Issue => vec![Deed::Issue],
        Task::Buy => vec![Deed::Buy],
        Task::Thin => vec![Deed::Thin],
        Task::Serve => {
            let empty = (view.plates.len() as u8).saturating_sub(view.filled);
            (1..=empty.max(1)).map(Deed::Serve).collect()
        }
        Task::Building => view.cards.iter().map(|card| Deed::Build(card.card)).collect(),
        Task::Clear => view.harbors[me].forests.iter().map(|&(cell, _)| Deed::Clear(cell)).collect(),
        Task::Plant => view.harbors[me].forests.iter().map(|&(cell, _)| Deed::Plant(cell)).collect(),
        Task::Ship => {
            let spare = view.spare.then_some((Hull::Spare, 1));
            let kinds = view.ships.iter().map(|ship| (ship.hull, ship.prices.len() as u8)).chain(spare);
            kinds
                .flat_map(|(hull, prices)| (0..prices.max(3)).map(move |price| Deed::Ship(hull, price)))
                .collect()
        }
        Task::Elder => {
            let tops: Vec<Elder> = view.elders.iter().filter_map(|pile| pile.top).collect();
            // With nobody left to take, anybody will do to be told so.
            let asked = if tops.is_empty() { Elder::all().take(1).collect() } else { tops };
            asked.into_iter().map(Deed::Take).collect()
        }
    }
}

/// Deeds of the spaces that a copy space could copy.
fn copies(view: &View, column: &str) -> Vec<Deed> {
    let within = |space: &&nusfjord::SpaceView| column == "any" || copy_word(Some(space.column)) == column;
    view.spaces.iter().filter(within).flat_map(|space| all_deeds(view, space.task)).collect()
}

/// Something pointed at without a space before it.
fn alone(view: &View, kind: &str, word: &str, answering: bool) -> Vec<Action> {
    let work = |deed: Deed| if answering { Action::Carry(deed) } else { Action::Work(deed) };
    let number = || word.parse::<u8>().ok();
    match kind {
        "card" => Card::from_key(word).map(|card| work(Deed::Build(card))).into_iter().collect(),
        "elder" => Elder::from_key(word).map(|elder| work(Deed::Take(elder))).into_iter().collect(),
        "council" => {
            let elder = Elder::from_key(word);
            elder
                .map(|elder| if answering { Action::Let(elder) } else { Action::Use(elder) })
                .into_iter()
                .collect()
        }
        "plate" => {
            let plates = number().and_then(|plate| plate.checked_sub(view.filled)).filter(|&n| n > 0);
            plates.map(|plates| work(Deed::Serve(plates))).into_iter().collect()
        }
        "ship" => deeds(view, "ship", Some(&format!("ship-{word}"))).into_iter().map(work).collect(),
        "track" => {
            let piece = number().and_then(|n| n.checked_sub(1)).into_iter();
            piece.map(|n| if answering { Action::Upgrade(n) } else { Action::Sell(n) }).collect()
        }
        "cell" if word == "track" => vec![Action::OnTrack],
        "cell" => Cell::from_name(word).map_or_else(Vec::new, |cell| at_cell(view, cell)),
        _ => Vec::new(),
    }
}

/// A cell pointed at alone: a place for the building, a Forest of an effect, or nothing that the table asks for.
fn at_cell(view: &View, cell: Cell) -> Vec<Action> {
    match view.asked {
        Asked::Effect { .. } => {
            vec![Action::Forest(cell), Action::Carry(Deed::Clear(cell)), Action::Carry(Deed::Plant(cell))]
        }
        _ => vec![Action::At(cell)],
    }
}

/// A button's action.
fn button(word: &str) -> Option<Action> {
    match word {
        "pass" => return Some(Action::Pass),
        "end" => return Some(Action::End),
        "now" => return Some(Action::Now),
        "skip" => return Some(Action::Skip),
        "exhibit" => return Some(Action::Exhibit),
        _ => {}
    }
    let (verb, rest) = word.split_once('-')?;
    let number = || rest.parse::<u8>().ok();
    match verb {
        "once" => Card::from_key(rest).map(Action::Once),
        "fish" => number().map(Action::Fish),
        "times" => number().map(Action::Times),
        "pick" => number().and_then(|n| n.checked_sub(1)).map(Action::Pick),
        "feed" => number().filter(|slots| slots >> 5 == 0).map(Action::Feed),
        "dividend" => shares(rest).map(Action::Dividend),
        "trade" => {
            let numbered = rest
                .rsplit_once('-')
                .and_then(|(key, n)| Some((Card::from_key(key)?, n.parse::<u8>().ok()?.checked_sub(1)?)));
            let (card, which) = Card::from_key(rest).map(|card| (card, 0)).or(numbered)?;
            Some(Action::Trade(card, which))
        }
        _ => None,
    }
}

/// The reverse of [`holders`].
fn shares(letters: &str) -> Option<Shares> {
    letters.chars().try_fold(Shares::default(), |shares, letter| {
        let seat = (0..5).map(Seat).find(|seat| seat.letter() == letter)?;
        Some(shares.with(seat, shares.at(seat) + 1)).filter(|_| shares.at(seat) < 3)
    })
}
