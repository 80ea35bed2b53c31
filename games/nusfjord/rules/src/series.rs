//! ДВОЙНЫЕ ПАРТИИ and КАМПАНИЯ: several games with one deck. The games themselves know nothing of each other; what the next
//! one must know stands in its setup, and a player's rank is kept by the caller.

use tabletop::{Message, Say, Seat, Series, SetupError, Turn};

use crate::{
    card::{A_BITS, B_BITS, CardSet},
    setup::Setup,
    state::Nusfjord,
};

impl Series for Nusfjord {
    fn may_begin(setup: &Setup) -> Result<(), SetupError> {
        setup.begins()
    }

    fn sequel(&self, setup: &Setup) -> Option<Setup> {
        sequel(setup, self).or_else(|| anew(setup))
    }

    fn promote(setup: &Setup, before: u8, total: i32) -> Option<(u8, Message)> {
        let after = (setup.campaign() == 3).then(|| rank(before, total))?;
        Some((after.rank, after.say()))
    }
}

/// The setup of the next game of a series, once this one is over.
///
/// Double match: the other nine A and six B, all fourteen C again, and the other player starts. Campaign: the second
/// game uses the A and B that were not laid open in the first, the third all that were laid open but not built; C
/// buildings that were built leave.
pub fn sequel(setup: &Setup, game: &Nusfjord) -> Option<Setup> {
    if game.waits != Turn::Over {
        return None;
    }
    let deck = setup.deck();
    let built = game.harbors.iter().fold(0, |all, harbor| all | harbor.owned[deck]);
    let shown = game.open[deck] | built;
    let mut without: CardSet = [0; 3];
    match (setup.campaign(), setup.double()) {
        (1, _) => {
            without[deck] = shown & (A_BITS | B_BITS) | built;
            let mut aside: CardSet = [0; 3];
            aside[deck] = without[deck] & !built;
            Some(setup.following(without, aside, None))
        }
        (2, _) => {
            // What the first game put aside comes back; what it built does not.
            without[deck] = setup.without()[deck] & !setup.aside()[deck] | built;
            Some(setup.following(without, [0; 3], None))
        }
        (_, 1) => {
            without[deck] = shown & (A_BITS | B_BITS);
            Some(setup.following(without, [0; 3], Some(Seat(1 - game.start))))
        }
        _ => None,
    }
}

/// The setup of a new series after the last game of one.
fn anew(setup: &Setup) -> Option<Setup> {
    let last = setup.campaign() == 3 || setup.double() == 2;
    last.then(|| setup.first_again())
}

/// A campaign's outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rank {
    /// The rank afterwards.
    pub rank: u8,
    /// More than 100 points were reached.
    pub goal_met: bool,
}

/// КАМПАНИЯ: the rank after three games with `total` points together, for a player of rank `before`.
///
/// The goal is more than 100 points. Points above 100 are the rank, if it is higher than the old one; a total at least
/// ten below the level of the old rank costs one rank, never below 0.
pub fn rank(before: u8, total: i32) -> Rank {
    let goal_met = total > 100;
    let rank = if total <= 90 + i32::from(before) {
        before.saturating_sub(1)
    } else {
        before.max((total - 100).clamp(0, u8::MAX.into()) as u8)
    };
    Rank { rank, goal_met }
}

impl Say for Rank {
    fn say(&self) -> Message {
        let id = if self.goal_met { "nusfjord-campaign-met" } else { "nusfjord-campaign-missed" };
        Message::new(id).with("rank", self.rank)
    }
}
