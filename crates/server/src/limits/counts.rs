use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use super::networks::WIDER;
use super::{OfNetwork as _, locked};

/// A network, and how many of its bits count; all of them for the network of a client itself.
type Key = (u32, IpAddr);

/// The bits of the network of a client.
const OWN: u32 = 128;

/// The network of a client, the larger ones that it is in, and how many times as much each may have open.
fn keys(network: IpAddr) -> impl Iterator<Item = (Key, u32)> {
    let wider = WIDER
        .into_iter()
        .filter_map(move |(n_bits, times)| network.wider(n_bits).map(|wider| ((n_bits, wider), times)));
    std::iter::once(((OWN, network), 1)).chain(wider)
}

/// How many of something each network has open.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    here: Mutex<HashMap<Key, u32>>,
    /// How many it has open at other servers.
    elsewhere: Mutex<HashMap<Key, u32>>,
}

/// One of those that an address has open; it is counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    counts: Arc<Counts>,
    address: IpAddr,
}

impl Counts {
    /// One more, unless there are as many as there may be: of the network itself, or of a larger one that it is in.
    pub(crate) fn open(self: &Arc<Self>, address: IpAddr, most: u32) -> Option<Counted> {
        let elsewhere = locked(&self.elsewhere);
        let mut here = locked(&self.here);
        let n_open = |key| {
            let count = |counts: &HashMap<Key, u32>| counts.get(&key).copied().unwrap_or(0);
            count(&here).saturating_add(count(&elsewhere))
        };
        if keys(address).any(|(key, times)| n_open(key) >= most.saturating_mul(times)) {
            return None;
        }
        for (key, _) in keys(address) {
            *here.entry(key).or_default() += 1;
        }
        Some(Counted { counts: Arc::clone(self), address })
    }

    /// Whether anybody has anything open here.
    pub(crate) fn is_any_open(&self) -> bool {
        !locked(&self.here).is_empty()
    }

    /// How many each has open here.
    pub(crate) fn all(&self) -> Vec<(IpAddr, u32)> {
        let here = locked(&self.here);
        let own = here.iter().filter(|((n_bits, _), _)| *n_bits == OWN);
        own.map(|((_, network), count)| (*network, *count)).collect()
    }

    /// How many each has open at other servers.
    pub(crate) fn set_elsewhere(&self, counts: HashMap<IpAddr, u32>) {
        let mut all = HashMap::new();
        for (network, count) in counts {
            for (key, _) in keys(network) {
                *all.entry(key).or_default() += count;
            }
        }
        *locked(&self.elsewhere) = all;
    }

    fn close(&self, address: IpAddr) {
        let mut counts = locked(&self.here);
        for (key, _) in keys(address) {
            if let Some(count) = counts.get_mut(&key) {
                *count -= 1;
                if *count == 0 {
                    counts.remove(&key);
                }
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

    #[test]
    fn a_larger_network_has_more_but_not_as_much_as_all_in_it() {
        let counts = Arc::new(Counts::default());
        let network = |number: u16| IpAddr::from([0x2001, 0xdb8, 7, number, 0, 0, 0, 0]);
        let open = |numbers: &mut dyn Iterator<Item = u16>| -> Vec<Counted> {
            numbers.filter_map(|number| counts.open(network(number), 2)).collect()
        };
        let one = open(&mut std::iter::repeat_n(0, 9));
        let of_56 = open(&mut (0..256));
        let of_48 = open(&mut (256..9000));
        assert_eq!([one.len(), of_56.len(), of_48.len()], [2, 6, 24]);
        assert!(counts.open(IpAddr::from([0x2001, 0xdb8, 8, 0, 0, 0, 0, 0]), 2).is_some(), "a neighbor");
        assert_eq!(counts.all().iter().map(|(_, count)| count).sum::<u32>(), 32);
        drop((one, of_56, of_48));
        assert!(!counts.is_any_open());
        counts.set_elsewhere((0..8).map(|number| (network(number), 1)).collect());
        assert!(counts.open(network(9), 2).is_none(), "elsewhere they count, too");
    }
}
