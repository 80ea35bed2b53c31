//! What a card may say. These laws keep every edition playable: no endless chain, no exchange that makes goods out of
//! nothing, no op where it has no meaning.

use tabletop::MaterialError;

use crate::{
    code::Building,
    effect::{Ability, Condition, Count, Modifier, Moment, Op, Special, Task, Worth},
    goods::Goods,
};

/// Where an op stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    Build,
    When(Moment),
    Once,
    Elder,
}

pub(super) fn check_abilities(abilities: &[Ability]) -> Result<(), String> {
    let several = |wanted: fn(&Ability) -> bool| abilities.iter().filter(|a| wanted(a)).count() > 1;
    if several(|a| matches!(a, Ability::Build(_)))
        || several(|a| matches!(a, Ability::Anytime(_)))
        || several(|a| matches!(a, Ability::Once(_)))
    {
        return Err("`build`, `anytime` and `once` may stand once each".into());
    }
    for ability in abilities {
        match ability {
            Ability::Build(ops) => check_ops(ops, Within::Build)?,
            Ability::When { on, test, ops } => {
                if let Some(test) = test {
                    check_condition(test, Some(*on))?;
                }
                check_ops(ops, Within::When(*on))?;
            }
            Ability::Anytime(ops) => ops.iter().try_for_each(check_exchange)?,
            Ability::Once(ops) => check_ops(ops, Within::Once)?,
            Ability::Always(modifier) => check_modifier(modifier)?,
            Ability::Score(worth) => check_worth(worth, None, true)?,
        }
    }
    Ok(())
}

pub(super) fn check_elder(ops: &[Op]) -> Result<(), String> {
    if ops.is_empty() {
        return Err("an elder without ops".into());
    }
    check_ops(ops, Within::Elder)
}

fn check_ops(ops: &[Op], within: Within) -> Result<(), String> {
    if ops.is_empty() {
        return Err("an empty list of ops".into());
    }
    ops.iter().try_for_each(|op| check_op(op, within))
}

fn check_op(op: &Op, within: Within) -> Result<(), String> {
    let moment = if let Within::When(on) = within { Some(on) } else { None };
    match op {
        Op::Gain(goods) if *goods == Goods::NONE => Err("a `gain` of nothing".into()),
        Op::Gain(_) | Op::AddForest => Ok(()),
        Op::GainBy { by, .. } => check_worth(by, moment, false),
        Op::Swap { give, .. } if *give == Goods::NONE => Err("a `swap` that gives nothing".into()),
        Op::Swap { times: Some(0), .. } => Err("a `swap` with `times = 0`".into()),
        Op::Swap { .. } => Ok(()),
        Op::Do { .. } => check_do(op),
        Op::Upgrade { sloop, cutter } if sloop.in_reserve() || cutter.in_reserve() => {
            Err("an upgrade is paid from the personal supply".into())
        }
        Op::Upgrade { .. } => Ok(()),
        Op::Choose(lists) if lists.len() < 2 => Err("a `choose` needs two lists at least".into()),
        Op::Choose(lists) => lists.iter().try_for_each(|ops| check_ops(ops, within)),
        Op::Special(special) => {
            let fits = match special {
                Special::OnTrack | Special::Museum | Special::FreeElder => within == Within::Build,
                Special::CopySpace => within == Within::Elder,
                Special::SellShip => false,
            };
            if fits { Ok(()) } else { Err(format!("{special:?} has no meaning here")) }
        }
    }
}

fn check_do(op: &Op) -> Result<(), String> {
    let Op::Do { action, less, price, ships, plates } = op else { return Ok(()) };
    let allowed = |field: &str, present: bool, tasks: &[Task]| {
        if present && !tasks.contains(action) {
            return Err(format!("`{field}` has no meaning with this action"));
        }
        Ok(())
    };
    allowed("less", less.is_some(), &[Task::Ship, Task::Building, Task::Buy])?;
    allowed("price", price.is_some(), &[Task::Ship, Task::Serve])?;
    allowed("ships", ships.is_some(), &[Task::Ship])?;
    allowed("plates", plates.is_some(), &[Task::Serve])?;
    if less.is_some_and(|goods| goods.in_reserve()) {
        return Err("a rebate is on goods of the personal supply".into());
    }
    if let Some(prices) = price {
        let fish_only = |p: &Goods| *p == Goods::new(0, p.fish, 0);
        if prices.is_empty() || prices.iter().any(|p| p.in_reserve()) {
            return Err("`price` needs alternatives, paid from the personal supply".into());
        }
        if *action == Task::Serve && !(prices.len() == 1 && fish_only(&prices[0])) {
            return Err("the `price` of a plate is one number of fish".into());
        }
    }
    if ships.as_ref().is_some_and(Vec::is_empty) || *plates == Some(0) {
        return Err("an action that can never be carried out".into());
    }
    Ok(())
}

/// Points per good for the law that exchanges only ever go down: wood 7, fish 4 wherever it lies, gold 0.
pub fn measure(goods: Goods) -> u32 {
    7 * (u32::from(goods.wood) + u32::from(goods.reserve_wood))
        + 4 * (u32::from(goods.fish) + u32::from(goods.reserve_fish))
}

fn check_exchange(op: &Op) -> Result<(), String> {
    match op {
        Op::Swap { give, get, times: None } => {
            if give.gold > 0 {
                return Err("an any-time exchange may not take gold".into());
            }
            if measure(*give) <= measure(*get) {
                return Err(format!(
                    "an any-time exchange must lose value (wood 7, fish 4, gold 0), but {} become {}",
                    measure(*give),
                    measure(*get)
                ));
            }
            Ok(())
        }
        Op::Special(Special::SellShip) => Ok(()),
        _ => Err("`anytime` holds only `swap` without `times` and `sell_ship`".into()),
    }
}

fn check_modifier(modifier: &Modifier) -> Result<(), String> {
    match modifier {
        Modifier::Price { action: Task::Building | Task::Ship | Task::Buy, less } if !less.in_reserve() => {
            Ok(())
        }
        Modifier::Price { .. } => Err("only prices of building, ship and buy can fall".into()),
        Modifier::ElderKeep(kept) if *kept > 3 => Err("an elder pays 3 fish at most".into()),
        Modifier::WoodLimit(limit) if *limit > 200 => Err("a wood limit above 200".into()),
        Modifier::Catch(more) if *more > 20 => Err("a catch raised by more than 20".into()),
        _ => Ok(()),
    }
}

fn check_worth(worth: &Worth, moment: Option<Moment>, scoring: bool) -> Result<(), String> {
    match worth {
        Worth::Flat(_) => Ok(()),
        Worth::Per { step: Some(0), .. } => Err("`step = 0`".into()),
        Worth::Per { min: Some(min), max: Some(max), .. } if min > max => Err("`min` above `max`".into()),
        Worth::Per { count, .. } => check_count(count, moment, scoring),
        Worth::Table { of, .. } if of.is_empty() => Err("an empty table".into()),
        Worth::Table { count, .. } => check_count(count, moment, scoring),
        Worth::Test { test: Condition::Ship(_) | Condition::Letter(_), .. } => {
            Err("ship and letter are known only to the `test` of a `when`".into())
        }
        Worth::Test { test, .. } => check_condition(test, moment),
        Worth::Sum { of, .. } if of.is_empty() => Err("an empty sum".into()),
        Worth::Sum { of, .. } => of.iter().try_for_each(|part| check_worth(part, moment, scoring)),
    }
}

fn check_count(count: &Count, moment: Option<Moment>, scoring: bool) -> Result<(), String> {
    let needs = |task: Task| {
        if moment == Some(Moment::After(task)) {
            Ok(())
        } else {
            Err(format!("{count:?} is known only after the action it belongs to"))
        }
    };
    match count {
        Count::Moved => needs(Task::Transfer),
        Count::Served => needs(Task::Serve),
        Count::PairLeft => needs(Task::Clear),
        Count::Neighbours if !scoring => Err("neighbours are counted only by `score`".into()),
        Count::Least(of) if of.is_empty() => Err("the least of nothing".into()),
        Count::Least(of) => of.iter().try_for_each(|count| check_count(count, moment, scoring)),
        _ => Ok(()),
    }
}

fn check_condition(condition: &Condition, moment: Option<Moment>) -> Result<(), String> {
    match condition {
        Condition::AtLeast { count, .. } | Condition::AtMost { count, .. } => {
            check_count(count, moment, false)
        }
        Condition::Ship(_) if moment == Some(Moment::After(Task::Ship)) => Ok(()),
        Condition::Ship(_) => Err("the ship is known only after Build a Ship".into()),
        Condition::Letter(_) if moment == Some(Moment::After(Task::Building)) => Ok(()),
        Condition::Letter(_) => Err("the letter is known only after Build a Building".into()),
    }
}

/// Actions that `ops` can start.
fn started(ops: &[Op]) -> Vec<Task> {
    ops.iter()
        .flat_map(|op| match op {
            Op::Do { action, .. } => vec![*action],
            Op::Choose(lists) => lists.iter().flat_map(|ops| started(ops)).collect(),
            _ => Vec::new(),
        })
        .collect()
}

/// No endless chain over all decks, since decks may be mixed: reactions that start actions must not lead back to the
/// action they react to, and at most one card is a museum (a harbor has one).
pub(super) fn check_chains(buildings: &[Building]) -> Result<(), MaterialError> {
    let error = |building: &Building, reason: String| {
        MaterialError::new("cards", format!("building {}", building.number), reason)
    };
    let mut leads = [0u16; 11];
    for building in buildings {
        for ability in &building.abilities {
            let Ability::When { on, ops, .. } = ability else { continue };
            match on {
                Moment::After(task) => {
                    leads[*task as usize] |= started(ops).iter().fold(0, |set, &t| set | 1 << t as u8);
                }
                Moment::ElderUsed if started(ops).contains(&Task::Elder) => {
                    return Err(error(building, "a used elder may not lead to an elder".into()));
                }
                _ => {}
            }
        }
    }
    for _ in 0..11 {
        for from in 0..11 {
            for over in 0..11 {
                if leads[from] >> over & 1 == 1 {
                    leads[from] |= leads[over];
                }
            }
        }
    }
    if let Some(task) = Task::ALL.into_iter().find(|&task| leads[task as usize] >> task as u8 & 1 == 1) {
        let reason = format!("reactions to {task:?} lead back to {task:?}");
        return Err(MaterialError::new("cards", "when", reason));
    }
    let museum = |b: &&Building| b.abilities.iter().any(has_museum);
    if buildings.iter().filter(museum).count() > 1 {
        return Err(MaterialError::new("cards", "museum", "only one card may be a museum"));
    }
    Ok(())
}

fn has_museum(ability: &Ability) -> bool {
    matches!(ability, Ability::Build(ops) if ops.contains(&Op::Special(Special::Museum)))
}
