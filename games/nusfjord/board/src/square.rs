//! The village square: a ticket for each action with what it gives me now, the ships and elders it draws from, the copy
//! board and the banquet table.

use nusfjord::{Column, ElderPileView, Refusal, ShipView, SpaceView, effect::Hull, effect::Task};
use tabletop::{Arg, Message, Say};

use crate::{
    pointing::{copy_word, ship_target, task_word},
    sheet::{Sheet, Spot, core},
    signs::{self, shield, ship, sign},
};

/// The message that names an action.
pub fn task_name(task: Task) -> &'static str {
    match task {
        Task::Gold => "nusfjord-task-gold",
        Task::Transfer => "nusfjord-task-transfer",
        Task::Serve => "nusfjord-task-serve",
        Task::Building => "nusfjord-task-building",
        Task::Issue => "nusfjord-task-issue",
        Task::Buy => "nusfjord-task-buy",
        Task::Clear => "nusfjord-task-clear",
        Task::Plant => "nusfjord-task-plant",
        Task::Thin => "nusfjord-task-thin",
        Task::Ship => "nusfjord-task-ship",
        Task::Elder => "nusfjord-task-elder",
    }
}

/// The message that names a kind of ship.
pub fn hull_name(hull: Hull) -> &'static str {
    match hull {
        Hull::Sloop => "nusfjord-ship-sloop",
        Hull::Cutter => "nusfjord-ship-cutter",
        Hull::Schooner => "nusfjord-ship-schooner",
        Hull::Spare => "nusfjord-ship-spare",
    }
}

/// The whole square.
pub fn square(sheet: &Sheet<'_>) -> String {
    let columns: String = [Column::Left, Column::Middle, Column::Right]
        .map(|column| {
            let spaces = tickets(sheet).into_iter().filter(|space| space.column == column);
            let tickets: String =
                spaces.map(|space| ticket(sheet, &space) + &supply(sheet, space.task)).collect();
            format!("<ul class=\"nf-col\">{tickets}</ul>")
        })
        .concat();
    format!(
        "<div class=\"nf-neat nf-square spots\"><div class=\"nf-hd\"><h2>{}</h2><span class=\"nf-note\">{}</span><span class=\"nf-sp\"></span>\
         <span class=\"nf-key\"><i class=\"nf-k-o\"></i>{}</span><span class=\"nf-key\"><i class=\"nf-k-c\"></i>{}</span></div>\
         <div class=\"nf-ab\">{columns}</div>{}{}</div>",
        sheet.t("nusfjord-sheet-square"),
        sheet.t("nusfjord-sheet-square-note"),
        sheet.t("nusfjord-sheet-open"),
        sheet.t("nusfjord-sheet-closed"),
        copy_board(sheet),
        banquet(sheet)
    )
}

/// The spaces, those of one action drawn together: for few players an action may have two.
pub fn tickets(sheet: &Sheet<'_>) -> Vec<SpaceView> {
    let mut tickets: Vec<SpaceView> = Vec::new();
    for space in &sheet.view.spaces {
        match tickets.iter_mut().find(|ticket| ticket.task == space.task) {
            None => tickets.push(space.clone()),
            Some(ticket) => {
                ticket.workers.extend(&space.workers);
                ticket.capacity += space.capacity;
                // What closes all of them is said; one that is only taken leaves the others.
                let taken = |closed| matches!(closed, Some(Refusal::SpaceFull | Refusal::SpaceBlocked));
                if taken(ticket.closed) {
                    ticket.closed = space.closed;
                }
            }
        }
    }
    tickets
}

/// An action: its sign, name, what it gives me now or why it is closed, and a ring for each worker.
fn ticket(sheet: &Sheet<'_>, space: &SpaceView) -> String {
    let target = format!("space-{}", task_word(space.task));
    let open = sheet.legal(&target);
    let closed = if open { None } else { space.closed };
    let name = sheet.name(task_name(space.task));
    let (line, said) = match closed {
        Some(refusal) => {
            let why = sheet.say(&refusal.say());
            (format!("<span class=\"nf-why\">{}{why}</span>", signs::line_icon("lock")), why)
        }
        None => {
            let gives = sheet.say(&effect(sheet, space.task));
            (gives.clone(), gives)
        }
    };
    let rings = rings(&space.workers, space.capacity);
    let label = format!("{name}. {said} {}", sheet.say(&taken(space.workers.len(), space.capacity)));
    let content = format!(
        "<span class=\"nf-ac-i\">{}</span><b class=\"nf-ac-n\">{name}</b><span class=\"nf-ac-e\">{line}</span><span class=\"nf-ac-s\">{rings}</span>",
        sign(signs::of_task(space.task))
    );
    let class = if closed.is_some() { "nf-ac shut" } else { "nf-ac" };
    format!(
        "<li class=\"nf-acl\">{}</li>",
        Spot { target: &target, class, label: &label, closed: closed.is_some() }.html(&content)
    )
}

fn taken(workers: usize, capacity: u8) -> Message {
    Message::new("nusfjord-sheet-taken").with("workers", workers).with("capacity", capacity)
}

/// Shields on the rings that are taken; the first free one is where my worker would go.
fn rings(workers: &[u8], capacity: u8) -> String {
    let on = workers.iter().map(|&worker| format!("<i class=\"nf-ring on\">{}</i>", shield(worker, 21)));
    let free = usize::from(capacity).saturating_sub(workers.len());
    let empty = (0..free).map(|i| format!("<i class=\"nf-ring{}\"></i>", if i == 0 { " first" } else { "" }));
    on.chain(empty).collect()
}

/// What an action would give the viewer now.
pub fn effect(sheet: &Sheet<'_>, task: Task) -> Message {
    let (view, own) = (sheet.view, sheet.harbor(sheet.me));
    let room = u16::from(own.wood_limit).saturating_sub(own.stock.wood);
    match task {
        Task::Gold => Message::new("nusfjord-gives-gold"),
        Task::Transfer => Message::new("nusfjord-gives-transfer")
            .with("fish", i64::from(own.stock.reserve_fish))
            .with("wood", i64::from(own.stock.reserve_wood)),
        Task::Serve => {
            let next = view.plates.get(usize::from(view.filled)).copied().unwrap_or(0);
            Message::new("nusfjord-gives-serve").with("price", next)
        }
        Task::Building => {
            let reach = view.cards.iter().filter(|card| card.closed.is_none()).count();
            Message::new("nusfjord-gives-building").with("reach", reach).with("all", view.cards.len())
        }
        Task::Issue => Message::new("nusfjord-gives-issue").with("left", own.unissued),
        Task::Buy => {
            let shares: u8 = view.new_shares.iter().sum();
            Message::new("nusfjord-gives-buy").with("shares", shares).with("gold", view.share_price)
        }
        Task::Clear => Message::new("nusfjord-gives-clear").with("wood", i64::from(room.min(5))),
        Task::Plant => Message::new("nusfjord-gives-plant"),
        Task::Thin => {
            let forests: u16 = own.forests.iter().map(|&(_, count)| u16::from(count)).sum();
            Message::new("nusfjord-gives-thin").with("wood", i64::from(forests.min(room)))
        }
        Task::Ship => {
            let reach = view.ships.iter().filter(|ship| in_reach(ship)).count();
            Message::new("nusfjord-gives-ship").with("reach", reach)
        }
        Task::Elder => {
            let count = view.elders.iter().filter(|pile| pile.top.is_some()).count();
            Message::new("nusfjord-gives-elder").with("count", count).with("fish", view.filled)
        }
    }
}

fn in_reach(ship: &ShipView) -> bool {
    ship.left > 0 && ship.prices.iter().any(|(_, short)| *short == nusfjord::Goods::NONE)
}

/// What hangs under the action that draws from it.
fn supply(sheet: &Sheet<'_>, task: Task) -> String {
    match task {
        Task::Issue => format!("<li class=\"nf-sub\">{}</li>", pool(sheet)),
        Task::Ship => format!("<li class=\"nf-sub\"><ul class=\"nf-ships\">{}</ul></li>", ships(sheet)),
        Task::Elder => {
            let elders: String = sheet.view.elders.iter().map(|pile| elder(sheet, pile)).collect();
            format!("<li class=\"nf-sub\"><ul class=\"nf-elders\">{elders}</ul></li>")
        }
        _ => String::new(),
    }
}

/// New Shares: a certificate for each share, by colour.
fn pool(sheet: &Sheet<'_>) -> String {
    let shares = &sheet.view.new_shares;
    let total: u8 = shares.iter().sum();
    let certificates: String = sheet
        .seats()
        .filter(|seat| shares[seat.index()] > 0)
        .map(|seat| {
            let count = shares[seat.index()];
            let times = if count > 1 { format!("<b>×{count}</b>") } else { String::new() };
            format!("<i class=\"nf-cert sm\">{}{times}</i>", shield(seat.0, 14))
        })
        .collect();
    format!(
        "<div class=\"nf-pool\"><span>{}</span>{certificates}</div>",
        sheet.say(&Message::new("nusfjord-sheet-pool").with("count", total))
    )
}

fn ships(sheet: &Sheet<'_>) -> String {
    let mut rows: String = sheet.view.ships.iter().map(|kind| ship_row(sheet, kind)).collect();
    // The spare schooner is offered by its card alone, at the prices of the card; the forecast says them.
    let name = sheet.name(hull_name(Hull::Spare));
    let choose = sheet.t("nusfjord-sheet-choose");
    let spot = |price: u8| {
        let (target, label) = (ship_target(Hull::Spare, price), format!("{name} {}", price + 1));
        let spot = Spot { target: &target, class: "nf-price", label: &label, closed: false };
        sheet.legal(&target).then(|| spot.html(&format!("{choose} {}", price + 1)))
    };
    let spots: String = (0..3).filter_map(spot).collect();
    if !spots.is_empty() {
        rows += &format!(
            "<li class=\"nf-shp\"><span class=\"nf-shi\">{}</span><span class=\"nf-shn\"><b>{name}</b></span><span class=\"nf-shc\">{spots}</span></li>",
            ship(Hull::Spare, 40)
        );
    }
    rows
}

/// A kind of ship: how many are left, its points, and a spot for each of its prices.
fn ship_row(sheet: &Sheet<'_>, kind: &ShipView) -> String {
    let name = sheet.name(hull_name(kind.hull));
    let facts = sheet.say(
        &Message::new("nusfjord-sheet-ship")
            .with("left", kind.left)
            .with("points", kind.points)
            .with("length", kind.length),
    );
    let count =
        (0..3u8).filter(|&n| sheet.legal(&ship_target(kind.hull, n))).max().map_or(0, |n| usize::from(n) + 1);
    let prices: String = (0..count.max(kind.prices.len()))
        .map(|n| {
            let target = ship_target(kind.hull, n as u8);
            let legal = sheet.legal(&target);
            let (cost, verdict, closed) = match kind.prices.get(n) {
                // Under an effect the price may be another; the forecast says it.
                _ if legal && sheet.answering() => (String::new(), ok(sheet), false),
                Some((price, short)) if *short == nusfjord::Goods::NONE && kind.left > 0 => {
                    (signs::goods(*price), ok(sheet), false)
                }
                Some((price, _)) if kind.left == 0 => (signs::goods(*price), String::new(), true),
                Some((price, short)) => (signs::goods(*price), missing(sheet, *short), !legal),
                None => (String::new(), String::new(), !legal),
            };
            let words = match kind.prices.get(n) {
                Some((price, short)) => sheet.say(
                    &Message::new("nusfjord-sheet-ship-label")
                        .with("price", listed(*price))
                        .with("short", listed(*short)),
                ),
                None => String::new(),
            };
            let label = format!("{name}. {words} {facts}");
            Spot { target: &target, class: "nf-price", label: &label, closed: closed && !legal }
                .html(&format!("<span class=\"nf-cost\">{cost}</span>{verdict}"))
        })
        .collect();
    let class = if in_reach(kind) { "nf-shp" } else { "nf-shp no" };
    format!(
        "<li class=\"{class}\"><span class=\"nf-shi\">{}</span><span class=\"nf-shn\"><b>{name}</b><small>{facts}</small></span><span class=\"nf-shc\">{prices}</span></li>",
        ship(kind.hull, if kind.hull == Hull::Schooner { 44 } else { 34 })
    )
}

/// Goods as a list of words.
pub fn listed(goods: nusfjord::Goods) -> Arg {
    let parts = [
        ("nusfjord-wood", goods.wood + goods.reserve_wood),
        ("nusfjord-fish", goods.fish + goods.reserve_fish),
        ("nusfjord-gold", goods.gold),
    ];
    let parts: Vec<Arg> = parts
        .into_iter()
        .filter(|&(_, n)| n > 0)
        .map(|(id, n)| Message::new(id).with("n", n).into())
        .collect();
    if parts.is_empty() { Message::new("nusfjord-nothing").into() } else { Arg::List(parts) }
}

/// "✓ can".
pub fn ok(sheet: &Sheet<'_>) -> String {
    format!("<span class=\"nf-ok\">{}{}</span>", signs::line_icon("check"), sheet.t("nusfjord-sheet-can"))
}

/// "− short 2 wood".
pub fn missing(sheet: &Sheet<'_>, short: nusfjord::Goods) -> String {
    format!("<span class=\"nf-miss\">{} {}</span>", sheet.t("nusfjord-sheet-short"), signs::goods(short))
}

/// Who can be taken, what he does, and who lies below.
fn elder(sheet: &Sheet<'_>, pile: &ElderPileView) -> String {
    let (Some(top), Some(text)) = (pile.top, pile.text) else { return String::new() };
    let name = sheet.name(top.name());
    let does: String = text.text.iter().map(|text| sheet.say(&core(text))).collect::<Vec<_>>().join(" ");
    let below = match (pile.below, pile.face_down) {
        (Some(elder), _) => {
            sheet.say(&Message::new("nusfjord-sheet-below").with("elder", Arg::Key(elder.name())))
        }
        (None, true) => sheet.t("nusfjord-sheet-below-hidden"),
        (None, false) => String::new(),
    };
    let target = format!("elder-{}", top.key());
    let label = format!("{name}. {does}. {below}");
    let under = if below.is_empty() { String::new() } else { format!("<em>{below}</em>") };
    let content = format!(
        "<span class=\"nf-ern\">{}</span><span><b>{name}</b>{under}<small>{does}</small></span>",
        text.number
    );
    format!(
        "<li>{}</li>",
        Spot { target: &target, class: "nf-er", label: &label, closed: false }.html(&content)
    )
}

/// The copy board, where it takes part: a worker there repeats a full space.
fn copy_board(sheet: &Sheet<'_>) -> String {
    if sheet.view.copy_spaces.is_empty() {
        return String::new();
    }
    let spaces: String = sheet
        .view
        .copy_spaces
        .iter()
        .map(|space| {
            let word = copy_word(space.column);
            let target = format!("copy-{word}");
            let which = sheet.t(match space.column {
                None => "nusfjord-sheet-copy-any",
                Some(Column::Left) => "nusfjord-sheet-copy-left",
                Some(Column::Middle) => "nusfjord-sheet-copy-middle",
                Some(Column::Right) => "nusfjord-sheet-copy-right",
            });
            let closed = !sheet.begins(&target) && (space.worker.is_some() || sheet.eye.acting.is_some());
            let workers: Vec<u8> = space.worker.into_iter().collect();
            let label = format!(
                "{}. {which}. {}",
                sheet.t("nusfjord-task-copy"),
                sheet.say(&taken(workers.len(), 1))
            );
            let content =
                format!("<span>{which}</span><span class=\"nf-ac-s\">{}</span>", rings(&workers, 1));
            Spot { target: &target, class: "nf-copy", label: &label, closed }.html(&content)
        })
        .collect();
    format!(
        "<div class=\"nf-copies\"><span><b>{}</b> <small>{}</small></span>{spaces}</div>",
        sheet.t("nusfjord-task-copy"),
        sheet.t("nusfjord-sheet-copy-note")
    )
}

/// The plank with its plates: fish on the filled ones, the price on the empty ones.
fn banquet(sheet: &Sheet<'_>) -> String {
    let view = sheet.view;
    let plates: String = (1u8..)
        .zip(&view.plates)
        .map(|(number, &price)| {
            let plate = Message::new("nusfjord-sheet-plate").with("number", number).with("price", price);
            if number <= view.filled {
                return format!("<span class=\"nf-pl on\">{}<b>{price}</b></span>", sign("fish"));
            }
            let target = format!("plate-{number}");
            let class = if number == view.filled + 1 { "nf-pl first" } else { "nf-pl" };
            let label = sheet.say(&plate);
            Spot { target: &target, class, label: &label, closed: false }.html(&format!("<b>{price}</b>"))
        })
        .collect();
    let note = Message::new("nusfjord-sheet-banquet-note")
        .with("fish", view.filled)
        .with("price", view.plates.get(usize::from(view.filled)).copied().unwrap_or(0));
    format!(
        "<div class=\"nf-bq\"><div class=\"nf-bql\"><h3>{}</h3><small>{}</small></div><div class=\"nf-pls\">{plates}</div></div>",
        sheet.t("nusfjord-sheet-banquet"),
        sheet.say(&note)
    )
}
