//! Colour, where it is wanted.

use std::{
    env,
    io::{IsTerminal, stdout},
};

use tabletop::{Seat, Who};

/// Writes in colour on a terminal, unless `NO_COLOR` is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    colour: bool,
}

/// The colours of the seats, as numbers of the terminal's palette of 256.
const SEATS: [u8; 5] = [167, 68, 178, 71, 133];

impl Ink {
    /// Without colour.
    #[cfg(test)]
    pub const PLAIN: Ink = Ink { colour: false };

    /// What standard output can show and its owner wants.
    pub fn of_stdout() -> Ink {
        let unwanted = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Ink { colour: stdout().is_terminal() && !unwanted }
    }

    /// `text` in a colour of the palette of 256.
    pub fn paint(self, colour: u8, text: &str) -> String {
        if self.colour { format!("\x1b[38;5;{colour}m{text}\x1b[0m") } else { text.into() }
    }

    /// `text` in bold.
    pub fn bold(self, text: &str) -> String {
        if self.colour { format!("\x1b[1m{text}\x1b[0m") } else { text.into() }
    }

    /// `text` in the colour of a seat.
    pub fn seat(self, seat: Seat, text: &str) -> String {
        self.paint(Ink::colour_of(seat), text)
    }

    /// The colour of a seat.
    pub fn colour_of(seat: Seat) -> u8 {
        SEATS[seat.index() % SEATS.len()]
    }

    /// Who took a step: a seat's letter, or the asterisk of luck.
    pub fn who(self, who: Who) -> String {
        match who {
            Who::Chance => "*".into(),
            Who::Seat(seat) => self.seat(seat, &seat.to_string()),
        }
    }
}
