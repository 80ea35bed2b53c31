//! What the catalog knows of a game that is played in series. Games that are not know nothing of it.

use tabletop::{Game, Message, Series, SetupError};

/// The new rank, and how it is said.
type Promotion = (u8, Message);

/// The methods of [`Series`], for a type of which only the catalog's entry knows that it has them.
pub(crate) struct InSeries<G: Game> {
    pub may_begin: fn(&G::Setup) -> Result<(), SetupError>,
    pub sequel: fn(&G, &G::Setup) -> Option<G::Setup>,
    pub promote: fn(&G::Setup, u8, i32) -> Option<Promotion>,
}

impl<G: Series> InSeries<G> {
    pub(crate) const METHODS: InSeries<G> =
        InSeries { may_begin: G::may_begin, sequel: G::sequel, promote: G::promote };
}

impl<G: Game> Clone for InSeries<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for InSeries<G> {}
