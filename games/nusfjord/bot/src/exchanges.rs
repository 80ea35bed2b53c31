//! Exchanges that lead nowhere. Any-time exchanges lose value, so a row of them ends; but wood into fish and fish back into
//! wood within one turn only throws goods away, and search, to which they look like many ways to the same place, would
//! now and then go such a way.

use nusfjord::{Action, Event, Goods, Nusfjord, Stock};
use tabletop::{Game, Seat, Seen, Turn};

/// Wood that a clearing would bring.
const CLEARING: u16 = 5;

/// Is `action` an exchange that leads back to where the row of exchanges has been, or that neither opens anything in this
/// turn nor brings points or makes room for wood?
pub(super) fn is_pointless(seen: &Seen<'_, Nusfjord>, game: &Nusfjord, action: Action) -> bool {
    let seat = seen.seat();
    if !matches!(action, Action::Trade(..)) {
        return false;
    }
    leads_back(seen, game, action) || !brings_gold(game, seat, action) && opens_nothing(game, seat, action)
}

/// Would the seat have no more of anything than before some exchange of the row that it has just made? Goods are all that
/// such a row changes, so it would be back where it was, or worse off.
fn leads_back(seen: &Seen<'_, Nusfjord>, game: &Nusfjord, action: Action) -> bool {
    let seat = seen.seat();
    let mut after = game.clone();
    after.act_unchecked(seat, action, &mut ());
    let reached = after.holdings(seat).stock;
    let mut earlier = game.holdings(seat).stock;
    for event in seen.events().rev() {
        match event {
            Event::Exchanged { seat: owner, give, get, .. } if owner == seat => {
                earlier = before_exchange(earlier, give, get);
                if is_within(reached, earlier) {
                    return true;
                }
            }
            // It follows the exchange that brought too much.
            Event::WoodLost { seat: owner, wood } if owner == seat => earlier.wood += u16::from(wood),
            _ => return false,
        }
    }
    false
}

/// What there was before `give` was exchanged for `get`.
fn before_exchange(after: Stock, give: Goods, get: Goods) -> Stock {
    let before = |now: u16, give: u8, get: u8| (now + u16::from(give)).saturating_sub(get.into());
    Stock {
        wood: before(after.wood, give.wood, get.wood),
        fish: before(after.fish, give.fish, get.fish),
        gold: before(after.gold, give.gold, get.gold),
        reserve_wood: before(after.reserve_wood, give.reserve_wood, get.reserve_wood),
        reserve_fish: before(after.reserve_fish, give.reserve_fish, get.reserve_fish),
    }
}

/// Is there at least as much of everything in `most`?
fn is_within(stock: Stock, most: Stock) -> bool {
    stock.wood <= most.wood
        && stock.fish <= most.fish
        && stock.gold <= most.gold
        && stock.reserve_wood <= most.reserve_wood
        && stock.reserve_fish <= most.reserve_fish
}

/// Does neither this exchange nor its repetition open anything or bring points, and does it make no room?
fn opens_nothing(game: &Nusfjord, seat: Seat, action: Action) -> bool {
    let (now, points, window) = (openings(game, seat), game.points(seat), is_before(game, seat));
    let mut later = game.clone();
    let mut first = true;
    while later.check(seat, action).is_ok() {
        later.act_unchecked(seat, action, &mut ());
        let same_round = later.round() == game.round() || later.turn() == Turn::Over;
        if same_round && later.points(seat) > points {
            return false;
        }
        if !later.turn().awaits(seat) || is_before(&later, seat) != window {
            break;
        }
        let then = openings(&later, seat);
        if then.iter().any(|opened| !now.contains(opened)) {
            return false;
        }
        let kept = now.iter().all(|open| then.contains(open));
        if first && window && kept && makes_room(game, &later, seat) {
            return false;
        }
        first = false;
    }
    true
}

/// What `seat` may do beside exchanges of goods for goods.
fn openings(game: &Nusfjord, seat: Seat) -> Vec<Action> {
    let mut legal = Seen::new(game, seat).legal();
    legal.retain(|&action| !matches!(action, Action::Trade(..)) || brings_gold(game, seat, action));
    legal
}

/// Has the worker of this turn not been placed yet?
fn is_before(game: &Nusfjord, seat: Seat) -> bool {
    game.turn().awaits(seat) && game.check(seat, Action::Pass).is_ok()
}

fn brings_gold(game: &Nusfjord, seat: Seat, trade: Action) -> bool {
    let mut after = game.clone();
    after.act_unchecked(seat, trade, &mut ());
    after.holdings(seat).stock.gold > game.holdings(seat).stock.gold
}

/// Would a clearing have lost wood that now finds room?
fn makes_room(before: &Nusfjord, after: &Nusfjord, seat: Seat) -> bool {
    let (before, after) = (before.holdings(seat), after.holdings(seat));
    after.stock.wood < before.stock.wood && before.stock.wood + CLEARING > before.wood_limit.into()
}
