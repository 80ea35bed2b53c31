//! The coin track and its stars.

use fleet::{Event, Refusal, Section};

use crate::common::*;

/// FL-071, FL-072, FL-074, FL-075, FL-077: a star marks any topmost free box of the three parts, or is declined.
#[test]
fn a_star_marks_anywhere() {
    let mut game = boats(blank("2p").coins(A, 3), "coins cod cod");
    act(&mut game, &["take coins", "coins"]);
    assert_eq!(coins(&game, A), 6, "all coins first");
    assert_eq!(choices_of(&game, "mark").len(), 18);
    for deed in ["coin", "market", "hex", "salvage"] {
        assert_eq!(refusal(&game, deed), Refusal::StarToUse, "{deed}");
    }
    act(&mut game, &["decline"]);
    assert_eq!((all_marked(&game, A), to_move(&game)), (0, Some(B)));
}

/// FL-073, FL-078, FL-101: a star launches a boat, cod pays, and a second star follows.
#[test]
fn stars_chain() {
    let mut game = boats(blank("2p").coins(A, 3).licence(A, Section::Cod, 3), "coins cod cod");
    act(&mut game, &["take coins", "coin", "mark inuit"]);
    assert_eq!((coins(&game, A), stars(&game, A)), (7, 0));
    let mut game = boats(blank("2p").coins(A, 3).licence(A, Section::Cod, 3), "coins cod cod");
    act(&mut game, &["take coins", "coins", "mark inuit"]);
    assert_eq!((coins(&game, A), stars(&game, A), to_move(&game)), (9, 1, Some(A)));
    act(&mut game, &["mark inuit"]);
    assert_eq!(to_move(&game), Some(B));
}

/// FL-080, FL-081: 96 boxes with 19 stars, farther apart towards the end; coins beyond are lost.
#[test]
fn the_coin_track_ends() {
    let game = boats(blank("2p").coins(A, 95), "coins cod cod");
    let stars_of_track = [4, 8, 12, 16, 20, 24, 28, 32, 37, 42, 47, 52, 57, 63, 69, 75, 82, 89, 96];
    assert_eq!((view(&game).coin_boxes, view(&game).stars), (96, stars_of_track.to_vec()));
    let material = testkit::material::<fleet::Fleet>();
    assert_eq!((material.coin_boxes(), material.stars()), (96, &stars_of_track[..]));
    let mut game = game;
    act(&mut game, &["take coins", "coins"]);
    assert_eq!((coins(&game, A), stars(&game, A)), (96, 1));
}

/// FL-075, R-U9: with no box left to mark a star lapses by itself, and a salvage tick cannot be wasted.
#[test]
fn a_star_without_a_box_lapses() {
    let full = Section::ALL.into_iter().fold(blank("2p").coins(A, 3), |position, section| {
        let boxes = testkit::material::<fleet::Fleet>().boxes(section).len() as u8;
        position.marked(A, section, boxes)
    });
    let mut game = boats(full, "coins cod cod");
    act(&mut game, &["take coins"]);
    assert_eq!(refusal(&game, "salvage"), Refusal::NothingToMark);
    assert_eq!(sheet(&game, A).salvaged, 0);
    let events = act(&mut game, &["coins"]);
    assert!(events.contains(&Event::StarsLapsed { seat: A, stars: 1 }), "{events:?}");
    assert_eq!((coins(&game, A), stars(&game, A), to_move(&game)), (6, 0, Some(B)));
}

/// FL-081: a gain that runs over the end says how much of it was lost.
#[test]
fn lost_coins_are_told() {
    let last = view(&boats(blank("2p"), "coins cod cod")).coin_boxes;
    let mut game = boats(blank("2p").coins(A, last - 1), "coins cod cod");
    let events = act(&mut game, &["take coins", "coins"]);
    assert!(events.contains(&Event::CoinsMarked { seat: A, coins: 1, lost: 2, stars: 1 }), "{events:?}");
}
