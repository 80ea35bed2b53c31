//! Wood, fish and gold: as printed numbers ([`Goods`]) and as what a player owns ([`Stock`]).

use serde::Deserialize;

use crate::effect::Good;

/// An amount printed on a card or tile. `reserve_*` lies in the Reserve, the rest in the personal supply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[serde(deny_unknown_fields, default)]
pub struct Goods {
    /// Wood of the personal supply.
    pub wood: u8,
    /// Fish of the personal supply.
    pub fish: u8,
    pub gold: u8,
    pub reserve_wood: u8,
    pub reserve_fish: u8,
}

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods { wood: 0, fish: 0, gold: 0, reserve_wood: 0, reserve_fish: 0 };

    /// Wood, fish and gold of the personal supply.
    pub const fn new(wood: u8, fish: u8, gold: u8) -> Goods {
        Goods { wood, fish, gold, reserve_wood: 0, reserve_fish: 0 }
    }

    /// `n` of one good.
    pub fn of(good: Good, n: u8) -> Goods {
        match good {
            Good::Wood => Goods::new(n, 0, 0),
            Good::Fish => Goods::new(0, n, 0),
            Good::Gold => Goods::new(0, 0, n),
        }
    }

    /// Each part added up.
    #[must_use]
    pub fn plus(self, other: Goods) -> Goods {
        Goods {
            wood: self.wood.saturating_add(other.wood),
            fish: self.fish.saturating_add(other.fish),
            gold: self.gold.saturating_add(other.gold),
            reserve_wood: self.reserve_wood.saturating_add(other.reserve_wood),
            reserve_fish: self.reserve_fish.saturating_add(other.reserve_fish),
        }
    }

    /// A price after a rebate: each part at least 0.
    #[inline]
    #[must_use]
    pub fn less(self, rebate: Goods) -> Goods {
        Goods {
            wood: self.wood.saturating_sub(rebate.wood),
            fish: self.fish.saturating_sub(rebate.fish),
            gold: self.gold.saturating_sub(rebate.gold),
            ..self
        }
    }

    /// `n` times as much.
    #[must_use]
    pub fn times(self, n: u8) -> Goods {
        Goods {
            wood: self.wood.saturating_mul(n),
            fish: self.fish.saturating_mul(n),
            gold: self.gold.saturating_mul(n),
            reserve_wood: self.reserve_wood.saturating_mul(n),
            reserve_fish: self.reserve_fish.saturating_mul(n),
        }
    }

    /// How many pieces of anything.
    pub fn count(self) -> u16 {
        [self.wood, self.fish, self.gold, self.reserve_wood, self.reserve_fish]
            .into_iter()
            .map(u16::from)
            .sum()
    }

    /// Does any of it lie in the Reserve?
    pub fn in_reserve(self) -> bool {
        self.reserve_wood > 0 || self.reserve_fish > 0
    }
}

/// What lies in a player's supply and Reserve.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Stock {
    /// Wood of the personal supply, never above the wood limit.
    pub wood: u16,
    /// Fish of the personal supply.
    pub fish: u16,
    pub gold: u16,
    pub reserve_wood: u16,
    pub reserve_fish: u16,
}

impl Stock {
    /// Is all of `goods` there, each in its own place?
    #[inline]
    pub fn covers(&self, goods: Goods) -> bool {
        self.wood >= goods.wood.into()
            && self.fish >= goods.fish.into()
            && self.gold >= goods.gold.into()
            && self.reserve_wood >= goods.reserve_wood.into()
            && self.reserve_fish >= goods.reserve_fish.into()
    }

    /// How often `goods` could be given, at most `most` times.
    pub fn times(&self, goods: Goods, most: u8) -> u8 {
        (0..=most).rev().find(|&n| self.covers(goods.times(n))).unwrap_or(0)
    }

    /// What is missing in the personal supply.
    pub fn short(&self, price: Goods) -> Goods {
        let missing = |price: u8, have: u16| u16::from(price).saturating_sub(have) as u8;
        Goods::new(
            missing(price.wood, self.wood),
            missing(price.fish, self.fish),
            missing(price.gold, self.gold),
        )
    }

    /// Takes `goods` away; they must be there.
    #[inline]
    pub fn give(&mut self, goods: Goods) {
        self.wood -= u16::from(goods.wood);
        self.fish -= u16::from(goods.fish);
        self.gold -= u16::from(goods.gold);
        self.reserve_wood -= u16::from(goods.reserve_wood);
        self.reserve_fish -= u16::from(goods.reserve_fish);
    }

    /// Adds `goods`; wood of the personal supply above `limit` is lost at once. Gives the wood lost.
    ///
    /// ЛИЧНЫЙ ЗАПАС: more than 12 wood returns to the general supply immediately.
    #[inline]
    pub fn get(&mut self, goods: Goods, limit: u8) -> u8 {
        let room = u16::from(limit).saturating_sub(self.wood);
        let wood = room.min(goods.wood.into());
        self.wood += wood;
        self.fish += u16::from(goods.fish);
        self.gold += u16::from(goods.gold);
        self.reserve_wood += u16::from(goods.reserve_wood);
        self.reserve_fish += u16::from(goods.reserve_fish);
        goods.wood - wood as u8
    }

    /// Would getting `goods` change anything?
    #[inline]
    pub fn gains_from(&self, goods: Goods, limit: u8) -> bool {
        goods.fish > 0
            || goods.gold > 0
            || goods.in_reserve()
            || goods.wood > 0 && self.wood < u16::from(limit)
    }
}
