//! How much one visitor, and all who come from one address, may ask for.
//!
//! Whoever sits at this machine is not held to the limits by time, so that tests, bots and referees may hurry; behind a
//! proxy that is trusted, the address is that of the reader. What one visitor may hold at the same time is limited for
//! everybody: that is what keeps one visitor's thoughts and tables from crowding out those of others.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError, RwLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use governor::{
    DefaultKeyedRateLimiter, Quota as Pacing, RateLimiter,
    clock::{Clock, DefaultClock},
};

use crate::{
    app::App,
    clock,
    opening::{Chair, Wish},
    problem::Problem,
    reader::Reader,
    store::VisitorId,
};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3600);
/// Tables that were opened longer ago do not count as held, in milliseconds: most of them were left for good.
const RECENT: i64 = 24 * 3600 * 1000;
/// After so many questions what is known of those who have long been quiet is dropped.
const TIDY: u64 = 4096;

/// How much one visitor may ask for; 0 is no limit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests a minute, and messages of a page's line.
    pub requests: u32,
    /// Tables opened in an hour.
    pub tables: u32,
    /// Tables opened within a day that are not over.
    pub open_tables: u32,
    /// The same, of those at which only bots sit.
    pub bot_tables: u32,
    /// Streams and lines of pages open at the same time.
    pub streams: u32,
    /// Hints a minute.
    pub hints: u32,
    /// Analyses an hour.
    pub analyses: u32,
    /// Hints and analyses that wait at the same time.
    pub waiting: u32,
    /// New visitors an hour from one address, and names that one visitor takes.
    pub names: u32,
    /// Passwords, recovery words and codes tried in ten minutes.
    pub logins: u32,
    /// All who come from one address may together ask for so many times what one visitor may.
    pub address: u32,
    /// Whether whoever sits at this machine is held to the limits by time, too.
    pub local: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 1200,
            tables: 120,
            open_tables: 300,
            bot_tables: 16,
            streams: 64,
            hints: 40,
            analyses: 40,
            waiting: 8,
            names: 120,
            logins: 30,
            address: 8,
            local: false,
        }
    }
}

impl Limits {
    /// No limits: for measuring, and for hosts who know all their guests.
    pub fn off() -> Limits {
        Limits {
            requests: 0,
            tables: 0,
            open_tables: 0,
            bot_tables: 0,
            streams: 0,
            hints: 0,
            analyses: 0,
            waiting: 0,
            names: 0,
            logins: 0,
            address: 0,
            local: false,
        }
    }
}

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    /// Requests of any kind.
    Requests,
    /// Opening tables.
    Tables,
    /// Tables that are not over.
    OpenTables,
    /// Those of them at which only bots sit.
    BotTables,
    /// Streams and lines.
    Streams,
    /// Hints.
    Hints,
    /// Looking at finished games again.
    Analyses,
    /// Names taken.
    Names,
    /// Passwords, recovery words and codes.
    Logins,
}

impl What {
    /// The id of the sentence that is said to whoever asks too much.
    pub fn said(self) -> &'static str {
        match self {
            What::Requests => "ui-limit-requests",
            What::Tables => "ui-limit-tables",
            What::OpenTables => "ui-limit-open-tables",
            What::BotTables => "ui-limit-bot-tables",
            What::Streams => "ui-limit-streams",
            What::Hints => "ui-limit-hints",
            What::Analyses => "ui-limit-analyses",
            What::Names => "ui-limit-names",
            What::Logins => "ui-limit-logins",
        }
    }

    /// After so many seconds it is worth to ask again where no clock says when: something else has to end first.
    fn patience(self) -> u64 {
        match self {
            What::OpenTables | What::BotTables => 600,
            What::Analyses => 60,
            _ => 10,
        }
    }
}

/// A limit by time, for each visitor and for each address.
struct Pace {
    visitors: DefaultKeyedRateLimiter<VisitorId>,
    addresses: Option<DefaultKeyedRateLimiter<IpAddr>>,
}

impl Pace {
    fn new(most: u32, within: Duration, address: u32) -> Option<Pace> {
        let quota = |most: u32| {
            // As many at once as within the whole time: people come in bursts.
            let most = NonZeroU32::new(most)?;
            Some(Pacing::with_period(within / most.get())?.allow_burst(most))
        };
        let visitors = RateLimiter::hashmap(quota(most)?);
        let addresses = quota(most.saturating_mul(address)).map(RateLimiter::hashmap);
        Some(Pace { visitors, addresses })
    }

    /// How many seconds are still to wait, if any.
    fn wait(&self, visitor: Option<&VisitorId>, address: Option<IpAddr>) -> Option<u64> {
        let visitor = visitor.and_then(|visitor| asked(&self.visitors, visitor));
        // Who was refused as a visitor does not count against those who come from the same address.
        visitor.or_else(|| asked(self.addresses.as_ref()?, &address?))
    }

    fn tidy(&self) {
        self.visitors.retain_recent();
        if let Some(addresses) = &self.addresses {
            addresses.retain_recent();
        }
    }
}

fn asked<K: Clone + Eq + Hash>(limiter: &DefaultKeyedRateLimiter<K>, key: &K) -> Option<u64> {
    let early = limiter.check_key(key).err()?;
    let wait = early.wait_time_from(DefaultClock::default().now());
    Some(wait.as_secs() + 1)
}

/// What one visitor, or one address, holds at the same time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Holder {
    Visitor(What, VisitorId),
    Address(What, IpAddr),
}

type Held = Arc<Mutex<HashMap<Holder, u32>>>;

fn lock(held: &Held) -> MutexGuard<'_, HashMap<Holder, u32>> {
    // The map is whole at every moment, so a panic elsewhere cannot have spoilt it.
    held.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Something that counts as held until this is dropped.
pub struct Hold {
    held: Held,
    holders: Vec<Holder>,
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut held = lock(&self.held);
        for holder in &self.holders {
            match held.get_mut(holder) {
                Some(count) if *count > 1 => *count -= 1,
                _ => drop(held.remove(holder)),
            }
        }
    }
}

/// Watches over the limits.
pub struct Gate {
    limits: Limits,
    paces: Paces,
    held: Held,
    asked: AtomicU64,
    /// Who may ask for several times what others may, as the host has ordered.
    quotas: RwLock<HashMap<VisitorId, Quota>>,
}

/// What somebody may ask for who may ask for more.
#[derive(Clone)]
struct Quota {
    times: u32,
    paces: Arc<Paces>,
}

type Paces = HashMap<What, Pace>;

/// The limits by time.
fn paces(limits: &Limits) -> Paces {
    let paces = [
        (What::Requests, limits.requests, MINUTE),
        (What::Tables, limits.tables, HOUR),
        (What::Hints, limits.hints, MINUTE),
        (What::Analyses, limits.analyses, HOUR),
        (What::Logins, limits.logins, 10 * MINUTE),
    ];
    let mut paces: Paces = paces
        .into_iter()
        .filter_map(|(what, most, within)| Some((what, Pace::new(most, within, limits.address)?)))
        .collect();
    // New visitors are not known yet, so their address alone counts.
    if let Some(names) = Pace::new(limits.names, HOUR, 1) {
        paces.insert(What::Names, names);
    }
    paces
}

impl Gate {
    /// Holds visitors to these limits.
    pub fn new(limits: Limits) -> Gate {
        let paces = paces(&limits);
        Gate { limits, paces, held: Held::default(), asked: AtomicU64::new(0), quotas: RwLock::default() }
    }

    /// These may ask for so many times what others may. Who could before goes on counting.
    pub fn set_quotas(&self, times: HashMap<VisitorId, u32>) {
        let mut quotas = self.quotas.write().unwrap_or_else(PoisonError::into_inner);
        let quota = |(visitor, times): (VisitorId, u32)| {
            let known = quotas.get(&visitor).filter(|quota| quota.times == times).cloned();
            let quota = known.unwrap_or_else(|| {
                let more = |most: u32| most.saturating_mul(times);
                let Limits { requests, tables, hints, analyses, names, logins, .. } = self.limits.clone();
                let paces = paces(&Limits {
                    requests: more(requests),
                    tables: more(tables),
                    hints: more(hints),
                    analyses: more(analyses),
                    names: more(names),
                    logins,
                    ..self.limits.clone()
                });
                Quota { times, paces: Arc::new(paces) }
            });
            (visitor, quota)
        };
        let quotas_now = times.into_iter().map(quota).collect();
        *quotas = quotas_now;
    }

    fn quota(&self, visitor: Option<&VisitorId>) -> Option<Quota> {
        self.quotas.read().unwrap_or_else(PoisonError::into_inner).get(visitor?).cloned()
    }

    /// How many times what others may a visitor may hold at the same time.
    fn times(&self, visitor: Option<&VisitorId>) -> u32 {
        self.quota(visitor).map_or(1, |quota| quota.times)
    }

    /// Counts one more of these, or says how long to wait.
    pub fn pass(&self, what: What, reader: &Reader) -> Result<(), Problem> {
        if reader.is_local() && !self.limits.local {
            return Ok(());
        }
        let quota = self.quota(reader.id());
        let paces = quota.as_ref().map_or(&self.paces, |quota| &*quota.paces);
        let Some(pace) = paces.get(&what) else { return Ok(()) };
        if self.asked.fetch_add(1, Ordering::Relaxed) % TIDY == TIDY - 1 {
            self.paces.values().for_each(Pace::tidy);
        }
        match pace.wait(reader.id(), reader.address.map(network)) {
            Some(wait) => Err(Problem::TooMany { what, wait }),
            None => Ok(()),
        }
    }

    /// Lets somebody hold one more stream.
    pub fn stream(&self, reader: &Reader) -> Result<Option<Hold>, Problem> {
        if reader.is_local() && !self.limits.local {
            return Ok(None);
        }
        let visitor = reader.id().map(|visitor| Holder::Visitor(What::Streams, visitor.clone()));
        let address = reader.address.map(|address| Holder::Address(What::Streams, network(address)));
        let times = self.times(reader.id());
        let of_one = self.limits.streams.saturating_mul(times);
        let of_all = of_one.saturating_mul(self.limits.address.max(1));
        self.hold(What::Streams, [(visitor, of_one), (address, of_all)])
    }

    /// Lets somebody wait for one more thought, wherever they sit.
    pub fn thought(&self, what: What, by: &VisitorId) -> Result<Option<Hold>, Problem> {
        self.hold(what, [(Some(Holder::Visitor(what, by.clone())), self.limits.waiting)])
    }

    fn hold<const N: usize>(
        &self,
        what: What,
        wanted: [(Option<Holder>, u32); N],
    ) -> Result<Option<Hold>, Problem> {
        let limited = wanted.into_iter().filter(|(_, most)| *most > 0);
        let limited: Vec<_> = limited.filter_map(|(holder, most)| Some((holder?, most))).collect();
        let mut held = lock(&self.held);
        if limited.iter().any(|(holder, most)| held.get(holder).is_some_and(|count| count >= most)) {
            return Err(Problem::TooMany { what, wait: what.patience() });
        }
        let holders: Vec<_> = limited.into_iter().map(|(holder, _)| holder).collect();
        for holder in &holders {
            *held.entry(holder.clone()).or_default() += 1;
        }
        Ok(Some(Hold { held: self.held.clone(), holders }))
    }

    /// May the reader open a table at which these sit?
    pub async fn open_table(&self, app: &App, reader: &Reader, wish: &Wish) -> Result<(), Problem> {
        let only_bots = wish.chairs.iter().all(|chair| matches!(chair, Chair::Bot(_)));
        if let Some(host) = reader.id() {
            let (all, of_bots) = app.store().tables_held(host, clock::now() - RECENT).await?;
            let times = self.times(Some(host));
            let full = |held: u32, most: u32| most > 0 && held >= most.saturating_mul(times);
            let what = match () {
                () if only_bots && full(of_bots, self.limits.bot_tables) => Some(What::BotTables),
                () if full(all, self.limits.open_tables) => Some(What::OpenTables),
                () => None,
            };
            if let Some(what) = what {
                return Err(Problem::TooMany { what, wait: what.patience() });
            }
        }
        self.pass(What::Tables, reader)
    }
}

/// Whoever has one address of version 6 has a whole network of them.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        old => old,
    }
}

#[cfg(test)]
mod tests {
    use lang::Lang;

    use super::*;

    fn reader(visitor: Option<&str>, address: &str) -> Reader {
        let visitor = visitor.map(|name| VisitorId(name.into()));
        let address = Some(address.parse().expect("an address"));
        let local = address.is_some_and(|address: IpAddr| address.is_loopback());
        Reader { address, local, ..Reader::of_audience(visitor.as_ref(), Lang::En, "/".into()) }
    }

    fn passes(gate: &Gate, reader: &Reader) -> usize {
        (0..100).take_while(|_| gate.pass(What::Hints, reader).is_ok()).count()
    }

    fn gate() -> Gate {
        Gate::new(Limits { hints: 5, streams: 2, waiting: 1, address: 3, ..Limits::default() })
    }

    #[test]
    fn visitors_have_a_limit_each_and_their_address_has_one_for_all() {
        let gate = gate();
        let [ingrid, olav, kari, far] =
            [("i", "192.0.2.1"), ("o", "192.0.2.1"), ("k", "192.0.2.1"), ("f", "192.0.2.2")]
                .map(|(name, address)| reader(Some(name), address));
        assert_eq!(passes(&gate, &ingrid), 5);
        assert_eq!(passes(&gate, &olav), 5);
        assert_eq!(passes(&gate, &kari), 5);
        assert_eq!(passes(&gate, &reader(Some("fourth"), "192.0.2.1")), 0, "the address is used up");
        assert_eq!(passes(&gate, &far), 5);
        assert!(matches!(gate.pass(What::Hints, &far), Err(Problem::TooMany { wait: 1..=13, .. })));
    }

    #[test]
    fn a_whole_network_of_version_6_is_one_address() {
        let gate = gate();
        for guest in 0..3 {
            passes(&gate, &reader(Some(&guest.to_string()), &format!("2001:db8:1:2::{guest}")));
        }
        assert_eq!(passes(&gate, &reader(Some("more"), "2001:db8:1:2:3::4")), 0);
        assert_eq!(passes(&gate, &reader(Some("other"), "2001:db8:1:3::4")), 5);
        assert_eq!(
            network("::ffff:192.0.2.1".parse().expect("mapped")),
            "192.0.2.1".parse::<IpAddr>().expect("v4")
        );
    }

    #[test]
    fn who_sits_here_may_hurry_unless_they_are_held_to_it() {
        let local = reader(Some("i"), "127.0.0.1");
        assert_eq!(passes(&gate(), &local), 100);
        let strict = Gate::new(Limits { hints: 5, local: true, ..Limits::default() });
        assert_eq!(passes(&strict, &local), 5);
        assert_eq!(passes(&Gate::new(Limits::off()), &reader(Some("i"), "192.0.2.1")), 100);
    }

    #[test]
    fn whoever_has_a_quota_may_ask_for_so_many_times_as_much() {
        let gate = gate();
        let (ingrid, olav) = (reader(Some("i"), "192.0.2.1"), reader(Some("o"), "192.0.2.2"));
        gate.set_quotas([(VisitorId("i".into()), 3)].into());
        assert_eq!(passes(&gate, &ingrid), 15);
        assert_eq!(passes(&gate, &olav), 5);
        gate.set_quotas([(VisitorId("i".into()), 3)].into());
        assert_eq!(passes(&gate, &ingrid), 0, "saying it again gives nothing more");
        let held: Vec<_> = (0..10).map_while(|_| gate.stream(&ingrid).ok()).collect();
        assert_eq!(held.len(), 6);
        gate.set_quotas(HashMap::new());
        assert!(gate.stream(&ingrid).is_err());
    }

    #[test]
    fn what_is_held_counts_until_it_is_let_go() {
        let gate = gate();
        let guest = reader(Some("i"), "192.0.2.1");
        let held: Vec<_> = (0..2).map(|_| gate.stream(&guest).expect("there is room")).collect();
        assert!(matches!(gate.stream(&guest), Err(Problem::TooMany { what: What::Streams, .. })));
        drop(held);
        assert!(gate.stream(&guest).is_ok());
        assert!(lock(&gate.held).is_empty(), "nothing is kept of those who have gone");
        // Thoughts are counted wherever one sits.
        let by = VisitorId("i".into());
        let thought = gate.thought(What::Hints, &by).expect("one may wait");
        assert!(gate.thought(What::Hints, &by).is_err());
        assert!(gate.thought(What::Hints, &VisitorId("o".into())).is_ok(), "another visitor");
        drop(thought);
        assert!(gate.thought(What::Hints, &by).is_ok());
    }
}
