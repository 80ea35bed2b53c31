//! The laws, by what they are about.

pub(crate) mod choices;
pub(crate) mod hidden;
pub(crate) mod kind;
pub(crate) mod luck;
pub(crate) mod order;
pub(crate) mod replay;
pub(crate) mod score;
pub(crate) mod siblings;
