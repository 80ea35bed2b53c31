//! Colour in a terminal, where it is wanted.

use tabletop::Seat;

/// Writes in colour or without, as the terminal and its owner like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// Colours of the palette of 256 may be used.
    pub colour: bool,
}

/// The colours of the seats, as numbers of the terminal's palette of 256.
const SEATS: [u8; 5] = [167, 68, 178, 71, 133];

impl Ink {
    /// Without colour.
    pub const PLAIN: Ink = Ink { colour: false };

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
}
