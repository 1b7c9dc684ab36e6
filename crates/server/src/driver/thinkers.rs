use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use serde_json::Value;

use crate::limits::{OfNetwork as _, locked};
use crate::thinking::think;

/// Something that takes a while to think; nothing if it finds nothing.
type Thinking = Box<dyn FnOnce() -> Option<Value> + Send>;
/// Who is told what was thought; nothing if the thought went wrong.
type Told = Box<dyn FnOnce(Option<Value>) + Send>;

/// The bits of the largest IPv6 network that a household usually has.
const HOUSEHOLD: u32 = 56;

/// For whom a bot thinks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Owner {
    /// The network from which whoever runs the table was last seen; nobody has been seen since the server began otherwise.
    pub(crate) network: Option<IpAddr>,
    /// Who runs the table.
    pub(crate) host: String,
}

/// Threads on which bots think, shared out fairly: networks take turns, and those who run tables in each of them. Guests
/// alone would not do: one network can have many.
pub(crate) struct Thinkers {
    n_threads: usize,
    line: Arc<Mutex<Line>>,
}

/// Something to think about, and who is told.
type Job = (Thinking, Told);

/// Those who wait, and how many think.
#[derive(Default)]
struct Line {
    n_thinking: usize,
    networks: Turns<Option<IpAddr>, Turns<String, VecDeque<Job>>>,
}

impl Line {
    fn push(&mut self, owner: Owner, job: Job) {
        let household = owner.network.map(|network| network.wider(HOUSEHOLD).unwrap_or(network));
        self.networks.of(household).of(owner.host).push_back(job);
    }

    /// The next job: of each network one, then of each one again.
    fn pop(&mut self) -> Option<Job> {
        self.networks.next(
            |hosts| hosts.next(VecDeque::pop_front, VecDeque::is_empty),
            |hosts| hosts.queues.is_empty(),
        )
    }
}

/// Queues whose owners take turns.
struct Turns<K, Q> {
    /// Whose turn is next.
    order: VecDeque<K>,
    queues: HashMap<K, Q>,
}

impl<K, Q> Default for Turns<K, Q> {
    fn default() -> Self {
        Self { order: VecDeque::new(), queues: HashMap::new() }
    }
}

impl<K: Clone + Eq + Hash, Q: Default> Turns<K, Q> {
    /// The queue of an owner, who is in line from now on.
    fn of(&mut self, owner: K) -> &mut Q {
        if !self.queues.contains_key(&owner) {
            self.order.push_back(owner.clone());
        }
        self.queues.entry(owner).or_default()
    }

    /// Takes from the queue whose turn it is; its owner is the last now, or goes when it is empty.
    fn next<T>(&mut self, take: impl FnOnce(&mut Q) -> Option<T>, is_empty: fn(&Q) -> bool) -> Option<T> {
        let owner = self.order.pop_front()?;
        let queue = self.queues.get_mut(&owner)?;
        let taken = take(queue);
        if is_empty(queue) {
            self.queues.remove(&owner);
        } else {
            self.order.push_back(owner);
        }
        taken
    }
}

impl Thinkers {
    pub(crate) fn new(n_threads: usize) -> Self {
        Self { n_threads, line: Arc::default() }
    }

    /// Thinks off the threads that serve others, when it is this owner's turn.
    pub(super) fn think(&self, owner: Owner, thinking: Thinking, told: Told) {
        let mut line = locked(&self.line);
        line.push(owner, (thinking, told));
        if line.n_thinking < self.n_threads {
            line.n_thinking += 1;
            tokio::spawn(work(Arc::clone(&self.line)));
        }
    }
}

/// Thinks until nobody waits.
async fn work(line: Arc<Mutex<Line>>) {
    loop {
        let job = {
            let mut line = locked(&line);
            let job = line.pop();
            if job.is_none() {
                line.n_thinking -= 1;
            }
            job
        };
        let Some((thought, told)) = job else { return };
        // A thought that panics is one that found nothing.
        let thought = think(thought).await;
        told(thought.ok().flatten());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owner(network: u8, host: &str) -> Owner {
        Owner { network: Some(IpAddr::from([10, 0, 0, network])), host: host.to_owned() }
    }

    /// The order in which jobs are taken that come in this one, each with its owner.
    fn order(jobs: &[(Owner, u32)]) -> Vec<serde_json::Value> {
        let mut line = Line::default();
        for (owner, number) in jobs.iter().cloned() {
            line.push(owner, (Box::new(move || Some(number.into())), Box::new(|_| {})));
        }
        let order = std::iter::from_fn(|| line.pop()).filter_map(|(thinking, _)| thinking()).collect();
        assert!(line.networks.queues.is_empty() && line.networks.order.is_empty());
        order
    }

    #[test]
    fn those_who_run_tables_take_turns() {
        let greedy = (0..3).map(|number| (owner(1, "greedy"), number));
        let jobs: Vec<_> = greedy.chain([(owner(1, "modest"), 10)]).collect();
        assert_eq!(order(&jobs), [0, 10, 1, 2]);
    }

    #[test]
    fn networks_take_turns_however_many_guests_they_have() {
        let many = (0..4).map(|number| (owner(1, &format!("guest {number}")), number));
        let jobs: Vec<_> = many.chain([(owner(2, "modest"), 10), (owner(2, "modest"), 11)]).collect();
        assert_eq!(order(&jobs), [0, 10, 1, 11, 2, 3]);
    }

    #[test]
    fn a_household_is_one_network_however_many_it_has() {
        let many = (0..4).map(|number| {
            let network = Some(IpAddr::from([0x2001, 0xdb8, 7, number, 0, 0, 0, 0]));
            (Owner { network, host: "greedy".to_owned() }, number.into())
        });
        let jobs: Vec<_> = many.chain([(owner(2, "modest"), 10)]).collect();
        assert_eq!(order(&jobs), [0, 10, 1, 2, 3]);
    }

    #[tokio::test]
    async fn a_panic_stops_nobody() {
        let thinkers = Thinkers::new(1);
        let (sender, mut answers) = tokio::sync::mpsc::unbounded_channel();
        for is_good in [false, true] {
            let sender = sender.clone();
            let thinking: Thinking =
                Box::new(move || if is_good { Some(1.into()) } else { panic!("on purpose") });
            thinkers.think(owner(1, "ann"), thinking, Box::new(move |thought| drop(sender.send(thought))));
        }
        assert_eq!(answers.recv().await, Some(None));
        assert_eq!(answers.recv().await, Some(Some(1.into())));
    }
}
