//! News of the weather: N09 to N11 (reconstructed).

use pomory::{Action, News, Port, Position, Refusal, Step, Weather, Window};
use tabletop::{Notation, Turn};

use crate::desk::{A, B, Desk, Written, position};

/// Both have bet; the questions before the roll are passed.
fn before_roll(position: Position) -> Desk {
    let mut desk = Desk::new(position.bets());
    desk.pass_all().run("a bet 4 6; b bet 4 6; * sealed");
    desk
}

fn storm(die: u8) -> Option<Weather> {
    Some(Weather::Storm(Port::of_die(die).unwrap()))
}

/// PO-123
#[test]
fn n09_signs_the_whole_procedure_is_rolled_anew() {
    let mut desk = before_roll(position().news(A, &[News::Signs]).ships("c05 b, c13 b"));
    desk.pass_all().run("* die 4");
    assert_eq!(desk.view().story.weather, storm(4));
    desk.run("a signs; * die 2; * die 6");
    assert_eq!(desk.view().story.weather, storm(6));
    assert_eq!((desk.on(5), desk.on(13)), ("b".into(), String::new()), "only the new storm counts");
    // The whole procedure: a 2 is rolled again, and 1 or 2 once more is fair weather.
    let mut again = before_roll(position().news(A, &[News::Signs]).ships("c05 b, c13 b"));
    again.pass_all().run("* die 4; a signs; * die 2");
    assert_eq!((again.view().step, again.view().story.dice), (Step::Reroll, [Some(2), None]));
    again.run("* die 1");
    assert_eq!((again.view().story.weather, again.seat(B).dock), (Some(Weather::Fair), 0));
    // After ships were removed it is too late, although the seat that holds it has another decision to make.
    let holds = position().news(A, &[News::Signs, News::Tackle]).ships("c05 b, c13 b");
    let mut late = Desk::new(holds.bets());
    late.pass_but(Window::Tackle).run("a tackle; a bet 4 6 8; b bet 4 6; * sealed").pass_all();
    late.run("* die 4; a pass");
    assert_eq!((late.seat(B).dock, late.view().step), (1, Step::TakeBack));
    assert_eq!(late.refused("a signs"), Refusal::WrongMoment(News::Signs));
}

/// PO-124, ruling U9
#[test]
fn n09_voids_fair_weather_too_but_no_named_storm() {
    let mut desk = before_roll(position().news(A, &[News::Signs]).ships("c01 b"));
    desk.pass_all().run("* die 1; * die 2");
    assert_eq!(desk.view().story.weather, Some(Weather::Fair));
    desk.run("a signs; * die 3");
    assert_eq!((desk.view().story.weather, desk.seat(B).dock), (storm(3), 1));
    let mut named = before_roll(position().news(A, &[News::Signs]).news(B, &[News::Moryana]));
    named.run("a pass; b moryana 3");
    assert_eq!(named.game_turn(), Turn::seat(A), "Dead Calm could still be played");
    assert_eq!(named.refused("a signs"), Refusal::NoDieRolled);
}

/// PO-125
#[test]
fn n10_calm_no_ship_is_taken() {
    let ships = "c04 a/b, c06 b, c08 a";
    let mut desk = before_roll(position().news(B, &[News::Calm]).ships(ships));
    desk.pass_all().run("* die 4; b calm");
    assert_eq!((desk.seat(A).dock, desk.seat(B).dock), (0, 0));
    assert_eq!((desk.on(4), desk.on(6)), ("a/b".into(), "b".into()));
    let mut named = before_roll(position().news(A, &[News::Moryana]).news(B, &[News::Calm]).ships(ships));
    named.run("a moryana 4; b calm");
    assert_eq!(named.seat(B).dock, 0, "against a named storm too");
    let mut fair = before_roll(position().news(B, &[News::Calm]));
    fair.pass_all().run("* die 1; * die 1");
    assert_eq!(fair.view().step, Step::Ask(Window::Result), "b might hold Old Signs");
    assert_eq!(fair.refused("b calm"), Refusal::NoStorm);
    assert_eq!(fair.legal(B), ["pass"]);
}

/// PO-126, ruling U8
#[test]
fn n10_ends_the_window_and_n09_opens_it_anew() {
    let ready = || before_roll(position().news(A, &[News::Calm]).news(B, &[News::Signs]).ships("c09 a"));
    let mut desk = ready();
    desk.pass_all().run("* die 5; a calm");
    assert_eq!(desk.view().step, Step::Open, "b is not asked any more");
    assert_eq!((desk.on(9), desk.view().story.lost), ("a".into(), [None; 2]));
    // Not even if b has a decision to make before the cards are opened.
    let laid = position().news(A, &[News::Calm]).news(B, &[News::Signs, News::Tackle]).ships("c09 a");
    let mut three = Desk::new(laid.bets());
    three.pass_but(Window::Tackle).run("a pass; b tackle").pass_all();
    three.run("a bet 4 6; b bet 4 6 8; * sealed").pass_all().run("* die 5; a calm");
    assert_eq!((three.view().step, three.game_turn()), (Step::TakeBack, Turn::seat(B)));
    assert_eq!(three.refused("b signs"), Refusal::WrongMoment(News::Signs));
    // Old Signs asks both again, also who has passed.
    let mut desk = ready();
    desk.pass_all().run("* die 5; a pass; b signs; * die 3");
    assert_eq!((desk.view().step, desk.game_turn()), (Step::Ask(Window::Result), Turn::seat(A)));
    desk.run("a calm");
    assert!(desk.view().story.stilled);
    let mut both =
        before_roll(position().news(A, &[News::Signs, News::Word]).news(B, &[News::Calm]).ships("c09 a"));
    both.pass_all().run("* die 5; a signs; * die 5; a pass");
    assert_eq!((both.view().step, both.game_turn()), (Step::Ask(Window::Result), Turn::seat(B)));
    assert!(both.offers("b calm"));
}

/// PO-127
#[test]
fn n11_moryana_names_the_port_and_no_die_is_rolled() {
    let mut desk = before_roll(position().news(A, &[News::Moryana]).ships("c13 b"));
    assert_eq!(desk.legal(A), ["pass", "moryana 3", "moryana 4", "moryana 5", "moryana 6"]);
    desk.run("a moryana 6").pass_all();
    assert_eq!(desk.view().story.weather, storm(6));
    assert_eq!(desk.view().story.dice, [None, None]);
    assert_eq!((desk.seat(B).dock, desk.view().step), (1, Step::Open));
    for port in [1, 2, 7] {
        assert!(Action::parse(&format!("moryana {port}")).is_err(), "{port}");
    }
    let mut late = before_roll(position().news(A, &[News::Moryana]));
    late.run("a pass; * die 4");
    assert_eq!(late.refused("a moryana 6"), Refusal::WrongMoment(News::Moryana));
    let mut second = before_roll(position().news(B, &[News::Moryana]).news(A, &[News::Nets]));
    second.run("a pass; b moryana 5").pass_all();
    assert_eq!(second.view().story.weather, storm(5));
}
