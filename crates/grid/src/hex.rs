//! Hexagons standing on a corner, in axial coordinates `(q, r)`: `q` grows eastwards, `r` south-eastwards.
//!
//! Sides and corners are numbered clockwise. Side 0 faces north-east, corner 0 points north, and side `i` runs from
//! corner `i` to corner `i + 1`.

/// A hexagon has six sides and six corners.
pub const SIDES: usize = 6;

/// The step over each side: north-east, east, south-east, south-west, west, north-west.
pub const STEPS: [(i8, i8); SIDES] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

/// The sides in reading order of the neighbours behind them: north-west, north-east, west, east, south-west,
/// south-east. Walking them visits the neighbours by rows from north to south, each row from west to east.
pub const READING_ORDER: [usize; SIDES] = [5, 0, 4, 1, 3, 2];

/// The side by which the neighbour over `side` touches back.
#[inline]
pub const fn facing(side: usize) -> usize {
    (side + 3) % SIDES
}

/// The two corners of `side`, clockwise.
#[inline]
pub const fn corners(side: usize) -> [usize; 2] {
    [side, (side + 1) % SIDES]
}

/// The same two corners, as the neighbour over `side` numbers them.
#[inline]
pub const fn corners_across(side: usize) -> [usize; 2] {
    [(side + 4) % SIDES, (side + 3) % SIDES]
}

/// How many steps lead over `(dq, dr)`.
#[inline]
pub const fn length(dq: i32, dr: i32) -> u32 {
    let (q, r, s) = (dq.unsigned_abs(), dr.unsigned_abs(), (dq + dr).unsigned_abs());
    if q >= r && q >= s {
        q
    } else if r >= s {
        r
    } else {
        s
    }
}

/// The column of `(q, r)` when every odd row is pushed half a hex to the east.
#[inline]
pub const fn column(q: i32, r: i32) -> i32 {
    q + (r - (r & 1)) / 2
}

/// The `q` of the hex in `column` of row `r`; undoes [`column`].
#[inline]
pub const fn q_of_column(column: i32, r: i32) -> i32 {
    column - (r - (r & 1)) / 2
}

/// A plane wrapped round so that no index ever leaves its array: cell `(q, r)` has the index
/// `q + STRIDE·r` modulo `CELLS`, a power of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Torus<const CELLS: usize, const STRIDE: usize>;

impl<const CELLS: usize, const STRIDE: usize> Torus<CELLS, STRIDE> {
    const MASK: usize = {
        assert!(CELLS.is_power_of_two());
        CELLS - 1
    };

    /// How far the index moves over each side.
    pub const STEPS: [usize; SIDES] = {
        let mut steps = [0; SIDES];
        let mut side = 0;
        while side < SIDES {
            steps[side] = Self::index(STEPS[side].0 as i32, STEPS[side].1 as i32);
            side += 1;
        }
        steps
    };

    /// The index of `(q, r)`.
    #[inline(always)]
    pub const fn index(q: i32, r: i32) -> usize {
        q.wrapping_add(r.wrapping_mul(STRIDE as i32)) as usize & Self::MASK
    }

    /// The index of the neighbour over `side` of the cell at `index`.
    #[inline(always)]
    pub const fn neighbour(index: usize, side: usize) -> usize {
        (index + Self::STEPS[side]) & Self::MASK
    }
}

/// The torus for boards on which any two cells in use are at most 35 steps apart.
pub type Sea = Torus<1024, 53>;

#[cfg(test)]
mod tests {
    use super::*;

    fn plus(at: (i8, i8), side: usize) -> (i8, i8) {
        (at.0 + STEPS[side].0, at.1 + STEPS[side].1)
    }

    #[test]
    fn a_neighbour_touches_back_over_the_facing_side() {
        for side in 0..SIDES {
            assert_eq!(plus(plus((3, -2), side), facing(side)), (3, -2));
            let [first, second] = corners_across(side);
            assert_eq!([second, first], corners(facing(side)), "the corners of side {side} seen from behind");
        }
    }

    /// Round any corner lie three hexes; going round them names the same corner three times.
    #[test]
    fn the_three_hexes_round_a_corner_name_it_consistently() {
        for corner in 0..SIDES {
            // Over the side that begins at the corner, then over the side that, seen from there, begins at it too.
            let (mut name, mut at) = (corner, (0, 0));
            for _ in 0..3 {
                at = plus(at, name);
                name = corners_across(name)[0];
            }
            assert_eq!((name, at), (corner, (0, 0)));
        }
    }

    #[test]
    fn reading_order_is_by_rows_then_columns() {
        let seen: Vec<_> = READING_ORDER.map(|side| (STEPS[side].1, STEPS[side].0)).into();
        assert!(seen.is_sorted(), "{seen:?}");
    }

    #[test]
    fn columns_push_odd_rows_east() {
        assert_eq!(
            [column(0, 0), column(0, 1), column(-1, 1), column(-1, 2), column(0, -1)],
            [0, 0, -1, 0, -1]
        );
    }

    #[test]
    fn length_counts_steps() {
        assert_eq!([length(0, 0), length(1, -1), length(2, 1), length(-2, 5)], [0, 1, 3, 5]);
    }

    /// Two cells of one index are at least 36 steps apart, so boards up to 35 steps across never meet themselves.
    #[test]
    fn the_sea_is_wide_enough() {
        for q in -71..=71 {
            for r in -71..=71 {
                if Sea::index(q, r) == Sea::index(0, 0) && (q, r) != (0, 0) {
                    assert!(length(q, r) >= 36, "({q},{r}) falls on (0,0)");
                }
            }
        }
    }

    proptest::proptest! {
        #[test]
        fn columns_name_hexes(q in -60..60i32, r in -60..60i32) {
            proptest::prop_assert_eq!(q_of_column(column(q, r), r), q);
        }

        #[test]
        fn index_and_neighbour_agree(q in -60..60i8, r in -60..60i8, side in 0..SIDES) {
            let (nq, nr) = plus((q, r), side);
            let walked = Sea::neighbour(Sea::index(q.into(), r.into()), side);
            proptest::prop_assert_eq!(walked, Sea::index(nq.into(), nr.into()));
        }
    }
}
