//! Exchanges of Nusfjord: made for a purpose, or not at all.

use std::sync::{Arc, atomic::AtomicBool};

use bots::{Budget, Kind, Knowledge, Limits, Player, laws::material, search::Mind};
use nusfjord::{Action, Deed, Event, Nusfjord, Position};
use nusfjord_bot::NusfjordBot;
use tabletop::{Game, Notation, Seat, Seen};

const A: Seat = Seat(0);

/// Seat a owns a Resource Trade, and so many wood and fish, in round 7.
fn trader(turns: u8, wood: u16, fish: u16, open: &[&str]) -> Nusfjord {
    trading(turns, wood, fish).open(open).ready().unwrap()
}

fn trading(turns: u8, wood: u16, fish: u16) -> Position {
    let position = Position::new(&"2p".parse().unwrap(), material::<Nusfjord>()).round(7, A).turns(turns);
    position.seat(A, |a| _ = a.goods(wood, fish, 0).built("resource-trade", "b1"))
}

fn is_pointless(game: &Nusfjord, action: &str) -> bool {
    is_pointless_after(&[], game, action)
}

/// The same for somebody who remembers what happened before.
fn is_pointless_after(past: &[Arc<[Event]>], game: &Nusfjord, action: &str) -> bool {
    let seen = Seen::new(game, A).with_past(past);
    NusfjordBot::is_pointless(&seen, game, Action::parse(action).unwrap())
}

fn act(game: &mut Nusfjord, past: &mut Vec<Arc<[Event]>>, seat: Seat, action: Action) {
    let mut events = Vec::new();
    game.act_unchecked(seat, action, &mut events);
    past.push(events.into());
}

fn choose(kind: Kind, game: &Nusfjord, seat: Seat, seed: u64) -> Action {
    let stop = AtomicBool::new(false);
    let limits = Limits::new(Budget::Playouts(30), seed, &stop);
    Player::from(kind).bot::<NusfjordBot>(Mind::default()).choose(&Seen::new(game, seat), &limits)
}

#[test]
fn no_level_exchanges_goods_that_are_worth_nothing_any_more() {
    let mut game = trader(4, 6, 9, &[]);
    game.act_unchecked(A, Action::Work(Deed::Gold), &mut ());
    let mut legal = Vec::new();
    game.legal(A, &mut legal);
    assert_eq!(legal.len(), 3, "two exchanges, or the end: {legal:?}");
    for kind in [Kind::Deckhand, Kind::Mate, Kind::Skipper, Kind::Pilot, Kind::Search] {
        for seed in 0..20 {
            let chosen = choose(kind, &game, A, seed);
            assert_eq!(chosen, Action::End, "{kind:?}, seed {seed}");
        }
    }
}

#[test]
fn an_exchange_has_a_purpose_if_it_opens_something_or_makes_room() {
    // 2 fish for 1 wood buys a Fish Stand; without one it buys nothing.
    assert!(!is_pointless(&trader(4, 0, 2, &["fish-stand"]), "trade resource-trade"));
    assert!(is_pointless(&trader(4, 0, 2, &[]), "trade resource-trade"));
    // Several exchanges together may be what it takes: 2 wood and 2 fish are a sloop.
    assert!(!is_pointless(&trader(4, 0, 6, &[]), "trade resource-trade"));
    // With a full store a clearing would lose wood; with a bare one a wood for a fish opens nothing.
    assert!(!is_pointless(&trader(4, 12, 0, &[]), "trade resource-trade/2"));
    assert!(is_pointless(&trader(4, 1, 5, &["fish-stand"]), "trade resource-trade/2"));
    assert!(!is_pointless(&trader(4, 1, 5, &["fish-stand"]), "pass"), "only exchanges are looked at");
}

#[test]
fn a_turn_has_few_exchanges() {
    for seed in 0..4 {
        let mut game = trader(0, 9, 12, &["fish-stand", "yard", "boathouse"]);
        let mut exchanges = 0;
        while game.turn() != tabletop::Turn::Over {
            let tabletop::Turn::Seats(seats) = game.turn() else { break };
            let seat = seats.lowest().unwrap();
            let chosen = choose(Kind::Deckhand, &game, seat, seed);
            exchanges += u32::from(matches!(chosen, Action::Trade(..)));
            game.act_unchecked(seat, chosen, &mut ());
        }
        assert!(exchanges <= 9, "seed {seed}: {exchanges} exchanges in three turns");
    }
}

/// Fish for wood and wood for fish each open something here, and together they only cost a fish: nobody goes to and fro.
#[test]
fn no_exchange_leads_back_within_a_turn() {
    // A sloop takes 2 wood and 2 fish, the next plate 3 fish.
    let mut game = trading(4, 1, 4).plates(2).ready().unwrap();
    let mut past = Vec::new();
    let [to_wood, to_fish] = ["trade resource-trade", "trade resource-trade/2"];
    assert!(!is_pointless(&game, to_wood), "it opens a sloop");
    act(&mut game, &mut past, A, Action::parse(to_wood).unwrap());
    assert!(!is_pointless(&game, to_fish), "to somebody who has forgotten it would open a plate");
    assert!(
        is_pointless_after(&past, &game, to_fish),
        "2 wood and 2 fish, and then 1 and 3, but it had 1 and 4"
    );
    // What somebody else exchanged, or what lies before a worker was placed, is no way back.
    let others = past.iter().flat_map(|step| step.iter()).map(|&event| match event {
        Event::Exchanged { give, get, by, .. } => Event::Exchanged { seat: Seat(1), give, get, by },
        event => event,
    });
    assert!(!is_pointless_after(&[others.collect()], &game, to_fish));
    past.push([Event::Passed { seat: Seat(1) }].into());
    assert!(!is_pointless_after(&past, &game, to_fish));
}

/// Exchanges in one direction that are worth making only together are made.
#[test]
fn further_on_is_not_back() {
    let mut game = trader(4, 0, 6, &[]);
    let mut past = Vec::new();
    act(&mut game, &mut past, A, Action::parse("trade resource-trade").unwrap());
    assert!(!is_pointless_after(&past, &game, "trade resource-trade"), "the second wood for a sloop");
}

/// Wood that found no room counts as given away, so that the position before the exchange is known exactly.
#[test]
fn wood_that_found_no_room_is_remembered() {
    let mut game = trader(4, 12, 4, &[]);
    let before = game.holdings(A).stock;
    let mut past = Vec::new();
    act(&mut game, &mut past, A, Action::parse("trade resource-trade").unwrap());
    assert_eq!((before.wood, game.holdings(A).stock.wood), (12, 12), "the store was full");
    assert!(past[0].iter().any(|event| matches!(event, Event::WoodLost { wood: 1, .. })));
    // 11 wood and 3 fish are less than the 12 and 4 there were.
    assert!(is_pointless_after(&past, &game, "trade resource-trade/2"));
}

/// Whole turns of every level, with different exchanges, goods and buildings to be had: the goods after an exchange never
/// lie within those before an earlier one of the row.
#[test]
fn no_level_goes_to_and_fro() {
    let tables = [
        ("2p", "resource-trade", 0, (9, 12), "fish-stand yard boathouse"),
        ("2p", "resource-trade", 3, (1, 4), ""),
        ("2p", "resource-trade", 0, (12, 0), "parish-house"),
        ("2p mixed", "resource-trade", 2, (3, 9), "fish-trade net-pen"),
        ("2p deck=mackerel", "fish-trade", 0, (2, 16), "net-pen"),
        ("2p deck=mackerel", "fish-trade", 4, (8, 2), ""),
    ];
    let mut exchanges = 0;
    for (setup, owned, turns, (wood, fish), open) in tables {
        let material = material::<Nusfjord>();
        let position = Position::new(&setup.parse().unwrap(), material).round(7, A).turns(turns);
        let position = position.seat(A, |a| _ = a.goods(wood, fish, 0).built(owned, "b1"));
        let open: Vec<&str> = open.split_whitespace().collect();
        let table = position.open(&open).ready().unwrap();
        for kind in [Kind::Deckhand, Kind::Mate, Kind::Skipper, Kind::Pilot, Kind::Search] {
            for seed in 0..3 {
                exchanges += played_on(&table, kind, seed);
            }
        }
    }
    assert!(exchanges > 20, "only {exchanges} exchanges were made at all");
}

/// Plays to the end; how many exchanges there were.
#[track_caller]
fn played_on(table: &Nusfjord, kind: Kind, seed: u64) -> u32 {
    let (mut game, mut past, mut row) = (table.clone(), Vec::new(), Vec::new());
    let mut exchanges = 0;
    while let tabletop::Turn::Seats(seats) = game.turn() {
        let seat = seats.lowest().unwrap();
        let stop = AtomicBool::new(false);
        let limits = Limits::new(Budget::Playouts(30), seed, &stop);
        let seen = Seen::new(&game, seat).with_past(&past);
        let chosen = Player::from(kind).bot::<NusfjordBot>(Mind::default()).choose(&seen, &limits);
        let before = game.holdings(seat).stock;
        act(&mut game, &mut past, seat, chosen);
        if !matches!(chosen, Action::Trade(..)) {
            row.clear();
            continue;
        }
        exchanges += 1;
        row.push((before.wood, before.fish, before.gold));
        let after = game.holdings(seat).stock;
        let is_back = row
            .iter()
            .any(|&(wood, fish, gold)| after.wood <= wood && after.fish <= fish && after.gold <= gold);
        assert!(!is_back, "{kind:?}, seed {seed}: {row:?}, then {after:?}");
    }
    exchanges
}
