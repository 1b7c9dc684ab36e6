use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// What is counted; `/metrics` on its own address shows it to Prometheus.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) requests: Counter,
    pub(crate) refused: Counter,
    pub(crate) messages: Counter,
    pub(crate) moves: Counter,
    pub(crate) bot_moves: Counter,
    pub(crate) games_started: Counter,
    pub(crate) games_ended: Counter,
    pub(crate) guests: Counter,
    pub(crate) slow_clients: Counter,
    pub(crate) store_failures: Counter,
    pub(crate) takings: Counter,
    pub(crate) sockets: Gauge,
    pub(crate) tables: Gauge,
    pub(crate) commit: Times,
}

/// Something that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// Something that comes and goes.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicI64);

impl Gauge {
    pub(crate) fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The upper ends of the classes of [`Times`], in seconds.
const CLASSES: [f64; 10] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// How long something took, in classes.
#[derive(Debug, Default)]
pub(crate) struct Times {
    classes: [AtomicU64; CLASSES.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    pub(crate) fn add(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        if let Some(class) = CLASSES.iter().position(|end| seconds <= *end) {
            self.classes[class].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (end, class) in CLASSES.iter().zip(&self.classes) {
            sum += class.load(Ordering::Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{end}\"}} {sum}");
        }
        let count = self.count.load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(
            text,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {seconds}\n{name}_count {count}"
        );
    }
}

impl Metrics {
    /// Everything in the text form of Prometheus.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (name, counter, help) in [
            ("requests_total", &self.requests, "HTTP requests."),
            ("refused_total", &self.refused, "Commands and requests that were refused."),
            ("messages_total", &self.messages, "Messages from sockets."),
            ("moves_total", &self.moves, "Actions of people and programs."),
            ("bot_moves_total", &self.bot_moves, "Actions of our bots."),
            ("games_started_total", &self.games_started, "Games that began."),
            ("games_ended_total", &self.games_ended, "Games that ended."),
            ("guests_total", &self.guests, "Guests who came for the first time."),
            ("slow_clients_total", &self.slow_clients, "Clients that did not read and were cut off."),
            ("store_failures_total", &self.store_failures, "Writes of tables and games that failed."),
            ("takings_total", &self.takings, "Tables that were taken, by this one of several servers."),
        ] {
            let value = counter.0.load(Ordering::Relaxed);
            let _ = writeln!(
                text,
                "# HELP wormery_{name} {help}\n# TYPE wormery_{name} counter\nwormery_{name} {value}"
            );
        }
        for (name, gauge, help) in [
            ("sockets", &self.sockets, "Sockets and streams that are open."),
            ("tables", &self.tables, "Tables that are not closed."),
        ] {
            let value = gauge.0.load(Ordering::Relaxed);
            let _ = writeln!(
                text,
                "# HELP wormery_{name} {help}\n# TYPE wormery_{name} gauge\nwormery_{name} {value}"
            );
        }
        self.commit.write(&mut text, "wormery_commit_seconds", "How long it takes to store a move.");
        text
    }
}
