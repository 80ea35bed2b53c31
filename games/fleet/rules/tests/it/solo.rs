//! Alone against the Captain.

use fleet::{Event, Face, Group, Position, Refusal, Section};

use crate::common::*;

/// FL-171, FL-172, FL-173: one sheet, dice as for two, tokens on shrimp, crab and casino.
#[test]
fn setting_up_alone() {
    let mut game = fresh("1p");
    assert_eq!(view(&game).tokens, Some([Section::Shrimp, Section::Crab, Section::Casino]));
    reveal(&mut game, &["roll coins", "roll oyster", "roll cod", "roll cod", "roll cod"]);
    assert_eq!((view(&game).seats.len(), view(&game).pool.len(), view(&game).rounds), (1, 3, 8));
    assert_eq!(marked(&game, A, Section::Oyster), 3);
    // The town pool is that of two players as well: two town dice and a boat die.
    pass_time(&mut game, |game| view(game).town);
    let mut kinds = Vec::new();
    while view(&game).stage == fleet::Stage::Roll {
        kinds.push(outcomes(&game).iter().any(|(face, _)| face == "roll cod"));
        let face = if kinds[kinds.len() - 1] { "roll cod" } else { "roll market" };
        reveal(&mut game, &[face]);
    }
    assert_eq!(kinds, [false, false, true], "is it a boat die?");
}

/// FL-174, FL-175, FL-177: he is first in even rounds and crosses the two lowest boxes.
#[test]
fn he_picks_first_in_even_rounds() {
    let game = boats(blank("1p").round(2).token(Section::Cod), "cod lobster oyster");
    assert_eq!(crossed(&game, Section::Cod), [9, 10]);
    assert_eq!(view(&game).pool, [Face::Lobster, Face::Oyster]);
}

/// FL-179: the last free box goes to whoever was first this round.
#[test]
fn the_last_box_is_contested() {
    let position = |round| blank("1p").round(round).marked(A, Section::Cod, 9).token(Section::Lobster);
    let mut odd = boats(position(3), "lobster lobster cod");
    act(&mut odd, &["take lobster", "coin"]);
    assert!(may(&odd, "mark cod"));
    act(&mut odd, &["mark cod"]);
    let even = boats(position(4), "lobster lobster cod");
    let mut even = even;
    act(&mut even, &["take lobster", "coin"]);
    assert_eq!(crossed(&even, Section::Cod), [10]);
    assert_eq!(refusal(&even, "mark cod"), Refusal::SectionFull(Section::Cod));
}

/// FL-181, FL-182, FL-183, FL-187: a section without circles is closed to you, not to him.
#[test]
fn a_section_without_circles_is_closed() {
    let mut game = town(blank("1p").crossed(Section::Crab, 3), "harbour harbour cod");
    act(&mut game, &["take harbour"]);
    assert_eq!(refusal(&game, "mark crab"), Refusal::SectionClosed(Section::Crab));
    act(&mut game, &["mark barge"]);
    assert_eq!(crossed(&game, Section::Crab), [1, 2, 3, 4, 5]);
    let mut game =
        boats(blank("1p").marked(A, Section::Cod, 6).crossed(Section::Cod, 3).coins(A, 3), "cod cod coins");
    act(&mut game, &["take cod"]);
    assert_eq!(refusal(&game, "mark cod"), Refusal::SectionClosed(Section::Cod));
    act(&mut game, &["coin"]);
    assert_eq!(refusal(&game, "mark cod"), Refusal::SectionClosed(Section::Cod), "nor with a star");
}

/// FL-184, FL-185, FL-186: buildings and crosses.
#[test]
fn crossed_buildings() {
    let mut game = town(blank("1p").crossed(Section::Casino, 1), "wharf market cod");
    act(&mut game, &["take wharf", "mark casino"]);
    assert!(section(&game, A, Section::Casino).complete);
    let game = blank("1p")
        .marked(A, Section::Bank, 2)
        .crossed(Section::Bank, 2)
        .marked(A, Section::Pub, 3)
        .crossed(Section::Pub, 1);
    assert_eq!(line(&game.over().unwrap(), A, fleet::Reason::Buildings), Some(4));
    let game = town(blank("1p").round(2).token(Section::Cannery), "wharf market cod");
    assert_eq!((crossed(&game, Section::Cannery).len(), crossed(&game, Section::Smokehouse).len()), (1, 0));
}

/// The tokens after the round.
fn tokens_after(position: Position) -> [Section; 3] {
    let mut game = town(position, "market market coins");
    pass_time(&mut game, |game| view(game).stage == fleet::Stage::Roll);
    view(&game).tokens.unwrap()
}

/// FL-188, FL-191: tokens move at the end of a round and skip full sections.
#[test]
fn tokens_move() {
    assert_eq!(tokens_after(blank("1p")), [Section::Cod, Section::Yacht, Section::Bank]);
    let full = blank("1p").token(Section::Research).marked(A, Section::Barge, 2);
    assert_eq!(tokens_after(full)[1], Section::Inuit);
}

/// FL-182, FL-191: a token stops on a section that is closed to you, as long as it has a free box.
#[test]
fn a_token_does_not_skip_a_closed_section() {
    let crab = || blank("1p").token(Section::Inuit).crossed(Section::Crab, 3);
    assert!(!section(&boats(crab(), "cod cod cod"), A, Section::Crab).open);
    assert_eq!(tokens_after(crab())[1], Section::Crab);
    let full = blank("1p").token(Section::Inuit).crossed(Section::Crab, 5);
    assert_eq!(tokens_after(full)[1], Section::Yacht, "without a free box it does");
}

fn words(group: Group) -> String {
    group.sections().iter().map(|section| section.word()).collect::<Vec<_>>().join(" ")
}

/// FL-189, FL-190: the way of every token, round and round.
#[test]
fn tokens_go_round() {
    for group in [Group::Boats, Group::Harbour, Group::Wharf] {
        let sections = group.sections();
        for (at, &section) in sections.iter().enumerate() {
            let after = tokens_after(blank("1p").token(section))[group as usize];
            assert_eq!(after, sections[(at + 1) % sections.len()]);
        }
    }
    assert_eq!(words(Group::Boats), "shrimp cod lobster swordfish oyster");
    assert_eq!(words(Group::Harbour), "crab yacht research barge inuit");
    assert_eq!(words(Group::Wharf), "casino bank salvage tackle cannery smokehouse pub buffet");
}

/// FL-193: a token on a section that has filled up acts on the next one, and stands there until the round is over.
#[test]
fn a_token_on_a_full_section() {
    let mut game = town(blank("1p").token(Section::Cannery), "wharf wharf cod");
    act(&mut game, &["take wharf", "mark cannery"]);
    assert_eq!(crossed(&game, Section::Smokehouse), [1, 2]);
    assert_eq!(view(&game).tokens.unwrap()[2], Section::Cannery);
}

/// FL-194: a token stays if no section of its group has a free box.
#[test]
fn a_token_with_nowhere_to_go_stays() {
    let built = Group::Wharf.sections().iter().fold(blank("1p"), |position, &it| position.built(A, it));
    assert_eq!(tokens_after(built.token(Section::Pub))[2], Section::Pub);
}

/// FL-176: you mark the topmost free box; his crosses are at the other end.
#[test]
fn you_mark_from_the_top() {
    let mut game =
        boats(blank("1p").marked(A, Section::Cod, 3).crossed(Section::Cod, 4), "cod lobster oyster");
    act(&mut game, &["take cod", "mark cod"]);
    let boxes = section(&game, A, Section::Cod).boxes;
    assert!(boxes[..4].iter().all(|it| it.marked && !it.crossed));
    assert!(boxes[4..6].iter().all(|it| !it.marked && !it.crossed));
    assert_eq!(crossed(&game, Section::Cod), [7, 8, 9, 10]);
}

/// FL-184: a building that he has crossed out altogether is closed.
#[test]
fn a_building_of_his() {
    let mut game = town(blank("1p").crossed(Section::Casino, 2), "wharf market cod");
    act(&mut game, &["take wharf"]);
    assert_eq!(refusal(&game, "mark casino"), Refusal::SectionFull(Section::Casino));
    assert!(!section(&game, A, Section::Casino).complete);
}

/// FL-208: at a shared market whoever was first this round comes first.
#[test]
fn a_shared_market() {
    let play = |round| {
        let mut game = town(blank("1p").round(round).coins(A, 3), "harbour market cod");
        act(&mut game, &["take cod", "mark cod"]);
        let events = act(&mut game, &["market"]);
        let stars = events.iter().filter_map(|event| match event {
            Event::CoinsMarked { stars, .. } => Some(*stars),
            _ => None,
        });
        (coins(&game, A), stars.sum::<u8>(), sheet(&game, A).blocked)
    };
    let mut odd = town(blank("1p").round(3).coins(A, 3), "harbour market cod");
    act(&mut odd, &["take cod", "mark cod", "market", "mark pub"]);
    assert_eq!((coins(&odd, A), sheet(&odd, A).blocked, marked(&odd, A, Section::Pub)), (5, vec![8], 1));
    assert_eq!(play(4), (6, 0, vec![4]));
}

/// FL-199, FL-202: a full section of the token hands on to the next one.
#[test]
fn he_aims_at_the_next_free_section() {
    let position = blank("1p").round(2).marked(A, Section::Shrimp, 10);
    assert_eq!(crossed(&boats(position, "coins coins coins"), Section::Cod), [10]);
    let position = blank("1p").round(2).token(Section::Yacht).marked(A, Section::Yacht, 6);
    assert_eq!(crossed(&town(position, "harbour wharf cod"), Section::Research), [3, 4]);
}

/// FL-201: harbour before wharf, wharf before the boat die, the boat die before the market.
#[test]
fn his_order_in_the_town() {
    let taken = |dice| view(&town(blank("1p").round(2), dice)).taken;
    assert_eq!(taken("wharf harbour cod"), [(None, Face::Harbour)]);
    assert_eq!(taken("market wharf cod"), [(None, Face::Wharf)]);
    assert_eq!(taken("market market cod"), [(None, Face::Cod)]);
}

/// FL-206: without a star left he cannot use the market and passes; the die leaves.
#[test]
fn no_star_is_left_to_block() {
    let last = view(&boats(blank("1p"), "cod cod cod")).coin_boxes;
    let position = || blank("1p").round(2).coins(A, last).marked(A, Section::Cod, 10);
    let game = town(position(), "market market cod");
    assert_eq!(view(&game).taken, []);
    assert_eq!(
        view(&game).pool,
        [Face::Market, Face::Market],
        "the cod die leaves: it is first in his order"
    );
    let mut game = boats(position(), "cod cod cod");
    act(&mut game, &["take cod", "coin"]);
    assert_eq!(
        (crossed(&game, Section::Cod), view(&game).pool.len()),
        (vec![], 1),
        "nor can he use the last die"
    );
}

/// FL-209: all crab bonuses are free alone.
#[test]
fn all_bonuses_are_free_alone() {
    let mut game = town(blank("1p").marked(A, Section::Crab, 2), "harbour market cod");
    act(&mut game, &["take harbour", "mark crab"]);
    assert_eq!(choices_of(&game, "bonus").len(), 5);
}

/// FL-195, FL-196, FL-197, FL-198: which boat die he takes.
#[test]
fn his_boat_dice() {
    let picks = |position: Position, dice: &str| {
        let game = boats(position.round(2), dice);
        let crosses = Section::ALL.into_iter().map(|it| crossed(&game, it).len()).sum::<usize>();
        (view(&game).taken, view(&game).pool, crosses)
    };
    let took = |face| vec![(None, face)];
    let lobster = || blank("1p").token(Section::Lobster);
    let (cods, coins) = (vec![Face::Cod; 2], vec![Face::Coins; 2]);
    assert_eq!(picks(lobster(), "cod oyster cod"), (took(Face::Oyster), cods.clone(), 2));
    let no_cod = || lobster().marked(A, Section::Cod, 10);
    assert_eq!(picks(no_cod(), "cod shrimp cod"), (took(Face::Shrimp), cods.clone(), 2));
    let none = || no_cod().marked(A, Section::Oyster, 10);
    assert_eq!(picks(none(), "cod oyster cod"), (vec![], cods, 0), "he passes, and the oyster die leaves");
    assert_eq!(picks(blank("1p"), "coins oyster coins"), (took(Face::Oyster), coins, 2));
    // After you he passes too, and the die that leaves is not the last one.
    let mut game = boats(none().round(3), "cod oyster cod");
    let events = act(&mut game, &["take cod", "coin"]);
    assert!(events.contains(&Event::CaptainPassed { face: Face::Oyster }), "{events:?}");
    assert_eq!((view(&game).pool, view(&game).taken), (vec![Face::Cod], vec![(Some(A), Face::Cod)]));
}

/// FL-199, FL-200: the joker crosses one box of the token's section.
#[test]
fn his_joker() {
    let mut game = boats(blank("1p"), "coins coins coins");
    act(&mut game, &["take coins", "coins"]);
    assert_eq!(crossed(&game, Section::Shrimp), [10]);
    act(&mut game, &["coins", "decline"]);
    assert_eq!((crossed(&game, Section::Shrimp), coins(&game, A)), (vec![9, 10], 6 + 1), "and the income");
}

/// FL-201, FL-202, FL-203, FL-204: his priorities in the town.
#[test]
fn his_town_dice() {
    let game = town(blank("1p").round(2).token(Section::Yacht), "market harbour cod");
    assert_eq!(crossed(&game, Section::Yacht), [5, 6]);
    let game = town(blank("1p").round(2), "market market oyster");
    assert_eq!(crossed(&game, Section::Oyster), [9, 10]);
    let game = town(blank("1p").round(2), "market market coins");
    assert_eq!(crossed(&game, Section::Shrimp), [10]);
    let game = town(blank("1p").round(2).marked(A, Section::Cod, 10), "market market cod");
    assert_eq!(sheet(&game, A).blocked, [4]);
}

/// FL-205, FL-206, FL-207: blocked stars take no coin and give no star.
#[test]
fn blocked_stars() {
    let mut game = boats(blank("1p").coins(A, 3).blocked(4).blocked(8), "coins cod cod");
    act(&mut game, &["take coins", "coins"]);
    assert_eq!((coins(&game, A), stars(&game, A)), (7, 0));
    let position = blank("1p").blocked(4).blocked(8).coins(A, 20).crab(A, Some(fleet::Measure::Coins));
    assert_eq!(line(&position.over().unwrap(), A, fleet::Reason::CrabBonus), Some(1));
}

/// FL-211: the ranks.
#[test]
fn ranks() {
    let material = testkit::material::<fleet::Fleet>();
    let ranks = [85, 84, 75, 74, 65, 64, 50, 49, 0].map(|points| material.rank(points));
    assert_eq!(ranks, [0, 1, 1, 2, 2, 3, 3, 4, 4]);
}

/// FL-174: the log and the dice on the table name whoever goes first: you in odd rounds, the Captain in even ones.
#[test]
fn whoever_goes_first_is_named_first() {
    let mut game = fresh("1p");
    let mut order = Vec::new();
    let mut events = Vec::new();
    while view(&game).stage != fleet::Stage::Over {
        events.extend(pass_time(&mut game, |game| {
            matches!(view(game).stage, fleet::Stage::Share | fleet::Stage::Over)
        }));
        if view(&game).stage == fleet::Stage::Share {
            order.push(view(&game).taken.iter().map(|(seat, _)| *seat).collect::<Vec<_>>());
            events.extend(pass_time(&mut game, |game| view(game).stage != fleet::Stage::Share));
        }
    }
    let began = events.iter().filter_map(|event| match event {
        Event::RoundBegan { round, first } => Some((*round, *first)),
        _ => None,
    });
    let expected = (1..=8).map(|round| (round, (round % 2 == 1).then_some(A)));
    assert!(began.eq(expected), "{events:?}");
    assert_eq!(order.len(), 16, "two phases with dice in each of eight rounds");
    let mut seen = [0; 2];
    for (phase, seats) in order.iter().enumerate().filter(|(_, seats)| seats.len() > 1) {
        let his = phase / 2 % 2;
        assert_eq!(seats[..], [[Some(A), None], [None, Some(A)]][his], "phase {phase}");
        seen[his] += 1;
    }
    assert!(seen.iter().all(|&phases| phases > 2), "he passes if lobsters are full, not before: {seen:?}");
}

/// The last die is a wharf die, and the token lies on the casino; you mark there or not.
fn shared_wharf(position: Position, round: u8, deed: &str) -> (fleet::Fleet, Vec<Event>) {
    let mut game = town(position.round(round).token(Section::Casino), "harbour wharf cod");
    act(&mut game, &["take cod", "coin"]);
    let events = act(&mut game, &[deed]);
    (game, events)
}

/// FL-179, FL-184, R-P7: the last die is used at the same time. Whoever goes first gets the box that both want; a building
/// is looked at when both have marked.
#[test]
fn a_building_is_judged_after_both_marks() {
    for round in [3, 4] {
        let (game, events) = shared_wharf(blank("1p"), round, "mark casino");
        assert_eq!((marked(&game, A, Section::Casino), crossed(&game, Section::Casino)), (1, vec![2]));
        assert!(section(&game, A, Section::Casino).complete, "round {round}");
        let completed = |event: &&Event| matches!(event, Event::BuildingCompleted { .. });
        assert_eq!(events.iter().filter(completed).count(), 1, "round {round}");
        game_audits(&game);
    }
    // One free box, wanted by both: it is yours in odd rounds and his in even ones.
    let one = || blank("1p").marked(A, Section::Casino, 1);
    let (odd, _) = shared_wharf(one(), 3, "mark casino");
    assert!(section(&odd, A, Section::Casino).complete);
    let (even, _) = shared_wharf(one(), 4, "coin");
    assert_eq!(
        (crossed(&even, Section::Casino), section(&even, A, Section::Casino).complete),
        (vec![2], false)
    );
}

fn game_audits(game: &fleet::Fleet) {
    tabletop::Game::audit(game).unwrap();
}

/// FL-185: a building whose last free box he takes is lost, if you did not mark in it with the same die: in odd rounds,
/// in even ones, and with a die that he picks.
#[test]
fn he_takes_the_last_box_of_a_building() {
    let begun = || blank("1p").marked(A, Section::Casino, 1).marked(A, Section::Bank, 2);
    for round in [3, 4] {
        let (game, _) = shared_wharf(begun(), round, "mark pub");
        let casino = section(&game, A, Section::Casino);
        assert_eq!((crossed(&game, Section::Casino), casino.complete, casino.open), (vec![2], false, false));
        assert_eq!(line(&game, A, fleet::Reason::Buildings), Some(4), "the bank alone, round {round}");
    }
    let game = town(begun().round(2).token(Section::Casino), "wharf market cod");
    assert_eq!(
        (crossed(&game, Section::Casino), section(&game, A, Section::Casino).complete),
        (vec![2], false)
    );
    let position = begun().round(2).token(Section::Bank);
    let mut game = town(position, "wharf wharf cod");
    assert_eq!(crossed(&game, Section::Bank), [3, 4]);
    act(&mut game, &["take wharf"]);
    assert_eq!(refusal(&game, "mark bank"), Refusal::SectionFull(Section::Bank));
    assert_eq!(line(&game, A, fleet::Reason::Buildings), Some(4), "your own boxes of the bank still count");
}
