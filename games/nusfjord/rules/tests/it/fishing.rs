//! I. ФАЗА ЛОВЛИ РЫБЫ.

use nusfjord::{
    Event, Refusal, Shortage,
    effect::Hull::{self, *},
};
use tabletop::{Game, Turn};

use crate::board::*;

/// A round of two that begins with fishing; `arrange` prepares seat a.
#[track_caller]
fn fished(arrange: impl FnOnce(&mut nusfjord::Arrange<'_>)) -> Board {
    position("2p").at_fishing().seat(A, arrange).board()
}

#[test]
fn nu_032_seven_rounds_of_fishing_work_and_home() {
    // NU-032
    let mut phases = Vec::new();
    let whole = testkit::random_game::<nusfjord::Nusfjord>("2p", 11);
    let mut state = whole.after(0).state().clone();
    for step in whole.steps() {
        let mut events = Vec::new();
        match *step {
            tabletop::Step::Act(seat, action) => state.act_unchecked(seat, action, &mut events),
            tabletop::Step::Reveal(outcome) => state.reveal_unchecked(outcome, &mut events),
        }
        for event in events {
            match event {
                Event::Caught { seat: A, .. } => phases.push('f'),
                Event::WorkerPlaced { .. } | Event::Passed { .. } if phases.last() != Some(&'w') => {
                    phases.push('w')
                }
                Event::WorkersReturned | Event::GameEnded => phases.push('h'),
                _ => {}
            }
        }
    }
    assert_eq!(phases.into_iter().collect::<String>(), "fwh".repeat(7));
    assert_eq!(state.turn(), Turn::Over);
}

#[test]
fn nu_033_051_nobody_depends_on_another_before_collection() {
    // NU-033, NU-051, R-5, R-6
    let both_short = || {
        position("3p")
            .at_fishing()
            .seat(A, |a| {
                ["builder", "boatswain", "lumberjack", "fishmonger"].iter().for_each(|e| _ = a.elder(e, 0));
            })
            .seat(B, |b| {
                b.elder("banker", 0).elder("councilor", 0).held_by(A, 1).held_by(C, 1);
            })
            .board()
    };
    let mut one = both_short();
    let Turn::Seats(owing) = one.0.turn() else { panic!("both must choose") };
    assert_eq!(owing.iter().collect::<Vec<_>>(), [A, B]);
    let mut other = one.clone();
    one.by(A, "feed 123");
    assert_eq!(one.harbor(C).stock.fish, 0, "the fish lie on the shares until all are done");
    one.by(B, "dividend a");
    other.by(B, "dividend a");
    other.by(A, "feed 123");
    assert_eq!(one, other);
    assert_eq!(one.harbor(A).stock.fish, 1, "the fish on the share of b");
}

#[test]
fn nu_034_distribution_is_compulsory() {
    // NU-034, R-23
    let board = fished(|_| ());
    assert_eq!(board.asked(), A, "it ran without asking");
    assert_eq!(board.view().phase, nusfjord::Phase::Work);
    let short =
        fished(|a| ["developer", "broker", "merchant", "forester"].iter().for_each(|e| _ = a.elder(e, 0)));
    assert_eq!(short.refusal("pass"), Refusal::NotNow);
    assert_eq!(short.refusal("skip"), Refusal::NotNow);
}

#[test]
fn nu_035_036_037_catch_by_length() {
    // NU-035, NU-036, NU-037
    let catch = |ships: &[Hull]| position("5p").seat(A, |a| _ = a.ships(ships)).board().harbor(A).catch;
    assert_eq!(catch(&[]), 3);
    let fleets: [&[Hull]; 14] = [
        &[Sloop],
        &[Cutter],
        &[Schooner],
        &[Sloop, Cutter],
        &[Cutter, Cutter],
        &[Cutter, Schooner],
        &[Schooner, Schooner],
        &[Cutter, Cutter, Cutter],
        &[Sloop, Schooner, Schooner],
        &[Cutter, Schooner, Schooner],
        &[Schooner, Schooner, Schooner],
        &[Sloop, Sloop, Cutter, Cutter, Cutter],
        &[Sloop, Schooner, Schooner, Schooner],
        &[Cutter, Schooner, Schooner, Schooner],
    ];
    assert_eq!(fleets.map(catch), [4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 11, 12, 12]);
    assert_eq!(testkit::material::<nusfjord::Nusfjord>().track_length(), 15);
}

#[test]
fn nu_038_one_fish_for_each_elder() {
    // NU-038
    let board = fished(|a| _ = a.ships(&[Schooner]).elder("broker", 0).elder("merchant", 0));
    assert_eq!(board.harbor(A).council.iter().map(|seat| seat.fish).collect::<Vec<_>>(), [1, 1]);
    // Catch 6: two for elders, two for shares, two into the Reserve.
    assert_eq!((board.goods(A).1, board.reserve(A).1), (2, 2));
    assert_eq!(fished(|a| _ = a.ships(&[Schooner])).reserve(A).1, 4, "without elders the step is skipped");
}

#[test]
fn nu_039_an_elder_pays_at_three() {
    // NU-039, R-4
    let board = fished(|a| _ = a.ships(&[Schooner]).elder("broker", 2).elder("merchant", 1));
    assert_eq!(board.harbor(A).council.iter().map(|seat| seat.fish).collect::<Vec<_>>(), [0, 2]);
    assert_eq!(board.goods(A).1, 3, "two from shares and one from the broker");
    assert_eq!(board.harbor(A).council.len(), 2, "the card stays");
}

#[test]
fn nu_040_the_reward_goes_to_the_supply_not_to_the_hand() {
    // NU-040, R-4
    let board = fished(|a| _ = a.elder("broker", 2).elder("merchant", 0).elder("forester", 0));
    assert_eq!((board.goods(A).1, board.reserve(A).1), (1, 0), "own shares get nothing");
}

#[test]
fn nu_041_shares_elsewhere_are_fed() {
    // NU-041
    let board = position("2p")
        .at_fishing()
        .seat(A, |a| {
            a.ships(&[Cutter]).in_new_shares(1).held_by(B, 1);
        })
        .board();
    // Catch 5: one on New Shares, one at b, two at home, one into the Reserve.
    assert_eq!((board.goods(A).1, board.reserve(A).1), (2, 1));
    assert_eq!(board.goods(B).1, 3);
    assert_eq!(fished(|a| _ = a.ships(&[Cutter])).reserve(A).1, 3, "all shares at home");
}

#[test]
fn nu_042_issued_shares_at_home_are_fed_and_no_others() {
    // NU-042
    let board = fished(|_| ());
    assert_eq!((board.goods(A).1, board.harbor(A).unissued), (2, 3));
}

#[test]
fn nu_043_foreign_shares_are_fed_by_their_owner() {
    // NU-043
    let board = position("2p")
        .at_fishing()
        .seat(B, |b| {
            b.held_by(A, 1).elder("broker", 0).elder("merchant", 0).elder("forester", 0);
        })
        .board();
    // b has nothing left for the share that a holds; a's own catch is not touched.
    assert_eq!((board.goods(A).1, board.reserve(A).1), (2, 1));
}

#[test]
fn nu_044_045_046_the_limit_of_the_reserve() {
    // NU-044, NU-045, NU-046, R-7
    // Catch 7, two for shares, five in the hand.
    let with = |wood, fish| fished(|a| _ = a.ships(&[Cutter, Cutter]).reserve(wood, fish)).reserve(A);
    assert_eq!(with(0, 6), (0, 8));
    assert_eq!(with(0, 11), (0, 11), "more is not cut down");
    assert_eq!(with(7, 3), (7, 8), "wood does not count");
}

#[test]
fn nu_047_the_surplus_goes_back() {
    // NU-047
    let board = fished(|a| _ = a.reserve(0, 8));
    assert_eq!((board.goods(A).1, board.reserve(A).1), (2, 8));
}

#[test]
fn nu_048_049_050_the_end_of_the_phase() {
    // NU-048, NU-049, NU-050
    let board = position("3p")
        .at_fishing()
        .seat(A, |a| {
            a.ships(&[Schooner]).held_by(A, 1).in_new_shares(1);
        })
        .seat(B, |b| {
            b.ships(&[Schooner]).held_by(A, 1).in_new_shares(1);
        })
        .seat(C, |c| {
            c.ships(&[Schooner]).held_by(A, 1);
        })
        .board();
    assert_eq!(board.goods(A).1, 5, "three of the own colour, one blue, one yellow");
    assert_eq!((board.goods(B).1, board.goods(C).1), (2, 2), "fish on New Shares is gone");
    for harbor in board.view().harbors {
        assert_eq!((harbor.net, harbor.dividends), (0, 0), "nothing is forgotten in the hand or on a share");
    }
}

#[test]
fn nu_052_only_fresh_fish_is_handed_out() {
    // NU-052, R-23
    let board = position("2p")
        .at_fishing()
        .seat(A, |a| {
            a.goods(0, 9, 0).held_by(B, 1);
            a.elder("broker", 0).elder("merchant", 0).elder("forester", 0);
        })
        .board();
    assert_eq!(board.goods(A).1, 9);
    assert_eq!(board.goods(B).1, 2, "the share at b gets nothing");
}

#[test]
fn nu_053_short_of_fish_for_elders() {
    // NU-053
    let mut board =
        fished(|a| ["developer", "broker", "merchant", "forester"].iter().for_each(|e| _ = a.elder(e, 2)));
    assert_eq!(board.offers(), ["feed 123", "feed 124", "feed 134", "feed 234"]);
    assert_eq!(board.harbor(A).shortage, Shortage::Elders);
    assert_eq!(board.refusal("feed 12"), Refusal::WrongNumber { needed: 3 });
    assert_eq!(board.refusal("feed 1234"), Refusal::WrongNumber { needed: 3 });
    assert_eq!(board.refusal("feed 125"), Refusal::NotYourElder);
    assert!(<nusfjord::Action as tabletop::Notation>::parse("feed 113").is_err(), "an elder twice");
    board.act("feed 134");
    assert_eq!(board.harbor(A).council.iter().map(|seat| seat.fish).collect::<Vec<_>>(), [0, 2, 0, 0]);
    assert_eq!(board.goods(A).1, 3);
}

#[test]
fn nu_054_short_of_fish_for_shares() {
    // NU-054, R-38
    let with = |elders: &[&str], new_shares, at_b, at_c| {
        position("3p")
            .at_fishing()
            .seat(A, |a| {
                elders.iter().for_each(|e| _ = a.elder(e, 0));
                a.in_new_shares(new_shares).held_by(B, at_b).held_by(C, at_c);
            })
            .board()
    };
    // One fish left: New Shares gets it without a question.
    let board = with(&["builder", "banker"], 1, 1, 0);
    assert_eq!(board.asked(), A);
    assert_eq!((board.view().phase, board.goods(B).1), (nusfjord::Phase::Work, 2));
    // Two left: one for New Shares, then b or c.
    let mut board = with(&["builder"], 1, 1, 1);
    assert_eq!(board.offers(), ["dividend b", "dividend c"]);
    assert_eq!(board.refusal("dividend bc"), Refusal::WrongNumber { needed: 1 });
    assert_eq!(board.refusal("dividend a"), Refusal::NoSuchChoice);
    board.act("dividend c");
    assert_eq!((board.goods(B).1, board.goods(C).1), (2, 3));
    // Two left for two shares at b and one at c: every way to give two.
    let board = with(&["builder"], 0, 2, 1);
    assert_eq!(board.offers(), ["dividend bb", "dividend bc"]);
    // Several shares of one holder need no choice.
    let board = with(&["builder"], 0, 3, 0);
    assert_eq!(board.goods(B).1, 4);
}

#[test]
fn nu_055_short_of_fish_at_home_needs_no_choice() {
    // NU-055
    let board = fished(|a| _ = a.elder("broker", 0).elder("merchant", 0));
    assert_eq!((board.goods(A).1, board.reserve(A).1), (1, 0));
}

#[test]
fn nu_107_shares_in_new_shares_cost_fish() {
    // NU-107
    let mut board = position("2p").board();
    board.act("issue");
    board.pass_round();
    assert_eq!(board.0.round(), 2);
    assert_eq!((board.goods(A).1, board.reserve(A).1), (2, 0));
}

#[test]
fn nu_053_with_no_fish_at_all_nobody_chooses() {
    // NU-053: a catch of 0 leaves nothing to choose, whoever is hungry. The printed track begins with 3.
    let none = edition("board.toml", "catch = [3, 3,", "catch = [0, 0,");
    let setup = "2p".parse().unwrap();
    let position = nusfjord::Position::new(&setup, none).at_fishing();
    let board = Board(position.seat(A, |a| _ = a.elder("broker", 1).held_by(B, 1)).ready().unwrap());
    assert_eq!((board.asked(), board.view().phase), (A, nusfjord::Phase::Work));
    assert_eq!((board.harbor(A).council[0].fish, board.goods(A).1, board.goods(B).1), (1, 0, 0));
}

#[test]
fn what_bots_reckon_with_is_what_the_fishing_brings() {
    let mut board = position("3p")
        .turns(8)
        .seat(A, |a| {
            a.goods(3, 2, 1).reserve(1, 4).ships(&[Cutter, Schooner]).built("fish-stand", "b1");
            a.elder("builder", 1).elder("banker", 0).in_new_shares(1).held_by(B, 1).forests("a2", 1);
        })
        .seat(B, |b| _ = b.held_by(A, 1))
        .seat(C, |c| _ = c.held_by(A, 1))
        .board();
    let own = board.0.holdings(A);
    // Catch 8: two elders, one in New Shares, one at b, two at home, two into the Reserve.
    assert_eq!((own.catch, own.income, own.stored), (8, 4, 2));
    assert_eq!((own.elders, own.elder_fish, own.shares, own.sold), (2, 1, 4, 2));
    assert_eq!((own.ships, own.buildings, own.forests, own.free_spaces), (2, 1, 5, 2));
    assert_eq!((own.wood_limit, own.workers), (12, board.harbor(A).workers));
    assert_eq!(own.stock, board.harbor(A).stock);
    board.act("pass");
    let haul = board.harbor(A).haul;
    assert_eq!((haul.catch, haul.collected, haul.reserve), (own.catch, own.income, own.stored));
    // With a harbor that takes its own shares back, more comes; with a full Reserve, nothing is stored.
    let other = position("2p").seat(A, |a| _ = a.held_by(A, 3).reserve(0, 8)).board().0.holdings(A);
    assert_eq!((other.income, other.stored, other.sold, other.workers), (3, 0, 0, 3));
    let holding = position("2p deck=cod")
        .seat(A, |a| _ = a.in_new_shares(3).built("holding-company", "b1"))
        .board()
        .0
        .holdings(A);
    assert_eq!((holding.income, holding.stored, holding.sold), (2, 1, 0), "New Shares gets no fish");
}
