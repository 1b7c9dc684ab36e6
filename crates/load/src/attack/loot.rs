use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// What an attacker got, and how often.
#[derive(Clone, Debug, Default)]
pub(super) struct Loot(Arc<Mutex<BTreeMap<String, u64>>>);

impl Loot {
    /// Got this once more.
    pub(super) fn got(&self, what: &str) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *all.entry(what.to_owned()).or_default() += 1;
    }

    /// How often he got something.
    pub(super) fn count(&self, what: &str) -> u64 {
        self.all().get(what).copied().unwrap_or_default()
    }

    /// Everything that he got.
    pub(super) fn all(&self) -> BTreeMap<String, u64> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
