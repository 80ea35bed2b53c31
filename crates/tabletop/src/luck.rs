//! Luck, which no game holds.

use crate::Weight;

/// The only source of luck.
pub trait Dealer {
    /// A number below `total`, all equally likely.
    ///
    /// `total` is never 0.
    fn pick(&mut self, total: Weight) -> Weight;
}

impl<D: Dealer + ?Sized> Dealer for &mut D {
    fn pick(&mut self, total: Weight) -> Weight {
        (**self).pick(total)
    }
}
