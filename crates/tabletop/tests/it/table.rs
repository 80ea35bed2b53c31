//! Steps and undo.

use tabletop::{ActError, Game, Say, Step, Turn, UndoError, Viewer};
use testkit::toy::{Action, Chance, Event, Refusal};

use crate::{A, B, dealt, table, take};

#[test]
fn a_seat_takes_back_its_last_action() {
    let before = dealt(&[]);
    let mut table = dealt(&["a seal 3"]);
    assert_eq!(table.undo(A), Ok(()));
    assert_eq!(table.state(), before.state());
    assert_eq!(table.steps(), before.steps());
    take(&mut table, "a seal 4");
    assert_eq!(table.steps().last(), Some(&Step::Act(A, Action::Seal(4))));
}

#[test]
fn nobody_takes_back_what_was_never_done() {
    let mut table = dealt(&[]);
    assert_eq!(table.undo(A), Err(UndoError::NothingToTakeBack));
    take(&mut table, "a seal 3");
    assert_eq!(table.undo(B), Err(UndoError::NothingToTakeBack));
}

#[test]
fn another_seats_action_bars_the_way_back() {
    let mut table = dealt(&["a seal 3", "b seal 1"]);
    assert_eq!(table.undo(A), Err(UndoError::SomeoneElseActed));
    assert_eq!(table.undo(B), Ok(()));
    assert_eq!(table.undo(A), Ok(()), "the other seat's action is no longer there");
    assert_eq!(table.steps().len(), 8);
}

#[test]
fn a_reveal_bars_the_way_back_for_everybody() {
    let mut table = dealt(&["a seal 3", "b seal 1", "* open"]);
    assert_eq!(table.turn(), Turn::seat(A));
    assert_eq!(table.undo(A), Err(UndoError::SomethingWasRevealed));
    assert_eq!(table.undo(B), Err(UndoError::SomethingWasRevealed));
    take(&mut table, "a bury 2");
    assert_eq!(table.undo(A), Ok(()));
    assert_eq!(table.undo(A), Err(UndoError::SomethingWasRevealed), "what lies behind the reveal stays");
    assert_eq!(table.steps().len(), 11);
}

#[test]
fn a_refused_step_changes_nothing() {
    let mut table = dealt(&["a seal 3"]);
    let before = table.clone();
    let seal = Action::Seal;
    assert_eq!(table.play(A, seal(2)), Err(ActError::NotYourTurn));
    assert_eq!(table.play(B, seal(4)), Err(ActError::Refused(Refusal::NoSuchPlank)));
    assert_eq!(table.play(B, Action::Pass), Err(ActError::Refused(Refusal::NotNow)));
    assert_eq!(table.reveal(Chance::Open), Err(ActError::NotChance));
    assert_eq!(table.draw(|_, _| 0), Err(ActError::NotChance));
    take(&mut table, "b seal 1");
    assert_eq!(table.reveal(Chance::Tide(1)), Err(ActError::Impossible));
    assert_eq!(table.play(B, seal(1)), Err(ActError::NotYourTurn), "luck is awaited");
    table.undo(B).expect("the bid can be taken back");
    assert_eq!(table.state(), before.state());
}

#[test]
fn nothing_follows_the_end() {
    let mut table = testkit::random_game::<testkit::toy::Flotsam>("2p", 1);
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.play(A, Action::Pass), Err(ActError::Over));
    assert_eq!(table.reveal(Chance::Open), Err(ActError::Over));
    assert_eq!(table.draw(|_, _| 0), Err(ActError::Over));
}

/// Whoever acted last would have the right otherwise: now everything hidden lies open, and the seed is published.
#[test]
fn nothing_is_taken_back_after_the_end() {
    let ends = |seed| testkit::random_game::<testkit::toy::Flotsam>("2p", seed);
    for mut table in (0..20).map(ends) {
        let steps = table.steps().len();
        for seat in [A, B] {
            assert_eq!(table.may_undo(seat), Err(UndoError::Over));
            assert_eq!(table.undo(seat), Err(UndoError::Over));
        }
        assert_eq!(table.steps().len(), steps);
    }
}

#[test]
fn a_draw_gets_its_number_and_the_weight_and_takes_the_ticket_drawn() {
    let mut table = table("2p", &[]);
    let mut asked = Vec::new();
    let mut draw = |table: &mut tabletop::Table<_>, ticket| {
        table.draw(|number, weight| {
            asked.push((number, weight));
            ticket
        })
    };
    assert_eq!(draw(&mut table, 1), Ok(vec![Event::FirstChosen(B)]));
    // Six planks worth 1 come first, so ticket 6 is the first worth 2.
    assert_eq!(draw(&mut table, 6), Ok(vec![Event::Dealt(A, Some(2))]));
    assert_eq!(asked, [(0, 2), (1, 24)]);
    assert_eq!(table.draws(), 2);
}

/// A step taken back takes no luck back: the next draw keeps its number.
#[test]
fn undo_leaves_the_count_of_draws_alone() {
    let mut table = dealt(&["a seal 3"]);
    let draws = table.draws();
    table.undo(A).expect("the bid can be taken back");
    assert_eq!((table.draws(), draws), (8, 8));
}

#[test]
fn the_table_can_be_seen_as_it_was() {
    let table = dealt(&["a seal 3", "b seal 1", "* open"]);
    assert_eq!(table.after(8).state(), dealt(&[]).state());
    assert_eq!(table.after(999).steps(), table.steps());
    assert_eq!(table.after(0).steps(), []);
}

#[test]
fn seen_shows_what_the_seat_may_know() {
    let table = dealt(&["a seal 3"]);
    let seen = table.seen_by(B);
    assert_eq!(seen.view(), table.view(Viewer::Seat(B)));
    assert_ne!(seen.view(), table.view(Viewer::Seat(A)));
    assert_eq!((seen.seat(), seen.turn()), (B, Turn::seat(B)));
    assert_eq!(seen.legal(), [1, 2, 5].map(Action::Seal));
    assert_eq!(seen.sample(&mut dealer::Quick::new(1)).view(Viewer::Seat(B)), seen.view());
}

/// Every error names the sentence that people are told.
#[test]
fn errors_name_their_sentences() {
    let id = |error: ActError<Refusal>| error.say().id;
    assert_eq!(id(ActError::Over), "error-over");
    assert_eq!(id(ActError::NotYourTurn), "error-not-your-turn");
    assert_eq!(id(ActError::Refused(Refusal::NotNow)), "flotsam-refusal-not-now");
    assert_eq!(UndoError::Over.say().id, "undo-error-over");
    assert_eq!(UndoError::SomethingWasRevealed.say().id, "undo-error-revealed");
}

#[test]
fn the_events_of_every_step_are_kept_and_each_seat_is_shown_its_own() {
    let mut table = dealt(&["a seal 3"]);
    assert_eq!(table.events().len(), table.steps().len());
    assert_eq!(table.events()[8][..], [Event::Sealed(A, Some(3))]);
    let shown = |table: &tabletop::Table<_>, seat| table.seen_by(seat).events().collect::<Vec<_>>();
    assert_eq!(shown(&table, A)[..2], [Event::FirstChosen(A), Event::Dealt(A, Some(3))]);
    assert_eq!(
        shown(&table, B)[..3],
        [Event::FirstChosen(A), Event::Dealt(A, None), Event::Dealt(B, Some(5))]
    );
    assert_eq!(shown(&table, A).last(), Some(&Event::Sealed(A, Some(3))));
    assert_eq!(shown(&table, B).last(), Some(&Event::Sealed(A, None)));
    // What was taken back did not happen.
    table.undo(A).expect("nobody else has acted");
    assert_eq!(shown(&table, B).last(), Some(&Event::TideRose(2)));
    assert_eq!(table.events(), dealt(&[]).events());
}
