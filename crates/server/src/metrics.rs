//! What the server counts about its work, for Prometheus. Nothing here tells who or what.

use std::{fmt::Write, time::Duration};

use prometheus_client::{
    encoding::{EncodeLabelSet, text::encode},
    metrics::{
        counter::Counter,
        family::Family,
        gauge::Gauge,
        histogram::{Histogram, exponential_buckets},
    },
    registry::Registry,
};

use crate::{limits::What, live::Urgency};

/// A kind of request. The route is the pattern, never the path: paths hold the secrets of invitations.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Route {
    method: String,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Named {
    kind: String,
}

fn named(kind: impl std::fmt::Debug) -> Named {
    Named { kind: format!("{kind:?}").to_lowercase() }
}

/// The methods that are counted by their names.
const KNOWN: [&str; 6] = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"];

type Times = Family<Named, Histogram, fn() -> Histogram>;

fn seconds() -> Histogram {
    // From a millisecond to a minute and a half.
    Histogram::new(exponential_buckets(0.001, 2.5, 13))
}

/// Everything that is counted.
pub struct Metrics {
    registry: Registry,
    requests: Family<Route, Counter>,
    request_seconds: Times,
    steps: Family<Named, Counter>,
    thought_waits: Times,
    thought_seconds: Times,
    limited: Family<Named, Counter>,
    tables: Gauge,
    connections: Gauge,
    refused: Counter,
    waiting: Family<Named, Gauge>,
    writes: Histogram,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let times = || Times::new_with_constructor(seconds);
        let mut metrics = Metrics {
            registry: Registry::with_prefix("naust"),
            requests: Family::default(),
            request_seconds: times(),
            steps: Family::default(),
            thought_waits: times(),
            thought_seconds: times(),
            limited: Family::default(),
            tables: Gauge::default(),
            connections: Gauge::default(),
            refused: Counter::default(),
            waiting: Family::default(),
            writes: seconds(),
        };
        let registry = &mut metrics.registry;
        registry.register("requests", "Requests answered", metrics.requests.clone());
        registry.register("request_seconds", "Time until an answer began", metrics.request_seconds.clone());
        registry.register("steps", "Steps written, by people and by bots", metrics.steps.clone());
        registry.register(
            "thought_wait_seconds",
            "Time until a thought began",
            metrics.thought_waits.clone(),
        );
        registry.register("thought_seconds", "Time that thoughts took", metrics.thought_seconds.clone());
        registry.register("limited", "Requests refused because of a limit", metrics.limited.clone());
        registry.register("tables_awake", "Tables in memory", metrics.tables.clone());
        registry.register("connections", "Connections open", metrics.connections.clone());
        registry.register("connections_refused", "Connections refused", metrics.refused.clone());
        registry.register("thoughts_waiting", "Thoughts that wait for a core", metrics.waiting.clone());
        registry.register("write_seconds", "Time until a step was on the disk", metrics.writes.clone());
        metrics
    }
}

impl Metrics {
    /// A request was answered.
    pub fn request(&self, method: &str, route: &str, status: u16, took: Duration) {
        // Anybody can invent methods; each would be a line of its own for ever.
        let method = if KNOWN.contains(&method) { method } else { "other" };
        let kind = if route.starts_with("/api/") { "api" } else { "page" };
        self.requests.get_or_create(&Route { method: method.into(), route: route.into(), status }).inc();
        self.request_seconds.get_or_create(&named(format_args!("{kind}"))).observe(took.as_secs_f64());
    }

    /// A step was written.
    pub fn step(&self, took: Duration) {
        self.steps.get_or_create(&named(format_args!("any"))).inc();
        self.writes.observe(took.as_secs_f64());
    }

    /// A thought has begun after waiting so long.
    pub fn thought_begins(&self, urgency: Urgency, waited: Duration) {
        self.thought_waits.get_or_create(&named(urgency)).observe(waited.as_secs_f64());
    }

    /// A thought has ended.
    pub fn thought_ends(&self, urgency: Urgency, took: Duration) {
        self.thought_seconds.get_or_create(&named(urgency)).observe(took.as_secs_f64());
    }

    /// Somebody asked for too much.
    pub fn limited(&self, what: What) {
        self.limited.get_or_create(&named(what)).inc();
    }

    /// A connection was opened, or ended.
    pub fn connected(&self, yes: bool) {
        if yes {
            self.connections.inc()
        } else {
            self.connections.dec()
        };
    }

    /// A connection was refused.
    pub fn refused(&self) {
        self.refused.inc();
    }

    /// Everything in the format of Prometheus; so many tables are awake, and so many thoughts wait.
    pub fn told(&self, tables: usize, waiting: [(Urgency, usize); 3]) -> String {
        self.tables.set(tables as i64);
        for (urgency, count) in waiting {
            self.waiting.get_or_create(&named(urgency)).set(count as i64);
        }
        let mut text = String::new();
        if encode(&mut text, &self.registry).is_err() {
            let _ = writeln!(text, "# EOF");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dashboard_asks_for_numbers_that_are_told() {
        let metrics = Metrics::default();
        metrics.request("GET", "/", 200, Duration::from_millis(3));
        metrics.step(Duration::from_millis(3));
        metrics.thought_begins(Urgency::Awaited, Duration::from_millis(3));
        metrics.thought_ends(Urgency::Awaited, Duration::from_millis(3));
        metrics.limited(What::Requests);
        metrics.connected(true);
        metrics.refused();
        let told = metrics
            .told(1, [Urgency::Awaited, Urgency::Unwatched, Urgency::Idle].map(|urgency| (urgency, 1)));
        let names: Vec<&str> = told
            .lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.split(['{', ' ']).next())
            .collect();
        let dashboard = include_str!("../../../deploy/grafana.json");
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let asked: Vec<&str> =
            dashboard.split(|c| !word(c)).filter(|text| text.starts_with("naust_")).collect();
        assert!(asked.len() > 5, "{asked:?}");
        for name in asked {
            assert!(names.contains(&name), "{name} is never told: {names:?}");
        }
    }
}
