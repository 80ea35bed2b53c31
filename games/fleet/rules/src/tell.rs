//! What an action would be, in words for buttons and readers.

use tabletop::{Arg, Message, Say as _};

use crate::{Action, Ask, Deed, Fleet};

impl Fleet {
    /// Names the sentence for `action`.
    pub(crate) fn tell_action(&self, action: Action) -> Message {
        match action.deed() {
            Deed::Take(face) => Message::new("fleet-action-take").with("face", Arg::Key(face.name())),
            Deed::Mark(section) => {
                let id = if self.ask == Ask::Star { "fleet-action-star" } else { "fleet-action-mark" };
                let number = self.sheet().marked[section.index()] + 1;
                Message::new(id).with("section", Arg::Key(section.name())).with("number", number)
            }
            Deed::Coins => Message::new("fleet-action-coins").with("coins", self.material.three_coins),
            Deed::Market => Message::new("fleet-action-market").with("coins", self.market_pays(self.sheet())),
            Deed::ShrimpStar => Message::new("fleet-action-shrimp-star"),
            Deed::Coin => Message::new("fleet-action-coin").with("coins", self.coins_for_die(self.sheet())),
            Deed::Salvage => Message::new("fleet-action-salvage"),
            Deed::Hex => Message::new("fleet-action-hex"),
            Deed::Reroll => Message::new("fleet-action-reroll"),
            Deed::Decline => Message::new("fleet-action-decline"),
            Deed::Boat => Message::new("fleet-action-boat"),
            Deed::Licence => Message::new("fleet-action-licence"),
            Deed::SecondFish => Message::new("fleet-action-second-fish"),
            Deed::FishCoin => Message::new("fleet-action-fish-coin"),
            Deed::Bonus(measure) => {
                let bonus = self.material.crab_bonus(measure).expect("the bonus is of the edition");
                Message::new("fleet-action-bonus").with("bonus", bonus.say())
            }
        }
    }
}
