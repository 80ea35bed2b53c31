//! What an action would be, in words for buttons and readers.

use tabletop::{Arg, Message};

use crate::{Action, Deed, event::hex_name};

/// Names the sentence for `action`.
pub(crate) fn tell(action: Action) -> Message {
    match action.deed() {
        Deed::Lay { hex, at } => {
            let corners = hex.corners.terrain().map(|terrain| Arg::Key(terrain.name()));
            Message::new("fjords-action-lay")
                .with("hex", Arg::Key(hex_name(hex.corners)))
                .with("at", at.label())
                .with("corners", Arg::List(corners.to_vec()))
        }
        Deed::House => Message::new("fjords-action-house"),
        Deed::NoHouse => Message::new("fjords-action-no-house"),
        Deed::Home => Message::new("fjords-action-home"),
        Deed::Secret { from, to } => {
            Message::new("fjords-action-secret").with("from", from.label()).with("to", to.label())
        }
        Deed::Viking { at } => Message::new("fjords-action-viking").with("at", at.label()),
        Deed::Journey { at } => Message::new("fjords-action-journey").with("at", at.label()),
        Deed::Horse { at } => Message::new("fjords-action-horse").with("at", at.label()),
        Deed::Wisdom { cell, at } => {
            Message::new("fjords-action-wisdom").with("cell", cell.label()).with("at", at.label())
        }
        Deed::Leave => Message::new("fjords-action-leave"),
        Deed::Draw => Message::new("fjords-action-draw"),
    }
}
