//! What people do at a table beside the game, as journals keep it.

use std::{fmt, str::FromStr};

use tabletop::{Seat, Seats};

/// What is asked of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// To go back to the first so many steps.
    Back(u32),
    /// To stop the clocks.
    Pause,
    /// To stop the game without a result.
    Stop,
    /// To let a bot decide for somebody who is away.
    Bot(Seat),
    /// To play once more, when the game is over.
    Again,
}

/// What somebody did beside the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Gave up.
    Resign,
    /// Lost because the time ran out.
    Lose,
    /// A bot of this level decides for the seat.
    Bot(String),
    /// The owner decides again.
    Return,
    /// The clocks stand.
    Pause,
    /// The clocks run again.
    Resume,
    /// The game is over before it has really begun.
    Abort,
    /// The game is over without a result: all agreed.
    Stop,
    /// The game is over without a result: whoever runs the server closed the table.
    Close,
    /// Back to the first so many steps: all agreed.
    Back(u32),
    /// Asks something of those seats.
    Ask(Wish, Seats),
    /// Agrees to what was asked in the entry of this number.
    Agree(u64),
    /// Does not agree, or does not ask any more.
    Refuse(u64),
}

impl fmt::Display for Wish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wish::Back(steps) => write!(f, "back:{steps}"),
            Wish::Pause => f.write_str("pause"),
            Wish::Stop => f.write_str("stop"),
            Wish::Again => f.write_str("again"),
            Wish::Bot(seat) => write!(f, "bot:{seat}"),
        }
    }
}

impl FromStr for Wish {
    type Err = ();

    fn from_str(text: &str) -> Result<Wish, ()> {
        match text.split_once(':') {
            None if text == "pause" => Ok(Wish::Pause),
            None if text == "stop" => Ok(Wish::Stop),
            None if text == "again" => Ok(Wish::Again),
            Some(("back", steps)) => steps.parse().map(Wish::Back).map_err(drop),
            Some(("bot", seat)) => match seats(seat)?.iter().collect::<Vec<_>>()[..] {
                [seat] => Ok(Wish::Bot(seat)),
                _ => Err(()),
            },
            _ => Err(()),
        }
    }
}

/// Reads seat letters.
fn seats(letters: &str) -> Result<Seats, ()> {
    letters.chars().map(|letter| Seat::from_letter(letter).ok_or(())).collect()
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Deed::Resign => f.write_str("resign"),
            Deed::Lose => f.write_str("lose"),
            Deed::Bot(level) => write!(f, "bot {level}"),
            Deed::Return => f.write_str("return"),
            Deed::Pause => f.write_str("pause"),
            Deed::Resume => f.write_str("resume"),
            Deed::Abort => f.write_str("abort"),
            Deed::Stop => f.write_str("stop"),
            Deed::Close => f.write_str("close"),
            Deed::Back(steps) => write!(f, "back {steps}"),
            Deed::Ask(wish, of) => {
                let of: String = of.iter().map(Seat::letter).collect();
                write!(f, "ask {wish} {of}")
            }
            Deed::Agree(ask) => write!(f, "agree {ask}"),
            Deed::Refuse(ask) => write!(f, "refuse {ask}"),
        }
    }
}

impl FromStr for Deed {
    type Err = ();

    fn from_str(text: &str) -> Result<Deed, ()> {
        let words: Vec<_> = text.split(' ').collect();
        Ok(match words[..] {
            ["resign"] => Deed::Resign,
            ["lose"] => Deed::Lose,
            ["bot", level] => Deed::Bot(level.into()),
            ["return"] => Deed::Return,
            ["pause"] => Deed::Pause,
            ["resume"] => Deed::Resume,
            ["abort"] => Deed::Abort,
            ["stop"] => Deed::Stop,
            ["close"] => Deed::Close,
            ["back", steps] => Deed::Back(steps.parse().map_err(drop)?),
            ["ask", wish, of] => Deed::Ask(wish.parse()?, seats(of)?),
            ["agree", ask] => Deed::Agree(ask.parse().map_err(drop)?),
            ["refuse", ask] => Deed::Refuse(ask.parse().map_err(drop)?),
            _ => return Err(()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeds_are_read_as_they_are_written() {
        let of = Seats::first(3);
        for deed in [
            Deed::Resign,
            Deed::Lose,
            Deed::Bot("mate".into()),
            Deed::Return,
            Deed::Pause,
            Deed::Resume,
            Deed::Abort,
            Deed::Stop,
            Deed::Close,
            Deed::Back(12),
            Deed::Ask(Wish::Back(3), of),
            Deed::Ask(Wish::Pause, of),
            Deed::Ask(Wish::Stop, of),
            Deed::Ask(Wish::Again, of),
            Deed::Ask(Wish::Bot(Seat(2)), of),
            Deed::Agree(7),
            Deed::Refuse(7),
        ] {
            assert_eq!(deed.to_string().parse(), Ok(deed));
        }
        for bad in ["", "resign now", "bot", "ask bot:zz ab", "ask back:x ab", "agree -1", "back"] {
            assert_eq!(bad.parse::<Deed>(), Err(()), "{bad}");
        }
    }
}
