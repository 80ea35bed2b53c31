//! Pomory, judged by the points so far.

use pomory::Pomory;

use crate::Played;

impl Played for Pomory {
    type Memo = ();

    fn seats(&self) -> u8 {
        2
    }
}
