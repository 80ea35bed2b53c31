//! What bots read off a state without making a view is what the view shows.

use fleet::{Action, Ask, Deed, Fleet, Section, Stage};
use tabletop::{Game, Seat, Table, Turn, Viewer};

use crate::common::*;

/// At every step of whole games: who plays, what is asked, what may be marked, what is still to come.
#[test]
fn a_state_tells_what_its_view_shows() {
    let mut marks = 0;
    for setup in ["1p", "2p", "3p captains trophies", "4p"] {
        let whole = testkit::random_game::<Fleet>(setup, 11);
        let mut table = Table::<Fleet>::new(whole.setup().clone(), testkit::material::<Fleet>());
        for &step in whole.steps() {
            table.step(step).unwrap();
            let (game, view) = (table.state(), table.view(Viewer::Spectator));
            assert_eq!(usize::from(game.seat_count()), view.seats.len());
            assert_eq!((game.stage(), game.ask(), game.is_before_town()), (view.stage, view.ask, !view.town));
            let over = view.stage == Stage::Over;
            assert_eq!(game.rounds_to_come(), if over { 0 } else { view.rounds + 1 - view.round.max(1) });
            let Turn::Seats(seats) = game.turn() else { continue };
            let seat = seats.lowest().unwrap();
            assert_eq!((Some(game.seat_to_act()), game.seat_to_act()), (view.to_act, seat));
            let die = view.die.filter(|_| view.ask == Ask::Use).map(|die| die.face);
            assert_eq!(game.die_in_use(), die);
            let mut legal: Vec<Action> = Vec::new();
            game.legal(seat, &mut legal);
            let markable = Section::ALL.into_iter().filter(|&it| legal.contains(&Deed::Mark(it).into()));
            let bits = markable.fold(0, |bits, section| bits | 1 << section.index());
            assert_eq!(game.sections_to_mark(), bits);
            marks += bits.count_ones();
            for (seat, own) in (0..).map(Seat).zip(&view.seats) {
                assert_eq!((game.next_income(seat), game.market_would_pay(seat)), (own.income, own.market));
                assert_eq!(game.sheet_of(seat).coins, own.coins);
            }
        }
    }
    assert!(marks > 1000, "{marks}");
}

/// FL-041, FL-045 and the points of the sheet: what an edition says of boats, licences and buildings.
#[test]
fn an_edition_tells_its_numbers() {
    let material = boats(blank("2p"), "cod cod cod").material();
    for section in Section::ALL.into_iter().take(5) {
        let oysters = section == Section::Oyster;
        assert_eq!(material.catch(section), if oysters { 2 } else { 1 }, "{section:?}");
        assert_eq!([0, 1, 2, 3, 4].map(|nth| material.boat_points(section, nth)), [1, 1, 2, 2, 0]);
        let holds = [0, 1, 2, 3].map(|level| material.hold(section, level));
        assert_eq!(holds, if oysters { [6, 6, 8, 10] } else { [4; 4] }, "{section:?}");
        assert_eq!(material.licence_points(section), 5);
    }
    let game = boats(blank("2p").crab(A, None), "cod cod cod");
    assert_eq!(line(&game, A, fleet::Reason::Licences), Some(material.licence_points(Section::Crab).into()));
    assert_eq!([0, 1, 2, 3].map(|level| material.swordfish_stars(level)), [0, 1, 1, 2]);
    assert_eq!(material.building_points(Section::Bank).1, 2, "the bank scores by boxes");
    for section in Section::ALL.into_iter().skip(10) {
        let built = boats(blank("2p").built(A, section), "cod cod cod");
        let (whole, each) = material.building_points(section);
        let points = i32::from(whole) + i32::from(each) * material.boxes(section).len() as i32;
        assert_eq!(line(&built, A, fleet::Reason::Buildings).unwrap_or(0), points, "{section:?}");
    }
}
