use std::io::Write;

use serde_json::{Map, Value};

use crate::crowd::Tally;

/// What was measured, in order, and whether anything went wrong.
#[derive(Debug, Default)]
pub(crate) struct Report {
    figures: Map<String, Value>,
    order: Vec<String>,
    n_faults: usize,
}

impl Report {
    /// A figure with its name.
    pub(crate) fn add(&mut self, name: &str, value: impl Into<Value>) {
        self.order.push(name.to_owned());
        self.figures.insert(name.to_owned(), value.into());
    }

    /// What was refused or lost.
    pub(crate) fn add_faults(&mut self, tally: &Tally) {
        self.n_faults += tally.refused + tally.lost;
        self.add("refused", tally.refused);
        self.add("lost", tally.lost);
        if let Some(first) = &tally.first {
            self.add("first fault", first.as_str());
        }
    }

    /// What must not be.
    pub(crate) fn add_wrongs(&mut self, wrongs: &[String]) {
        self.n_faults += wrongs.len();
        if !wrongs.is_empty() {
            self.add("wrong", wrongs.join("; "));
        }
    }

    /// All figures by their names.
    pub(crate) fn figures(&self) -> Value {
        self.figures.clone().into()
    }

    /// Whether nothing was refused or lost.
    pub(crate) fn is_clean(&self) -> bool {
        self.n_faults == 0
    }

    /// Prints all figures.
    pub(crate) fn print(&self, as_json: bool) -> std::io::Result<()> {
        let mut out = std::io::stdout().lock();
        if as_json {
            return writeln!(out, "{}", self.figures());
        }
        for name in &self.order {
            writeln!(out, "{name:<32} {}", words(&self.figures[name]))?;
        }
        out.flush()
    }
}

fn words(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Object(fields) => {
            let order = ["p50", "p90", "p99", "max"];
            let named = order.iter().filter_map(|name| Some((*name, fields.get(*name)?)));
            let others = fields.iter().map(|(name, value)| (name.as_str(), value));
            let others = others.filter(|(name, _)| !order.contains(name));
            named.chain(others).map(|(name, value)| format!("{name} {value}")).collect::<Vec<_>>().join("  ")
        }
        other => other.to_string(),
    }
}
