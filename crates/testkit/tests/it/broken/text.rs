//! Actions and setups of a broken game, written as the flaw writes them.

use std::{fmt, marker::PhantomData, str::FromStr};

use tabletop::{Notation, NotationError, SetupError};
use testkit::toy::{Action, Setup};

use super::game::Flaw;

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deed<F> {
    pub action: Action,
    flaw: PhantomData<F>,
}

impl<F> Deed<F> {
    pub fn new(action: Action) -> Deed<F> {
        Deed { action, flaw: PhantomData }
    }
}

impl<F> fmt::Debug for Deed<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.action.fmt(f)
    }
}

impl<F: Flaw> fmt::Display for Deed<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&F::written(self.action))
    }
}

impl<F: Flaw> Notation for Deed<F> {
    fn parse(text: &str) -> Result<Self, NotationError> {
        F::read(text).map(Deed::new)
    }
}

/// A setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreed<F>(pub Setup, PhantomData<F>);

impl<F: Flaw> FromStr for Agreed<F> {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        Ok(Agreed(text.parse()?, PhantomData))
    }
}

impl<F: Flaw> fmt::Display for Agreed<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&F::setup_text(self.0.to_string()))
    }
}

impl<F: Flaw> tabletop::Setup for Agreed<F> {
    fn seats(&self) -> u8 {
        self.0.seats()
    }
}
