//! News of the bets stage: N06 to N08 (reconstructed).

use pomory::{Chance, News, Refusal, Step};
use tabletop::{Table, Turn, UndoError, Viewer};

use crate::desk::{A, B, Desk, Written, cards, position};

/// b plays Quay Gossip.
fn gossip() -> Desk {
    let mut desk = Desk::new(position().news(B, &[News::Gossip]).bets());
    desk.run("b gossip");
    desk
}

/// PO-116, ruling E7
#[test]
fn n06_gossip_the_opponent_bets_first_and_shows_one_card() {
    let mut desk = gossip();
    assert_eq!(desk.game_turn(), Turn::seat(A), "only a may seal");
    assert!(!desk.game_turn().awaits(B));
    desk.run("a bet cod 8");
    assert_eq!(desk.outcomes().iter().map(Chance::to_string).collect::<Vec<_>>(), ["peek cod", "peek 8"]);
    let mut other = desk.clone();
    other.run("* peek 8");
    desk.run("* peek cod");
    let card = |desk: &Desk, viewer| desk.game_view(viewer).shown;
    assert_eq!(card(&desk, Viewer::Seat(B)), Some(Some(cards("cod").iter().next().unwrap())));
    assert_eq!(card(&desk, Viewer::Seat(A)), Some(None), "a does not know which");
    assert_eq!(card(&desk, Viewer::Spectator), Some(None));
    assert_eq!(desk.seen_by(A), other.seen_by(A));
    assert_eq!(desk.watched(), other.watched());
    assert_ne!(desk.seen_by(B), other.seen_by(B));
    desk.run("b bet cod 8; * sealed");
    assert_eq!(desk.view().step, Step::Roll);
    // Once cards are laid it is too late.
    let mut late = Desk::new(position().news(B, &[News::Gossip]).bets());
    late.pass_all().run("a bet cod 8");
    assert_eq!(late.refused("b gossip"), Refusal::WrongMoment(News::Gossip));
}

/// PO-117
#[test]
fn n06_what_was_shown_cannot_be_changed() {
    // A whole game is needed for a table: the seed is one in which b plays Quay Gossip.
    let table = (0..200)
        .map(|seed| testkit::random_game::<pomory::Pomory>("2p", seed))
        .find(|table| table.steps().iter().any(|step| format!("{step:?}").contains("Peek")))
        .expect("Quay Gossip is played in some game");
    let peek = table.steps().iter().position(|step| format!("{step:?}").contains("Peek")).unwrap();
    let tabletop::Step::Act(owner, _) = table.steps()[peek - 1] else {
        panic!("a bet comes before the peek")
    };
    let mut before: Table<_> = table.after(peek);
    assert_eq!(before.clone().undo(owner), Ok(()), "until then it can be taken back");
    before.step(table.steps()[peek]).unwrap();
    assert_eq!(before.undo(owner), Err(UndoError::SomethingWasRevealed));
}

/// PO-118, ruling U5
#[test]
fn n06_with_n07_one_of_three_is_shown_and_may_be_taken_back() {
    let mut desk = Desk::new(position().news(A, &[News::Tackle]).news(B, &[News::Gossip]).bets());
    desk.run("a pass; b gossip; a tackle; a bet cod seal 8");
    assert_eq!(desk.outcomes().len(), 3);
    desk.run("* peek seal; b bet 4 6; * sealed; * die 1; * die 1");
    assert_eq!(desk.view().step, Step::TakeBack);
    desk.run("a take-back seal; * open");
    assert_eq!(desk.part(A).bet, cards("cod 8"));
}

/// PO-119
#[test]
fn n07_tackle_three_cards_are_laid_and_one_taken_back() {
    let mut desk = Desk::new(position().news(A, &[News::Tackle]).ships("c06 a").bets());
    desk.run("a pass; a tackle");
    assert_eq!(desk.refused("a bet cod 8"), Refusal::ThreeCardsDue);
    assert_eq!(desk.legal(A).len(), 120);
    desk.run("a bet herring cod 8");
    assert_eq!(desk.seen_by(B).seats[0].sealed, 3, "that there are three is public");
    desk.run("b bet 4 6; * sealed; * die 4");
    assert_eq!(desk.seat(A).dock, 1, "after the storm");
    assert_eq!((desk.view().step, desk.game_turn()), (Step::TakeBack, Turn::seat(A)));
    assert_eq!(desk.refused("a pass"), Refusal::CardToTakeBack, "exactly two are opened (ruling U6)");
    assert!(matches!(desk.refused("a take-back seal"), Refusal::CardNotBet(_)));
    assert_eq!(desk.legal(A), ["take-back herring", "take-back cod", "take-back 8"]);
    desk.run("a take-back herring; * open");
    assert_eq!(desk.part(A).bet, cards("cod 8"));
    // Any three will do, three salt cards too.
    let mut salty = Desk::new(position().news(A, &[News::Tackle]).bets());
    salty.run("a pass; a tackle; a bet 4 6 8");
}

/// PO-120
#[test]
fn n07_a_salt_card_taken_back_is_not_spent_and_not_seen() {
    let sealed = |back: &str| {
        let mut desk = Desk::new(position().news(A, &[News::Tackle]).bets());
        desk.run("a pass; a tackle; a bet cod 8 10; b bet 4 6; * sealed; * die 1; * die 1");
        desk.run(&format!("a take-back {back}"));
        desk
    };
    let mut desk = sealed("10");
    assert_eq!(desk.seen_by(B), sealed("8").seen_by(B), "b does not see which");
    assert_eq!(desk.watched(), sealed("cod").watched());
    desk.run("* open; * news signs; * news calm; a keep signs; * news word; * news fair; b keep fair");
    assert_eq!(desk.seat(A).open_salt, cards("8"));
    assert!(desk.seat(A).hand.unwrap().contains_all(cards("10")));
    let told = desk.events.iter().filter_map(|event| tabletop::Event::seen_by(event, Viewer::Seat(B)));
    assert!(
        told.filter(|event| matches!(event, pomory::Event::CardTakenBack { .. }))
            .all(|event| { matches!(event, pomory::Event::CardTakenBack { card: None, .. }) })
    );
}

/// PO-121
#[test]
fn n08_saltworks_takes_one_or_two_played_salt_cards_back() {
    let ready = || Desk::new(position().news(A, &[News::Saltworks]).open_salt(A, cards("4 8")).bets());
    let mut desk = ready();
    desk.run("a pass");
    assert_eq!(desk.view().step, Step::Ask(pomory::Window::Saltworks));
    assert_eq!(desk.legal(A), ["pass", "saltworks 4", "saltworks 8", "saltworks 4 8"]);
    desk.run("a saltworks 4 8");
    assert_eq!(desk.seat(A).open_salt, cards(""));
    desk.pass_all().run("a bet 4 8");
    let mut desk = Desk::new(
        position().news(A, &[News::Saltworks]).open_salt(A, cards("4 6 8")).open_salt(B, cards("10")).bets(),
    );
    desk.run("a pass");
    assert_eq!(desk.refused("a saltworks 4 6 8"), Refusal::TooManyCards(2));
    assert!(matches!(desk.refused("a saltworks 10"), Refusal::SaltNotOpen(_)), "that one is the opponent's");
    // Without a played salt card nobody is even asked.
    let mut none = Desk::new(position().news(A, &[News::Saltworks]).bets());
    none.run("a pass");
    assert_eq!(none.view().step, Step::Ask(pomory::Window::Tackle));
    assert_eq!(none.refused("a saltworks 4"), Refusal::WrongMoment(News::Saltworks));
}

/// PO-122, ruling U7
#[test]
fn n08_the_five_return_if_the_hand_has_no_salt_at_the_end() {
    let ready = || {
        let position = position().news(A, &[News::Saltworks]).open_salt(A, cards("4 6 8 10"));
        let mut desk = Desk::new(position.bets());
        desk.run("a pass; a saltworks 10").pass_all();
        desk
    };
    let end = "b bet cod 4; * sealed; * die 1; * die 1; * open; * news signs; * news calm; a keep signs; \
               * news word; * news fair; b keep fair";
    let mut both = ready();
    both.run("a bet 10 12").run(end);
    assert_eq!(both.seat(A).open_salt, cards(""), "all five return");
    let mut one = ready();
    one.run("a bet cod 12").run(end);
    assert_eq!(one.seat(A).open_salt, cards("4 6 8 12"), "the 10 is in hand");
}
