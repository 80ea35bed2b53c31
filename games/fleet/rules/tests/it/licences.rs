//! Licences, income and fishing.

use fleet::{Refusal, Section};

use crate::common::*;

/// FL-090, FL-094, FL-099: shrimp level 1: any boat with the picked die, not with the last one.
#[test]
fn shrimp_level_1() {
    let mut game = boats(blank("2p").licence(A, Section::Shrimp, 1), "shrimp shrimp cod");
    act(&mut game, &["take shrimp"]);
    assert_eq!(choices_of(&game, "mark"), ["shrimp", "cod", "lobster", "swordfish", "oyster"]);
    assert_eq!(refusal(&game, "coins"), Refusal::NoThreeCoins);
    act(&mut game, &["mark cod", "take cod", "mark cod"]);
    assert_eq!(choices_of(&game, "mark"), ["shrimp"]);
}

/// FL-091, FL-092, FL-093, FL-079, FL-097: levels 2 and 3 with their marks and star; none for a coin.
#[test]
fn shrimp_levels_2_and_3() {
    let mut game = boats(blank("2p").licence(A, Section::Shrimp, 2), "shrimp shrimp cod");
    act(&mut game, &["take shrimp", "mark oyster", "mark casino"]);
    assert_eq!((all_marked(&game, A), to_move(&game)), (2, Some(B)));
    let three = || blank("2p").licence(A, Section::Shrimp, 3);
    let mut game = boats(three(), "shrimp shrimp cod");
    act(&mut game, &["take shrimp", "mark cod"]);
    assert_eq!(refusal(&game, "mark pub"), Refusal::OnlyBoats);
    act(&mut game, &["mark cod"]);
    assert_eq!(licence(&game, A, Section::Cod), 1);
    act(&mut game, &["mark pub"]);
    assert_eq!((all_marked(&game, A), to_move(&game)), (3, Some(B)));
    let position = three().coins(A, 3).licence(A, Section::Cod, 1).marked(A, Section::Cod, 2);
    let mut game = boats(position, "shrimp shrimp cod");
    act(&mut game, &["take shrimp", "mark cod"]);
    assert!(may(&game, "mark casino"), "the star earned comes before the second boat");
    act(&mut game, &["decline"]);
    assert!(!may(&game, "mark casino") && may(&game, "mark lobster"));
    let mut game = boats(three(), "shrimp shrimp cod");
    act(&mut game, &["take shrimp", "coin"]);
    assert_eq!((coins(&game, A), to_move(&game)), (1, Some(B)));
}

/// FL-098: the level held when the die is used counts.
#[test]
fn a_licence_ticked_by_the_die_does_not_help_it() {
    let position = blank("2p").licence(A, Section::Shrimp, 1).marked(A, Section::Shrimp, 5);
    let mut game = boats(position, "shrimp shrimp cod");
    act(&mut game, &["take shrimp", "mark shrimp"]);
    assert_eq!((licence(&game, A, Section::Shrimp), coins(&game, A), to_move(&game)), (2, 2, Some(B)));
}

/// FL-100: with no boat box free the star of the licence remains.
#[test]
fn shrimp_star_alone() {
    let mut position = blank("2p").licence(A, Section::Shrimp, 2);
    for section in &Section::ALL[..5] {
        position = position.marked(A, *section, 10);
    }
    let mut game = boats(position, "shrimp shrimp cod");
    act(&mut game, &["take shrimp"]);
    assert_eq!(choices(&game), ["shrimp-star", "coin"]);
    act(&mut game, &["shrimp-star", "mark bank"]);
    assert_eq!((marked(&game, A, Section::Bank), to_move(&game)), (1, Some(B)));
}

/// FL-094, FL-100: that star needs a shrimp die of one's own: neither another die nor the shared one brings it.
#[test]
fn no_shrimp_star_by_another_die() {
    let full = |licensed| {
        let blank = blank("2p").licence(licensed, Section::Shrimp, 2);
        Section::ALL[..5].iter().fold(blank, |position, &section| position.marked(licensed, section, 10))
    };
    let mut game = boats(full(A), "cod shrimp shrimp");
    act(&mut game, &["take cod"]);
    assert_eq!(choices(&game), ["coin"]);
    let mut game = boats(full(A), "cod cod shrimp");
    act(&mut game, &["take cod", "coin", "take cod", "coin"]);
    assert_eq!((to_move(&game), choices(&game)), (Some(A), vec!["coin".to_owned()]), "the shared shrimp die");
}

/// FL-087, FL-102, FL-103: cod pays for harbour launches at its level, not for the yacht club or a licence.
#[test]
fn cod_pays_for_launches() {
    for (section, before, pays) in [
        (Section::Research, 0, 2),
        (Section::Inuit, 0, 2),
        (Section::Barge, 1, 2),
        (Section::Crab, 4, 2),
        (Section::Crab, 2, 0),
        (Section::Yacht, 2, 0),
    ] {
        let position = blank("2p").licence(A, Section::Cod, 2).marked(A, section, before);
        let mut game = town(position, "harbour wharf cod");
        act(&mut game, &["take harbour", &format!("mark {}", section.word())]);
        assert_eq!(coins(&game, A), pays, "{section:?}");
    }
}

/// FL-036, FL-037, FL-038, FL-104, FL-105, FL-106, FL-107, FL-108, FL-147: income.
#[test]
fn income() {
    let income = |level: u8, boats: usize| {
        let zero = [0; 4];
        let mut position = blank("2p").licence(A, Section::Lobster, level);
        let mut left = boats;
        for section in [Section::Research, Section::Cod, Section::Shrimp] {
            position = position.boats(A, section, &zero[..left.min(4)]);
            left -= left.min(4);
        }
        let (mut game, _) = position.income().unwrap();
        while to_move(&game) == Some(A) {
            act(&mut game, &["decline"]);
        }
        assert_eq!(coins(&game, B), 1);
        coins(&game, A) - 1
    };
    assert_eq!([1, 2, 7, 8].map(|boats| income(1, boats)), [0, 1, 1, 2]);
    assert_eq!([1, 4, 5, 10].map(|boats| income(2, boats)), [0, 1, 2, 2]);
    assert_eq!([4, 9, 10].map(|boats| income(3, boats)), [1, 2, 3]);
    assert_eq!(income(0, 10), 0);
    let position = blank("2p").licence(A, Section::Lobster, 1).boats(A, Section::Cod, &[4, 1]);
    let (game, _) = position.built(A, Section::Cannery).coins(A, 2).income().unwrap();
    assert_eq!((coins(&game, A), stars(&game, A)), (5, 1));
}

/// FL-082, FL-115, FL-116, FL-117, FL-118, FL-120: a coin instead of the second fish, for each boat apart.
#[test]
fn oyster_coins() {
    let oysters = |level, boats: &[u8]| {
        blank("2p").round(2).licence(A, Section::Oyster, level).boats(A, Section::Oyster, boats)
    };
    let (mut game, _) = oysters(1, &[2, 0]).coins(A, 3).boats(B, Section::Cod, &[0]).fishing().unwrap();
    assert_eq!(choices(&game), ["second-fish", "fish-coin"]);
    act(&mut game, &["fish-coin", "second-fish"]);
    assert_eq!((fish(&game, A, Section::Oyster), coins(&game, A)), (vec![3, 2], 4));
    assert_eq!(
        (fish(&game, B, Section::Cod), stars(&game, A)),
        (vec![1], 1),
        "the star waits for the catch of all"
    );
    let (game, _) = oysters(1, &[5, 6]).fishing().unwrap();
    assert_eq!((fish(&game, A, Section::Oyster), luck_is_next(&game)), (vec![6, 6], true));
    let (mut game, _) = oysters(2, &[6]).fishing().unwrap();
    act(&mut game, &["second-fish"]);
    assert_eq!(fish(&game, A, Section::Oyster), [8]);
}

/// FL-109, FL-110, FL-111, FL-113: swordfish after the fishing, even with nothing caught.
#[test]
fn swordfish() {
    for (level, stars_wanted, paid) in [(1, 1, 0), (2, 1, 1), (3, 2, 0)] {
        let (mut game, _) = blank("2p").round(2).licence(A, Section::Swordfish, level).fishing().unwrap();
        for _ in 0..stars_wanted {
            act(&mut game, &["decline"]);
        }
        assert!(luck_is_next(&game), "level {level}");
        assert_eq!(coins(&game, A), paid, "level {level}");
    }
}

/// FL-088: only the second licence of a type pays; FL-103: a licence is no launch, not even of cod.
#[test]
fn only_second_licences_pay() {
    for (level, boxes, pays) in [(0, 1, 0), (1, 5, 2)] {
        let position = blank("2p").marked(A, Section::Cod, boxes).licence(A, Section::Cod, level);
        let mut game = boats(position, "cod cod cod");
        act(&mut game, &["take cod", "mark cod"]);
        assert_eq!((licence(&game, A, Section::Cod), coins(&game, A)), (level + 1, pays));
    }
    let third = blank("2p").marked(A, Section::Cod, 7).licence(A, Section::Cod, 2);
    let mut game = boats(third, "cod cod cod");
    act(&mut game, &["take cod", "mark cod", "licence"]);
    assert_eq!((licence(&game, A, Section::Cod), coins(&game, A)), (3, 0));
}

/// FL-101: cod licences pay 1, 2 and 3 coins for a launch.
#[test]
fn cod_pays_by_level() {
    for level in 0..=3 {
        let mut game = town(blank("2p").licence(A, Section::Cod, level), "harbour wharf cod");
        act(&mut game, &["take harbour", "mark inuit"]);
        assert_eq!(coins(&game, A), level);
    }
}

/// FL-095, FL-097: shrimp licences hold in the town too; a salvaged shrimp die is a star and nothing more.
#[test]
fn shrimp_in_the_town() {
    let position = || blank("2p").licence(A, Section::Shrimp, 2);
    let mut game = town(position(), "harbour wharf shrimp");
    act(&mut game, &["take shrimp", "mark oyster", "mark pub"]);
    assert_eq!((marked(&game, A, Section::Oyster), marked(&game, A, Section::Pub)), (1, 1));
    assert_eq!(to_move(&game), Some(B));
    let mut game = town(position().built(A, Section::Salvage), "harbour wharf shrimp");
    act(&mut game, &["take shrimp", "salvage", "mark pub"]);
    assert_eq!(to_move(&game), Some(B));
}

/// FL-100: the second boat of level 3 lapses without a free box, the star stays; and all of it may be declined.
#[test]
fn shrimp_powers_lapse_one_by_one() {
    let nearly_full = Section::ALL[..5].iter().fold(blank("2p"), |position, &section| {
        position.marked(A, section, if section == Section::Cod { 9 } else { 10 })
    });
    let position = nearly_full.coins(A, 3).licence(A, Section::Shrimp, 3).licence(A, Section::Cod, 3);
    let mut game = boats(position, "shrimp shrimp cod");
    act(&mut game, &["take shrimp", "mark cod", "mark pub"]);
    assert_eq!((marked(&game, A, Section::Pub), to_move(&game)), (1, Some(A)), "cod paid a star as well");
    act(&mut game, &["mark pub"]);
    assert_eq!(to_move(&game), Some(B));
    let mut game = boats(blank("2p").licence(A, Section::Shrimp, 3), "shrimp shrimp cod");
    act(&mut game, &["take shrimp", "mark shrimp", "decline", "decline"]);
    assert_eq!((all_marked(&game, A), to_move(&game)), (1, Some(B)));
}

/// FL-038: income is counted before any of it is marked: what its star launches pays from the next round on.
#[test]
fn income_is_one_gain() {
    let position = blank("2p").coins(A, 2).licence(A, Section::Lobster, 2).built(A, Section::Cannery);
    let (mut game, _) = position.boats(A, Section::Cod, &[4, 0, 0, 0]).income().unwrap();
    assert_eq!((coins(&game, A), stars(&game, A)), (5, 1), "1 + 1 + 1");
    act(&mut game, &["mark inuit"]);
    assert_eq!((coins(&game, A), sheet(&game, A).income), (5, 4), "the fifth boat pays next time");
}

/// FL-118, FL-119, FL-121: a higher oyster licence reopens full boats at once.
#[test]
fn oyster_boats_grow() {
    let position = blank("2p").built(A, Section::Cannery).marked(A, Section::Oyster, 5);
    let position = position.licence(A, Section::Oyster, 1).boats(A, Section::Oyster, &[6]);
    let mut game = boats(position.clone(), "oyster cod cod");
    assert_eq!((sheet(&game, A).full, sheet(&game, A).income), (1, 2));
    act(&mut game, &["take oyster", "mark oyster"]);
    assert_eq!((sheet(&game, A).full, sheet(&game, A).income), (0, 1));
    let hold = |level, fish: &[u8]| {
        let position = blank("2p").round(2).licence(A, Section::Oyster, level);
        let (mut game, _) = position.boats(A, Section::Oyster, fish).fishing().unwrap();
        while may(&game, "second-fish") {
            act(&mut game, &["second-fish"]);
        }
        (section(&game, A, Section::Oyster).boats[0].hold, self::fish(&game, A, Section::Oyster))
    };
    assert_eq!(hold(1, &[6, 4]), (6, vec![6, 6]));
    assert_eq!(hold(2, &[6, 8]), (8, vec![8, 8]));
    assert_eq!(hold(3, &[8, 10]), (10, vec![10, 10]));
}

/// FL-110: the coin of swordfish level 2 comes after the star and may bring another.
#[test]
fn the_coin_of_swordfish() {
    let (mut game, _) = blank("2p").round(2).coins(A, 3).licence(A, Section::Swordfish, 2).fishing().unwrap();
    assert_eq!((stars(&game, A), coins(&game, A)), (1, 3));
    act(&mut game, &["mark pub"]);
    assert_eq!((stars(&game, A), coins(&game, A)), (1, 4));
    act(&mut game, &["mark pub"]);
    assert_eq!((marked(&game, A, Section::Pub), luck_is_next(&game)), (2, true));
}

/// FL-045: how many fish boats hold.
#[test]
fn holds() {
    let game = boats(blank("2p"), "cod cod cod");
    let hold = |which| section(&game, A, which).boats.iter().map(|boat| boat.hold).collect::<Vec<_>>();
    for which in [Section::Shrimp, Section::Cod, Section::Lobster, Section::Swordfish] {
        assert_eq!(hold(which), [4; 4], "{which:?}");
    }
    assert_eq!(hold(Section::Oyster), [6; 4]);
    assert_eq!(
        (hold(Section::Crab), hold(Section::Barge), hold(Section::Inuit)),
        (vec![4], vec![8], vec![3; 3])
    );
    let position = blank("2p").round(2).boats(A, Section::Inuit, &[2, 3]).boats(A, Section::Crab, &[3]);
    let (game, _) = position.fishing().unwrap();
    assert_eq!((fish(&game, A, Section::Inuit), fish(&game, A, Section::Crab)), (vec![3, 3], vec![4]));
}
