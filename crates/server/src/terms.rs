//! What people agree on beside the game itself: time, and what may be taken back.

use std::{fmt, str::FromStr};

use crate::opening;

/// A day in seconds.
pub const DAY: u32 = 86_400;
/// The longest time for a turn, and the longest stock of time.
const LONGEST_TURN: u32 = 7 * DAY;
const LONGEST_STOCK: u32 = 6 * 3600;
const LARGEST_GAIN: u32 = 600;

/// How time is measured. All times in seconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clock {
    /// Not at all.
    #[default]
    None,
    /// A stock of time for the whole game, and something more after each turn (Fischer).
    Stock {
        /// At the beginning.
        stock: u32,
        /// After each turn.
        gain: u32,
    },
    /// So long for each turn.
    Turn(u32),
}

/// What happens when somebody's time has run out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeOut {
    /// A bot of this level takes over; the player may come back.
    Bot(String),
    /// The seat has lost.
    Lose,
}

/// What people agree on beside the game itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// How time is measured.
    pub clock: Clock,
    /// What happens when it has run out.
    pub time_out: TimeOut,
    /// Does the game count for ratings?
    pub rated: bool,
    /// If all agree, steps may be taken back although luck has shown something since.
    pub beyond_luck: bool,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms { clock: Clock::None, time_out: TimeOut::Bot("mate".into()), rated: false, beyond_luck: false }
    }
}

/// Terms that cannot be read or are out of all bounds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no agreement on time")]
pub struct TermsError(pub String);

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clock::None => f.write_str("none"),
            Clock::Stock { stock, gain } => write!(f, "{stock}+{gain}"),
            Clock::Turn(turn) => write!(f, "turn:{turn}"),
        }
    }
}

impl FromStr for Clock {
    type Err = TermsError;

    fn from_str(text: &str) -> Result<Clock, TermsError> {
        let wrong = || TermsError(text.escape_default().to_string());
        let number = |text: &str, most: u32| {
            text.parse().ok().filter(|number| (0..=most).contains(number)).ok_or_else(wrong)
        };
        if text == "none" {
            return Ok(Clock::None);
        }
        if let Some(turn) = text.strip_prefix("turn:") {
            return match number(turn, LONGEST_TURN)? {
                0 => Err(wrong()),
                turn => Ok(Clock::Turn(turn)),
            };
        }
        let (stock, gain) = text.split_once('+').ok_or_else(wrong)?;
        match number(stock, LONGEST_STOCK)? {
            0 => Err(wrong()),
            stock => Ok(Clock::Stock { stock, gain: number(gain, LARGEST_GAIN)? }),
        }
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "clock={}", self.clock)?;
        match &self.time_out {
            TimeOut::Bot(level) => write!(f, " timeout=bot:{level}")?,
            TimeOut::Lose => f.write_str(" timeout=lose")?,
        }
        if self.beyond_luck {
            f.write_str(" undo=luck")?;
        }
        if self.rated { f.write_str(" rated=yes") } else { Ok(()) }
    }
}

impl FromStr for Terms {
    type Err = TermsError;

    fn from_str(text: &str) -> Result<Terms, TermsError> {
        let wrong = || TermsError(text.escape_default().to_string());
        let mut terms = Terms::default();
        for word in text.split_whitespace() {
            match word.split_once('=').ok_or_else(wrong)? {
                ("clock", clock) => terms.clock = clock.parse()?,
                ("timeout", "lose") => terms.time_out = TimeOut::Lose,
                ("timeout", bot) => {
                    let level = bot.strip_prefix("bot:").and_then(opening::level).ok_or_else(wrong)?;
                    terms.time_out = TimeOut::Bot(level.into());
                }
                ("undo", "luck") => terms.beyond_luck = true,
                ("rated", "yes") => terms.rated = true,
                _ => return Err(wrong()),
            }
        }
        // Where a game counts, nobody plays for anybody, and nothing is taken back beyond luck.
        if terms.rated && (terms.beyond_luck || terms.clock == Clock::None || terms.time_out != TimeOut::Lose)
        {
            return Err(wrong());
        }
        Ok(terms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_read_as_they_are_written() {
        for text in [
            "clock=none timeout=bot:mate",
            "clock=1200+20 timeout=lose",
            "clock=1200+20 timeout=lose rated=yes",
            "clock=turn:86400 timeout=bot:skipper undo=luck",
        ] {
            assert_eq!(text.parse::<Terms>().map(|terms| terms.to_string()), Ok(text.into()));
        }
        assert_eq!("".parse::<Terms>(), Ok(Terms::default()), "tables of former days have no clock");
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for bad in [
            "clock=0+5",
            "clock=turn:0",
            "clock=turn:604801",
            "clock=99999999999+1",
            "clock=-5+1",
            "clock=60",
            "timeout=bot:nobody",
            "timeout=",
            "undo=all",
            "rated",
            "clock=none timeout=lose rated=yes",
            "clock=60+0 timeout=bot:mate rated=yes",
        ] {
            assert!(bad.parse::<Terms>().is_err(), "{bad}");
        }
    }
}
