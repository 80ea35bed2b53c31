//! What an artificial player may know.

use std::sync::Arc;

use crate::{Dealer, Event, Game, Seat, Turn, Viewer};

/// A seat's honest knowledge of a table. There is no way from here to the true state.
pub struct Seen<'a, G: Game> {
    state: &'a G,
    seat: Seat,
    past: &'a [Arc<[G::Event]>],
}

impl<'a, G: Game> Seen<'a, G> {
    /// The referee shows `state` to `seat`, and nothing of what came before.
    pub fn new(state: &'a G, seat: Seat) -> Self {
        Seen { state, seat, past: &[] }
    }

    /// The same with the events of every step so far.
    #[must_use]
    pub fn with_past(self, past: &'a [Arc<[G::Event]>]) -> Self {
        Seen { past, ..self }
    }

    /// What the seat was shown since the game began, in order: for bots that remember.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = G::Event> {
        let viewer = Viewer::Seat(self.seat);
        self.past.iter().flat_map(|step| step.iter()).filter_map(move |event| event.seen_by(viewer))
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
