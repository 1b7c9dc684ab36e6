use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use super::locked;

/// How many of something each address has open.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    here: Mutex<HashMap<IpAddr, u32>>,
    /// How many it has open at other servers.
    elsewhere: Mutex<HashMap<IpAddr, u32>>,
}

/// One of those that an address has open; it is counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    counts: Arc<Counts>,
    address: IpAddr,
}

impl Counts {
    /// One more, unless there are as many as there may be.
    pub(crate) fn open(self: &Arc<Self>, address: IpAddr, most: u32) -> Option<Counted> {
        let elsewhere = locked(&self.elsewhere).get(&address).copied().unwrap_or(0);
        let mut counts = locked(&self.here);
        let count = counts.entry(address).or_default();
        if count.saturating_add(elsewhere) >= most {
            return None;
        }
        *count += 1;
        Some(Counted { counts: Arc::clone(self), address })
    }

    /// Whether anybody has anything open here.
    pub(crate) fn is_any_open(&self) -> bool {
        !locked(&self.here).is_empty()
    }

    /// How many each has open here.
    pub(crate) fn all(&self) -> Vec<(IpAddr, u32)> {
        locked(&self.here).iter().map(|(address, count)| (*address, *count)).collect()
    }

    /// How many each has open at other servers.
    pub(crate) fn set_elsewhere(&self, counts: HashMap<IpAddr, u32>) {
        *locked(&self.elsewhere) = counts;
    }

    fn close(&self, address: IpAddr) {
        let mut counts = locked(&self.here);
        if let Some(count) = counts.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&address);
            }
        }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.counts.close(self.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_open_elsewhere_counts() {
        let counts = Arc::new(Counts::default());
        let address = IpAddr::from([10, 0, 0, 1]);
        counts.set_elsewhere(HashMap::from([(address, 2)]));
        let one = counts.open(address, 3);
        assert!(one.is_some() && counts.open(address, 3).is_none());
        assert_eq!(counts.all(), [(address, 1)]);
    }

    #[test]
    fn an_address_has_only_so_many() {
        let counts = Arc::new(Counts::default());
        let address = IpAddr::from([10, 0, 0, 1]);
        let (one, other) = (counts.open(address, 2), counts.open(address, 2));
        assert!(one.is_some() && other.is_some() && counts.open(address, 2).is_none());
        drop(one);
        assert!(counts.open(address, 2).is_some());
    }
}
