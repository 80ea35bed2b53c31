//! Fleet, judged by the points so far.

use fleet::Fleet;

use crate::Played;

impl Played for Fleet {
    type Memo = ();

    fn seats(&self) -> u8 {
        self.seats()
    }
}
