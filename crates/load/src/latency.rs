use std::time::Duration;

use serde_json::{Value, json};

/// Durations, to be told by their order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Latencies(Vec<Duration>);

impl Latencies {
    pub(crate) fn add(&mut self, duration: Duration) {
        self.0.push(duration);
    }

    pub(crate) fn append(&mut self, mut other: Self) {
        self.0.append(&mut other.0);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The median, the 90th and the 99th percentile and the longest, in milliseconds.
    pub(crate) fn summary(&self) -> Value {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        json!({
            "p50": millis(at(&sorted, 50)),
            "p90": millis(at(&sorted, 90)),
            "p99": millis(at(&sorted, 99)),
            "max": millis(at(&sorted, 100)),
        })
    }
}

/// The shortest that at least so many of a hundred do not exceed.
fn at(sorted: &[Duration], percent: usize) -> Duration {
    let place = (sorted.len() * percent).div_ceil(100).saturating_sub(1);
    sorted.get(place).copied().unwrap_or_default()
}

fn millis(duration: Duration) -> f64 {
    (duration.as_secs_f64() * 1e5).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_were_seen() {
        let mut latencies = Latencies::default();
        (1..=200).rev().for_each(|count| latencies.add(Duration::from_millis(count)));
        assert_eq!(latencies.summary(), json!({ "p50": 100.0, "p90": 180.0, "p99": 198.0, "max": 200.0 }));
        assert_eq!(at(&[], 99), Duration::ZERO);
    }
}
