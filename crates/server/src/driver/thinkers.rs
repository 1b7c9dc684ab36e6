use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};

use serde_json::Value;

use crate::limits::locked;

/// Something that takes a while to think; nothing if it finds nothing.
type Thinking = Box<dyn FnOnce() -> Option<Value> + Send>;
/// Who is told what was thought; nothing if the thought went wrong.
type Told = Box<dyn FnOnce(Option<Value>) + Send>;

/// Threads on which bots think, shared out fairly: those for whom bots think take turns.
pub(crate) struct Thinkers {
    n_threads: usize,
    line: Arc<Mutex<Line>>,
}

/// Those who wait, and how many think.
#[derive(Default)]
struct Line {
    n_thinking: usize,
    /// Whose turn is next.
    turns: VecDeque<String>,
    waiting: HashMap<String, VecDeque<(Thinking, Told)>>,
}

impl Line {
    fn push(&mut self, owner: String, job: (Thinking, Told)) {
        let waiting = self.waiting.entry(owner.clone()).or_default();
        if waiting.is_empty() {
            self.turns.push_back(owner);
        }
        waiting.push_back(job);
    }

    /// The next job: of each owner one, then of each one again.
    fn pop(&mut self) -> Option<(Thinking, Told)> {
        let owner = self.turns.pop_front()?;
        let waiting = self.waiting.get_mut(&owner)?;
        let job = waiting.pop_front();
        if waiting.is_empty() {
            self.waiting.remove(&owner);
        } else {
            self.turns.push_back(owner);
        }
        job
    }
}

impl Thinkers {
    pub(crate) fn new(n_threads: usize) -> Self {
        Self { n_threads, line: Arc::default() }
    }

    /// Thinks off the threads that serve others, when it is this owner's turn.
    pub(super) fn think(&self, owner: String, thinking: Thinking, told: Told) {
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
        let Some((thinking, told)) = job else { return };
        // A thought that panics is one that found nothing.
        let thought = tokio::task::spawn_blocking(thinking).await;
        told(thought.ok().flatten());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn owners_take_turns() {
        let mut line = Line::default();
        let job =
            |number: u32| -> (Thinking, Told) { (Box::new(move || Some(number.into())), Box::new(|_| {})) };
        for number in 0..3 {
            line.push("greedy".into(), job(number));
        }
        line.push("modest".into(), job(10));
        let order: Vec<_> =
            std::iter::from_fn(|| line.pop()).filter_map(|(thinking, _)| thinking()).collect();
        assert_eq!(order, [0, 10, 1, 2]);
        assert!(line.waiting.is_empty() && line.turns.is_empty());
    }

    #[tokio::test]
    async fn a_panic_stops_nobody() {
        let thinkers = Thinkers::new(1);
        let (sender, mut answers) = tokio::sync::mpsc::unbounded_channel();
        for is_good in [false, true] {
            let sender = sender.clone();
            let thinking: Thinking =
                Box::new(move || if is_good { Some(1.into()) } else { panic!("on purpose") });
            thinkers.think("ann".into(), thinking, Box::new(move |thought| drop(sender.send(thought))));
        }
        assert_eq!(answers.recv().await, Some(None));
        assert_eq!(answers.recv().await, Some(Some(1.into())));
    }
}
