//! Squares in coordinates `(x, y)`: `x` grows eastwards, `y` southwards.
//!
//! Sides are numbered clockwise from the north. A set of sides is a mask of four bits, bit `i` for side `i`. Turning is
//! clockwise, in quarters.

/// A square has four sides.
pub const SIDES: usize = 4;

/// The step over each side: north, east, south, west.
pub const STEPS: [(i8, i8); SIDES] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// The side by which the neighbour over `side` touches back.
#[inline]
pub const fn facing(side: usize) -> usize {
    (side + 2) % SIDES
}

/// Where `side` lies after `quarters` quarter turns.
#[inline]
pub const fn turned(side: usize, quarters: usize) -> usize {
    (side + quarters) % SIDES
}

/// Where a set of sides lies after `quarters` quarter turns.
#[inline]
pub const fn turned_set(sides: u8, quarters: usize) -> u8 {
    let wide = (sides & 0b1111) << (quarters % SIDES);
    (wide | wide >> SIDES) & 0b1111
}

/// The place of `(x, y)` in reading order, by rows from north to south, each row from west to east: of two squares the
/// one read first has the smaller key. Neighbours' keys differ by [`KEY_STEPS`], so that a board can be walked without
/// coordinates. Keys of neighbours are true as long as no coordinate leaves `i8`.
#[inline(always)]
pub const fn key(x: i8, y: i8) -> i16 {
    ((y as i16) << 8) | (x as u8 ^ 0x80) as i16
}

/// The coordinates of a [`key`].
#[inline(always)]
pub const fn coordinates(key: i16) -> (i8, i8) {
    ((key as u8 ^ 0x80) as i8, (key >> 8) as i8)
}

/// How far the key moves over each side.
pub const KEY_STEPS: [i16; SIDES] = [-256, 1, 256, -1];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_neighbour_touches_back_over_the_facing_side() {
        for (side, (dx, dy)) in STEPS.into_iter().enumerate() {
            let (bx, by) = STEPS[facing(side)];
            assert_eq!((dx + bx, dy + by), (0, 0), "side {side}");
        }
    }

    #[test]
    fn turning_is_clockwise() {
        let (north, east, south, west) = (0, 1, 2, 3);
        assert_eq!([north, east, south, west].map(|side| turned(side, 1)), [east, south, west, north]);
        assert_eq!(turned_set(0b0001, 1), 0b0010, "the north comes to lie in the east");
        assert_eq!(turned_set(0b1010, 1), 0b0101, "a band from east to west stands upright");
        assert_eq!(turned_set(0b1011, 4), 0b1011);
    }

    #[test]
    fn keys_are_in_reading_order() {
        assert!(key(5, -1) < key(-5, 0), "the row to the north comes first");
        assert!(key(-1, 3) < key(0, 3) && key(0, 3) < key(1, 3), "a row is read from west to east");
    }

    proptest::proptest! {
        #[test]
        fn a_set_turns_side_by_side(sides in 0..16u8, quarters in 0..8usize) {
            let one_by_one = (0..SIDES).filter(|&s| sides >> s & 1 == 1).fold(0, |all, s| all | 1 << turned(s, quarters));
            proptest::prop_assert_eq!(turned_set(sides, quarters), one_by_one);
        }

        #[test]
        fn keys_name_squares(x in -100..=100i8, y in -100..=100i8, side in 0..SIDES) {
            proptest::prop_assert_eq!(coordinates(key(x, y)), (x, y));
            let (dx, dy) = STEPS[side];
            proptest::prop_assert_eq!(key(x, y) + KEY_STEPS[side], key(x + dx, y + dy));
        }
    }
}
