//! What an action would be, in words for buttons and readers.

use tabletop::{Arg, Message, Seat};

use crate::{Action, Cell, Deed, News, Pomory, say::resource, state::other};

impl Pomory {
    /// Names the sentence for an action.
    pub(crate) fn tell_action(&self, seat: Seat, action: Action) -> Message {
        let spot = |cell: Cell| self.material.spot(cell).say();
        let deed = action.deed();
        match deed {
            Deed::End => Message::new("pomory-action-end"),
            Deed::Place { to } => self.tell_end(seat, to, "pomory-action-place", "pomory-action-place-block"),
            Deed::Move { from, to } => self
                .tell_end(seat, to, "pomory-action-move", "pomory-action-move-block")
                .with("from", spot(from)),
            Deed::Dock { at } => Message::new("pomory-action-dock").with("at", spot(at)),
            Deed::Bet { cards } => Message::new("pomory-action-bet").with("cards", cards.say()),
            Deed::Pass => Message::new("pomory-action-pass"),
            Deed::TakeBack { card } => Message::new("pomory-action-take-back").with("card", card.say()),
            Deed::Keep { news } => Message::new("pomory-action-keep").with("news", Arg::Key(news.name())),
            Deed::Set { kind } => Message::new("pomory-action-set")
                .with("kind", Arg::Key(kind.name()))
                .with("size", self.next_set),
            _ => self.tell_news(deed),
        }
    }

    /// A relocation that ends on an empty cell, or on a ship.
    fn tell_end(&self, seat: Seat, to: Cell, id: &'static str, blocking: &'static str) -> Message {
        let blocks = self.at[other(seat).index() & 1] & to.bit() != 0;
        Message::new(if blocks { blocking } else { id }).with("to", self.material.spot(to).say())
    }

    /// A news card and what is done with it.
    fn tell_news(&self, deed: Deed) -> Message {
        let spot = |cell: Cell| self.material.spot(cell).say();
        match deed {
            Deed::Pilot { from: None, to } => Message::new("pomory-action-pilot-supply").with("to", spot(to)),
            Deed::Pilot { from: Some(from), to } => {
                Message::new("pomory-action-pilot").with("from", spot(from)).with("to", spot(to))
            }
            Deed::Anchor { at, way } => {
                Message::new("pomory-action-anchor").with("at", spot(at)).with("way", Arg::Key(way.name()))
            }
            Deed::Shoals { one, two } => {
                let cards = [Some(one), two].into_iter().flatten().map(|card| resource(card).into());
                Message::new("pomory-action-shoals").with("cards", Arg::List(cards.collect()))
            }
            Deed::Saltworks { salt } => Message::new("pomory-action-saltworks").with("salt", salt.say()),
            Deed::Moryana { port } => {
                Message::new("pomory-action-moryana").with("port", Arg::Key(port.name()))
            }
            Deed::Nets { kind } => Message::new("pomory-action-nets")
                .with("kind", Arg::Key(kind.name()))
                .with("amount", self.material.amount(News::Nets)),
            Deed::Decree { by } => {
                let id = if by > 0 { "pomory-action-decree-raise" } else { "pomory-action-decree-lower" };
                Message::new(id).with("by", by.unsigned_abs())
            }
            Deed::Fair { kind } => Message::new("pomory-action-fair")
                .with("kind", Arg::Key(kind.name()))
                .with("size", self.next_set),
            Deed::FairWind => {
                Message::new("pomory-action-fair-wind").with("amount", self.material.amount(News::FairWind))
            }
            Deed::Carpenters => Message::new("pomory-action-carpenters"),
            Deed::Gossip => Message::new("pomory-action-gossip"),
            Deed::Tackle => Message::new("pomory-action-tackle"),
            Deed::Signs => Message::new("pomory-action-signs"),
            Deed::Calm => Message::new("pomory-action-calm"),
            Deed::Word => Message::new("pomory-action-word"),
            Deed::End
            | Deed::Place { .. }
            | Deed::Move { .. }
            | Deed::Dock { .. }
            | Deed::Bet { .. }
            | Deed::Pass
            | Deed::TakeBack { .. }
            | Deed::Keep { .. }
            | Deed::Set { .. } => unreachable!("told by `tell_action`"),
        }
    }
}
