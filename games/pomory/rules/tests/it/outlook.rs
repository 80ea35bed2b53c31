//! The calculator: what a pair would earn in each weather.

use pomory::{Position, SaltNeed, Weather, most_catch, outlook};

use crate::desk::{A, B, Desk, Written, cards, position};

fn at_bets(position: Position) -> Desk {
    Desk::new(position.bets())
}

#[test]
fn it_tells_catch_need_and_points_for_each_weather() {
    let desk = at_bets(position().ships("c19 a, c08 a, c09 b").lies("S1 S2 F1 C1"));
    let rows = outlook(&desk.seen_by(A), A, cards("salmon 8"));
    assert_eq!(rows.iter().map(|row| row.weather).collect::<Vec<_>>(), Weather::ALL);
    assert_eq!(rows.iter().map(|row| row.ninths).collect::<Vec<_>>(), [1, 2, 2, 2, 2]);
    let fair = &rows[0];
    assert!(fair.lost.is_empty());
    assert_eq!((fair.catches[0].ships, fair.catches[0].value, fair.catches[0].points()), (2, 3, 6));
    assert_eq!(fair.salt, [SaltNeed { value: 8, need: 2 }]);
    assert_eq!((fair.least, fair.most, fair.is_sure()), (0, 8, false));
    // A storm at port 5 takes c08 and c09: one ship less, more to be caught by the opponent.
    let kem = &rows[3];
    assert_eq!(kem.lost.iter().map(|lost| lost.at.cell.number()).collect::<Vec<_>>(), [9, 8]);
    assert_eq!((kem.catches[0].points(), kem.salt[0].need), (3, 5));
    // Port 3 takes c19.
    assert_eq!(rows[1].catches[0].points(), 3);
}

#[test]
fn catch_and_catch_is_sure() {
    let desk = at_bets(position().ships("c19 a, c01 a").lies("S2 C1 F1 H1"));
    let rows = outlook(&desk.seen_by(A), A, cards("salmon cod"));
    assert!(rows.iter().all(pomory::Outlook::is_sure));
    let points: Vec<u8> = rows.iter().map(|row| row.least).collect();
    // Port 3 takes both ships, port 4 reaches c01, ports 5 and 6 neither.
    assert_eq!(points, [3, 0, 0, 3, 3]);
}

/// The forecast is what really happens, in every weather, whoever is asked.
#[test]
fn it_agrees_with_the_round_that_follows() {
    let positions = [
        position().ships("c04 a/b, c06 b, c08 a, c13 b/a, c20 a").lies("S2 T2 H2 F1"),
        position().ships("c01 a, c02 b, c03 a/b, c12 a, c17 b").lies("C2 T1 H2 F1"),
    ];
    for position in positions {
        for pair in ["salmon seal", "cod 4", "seal 6", "4 8"] {
            let desk = at_bets(position.clone());
            for row in outlook(&desk.seen_by(A), A, cards(pair)) {
                let mut desk = desk.clone();
                desk.run(&format!("a bet {pair}; b bet 10 12; * sealed"));
                match row.weather {
                    Weather::Fair => desk.run("* die 1; * die 1"),
                    Weather::Storm(port) => desk.run(&format!("* die {port}")),
                };
                desk.run("* open");
                let caught: u8 = row.catches.iter().map(|catch| catch.points()).sum();
                assert_eq!(desk.part(A).caught, Some(caught), "{pair}, {:?}", row.weather);
                let lost: Vec<_> = desk.view().story.lost.into_iter().flatten().collect();
                assert_eq!(lost, row.lost);
                while let pomory::Step::Refill(_) = desk.view().step {
                    let card = desk.outcomes()[0];
                    desk.run(&format!("* {card}"));
                }
                assert_eq!(desk.part(A).points, row.least, "b caught nothing: {pair}, {:?}", row.weather);
            }
        }
    }
}

#[test]
fn it_says_what_the_opponent_can_catch_at_most() {
    let desk = at_bets(position().ships("c19 a, c01 b, c02 b, c09 b, c08 a/b").lies("S2 C2 F1 H1"));
    assert_eq!(most_catch(&desk.seen_by(A), B), 4 + 1, "the blocked ship does not count");
}

/// What bots read off a state agrees with what the calculator says.
#[test]
fn reckoning_agrees_with_the_calculator() {
    let desk = at_bets(position().ships("c04 a/b, c06 b, c08 a, c13 b/a, c20 a").lies("S2 T2 H2 F1"));
    let values = desk.game.open_values();
    assert_eq!(values, [2, 1, 2, 0, 2]);
    for weather in Weather::ALL {
        let ships = desk.game.free_ships_after(weather);
        for kind in pomory::Kind::ALL {
            for seat in [A, B] {
                let pair = [pomory::Card::catch(kind), pomory::Card::salt(4).unwrap()].into_iter().collect();
                let row = outlook(&desk.seen_by(seat), seat, pair)
                    .into_iter()
                    .find(|row| row.weather == weather)
                    .unwrap();
                assert_eq!(
                    row.catches[0].ships,
                    ships[seat.index()][kind.index()],
                    "{weather:?} {kind:?} {seat}"
                );
                assert_eq!(row.catches[0].value, values[kind.index()]);
            }
        }
    }
    assert_eq!((desk.game.supply(A), desk.game.docked(A), desk.game.next_set()), (1, 0, 4));
    assert_eq!((desk.game.hand(A), desk.game.bet(A)), (pomory::Cards::ALL, pomory::Cards::NONE));
}
