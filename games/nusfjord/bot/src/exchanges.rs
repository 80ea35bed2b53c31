//! Exchanges that lead nowhere. Any-time exchanges lose value, so a row of them ends; but wood into fish and fish back into
//! wood within one turn only throws goods away, and search, to which they look like many ways to the same place, would
//! now and then go such a way.

use nusfjord::{Action, Nusfjord};
use tabletop::{Game, Seat, Seen, Turn};

/// Wood that a clearing would bring.
const CLEARING: u16 = 5;

/// Is `action` an exchange that neither opens anything to `seat` in this turn nor brings points or makes room for wood?
pub(super) fn is_pointless(game: &Nusfjord, seat: Seat, action: Action) -> bool {
    if !matches!(action, Action::Trade(..)) || brings_gold(game, seat, action) {
        return false;
    }
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
