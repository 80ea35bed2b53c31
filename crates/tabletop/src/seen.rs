//! What an artificial player may know.

use crate::{Dealer, Game, Seat, Turn, Viewer};

/// A seat's honest knowledge of a table. There is no way from here to the true state.
pub struct Seen<'a, G: Game> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Seen<'a, G> {
    /// The referee shows `state` to `seat`.
    pub fn new(state: &'a G, seat: Seat) -> Self {
        Seen { state, seat }
    }

    /// Who looks.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the table waits for.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// Everything the seat may know.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// What the seat may do now; nothing if it owes no decision.
    pub fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.turn().awaits(self.seat) {
            self.state.legal(self.seat, &mut actions);
        }
        actions
    }

    /// A random state that the seat cannot tell from the true one.
    pub fn sample(&self, dealer: &mut dyn Dealer) -> G {
        self.state.determinize(self.seat, dealer)
    }
}
