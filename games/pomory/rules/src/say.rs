//! Events on their way to words.

use tabletop::{Arg, Message, Say, Seat};

use crate::{Card, Cards, Catch, Combination, End, Event, News, Port, RELOCATIONS, Resource, Spot, Verdict};

/// The message that names a resource card.
pub(crate) fn resource(card: Resource) -> Message {
    Message::new("pomory-resource").with("kind", Arg::Key(card.kind().name())).with("value", card.value())
}

impl News {
    /// What stands on the card, with `amount` as its number.
    pub fn text(self, amount: u8) -> Message {
        let id = match self {
            News::FairWind => "pomory-news-fair-wind-text",
            News::Pilot => "pomory-news-pilot-text",
            News::Carpenters => "pomory-news-carpenters-text",
            News::Anchor => "pomory-news-anchor-text",
            News::Shoals => "pomory-news-shoals-text",
            News::Gossip => "pomory-news-gossip-text",
            News::Tackle => "pomory-news-tackle-text",
            News::Saltworks => "pomory-news-saltworks-text",
            News::Signs => "pomory-news-signs-text",
            News::Calm => "pomory-news-calm-text",
            News::Moryana => "pomory-news-moryana-text",
            News::Nets => "pomory-news-nets-text",
            News::Decree => "pomory-news-decree-text",
            News::Word => "pomory-news-word-text",
            News::Fair => "pomory-news-fair-text",
        };
        let text = Message::new(id).with("amount", amount);
        match self {
            News::FairWind => text.with("usual", RELOCATIONS).with("total", RELOCATIONS + amount),
            _ => text,
        }
    }
}

/// A message about a seat.
fn by(id: &'static str, seat: Seat) -> Message {
    Message::new(id).with("seat", seat)
}

impl Say for Event {
    fn say(&self) -> Message {
        match *self {
            Event::FirstChosen { seat } => by("pomory-event-first-chosen", seat),
            Event::RoundBegan { round, first } => {
                by("pomory-event-round-began", first).with("round", i64::from(round))
            }
            Event::CardOpened { card } => of_card("pomory-event-card-opened", card),
            Event::CardDiscarded { card } => of_card("pomory-event-card-discarded", card),
            Event::DeckEnded => Message::new("pomory-event-deck-ended"),
            Event::ShipPlaced { seat, to, blocks } => ship_placed(seat, to, blocks),
            Event::ShipMoved { seat, from, to, blocks } => ship_moved(seat, from, to, blocks),
            Event::ShipDocked { seat, at } => by("pomory-event-ship-docked", seat).with("at", at.say()),
            Event::ShipFreed { seat, at } => by("pomory-event-ship-freed", seat).with("at", at.say()),
            Event::ShipPushed { seat, from, to } => {
                by("pomory-event-ship-pushed", seat).with("from", from.say()).with("to", to.say())
            }
            Event::MovementEnded { seat } => by("pomory-event-movement-ended", seat),
            Event::NewsPlayed { seat, news, amount } => by("pomory-event-news-played", seat)
                .with("news", Arg::Key(news.name()))
                .with("text", news.text(amount)),
            Event::WindTurned { seat, left } => by("pomory-event-wind-turned", seat).with("left", left),
            Event::RowCardDiscarded { card } => of_card("pomory-event-row-card-discarded", card),
            Event::SaltTaken { seat, salt } => by("pomory-event-salt-taken", seat).with("salt", salt.say()),
            Event::BetSealed { seat, count, cards } => bet_sealed(seat, count, cards),
            Event::CardShown { to, of, card } => card_shown(to, of, card),
            Event::BetsClosed => Message::new("pomory-event-bets-closed"),
            Event::DieRolled { value } => Message::new("pomory-event-die-rolled").with("value", value),
            Event::FairWeather => Message::new("pomory-event-fair-weather"),
            Event::StormRose { port } => at_port("pomory-event-storm-rose", port),
            Event::StormStilled => Message::new("pomory-event-storm-stilled"),
            Event::StormTook { seat, at, blocker } => storm_took(seat, at, blocker),
            Event::StormSpared { port } => at_port("pomory-event-storm-spared", port),
            Event::CardTakenBack { seat, card } => card_taken_back(seat, card),
            Event::BetOpened { seat, cards } => {
                by("pomory-event-bet-opened", seat).with("cards", cards.say())
            }
            Event::Caught { seat, catch } => caught(seat, catch),
            Event::CatchTotalled { seat, points, cards } => {
                by("pomory-event-catch-totalled", seat).with("points", points).with("cards", cards)
            }
            Event::DemandSummed { first, second, demand } => Message::new("pomory-event-demand-summed")
                .with("first", first)
                .with("second", second)
                .with("demand", demand),
            Event::DemandChanged { seat, by: change, demand } => demand_changed(seat, change, demand),
            Event::CombinationScored { seat, verdict, points } => {
                by(scored(verdict, points), seat).with("points", points)
            }
            Event::NewsDrawn { seat, news } => news_drawn(seat, news),
            Event::NewsKept { seat, kept, returned, choice } => news_kept(seat, kept, returned, choice),
            Event::ShipsReturned { seat, ships } => {
                by("pomory-event-ships-returned", seat).with("ships", ships)
            }
            Event::SetAnnounced { seat, kind, cards, size } => by("pomory-event-set-announced", seat)
                .with("kind", Arg::Key(kind.name()))
                .with("cards", cards)
                .with("size", size),
            Event::SaltReturned { seat } => by("pomory-event-salt-returned", seat),
            Event::GameEnded { why } => Message::new(match why {
                End::Goal => "pomory-event-game-ended-goal",
                End::Deck => "pomory-event-game-ended-deck",
                End::Quiet => "pomory-event-game-ended-quiet",
            }),
            Event::GameWon { seat, points } => {
                by("pomory-event-game-won", seat).with("points", i64::from(points))
            }
            Event::GameDrawn { points } => {
                Message::new("pomory-event-game-drawn").with("points", i64::from(points))
            }
        }
    }
}

fn of_card(id: &'static str, card: Resource) -> Message {
    Message::new(id).with("card", resource(card))
}

fn at_port(id: &'static str, port: Port) -> Message {
    Message::new(id).with("port", Arg::Key(port.name()))
}

fn ship_placed(seat: Seat, to: Spot, blocks: bool) -> Message {
    let id = if blocks { "pomory-event-ship-placed-blocks" } else { "pomory-event-ship-placed" };
    by(id, seat).with("to", to.say())
}

fn ship_moved(seat: Seat, from: Spot, to: Spot, blocks: bool) -> Message {
    let id = if blocks { "pomory-event-ship-moved-blocks" } else { "pomory-event-ship-moved" };
    by(id, seat).with("from", from.say()).with("to", to.say())
}

fn bet_sealed(seat: Seat, count: u8, cards: Option<Cards>) -> Message {
    match cards {
        None => by("pomory-event-bet-sealed", seat).with("count", count),
        Some(cards) => by("pomory-event-bet-sealed-own", seat).with("cards", cards.say()),
    }
}

fn card_shown(to: Seat, of: Seat, card: Option<Card>) -> Message {
    match card {
        None => by("pomory-event-card-shown", to).with("of", of),
        Some(card) => by("pomory-event-card-shown-own", to).with("of", of).with("card", card.say()),
    }
}

fn storm_took(seat: Seat, at: Spot, blocker: bool) -> Message {
    let id = if blocker { "pomory-event-storm-took-blocker" } else { "pomory-event-storm-took" };
    by(id, seat).with("at", at.say())
}

fn card_taken_back(seat: Seat, card: Option<Card>) -> Message {
    match card {
        None => by("pomory-event-card-taken-back", seat),
        Some(card) => by("pomory-event-card-taken-back-own", seat).with("card", card.say()),
    }
}

fn caught(seat: Seat, catch: Catch) -> Message {
    let message = |id| by(id, seat).with("kind", Arg::Key(catch.kind.name()));
    match catch {
        Catch { ships: 0, .. } => message("pomory-event-caught-no-ship"),
        Catch { value: 0, .. } => message("pomory-event-caught-no-card"),
        Catch { ships, nets, value, .. } => {
            let id = if nets == 0 { "pomory-event-caught" } else { "pomory-event-caught-nets" };
            let counted = message(id).with("ships", ships + nets).with("value", value);
            counted.with("points", catch.points())
        }
    }
}

fn demand_changed(seat: Seat, change: i8, demand: u8) -> Message {
    let id = if change > 0 { "pomory-event-demand-raised" } else { "pomory-event-demand-lowered" };
    by(id, seat).with("by", change.unsigned_abs()).with("demand", demand)
}

fn news_drawn(seat: Seat, news: Option<News>) -> Message {
    match news {
        None => by("pomory-event-news-drawn", seat),
        Some(news) => by("pomory-event-news-drawn-own", seat).with("news", Arg::Key(news.name())),
    }
}

fn news_kept(seat: Seat, kept: Option<News>, returned: Option<News>, choice: bool) -> Message {
    match (kept, returned) {
        (Some(kept), Some(returned)) => by("pomory-event-news-kept-own", seat)
            .with("kept", Arg::Key(kept.name()))
            .with("returned", Arg::Key(returned.name())),
        _ if choice => by("pomory-event-news-kept", seat),
        _ => by("pomory-event-news-kept-last", seat),
    }
}

/// The sentence for a combination and how it ended.
fn scored(verdict: Verdict, points: u8) -> &'static str {
    match (verdict.combination, points > 0) {
        _ if points != verdict.points => "pomory-event-scored-word",
        (Combination::CatchCatch, true) => "pomory-event-scored-catch-catch",
        (Combination::CatchSalt, true) if verdict.worth[0] >= verdict.worth[1] => "pomory-event-scored-catch",
        (Combination::CatchSalt | Combination::SaltSalt, true) => "pomory-event-scored-salt",
        (Combination::CatchCatch, false) => "pomory-event-failed-catch-catch",
        (Combination::CatchSalt, false) => "pomory-event-failed-catch-salt",
        (Combination::SaltSalt, false) => "pomory-event-failed-salt-salt",
    }
}
