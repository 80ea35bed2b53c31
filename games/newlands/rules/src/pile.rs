//! Tiles that lie together: the supply, a hand, the removed ones. A multiset kept in the order of the kinds, so there is no
//! hidden order to leak, and a ticket finds its tile at once.

use crate::material::Tile;

/// At most `N` tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Pile<const N: usize> {
    len: u8,
    /// Ascending; void behind the last.
    tiles: [Tile; N],
}

/// Binary digits of the number of tiles of a kind: there are three at most.
pub(crate) const DIGITS: usize = 2;

/// Behind all kinds.
const VOID: Tile = Tile(u8::MAX);

impl<const N: usize> Pile<N> {
    pub const EMPTY: Pile<N> = Pile { len: 0, tiles: [VOID; N] };

    /// The tiles, ascending.
    #[inline(always)]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles[..usize::from(self.len)]
    }

    #[inline(always)]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The kinds with their copies, ascending.
    pub fn kinds(&self) -> impl Iterator<Item = (Tile, u8)> + '_ {
        self.tiles().chunk_by(|one, other| one == other).map(|copies| (copies[0], copies.len() as u8))
    }

    /// How many copies of each kind there are, in binary: for every digit, the kinds that have it.
    #[inline]
    pub fn digits(&self) -> [u128; DIGITS] {
        let (low, high) = self.tiles().split_at(self.rank(Tile(64)));
        let [low, high] = [low, high].map(|tiles| {
            let (mut odd, mut several, mut last) = (0u64, 0, 0);
            for tile in tiles {
                let kind = 1 << (tile.0 & 63);
                odd ^= kind;
                several |= kind & last;
                last = kind;
            }
            [odd, several]
        });
        [0, 1].map(|digit| u128::from(high[digit]) << 64 | u128::from(low[digit]))
    }

    /// How many tiles of kinds before `tile` there are.
    #[inline(always)]
    fn rank(&self, tile: Tile) -> usize {
        // A sum of bytes over the whole array, which the compiler does in a few wide steps.
        self.tiles.iter().map(|&other| u8::from(other.0 < tile.0)).sum::<u8>().into()
    }

    /// Takes one tile of this kind out.
    #[inline(always)]
    pub fn take(&mut self, tile: Tile) {
        let rank = self.rank(tile);
        debug_assert_eq!(self.tiles[rank], tile, "the tile is not here");
        self.tiles.copy_within(rank + 1.., rank);
        self.tiles[N - 1] = VOID;
        self.len -= 1;
    }

    /// Puts a tile in; there is room for it.
    #[inline(always)]
    pub fn put(&mut self, tile: Tile) {
        debug_assert!(self.len() < N, "the pile is full");
        let rank = self.rank(tile);
        self.tiles.copy_within(rank..N - 1, rank + 1);
        self.tiles[rank] = tile;
        self.len += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_tell_how_many_there_are_of_each_kind() {
        let mut pile = Pile::<16>::EMPTY;
        for kind in [64, 0, 63, 5, 0, 64, 77, 63, 0, 64, 127] {
            pile.put(Tile(kind));
        }
        pile.take(Tile(5));
        let [odd, several] = pile.digits();
        for kind in 0..128 {
            let copies = pile.tiles().iter().filter(|tile| tile.0 == kind).count() as u128;
            assert_eq!((odd >> kind & 1) + 2 * (several >> kind & 1), copies, "kind {kind}");
        }
    }
}
