//! Tables that speak notation.

use catalog::{AnyTable, Catalog, Refused};
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
        let forecast = table.forecast(seat, &action).unwrap();
        let before = table.steps();
        table.play(seat, &action).unwrap();
        assert_eq!(table.facts(Viewer::Seat(seat))[before], forecast);
        while table.turn() == Turn::Chance {
            table.draw(&mut |draw, total| draw as u32 % total).unwrap();
        }
    }
}

#[test]
fn every_choice_can_be_pointed_at_and_every_closed_place_explains_itself() {
    let table = opened("2p");
    let seat = to_move(table.as_ref());
    let choices = table.choices(seat);
    assert_eq!(choices.len(), table.legal(seat).len());
    for choice in &choices {
        let path: Vec<_> = choice.path.iter().map(String::as_str).collect();
        assert_eq!(table.why(seat, &path), None, "{choice:?} is allowed");
    }
    let pick = &choices[0].path[0];
    let why = table.why(seat, &[pick, "cell-n0e0"]).expect("a hex lies there");
    assert_eq!(why.id, "fjords-refusal-hex-there");
    assert_eq!(table.why(seat, &["no-such-thing"]), None);
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
    assert_eq!(again.view(Viewer::Spectator), table.view(Viewer::Spectator));
    assert_eq!(again.steps(), table.steps());
    let half = table.after(10);
    assert_eq!(half.steps(), 10);
    assert_eq!(half.step(9), table.step(9));
    assert_eq!(table.course().len(), table.steps() + 1);
}

#[test]
fn undo_ends_where_something_came_to_light() {
    let mut table = opened("2p");
    let seat = to_move(table.as_ref());
    assert_eq!(table.undo(seat), Err(UndoError::NothingToTakeBack));
    let view = table.view(Viewer::Seat(seat));
    let lay = table.legal(seat).remove(0);
    table.play(seat, &lay).unwrap();
    table.undo(seat).unwrap();
    assert_eq!(table.view(Viewer::Seat(seat)), view);
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
                assert_eq!(table.may_undo(seat), Err(UndoError::Over), "{} {seats}p", info.key);
                assert_eq!(table.undo(seat), Err(UndoError::Over), "{} {seats}p", info.key);
            }
            assert_eq!(table.steps(), steps);
        }
    }
}
