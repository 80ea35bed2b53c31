//! Nusfjord, judged by the points so far.

use nusfjord::Nusfjord;

use crate::Played;

impl Played for Nusfjord {
    type Memo = ();

    fn seats(&self) -> u8 {
        self.seats()
    }
}
