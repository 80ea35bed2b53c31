//! How long a bot takes for a decision: so long that people can follow, and that the time betrays nothing.

use std::time::Duration;

use catalog::Budget;

/// A decision that a bot owes, as far as its time goes.
#[derive(Clone, Copy, Debug)]
pub struct Occasion {
    /// How many actions are legal.
    pub choices: usize,
    /// Is anything at the table hidden from somebody?
    pub secretive: bool,
    /// Does somebody look on?
    pub watched: bool,
}

impl Occasion {
    /// How long the bot takes at least; nothing if it acts at once, without a thought.
    ///
    /// Where nothing is hidden, a decision without a choice needs no time. Where something is, a quick answer would tell
    /// that there was no choice, or an easy one: then every decision takes as long as the bot may think, whoever looks.
    pub fn least_time(self, pace: Duration, budget: Budget) -> Option<Duration> {
        let seen = if self.watched { pace } else { Duration::ZERO };
        match budget {
            _ if !self.secretive => (self.choices > 1).then_some(seen),
            Budget::Millis(millis) => Some(seen.max(Duration::from_millis(millis.into()))),
            Budget::Playouts(_) => Some(seen),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACE: Duration = Duration::from_millis(450);
    const BUDGET: Budget = Budget::Millis(1200);
    const OPEN: Occasion = Occasion { choices: 1, secretive: false, watched: true };

    #[test]
    fn in_the_open_a_decision_without_a_choice_takes_no_time() {
        assert_eq!(OPEN.least_time(PACE, BUDGET), None);
        assert_eq!(Occasion { choices: 2, ..OPEN }.least_time(PACE, BUDGET), Some(PACE));
        assert_eq!(
            Occasion { choices: 2, watched: false, ..OPEN }.least_time(PACE, BUDGET),
            Some(Duration::ZERO)
        );
    }

    #[test]
    fn with_secrets_every_decision_takes_the_same_time_whoever_looks() {
        for choices in [1, 2, 40] {
            for watched in [true, false] {
                let occasion = Occasion { choices, secretive: true, watched };
                let least = Some(Duration::from_millis(1200));
                assert_eq!(occasion.least_time(PACE, BUDGET), least, "{occasion:?}");
                assert_eq!(occasion.least_time(Duration::ZERO, BUDGET), least, "a fast host betrays nothing");
            }
        }
        let slow = Duration::from_secs(3);
        assert_eq!(Occasion { secretive: true, ..OPEN }.least_time(slow, BUDGET), Some(slow));
    }
}
