//! The end of a round and of the game (rulebook: "Окончание игры").

use tabletop::{Seat, Sink};

use crate::{Cards, End, Event, Pomory, Step, material::GOAL, news::NewsSet};

/// So many rounds in a row without any catch end the game: neither points nor cards can come of them (ruling E2).
pub const QUIET_ROUNDS: u8 = 20;

impl Pomory {
    /// Catch cards return to the hand, salt stays open unless the last was played, and the second player becomes first.
    pub(crate) fn end_round(&mut self, sink: &mut impl Sink<Event>) {
        for seat in [self.first, self.second()] {
            let player = self.player_mut(seat);
            player.hand = player.hand.with(player.sealed.and(Cards::CATCH));
            player.sealed = Cards::NONE;
            player.fresh = NewsSet::NONE;
            if player.hand.and(Cards::SALT).is_empty() {
                player.hand = Cards::ALL;
                sink.emit(Event::SaltReturned { seat });
            }
        }
        match self.why_over() {
            Some(why) => self.end_game(why, sink),
            None => {
                self.round += 1;
                self.first = self.second();
                sink.emit(Event::RoundBegan { round: self.round, first: self.first });
                self.begin_movement(self.first);
            }
        }
    }

    /// 70 points, the end of the resource deck (ruling R26), or a sea that stays empty. If several come together, the
    /// points are named (ruling U19).
    fn why_over(&self) -> Option<End> {
        if self.players.iter().any(|player| player.tally.total() >= GOAL) {
            Some(End::Goal)
        } else if self.deck.is_empty() {
            Some(End::Deck)
        } else {
            (self.quiet >= QUIET_ROUNDS).then_some(End::Quiet)
        }
    }

    fn end_game(&mut self, why: End, sink: &mut impl Sink<Event>) {
        self.step = Step::Nothing;
        self.end = Some(why);
        let points = [0, 1].map(|index| self.players[index].tally.total());
        let winner = match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        };
        sink.emit(Event::GameEnded { why });
        sink.emit(match winner {
            Some(seat) => Event::GameWon { seat, points: points[seat.index()] },
            None => Event::GameDrawn { points: points[0] },
        });
    }
}
