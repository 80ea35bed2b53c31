//! Positions set up by hand, and the short forms of steps.

use pomory::{Action, Chance, News, Pomory, PositionError};
use tabletop::{Game, Notation, Seat, Turn};

use crate::desk::{A, B, Desk, Written, cards, cell, position, resources};

#[test]
fn a_position_is_checked_as_a_whole() {
    let error = |position: pomory::Position| position.build().unwrap_err();
    assert_eq!(error(position().ships("c01 a, c02 a, c03 a").dock(A, 3)), PositionError::Ships(A));
    assert_eq!(error(position().ship(B, cell(21))), PositionError::Cell(cell(21)));
    let five = resources("H2 H2 H2 H2 H2");
    assert!(matches!(error(position().collection(A, &five)), PositionError::Resource(_)));
    assert_eq!(error(position().lies("H2 H2 H1 C1")), PositionError::Row);
    assert_eq!(error(position().lies("H2 H2 C1")), PositionError::Row, "the deck has cards");
    assert_eq!(error(position().lies("H1 C1 S1 F1 T1")), PositionError::Row);
    let twice = position().news(A, &[News::Word]).played_news(&[News::Word]);
    assert_eq!(error(twice), PositionError::News(News::Word));
    assert_eq!(error(position().open_salt(B, cards("4 6 8 10 12"))), PositionError::Salt(B));
    assert_eq!(
        error(position().open_salt(B, cards("4 6 8 10 12"))).to_string(),
        "seat b needs a salt card in hand"
    );
}

#[test]
fn a_position_can_be_played_to_its_end() {
    let desk = Desk::new(position().ships("c05 a/b, c06 b").news(A, &[News::Gossip]).points(B, 40));
    let mut game = desk.game;
    let mut dealer = dealer::Quick::new(9);
    let mut steps = 0;
    while game.turn() != Turn::Over {
        use tabletop::Dealer as _;
        match game.turn() {
            Turn::Seats(seats) => {
                let seat: Seat = seats.lowest().unwrap();
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                game.act_unchecked(seat, legal[dealer.pick(legal.len() as u32) as usize], &mut ());
            }
            _ => {
                let ticket = dealer.pick(game.weight());
                game.reveal_unchecked(game.outcome(ticket), &mut ());
            }
        }
        game.audit().unwrap();
        steps += 1;
        assert!(steps < Pomory::INFO.max_steps);
    }
}

#[test]
fn short_forms_read_back() {
    for text in [
        "end",
        "pass",
        "place c13",
        "move c02 c03",
        "dock c20",
        "bet cod 8",
        "bet salmon flounder 12",
        "take-back 10",
        "keep fair-wind",
        "set seal",
        "fair-wind",
        "pilot c15",
        "pilot c01 c15",
        "carpenters",
        "anchor c05 ccw",
        "shoals herring1",
        "shoals herring1 herring1",
        "shoals salmon2 cod1",
        "gossip",
        "tackle",
        "saltworks 4 12",
        "signs",
        "calm",
        "moryana 6",
        "nets cod",
        "decree -2",
        "decree 1",
        "word",
        "fair cod",
    ] {
        assert_eq!(Action::parse(text).unwrap().to_string(), text);
    }
    for text in ["first b", "card herring2", "sealed", "peek 10", "peek cod", "die 6", "open", "news fair"] {
        assert_eq!(Chance::parse(text).unwrap().to_string(), text);
    }
    for text in [
        "",
        "place",
        "place c1",
        "bet",
        "bet cod cod",
        "bet 8 cod 8",
        "decree 10",
        "decree +1",
        "saltworks cod",
        "anchor c05",
        "fly",
    ] {
        assert!(Action::parse(text).is_err(), "{text}");
    }
    for text in ["die 0", "die 7", "card herring3", "first c", "news gale", "opened"] {
        assert!(Chance::parse(text).is_err(), "{text}");
    }
    // Cards are read in any order and written in theirs.
    for (text, written) in [
        ("bet cod herring", "bet herring cod"),
        ("bet 8 cod", "bet cod 8"),
        ("bet 12 4 seal", "bet seal 4 12"),
        ("saltworks 8 4", "saltworks 4 8"),
        ("shoals cod2 herring1", "shoals herring1 cod2"),
    ] {
        assert_eq!(Action::parse(text).unwrap().to_string(), written);
    }
    assert_eq!(std::mem::size_of::<Action>(), 4);
}

proptest::proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "(place|move|bet|shoals|pilot|decree|die|card|news|keep)? ?[a-z0-9 -]{0,16}") {
        if let Ok(action) = Action::parse(&text) {
            proptest::prop_assert_eq!(Action::parse(&action.to_string()), Ok(action));
        }
        if let Ok(chance) = Chance::parse(&text) {
            proptest::prop_assert_eq!(chance.to_string(), text);
        }
    }
}
