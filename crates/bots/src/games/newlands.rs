//! New Lands, judged by the points so far.

use newlands::NewLands;

use crate::Played;

impl Played for NewLands {
    type Memo = ();

    fn seats(&self) -> u8 {
        self.seats()
    }
}
