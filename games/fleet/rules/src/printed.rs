//! The numbers printed on a sheet, for whoever draws or explains it: they belong to the edition, not to the rules.

use crate::{
    Material,
    material::LEVELS,
    section::{BOATS, CRAFTS, SECTIONS},
};

const LICENCES: usize = LEVELS as usize;

/// What stands on every sheet besides boxes and boats. Lists by licence begin with level 1.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Printed {
    /// Coins of a second licence.
    pub second_licence: u8,
    /// Coins of the face with three coins.
    pub three_coins: u8,
    /// Coins for a die that is taken as a coin.
    pub die_as_coin: u8,
    /// The market: from this many fish on, this many coins.
    pub market: Vec<(u8, u8)>,
    /// Points of a third licence, by boat section.
    pub top_licence_vp: [u8; BOATS],
    /// Boat marks of a picked shrimp die.
    pub shrimp_marks: [u8; LICENCES],
    /// Stars of a picked shrimp die.
    pub shrimp_stars: [u8; LICENCES],
    /// Coins for each launch.
    pub cod_coins: [u8; LICENCES],
    /// Further coins of the income: from this many boats on, this many.
    pub lobster: [Vec<(u8, u8)>; LICENCES],
    /// Stars after fishing.
    pub swordfish_stars: [u8; LICENCES],
    /// Coins after those stars.
    pub swordfish_coins: [u8; LICENCES],
    /// Fish boxes of an oyster boat.
    pub oyster_holds: [u8; LICENCES],
    /// Fish that a craft catches at once, by section.
    pub catches: [u8; CRAFTS],
    /// Points of the crab licence.
    pub crab_vp: u8,
    /// Points of a complete building, from the casino on.
    pub building_vp: [u8; SECTIONS - CRAFTS],
    /// Points of every marked box of a building.
    pub box_vp: [u8; SECTIONS - CRAFTS],
    /// Ticks of the salvage yard.
    pub salvage_uses: u8,
    /// Coins for a die taken as a coin, with the tackle shop.
    pub tackle_coins: u8,
    /// Coins of the cannery for each full boat.
    pub cannery_coins: u8,
    /// Coins that the smokehouse adds at the market.
    pub smokehouse_coins: u8,
    /// Points by number of buffet hexes.
    pub buffet_vp: [u8; 6],
    /// Points of a trophy.
    pub trophy_vp: u8,
    /// Boxes that the Captain crosses with the die he takes.
    pub picked_crosses: u8,
    /// Boxes that he crosses with the last die.
    pub shared_crosses: u8,
}

/// The values of a table from left to right, each where it begins.
fn steps(table: &[u8]) -> Vec<(u8, u8)> {
    let mut steps: Vec<(u8, u8)> = Vec::new();
    for (from, &value) in (0u8..=u8::MAX).zip(table) {
        if steps.last().is_none_or(|&(_, last)| last != value) {
            steps.push((from, value));
        }
    }
    steps
}

impl Printed {
    pub(crate) fn of(material: &Material) -> Printed {
        let levels = |list: [u8; LICENCES + 1]| std::array::from_fn(|level| list[level + 1]);
        let income = |level: usize| {
            let mut steps = steps(&material.lobster[level]);
            steps.retain(|&(_, coins)| coins > 0);
            steps
        };
        Printed {
            second_licence: material.second_licence,
            three_coins: material.three_coins,
            die_as_coin: material.die_as_coin,
            market: steps(&material.market),
            top_licence_vp: material.top_licence_vp,
            shrimp_marks: levels(material.shrimp_marks),
            shrimp_stars: levels(material.shrimp_stars),
            cod_coins: levels(material.cod_coins),
            lobster: std::array::from_fn(|level| income(level + 1)),
            swordfish_stars: levels(material.swordfish_stars),
            swordfish_coins: levels(material.swordfish_coins),
            oyster_holds: levels(material.holds[BOATS - 1]),
            catches: material.catches,
            crab_vp: material.crab_vp,
            building_vp: std::array::from_fn(|at| material.building_vp[CRAFTS + at]),
            box_vp: std::array::from_fn(|at| material.box_vp[CRAFTS + at]),
            salvage_uses: material.salvage_uses,
            tackle_coins: material.tackle_coins,
            cannery_coins: material.cannery_coins,
            smokehouse_coins: material.smokehouse_coins,
            buffet_vp: material.buffet_vp,
            trophy_vp: material.trophy_vp,
            picked_crosses: material.picked_crosses,
            shared_crosses: material.shared_crosses,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_off_where_it_changes() {
        assert_eq!(steps(&[2, 2, 2, 3, 3, 5]), [(0, 2), (3, 3), (5, 5)]);
        assert_eq!(steps(&[0, 0, 1]), [(0, 0), (2, 1)]);
    }
}
