//! The open row and its deck (rulebook: "Подготовка к игре").

use tabletop::{Seat, Sink};

use crate::{Event, Pomory, Refill, Resource, Step, material::MOST_OF_A_KIND};

impl Pomory {
    /// Opens cards until four lie there, or goes on if that is so or the deck is empty.
    pub(crate) fn refill(&mut self, why: Refill, sink: &mut impl Sink<Event>) {
        if !self.deck.is_empty() && self.row.contains(&None) {
            self.step = Step::Refill(why);
            return;
        }
        match why {
            Refill::Setup => {
                sink.emit(Event::RoundBegan { round: self.round, first: self.first });
                self.begin_movement(self.first);
            }
            Refill::Shoals => self.step = Step::Movement,
            Refill::Catch => self.after_catch(self.actor, sink),
        }
    }

    /// A card comes from the deck. If the cards of its kind would add up to more than 4, it is discarded, the newest one
    /// and no other, and another is opened; this holds all game long (rulebook: "Подготовка к игре").
    pub(crate) fn open_card(&mut self, card: Resource, why: Refill, sink: &mut impl Sink<Event>) {
        self.deck.take(card.index());
        if self.open_value(card.kind()) + card.value() > MOST_OF_A_KIND {
            self.discard[card.index()] += 1;
            sink.emit(Event::CardDiscarded { card });
        } else {
            let place =
                self.row.iter().position(Option::is_none).expect("the row is refilled while it is short");
            self.row[place] = Some(card);
            sink.emit(Event::CardOpened { card });
        }
        if self.deck.is_empty() {
            sink.emit(Event::DeckEnded);
        }
        self.refill(why, sink);
    }

    /// The lot or the players have named the first player.
    pub(crate) fn name_first(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.first = seat;
        self.actor = seat;
        sink.emit(Event::FirstChosen { seat });
        self.refill(Refill::Setup, sink);
    }
}
