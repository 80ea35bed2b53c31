//! A bag of things drawn one at a time: a multiset, so there is no hidden order to leak.

use crate::Weight;

/// A one in every byte.
const BYTES: u64 = u64::MAX / 255;
/// The highest bit of every byte.
const HIGH: u64 = BYTES << 7;

/// Copies left of each of `N` kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bag<const N: usize> {
    copies: [u8; N],
    total: u16,
}

impl<const N: usize> Default for Bag<N> {
    fn default() -> Self {
        Bag { copies: [0; N], total: 0 }
    }
}

impl<const N: usize> Bag<N> {
    /// A bag with these copies of each kind.
    pub fn new(copies: [u8; N]) -> Bag<N> {
        let total = copies.iter().map(|&c| u16::from(c)).sum();
        Bag { copies, total }
    }

    /// How many things are inside.
    #[inline]
    pub fn len(&self) -> u16 {
        self.total
    }

    /// Is nothing inside?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// Copies of `kind` inside.
    #[inline]
    pub fn copies(&self, kind: usize) -> u8 {
        self.copies[kind]
    }

    /// The kinds inside with their copies, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = (usize, Weight)> + '_ {
        self.copies.iter().enumerate().filter(|&(_, &c)| c > 0).map(|(kind, &c)| (kind, Weight::from(c)))
    }

    /// The kind that `ticket` (below [`len`](Bag::len)) draws, in the order of [`iter`](Bag::iter).
    #[inline]
    pub fn at(&self, ticket: Weight) -> usize {
        let mut left = ticket;
        let mut chunks = self.copies.chunks_exact(8);
        // Eight kinds at once, as long as no sum of theirs can spill into its neighbour's byte.
        if self.total < 128 {
            for (chunk, eight) in chunks.by_ref().enumerate() {
                let eight = u64::from_le_bytes(eight.try_into().expect("a chunk has eight bytes"));
                let sums = eight.wrapping_mul(BYTES);
                let all = (sums >> 56) as Weight;
                if left < all {
                    // The high bit of every byte whose sum is beyond the ticket.
                    let beyond = ((sums | HIGH) - u64::from(left + 1) * BYTES) & HIGH;
                    return 8 * chunk + beyond.trailing_zeros() as usize / 8;
                }
                left -= all;
            }
        }
        let rest = chunks.remainder();
        let (done, rest) = if self.total < 128 { (N - rest.len(), rest) } else { (0, &self.copies[..]) };
        for (kind, &copies) in rest.iter().enumerate() {
            if left < Weight::from(copies) {
                return done + kind;
            }
            left -= Weight::from(copies);
        }
        panic!("ticket {ticket} of a bag of {}", self.total)
    }

    /// Takes one `kind` out.
    #[inline]
    pub fn take(&mut self, kind: usize) {
        debug_assert!(self.copies[kind] > 0, "kind {kind} is not in the bag");
        self.copies[kind] -= 1;
        self.total -= 1;
    }

    /// Puts one `kind` back.
    #[inline]
    pub fn put(&mut self, kind: usize) {
        self.copies[kind] += 1;
        self.total += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A ticket for every thing inside, kind after kind.
    fn tickets<const N: usize>(bag: &Bag<N>) -> Vec<usize> {
        (0..Weight::from(bag.len())).map(|ticket| bag.at(ticket)).collect()
    }

    fn spelled_out<const N: usize>(bag: &Bag<N>) -> Vec<usize> {
        bag.iter().flat_map(|(kind, copies)| std::iter::repeat_n(kind, copies as usize)).collect()
    }

    #[test]
    fn a_full_bag_counts_to_the_end() {
        let bag = Bag::new([127, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(tickets(&bag), spelled_out(&bag));
        let bag = Bag::new([200, 0, 255, 1, 0, 0, 0, 90, 3]);
        assert_eq!(tickets(&bag), spelled_out(&bag));
    }

    proptest::proptest! {
        #[test]
        fn tickets_are_handed_out_in_order(copies in proptest::array::uniform20(0u8..9)) {
            let bag = Bag::new(copies);
            proptest::prop_assert_eq!(tickets(&bag), spelled_out(&bag));
        }
    }
}
