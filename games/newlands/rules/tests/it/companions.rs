//! «2. Выставление спутников», «Начисление за освоение», «Спорные объекты», «После ухода с незавершённого объекта».

use newlands::{Action, Event, Refusal, Rotation};
use tabletop::Game;

use crate::board::{A, B, Played, at, board, lay, position, tile};

/// NL-031
#[test]
fn companions_come_from_the_reserve() {
    let game = Played::from(
        position("2p", "start@0,0/0 gggg-solid@0,-1/0 mmmm-solid@1,0/0 ssss-solid@0,1/0 mgmm-cap@2,0/1")
            .companion(A, at(0, -1), 0)
            .companion(A, at(1, 0), 0)
            .companion(A, at(0, 1), 0)
            .companion(A, at(2, 0), 0)
            .tile(tile("ggmm-half"), Rotation::R3, at(1, -1))
            .tile_laid(),
    );
    assert_eq!(game.refused(game.deployment(1, -1, 0)), Refusal::NoneInReserve);
    let expected = [at(0, -1), at(1, 0), at(2, 0), at(0, 1)].map(Action::take_back);
    assert_eq!(game.legal(), [&expected[..], &[Action::PASS]].concat());
}

/// NL-032, NL-042, NL-094: only on the tile just laid.
#[test]
fn a_companion_goes_on_the_tile_just_laid() {
    let mut game = board("start@0,0/0 ssss-solid@0,1/0");
    game.lay("gmgg-cap@-1,0/0");
    for (x, y, piece) in [(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 0)] {
        assert_eq!(game.refused(game.deployment(x, y, piece)), Refusal::NotTheTileJustLaid);
    }
    assert_eq!(game.targets(), [0, 1]);
    game.deploy(-1, 0, 0);
    assert_eq!(game.region(0, 0, 1).owners, [A], "the range of the start tile is claimed by extending it");
    let other = Action::deploy(at(-1, 0), game.view().tiles[0].pieces[0].name);
    game.lay("mmmm-solid@1,0/0");
    assert_eq!(game.refused(other), Refusal::NotTheTileJustLaid);
    let nothing = Action::deploy(at(1, 0), game.view().tiles[0].pieces[0].name);
    assert_eq!(game.refused(nothing), Refusal::NoSuchRegion);
}

/// NL-033
#[test]
fn the_player_chooses_a_region_of_the_tile() {
    let mut game = board("mmmm-solid@0,0/0");
    game.lay("mgss-tri@0,1/0");
    assert_eq!(game.targets(), [0, 1, 2]);
}

/// NL-034: nobody may stand there, the player's own companions included.
#[test]
fn a_taken_region_is_closed() {
    for holder in [A, B] {
        let position = position("2p", "start@0,0/0 ssss-solid@0,1/0").companion(holder, at(0, 1), 0);
        let mut game = Played::from(position);
        game.lay("smss-cap@1,1/0");
        assert_eq!(game.refused(game.deployment(1, 1, 1)), Refusal::RegionTaken { by: holder });
        assert_eq!(game.targets(), [0]);
    }
}

/// NL-035
#[test]
fn distance_does_not_matter() {
    let row = "mgmm-cap@0,0/0 mgmg-band@1,0/0 sgsg-band@2,0/0 sgsg-band-c1@3,0/0";
    let mut game = Played::from(position("2p", row).companion(B, at(0, 0), 0));
    game.lay("mgmm-cap@4,0/2");
    assert_eq!(game.refused(game.deployment(4, 0, 0)), Refusal::RegionTaken { by: B });
    assert_eq!(game.targets(), [1]);
}

/// NL-036
#[test]
fn other_pieces_of_the_tile_stay_free() {
    let mut game = Played::from(position("2p", "mmmm-solid@0,0/0").companion(B, at(0, 0), 0));
    game.lay("mgmg-band@0,1/0");
    assert_eq!(game.refused(game.deployment(0, 1, 1)), Refusal::RegionTaken { by: B });
    assert_eq!(game.targets(), [0, 2]);
}

/// NL-037: the rulebook's first example.
#[test]
fn the_range_is_taken_so_only_the_navigator_remains() {
    let mut game = Played::from(position("2p", "start@0,0/0 gmgm-band@1,0/0").companion(B, at(1, 0), 0));
    game.lay("smsm-band@-1,0/0");
    assert_eq!(game.refused(game.deployment(-1, 0, 0)), Refusal::RegionTaken { by: B });
    assert_eq!(game.targets(), [1, 2]);
}

/// NL-038: the rulebook's second example.
#[test]
fn the_bay_is_taken_so_brigand_and_explorer_remain() {
    let mut game = Played::from(position("2p", "start@0,0/0 ssss-solid@0,1/0").companion(B, at(0, 1), 0));
    game.lay("mgss-tri@1,1/0");
    assert_eq!(game.refused(game.deployment(1, 1, 0)), Refusal::RegionTaken { by: B });
    assert_eq!(game.targets(), [1, 2]);
}

/// NL-039
#[test]
fn pieces_that_meet_in_a_corner_are_not_joined() {
    let mut game = Played::from(position("2p", "mmmm-solid@0,0/0").companion(B, at(0, 0), 0));
    game.lay("mmgg-caps2@0,1/0");
    assert_eq!(game.refused(game.deployment(0, 1, 1)), Refusal::RegionTaken { by: B });
    assert_eq!(game.targets(), [0, 2], "the eastern mountains are another range");
}

/// NL-040
#[test]
fn a_region_that_the_tile_finishes_may_be_claimed() {
    let mut game = board("start@0,0/0");
    game.lay("mgmm-cap@0,-1/1");
    assert!(game.region(0, -1, 0).finished);
    game.deploy(0, -1, 0);
    game.lay_and_pass("mmmm-solid@1,0/0");
    game.lay("ssss-solid@0,1/0");
    game.take(0, -1);
    assert_eq!(game.points(A), 2);
}

/// NL-041
#[test]
fn the_lake_may_be_claimed_when_its_tile_is_laid() {
    let mut game = board("start@0,0/0");
    game.lay("mmgg-lake@0,-1/0");
    let lake = game.deployment(0, -1, 0);
    assert_eq!(lake.to_string(), "deploy n1e0-sea");
    assert!(game.may(lake));
    let mut later = game.clone();
    later.act(Action::PASS);
    later.lay("mmmm-solid@1,0/0");
    assert_eq!(later.refused(lake), Refusal::NotTheTileJustLaid);
    game.act(lake);
    assert_eq!((game.companion(0, -1).now.points, game.companion(0, -1).at_the_end.points), (1, 0));
}

/// The three tiles of a ring that the fourth closes: two pieces of the fourth belong to one grassland.
const RING: &str = "ggmm-half@1,0/2 ggss-half-c1@1,1/3 ssgg-half@0,1/2";

/// NL-043, NL-061
#[test]
fn two_pieces_of_one_region_are_one_claim() {
    let mut free = board(RING);
    free.lay("gmmg-caps2@0,0/2");
    assert_eq!(free.targets(), [0, 1, 2]);
    let (one, other) = (free.region(0, 0, 1), free.region(0, 0, 2));
    assert_eq!(one, other);
    assert_eq!((one.pieces.len(), one.tiles.len(), one.finished), (5, 4, true));
    assert_eq!((one.now.points, one.at_the_end.points), (8, 4));
    let mut claimed = free.clone();
    claimed.deploy(0, 0, 2);
    assert_eq!(claimed.region(0, 0, 1).companions.len(), 1);

    let mut taken = Played::from(position("2p", RING).companion(B, at(1, 0), 0));
    taken.lay("gmmg-caps2@0,0/2");
    for piece in [1, 2] {
        assert_eq!(taken.refused(taken.deployment(0, 0, piece)), Refusal::RegionTaken { by: B });
    }
}

const OPEN_FOUR: &str = "mgmm-cap@0,0/0 mgmg-band@1,0/0 sgsg-band@2,0/0 sgsg-band-c1@3,0/0";

/// NL-044, NL-045: a companion taken back scores, and can be set again from the next turn on.
#[test]
fn taking_back_scores_the_region() {
    let four = position("2p", OPEN_FOUR).tile(tile("gmgg-cap"), Rotation::R0, at(3, 1));
    assert!(four.clone().build().is_err(), "sea and grassland do not meet");
    let mut game = Played::from(position("2p", OPEN_FOUR).companion(A, at(0, 0), 0));
    game.lay("smss-cap@3,1/0");
    assert_eq!(game.reserve(A), 3);
    let events = game.take(0, 0);
    assert_eq!((game.points(A), game.reserve(A)), (4, 4));
    assert!(game.view().companion_at(at(0, 0)).is_none());
    let Event::CompanionTakenBack { seat, sum, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!((seat, sum.tiles, sum.points()), (A, 4, 4));
    assert!(!game.0.turn().awaits(A), "not in the same turn");
    game.lay_and_pass("mmmm-solid@0,1/0");
    game.lay("mgmm-cap@4,0/2");
    assert_eq!(game.targets(), [0, 1], "the grassland is free again, and the tile extends it");
    game.deploy(4, 0, 0);
    assert_eq!(game.reserve(A), 3);
}

/// NL-045: with an empty reserve, the companion taken back is the one that can be set in the next turn.
#[test]
fn a_companion_taken_back_can_be_set_again() {
    let tiles = "start@0,0/0 gggg-solid@0,-1/0 mmmm-solid@1,0/0 ssss-solid@0,1/0 mgmm-cap@2,0/1";
    let position = position("2p", tiles)
        .companion(A, at(0, -1), 0)
        .companion(A, at(1, 0), 0)
        .companion(A, at(0, 1), 0)
        .companion(A, at(2, 0), 0);
    let mut game = Played::from(position);
    game.lay("ggmm-half@1,-1/3");
    assert_eq!(game.refused(game.deployment(1, -1, 1)), Refusal::NoneInReserve);
    game.take(2, 0);
    assert_eq!((game.points(A), game.reserve(A)), (1, 1));
    game.lay_and_pass("gmgg-cap@-1,0/0");
    game.lay("mgmm-cap@2,1/3");
    assert_eq!(game.targets(), [0, 1]);
    game.deploy(2, 1, 0);
    assert_eq!(game.reserve(A), 0);
}

/// NL-046: finished or not, alone or not.
#[test]
fn any_companion_may_be_taken_back() {
    let closed = "mgmm-cap@0,0/0 mgmg-band@1,0/0 mgmm-cap@2,0/2";
    let open = "mgmm-cap@0,0/0 mgmg-band@1,0/0 sgsg-band@2,0/0 sgsg-band-c1@3,0/0";
    for (tiles, shared, points) in [(closed, false, 6), (closed, true, 6), (open, false, 4), (open, true, 4)]
    {
        let mut position = position("2p", tiles).companion(A, at(0, 0), 0);
        if shared {
            position = position.companion(B, at(1, 0), 0);
        }
        let mut game = Played::from(position);
        game.lay("mmmm-solid@0,1/0");
        game.take(0, 0);
        assert_eq!(game.points(A), points, "{tiles}, shared: {shared}");
    }
}

/// NL-047
#[test]
fn only_an_own_companion_and_only_one() {
    let tiles = "start@0,0/0 gggg-solid@0,-1/0 mmmm-solid@1,0/0 ssss-solid@0,1/0";
    let position = position("2p", tiles).companion(A, at(0, -1), 0).companion(A, at(1, 0), 0);
    let mut game = Played::from(position.companion(B, at(0, 1), 0));
    game.lay("mgmm-cap@2,0/1");
    assert_eq!(game.refused(Action::take_back(at(0, 1))), Refusal::NotYourCompanion { by: B });
    assert_eq!(game.refused(Action::take_back(at(0, 0))), Refusal::NoCompanionThere);
    assert_eq!(game.refused(Action::take_back(at(9, 9))), Refusal::NoCompanionThere);
    game.take(0, -1);
    assert!(!game.0.turn().awaits(A));
}

/// NL-048
#[test]
fn a_companion_of_this_turn_cannot_be_taken_back() {
    let mut game = board("start@0,0/0");
    game.lay("mmmm-solid@1,0/0");
    assert_eq!(game.refused(Action::take_back(at(1, 0))), Refusal::NoCompanionThere);
    game.deploy(1, 0, 0);
    assert!(!game.0.turn().awaits(A));
}

/// NL-049
#[test]
fn the_tile_of_this_turn_counts() {
    let mut game = Played::from(position("2p", OPEN_FOUR).companion(A, at(1, 0), 0));
    assert_eq!(game.companion(1, 0).now.points, 4);
    game.lay("mgmm-cap@4,0/2");
    game.take(1, 0);
    assert_eq!(game.points(A), 10);
}

/// NL-050
#[test]
fn a_companion_worth_nothing_may_be_taken_back() {
    let mut game = Played::from(position("2p", "ssss-solid@0,0/0").companion(A, at(0, 0), 0));
    game.lay("smss-cap@0,1/0");
    assert_eq!(game.companion(0, 0).now.points, 0);
    game.take(0, 0);
    assert_eq!((game.points(A), game.reserve(A)), (0, 4));
}

/// NL-051
#[test]
fn the_player_chooses_which_companion_to_take_back() {
    let tiles = "start@0,0/0 gggg-solid@0,-1/0 mmmm-solid@1,0/0";
    let mut game = Played::from(position("2p", tiles).companion(A, at(0, -1), 0).companion(A, at(1, 0), 0));
    game.lay("ssss-solid@0,1/0");
    let worth = |place| game.view().companion_at(place).unwrap().now.points;
    assert_eq!((worth(at(0, -1)), worth(at(1, 0))), (2, 1));
    for (place, points) in [(at(0, -1), 2), (at(1, 0), 1)] {
        let mut game = game.clone();
        game.act(Action::take_back(place));
        assert_eq!(game.points(A), points);
    }
}

/// The rulebook's two bays, not yet joined.
const BAYS: &str = "gsgs-band-c2@0,0/0 gggg-solid@0,1/0 gmgg-cap@1,1/3 gmgg-cap@2,1/0 gsgs-band-c1@2,0/0";
const JOINT: &str = "msms-band-c1@1,0/0";

/// NL-086, NL-090, NL-091: the rulebook's example of a contested bay.
#[test]
fn two_bays_are_joined() {
    let before = "gsgs-band-c2@0,0/0 gggg-solid@0,1/0 gmgg-cap@1,1/3 gmgg-cap@2,1/0";
    let mut game = Played::from(position("2p", before).companion(B, at(0, 0), 0));
    game.lay("gsgs-band-c1@2,0/0");
    assert!(game.may(game.deployment(2, 0, 0)), "the bay is not connected with the taken one");
    game.deploy(2, 0, 0);
    assert_eq!((game.companion(0, 0).now.points, game.companion(2, 0).now.points), (2, 1));
    game.lay(JOINT);
    assert_eq!(game.refused(game.deployment(1, 0, 0)), Refusal::RegionTaken { by: A });
    let bay = game.region(1, 0, 0);
    assert_eq!((bay.finished, bay.companions.len(), bay.counted.len()), (false, 2, 4));
    assert_eq!(bay.owners, [A, B]);
    assert_eq!((game.companion(0, 0).now.points, game.companion(2, 0).now.points), (4, 4));
}

/// NL-087, NL-088, NL-089, NL-093: no majority; one a turn, the full value each time.
#[test]
fn every_companion_earns_the_full_value() {
    let alone = position("2p", BAYS).companion(A, at(0, 0), 0).companion(B, at(2, 0), 0);
    let mut game = Played::from(alone);
    game.lay_and_pass(JOINT);
    game.lay_and_pass("mssm-caps2@3,0/1");
    assert_eq!(game.worth(0, 0, 0), (4, 4));
    game.lay("mmmm-solid@1,-1/0");
    game.take(0, 0);
    assert_eq!(game.points(A), 4);
    assert_eq!(game.companion(2, 0).now.points, 4, "the other's companion is worth what it was");
    // Two of one player against one of the other: neither the many nor the one get more or less.
    let joined = format!("{BAYS} {JOINT}");
    let shared = position("2p", &joined).companion(A, at(0, 0), 0).companion(B, at(2, 0), 0);
    let mut outnumbered = Played::from(shared.companion(A, at(1, 0), 0).to_move(B));
    let full = outnumbered.worth(0, 0, 0).0;
    assert_eq!(full, 4);
    outnumbered.lay("mmmm-solid@1,-1/0");
    outnumbered.take(2, 0);
    outnumbered.lay("mgmm-cap@1,-2/0");
    outnumbered.take(0, 0);
    outnumbered.lay_and_pass("gmgg-cap@0,-1/0");
    outnumbered.lay("mgmm-cap@1,-3/0");
    outnumbered.take(1, 0);
    assert_eq!([A, B].map(|seat| outnumbered.points(seat)), [2 * full, full]);
    game.lay("mmss-half-c1@-1,0/3");
    assert_eq!(game.refused(game.deployment(-1, 0, 1)), Refusal::RegionTaken { by: B });
}

/// NL-088
#[test]
fn several_own_companions_are_taken_back_turn_by_turn() {
    let position = position("2p", &format!("{BAYS} {JOINT}"))
        .companion(A, at(0, 0), 0)
        .companion(A, at(2, 0), 0)
        .companion(B, at(1, 0), 0);
    let mut game = Played::from(position);
    game.lay("mmmm-solid@1,-1/0");
    game.take(0, 0);
    assert!(!game.0.turn().awaits(A));
    game.lay("mgmm-cap@1,-2/0");
    game.take(1, 0);
    game.lay("gmgg-cap@3,1/2");
    game.take(2, 0);
    assert_eq!((game.points(A), game.points(B)), (8, 4));
}

/// NL-092, NL-094: whoever extends a region that was left may claim it.
#[test]
fn a_region_that_was_left_is_free_for_anybody() {
    let mut game = Played::from(position("2p", "start@0,0/0 ssss-solid@0,1/0").companion(A, at(0, 1), 0));
    game.lay("mmmm-solid@1,0/0");
    game.take(0, 1);
    let mut rival = game.clone();
    rival.lay("smss-cap@0,2/0");
    assert!(rival.may(rival.deployment(0, 2, 1)));
    rival.deploy(0, 2, 1);
    assert_eq!(rival.region(0, 1, 0).owners, [B]);

    game.lay("gggg-solid@0,-1/0");
    assert_eq!(game.targets(), [0], "a tile laid elsewhere offers nothing of the bay");
    game.act(Action::PASS);
    game.lay("smss-cap@0,2/0");
    assert!(game.may(game.deployment(0, 2, 1)), "the one who left may come back");
}

/// Legal layings beside an occupied region stay legal (NL-086).
#[test]
fn joining_occupied_regions_is_allowed() {
    let mut game = Played::from(position("2p", BAYS).companion(A, at(0, 0), 0).companion(B, at(2, 0), 0));
    game.draw("msms-band-c1");
    assert!(game.may(lay(JOINT)));
}
