//! Captain and trophy cards.

use fleet::{Measure, Position, Reason, Section};
use tabletop::Game;

use crate::common::*;

/// FL-158, FL-159, FL-160: captain cards.
#[test]
fn captains_mark_their_boxes() {
    let mut game = fresh("2p captains first=a");
    assert_eq!(outcomes(&game).len(), 5);
    reveal(&mut game, &["captain cod"]);
    assert_eq!(outcomes(&game).len(), 4, "all dealt cards differ");
    assert_eq!((coins(&game, A), fish(&game, A, Section::Research).len(), all_marked(&game, A)), (2, 1, 4));
    reveal(&mut game, &["captain lobster"]);
    assert!(section(&game, B, Section::Cannery).complete);
}

/// FL-161, FL-162: the captain's bonus, at most 8.
#[test]
fn captains_score() {
    let oyster = |boats: &[(Section, u8)]| {
        let position = blank("2p captains").captain(A, Section::Oyster);
        let position = boats.iter().fold(position, |position, &(it, fish)| position.boats(A, it, &[fish; 4]));
        line(&position.over().unwrap(), A, Reason::Captain).unwrap()
    };
    assert_eq!(oyster(&[(Section::Cod, 4), (Section::Shrimp, 4)]), 3, "32 fish");
    let many = [(Section::Cod, 4), (Section::Shrimp, 4), (Section::Lobster, 4), (Section::Oyster, 10)];
    assert_eq!(oyster(&many), 8, "88 fish");
    assert_eq!(oyster(&[many.as_slice(), &[(Section::Swordfish, 4)]].concat()), 8, "104 fish");
}

/// FL-163, FL-164, FL-165: gold for whoever has most, and for nobody with nothing.
#[test]
fn gold() {
    let mut game = fresh("3p trophies first=a");
    let names = |game: &fleet::Fleet| outcomes(game).into_iter();
    let gold = ["gold fish", "gold boats", "gold licences", "gold buildings", "gold full"];
    assert!(names(&game).eq(gold.map(|it| (it.to_owned(), 1))), "{:?}", outcomes(&game));
    reveal(&mut game, &["gold licences"]);
    let silver = ["silver boats", "silver buildings", "silver coins", "silver full", "silver masteries"];
    assert!(names(&game).eq(silver.map(|it| (it.to_owned(), 1))), "{:?}", outcomes(&game));
    reveal(&mut game, &["silver full"]);
    let open = (view(&game).gold, view(&game).silver.map(|card| (card.counts, card.least)));
    assert_eq!(open, (Some(Measure::Licences), Some((Measure::Full, 5))), "both lie open");
    let over = |fish: [u8; 3]| {
        let position = blank("3p trophies").trophies(Measure::Fish, Measure::Boats);
        let position = position.boats(A, Section::Barge, &fish[..1]).boats(B, Section::Barge, &fish[1..2]);
        let game = position.boats(C, Section::Barge, &fish[2..]).over().unwrap();
        [A, B, C].map(|seat| line(&game, seat, Reason::Gold).unwrap())
    };
    assert_eq!(over([8, 7, 1]), [5, 0, 0]);
    assert_eq!(over([7, 7, 1]), [5, 5, 0]);
    assert_eq!(over([0, 0, 0]), [0, 0, 0]);
}

/// FL-166, FL-167: silver for the first, or for all who get there with the last die.
#[test]
fn silver() {
    let seven = |position: fleet::Position, seat| {
        position.boats(seat, Section::Cod, &[0, 0, 0, 0]).boats(seat, Section::Lobster, &[0, 0, 0])
    };
    let position = || seven(seven(blank("2p trophies").trophies(Measure::Fish, Measure::Boats), A), B);
    let mut game = town(position(), "harbour harbour coins");
    act(&mut game, &["take harbour", "mark research"]);
    assert_eq!(line(&game, A, Reason::Silver), Some(5), "at once");
    act(&mut game, &["take harbour", "mark research"]);
    assert_eq!(line(&game, B, Reason::Silver), Some(0));
    let mut game = town(position(), "harbour market coins");
    act(&mut game, &["take market", "market", "take coins", "coins", "mark research", "mark research"]);
    assert_eq!([A, B].map(|seat| line(&game, seat, Reason::Silver)), [Some(5), Some(5)]);
}

/// FL-159, FL-162: every captain marks three boats and further boxes, and brings a bonus with a limit.
#[test]
fn every_captain() {
    let cards: [(Section, &[Section], Measure, u8); 5] = [
        (Section::Shrimp, &[Section::Casino], Measure::Buildings, 1),
        (Section::Cod, &[Section::Research], Measure::Boats, 2),
        (Section::Lobster, &[Section::Inuit, Section::Cannery], Measure::Full, 1),
        (Section::Swordfish, &[Section::Yacht], Measure::Coins, 15),
        (Section::Oyster, &[Section::Bank], Measure::Fish, 10),
    ];
    for (boats, further, counts, per) in cards {
        let mut game = fresh("2p captains first=a");
        reveal(&mut game, &[&format!("captain {}", boats.word())]);
        assert_eq!((marked(&game, A, boats), all_marked(&game, A)), (3, 3 + further.len()), "{boats:?}");
        assert!(further.iter().all(|&it| marked(&game, A, it) == 1), "{boats:?}");
        let bonus = sheet(&game, A).captain.unwrap().bonus;
        assert_eq!((bonus.counts, bonus.per, bonus.vp, bonus.most), (counts, per, 1, 8));
        let per = i32::from(per);
        assert_eq!([0, per - 1, per, 8 * per, 9 * per].map(|count| bonus.points(count)), [0, 0, 1, 8, 8]);
    }
}

/// FL-159: the cannery of the lobster captain works from the first income on.
#[test]
fn the_lobster_captains_cannery() {
    let mut game = fresh("2p captains first=a");
    reveal(&mut game, &["captain lobster", "captain oyster"]);
    let incomes = |events: &[fleet::Event]| -> Vec<u8> {
        let own = events.iter().filter_map(|event| match *event {
            fleet::Event::IncomeTaken { seat: A, coins } => Some(coins),
            _ => None,
        });
        own.collect()
    };
    // One coin, and one of the lobster licence for a lobster boat and a kayak.
    let events = pass_time(&mut game, |game| view(game).round == 6 && view(game).town);
    assert_eq!((incomes(&events), sheet(&game, A).full), (vec![2; 6], 1), "the kayak is full now");
    let events = pass_time(&mut game, |game| view(game).round == 7 && view(game).town);
    assert_eq!(
        (incomes(&events), line(&game, A, Reason::Captain)),
        (vec![3], Some(1)),
        "and the cannery pays"
    );
}

/// One step that may win the silver trophy for seat a.
fn silver_after(position: Position, measure: Measure, deeds: &[&str]) -> i32 {
    let mut game = town(position.trophies(Measure::Fish, measure), "harbour wharf cod");
    act(&mut game, deeds);
    line(&game, A, Reason::Silver).unwrap()
}

/// FL-170: the silver trophies, one short of the condition and at it.
#[test]
fn every_silver_trophy() {
    let blank = || blank("2p trophies");
    let research = ["take harbour", "mark research"];
    let boats = |count: usize| {
        blank().boats(A, Section::Cod, &[0; 4]).boats(A, Section::Shrimp, &[0; 4][..count - 4])
    };
    assert_eq!([6, 7].map(|count| silver_after(boats(count), Measure::Boats, &research)), [0, 5]);
    let cod = |level, boxes| blank().licence(A, Section::Cod, level).marked(A, Section::Cod, boxes);
    assert_eq!(silver_after(cod(1, 5), Measure::Masteries, &["take cod", "mark cod"]), 0);
    assert_eq!(silver_after(cod(2, 7), Measure::Masteries, &["take cod", "mark cod", "licence"]), 5);
    let yacht = ["take harbour", "mark yacht"];
    let full = |cod: &[u8]| {
        let position = blank().boats(A, Section::Cod, cod).boats(A, Section::Lobster, &[3]);
        silver_after(position.marked(A, Section::Yacht, 2), Measure::Full, &yacht)
    };
    assert_eq!((full(&[4, 4, 4]), full(&[4, 4, 4, 4])), (0, 5), "4 and 5 full boats");
    let buildings = |count: usize| {
        [Section::Casino, Section::Bank][..count].iter().fold(blank(), |position, &it| position.built(A, it))
    };
    let cannery = ["take wharf", "mark cannery"];
    assert_eq!([1, 2].map(|count| silver_after(buildings(count), Measure::Buildings, &cannery)), [0, 5]);
    let coins = |count| silver_after(blank().coins(A, count), Measure::Coins, &["take harbour", "coin"]);
    assert_eq!([33, 34].map(coins), [0, 5]);
}

/// FL-168: a silver trophy that was won stays won.
#[test]
fn silver_stays_won() {
    let position = blank("2p trophies").trophies(Measure::Fish, Measure::Full).round(2);
    let position = position.boats(A, Section::Cod, &[4; 4]).boats(A, Section::Oyster, &[5]);
    let (mut game, _) =
        position.licence(A, Section::Oyster, 1).marked(A, Section::Oyster, 5).fishing().unwrap();
    assert_eq!((sheet(&game, A).full, line(&game, A, Reason::Silver)), (5, Some(5)));
    reveal(&mut game, &["roll market", "roll market", "roll oyster"]);
    act(&mut game, &["take oyster", "mark oyster"]);
    assert_eq!((sheet(&game, A).full, line(&game, A, Reason::Silver)), (4, Some(5)));
}

/// FL-169: card points count like all others, and a tie is still broken by fish.
#[test]
fn card_points_are_added() {
    let position = blank("2p trophies").trophies(Measure::Fish, Measure::Boats);
    let position = position.boats(A, Section::Barge, &[3]).boats(B, Section::Barge, &[2]);
    let position = [Section::Casino, Section::Salvage, Section::Tackle]
        .into_iter()
        .fold(position, |position, building| position.built(B, building));
    let game = position.over().unwrap();
    assert_eq!((game.points(A), game.points(B)), (3 + 3 + 5, 2 + 3 + 6));
    assert_eq!(game.places()[..2], [1, 2]);
}

/// FL-167: whoever gets there in a later step comes too late.
#[test]
fn silver_is_won_once() {
    let position = blank("3p trophies").trophies(Measure::Fish, Measure::Buildings);
    let two = |position: Position, seat| position.built(seat, Section::Casino).built(seat, Section::Tackle);
    let mut game = town(two(two(position, A), C), "harbour market wharf cod");
    act(&mut game, &["take cod", "coin", "take harbour", "coin", "take market", "coin"]);
    act(&mut game, &["mark cannery", "coin", "mark cannery"]);
    assert_eq!([A, B, C].map(|seat| line(&game, seat, Reason::Silver)), [Some(5), Some(0), Some(5)]);
    assert_eq!([A, B, C].map(|seat| sheet(&game, seat).silver), [true, false, true], "the sheets show it");
    assert!(view(&game).silver_gone);
}

/// FL-166, FL-167: the catch, the stars it earned and the swordfish stars are three steps, one after the other: whoever
/// gets there in an earlier one is first.
#[test]
fn silver_goes_to_the_earlier_step_of_a_fishing() {
    let silver = |game: &fleet::Fleet| [A, B].map(|seat| line(game, seat, Reason::Silver).unwrap());
    let seven = |position: Position, seat, boats: [Section; 2]| {
        position.boats(seat, boats[0], &[0; 4]).boats(seat, boats[1], &[0; 3])
    };
    let position = |silver| blank("2p trophies").round(2).trophies(Measure::Licences, silver);
    let oyster = |position: Position, seat| position.licence(seat, Section::Oyster, 1).coins(seat, 3);
    let swordfish = |position: Position, seat| position.licence(seat, Section::Swordfish, 1);

    // A star of the catch for b, a star of the swordfish for a, who sits before b.
    let boats = position(Measure::Boats);
    let boats = seven(seven(boats, A, [Section::Cod, Section::Lobster]), B, [Section::Cod, Section::Oyster]);
    let (mut game, _) = swordfish(oyster(boats, B), A).fishing().unwrap();
    act(&mut game, &["fish-coin", "second-fish", "second-fish", "mark research"]);
    assert_eq!(silver(&game), [0, 5]);
    act(&mut game, &["mark research"]);
    assert_eq!((silver(&game), sheet(&game, A).boats), ([0, 5], 8), "too late by a step");

    // The catch fills a boat of a; a star of the catch sends the boats of b out once more.
    let full = position(Measure::Full).boats(A, Section::Cod, &[4; 4]).boats(A, Section::Lobster, &[3]);
    let full = full.boats(B, Section::Cod, &[4; 4]).boats(B, Section::Lobster, &[2]);
    let full = oyster(full.boats(B, Section::Oyster, &[0]).marked(B, Section::Yacht, 2), B);
    let (mut game, _) = full.fishing().unwrap();
    assert_eq!(silver(&game), [5, 0]);
    act(&mut game, &["fish-coin", "mark yacht", "second-fish"]);
    assert_eq!((silver(&game), sheet(&game, B).full), ([5, 0], 5), "too late by a step");
}

/// FL-170: what every gold trophy counts, by sheets in which each counts another number.
#[test]
fn every_gold_trophy() {
    let gold = |measure: Measure| {
        let position = blank("2p trophies").trophies(measure, Measure::Coins);
        let position = position.boats(A, Section::Cod, &[4; 2]).boats(A, Section::Barge, &[0]);
        let position =
            position.licence(A, Section::Cod, 3).licence(A, Section::Shrimp, 1).built(A, Section::Pub);
        let position = position.boats(B, Section::Oyster, &[9; 2]).boats(B, Section::Inuit, &[0; 2]);
        let position = position.licence(B, Section::Oyster, 3).built(B, Section::Casino);
        let game = position.built(B, Section::Tackle).over().unwrap();
        [A, B].map(|seat| {
            let lines = &game.scores()[seat.index()].lines;
            let line = lines.iter().find(|line| line.reason == Reason::Gold).unwrap();
            (line.count, line.points)
        })
    };
    assert_eq!(gold(Measure::Fish), [(8, 0), (18, 5)]);
    assert_eq!(gold(Measure::Boats), [(3, 0), (4, 5)]);
    assert_eq!(gold(Measure::Licences), [(4, 5), (3, 0)]);
    assert_eq!(gold(Measure::Buildings), [(1, 0), (2, 5)]);
    assert_eq!(gold(Measure::Full), [(2, 5), (0, 0)]);
}
