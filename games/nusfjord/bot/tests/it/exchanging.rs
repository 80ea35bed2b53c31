//! Exchanges of Nusfjord: made for a purpose, or not at all.

use std::sync::atomic::AtomicBool;

use bots::{Budget, Kind, Knowledge, Limits, Player, laws::material, search::Mind};
use nusfjord::{Action, Deed, Nusfjord, Position};
use nusfjord_bot::NusfjordBot;
use tabletop::{Game, Notation, Seat, Seen};

const A: Seat = Seat(0);

/// Seat a owns a Resource Trade, and so many wood and fish, in round 7.
fn trader(turns: u8, wood: u16, fish: u16, open: &[&str]) -> Nusfjord {
    let position = Position::new(&"2p".parse().unwrap(), material::<Nusfjord>()).round(7, A).turns(turns);
    let position = position.open(open).seat(A, |a| _ = a.goods(wood, fish, 0).built("resource-trade", "b1"));
    position.ready().unwrap()
}

fn is_pointless(game: &Nusfjord, action: &str) -> bool {
    NusfjordBot::is_pointless(game, A, Action::parse(action).unwrap())
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
