//! Colour, where it is wanted.

use std::{
    env,
    io::{IsTerminal, stdout},
};

use scene::Ink;
use tabletop::Who;

/// In colour on a terminal, unless `NO_COLOR` is set.
pub fn ink() -> Ink {
    let unwanted = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    Ink { colour: stdout().is_terminal() && !unwanted }
}

/// Who took a step: a seat's letter, or the asterisk of luck.
pub fn who(ink: Ink, who: Who) -> String {
    match who {
        Who::Chance => "*".into(),
        Who::Seat(seat) => ink.seat(seat, &seat.to_string()),
    }
}
