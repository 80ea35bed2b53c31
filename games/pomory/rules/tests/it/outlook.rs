//! The calculator: the least and the most that a pair earns in each weather.

use dealer::Quick;
use pomory::{
    Cards, Deed, News, Outlook, Part, Pomory, Position, Span, Step, Weather, losses, news_to_reckon_with,
    news_to_turn_weather, outlook,
};
use tabletop::{Dealer as _, Game, Seat, Turn, Viewer};

use crate::desk::{A, B, Desk, Written, cards, likely, material, position, resources};

fn at_bets(position: Position) -> Desk {
    Desk::new(position.bets())
}

fn span(least: u8, most: u8) -> Span {
    Span { least, most }
}

fn sure(number: u8) -> Span {
    span(number, number)
}

/// What a seat is told of its pair in one weather.
fn told(desk: &Desk, seat: Seat, pair: &str, weather: usize) -> Outlook {
    outlook(&desk.seen_by(seat), seat, cards(pair)).swap_remove(weather)
}

#[test]
fn it_tells_catch_need_and_points_for_each_weather() {
    let desk = at_bets(position().ships("c19 a, c08 a, c09 b").lies("S1 S2 F1 C1"));
    let rows = outlook(&desk.seen_by(A), A, cards("salmon 8"));
    assert_eq!(rows.iter().map(|row| row.weather).collect::<Vec<_>>(), Weather::ALL);
    assert_eq!(rows.iter().map(|row| row.ninths).collect::<Vec<_>>(), [1, 2, 2, 2, 2]);
    let fair = &rows[0];
    assert!(fair.lost.is_empty());
    let salmon = fair.catches[0];
    assert_eq!((salmon.ships, salmon.value, salmon.points), (sure(2), sure(3), sure(6)));
    // b has a ship on flounder: 1 now, and at most 4 once the quay is refilled.
    assert_eq!((fair.theirs, fair.salt[0].demand, fair.salt[0].need), (span(0, 4), span(6, 10), 2));
    assert_eq!(fair.points, span(0, 8));
    // A storm at port 5 takes c08 and c09: one ship less, and b has no other.
    let kem = &rows[3];
    assert_eq!(kem.lost.iter().map(|lost| lost.at.cell.number()).collect::<Vec<_>>(), [9, 8]);
    assert_eq!((kem.catches[0].points, kem.theirs, kem.salt[0].demand), (sure(3), sure(0), sure(3)));
    assert!(kem.salt[0].is_lost() && kem.points == sure(0));
    // Port 3 takes c19.
    assert_eq!(rows[1].catches[0].points, sure(3));
}

#[test]
fn the_first_players_catch_is_sure() {
    let desk = at_bets(position().ships("c19 a, c01 a").lies("S2 C1 F1 H1"));
    let rows = outlook(&desk.seen_by(A), A, cards("salmon cod"));
    // Port 3 takes both ships, port 4 reaches c01, ports 5 and 6 neither.
    assert_eq!(rows.iter().map(|row| row.points).collect::<Vec<_>>(), [3, 0, 0, 3, 3].map(sure));
}

/// What the first player may take is not sure for the second: he may find nothing, or what the quay was refilled with.
#[test]
fn the_second_player_is_promised_nothing_that_the_first_may_take() {
    let ready = || position().ships("c19 a, c20 b, c01 b");
    let desk = at_bets(ready().lies("S2 C2 F1 H1"));
    let row = told(&desk, B, "salmon cod", 0);
    let [salmon, cod] = row.catches[..] else { panic!("two catch cards") };
    assert_eq!((salmon.value, salmon.points), (span(0, 2), span(0, 2)), "a has a ship on salmon");
    // a cannot take cod, but may free places for more of it.
    assert_eq!((cod.value, cod.points), (span(2, 4), span(2, 4)));
    assert_eq!(row.points, span(0, 4), "the salmon may be gone");
    // Without a's ship on salmon nothing can be taken and nothing is refilled.
    let alone = at_bets(position().ships("c20 b, c01 b").lies("S2 C2 F1 H1"));
    assert_eq!(told(&alone, B, "salmon cod", 0).points, sure(4));
    // Nor is anything refilled when the deck is empty: then the salmon is there or gone.
    let last = at_bets(ready().lies("S2 C2 F1 H1").deck(&[]));
    assert_eq!(told(&last, B, "salmon cod", 0).catches[1].value, sure(2));
    assert_eq!(told(&last, B, "salmon cod", 0).points, span(0, 4));
}

/// Salt of the second player: what the first takes from him he brings to the demand.
#[test]
fn what_the_first_player_takes_raises_the_demand() {
    let desk = at_bets(position().ships("c19 a, c20 b").lies("S2 S2 F1 H1").deck(&[]));
    let row = told(&desk, B, "salmon 4", 0);
    // Either a fishes the salmon, 4, or b does: the demand is 4 in any case, but b's own card may fail.
    assert_eq!(row.salt[0].demand, sure(4));
    assert!(row.salt[0].is_sure());
    assert_eq!((row.catches[0].points, row.points), (span(0, 4), span(0, 4)));
    assert_eq!(told(&desk, B, "4 12", 0).salt[0].demand, span(0, 4), "a may bet salt, too");
}

/// Salt Decree in a hand that nobody sees: the demand may fall by as much as the card says.
#[test]
fn a_decree_that_the_other_may_hold_is_counted() {
    let ready = || position().ships("c19 a, c20 a").lies("S2 S1 F1 H1").deck(&resources("H2"));
    let pair = "salmon 6";
    let plain = at_bets(ready());
    assert_eq!((told(&plain, A, pair, 0).points, told(&plain, A, pair, 0).salt[0].need), (sure(6), 0));
    let hidden = at_bets(ready().news(B, &[News::Word]));
    let row = told(&hidden, A, pair, 0);
    assert_eq!((row.salt[0].demand, row.salt[0].need, row.points), (span(4, 8), 2, span(0, 6)));
    assert_eq!(news_to_reckon_with(&hidden.seen_by(A), A), [News::Calm, News::Nets, News::Decree]);
    // Known to lie elsewhere: played, in the own hand, or put under the deck by the seat itself.
    let played = at_bets(ready().news(B, &[News::Word]).played_news(&[News::Decree]));
    let own = at_bets(ready().news(B, &[News::Word]).news(A, &[News::Decree]));
    let under = at_bets(ready().news(B, &[News::Word]).returned_news(&[(News::Decree, A)]));
    for desk in [played, own, under] {
        assert_eq!(told(&desk, A, pair, 0).points, sure(6));
        assert_eq!(news_to_reckon_with(&desk.seen_by(A), A), [News::Calm, News::Nets]);
    }
    let theirs = at_bets(ready().news(B, &[News::Word]).returned_news(&[(News::Decree, B)]));
    assert_eq!(told(&theirs, A, pair, 0).points, span(0, 6), "what b put there a has not seen");
}

/// Dead Calm may keep a blocker where it is, and the ship below it from catching.
#[test]
fn a_calm_that_the_other_may_hold_is_counted() {
    let ready = || position().ships("c19 b/a, c02 b, c03 b").lies("S2 C1 F1 H1").deck(&[]);
    let open = at_bets(ready());
    assert_eq!(told(&open, A, "salmon 4", 1).catches[0].points, sure(2), "the storm frees it");
    let hidden = at_bets(ready().news(B, &[News::Pilot]));
    let row = told(&hidden, A, "salmon 4", 1);
    assert_eq!((row.catches[0].ships, row.catches[0].points), (span(0, 1), span(0, 2)));
    assert_eq!(news_to_turn_weather(&hidden.seen_by(A), A), [News::Moryana, News::Signs]);
    assert_eq!(news_to_turn_weather(&open.seen_by(A), A), []);
}

/// Quay Gossip showed a card: bets without it are not reckoned with.
#[test]
fn a_card_that_was_shown_narrows_the_bounds() {
    let ready = position().ships("c19 b, c20 a").lies("S2 C1 F1 H1").news(A, &[News::Gossip]).deck(&[]);
    let mut desk = Desk::new(ready.round(2, B).bets());
    desk.pass_but(pomory::Window::Gossip).run("a gossip");
    desk.run("b bet salmon 4; * peek salmon");
    assert_eq!(told(&desk, A, "4 6", 0).theirs, sure(2), "b certainly fishes salmon");
    assert_eq!(told(&desk, A, "salmon 4", 0).catches[0].points, sure(0));
}

/// One finished pair of a random game: what was told before and what came of it.
#[derive(Default)]
struct Tried {
    rounds: usize,
    bounds: usize,
    as_second: usize,
    exact: usize,
    news: usize,
}

/// Whatever the other bets and plays, every number lies within what was told: for both players, in random games. Rounds
/// in which the seat itself plays news after its bet are left out.
#[test]
fn what_comes_lies_within_what_was_told() {
    let mut tried = Tried::default();
    for seed in 0..120 {
        let mut dealer = Quick::new(seed);
        let mut game = Pomory::new(&"2p".parse().unwrap(), material());
        let mut promised: [Option<Vec<Outlook>>; 2] = [None, None];
        let mut pairs = [Cards::NONE; 2];
        let mut other_played = [false; 2];
        while game.turn() != Turn::Over {
            let Turn::Seats(seats) = game.turn() else {
                let ticket = dealer.pick(game.weight());
                game.reveal_unchecked(game.outcome(ticket), &mut ());
                check(&game, &promised, pairs, other_played, &mut tried);
                continue;
            };
            let seat = seats.lowest().unwrap();
            let action = likely(&game, seat, &mut dealer);
            match action.deed() {
                Deed::Bet { cards } if cards.len() == 2 => {
                    promised[seat.index()] = Some(outlook(&game.view(Viewer::Seat(seat)), seat, cards));
                    pairs[seat.index()] = cards;
                    other_played[seat.index()] = false;
                }
                Deed::Bet { .. } => promised[seat.index()] = None,
                deed if deed.news().is_some() => {
                    promised[seat.index()] = None;
                    other_played[1 - seat.index()] = true;
                }
                _ => {}
            }
            game.act_unchecked(seat, action, &mut ());
            check(&game, &promised, pairs, other_played, &mut tried);
            if game.step() == Step::Movement {
                promised = [None, None];
            }
        }
    }
    let Tried { rounds, bounds, as_second, exact, news } = tried;
    assert!(
        rounds > 1200 && as_second > 500 && news > 100,
        "{rounds}, {as_second} as second, {news} with news"
    );
    assert!(exact * 4 > bounds, "{exact} of {bounds} bounds were exact");
}

/// At the very end of a seat's scoring its part of the story is complete.
fn check(
    game: &Pomory,
    promised: &[Option<Vec<Outlook>>; 2],
    pairs: [Cards; 2],
    others: [bool; 2],
    tried: &mut Tried,
) {
    let story = game.story();
    for seat in [A, B] {
        let (me, them) = (seat.index(), 1 - seat.index());
        let (Some(rows), Part { verdict: Some(verdict), .. }) = (&promised[me], story.parts[me]) else {
            continue;
        };
        // The second player's verdict comes last: look when both are there, before the next movement.
        if story.parts[them].verdict.is_none()
            || game.step() == Step::Movement
            || story.parts[me].bet != pairs[me]
        {
            continue;
        }
        let row = rows.iter().find(|row| Some(row.weather) == story.weather).unwrap();
        let within = |span: Span, number: u8| (span.least..=span.most).contains(&number);
        let what = format!("seat {seat}, {:?}, {row:#?}, {story:#?}", pairs[me]);
        assert!(within(row.points, verdict.points), "points {}: {what}", verdict.points);
        assert!(within(row.theirs, story.parts[them].caught.unwrap()), "theirs: {what}");
        for catch in story.parts[me].catches.iter().flatten() {
            let told = row.catches.iter().find(|told| told.kind == catch.kind).unwrap();
            assert!(within(told.ships, catch.ships) && within(told.value, catch.value), "{what}");
            assert!(within(told.points, catch.points()), "{what}");
        }
        for salt in &row.salt {
            let demand = story.demand.unwrap();
            assert!(within(salt.demand, demand), "demand {demand}: {what}");
            let enough = story.parts[them].caught.unwrap() >= salt.need;
            assert!(!enough || demand >= salt.value, "need {}: {what}", salt.need);
        }
        tried.rounds += 1;
        tried.bounds += 1;
        tried.exact += usize::from(row.points.is_sure());
        tried.as_second += usize::from(seat != game.first());
        tried.news += usize::from(others[me]);
    }
}

/// What bots read off a state, and what a map shows, found a second time: cell by cell, as the rulebook tells it.
#[test]
fn storms_take_what_the_rulebook_says() {
    let desk = at_bets(position().ships("c04 a/b, c06 b, c08 a, c13 b/a, c20 a").lies("S2 T2 H2 F1"));
    let view = desk.seen_by(A);
    let taken = |weather: Weather| -> Vec<(Seat, u8, bool)> {
        losses(&view, weather).iter().map(|lost| (lost.seat, lost.at.cell.number(), lost.blocker)).collect()
    };
    assert_eq!(
        Weather::ALL.map(taken),
        [
            vec![],
            // Port 3: clockwise c01 to c05 with the stack on c04; the other way c20.
            vec![(A, 4, true), (A, 20, false)],
            // Port 4: c06 to c08, nearest single c06; the other way c05, then the stack on c04.
            vec![(B, 6, false), (A, 4, true)],
            // Port 5: c09 to c12 are empty; the other way c08.
            vec![(A, 8, false)],
            // Port 6: the stack on c13; the other way c12 to c09 are empty.
            vec![(B, 13, true)],
        ]
    );
    let free = |weather| desk.game.free_ships_after(weather);
    // By kind: salmon, flounder, herring, cod, seal.
    assert_eq!(free(Weather::ALL[0]), [[2, 0, 0, 0, 1], [0, 0, 2, 0, 0]]);
    assert_eq!(free(Weather::ALL[1]), [[1, 0, 0, 0, 0], [0, 0, 2, 0, 1]], "b's ship on c04 comes free");
    assert_eq!(free(Weather::ALL[2]), [[2, 0, 0, 0, 0], [0, 0, 1, 0, 1]]);
    assert_eq!(free(Weather::ALL[3]), [[1, 0, 0, 0, 1], [0, 0, 2, 0, 0]]);
    assert_eq!(free(Weather::ALL[4]), [[2, 0, 1, 0, 1], [0, 0, 1, 0, 0]], "a's ship on c13 comes free");
    assert_eq!(desk.game.open_values(), [2, 1, 2, 0, 2]);
    assert_eq!((desk.game.supply(A), desk.game.docked(A), desk.game.next_set()), (1, 0, 4));
    assert_eq!((desk.game.hand(A), desk.game.bet(A)), (Cards::ALL, Cards::NONE));
}
