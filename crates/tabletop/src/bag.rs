//! A bag of things drawn one at a time: a multiset, so there is no hidden order to leak.

use crate::Weight;

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
        for (kind, &copies) in self.copies.iter().enumerate() {
            if left < Weight::from(copies) {
                return kind;
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
