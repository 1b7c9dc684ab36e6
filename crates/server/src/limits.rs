mod counts;
mod networks;
mod programs;

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

pub(crate) use counts::{Counted, Counts};
pub(crate) use networks::{Networks, OfNetwork};
pub(crate) use programs::Programs;

/// A bucket that fills at a steady rate; what is done takes from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    level: f64,
    at: Instant,
}

/// How fast buckets fill, and how much they hold.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    per_second: f64,
    burst: f64,
}

impl Rate {
    pub(crate) fn per_second(count: u32) -> Self {
        let count = f64::from(count);
        Self { per_second: count, burst: count * 4.0 }
    }

    /// So many at once, and one more each time that so much time has passed.
    pub(crate) fn burst(count: u32, one_more_after: Duration) -> Self {
        Self { per_second: 1.0 / one_more_after.as_secs_f64(), burst: f64::from(count) }
    }

    /// So many times as much.
    pub(crate) fn times(self, times: u32) -> Self {
        let times = f64::from(times);
        Self { per_second: self.per_second * times, burst: self.burst * times }
    }

    pub(crate) fn per_hour(count: u32) -> Self {
        Self { per_second: f64::from(count) / 3600.0, burst: f64::from(count) }
    }

    /// So many an hour, half of them at once.
    pub(crate) fn spread_over_an_hour(count: u32) -> Self {
        Self { burst: f64::from(count.div_ceil(2)), ..Self::per_hour(count) }
    }
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Self { level: rate.burst, at: now }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> bool {
        self.fill(rate, now);
        let has_one = self.level >= 1.0;
        if has_one {
            self.level -= 1.0;
        }
        has_one
    }

    /// When there is one again.
    fn empty(&self, rate: Rate) -> Empty {
        let seconds = (1.0 - self.level) / rate.per_second;
        Empty { retry_s: seconds.ceil().clamp(1.0, 3600.0) as u64 }
    }

    fn fill(&mut self, rate: Rate, now: Instant) {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.level = (self.level + passed * rate.per_second).min(rate.burst);
        self.at = now;
    }
}

/// There is nothing in a bucket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Empty {
    /// In how many seconds there is something again; an hour, if never.
    pub(crate) retry_s: u64,
}

/// A bucket for each of many.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    all: Mutex<Shelf<K>>,
}

#[derive(Debug)]
struct Shelf<K> {
    buckets: HashMap<K, Bucket>,
    /// How many there may be before those that are full again are forgotten.
    most: usize,
    /// What was taken since the other servers were told, if there may be some.
    spent: Option<HashMap<K, u32>>,
}

/// From how many on those that are full again are forgotten.
const MANY: usize = 10_000;

impl<K: Hash + Eq + Clone> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, all: Mutex::new(Shelf { buckets: HashMap::new(), most: MANY, spent: None }) }
    }

    /// The same, where other servers are to know what is taken.
    pub(crate) fn shared(self, is_shared: bool) -> Self {
        locked(&self.all).spent = is_shared.then(HashMap::new);
        self
    }

    /// What was taken here since the last time.
    pub(crate) fn take_spent(&self) -> Vec<(K, u32)> {
        locked(&self.all).spent.as_mut().map(|spent| spent.drain().collect()).unwrap_or_default()
    }

    /// Takes what was taken elsewhere.
    pub(crate) fn spend(&self, spent: Vec<(K, u32)>) {
        let (now, rate) = (Instant::now(), self.rate);
        let mut all = locked(&self.all);
        if all.buckets.len() >= all.most {
            all.forget_full(rate, now);
        }
        for (key, count) in spent {
            let bucket = all.buckets.entry(key).or_insert_with(|| Bucket::full(rate, now));
            bucket.fill(rate, now);
            // A debt is paid off before there is anything again; not more than one burst of it.
            bucket.level = (bucket.level - f64::from(count)).max(-rate.burst);
        }
    }

    /// Takes one from somebody's bucket, if there is one.
    pub(crate) fn take(&self, key: K) -> Result<(), Empty> {
        let (now, rate) = (Instant::now(), self.rate);
        let mut all = locked(&self.all);
        if all.buckets.len() >= all.most {
            all.forget_full(rate, now);
        }
        let known = all.spent.is_some().then(|| key.clone());
        let bucket = all.buckets.entry(key).or_insert_with(|| Bucket::full(rate, now));
        if !bucket.take(rate, now) {
            return Err(bucket.empty(rate));
        }
        if let (Some(spent), Some(key)) = (&mut all.spent, known) {
            *spent.entry(key).or_default() += 1;
        }
        Ok(())
    }

    /// Whether there is one in somebody's bucket, without taking it.
    pub(crate) fn look(&self, key: &K) -> Result<(), Empty> {
        let (now, rate) = (Instant::now(), self.rate);
        let mut bucket = locked(&self.all).buckets.get(key).copied().unwrap_or(Bucket::full(rate, now));
        if bucket.take(rate, now) { Ok(()) } else { Err(bucket.empty(rate)) }
    }
}

impl<K: Hash + Eq> Shelf<K> {
    /// Forgets those that are full again. It looks at all of them, so the next time is when there are twice as many.
    fn forget_full(&mut self, rate: Rate, now: Instant) {
        self.buckets.retain(|_, bucket| {
            bucket.fill(rate, now);
            bucket.level < rate.burst
        });
        self.most = MANY.max(self.buckets.len() * 2);
    }
}

/// The network of a client: a household has one IPv4 address, or 64 bits of an IPv6 one, if not more ([`Networks`]).
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => IpAddr::V4(v4),
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
    }
}

/// The inside of a mutex; what it guards is sound after every statement, so a panic elsewhere does no harm.
pub(crate) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_allows_a_burst_and_then_its_rate() {
        let (rate, begin) = (Rate::per_second(2), Instant::now());
        let mut bucket = Bucket::full(rate, begin);
        assert_eq!((0..20).filter(|_| bucket.take(rate, begin)).count(), 8);
        let later = begin + Duration::from_millis(1500);
        assert_eq!((0..20).filter(|_| bucket.take(rate, later)).count(), 3);
    }

    #[test]
    fn an_empty_bucket_says_when_there_is_something_again() {
        for (rate, n_free, retry_s) in [
            (Rate::per_second(2), 8, 1),
            (Rate::per_hour(3), 3, 1200),
            (Rate::spread_over_an_hour(60), 30, 60),
            (Rate::spread_over_an_hour(1), 1, 3600),
            (Rate::per_hour(0), 0, 3600),
            (Rate::burst(100, Duration::from_secs(1)), 100, 1),
            (Rate::burst(10, Duration::from_secs(2)), 10, 2),
        ] {
            let buckets = Buckets::new(rate);
            for n_taken in 0..n_free {
                assert_eq!(buckets.look(&"me"), Ok(()), "{rate:?} {n_taken}");
                assert_eq!(buckets.take("me"), Ok(()), "{rate:?} {n_taken}");
            }
            assert_eq!(buckets.look(&"me"), Err(Empty { retry_s }), "{rate:?}");
            assert_eq!(buckets.take("me"), Err(Empty { retry_s }), "{rate:?}");
            assert_eq!(buckets.look(&"you").is_ok(), n_free > 0, "{rate:?}");
        }
    }

    #[test]
    fn full_buckets_are_forgotten_and_empty_ones_are_not() {
        let (rate, now) = (Rate::per_second(1), Instant::now());
        let full = (0..MANY as u32).map(|key| (key, Bucket::full(rate, now)));
        let mut shelf = Shelf { buckets: full.collect(), most: MANY, spent: None };
        for key in 0..=MANY as u32 / 2 {
            shelf.buckets.get_mut(&key).expect("there").take(rate, now);
        }
        shelf.forget_full(rate, now);
        assert_eq!((shelf.buckets.len(), shelf.most), (MANY / 2 + 1, MANY + 2));
        shelf.forget_full(rate, now + Duration::from_secs(1));
        assert_eq!((shelf.buckets.len(), shelf.most), (0, MANY));
    }

    #[test]
    fn what_is_taken_elsewhere_is_gone_here() {
        let rate = Rate::per_hour(3);
        let (here, there) = (Buckets::new(rate).shared(true), Buckets::new(rate).shared(true));
        assert!(here.take("me").is_ok() && here.take("me").is_ok());
        there.spend(here.take_spent());
        assert!(here.take_spent().is_empty(), "it is told once");
        assert!(there.take("me").is_ok() && there.take("me").is_err());
        there.spend(vec![("me", 2)]);
        let owes = |seconds| Err(Empty { retry_s: seconds });
        assert_eq!(there.take("me"), owes(3600), "three are to be paid off, one each 20 minutes");
        assert!(there.take("you").is_ok());
        let alone = Buckets::new(rate);
        assert!(alone.take("me").is_ok() && alone.take_spent().is_empty());
    }
}
