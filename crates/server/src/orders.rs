//! What whoever runs the server has ordered: whom to keep out, who may ask for more, what everybody is told, what to close.
//!
//! Orders lie in the store, so that a command on the machine, the page for hosts and other servers on the same data all give
//! them in the same way; each server looks for them now and then, and at once when its own page gave one.

use std::{
    collections::HashMap,
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use ipnet::IpNet;

use crate::{
    app::App,
    clock,
    limits::network,
    live::Command,
    problem::Problem,
    reader::Reader,
    store::{Order, Store, StoreError, VisitorId},
};

/// How often orders are looked for.
const OFTEN: Duration = Duration::from_secs(5);
/// The longest announcement, in characters.
const LONGEST: usize = 500;
/// The most times that somebody may ask for what others may.
const MOST: u32 = 1000;

/// What can be ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ordered {
    /// A visitor, and all their programs, are kept out.
    Bar(VisitorId),
    /// Whoever comes from these addresses is kept out.
    BarNetwork(IpNet),
    /// A visitor may ask for so many times what others may.
    Quota(VisitorId, u32),
    /// Everybody is told this.
    Announce(String),
    /// The table is closed: one that has begun ends without a result, another one is removed.
    Close(String),
    /// Something that was said at a table is taken away.
    Hush(String, u32),
}

/// An order that means nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such order: {0}")]
pub struct NoOrder(pub String);

impl Ordered {
    /// Reads an order as people type it, and as the store keeps it.
    pub fn read(kind: &str, about: &str, said: &str) -> Result<Ordered, NoOrder> {
        let about = about.trim();
        let wrong = |what: &str| NoOrder(format!("{kind} {about}: {what}"));
        if about.is_empty() && kind != "announce" {
            return Err(wrong("about whom or what?"));
        }
        Ok(match kind {
            "bar" => Ordered::Bar(VisitorId(about.into())),
            "bar-network" => {
                let one = || {
                    about.parse().ok().map(network).map(|one| match one {
                        std::net::IpAddr::V4(_) => IpNet::from(one),
                        // Whoever has one address of version 6 has a whole network of them.
                        std::net::IpAddr::V6(_) => IpNet::new_assert(one, 64),
                    })
                };
                let net = about.parse().ok().or_else(one).ok_or_else(|| wrong("no address or network"))?;
                Ordered::BarNetwork(net)
            }
            "quota" => match said.trim().parse() {
                Ok(times @ 1..=MOST) => Ordered::Quota(VisitorId(about.into()), times),
                _ => return Err(wrong("a number from 1 to 1000 is needed")),
            },
            "announce" => match said.split_whitespace().collect::<Vec<_>>().join(" ") {
                text if text.is_empty() || text.chars().count() > LONGEST => {
                    return Err(wrong("500 letters at most"));
                }
                text => Ordered::Announce(text),
            },
            "close" => Ordered::Close(about.into()),
            "hush" => {
                let (table, n) =
                    about.split_once(' ').ok_or_else(|| wrong("a table and a number are needed"))?;
                Ordered::Hush(table.into(), n.parse().map_err(|_| wrong("no number"))?)
            }
            _ => return Err(NoOrder(kind.into())),
        })
    }

    /// The kind, and what it is about, as the store keeps them.
    fn key(&self) -> (&'static str, String) {
        match self {
            Ordered::Bar(visitor) => ("bar", visitor.0.clone()),
            Ordered::BarNetwork(net) => ("bar-network", net.to_string()),
            Ordered::Quota(visitor, _) => ("quota", visitor.0.clone()),
            Ordered::Announce(_) => ("announce", String::new()),
            Ordered::Close(table) => ("close", table.clone()),
            Ordered::Hush(table, n) => ("hush", format!("{table} {n}")),
        }
    }

    /// The order as the store keeps it, in force for so long.
    pub fn order(&self, hours: Option<u32>) -> Order {
        let (kind, about) = self.key();
        let said = match self {
            Ordered::Quota(_, times) => times.to_string(),
            Ordered::Announce(text) => text.clone(),
            _ => String::new(),
        };
        let at = clock::now();
        let until = hours.map(|hours| at + i64::from(hours) * 3_600_000);
        Order { kind: kind.into(), about, said, at, until }
    }
}

/// What holds until it is taken back.
#[derive(Default)]
struct InForce {
    barred: HashMap<VisitorId, Option<i64>>,
    networks: Vec<(IpNet, Option<i64>)>,
    notice: Option<(String, Option<i64>)>,
}

/// The orders in force, as this server knows them.
#[derive(Default)]
pub struct Orders {
    in_force: RwLock<Arc<InForce>>,
}

fn holds(until: Option<i64>) -> bool {
    until.is_none_or(|until| clock::now() < until)
}

impl Orders {
    fn now(&self) -> Arc<InForce> {
        self.in_force.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Is the reader kept out?
    pub fn bars(&self, reader: &Reader) -> bool {
        let now = self.now();
        let by_name = reader.id().and_then(|visitor| now.barred.get(visitor));
        let from = |(net, until): &(IpNet, Option<i64>)| {
            reader.address.is_some_and(|address| net.contains(&address.to_canonical())) && holds(*until)
        };
        by_name.is_some_and(|until| holds(*until)) || now.networks.iter().any(from)
    }

    /// What everybody is told.
    pub fn notice(&self) -> Option<String> {
        self.now().notice.clone().filter(|(_, until)| holds(*until)).map(|(text, _)| text)
    }
}

/// Gives an order.
pub async fn give(store: &dyn Store, ordered: &Ordered, hours: Option<u32>) -> Result<(), StoreError> {
    store.give_order(&ordered.order(hours)).await?;
    if let Ordered::Bar(visitor) = ordered {
        // Programs are somebody of their own.
        for program in store.programs_of(visitor).await? {
            store.give_order(&Ordered::Bar(program.player.id).order(hours)).await?;
        }
    }
    Ok(())
}

/// Reads the orders, and carries out what is done once.
pub async fn look(app: &App) -> Result<(), Problem> {
    let mut in_force = InForce::default();
    let mut quotas = HashMap::new();
    for order in app.store().orders().await? {
        if !holds(order.until) {
            app.store().take_order_back(&order.kind, &order.about).await?;
            continue;
        }
        match Ordered::read(&order.kind, &order.about, &order.said) {
            Ok(Ordered::Bar(visitor)) => {
                in_force.barred.insert(visitor, order.until);
            }
            Ok(Ordered::BarNetwork(net)) => in_force.networks.push((net, order.until)),
            Ok(Ordered::Quota(visitor, times)) => drop(quotas.insert(visitor, times)),
            Ok(Ordered::Announce(text)) => in_force.notice = Some((text, order.until)),
            Ok(once) => {
                if let Err(problem) = carry_out(app, &once).await {
                    tracing::warn!(kind = order.kind, %problem, "an order could not be carried out");
                }
                app.store().take_order_back(&order.kind, &order.about).await?;
            }
            // Given by a newer program.
            Err(error) => tracing::debug!(%error, "an order that means nothing here"),
        }
    }
    let barred: Vec<VisitorId> = in_force.barred.keys().cloned().collect();
    *app.orders().in_force.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(in_force);
    app.gate().set_quotas(quotas);
    for visitor in barred {
        end_sessions(app, &visitor).await?;
    }
    Ok(())
}

async fn end_sessions(app: &App, visitor: &VisitorId) -> Result<(), Problem> {
    let sessions = app.store().sessions_of(visitor).await?;
    if !sessions.is_empty() {
        let hashes: Vec<_> = sessions.iter().map(|row| row.token_hash).collect();
        app.store().end_sessions(visitor, &hashes).await?;
        app.sessions().revoke(visitor);
        tracing::info!("a visitor was barred");
    }
    Ok(())
}

async fn carry_out(app: &App, ordered: &Ordered) -> Result<(), Problem> {
    match ordered {
        Ordered::Close(table) => close(app, table).await,
        Ordered::Hush(table, n) => {
            let (row, _) = app.store().table(table).await?.ok_or(Problem::UnknownTable)?;
            app.store().mark_said(&row, *n, true).await?;
            app.tables().ask(table, |answer| Command::LookAgain { answer }).await
        }
        _ => Ok(()),
    }
}

/// Closes a table: one that has begun ends without a result, another one is removed.
pub async fn close(app: &App, table: &str) -> Result<(), Problem> {
    if app.store().remove_open_table(table).await? {
        app.tables().drop_table(table);
        return Ok(());
    }
    app.tables().ask(table, |answer| Command::Close { answer }).await
}

/// Looks for orders as long as the server runs.
pub async fn follow(app: App) {
    let mut closing = app.context().closing.clone();
    loop {
        tokio::select! {
            () = tokio::time::sleep(OFTEN) => {}
            _ = closing.wait_for(|&closing| closing) => return,
        }
        if let Err(problem) = look(&app).await {
            tracing::warn!(%problem, "orders are not known");
        }
    }
}

#[cfg(test)]
mod tests {
    use lang::Lang;

    use super::*;

    #[test]
    fn orders_are_read_as_they_are_kept() {
        let visitor = VisitorId("olav".into());
        for ordered in [
            Ordered::Bar(visitor.clone()),
            Ordered::BarNetwork("192.0.2.0/24".parse().expect("a network")),
            Ordered::Quota(visitor, 4),
            Ordered::Announce("Back at noon".into()),
            Ordered::Close("abc".into()),
            Ordered::Hush("abc".into(), 7),
        ] {
            let order = ordered.order(Some(1));
            assert_eq!(order.until, Some(order.at + 3_600_000));
            assert_eq!(Ordered::read(&order.kind, &order.about, &order.said), Ok(ordered));
        }
        let one = Ordered::read("bar-network", "2001:db8::1", "").expect("one address");
        assert_eq!(one, Ordered::BarNetwork("2001:db8::/64".parse().expect("a network")));
        for (kind, about, said) in [
            ("bar", " ", ""),
            ("bar-network", "olav", ""),
            ("quota", "olav", "0"),
            ("announce", "", " \n"),
            ("hush", "abc", ""),
            ("sink", "abc", ""),
        ] {
            assert!(Ordered::read(kind, about, said).is_err(), "{kind}");
        }
    }

    #[test]
    fn who_is_barred_is_known_by_name_or_address_until_the_time_is_over() {
        let orders = Orders::default();
        let net = |text: &str| text.parse::<IpNet>().expect("a network");
        *orders.in_force.write().expect("orders") = Arc::new(InForce {
            barred: [(VisitorId("mallory".into()), None), (VisitorId("olav".into()), Some(1))].into(),
            networks: vec![(net("192.0.2.0/24"), None), (net("198.51.100.0/24"), Some(1))],
            notice: Some(("gone".into(), Some(1))),
        });
        let reader = |name: &str, address: &str| {
            let visitor = VisitorId(name.into());
            let address = Some(address.parse().expect("an address"));
            Reader { address, ..Reader::of_audience(Some(&visitor), Lang::En, "/".into()) }
        };
        assert!(orders.bars(&reader("mallory", "203.0.113.1")));
        assert!(orders.bars(&reader("ingrid", "::ffff:192.0.2.77")));
        assert!(!orders.bars(&reader("ingrid", "203.0.113.1")));
        assert!(!orders.bars(&reader("olav", "198.51.100.1")), "that was long ago");
        assert_eq!(orders.notice(), None);
    }
}
