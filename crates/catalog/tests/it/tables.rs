//! Tables that speak notation.

use catalog::{AnyTable, Catalog, Refused, Viewed};
use tabletop::{Say, Seat, Turn, UndoError, Viewer, Who, Words};

fn opened(setup: &str) -> Box<dyn AnyTable> {
    let mut table = Catalog::load(None).unwrap().game("fjords").unwrap().open(setup).unwrap();
    while table.turn() == Turn::Chance {
        table.draw(&mut |draw, total| draw as u32 % total).unwrap();
    }
    table
}

fn to_move(table: &dyn AnyTable) -> Seat {
    (0..table.seats()).map(Seat).find(|&seat| table.turn().awaits(seat)).unwrap()
}

fn seen(table: &dyn AnyTable, seat: Seat) -> Box<dyn Viewed> {
    table.viewed_by(Viewer::Seat(seat), Some(seat))
}

#[test]
fn a_wrong_action_changes_nothing_and_says_why() {
    let mut table = opened("2p");
    let (seat, steps) = (to_move(table.as_ref()), table.steps());
    let other = seat.next(2);
    let legal = table.legal(seat);
    assert!(matches!(table.play(seat, "lay everything"), Err(Refused::Unreadable { .. })));
    assert_eq!(table.play(other, &legal[0]), Err(Refused::NotYourTurn));
    let Err(Refused::Rule(rule)) = table.play(seat, "viking n0e0") else {
        panic!("no viking before the land is laid")
    };
    assert!(rule.id.starts_with("fjords-refusal-"), "{}", rule.id);
    assert_eq!(table.steps(), steps);
    assert!(table.legal(other).is_empty(), "who is not asked has nothing to choose");
}

/// Nobody who reads Ukrainian is told in English what a parser expected: an example is notation in every language.
#[test]
fn an_unreadable_action_is_answered_with_one_that_can_be_read() {
    let latin = |said: &str| said.chars().any(|c| c.is_ascii_alphabetic());
    let games = Catalog::load(None).unwrap();
    for game in games.games() {
        let key = game.info().key;
        let mut table = game.open("").unwrap();
        while table.turn() == Turn::Chance {
            table.draw(&mut |draw, total| draw as u32 % total).unwrap();
        }
        let seat = to_move(table.as_ref());
        let legal = table.legal(seat);
        let mut sources = games.words();
        sources.extend(lang::LANG);
        for nonsense in ["?", "летіти", "a9 zzz", &format!("{} zzz", legal[legal.len() - 1])] {
            let refused = table.play(seat, nonsense).unwrap_err();
            let Refused::Unreadable { like: Some(like), .. } = &refused else { panic!("{key}: {refused:?}") };
            assert!(legal.contains(like), "{key}: {like} is not possible now");
            assert!(
                !nonsense.ends_with(" zzz") || nonsense.len() < 7 || nonsense.starts_with(&**like),
                "{key}: {like}"
            );
            for lang in [lang::Lang::Ru, lang::Lang::Uk] {
                let said = lang::Speaker::new(lang, &sources).say(&refused.say());
                assert!(said.contains(like) && !latin(&said.replace(&**like, "")), "{key}: {said}");
            }
        }
        let refused = table.play(seat.next(table.seats().max(2)), "?").unwrap_err();
        assert_eq!(refused.say().id, "error-unreadable", "{key}: who is not asked has nothing to choose");
    }
}

#[test]
fn the_forecast_is_what_then_happens() {
    let mut table = opened("3p runes=game3");
    for _ in 0..40 {
        let seat = to_move(table.as_ref());
        let action = table.legal(seat).pop().unwrap();
        let forecast = seen(table.as_ref(), seat).forecast(&action).unwrap();
        let before = table.steps();
        table.play(seat, &action).unwrap();
        assert_eq!(seen(table.as_ref(), seat).facts(before)[0], forecast);
        while table.turn() == Turn::Chance {
            table.draw(&mut |draw, total| draw as u32 % total).unwrap();
        }
    }
}

#[test]
fn every_choice_can_be_pointed_at_and_every_closed_place_explains_itself() {
    let table = opened("2p");
    let seat = to_move(table.as_ref());
    let seen = seen(table.as_ref(), seat);
    let choices = seen.choices();
    assert_eq!(choices.len(), table.legal(seat).len());
    for choice in &choices {
        let path: Vec<_> = choice.path.iter().map(String::as_str).collect();
        assert_eq!(seen.why(&path), None, "{choice:?} is allowed");
    }
    let pick = &choices[0].path[0];
    let why = seen.why(&[pick, "cell-n0e0"]).expect("a hex lies there");
    assert_eq!(why.id, "fjords-refusal-hex-there");
    assert_eq!(seen.why(&["no-such-thing"]), None);
}

#[test]
fn a_record_opens_the_same_table_again() {
    let mut table = opened("2p");
    for _ in 0..30 {
        match table.turn() {
            Turn::Chance => table.draw(&mut |_, _| 0).unwrap(),
            _ => {
                let seat = to_move(table.as_ref());
                let action = table.legal(seat).remove(0);
                table.play(seat, &action).unwrap();
            }
        }
    }
    let games = Catalog::load(None).unwrap();
    let again = games.read(&table.record()).unwrap();
    let [again_seen, seen] = [&again, &table].map(|table| table.viewed_by(Viewer::Spectator, None));
    assert_eq!(again_seen.view(), seen.view());
    assert_eq!(again.steps(), table.steps());
    let half = table.after(10);
    assert_eq!(half.steps(), 10);
    assert_eq!(half.step(9), table.step(9));
    assert_eq!(seen.course().len(), table.steps() + 1);
    for step in [0, 10, table.steps()] {
        let then = table.after(step).viewed_by(Viewer::Omniscient, None);
        let totals: Vec<i32> = then.scores().iter().map(|score| score.total).collect();
        assert_eq!(seen.course()[step], totals, "after {step} steps");
    }
}

#[test]
fn undo_ends_where_something_came_to_light() {
    let mut table = opened("2p");
    let seat = to_move(table.as_ref());
    assert_eq!(table.undo(seat), Err(UndoError::NothingToTakeBack));
    let view = seen(table.as_ref(), seat).view();
    let lay = table.legal(seat).remove(0);
    table.play(seat, &lay).unwrap();
    table.undo(seat).unwrap();
    assert_eq!(seen(table.as_ref(), seat).view(), view);
    table.play(seat, &lay).unwrap();
    table.take(Who::Seat(seat), "no-house").unwrap();
    table.draw(&mut |_, _| 0).unwrap();
    assert_eq!(table.undo(seat), Err(UndoError::SomethingWasRevealed));
    assert_eq!(table.undo(seat).unwrap_err().say().id, "undo-error-revealed");
}

/// The first action that is legal, and luck by the number of the draw, until the game is over.
fn played_out(key: &str, setup: &str) -> Box<dyn AnyTable> {
    let mut table = Catalog::load(None).unwrap().game(key).unwrap().open(setup).unwrap();
    loop {
        match table.turn() {
            Turn::Over => return table,
            Turn::Chance => table.draw(&mut |draw, total| draw as u32 % total).unwrap(),
            Turn::Seats(_) => {
                let seat = to_move(table.as_ref());
                let action = table.legal(seat).remove(0);
                table.play(seat, &action).unwrap();
            }
        }
    }
}

/// Seed and secrets are published with the last step, so nobody may go behind it.
#[test]
fn over_is_over_in_every_game() {
    let games: Vec<_> = Catalog::load(None).unwrap().games().map(|game| game.info()).collect();
    assert_eq!(games.len(), 5);
    for info in games {
        let fewest = *info.seats.start();
        for seats in fewest..=(fewest + 1).min(*info.seats.end()) {
            let mut table = played_out(info.key, &format!("{seats}p"));
            let steps = table.steps();
            for seat in (0..seats).map(Seat) {
                assert_eq!(
                    seen(table.as_ref(), seat).may_undo(),
                    Err(UndoError::Over),
                    "{} {seats}p",
                    info.key
                );
                assert_eq!(table.undo(seat), Err(UndoError::Over), "{} {seats}p", info.key);
            }
            assert_eq!(table.steps(), steps);
        }
    }
}

/// Whoever holds the handle of one viewer gets nothing for another seat out of it.
#[test]
fn a_handle_offers_decisions_to_the_seat_that_looks_and_to_nobody_else() {
    let table = opened("2p");
    let seat = to_move(table.as_ref());
    let action = table.legal(seat).remove(0);
    let others = [Viewer::Seat(seat.next(2)), Viewer::Spectator, Viewer::Omniscient];
    for viewer in others {
        let foreign = table.viewed_by(viewer, Some(seat));
        assert_eq!((foreign.acting(), foreign.choices()), (None, Vec::new()), "{viewer:?}");
        assert_eq!(foreign.forecast(&action), Err(Refused::NotYourTurn), "{viewer:?}");
    }
    assert!(table.viewed_by(Viewer::Seat(seat), None).choices().is_empty(), "nothing was to be offered");
    let own = seen(table.as_ref(), seat);
    assert_eq!((own.viewer(), own.acting()), (Viewer::Seat(seat), Some(seat)));
    assert!(own.forecast(&action).is_ok());
}

/// A look stays what it was while the game goes on.
#[test]
fn what_was_handed_out_does_not_change_with_the_table() {
    let mut table = opened("2p");
    let seat = to_move(table.as_ref());
    let (before, steps) = (seen(table.as_ref(), seat), table.steps());
    let view = before.view();
    let action = table.legal(seat).remove(0);
    table.play(seat, &action).unwrap();
    assert_eq!((before.view(), before.steps()), (view, steps));
    assert_eq!(seen(table.as_ref(), seat).steps(), steps + 1);
}
