//! Events of a broken game.

use std::marker::PhantomData;

use tabletop::{Message, Say, Seat, Viewer};
use testkit::toy::Event;

use super::game::Flaw;

/// An event, told as the flaw tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Fact<F>(Event, PhantomData<F>);

impl<F> Fact<F> {
    pub fn new(event: Event) -> Fact<F> {
        Fact(event, PhantomData)
    }
}

impl<F: Flaw> tabletop::Event for Fact<F> {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        F::seen_by(&self.0, viewer).map(Fact::new)
    }

    fn actor(&self) -> Option<Seat> {
        self.0.actor()
    }
}

impl<F: Flaw> Say for Fact<F> {
    fn say(&self) -> Message {
        F::say(&self.0)
    }
}
