//! What follows from the printed tiles for the rules: how each tile lies when turned, and which turns fit a gap.

use super::{KINDS, Kind, MAX_PIECES, PieceName, Terrain, Tile};
use crate::place::{Rotation, Side};

/// The mark of a side that faces nothing.
pub(crate) const NO_PIECE: u8 = u8::MAX;

/// A tile as it lies when turned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// How many pieces it shows.
    pub pieces: u8,
    /// Which piece reaches each side.
    pub piece_at: [u8; 4],
    /// The terrains of the sides, as [`pattern_bits`].
    pub pattern: u8,
    /// What each piece is called.
    pub names: [PieceName; MAX_PIECES],
    /// The pieces in the order of their names.
    pub order: [u8; MAX_PIECES],
    /// How many sides each piece reaches.
    pub open: [u8; MAX_PIECES],
    /// How many cities stand on each piece, or on its shore.
    pub cities: [u8; MAX_PIECES],
    /// Which pieces of grassland touch each piece, as a set of piece numbers.
    pub grasslands: [u8; MAX_PIECES],
}

impl Shape {
    /// Does it continue what is known of a gap?
    pub fn fits(&self, gap: u8) -> bool {
        Side::ALL.into_iter().all(|side| {
            let known = gap >> (2 * side as u8) & 0b11;
            known == 0 || known == self.pattern >> (2 * side as u8) & 0b11
        })
    }
}

/// What the rules look up.
#[derive(Debug)]
pub(crate) struct Tables {
    /// By kind and rotation.
    pub shapes: Vec<[Shape; 4]>,
    /// By kind: which rotations fit a gap.
    pub fits: [Fits; KINDS],
    /// By kind and rotation: the first rotation that looks the same.
    pub alike: [[Rotation; 4]; KINDS],
    /// By the pattern of a gap: every kind that fits there, in each of its distinct rotations.
    pub fitting: Vec<Vec<(Tile, Rotation)>>,
    /// By the pattern of a gap, a side of it, and the set of its sides that are dead ends: the kinds that fit there so that what
    /// comes in over that side goes on over nothing but dead ends, as bits.
    pub closers: Vec<[[u128; 16]; 4]>,
}

const _: () = assert!(KINDS <= 128, "a set of kinds is one word");

/// Which rotations of a tile fit a gap: one half of the answer for its north and east, one for its south and west. Small,
/// so that the answers for all kinds stay close at hand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fits {
    north_east: [u8; 16],
    south_west: [u8; 16],
}

impl Fits {
    /// The set of rotations that fit a gap with this pattern. Of rotations that look alike only the first is in the set
    ///
    #[inline(always)]
    pub fn rotations(&self, pattern: u8) -> u8 {
        self.north_east[usize::from(pattern & 0b1111)] & self.south_west[usize::from(pattern >> 4)]
    }
}

/// `terrain` on `side` in a pattern: two bits a side, 0 where nothing is known.
#[inline(always)]
pub(crate) const fn pattern_bits(side: usize, terrain: Terrain) -> u8 {
    (terrain as u8 + 1) << (2 * side)
}

impl Tables {
    pub fn new(kinds: &[Kind]) -> Tables {
        let shapes: Vec<_> =
            kinds.iter().map(|kind| Rotation::ALL.map(|rotation| shape(kind, rotation))).collect();
        let alike: [[Rotation; 4]; KINDS] = std::array::from_fn(|kind| {
            Rotation::ALL.map(|rotation| {
                let same = |&earlier: &Rotation| looks_alike(&kinds[kind], rotation, earlier);
                Rotation::ALL.into_iter().find(same).unwrap_or(rotation)
            })
        });
        let fits: [Fits; KINDS] = std::array::from_fn(|kind| fits(&shapes[kind], &alike[kind]));
        let fitting = |gap: u8| {
            let turned = |tile: Tile| {
                let set = fits[tile.index()].rotations(gap);
                Rotation::ALL.into_iter().filter(move |&r| set >> r as u8 & 1 == 1).map(move |r| (tile, r))
            };
            Tile::all().flat_map(turned).collect()
        };
        let fitting = (0..=u8::MAX).map(fitting).collect();
        let closers = (0..=u8::MAX).map(|gap| closers(&shapes, gap)).collect();
        Tables { shapes, fits, alike, fitting, closers }
    }
}

fn shape(kind: &Kind, rotation: Rotation) -> Shape {
    let mut shape = Shape {
        pieces: kind.pieces.len() as u8,
        piece_at: [0; 4],
        pattern: 0,
        names: [PieceName(0); MAX_PIECES],
        order: [0, 1, 2, 3, 4],
        open: [0; MAX_PIECES],
        cities: [0; MAX_PIECES],
        grasslands: [0; MAX_PIECES],
    };
    for (number, piece) in kind.pieces.iter().enumerate() {
        let name = kind.piece_name(number, rotation);
        shape.names[number] = name;
        shape.open[number] = name.sides().len();
        for side in name.sides().iter() {
            shape.piece_at[side as usize] = number as u8;
            shape.pattern |= pattern_bits(side as usize, piece.terrain);
        }
        for &other in &piece.touches {
            if kind.pieces[usize::from(other)].terrain == Terrain::Grassland {
                shape.grasslands[number] |= 1 << other;
            }
        }
    }
    for city in &kind.cities {
        shape.cities[usize::from(city.land)] += 1;
        shape.cities[usize::from(city.sea)] += 1;
    }
    shape.order[..kind.pieces.len()].sort_by_key(|&number| shape.names[usize::from(number)]);
    shape
}

/// Is the tile the same to every rule, turned one way or the other? Then some renaming of its pieces keeps sides,
/// borders and cities.
fn looks_alike(kind: &Kind, one: Rotation, other: Rotation) -> bool {
    let count = kind.pieces.len();
    let twin =
        |number: usize| (0..count).find(|&n| kind.piece_name(n, other) == kind.piece_name(number, one));
    let Some(twins) = (0..count).map(twin).collect::<Option<Vec<usize>>>() else { return false };
    let borders = kind.pieces.iter().enumerate().all(|(number, piece)| {
        let there = &kind.pieces[twins[number]].touches;
        piece.touches.len() == there.len()
            && piece.touches.iter().all(|&touched| there.contains(&(twins[usize::from(touched)] as u8)))
    });
    let cities = |twins: &dyn Fn(u8) -> u8| {
        let mut cities: Vec<_> = kind.cities.iter().map(|city| (twins(city.land), twins(city.sea))).collect();
        cities.sort_unstable();
        cities
    };
    borders && cities(&|piece| twins[usize::from(piece)] as u8) == cities(&|piece| piece)
}

/// For every side of a gap and every set of dead ends, the kinds that close what comes in over the side.
fn closers(shapes: &[[Shape; 4]], gap: u8) -> [[u128; 16]; 4] {
    let mut closers = [[0; 16]; 4];
    for (kind, turned) in shapes.iter().enumerate() {
        for shape in turned.iter().filter(|shape| shape.fits(gap)) {
            for (side, closers) in closers.iter_mut().enumerate() {
                let goes_on = |to: &usize| *to != side && shape.piece_at[*to] == shape.piece_at[side];
                let over = (0..4).filter(goes_on).fold(0, |sides, to| sides | 1 << to);
                for (dead_ends, closers) in closers.iter_mut().enumerate() {
                    *closers |= u128::from(over & !dead_ends == 0) << kind;
                }
            }
        }
    }
    closers
}

/// For every pattern of a gap, which rotations fit it; of those that look alike, the first.
fn fits(shapes: &[Shape; 4], alike: &[Rotation; 4]) -> Fits {
    let fitting = |gap: u8| {
        (0..4).filter(|&r| alike[r] as usize == r && shapes[r].fits(gap)).fold(0, |set, r| set | 1 << r)
    };
    Fits {
        north_east: std::array::from_fn(|half| fitting(half as u8)),
        south_west: std::array::from_fn(|half| fitting((half as u8) << 4)),
    }
}
