//! The third reader of ops: puts cards into words. Messages nest, so the language files hold phrases, not cards.

use tabletop::{Arg, Message};

use crate::{
    effect::{Ability, Condition, Count, Good, Hull, Letter, Modifier, Moment, Op, Special, Task, Worth},
    goods::Goods,
    special::{MUSEUM_POINTS, SHIP_GOLD},
};

/// "3 wood and 1 gold".
pub(crate) fn goods_list(goods: Goods) -> Arg {
    let ids =
        ["nusfjord-wood", "nusfjord-fish", "nusfjord-gold", "nusfjord-reserve-wood", "nusfjord-reserve-fish"];
    list_goods(goods, ids)
}

/// "+3 wood and +1 gold".
fn gains_list(goods: Goods) -> Arg {
    let ids = [
        "nusfjord-plus-wood",
        "nusfjord-plus-fish",
        "nusfjord-plus-gold",
        "nusfjord-plus-reserve-wood",
        "nusfjord-plus-reserve-fish",
    ];
    list_goods(goods, ids)
}

fn list_goods(goods: Goods, ids: [&'static str; 5]) -> Arg {
    let amounts = [goods.wood, goods.fish, goods.gold, goods.reserve_wood, goods.reserve_fish];
    let parts = ids.into_iter().zip(amounts).filter(|&(_, n)| n > 0);
    let parts: Vec<Arg> = parts.map(|(id, n)| Message::new(id).with("n", n).into()).collect();
    if parts.is_empty() { Message::new("nusfjord-nothing").into() } else { Arg::List(parts) }
}

/// The name of a kind of ship.
pub(crate) fn hull_name(hull: Hull) -> Arg {
    Arg::Key(match hull {
        Hull::Sloop => "nusfjord-ship-sloop",
        Hull::Cutter => "nusfjord-ship-cutter",
        Hull::Schooner => "nusfjord-ship-schooner",
        Hull::Spare => "nusfjord-ship-spare",
    })
}

/// The name of an action.
pub(crate) fn task_name(task: Task) -> Arg {
    Arg::Key(match task {
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
    })
}

/// Joins messages two by two with a linking message that has a `first` and a `second`.
fn joined(link: &'static str, parts: impl IntoIterator<Item = Message>) -> Message {
    let mut parts = parts.into_iter();
    let first = parts.next().unwrap_or(Message::new("nusfjord-nothing"));
    parts.fold(first, |first, second| Message::new(link).with("first", first).with("second", second))
}

/// An ability as a sentence.
pub fn ability(ability: &Ability) -> Message {
    match ability {
        Ability::Build(ops) if *ops == [Op::Special(Special::OnTrack)] => op(&ops[0]),
        Ability::Build(ops) => Message::new("nusfjord-ability-build").with("ops", sequence(ops)),
        Ability::When { on, test: None, ops } => {
            Message::new("nusfjord-ability-when").with("moment", moment(*on)).with("ops", sequence(ops))
        }
        Ability::When { on, test: Some(test), ops } => Message::new("nusfjord-ability-when-if")
            .with("moment", moment(*on))
            .with("test", condition(test))
            .with("ops", sequence(ops)),
        Ability::Anytime(ops) => {
            Message::new("nusfjord-ability-anytime").with("ops", joined("nusfjord-or", ops.iter().map(op)))
        }
        Ability::Once(ops) => Message::new("nusfjord-ability-once").with("ops", sequence(ops)),
        Ability::Always(rule) => Message::new("nusfjord-ability-always").with("rule", modifier(rule)),
        Ability::Score(points) => {
            Message::new("nusfjord-ability-score").with("worth", worth(points, Unit::Points))
        }
    }
}

/// An elder's ops as a sentence.
pub fn elder(ops: &[Op]) -> Message {
    Message::new("nusfjord-ability-elder").with("ops", sequence(ops))
}

/// Ops one after the other.
pub(crate) fn sequence(ops: &[Op]) -> Message {
    joined("nusfjord-then", ops.iter().map(op))
}

/// One op as a clause.
pub fn op(op: &Op) -> Message {
    match op {
        Op::Gain(goods) => Message::new("nusfjord-op-gain").with("goods", gains_list(*goods)),
        Op::GainBy { good, by } => worth(by, Unit::Good(*good)),
        Op::Swap { give, get, times } => {
            let swap = Message::new("nusfjord-op-swap")
                .with("give", goods_list(*give))
                .with("get", goods_list(*get));
            match times {
                None => swap,
                Some(times) => Message::new("nusfjord-op-times").with("times", *times).with("swap", swap),
            }
        }
        Op::Do { .. } => order(op),
        Op::AddForest => Message::new("nusfjord-op-add-forest"),
        Op::Upgrade { sloop, cutter } => {
            Message::new("nusfjord-op-upgrade").with("sloop", price(*sloop)).with("cutter", price(*cutter))
        }
        Op::Choose(lists) => joined("nusfjord-or", lists.iter().map(|ops| sequence(ops))),
        Op::Special(special) => match special {
            Special::OnTrack => Message::new("nusfjord-special-on-track"),
            Special::SellShip => Message::new("nusfjord-special-sell-ship")
                .with("sloop", SHIP_GOLD[0])
                .with("cutter", SHIP_GOLD[1])
                .with("schooner", SHIP_GOLD[2]),
            Special::Museum => Message::new("nusfjord-special-museum").with("points", MUSEUM_POINTS),
            Special::FreeElder => Message::new("nusfjord-special-free-elder"),
            Special::CopySpace => Message::new("nusfjord-special-copy-space"),
        },
    }
}

fn price(goods: Goods) -> Arg {
    if goods == Goods::NONE { Message::new("nusfjord-free").into() } else { goods_list(goods) }
}

/// A base action with its notes.
fn order(op: &Op) -> Message {
    let Op::Do { action, less, price: prices, ships, plates } = op else {
        return Message::new("nusfjord-nothing");
    };
    let mut said = Message::new("nusfjord-op-do").with("task", task_name(*action));
    let mut note = |note: Message| {
        let before = std::mem::replace(&mut said, Message::new("nusfjord-op-do-with"));
        said.args = vec![("do", before.into()), ("note", note.into())];
    };
    if let Some(ships) = ships {
        let ships = ships.iter().map(|&hull| Message::new("nusfjord-said").with("what", hull_name(hull)));
        note(Message::new("nusfjord-note-ships").with("ships", joined("nusfjord-or", ships)));
    }
    if let Some(less) = less {
        note(Message::new("nusfjord-note-less").with("goods", goods_list(*less)));
    }
    match prices.as_deref() {
        None => {}
        Some([Goods::NONE]) => note(Message::new("nusfjord-note-free")),
        Some(prices) => {
            let prices = prices.iter().map(|&goods| Message::new("nusfjord-said").with("what", price(goods)));
            let id = if *action == Task::Serve { "nusfjord-note-plate-price" } else { "nusfjord-note-price" };
            note(Message::new(id).with("price", joined("nusfjord-or", prices)));
        }
    }
    if let Some(plates) = plates {
        note(Message::new("nusfjord-note-plates").with("plates", *plates));
    }
    said
}

/// What is gained: points, or a good.
#[derive(Clone, Copy)]
enum Unit {
    Points,
    Good(Good),
}

impl Unit {
    fn amount(self, n: u8) -> Message {
        Message::new(match self {
            Unit::Points => "nusfjord-points",
            Unit::Good(Good::Wood) => "nusfjord-plus-wood",
            Unit::Good(Good::Fish) => "nusfjord-plus-fish",
            Unit::Good(Good::Gold) => "nusfjord-plus-gold",
        })
        .with("n", n)
    }
}

fn worth(worth_of: &Worth, unit: Unit) -> Message {
    match worth_of {
        Worth::Flat(n) => unit.amount(*n),
        Worth::Per { count, each, step, shift, min, max } => {
            let step = step.unwrap_or(1);
            let mut said = Message::new("nusfjord-worth-per")
                .with("amount", unit.amount(each.unwrap_or(1)))
                .with("per", per(count, step));
            let mut note = |id: &'static str, n: u8| {
                let before = std::mem::replace(&mut said, Message::new(id));
                said.args = vec![("worth", before.into()), ("n", n.into())];
            };
            match shift.unwrap_or(0) {
                0 if step > 1 => note("nusfjord-worth-rounded-down", step),
                0 => {}
                up if step > 1 && i16::from(up) == i16::from(step) - 1 => {
                    note("nusfjord-worth-rounded-up", step)
                }
                beyond if beyond < 0 => note("nusfjord-worth-beyond", beyond.unsigned_abs()),
                more => note("nusfjord-worth-more", more.unsigned_abs()),
            }
            if let Some(min) = *min {
                note("nusfjord-worth-min", min);
            }
            if let Some(max) = *max {
                note("nusfjord-worth-max", max);
            }
            said
        }
        Worth::Table { count, of } => {
            let (counts, values) = table(of);
            Message::new(match unit {
                Unit::Points => "nusfjord-worth-table-points",
                Unit::Good(Good::Wood) => "nusfjord-worth-table-wood",
                Unit::Good(Good::Fish) => "nusfjord-worth-table-fish",
                Unit::Good(Good::Gold) => "nusfjord-worth-table-gold",
            })
            .with("count", label(count))
            .with("counts", counts)
            .with("values", values)
        }
        Worth::Test { test, yes, no } => Message::new("nusfjord-worth-test")
            .with("test", standing(test))
            .with("yes", unit.amount(*yes))
            .with("no", unit.amount(*no)),
        Worth::Sum { of, max } => {
            let sum = joined("nusfjord-worth-sum", of.iter().map(|part| worth(part, unit)));
            match max {
                None => sum,
                Some(max) => Message::new("nusfjord-worth-max").with("worth", sum).with("n", *max),
            }
        }
    }
}

/// `0–7/8/9/10/11/12+` and `1/3/4/5/6/7`: runs of equal entries are drawn together.
fn table(of: &[u8]) -> (String, String) {
    let (mut counts, mut values) = (Vec::new(), Vec::new());
    let mut start = 0;
    while start < of.len() {
        let end = (start..of.len()).take_while(|&i| of[i] == of[start]).last().unwrap_or(start);
        counts.push(match (start, end) {
            (start, end) if end + 1 == of.len() => format!("{start}+"),
            (start, end) if start == end => start.to_string(),
            (start, end) => format!("{start}–{end}"),
        });
        values.push(of[start].to_string());
        start = end + 1;
    }
    (counts.join("/"), values.join("/"))
}

fn condition(condition: &Condition) -> Message {
    match condition {
        Condition::AtLeast { count, n } => {
            Message::new("nusfjord-test-at-least").with("count", label(count)).with("n", *n)
        }
        Condition::AtMost { count: Count::PairLeft, n: 0 } => Message::new("nusfjord-test-cleared"),
        Condition::AtMost { count, n: 0 } => Message::new("nusfjord-test-none").with("count", label(count)),
        Condition::AtMost { count, n } => {
            Message::new("nusfjord-test-at-most").with("count", label(count)).with("n", *n)
        }
        Condition::Ship(hulls) => {
            // What is built stands in another case than the ship's name.
            let built = hulls.iter().map(|&hull| {
                Message::new(match hull {
                    Hull::Sloop => "nusfjord-test-sloop",
                    Hull::Cutter => "nusfjord-test-cutter",
                    Hull::Schooner | Hull::Spare => "nusfjord-test-schooner",
                })
            });
            joined("nusfjord-or", built)
        }
        Condition::Letter(letters) => {
            let letters = letters
                .iter()
                .map(|&letter| Message::new("nusfjord-said").with("what", letter_name(letter).to_string()));
            joined("nusfjord-or", letters)
        }
    }
}

/// A condition as a clause of its own, behind "if".
fn standing(test: &Condition) -> Message {
    let mut said = condition(test);
    said.id = match said.id {
        "nusfjord-test-at-least" => "nusfjord-if-at-least",
        "nusfjord-test-at-most" => "nusfjord-if-at-most",
        other => other,
    };
    said
}

/// The letter as it is printed.
pub(crate) fn letter_name(letter: Letter) -> &'static str {
    match letter {
        Letter::A => "A",
        Letter::B => "B",
        Letter::C => "C",
    }
}

fn moment(moment: Moment) -> Message {
    Message::new(match moment {
        Moment::After(Task::Building) => "nusfjord-moment-building",
        Moment::After(Task::Ship) => "nusfjord-moment-ship",
        Moment::After(Task::Elder) => "nusfjord-moment-elder",
        Moment::After(task) => return Message::new("nusfjord-moment-task").with("task", task_name(task)),
        Moment::ElderUsed => "nusfjord-moment-elder-used",
        Moment::LastWorker => "nusfjord-moment-last-worker",
        Moment::Passed => "nusfjord-moment-passed",
        Moment::FishingEnd => "nusfjord-moment-fishing-end",
        Moment::WorkStart => "nusfjord-moment-work-start",
    })
}

fn modifier(modifier: &Modifier) -> Message {
    match *modifier {
        Modifier::Price { action, less } => Message::new("nusfjord-rule-price")
            .with("task", task_name(action))
            .with("goods", goods_list(less)),
        Modifier::FishAsWood(n) => Message::new("nusfjord-rule-fish-as-wood").with("n", n),
        Modifier::PayFromReserve => Message::new("nusfjord-rule-pay-from-reserve"),
        Modifier::ReserveLimit(n) => Message::new("nusfjord-rule-reserve-limit").with("n", n),
        Modifier::WoodLimit(n) => Message::new("nusfjord-rule-wood-limit").with("n", n),
        Modifier::Catch(n) => Message::new("nusfjord-rule-catch").with("n", n),
        Modifier::ElderKeep(n) => Message::new("nusfjord-rule-elder-keep").with("n", n),
        Modifier::SkipNewShares => Message::new("nusfjord-rule-skip-new-shares"),
        Modifier::PlantOnOne => Message::new("nusfjord-rule-plant-on-one"),
    }
}

/// Two messages for every count: "for each ship" and "ships".
macro_rules! counts {
    ($($count:ident $name:literal)*) => {
        /// "for each ship", "for every 2 ships".
        fn per(count: &Count, step: u8) -> Message {
            match count {
                $(Count::$count => Message::new(concat!("nusfjord-per-", $name)).with("step", step),)*
                Count::Least(of) => {
                    Message::new("nusfjord-per-least").with("step", step).with("of", labels(of))
                }
            }
        }

        /// What is counted, as a plural that can follow a number.
        fn label(count: &Count) -> Arg {
            match count {
                $(Count::$count => Arg::Key(concat!("nusfjord-count-", $name)),)*
                Count::Least(of) => Message::new("nusfjord-count-least").with("of", labels(of)).into(),
            }
        }
    };
}

counts! {
    Ships "ships" Sloops "sloops" Cutters "cutters" Schooners "schooners" ShipKinds "ship-kinds"
    ShipLength "ship-length" Catch "catch" FreeTrack "free-track" Buildings "buildings" BuildingsA "buildings-a"
    BuildingsB "buildings-b" BuildingsC "buildings-c" WoodBuildings "wood-buildings" Neighbours "neighbours"
    Elders "elders" EmptySeats "empty-seats" ElderFish "elder-fish" Plates "plates" Forests "forests"
    ForestPairs "forest-pairs" ForestStacks "forest-stacks" FreeSpaces "free-spaces" Wood "wood" Fish "fish"
    Gold "gold" ReserveFish "reserve-fish" AllFish "all-fish" Shares "shares" OwnShares "own-shares"
    ForeignShares "foreign-shares" Unissued "unissued" Moved "moved" Served "served" PairLeft "pair-left"
}

fn labels(of: &[Count]) -> Arg {
    Arg::List(of.iter().map(label).collect())
}
