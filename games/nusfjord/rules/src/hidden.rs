//! What a seat cannot see: the C buildings in other hands. Face-down elders are drawn when they are turned up, so
//! nothing of them is in the state.

use tabletop::{Dealer, Seat};

use crate::{
    card::{Bits, C_BITS},
    state::Nusfjord,
};

impl Nusfjord {
    /// A state that `seat` cannot tell from this one: other hands are dealt anew from all cards it has not seen.
    pub(crate) fn guess_hands(&self, seat: Seat, dealer: &mut dyn Dealer) -> Nusfjord {
        let mut guess = self.clone();
        let deck = usize::from(self.agreed.deck);
        let others = || self.all_seats().filter(move |&other| other != seat);
        let mut unseen = self.pile[deck] & C_BITS;
        others().for_each(|other| unseen |= self.harbor(other).hand);
        for other in others() {
            let mut hand = 0;
            for _ in 0..self.harbor(other).hand.count_ones() {
                let ticket = dealer.pick(unseen.count_ones());
                let bit = Bits(unseen).nth(ticket as usize).expect("a ticket is below the number of cards");
                hand |= 1 << bit;
                unseen &= !(1 << bit);
            }
            guess.harbors[other.index()].hand = hand;
        }
        guess.pile[deck] = guess.pile[deck] & !C_BITS | unseen;
        guess
    }
}
