use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::time::Duration;

use super::{Buckets, Empty, Rate};

/// The larger networks that one of IPv6 is in, by their bits, and how many times as much they may have: a provider gives
/// one customer all of such a network, who is in as many of the smaller ones as he likes.
pub(super) const WIDER: [(u32, u32); 2] = [(56, 4), (48, 16)];

/// How many times as much as one network all of them together may have, where that is counted.
const ALL: u32 = 50;

/// What a network still has when all together have nothing left: nobody can use up what the others need.
const RESERVE: u32 = 3;
const RESERVE_BACK: Duration = Duration::from_hours(1);

/// Something that is counted for a network.
pub(crate) trait OfNetwork: Clone + Eq + Hash {
    /// The same for the larger network of so many bits; nothing for IPv4, where nobody knows one.
    fn wider(&self, n_bits: u32) -> Option<Self>;
}

impl OfNetwork for IpAddr {
    fn wider(&self, n_bits: u32) -> Option<Self> {
        match self {
            Self::V4(_) => None,
            Self::V6(v6) => Some(Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << (128 - n_bits))).into()),
        }
    }
}

/// Something of a network that is told apart by a name.
impl OfNetwork for (String, IpAddr) {
    fn wider(&self, n_bits: u32) -> Option<Self> {
        Some((self.0.clone(), self.1.wider(n_bits)?))
    }
}

/// A budget for each network, larger ones for the larger networks that many of them are in, and perhaps one for all.
#[derive(Debug)]
pub(crate) struct Networks<K> {
    each: Buckets<K>,
    wider: [(u32, Buckets<K>); WIDER.len()],
    together: Option<Together<K>>,
}

/// What all networks together may have.
#[derive(Debug)]
struct Together<K> {
    all: Buckets<()>,
    reserve: Buckets<K>,
}

impl<K: OfNetwork> Networks<K> {
    /// Budgets where the larger networks have more.
    pub(crate) fn new(rate: Rate) -> Self {
        Self::with_wider(rate, WIDER.map(|(n_bits, times)| (n_bits, rate.times(times))))
    }

    /// Budgets where each larger network has what is said.
    pub(crate) fn with_wider(rate: Rate, wider: [(u32, Rate); WIDER.len()]) -> Self {
        let wider = wider.map(|(n_bits, rate)| (n_bits, Buckets::new(rate)));
        Self { each: Buckets::new(rate), wider, together: None }
    }

    /// The same, where there is one budget for all networks, too.
    pub(crate) fn together(self) -> Self {
        let all = Buckets::new(self.each.rate.times(ALL));
        let reserve = Buckets::new(Rate::burst(RESERVE, RESERVE_BACK));
        Self { together: Some(Together { all, reserve }), ..self }
    }

    /// The same, where other servers are to know what is taken.
    pub(crate) fn shared(self, is_shared: bool) -> Self {
        Self { each: self.each.shared(is_shared), ..self }
    }

    /// Takes one from all budgets that a network counts for, if each of them has one.
    pub(crate) fn take(&self, key: K) -> Result<(), Empty> {
        self.look(&key)?;
        for (key, buckets) in self.wider_of(&key) {
            buckets.take(key)?;
        }
        if let Some(together) = &self.together
            && together.all.take(()).is_err()
        {
            together.reserve.take(widest(&key))?;
        }
        self.each.take(key)
    }

    /// Whether there is one, without taking it.
    pub(crate) fn look(&self, key: &K) -> Result<(), Empty> {
        self.each.look(key)?;
        for (key, buckets) in self.wider_of(key) {
            buckets.look(&key)?;
        }
        match &self.together {
            Some(together) if together.all.look(&()).is_err() => together.reserve.look(&widest(key)),
            _ => Ok(()),
        }
    }

    /// What was taken here since the last time, by the networks themselves.
    pub(crate) fn take_spent(&self) -> Vec<(K, u32)> {
        self.each.take_spent()
    }

    /// Takes what was taken elsewhere.
    pub(crate) fn spend(&self, spent: Vec<(K, u32)>) {
        for (n_bits, buckets) in &self.wider {
            let wider = spent.iter().filter_map(|(key, count)| Some((key.wider(*n_bits)?, *count)));
            buckets.spend(wider.collect());
        }
        if let Some(together) = &self.together {
            let count = spent.iter().fold(0, |sum: u32, (_, count)| sum.saturating_add(*count));
            together.all.spend(vec![((), count)]);
        }
        self.each.spend(spent);
    }

    fn wider_of(&self, key: &K) -> impl Iterator<Item = (K, &Buckets<K>)> {
        self.wider.iter().filter_map(|(n_bits, buckets)| Some((key.wider(*n_bits)?, buckets)))
    }
}

/// The largest network that anything is counted for.
fn widest<K: OfNetwork>(key: &K) -> K {
    let [.., (n_bits, _)] = WIDER;
    key.wider(n_bits).unwrap_or_else(|| key.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A budget of ten that does not fill while this runs.
    fn slowly() -> Rate {
        Rate::burst(10, Duration::from_hours(1000))
    }

    /// The network of this number: of the 256 in the same one of 56 bits, of the 65,536 in the same one of 48 bits.
    fn network(number: u64) -> IpAddr {
        let first: Ipv6Addr = "2001:db8:7::".parse().expect("an address");
        Ipv6Addr::from_bits(first.to_bits() | u128::from(number) << 64).into()
    }

    fn n_taken(networks: &Networks<IpAddr>, keys: impl Iterator<Item = IpAddr>) -> usize {
        keys.filter(|key| networks.take(*key).is_ok()).count()
    }

    #[test]
    fn a_larger_network_has_more_but_not_as_much_as_all_in_it() {
        let networks = Networks::new(slowly());
        assert_eq!(n_taken(&networks, (0..100).map(|_| network(0))), 10, "one of 64 bits");
        assert_eq!(n_taken(&networks, (0..1000).map(|idx| network(idx % 256))), 30, "the rest of 56 bits");
        assert_eq!(n_taken(&networks, (0..9000).map(|idx| network(256 * (idx % 200)))), 120, "of 48 bits");
        assert!(networks.take("2001:db8:8::".parse().expect("an address")).is_ok(), "a neighbor");
        assert_eq!(n_taken(&networks, (0..100).map(|idx| IpAddr::from([10, 0, 0, idx]))), 100, "IPv4");
    }

    #[test]
    fn who_is_refused_is_not_counted() {
        let networks = Networks::new(slowly());
        assert_eq!(n_taken(&networks, (0..100).map(|_| network(0))), 10);
        assert_eq!(
            n_taken(&networks, (0..100).map(|_| network(1))),
            10,
            "the first one cost ten, not a hundred"
        );
    }

    #[test]
    fn all_together_have_one_budget_and_each_a_reserve() {
        let networks = Networks::new(slowly()).together();
        let v4 = |idx: u16| IpAddr::from([10, 0, (idx >> 8) as u8, idx as u8]);
        assert_eq!(n_taken(&networks, (0..500).map(|idx| v4(idx % 250))), 500);
        assert_eq!(n_taken(&networks, (0..100).map(|_| v4(0))), 3, "what it needs is there");
        assert_eq!(n_taken(&networks, (0..100).map(|_| v4(300))), 3, "for others, too");
        assert_eq!(n_taken(&networks, (0..100).map(network)), 3, "once for the largest network");
        assert!(networks.look(&v4(300)).is_err() && networks.look(&v4(301)).is_ok());
    }

    #[test]
    fn what_is_taken_elsewhere_counts_for_all() {
        let (here, there) = (Networks::new(slowly()).shared(true), Networks::new(slowly()).together());
        let of_56 = || (0..4).flat_map(|idx| (0..10).map(move |_| network(idx)));
        assert_eq!(n_taken(&here, of_56()), 40);
        there.spend(here.take_spent());
        assert!(there.take(network(4)).is_err(), "the network of 56 bits has used up what is its");
        assert!(there.take(network(256)).is_ok());
    }
}
