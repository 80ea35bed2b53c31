//! Fjords.

use fjords::Fjords;
use tabletop::Game;

use crate::Played;

impl Played for Fjords {
    fn seats(&self) -> u8 {
        self.scores().len() as u8
    }
}
